"""Actions are ints in named ranges."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from caravanserai.core.actions import ActionSpace, Range, numbers

SPACE = ActionSpace(
    Range("pass"),
    Range("place", pawn=("sage", "thief"), area=("silk-road", "port", "palace")),
    Range("pay", gold=numbers(1, 5)),
)

words = st.text(st.characters(codec="ascii", categories=("Ll", "Nd")), min_size=1, max_size=6).filter(
    "word".__ne__
)
tables = st.lists(words, min_size=1, max_size=5, unique=True).map(tuple)


@st.composite
def spaces(draw: st.DrawFn) -> ActionSpace:
    """Any space of up to five ranges with up to three dimensions."""
    names = draw(st.lists(words, min_size=1, max_size=5, unique=True))
    return ActionSpace(*(Range(name, **draw(st.dictionaries(words, tables, max_size=3))) for name in names))


def test_bases_lie_end_to_end() -> None:
    assert dict(SPACE.base) == {"pass": 0, "place": 1, "pay": 7}
    assert SPACE.count == 12


def test_the_last_dimension_runs_fastest() -> None:
    assert [SPACE.name(action) for action in range(4)] == [
        "pass",
        "place sage silk-road",
        "place sage port",
        "place sage palace",
    ]
    assert SPACE.values(6) == {"pawn": "thief", "area": "palace"}
    assert SPACE.values(0) == {}


@given(spaces())
def test_names_round_trip_over_the_whole_space(space: ActionSpace) -> None:
    names = [space.name(action) for action in range(space.count)]
    assert len(set(names)) == space.count
    assert [space.parse(name) for name in names] == list(range(space.count))


@given(spaces(), st.integers())
def test_numbers_outside_the_space_are_refused(space: ActionSpace, action: int) -> None:
    if 0 <= action < space.count:
        assert space.parse(space.name(action)) == action
    else:
        with pytest.raises(ValueError, match=f"no action has the number {action}"):
            space.name(action)


@given(st.text())
def test_any_text_is_an_action_or_a_value_error(text: str) -> None:
    names = {SPACE.name(action) for action in range(SPACE.count)}
    if " ".join(text.split()) in names:
        assert SPACE.name(SPACE.parse(text)) == " ".join(text.split())
    else:
        with pytest.raises(ValueError, match=r"no action is called|takes \d words|is no "):
            SPACE.parse(text)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "it starts with one of pass, place, pay"),
        ("jump", "no action is called 'jump'"),
        ("place sage", "'place' takes 2 words: pawn area"),
        ("pass now", "'pass' takes 0 words: none"),
        ("place sage moon", "'moon' is no area of 'place': silk-road, port, palace"),
    ],
)
def test_refusals_say_what_is_not_understood(text: str, says: str) -> None:
    with pytest.raises(ValueError, match=re.escape(says)):
        SPACE.parse(text)


def test_long_tables_are_shortened_in_messages() -> None:
    with pytest.raises(ValueError, match=r"12, … \(40 in all\)"):
        ActionSpace(Range("go", to=numbers(1, 40))).parse("go 99")


@pytest.mark.parametrize(
    "dimensions",
    [{"x": ("a", "a")}, {"x": ("",)}, {"x": ("a b",)}, {"x": ("a\tb",)}, {"x": ()}, {"x": ("a\u00a0b",)}],
)
def test_names_that_cannot_be_read_back_are_refused(dimensions: dict[str, tuple[str, ...]]) -> None:
    with pytest.raises(ValueError, match="range go: names must be unique words"):
        Range("go", **dimensions)


def test_ranges_need_one_word_each() -> None:
    with pytest.raises(ValueError, match="two ranges are called go"):
        ActionSpace(Range("go"), Range("go"))
    for word in ("", "two words"):
        with pytest.raises(ValueError, match="it takes one word"):
            Range(word)
