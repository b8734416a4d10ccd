"""A window that several tests look through is as new for each of them, or it is not handed on."""

from collections.abc import Callable
from typing import Any

import pytest
from browser_windows import Window
from playwright.sync_api import Browser

LEAVE = """async () => {
    localStorage.setItem('left', 'here');
    sessionStorage.setItem('left', 'here');
    document.cookie = 'left=here';
    await caches.open('left');
}"""
LEFT = """async () => [localStorage.getItem('left'), sessionStorage.getItem('left'), document.cookie,
    (await caches.keys()).join(), document.querySelectorAll(':hover').length, innerWidth, innerHeight]"""
Opened = Callable[[], Window]


@pytest.fixture
def opened(browser: Browser, browser_context_args: dict[str, Any]) -> Opened:
    def come() -> Window:
        window = Window(browser, browser_context_args)
        window.page.goto("/healthz")
        return window

    return come


def test_nothing_is_left_for_the_next_test(opened: Opened) -> None:
    """Neither what was stored nor where the mouse was nor how large it was."""
    window = opened()
    window.page.set_viewport_size({"width": 390, "height": 844})
    window.page.mouse.move(100, 100)
    window.page.evaluate(LEAVE)
    assert window.page.evaluate(LEFT) != [None, None, "", "", 0, 1440, 900]
    assert window.cleared()
    window.page.goto("/healthz")
    assert window.page.evaluate(LEFT) == [None, None, "", "", 0, 1440, 900]
    window.close()


@pytest.mark.parametrize(
    "lasting",
    [
        lambda window: window.page.clock.install(),
        lambda window: window.page.add_init_script("window.left = 'here'"),
        lambda window: window.page.route("**/*", lambda route: route.continue_()),
        lambda window: window.page.on("request", lambda request: None),
        lambda window: window.page.emulate_media(color_scheme="dark"),
        lambda window: window.context.new_cdp_session(window.page),
        lambda window: window.context.set_offline(True),
        lambda window: window.page.goto("about:blank"),
    ],
    ids=("clock", "script", "route", "listener", "media", "tools", "offline", "elsewhere"),
)
def test_what_cannot_be_taken_back_closes_it(
    opened: Opened, browser: Browser, lasting: Callable[[Window], Any]
) -> None:
    window = opened()
    lasting(window)
    assert not window.cleared()
    assert window.context not in browser.contexts
