"""Without a mouse: the focus stays after each choice, arrows walk the choices, dialogs focus what one wants."""

from browser_driver import GAMES, Server, new_table, settle, version, wait_for_turn, wait_past
from browser_look import offered
from browser_ways import move_on
from playwright.sync_api import Page, expect

FOCUSED = """() => {
    const element = document.activeElement;
    return element.matches('[data-choice], [data-row]') ? 'row' : element.closest('[data-thing]') ? 'thing'
        : element.closest('#choices, .prompt') ? 'near' : element.tagName;
}"""


def test_the_focus_stays_after_each_choice(page: Page, server: Server) -> None:
    """Down, Enter, and so on: a game can be played without ever looking for the focus again. Arrows walk the choices round."""
    for game in GAMES:
        move_on(page, new_table(server.url, game, 3))
        wait_for_turn(page)
        if game == "yspahan":
            arrows_walk_the_choices_round(page)
            page.evaluate("document.activeElement.blur()")
        focus_stays(page)


def focus_stays(page: Page) -> None:
    """Six decisions, or as many as there are before a form, which has keys of its own."""
    for count in range(6):
        page.wait_for_selector(":is([data-choice], [data-row]):enabled")
        if page.locator("[data-done]").count():
            return
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
        wait_past(page, seen)
        if wait_for_turn(page) == "over":
            return


def arrows_walk_the_choices_round(page: Page) -> None:
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
