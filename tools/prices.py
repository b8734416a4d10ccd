"""Tune the prices by which traders play Yspahan (`bots/weights/2/yspahan.json`), in games of traders against traders.

    python tools/prices.py SEATS ROUNDS PAIRS FILE

In each round every pair of games (one deal, seats swapped) is played by two traders whose prices are the present ones with
all of them raised or lowered a bit at random, and by their mirror image. What the sign of each price did to the margin is
averaged over all pairs, and the prices move that way. Without a compiled engine it takes ten times as long.
"""

import json
import math
import sys
from pathlib import Path
from random import Random
from typing import Final

import caravanserai as cs
from caravanserai.bots.judges.yspahan_prices import NAMES
from caravanserai.bots.judges.yspahan_trader import Trader, TraderJudge
from caravanserai.bots.search import draw_chance
from caravanserai.core.rollout import Dice
from caravanserai.games.yspahan.board import BUILDINGS, CARDS

GAME: Final = cs.game("yspahan")
NUDGE: Final = 0.7
"""How far prices are moved in a pair of games, in their units."""
LIMIT: Final = 40.0
"""A margin beyond this says no more."""
UNITS: Final = {
    "gold": 0.2,
    "gold-late": 0.15,
    "gold-spare": 0.1,
    "camel": 0.2,
    "camel-late": 0.15,
    "camel-spare": 0.1,
    "ready": 0.1,
    "card": 0.3,
    "card-late": 0.2,
    "next-building": 0.15,
    "risk": 0.004,
    "spare-cube": 0.2,
    "caravan": 0.3,
    "grow": 0.15,
    "harm": 0.15,
    "effort": 0.1,
    **dict.fromkeys(CARDS, 0.4),
    **dict.fromkeys(BUILDINGS, 1.5),
    **{name: 0.08 for name in NAMES if name.startswith("lacks-")},
    **{name: 0.4 for name in NAMES if name.startswith("slow-")},
    **{name: 0.25 for name in NAMES if name.startswith("yellow-")},
}
"""What is a small change of each price; at least 15 % of it."""
LOWEST: Final = {
    name: 0.05 if name.startswith("slow-") else 0.0
    for name in NAMES
    if name.startswith(("lacks-", "slow-", "gold", "camel", "ready", "risk", "grow", "harm"))
    or name == "caravan"
}


def allowed(prices: list[float]) -> list[float]:
    """The prices, none of them below its least."""
    return [max(price, LOWEST.get(name, price)) for name, price in zip(NAMES, prices, strict=True)]


def margin(seats: int, prices: tuple[list[float], list[float]], seed: int) -> float:
    """By how much the first trader is ahead of the second on a deal, played twice with seats swapped."""
    traders = [Trader(each) for each in prices]
    judges = [TraderJudge(trader, trader, 4) for trader in traders]
    total = 0.0
    for swapped in (0, 1):
        state, dice = GAME.new(seats), Dice(seed)
        while True:
            draw_chance(state, dice)
            seat = state.actor()
            if seat == cs.OVER:
                break
            judges[(seat + swapped) % 2].respond(state, dice)
        points = state.scores()
        total += sum(points[swapped::2]) / len(points[swapped::2])
        total -= sum(points[1 - swapped :: 2]) / len(points[1 - swapped :: 2])
    return total / 2


def tune(seats: int, rounds: int, pairs: int, prices: list[float]) -> list[float]:
    """The prices after so many rounds; later ones take smaller steps."""
    rng = Random(seats)
    drift = [0.0] * len(prices)
    for number in range(rounds):
        units = [max(UNITS[name], 0.15 * abs(price)) for name, price in zip(NAMES, prices, strict=True)]
        effects, squares = [0.0] * len(prices), 0.0
        for _ in range(pairs):
            signs = [rng.choice((-1, 1)) for _ in prices]
            moves = [NUDGE * sign * unit for sign, unit in zip(signs, units, strict=True)]
            one = allowed([price + move for price, move in zip(prices, moves, strict=True)])
            other = allowed([price - move for price, move in zip(prices, moves, strict=True)])
            ahead = max(-LIMIT, min(LIMIT, margin(seats, (one, other), rng.randrange(1 << 30))))
            squares += ahead * ahead
            effects = [effect + sign * ahead for effect, sign in zip(effects, signs, strict=True)]
        error = math.sqrt(squares)
        step = 1.0 - 0.8 * number / rounds
        drift = [
            0.5 * (old + math.tanh(effect / error / 2.5)) for old, effect in zip(drift, effects, strict=True)
        ]
        moved = [price + step * unit * to for price, unit, to in zip(prices, units, drift, strict=True)]
        prices = allowed(moved)
        print(f"round {number + 1} of {rounds}", flush=True)
    return prices


def main() -> None:
    """Tune the prices in a file for a number of seats, and write them back."""
    seats, rounds, pairs = (int(word) for word in sys.argv[1:4])
    path = Path(sys.argv[4])
    weights = json.loads(path.read_text(encoding="utf-8"))
    table = "two" if seats == 2 else "more"
    found = tune(seats, rounds, pairs, [weights[table][name] for name in NAMES])
    weights[table] = {name: float(f"{price:.4g}") for name, price in zip(NAMES, found, strict=True)}
    path.write_text(json.dumps(weights, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
