"""Nothing jumps: from the first move and to the last one, fixed things of the page and of the board stay where they are."""

from collections.abc import Callable
from typing import Any

import pytest
from browser_driver import GAMES, Server, by_mouse, new_table, play_on, sit, wait_for_turn
from browser_tables import late
from playwright.sync_api import Page

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


def watched(page: Page, game: str, decisions: int = 10_000) -> None:
    """Play on; nothing may move."""
    wait_for_turn(page)
    page.evaluate("document.fonts.ready")
    page.evaluate(WATCH, PRINTED[game])
    play_on(page, by_mouse, decisions)
    found: dict[str, Any] = page.evaluate("window.still")
    assert sum(not each.startswith((".", "score")) for each in found["places"]) >= 10, "the board was watched"
    assert not found["faults"], "\n".join(found["faults"])


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_fixed_things_stay_where_they_are(
    page: Page, server: Server, laid: Callable[[Match], str], game: str
) -> None:
    """The beginning and the end of a game at a laptop's small window, compared every twentieth of a second."""
    page.set_viewport_size({"width": 1280, "height": 720})
    sit(page, new_table(server.url, game, 3))
    watched(page, game, 12)
    page.goto(laid(late(game, 3, 25)))
    watched(page, game)
