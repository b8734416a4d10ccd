"""The drawing for the terminal: everything a view holds, within 100 columns, without colours."""

import io

import pytest
from fivetribes_table import A, B, Table, closing, turn
from rich.console import Console

from caravanserai.games.fivetribes import GAME
from caravanserai.text.catalogue import LANGUAGES, Catalogue
from caravanserai.tui.fivetribes import draw


def drawn(table: Table, seat: int | None, language: str = "en") -> str:
    console = Console(file=io.StringIO(), width=100, no_color=True, force_terminal=False)
    console.print(draw(GAME.view(table.state, seat), Catalogue(language, GAME)))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
def test_fits_into_100_columns(language: str) -> None:
    table = turn(
        "c3:YG c1:Y", hands={A: "fish", B: "silk"}, unknown={B: "ivory"}, camels={B: "a1"}, palms={"a1": 2}
    )
    table.step("start c3", "drop c2 merchant")
    lines = drawn(table, A, language).splitlines()
    assert all(len(line) <= 100 for line in lines)


def test_shows_tiles_camels_and_the_path() -> None:
    table = turn("c3:YG c1:Y", camels={B: "a1"}, palms={"a1": 2}, palaces={"d2": 1}).step(
        "start c3", "drop c2 merchant"
    )
    text = drawn(table, A)
    assert "[6] $3   <B>" in text
    assert "T2" in text
    assert "#1" in text
    assert "(6) *" in text


def test_conceals_what_the_view_conceals() -> None:
    table = closing(hands={A: "fish"}, unknown={A: "ivory"}, gold={A: 37}, djinns={A: "enki"})
    assert "37" in drawn(table, A)
    text = drawn(table, B)
    assert "37" not in text
    assert "Ivory 1" not in text
    assert "Fish 1, unknown 1" in text
    assert "Enki 8" in text


def test_djinns_looked_at() -> None:
    table = turn("d3:Y c3:Y", djinns={A: "sibittis"}, elders={A: 2}).play(
        "use sibittis", "djinn boaz", "djinn enki", "djinn utug"
    )
    assert "Boaz 6, Enki 8, Utug 4" in drawn(table, A)
    assert "Boaz" not in drawn(table, None)


def test_a_sale_and_the_last_round() -> None:
    table = closing(hands={A: "fish silk"}, camels={A: "a2 b2 c2 d2 e2 f2 a3 b3"}).step(
        "sell", "sell-kind silk"
    )
    text = drawn(table, B)
    assert "Sale: Silk" in text
    assert "Last round" in text
