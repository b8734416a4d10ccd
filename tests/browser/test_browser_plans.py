"""Answers in advance: planned while somebody else decides, known to nobody else, kept through a restart, dropped at a surprise."""

import itertools
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from browser_driver import ARTEFACTS, Server, no_sideways_scrolling, settle, version, wait_past
from browser_tables import lay
from playwright.sync_api import Browser, BrowserContext, Locator, Page, WebSocket, expect

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


class House:
    """A server of the module's own, which can be restarted, and a table for each test."""

    def __init__(self, folder: Path) -> None:
        data = folder / "data"
        self.kept, self.surprised, self.withdrawn = (
            lay(data, bidding(), people=2, pace=DAY) for _ in range(3)
        )
        self.server = Server(data)

    def sit(self, page: Page, keys: dict[str, Any], seat: int) -> Page:
        page.goto(f"{self.server.url}/table/{keys['table']}#seat={keys['tokens'][seat]}")
        page.wait_for_selector(".a-board svg")
        expect(page.locator(".page")).to_have_attribute("data-turn", "wait" if seat else "mine")
        return page


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    made = House(tmp_path_factory.mktemp("plans"))
    yield made
    made.server.stop()


@pytest.fixture
def other(browser: Browser) -> Iterator[BrowserContext]:
    """The browser of the one who waits: a phone."""
    made = browser.new_context(locale="en-GB", viewport={"width": 390, "height": 844})
    made.add_init_script("delete Navigator.prototype.serviceWorker")
    yield made
    made.close()


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
    page: Page, other: BrowserContext, house: House, complaints: list[str]
) -> None:
    """The one who plans goes away, the server falls, and yet it gives the answer; the other hears of a bid, not of a plan."""
    friend = other.new_page()
    told, planned = heard_by(page), heard_by(friend)
    house.sit(page, house.kept, 0)
    house.sit(friend, house.kept, 1)
    sheet = plan(friend, "Tester: Bid 5", "Bid 8")
    sheet.get_by_role("button", name="Another case").click()
    cases = sheet.get_by_label("If this happens").locator("option")
    expect(cases.filter(has_text="Bid 3")).to_have_count(1)
    expect(cases.filter(has_text="Bid 5")).to_have_count(0)
    no_sideways_scrolling(friend)
    ARTEFACTS.mkdir(exist_ok=True)
    friend.screenshot(path=ARTEFACTS / "plan-phone.png")
    expect(page.locator("[data-plan]")).to_have_count(0)
    assert planned
    friend.close()

    house.server.stop(kill=True)
    expect(page.get_by_text("Reconnecting").first).to_be_visible()
    house.server.start()
    page.wait_for_selector(".dot.live")
    back = house.sit(other.new_page(), house.kept, 1)
    expect(back.locator("[data-plan]")).to_contain_text("Planned: 1 answer")
    back.close()
    bid(page, 5)
    expect(page.get_by_role("group", name="Log")).to_contain_text("Guest 1 bid 8")
    expect(page.locator(".page")).to_have_attribute("data-turn", "mine")
    assert told == []

    back = house.sit(other.new_page(), house.kept, 1)
    expect(back.locator("[data-plan]")).to_contain_text("Plan carried out")
    expect(sheet_of(back)).to_contain_text("Your plan has been carried out.")
    complaints[:] = [each for each in complaints if "WebSocket" not in each and "ERR_CONNECTION" not in each]


def test_a_surprise_drops_the_plan_and_says_so(page: Page, other: BrowserContext, house: House) -> None:
    """The answer is asked of the one who planned; the note goes when it was read."""
    friend = other.new_page()
    told = heard_by(page)
    house.sit(page, house.surprised, 0)
    house.sit(friend, house.surprised, 1)
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
    assert told == []


def test_a_plan_is_withdrawn(page: Page, other: BrowserContext, house: House) -> None:
    """What was planned happens, and the one who has thought better of it is asked."""
    friend = other.new_page()
    house.sit(page, house.withdrawn, 0)
    house.sit(friend, house.withdrawn, 1)
    sheet = plan(friend, "Tester: Bid 5", "Bid 8")
    sheet.get_by_role("button", name="Withdraw the whole plan").click()
    expect(sheet.locator("[data-order]")).to_have_count(0)
    house.sit(friend, house.withdrawn, 1)
    expect(friend.locator("[data-plan]")).to_contain_text("Plan ahead")
    bid(page, 5)
    bid(friend, 12)
    expect(page.get_by_role("group", name="Log")).to_contain_text("Guest 1 bid 12")
