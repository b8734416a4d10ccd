"""`serai play`: a game in the terminal, against bots or with several people at one screen."""

import argparse
import sys
from pathlib import Path

from caravanserai.cli.commandline import Commands
from caravanserai.cli.keeper import Keeper
from caravanserai.cli.output import OK, UserError, console, known_game, words
from caravanserai.cli.tables import BOT_NAMES, BotSeats, add_table_options, new_match
from caravanserai.core.guide import LEARNER
from caravanserai.core.registry import games
from caravanserai.play.guided import GuidedMatch
from caravanserai.play.match import Match
from caravanserai.tui.lessons import GuidedSession
from caravanserai.tui.screen import Left, Screen
from caravanserai.tui.session import Session
from caravanserai.tui.words import level_words, title


def register(commands: Commands) -> None:
    """Join the command line."""
    parser = commands.add(
        "play",
        run,
        "play in the terminal",
        "Play in the terminal with numbered choices. Type help during the game for the other commands.",
        (
            "serai play yspahan",
            "serai play fivetribes --seats 2 --bots hard --save game.txt",
            "serai play alrashid --seat 1,2 --bots easy     two people at one screen",
            "serai play --resume game.txt",
            "serai play yspahan --guide                     learn by playing",
        ),
    )
    parser.add_argument("game", nargs="?", metavar="GAME", help=f"one of {', '.join(games())}")
    parser.add_argument(
        "--seat", default="1", metavar="N[,N…]", help="where people sit, counted from 1, or all (default: 1)"
    )
    parser.add_argument(
        "--save", type=Path, metavar="FILE", help="keep the game in a new FILE after every decision"
    )
    parser.add_argument("--resume", type=Path, metavar="FILE", help="play on with a game kept by --save")
    parser.add_argument(
        "--guide",
        nargs="?",
        const="",
        metavar="NAME",
        help="a short guided game that teaches GAME; NAME for another than the first",
    )
    add_table_options(parser)


def run(args: argparse.Namespace) -> int:
    """Play until the end or until the person leaves."""
    if args.guide is not None:
        return _learn(args)
    match, keeper = _table(args)
    people = people_at(args.seat, match.seats)
    seats = BotSeats(match, people, args.bots, args.seed)
    said = words(args, match.game, seats.names(words(args), match.seats))
    screen = Screen(console(args), said)
    _welcome(screen, match, people, seats)
    session = Session(match, people, seats.decide, screen, keeper.keep if keeper else _forget)
    try:
        session.run()
    except Left:
        if keeper is None:
            screen.say("tui-left")
        else:
            screen.say("tui-left-saved", file_id=str(keeper.path))
    return OK


def _learn(args: argparse.Namespace) -> int:
    """A guided game."""
    if args.resume or args.save or args.option or args.seats or args.game is None:
        raise UserError(
            "--guide takes a GAME and nothing else: seats, options and dice are part of the lesson"
        )
    game = known_game(args.game)
    try:
        match = GuidedMatch(game, args.guide)
    except ValueError as error:
        raise UserError(str(error)) from error
    names = (words(args).name(f"@{LEARNER}"), *BOT_NAMES[: match.seats - 1])
    session = GuidedSession(match, Screen(console(args), words(args, game, names)))
    try:
        session.run()
    except Left:
        session.screen.say("tui-left")
    return OK


def people_at(text: str, seats: int) -> tuple[int, ...]:
    """The seats of `--seat`, counted from 0."""
    if text == "all":
        return tuple(range(seats))
    found = [int(part) - 1 if part.strip().isdecimal() else -1 for part in text.split(",")]
    if len(set(found)) != len(found) or not all(0 <= seat < seats for seat in found):
        raise UserError(f"--seat takes different numbers from 1 to {seats}, or all, not {text!r}")
    return tuple(sorted(found))


def _table(args: argparse.Namespace) -> tuple[Match, Keeper | None]:
    """The match to play, new or resumed, and where it is kept."""
    if args.resume is not None:
        if args.game or args.save or args.option or args.seats:
            raise UserError(
                "--resume takes game, seats and options from the file: leave GAME, --save, --seats, --option out"
            )
        keeper = Keeper(args.resume)
        return keeper.resume(), keeper
    if args.game is None:
        raise UserError(f"which game? There are: {', '.join(games())}")
    match = new_match(args)
    if args.save is None:
        return match, None
    keeper = Keeper(args.save)
    keeper.begin(match)
    return match, keeper


def _welcome(screen: Screen, match: Match, people: tuple[int, ...], seats: BotSeats) -> None:
    if sys.stdin.isatty():
        import readline  # noqa: F401  gives input() a history and editing
    screen.rule(
        screen.words.say("tui-welcome", {"game_id": title(match.game, screen.words), "seats": match.seats})
    )
    if len(people) == 1:
        screen.say("tui-you-are", player=f"@{people[0]}")
    if seats.seats:
        named = (level_words(screen.words.language, level)[0] for level in seats.levels.values())
        levels = ", ".join(dict.fromkeys(named))
        bots = [f"@{seat}" for seat in seats.seats]
        screen.say("tui-bots-are", each_bot=bots, bots=len(bots), level_id=levels)
    screen.say("tui-first-help")


def _forget(match: Match) -> None:
    """Nothing is kept."""
