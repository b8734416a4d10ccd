"""The drawing in the terminal: made from the view alone, in all languages, with and without colours."""

import pytest
from alrashid_table import GAME, A, B, Table
from rich.console import Console

from caravanserai.core.rollout import Dice, advance
from caravanserai.text.catalogue import LANGUAGES, Catalogue
from caravanserai.tui.alrashid import draw


def drawn(table: Table, seat: int | None, language: str = "en", width: int = 100) -> str:
    console = Console(width=width, color_system=None, force_terminal=False, legacy_windows=False)
    with console.capture() as capture:
        console.print(draw(GAME.view(table.s, seat), Catalogue(language, GAME)))
    return capture.get()


def scene() -> Table:
    table = Table(3).goods(A, 3, 2, 1, 1, 1).hand(A, "red-4").hand(B, "blue-2").title(A, "smuggler")
    table.camp("silk-road", "red-3", seen=(A,)).camp("silk-road", "blue-4", up=True)
    table.stand("politics", A, "pasha", "sage").stand("lore", B, "merchant").turn()
    return table.do("resolve politics", "visit service")


def test_what_is_seen() -> None:
    text = drawn(scene(), A)
    for wanted in (
        "Year 2/5",
        "> Politics Guild 11/13/15",
        "A PS=6",
        "B M=3",
        "[red 3 A]",
        "blue 4",
        "red 4",
        "1 blue",
    ):
        assert wanted in text
    assert "11 = " in text


def test_what_is_hidden_stays_hidden() -> None:
    text = drawn(scene(), B)
    assert "[red ? A]" in text
    assert "red 4" not in text
    assert "blue 2" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_and_any_moment(language: str) -> None:
    table = Table(5)
    state = GAME.new(5)
    dice = Dice(3)
    for step in range(300):
        if not state.stack:
            break
        advance(state, dice)
        if step % 60 == 0:
            table.s = state  # type: ignore[assignment]
            assert max(len(line) for line in drawn(table, step % 5, language).splitlines()) <= 100
