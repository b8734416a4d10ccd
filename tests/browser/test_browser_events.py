"""Every event is seen: pause cards, the log by turns, marks on what others did, looking at it again."""

from collections.abc import Callable
from typing import Any

import pytest
from browser_axe import serious
from browser_driver import (
    GAMES,
    PATIENCE,
    Server,
    new_table,
    sit,
    time_stands,
    version,
    wait_for_turn,
    wait_past,
)
from browser_look import offered
from browser_paint import picture
from browser_tables import before, lay
from browser_ways import move_on
from playwright.sync_api import Page, expect

from caravanserai.core.machine import Event
from caravanserai.play.match import Match

pytestmark = pytest.mark.moving

SEATS = {"yspahan": 4, "fivetribes": 4, "alrashid": 3, "morgenland": 4}
WATCH = """() => {
    window.told = [];
    new MutationObserver((changes) => {
        for (const node of changes.flatMap((change) => [...change.addedNodes])) {
            if (!(node instanceof Element)) continue;
            if (node.matches('[data-fly]')) window.told.push('fly ' + node.dataset.fly);
            if (node.matches('.settled')) window.told.push('settled ' + node.innerText);
            if (node.parentElement?.matches('.pop')) window.told.push('pop ' + node.innerText);
        }
    }).observe(document, { childList: true, subtree: true });
}"""
"""Notes what shows itself for a moment."""
CARD = "[role=dialog][aria-labelledby=pause-title]"
MOVED = """([seen, card]) => document.querySelector('.page').dataset.version !== seen
    || document.querySelector(card) !== null"""


def paused(match: Match, seat: int, events: list[Event]) -> bool:
    """Whether the decision of one of the two people ended a stretch of a game that goes on."""
    return seat < 2 and not match.over and any(match.game.kinds[event[0]].role == "pause" for event in events)


STILL = """within => document.querySelector(within).getAnimations({ subtree: true })
    .every(each => each.playState === 'finished')"""
"""Whether nothing moves in a part of the page: what is just coming up has no contrast yet.

What has come up and is held there counts as an animation for ever, but as a finished one.
"""


def no_barrier(page: Page, within: str) -> None:
    """Nothing in a part of the page keeps somebody out, as soon as it has come up."""
    page.wait_for_function(STILL, arg=within)
    assert serious(page, within) == []


def decide(page: Page) -> None:
    """Take the first choice, whatever it is."""
    offer = offered(page, blur=True)
    if offer.form:
        rows = page.locator("[data-row]:enabled, .tray .can:enabled")
        for _ in range(60):
            if page.locator("[data-done]:enabled").count():
                break
            rows.first.click()
    page.locator("button.choice, button.number, [data-done]:enabled").first.click()
    left = page.wait_for_function(
        """seen => {
            const { turn, version } = document.querySelector('.page').dataset;
            if (turn !== 'mine' || version !== seen) return 'gone';
            return document.querySelector('.prompt .btn.go') !== null ? 'confirm' : '';
        }""",
        arg=offer.version,
    ).json_value()
    if left == "confirm":
        page.locator(".prompt .btn.go").first.click()
    page.wait_for_function(MOVED, arg=[offer.version, CARD])


def asked_or_paused(pages: list[Page]) -> Page | None:
    """Wait until one of these people is asked, or until there is a pause, which is None."""
    for _ in range(int(PATIENCE * 20)):
        if any(page.locator(CARD).count() for page in pages):
            return None
        for page in pages:
            if page.locator(".page[data-turn=mine]").count():
                return page
        pages[0].wait_for_timeout(50)
    raise AssertionError("nobody is asked, and there is no pause")


def come(pages: list[Page], keys: dict[str, Any]) -> None:
    """Both sit down, the second first, and play on until the pause."""
    for page, token in zip(reversed(pages), reversed(keys["tokens"]), strict=True):
        move_on(page, {**keys, "token": token})
    for _ in range(40):
        asked = asked_or_paused(pages)
        if asked is None:
            break
        decide(asked)
    for page in pages:
        page.wait_for_selector(CARD)


def test_a_pause_waits_for_both_people(page: Page, guest: Callable[..., Page], server: Server) -> None:
    """The card has a row for every seat; the board behind stays as it was until both have gone on, in every game.

    The second asks for less motion.
    """
    pages = [page, guest(reduced_motion="reduce")]
    for game in GAMES:
        match = before(game, SEATS[game], "pause", paused)
        come(pages, lay(server.folder, match, people=2, pauses=True))
        waits_for_both(pages[0], pages[1], game)


def waits_for_both(first: Page, second: Page, game: str) -> None:
    """From the card's coming up until it is read again from the log."""
    picture(first, f"pause-{game}.png", animations="disabled")
    card = first.locator(CARD)
    expect(card.locator("tbody tr")).to_have_count(SEATS[game])
    expect(card.locator(".go")).to_be_focused()
    assert "pause-" not in card.inner_text()
    seen = version(first)
    first.keyboard.press("b")
    expect(card.locator("table")).to_have_count(0)
    first.keyboard.press("b")
    expect(card.locator("table")).to_have_count(1)
    first.keyboard.press("Enter")
    expect(card.locator(".go")).to_be_disabled()
    expect(second.locator(f"{CARD} .who li", has_text="ready")).to_have_count(SEATS[game] - 1)
    assert version(first) == seen
    second.locator(f"{CARD} .go").click()
    expect(card).to_have_count(0)
    expect(second.locator(CARD)).to_have_count(0)
    wait_past(first, seen)
    if first.locator(".recap").count():  # who sits down in the middle of a game is told what happened
        first.locator(".recap .x").click()
    line = first.locator(".lines button.sep").last
    line.click()
    expect(card).to_have_count(1)
    no_barrier(first, CARD)  # nothing waits for this one, however long it takes
    first.keyboard.press("Escape")
    expect(card).to_have_count(0)


LONG = {"yspahan": 20, "fivetribes": 20, "alrashid": 20, "morgenland": 44}
"""So many decisions are made before somebody has a turn of several steps soon: in Morgenland at the end of a round."""


def turned(match: Match, seat: int, events: list[Event]) -> bool:
    """Whether the first seat has just ended a turn of several decisions, of which it misses nothing."""
    deciders = [each for each, *_ in match.journal if each >= 0]
    return deciders[-2:] == [0, 0] and match.state.actor() > 0 and len(deciders) > LONG[match.game.key]


def open_at(page: Page, server: Server, game: str) -> None:
    """Our turn at a table where others have moved."""
    move_on(page, lay(server.folder, before(game, 3, "c", turned)))
    page.locator(".a-side [role=tabpanel]").wait_for()  # loaded after the first picture
    wait_for_turn(page)
    for _ in range(40):
        if page.locator(".lines .turn [aria-expanded=true]").count():
            return
        decide(page)
        wait_for_turn(page)
    raise AssertionError("no turn of another seat was told")


def test_what_others_did_is_told_and_marked(page: Page, server: Server) -> None:
    """In the log and on the board of the same table, in every game; marks that went come back with the space bar."""
    for game in GAMES:
        open_at(page, server, game)
        picture(page, f"events-{game}.png")
        told_turn_by_turn(page)
        if game == "fivetribes":  # its turns have several decisions
            page.wait_for_selector("[data-mark]", state="attached")
        marked(page)
        if game == "fivetribes":
            marks_come_back(page)


def told_turn_by_turn(page: Page) -> None:
    """The latest turn of another seat is open; it closes and opens by click and arrow keys; its words can be reported."""
    turns = page.locator(".lines .turn")
    at = next(at for at in range(turns.count()) if turns.nth(at).locator("li").count())
    line, steps = turns.nth(at).locator(".ln"), turns.nth(at).locator("li")
    expect(line).to_have_attribute("aria-expanded", "true")
    line.click()
    expect(steps).to_have_count(0)
    line.press("ArrowRight")
    expect(line).to_have_attribute("aria-expanded", "true")
    assert steps.count() > 0
    texts = page.locator(".lines").inner_text()
    assert "event-" not in texts
    assert "and-" not in texts
    turns.nth(at).get_by_role("button", name="Report this sentence").press("Enter")
    expect(turns.nth(at).get_by_role("status")).to_contain_text("en event-")
    no_barrier(page, ".a-side")


def marked(page: Page) -> None:
    """Brackets lie around things that are drawn and go with the own choice."""
    for _ in range(30):
        if page.locator("[data-mark]").count():
            break
        decide(page)
        wait_for_turn(page)
    marks = page.locator("[data-mark]")
    assert marks.count() > 0
    named = set(page.evaluate("() => [...document.querySelectorAll('[data-mark]')].map(e => e.dataset.mark)"))
    drawn = set(
        page.evaluate("() => [...document.querySelectorAll('[data-thing]')].map(e => e.dataset.thing)")
    )
    assert named <= drawn
    seen = version(page)
    decide(page)
    page.wait_for_function(
        "seen => document.querySelector('.page').dataset.version !== seen || !document.querySelector('[data-mark]')",
        arg=seen,
    )


def marks_come_back(page: Page) -> None:
    """They go when one has decided in the own turn; Space shows them again."""
    for _ in range(3):
        wait_for_turn(page)
        if not page.locator("[data-mark]").count():
            break
        decide(page)
    wait_for_turn(page)
    expect(page.locator("[data-mark]")).to_have_count(0)
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press(" ")
    expect(page.locator("[data-mark]").first).to_be_attached()


def test_the_others_moves_are_played_again(page: Page, server: Server) -> None:
    """Replay plays from the first of them; arrows step, Escape ends it."""
    page.clock.install()
    open_at(page, server, "yspahan")
    with time_stands(page):
        page.get_by_role("button", name="Replay").click()
        page.wait_for_selector(".replay")
        page.keyboard.press(" ")
    where = page.locator(".replay .where")
    first = where.inner_text()
    page.keyboard.press("ArrowLeft")
    expect(where).not_to_have_text(first)
    page.keyboard.press("Escape")
    expect(page.locator(".replay")).to_have_count(0)


def back(match: Match, seat: int, events: list[Event]) -> bool:
    """Whether the first seat has just decided after others had, in the middle of a game."""
    deciders = [each for each, *_ in match.journal if each >= 0]
    return len(deciders) > 40 and deciders[-1] == seat == 0 and deciders[-2] != 0


def test_what_was_missed_is_told_below_the_tabs(page: Page, laid: Any) -> None:
    """Who comes back reads over the log what happened; the tabs and Replay above it stay within reach."""
    page.goto(laid(before("yspahan", 3, "missed", back)))
    recap = page.locator(".recap")
    expect(recap).to_be_visible()
    page.get_by_role("tab", name="Chat").click()
    expect(recap).to_have_count(0)
    page.get_by_role("tab", name="Log").click()
    expect(recap).to_be_visible()
    page.get_by_role("button", name="Replay").click()
    page.wait_for_selector(".replay")
    expect(recap).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator(".replay")).to_have_count(0)
    expect(recap).to_have_count(0)


BESIDE = """() => {
    const recap = document.querySelector('.recap')?.getBoundingClientRect();
    const targets = [...document.querySelectorAll('.a-board .can')].map(each => each.getBoundingClientRect());
    return recap && targets.length > 0 && targets.every(each => each.right <= recap.left || each.left >= recap.right
        || each.bottom <= recap.top || each.top >= recap.bottom);
}"""


@pytest.mark.browser_context_args(viewport={"width": 390, "height": 844}, has_touch=True)
def test_what_was_missed_covers_no_target_of_a_phone(page: Page, laid: Any) -> None:
    """It is a line that opens, and it goes where nothing answers the question."""
    page.goto(laid(before("morgenland", 3, "missed", back)))
    page.wait_for_function(BESIDE)
    page.locator(".recap .title").tap()
    expect(page.locator(".recap li").first).to_be_visible()
    page.locator(".recap .x").tap()
    expect(page.locator(".recap")).to_have_count(0)


def told(page: Page, start: str, decisions: int = 60) -> str:
    """Decide until something that begins so has shown itself; what it was."""
    for _ in range(decisions):
        wait_for_turn(page)
        found = page.evaluate("start => window.told.find((each) => each.startsWith(start)) ?? ''", start)
        if found:
            return str(found)
        decide(page)
    raise AssertionError(f"nothing that begins with {start!r} was shown")


def scored(match: Match, seat: int, events: list[Event]) -> bool:
    """Whether the decision of the first seat ended a stretch of a game that goes on, for which there are points."""
    return seat == 0 and paused(match, seat, events)


def come_to_points(page: Page, server: Server) -> None:
    """A table at which one decision leads to points; from now on it is noted what shows itself."""
    sit(page, lay(server.folder, before("yspahan", 3, "pause 0", scored)))
    page.locator(
        ".a-side [role=tabpanel]"
    ).wait_for()  # what tells of moves is loaded after the first picture
    page.evaluate(WATCH)


def test_what_changes_hands_travels_and_points_pop_up(page: Page, server: Server) -> None:
    """Gold, camels or cards fly when a player's number changes; points stand beside the total until one decides."""
    come_to_points(page, server)
    assert told(page, "fly ").split()[1] in ("camel", "gold", "i-card", "cube")
    assert told(page, "pop ")[4] in "+−"


def test_the_order_of_turns_is_told_when_all_have_bid(page: Page, server: Server) -> None:
    """A line with a bid for each seat, which goes by itself."""
    sit(page, new_table(server.url, "fivetribes", 3))
    page.evaluate(WATCH)
    line = told(page, "settled ")
    assert line.count("paid") + line.count("bid 0") == 3
    expect(page.locator(".settled")).to_have_count(0)


@pytest.mark.browser_context_args(reduced_motion="reduce")
def test_without_motion_all_is_there_at_once(page: Page, server: Server) -> None:
    """Marks and cards appear without being moved."""
    come_to_points(page, server)
    told(page, "pop ")
    for _ in range(30):
        if page.locator("[data-mark]").count():
            break
        decide(page)
        wait_for_turn(page)
    assert page.evaluate("() => document.querySelector('.marks').getAnimations({subtree: true}).length") == 0
    assert not page.evaluate("() => window.told.some((each) => each.startsWith('fly'))")
