"""The contract every game keeps, by the conformance kit, and what only this game has to keep."""

import json
from random import Random

import pytest
from alrashid_table import GAME, A, B, Table

from caravanserai.core.rollout import Dice, advance, playout
from caravanserai.games.alrashid import events
from caravanserai.games.alrashid.fields import DISHONOR, INFLUENCE, WEALTH
from caravanserai.games.alrashid.state import State
from caravanserai.testing.kit import checks

PINNED = [(186, 24, 856492492), (233, 32, 3297295), (326, 41, 780583764), (364, 40, 936375453)]
CHECKS = checks(GAME, budget=40)


@pytest.mark.parametrize("name", list(CHECKS))
def test_kit(name: str) -> None:
    CHECKS[name]()


def gained(state: State) -> list[int]:
    """AR-I12 What never gets less: influence, dishonor and titles of every seat."""
    found: list[int] = []
    for seat in range(state.seats):
        found += [state.wealth[seat * WEALTH + INFLUENCE], state.wealth[seat * WEALTH + DISHONOR]]
        found += state.titles[seat * 32 : seat * 32 + 32]
    return found


@pytest.mark.parametrize("seed", range(6))
def test_invariants_along_a_game(seed: int) -> None:
    """AR-I8, AR-I9, AR-I12, AR-I13, AR-I14 What only a sequence of positions shows."""
    state = GAME.new(2 + seed % 4, edition=["published", "italian", "french-letter"][seed % 3])
    assert isinstance(state, State)
    dice = Dice(seed)
    while state.stack:
        before = state.clone()
        action = GAME.name(advance(state, dice))
        state.check()
        assert all(old <= new for old, new in zip(gained(before), gained(state), strict=True))
        if before.order and before.order != state.order:
            assert action == "end" or before.stack[-1].decision != "D-TURN" or not state.resolved
        if before.year == state.year:
            assert before.resolved & state.resolved == before.resolved or state.resolved == 0
            assert (
                bin(state.resolved).count("1") - bin(before.resolved).count("1") in (0, 1)
                or not state.resolved
            )
        for old, new in zip(before.camps, state.camps, strict=True):
            if len(old) == len(new):
                assert all(not a & 32 or b & 32 for a, b in zip(old, new, strict=True))


def test_seeded_games_are_pinned() -> None:
    """Determinism: the same checksums in every process, compiled or not."""
    found = [playout(GAME.new(seats), seats, 100_000) for seats in GAME.seats]
    assert found == PINNED


def test_samples_keep_what_the_seat_knows_and_change_the_rest() -> None:
    """AR-I15 Batches are kept apart, known tokens stay, unknown ones move."""
    table = (
        Table(3)
        .hand(A, "red-2", "blue-4")
        .hand(B, "red-4", "red-4", "blue-2")
        .camp("silk-road", "red-3", seen=(A,))
    )
    table.camp("sanmatia", "red-2", "blue-3").stand("lore", A, "sage")
    table.s.pool[12] = 1
    table.hand(B, "red-3").turn()
    hands: set[tuple[int, ...]] = set()
    for seed in range(60):
        sample = GAME.determinize(table.s, A, Random(seed))
        sample.check()
        assert sample.hands[A] == table.s.hands[A]
        assert sample.camps[0] == table.s.camps[0]
        assert [token // 6 for token in sample.hands[B]].count(1) == 1
        assert sorted(t % 6 for t in sample.hands[B] if t // 6 == 0 and t % 6 < 3) in ([0, 2], [2, 2])
        hands.add(sample.hands[B])
    assert len(hands) > 5


def test_a_rivals_unfinished_choice_goes_back() -> None:
    """AR-91 For everybody else the fighter has chosen nothing yet."""
    table = Table(3).hand(A, "red-4", "red-2").camp("silk-road", "red-3").stand("silk-road", A, "sage").turn()
    table.do("resolve silk-road", "fight", "commit red-4")
    assert GAME.position(GAME.determinize(table.s, B, Random(1)))["pending"][-1]["chosen"] == []
    assert GAME.position(GAME.determinize(table.s, A, Random(1)))["pending"][-1]["chosen"] == [2]


def test_tokens_just_shown_stay_in_the_hand() -> None:
    """AR-19 While chance picks among like tokens, a sample holds the tokens that were shown."""
    table = Table().stand("sanmatia", A, "merchant").camp("sanmatia", "red-4").hand(A, "red-3")
    table.s.pool[12] = 1
    table.hand(A, "red-3", "red-2").turn().do("resolve sanmatia", "fight", "commit red-3", "done")
    for seed in range(30):
        sample = GAME.determinize(table.s, B, Random(seed))
        sample.check()
        assert sample.legal()
        other = GAME.determinize(sample, B, Random(7))
        assert json.dumps(GAME.position(other)) == json.dumps(
            GAME.position(GAME.determinize(table.s, B, Random(7)))
        )


def test_every_title_is_bought_and_used() -> None:
    """AR-55, AR-100 Random games of rich families buy all 32 titles and activate all 7 that can be."""
    bought: set[int] = set()
    activated: set[int] = set()
    for seed in range(40):
        state = GAME.scenarios()[seed % 2]
        dice = Dice(seed)
        state.log = []
        while state.stack:
            advance(state, dice)
        bought.update(args[1] for kind, args, _ in state.log if kind == events.BOUGHT)
        activated.update(args[1] for kind, args, _ in state.log if kind == events.ACTIVATES)
        if len(bought) == 32 and len(activated) == 7:
            break
    assert bought == set(range(32))
    assert activated == set(range(7))
