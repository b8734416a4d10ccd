"""The page of a finished game: rows with pictures, the small board beside them, what a row counted lit on it."""

import re
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from browser_driver import ARTEFACTS, GAMES, Server, no_sideways_scrolling, speaks
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


@pytest.mark.parametrize("size", [(1440, 900), (1024, 768), (390, 844)], ids=str)
@pytest.mark.parametrize("game", GAMES)
def test_pictures_of_rows_and_board(
    page: Page, tables: tuple[str, Any], finished: dict[str, Match], game: str, size: tuple[int, int]
) -> None:
    """Every row has a picture that is drawn, all seats are in sight, and the small board leads to the large one."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    look(page, tables, game)
    rows = page.locator("tbody tr")
    assert rows.count() == len(finished[game].game.categories)
    assert rows.locator(".pic use").count() == rows.count()
    sheets = finished[game].game.breakdown(finished[game].state)
    assert rows.locator(".source").count() == sum(
        amount != 0 for sheet in sheets for amount in sheet.values()
    )
    assert "end-" not in page.locator(".eg").inner_text()
    expect(page.locator(".why a")).to_have_attribute("href", re.compile(rf"/rules/{game}#[A-Z]+-\d+"))
    empty = page.evaluate(
        """() => [...document.querySelectorAll('tbody .pic use')].filter(each => {
            const box = each.getBBox();
            return !(box.width > 0 && box.height > 0);
        }).map(each => each.getAttribute('href'))"""
    )
    assert empty == []
    assert page.evaluate(
        "() => { const sheet = document.querySelector('.scroll'); return sheet.scrollWidth <= sheet.clientWidth; }"
    ), "a column is out of sight"
    no_sideways_scrolling(page)
    speaks(page)
    if size[0] > 1400:
        assert page.evaluate(
            "() => { const end = document.querySelector('.eg'); return end.scrollHeight <= end.clientHeight; }"
        ), "the whole end does not fit into a large window"
    else:
        page.locator(".picture").scroll_into_view_if_needed()
    small = page.get_by_role("region", name="The board at the end of the game")
    drawn, frame = small.locator("svg").first.bounding_box(), small.bounding_box()
    assert drawn
    assert frame
    assert frame["width"] * frame["height"] > 45_000
    assert frame["y"] - 1 <= drawn["y"]
    assert drawn["y"] + drawn["height"] <= frame["y"] + frame["height"] + 1
    ARTEFACTS.mkdir(exist_ok=True)
    page.screenshot(path=ARTEFACTS / f"{game}-end-{size[0]}.png")
    found = Axe().run(page).response["violations"]
    assert [each["id"] for each in found if each["impact"] in ("serious", "critical")] == []
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
