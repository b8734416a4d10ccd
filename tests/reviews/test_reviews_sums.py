"""Luck and skill: parts that add up to the result, with errors that are as large as they say.

The parts of one review come from the same looks and add up by definition, so nothing would be proved by adding them.
Here the luck of one review is added to the decisions of another, which shares no look with it; and the parts of reviews
that differ in their seed alone are held against each other.
"""

import math
from functools import cache
from itertools import permutations

import pytest
from reviews_games import finished, looked_at

from caravanserai.reviews import Analysis, report
from caravanserai.reviews.scales import result
from caravanserai.reviews.sums import FEWEST, Parts

SEATS = {"alrashid": 2, "fivetribes": 2, "morgenland": 3, "yspahan": 2}
REVIEWS = 3
TWICE = 0.9
"""Of all differences so many at least are within two errors: 95 % are to be expected."""


@cache
def reviewed(key: str) -> list[Analysis]:
    """Reviews of one game that have no look in common."""
    match = finished(key, SEATS[key])
    return [
        Analysis(match, iterations=FEWEST, seed=f"sum {number}", losses=False).finish()
        for number in range(REVIEWS)
    ]


def known(parts: Parts) -> list[tuple[float, float]]:
    """The parts and their errors."""
    found = []
    for part in parts:
        assert part.error is not None
        found.append((part.value, part.error))
    return found


def in_errors(difference: float, *errors: float) -> float:
    """A difference, in errors of it; what is quite sure may not differ at all."""
    both = math.hypot(*errors)
    return difference / both if both else (0.0 if abs(difference) < 1e-9 else math.inf)


def test_luck_of_one_review_and_decisions_of_another_add_up_to_the_result() -> None:
    off = []
    for key, seats in SEATS.items():
        for one, other in permutations(reviewed(key), 2):
            for seat in range(seats):
                (luck, error), *_ = known(one.parts(seat))
                (_, other_error), (own, _), (others, _) = known(other.parts(seat))
                rest = 1 / seats + luck + own + others - result(one.story.end)[seat]
                off.append(in_errors(rest, error, other_error))
    assert sum(abs(each) <= 2 for each in off) >= TWICE * len(off)
    assert any(off)  # it is not by construction that they do


def test_reviews_differ_by_as_much_as_their_errors_say() -> None:
    off = []
    for key, seats in SEATS.items():
        for one, other in permutations(reviewed(key), 2):
            for seat in range(seats):
                pairs = zip(known(one.parts(seat)), known(other.parts(seat)), strict=True)
                off += [in_errors(first - second, error, more) for (first, error), (second, more) in pairs]
    assert sum(abs(each) <= 2 for each in off) >= TWICE * len(off)
    spread = math.sqrt(sum(each * each for each in off) / len(off))
    assert 0.4 < spread < 1.4  # neither too sure nor wider than need be


@pytest.mark.parametrize("key", SEATS)
def test_the_parts_of_one_review_are_the_result(key: str) -> None:
    analysis = reviewed(key)[0]
    for seat in range(SEATS[key]):
        parts = sum(part.value for part in analysis.parts(seat))
        assert 1 / SEATS[key] + parts == pytest.approx(result(analysis.story.end)[seat])


def test_an_error_is_not_told_before_it_is_known() -> None:
    early = report(looked_at("yspahan", 2))
    for sums in early["sums"]:
        assert (sums["error"], sums["own_error"], sums["others_error"]) == (None, None, None)
    assert all(error is None for moment in early["moments"] for error in moment["errors"])
    later = report(reviewed("yspahan")[0])
    for sums in later["sums"]:
        assert 0 < sums["own_error"] < 1
    assert all(error is not None for moment in later["moments"] for error in moment["errors"])
