"""A real server and a real browser: Debian's chromium against the built client."""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("playwright", reason="browser tests need the 'browser' extra")

from browser_driver import PATIENCE, ROOT, Server
from browser_paint import ALL_MOVES, UNPAINTED
from browser_tables import lay
from browser_windows import Window
from playwright.sync_api import Browser, BrowserContext, Page, expect

from caravanserai.play.match import Match

STATIC = ROOT / "src" / "caravanserai" / "server" / "static" / "index.html"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--js-flags=--no-maglev --no-opt",  # pages are gone before optimising them pays
    "--num-raster-threads=1",
]

expect.set_options(timeout=PATIENCE * 1000)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Without a browser or a built client these tests are left out, except in CI, where both must be there."""
    here = Path(__file__).parent
    missing = "chromium" if chromium() is None else "the built client" if not STATIC.is_file() else None
    if missing is None or os.environ.get("CI") == "true":
        return
    for item in items:
        if here in Path(item.path).parents:
            item.add_marker(pytest.mark.skip(reason=f"{missing} is not there"))


def chromium() -> str | None:
    """Where the system's chromium lies; the one without any window of its own takes less than half the time."""
    names = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
    return next(filter(None, map(shutil.which, names)), None)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """The system's browser with flags that work in a container."""
    return {**browser_type_launch_args, "executable_path": chromium(), "args": FLAGS}


_motion = ["reduce"]
"""What windows that are opened now ask for."""


@pytest.fixture(autouse=True)
def motion(request: pytest.FixtureRequest) -> None:
    """Windows ask for less motion, unless the test is marked."""
    moving = ALL_MOVES or request.node.get_closest_marker("moving") is not None
    _motion[0] = "no-preference" if moving else "reduce"


@pytest.fixture(scope="session")
def browser(browser: Browser) -> Browser:
    """A browser whose windows are all patient and keep to `motion`, also those that a test opens by itself.

    Their pages are not painted unless a test wants it, or all that moves is to be seen.
    """
    opened = browser.new_context

    def patient(**wishes: Any) -> BrowserContext:
        wishes.setdefault("reduced_motion", _motion[0])
        context = opened(**wishes)
        if not ALL_MOVES:
            context.add_init_script(UNPAINTED)
        context.set_default_timeout(PATIENCE * 1000)
        return context

    browser.new_context = patient  # type: ignore[method-assign]
    return browser


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """A laptop in English, unless a test says otherwise."""
    return {**browser_context_args, "viewport": {"width": 1440, "height": 900}, "locale": "en-GB"}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The server that all tests share."""
    made = Server(tmp_path_factory.mktemp("serai") / "data")
    yield made
    made.stop()


@pytest.fixture(scope="session")
def base_url(server: Server) -> str:
    """Where `page.goto("/")` leads."""
    return server.url


@pytest.fixture
def laid(server: Server) -> Callable[..., str]:
    """Lays a match on a table of its own and says where our seat is. Bots sit beside us, or people who are away."""

    def put(match: Match, people: int = 1) -> str:
        keys = lay(server.folder, match, people)
        return f"{server.url}/table/{keys['table']}#seat={keys['token']}"

    return put


@pytest.fixture
def complaints() -> list[str]:
    """What the console said; a test may take out what it provoked itself."""
    return []


@pytest.fixture(scope="session")
def windows() -> Iterator[dict[str, Window]]:
    """Windows that a test has left as it found them, by what they were opened with."""
    kept: dict[str, Window] = {}
    yield kept
    for each in kept.values():
        each.close()


@pytest.fixture
def context(
    request: pytest.FixtureRequest,
    browser: Browser,
    browser_context_args: dict[str, Any],
    windows: dict[str, Window],
    complaints: list[str],
) -> Iterator[BrowserContext]:
    """Every page is listened to: a console error or an exception fails the test. No worker stands before the server."""
    marker = request.node.get_closest_marker("browser_context_args")
    wishes = {**browser_context_args, "reduced_motion": _motion[0], **(marker.kwargs if marker else {})}
    kind = repr(sorted(wishes.items()))
    window = windows.pop(kind, None) or Window(browser, wishes)
    window.complaints = complaints
    yield window.context
    window.complaints = []
    if window.cleared():
        windows[kind] = window
    assert not complaints, "\n".join(complaints)


@pytest.fixture
def page(context: BrowserContext) -> Page:
    """The window's page."""
    return context.pages[0]


@pytest.fixture
def guest(
    browser: Browser,
    browser_context_args: dict[str, Any],
    windows: dict[str, Window],
    complaints: list[str],
) -> Iterator[Callable[..., Page]]:
    """Opens the browsers of other people, listened to and kept like ours; each may have wishes of its own."""
    opened: dict[str, Window] = {}

    def come(**more: Any) -> Page:
        wishes = {**browser_context_args, "reduced_motion": _motion[0], **more}
        kind = f"guest {len(opened)} {sorted(wishes.items())}"
        window = opened[kind] = windows.pop(kind, None) or Window(browser, wishes)
        window.complaints = complaints
        return window.page

    yield come
    for kind, window in opened.items():
        window.complaints = []
        if window.cleared():
            windows[kind] = window
    assert not complaints, "\n".join(complaints)
