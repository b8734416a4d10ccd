"""A tablet held upright: the page does not scroll, and no text of question, dock and board leaves its place."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from browser_driver import GAMES, Server, turn_to
from browser_moments import moments
from browser_tables import lay
from playwright.sync_api import Browser, Page, ViewportSize
from test_browser_room import hoards, rich

from caravanserai.play.match import Match

UPRIGHT: ViewportSize = {"width": 820, "height": 1180}
LAPTOP: ViewportSize = {"width": 1280, "height": 720}
PHONE: ViewportSize = {"width": 390, "height": 844}


def much_magic(me: Any) -> bool:
    return len(me["unused"]) + len(me["used"]) > 4 and len(me["known_spells"]) > 0


def cards_and_djinns(me: Any) -> bool:
    return len(me["djinns"]) > 3 and len([card for card in me["hand"] if card["card"] != "fakir"]) > 5


def half_built(me: Any) -> bool:
    return len([each for each in me["buildings"] if each["built"]]) > 2 and int(me["cards"]) > 0


RICH: dict[str, Callable[[], Match]] = {
    "yspahan": lambda: rich("yspahan", 4, lambda each: each["key"] == "choice-build", half_built),
    "fivetribes": lambda: rich("fivetribes", 2, hoards, cards_and_djinns),
    "alrashid": lambda: rich(
        "alrashid", 4, lambda each: each["key"] == "choice-title", lambda me: len(me["titles"]) > 2
    ),
    "morgenland": lambda: rich(
        "morgenland", 4, lambda each: each["key"] == "choice-buy", much_magic, version="magic"
    ),
}

LAID = """shape => {
    if (!document.querySelector(`.page[data-turn=mine]${shape}`) || !document.querySelector('.a-board svg')) return false;
    const now = shape + ['.prompt', '.a-dock', '.a-board'].map(each => document.querySelector(each).innerHTML).join();
    const still = window.laid === now && document.fonts.status === 'loaded';
    window.laid = now;
    return still;
}"""
"""The question is there in this shape of the page, and what stands around it is what stood there a moment ago."""

LEAVES = """() => {
    const found = [], page = document.documentElement;
    if (page.scrollHeight > innerHeight + 1 || page.scrollWidth > innerWidth + 1) found.push('the page scrolls');
    const name = each => (each.dataset.thing ?? each.innerText).trim().slice(0, 50);
    const out = (box, held, room) => box.left < held.left - room || box.right > held.right + room
        || box.top < held.top - room || box.bottom > held.bottom + room;
    for (const each of document.querySelectorAll('.prompt, .prompt *, .a-dock, .a-dock *')) {
        if (!(each instanceof HTMLElement) || each.clientWidth < 2 || each.closest('.sr')) continue;
        if (getComputedStyle(each).overflow === 'visible' || each.matches('.why')) continue;
        if (each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 2)
            found.push(`${name(each)}: ${each.scrollWidth} by ${each.scrollHeight} in ${each.clientWidth} by ${each.clientHeight}`);
    }
    const dock = document.querySelector('.a-dock').getBoundingClientRect();
    for (const each of document.querySelectorAll('.a-dock .seg, .a-dock .me'))
        if (out(each.getBoundingClientRect(), dock, 1)) found.push(`${name(each)} leaves the dock`);
    for (const each of document.querySelectorAll('.a-dock :is([data-thing], h3, button)')) {
        const box = each.getBoundingClientRect();
        if (out(box, each.closest('.seg, .me').getBoundingClientRect(), 1)) found.push(`${name(each)} leaves its part of the dock`);
        for (const word of each.querySelectorAll('span:not(.delta)'))
            if (word.offsetWidth && out(word.getBoundingClientRect(), box, 1)) found.push(`${name(word)} leaves ${name(each)}`);
    }
    const things = [...document.querySelectorAll('.a-board [data-thing]')].map(each => each.getBoundingClientRect());
    for (const each of document.querySelectorAll('.a-board button:not([data-thing], [data-thing] *)')) {
        const box = each.getBoundingClientRect();
        if (things.some(held => box.left < held.right && held.left < box.right && box.top < held.bottom && held.top < box.bottom))
            found.push(`${each.ariaLabel ?? name(each)} lies over a piece`);
    }
    for (const space of document.querySelectorAll('.a-board :is([data-thing=tent], [data-thing=market], [data-thing=djinn], [data-thing=caravanserai])'))
        for (const text of space.querySelectorAll('text'))
            if (out(text.getBoundingClientRect(), space.querySelector('rect').getBoundingClientRect(), 1))
                found.push(`${text.textContent} leaves ${space.dataset.thing}`);
    return found;
}"""
"""Texts that are cut or lie outside of what they belong to; the reason of a question may end in dots."""

SHORTENED = """() => {
    const asked = document.querySelector('.prompt .l1');
    return asked.scrollHeight > asked.clientHeight + 2 || asked.scrollWidth > asked.clientWidth + 1 ? [`shortened: ${asked.innerText}`] : [];
}"""
"""A question that ends in dots."""
SEEN = (
    (UPRIGHT, ".tablet:has(.upright):has(.a-dock [data-thing])", LEAVES),
    (LAPTOP, ".desktop:has(.prompt .l1)", SHORTENED),
    (PHONE, ".phone:has(.still .tools)", SHORTENED),
)
"""The sizes, how the page is made there, and what is looked for."""
SETTINGS = """([language, tables]) => {
    localStorage.setItem('serai.settings', JSON.stringify({language}));
    localStorage.setItem('serai.seen', JSON.stringify(Object.fromEntries(tables.map(each => [each, 100_000]))));
}"""
"""The language; and all was read at these tables, so that nothing tells what happened while one was away."""


@pytest.fixture(params=GAMES)
def tables(
    request: pytest.FixtureRequest, server: Server
) -> tuple[str, list[tuple[str, str, dict[str, Any]]]]:
    """The server with a rich position of a game, to be seen in two languages, and its questions in German."""
    wealth = lay(server.folder, RICH[request.param]())
    found = [("rich", "en", wealth), ("rich", "de", wealth)]
    found += [(kind, "de", keys) for kind, keys in moments(server.folder, request.param)]
    return server.url, found


@pytest.fixture
def tablet(browser: Browser) -> Iterator[Page]:
    """A tablet held upright."""
    context = browser.new_context(viewport=UPRIGHT, has_touch=True, reduced_motion="reduce", locale="en-GB")
    context.add_init_script("delete Navigator.prototype.serviceWorker")
    yield context.new_page()
    context.close()


@pytest.mark.long
def test_nothing_is_cut(tablet: Page, tables: tuple[str, list[tuple[str, str, dict[str, Any]]]]) -> None:
    """Every kind of question of recorded games, and the dock of somebody who has much; the question on a small laptop and a phone, too."""
    url, questions = tables
    faults: list[str] = []
    sizes, spoken = SEEN, ""
    for kind, language, keys in questions:
        if language != spoken:
            tablet.goto(f"{url}/healthz")
            tablet.evaluate(SETTINGS, [language, [each["table"] for _, _, each in questions]])
            tablet.goto(f"{url}/table/{keys['table']}#seat={keys['token']}")
            spoken = language
        else:
            turn_to(tablet, keys)
        for size, shape, look in sizes:
            tablet.set_viewport_size(size)
            tablet.wait_for_function(LAID, arg=shape, polling=60)
            faults += [f"{kind}, {language}: {each}" for each in tablet.evaluate(look)]
        sizes = sizes[::-1]  # the next question begins in the size of this one: fewer pages are made
    assert not faults, "\n".join(faults)
