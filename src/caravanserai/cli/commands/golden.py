"""`serai golden`: write the golden games again, for developers of a game."""

import argparse

from caravanserai.cli.commandline import Commands


def register(commands: Commands) -> None:
    """Join the command line."""
    parser = commands.add(
        "golden",
        run,
        "write or compare the golden games of the tests",
        "Write the golden games of the tests again, after a change of the rules that is meant. The difference that\n"
        "git shows then is what the change does.",
        ("serai golden yspahan", "serai golden --check"),
    )
    parser.add_argument(
        "games", nargs="*", metavar="GAME", help="games by key or MODULE:GAME (default: all built in)"
    )
    parser.add_argument(
        "--to", default="tests/golden", metavar="DIR", help="where they are (default: tests/golden)"
    )
    parser.add_argument("--check", action="store_true", help="compare instead of writing")


def run(args: argparse.Namespace) -> int:
    """Hand over to the tool."""
    from caravanserai.testing.golden import main

    return main([*args.games, "--to", args.to, *(["--check"] if args.check else [])])
