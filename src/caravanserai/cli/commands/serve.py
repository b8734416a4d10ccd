"""`serai serve`: the games in the browser."""

import argparse
from importlib.util import find_spec

from caravanserai.cli.registering import Commands


def available() -> bool:
    """Whether the server is part of this installation."""
    return find_spec("caravanserai.server") is not None and find_spec("caravanserai.server.serve") is not None


def register(commands: Commands) -> None:
    """Join the command line, where the server is."""
    if not available():
        return


def run(args: argparse.Namespace) -> int:
    """Serve until interrupted."""
    raise NotImplementedError
