"""Node counts: how many positions there are some decisions ahead, chance fixed to its first outcome.

A line of the file names a golden game, the step at which the count begins, and the nodes per depth:
`4-seats after 57: 12 131 1409`.
"""

from collections.abc import Mapping
from typing import Final

from caravanserai.core.game import Game
from caravanserai.core.machine import CHANCE, State
from caravanserai.testing.corpus import Setup, new

FILE: Final = "perft.txt"
LARGEST: Final = 2500
"""Deeper levels are counted as long as they have no more nodes than this."""
DEEPEST: Final = 5
_PLACES: Final = (0, 30, 60, 90)
"""Where counts begin, in hundredths of the golden game."""


def settle(state: State) -> None:
    """Let chance take its first outcome until a seat decides or the game is over."""
    while state.actor() == CHANCE:
        state.apply(state.legal()[0])


def nodes(state: State, depth: int) -> int:
    """The number of sequences of `depth` decisions from here; a game that ends earlier counts once."""
    settle(state)
    options = state.legal()
    if depth == 0 or not options:
        return 1
    if depth == 1:
        return len(options)
    total = 0
    for action in options:
        after = state.clone()
        after.apply(action)
        total += nodes(after, depth - 1)
    return total


def counts(state: State) -> list[int]:
    """Nodes per depth, from 1 on, as deep as is affordable."""
    found: list[int] = []
    while len(found) < DEEPEST and (not found or found[-1] <= LARGEST // max(1, found[0])):
        found.append(nodes(state.clone(), len(found) + 1))
    return found


def text(game: Game, games: Mapping[str, tuple[Setup, list[int]]]) -> str:
    """The file of node counts for some golden games."""
    lines: list[str] = []
    for name, (setup, actions) in games.items():
        for place in _PLACES:
            step = len(actions) * place // 100
            lines.append(
                f"{name} after {step}: {' '.join(map(str, counts(_at(game, setup, actions, step))))}"
            )
    return "\n".join([*lines, ""])


def faults(game: Game, games: Mapping[str, tuple[Setup, list[int]]], recorded: str) -> list[str]:
    """The lines that are not as recorded."""
    now, then = text(game, games).splitlines(), recorded.splitlines()
    if len(now) != len(then):
        return [f"{game.key}: {len(then)} lines of node counts, expected {len(now)}"]
    return [
        f"{game.key}: node counts: recorded {old!r}, now {new!r}"
        for old, new in zip(then, now, strict=True)
        if old != new
    ]


def _at(game: Game, setup: Setup, actions: list[int], step: int) -> State:
    state = new(game, setup)
    for action in actions[:step]:
        state.apply(action)
    return state
