"""Uniform random play inside the compiled engine, for benchmarks, tests and simulations."""

from typing import Final, final

from mypy_extensions import i64

from caravanserai.core.machine import CHANCE, State

_MODULUS: Final = 2147483647
_FACTOR: Final = 48271


@final
class Dice:
    """A small reproducible generator (Lehmer, 31 bits). For simulation only, never for a real game's chance."""

    def __init__(self, seed: int) -> None:
        self.value: i64 = seed % (_MODULUS - 1) + 1

    def below(self, bound: i64) -> i64:
        """A number from 0 to bound - 1; bound must be small against 2**31."""
        value = self.value * _FACTOR % _MODULUS
        self.value = value
        return value % bound

    def pick(self, options: list[int], weights: list[int]) -> int:
        """One of the options by integer weight."""
        total: i64 = 0
        for weight in weights:
            total += weight
        mark = self.below(total)
        index: i64 = 0
        while True:
            mark -= weights[index]
            if mark < 0:
                return options[index]
            index += 1


def advance(state: State, dice: Dice) -> int:
    """Let chance or a random player make one step and return the action; the game must not be over."""
    options = state.legal()
    if state.actor() == CHANCE:
        action = dice.pick(options, state.weights())
    else:
        action = options[dice.below(len(options))]
    state.apply(action)
    return action


def settle_chance(state: State, dice: Dice) -> None:
    """Draw chance until a seat decides or the game is over."""
    while state.actor() == CHANCE:
        state.apply(dice.pick(state.legal(), state.weights()))


def playout(state: State, seed: int, limit: int) -> tuple[int, int, int]:
    """Random play to the end or for `limit` steps: (decisions of seats, steps of chance, checksum)."""
    dice = Dice(seed)
    decisions = 0
    draws = 0
    checksum = 0
    while state.stack and decisions + draws < limit:
        if state.actor() == CHANCE:
            draws += 1
        else:
            decisions += 1
        checksum = (checksum * 31 + advance(state, dice) + 1) % 1000000007
    return decisions, draws, checksum
