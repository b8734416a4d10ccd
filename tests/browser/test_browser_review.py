"""Looking back at a finished game: the chart, the moments, what was known then, choosing again, playing on."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from browser_axe import serious
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
from browser_ways import walk_to
from playwright.sync_api import Page, expect

from caravanserai.play.match import Match
from caravanserai.reviews.moments import story

SEATS = 3
SMALL = """() => [...document.querySelectorAll('button, a, select, summary, [role=tab], input:not([type=checkbox])')]
    .filter(each => each.checkVisibility() && !each.closest('.room, .sr') && !each.classList.contains('skip'))
    .filter(each => { const box = each.getBoundingClientRect(); return box.height < 43.5 || box.width < 43.5; })
    .map(each => each.outerHTML.slice(0, 90))"""
"""What a finger would miss. Things on boards are reached by the list too."""


class Looking(NamedTuple):
    """A finished game on a server of its own, which looks at it again and again until it is stopped."""

    match: Match
    server: Server
    keys: dict[str, Any]

    def address(self, moment: int = 0) -> str:
        """Where it is reviewed by the one who played, at a moment if one is given."""
        at = f"&moment={moment}" if moment else ""
        return f"{self.server.url}/table/{self.keys['table']}/review#seat={self.keys['token']}{at}"


@pytest.fixture
def back(tmp_path: Path) -> Iterator[Looking]:
    """The review has time for a second look also on a slow machine."""
    match = played_out("yspahan", SEATS, "looking back")
    keys = lay(tmp_path / "data", match)
    server = Server(tmp_path / "data", "--review-seconds", "12")
    yield Looking(match, server, keys)
    server.stop()


def look(page: Page, back: Looking, moment: int = 0) -> None:
    """Open the review."""
    page.goto(back.address(moment))
    page.wait_for_selector(".position svg")


def decided(finished: Match, seat: int, part: int = 3) -> int:
    """A moment, counted from 1, at which the seat had a real choice when a part of the game was over: a third of it."""
    moments = story(finished).moments
    for number, moment in enumerate(moments[len(moments) // part :], len(moments) // part):
        if moment.seat == seat and len(moment.state.legal()) > 3:
            return number + 1
    raise AssertionError("there is no such moment")


@pytest.mark.long
def test_a_finished_game_is_looked_back_at(
    back: Looking, page: Page, guest: Callable[..., Page], complaints: list[str]
) -> None:
    """All that one can do there, on one server: a review is made once, and gets better meanwhile."""
    the_chart_by_keyboard_and_the_lists(page, back)
    phone = guest(has_touch=True, is_mobile=True)
    for size in ((390, 844), (844, 390)):
        on_a_phone(phone, back, size)
    what_was_known_then_shows_only_the_own_area(page, back)
    weeks_along_the_chart_and_the_speed_of_the_playback(page, back)
    a_lost_line(page)
    what_cannot_be_reviewed(page, back)
    complaints.clear()  # the browser says itself what it could not fetch and what was refused
    choosing_again_and_playing_on(page, back)


def the_chart_by_keyboard_and_the_lists(page: Page, back: Looking) -> None:
    """From the finished table to its review; every moment by arrow keys, by its turning points, in a table, by a link."""
    page.goto(f"{back.server.url}/table/{back.keys['table']}#seat={back.keys['token']}")
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
    look(page, back, 7)
    expect(slider).to_have_value("6")
    assert serious(page) == []
    page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    assert serious(page) == []


def weeks_along_the_chart_and_the_speed_of_the_playback(page: Page, back: Looking) -> None:
    """The chart names its weeks and says where one is; the game plays itself as fast as it is told and stops at its end."""
    look(page, back, 1)
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


def what_was_known_then_shows_only_the_own_area(page: Page, back: Looking) -> None:
    """Before the switch is turned, no hand but the own one is in the page; afterwards all are."""
    look(page, back, decided(back.match, 0))
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


def choosing_again_and_playing_on(page: Page, back: Looking) -> None:
    """No answer before the choice, and from the moment on a table of one's own, at which one is asked."""
    walk_to(page, back.address(decided(back.match, 0, 20)))  # judged before most others
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


def on_a_phone(page: Page, back: Looking, size: tuple[int, int]) -> None:
    """Everything is within reach of a finger, upright and lying."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    look(page, back, decided(back.match, 0))
    no_sideways_scrolling(page)
    no_fault(page, SMALL)
    page.get_by_role("tab", name="Moves").tap()
    no_fault(page, SMALL)
    assert serious(page) == []


def a_lost_line(page: Page) -> None:
    """It is said, and over as soon as there is a line again."""
    page.get_by_role("slider", name="Moment of the game").fill("2")
    page.context.set_offline(True)
    page.get_by_role("button", name="On one move").click()
    expect(page.get_by_text("It is tried again by itself")).to_be_visible()
    page.context.set_offline(False)
    page.get_by_role("button", name="On one move").click()
    expect(page.get_by_text("It is tried again by itself")).to_have_count(0)


def what_cannot_be_reviewed(page: Page, back: Looking) -> None:
    """A game that goes on."""
    keys = new_table(back.server.url, "yspahan", SEATS)
    walk_to(page, f"/table/{keys['table']}/review#seat={keys['token']}")
    expect(page.get_by_role("heading")).to_have_text("This game cannot be reviewed")
    expect(page.get_by_text("It is not over")).to_be_visible()
