"""The guided first games in a real browser: following the pointer leads through, on a laptop and on a phone."""

import json
from typing import Any

import pytest
from browser_axe import serious
from browser_driver import GAMES, no_sideways_scrolling, speaks
from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect
from test_browser_pages import THEMES

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


def press(button: Locator, touch: bool) -> None:
    """With a finger or with the mouse: a mouse that stays where it clicked would open the card of what comes there."""
    if touch:
        button.tap()
    else:
        button.click()


def begin(page: Page, game: str, touch: bool = False) -> Locator:
    """From the lobby into the guided game; its card."""
    page.goto("/")
    press(page.get_by_role("button", name=f"Learn by playing: {TITLES[game]}"), touch)
    card = page.get_by_role("region", name="Guided game")
    expect(card).to_contain_text("1 of ")
    return card


LOOK_AGAIN = 150
"""Milliseconds, no fewer than between two looks of the pointer at the page (`GuidePointer.svelte`)."""
SEEN = """() => {
    const lesson = Number(document.querySelector('[data-lesson]')?.dataset.lesson ?? -1);
    const box = document.querySelector('.pointers i')?.getBoundingClientRect();
    const mine = document.querySelector('.page[data-turn=mine]') !== null;
    const place = box && mine ? {x: box.left + box.width / 2, y: box.top + box.height / 2} : null;
    const next = document.querySelector('.guide .turn .btn.pri')?.disabled ?? null;
    const done = document.querySelector('dialog[open]') !== null;
    const form = document.querySelector('[data-done]')?.textContent ?? null;
    return {lesson, place, version: document.querySelector('.page')?.dataset.version ?? null, next, form, done};
}"""
"""The lesson, the middle of the pointer's first frame where it is our turn, and what else a step changes: a form counts."""


def now(page: Page, before: Any = None) -> dict[str, Any]:
    """What the guide shows when it has changed and stands still again: the pointer has looked at the page between."""
    found = page.wait_for_function(
        f"""before => {{
            const seen = ({SEEN})();
            const text = JSON.stringify(seen), still = window.seenLast === text;
            window.seenLast = text;
            return still && text !== JSON.stringify(before) ? seen : false;
        }}""",
        arg=before,
        polling=LOOK_AGAIN,
    )
    seen: dict[str, Any] = found.json_value()
    return seen


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


OUTSIDE = """() => {
    const faults = [], panes = [...document.querySelectorAll('.a-board, .a-dock, .a-choices')].map(each => each.getBoundingClientRect());
    for (const frame of document.querySelectorAll('.pointers i')) {
        const {left, right, top, bottom} = frame.getBoundingClientRect();
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        const pane = panes.find(each => x > each.left && x < each.right && y > each.top && y < each.bottom);
        if (pane && (left < pane.left - 3 || right > pane.right + 3 || top < pane.top - 3 || bottom > pane.bottom + 3))
            faults.push(`${[left, top, right, bottom].map(Math.round)} leaves ${[pane.left, pane.top, pane.right, pane.bottom].map(Math.round)}`);
    }
    return faults;
}"""
"""Frames of the pointer that leave what they belong to."""

SMALL = """() => [...document.querySelectorAll('.phone:not(.lying) .guide button')].filter(each => {
    const box = each.getBoundingClientRect();
    return Math.min(box.width, box.height) < 43.5;
}).map(each => `${each.innerText} ${each.ariaLabel}`)"""
"""Buttons and rules of a lesson on a phone that are too small for a finger."""


def follow(page: Page, card: Locator, touch: bool, until: int = 1000) -> list[int]:
    """Do what the card says: turn pages, and click where it points; the lessons in the order they came."""
    upright = touch and page.locator(".page.phone:not(.lying)").count() > 0
    seen: list[int] = []
    shown = now(page)
    steps = 0
    while not shown["done"] and shown["lesson"] < until:
        at, place = shown["lesson"], shown["place"]
        steps = 0 if at not in seen else steps + 1
        assert steps < 200, f"stuck in lesson {at}: {card.inner_text()}"
        if at not in seen:
            seen.append(at)
            no_sideways_scrolling(page)
            assert not upright or page.evaluate(SMALL) == []
        assert page.evaluate(OUTSIDE) == []
        if shown["next"] is False:
            press(card.get_by_role("button", name="Next"), touch)
        elif place:
            assert not covered(page, place), f"the card of lesson {at} lies over what it points at"
            if touch:
                page.touchscreen.tap(place["x"], place["y"])
            else:
                page.mouse.click(place["x"], place["y"])
        shown = now(page, shown)
    return seen


def finish(page: Page) -> None:
    """The last sheet, and back to a lobby without the table."""
    sheet = page.get_by_role("dialog", name="You know enough")
    expect(sheet.get_by_role("button", name="Play against easy bots")).to_be_visible()
    expect(sheet.get_by_role("button", name="Read all rules")).to_be_visible()
    sheet.get_by_role("button", name="To the lobby").click()
    expect(page.get_by_role("heading", name="Pick a game, play at once")).to_be_visible()
    expect(page.locator("li.r")).to_have_count(0)


@pytest.mark.moving
def test_the_pointer_leads_through_yspahan_on_a_laptop(page: Page) -> None:
    card = begin(page, "yspahan")
    assert follow(page, card, touch=False) == list(range(len(cs.game("yspahan").guides()[0].lessons)))
    finish(page)


@pytest.mark.parametrize("game", GAMES[1:])
def test_the_pointer_leads_through_the_others_on_a_phone(browser: Browser, base_url: str, game: str) -> None:
    context = browser.new_context(base_url=base_url, locale="en-GB", viewport=PHONE, has_touch=True)
    page = context.new_page()
    card = begin(page, game, touch=True)
    seen = follow(page, card, touch=True)
    assert seen == list(range(len(seen)))
    assert len(seen) >= 10
    finish(page)
    context.close()


def test_frames_stay_in_their_pane_in_a_small_window(page: Page) -> None:
    """The djinns lie at the edge of the board there."""
    page.set_viewport_size({"width": 1280, "height": 720})
    card = begin(page, "fivetribes")
    djinns = [each.text for each in cs.game("fivetribes").guides()[0].lessons].index("djinn")
    follow(page, card, touch=False, until=djinns)
    expect(page.locator(".pointers i")).to_have_count(3)
    assert page.evaluate(OUTSIDE) == []


READ_IN_FULL = """() => {
    const text = document.querySelector('.guide .text');
    return text.scrollHeight > 60 && text.clientHeight >= text.scrollHeight;
}"""


def test_a_phone_held_sideways_shows_the_lesson_then_the_list(browser: Browser, base_url: str) -> None:
    """There the lesson is read in full, folds to one line for the list, and comes back; the pointer knows the way."""
    context = browser.new_context(base_url=base_url, locale="en-GB", viewport=LYING, has_touch=True)
    page = context.new_page()
    card = begin(page, "alrashid", touch=True)
    for number in (2, 3, 4):
        card.get_by_role("button", name="Next").tap()
        expect(card).to_contain_text(f"{number} of ")
    page.wait_for_function(READ_IN_FULL)
    card.get_by_role("button", name="Choices").tap()
    expect(page.locator(".sheet .choice").first).to_be_visible()
    page.wait_for_function("() => document.querySelector('.guide .text').clientHeight < 30")
    for choice in page.locator(".sheet .choice").all():
        expect(choice).to_be_in_viewport(ratio=1)
    no_sideways_scrolling(page)
    assert serious(page) == []
    card.get_by_role("button", name="More").tap()
    expect(page.locator(".sheet .choice")).to_have_count(0)
    page.wait_for_function(READ_IN_FULL)
    seen = follow(page, card, touch=True)
    assert seen == list(range(3, len(seen) + 3))
    finish(page)
    context.close()


def to_the_roll(page: Page, card: Locator) -> None:
    """Past what is only read, to the first thing that the learner does in Yspahan."""
    for number in (2, 3, 4):
        page.keyboard.press("n")
        expect(card).to_contain_text(f"{number} of ")


def test_other_choices_get_a_hint_and_the_rules_still_answer(page: Page) -> None:
    card = begin(page, "yspahan")
    to_the_roll(page, card)
    page.get_by_role("button", name="Roll 10, one of them yellow").click()
    page.keyboard.press("Enter")
    expect(card).to_contain_text("the lesson shows something else first")
    expect(card).to_contain_text("4 of ")
    expect(page.locator(".card")).to_contain_text("Not now")
    page.locator("[data-thing=shop-chest-8-1]").click(force=True)
    expect(page.locator(".card")).to_contain_text("Shop 2 of Chest souk 8", ignore_case=True)
    page.keyboard.press("Escape")


def test_show_me_shows_and_leaves_it_to_the_learner(page: Page) -> None:
    """The arrow says what to choose; nothing is done until the learner does it, and others' moves are told."""
    card = begin(page, "yspahan")
    to_the_roll(page, card)
    before = page.locator(".page").get_attribute("data-version")
    card.get_by_role("button", name="Show me").click()
    expect(card).to_contain_text("Now you: ")
    said = page.locator(".pointers .arrow").inner_text()
    assert len(said.split()) >= 2
    assert page.locator(".page").get_attribute("data-version") == before
    expect(card).to_contain_text("4 of ")
    follow(page, card, touch=False, until=4)
    expect(card).to_contain_text("5 of ")
    told = card.get_by_role("list", name="What the others did").locator("li")
    for lesson in range(5, 16):
        follow(page, card, touch=False, until=lesson)
        if told.count():
            break
    expect(told.first).to_be_visible()


def test_the_pointer_is_not_the_focus_and_all_else_is_dimmed(page: Page) -> None:
    card = begin(page, "yspahan")
    to_the_roll(page, card)
    frame = page.locator(".pointers i").first
    expect(frame).to_be_visible()
    focus: str = frame.evaluate(
        """each => {
            each.style.color = 'var(--focus)';
            return getComputedStyle(each).color;
        }"""
    )
    assert focus.startswith("rgb")
    assert focus not in frame.evaluate("each => getComputedStyle(each).boxShadow")
    holes = page.locator(".pointers .dim path").get_attribute("d")
    assert holes is not None
    assert holes.count("z") >= 1 + page.locator(".pointers i").count()
    expect(page.locator(".pointers .arrow")).to_be_visible()


def test_a_lesson_can_be_left_and_taken_up_again(page: Page) -> None:
    card = begin(page, "yspahan")
    to_the_roll(page, card)
    follow(page, card, touch=False, until=4)
    expect(card).to_contain_text("5 of ")
    page.reload()
    expect(card).to_contain_text("5 of ")
    page.keyboard.press("Escape")
    sheet = page.get_by_role("dialog", name="End the lesson here?")
    sheet.get_by_role("button", name="Go on with the lesson").click()
    expect(sheet).to_have_count(0)
    page.keyboard.press("Escape")
    page.get_by_role("dialog").get_by_role("button", name="To the lobby").click()
    expect(page.get_by_role("heading", name="Pick a game, play at once")).to_be_visible()
    expect(page.locator("li.r")).to_have_count(0)


def speaking(page: Page, language: str) -> None:
    """Choose the language before the page starts."""
    settings = json.dumps({"theme": "light", "language": language})
    page.add_init_script(f"localStorage.setItem('serai.settings', {json.dumps(settings)})")


WINDOWS = {(390, 844): "phone", (768, 1024): "tablet", (1440, 900): "desktop"}


def in_all_windows(page: Page, part: str) -> None:
    """Nothing for axe to say while a part is there, in three windows, by day and by night; the last window is a laptop."""
    for (wide, high), shape in WINDOWS.items():
        page.set_viewport_size({"width": wide, "height": high})
        page.wait_for_selector(f".page.{shape}", state="attached")
        expect(page.locator(part).first).to_be_visible()
        for theme in THEMES:
            page.emulate_media(color_scheme=theme)
            expect(page.locator("html")).to_have_attribute("data-theme", theme)
            assert serious(page) == [], f"{part}, {theme}, {wide} by {high}"


def test_the_guide_is_accessible(page: Page) -> None:
    """Its first page, what it points at, and the way out."""
    card = begin(page, "yspahan")
    in_all_windows(page, ".guide")
    page.keyboard.press("n")
    in_all_windows(page, ".pointers i")
    card.get_by_role("button", name="End the lesson").click()
    in_all_windows(page, "dialog[open]")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guide_speaks_every_language(page: Page, language: str) -> None:
    game = cs.game("yspahan")
    guide = game.guides()[0]
    speaking(page, language)
    page.goto("/")
    page.locator(".g", has=page.locator("input[value=yspahan]")).get_by_role("button").first.click()
    words = Catalogue(language, game).lesson(guide.lessons[0])
    expect(page.locator(".guide")).to_contain_text(words)
    speaks(page)
    no_sideways_scrolling(page)
