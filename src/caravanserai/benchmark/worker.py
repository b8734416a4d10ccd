"""Measures one game in the process it runs in, and prints the result as JSON.

    python -m caravanserai.benchmark.worker yspahan 4 2.0 [option=value …]

Which copy of the package is measured, interpreted or compiled, is decided by the path it is started with.
"""

import gc
import json
import sys
import time
import tracemalloc
from typing import Any, Final

from caravanserai.compiling import status
from caravanserai.core.game import Game
from caravanserai.core.machine import State
from caravanserai.core.registry import game as find_game
from caravanserai.core.rollout import playout

LIMIT: Final = 100_000
SAMPLES: Final = (0.2, 0.5, 0.8)
"""How far into a game the positions lie that are cloned."""
CLONES: Final = 2_000


def measure(game: Game, seats: int, seconds: float, options: dict[str, Any]) -> dict[str, Any]:
    """Random games for that long, then clones of positions from one of them."""
    start = game.new(seats, **options)
    length = sum(playout(start.clone(), 1, LIMIT)[:2])
    decisions, draws, games, took = _play(start, seconds)
    positions = _positions(start, length)
    return {
        "game": game.key,
        "seats": seats,
        "options": options,
        "engine": status(),
        "games": games,
        "decisions": decisions,
        "draws": draws,
        "seconds": took,
        "decisions_per_second": decisions / took,
        "steps_per_second": (decisions + draws) / took,
        "clone_us": _clone_time(positions) * 1e6,
        "bytes": _clone_bytes(positions),
    }


def _play(start: State, seconds: float) -> tuple[int, int, int, float]:
    """(decisions of seats, steps of chance, games, time) of whole random games; setting up is not counted."""
    decisions = draws = games = 0
    took = 0.0
    gc.collect()
    while took < seconds:
        state = start.clone()
        games += 1
        began = time.process_time()
        more_decisions, more_draws, _ = playout(state, games, LIMIT)
        took += time.process_time() - began
        decisions += more_decisions
        draws += more_draws
    return decisions, draws, games, took


def _positions(start: State, length: int) -> list[State]:
    found: list[State] = []
    for share in SAMPLES:
        state = start.clone()
        playout(state, 1, int(length * share))
        found.append(state)
    return found


def _clone_time(positions: list[State]) -> float:
    """Seconds per clone: the best of five rounds, averaged over the positions."""
    best: list[float] = []
    for state in positions:
        rounds: list[float] = []
        for _ in range(5):
            began = time.process_time()
            for _ in range(CLONES):
                state.clone()
            rounds.append((time.process_time() - began) / CLONES)
        best.append(min(rounds))
    return sum(best) / len(best)


def _clone_bytes(positions: list[State]) -> int:
    """Memory that one more clone takes, frames it shares with its original not counted."""
    tracemalloc.start()
    kept: list[State] = []
    before = tracemalloc.get_traced_memory()[0]
    for state in positions:
        kept.extend(state.clone() for _ in range(CLONES))
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return round((after - before - sys.getsizeof(kept)) / len(kept))


def main(argv: list[str]) -> None:
    """Measure what the arguments say."""
    key, seats, seconds, *options = argv
    given = dict(text.split("=", 1) for text in options)
    json.dump(measure(find_game(key), int(seats), float(seconds), given), sys.stdout)


if __name__ == "__main__":
    main(sys.argv[1:])
