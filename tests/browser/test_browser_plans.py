"""Answers in advance: planned while somebody else decides, known to nobody else, kept through a restart, dropped at a surprise."""

import itertools
import json
import re
from collections.abc import Callable
from typing import Any

from browser_driver import Server, no_sideways_scrolling, settle, version, wait_past
from browser_paint import picture
from browser_tables import lay
from browser_ways import move_on
from playwright.sync_api import Locator, Page, WebSocket, expect

from caravanserai.play.match import Match
from caravanserai.server.messages import Pace

DAY = Pace(seconds=86_400)


def bidding() -> Match:
    """A game of Five Tribes in which the first seat bids, and then the second."""
    for number in itertools.count():
        match, tried = (Match("fivetribes", 2, f"plan {number}") for _ in range(2))
        if match.state.actor() == 0:
            tried.play(0, tried.state.legal()[0])
            if tried.state.actor() == 1:
                return match
    raise AssertionError


PHONE = {"width": 390, "height": 844}
"""The one who waits has a phone."""


def table(server: Server) -> dict[str, Any]:
    """A table for two."""
    return lay(server.folder, bidding(), people=2, pace=DAY)


def sit(page: Page, keys: dict[str, Any], seat: int) -> Page:
    """Open the table as one of the two."""
    move_on(page, {**keys, "token": keys["tokens"][seat]})
    expect(page.locator(".page")).to_have_attribute("data-turn", "wait" if seat else "mine")
    return page


def heard_by(page: Page) -> list[dict[str, Any]]:
    """All that the page is sent about a plan, from now on; nothing is said of those who have none."""
    heard: list[dict[str, Any]] = []

    def hear(frame: str | bytes) -> None:
        message = json.loads(frame)
        if message.get("plan") or message.get("planNote"):
            heard.append(message)

    def socket(found: WebSocket) -> None:
        found.on("framereceived", hear)

    page.on("websocket", socket)
    return heard


def bid(page: Page, price: int) -> None:
    """Bid by hand, when it is one's turn."""
    expect(page.locator(".page")).to_have_attribute("data-turn", "mine")
    seen = version(page)
    choice = page.get_by_role("button", name=re.compile(rf"^(\d+ )?Bid {price}\b")).first
    folded = page.locator(".sheet [data-list][aria-expanded=false]")
    choice.or_(folded).first.wait_for()
    if folded.count():
        folded.click()
    choice.click()
    settle(page, seen)
    if version(page) == seen:
        page.locator(".btn.go").first.click()
        wait_past(page, seen)


def sheet_of(page: Page) -> Locator:
    """The opened sheet of plans."""
    sheet = page.get_by_role("dialog", name="Plan ahead")
    if not sheet.count():
        page.locator("[data-plan]").click()
    expect(sheet).to_be_visible()
    return sheet


def plan(page: Page, case: str, answer: str) -> Locator:
    """If this happens, that is the answer; the sheet stays open."""
    sheet = sheet_of(page)
    sheet.get_by_label("If this happens").select_option(label=case)
    sheet.get_by_label("Which place in the turn order do you bid for?").select_option(label=answer)
    sheet.get_by_role("button", name="Add to the plan").click()
    expect(sheet.locator("[data-order]")).to_contain_text(answer)
    return sheet


def test_what_was_planned_is_answered_after_a_restart_too(
    page: Page, guest: Callable[..., Page], server: Server, complaints: list[str]
) -> None:
    """The one who plans goes away, the server falls, and yet it gives the answer; the other hears of a bid, not of a plan."""
    keys, friend = table(server), guest(viewport=PHONE)
    told, planned = heard_by(page), heard_by(friend)
    sit(page, keys, 0)
    sit(friend, keys, 1)
    sheet = plan(friend, "Tester: Bid 5", "Bid 8")
    sheet.get_by_role("button", name="Another case").click()
    cases = sheet.get_by_label("If this happens").locator("option")
    expect(cases.filter(has_text="Bid 3")).to_have_count(1)
    expect(cases.filter(has_text="Bid 5")).to_have_count(0)
    no_sideways_scrolling(friend)
    picture(friend, "plan-phone.png")
    expect(page.locator("[data-plan]")).to_have_count(0)
    assert planned
    friend.goto("/healthz")

    server.stop(kill=True)
    expect(page.get_by_text("Reconnecting").first).to_be_visible()
    server.start()
    page.wait_for_selector(".dot.live")
    sit(friend, keys, 1)
    expect(friend.locator("[data-plan]")).to_contain_text("Planned: 1 answer")
    friend.goto("/healthz")
    bid(page, 5)
    expect(page.get_by_role("group", name="Log")).to_contain_text("Guest 1 bid 8")
    expect(page.locator(".page")).to_have_attribute("data-turn", "mine")
    assert told == []

    sit(friend, keys, 1)
    expect(friend.locator("[data-plan]")).to_contain_text("Plan carried out")
    expect(sheet_of(friend)).to_contain_text("Your plan has been carried out.")
    complaints[:] = [each for each in complaints if "WebSocket" not in each and "ERR_CONNECTION" not in each]


def test_a_surprise_drops_a_plan_and_another_is_withdrawn(
    page: Page, guest: Callable[..., Page], server: Server
) -> None:
    friend = guest(viewport=PHONE)
    told = heard_by(page)
    a_surprise_drops_the_plan_and_says_so(page, friend, table(server))
    assert told == []
    a_plan_is_withdrawn(page, friend, table(server))


def a_surprise_drops_the_plan_and_says_so(page: Page, friend: Page, keys: dict[str, Any]) -> None:
    """The answer is asked of the one who planned; the note goes when it was read."""
    sit(page, keys, 0)
    sit(friend, keys, 1)
    sheet = plan(friend, "Tester: Bid 5", "Bid 8")
    friend.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    bid(page, 3)
    expect(friend.locator("[data-plan]")).to_contain_text("Plan dropped")
    expect(friend.locator(".page")).to_have_attribute("data-turn", "mine")
    sheet = sheet_of(friend)
    expect(sheet).to_contain_text("Your plan was dropped: something came that it had not foreseen.")
    sheet.locator(".plan .btn", has_text="Close").click()
    expect(friend.locator("[data-plan]")).to_have_count(0)
    bid(friend, 12)
    expect(page.get_by_role("group", name="Log")).to_contain_text("Guest 1 bid 12")


def a_plan_is_withdrawn(page: Page, friend: Page, keys: dict[str, Any]) -> None:
    """What was planned happens, and the one who has thought better of it is asked."""
    sit(page, keys, 0)
    sit(friend, keys, 1)
    sheet = plan(friend, "Tester: Bid 5", "Bid 8")
    sheet.get_by_role("button", name="Withdraw the whole plan").click()
    expect(sheet.locator("[data-order]")).to_have_count(0)
    friend.reload()
    expect(friend.locator("[data-plan]")).to_contain_text("Plan ahead")
    bid(page, 5)
    bid(friend, 12)
    expect(page.get_by_role("group", name="Log")).to_contain_text("Guest 1 bid 12")
