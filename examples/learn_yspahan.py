"""A small learning run: a linear softmax policy learns Yspahan for two by playing itself, and is measured against random.

    python examples/learn_yspahan.py                 about four minutes on one core
    python examples/learn_yspahan.py --seconds 20    a quick look

Every decision is a row of the stepper: the observation of the seat that decides and the mask of its legal actions.
The policy has one weight per action and number of the observation, is improved by policy gradient on the points that
a decision brings in the near future (own less the other's, discounted), and knows nothing of the rules.

The run ends with how much of a core a lesson took. With the compiled engine that is half of what it was when
observations were lists, 0.15 to 0.20 s instead of 0.36 to 0.37, 0.03 of it in the stepper instead of 0.16; the rest is
the policy's own matrices (processor time, on a busy machine).
"""

import argparse
import os
import time
from typing import NamedTuple

os.environ.setdefault(
    "OPENBLAS_NUM_THREADS", "1"
)  # for matrices this small, threads only wait for each other
import numpy as np
from numpy.typing import NDArray

from caravanserai.rl.stepper import Batch, Stepper

Array = NDArray[np.float32]
Numbers = NDArray[np.int16]
Whole = NDArray[np.int64]

ROWS = 32
LENGTH = 160
"""Decisions per game and lesson."""
DISCOUNT = 0.96
RATE = 0.02
CALM = 0.003
"""What a choice of many options is worth by itself, so that the policy does not freeze too early."""


class Learner:
    """The policy, a linear forecast of the points to come, and Adam's memory for both."""

    def __init__(self, numbers: int, actions: int, seed: int) -> None:
        self.rng = np.random.default_rng(seed)
        self.policy: Array = np.zeros((actions, numbers), np.float32)
        self.forecast: Array = np.zeros(numbers, np.float32)
        self.scale: Array = np.ones(numbers, np.float32)
        self._mean = [np.zeros_like(self.policy), np.zeros_like(self.forecast)]
        self._square = [np.zeros_like(self.policy), np.zeros_like(self.forecast)]
        self._lessons = 0

    def shares(self, seen: Numbers, masks: NDArray[np.int8]) -> Array:
        """How likely each action is to be taken, row by row."""
        wish = seen / self.scale @ self.policy.T
        wish = np.where(masks > 0, wish, -np.inf)
        wish = np.exp(wish - wish.max(1, keepdims=True))
        shares: Array = (wish / wish.sum(1, keepdims=True)).astype(np.float32)
        return shares

    def choose(self, batch: Batch) -> Whole:
        """An action for every row, drawn by its share."""
        shares = self.shares(batch.observations, batch.masks)
        marks = self.rng.random((len(shares), 1)) * shares.sum(1, keepdims=True)
        picked: Whole = (shares.cumsum(1) < marks).sum(1)
        return legal_or_first(picked, batch.masks)

    def learn(self, seen: Numbers, masks: NDArray[np.int8], taken: Whole, worth: Array) -> None:
        """One step up the gradient."""
        self.scale = np.maximum(self.scale, np.abs(seen).max(0))
        shares = self.shares(seen, masks)
        x = seen / self.scale
        surprise = worth - x @ self.forecast
        gain = (surprise - surprise.mean()) / (surprise.std() + 1e-6)
        push = -shares * gain[:, None]
        push[np.arange(len(taken)), taken] += gain
        doubt = np.where(shares > 0, np.log(np.maximum(shares, 1e-9)), 0.0)
        push -= CALM * shares * (doubt - (shares * doubt).sum(1, keepdims=True))
        self._climb([push.T @ x / len(x), (surprise @ x / len(x)).astype(np.float32)])

    def _climb(self, slopes: list[Array]) -> None:
        self._lessons += 1
        for number, (place, slope) in enumerate(zip((self.policy, self.forecast), slopes, strict=True)):
            self._mean[number] += 0.1 * (slope - self._mean[number])
            self._square[number] += 0.01 * (slope**2 - self._square[number])
            mean = self._mean[number] / (1 - 0.9**self._lessons)
            square = self._square[number] / (1 - 0.99**self._lessons)
            place += RATE * mean / (np.sqrt(square) + 1e-8)


def legal_or_first(picked: Whole, masks: NDArray[np.int8]) -> Whole:
    """Rounding may point past the last share: then the first legal action is as good as any."""
    picked = np.minimum(picked, masks.shape[1] - 1)
    fits = masks[np.arange(len(picked)), picked] > 0
    return np.where(fits, picked, masks.argmax(1))


class Lead:
    """Reads from an observation by how many points seat 0 leads."""

    def __init__(self, stepper: Stepper) -> None:
        fields = stepper.observer.fields
        index = [field.name for field in fields].index("players")
        self.own = sum(field.size for field in fields[:index])
        self.other = self.own + fields[index].size // stepper.game.seats[-1]

    def __call__(self, batch: Batch) -> Array:
        lead = batch.observations[:, self.own] - batch.observations[:, self.other]
        return np.where(batch.seats == 0, lead, -lead)


def lesson(stepper: Stepper, learner: Learner, lead: Lead) -> None:
    """Play on for a while in all rows, then learn from every decision."""
    batch = stepper.look()
    batches, choices, gains, ends = [], [], [], []
    before = lead(batch)
    for _ in range(LENGTH):
        actions = learner.choose(batch)
        batches.append(batch.copy())
        choices.append(actions)
        batch = stepper.step(actions)
        after = np.where(batch.done, batch.rewards[:, 0], lead(batch))
        gains.append(after - before)
        ends.append(batch.done.copy())
        before = np.where(batch.done, 0.0, after)
    to_come = np.zeros(stepper.count)
    worth = []
    for gain, end, past in zip(reversed(gains), reversed(ends), reversed(batches), strict=True):
        to_come = gain + DISCOUNT * np.where(end, 0.0, to_come)
        worth.append(np.where(past.seats == 0, to_come, -to_come))
    learner.learn(
        np.concatenate([each.observations for each in batches]),
        np.concatenate([each.masks for each in batches]),
        np.concatenate(choices),
        np.concatenate(worth[::-1]).astype(np.float32),
    )


class Result(NamedTuple):
    """How the policy did against random: share of wins (a draw is half) with its 95 % interval, and mean lead."""

    games: int
    share: float
    low: float
    high: float
    lead: float

    def __str__(self) -> str:
        return f"{self.share:.1%} of the points ({self.low:.1%} to {self.high:.1%}), lead {self.lead:+.1f}, {self.games} games"


def against_random(learner: Learner, games: int, seed: int) -> Result:
    """Half of the games in either seat, somebody random in the other."""
    leads = [
        lead for seat in (0, 1) for lead in leads_from(seat, learner, -(-games // (2 * ROWS)), seed + seat)
    ]
    points = np.array([1.0 if lead > 0 else 0.5 if lead == 0 else 0.0 for lead in leads])
    half = 1.96 * max(float(points.std()), 0.5 / len(points)) / len(points) ** 0.5
    share = float(points.mean())
    return Result(len(leads), share, max(0.0, share - half), min(1.0, share + half), float(np.mean(leads)))


def leads_from(seat: int, learner: Learner, games: int, seed: int) -> list[float]:
    """By how many points the policy won so many games a row."""
    stepper = Stepper("yspahan", ROWS, seats=2, seed=seed, margin=1.0, own=(seat,), rivals="random")
    batch = stepper.look()
    left = np.full(ROWS, games)
    leads: list[float] = []
    while left.any():
        batch = stepper.step(learner.choose(batch))
        for row in np.flatnonzero(batch.done & (left > 0)):
            leads.append(float(batch.rewards[row, seat]))
            left[row] -= 1
    return leads


def main(argv: list[str] | None = None) -> tuple[Result, Result]:
    """Learn for a while; returns the results before and after."""
    parser = argparse.ArgumentParser(description="Learn Yspahan from nothing but playing.")
    parser.add_argument("--seconds", type=float, default=200.0, help="how long to learn (default: 200)")
    parser.add_argument("--games", type=int, default=320, help="games against random per measurement")
    parser.add_argument("--lessons", type=int, default=100_000, help="stop after so many lessons")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args(argv)
    stepper = Stepper("yspahan", ROWS, seats=2, seed=args.seed, margin=1.0)
    learner = Learner(stepper.observer.size, stepper.game.action_count, args.seed)
    lead = Lead(stepper)
    first = against_random(learner, args.games, args.seed + 1000)
    print(f"before: {first}", flush=True)
    began = shown = time.monotonic()
    worked = 0.0
    for number in range(1, args.lessons + 1):
        busy = time.process_time()
        lesson(stepper, learner, lead)
        worked += time.process_time() - busy
        now = time.monotonic()
        if now - began > args.seconds:
            break
        if now - shown > args.seconds / 5:
            quick = against_random(learner, args.games // 4, args.seed + number)
            print(f"{now - began:4.0f} s, {number} lessons: {quick}", flush=True)
            shown = time.monotonic()
    last = against_random(learner, args.games, args.seed + 1000)
    print(f"after {number} lessons, {number * LENGTH * ROWS:,} decisions: {last}")
    print(f"{worked / number:.3f} s of a core for a lesson")
    return first, last


if __name__ == "__main__":
    main()
