"""Raw keys never flash: whatever comes late, nothing with words is drawn before its words are there."""

import re
import time

import pytest
from browser_driver import GAMES, Server, new_table
from playwright.sync_api import Page, Route

LATE = 1.0
KEYS = re.compile(
    r"(?<![\w-])(?:ui|name|prompt|choice|event|reason|howto|card|now|pause)-[a-z]|\b(?:yspahan|fivetribes|alrashid|morgenland)\b"
)
WATCH = """() => {
    window.seen = new Set();
    const look = () => {
        if (document.body) for (const line of document.body.innerText.split('\\n')) window.seen.add(line);
        requestAnimationFrame(look);
    };
    look();
}"""


def late(route: Route) -> None:
    """Words that come after everything else."""
    time.sleep(LATE)
    route.continue_()


@pytest.mark.parametrize("path", ["/", *(f"/how/{game}" for game in GAMES), "/rules/yspahan", "table"])
def test_no_key_is_ever_seen(page: Page, server: Server, path: str) -> None:
    page.add_init_script(f"({WATCH})()")
    page.route(re.compile(r"/api/(text|howto|rules|guides)/[a-z]+/[a-z]+"), late)
    if path == "table":
        keys = new_table(server.url, "yspahan", 3)
        page.goto(f"/table/{keys['table']}#seat={keys['token']}")
        page.wait_for_selector(".page[data-turn=mine]")
        page.wait_for_selector(".a-board svg")
    else:
        page.goto(path)
        page.wait_for_selector("article.g, main section, [data-rule]")
    seen: list[str] = page.evaluate("[...window.seen]")
    assert len(seen) > 5
    assert [line for line in seen if KEYS.search(line)] == []
