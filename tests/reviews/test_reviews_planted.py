"""Planted blunders: twenty of a game, built by hand, and kept in the package as they are built."""

import json

import pytest
from plant import FOLDER, SETS
from planting import text

import caravanserai as cs
from caravanserai.reviews import trials


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


@pytest.mark.parametrize("key", SETS)
def test_a_review_finds_nine_of_ten(key: str) -> None:
    found = [trials.judged(trials.Blunder(key, number, "trials")) for number in range(20)]
    assert sum(each["word"] != "" for each in found) >= 18, [each for each in found if not each["word"]]
    assert all(each["best"] != each["bad"] for each in found if each["word"])


def test_a_game_without_a_set_has_no_blunders() -> None:
    assert trials.planted("chess") == []
