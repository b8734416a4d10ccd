"""`serai golden`: write the golden games again, for developers of a game."""

import argparse
from importlib.util import find_spec

from caravanserai.cli.registering import Commands


def register(commands: Commands) -> None:
    """Join the command line, where the tool is."""
    if find_spec("caravanserai.testing.golden") is None:
        return
    parser = commands.add(
        "golden",
        run,
        "write the golden games of the tests again",
        "Write the golden games of the tests again, after a change of the rules that is meant. The difference that\n"
        "git shows then is what the change does.",
        ("serai golden", "serai golden yspahan"),
    )
    parser.add_argument("games", nargs="*", metavar="GAME", help="which games (default: all built-in ones)")


def run(args: argparse.Namespace) -> int:
    """Hand over to the tool."""
    from caravanserai.testing.golden import main

    return main(args.games)
