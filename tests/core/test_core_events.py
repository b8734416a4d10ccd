"""Events are ints; their kind says what they mean."""

import pytest

from caravanserai.core.events import NUMBER, SEAT, Kind, may_know
from caravanserai.core.machine import EVERYBODY

SUPPLIED = Kind("supplied", seat=SEAT, good=("silk", "spice"), count=NUMBER)
SHOWN = Kind("shown", seat=SEAT, each_card=("camel", "djinn", "slave"))


def test_ints_become_seats_names_and_numbers() -> None:
    assert SUPPLIED.describe((2, 1, 7)) == {"seat": "@2", "good": "spice", "count": 7}


@pytest.mark.parametrize(
    ("rest", "cards"), [((), []), ((1,), ["djinn"]), ((0, 0, 2), ["camel", "camel", "slave"])]
)
def test_a_list_takes_all_that_follows(rest: tuple[int, ...], cards: list[str]) -> None:
    assert SHOWN.describe((0, *rest)) == {"seat": "@0", "each_card": cards}


@pytest.mark.parametrize("args", [(), (0,), (0, 1), (0, 1, 2, 3)])
def test_a_wrong_number_of_arguments_is_refused(args: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="event supplied: "):
        SUPPLIED.describe(args)


@pytest.mark.parametrize("good", [-1, 2])
def test_a_number_that_names_nothing_is_refused(good: int) -> None:
    with pytest.raises(ValueError, match=f"{good} names none of silk, spice"):
        SUPPLIED.describe((0, good, 1))


def test_a_list_must_come_last() -> None:
    with pytest.raises(ValueError, match="each_card takes all that follows"):
        Kind("wrong", each_card=("camel",), seat=SEAT)


@pytest.mark.parametrize(
    ("seen", "knows"),
    [(EVERYBODY, [True] * 4), (0b101, [False, True, False, True]), (0, [False] * 4)],
)
def test_who_may_know_an_event(seen: int, knows: list[bool]) -> None:
    assert [may_know((0, (), seen), seat) for seat in (None, 0, 1, 2)] == knows


def test_the_things_that_an_event_touches() -> None:
    kind = Kind(
        "swapped", "head", ("player-{seat}", "card-{each_card}"), seat=SEAT, each_card=("camel", "djinn")
    )
    assert (kind.role, SUPPLIED.role) == ("head", "step")
    assert kind.touched(kind.describe((2, 1, 0))) == ["player-2", "card-djinn", "card-camel"]
    assert kind.touched(kind.describe((2,))) == ["player-2"]
    assert SUPPLIED.touched(SUPPLIED.describe((2, 1, 7))) == []
