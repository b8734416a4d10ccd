"""Garbage is looked for when it is time, and then it goes."""

import gc
import weakref
from collections.abc import Iterator

import pytest

from caravanserai.server import cleaning
from caravanserai.server.cleaning import Cleaning


class Knot:
    """Refers to itself."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def _python_as_it_was() -> Iterator[None]:
    thresholds = gc.get_threshold()
    yield
    gc.unfreeze()
    gc.set_threshold(*thresholds)


def test_nothing_is_done_before_it_is_time() -> None:
    tidy = Cleaning()
    tidy.begin()
    assert not tidy.look(cleaning.MOST_LEFT - 1)
    assert tidy.look(cleaning.MOST_LEFT)
    assert not tidy.look(cleaning.MOST_LEFT + 1)


def test_it_is_time_after_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    tidy = Cleaning()
    monkeypatch.setattr(cleaning, "SECONDS", 0.0)
    assert tidy.look(0)


def test_what_was_put_aside_goes_too() -> None:
    """Also what lived at the last cleaning and has become garbage since."""
    tidy = Cleaning()
    knot = Knot()
    gone = weakref.ref(knot)
    tidy.look(cleaning.MOST_LEFT)
    assert gc.get_freeze_count() > 0
    del knot
    gc.collect()
    assert gone() is not None
    tidy.look(2 * cleaning.MOST_LEFT)
    assert gone() is None
