"""The page of a finished game: rows with pictures, the small board beside them, what a row counted lit on it."""

import re
from typing import Any

import pytest
from browser_axe import serious
from browser_driver import GAMES, Server, no_fault, no_sideways_scrolling, speaks
from browser_paint import picture
from browser_tables import lay, played_out
from playwright.sync_api import Page, expect

from caravanserai.play.match import Match

SEATS = {"yspahan": 4, "fivetribes": 4, "alrashid": 5, "morgenland": 5}


@pytest.fixture(scope="module")
def finished() -> dict[str, Match]:
    """One finished game of each."""
    return {game: played_out(game, SEATS[game], "the end") for game in GAMES}


@pytest.fixture(scope="module")
def tables(finished: dict[str, Match], server: Server) -> tuple[str, dict[str, dict[str, Any]]]:
    """The address of the server on which they lie, and their keys."""
    return server.url, {game: lay(server.folder, match) for game, match in finished.items()}


def look(page: Page, tables: tuple[str, dict[str, dict[str, Any]]], game: str) -> None:
    """Open the finished game."""
    url, keys = tables
    page.goto(f"{url}/table/{keys[game]['table']}#seat={keys[game]['token']}")
    page.wait_for_selector(".eg .picture svg")


SHAPES = {(1440, 900): "desktop", (1024, 768): "tablet", (390, 844): "phone"}
EMPTY = """() => [...document.querySelectorAll('tbody .pic use')].filter(each => {
    const box = each.getBBox();
    return !(box.width > 0 && box.height > 0);
}).map(each => each.getAttribute('href'))"""
SQUEEZED = """whole => {
    const sheet = document.querySelector('.scroll'), end = document.querySelector('.eg');
    const found = sheet.scrollWidth <= sheet.clientWidth ? [] : ['a column is out of sight'];
    if (whole && end.scrollHeight > end.clientHeight) found.push('the whole end does not fit into a large window');
    return found;
}"""
FRAMED = """() => {
    const part = document.querySelector('.picture'), found = [];
    const frame = part.getBoundingClientRect(), drawn = part.querySelector('svg').getBoundingClientRect();
    if (frame.width * frame.height <= 45_000) found.push(`the board has ${frame.width} by ${frame.height}`);
    if (drawn.top < frame.top - 1 || drawn.bottom > frame.bottom + 1)
        found.push(`the board at ${[drawn.top, drawn.bottom]} leaves ${[frame.top, frame.bottom]}`);
    return found;
}"""
"""Whether the small board is too small, or leaves its frame."""


@pytest.mark.parametrize("game", GAMES)
def test_pictures_of_rows_and_board(
    page: Page, tables: tuple[str, Any], finished: dict[str, Match], game: str
) -> None:
    """Every row has a picture that is drawn, all seats are in sight, and the small board leads to the large one.

    In three windows, one after the other."""
    look(page, tables, game)
    for (wide, high), shape in SHAPES.items():
        page.set_viewport_size({"width": wide, "height": high})
        page.wait_for_selector(f".page.{shape} .eg .picture svg")
        rows = page.locator("tbody tr")
        assert rows.count() == len(finished[game].game.categories)
        assert rows.locator(".pic use").count() == rows.count()
        sheets = finished[game].game.breakdown(finished[game].state)
        assert rows.locator(".source").count() == sum(
            amount != 0 for sheet in sheets for amount in sheet.values()
        )
        assert "end-" not in page.locator(".eg").inner_text()
        expect(page.locator(".why a")).to_have_attribute("href", re.compile(rf"/rules/{game}#[A-Z]+-\d+"))
        assert page.evaluate(EMPTY) == []
        no_fault(page, SQUEEZED, wide > 1400)
        no_sideways_scrolling(page)
        speaks(page)
        if wide <= 1400:
            page.locator(".picture").scroll_into_view_if_needed()
        small = page.get_by_role("region", name="The board at the end of the game")
        expect(small).to_have_class(re.compile("picture"))
        no_fault(page, FRAMED)
        picture(page, f"{game}-end-{wide}.png")
        assert serious(page) == [], f"{wide} by {high}"
        small.get_by_role("button").click()
        expect(page.locator(".a-board svg").first).to_be_visible()
        page.get_by_role("button", name="Result").click()
        expect(small).to_be_visible()


def test_a_row_lights_what_it_counted(
    page: Page, tables: tuple[str, Any], finished: dict[str, Match]
) -> None:
    """Pointing at a seat's points for tiles lights its tiles; the row's name lights those of all, by keyboard too."""
    match = finished["fivetribes"]
    tiles: Any = match.game.view(match.state, None)["tiles"]
    look(page, tables, "fivetribes")
    lit = page.locator(".picture .lit")
    expect(lit).to_have_count(0)
    row = page.locator("tbody tr").nth(match.game.categories.index("tiles"))
    order = [seat for group in match.state.ranking() for seat in group]
    counts = []
    for place, seat in enumerate(order):
        row.locator("td").nth(place).hover()
        counts.append(sum(tile["camel"] == seat for tile in tiles))
        expect(lit).to_have_count(counts[-1])
    assert max(counts) > 0
    page.locator("h2").first.hover()
    expect(lit).to_have_count(0)
    row.get_by_role("button").focus()
    expect(lit).to_have_count(sum(counts))
    page.get_by_role("button", name="Verify").focus()
    expect(lit).to_have_count(0)
