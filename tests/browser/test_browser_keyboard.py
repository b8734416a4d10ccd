"""Without a mouse: the focus stays after each choice, arrows walk the choices, dialogs focus what one wants."""

import pytest
from browser_driver import GAMES, Server, new_table, settle, sit, version, wait_for_turn
from browser_look import offered
from playwright.sync_api import Page, expect

FOCUSED = """() => {
    const element = document.activeElement;
    return element.matches('[data-choice], [data-row]') ? 'row' : element.closest('[data-thing]') ? 'thing'
        : element.closest('#choices, .prompt') ? 'near' : element.tagName;
}"""


@pytest.mark.parametrize("game", GAMES)
def test_the_focus_stays_after_each_choice(page: Page, server: Server, game: str) -> None:
    """Down, Enter, and so on: a game can be played without ever looking for the focus again."""
    sit(page, new_table(server.url, game, 3))
    wait_for_turn(page)
    for count in range(6):
        page.wait_for_selector(":is([data-choice], [data-row]):enabled")
        if page.locator("[data-done]").count():
            return  # a form has keys of its own
        seen = version(page)
        if count == 0:
            page.keyboard.press("ArrowDown")
        else:
            page.wait_for_function("() => !document.activeElement.matches('body, #choices')")
        assert page.evaluate(FOCUSED) == "row"
        page.keyboard.press("Enter")
        settle(page, seen)
        if version(page) == seen:
            page.keyboard.press("Enter")
        page.wait_for_function("seen => document.querySelector('.page').dataset.version !== seen", arg=seen)
        if wait_for_turn(page) == "over":
            return


def test_arrows_walk_the_choices_round(page: Page, server: Server) -> None:
    sit(page, new_table(server.url, "yspahan", 3))
    wait_for_turn(page)
    rows = page.locator(":is([data-choice], [data-row]):enabled")
    offered(page)
    count = rows.count()
    assert count > 1
    for at in (0, 1, 2):
        page.keyboard.press("ArrowDown")
        expect(rows.nth(at % count)).to_be_focused()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    expect(rows.nth((2 - 3) % count)).to_be_focused()


def test_a_dialog_focuses_what_one_wants(page: Page, server: Server) -> None:
    """Not the cross that closes it."""
    page.goto("/")
    page.get_by_role("button", name="New table: Yspahan").click()
    page.wait_for_selector("dialog[open]")
    page.wait_for_function("() => document.activeElement.closest('dialog .body') !== null")
