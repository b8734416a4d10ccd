"""Phones: at every kind of question of recorded whole games everything to tap is large enough, and nothing moves."""

import random
from collections.abc import Iterator
from typing import Any

import pytest
from browser_driver import GAMES, Server, no_fault, turn_to
from browser_moments import moments
from browser_tables import WHOLE, lay
from patience import LIMIT, PATIENCE
from playwright.sync_api import Browser, CDPSession, Page

from caravanserai.play.match import Match

SIZES = ((390, 844), (360, 640), (844, 390))
LEAST = 43.5
"""Pixels of a fingertip, less what a browser rounds."""

STILL = """() => {
    const page = document.querySelector(".page"), room = document.querySelector('.a-board .room');
    if (!room || room.dataset.camera !== 'still') return false;
    if (page.dataset.turn !== 'mine') return false;
    if (room.dataset.looked !== `${page.dataset.version} ${room.dataset.part} ${innerWidth}x${innerHeight}`) return false;
    const boxes = JSON.stringify([...document.querySelectorAll('.a-board .can, .sheet, .sheet button, .edges button')].map(each => {
        const box = each.getBoundingClientRect();
        return [box.left, box.top, box.width, box.height].map(Math.round);
    }));
    const still = window.boxes === boxes;
    window.boxes = boxes;
    return still;
}"""
"""The camera has looked at this question, and all it asks for lies where it did a moment ago."""

SMALL = """least => {
    const faults = [];
    const boxOf = each => (each.querySelector(':scope > .hit') ?? each).getBoundingClientRect();
    const name = each => `${each.dataset.thing ?? each.getAttribute('aria-label') ?? each.innerText}`.trim().slice(0, 40);
    const hits = (x, y, each) => {
        const found = document.elementFromPoint(x, y);
        return found !== null && (each.contains(found) || found.contains(each));
    };
    // What a finger hits of something, to both sides of its middle.
    const reach = (each, x, y, across, down) => {
        let far = 0;
        for (const way of [1, -1])
            for (let step = 1; step <= 44 && hits(x + way * step * across, y + way * step * down, each); step += 1) far += 1;
        return far;
    };
    const large = each => {
        const box = boxOf(each);
        if (box.width >= least && box.height >= least) return true;
        const x = box.left + box.width / 2, y = box.top + box.height / 2;
        return (box.width >= least || reach(each, x, y, 1, 0) >= least)
            && (box.height >= least || reach(each, x, y, 0, 1) >= least);
    };
    const room = document.querySelector('.a-board .room');
    const stage = room.getBoundingClientRect();
    const foot = stage.bottom - parseFloat(room.querySelector('.whole').style.bottom);
    const twin = id => document.querySelector(`.sheet [data-for="${CSS.escape(id)}"]`);
    const seen = each => {
        const box = each.getBoundingClientRect();
        return box.width > 1 && box.height > 1 && getComputedStyle(each).visibility !== 'hidden' && !each.closest('.sr, .skip');
    };
    let targets = 0;
    for (const each of document.querySelectorAll('.a-board .can')) {
        const id = each.dataset.thing, box = boxOf(each);
        if (!box.width || twin(id)) continue;
        targets += 1;
        if (!large(each)) faults.push(`${id} is ${box.width.toFixed(1)} by ${box.height.toFixed(1)}`);
        const x = box.left + box.width / 2, y = box.top + box.height / 2;
        if (x < stage.left || x > stage.right || y < stage.top || y > foot) {
            if (!document.querySelector('.edges button')) faults.push(`${id} is out of sight and nothing leads there`);
            continue;
        }
        const over = document.elementFromPoint(x, y);
        const chip = document.querySelector(`.sheet [data-at~="${CSS.escape(id)}"]`);
        if (!chip && over?.closest('.sheet, .a-prompt, .lens')) faults.push(`${id} lies under ${over.closest('.sheet, .a-prompt, .lens').className}`);
    }
    for (const each of document.querySelectorAll('button:enabled, a[href], input, select, [data-can]')) {
        if (each.closest('.a-board') && each.dataset.thing || !seen(each)) continue;
        const label = each.closest('label, .say') ?? each;
        if (!large(label)) {
            const box = label.getBoundingClientRect();
            faults.push(`"${name(each)}" is ${box.width.toFixed(1)} by ${box.height.toFixed(1)}`);
        }
    }
    const asked = document.querySelector('.prompt .l1'), frame = asked.parentElement.getBoundingClientRect();
    if (asked.scrollHeight > asked.clientHeight + 2 || asked.getBoundingClientRect().bottom > frame.bottom + 1)
        faults.push(`shortened: ${asked.innerText}`);
    return {faults, targets};
}"""

OWN = """async ([least, patience]) => {
    const until = performance.now() + patience;
    const line = document.querySelector('.a-dock .line'), box = line.getBoundingClientRect(), faults = [];
    if (!line.contains(document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2)))
        faults.push('something lies over the line that opens the own area');
    const press = async open => {
        line.focus(); // as a finger does
        line.click();
        while (document.querySelector('.ownarea') === null === open) {
            if (performance.now() > until) throw new Error(`the own area does not ${open ? 'open' : 'close'}`);
            await new Promise(done => setTimeout(done, 10));
        }
    };
    await press(true);
    for (const each of document.querySelectorAll('.ownarea :is([data-thing], button, a)')) {
        const {width, height} = each.getBoundingClientRect();
        if (width > 0 && Math.min(width, height) < least)
            faults.push(`${each.dataset.thing ?? each.innerText} of the own area is ${width.toFixed(1)} by ${height.toFixed(1)}`);
    }
    await press(false);
    return faults;
}"""
"""What is too small in the own area, which the line at the foot opens and closes."""

PLACES = """() => {
    const places = {};
    for (const each of document.querySelectorAll('.a-board [data-thing]')) {
        if (each.closest('.piece')) continue;
        const box = (each.querySelector(':scope > .hit') ?? each).getBoundingClientRect();
        if (box.width) places[each.dataset.thing] ??= [box.left, box.top]; // a card may show it once more
    }
    return places;
}"""

AFTER = f"""() => [
    window.noted.pointerdown, window.noted.pointerup, document.querySelector('.page').dataset.version, ({PLACES})(),
    document.querySelector('[data-card]') !== null,
]"""
"""What is seen after a tap: where things lay, the version, where they lie now, whether a card lies over them."""

FIRST = """() => {
    const stage = document.querySelector('.a-board').getBoundingClientRect();
    for (const each of document.querySelectorAll('.a-board .can')) {
        const box = (each.querySelector(':scope > .hit') ?? each).getBoundingClientRect();
        const x = box.left + box.width / 2, y = box.top + box.height / 2;
        if (x < stage.left || x > stage.right || y < stage.top || y > stage.bottom) continue;
        if (document.elementFromPoint(x, y)?.closest('.a-board .room')) return {x, y};
    }
    return null;
}"""


LOOK = f"""least => {{
    window.noted = {{}};
    for (const kind of ['pointerdown', 'pointerup'])
        addEventListener(kind, () => (window.noted[kind] = ({PLACES})()), {{capture: true, once: true}});
    return {{...({SMALL})(least), first: ({FIRST})(), version: document.querySelector('.page').dataset.version}};
}}"""
"""What is too small, and where to tap; notes in the page itself where things lie when the finger comes and goes.

A slow test is no long press."""

BACK = "document.querySelector('[data-back]')?.click()"


def set_aside() -> Match:
    """A game of Al-Rashid in which the first seat places a pawn that it had set aside: few games come to that."""
    match, choice = Match("alrashid", 5, "aside 6"), random.Random(6)
    while match.prompt(0)["decision"] != "D-PLACE-ASIDE" or match.state.actor() != 0:
        match.play(match.state.actor(), choice.choice(match.state.legal()))
    return match


@pytest.fixture(params=GAMES, ids=GAMES)
def tables(request: pytest.FixtureRequest, server: Server) -> tuple[str, list[tuple[str, dict[str, Any]]]]:
    """The server with the moments of one game."""
    found = moments(server.folder, request.param)
    if request.param == "alrashid":
        found.append(("set aside", lay(server.folder, set_aside())))
    return server.url, found


@pytest.fixture
def phone(browser: Browser) -> Iterator[Page]:
    """A phone whose board jumps instead of gliding."""
    context = browser.new_context(locale="en-GB", has_touch=True, is_mobile=True, reduced_motion="reduce")
    context.add_init_script("delete Navigator.prototype.serviceWorker")
    page = context.new_page()
    yield page
    context.close()


def moved(before: dict[str, list[float]], now: dict[str, list[float]]) -> list[str]:
    """What lies more than two pixels from where it was."""
    return [
        f"{thing} went from {place} to {now[thing]}"
        for thing, place in before.items()
        if thing in now and max(abs(one - other) for one, other in zip(place, now[thing], strict=True)) > 2
    ]


def tapped(page: Page, finger: CDPSession, at: dict[str, float], seen: str) -> list[str]:
    """Taps a target of the board; what moved until the finger was lifted, and after it within the question."""
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_function(STILL, polling=60)
    # at once: a placement goes on by itself after a while
    before, after, now, places, card = page.evaluate(AFTER)
    faults = moved(before, after)
    if now == seen and not card:
        faults += moved(before, places)
    return faults


def looked(page: Page, finger: CDPSession) -> tuple[int, list[str]]:
    """How many targets there are, and what is wrong with them or with the own area."""
    page.wait_for_function(STILL, polling=60)
    # the board may come nearer when the sheet is there
    no_fault(page, f"least => ({SMALL})(least).faults", LEAST)
    measured = page.evaluate(LOOK, LEAST)
    faults: list[str] = measured["faults"]
    if measured["first"]:
        faults += tapped(page, finger, measured["first"], measured["version"])
    page.evaluate(BACK)
    page.keyboard.press("Escape")
    faults += page.evaluate(OWN, [LEAST, PATIENCE * 1000])
    return measured["targets"], faults


def opens(page: Page) -> None:
    """A finger opens and closes the own area."""
    line, own = page.locator(".a-dock .line"), page.locator(".ownarea")
    line.tap()
    own.wait_for()
    line.tap()
    own.wait_for(state="detached")


@pytest.mark.long
@pytest.mark.timeout(0 if WHOLE else LIMIT)
def test_everything_to_tap_is_large_enough_and_lies_still(
    phone: Page, tables: tuple[str, list[tuple[str, dict[str, Any]]]]
) -> None:
    """Forty-four pixels, on the board after it came near by itself; two pixels between down and up."""
    url, found = tables
    finger = phone.context.new_cdp_session(phone)
    faults: list[str] = []
    targets = 0
    phone.goto(f"{url}/table/{found[0][1]['table']}#seat={found[0][1]['token']}")
    for kind, keys in found:
        if keys is not found[0][1]:  # nobody leaves a table for itself
            turn_to(phone, keys)
        for wide, high in SIZES:
            phone.set_viewport_size({"width": wide, "height": high})
            try:
                offered, wrong = looked(phone, finger)
            except AssertionError as error:
                error.add_note(f"{kind}, {wide} by {high}")
                raise
            targets += offered
            faults += [f"{kind}, {wide} by {high}: {each}" for each in wrong]
            if keys is found[0][1]:
                opens(phone)
    assert targets >= 20
    assert not faults, "\n".join(faults)
