"""Observations as a fixed number of ints: what every game shares, then the game's own fields."""

from typing import Final

from caravanserai.core.game import Field, Game
from caravanserai.core.heading import DECIDER, PENDING, Heading
from caravanserai.core.machine import OVER, State
from caravanserai.core.sheet import Sheet, blank


class NoObservation(TypeError):
    """The game has no numeric observation, so there is nothing to learn from."""


class Observer:
    """Turns positions of one game into numbers. The layout is the same for every number of seats."""

    def __init__(self, game: Game) -> None:
        if not game.observation or game.writer is None:
            raise NoObservation(f"{game.key} has no numeric observation: it has no `writer`")
        most = game.seats[-1]
        self.game: Final = game
        self.writer: Final = game.writer
        self.decisions: Final = tuple(sorted({step.decision for step in game.steps if step.decision}))
        """The decisions of the game, in the order of their flags."""
        self.heading: Final = Heading(most, self.decisions)
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
        self._blank: Final = blank(self.size)

    def numbers(self, state: State, seat: int) -> list[int]:
        """All that the seat may know, laid out as `fields` says."""
        return list(self.sheet(state, seat).numbers)

    def sheet(self, state: State, seat: int) -> Sheet:
        """The same as written. To others a game may call an unfinished secret choice by another name: they are asked."""
        sheet = Sheet(self._blank[:])
        actor = state.actor()
        if actor == seat:
            self.heading.write_decider(state, state.stack[-1], sheet)
        else:
            decision = "" if actor == OVER else self.game.prompt(state, seat)["decision"]
            self.heading.write_other(state, seat, decision, sheet)
        self.writer.write(state, seat, sheet)
        if sheet.at != self.size:
            raise ValueError(f"{self.game.key}: {sheet.at} numbers were written, {self.size} are declared")
        return sheet

    def pending(self) -> dict[str, tuple[str, ...]]:
        """What each decision is about: the fields of its steps."""
        found: dict[str, list[str]] = {decision: [] for decision in self.decisions}
        for step in self.game.steps:
            if step.decision:
                names = [field for field in step.fields if field not in DECIDER]
                found[step.decision] += [name for name in names if name not in found[step.decision]]
        return {decision: tuple(names) for decision, names in found.items() if names}


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
