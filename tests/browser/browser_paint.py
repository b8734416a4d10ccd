"""Pages that are laid out and answer, but are not painted: a quarter of a browser's work, which hardly a test looks at.

A page that is quite transparent is neither painted nor drawn. All else is as it was: layout, what lies over what, focus, what
is visible to a test and to a reader, what moves and when it is there. Who looks at colours or takes a picture has it painted
meanwhile.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from browser_driver import ARTEFACTS
from playwright.sync_api import Page

ALL_MOVES = os.environ.get("CARAVANSERAI_MOTION") == "1"
"""Whether there is motion in all tests, and not only in those marked `moving`, and everything is painted."""
UNPAINTED = """{
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { opacity: 0 }');
    document.adoptedStyleSheets = [sheet];
}"""
"""For every page of a window, before anything of it is there."""
PAINT = "() => { window.unpainted = [...document.adoptedStyleSheets]; document.adoptedStyleSheets = []; }"
LEAVE_OFF = "() => { document.adoptedStyleSheets = window.unpainted; }"


@contextmanager
def painted(page: Page) -> Iterator[None]:
    """The page is painted meanwhile."""
    page.evaluate(PAINT)
    yield
    page.evaluate(LEAVE_OFF)


def picture(page: Page, name: str, **more: Any) -> None:
    """Take a picture, for whoever wants to look at it."""
    ARTEFACTS.mkdir(exist_ok=True)
    with painted(page):
        page.screenshot(path=ARTEFACTS / name, **more)
