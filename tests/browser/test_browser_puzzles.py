"""Puzzles: choose before the answer, a streak of days, and no network needed once they were seen."""

import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from browser_axe import serious
from browser_driver import Server, no_fault, no_sideways_scrolling, speaks, wait_for_turn
from browser_ways import walk_to
from playwright.sync_api import Browser, BrowserContext, Page, expect
from test_browser_review import SMALL

from caravanserai.server.puzzling import puzzles


@pytest.fixture
def phone(browser: Browser, server: Server) -> Iterator[BrowserContext]:
    """A phone whose browser may keep a worker."""
    context = browser.new_context(
        base_url=server.url,
        locale="en-GB",
        viewport={"width": 390, "height": 844},
        has_touch=True,
        is_mobile=True,
    )
    yield context
    context.close()


def solve(page: Page, way: int = 0) -> None:
    """Choose in the list and see the answer."""
    page.locator("[data-way]").nth(way).click()
    page.get_by_role("button", name="My choice").click()
    expect(page.locator("[data-option]").first).to_be_visible()


def test_a_puzzle_its_answer_and_the_streak(page: Page) -> None:
    """Nothing of the answer before the choice; then chances, the line and the day; giving up counts as no day."""
    page.goto("/puzzles/yspahan")
    page.wait_for_selector(".position svg")
    assert "%" not in page.locator("main").inner_text()
    expect(page.get_by_text("no day yet")).to_be_visible()
    assert serious(page) == []
    solve(page, 1)
    rows = page.locator("[data-option]")
    shares = [int(re.findall(r"(\d+) %", text)[0]) for text in rows.all_inner_texts()]
    assert shares == sorted(shares, reverse=True)
    assert len(shares) > 1
    expect(rows.filter(has_text="your choice")).to_have_count(1)
    expect(page.get_by_role("region", name="Why")).to_contain_text("The best line")
    expect(page.get_by_text("1 day", exact=True)).to_be_visible()
    speaks(page)
    page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    assert serious(page) == []
    page.reload()
    expect(rows.filter(has_text="your choice")).to_have_count(1)
    page.get_by_role("link", name="The day before").click()
    expect(page.locator("[data-way]").first).to_be_visible()
    page.get_by_role("button", name="Give up").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("^The best was [A-Z]$"))
    expect(page.get_by_text("1 day", exact=True)).to_be_visible()
    walk_to(page, "/")
    expect(page.get_by_role("region", name="Puzzle of the day")).to_contain_text("1 day")


def test_the_board_chooses_too_and_the_game_goes_on(page: Page) -> None:
    found = puzzles("yspahan").puzzles
    days = [day for day in range(len(found)) if any(option.choice.at for option in found[day].options)]
    page.clock.set_fixed_time(days[0] * 86_400 + 43_200)
    page.goto("/puzzles/yspahan")
    expect(page.locator(".position").get_by_role("region", name="You")).to_be_visible()
    page.locator(".position .can").first.click()
    page.get_by_role("button", name="My choice").click()
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("dialog").get_by_role("button", name="Open the table").click()
    expect(page).to_have_url(re.compile("/table/"))
    assert wait_for_turn(page) == "mine"


def test_the_best_line_goes_over_the_board(page: Page) -> None:
    """After a wrong answer the steps of the best line stand on the board with their numbers, and both lines are told."""
    found = puzzles("fivetribes").puzzles
    steps, day = max((len(each.options[0].line), day) for day, each in enumerate(found))
    assert steps > 3
    page.clock.set_fixed_time(day * 86_400 + 43_200)
    page.goto("/puzzles/fivetribes")
    best = found[day].options[0].choice
    letters = page.locator("[data-way]")
    expect(letters).to_have_count(len(found[day].options))
    expect(page.locator("[data-step]")).to_have_count(0)
    encoded: Any = found[day].prompt
    asked = [each["id"] for each in msgspec.json.decode(encoded)["choices"]]
    order = sorted(found[day].options, key=lambda option: asked.index(option.choice.id))
    wrong = next(at for at, option in enumerate(order) if option.choice.id != best.id)
    solve(page, wrong)
    expect(page.locator("[data-step]")).not_to_have_count(0)
    why = page.get_by_role("region", name="Why")
    expect(why).to_contain_text("Your line")
    expect(why.locator("ol").first.locator("li")).not_to_have_count(0)
    assert serious(page) == []


def test_without_a_network_on_a_phone(phone: BrowserContext, server: Server) -> None:
    """Once seen, puzzles open and are solved while no server answers; nothing of a person or a table is kept for it."""
    page = phone.new_page()
    page.goto("/puzzles/yspahan")
    page.wait_for_selector(".position svg")
    no_sideways_scrolling(page)
    no_fault(page, SMALL)
    expect(page.get_by_text("kept here for when there is no network")).to_be_visible()
    kept = page.evaluate(
        "async () => (await (await caches.open('puzzles-1')).keys()).map(each => new URL(each.url).pathname)"
    )
    assert [
        each
        for each in kept
        if not re.match(r"/(puzzles$|assets/|logo|api/(text|aside|look|puzzles)/)", each)
    ] == []
    server.stop()
    try:
        page.goto("/puzzles/yspahan")
        page.wait_for_selector(".position svg")
        solve(page)
        expect(page.get_by_text("1 day", exact=True)).to_be_visible()
        page.goto("/")
        expect(page.get_by_role("heading")).to_have_text(re.compile("Caravanserai"))
    finally:
        server.start()
