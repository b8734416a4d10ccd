"""Write the planted blunders into the package: `python tests/reviews/plant.py`."""

import sys
from pathlib import Path

HERE = Path(__file__).parent
sys.path.extend(str(folder) for folder in sorted((HERE.parent / "games").iterdir()) if folder.is_dir())

import planted_alrashid  # noqa: E402
import planted_fivetribes  # noqa: E402
import planted_morgenland  # noqa: E402
import planted_yspahan  # noqa: E402
from planting import text  # noqa: E402

import caravanserai as cs  # noqa: E402

SETS = {
    "alrashid": planted_alrashid.blunders,
    "fivetribes": planted_fivetribes.blunders,
    "morgenland": planted_morgenland.blunders,
    "yspahan": planted_yspahan.blunders,
}
FOLDER = Path(cs.__file__).parent / "reviews" / "planted"

if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for key, blunders in SETS.items():
        (FOLDER / f"{key}.json").write_text(text(cs.game(key), blunders()), encoding="utf-8")
