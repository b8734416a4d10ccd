"""What is left out in browser tests is painting, and nothing that anybody looks at."""

from browser_axe import serious
from browser_paint import ALL_MOVES
from playwright.sync_api import Page

SEEN = "getComputedStyle(document.documentElement).opacity"
PALE = "document.querySelectorAll('main *').forEach(each => { each.style.color = '#ddd'; })"


def test_colours_are_judged_on_pages_that_are_not_painted(page: Page) -> None:
    page.goto("/rules/yspahan")
    page.wait_for_selector("[data-rule]")
    page.evaluate(PALE)
    assert [each for each in serious(page) if each.startswith("color-contrast")]
    assert ALL_MOVES or page.evaluate(SEEN) == "0", "it is painted only as long as it is looked at"
