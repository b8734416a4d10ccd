"""The client as an installed app: what a browser asks for, a word without a server, the way back to a table."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from browser_driver import Server, new_table
from playwright.sync_api import Browser, BrowserContext, expect

READY = "navigator.serviceWorker.ready.then(found => found.active.state)"


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that can be taken away."""
    made = Server(tmp_path / "data")
    yield made
    made.stop()


@pytest.fixture
def phone(browser: Browser, own_server: Server) -> Iterator[BrowserContext]:
    """A phone in German whose browser may keep a worker."""
    context = browser.new_context(
        base_url=own_server.url, locale="de-DE", viewport={"width": 390, "height": 844}, has_touch=True
    )
    yield context
    context.close()


def test_without_a_server_the_page_says_so_and_comes_back_to_its_table(
    phone: BrowserContext, own_server: Server
) -> None:
    keys = new_table(own_server.url, "yspahan", 3)
    page = phone.new_page()
    page.goto(f"/table/{keys['table']}#seat={keys['token']}")
    page.wait_for_selector(".a-board svg")
    page.evaluate(READY)
    kept = page.evaluate(
        """async () => (await Promise.all((await caches.keys()).map(async name =>
            (await (await caches.open(name)).keys()).map(each => new URL(each.url).pathname)))).flat().sort()"""
    )
    assert kept == ["/logo.svg", "/offline", "/offline.css", "/offline.js"], "something of a table is kept"
    own_server.stop()
    page.goto(f"/table/{keys['table']}")
    expect(page.get_by_role("heading")).to_have_text("Keine Verbindung zu Caravanserai")
    own_server.start()
    page.get_by_role("button", name="Noch einmal versuchen").tap()
    page.wait_for_selector(".a-board svg")
