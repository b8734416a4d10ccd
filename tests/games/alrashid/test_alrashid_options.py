"""Options: editions, duplicate titles, turn order."""

import pytest
from alrashid_table import GAME, cs

from caravanserai.games.alrashid.options import (
    ANY_PAWN,
    FRENCH_TILES,
    LOOSE_TRADER,
    edition_bits,
    edition_name,
)
from caravanserai.games.alrashid.state import State


@pytest.mark.parametrize(
    ("given", "kept", "bits"),
    [
        ("published", "published", 0),
        ("italian", "italian", 15),
        ("french-letter", "french-letter", FRENCH_TILES + ANY_PAWN + LOOSE_TRADER),
        ("crisis-french+spy-any-pawn+trader-loose", "french-letter", 112),
        ("shared-victory+diplomat-must", "diplomat-must+shared-victory", 6),
    ],
)
def test_editions_have_one_spelling(given: str, kept: str, bits: int) -> None:
    state = GAME.new(2, edition=given)
    assert isinstance(state, State)
    assert state.options[0] == kept
    assert state.rules == bits


def test_every_set_of_items_has_a_name() -> None:
    for bits in range(128):
        assert edition_bits(edition_name(bits)) == bits


@pytest.mark.parametrize("value", ["", "english", "italian+spy-any-pawn", "diplomat-must+diplomat-must", "+"])
def test_unknown_editions_are_refused(value: str) -> None:
    with pytest.raises(cs.BadOption, match="edition"):
        GAME.new(2, edition=value)


@pytest.mark.parametrize("value", ["0-1", "0-1-1", "0-1-3", "2-1-0-3", "first", "0 1 2", "00-1-2"])
def test_unknown_turn_orders_are_refused(value: str) -> None:
    with pytest.raises(cs.BadOption, match="turn-order"):
        GAME.new(3, turn_order=value)


@pytest.mark.parametrize("seats", [0, 1, 6])
def test_seats(seats: int) -> None:
    with pytest.raises(cs.BadOption):
        GAME.new(seats)


def test_other_options_are_refused() -> None:
    with pytest.raises(cs.BadOption, match="duplicate-titles"):
        GAME.new(2, duplicate_titles="maybe")
    with pytest.raises(cs.BadOption, match="no option"):
        GAME.new(2, expansion="on")
