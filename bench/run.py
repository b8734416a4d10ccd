"""Measure everything and write `bench/results.md`: `python bench/run.py [arguments of serai bench]`."""

import sys
from pathlib import Path

from caravanserai.cli import main

if __name__ == "__main__":
    sys.exit(main(["bench", "--output", str(Path(__file__).parent / "results.md"), *sys.argv[1:]]))
