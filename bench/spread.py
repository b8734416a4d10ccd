"""What spreading work costs: pieces of about a second in this process, on two cores, and on a local Ray.

    python bench/spread.py                 16 pieces for each
    python bench/spread.py --pieces 60

Every backend does the same pieces in one run, after a few small ones that warm it up. A piece is whole random games,
counted beforehand so that it takes about a second in this process. Starting a backend is told apart.
"""

import argparse
import os
import platform
import time

from caravanserai import spread
from caravanserai.core.registry import game
from caravanserai.core.rollout import playout

KEY, SEATS = "yspahan", 4
LIMIT = 100_000


def work(piece: tuple[int, int]) -> int:
    """So many random games; the sum of their checksums."""
    number, games = piece
    return sum(playout(game(KEY).new(SEATS), number * 100_003 + each, LIMIT)[2] for each in range(games))


def games_of_a_second() -> int:
    """How many games take about a second here."""
    games = 1
    while True:
        began = time.perf_counter()
        work((0, games))
        took = time.perf_counter() - began
        if took > 0.5:
            return max(1, round(games / took))
        games *= 2


def measure(on: str, workers: int, pieces: list[tuple[int, int]]) -> tuple[float, float, list[int]]:
    """Seconds to start, seconds for the pieces, and their results."""
    began = time.perf_counter()
    with spread.backend(on, workers) as found:
        list(found.done(work, [(0, 1)] * (4 * workers)))
        started = time.perf_counter()
        results = list(spread.in_order(found.done(work, pieces)))
        return started - began, time.perf_counter() - started, results


def main() -> None:
    """Measure and print a table."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--pieces", type=int, default=16)
    count = parser.parse_args().pieces
    games = games_of_a_second()
    pieces = [(number, games) for number in range(1, count + 1)]
    print(f"{count} pieces of {games} games; {os.cpu_count()} cores, Python {platform.python_version()}")
    print("| where | start s | work s | times one process | against two cores |")
    print("|---|---:|---:|---:|---:|")
    rows = {"this process": measure("here", 1, pieces), "two cores": measure("cores", 2, pieces)}
    try:
        rows["Ray, two workers"] = measure("ray", 2, pieces)
    except spread.CannotSpread as error:
        print(f"without Ray: {error}")
    alone, two = rows["this process"], rows["two cores"]
    for name, (start, spent, results) in rows.items():
        assert results == alone[2], f"{name} has other results"
        more = f"{100 * (spent / two[1] - 1):+.1f} %" if name.startswith("Ray") else ""
        print(f"| {name} | {start:.1f} | {spent:.1f} | {alone[1] / spent:.2f} | {more} |")


if __name__ == "__main__":
    main()
