"""Checked play: typed refusals, automatic choices, undo."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from night_market import GAME
from night_market.turn import Act

from caravanserai import Accepted, CannotUndo, GameOver, Match, NotLegal, NotYourTurn, Refusal, Stale, visible
from caravanserai.core.machine import CHANCE, EVERYBODY, Event
from caravanserai.play.history import AUTO, CHOSEN, DRAWN, Entry, Undo
from caravanserai.play.record import parse, record_text


def market(seed: str = "one", seats: int = 2, **options: object) -> Match:
    return Match(GAME, seats, seed=seed, **options)


def do(match: Match, text: str, seat: int | None = None) -> Accepted | Refusal:
    return match.play(match.state.actor() if seat is None else seat, GAME.parse(text))


def snapshot(match: Match) -> str:
    """Everything about a match that a refusal must leave alone."""
    return json.dumps(
        [
            GAME.position(match.state),
            list(match.journal),
            list(match.steps),
            list(match.events),
            match.version,
            match._barrier,
            match._chance.counter if match._chance else None,
        ]
    )


def play_on(match: Match, steps: int = 10**6, pick: int = 0) -> None:
    for _ in range(steps):
        if match.over:
            return
        legal = match.state.legal()
        assert match.play(match.state.actor(), legal[pick % len(legal)])


# --- beginning ---------------------------------------------------------------------------------------


def test_chance_is_drawn_until_a_seat_decides() -> None:
    match = market()
    assert match.state.actor() == 0
    assert [entry.how for entry in match.steps] == [DRAWN] * 6
    assert all(entry.actor == CHANCE for entry in match.steps)


def test_same_seed_same_game_other_seed_other_game() -> None:
    hands = {seed: json.dumps(GAME.position(market(seed).state)) for seed in ("one", "two", "three")}
    assert len(set(hands.values())) == 3
    assert json.dumps(GAME.position(market("one").state)) == hands["one"]
    assert market("one").commitment == market("one").commitment != market("two").commitment


def test_the_registered_game_is_found_by_its_key() -> None:
    with pytest.raises(LookupError, match="there is no game 'chess'"):
        Match("chess")


def test_a_fresh_seed_every_time() -> None:
    assert Match(GAME).seed != Match(GAME).seed


# --- refusals ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seat", "text", "version", "kind", "key"),
    [
        (1, "browse", None, NotYourTurn, "reason-not-your-turn"),
        (0, "rest", None, NotLegal, "reason-too-early"),
        (0, "draw silk", None, NotLegal, "reason-not-now"),
        (0, "snatch 0", None, NotLegal, "reason-yourself"),
        (0, "browse", 7, Stale, "reason-stale"),
        (5, "browse", None, NotYourTurn, "reason-not-your-turn"),
    ],
)
def test_refusals_are_typed_and_change_nothing(
    seat: int, text: str, version: int | None, kind: type[Refusal], key: str
) -> None:
    match = market()
    before = snapshot(match)
    answer = match.play(seat, GAME.parse(text), version)
    assert type(answer) is kind
    assert not answer
    assert isinstance(answer, Refusal)
    assert answer.reason.key == key
    assert snapshot(match) == before


@pytest.mark.parametrize("action", [-1, 10**9])
def test_numbers_that_are_no_actions_are_refused(action: int) -> None:
    match = market()
    answer = match.play(0, action)
    assert isinstance(answer, NotLegal)
    assert answer.reason.key == "reason-no-such-action"


def test_refusals_can_be_raised() -> None:
    answer = market().play(1, 0)
    assert isinstance(answer, NotYourTurn)
    with pytest.raises(NotYourTurn, match=r"reason-not-your-turn .*NM-4"):
        raise answer


def test_after_the_end_everything_is_refused() -> None:
    match = market()
    play_on(match)
    before = snapshot(match)
    for seat in (0, 1):
        assert isinstance(match.play(seat, 0), GameOver)
        assert isinstance(match.undo(seat), CannotUndo)
    assert isinstance(match.play(0, 0, version=0), GameOver)
    assert snapshot(match) == before


@given(st.integers(-3, 5), st.integers(-5, 40), st.none() | st.integers(-1, 3))
def test_any_wrong_try_changes_nothing(seat: int, action: int, version: int | None) -> None:
    match = market("hypothesis")
    expected = match.refusal(seat, action, version)
    before = snapshot(match)
    answer = match.play(seat, action, version)
    if expected is None:
        assert isinstance(answer, Accepted)
    else:
        assert type(answer) is type(expected)
        assert snapshot(match) == before


def test_a_wrong_reason_of_the_game_never_makes_a_refusal_an_acceptance(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(type(GAME), "reason", lambda self, state, action: None)
    answer = market().play(0, GAME.parse("rest"))
    assert isinstance(answer, NotLegal)
    assert (answer.reason.rule, answer.reason.key) == ("NM-4", "reason-not-now")


def test_a_match_without_its_seed_waits_for_chance() -> None:
    match = parse(record_text(market()), GAME)
    assert match.play(0, GAME.parse("browse"))
    assert match.state.actor() == CHANCE
    for seat in (CHANCE, 0, 1):
        answer = match.play(seat, match.state.legal()[0])
        assert isinstance(answer, NotYourTurn)
        assert answer.reason.key == "reason-chance"


# --- playing -----------------------------------------------------------------------------------------


def test_an_accepted_action_brings_a_version_and_events() -> None:
    match = market()
    answer = match.play(0, GAME.parse("browse"), version=0)
    assert answer
    assert isinstance(answer, Accepted)
    assert answer.version == match.version == 1
    assert [GAME.kinds[event[0]].word for event in answer.events] == ["browsed", "drew"]
    assert match.state.actor() == 1


def test_events_are_filtered_by_seat() -> None:
    events: list[Event] = [(0, (), EVERYBODY), (1, (), 0b01), (2, (), 0b10), (3, (), 0b11)]
    assert [event[0] for event in visible(events, 0)] == [0, 1, 3]
    assert [event[0] for event in visible(events, 1)] == [0, 2, 3]
    assert [event[0] for event in visible(events, None)] == [0]


def test_automatic_choices_are_taken_and_marked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Act, "auto", lambda self, s: True)
    monkeypatch.setattr(Act, "legal", lambda self, s: [0] if sum(s.deck) else [10])
    match = market()
    assert match.over
    assert {entry.how for entry in match.steps if entry.actor >= 0} == {AUTO}
    assert match.version == 0


def test_the_journal_keeps_what_was_undone() -> None:
    match = market()
    sellable = next(action for action in match.state.legal() if GAME.name(action).startswith("sell"))
    steps = len(match.steps)
    assert match.play(0, sellable)
    assert match.undo(0)
    assert match.journal[-2:] == [Entry(0, sellable, CHOSEN), Undo(0)]
    assert len(match.steps) == steps
    assert match.version == 2


# --- undo --------------------------------------------------------------------------------------------


def at_home(**pieces: Any) -> Match:
    """A match set to a position of two traders: hands by seat, the deck, and seat 0 to act."""
    match = market()
    position = GAME.position(match.state)
    total = {"dates": 6, "copper": 5, "silk": 4, "spice": 3, "lantern": 4, "guard": 3}
    hands = pieces["hands"]
    deck = {card: count - sum(hand.get(card, 0) for hand in hands) for card, count in total.items()}
    position["state"] = {
        **position["state"],
        "hands": hands,
        "deck": {card: n for card, n in deck.items() if n},
    }
    match.state = GAME.restore(position)
    match._checkpoint = match.state.clone()
    return match


def reason(answer: Accepted | Refusal) -> str:
    assert isinstance(answer, CannotUndo)
    return answer.reason.key


def test_a_decision_can_be_taken_back_until_somebody_else_decides() -> None:
    match = at_home(hands=[{"silk": 2}, {"dates": 2}])
    before = GAME.position(match.state)
    assert do(match, "sell silk")
    assert match.can_undo(0) is None
    assert match.undo(0)
    assert GAME.position(match.state) == before
    assert do(match, "sell silk")
    assert do(match, "sell dates")
    assert reason(match.undo(0)) == "reason-undo-others"
    assert match.undo(1)


def test_several_decisions_of_one_seat_go_back_one_by_one() -> None:
    match = at_home(hands=[{"lantern": 1, "silk": 1, "dates": 1}, {"dates": 2}])
    before = GAME.position(match.state)
    for text in ("lantern", "sell silk", "sell dates"):
        assert do(match, text, 0)
    assert match.state.actor() == 1
    for left in (2, 1, 0):
        assert match.undo(0)
        assert sum(entry.how == CHOSEN for entry in match.steps) == left
    assert GAME.position(match.state) == before
    assert reason(match.undo(0)) == "reason-undo-nothing"


def test_a_draw_closes_the_way_back() -> None:
    match = at_home(hands=[{"lantern": 1, "silk": 1}, {"dates": 2}])
    assert do(match, "lantern")
    assert do(match, "browse")
    assert match.state.actor() == 0
    before = snapshot(match)
    assert reason(match.undo(0)) == "reason-undo-closed"
    assert snapshot(match) == before
    assert do(match, "sell silk")
    assert match.undo(0)
    assert reason(match.undo(0)) == "reason-undo-closed"


def test_what_the_game_closes_stays_closed() -> None:
    """NM-9 A guard that was called has been seen."""
    match = at_home(hands=[{"silk": 1}, {"guard": 1, "dates": 1}])
    assert do(match, "snatch 1", 0)
    assert do(match, "guard", 1)
    assert match.state.actor() == 1
    assert reason(match.undo(1)) == "reason-undo-closed"


def test_an_interrupt_can_be_undone_only_by_who_made_the_last_decision() -> None:
    match = at_home(hands=[{"silk": 1}, {"guard": 1, "dates": 1}])
    assert do(match, "snatch 1", 0)
    assert match.state.actor() == 1
    assert reason(match.undo(1)) == "reason-undo-nothing"
    assert match.undo(0)
    assert match.state.actor() == 0


def test_who_has_seen_anothers_choice_takes_nothing_back_even_if_that_is_undone() -> None:
    match = at_home(hands=[{"silk": 2}, {"dates": 2}])
    assert do(match, "sell silk", 0)
    assert do(match, "sell dates", 1)
    assert match.undo(1)
    assert match.state.actor() == 1
    before = snapshot(match)
    assert reason(match.undo(0)) == "reason-undo-closed"
    assert snapshot(match) == before
    assert do(match, "browse", 1)


def test_undo_takes_the_events_back_too() -> None:
    match = at_home(hands=[{"silk": 2}, {"dates": 2}])
    events = list(match.events)
    assert do(match, "sell silk")
    assert len(match.events) == len(events) + 1
    assert match.undo(0)
    assert match.events == events


def test_nobody_takes_back_the_end() -> None:
    match = market(guards="off")
    while not match.over:
        legal = match.state.legal()
        assert match.play(match.state.actor(), legal[-1])
    last = [entry for entry in match.steps if entry.how == CHOSEN][-1]
    assert reason(match.undo(last.actor)) == "reason-undo-closed"
