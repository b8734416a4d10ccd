"""The waiting room: who is ready, what is played, a link that a friend can open, and leaving."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from browser_driver import Server, open_table, sit_down
from playwright.sync_api import Page, expect


@pytest.fixture
def made(tmp_path: Path) -> Iterator[Server]:
    """A server that may be let into a network."""
    server = Server(tmp_path / "data", "--network", "127.0.0.2")
    yield server
    server.stop()


def test_two_people_meet_in_the_waiting_room(
    made: Server, page: Page, guest: Callable[..., Page], complaints: list[str]
) -> None:
    """Only this computer can open the link until the host lets the network in; then a friend comes by it, never sees
    any of that, reads what the host changes, is asked again, and when both are ready the game begins. Who leaves is asked first and keeps a name."""
    open_table(page, "Yspahan", "Hana", made.url)
    invite = page.get_by_role("region", name="Invite")
    expect(invite.get_by_text("Only this computer can open this link")).to_be_visible()
    expect(invite.get_by_role("button", name="Copy", exact=True)).to_be_disabled()
    seats = page.get_by_role("region", name="At the table")
    bot = seats.get_by_role("combobox").last
    expect(bot.locator("option")).to_have_text(
        [
            *("Novice, for a child", "Easy, for a first game", "Medium"),
            *("Hard, punishes slips", "Expert, our strongest", "Open the seat"),
        ]
    )
    bot.select_option("expert")
    expect(seats).to_contain_text("Expert bot, our strongest")
    invite.get_by_role("button", name="Listen on the network").click()
    expect(invite.get_by_text("Open on your network")).to_be_visible()
    link = "http://" + invite.locator(".url").inner_text()
    assert link.startswith("http://127.0.0.2:")
    friend = guest(viewport={"width": 390, "height": 844})
    sit_down(friend, link, "Noor")
    expect(friend.get_by_role("region", name="At the table")).to_contain_text("Noor")
    expect(seats).to_contain_text("has opened the link, not ready")
    assert friend.get_by_text("network").count() == 0
    friend.get_by_role("button", name="Be ready").click()
    expect(friend.get_by_role("button", name="I am ready")).to_be_visible()
    page.get_by_label("Pace").select_option("day")
    expect(page.get_by_text(re.compile("Hana changed the pace: .*A day for each decision"))).to_be_visible()
    expect(friend.get_by_role("button", name="Be ready")).to_be_visible()
    expect(friend.get_by_role("region", name="What is played")).to_contain_text("A day for each decision")
    assert friend.get_by_role("region", name="What is played").locator("select").count() == 0
    invite.get_by_role("button", name="Stop").click()
    expect(invite.get_by_text("Only this computer can open this link")).to_be_visible()
    invite.get_by_role("button", name="Listen on the network").click()
    expect(invite.get_by_text("Open on your network")).to_be_visible()
    friend.get_by_role("button", name="Be ready").click()
    page.get_by_role("button", name="Be ready").click()
    page.wait_for_selector(".a-board svg")
    friend.wait_for_selector(".a-board svg")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Leave the table").click()
    ask = page.get_by_role("dialog", name="Leave this table?")
    expect(ask).to_contain_text("A bot takes your seat and plays on.")
    ask.get_by_role("button", name="Leave the table").click()
    page.wait_for_url(re.compile(r"/$"))
    friend.reload()
    expect(friend.locator("body")).to_contain_text("Hana")
    # who came by the network lost the line while nobody listened there
    complaints[:] = [each for each in complaints if "WebSocket" not in each and "ERR_CONNECTION" not in each]
