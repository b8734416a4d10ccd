"""Morgenland's reveal: space after space, who took what in sight, told to those who listen, skipped by a key."""

import re
from typing import Any

import pytest
from browser_driver import Server, time_stands, wait_for_turn
from browser_paint import picture
from browser_tables import before, lay
from playwright.sync_api import Page, expect

from caravanserai.core.machine import Event
from caravanserai.games.morgenland import GAME
from caravanserai.play.match import Match

pytestmark = pytest.mark.moving

LEAST = 3
UNCOVERING = 900
"""Milliseconds until a space is uncovered (`reveal.svelte.ts`)."""


def words(events: list[Event], kind: str) -> list[dict[str, Any]]:
    """The arguments of the events of a kind."""
    found = [(GAME.kinds[number], args) for number, args, _ in events]
    return [each.describe(args) for each, args in found if each.word == kind]


@pytest.fixture(scope="module")
def uncovering(server: Server) -> Any:
    """A table where the first seat lays the last character, and the spaces that are scored then without a question."""
    told: list[list[Event]] = []

    def wanted(match: Match, seat: int, events: list[Event]) -> bool:
        told.append(events)
        caves = [each for each in words(events, "ranked") if str(each["space"]).startswith("cave")]
        return seat == 0 and len(caves) >= LEAST and match.state.actor() == 0

    keys = lay(server.folder, before("morgenland", 4, "reveal 69", wanted))
    return server, keys, told[-1]


def lay_last(page: Page, uncovering: Any) -> list[Event]:
    """Lay the last character; the events that follow."""
    server, keys, events = uncovering
    page.goto(f"{server.url}/table/{keys['table']}#seat={keys['token']}")
    page.wait_for_selector(".a-board svg")
    wait_for_turn(page)
    return list(events)


def test_spaces_are_revealed_one_after_the_other(page: Page, uncovering: Any) -> None:
    page.clock.install()
    events = lay_last(page, uncovering)
    spaces = [str(each["space"]) for each in words(events, "ranked")]
    space = words(events, "placed")[0]["space"]
    with time_stands(page):
        page.locator(f".a-board [data-thing='{space}'].can").first.focus()
        page.keyboard.press("Enter")
        page.locator(".prompt .btn.go").click()
        page.wait_for_selector(f".night[data-reveal='{spaces[0]} uncover']")
        page.clock.run_for(UNCOVERING)
        page.wait_for_selector(f".night[data-reveal='{spaces[0]} sums']")
        expect(page.locator(".night > [aria-live]")).to_contain_text(":")
        later = page.locator(f"[data-thing='{spaces[1]}']")
        assert "scored" not in (later.get_attribute("aria-label") or "")
        picture(page, "morgenland-reveal.png")
        page.keyboard.press("Shift")
        page.wait_for_selector(f".night[data-reveal='{spaces[0]} taken']")
        page.keyboard.press("Escape")
        page.wait_for_selector(".night[data-reveal='']")
    won = len(words(events, "won"))
    assert won >= LEAST
    expect(page.locator(".taken").first).to_be_visible()
    assert page.locator(".taken").count() >= won
    picture(page, "morgenland-revealed.png")
    lit = page.locator("[data-thing='market']").first
    expect(lit).to_have_attribute("aria-label", re.compile("being scored"))
