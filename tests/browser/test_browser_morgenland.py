"""Morgenland through the page: forms, placing, reactions; games to their end, also on a phone; nothing for axe to say."""

from collections.abc import Callable

import pytest
from browser_driver import (
    Server,
    by_finger,
    by_keyboard,
    fill_form,
    new_table,
    no_sideways_scrolling,
    play_on,
    settle,
    sit,
    speaks,
    time_stands,
    version,
    wait_for_turn,
    wait_past,
)
from browser_look import offered
from browser_paint import picture
from browser_tables import late
from playwright.sync_api import Page, expect

from caravanserai.play.match import Match

on_a_phone = pytest.mark.browser_context_args(
    viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True
)


def decide(page: Page, count: int) -> None:
    """One decision: a form, a thing on the board, or the list."""
    offered(page)
    if fill_form(page, count):
        return
    seen = version(page)
    things = page.locator(".a-board [data-thing].can")
    if things.count() and count % 3:
        thing = things.nth((count * 7) % things.count())
        if (thing.get_attribute("data-thing") or "").startswith("token-"):
            thing.focus()  # a token may still be on its way
            page.keyboard.press("Enter")
        else:
            thing.click(force=True)
    else:
        choices = page.locator(".choice, .number")
        choices.nth((count * 5) % choices.count()).click()
    settle(page, seen)
    button = page.locator(".btn.go:visible")
    if version(page) == seen and button.count():
        button.first.click()
        wait_past(page, seen)


def tap(page: Page, count: int) -> None:
    """One decision on a phone: a form, or something of the sheet."""
    offered(page)
    if not fill_form(page, count):
        by_finger(page, count)


def play(page: Page, decisions: int = 10_000) -> int:
    """Play on until the game is over, or so many decisions; how many it were."""
    wait_for_turn(page)
    return play_on(page, tap if page.locator(".page.phone").count() else decide, decisions)


def test_the_first_round(page: Page, server: Server) -> None:
    """Three treasures in one form, a character that can be taken back, its space confirmed, its strength hidden at will."""
    sit(page, new_table(server.url, "morgenland", 3, options={"first-player": "0"}))
    wait_for_turn(page)
    page.get_by_role("button", name="more: red crowns").click()
    page.get_by_role("button", name="more: blue gems").click()
    expect(page.locator(".tray .done")).to_have_text("1 more needed")
    page.get_by_role("button", name="more: gold bars").click()
    expect(page.get_by_role("button", name="more: red crowns")).to_be_disabled()
    page.get_by_role("button", name="Take 3").click()
    page.wait_for_selector("[data-thing='hand-9'].can")
    for kind in ("red", "blue", "gold"):
        expect(page.locator(f".dock [data-thing='kind-{kind}'] b")).to_have_text("1")

    page.locator("[data-thing='hand-9']").click()
    page.wait_for_selector("[data-thing='guard'].can")
    page.keyboard.press("z")
    page.wait_for_selector("[data-thing='hand-9'].can")
    page.locator("[data-thing='hand-4']").click()
    page.wait_for_selector("[data-thing='guard'].can")
    page.locator("[data-thing='guard']").click(position={"x": 20, "y": 60})
    expect(page.locator(".prompt .btn.go")).to_contain_text("Palace Guard")
    page.keyboard.press("Escape")
    expect(page.locator(".prompt .btn.go")).to_have_count(0)
    page.locator("[data-thing='guard']").click(position={"x": 20, "y": 60})
    page.locator(".prompt .btn.go").click()
    own = page.locator(".piece [data-thing^='token-A-']")
    expect(own).to_have_attribute("aria-label", "your 1st character, face down 4, Palace Guard")
    page.wait_for_selector("[data-thing='hand-9'].can")
    page.get_by_role("button", name="Hide my strengths").click()
    expect(own).to_have_attribute("aria-label", "your 1st character, face down, Palace Guard")
    speaks(page)


@on_a_phone
def test_a_space_needs_no_confirm_on_a_phone(page: Page, server: Server) -> None:
    """The form is sent from the foot of the sheet; in the first round, too, a tap on a space places, and can be taken back."""
    page.clock.install()
    sit(page, new_table(server.url, "morgenland", 3, options={"first-player": "0"}))
    wait_for_turn(page)
    for _ in range(3):
        expect(page.locator(".sheet .buttons [data-done]")).to_be_disabled()
        page.get_by_role("button", name="more: red crowns").tap()
    page.locator(".sheet .buttons [data-done]").tap()
    page.locator("[data-held='hand-4']").tap()
    guard = page.locator(".a-board [data-thing='guard'].can")
    guard.wait_for()
    with time_stands(page):
        guard.tap(position={"x": 20, "y": 60})
        page.get_by_role("button", name="Take back").tap()
    expect(page.locator("[data-confirm]")).to_have_count(0)
    seen = version(page)
    guard.tap(position={"x": 20, "y": 60})
    wait_past(page, seen)
    expect(page.locator(".piece [data-thing^='token-A-']")).to_have_attribute(
        "aria-label", "your 1st character, face down 4, Palace Guard"
    )


def finished(page: Page, name: str) -> None:
    """The score sheet stands there, in words."""
    page.wait_for_selector(".eg")
    speaks(page)
    picture(page, f"morgenland-{name}-end.png")


def test_by_keyboard_alone(page: Page, server: Server, laid: Callable[[Match], str]) -> None:
    """Without a mouse: treasure is taken and rooms are paid with number keys and Enter; the beginning and the end."""
    sit(page, new_table(server.url, "morgenland", 3))
    assert play_on(page, by_keyboard, 10) == 10
    page.goto(laid(late("morgenland", 3, 25)))
    assert play_on(page, by_keyboard) > 10
    page.wait_for_selector(".eg")


@on_a_phone
def test_magic_on_a_phone(page: Page, server: Server, laid: Callable[[Match], str]) -> None:
    """In the hand: nothing scrolls sideways, and the artifacts and spells are played from the sheet, up to the end."""
    sit(page, new_table(server.url, "morgenland", 3, "greedy", options={"version": "magic"}))
    assert play(page, 30) == 30
    page.goto(laid(late("morgenland", 3, 25, version="magic")))
    assert play(page) > 0
    finished(page, "magic")
    no_sideways_scrolling(page)


@pytest.mark.parametrize("edition", ["basic", "magic"])
@on_a_phone
def test_on_a_phone(page: Page, server: Server, edition: str) -> None:
    """Nothing scrolls sideways, targets are big enough, parts are tabs."""
    sit(page, new_table(server.url, "morgenland", 5, options={"version": edition}))
    play(page, 12)
    wait_for_turn(page)
    for tab in page.locator(".tabs button").all():
        tab.tap()
        no_sideways_scrolling(page)
        speaks(page)
        picture(page, f"morgenland-{edition}-{tab.inner_text().split()[0].lower()}.png")
    small = page.evaluate(
        """() => [...document.querySelectorAll('.tabs button, .sheet button')]
            .filter(each => each.getBoundingClientRect().height < 43.5).map(each => each.textContent)"""
    )
    assert small == []
