"""Decisions made at once in secret: each seat may change its mind until all have chosen."""

from random import Random
from typing import Any

import pytest

from caravanserai.core.actions import ActionSpace, Range, numbers
from caravanserai.core.events import SEAT, Kind
from caravanserai.core.game import Game, Reason
from caravanserai.core.machine import CHANCE, Broken, State, Step
from caravanserai.core.position import Reader
from caravanserai.play.match import Accepted, CannotUndo, Match, Refusal
from caravanserai.play.record import parse, record_text, resume

FINGER, COIN, SAY = 0, 6, 8


class Fingers(State):
    def __init__(
        self, seats: int, options: tuple[str, ...], stack: list[Step[Any]], shown: list[int]
    ) -> None:
        super().__init__(seats, options, stack)
        self.shown = shown

    def clone(self) -> "Fingers":
        return Fingers(self.seats, self.options, self.stack.copy(), self.shown.copy())

    def scores(self) -> list[int]:
        return self.shown.copy()

    def check(self) -> None:
        if any(not 0 <= number <= 10 for number in self.shown):
            raise Broken("state.shown", "MA-1", "two hands have ten fingers")


class Hand(Step[Fingers]):
    """MA-1 Each shows two hands, one after the other, at once with the others; the second as many as are left."""

    fields = ("who", "hand")
    decision = "D-HAND"
    rule = "MA-1"

    def __init__(self, who: int, hand: int) -> None:
        super().__init__(who)
        self.hand = hand

    def legal(self, s: Fingers) -> list[int]:
        return list(range(FINGER, FINGER + 6))

    def run(self, s: Fingers, action: int) -> None:
        s.shown[self.who] += action - FINGER
        s.tell(0, (self.who,), 1 << self.who)


class Say(Step[Fingers]):
    """MA-2 Then they speak in turn, openly."""

    fields = ("who",)
    decision = "D-SAY"
    rule = "MA-2"

    def legal(self, s: Fingers) -> list[int]:
        return [SAY]

    def run(self, s: Fingers, action: int) -> None:
        pass


class Coin(Step[Fingers]):
    """MA-3 At last a coin falls."""

    rule = "MA-3"

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def legal(self, s: Fingers) -> list[int]:
        return [COIN, COIN + 1]

    def run(self, s: Fingers, action: int) -> None:
        pass


class Morra(Game):
    key = "morra"
    prefix = "MA"
    package = "caravanserai"
    rules_version = 1
    seats = range(2, 5)
    options = {}
    actions = ActionSpace(
        Range("show", fingers=numbers(0, 5)), Range("coin", side=("heads", "tails")), Range("say")
    )
    kinds = (Kind("showed", seat=SEAT),)
    steps = (Hand, Say, Coin)
    categories = ("fingers",)
    colours = ("red", "green", "blue", "grey")

    def start(self, seats: int, options: tuple[str, ...]) -> State:
        hands: list[Step[Any]] = [Hand(seat, hand) for seat in range(seats) for hand in range(2)]
        return Fingers(seats, options, [Coin(), Say(1), Say(0), *reversed(hands)], [0] * seats)

    def at_once(self, state: State) -> bool:
        return bool(state.stack) and isinstance(state.stack[-1], Hand)

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return {"seats": state.seats}

    def reason(self, state: State, action: int) -> Reason | None:
        return None if action in state.legal() else Reason("MA-1", "reason-not-now", {})

    def breakdown(self, state: State) -> list[dict[str, int]]:
        return [{"fingers": score} for score in state.scores()]

    def determinize(self, state: State, seat: int | None, rng: Random) -> State:
        return state.clone()

    def write(self, state: State) -> dict[str, Any]:
        assert isinstance(state, Fingers)
        return {"shown": state.shown}

    def read(self, reader: Reader, seats: int, options: tuple[str, ...]) -> State:
        return Fingers(seats, options, [], reader.numbers("shown", seats, 0, 10))


MORRA = Morra()


def match_of(seats: int, *shown: tuple[int, int]) -> Match:
    match = Match(MORRA, seats, seed="morra")
    for seat, fingers in shown:
        assert match.play(seat, FINGER + fingers)
    return match


def reason(answer: Accepted | Refusal | None) -> str:
    assert isinstance(answer, CannotUndo)
    return answer.reason.key


def same_when_read_back(match: Match) -> None:
    back = parse(record_text(match), MORRA)
    assert record_text(back) == record_text(match)
    assert (back.version, back._aside, back._barrier) == (match.version, match._aside, match._barrier)
    assert MORRA.position(back.state) == MORRA.position(match.state)


def test_one_seat_changes_its_mind_and_the_others_keep_theirs() -> None:
    match = match_of(3, (0, 1), (0, 2), (1, 3), (1, 4), (2, 5))
    assert match.undo(0)
    same_when_read_back(match)
    assert match.state.actor() == 0
    assert match.play(0, FINGER)
    assert match.state.actor() == 2, "seat 1 has chosen, and one hand of seat 2 is shown"
    assert match.state.scores() == [1, 7, 5]
    same_when_read_back(match)
    assert match.version == 10


def test_several_may_change_their_minds_at_once() -> None:
    match = match_of(3, (0, 1), (0, 2), (1, 3), (1, 4), (2, 5))
    assert match.undo(0)
    assert match.undo(1), "seat 1 takes its second hand back while seat 0 thinks"
    same_when_read_back(match)
    assert match.state.actor() == 0
    assert match.play(0, FINGER + 5)
    assert match.state.actor() == 1
    assert match.state.scores() == [6, 3, 0]
    assert match.play(1, FINGER)
    assert match.state.actor() == 2
    assert match.state.scores() == [6, 3, 5]
    same_when_read_back(match)


def test_back_to_the_very_first_hand() -> None:
    match = match_of(2, (0, 1), (0, 2), (1, 3))
    for left in (1, 0):
        assert match.undo(0)
        assert sum(entry.actor == 0 for entry in match.steps) == left
    assert reason(match.undo(0)) == "reason-undo-nothing"
    for fingers in (4, 4):
        assert match.play(0, FINGER + fingers)
    assert match.state.scores() == [8, 3]
    assert match.state.actor() == 1


def test_when_all_have_chosen_nobody_goes_back() -> None:
    match = match_of(2, (0, 1), (0, 2), (1, 3), (1, 4))
    assert match.state.actor() == 0
    assert reason(match.undo(0)) == "reason-undo-closed"
    assert reason(match.undo(1)) == "reason-undo-closed"


def test_a_decision_that_became_impossible_is_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the game makes of it: a choice put aside is made again only if it is legal still."""
    monkeypatch.setattr(
        Hand, "legal", lambda self, s: [FINGER + n for n in range(6) if self.who == 0 or n <= s.shown[0]]
    )
    match = match_of(2, (0, 5), (0, 0), (1, 4))
    assert match.undo(0)
    assert match.undo(0)
    for fingers in (1, 0):
        assert match.play(0, FINGER + fingers)
    assert match.state.actor() == 1
    assert match.state.scores() == [1, 0]
    same_when_read_back(match)


def test_a_table_that_was_left_in_the_middle_goes_on() -> None:
    match = match_of(2, (0, 1), (0, 2), (1, 3))
    assert match.undo(0)
    assert match.seed is not None
    back = resume(record_text(match), match.seed, MORRA)
    for each in (match, back):
        assert each.play(0, FINGER)
        assert each.state.scores() == [1, 3]
    assert record_text(back) == record_text(match)


def test_open_decisions_are_as_final_as_ever() -> None:
    match = match_of(2, (0, 1), (0, 2), (1, 3), (1, 4))
    assert match.play(0, SAY)
    assert match.undo(0)
    assert match.play(0, SAY)
    assert match.play(1, SAY)
    assert match.over
