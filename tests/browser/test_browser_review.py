"""Looking back at a finished game: the chart, the moments, what was known then, choosing again, playing on."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from browser_driver import (
    Server,
    new_table,
    no_fault,
    no_sideways_scrolling,
    speaks,
    time_stands,
    wait_for_turn,
)
from browser_tables import lay, played_out
from playwright.sync_api import Page, expect

from caravanserai.play.match import Match
from caravanserai.reviews.moments import story

SEATS = 3
SMALL = """() => [...document.querySelectorAll('button, a, select, summary, [role=tab], input:not([type=checkbox])')]
    .filter(each => each.checkVisibility() && !each.closest('.room, .sr') && !each.classList.contains('skip'))
    .filter(each => { const box = each.getBoundingClientRect(); return box.height < 43.5 || box.width < 43.5; })
    .map(each => each.outerHTML.slice(0, 90))"""
"""What a finger would miss. Things on boards are reached by the list too."""


@pytest.fixture(scope="module")
def finished() -> Match:
    """A finished game."""
    return played_out("yspahan", SEATS, "looking back")


@pytest.fixture(scope="module")
def table(
    finished: Match, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Server, dict[str, Any]]]:
    """A server on which it lies, and its keys. The review has time for a second look also on a slow machine."""
    folder = tmp_path_factory.mktemp("reviews") / "data"
    keys = lay(folder, finished)
    served = Server(folder, "--review-seconds", "60")
    yield served, keys
    served.stop()


def look(page: Page, table: tuple[Server, dict[str, Any]], moment: int = 0) -> None:
    """Open the review, at a moment if one is given, as the one who played."""
    served, keys = table
    at = f"&moment={moment}" if moment else ""
    page.goto(f"{served.url}/table/{keys['table']}/review#seat={keys['token']}{at}")
    page.wait_for_selector(".position svg")


def violations(page: Page) -> list[str]:
    """What axe finds that matters."""
    found = Axe().run(page).response["violations"]
    return [each["id"] for each in found if each["impact"] in ("serious", "critical")]


def decided(finished: Match, seat: int) -> int:
    """A moment, counted from 1, at which the seat had a real choice in the middle of the game."""
    moments = story(finished).moments
    for number, moment in enumerate(moments[len(moments) // 3 :], len(moments) // 3):
        if moment.seat == seat and len(moment.state.legal()) > 3:
            return number + 1
    raise AssertionError("there is no such moment")


def test_the_chart_by_keyboard_and_the_lists(
    page: Page, table: tuple[Server, dict[str, Any]], finished: Match
) -> None:
    """From the finished table to its review; every moment by arrow keys, by its turning points, in a table, by a link."""
    served, keys = table
    page.goto(f"{served.url}/table/{keys['table']}#seat={keys['token']}")
    page.get_by_role("link", name="Who was winning").click()
    slider = page.get_by_role("slider", name="Moment of the game")
    expect(slider).to_be_visible()
    slider.focus()
    page.keyboard.press("Home")
    expect(slider).to_have_attribute(
        "aria-valuetext", re.compile(r"^Week 1 · Move 1 of \d+\. .*Tester \d+ %")
    )
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_attribute("aria-valuetext", re.compile("^Week 1 · Move 2 of"))
    expect(page).to_have_url(re.compile("#moment=2$"))
    last = int(slider.get_attribute("max") or 0)
    page.locator("h1").click()
    page.keyboard.press("End")
    expect(slider).to_have_attribute("aria-valuetext", re.compile(r"^The end\. .*100 %|^The end\. .*50 %"))
    page.keyboard.press("n")
    turning = page.locator("#list li button")
    expect(turning).to_have_count(5)
    expect(turning.and_(page.locator("[aria-current=true]"))).not_to_have_count(0)
    page.get_by_role("button", name="As a table").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.locator("tbody tr:not(.round)")).to_have_count(last + 1)
    assert dialog.locator("tr.round").all_inner_texts() == ["Week 1", "Week 2", "Week 3"]
    dialog.get_by_role("button", name="Close").click()
    page.get_by_role("tab", name="Moves").click()
    expect(page.locator("[data-move]")).to_have_count(last)
    page.get_by_label("Whose moves").select_option("0")
    mine = page.locator("[data-move]")
    expect(mine).not_to_have_count(last)
    assert 0 < mine.count() < last
    mine.nth(3).get_by_role("button").click()
    expect(page.locator("h1")).to_have_text(re.compile("^You chose: "))
    speaks(page)
    look(page, table, 7)
    expect(slider).to_have_value("6")
    assert violations(page) == []
    page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    assert violations(page) == []


def test_weeks_along_the_chart_and_the_speed_of_the_playback(
    page: Page, table: tuple[Server, dict[str, Any]], finished: Match
) -> None:
    """The chart names its weeks and says where one is; the game plays itself as fast as it is told and stops at its end."""
    look(page, table, 1)
    chart = page.locator(".chart .chart > svg")
    for week in ("Week 1", "Week 2", "Week 3"):
        expect(chart.get_by_text(week)).to_be_visible()
    box = chart.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator(".tip")).to_contain_text(re.compile(r"Week \d · Move \d+ of \d+"))
    page.mouse.move(5, 5)
    expect(page.locator(".tip")).to_have_count(0)
    slider = page.get_by_role("slider", name="Moment of the game")
    last = int(slider.get_attribute("max") or 0)
    page.get_by_role("group", name="Speed").get_by_text("4×").click()
    expect(page.get_by_role("radio", name="4×")).to_be_checked()
    page.clock.install()
    page.locator("h1").click()
    with time_stands(page):
        page.keyboard.press("Space")
        expect(page.get_by_role("button", name="Stop")).to_be_visible()
        page.clock.run_for(1250)
        expect(slider).to_have_value("4")
        page.keyboard.press("Space")
        expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
        page.clock.run_for(2000)
        expect(slider).to_have_value("4")
        page.keyboard.press("End")
        page.keyboard.press("ArrowLeft")
        page.get_by_role("button", name="Play", exact=True).click()
        page.clock.run_for(1000)
        expect(slider).to_have_value(str(last))
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    expect(page.get_by_text("Victory: ")).to_be_visible()


def test_what_was_known_then_shows_only_the_own_area(
    page: Page, table: tuple[Server, dict[str, Any]], finished: Match
) -> None:
    """Before the switch is turned, no hand but the own one is in the page; afterwards all are."""
    look(page, table, decided(finished, 0))
    page.get_by_role("tab", name="Players").click()
    areas = page.locator(".players section")
    expect(areas).to_have_count(1)
    expect(areas).to_have_attribute("aria-label", "Tester")
    expect(areas.get_by_text("only you see them")).to_be_visible()
    switch = page.get_by_role("switch", name="What did I know then?")
    expect(switch).to_be_checked()
    switch.click()
    expect(areas).to_have_count(SEATS)
    expect(page.get_by_text("Everything is open")).to_be_visible()
    expect(page.get_by_text("only you see them")).to_have_count(0)
    expect(areas.get_by_text("hidden then")).to_have_count(SEATS)
    expect(page.get_by_text("away since")).to_have_count(0)


def test_choosing_again_and_playing_on(
    page: Page, table: tuple[Server, dict[str, Any]], finished: Match
) -> None:
    """No answer before the choice, and from the moment on a table of one's own, at which one is asked."""
    moment = decided(finished, 0)
    look(page, table, moment)
    expect(page.locator("[data-option]")).not_to_have_count(0)
    page.get_by_role("button", name="Choose again").click()
    panel = page.get_by_role("region", name="Choose again")
    expect(page.locator("[data-option]")).to_have_count(0)
    assert "%" not in page.locator("aside").inner_text()
    ways = panel.get_by_role("radio")
    ways.first.click()
    page.keyboard.press("ArrowDown")
    expect(ways.nth(1)).to_be_checked()
    page.get_by_role("button", name="My choice: B").click()
    expect(page.locator("[data-option=B]")).to_contain_text("your choice")
    page.get_by_role("button", name="Back", exact=True).click()
    page.get_by_label("Ask me first").check()
    expect(ways).not_to_have_count(0)
    expect(page.locator("[data-option]")).to_have_count(0)
    page.get_by_label("Ask me first").uncheck()
    expect(page.locator("[data-option]")).not_to_have_count(0)
    page.get_by_role("button", name="Play on from here").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_label("Easy").check()
    sheet.get_by_label("With a button for hints").check()
    sheet.get_by_role("button", name="Open the table").click()
    expect(page).to_have_url(re.compile(r"/table/[^/]+$"))
    assert wait_for_turn(page) == "mine"
    page.get_by_role("button", name="Hint").click()
    hint = page.get_by_role("region", name="What looks best")
    expect(hint.locator("[data-option=A]")).to_contain_text("%")


@pytest.mark.parametrize("size", [(390, 844), (844, 390)], ids=str)
@pytest.mark.browser_context_args(has_touch=True, is_mobile=True)
def test_on_a_phone(
    page: Page, table: tuple[Server, dict[str, Any]], finished: Match, size: tuple[int, int]
) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    look(page, table, decided(finished, 0))
    no_sideways_scrolling(page)
    no_fault(page, SMALL)
    page.get_by_role("tab", name="Moves").tap()
    no_fault(page, SMALL)
    assert violations(page) == []


def test_what_cannot_be_reviewed_and_a_lost_line(
    page: Page, table: tuple[Server, dict[str, Any]], complaints: list[str]
) -> None:
    served, _ = table
    keys = new_table(served.url, "yspahan", SEATS)
    page.goto(f"{served.url}/table/{keys['table']}/review#seat={keys['token']}")
    expect(page.get_by_role("heading")).to_have_text("This game cannot be reviewed")
    expect(page.get_by_text("It is not over")).to_be_visible()
    look(page, table, 3)
    page.context.set_offline(True)
    page.get_by_role("button", name="On one move").click()
    expect(page.get_by_text("It is tried again by itself")).to_be_visible()
    page.context.set_offline(False)
    page.get_by_role("button", name="On one move").click()
    expect(page.get_by_text("It is tried again by itself")).to_have_count(0)
    complaints.clear()  # the browser says itself that it could not fetch
