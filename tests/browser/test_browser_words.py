"""Raw keys never flash: whatever comes late, nothing with words is drawn before its words are there."""

import re
import time

from browser_driver import GAMES, Server, new_table
from playwright.sync_api import Page, Route

LATE = 1.0
KEYS = re.compile(
    r"(?<![\w-])(?:ui|name|prompt|choice|event|reason|howto|card|now|pause)-[a-z]|\b(?:yspahan|fivetribes|alrashid|morgenland)\b"
)
WATCH = """() => {
    window.seen = new Set();
    let asked = false;
    const look = () => {
        asked = false;
        if (document.body) for (const line of document.body.innerText.split('\\n')) window.seen.add(line);
    };
    const ask = () => void (asked ||= Boolean(requestAnimationFrame(look)));
    new MutationObserver(ask).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
    ask();
}"""
"""Notes every line of every picture in which something has changed."""


def late(route: Route) -> None:
    """Words that come after everything else."""
    time.sleep(LATE)
    route.continue_()


def test_no_key_is_ever_seen(page: Page, server: Server) -> None:
    page.add_init_script(f"({WATCH})()")
    page.route(re.compile(r"/api/(text|howto|rules|guides)/[a-z]+/[a-z]+"), late)  # nothing is kept then
    keys = new_table(server.url, "yspahan", 3)
    table = f"/table/{keys['table']}#seat={keys['token']}"
    for path in ("/", *(f"/how/{game}" for game in GAMES), "/rules/yspahan", table):
        page.goto(path)
        if path == table:
            page.wait_for_selector(".page[data-turn=mine]")
            page.wait_for_selector(".a-board svg")
        else:
            page.wait_for_selector("article.g, main section, [data-rule]")
        seen: list[str] = page.evaluate("[...window.seen]")
        assert len(seen) > 5, path
        assert [line for line in seen if KEYS.search(line)] == [], path
