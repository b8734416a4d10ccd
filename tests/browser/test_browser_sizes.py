"""All four games in every window we name: nothing scrolls sideways, the board and what is asked are in sight."""

import pytest
from browser_driver import (
    GAMES,
    Server,
    by_mouse,
    new_table,
    no_sideways_scrolling,
    play_on,
    sit,
    wait_for_turn,
)
from playwright.sync_api import Page, expect

SIZES = ((1440, 900), (1024, 768), (768, 1024), (720, 450), (390, 844), (844, 390))
SHAPES = {1440: "desktop", 1024: "tablet", 768: "tablet", 720: "phone", 390: "phone", 844: "phone"}
LEAST = 0.2
"""How much of the window the board has at least, also beside a form."""


@pytest.mark.parametrize("game", GAMES)
def test_every_window(page: Page, server: Server, game: str) -> None:
    """The same table in all sizes, at two moments of a game."""
    sit(page, new_table(server.url, game, 4))
    for decisions in (9, 14):
        play_on(page, by_mouse, decisions)
        assert wait_for_turn(page) == "mine"
        for size in SIZES:
            look(page, *size)
        page.set_viewport_size({"width": 1440, "height": 900})
        page.wait_for_selector(".page.desktop")


def look(page: Page, wide: int, high: int) -> None:
    """The window in one size."""
    page.set_viewport_size({"width": wide, "height": high})
    lying = ".lying" if SHAPES[wide] == "phone" and wide > high else ":not(.lying)"
    page.wait_for_selector(f".page.{SHAPES[wide]}{lying}")
    no_sideways_scrolling(page)
    board = page.locator(".a-board").bounding_box()
    assert board is not None
    assert board["width"] * board["height"] >= LEAST * wide * high, f"{wide} by {high}"
    assert board["x"] >= 0
    assert board["x"] + board["width"] <= wide + 1
    assert board["y"] + board["height"] <= high + 1
    expect(page.locator(".prompt .l1")).to_be_in_viewport()
    if SHAPES[wide] == "tablet":
        expect(page.locator(".rail button").first).to_be_in_viewport()
    else:
        expect(page.locator(".choice, .number, .step, .kind, .part").first).to_be_in_viewport()
