"""`serai trials`: whether a review calls the right things mistakes."""

import argparse
import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from caravanserai import spread
from caravanserai.cli.commandline import Commands, add_json, add_spread, check_spread
from caravanserai.cli.output import INTERRUPTED, OK, UserError, console, known_game, print_json
from caravanserai.cli.progress import bar
from caravanserai.core.game import Game
from caravanserai.core.registry import games
from caravanserai.reviews import trials

Piece = TypeVar("Piece", bound=NamedTuple)


def register(commands: Commands) -> None:
    """Join the command line."""
    parser = commands.add(
        "trials",
        run,
        "try whether a review calls the right things mistakes",
        "Show a review decisions that are clearly bad by the rules, in positions built by hand, and see whether it finds\n"
        "them; then play games between bots and see how often it calls options mistakes that a twenty times longer search\n"
        "judges equal to the best. Ctrl-C keeps what is finished; the same command with the same folder goes on.",
        (
            "serai trials yspahan --games 40 --folder trials",
            "serai trials morgenland --games 0 --folder trials",
        ),
    )
    parser.add_argument("game", metavar="GAME", help=f"one of {', '.join(games())}")
    parser.add_argument("--folder", type=Path, required=True, metavar="DIR", help="where it is kept")
    parser.add_argument(
        "--games",
        type=int,
        default=40,
        metavar="N",
        help="how many games (default: 40; 0: only the built positions)",
    )
    parser.add_argument("--seed", default="trials", metavar="TEXT", help="any text: other games")
    add_spread(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Try and tell."""
    game = known_game(args.game)
    check_spread(args)
    if args.games < 0:
        raise UserError("--games must be at least 0")
    blunders = [
        trials.Blunder(game.key, number, args.seed) for number in range(len(trials.planted(game.key)))
    ]
    shown = _done(args, f"{game.key}-planted", trials.judged, blunders)
    equal = None if shown is None else _done(args, f"{game.key}-equal", trials.tried, _games(args, game))
    found = _counted(game.key, shown or [], equal or [])
    (args.folder / f"{game.key}-trials.json").write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")
    if args.json:
        print_json(found)
    else:
        _print(args, found)
    return INTERRUPTED if equal is None else OK


def _games(args: argparse.Namespace, game: Game) -> list[trials.Trial]:
    return [
        trials.Trial(game.key, game.seats[number % len(game.seats)], number, args.seed)
        for number in range(args.games)
    ]


def _done(
    args: argparse.Namespace, name: str, work: Callable[[Piece], Any], pieces: Sequence[Piece]
) -> list[Any] | None:
    """What came of all pieces, in their order; None: it was broken off."""
    made = {"pieces": [piece._asdict() for piece in pieces]}
    journal = spread.Journal(args.folder / "games" / f"{name}.jsonl", made)
    with bar(args, name, len(pieces)) as advance:
        try:
            with spread.backend(args.on, args.workers) as backend:
                for done, _ in enumerate(spread.resume(backend, work, pieces, journal), 1):
                    advance(done)
        except KeyboardInterrupt:
            return None
    return [result for _, result in sorted(journal.done.items())]


def _counted(key: str, shown: list[dict[str, Any]], games: list[list[str]]) -> dict[str, Any]:
    equal = [word for game in games for word in game]
    return {
        "game": key,
        "games": len(games),
        "planted": len(shown),
        "found": sum(each["word"] != "" for each in shown),
        "equal": len(equal),
        "called": sum(word != "" for word in equal),
        "blunders": shown,
    }


def _print(args: argparse.Namespace, found: dict[str, Any]) -> None:
    out = console(args)
    out.print(
        f"{found['found']} of {found['planted']} planted blunders were found; "
        f"{found['called']} of {found['equal']} equal options were called mistakes"
    )
    for each in found["blunders"]:
        if not each["word"]:
            out.print(f"- {each['title']}: {each['bad']}, {each['loss']} ± {each['error']}", markup=False)
