"""The small form of what happened reads back exactly as it was written."""

from copy import deepcopy

import pytest
from hypothesis import given
from hypothesis import strategies as st

from caravanserai.core.machine import CHANCE, EVERYBODY, Event
from caravanserai.play.history import AUTO, CHOSEN, DRAWN, Entry, Events, Journal, Steps, Undo

ENTRIES = st.builds(
    Entry, st.integers(CHANCE, 15), st.integers(0, 9_999_999), st.sampled_from((AUTO, CHOSEN, DRAWN))
)
EVENTS = st.tuples(
    st.integers(0, 200),
    st.lists(st.integers(-(2**40), 2**40) | st.integers(-5, 5), max_size=6).map(tuple),
    st.integers(EVERYBODY, 2**16 - 1),
)


@given(st.lists(ENTRIES), st.integers(0, 5), st.integers(0, 15))
def test_steps_are_what_they_were(entries: list[Entry], cut: int, actor: int) -> None:
    steps = Steps()
    for entry in entries:
        steps.append(entry)
    assert steps == entries
    assert steps[1:] == entries[1:]
    assert list(reversed(steps)) == entries[::-1]
    found = [n for n, each in enumerate(entries) if each.actor == actor and each.how == CHOSEN]
    assert steps.last_decision(actor) == (found[-1] if found else -1)
    chosen = [n for n, each in enumerate(entries) if each.how == CHOSEN and n >= cut]
    assert steps.last_chosen(cut) == (chosen[-1] if chosen else -1)
    steps.cut(cut)
    kept = [n for n in found if n < cut]
    assert steps.last_decision(actor) == (kept[-1] if kept else -1)
    assert steps.last_chosen(0) == max(
        (n for n, e in enumerate(entries[:cut]) if e.how == CHOSEN), default=-1
    )
    assert steps == entries[:cut]
    assert (steps != entries) == (len(entries) > cut)


@given(st.lists(ENTRIES | st.builds(Undo, st.integers(0, 15))))
def test_a_journal_is_what_it_was(entries: list[Entry | Undo]) -> None:
    journal = Journal()
    for entry in entries:
        journal.append(entry)
    assert journal == entries
    assert [type(each) for each in journal] == [type(each) for each in entries]
    for seat in range(CHANCE, 16):
        own = [each for each in entries if (each.seat if isinstance(each, Undo) else each.actor) == seat]
        assert journal.count_by(seat) == len(own)


@given(st.lists(st.lists(EVENTS, max_size=4), max_size=6), st.integers(0, 6))
def test_events_are_what_they_were(by_step: list[list[Event]], cut: int) -> None:
    events = Events()
    expected = []
    for step, each in enumerate(by_step):
        events.extend(step, each)
        expected += [(step, event) for event in each]
    assert events == expected
    if expected:
        assert events[-1] == expected[-1]
    events.cut(cut)
    assert events == [each for each in expected if each[0] < cut]


def test_a_place_that_is_not_there() -> None:
    steps = Steps()
    steps.append(Entry(0, 1, CHOSEN))
    assert steps[-1] == steps[0]
    for index in (1, -2):
        try:
            steps[index]
        except IndexError:
            continue
        raise AssertionError(index)


def test_of_events_that_were_read_no_more_stand_than_there_are() -> None:
    events = Events()
    for step in range(3):
        events.extend(step, [(1, (), EVERYBODY)])
    assert [events.kept(read, 0) for read in (0, 2, 3, 5)] == [0, 2, 3, 3]
    events.cut(1)
    events.extend(1, [(1, (), EVERYBODY)] * 4)
    assert [events.kept(read, 0) for read in (0, 2, 3)] == [0, 1, 1]
    assert [events.kept(read, 1) for read in (3, 9)] == [3, 5]


class Third:
    """A number of another kind, as those of numpy are."""

    def __index__(self) -> int:
        return 2


def test_an_index_may_be_of_any_kind_of_whole_number() -> None:
    events = Events()
    events.extend(4, [(kind, (), EVERYBODY) for kind in range(3)])
    assert events[Third()] == events[-1] == (4, (2, (), EVERYBODY))  # type: ignore[call-overload]
    for missing in (3, -4):
        with pytest.raises(IndexError):
            events[missing]


@pytest.mark.parametrize("kind", [Steps, Journal])
def test_a_copy_has_entries_of_its_own(kind: type[Steps] | type[Journal]) -> None:
    kept = kind()
    kept.append(Entry(1, 7, CHOSEN))
    copy = deepcopy(kept)
    kept.append(Entry(2, 7, CHOSEN))
    assert (list(copy), len(kept)) == ([Entry(1, 7, CHOSEN)], 2)
