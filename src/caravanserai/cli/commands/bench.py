"""`serai bench`: how fast the engine plays, next to a peer."""

from caravanserai.cli.registering import Commands


def register(commands: Commands) -> None:
    """Join the command line."""
