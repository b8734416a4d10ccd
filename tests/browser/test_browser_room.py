"""There is room for all: nothing lies over a piece or a target, five players fit, and so does a rich player in German."""

import random
from collections.abc import Callable
from typing import Any

from browser_driver import Server, no_fault, sit_unspoken, wait_for_turn
from browser_line import CutLine
from browser_tables import early, lay
from browser_ways import move_on
from playwright.sync_api import Page, expect
from test_browser_choices import asked
from test_browser_sizes import CUT, LOG, SHORT

from caravanserai.play.match import Match
from caravanserai.server.messages import Pace

HIDDEN = """() => {
    const boxes = selector => [...document.querySelectorAll(selector)].map(each => each.getBoundingClientRect());
    const hands = [...document.querySelectorAll('.a-board [data-thing^=hand-]')].map(each => each.getBoundingClientRect());
    const inHand = box => hands.some(hand => Math.abs(hand.left + hand.right - box.left - box.right) < 8
        && Math.abs(hand.top + hand.bottom - box.top - box.bottom) < 8);
    const filled = [...document.querySelectorAll('.a-board .can > :is(.ring, .ring2)')]
        .filter(each => !each.parentElement.matches('.hot, .picked') && getComputedStyle(each).fill !== 'none');
    const found = filled.map(each => `${each.parentElement.dataset.thing}: its ring is filled`);
    const pieces = boxes('.a-board .piece').filter(box => !inHand(box));
    for (const over of boxes('.a-board .over, .marks circle'))
        for (const piece of pieces) {
            const across = Math.min(over.right, piece.right) - Math.max(over.left, piece.left);
            const down = Math.min(over.bottom, piece.bottom) - Math.max(over.top, piece.top);
            if (across > 0 && down > 0 && across * down > 0.15 * piece.width * piece.height)
                found.push(`${Math.round(over.left)} ${Math.round(over.top)} hides a piece at ${Math.round(piece.left)} ${Math.round(piece.top)}`);
        }
    return {found, pieces: pieces.length};
}"""
"""What hides a piece: a ring that is not hollow, a number of the way, a flag, the hand, the disc of a mark."""


RESTS = """() => document.querySelectorAll('.a-board .piece').length > 0
    && document.querySelector('.a-board').getAnimations({subtree: true}).every(each => each.playState === 'finished')"""
"""All pieces are where they belong."""


def sowing() -> Match:
    """A move of Five Tribes under way, with a way behind it, three tribes in the hand and ends in sight."""
    for number in range(100):
        match, chance = Match("fivetribes", 4, f"sowing {number}"), random.Random(number)
        while not match.over:
            s = match.state
            move: Any = match.game.view(s, 0)["move"] if s.actor() == 0 else None
            if move and len(move["hand"]) > 2 and len(move["drops"]) > 1 and move["ends"]:
                return match
            match.play(s.actor(), chance.choice(s.legal()))
    raise AssertionError("nobody sows three tribes in a hundred games")


def test_rings_and_paths_hide_no_piece(server: Server, page: Page) -> None:
    """Where somebody moves over the board, on the two sizes of a laptop."""
    for match in (sowing(), asked("yspahan", "D-MOVE"), asked("alrashid", "D-SPY")):
        move_on(page, lay(server.folder, match))
        for wide, high in ((1280, 720), (1440, 900)):
            page.set_viewport_size({"width": wide, "height": high})
            page.wait_for_selector(".a-board .can")
            page.wait_for_function(RESTS)
            seen = page.evaluate(HIDDEN)
            assert seen["pieces"] > 0
            assert seen["found"] == []


OVER = """() => {
    const strip = document.querySelector('.notices .strip')?.getBoundingClientRect();
    if (!strip) return ['no strip'];
    return [...document.querySelectorAll('.can, [data-can], [data-confirm]')].filter(each => {
        const box = each.getBoundingClientRect();
        return box.width && box.left < strip.right && box.right > strip.left && box.top < strip.bottom && box.bottom > strip.top;
    }).map(each => each.dataset.thing ?? each.innerText);
}"""


def test_a_toast_covers_no_target(page: Page, server: Server, laid: Callable[[Match], str]) -> None:
    """The family in reserve is ringed where strips come up: this one takes the other corner."""
    where = laid(asked("alrashid", "D-PLACE", 4))
    line = CutLine(int(where.split(":")[2].split("/")[0]))
    page.set_viewport_size({"width": 1280, "height": 720})
    page.goto(f"{line.url}/{where.split('/', 3)[3]}")
    page.wait_for_selector(".a-dock .can")
    line.cut()
    expect(page.locator(".notices .strip")).to_be_visible()
    page.wait_for_function(f"() => ({OVER})().length === 0")
    line.close()


GERMAN = "localStorage.setItem('serai.settings', JSON.stringify({language: 'de'}))"


def test_there_is_room_in_german(page: Page, server: Server) -> None:
    """For five players, and for the rich."""
    page.add_init_script(GERMAN)
    page.set_viewport_size({"width": 1280, "height": 720})
    for game in ("alrashid", "morgenland"):
        five_players_fit(page, lay(server.folder, early(game, 5, 8), pace=Pace(seconds=300)))
    three_titles(page, server)
    six_kinds_and_four_djinns(page, server)


def five_players_fit(page: Page, keys: dict[str, Any]) -> None:
    """All rows are whole, the own clock is there, the log has its eight lines."""
    sit_unspoken(page, keys)
    assert wait_for_turn(page) == "mine"
    for wide, high in ((1280, 720), (1366, 768)):
        page.set_viewport_size({"width": wide, "height": high})
        page.wait_for_selector(".page.desktop")
        expect(page.locator(".a-dock .clock")).to_be_visible()
        expect(page.locator(".a-players li")).to_have_count(5)
        no_fault(page, CUT)
        no_fault(page, SHORT, LOG)


def rich(
    game: str, seats: int, prefers: Callable[[Any], bool], enough: Callable[[Any], bool], **options: str
) -> Match:
    """A game in which the first seat has got enough: it takes what it prefers wherever it can."""
    for number in range(100):
        match, chance = Match(game, seats, f"rich {number}", **options), random.Random(number)
        while not match.over:
            seat = match.state.actor()
            if seat == 0 and enough(match.game.view(match.state, 0)["seats"][0]):
                return match
            choices = match.prompt(0)["choices"] if seat == 0 else []
            good = [choice["id"] for choice in choices if prefers(choice)]
            match.play(seat, chance.choice(good or match.state.legal()))
    raise AssertionError("nobody got rich in a hundred games")


def hoards(choice: Any) -> bool:
    """Whether a choice of Five Tribes leads to cards and djinns, and sells none."""
    last = choice["args"].get("last_id", "no") != "no"
    good = choice["args"].get("type") in ("sacred-place", "large-market")
    return choice["key"] in ("choice-pay", "choice-take", "choice-buy", "choice-end-turn") or (last and good)


INSIDE = """() => [...document.querySelectorAll('.a-dock [data-thing]')].filter(each => {
    const box = each.getBoundingClientRect(), dock = document.querySelector('.a-dock').getBoundingClientRect();
    return box.left < dock.left - 1 || box.right > dock.right + 1 || box.bottom > dock.bottom + 1;
}).map(each => each.dataset.thing)"""


def holds(page: Page, match: Match, server: Server, things: str, least: int) -> None:
    """The dock holds all these things whole, at the three sizes of laptops."""
    move_on(page, lay(server.folder, match))
    for wide, high in ((1440, 900), (1366, 768), (1280, 720)):
        page.set_viewport_size({"width": wide, "height": high})
        page.wait_for_selector(".page.desktop .a-dock")
        expect(page.locator(f".a-dock {things}").first).to_be_visible()
        assert page.locator(f".a-dock {things}").count() >= least
        no_fault(page, INSIDE)
        no_fault(page, CUT)


def six_kinds_and_four_djinns(page: Page, server: Server) -> None:
    def enough(me: Any) -> bool:
        return len(me["djinns"]) > 3 and len([card for card in me["hand"] if card["card"] != "fakir"]) > 5

    holds(page, rich("fivetribes", 2, hoards, enough), server, "[data-thing^=djinn-]", 4)
    assert page.locator(".a-dock [data-thing^=card-]").count() >= 6


def three_titles(page: Page, server: Server) -> None:
    match = rich("alrashid", 4, lambda each: each["key"] == "choice-title", lambda me: len(me["titles"]) > 2)
    holds(page, match, server, "[data-thing^=owned-]", 3)
