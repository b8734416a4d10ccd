"""Al-Rashid through the page: whole games by mouse and by finger, one payment for a visit, nothing axe complains about."""

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from browser_driver import (
    ARTEFACTS,
    Server,
    by_keyboard,
    by_mouse,
    new_table,
    no_sideways_scrolling,
    play_on,
    sit,
    speaks,
    version,
    wait_for_turn,
    wait_past,
)
from browser_tables import lay
from playwright.sync_api import Page, expect

from caravanserai.play.match import Match


def by_finger(page: Page, count: int) -> None:
    """A tap on something of the sheet shows, the button does; a form that stands ready is taken as it is."""
    seen = version(page)
    rows = page.locator(".sheet .row")
    if not rows.count():
        chips = page.locator(".sheet .choice, .sheet .number")
        chips.nth((count * 3) % chips.count()).tap()
    go = page.locator(".sheet .btn.go")
    expect(go).to_be_visible()
    go.tap()
    wait_past(page, seen)


def complaints_of(page: Page) -> list[str]:
    """What axe calls serious or critical."""
    found = Axe().run(page).response["violations"]
    return [
        f"{each['id']}: {each['nodes'][0]['html'][:160]}"
        for each in found
        if each["impact"] in ("serious", "critical")
    ]


def test_by_mouse(page: Page, server: Server) -> None:
    """A whole game on the board; every area is drawn and has a name."""
    sit(page, new_table(server.url, "alrashid", 2))
    assert page.locator(".a-board [data-thing^=area-]").count() == 13
    assert page.locator(".a-board [data-thing^=title-]").count() == 32
    assert page.locator(".a-board [data-thing]:not([aria-label])").count() == 0
    assert complaints_of(page) == []
    assert play_on(page, by_mouse) > 20
    page.wait_for_selector(".eg")
    speaks(page)


@pytest.mark.browser_context_args(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
def test_on_a_phone(page: Page, server: Server) -> None:
    """A whole game by finger; all parts of the board fit."""
    sit(page, new_table(server.url, "alrashid", 2))
    wait_for_turn(page)
    ARTEFACTS.mkdir(exist_ok=True)
    for tab in page.locator(".tabs button").all()[:3]:
        tab.tap()
        no_sideways_scrolling(page)
        page.screenshot(path=ARTEFACTS / f"alrashid-phone-{tab.inner_text().split()[0].lower()}.png")
    page.locator(".tabs button").first.tap()
    assert complaints_of(page) == []
    assert play_on(page, by_finger) > 20
    page.wait_for_selector(".eg")
    no_sideways_scrolling(page)


def test_by_keyboard_alone(page: Page, server: Server) -> None:
    """A whole game without a mouse: visits are paid and battles fought with number keys and Enter."""
    sit(page, new_table(server.url, "alrashid", 2))
    assert play_on(page, by_keyboard) > 20
    page.wait_for_selector(".eg")


def replayed(seed: str, actions: list[int]) -> Match:
    """The game of three with this seed, after these actions."""
    match = Match("alrashid", 3, seed)
    for action in actions:
        match.play(match.state.actor(), action)
    return match


def way_to_a_payment(match: Match) -> list[int]:
    """The first seat's answers from a visit to a title that can be paid in several ways.

    Nothing, unless the seat still has the turn after it has paid and may take all back.
    """
    way = [match.game.parse("visit title")]
    if way[0] not in match.state.legal():
        return []
    match.play(0, way[0])
    while match.state.actor() == 0 and match.prompt(0)["decision"] in ("D-TITLE", "D-NOTE"):
        way.append(match.state.legal()[0])
        match.play(0, way[-1])
    visit: Any = match.game.view(match.state, 0)["visit"]
    several = visit is not None and len(visit["payments"]) > 1
    while match.state.actor() == 0 and match.prompt(0)["decision"] == "D-PAY":
        match.play(0, match.state.legal()[0])
    return way if several and match.state.actor() == 0 and match.can_undo(0) is None else []


def before_a_visit() -> tuple[Match, list[int]]:
    """A game in which the first seat is about to visit a palace, and its answers up to the payment."""
    for number in range(100):
        seed = f"visit {number}"
        choice = random.Random(seed)
        match, played = replayed(seed, []), list[int]()
        while not match.over:
            asked = match.state.actor() == 0 and match.prompt(0)["decision"] == "D-GUILD"
            if asked and (way := way_to_a_payment(replayed(seed, played))):
                return match, way
            played.append(choice.choice(match.state.legal()))
            match.play(match.state.actor(), played[-1])
    raise AssertionError("no game has such a visit")


@pytest.fixture
def visiting(tmp_path: Path) -> Iterator[tuple[str, list[int]]]:
    """The address of our seat before a visit, and what to answer up to the payment."""
    match, way = before_a_visit()
    keys = lay(tmp_path / "data", match)
    served = Server(tmp_path / "data")
    yield f"{served.url}/table/{keys['table']}#seat={keys['token']}", way
    served.stop()


def test_a_visit_is_paid_at_once_and_taken_back_at_once(visiting: tuple[str, list[int]], page: Page) -> None:
    """The payments stand in the form, the best one ready; one press answers for all kinds, one undo takes all back.

    The title says what is paid for; goods of the own area narrow the list; the answers so far lead back.
    """
    address, way = visiting
    page.goto(address)
    assert wait_for_turn(page) == "mine"
    for action in way:
        seen = version(page)
        page.locator(f"[data-choice='{action}']").click()
        wait_past(page, seen)
    rows = page.locator(".tray .row")
    expect(page.locator(".prompt .l1")).to_contain_text(re.compile(r"Pay \d+ for: "))
    asked = page.locator(".prompt .l1").inner_text()
    assert rows.count() > 1
    expect(page.locator(".a-dock .goes").first).to_be_visible()
    assert complaints_of(page) == []

    every = rows.count()
    for good in page.locator(".a-dock .must").all():
        good.click()
        expect(good).to_have_attribute("aria-pressed", "true")
        kind = (good.locator("use").get_attribute("href") or "").removeprefix("#")
        assert rows.count() == page.locator(f".tray .row:has(.goods use[href='#{kind}'])").count() <= every
        good.click()
    expect(rows).to_have_count(every)

    other = 0 if rows.nth(1).get_attribute("aria-pressed") == "true" else 1
    rows.nth(other).click()
    expect(rows.nth(other)).to_have_attribute("aria-pressed", "true")
    seen = version(page)
    page.locator(".prompt .btn.go").click()
    wait_past(page, seen)
    page.wait_for_function("() => !document.querySelector('.tray .row')")
    assert wait_for_turn(page) == "mine"
    page.locator(".prompt .undo .btn").click()
    expect(page.locator(".prompt .l1")).to_have_text(asked)
    expect(rows).to_have_count(every)
    back = page.locator(".crumbs .been")
    expect(back).to_have_count(len(way))
    back.last.click()
    expect(rows).to_have_count(0)
    expect(back).to_have_count(len(way) - 1)
