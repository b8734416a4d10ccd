"""Al-Rashid through the page: games by keyboard and by finger, one payment for a visit, nothing axe complains about."""

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from browser_axe import serious
from browser_driver import (
    Server,
    by_finger,
    by_keyboard,
    new_table,
    no_sideways_scrolling,
    play_on,
    sit,
    version,
    wait_for_turn,
    wait_past,
)
from browser_paint import picture
from browser_tables import late
from playwright.sync_api import Locator, Page, expect

from caravanserai.play.match import Match


def drawn(page: Page) -> None:
    """Every area is drawn and has a name."""
    assert page.locator(".a-board [data-thing^=area-]").count() == 13
    assert page.locator(".a-board [data-thing^=title-]").count() == 32
    assert page.locator(".a-board [data-thing]:not([aria-label])").count() == 0
    assert serious(page) == []


@pytest.mark.browser_context_args(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
def test_on_a_phone(page: Page, server: Server) -> None:
    """A whole game by finger; all parts of the board fit."""
    sit(page, new_table(server.url, "alrashid", 2))
    wait_for_turn(page)
    for tab in page.locator(".tabs button").all()[:3]:
        tab.tap()
        no_sideways_scrolling(page)
        picture(page, f"alrashid-phone-{tab.inner_text().split()[0].lower()}.png")
    page.locator(".tabs button").first.tap()
    assert serious(page) == []
    assert play_on(page, by_finger) > 20
    page.wait_for_selector(".eg")
    no_sideways_scrolling(page)


def test_by_keyboard_alone(page: Page, server: Server, laid: Callable[[Match], str]) -> None:
    """Without a mouse: visits are paid and battles fought with number keys and Enter; the beginning and the end."""
    sit(page, new_table(server.url, "alrashid", 2))
    assert play_on(page, by_keyboard, 10) == 10
    page.goto(laid(late("alrashid", 2, 20)))
    assert play_on(page, by_keyboard) > 10
    page.wait_for_selector(".eg")


def replayed(seed: str, actions: list[int]) -> Match:
    """The game of three with this seed, after these actions."""
    match = Match("alrashid", 3, seed)
    for action in actions:
        match.play(match.state.actor(), action)
    return match


def payable(match: Match) -> bool:
    """Whether the first seat may visit for a title that can be paid in several ways, and still take all back then."""
    visit: Any = match.game.view(match.state, 0)["visit"]
    several = {way["price"] for way in visit["ways"] if len(way["payments"]) > 1}
    return any(offer["actions"] == ["title"] and offer["price"] in several for offer in visit["offers"])


def before_a_visit() -> Match:
    """A game in which the first seat is about to visit a palace."""
    for number in range(100):
        match, choice = Match("alrashid", 3, f"visit {number}"), random.Random(f"visit {number}")
        while not match.over:
            if match.state.actor() == 0 and match.prompt(0)["decision"] == "D-GUILD" and payable(match):
                return match
            match.play(match.state.actor(), choice.choice(match.state.legal()))
    raise AssertionError("no game has such a visit")


@pytest.fixture
def visiting(laid: Callable[[Match], str]) -> str:
    """The address of our seat before a visit."""
    return laid(before_a_visit())


def title_with_payments(visit: Locator) -> tuple[Locator, Locator]:
    """Tick the title, take one that can be paid in several ways; its box, and the rows of the payments."""
    titles, rows = visit.locator(".part").nth(1), visit.locator(".row")
    titles.click()
    expect(titles).to_have_attribute("aria-checked", "true")
    for at in range(max(1, visit.locator(".pick").count())):
        if visit.locator(".pick").count():
            visit.locator(".pick").nth(at).click()
        if rows.count() > 1:
            break
    assert rows.count() > 1
    return titles, rows


def test_a_visit_is_one_form_with_one_payment(visiting: str, page: Page) -> None:
    """AR-49, AR-52 Actions, title and payment are chosen in one form; one press sends them, one undo takes all back.

    A title is chosen on its palace or in the list; goods of the own area narrow the payments; nothing is sent before.
    """
    page.goto(visiting)
    assert wait_for_turn(page) == "mine"
    seen = version(page)
    visit = page.locator(".visit")
    titles, rows = title_with_payments(visit)
    every = rows.count()
    expect(page.locator("[data-confirm]")).to_contain_text(re.compile(r"Pay \d+, take it"))
    expect(page.locator(".a-dock .goes").first).to_be_visible()
    assert serious(page) == []

    for good in page.locator(".a-dock .must").all():
        good.click()
        expect(good).to_have_attribute("aria-pressed", "true")
        kind = (good.locator("use").get_attribute("href") or "").removeprefix("#")
        assert rows.count() == visit.locator(f".row:has(.goods use[href='#{kind}'])").count() <= every
        good.click()
    expect(rows).to_have_count(every)

    other = 0 if rows.nth(1).get_attribute("aria-pressed") == "true" else 1
    rows.nth(other).click()
    expect(rows.nth(other)).to_have_attribute("aria-pressed", "true")
    assert version(page) == seen
    titles.focus()
    page.keyboard.press("Enter")
    wait_past(page, seen)
    expect(visit).to_have_count(0)


def test_escape_takes_one_thing_of_a_visit_back(visiting: str, page: Page) -> None:
    """The payment that was chosen, then the title, then the tick: what is ticked, asked for and ready belong together."""
    page.goto(visiting)
    assert wait_for_turn(page) == "mine"
    visit, confirm = page.locator(".visit"), page.locator("[data-confirm]")
    titles, rows = title_with_payments(visit)
    ready = confirm.inner_text()
    expect(rows.first).to_have_attribute("aria-pressed", "true")
    rows.nth(1).click()
    expect(rows.nth(1)).to_have_attribute("aria-pressed", "true")
    titles.focus()
    page.mouse.move(1, 1)
    expect(page.locator(".card")).to_have_count(0)

    page.keyboard.press("Escape")
    expect(rows.first).to_have_attribute("aria-pressed", "true")
    expect(titles).to_have_attribute("aria-checked", "true")
    expect(confirm).to_have_text(ready, use_inner_text=True)
    if picks := visit.locator(".pick").count():
        page.keyboard.press("Escape")
        expect(visit.locator(".pick[aria-pressed=false]")).to_have_count(picks)
        expect(titles).to_have_attribute("aria-checked", "true")
        expect(rows).to_have_count(0)
    page.keyboard.press("Escape")
    expect(titles).to_have_attribute("aria-checked", "false")
    expect(rows).to_have_count(0)
    expect(confirm).to_have_count(0)
    expect(page.locator("[data-back]")).to_have_count(0)
    expect(page.locator(".a-dock .goes")).to_have_count(0)
