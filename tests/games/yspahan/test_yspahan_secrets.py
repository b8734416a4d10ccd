"""What a seat may know, and the positions it may believe in (YS-69, YS-71, invariant 15)."""

import json
from collections import Counter
from random import Random

from yspahan_table import BLUE, GAME, GREEN, RED, Table

from caravanserai.core.rollout import Dice, advance
from caravanserai.games.yspahan.board import CARDS
from caravanserai.games.yspahan.deck import discard, reshuffle
from caravanserai.games.yspahan.fields import DECK, hand
from caravanserai.games.yspahan.state import State


def sample(table: Table, seat: int | None, seed: int) -> Table:
    state = GAME.determinize(table.s, seat, Random(seed))
    assert isinstance(state, State)
    state.check()
    found = Table(table.s.seats)
    found.s = state
    return found


def public(code: int) -> int:
    """A line of the history as everybody knows it: of a draw only whose it was."""
    return code if code >= 36 else code // 9


def midgame(seats: int, seed: int, steps: int = 350) -> State:
    state, dice = GAME.new(seats), Dice(seed)
    for _ in range(steps):
        if state.stack:
            advance(state, dice)
    assert isinstance(state, State)
    return state


def test_views_and_prompts_do_not_depend_on_hidden_cards() -> None:
    for seed in range(12):
        state = midgame(2 + seed % 3, seed)
        for seat in (None, *range(state.seats)):
            for other in (
                GAME.determinize(state, seat, Random(seed)),
                GAME.determinize(state, seat, Random(seed + 99)),
            ):
                assert json.dumps(GAME.view(other, seat)) == json.dumps(GAME.view(state, seat))
                assert json.dumps(GAME.prompt(other, seat)) == json.dumps(GAME.prompt(state, seat))


def test_own_hand_is_exact_and_sizes_are_right() -> None:
    table = Table(3).holds(BLUE, "exchange", "no-gold").holds(GREEN, "sell-gold", "sell-gold", "three-camels")
    for seed in range(20):
        found = sample(table, BLUE, seed)
        assert found.cards(BLUE) == ["exchange", "no-gold"]
        assert len(found.cards(GREEN)) == 3
        assert sum(found.s.pile(DECK)) == 13


def test_a_uniform_deal_where_nobody_has_discarded() -> None:
    """Blue holds both exchanges: of the 16 other cards each is equally likely in Green's hand of one."""
    table = Table(2).holds(BLUE, "exchange", "exchange").holds(GREEN, "sell-gold")
    seen = Counter(sample(table, BLUE, seed).cards(GREEN)[0] for seed in range(1600))
    assert set(seen) == set(CARDS) - {"exchange"}
    assert all(140 < count < 260 for count in seen.values())


def test_after_a_reshuffle_with_two_players_the_other_hand_is_known() -> None:
    """YS-69 At a reshuffle the deck was empty, so what is not in the pile is in hands."""
    table = Table(2).holds(GREEN, "no-camels", "no-gold")
    table.holds(
        BLUE, *(name for name, left in zip(CARDS, table.s.pile(DECK), strict=True) for _ in range(left))
    )
    discard(table.s, BLUE, CARDS.index("exchange"))
    reshuffle(table.s)
    for seed in range(10):
        assert sample(table, BLUE, seed).cards(GREEN) == ["no-camels", "no-gold"]
    spectators = {tuple(sample(table, None, seed).cards(GREEN)) for seed in range(30)}
    assert len(spectators) > 5


def test_a_card_kept_through_a_reshuffle_comes_from_an_older_deck() -> None:
    table = Table(3).holds(GREEN, "no-camels").holds(RED, "no-gold")
    table.holds(
        BLUE, *(name for name, left in zip(CARDS, table.s.pile(DECK), strict=True) for _ in range(left))
    )
    for card in ("exchange", "three-gold"):
        discard(table.s, BLUE, CARDS.index(card))
    reshuffle(table.s)
    table.holds(GREEN, "exchange")
    hands = {
        (tuple(found.cards(GREEN)), tuple(found.cards(RED)))
        for found in (sample(table, BLUE, seed) for seed in range(60))
    }
    kept = {("no-camels", "no-gold"), ("no-gold", "no-camels")}
    assert hands == {
        (tuple(sorted((new, green), key=CARDS.index)), (red,))
        for green, red in kept
        for new in ("exchange", "three-gold")
    }


def test_discards_were_held_at_their_time() -> None:
    """Every sample passes check(), which replays the history of cards."""
    for seed in range(20):
        state = midgame(2 + seed % 3, seed + 50, 600)
        for seat in (None, *range(state.seats)):
            found = GAME.determinize(state, seat, Random(seed))
            found.check()
            assert isinstance(found, State)
            assert [public(code) for code in found.history] == [public(code) for code in state.history]


def test_samples_are_canonical() -> None:
    """What is sampled depends only on what the seat may know."""
    for seed in range(10):
        state = midgame(2 + seed % 3, seed + 80, 500)
        for seat in (None, *range(state.seats)):
            other = GAME.determinize(state, seat, Random(3))
            one, two = (GAME.determinize(each, seat, Random(7)) for each in (state, other))
            assert GAME.position(one) == GAME.position(two)


def test_who_chose_to_build_can_build() -> None:
    """YS-110 With two players the choice to build shows that a build card is in hand when nothing else could pay."""
    table = Table(2).holds(BLUE, "no-camels", "exchange").has(BLUE, gold=0, camels=0)
    table.tower(camel=(1, 3, 0), gold=(6, 5, 0)).do("take camel", "use build")
    for seed in range(30):
        assert sample(table, GREEN, seed).options("build") != []


def test_the_hand_of_a_builder_is_dealt_as_often_as_it_could_come_up() -> None:
    """YS-110 Without gold and camels only Build without camels helps: of 153 hands of two cards 33 hold it, one twice."""
    table = Table(2).holds(BLUE, "no-camels", "exchange").has(BLUE, gold=0, camels=0)
    table.tower(camel=(1, 3, 0), gold=(6, 5, 0)).do("take camel", "use build")
    seen = Counter(tuple(sample(table, GREEN, seed).cards(BLUE)) for seed in range(3300))
    assert all("no-camels" in cards for cards in seen)
    assert len(seen) == 9
    assert 65 < seen["no-camels", "no-camels"] < 140
    assert all(320 < count < 480 for cards, count in seen.items() if len(set(cards)) == 2)


class Counting(Random):
    """Counts how often chance is asked."""

    asked = 0

    def getrandbits(self, k: int) -> int:
        self.asked += 1
        return super().getrandbits(k)


def tries(state: State, seat: int | None, seed: int) -> int:
    rng = Counting(seed)
    GAME.determinize(state, seat, rng)
    return rng.asked


def test_the_hand_of_a_builder_is_found_at_once() -> None:
    """Only both build cards together pay for a building, and Blue holds just two cards: one sample is one deal."""
    table = Table(2).date(2, 2).holds(BLUE, "no-camels", "no-gold").has(BLUE, gold=0, camels=0)
    table.owns(BLUE, "paddock").tower(camel=(1, 3, 0), gold=(6, 5, 0)).do("take camel", "use build")
    assert max(tries(table.s, GREEN, seed) for seed in range(50)) < 120
    assert {tuple(sample(table, GREEN, seed).cards(BLUE)) for seed in range(20)} == {("no-camels", "no-gold")}


def test_tries_grow_with_the_history_only() -> None:
    """However many cards were played, a sample takes a few choices for each of them."""
    longest = 0
    for seed in range(40):
        state = midgame(2 + seed % 3, seed + 500, 2000)
        longest = max(longest, len(state.history))
        for seat in (None, *range(state.seats)):
            assert tries(state, seat, seed) < 100 + 12 * len(state.history)
    assert longest > 60


def test_events_show_the_drawn_card_to_its_drawer_only() -> None:
    table = Table().tower(camel=(1, 3, 0), gold=(6, 6, 0)).do("take camel", "use card")
    table.s.log = []
    table.do("deal exchange")
    told = {GAME.kinds[kind].word: seen for kind, _, seen in table.s.log}
    assert told == {"drew": -1, "drew-card": 1 << BLUE}
    assert table.s.cards[hand(BLUE)] == 1


def test_the_view_never_holds_the_history() -> None:
    assert "history" not in GAME.view(midgame(3, 5), BLUE)
