"""Positions as JSON: what is wrong is said where it is wrong."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pile_game import TOY, Flip, Next, Pile, Take

from caravanserai.core.machine import Broken
from caravanserai.core.position import Reader, read_step, write_counts, write_step

COLOURS = ("red", "green", "blue")
values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)


def refused(call: Callable[[], object]) -> str:
    with pytest.raises(Broken) as error:
        call()
    return str(error.value)


@pytest.mark.parametrize(
    ("value", "says"),
    [
        (None, "x.n: expected a whole number, found null"),
        (True, "x.n: expected a whole number, found true or false"),
        ("3", "x.n: expected a whole number, found text"),
        (1.5, "x.n: expected a whole number, found the number 1.5"),
        ([], "x.n: expected a whole number, found a list"),
        ({}, "x.n: expected a whole number, found an object"),
        (6, "x.n: 6 is out of range, allowed: 1 to 5"),
        (0, "x.n: 0 is out of range, allowed: 1 to 5"),
    ],
)
def test_numbers(value: object, says: str) -> None:
    assert refused(lambda: Reader({"n": value}, "x").number("n", 1, 5)) == says


def test_every_getter_reads_what_fits() -> None:
    reader = Reader(
        {
            "number": 4,
            "flag": True,
            "choice": "green",
            "none": None,
            "some": "blue",
            "numbers": [1, 2],
            "choices": ["red", "red"],
            "counts": {"blue": 2},
            "lists": [{"red": 1}, {}],
            "child": {"x": 1},
            "children": [{"y": 2}],
        },
        "",
    )
    assert reader.number("number", 0) == 4
    assert reader.flag("flag") is True
    assert reader.choice("choice", COLOURS) == 1
    assert reader.maybe("none", COLOURS) == -1
    assert reader.maybe("some", COLOURS) == 2
    assert reader.numbers("numbers", 2, 0) == [1, 2]
    assert reader.choices("choices", COLOURS) == [0, 0]
    assert reader.counts("counts", COLOURS) == [0, 0, 2]
    assert reader.count_lists("lists", COLOURS, 2) == [[1, 0, 0], [0, 0, 0]]
    assert reader.child("child").number("x", 1, 1) == 1
    assert reader.children("children")[0].number("y", 2, 2) == 2
    reader.done()


@pytest.mark.parametrize(
    ("call", "says"),
    [
        (lambda r: r.number("gone", 0), "gone: missing"),
        (lambda r: r.flag("n"), "n: expected true or false, found the number 1"),
        (lambda r: r.choice("t", COLOURS), "t: 'pink' is none of red, green, blue"),
        (lambda r: r.choice("l", COLOURS), "l: [1, 'x'] is none of red, green, blue"),
        (lambda r: r.maybe("t", COLOURS), "t: 'pink' is none of red, green, blue"),
        (lambda r: r.items("n"), "n: expected a list, found the number 1"),
        (lambda r: r.items("l", 3), "l: expected 3 entries, found 2"),
        (lambda r: r.numbers("l", None, 0), "l[1]: expected a whole number, found text"),
        (lambda r: r.choices("l", COLOURS), "l[0]: 1 is none of red, green, blue"),
        (lambda r: r.counts("o", COLOURS), "o.pink: unknown field"),
        (lambda r: r.counts("p", COLOURS), "p.red: -1 is out of range, allowed: 0 or more"),
        (lambda r: r.counts("p", COLOURS, 3), "p.red: -1 is out of range, allowed: 0 to 3"),
        (lambda r: r.count_lists("q", COLOURS), "q[1].red: expected a whole number, found null"),
        (lambda r: r.child("n"), "n: expected an object, found the number 1"),
        (lambda r: r.children("l"), "l[0]: expected an object, found the number 1"),
        (lambda r: r.done(), "n: unknown field"),
    ],
)
def test_refusals_name_the_field(call: Callable[[Reader], object], says: str) -> None:
    value = {"n": 1, "t": "pink", "l": [1, "x"], "o": {"pink": 1}, "p": {"red": -1}, "q": [{}, {"red": None}]}
    assert refused(lambda: call(Reader(value, ""))) == says


def test_write_counts_leaves_out_zeros() -> None:
    assert write_counts([0, 3, 1], COLOURS) == {"green": 3, "blue": 1}


GETTERS: dict[str, Callable[[Reader], object]] = {
    "number": lambda r: r.number("x", 0, 9),
    "flag": lambda r: r.flag("x"),
    "choice": lambda r: r.choice("x", COLOURS),
    "maybe": lambda r: r.maybe("x", COLOURS),
    "numbers": lambda r: r.numbers("x", None, 0),
    "choices": lambda r: r.choices("x", COLOURS, 2),
    "counts": lambda r: r.counts("x", COLOURS),
    "count_lists": lambda r: r.count_lists("x", COLOURS),
    "children": lambda r: r.children("x"),
}


@pytest.mark.parametrize("getter", GETTERS)
@given(values)
def test_no_value_makes_a_reader_crash(getter: str, value: Any) -> None:
    place = "top.x"
    try:
        GETTERS[getter](Reader({"x": value}, "top"))
    except Broken as broken:
        place = broken.where
    assert place.startswith("top.x")


# --- steps -------------------------------------------------------------------------------------------

STEPS = {cls.__name__: cls for cls in TOY.steps}


@pytest.mark.parametrize("step", [Take(1, ()), Take(0, (3, 1)), Flip(1), Next(0)])
def test_steps_round_trip(step: Any) -> None:
    written = json.loads(json.dumps(write_step(step)))
    assert write_step(read_step(written, "pending[0]", STEPS, 2)) == write_step(step)


@pytest.mark.parametrize(
    ("written", "says"),
    [
        (7, "pending[0]: expected an object"),
        ({}, "pending[0].step: missing"),
        ({"step": "Steal"}, "pending[0].step: no pending step is called 'Steal': Take, Flip, Next"),
        ({"step": ["Take"]}, "pending[0].step: no pending step is called ['Take']"),
        ({"step": "Take", "seat": 0}, "pending[0].history: missing"),
        ({"step": "Take", "seat": 5, "history": []}, "would be decided by seat 5, but there are 2"),
        ({"step": "Take", "seat": -4, "history": []}, "would be decided by seat -4"),
        (
            {"step": "Take", "seat": [0], "history": []},
            "pending[0].seat: expected a whole number, found a list",
        ),
        (
            {"step": "Take", "seat": 0, "history": 3},
            "pending[0].history: expected a list, found the number 3",
        ),
        (
            {"step": "Take", "seat": 0, "history": [None]},
            "pending[0].history[0]: expected a whole number, found null",
        ),
        ({"step": "Flip", "seat": 10**30}, "is out of range"),
        ({"step": "Flip", "seat": 0, "side": 1}, "pending[0].side: unknown field"),
    ],
)
def test_impossible_steps_are_refused(written: Any, says: str) -> None:
    assert says in refused(lambda: read_step(written, "pending[0]", STEPS, 2))


# --- whole positions ---------------------------------------------------------------------------------


def test_positions_round_trip_with_pending_steps() -> None:
    state = TOY.new(2, pile=3)
    state.apply(0)
    text = json.dumps(TOY.position(state))
    back = TOY.restore(json.loads(text))
    assert json.dumps(TOY.position(back)) == text
    assert (back.actor(), back.legal()) == (state.actor(), state.legal())


@pytest.mark.parametrize(
    ("path", "value", "says"),
    [
        (["game"], "chess", "game: this is a position of 'chess', not of 'toy'"),
        (["rules"], 1, "rules: rules version 1, this program has 2"),
        (["rules"], "2", "rules: expected a whole number"),
        (["seats"], 9, "seats: 9 is out of range, allowed: 1 to 3"),
        (["options"], {"pile": "8"}, "options: toy: pile cannot be '8'; allowed: 7, 3, 1"),
        (["options"], {"moon": "full"}, "options: toy has no option 'moon'"),
        (["options"], [], "options: expected an object"),
        (["state"], None, "state: expected an object, found null"),
        (["state", "pile"], -1, "state.pile: the pile cannot be negative (TY-1)"),
        (["state", "extra"], 1, "state.extra: unknown field"),
        (["extra"], 1, "extra: unknown field"),
        (["pending"], {}, "pending: expected a list"),
        (
            ["pending"],
            [{"step": "Take", "seat": -1, "history": []}],
            "pending[0].seat: -1 is out of range, allowed: 0 to 1 (TY-1)",
        ),
        (
            ["pending"],
            [{"step": "Next", "seat": 0}],
            "pending[0]: the last pending step must ask a seat or chance",
        ),
    ],
)
def test_impossible_positions_are_refused(path: list[str], value: object, says: str) -> None:
    written: Any = TOY.position(TOY.new(2))
    inner = written
    for name in path[:-1]:
        inner = inner[name]
    inner[path[-1]] = value
    assert says in refused(lambda: TOY.restore(written))


def test_a_decision_without_options_is_refused() -> None:
    written = TOY.position(Pile(2, ("7", "off"), [Take(0, ())], 0, [0, 0]))
    assert refused(lambda: TOY.restore(written)) == "pending[0]: this decision has no option (TY-1)"


@given(values)
def test_restore_refuses_or_reads_but_never_crashes(value: Any) -> None:
    with pytest.raises(Broken):
        TOY.restore(value)


@given(st.data())
def test_one_field_of_anything_never_crashes_restore(data: st.DataObject) -> None:
    written: Any = TOY.position(TOY.new(2))
    inner = data.draw(st.sampled_from([written, written["state"], written["options"], written["pending"][0]]))
    inner[data.draw(st.sampled_from(list(inner)))] = data.draw(values)
    where = "read"
    try:
        state = TOY.restore(written)
        assert state.legal() or not state.stack
    except Broken as broken:
        where = broken.where
    assert where
