"""What only this game has to keep, beside the contract of all games (`games/test_kit.py`)."""

import json
from random import Random

import pytest
from alrashid_table import GAME, A, B, C, Table

from caravanserai.core.rollout import Dice, advance, playout
from caravanserai.games.alrashid import events
from caravanserai.games.alrashid.fields import DISHONOR, INFLUENCE, WEALTH
from caravanserai.games.alrashid.state import State

PINNED = [(186, 24, 856492492), (233, 32, 3297295), (326, 41, 780583764), (364, 40, 936375453)]


def gained(state: State) -> list[int]:
    """AR-I12 What never gets less: influence, dishonor and titles of every seat."""
    found: list[int] = []
    for seat in range(state.seats):
        found += [state.wealth[seat * WEALTH + INFLUENCE], state.wealth[seat * WEALTH + DISHONOR]]
        found += list(state.titles[seat * 32 : seat * 32 + 32])
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


class Counting(Random):
    """Counts how often a number is drawn."""

    drawn = 0

    def getrandbits(self, k: int, /) -> int:
        self.drawn += 1
        return super().getrandbits(k)


def shown_rarely() -> Table:
    """B shows three red 4s, one of each of the two shuffles and one more, out of a hand of twelve."""
    table = Table(3).year(3).stand("sanmatia", B, "merchant").camp("sanmatia", "red-2", up=True)
    table.hand(B, *["red-2"] * 3, *["red-3"] * 3, "red-4")
    table.s.pool[12] = 1
    table.hand(B, "red-4", "red-4", *["red-3"] * 2).turn(B)
    return table.do("resolve sanmatia", "fight", *["commit red-4"] * 3, "done")


def test_sampling_tries_only_once() -> None:
    """AR-19 However unlikely what a rival has shown, as many numbers are drawn as for any other position."""
    table = shown_rarely()
    assert type(table.s.stack[-1]).__name__ == "DiscardedBatch"
    usual = Counting(1)
    GAME.determinize(Table(3).hand(B, "red-2").turn(B).s, A, usual)
    for seed in range(20):
        rng = Counting(seed)
        sample = GAME.determinize(table.s, A, rng)
        sample.check()
        assert rng.drawn < 3 * usual.drawn


def test_samples_are_as_likely_as_the_hands_they_show() -> None:
    """AR-20 Of the first shuffle B holds two tokens and C three: 4, 4, 2, 3, 3 in all, and B has shown a 4."""
    table = Table(3).year(2).stand("sanmatia", B, "sage").camp("sanmatia", "red-2", up=True)
    table.hand(B, "red-4", "red-4").hand(C, "red-2", "red-3", "red-3")
    table.s.pool[12] = 1
    table.hand(B, "red-4").turn(B).do("resolve sanmatia", "fight", "commit red-4", "done")
    found = [0, 0, 0]
    for seed in range(700):
        hand = GAME.determinize(table.s, A, Random(seed)).hands[B]
        assert hand[2] == 8, "like tokens of two shuffles are being told apart, so the other one is a 4 too"
        assert hand[1] == 2
        found[hand[0]] += 1
    # Ways to draw a 4 with a 2, with a 3, with the other 4: 2, 4 and 1 of 7.
    for number, ways in zip(found, (2, 4, 1), strict=True):
        assert abs(number - 100 * ways) < 60, found


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
