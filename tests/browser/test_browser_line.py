"""The line to the server: cut without a word, mended, and links that lead nowhere."""

import itertools
import re
from collections.abc import Callable, Iterator

import pytest
from browser_driver import Server, by_mouse, new_table, play_on, sit, version, wait_for_turn, wait_past
from browser_line import CutLine
from browser_tables import lay
from playwright.sync_api import Page, expect

from caravanserai.play.match import Match


@pytest.fixture
def line(server: Server) -> Iterator[CutLine]:
    """The line of our page, let go of when nobody is on it any more."""
    made = CutLine(server.port)
    yield made
    made.close()


def beginning() -> Match:
    """A game for two in which the first seat decides first."""
    found = (Match("yspahan", 2, f"line {number}") for number in itertools.count())
    return next(match for match in found if match.state.actor() == 0)


def test_a_line_that_dies_silently_is_noticed_by_both_sides(
    line: CutLine, page: Page, guest: Callable[..., Page], server: Server, complaints: list[str]
) -> None:
    """Neither side gets a byte or an end: the page stops saying Live, the other sees the seat as away; a move made
    meanwhile is kept and arrives when the line is back."""
    keys = lay(server.folder, beginning(), people=2)
    page.goto(f"{line.url}/table/{keys['table']}#seat={keys['token']}")
    page.wait_for_selector(".page[data-turn=mine] .a-board svg")
    friend = guest()
    sit(friend, {"table": keys["table"], "token": keys["tokens"][1]})
    expect(page.locator(".dot.live")).to_be_visible()
    line.cut()
    page.wait_for_selector(".dot:not(.live)")
    expect(page.locator(".notices")).to_contain_text(
        re.compile(r"No connection since .*\d\d:\d\d.* The board stays")
    )
    expect(friend.locator(".a-players")).to_contain_text("away since")
    assert page.locator(".a-board svg").is_visible()
    seen = version(page)
    page.locator("button.choice").first.click()
    confirm = page.locator(".prompt .btn.go")
    kept = page.get_by_text("Your move is kept here and sent when the connection is back.")
    confirm.or_(kept).first.wait_for()
    if confirm.count():
        confirm.click()
    expect(kept).to_be_visible()
    line.mend()
    page.wait_for_selector(".dot.live")
    wait_past(page, seen)
    expect(friend.locator(".a-players")).not_to_contain_text("away since")
    expect(page.get_by_text("No connection since")).to_have_count(0)
    complaints[:] = [each for each in complaints if "WebSocket" not in each]


HOUR = 3_600_000
PUT_AWAY = """away => {
    const now = Date.now, hidden = () => window.away;
    window.away = true;
    Object.defineProperty(document, 'visibilityState', {configurable: true, get: () => hidden() ? 'hidden' : 'visible'});
    window.takeUp = () => {
        Date.now = () => now() + away;
        window.away = false;
        window.before = document.querySelector('.page').dataset.version;
        window.lied = [];
        const look = () => {
            const version = document.querySelector('.page').dataset.version;
            if (document.querySelector('.dot.live') && version === window.before) window.lied.push(version);
        };
        document.dispatchEvent(new Event('visibilitychange'));
        queueMicrotask(() => queueMicrotask(() => new MutationObserver(look).observe(document, {subtree: true, childList: true, attributes: true})));
    };
    document.dispatchEvent(new Event('visibilitychange'));
}"""
"""The page goes out of sight; `takeUp` brings it back after that time and notes whenever it says Live over the old
position."""


def test_a_page_put_away_for_an_hour_comes_back_to_the_present(
    line: CutLine, page: Page, guest: Callable[..., Page], server: Server, complaints: list[str]
) -> None:
    """Hidden and frozen, its line cut without a word: taken up it finds the present position by itself, and says Live
    no sooner."""
    keys = new_table(server.url, "yspahan", 2)
    page.goto(f"{line.url}/table/{keys['table']}#seat={keys['token']}")
    assert wait_for_turn(page) == "mine"
    expect(page.locator(".dot.live")).to_be_visible()
    seen = version(page)
    phone = page.context.new_cdp_session(page)
    page.evaluate(PUT_AWAY, HOUR)
    line.cut()
    phone.send("Page.setWebLifecycleState", {"state": "frozen"})
    same = guest()
    sit(same, keys)
    play_on(same, by_mouse, 2)
    assert wait_for_turn(same) == "mine"
    present = version(same)
    assert present != seen
    line.mend()
    phone.send("Page.setWebLifecycleState", {"state": "active"})
    assert version(page) == seen
    page.evaluate("window.takeUp()")
    page.wait_for_function(
        "at => document.querySelector('.dot.live') && document.querySelector('.page').dataset.version === at",
        arg=present,
    )
    assert page.evaluate("window.lied") == []
    assert wait_for_turn(page) == "mine"
    complaints[:] = [each for each in complaints if "WebSocket" not in each]


def test_links_that_lead_nowhere_say_so_at_once(page: Page, server: Server) -> None:
    """A cut-off link, one to a table that never was, and one whose secret is wrong: no word of saved moves."""
    for address in ("abc", "a" * 16, "A%20line/of#join=nothing"):
        page.goto(f"/table/{address}")
        expect(page.get_by_role("heading", name="This table does not exist here.")).to_be_visible()
        assert page.get_by_text("saved").count() == 0
        assert page.get_by_text("Reconnecting").count() == 0
    keys = new_table(server.url, "yspahan", 2)
    page.goto(f"/table/{keys['table']}#seat=nothing")
    expect(page.get_by_role("heading", name="This link does not open the table.")).to_be_visible()
