"""All four games in every window we name: nothing scrolls sideways, the board and what is asked are in sight."""

import pytest
from browser_driver import (
    GAMES,
    Server,
    no_fault,
    no_sideways_scrolling,
    sit_unspoken,
    wait_for_turn,
)
from browser_tables import early, lay
from playwright.sync_api import Page, expect

from caravanserai.server.messages import Pace

SIZES = ((1440, 900), (1024, 768), (768, 1024), (720, 450), (390, 844), (844, 390))
SHAPES = {1440: "desktop", 1024: "tablet", 768: "tablet", 720: "phone", 390: "phone", 844: "phone"}
LEAST = 0.2
"""How much of the window the board has at least, also beside a form."""


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_every_window(page: Page, server: Server, game: str) -> None:
    """Two moments of a game in all sizes."""
    for decided in (9, 20):
        sit_unspoken(page, lay(server.folder, early(game, 4, decided)))
        assert wait_for_turn(page) == "mine"
        for size in SIZES:
            look(page, *size)
        page.set_viewport_size({"width": 1440, "height": 900})
        page.wait_for_selector(".page.desktop")


OFFERED = """() => [...document.querySelectorAll('.choice, .number, .step, .kind, .part, .can, .sheet [data-confirm], .sheet [data-list]')].some(each => {
    const box = each.getBoundingClientRect();
    return box.width > 0 && box.left < innerWidth && box.right > 0 && box.top < innerHeight && box.bottom > 0;
})"""
"""Something that can be chosen is in sight; a phone's list leaves out what its board offers."""


BOARD = """least => {
    const {left, right, top, bottom} = document.querySelector('.a-board').getBoundingClientRect();
    const small = (right - left) * (bottom - top) < least * innerWidth * innerHeight;
    const out = left < 0 || right > innerWidth + 1 || bottom > innerHeight + 1;
    return small || out ? [`the board is at ${[left, top, right, bottom]} of ${innerWidth} by ${innerHeight}`] : [];
}"""


def look(page: Page, wide: int, high: int) -> None:
    """The window in one size."""
    page.set_viewport_size({"width": wide, "height": high})
    lying = ".lying" if SHAPES[wide] == "phone" and wide > high else ":not(.lying)"
    page.wait_for_selector(f".page.{SHAPES[wide]}{lying}")
    no_sideways_scrolling(page)
    no_fault(page, BOARD, LEAST)
    expect(page.locator(".prompt .l1")).to_be_in_viewport()
    if SHAPES[wide] == "tablet":
        expect(page.locator(".rail button, .a-choices").first).to_be_in_viewport()
    else:
        page.wait_for_function(OFFERED)


CUT = """() => {
    const cut = [];
    if (document.documentElement.scrollHeight > innerHeight + 1) cut.push('the page scrolls');
    const boxes = '.top, .prompt, .a-board, .a-dock, .a-choices, .a-players, .a-side, .a-players li';
    for (const each of document.querySelectorAll(boxes)) {
        const box = each.getBoundingClientRect();
        if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
            cut.push(`${each.className} leaves the window`);
    }
    for (const each of document.querySelectorAll('.a-players li, .a-dock > *, .prompt'))
        if (each.scrollHeight > each.clientHeight + 2)
            cut.push(`${each.className} ${each.innerText}: ${each.scrollHeight} in ${each.clientHeight}`);
    return cut;
}"""
LOG = 8 * 19
"""Eight lines of the log."""
SHORT = """least => {
    const high = document.querySelector('.a-side .lines')?.clientHeight ?? 0;
    return high < least ? [`the log is ${high} high`] : [];
}"""


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_cut_at_the_sizes_of_laptops_and_tablets(page: Page, server: Server, game: str) -> None:
    """German, four players with a clock: rows, dock and question are whole, the log shows eight lines."""
    page.add_init_script("localStorage.setItem('serai.settings', JSON.stringify({language: 'de'}))")
    sit_unspoken(page, lay(server.folder, early(game, 4, 9), pace=Pace(seconds=300)))
    assert wait_for_turn(page) == "mine"
    for wide, high in ((1280, 720), (1366, 768), (1440, 900), (820, 1180)):
        page.set_viewport_size({"width": wide, "height": high})
        page.wait_for_selector(f".page.{'tablet' if wide == 820 else 'desktop'}")
        expect(page.locator(".a-dock .clock")).to_be_visible()
        no_fault(page, CUT)
        if wide > high:
            expect(page.locator(".a-players li")).to_have_count(4)
            no_fault(page, SHORT, LOG)
