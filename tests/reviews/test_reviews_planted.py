"""Planted blunders: twenty of a game, built by hand, and kept in the package as they are built."""

import json

import pytest
from plant import FOLDER, SETS
from planting import text

import caravanserai as cs


@pytest.mark.parametrize("key", SETS)
def test_twenty_positions_are_kept_as_they_are_built(key: str) -> None:
    game = cs.game(key)
    kept = (FOLDER / f"{key}.json").read_text(encoding="utf-8")
    assert kept == text(game, SETS[key]())
    planted = json.loads(kept)["planted"]
    assert len(planted) == len({each["title"] for each in planted}) == 20


@pytest.mark.parametrize("key", SETS)
def test_they_are_of_many_kinds(key: str) -> None:
    """Not twenty times the same: decisions of many kinds, and every other number of seats at least."""
    game = cs.game(key)
    states = [each.state for each in SETS[key]()]
    assert len({state.stack[-1].decision for state in states}) >= 10
    assert len({state.seats for state in states}) >= min(3, len(game.seats))
