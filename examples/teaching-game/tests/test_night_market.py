"""The rules of the Night Market, one by one, and the conformance kit."""

from pathlib import Path
from typing import Any

import pytest
from night_market import GAME
from night_market.actions import BROWSE, CALL_GUARD, DRAW, GRAB, LET, LIGHT, REST, SELL, SNATCH, SPACE
from night_market.board import CARDS, COPIES
from night_market.kinds import KINDS
from night_market.state import State

from caravanserai import BadOption, Match
from caravanserai.testing import golden
from caravanserai.testing.kit import run_kit


def market(*hands: dict[str, int], **fields: Any) -> State:
    """A position with these hands, seat 0 to act; cards named nowhere lie in the deck, or all on the discard pile."""
    empty = fields.pop("empty", False)
    stalls = fields.pop("stalls", [{} for _ in hands])
    left = {}
    for card, copies in zip(CARDS, COPIES, strict=True):
        left[card] = copies - sum(each.get(card, 0) for each in (*hands, *stalls))
    left = {card: count for card, count in left.items() if count}
    state = GAME.restore(
        {
            "game": "nightmarket",
            "rules": 1,
            "seats": len(hands),
            "options": {"guards": "on"},
            "state": {
                "deck": {} if empty else left,
                "hands": list(hands),
                "stalls": stalls,
                "discard": left if empty else {},
                "caught": [0] * len(hands),
                "last-turns": -1,
                **fields,
            },
            "pending": [{"step": "Turn", "seat": 1 % len(hands)}, {"step": "Act", "seat": 0}],
        }
    )
    assert isinstance(state, State)
    return state


def names(state: State) -> list[str]:
    return [GAME.name(action) for action in state.legal()]


def do(state: State, *actions: str) -> None:
    for action in actions:
        assert action in names(state)
        state.apply(GAME.parse(action))


def test_the_kit_passes() -> None:
    report = run_kit(GAME)
    assert report.ok, report.text()


def test_the_numbers_of_the_hot_code_are_those_of_the_space() -> None:
    words = ("browse", "sell", "lantern", "snatch", "rest", "let", "guard", "draw", "grab")
    assert tuple(SPACE.base[word] for word in words) == (
        BROWSE,
        SELL,
        LIGHT,
        SNATCH,
        REST,
        LET,
        CALL_GUARD,
        DRAW,
        GRAB,
    )
    assert [kind.word for kind in KINDS][3] == "sold"


def test_nm_1_two_to_four_traders() -> None:
    """NM-1: two to four traders."""
    assert list(GAME.seats) == [2, 3, 4]
    with pytest.raises(BadOption):
        GAME.new(5)


def test_nm_2_and_nm_3_three_cards_each_from_a_deck_of_25() -> None:
    """NM-2, NM-3: and three cards each from a deck of 25."""
    match = Match(GAME, 4, seed="deal")
    state = match.state
    assert isinstance(state, State)
    assert [state.hand_size(seat) for seat in range(4)] == [3, 3, 3, 3]
    assert sum(state.deck) == 25 - 12
    assert [event[2] for _, event in match.events] == [1, 1, 1, 2, 2, 2, 4, 4, 4, 8, 8, 8]


def test_nm_4_one_thing_a_turn_then_the_next_trader() -> None:
    """NM-4: one thing a turn then the next trader."""
    state = market({"silk": 1}, {"dates": 1})
    do(state, "sell silk")
    assert state.actor() == 1


def test_nm_5_browsing_draws_a_card_only_its_owner_sees() -> None:
    """NM-5: browsing draws a card only its owner sees."""
    state = market({}, {})
    do(state, "browse")
    state.log = []
    do(state, "draw spice")
    assert state.hand(0)[3] == 1
    assert [event[2] for event in state.log] == [1]


def test_nm_6_sold_wares_lie_on_the_stall() -> None:
    """NM-6: sold wares lie on the stall."""
    state = market({"copper": 2, "guard": 1}, {})
    assert [name for name in names(state) if name.startswith("sell")] == ["sell copper"]
    do(state, "sell copper")
    assert state.stall(0) == [0, 1, 0, 0]
    assert state.scores() == [2, 0]


def test_nm_7_a_lantern_gives_two_things_and_lanterns_nest() -> None:
    """NM-7: a lantern gives two things and lanterns nest."""
    state = market({"lantern": 2, "dates": 3}, {})
    do(state, "lantern", "lantern", "sell dates", "sell dates", "sell dates")
    assert state.actor() == 1
    assert state.scores() == [3, 0]


def test_nm_8_snatch_only_from_who_holds_more() -> None:
    state = market({"dates": 1}, {"silk": 1}, {"silk": 2})
    assert [name for name in names(state) if name.startswith("snatch")] == ["snatch 2"]
    for action, key in (("snatch 0", "reason-yourself"), ("snatch 1", "reason-not-more-cards")):
        reason = GAME.why_not(state, 0, GAME.parse(action))
        assert reason is not None
        assert (reason.rule, reason.key) == ("NM-8", key)


def test_nm_9_a_guard_interrupts() -> None:
    """NM-9: a guard interrupts."""
    state = market({}, {"guard": 1, "spice": 1})
    do(state, "snatch 1")
    assert state.actor() == 1
    do(state, "guard")
    assert state.scores() == [-1, 0]
    assert (state.actor(), state.hand(1)[3]) == (1, 1)


def test_nm_9_without_a_guard_the_question_is_asked_all_the_same() -> None:
    """NM-9: without a guard the question is asked all the same."""
    state = market({}, {"spice": 1})
    do(state, "snatch 1")
    assert (state.actor(), names(state)) == (1, ["let"])
    assert not GAME.prompt(state, 1)["auto"]


def test_nm_10_a_ware_comes_on_the_thiefs_stall() -> None:
    """NM-10: a ware comes on the thiefs stall."""
    state = market({}, {"spice": 1, "silk": 1})
    do(state, "snatch 1", "let")
    assert (names(state), state.weights()) == (["grab silk", "grab spice"], [1, 1])
    do(state, "grab spice")
    assert state.scores() == [4, 0]


def test_nm_10_anything_else_is_discarded() -> None:
    """NM-10: anything else is discarded."""
    state = market({}, {"lantern": 1})
    do(state, "snatch 1", "let", "grab lantern")
    assert (state.scores(), state.discard[4], state.hand_size(1)) == ([0, 0], 1, 0)


def test_nm_11_resting_is_possible_only_when_the_deck_is_empty() -> None:
    """NM-11: resting is possible only when the deck is empty."""
    assert "rest" not in names(market({}, {}))
    assert names(market({"guard": 1}, {}, empty=True)) == ["rest"]


def test_nm_12_one_last_turn_for_everybody() -> None:
    """NM-12: one last turn for everybody."""
    state = market({"guard": 1}, {"guard": 1}, empty=True)
    do(state, "rest")
    for seat in (1, 0):
        assert state.actor() == seat
        do(state, "rest")
    assert GAME.prompt(state, 0)["key"] == "prompt-over"


def test_nm_13_points() -> None:
    """NM-13: points."""
    state = market({"dates": 3}, {}, stalls=[{"dates": 1, "copper": 2, "silk": 1}, {"spice": 2}])
    assert state.scores() == [8, 8]
    full = market({}, {}, stalls=[{"dates": 1, "copper": 1, "silk": 1, "spice": 1}, {}])
    assert GAME.breakdown(full)[0] == {"wares": 10, "assortment": 5, "caught": 0}


def test_nm_14_ties_go_to_who_was_caught_less_often() -> None:
    """NM-14: ties go to who was caught less often."""
    stalls = [{"silk": 1}, {"copper": 1}, {"dates": 2}]
    state = market({}, {}, {}, stalls=stalls)
    assert state.ranking() == [[0], [1, 2]]
    state.caught[0] = 1
    assert state.scores() == [2, 2, 2]
    assert state.ranking() == [[1, 2], [0]]


def test_nm_15_without_guards_nothing_interrupts() -> None:
    """NM-15: without guards nothing interrupts."""
    state = GAME.new(2, guards="off")
    assert isinstance(state, State)
    assert sum(state.deck) == 22
    state = market({}, {"silk": 1})
    state = State(
        2, ("off",), state.stack, state.deck, state.hands, state.stalls, state.discard, state.caught, -1
    )
    do(state, "snatch 1")
    assert names(state) == ["grab silk"]


def test_the_golden_games_are_as_recorded() -> None:
    assert golden.check(GAME, Path(__file__).parent / "golden" / GAME.key) == []
