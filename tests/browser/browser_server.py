"""The server as anybody starts it, but with the same luck in every run: no test hangs on how a random game goes.

CARAVANSERAI_LUCK=2 pytest tests/browser      other games
"""

import os
import secrets
import sys
from types import SimpleNamespace
from typing import Any

from caravanserai.cli import main
from caravanserai.play import match
from caravanserai.play.chance import make_seed
from caravanserai.server.room import interval, thinker

LUCK = os.environ.get("CARAVANSERAI_LUCK", "1")
PAUSE = 3600.0
"""Seconds after which a pause goes on by itself: longer than a slow machine takes to look at it."""


def fix() -> None:
    """Every match draws from one seed, every bot chooses by one."""
    games, bots = vars(match), vars(thinker)
    games["make_seed"] = lambda seed: make_seed(f"luck {LUCK}" if seed is None else seed)
    known: Any = SimpleNamespace(token_hex=lambda size: f"luck {LUCK}", choice=secrets.choice)
    bots["secrets"] = known
    vars(interval)["LONGEST"] = PAUSE


if __name__ == "__main__":
    fix()
    sys.exit(main(sys.argv[1:]))
