"""The client as an installed app: what a browser asks for, a word without a server, the way back to a table."""

from collections.abc import Iterator

import pytest
from browser_driver import Server, new_table
from playwright.sync_api import Browser, BrowserContext, expect

READY = "navigator.serviceWorker.ready.then(found => found.active.state)"


@pytest.fixture
def phone(browser: Browser, server: Server) -> Iterator[BrowserContext]:
    """A phone in German whose browser may keep a worker."""
    context = browser.new_context(
        base_url=server.url, locale="de-DE", viewport={"width": 390, "height": 844}, has_touch=True
    )
    yield context
    context.close()


def test_without_a_server_the_page_says_so_and_comes_back_to_its_table(
    phone: BrowserContext, server: Server
) -> None:
    keys = new_table(server.url, "yspahan", 3)
    page = phone.new_page()
    page.goto(f"/table/{keys['table']}#seat={keys['token']}")
    page.wait_for_selector(".a-board svg")
    page.evaluate(READY)
    kept = page.evaluate(
        """async () => (await Promise.all((await caches.keys()).map(async name =>
            (await (await caches.open(name)).keys()).map(each => new URL(each.url).pathname)))).flat().sort()"""
    )
    assert kept == ["/logo.svg", "/offline", "/offline.css", "/offline.js"], "something of a table is kept"
    server.stop()
    page.goto(f"/table/{keys['table']}")
    expect(page.get_by_role("heading")).to_have_text("Keine Verbindung zu Caravanserai")
    server.start()
    page.get_by_role("button", name="Noch einmal versuchen").tap()
    page.wait_for_selector(".a-board svg")
