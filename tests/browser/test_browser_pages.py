"""Every page: accessible in both themes, light enough for a first visit, pictured for a human look."""

import gzip
from typing import Literal

import pytest
from browser_axe import serious
from browser_driver import (
    ARTEFACTS,
    GAMES,
    Server,
    by_mouse,
    new_table,
    no_fault,
    no_sideways_scrolling,
    play_on,
    sit,
    wait_for_turn,
)
from browser_paint import picture
from playwright.sync_api import Page, Response, expect

BUDGET = 120 * 1024
FIRST = """() => {
    const calm = performance.getEntriesByName('calm')[0]?.startTime ?? Infinity;
    return performance.getEntriesByType('resource').filter(each => each.startTime < calm).map(each => each.name);
}"""
"""The addresses of what was asked for before the first picture was there."""


def dress(page: Page, theme: str) -> None:
    """Choose the theme before the page starts."""
    page.add_init_script(
        f"localStorage.setItem('serai.settings', JSON.stringify({{theme: '{theme}', language: 'en'}}))"
    )


OUT_OF_REACH = """() => {
            const top = document.querySelector('dialog[open]') ?? document.body;
            const cut = [];
            for (const each of top.querySelectorAll('button, a[href], input, select, summary')) {
                if (each.closest('.sr, .skip') || each.disabled || !each.getClientRects().length) continue;
                const label = each.closest('label') ?? each;
                each.scrollIntoView({block: 'nearest', inline: 'nearest', behavior: 'instant'});
                const box = (label.getClientRects().length ? label : each).getBoundingClientRect();
                const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
                const whole = box.left >= -0.5 && box.right <= innerWidth + 0.5;
                if (!whole || !hit || !(label.contains(hit) || hit.contains(label)))
                    cut.push(each.outerHTML.slice(0, 120));
            }
            scrollTo(0, 0);
            return cut;
        }"""
"""Controls that cannot be brought under the pointer: cut off, covered or beyond the edge."""


THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")


def in_both_themes(page: Page, name: str = "") -> None:
    """Nothing for axe to say about the page, neither by day nor by night; pictures of both under a name."""
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        assert serious(page) == [], theme
        if name:
            picture(page, f"{name}-{theme}.png")


def test_lobby_rules_and_waiting_room(page: Page, server: Server) -> None:
    """The pages without a board."""
    page.goto("/")
    page.wait_for_selector("article.g")
    in_both_themes(page, "lobby")
    page.get_by_role("button", name="New table: Yspahan").click()
    page.get_by_text("More settings").click()
    in_both_themes(page)
    page.goto("/rules/yspahan")
    page.wait_for_selector("[data-rule]")
    in_both_themes(page)
    keys = new_table(
        server.url, "yspahan", 3, seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}], start=False
    )
    page.goto(f"/table/{keys['table']}#seat={keys['token']}")
    page.wait_for_selector(".room")
    in_both_themes(page)


@pytest.mark.parametrize("size", [(720, 450), (390, 844)])
def test_nothing_is_cut_off_in_a_small_window(page: Page, server: Server, size: tuple[int, int]) -> None:
    """A laptop's window zoomed to 200 % has 720 by 450 pixels: every control of every page can be reached there."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto("/")
    page.wait_for_selector("article.g")
    no_sideways_scrolling(page)
    no_fault(page, OUT_OF_REACH)
    page.get_by_role("button", name="New table: Morgenland").click()
    page.get_by_text("More settings").click()
    no_fault(page, OUT_OF_REACH)
    page.get_by_role("button", name="Create the table").click()
    page.get_by_role("img", name="QR code of the link").wait_for()
    no_sideways_scrolling(page)
    no_fault(page, OUT_OF_REACH)
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    no_fault(page, OUT_OF_REACH)
    page.goto("/rules/yspahan")
    page.wait_for_selector("[data-rule]")
    no_sideways_scrolling(page)
    no_fault(page, OUT_OF_REACH)


SMALL_BOARD = """() => {
    const {width, height} = document.querySelector('.a-board').getBoundingClientRect();
    return width < 300 || height < 280 ? [`the board is ${width} by ${height}`] : [];
}"""


def examined(page: Page, game: str, size: tuple[int, int], theme: str, shape: str) -> None:
    """The board in a window of a size, in a theme."""
    page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.wait_for_selector(shape)
    expect(page.locator("html")).to_have_attribute("data-theme", theme)
    picture(page, f"{game}-{size[0]}-{theme}.png")
    assert serious(page) == []
    page.emulate_media(reduced_motion="reduce")
    assert page.evaluate(
        "getComputedStyle(document.documentElement).getPropertyValue('--t-move').trim()"
    ) in ("0ms", "0s")


@pytest.mark.parametrize("game", GAMES)
def test_a_table_of_four_at_200_percent_and_whole(page: Page, server: Server, game: str) -> None:
    """A game can be played in a window zoomed to 200 %: board, prompt, choices and buttons are all in reach. Then it is
    opened again in a laptop's whole window."""
    page.set_viewport_size({"width": 720, "height": 450})
    keys = new_table(server.url, game, 4)
    sit(page, keys)
    for _ in range(3):
        wait_for_turn(page)
        no_sideways_scrolling(page)
        no_fault(page, OUT_OF_REACH)
        no_fault(page, SMALL_BOARD)
        by_mouse(page, 4)
    picture(page, f"{game}-200-percent.png")
    page.goto("about:blank")
    page.set_viewport_size({"width": 1440, "height": 900})
    sit(page, keys)
    play_on(page, by_mouse, 2)
    wait_for_turn(page)
    examined(page, game, (1440, 900), "light", ".page.desktop .a-side [role=tabpanel]")


@pytest.mark.parametrize("game", GAMES)
def test_a_table_of_three_is_light_enough_and_in_smaller_windows(
    page: Page, server: Server, game: str
) -> None:
    """A first visit; then on a tablet by day and on a phone by night."""
    weigh(page, server, game)
    play_on(page, by_mouse, 5)
    wait_for_turn(page)
    examined(page, game, (1024, 768), "light", ".page.tablet .rail")
    examined(page, game, (390, 844), "dark", ".page.phone .tabs")


def weigh(page: Page, server: Server, game: str) -> None:
    """All that a first visit loads for the first picture of a table, compressed, stays within the budget.

    What tells of moves comes afterwards, from the mark `calm` on. Script time is told, not judged.

    The time is that of the page's own thread, so that a busy machine does not count. `-s` shows the report; it is
    kept beside the pictures.
    """
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    session.send("Network.enable")
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    answers: list[Response] = []
    page.on("response", lambda answer: answers.append(answer))
    keys = new_table(server.url, game, 3)
    sit(page, keys)
    wait_for_turn(page)
    first = set(page.evaluate(FIRST))
    sizes = {
        answer.url: len(gzip.compress(answer.body(), 6))
        for answer in answers
        if answer.status == 200 and (answer.url in first or answer.request.resource_type == "document")
    }
    total = sum(sizes.values())
    metrics = {each["name"]: each["value"] for each in session.send("Performance.getMetrics")["metrics"]}
    report = [f"{game}: {total / 1024:.1f} KB gz, {metrics['ScriptDuration'] * 1000:.0f} ms scripting"]
    for url, size in sorted(sizes.items(), key=lambda pair: -pair[1])[:8]:
        report.append(f"  {size / 1024:6.1f} {url.split('/', 3)[-1]}")
    print("\n".join(report))
    ARTEFACTS.mkdir(exist_ok=True)
    (ARTEFACTS / f"weight-{game}.txt").write_text("\n".join(report) + "\n")
    assert total <= BUDGET
