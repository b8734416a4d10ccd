"""Manners at a running table: the owner mutes and removes, anybody reports, a seat is asked for and given."""

import re
from collections.abc import Callable

from browser_driver import Server, open_table, sit_down
from playwright.sync_api import Locator, Page, expect


def test_the_owner_mutes_and_removes_anybody_reports_and_a_seat_is_given(
    page: Page, guest: Callable[..., Page], server: Server
) -> None:
    """Hana's running game with Yusuf, who has a browser of his own, and then with Noor."""
    link = open_table(page, "Yspahan", "Hana")
    friend = guest()
    sit_down(friend, link, "Yusuf")
    expect(page.get_by_text("Yusuf")).to_be_visible()
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector(".a-board svg")
    friend.wait_for_selector(".a-board svg")
    mutes_and_lets_speak(page, friend)
    reports(friend, server)
    removes_and_lets_in(page, friend, guest(), link)


def mutes_and_lets_speak(page: Page, friend: Page) -> None:
    """Who is muted is told so and not heard; when they may speak again, they are."""
    people = _people(page)
    people.get_by_role("button", name="Mute").click()
    expect(people.get_by_role("button", name="Let speak")).to_be_visible()
    _say(friend, "Nobody hears this")
    expect(friend.get_by_text("The owner of this table has muted you.")).to_be_visible()
    people.get_by_role("button", name="Let speak").click()
    expect(people.get_by_role("button", name="Mute")).to_be_visible()
    _say(friend, "Now I am heard")
    page.keyboard.press("Escape")
    page.get_by_role("tab", name="Chat").click()
    expect(page.get_by_text("Now I am heard")).to_be_visible()
    assert page.get_by_text("Nobody hears this").count() == 0


def reports(friend: Page, server: Server) -> None:
    """Anybody at the table tells the host; the host reads it by command."""
    people = _people(friend)
    assert people.get_by_role("button", name="Mute").count() == 0, "he does not own the table"
    people.get_by_role("button", name="Report").click()
    people.get_by_label(re.compile("What did Hana do")).fill("Shouts at the dice")
    people.locator("form").get_by_role("button", name="Report").click()
    expect(people.get_by_text("The host has been told.")).to_be_visible()
    assert "Shouts at the dice" in server.says("tables", "reports")


def removes_and_lets_in(page: Page, friend: Page, asking: Page, link: str) -> None:
    """Who is removed sees it; who asks for the free seat sees no hand before the owner lets them in."""
    expect(friend.locator(".a-dock")).to_have_count(1)
    _people(page).get_by_role("button", name="Remove").click()
    page.keyboard.press("Escape")
    expect(friend.locator(".a-dock")).to_have_count(0)
    sit_down(asking, link, "Noor")
    expect(asking.get_by_text("You have asked for a seat.")).to_be_visible()
    assert asking.locator(".a-dock").count() == 0
    expect(page.get_by_text(re.compile("Noor asks for the seat of"))).to_be_visible()
    page.get_by_role("button", name="Let in").click()
    expect(asking.locator(".a-dock")).to_be_visible()
    expect(asking.get_by_text("You have asked for a seat.")).to_have_count(0)
    expect(page.locator(".a-players")).to_contain_text("Noor")


def _people(page: Page) -> Locator:
    page.get_by_role("button", name="Menu").click()
    people = page.locator("details", has_text="People")
    people.locator("summary").click()
    return people


def _say(page: Page, text: str) -> None:
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Say something").fill(text)
    page.get_by_role("button", name="Send").click()
