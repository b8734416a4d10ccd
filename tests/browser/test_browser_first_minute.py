"""From the address to the first move, and the ways to a table."""

import itertools
import re

import pytest
from browser_driver import (
    Server,
    by_mouse,
    new_table,
    no_sideways_scrolling,
    open_table,
    play_on,
    sit,
    sit_down,
    speaks,
    time_stands,
    turn,
    wait_for_turn,
    whose_turn,
)
from playwright.sync_api import Browser, Page, expect

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
    before = page.locator(".page").get_attribute("data-version")
    by_mouse(page, 0)
    assert page.locator(".page").get_attribute("data-version") != before
    page.goto("/")
    expect(page.get_by_role("link", name=re.compile("(Play|Look): Yspahan")).first).to_be_visible()


def test_a_table_with_a_friend(page: Page, browser: Browser, base_url: str) -> None:
    """The sheet makes a table, its link seats a friend, and the game begins for both."""
    link = open_table(page, "Five Tribes", "Hana")
    expect(page.get_by_role("heading", name="Waiting room")).to_be_visible()
    expect(page.get_by_role("img", name="QR code of the link")).to_be_visible()
    assert "#join=" in link

    other = browser.new_context(base_url=base_url, locale="en-GB")
    friend = other.new_page()
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
    other.close()


def test_what_happened_while_away(page: Page, browser: Browser, server: Server, base_url: str) -> None:
    """Who comes back to a table reads what the others did meanwhile, may watch it, and sees it only once."""
    page.clock.install()
    seats = [{"kind": "me"}, {"kind": "open"}]
    keys = new_table(server.url, "yspahan", 2, seats=seats, name="Slow game", start=False)
    path = f"/api/tables/{keys['table']}"
    seated = page.request.post(f"{path}/join", data={"token": keys["join"], "name": "Noor"}).json()
    page.request.post(f"{path}/start", headers={"Authorization": f"Bearer {keys['owner']}"})
    sit(page, keys)
    other = browser.new_context(base_url=base_url, locale="en-GB", viewport={"width": 1440, "height": 900})
    friend = other.new_page()
    sit(friend, {"table": keys["table"], "token": seated["token"]})
    expect(page.locator(".recap")).to_have_count(0)
    decided = False
    for count in itertools.count():
        mover = whose_turn(page, friend)
        if decided and mover is friend:
            break
        by_mouse(mover, count)
        decided = decided or mover is page
    expect(page.locator(".page")).to_have_attribute("data-turn", "wait")
    before = page.locator(".lines").inner_text()
    page.goto("/")
    again = page.locator("li.r.turn", has_text="Slow game")
    for count in itertools.count():
        if again.count():
            break
        if turn(friend) == "mine":
            by_mouse(friend, count)
        friend.wait_for_timeout(20)
    other.close()
    again.get_by_role("link", name="Play").click()
    recap = page.get_by_role("region", name="While you were away")
    expect(recap).to_be_visible()
    told = recap.locator("li").all_inner_texts()
    assert told
    assert [line for line in told if line in before] == []
    expect(page.locator(".lines")).to_contain_text(told[-1])
    with time_stands(page):
        recap.get_by_role("button", name="Watch").click()
        expect(page.get_by_role("slider")).to_be_visible()
    expect(page.get_by_role("slider")).to_have_count(0)
    page.reload()
    wait_for_turn(page)
    expect(page.locator(".recap")).to_have_count(0)


def test_spectators_see_no_choices(page: Page, browser: Browser, server: Server, base_url: str) -> None:
    """The watch link shows the same page without choices and own area."""
    keys = new_table(server.url, "yspahan", 2)
    sit(page, keys)
    play_on(page, decisions=3)
    other = browser.new_context(base_url=base_url, locale="en-GB")
    watcher = other.new_page()
    watcher.goto(f"/table/{keys['table']}#watch={keys['watch']}")
    watcher.wait_for_selector(".a-board svg")
    expect(watcher.get_by_text("You are watching.")).to_be_visible()
    assert watcher.locator(".a-dock").count() == 0
    assert watcher.locator("[data-thing].can").count() == 0
    assert turn(watcher) == "wait"
    other.close()


def test_a_wrong_link_says_so(page: Page, complaints: list[str]) -> None:
    """A table that is not there leads back to the lobby."""
    page.goto("/table/aaaaaaaaaaaaaaaa#seat=nonsense")
    expect(page.get_by_role("heading", name="This table does not exist here.")).to_be_visible()
    page.get_by_role("link", name="To the lobby").click()
    expect(page.get_by_role("heading", name="Pick a game, play at once")).to_be_visible()
    complaints[:] = [each for each in complaints if "404" not in each]


@pytest.mark.parametrize(
    ("code", "words"),
    [("de", "Schnell beginnen"), ("it", "Partenza rapida"), ("fr", "Départ rapide")],
)
def test_languages_switch_at_once(page: Page, server: Server, code: str, words: str) -> None:
    """The globe changes lobby and table without a reload; no message is missing."""
    page.goto("/")
    page.get_by_label("Language").select_option(code)
    expect(page.get_by_text(words).first).to_be_visible()
    speaks(page)
    no_sideways_scrolling(page)
    for game in ("yspahan", "fivetribes"):
        sit(page, new_table(server.url, game, 3))
        wait_for_turn(page)
        expect(page.locator("html")).to_have_attribute("lang", code)
        speaks(page)
        no_sideways_scrolling(page)
    page.locator(".language select").select_option("en")
    expect(page.locator("html")).to_have_attribute("lang", "en")
