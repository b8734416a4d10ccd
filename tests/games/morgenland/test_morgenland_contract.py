"""The contract over seeded random games: everything the conformance kit asks, leaning on the magic version.

The invariants MO-I1 to MO-I13 are `check()` at every step; MO-I10, MO-I12 and MO-I7 are watched from step to step.
"""

import pytest

from caravanserai import testing as kit
from caravanserai.core.machine import Broken
from caravanserai.games.morgenland import GAME
from caravanserai.games.morgenland.board import GUARD, KIND_COUNT
from caravanserai.games.morgenland.fields import HANDLES, PIECE_COUNT
from caravanserai.games.morgenland.state import State
from caravanserai.games.morgenland.turn import Turn
from caravanserai.testing import Corpus, Setup
from caravanserai.testing.corpus import new, play


def setup(seats: int, **options: str) -> Setup:
    given = {name.replace("_", "-"): value for name, value in options.items()}
    return Setup(seats, tuple(zip(GAME.options, GAME.check_options(seats, given), strict=True)))


SETUPS = [
    setup(3, version="magic"),
    setup(4, version="magic", open_tent="on"),
    setup(5, version="magic", open_treasure="on"),
    setup(4, max_rounds="15"),
]


class Leaning(Corpus):
    """A corpus of the setups above."""

    def __init__(self, budget: int) -> None:
        self.game = GAME
        self.plays = [play(GAME, each, 700 + number) for number, each in enumerate(SETUPS)]
        self.moments = []
        self._sample(budget)


CHECKS = (
    kit.check_decisions, kit.check_legal, kit.check_chance, kit.check_invariants, kit.check_events, kit.check_scores,
    kit.check_views, kit.check_prompts, kit.check_secrets, kit.check_samples, kit.check_undo_secrets,
    kit.check_why_not, kit.check_positions, kit.check_edits, kit.check_texts,
)  # fmt: skip


def test_conforms() -> None:
    """MO-I1, MO-I2, MO-I3, MO-I4, MO-I5, MO-I6, MO-I7, MO-I8, MO-I9, MO-I11, MO-I13, MO-I14 and the contract."""
    corpus = Leaning(220)
    for check in CHECKS:
        check(GAME, corpus)


@pytest.mark.parametrize("number", range(3))
def test_from_step_to_step(number: int) -> None:
    """MO-I7, MO-I10, MO-I12, MO-I3: what only two positions in a row can show."""
    played = play(GAME, SETUPS[number], 900 + number)
    state = new(GAME, SETUPS[number])
    for action in played.actions:
        before = state.clone()
        name = GAME.name(action)
        state.apply(action)
        held = [sum(s.scores()) for s in (before, state)]
        assert held[0] <= held[1] <= held[0] + 1, "MO-I10"
        if state.round != before.round or state.card < 0:
            continue
        for token, place in enumerate(state.where):
            if place != before.where[token] and 0 <= place < before.scored:
                raise AssertionError(f"MO-I7: {token} arrived on a scored space by {name}")
        if (
            not name.startswith(("use", "place", "cast free-rider", "copy", "ride"))
            and before.scored <= GUARD
        ):
            here = [
                [s.where[t] == GUARD and s.strength[t] for t in range(s.seats * HANDLES)]
                for s in (before, state)
            ]
            if "free-rider" not in str(GAME.view(before, None)["pending"]):
                assert here[0] == here[1], f"MO-I12: {name}"


def test_a_purchase_costs_exactly_the_strengths_in_the_room() -> None:
    """MO-I10, MO-52: the bank gains the sum of the buyer's strengths."""
    state = new(GAME, SETUPS[3])
    bought = 0
    for action in play(GAME, SETUPS[3], 31).actions:
        if GAME.name(action) == "buy":
            step = state.stack[-1]
            space = 10 + step.room
            price = sum(
                state.strength[t]
                for t in range(state.seats * HANDLES)
                if state.where[t] == space and t // HANDLES == step.who
            )
            bank, artifacts = state.total(state.seats), state.artifacts(step.who)
            probe = state.clone()
            probe.apply(action)
            while (
                probe.stack
                and probe.stack[-1].decision == "D-KIND"
                and probe.artifacts(step.who) == artifacts
            ):
                probe.apply(probe.legal()[0])
            assert probe.artifacts(step.who) == artifacts + 1
            if probe.round == state.round and probe.stack:
                assert probe.total(probe.seats) == bank + price
                bought += 1
        state.apply(action)
    assert bought > 0


def overfill(s: State) -> None:
    """More treasure in the third niche than three players can have."""
    s.niches[2] += 1
    s.stock[s.seats * KIND_COUNT] -= 1


BREAKS = [
    ("MO-I1", lambda s: s.stock.__setitem__(0, s.stock[0] + 1)),
    ("MO-I1", lambda s: s.stock.__setitem__(s.seats * KIND_COUNT, -1)),
    ("MO-I2", lambda s: s.unplaced.__setitem__(0, 0)),
    ("MO-I4", lambda s: s.unused.__setitem__(PIECE_COUNT, 5)),
    ("MO-I5", lambda s: setattr(s, "deck", s.deck & ~2)),
    ("MO-I6", overfill),
    ("MO-I7", lambda s: setattr(s, "current", 3)),
    ("MO-I8", lambda s: setattr(s, "lit", 1)),
    ("MO-46", lambda s: setattr(s, "admitted", 1)),
    ("MO-I11", lambda s: setattr(s, "camel", 7)),
    ("MO-I13", lambda s: s.stack.clear()),
    ("MO-35", lambda s: s.stack.pop(0)),
    ("MO-31", lambda s: s.stack.pop(1)),
    ("MO-31", lambda s: s.stack.__setitem__(2, Turn(20))),
    ("MO-92", lambda s: setattr(s, "smuggler", 1)),
    ("MO-86", lambda s: setattr(s, "veiled", 1)),
    ("MO-37", lambda s: setattr(s, "guard", 3)),
]


@pytest.mark.parametrize(("rule", "change"), BREAKS)
def test_check_names_the_broken_invariant(rule: str, change) -> None:  # type: ignore[no-untyped-def]
    state = new(GAME, SETUPS[0])
    for action in play(GAME, SETUPS[0], 5).actions[:40]:
        state.apply(action)
    state.check()
    change(state)
    with pytest.raises(Broken) as caught:
        state.check()
    assert caught.value.rule == rule
    assert caught.value.where
