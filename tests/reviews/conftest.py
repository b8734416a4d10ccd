"""The tables of the games' own tests build positions for reviews, too."""

import sys
from pathlib import Path

GAMES = Path(__file__).parent.parent / "games"
sys.path.extend(str(folder) for folder in sorted(GAMES.iterdir()) if folder.is_dir())
