"""Every thing says what it is: cards by mouse, touch and keyboard, where they stand, and what they leave free."""

import re
import time
from collections.abc import Iterator
from typing import Any

import pytest
from browser_axe import serious
from browser_driver import (
    GAMES,
    PATIENCE,
    Server,
    by_mouse,
    new_table,
    play_on,
    settle,
    sit,
    sit_unspoken,
    time_stands,
    version,
    wait_for_turn,
)
from browser_tables import early, lay
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect
from test_browser_pages import dress

RAW = re.compile(r"\b(card|now|name|reason|ui|choice)-[a-z]|\{ ?\$")
"""What no card may show: a key, or an argument that was not filled in."""

FREE = """id => {
    for (const each of document.querySelectorAll(`[data-thing="${CSS.escape(id)}"]`)) {
        const box = each.getBoundingClientRect();
        for (let across = 1; across < 8; across++) for (let down = 1; down < 8; down++) {
            const x = Math.round(box.left + box.width * across / 8), y = Math.round(box.top + box.height * down / 8);
            if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
            if (document.elementFromPoint(x, y)?.closest('[data-thing]') === each) return [x, y];
        }
    }
    return null;
}"""
"""A pixel of the window where a thing lies on top; null if others cover it."""

OPENED = """thing => {
    const shown = document.querySelector('[data-card]')?.dataset.card;
    const drawn = [...document.querySelectorAll(`[data-thing="${CSS.escape(thing)}"]`)];
    const part = shown && [`[data-thing="${CSS.escape(shown)}"]`, `[data-inside="${CSS.escape(shown)}"]`].join();
    return shown && (shown === thing || drawn.some(each => each.closest(part)));
}"""
"""Whether the card of a thing is open, or of what it is part of or lies on."""


def card(page: Page, thing: str = "") -> Locator:
    """The open card, of a thing or of any."""
    return page.locator(f'[data-card="{thing}"]' if thing else "[data-card]")


def drawn(page: Page) -> list[str]:
    """The ids of all things in sight."""
    found: list[str] = page.evaluate(
        """() => [...new Set([...document.querySelectorAll('[data-thing]')]
            .filter(each => each.getClientRects().length).map(each => each.dataset.thing))]"""
    )
    return found


def free(page: Page) -> list[str]:
    """The ids of all things in sight that can be pointed at."""
    things: list[str] = page.evaluate(f"all => all.filter({FREE})", drawn(page))
    return things


def at(page: Page, thing: str) -> tuple[float, float]:
    """Where the thing can be pointed at."""
    found = page.evaluate(FREE, thing)
    assert found, f"{thing} is covered"
    return found[0], found[1]


def rest(page: Page, thing: str) -> Locator:
    """Let the pointer rest on a thing until its card is there."""
    page.mouse.move(*at(page, thing))
    expect(card(page, thing)).to_be_visible()
    return card(page, thing)


def still(page: Page) -> None:
    """Wait until the card has come all the way."""
    page.wait_for_function(
        "() => document.querySelector('[data-card]')?.getAnimations().every(each => each.playState === 'finished')"
    )


def lines(found: Locator) -> list[str]:
    """What a card says below its picture: name, kind, what it does, the lines, the rules."""
    return found.locator(".nm, .kd, .do, .ln, .rl").all_inner_texts()


def mid_game(page: Page, server: Server, game: str, decisions: int = 6) -> None:
    """A table on which something has happened, and we are asked."""
    sit_unspoken(page, lay(server.folder, early(game, 3, decisions)))
    assert wait_for_turn(page) == "mine"


def fresh(page: Page, server: Server, game: str, **wishes: Any) -> dict[str, Any]:
    """A table whose game begins, and we are asked."""
    keys = new_table(server.url, game, 3, **wishes)
    sit(page, keys)
    assert wait_for_turn(page) == "mine"
    return keys


def unavailable(page: Page) -> str:
    """A thing of the board that cannot be chosen now and can be pointed at."""
    for thing in page.evaluate(
        """() => [...document.querySelectorAll('.a-board [data-thing]:not(.can)')]
            .filter(each => !each.closest('.can') && !each.querySelector('.can')).map(each => each.dataset.thing)"""
    ):
        if page.evaluate(FREE, thing):
            return str(thing)
    raise AssertionError("everything can be chosen")


SPOT = f"thing => !document.querySelector('[data-card]') && ({FREE})(thing)"
"""Where the thing can be pointed at, as soon as no card is open."""
TOLD = f"""thing => ({OPENED})(thing) && {{
    does: document.querySelector('[data-card] .do') !== null,
    lines: [...document.querySelector('[data-card]').querySelectorAll('.nm, .kd, .do, .ln, .rl')].map(each => each.innerText),
}}"""
"""What its card says, or that of what it is part of or lies on, as soon as it is there."""


WALK = f"""async ([things, patience]) => {{
    const seen = async look => {{
        const until = performance.now() + patience;
        for (let found = look(); ; found = look()) {{
            if (found) return found;
            if (performance.now() > until) throw new Error('it has not come');
            await new Promise(done => setTimeout(done, 10));
        }}
    }};
    const told = [];
    for (const thing of things) {{
        const [x, y] = await seen(() => ({SPOT})(thing));
        const click = {{bubbles: true, cancelable: true, clientX: x, clientY: y, button: 2}};
        document.elementFromPoint(x, y).dispatchEvent(new MouseEvent('contextmenu', click));
        told.push([thing, await seen(() => ({TOLD})(thing))]);
        document.activeElement.dispatchEvent(new KeyboardEvent('keydown', {{key: 'Escape', bubbles: true}}));
    }}
    return told;
}}"""
"""Asks for the card of each thing as a click of the right button does, and puts it away by Escape; what they said."""


def found(page: Page, look: str, thing: str = "") -> Any:
    """What a look at the page finds, as soon as it finds something."""
    return page.wait_for_function(look, arg=thing, polling=30).json_value()


@pytest.mark.parametrize("game", GAMES)
def test_every_thing_in_sight_has_a_card(page: Page, server: Server, game: str) -> None:
    """A walk over all that is drawn in the middle of a game: each says its name and what it does, in words.

    A walk asks faster than the server answers: each is asked for once, and the page asks again by itself. The first
    is clicked by the mouse, the others within the page: a hand costs more than all it asks for.
    """
    mid_game(page, server, game, 6)
    things = free(page)
    assert len(things) > 25
    page.mouse.click(*found(page, SPOT, things[0]), button="right")
    said = [(things[0], found(page, TOLD, things[0]))]
    page.keyboard.press("Escape")
    said += page.evaluate(WALK, [things[1:], PATIENCE * 1000])
    expect(card(page)).to_have_count(0)
    assert [thing for thing, _ in said] == things
    assert [
        f"{thing}: {told}"
        for thing, told in said
        if not told["does"] or any(RAW.search(line) for line in told["lines"])
    ] == []


@pytest.mark.moving
def test_a_resting_pointer_brings_the_card_and_a_leaving_one_takes_it(page: Page, server: Server) -> None:
    mid_game(page, server, "yspahan")
    thing = unavailable(page)
    shown = rest(page, thing)
    assert len(lines(shown)) >= 4
    described = page.locator(f'[data-thing="{thing}"]').first.get_attribute("aria-describedby") or ""
    assert shown.get_attribute("id") in described.split()
    page.mouse.move(2, 2)
    expect(card(page)).to_have_count(0)
    assert not page.locator(f'[data-thing="{thing}"]').first.get_attribute("aria-describedby")


@pytest.mark.moving
def test_the_card_can_be_entered_its_text_selected_and_a_rule_opened(page: Page, server: Server) -> None:
    page.clock.install()
    mid_game(page, server, "yspahan")
    shown = rest(page, unavailable(page))
    does = shown.locator(".do")
    with time_stands(page):  # a hand is quicker on its way than a slow test
        box = does.bounding_box()
        assert box
        page.mouse.move(box["x"] + 20, box["y"] + 6, steps=4)
    page.mouse.click(box["x"] + 20, box["y"] + 6, click_count=3)
    assert page.evaluate("getSelection().toString().trim()") in does.inner_text()
    assert page.evaluate("getSelection().toString().length") > 20
    link = shown.locator(".rl").first
    rule = link.get_attribute("data-rule-link")
    assert rule
    assert link.inner_text().startswith(f"{rule}, ")
    link.click()
    expect(page.locator(f'[data-rule="{rule}"]')).to_be_visible()
    expect(page.locator(f'[data-rule="{rule}"]')).to_have_class(re.compile("at"))
    expect(card(page)).to_have_count(0)


def test_a_click_chooses_what_can_be_chosen_and_explains_what_cannot(page: Page, server: Server) -> None:
    fresh(page, server, "yspahan", options={"first-player": "1"})
    thing = next(each for each in drawn(page) if each.startswith("shop-") and page.evaluate(FREE, each))
    page.mouse.click(*at(page, thing))
    expect(card(page, thing).locator(".ln.no")).to_be_visible()
    assert card(page, thing).locator("xpath=.//*[@role='alert']").count() == 1
    page.keyboard.press("Escape")
    expect(card(page)).to_have_count(0)
    seen = version(page)
    target = page.locator(".a-board [data-thing].can").first
    name = target.get_attribute("data-thing") or ""
    expect(rest(page, name).locator(".ln.can")).to_be_visible()
    page.mouse.click(*at(page, name))
    page.wait_for_function(
        """seen => document.querySelector('.page').dataset.version !== seen
            || document.querySelector('[data-confirm], .crumb')""",
        arg=seen,
    )
    expect(card(page)).to_have_count(0)


def test_the_keyboard_reaches_card_and_rules(page: Page, server: Server) -> None:
    fresh(page, server, "fivetribes")
    target = page.locator(".a-board [data-thing].can, .a-dock [data-thing].can").first
    thing = target.get_attribute("data-thing") or ""
    page.keyboard.press("Tab")
    target.focus()
    expect(card(page, thing)).to_be_visible()
    page.keyboard.press("Escape")
    expect(card(page)).to_have_count(0)
    page.keyboard.press("?")
    expect(card(page, thing)).to_be_visible()
    page.keyboard.press("Tab")
    expect(card(page, thing).locator("button").first).to_be_focused()
    page.keyboard.press("Escape")
    expect(card(page)).to_have_count(0)
    expect(target).to_be_focused()


def test_a_spectator_and_the_players_rows(page: Page, server: Server, browser: Browser) -> None:
    """Who only watches is told what things are, and so is whoever points at a number in a row."""
    keys = fresh(page, server, "fivetribes", spectators="open")
    play_on(page, by_mouse, 4)
    wait_for_turn(page)
    row = page.locator(".pl [data-thing]").first
    thing = row.get_attribute("data-thing") or ""
    row.hover()
    expect(card(page, thing).locator(".do")).to_be_visible()
    other = browser.new_context(base_url=server.url, viewport={"width": 1440, "height": 900})
    watcher = other.new_page()
    watcher.goto(
        f"/table/{keys['table']}#watch={keys['watch']}" if keys.get("watch") else f"/table/{keys['table']}"
    )
    watcher.wait_for_selector(".a-board svg")
    tile = next(each for each in drawn(watcher) if each.startswith("tile-"))
    watcher.locator(f'[data-thing="{tile}"]').first.hover(force=True)
    expect(card(watcher).first.locator(".do")).to_be_visible()
    expect(card(watcher).first.locator(".ln.no, .ln.can")).to_have_count(0)
    other.close()


COVERED = """() => {
    const card = document.querySelector('[data-card]');
    if (!card?.getClientRects().length || card.getAnimations().some(each => each.playState !== 'finished')) return null;
    const box = card.getBoundingClientRect();
    const id = card.dataset.card;
    const own = document.querySelector(`[aria-describedby~="${CSS.escape(card.id)}"]`);
    const far = (one, other) => Math.hypot(
        Math.max(one.left - other.right, other.left - one.right, 0),
        Math.max(one.top - other.bottom, other.top - one.bottom, 0));
    const over = each => Math.min(box.right, each.right) - Math.max(box.left, each.left) > 0.5
        && Math.min(box.bottom, each.bottom) - Math.max(box.top, each.top) > 0.5;
    const at = own.getBoundingClientRect();
    const near = [...document.querySelectorAll('[data-thing].can')]
        .filter(each => !each.contains(own) && !own.contains(each))
        .map(each => each.getBoundingClientRect()).filter(each => far(each, at) < 59);
    const held = [at, ...near, ...[...document.querySelectorAll('.prompt, [data-confirm]')]
        .map(each => each.getBoundingClientRect())].filter(each => each.width && over(each));
    const inside = box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
    return {id, held: held.length, inside, high: box.height, corner: card.className};
}"""
"""What the card lies over that is needed, as soon as it has come all the way."""


@pytest.mark.parametrize("game", GAMES)
def test_a_card_covers_nothing_that_is_needed(page: Page, server: Server, game: str) -> None:
    """Over neither the thing, near targets, the prompt nor the confirming button, at any thing; in two windows."""
    mid_game(page, server, game, 3)
    for wide, high in ((1440, 900), (1280, 720)):
        page.set_viewport_size({"width": wide, "height": high})
        page.wait_for_function("wide => innerWidth === wide", arg=wide)
        things = free(page)
        for thing in things[:: max(1, len(things) // 14)]:
            page.mouse.move(*found(page, SPOT, thing))
            covered = found(page, COVERED)
            assert covered["inside"], covered
            assert covered["high"] <= 241, covered
            assert covered["held"] == 0 or "corner" in covered["corner"], covered
            page.mouse.move(2, 2)


@pytest.fixture
def phone(browser: Browser, server: Server, complaints: list[str]) -> Iterator[Page]:
    """A phone with a finger."""
    context: BrowserContext = browser.new_context(
        viewport={"width": 390, "height": 844},
        has_touch=True,
        is_mobile=True,
        base_url=server.url,
        locale="en-GB",
    )
    page = context.new_page()
    page.on("pageerror", lambda error: complaints.append(f"exception: {error}"))
    yield page
    context.close()
    assert not complaints, "\n".join(complaints)


def press(page: Page, thing: str) -> None:
    """A long press of a finger."""
    x, y = at(page, thing)
    session = page.context.new_cdp_session(page)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    expect(card(page)).to_be_visible()
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.mark.parametrize("game", GAMES)
def test_a_long_press_brings_a_sheet_and_back_takes_it(phone: Page, server: Server, game: str) -> None:
    sit(phone, new_table(server.url, game, 3))
    wait_for_turn(phone)
    thing = free(phone)[0]
    before = version(phone)
    press(phone, thing)
    sheet = card(phone)
    still(phone)
    box = sheet.bounding_box()
    assert box
    assert (box["x"], box["width"]) == (0, 390)
    assert box["height"] <= 844 * 0.6 + 1
    assert box["y"] + box["height"] >= 843
    ringed = phone.locator(".spot").bounding_box()
    assert ringed
    assert ringed["y"] + ringed["height"] <= box["y"] + 1
    for row in sheet.locator(".rl").all():
        held = row.bounding_box()
        assert held
        assert held["height"] == 46
    phone.go_back()
    expect(card(phone)).to_have_count(0)
    assert version(phone) == before
    press(phone, thing)
    phone.touchscreen.tap(195, 20)
    expect(card(phone)).to_have_count(0)
    expect(phone.locator(".page")).to_have_attribute("data-version", before)


def test_a_tap_whose_end_is_heard_late_is_no_long_press(phone: Page, server: Server) -> None:
    """On a slow phone the page may get to hear of the lifted finger after the time of a long press."""
    sit(phone, new_table(server.url, "alrashid", 3))
    assert wait_for_turn(phone) == "mine"
    phone.wait_for_selector(".room[data-camera=still][data-looked] .can")
    targets = phone.locator(".a-board [data-thing].can").evaluate_all(
        "all => all.map(each => each.dataset.thing)"
    )
    x, y = at(phone, next(each for each in targets if phone.evaluate(FREE, each)))
    before, came = version(phone), time.time()
    session = phone.context.new_cdp_session(phone)
    down = {"type": "touchStart", "touchPoints": [{"x": x, "y": y}], "timestamp": came}
    session.send("Input.dispatchTouchEvent", down)
    expect(card(phone)).to_be_visible()
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": [], "timestamp": came + 0.1})
    settle(phone, before)
    expect(card(phone)).to_have_count(0)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_with_a_card_open(page: Page, server: Server, theme: str) -> None:
    dress(page, theme)
    mid_game(page, server, "yspahan", 2)
    rest(page, unavailable(page))
    still(page)
    assert serious(page) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_with_a_sheet_open(phone: Page, server: Server, theme: str) -> None:
    dress(phone, theme)
    sit(phone, new_table(server.url, "yspahan", 3))
    wait_for_turn(phone)
    press(phone, free(phone)[0])
    still(phone)
    assert serious(phone) == []


def test_without_motion_a_card_is_there_at_once(page: Page, server: Server) -> None:
    page.emulate_media(reduced_motion="reduce")
    fresh(page, server, "yspahan")
    shown = rest(page, unavailable(page))
    assert shown.evaluate("each => each.getAnimations().length") == 0
