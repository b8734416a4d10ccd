"""`serai watch`: bots play, a spectator looks on."""

import argparse
import json
import sys
import time
from pathlib import Path

from caravanserai.bots import Thought
from caravanserai.cli.commandline import Commands, add_json
from caravanserai.cli.output import OK, console, words
from caravanserai.cli.tables import BotSeats, add_table_options, new_match
from caravanserai.core.registry import games
from caravanserai.play.match import Match, Refusal, visible
from caravanserai.play.record import save
from caravanserai.tui.drawing import drawing
from caravanserai.tui.scores import score_sheet, winners
from caravanserai.tui.screen import Screen


def register(commands: Commands) -> None:
    """Join the command line."""
    parser = commands.add(
        "watch",
        run,
        "watch bots play",
        "Watch bots play, as a spectator: what happened, as everybody at the table may know it, and in front of it\n"
        "what the bot that moved thought: its three best moves with the share of wins it expects of them. Thoughts can\n"
        "name cards that only the bot sees; --no-reasons leaves them out.",
        (
            "serai watch morgenland --seats 3 --bots hard,easy,easy",
            "serai watch yspahan --seed tonight --delay 1 --table",
            "serai watch yspahan --bots random --json",
        ),
    )
    parser.add_argument("game", metavar="GAME", help=f"one of {', '.join(games())}")
    add_table_options(parser)
    parser.add_argument(
        "--delay", type=float, default=0.0, metavar="SECONDS", help="pause after every decision"
    )
    parser.add_argument("--table", action="store_true", help="draw the table after every decision")
    parser.add_argument("--no-reasons", action="store_true", help="leave out what the bots think")
    parser.add_argument("--save", type=Path, metavar="FILE", help="write the record at the end")
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Play to the end; with --json one line per decision and one for the result."""
    match = new_match(args)
    seats = BotSeats(match, (), args.bots, args.seed)
    screen = Screen(console(args), words(args, match.game, seats.names(words(args), match.seats)))
    _tell(args, screen, match, 0, [])
    while not match.over:
        seen = len(match.events)
        seat = match.state.actor()
        with screen.thinking(seat):
            thought = seats.think(match, seat)
        reasons = [] if args.no_reasons else _reasons(screen, match, seat, thought)
        answer = match.play(seat, thought.action)
        if isinstance(answer, Refusal):
            raise answer
        _tell(args, screen, match, seen, reasons)
        time.sleep(max(0.0, args.delay))
    _result(args, screen, match)
    if args.save is not None:
        save(match, args.save)
    return OK


def _reasons(screen: Screen, match: Match, seat: int, thought: Thought) -> list[tuple[str, float]]:
    """The bot's three best moves in words, the chosen one first, with the share of wins it expects of each."""
    words = {c["id"]: screen.words.choice(c) for c in match.game.prompt(match.state, seat)["choices"]}
    return [(words[action], share) for action, share in thought.best[:3]]


def _tell(
    args: argparse.Namespace, screen: Screen, match: Match, seen: int, reasons: list[tuple[str, float]]
) -> None:
    """What the last bot thought, and what has happened since the first `seen` events."""
    fresh = visible([event for _, event in match.events[seen:]], None)
    if args.json:
        events = [screen.words.event(event) for event in fresh]
        thoughts = [{"move": move, "share": round(share, 3)} for move, share in reasons]
        _line({"step": len(match.steps), "events": events, **({"reasons": thoughts} if reasons else {})})
        return
    if reasons:
        screen.write(" · ".join(f"{move} {share:.0%}" for move, share in reasons), "italic")
    screen.events(fresh)
    if args.table:
        screen.show(drawing(match.game, match.game.view(match.state, None), screen.words))


def _result(args: argparse.Namespace, screen: Screen, match: Match) -> None:
    if args.json:
        breakdown = match.game.breakdown(match.state)
        _line({"scores": match.state.scores(), "ranking": match.state.ranking(), "breakdown": breakdown})
        return
    screen.show(score_sheet(match.game, match.state, screen.words))
    screen.write(winners(match.state, screen.words), "bold")


def _line(value: object) -> None:
    """One JSON value in one line, at once."""
    print(json.dumps(value, ensure_ascii=False), file=sys.stdout, flush=True)
