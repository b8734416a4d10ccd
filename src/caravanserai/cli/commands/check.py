"""`serai check`: the conformance kit on anybody's game."""

import argparse

from caravanserai.cli.commandline import Commands, add_json
from caravanserai.cli.output import FAILED, OK, UserError, known_game, print_json
from caravanserai.cli.progress import stages


def register(commands: Commands) -> None:
    """Join the command line."""
    parser = commands.add(
        "check",
        run,
        "run the conformance kit on a game",
        "Run the conformance kit on an installed game (by its key) or on MODULE:ATTRIBUTE. The working folder is\n"
        "searched for the module first. Exit code 1 if a check fails.",
        ("serai check yspahan", "serai check my_package.my_game:GAME --budget 400"),
    )
    parser.add_argument("game", metavar="GAME | MODULE:GAME", help="a game's key, or where it is")
    parser.add_argument(
        "--budget", type=int, default=120, metavar="N", help="how many positions to look at (default: 120)"
    )
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Run every check and print the report."""
    from caravanserai.testing.kit import run_kit

    game = known_game(args.game)
    place = args.game if ":" in args.game else None
    if args.budget < 1:
        raise UserError("--budget must be at least 1")
    with stages(args) as progress:
        report = run_kit(game, args.budget, progress, place=place)
    if args.json:
        print_json(
            {"game": report.game, "ok": report.ok, "checks": [each._asdict() for each in report.results]}
        )
    else:
        print(report.text())
    return OK if report.ok else FAILED
