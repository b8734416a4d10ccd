"""Games by mouse, in which nothing jumps: fixed things of the page and of the board stay where they are."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from browser_driver import Server, by_mouse, new_table, play_on, sit, speaks, wait_for_turn
from browser_paint import picture
from browser_tables import late
from playwright.sync_api import Page, expect
from test_browser_alrashid import drawn
from test_browser_morgenland import decide, finished
from test_browser_whole_games import final_sheet

from caravanserai.play.match import Match

pytestmark = pytest.mark.moving

PRINTED = {
    "yspahan": "shop- souk- square- level- slot-",
    "fivetribes": "tile- row-",
    "alrashid": "area-",
    "morgenland": "cave- room- guard market djinn tent caravanserai",
}
"""How the ids of what is printed on a board begin; pieces and cards that lie on it come and go."""

WATCH = """printed => {
    const fixed = [
        '.top', '.prompt', '.prompt .medal', '[data-undo]', '.a-board', '.a-dock', '.a-choices', '.a-players',
        '.a-side', '.a-players .pl', '.tabs button', '.a-dock > *',
    ];
    const starts = printed.split(' ');
    const places = new Map();
    const faults = new Map();
    const round = box => [box.left, box.top, box.right, box.bottom].map(each => Math.round(each * 10) / 10);
    const compare = (key, now, sides) => {
        const before = places.get(key) ?? now;
        if (sides.some(side => Math.abs(before[side] - now[side]) > 2) && !faults.has(key))
            faults.set(key, `${key}: ${before} became ${now} (${document.querySelector('.l1')?.innerText})`);
        places.set(key, now);
    };
    const look = () => {
        if (document.querySelector('.endpage') || !document.querySelector('.grid.desktop')) return;
        for (const each of fixed)
            document.querySelectorAll(each).forEach((element, at) =>
                compare(`${each} ${at}`, round(element.getBoundingClientRect()), [0, 1, 2, 3]));
        document.querySelectorAll('.a-players .vp').forEach((element, at) => // what pops up beside it moves it nowhere
            compare(`score ${at}`, round(element.getBoundingClientRect()), [1, 2, 3]));
        const confirm = document.querySelector('[data-confirm]');
        if (confirm) compare('confirm', round(confirm.getBoundingClientRect()), [2]);
        const revealed = document.querySelector('[data-reveal]')?.dataset.reveal; // its space grows for that while
        for (const element of revealed ? [] : document.querySelectorAll('.a-board [data-thing]'))
            if (starts.some(start => element.dataset.thing.startsWith(start))) {
                const part = element.querySelector(':scope > .hit') ?? element;
                compare(element.dataset.thing, round(part.getBoundingClientRect()), [0, 1]);
            }
        window.still = {faults: [...faults.values()], places: [...places.keys()]};
    };
    look();
    setInterval(look, 50);
}"""


def watched(page: Page, game: str, decisions: int = 10_000, hand: Any = by_mouse) -> int:
    """Play on; nothing may move. How many decisions it were."""
    assert wait_for_turn(page) == "mine"
    page.evaluate("document.fonts.ready")
    page.evaluate(WATCH, PRINTED[game])
    count = play_on(page, hand, decisions)
    found: dict[str, Any] = page.evaluate("window.still")
    assert sum(not each.startswith((".", "score")) for each in found["places"]) >= 10, "the board was watched"
    assert not found["faults"], "\n".join(found["faults"])
    return count


@pytest.fixture
def small(page: Page) -> Page:
    """A laptop's small window."""
    page.set_viewport_size({"width": 1280, "height": 720})
    return page


def looked_back(page: Page) -> None:
    """The review with slider and keys, then the same table again."""
    page.get_by_role("button", name="Review the game").click()
    slider = page.get_by_role("slider")
    expect(slider).to_be_visible()
    expect(page.locator(".where")).to_have_text(re.compile("^1 of"))
    page.keyboard.press("ArrowRight")
    expect(page.locator(".where")).to_have_text(re.compile("^2 of"))
    page.keyboard.press("End")
    last = int(slider.get_attribute("max") or 0)
    expect(page.locator(".where")).to_have_text(f"{last + 1} of {last + 1}")
    page.get_by_label("Whose eyes").select_option("1")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Home")
    expect(page.locator(".where")).to_have_text(re.compile("^1 of"))
    page.get_by_role("button", name="Back to the present").click()
    page.get_by_role("button", name="Result").click()
    page.get_by_role("button", name="Same table again").click()
    page.wait_for_selector(".a-board svg, .room")


@pytest.mark.long
@pytest.mark.parametrize("game", ["yspahan", "fivetribes"])
def test_yspahan_and_five_tribes(
    small: Page, server: Server, laid: Callable[[Match], str], game: str
) -> None:
    """The beginning and the end of a game by mouse on the board, compared every twentieth of a second; its sheet, its review."""
    sit(small, new_table(server.url, game, 3))
    watched(small, game, 12)
    small.goto(laid(late(game, 3, 25)))
    assert watched(small, game) > 10
    final_sheet(small)
    speaks(small)
    picture(small, f"{game}-end.png")
    looked_back(small)


@pytest.mark.long
def test_alrashid(small: Page, server: Server, laid: Callable[[Match], str]) -> None:
    """The beginning and the end."""
    sit(small, new_table(server.url, "alrashid", 3))
    drawn(small)
    watched(small, "alrashid", 12)
    small.goto(laid(late("alrashid", 3, 16)))
    assert watched(small, "alrashid") > 10
    small.wait_for_selector(".eg")
    speaks(small)


@pytest.mark.long
def test_morgenland(small: Page, server: Server, laid: Callable[[Match], str]) -> None:
    """The beginning, and the end through forms, board and list."""
    sit(small, new_table(server.url, "morgenland", 3))
    watched(small, "morgenland", 12)
    small.goto(laid(late("morgenland", 3, 12)))
    assert watched(small, "morgenland", hand=decide) > 10
    finished(small, "basic")
