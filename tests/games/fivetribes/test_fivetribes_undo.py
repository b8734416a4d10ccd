"""Taking back and automatic choices in a match: FT-128, FT-129, FT-I13."""

from fivetribes_table import A, B, Table, bidding, closing, turn

import caravanserai as cs
from caravanserai.games.fivetribes import GAME
from caravanserai.play.history import AUTO


def match_at(table: Table) -> cs.Match:
    """A match that stands at the table's position."""
    match = cs.Match("fivetribes", seats=table.state.seats, seed="undo")
    match.state = table.state
    match.steps.cut(0)
    match.events.cut(0)
    match._barrier = 0
    match._checkpoint = table.state.clone()
    return match


def play(match: cs.Match, *names: str) -> None:
    for name in names:
        assert match.play(match.state.actor(), GAME.parse(name)), name


def test_a_whole_move_can_be_taken_back() -> None:
    """FT-129, FT-I13: also kills, purchases and sales, until end-turn."""
    match = match_at(turn("c3:R d3:R d2:YG b1:W a1:W", hands={A: "fish"}))
    before = GAME.position(match.state)
    play(match, "start c3")
    while match.state.stack[-1].decision != "D-CLOSING":
        play(match, GAME.name(match.state.legal()[-1]))
    play(match, "sell", "sell-kind fish")
    while match.steps:
        assert match.undo(A)
    assert GAME.position(match.state) == before


def test_end_turn_closes() -> None:
    """FT-129"""
    match = match_at(closing())
    play(match, "end-turn")
    assert match.can_undo(A) is not None


def test_a_completed_bid_closes_even_before_an_own_bid() -> None:
    """FT-129"""
    match = match_at(bidding("AABB", seats=2))
    play(match, "bid 3")
    assert match.state.actor() == A
    assert match.can_undo(A) is not None


def test_a_bid_with_fakirs_to_choose_is_not_complete() -> None:
    """FT-129"""
    match = match_at(bidding("ABC", djinns={A: "kumarbi"}, hands={A: "fakir"}))
    play(match, "bid 3")
    assert match.can_undo(A) is None
    play(match, "fakirs 1")
    assert match.can_undo(A) is not None


def test_a_forced_fakir_choice_completes_the_bid() -> None:
    """FT-128, FT-129, FT-E6: n is forced and taken by itself."""
    match = match_at(bidding("ABC", djinns={A: "kumarbi"}, hands={A: "fakir fakir"}, gold={A: 4}))
    play(match, "bid 8")
    assert match.steps[-1].how == AUTO
    assert match.state.actor() == B
    assert match.can_undo(A) is not None


def test_drawing_closes() -> None:
    """FT-129: Sloar, and Anun-Nak."""
    match = match_at(turn("d3:Y c3:Y", djinns={A: "sloar"}, hands={A: "fakir"}))
    play(match, "use sloar")
    assert match.state.stack[-1].decision == "D-START-TILE"
    assert match.can_undo(A) is not None
    match = match_at(turn("d3:Y c3:Y", djinns={A: "anun-nak"}, elders={A: 1}))
    play(match, "use anun-nak")
    assert match.can_undo(A) is None
    play(match, "target a1")
    assert match.can_undo(A) is not None


def test_sibittis_closes_twice() -> None:
    """FT-129: the draw and also the choice."""
    match = match_at(turn("d3:Y c3:Y", djinns={A: "sibittis"}, elders={A: 2}))
    play(match, "use sibittis")
    assert match.state.stack[-1].decision == "D-KEEP-DJINN"
    assert match.can_undo(A) is not None
    play(match, GAME.name(match.state.legal()[0]))
    assert match.can_undo(A) is not None


def test_showing_own_cards_does_not_close() -> None:
    """FT-129: a Fakir for Builders."""
    match = match_at(turn("c3:B b3:B", unknown={A: "fakir"}))
    play(match, "start c3", "fakirs 1")
    assert match.can_undo(A) is None
    assert match.undo(A)
    assert match.state.stack[-1].decision == "D-BUILDER-FAKIRS"


def test_single_drops_are_taken_by_themselves() -> None:
    """FT-128, FT-D8: a start with one way out plays the whole move."""
    match = match_at(turn("a1:Y b1:Y"))
    play(match, "start a1")
    assert [step.how for step in match.steps] == ["chosen", AUTO]
    assert match.undo(A)
    assert match.state.stack[-1].decision == "D-START-TILE"


def test_illegal_actions_are_refused_with_their_rule() -> None:
    match = match_at(turn("b2:YGR d3:RR"))
    refusal = match.play(A, GAME.parse("start a1"))
    assert isinstance(refusal, cs.NotLegal)
    assert refusal.reason.rule == "FT-28"
    assert isinstance(match.play(B, GAME.parse("start b2")), cs.NotYourTurn)
