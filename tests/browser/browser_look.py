"""What a page offers, seen at one moment."""

import json
from typing import NamedTuple

from playwright.sync_api import Page


class Offer(NamedTuple):
    """What stands on the page at our turn. One look says it all: asking for each is most of what a test costs."""

    version: str
    visit: bool
    """Whether the form of a visit is there."""
    form: bool
    """Whether another form stands for several small choices."""
    rows: int
    """Rows in a phone's sheet that can be chosen as they are."""
    things: list[bool]
    """Things of the board that may be chosen: whether a part of each answers the click, what flies to it does not."""
    choices: int
    """Choices of the list."""
    folded: bool
    """Whether a phone's list is still to be pulled up."""


AGAIN = 30
"""Milliseconds between two looks at a page while something is waited for: a look at every frame makes it draw them all."""
CHOICES = "button.choice, button.number"
THINGS = ".a-board [data-thing].can"
LOOK = f"""blur => {{
    const all = words => [...document.querySelectorAll(words)];
    const first = document.querySelector('{CHOICES}, .tray, .sheet [data-list]');
    const box = first?.getBoundingClientRect();
    if (!box?.width || !box.height || !first.checkVisibility({{ visibilityProperty: true }})) return '';
    if (blur) document.activeElement.blur();
    return JSON.stringify([
        document.querySelector('.page').dataset.version,
        all('.tray .visit').length > 0,
        all('[data-done]').length > 0,
        all('.sheet .row').length,
        all('{THINGS}').map(each => each.querySelector(':scope > .hit') !== null),
        all('{CHOICES}').length,
        all('.sheet [data-list][aria-expanded=false]').length > 0,
    ]);
}}"""


def offered(page: Page, blur: bool = False) -> Offer:
    """Wait for the list or the form of our turn: forms and a phone's sheet are loaded when they are first wanted.

    `blur`: then nothing has the focus.
    """
    return Offer(*json.loads(page.wait_for_function(LOOK, arg=blur, polling=AGAIN).json_value()))


def counts(page: Page, *words: str) -> list[int]:
    """How many there are of each, at one moment."""
    found: list[int] = page.evaluate(
        "words => words.map(each => document.querySelectorAll(each).length)", list(words)
    )
    return found
