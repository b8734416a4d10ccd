"""Observations as a fixed number of ints: what every game shares, then the game's own fields."""

from typing import Final

from caravanserai.core.game import Field, Game
from caravanserai.core.machine import OVER, State

PENDING: Final = 8
"""How many numbers of the pending decision an observation shows."""
PACKED: Final = 1000
"""A number of a step from here on is a packed set of things, not a count or a name."""
DECIDER: Final = ("who", "seat")
"""Fields of a step that name who decides."""


class NoObservation(TypeError):
    """The game has no numeric observation, so there is nothing to learn from."""


class Observer:
    """Turns positions of one game into numbers. The layout is the same for every number of seats."""

    def __init__(self, game: Game) -> None:
        if not game.observation:
            raise NoObservation(f"{game.key} has no numeric observation: it does not implement `observe`")
        most = game.seats[-1]
        self.game: Final = game
        self.decisions: Final = tuple(sorted({step.decision for step in game.steps if step.decision}))
        """The decisions of the game, in the order of their flags."""
        self._index: Final = {decision: number for number, decision in enumerate(self.decisions)}
        self.fields: Final[tuple[Field, ...]] = (
            Field("table-seats", most, "a flag for each seat that plays, as many as there are players"),
            Field("table-turn", most, "one flag: who decides, counted clockwise from the observer"),
            Field(
                "table-decision",
                len(self.decisions),
                f"one flag: what is decided ({', '.join(self.decisions)})",
            ),
            Field(
                "table-pending",
                PENDING,
                "if the observer decides, what the decision is about: the numbers of the pending step, single ones "
                "before lists, each + 1, zeros behind",
            ),
            *game.observation,
        )
        self.size: Final = sum(field.size for field in self.fields)
        self._own: Final = sum(field.size for field in game.observation)

    def numbers(self, state: State, seat: int) -> list[int]:
        """All that the seat may know, laid out as `fields` says."""
        most, seats, actor = self.game.seats[-1], state.seats, state.actor()
        found = [0] * (self.size - self._own)
        found[:seats] = [1] * seats
        if actor >= 0:
            found[most + (actor - seat) % seats] = 1
        if actor != OVER:
            self._add_decision(state, seat, found, 2 * most)
        own = self.game.observe(state, seat)
        if len(own) != self._own:
            raise ValueError(f"{self.game.key}: observe gave {len(own)} numbers, {self._own} are declared")
        found += own
        return found

    def pending(self) -> dict[str, tuple[str, ...]]:
        """What each decision is about: the fields of its steps."""
        found: dict[str, list[str]] = {decision: [] for decision in self.decisions}
        for step in self.game.steps:
            if step.decision:
                names = [field for field in step.fields if field not in DECIDER]
                found[step.decision] += [name for name in names if name not in found[step.decision]]
        return {decision: tuple(names) for decision, names in found.items() if names}

    def _add_decision(self, state: State, seat: int, found: list[int], start: int) -> None:
        """What is decided. To others a game may call an unfinished secret choice by another name, so they are asked."""
        mine = state.actor() == seat
        decision = state.stack[-1].decision if mine else self.game.prompt(state, seat)["decision"]
        if decision:
            found[start + self._index[decision]] = 1
        if mine:
            start += len(self.decisions)
            for place, number in enumerate(about(state)):
                found[start + place] = number


def about(state: State) -> list[int]:
    """What the pending decision is about: its numbers + 1, single ones first; packed sets count as 0."""
    step = state.stack[-1]
    values = [getattr(step, field) for field in step.fields if field not in DECIDER]
    flat = [value for value in values if isinstance(value, int)]
    for value in values:
        if isinstance(value, tuple):
            flat.extend(value)
    return [value + 1 if value < PACKED else 0 for value in flat[:PENDING]]


def rewards(state: State, margin: float | None = None) -> list[float]:
    """What the end is worth to each seat; sums to zero.

    By rank: 1 for the first place down to -1 for the last in equal steps, tied seats share alike.
    With `margin`: points less the mean of the others', divided by it.
    """
    seats = state.seats
    if seats == 1:
        return [0.0]
    if margin is not None:
        scores = state.scores()
        total = sum(scores)
        return [(points - (total - points) / (seats - 1)) / margin for points in scores]
    found = [0.0] * seats
    place = 0
    for group in state.ranking():
        last = place + len(group) - 1
        for seat in group:
            found[seat] = 1.0 - (place + last) / (seats - 1)
        place = last + 1
    return found
