"""From the address to the first move, and the ways to a table."""

import re
from collections.abc import Callable

import pytest
from browser_driver import (
    Server,
    by_mouse,
    new_table,
    no_sideways_scrolling,
    open_table,
    sit,
    sit_down,
    speaks,
    time_stands,
    turn,
    turn_to,
    wait_for_turn,
)
from browser_tables import before, early, lay
from browser_ways import take_turn, turned, walk_to
from playwright.sync_api import Page, expect

pytestmark = pytest.mark.moving


def test_two_clicks_to_the_first_move(page: Page) -> None:
    """A game against bots is one click, the first move the second; five levels are offered, each with its word."""
    page.goto("/")
    levels = page.get_by_role("radiogroup", name="How strong the bots are")
    expect(levels.get_by_role("radio")).to_have_count(5)
    expect(levels.get_by_role("radio", checked=True)).to_have_accessible_name("Easy for a first game")
    levels.get_by_text("Novice").click()
    page.get_by_role("button", name="Play Yspahan").click()
    page.wait_for_selector(".a-board svg")
    expect(page.locator(".a-players")).to_contain_text("Novice")
    wait_for_turn(page)
    seen = page.locator(".page").get_attribute("data-version")
    by_mouse(page, 0)
    assert page.locator(".page").get_attribute("data-version") != seen
    walk_to(page, "/")
    expect(page.get_by_role("link", name=re.compile("(Play|Look): Yspahan")).first).to_be_visible()


def test_a_table_with_a_friend(page: Page, guest: Callable[..., Page]) -> None:
    """The sheet makes a table, its link seats a friend, and the game begins for both."""
    link = open_table(page, "Five Tribes", "Hana")
    expect(page.get_by_role("heading", name="Waiting room")).to_be_visible()
    expect(page.get_by_role("img", name="QR code of the link")).to_be_visible()
    assert "#join=" in link

    friend = guest()
    sit_down(friend, link, "Yusuf")
    expect(friend.get_by_text("The host starts the game.")).to_be_visible()
    expect(page.get_by_text("Yusuf")).to_be_visible()
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector(".a-board svg")
    friend.wait_for_selector(".a-board svg")
    expect(friend.locator(".a-players")).to_contain_text("Hana")

    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Say something").fill("Hello there")
    page.get_by_role("button", name="Send").click()
    friend.get_by_role("tab", name="Chat").click()
    expect(friend.get_by_text("Hello there")).to_be_visible()


def test_what_happened_while_away(page: Page, server: Server) -> None:
    """Who comes back to a table reads what the others did meanwhile, may watch it, and sees it only once."""
    page.clock.install()
    keys = lay(server.folder, before("yspahan", 2, "away", turned), people=2)
    sit(page, keys)
    wait_for_turn(page)
    expect(page.locator(".recap")).to_have_count(0)
    for count in range(20):
        by_mouse(page, count)
        if turn(page) == "wait":
            break
    expect(page.locator(".page")).to_have_attribute("data-turn", "wait")
    read = page.locator(".lines").inner_text()
    walk_to(page, "/")
    row = page.locator(f"[data-table='{keys['table']}']")
    expect(row).to_be_visible()
    again = page.locator(f".turn[data-table='{keys['table']}']")
    expect(again).to_have_count(0)
    take_turn(page, keys, 1)
    again.get_by_role("link", name="Play").click()
    recap = page.get_by_role("region", name="While you were away")
    expect(recap).to_be_visible()
    told = recap.locator("li").all_inner_texts()
    assert told
    assert [line for line in told if line in read] == []
    expect(page.locator(".lines")).to_contain_text(told[-1])
    with time_stands(page):
        recap.get_by_role("button", name="Watch").click()
        expect(page.get_by_role("slider")).to_be_visible()
    expect(page.get_by_role("slider")).to_have_count(0)
    page.reload()
    wait_for_turn(page)
    expect(page.locator(".recap")).to_have_count(0)


def test_spectators_see_no_choices(page: Page, server: Server) -> None:
    """The watch link shows the same page without choices and own area."""
    keys = lay(server.folder, early("yspahan", 2, 3))
    page.goto(f"/table/{keys['table']}#watch={keys['watch']}")
    page.wait_for_selector(".a-board svg")
    expect(page.get_by_text("You are watching.")).to_be_visible()
    assert page.locator(".a-dock").count() == 0
    assert page.locator("[data-thing].can").count() == 0
    assert turn(page) == "wait"


def test_a_wrong_link_says_so(page: Page, complaints: list[str]) -> None:
    """A table that is not there leads back to the lobby."""
    page.goto("/table/aaaaaaaaaaaaaaaa#seat=nonsense")
    expect(page.get_by_role("heading", name="This table does not exist here.")).to_be_visible()
    page.get_by_role("link", name="To the lobby").click()
    expect(page.get_by_role("heading", name="Pick a game, play at once")).to_be_visible()
    complaints[:] = [each for each in complaints if "404" not in each]


LANGUAGES = {"de": "Schnell beginnen", "it": "Partenza rapida", "fr": "Départ rapide"}


def test_languages_switch_at_once(page: Page, server: Server) -> None:
    """The globe changes lobby and table without a reload, and a reload changes nothing; no message is missing."""
    page.goto("/")
    for code, words in LANGUAGES.items():
        page.get_by_label("Language").select_option(code)
        expect(page.get_by_text(words).first).to_be_visible()
        speaks(page)
        no_sideways_scrolling(page)
        sit(page, new_table(server.url, "yspahan", 3))
        at_a_table(page, code)
        turn_to(page, new_table(server.url, "fivetribes", 3))
        at_a_table(page, code)
        page.locator(".language select").select_option("en")
        expect(page.locator("html")).to_have_attribute("lang", "en")
        walk_to(page, "/")
        expect(page.get_by_role("button", name="New table: Yspahan")).to_be_visible()


def at_a_table(page: Page, code: str) -> None:
    """Our turn, in that language."""
    wait_for_turn(page)
    expect(page.locator("html")).to_have_attribute("lang", code)
    speaks(page)
    no_sideways_scrolling(page)
