"""The table in a terminal: everything on it, in 100 columns, in every language, without colours."""

import pytest
from rich.console import Console
from yspahan_table import BLUE, GAME, GREEN, NINE, RED, Table

from caravanserai.core.rollout import playout
from caravanserai.text.catalogue import LANGUAGES
from caravanserai.tui.words import words_for
from caravanserai.tui.yspahan import draw


def drawn(table: Table, seat: int | None, language: str = "en", width: int = 100) -> list[str]:
    console = Console(width=width, no_color=True, color_system=None)
    with console.capture() as capture:
        console.print(
            draw(GAME.view(table.s, seat), words_for(language, GAME, ("Ann", "Ben", "Cleo", "Dan")))
        )
    return capture.get().splitlines()


def test_what_is_on_the_table_is_on_the_screen() -> None:
    table = (
        Table()
        .date(2, 3)
        .cubes(GREEN, "vase-4-0", "bag-8-0")
        .caravan("BGR")
        .holds(BLUE, "no-gold", "no-gold")
    )
    table.supervisor("w3").owns(RED, "hammam").date(2, 3).roll(NINE, "12")
    lines = drawn(table, BLUE)
    text = "\n".join(lines)
    assert lines[0] == "Week 2, Day 3   First player: A   (A B C D)   Supervisor: West 3"
    assert "[B] =4=" in text
    assert "w4 [@]  w2" in text
    assert "Gold   6 6 6" in text
    assert "Camel  1 1 (1)" in text
    assert "x1 +2  A B C ." in text
    assert "> A Ann" in text
    assert "Hammam" in text
    assert "Your cards: Build without gold x2" in text
    assert "Deck: 16   Discard pile: -" in text


def test_other_hands_are_not_drawn() -> None:
    table = Table().holds(BLUE, "no-gold").roll(NINE)
    assert "Build without gold" not in "\n".join(drawn(table, GREEN) + drawn(table, None))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("steps", [0, 200, 350, 10_000])
def test_it_fits_and_stands_up_in_every_language(language: str, steps: int) -> None:
    table = Table()
    playout(table.s, steps, steps)
    lines = drawn(table, BLUE, language)
    assert max(map(len, lines)) <= 100
    assert len(lines) <= 24


def test_many_dice_are_counted() -> None:
    assert "Camel  4 x9" in "\n".join(drawn(Table().roll("444444444"), BLUE))


def test_a_narrow_terminal_shows_the_whole_city_too() -> None:
    lines = drawn(Table().roll(NINE), BLUE, width=80)
    street = next(line for line in lines if line.startswith("w10"))
    assert "[@]" in street
    assert street.endswith("e7 ")
    assert max(map(len, lines)) <= 80
