"""The guided first games in a real browser: following the pointer leads through, on a laptop and on a phone."""

import json
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from browser_driver import GAMES, no_sideways_scrolling, speaks
from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect

import caravanserai as cs
from caravanserai.text.catalogue import LANGUAGES, Catalogue

TITLES = {
    "yspahan": "Yspahan",
    "fivetribes": "Five Tribes",
    "alrashid": "Al-Rashid",
    "morgenland": "Morgenland",
}
PHONE: ViewportSize = {"width": 390, "height": 844}
LYING: ViewportSize = {"width": 844, "height": 390}


def begin(page: Page, game: str) -> Locator:
    """From the lobby into the guided game; its card."""
    page.goto("/")
    page.get_by_role("button", name=f"Learn by playing: {TITLES[game]}").click()
    card = page.get_by_role("region", name="Guided game")
    expect(card).to_contain_text("1 of ", timeout=20_000)
    return card


def now(page: Page) -> tuple[int, dict[str, float] | None]:
    """The lesson, and the middle of the pointer's first frame where it is our turn: both of the same moment."""
    found: list[Any] = page.evaluate(
        """() => {
            const lesson = Number(document.querySelector('[data-lesson]')?.dataset.lesson ?? -1);
            const box = document.querySelector('.pointers i')?.getBoundingClientRect();
            const mine = document.querySelector('.page[data-turn=mine]') !== null;
            return [lesson, box && mine ? {x: box.left + box.width / 2, y: box.top + box.height / 2} : null];
        }"""
    )
    return found[0], found[1]


def covered(page: Page, at: dict[str, float]) -> bool:
    """Whether the guide's own card lies over the place."""
    return bool(
        page.evaluate(
            """at => {
                const found = document.elementFromPoint(at.x, at.y);
                return !!found?.closest('.guide') && !found.closest('[data-unfold]');
            }""",
            at,
        )
    )


def follow(page: Page, card: Locator, touch: bool) -> list[int]:
    """Do what the card says: turn pages, and click where it points; the lessons in the order they came."""
    seen: list[int] = []
    still = 0
    while page.get_by_role("dialog").count() == 0:
        at, place = now(page)
        still = 0 if at not in seen else still + 1
        assert still < 200, f"stuck in lesson {at}: {card.inner_text()}"
        if at not in seen:
            seen.append(at)
            no_sideways_scrolling(page)
        onward = card.get_by_role("button", name="Next")
        if onward.count():
            if onward.is_enabled():
                onward.click()
        elif place:
            assert not covered(page, place), f"the card of lesson {at} lies over what it points at"
            if touch:
                page.touchscreen.tap(place["x"], place["y"])
            else:
                page.mouse.click(place["x"], place["y"])
        page.wait_for_timeout(200)
    return seen


def finish(page: Page) -> None:
    """The last sheet, and back to a lobby without the table."""
    sheet = page.get_by_role("dialog", name="You know enough")
    expect(sheet.get_by_role("button", name="Play against easy bots")).to_be_visible()
    expect(sheet.get_by_role("button", name="Read all rules")).to_be_visible()
    sheet.get_by_role("button", name="To the lobby").click()
    expect(page.get_by_text("No tables yet")).to_be_visible()


def findings(page: Page) -> list[Any]:
    found = Axe().run(page).response["violations"]
    return [each for each in found if each["impact"] in ("serious", "critical")]


def test_the_pointer_leads_through_yspahan_on_a_laptop(page: Page) -> None:
    card = begin(page, "yspahan")
    assert follow(page, card, touch=False) == list(range(14))
    finish(page)


@pytest.mark.parametrize("game", GAMES[1:])
def test_the_pointer_leads_through_the_others_on_a_phone(browser: Browser, base_url: str, game: str) -> None:
    context = browser.new_context(base_url=base_url, locale="en-GB", viewport=PHONE, has_touch=True)
    page = context.new_page()
    card = begin(page, game)
    seen = follow(page, card, touch=True)
    assert seen == list(range(len(seen)))
    assert len(seen) >= 10
    finish(page)
    context.close()


def test_a_phone_held_sideways_shows_the_lesson_then_the_list(browser: Browser, base_url: str) -> None:
    """There the lesson is read in full, folds to one line for the list, and comes back; the pointer knows the way."""
    context = browser.new_context(base_url=base_url, locale="en-GB", viewport=LYING, has_touch=True)
    page = context.new_page()
    card = begin(page, "alrashid")
    card.get_by_role("button", name="Next").tap()
    expect(card).to_contain_text("2 of ")
    text = card.locator(".text")

    def heights() -> tuple[int, int]:
        found: list[int] = text.evaluate("each => [each.clientHeight, each.scrollHeight]")
        return found[0], found[1]

    shown, whole = heights()
    assert whole > 60
    assert shown >= whole
    card.get_by_role("button", name="Choices").tap()
    expect(page.locator(".sheet .choice").first).to_be_visible()
    assert heights()[0] < 30
    room = page.locator(".sheet .middle").bounding_box()
    assert room
    assert room["height"] > 120
    no_sideways_scrolling(page)
    assert findings(page) == []
    card.get_by_role("button", name="More").tap()
    expect(page.locator(".sheet .choice")).to_have_count(0)
    assert heights() == (shown, whole)
    seen = follow(page, card, touch=True)
    assert seen == list(range(1, len(seen) + 1))
    finish(page)
    context.close()


def test_other_choices_get_a_hint_and_the_rules_still_answer(page: Page) -> None:
    card = begin(page, "yspahan")
    page.keyboard.press("n")
    expect(card).to_contain_text("2 of ")
    page.get_by_role("button", name="Add 1 yellow die").click()
    page.keyboard.press("Enter")
    expect(card).to_contain_text("the lesson shows something else first")
    expect(card).to_contain_text("2 of ")
    page.locator("[data-thing=shop-chest-8-1]").click(force=True)
    expect(page.get_by_role("alert")).to_contain_text("Chest souk 8, shop 2")
    page.get_by_role("button", name="Close").click()
    card.get_by_role("button", name="Show me").click()
    expect(card).to_contain_text("3 of ")


def test_a_lesson_can_be_left_and_taken_up_again(page: Page) -> None:
    card = begin(page, "yspahan")
    page.keyboard.press("n")
    card.get_by_role("button", name="Show me").click()
    expect(card).to_contain_text("3 of ")
    page.reload()
    expect(card).to_contain_text("3 of ")
    page.keyboard.press("Escape")
    sheet = page.get_by_role("dialog", name="End the lesson here?")
    sheet.get_by_role("button", name="Go on with the lesson").click()
    expect(sheet).to_have_count(0)
    page.keyboard.press("Escape")
    page.get_by_role("dialog").get_by_role("button", name="To the lobby").click()
    expect(page.get_by_text("No tables yet")).to_be_visible()


def wearing(page: Page, theme: str, language: str) -> None:
    """Choose theme and language before the page starts."""
    settings = json.dumps({"theme": theme, "language": language})
    page.add_init_script(f"localStorage.setItem('serai.settings', {json.dumps(settings)})")


@pytest.mark.parametrize("size", [(1440, 900), (768, 1024), (390, 844)], ids=str)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_guide_is_accessible(page: Page, size: tuple[int, int], theme: str) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    wearing(page, theme, "en")
    card = begin(page, "yspahan")
    assert findings(page) == []
    page.keyboard.press("n")
    expect(page.locator(".pointers i").first).to_be_visible()
    assert findings(page) == []
    card.get_by_role("button", name="End the lesson").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert findings(page) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guide_speaks_every_language(page: Page, language: str) -> None:
    game = cs.game("yspahan")
    guide = game.guide()
    assert guide is not None
    wearing(page, "light", language)
    page.goto("/")
    page.locator(".g", has=page.get_by_role("heading", name="Yspahan")).locator(".learn").click()
    words = Catalogue(language, game).lesson(guide.lessons[0])
    expect(page.locator(".guide")).to_contain_text(words, timeout=20_000)
    speaks(page)
    no_sideways_scrolling(page)
