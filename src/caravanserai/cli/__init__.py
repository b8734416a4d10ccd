"""The command `serai`: one module per command in `commands`, each with `register`."""

from caravanserai.cli.main import main

__all__ = ["main"]
