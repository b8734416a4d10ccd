"""The teaching game is importable here, installed or not."""

import sys
from pathlib import Path

SOURCES = Path(__file__).parents[2] / "examples" / "teaching-game" / "src"
if str(SOURCES) not in sys.path:
    sys.path.insert(0, str(SOURCES))
