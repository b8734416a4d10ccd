"""A server of their own and hands for the tests: sit down, choose, wait."""

import json
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal

from browser_look import AGAIN, CHOICES, THINGS, Offer, counts, offered
from patience import PATIENCE
from playwright.sync_api import Error, Page, expect
from server_postgres import address

GAMES = ("yspahan", "fivetribes", "alrashid", "morgenland")
Turn = Literal["mine", "wait", "over"]
HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
ARTEFACTS = ROOT / "test-artifacts"


class Server:
    """A server in its own process, which can be killed and started again on the same data."""

    def __init__(self, folder: Path, *more: str) -> None:
        self.folder = folder
        self._more = more
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None
        url = address(folder)
        self._store = ("--store", url) if url else ()
        self.start()

    def start(self) -> None:
        """Start and wait until it answers."""
        command = [
            sys.executable,
            str(HERE / "browser_server.py"),
            "serve",
            "--port",
            str(self.port),
            "--data",
            str(self.folder),
            "--workers",
            "1",
            *self._more,
            *self._store,
        ]
        with (self.folder.parent / "server.log").open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, cwd=ROOT)
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            try:
                with urllib.request.urlopen(f"{self.url}/healthz", timeout=PATIENCE) as answer:
                    if answer.status == 200:
                        return
            except OSError:
                time.sleep(0.1)
        raise AssertionError(f"the server does not answer: {(self.folder.parent / 'server.log').read_text()}")

    def says(self, *words: str) -> str:
        """What `serai WORDS --data …` prints about this server's data."""
        options = ("--data", str(self.folder), *self._store)
        command = [sys.executable, "-m", "caravanserai.cli", words[0], *options, *words[1:]]
        return subprocess.run(command, check=True, capture_output=True, text=True, cwd=ROOT).stdout

    def stop(self, kill: bool = False) -> None:
        """Stop it, politely or not."""
        if self.process is None:
            return
        if kill:
            self.process.kill()
        else:
            self.process.terminate()
        self.process.wait(PATIENCE)
        self.process = None


def new_table(url: str, game: str, count: int, bot: str = "random", **wishes: Any) -> dict[str, Any]:
    """A table against bots that do not think, without pauses, made over the HTTP API; its keys."""
    wish = {
        "game": game,
        "seats": [{"kind": "me"}, *({"kind": "bot", "level": bot} for _ in range(count - 1))],
        "speed": "instant",
        "start": True,
        "player": "Tester",
        "pauses": False,
        **wishes,
    }
    request = urllib.request.Request(
        f"{url}/api/tables", json.dumps(wish).encode(), {"Content-Type": "application/json"}, method="POST"
    )
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        made: dict[str, Any] = json.load(answer)
    return made


def open_table(page: Page, game: str, player: str, home: str = "/") -> str:
    """A table with an open seat, made by hand in the lobby; the link for a friend."""
    page.goto(home)
    page.get_by_role("button", name=f"New table: {game}").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_placeholder("Your name").fill(player)
    sheet.get_by_text("More settings").click()
    sheet.get_by_label("Speed of bots").select_option("instant")
    sheet.get_by_role("button", name="Create the table").click()
    return "http://" + page.locator(".url").inner_text()


def sit_down(page: Page, link: str, player: str) -> None:
    """Follow a friend's link and take a seat, or ask for one."""
    page.goto(link)
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Your name").fill(player)
    dialog.get_by_role("button", name="Sit down").click()
    expect(dialog).to_have_count(0)


def sit(page: Page, keys: dict[str, Any]) -> None:
    """Open the private seat link."""
    page.goto(f"/table/{keys['table']}#seat={keys['token']}")
    page.wait_for_selector(".a-board svg, .a-board .tables")


def sit_unspoken(page: Page, keys: dict[str, Any]) -> None:
    """Open the private seat link of a table on which much has happened; nothing tells what, as if one had been there."""
    seen = json.dumps(json.dumps({keys["table"]: 100_000}))
    page.add_init_script(f"localStorage.setItem('serai.seen', {seen})")
    sit(page, keys)


TURNED = """async ([address, patience]) => {
    const before = document.querySelector('.page'), until = performance.now() + patience;
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
    while (before?.isConnected) {
        if (performance.now() > until) throw new Error(`still at the table before ${address}`);
        await new Promise(done => setTimeout(done, 10));
    }
}"""


def turn_to(page: Page, keys: dict[str, Any]) -> None:
    """Go from one table to another as the browser's arrows do, within the page: a third of the work of loading it."""
    page.evaluate(TURNED, [f"/table/{keys['table']}#seat={keys['token']}", PATIENCE * 1000])


def turn(page: Page) -> Turn:
    """Whose turn it is, as the page says."""
    found = page.locator(".page").get_attribute("data-turn")
    assert found in ("mine", "wait", "over")
    return found  # type: ignore[return-value]


def version(page: Page) -> str:
    """What the page has seen last."""
    return page.locator(".page").get_attribute("data-version") or ""


def wait_for_turn(page: Page) -> Turn:
    """Wait until a choice is asked of us or the game is over."""
    found: Turn = page.wait_for_function(
        """() => {
            const turn = document.querySelector('.page')?.dataset.turn;
            return turn === 'mine' || turn === 'over' ? turn : '';
        }""",
        polling=AGAIN,
    ).json_value()
    return found


def whose_turn(*pages: Page) -> Page:
    """Wait until one of these people is asked for a choice."""
    for _ in range(int(PATIENCE * 50)):
        for page in pages:
            if turn(page) == "mine":
                return page
        pages[0].wait_for_timeout(20)
    raise AssertionError("nobody is asked")


def wait_past(page: Page, seen: str) -> None:
    """Wait until the table has moved on from a version."""
    page.wait_for_function(
        "seen => document.querySelector('.page').dataset.version !== seen", arg=seen, polling=AGAIN
    )


def settle(page: Page, seen: str) -> Literal["moved", "confirm", "narrowed"]:
    """Wait for what a click led to: the table has moved on, or the choice waits to be confirmed or is narrowed."""
    found: Literal["moved", "confirm", "narrowed"] = page.wait_for_function(
        """seen => {
            const page = document.querySelector('.page');
            if (page.dataset.version !== seen) return 'moved';
            if (page.dataset.turn !== 'mine') return '';
            if (document.querySelector('.prompt .btn.go') !== null) return 'confirm';
            return document.querySelector('.btn.go, .crumb, .picked') !== null ? 'narrowed' : '';
        }""",
        arg=seen,
        polling=AGAIN,
    ).json_value()
    return found


def pay_a_visit(page: Page, count: int, by: Literal["click", "tap"] = "click") -> bool:
    """Fill in and send the form of a visit, if there is one: one or two actions, or none."""
    seen = version(page)
    visit = page.locator(".tray .visit")
    box, title, confirm = ".tray .visit .part.can", ".tray .visit .pick:not(.on)", "[data-confirm]"
    there, boxes = counts(page, ".tray .visit", box)
    if not there:
        return False
    for _ in range(count % 3):
        if boxes:
            getattr(page.locator(box).nth(count % boxes), by)()
            (boxes,) = counts(page, box)
    ready, titles = counts(page, confirm, title)
    while not ready and titles:
        getattr(page.locator(title).nth(count % titles), by)()
        ready, titles = counts(page, confirm, title)
    if not ready:
        getattr(visit.locator(".leave"), by)()
        (ready,) = counts(page, confirm)
    if ready and version(page) == seen:
        getattr(page.locator(confirm), by)()
    wait_past(page, seen)
    return True


def fill_form(page: Page, count: int) -> bool:
    """Fill in and send the form that stands for several small choices, if there is one."""
    if pay_a_visit(page, count):
        return True
    done = page.locator("[data-done]")  # a phone has it at the foot of its sheet
    there, exchange = counts(page, "[data-done]", ".exchange li")
    if not there:
        return False
    seen = version(page)
    if exchange:
        page.locator(".exchange li .step:not(:last-child):enabled").first.click()
        given = page.locator(".exchange li:has(.gives)")
        expect(given).to_have_count(1)
        page.locator(".exchange li:not(:has(.gives)) .step:last-child:enabled").first.click()
    step = ":is(.tray li .step:last-child:enabled, .tray .kind.can:not(.on):enabled)"
    for tried in range(60):
        ready, steps = counts(page, "[data-done]:enabled", step)
        if ready:
            break
        page.locator(step).nth((count + tried) % steps).click()
    done.click()
    wait_past(page, seen)
    return True


def fill_by_keys(page: Page, count: int) -> bool:
    """The same without a mouse: number keys add or choose, Enter sends."""
    visit, there = counts(page, ".tray .visit", "[data-done]")
    if visit:
        return visit_by_keys(page)
    if not there:
        return False
    seen = version(page)
    for step in range(60):
        ready, rows = page.evaluate(
            """() => [
                document.querySelector('[data-done]:enabled') !== null,
                [...document.querySelectorAll('[data-row]')].flatMap((each, at) => each.matches(':enabled') ? [at] : []),
            ]"""
        )
        if ready:
            break
        page.keyboard.press(str(1 + rows[(count + step) % len(rows)]))
    page.keyboard.press("Enter")
    wait_past(page, seen)
    return True


def visit_by_keys(page: Page) -> bool:
    """A visit without a mouse: rows are ticked until one may confirm; whoever can tick nothing leaves."""
    seen = version(page)
    for step in range(6):
        page.keyboard.press(str(1 + step))
        if page.locator("[data-confirm]").count():
            break
    else:
        page.locator(".visit .leave").focus()
        page.keyboard.press("Enter")
    if version(page) == seen:
        page.evaluate("document.activeElement.blur()")
        page.keyboard.press("Enter")
    wait_past(page, seen)
    return True


def touch_thing(page: Page, offer: Offer, at: int) -> None:
    """Click a thing of the board, on the part of it that answers."""
    thing = page.locator(THINGS).nth(at)
    (thing.locator(":scope > .hit") if offer.things[at] else thing).click(force=True)


def by_mouse(page: Page, count: int) -> None:
    """One click: on a thing of the board where one is offered, else in the list; forms are filled in."""
    offer = offered(page)
    if (offer.visit or offer.form) and fill_form(page, count):
        return
    if offer.things and count % 5 != 4:
        touch_thing(page, offer, (count * 7) % len(offer.things))
    else:
        page.locator(CHOICES).nth((count * 5) % offer.choices).click()
    if settle(page, offer.version) == "confirm":
        page.locator(".prompt .btn.go").first.click()
        wait_past(page, offer.version)


def by_keyboard(page: Page, count: int) -> None:
    """A number of the list, or a walk to a thing of the board; Enter where a confirm is wanted; forms are filled in."""
    offer = offered(page, blur=True)
    if (offer.visit or offer.form) and fill_by_keys(page, count):
        return
    if count % 4 == 3 and offer.things:
        page.locator(THINGS).nth(count % len(offer.things)).focus()
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
    else:
        page.keyboard.press(str(1 + count % min(9, offer.choices)))
    if settle(page, offer.version) == "confirm":
        page.evaluate("document.activeElement.blur()")
        page.keyboard.press("Enter")
        wait_past(page, offer.version)


def by_finger(page: Page, count: int) -> None:
    """A tap on something of the sheet shows, the button does; the only choice is taken at once, a form as it stands.

    What the board offers already is in the list that is pulled up."""
    offer = offered(page)
    left = "confirm"
    if not offer.rows:
        if offer.folded:
            page.locator(".sheet [data-list][aria-expanded=false]").tap()
        chips = page.locator(".sheet .choice, .sheet .number")
        if not offer.choices or offer.folded:
            chips.first.wait_for()
        chips.nth(count % chips.count()).tap()
        left = settle(page, offer.version)
    if left != "moved":
        page.locator(".sheet .btn.go").tap()
        wait_past(page, offer.version)


def play_on(page: Page, hand: Any = by_mouse, decisions: int = 10_000) -> int:
    """Decide until the game is over, or so many times; how many it were."""
    for count in range(decisions):
        if wait_for_turn(page) == "over":
            return count
        hand(page, count)
    return decisions


def no_fault(page: Page, look: str, arg: Any = None) -> None:
    """Wait until a look at the page finds nothing: what was just opened or resized may still be put in its place."""
    try:
        page.wait_for_function(f"arg => ({look})(arg).length === 0", arg=arg, polling=AGAIN)
    except Error:
        assert page.evaluate(look, arg) == []
        raise


def no_sideways_scrolling(page: Page) -> None:
    """The page must not be wider than the window."""
    no_fault(
        page,
        "() => document.documentElement.scrollWidth <= innerWidth ? [] : ['the page scrolls sideways']",
    )


@contextmanager
def time_stands(page: Page) -> Iterator[None]:
    """Nothing goes by itself on the page meanwhile, however long the test takes for what it does.

    `page.clock.install()` must come before the page is opened.
    """
    page.clock.pause_at(page.evaluate("Date.now() / 1000") + 5)
    yield
    page.clock.resume()


def speaks(page: Page) -> None:
    """No message of the shell is missing its words."""
    expect(page.locator("body")).not_to_contain_text("ui-")
