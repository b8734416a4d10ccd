"""What people at a table agree on: a pause, holidays, what becomes of a game that rests; and an owner who has moved."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from browser_driver import Server, no_sideways_scrolling, open_table
from browser_paint import picture
from browser_tables import before, late, lay, played_out
from browser_ways import walk_to
from playwright.sync_api import Page, expect

from caravanserai.play.match import Match
from caravanserai.server.messages import Pace

SIZES = ((1440, 900), (1280, 720), (390, 844))


def seat(keys: dict[str, Any], number: int) -> str:
    return f"/table/{keys['table']}#seat={keys['tokens'][number]}"


def watch(keys: dict[str, Any]) -> str:
    return f"/table/{keys['table']}#watch={keys['watch']}"


def sit(page: Page, address: str) -> Page:
    page.goto(address)
    page.wait_for_selector(".a-board svg")
    return page


def restart(server: Server, *pages: Page) -> list[str]:
    """The server begins anew while nobody looks at it; where they were."""
    left = [page.url for page in pages]
    for page in pages:
        page.goto("/healthz")
    server.stop()
    server.start()
    return left


def propose(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Propose a pause").click()


def pictures(page: Page, name: str) -> None:
    """The page in all sizes, without anything that hangs over the side."""
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_selector(".a-board svg")
        no_sideways_scrolling(page)
        picture(page, f"{name}-{width}.png")
    page.set_viewport_size({"width": 1440, "height": 900})


def test_a_pause_is_refused_agreed_on_and_outlives_a_restart(
    page: Page, guest: Callable[..., Page], server: Server
) -> None:
    keys = lay(server.folder, Match("yspahan", 3, "pause"), people=2, pace=Pace(seconds=600))
    sit(page, seat(keys, 0))
    other = sit(guest(), seat(keys, 1))
    watcher = sit(guest(), watch(keys))
    mover = page if page.locator(".page[data-turn=mine]").count() else other
    expect(mover.locator(".page")).to_have_attribute("data-turn", "mine")
    propose(page)
    for each in (page, other, watcher):
        expect(each.get_by_text("Tester proposes a pause.")).to_be_visible()
    assert watcher.get_by_role("button", name="Agree").count() == 0
    other.get_by_role("button", name="Play on").click()
    expect(page.get_by_text("proposes a pause.")).to_have_count(0)
    propose(page)
    pictures(other, "rest-asked")
    other.get_by_role("button", name="Agree").click()
    for each in (page, other, watcher):
        expect(each.get_by_text("Clocks stand, bots wait.")).to_be_visible()
        expect(each.locator(".clock")).to_have_count(0)
    expect(mover.locator(".page")).to_have_attribute("data-turn", "wait")
    pictures(page, "rest-on")
    people = (page, other, watcher)
    for each, address in zip(people, restart(server, *people), strict=True):
        each.goto(address)
        expect(each.get_by_text("Clocks stand, bots wait.")).to_be_visible()
    page.get_by_role("tab", name="Chat").click()
    chat = page.get_by_role("log", name="Chat")
    for line in (
        "Tester proposed a pause.",
        "Guest 1 would rather play on.",
        "Everybody agreed: pause.",
    ):
        expect(chat.get_by_text(line).first).to_be_visible()
    watcher.get_by_role("tab", name="Chat").click()
    expect(watcher.get_by_role("log", name="Chat").get_by_text("Everybody agreed: pause.")).to_be_visible()
    other.get_by_role("button", name="Go on").click()
    expect(page.get_by_text("Guest 1 wants to go on. The game goes on in")).to_be_visible()
    page.get_by_role("button", name="Go on now").click()
    for each in (page, other, watcher):
        expect(each.get_by_text("Clocks stand, bots wait.")).to_have_count(0)
    expect(mover.locator(".page")).to_have_attribute("data-turn", "mine")


def test_holidays_stop_the_clock_of_a_game_of_several_days(
    page: Page, guest: Callable[..., Page], server: Server
) -> None:
    """The other sees until when, and the clock of three days is drawn whole; who is back has it again."""
    keys = lay(server.folder, Match("yspahan", 2, "holiday"), people=2, pace=Pace(seconds=259_200))
    pages = [sit(page, seat(keys, 0)), sit(guest(), seat(keys, 1))]
    mover = next(each for each in pages if each.locator(".page[data-turn=mine]").count())
    other = pages[1 - pages.index(mover)]
    line = other.locator(".track i")
    expect(line).to_have_attribute("style", re.compile(r"width: (100|99)"))
    walk_to(mover, "/you")
    mover.get_by_role("button", name="Keep my tables safe").click()
    holidays = mover.get_by_role("region", name="Holidays")
    expect(holidays.get_by_text("14 days left of 14 in a year.")).to_be_visible()
    holidays.get_by_label("Days from now on").fill("3")
    holidays.get_by_role("button", name="Go on holiday").click()
    expect(holidays.get_by_text("You are on holiday until")).to_be_visible()
    expect(holidays.get_by_text("11 days left of 14 in a year.")).to_be_visible()
    expect(mover.get_by_text("One holiday")).to_be_visible()
    picture(mover, "holiday-you.png", full_page=True)
    expect(other.get_by_text("is on holiday until")).to_be_visible()
    expect(line).to_have_count(0)
    pictures(other, "holiday-table")
    walk_to(mover, "/")
    row = mover.locator(f"[data-table='{keys['table']}']")
    expect(row).to_contain_text("Holiday until")
    picture(mover, "holiday-home.png")
    walk_to(mover, "/you")
    holidays.get_by_role("button", name="I am back").click()
    expect(holidays.get_by_text("13 days left of 14 in a year.")).to_be_visible()
    expect(line).to_have_attribute("style", re.compile(r"width: (100|99)"))
    expect(other.get_by_text("is on holiday until")).to_have_count(0)


def test_a_game_that_nobody_goes_on_with_is_ended_by_its_people(
    page: Page, guest: Callable[..., Page], server: Server
) -> None:
    """The first page says so; one vote of two is not enough; then it is closed, and can be read and played anew."""
    keys = lay(server.folder, late("yspahan", 2, 6), people=2, days=40)
    sit(page, seat(keys, 0))
    expect(page.get_by_text("What becomes of this game?").first).to_be_visible()
    walk_to(page, "/")
    row = page.locator(f"[data-table='{keys['table']}']")
    expect(row).to_contain_text("Nobody goes on with this game.")
    picture(page, "lull-home.png")
    walk_to(page, seat(keys, 0))
    page.get_by_role("button", name="End it").click()
    expect(page.get_by_role("button", name="End it one voice")).to_have_attribute("aria-pressed", "true")
    pictures(page, "lull")
    other = sit(guest(), seat(keys, 1))
    watcher = sit(guest(), watch(keys))
    expect(watcher.get_by_role("button", name="End it")).to_be_disabled()
    people = (page, other, watcher)
    left = restart(server, *people)
    other.goto(left[1])
    other.get_by_role("button", name="End it one voice").click()
    for each, address in zip(people, left, strict=True):
        each.goto(address)
        expect(each.get_by_text("ended the game unfinished. Nobody has lost.")).to_be_visible()
        expect(each.locator(".page")).to_have_attribute("data-turn", "wait")
    pictures(page, "closed")
    with page.expect_download() as found:
        page.get_by_role("button", name="Save record").click()
    assert "begin\n" in Path(found.value.path()).read_text(encoding="utf-8")
    walk_to(page, "/")
    expect(page.get_by_text("Unfinished, nobody has lost")).to_be_visible()


def test_a_rematch_of_a_timed_table_waits_for_the_others(
    page: Page, guest: Callable[..., Page], server: Server
) -> None:
    over = lay(server.folder, played_out("yspahan", 2, "again"), people=2, pace=Pace(seconds=600))
    page.goto(seat(over, 0))
    page.get_by_role("button", name="Same table again").click()
    expect(page.get_by_role("region", name="At the table")).to_contain_text("Guest 1")
    page.get_by_role("button", name="Be ready").click()
    expect(page.get_by_role("button", name="I am ready")).to_be_visible()
    other = guest()
    other.goto(seat(over, 1))
    other.get_by_role("button", name="To the next game").click()
    other.get_by_role("button", name="Be ready").click()
    for each in (page, other):
        each.wait_for_selector(".a-board svg")


NEVER_MINE = """() => {
    window.wrong = 0;
    const page = document.querySelector('.page');
    const look = () => {
        const bot = document.body.innerText.includes('A bot plays for you.');
        if (bot && (page.dataset.turn === 'mine' || document.title.startsWith('●'))) window.wrong += 1;
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
}"""


def test_a_stand_in_is_shown_as_that_and_never_as_your_move(page: Page, server: Server) -> None:
    """The bot plays on for a person, who sees that it does, and is not called. Then it waits for somebody who is away."""
    match = before("yspahan", 3, "stand-in", lambda match, seat, events: seat == 0)
    sit(page, seat(lay(server.folder, match, people=2), 0))
    page.wait_for_selector(".page[data-turn=mine]")
    seen = page.locator(".page").get_attribute("data-version")
    page.evaluate(NEVER_MINE)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("combobox", name="Let a bot play").select_option("Novice, for a child")
    expect(page.get_by_text("A bot plays for you.")).to_be_visible()
    expect(page.locator(".page")).not_to_have_attribute("data-version", seen or "")
    expect(page.locator(".a-players, .strip4").first).to_be_visible()
    assert page.evaluate("window.wrong") == 0


def test_an_owner_on_another_device_has_the_invitation(page: Page, guest: Callable[..., Page]) -> None:
    """The same link as before, and a friend can open it."""
    link = open_table(page, "Yspahan", "Hana")
    walk_to(page, "/you")
    page.get_by_role("button", name="Keep my tables safe").click()
    page.get_by_role("button", name="Make a code").click()
    code = page.locator(".code").inner_text()
    phone = guest()
    phone.goto(f"/you#move={code}")
    phone.get_by_role("button", name="Come in", exact=True).first.click()
    expect(phone.get_by_text("2 can act for you")).to_be_visible()
    walk_to(phone, "/")
    phone.get_by_role("link", name=re.compile("^Open:")).first.click()
    expect(phone.get_by_role("region", name="Invite").locator(".url")).to_have_text(link.split("://")[1])
