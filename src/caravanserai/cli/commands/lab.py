"""`serai lab`: what many games say about a game."""

import argparse
from pathlib import Path
from typing import Any

from caravanserai import spread
from caravanserai.bots import NAMES
from caravanserai.cli.commandline import Commands, add_json, add_spread, check_spread
from caravanserai.cli.output import INTERRUPTED, OK, UserError, console, known_game, print_json
from caravanserai.cli.progress import bar
from caravanserai.cli.tables import add_option, chosen_options, named_bots
from caravanserai.core.game import Game
from caravanserai.core.registry import games

FEWEST = 20
"""With fewer games hardly anything could be said."""


def register(commands: Commands) -> None:
    """Join the command line."""
    parser = commands.add(
        "lab",
        run,
        "report on a game's balance",
        "Play many games between bots and report what they say: seats, closeness, lengths, points by category, what\n"
        "winners own and did, all with intervals. --compare plays every deal a second time with another option and\n"
        "reports the differences. Writes report.html, report.json and games.parquet into a folder. Ctrl-C keeps the\n"
        "finished games; the same command with the same folder goes on.",
        (
            "serai lab fivetribes --seats 4 --bots medium --games 400 --folder lab/five",
            "serai lab yspahan --compare zero-move-sends=off --games 200 --folder lab/zero",
            "serai lab morgenland --games 400 --luck 50 --folder lab/luck",
        ),
    )
    parser.add_argument("game", metavar="GAME", help=f"one of {', '.join(games())}")
    parser.add_argument("--folder", type=Path, required=True, metavar="DIR", help="where the report goes")
    parser.add_argument("--games", type=int, default=200, metavar="N", help="how many games (default: 200)")
    parser.add_argument("--seats", type=int, metavar="N", help="seats per game")
    parser.add_argument(
        "--bots",
        default="medium",
        metavar="LEVEL[,LEVEL…]",
        help=f"who plays, moving on by a seat every game: {', '.join(NAMES)} (default: medium)",
    )
    parser.add_argument("--seed", default="lab", metavar="TEXT", help="the same text gives the same report")
    parser.add_argument(
        "--iterations",
        type=float,
        default=1.0,
        metavar="X",
        help="strength of thought, 1 is full (default: 1)",
    )
    parser.add_argument(
        "--compare", metavar="OPTION=VALUE", help="play every deal again with this option and compare"
    )
    parser.add_argument(
        "--luck",
        type=int,
        default=0,
        metavar="N",
        help="review the first N games for what was luck and what was skill (default: none; it takes its time)",
    )
    add_spread(parser)
    add_option(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Play, reckon and write."""
    game = known_game(args.game)
    check_spread(args)
    _check_numbers(args)
    try:
        from caravanserai.lab import files
    except ImportError as error:
        raise UserError("the lab needs numpy and matplotlib: pip install 'caravanserai[lab]'") from error
    from caravanserai.lab.results import results

    chosen = _study(args, game)
    try:
        files.check_folder(args.folder)
    except files.CannotWrite as error:
        raise UserError(str(error)) from error
    journal = spread.Journal(args.folder / "games.jsonl", {"study": chosen._asdict()})
    played = _play(args, chosen, journal)
    whole = len(played) == len(chosen.pieces())
    if len({each.number for each in played}) < FEWEST:
        raise UserError(f"interrupted before {FEWEST} games were played; the same command goes on")
    written = files.write(results(chosen, played), played, args.folder)
    if args.json:
        print_json({"games": len(played), "files": [str(path) for path in written]})
    else:
        console(args).print(f"{len(played)} games; the report is {written[0]}")
    return OK if whole else INTERRUPTED


def _check_numbers(args: argparse.Namespace) -> None:
    if args.games < FEWEST:
        raise UserError(f"--games must be at least {FEWEST}: with fewer hardly anything could be said")
    if args.iterations <= 0:
        raise UserError("--iterations must be more than 0")
    if args.luck and not FEWEST <= args.luck <= args.games:
        raise UserError(f"--luck runs from {FEWEST} to the number of games, {args.games}")


def _study(args: argparse.Namespace, game: Game) -> Any:
    from caravanserai.lab.study import Study

    bots = tuple(named_bots(args.bots))
    seats = game.seat_count(args.seats)
    given = {name: str(value) for name, value in chosen_options(args).items()}
    game.check_options(seats, given)
    other = None
    if args.compare is not None:
        name, equals, value = args.compare.partition("=")
        if not equals:
            raise UserError("--compare takes OPTION=VALUE")
        other = {**given, name: value}
        game.check_options(seats, other)
    return Study(game.key, seats, bots, args.games, args.seed, args.iterations, given, other, args.luck)


def _play(args: argparse.Namespace, study: Any, journal: spread.Journal) -> list[Any]:
    """The games that are finished, in order; after Ctrl-C those that were."""
    from caravanserai.lab.study import Played, play

    pieces = study.pieces()
    with bar(args, study.game, len(pieces)) as advance:
        try:
            with spread.backend(args.on, args.workers) as backend:
                for done, _ in enumerate(spread.resume(backend, play, pieces, journal), 1):
                    advance(done)
        except KeyboardInterrupt:
            pass
    return [Played(**game) for _, game in sorted(journal.done.items())]
