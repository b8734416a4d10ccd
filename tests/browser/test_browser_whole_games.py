"""Games to the score sheet, through the page; by mouse they are played where nothing may jump (`test_browser_still.py`)."""

import time
from collections.abc import Callable
from typing import Any

import pytest
from browser_driver import (
    Server,
    by_finger,
    by_keyboard,
    new_table,
    no_sideways_scrolling,
    play_on,
    settle,
    sit,
    version,
)
from browser_paint import picture
from browser_tables import late
from playwright.sync_api import Page, expect

from caravanserai.play.match import Match


def final_sheet(page: Page) -> None:
    """The sheet adds up, the record is there and verified."""
    page.wait_for_selector(".eg")
    totals = [int(each.replace("−", "-")) for each in page.locator("tfoot .total").all_inner_texts()]
    columns = [0] * len(totals)
    for row in page.locator("tbody tr").all():
        for at, cell in enumerate(row.locator("td b").all_inner_texts()):
            columns[at] += int(cell.replace("−", "-"))
    assert columns == totals
    assert totals == sorted(totals, reverse=True)
    page.get_by_role("button", name="Verify").click()
    expect(page.get_by_text("Chance was what the server had committed to.")).to_be_visible()
    with page.expect_download() as found:
        page.get_by_role("button", name="Save record").click()
    assert found.value.suggested_filename.endswith(".serai")


def test_by_keyboard_alone(page: Page, laid: Callable[[Match], str]) -> None:
    """Without a mouse to the end."""
    page.goto(laid(late("yspahan", 2, 25)))
    assert play_on(page, by_keyboard) > 10
    final_sheet(page)


@pytest.mark.parametrize("game", ["yspahan", "fivetribes"])
@pytest.mark.browser_context_args(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
def test_on_a_phone(page: Page, server: Server, game: str) -> None:
    """A tap shows, the button does; nothing scrolls sideways; the parts of the board are tabs."""
    sit(page, new_table(server.url, game, 3))
    for count in range(12):
        page.wait_for_selector(".page[data-turn=mine]")
        no_sideways_scrolling(page)
        by_finger(page, count)
    for tab in page.locator(".tabs button").all():
        tab.tap()
        no_sideways_scrolling(page)
        picture(page, f"{game}-phone-{tab.inner_text().split()[0].lower()}.png")
    small = page.evaluate(
        """() => [...document.querySelectorAll('.tabs button, .sheet .choice, .sheet .number, .sheet .btn')]
            .filter(each => each.getBoundingClientRect().height < 43.5).map(each => each.textContent)"""
    )
    assert small == []


def board_width(page: Page) -> float:
    """How wide the board is drawn."""
    box = page.locator(".a-board svg").first.bounding_box()
    assert box
    return box["width"]


def wide(page: Page, least: float, most: float = float("inf")) -> None:
    """Wait until the board is drawn as wide as that."""
    page.wait_for_function(
        """([least, most]) => {
            const {width} = document.querySelector('.a-board svg').getBoundingClientRect();
            return least <= width && width <= most;
        }""",
        arg=[least, most],
    )


BETWEEN = """() => {
    const {left, right, top, bottom} = document.querySelector('.a-board .room').getBoundingClientRect();
    const finger = [-14, 0, 14];
    const free = found => found?.closest('.a-board svg') && !found.closest('[data-thing], [data-inside], button');
    for (let y = top + 20; y < bottom - 20; y += 8)
        for (let x = left + 20; x < right - 20; x += 8)
            if (finger.every(dy => finger.every(dx => free(document.elementFromPoint(x + dx, y + dy))))) return [x, y];
}"""
"""Where a finger meets nothing of the board."""


@pytest.mark.browser_context_args(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
def test_a_nearer_look_on_a_phone(page: Page, server: Server) -> None:
    """Two fingers and the button bring the board nearer, a double tap shows it whole; a thing can be hit meanwhile."""
    sit(page, new_table(server.url, "yspahan", 3, options={"first-player": "1"}))
    page.wait_for_selector(".page[data-turn=mine]")
    page.locator(".tabs button", has_text="City").tap()
    page.wait_for_function(
        "() => { const room = document.querySelector('.room');"
        " return room.dataset.camera === 'still' && room.dataset.looked?.split(' ')[1] === room.dataset.part; }"
    )
    whole = board_width(page)
    finger = page.context.new_cdp_session(page)

    began = time.time()

    def touch(kind: str, *points: tuple[float, float], after: float = 0) -> None:
        at: list[dict[str, Any]] = [{"x": x, "y": y, "id": each} for each, (x, y) in enumerate(points)]
        when = {"timestamp": began + after} if after else {}
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at, **when})

    touch("touchStart", (180, 300), (220, 300))
    for apart in (30, 40, 50, 60):
        touch("touchMove", (200 - apart, 300), (200 + apart, 300))
    touch("touchEnd")
    wide(page, 2.94 * whole, 3.06 * whole)
    no_sideways_scrolling(page)
    # between the things, and by the finger's own clock: two taps are one gesture on a slow machine, too
    between: tuple[float, float] = page.evaluate(BETWEEN)
    for after in (0.1, 0.3):
        touch("touchStart", between, after=after)
        touch("touchEnd", after=after + 0.05)
    wide(page, whole - 1, whole + 1)

    page.get_by_role("button", name="Nearer").tap()
    wide(page, 1.5 * whole)
    page.get_by_role("button", name="Farther").tap()
    page.locator(".tabs button", has_text="Tower").tap()
    wide(page, whole - 1, whole + 1)


def test_a_nearer_look_by_keyboard(page: Page, server: Server) -> None:
    """Plus and minus scale the board, 0 shows it whole; a target out of sight is reached by the arrows."""
    sit(page, new_table(server.url, "fivetribes", 2))
    page.wait_for_selector(".page[data-turn=mine]")
    whole = board_width(page)
    page.keyboard.press("+")
    page.keyboard.press("+")
    wide(page, 2 * whole)
    targets = page.locator(".a-board [data-thing].can")
    for at in (0, targets.count() - 1):
        targets.nth(at).focus()
        expect(targets.nth(at)).to_be_in_viewport()
    page.keyboard.press("-")
    page.keyboard.press("0")
    wide(page, whole - 1, whole + 1)


def test_a_nearer_look_by_mouse(page: Page, server: Server) -> None:
    """The wheel with Ctrl brings the board nearer, the pressed mouse pulls it about; a click is still a click."""
    sit(page, new_table(server.url, "fivetribes", 2))
    page.wait_for_selector(".page[data-turn=mine]")
    whole = board_width(page)
    seen = version(page)
    box = page.locator(".a-board").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.wheel(0, -200)
    assert board_width(page) == pytest.approx(whole)
    page.keyboard.down("Control")
    page.mouse.wheel(0, -200)
    page.wait_for_function(
        "wide => document.querySelector('.a-board svg').getBoundingClientRect().width > 1.5 * wide", arg=whole
    )
    page.keyboard.up("Control")

    def scrolled() -> list[float]:
        found: list[float] = page.evaluate(
            "() => { const room = document.querySelector('.a-board .room'); return [room.scrollLeft, room.scrollTop]; }"
        )
        return found

    target = page.locator(".a-board [data-thing].can").first
    target.evaluate("each => each.scrollIntoView({block: 'center', inline: 'center', behavior: 'instant'})")
    before = scrolled()
    right, below = (100 if before[0] > 100 else -100), (60 if before[1] > 60 else 0)
    spot = target.bounding_box()
    assert spot
    across, down = spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2
    page.mouse.move(across, down)
    page.mouse.down()
    page.mouse.move(across + right / 2, down + below / 2)
    page.mouse.move(across + right, down + below)
    expect(page.locator(".a-board .pulled")).to_have_count(1)
    page.mouse.up()
    expect(page.locator(".a-board .pulled")).to_have_count(0)
    assert scrolled() == pytest.approx([before[0] - right, before[1] - below], abs=1)
    assert version(page) == seen
    expect(page.locator(".a-board .picked")).to_have_count(0)

    page.mouse.move(across + right, down + below)
    page.mouse.down()
    page.mouse.move(across + right + 2, down + below + 2)
    page.mouse.up()
    settle(page, seen)
    assert scrolled() == pytest.approx([before[0] - right, before[1] - below], abs=1)
