"""The table in a terminal: everything on it, in 100 columns, in every language, without colours."""

import pytest
from morgenland_table import cards, cave, play, put, put_extra, scoring, stock, table, used
from rich.console import Console

from caravanserai.core.rollout import playout
from caravanserai.games.morgenland import GAME
from caravanserai.games.morgenland.state import State
from caravanserai.text.catalogue import LANGUAGES
from caravanserai.tui.morgenland import draw
from caravanserai.tui.words import words_for


def drawn(s: State, seat: int | None, language: str = "en", width: int = 100) -> list[str]:
    console = Console(width=width, no_color=True, color_system=None)
    with console.capture() as capture:
        words = words_for(language, GAME, ("Ann", "Ben", "Cleo", "Dan", "Eve"))
        console.print(draw(GAME.view(s, seat), words))
    return capture.get().splitlines()


def test_what_is_on_the_table_is_on_the_screen() -> None:
    """MO-110, MO-111: handles and own strengths, never others' face-down ones."""
    s = table(4)
    cave(s, "cave-red", 4, 2, 1)
    put(s, "A", "market", 7)
    put(s, "B", "market", 9)
    put(s, "A", "cave-red", 5, up=True)
    put_extra(s, "B", "market", 8, 3)
    used(s, "B", "carpet")
    cards(s, "A", "alms")
    stock(s, "A", "r3 g1")
    text = "\n".join(drawn(s, 0))
    for part in (
        "Round 1/30",
        "camel: A (A B C D)",
        "4/2/1",
        "A1 (7)",
        "B1 ?",
        "A2 =5",
        "Bc1 =3",
        "r3 g1",
        "Alms",
    ):
        assert part in text
    assert "=9" not in text
    other = "\n".join(drawn(s, 1))
    assert "A1 ?" in other
    assert "B1 (9)" in other
    assert "Alms" not in other


def test_the_pending_spell_and_the_ranks_are_shown() -> None:
    """MO-110: the chain of pending spells."""
    s = table(4, first="B")
    put(s, "A", "djinn", 8)
    put(s, "B", "djinn", 5)
    cards(s, "A", "lunar-eclipse")
    cards(s, "B", "straggler")
    scoring(s, "djinn")
    play(s, "pass", "cast lunar-eclipse")
    text = "\n".join(drawn(s, 2))
    assert "[A Lunar Eclipse > Djinn's House]" in text
    assert "> A8 B5" in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [3, 5])
def test_it_fits_into_100_columns(language: str, seats: int) -> None:
    """In every language, along a whole game."""
    s = GAME.new(seats, version="magic", first_player=0)
    for number in range(8):
        playout(s, number, 90)
        for seat in (None, 0):
            lines = drawn(s, seat, language)
            assert len(lines) >= 10 + seats
            assert max(len(line) for line in lines) <= 100
