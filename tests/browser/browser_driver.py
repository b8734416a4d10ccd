"""A server of their own and hands for the tests: sit down, choose, wait."""

import json
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Page, expect

GAMES = ("yspahan", "fivetribes", "alrashid", "morgenland")
Turn = Literal["mine", "wait", "over"]
ROOT = Path(__file__).resolve().parents[2]
ARTEFACTS = ROOT / "test-artifacts"


class Server:
    """A server in its own process, which can be killed and started again on the same data."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self) -> None:
        """Start and wait until it answers."""
        command = [
            sys.executable,
            "-m",
            "caravanserai.cli",
            "serve",
            "--port",
            str(self.port),
            "--data",
            str(self.folder),
            "--workers",
            "1",
        ]
        with (self.folder.parent / "server.log").open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, cwd=ROOT)
        for _ in range(300):
            try:
                with urllib.request.urlopen(f"{self.url}/healthz", timeout=2) as answer:
                    if answer.status == 200:
                        return
            except OSError:
                time.sleep(0.1)
        raise AssertionError(f"the server does not answer: {(self.folder.parent / 'server.log').read_text()}")

    def says(self, *words: str) -> str:
        """What `serai WORDS --data …` prints about this server's data."""
        command = [sys.executable, "-m", "caravanserai.cli", words[0], "--data", str(self.folder), *words[1:]]
        return subprocess.run(command, check=True, capture_output=True, text=True, cwd=ROOT).stdout

    def stop(self, kill: bool = False) -> None:
        """Stop it, politely or not."""
        if self.process is None:
            return
        if kill:
            self.process.kill()
        else:
            self.process.terminate()
        self.process.wait(20)
        self.process = None


def new_table(url: str, game: str, count: int, bot: str = "random", **wishes: Any) -> dict[str, Any]:
    """A table against bots that do not think, made over the HTTP API; its keys."""
    wish = {
        "game": game,
        "seats": [{"kind": "me"}, *({"kind": "bot", "level": bot} for _ in range(count - 1))],
        "speed": "instant",
        "start": True,
        "player": "Tester",
        **wishes,
    }
    request = urllib.request.Request(
        f"{url}/api/tables", json.dumps(wish).encode(), {"Content-Type": "application/json"}, method="POST"
    )
    with urllib.request.urlopen(request, timeout=20) as answer:
        made: dict[str, Any] = json.load(answer)
    return made


def sit(page: Page, keys: dict[str, Any]) -> None:
    """Open the private seat link."""
    page.goto(f"/table/{keys['table']}#seat={keys['token']}")
    page.wait_for_selector(".a-board svg, .a-board .tables")


def turn(page: Page) -> Turn:
    """Whose turn it is, as the page says."""
    found = page.locator(".page").get_attribute("data-turn")
    assert found in ("mine", "wait", "over")
    return found  # type: ignore[return-value]


def version(page: Page) -> str:
    """What the page has seen last."""
    return page.locator(".page").get_attribute("data-version") or ""


def wait_for_turn(page: Page, timeout: float = 20_000) -> Turn:
    """Wait until a choice is asked of us or the game is over."""
    page.wait_for_selector(".page[data-turn=mine], .page[data-turn=over]", timeout=timeout)
    return turn(page)


def wait_past(page: Page, seen: str) -> None:
    """Wait until the table has moved on from a version."""
    page.wait_for_function(
        "seen => document.querySelector('.page').dataset.version !== seen", arg=seen, timeout=20_000
    )


def settle(page: Page, seen: str) -> None:
    """Wait for what a click led to: the table has moved on, or the choice is narrowed or waits to be confirmed."""
    page.wait_for_function(
        """seen => {
            const page = document.querySelector('.page');
            return page.dataset.version !== seen
                || (page.dataset.turn === 'mine' && document.querySelector('.btn.go, .crumb, .picked') !== null);
        }""",
        arg=seen,
        timeout=20_000,
    )


def fill_form(page: Page, count: int) -> bool:
    """Fill in and send the form that stands for several small choices, if there is one."""
    done = page.locator(".tray .done")
    if not done.count():
        return False
    seen = version(page)
    exchange = page.locator(".exchange li")
    if exchange.count():
        exchange.locator(".step:not(:last-child):enabled").first.click()
        given = page.locator(".exchange li:has(.gives)")
        expect(given).to_have_count(1)
        page.locator(".exchange li:not(:has(.gives)) .step:last-child:enabled").first.click()
    for _ in range(60):
        if done.is_enabled():
            break
        steps = page.locator(".tray li .step:last-child:enabled, .tray .kind.can:not(.on):enabled")
        steps.nth(count % steps.count()).click()
    done.click()
    wait_past(page, seen)
    return True


def fill_by_keys(page: Page, count: int) -> bool:
    """The same without a mouse: number keys add or choose, Enter sends."""
    done = page.locator("[data-done]")
    if not done.count():
        return False
    seen = version(page)
    rows = page.locator("[data-row]")
    for step in range(60):
        if done.is_enabled():
            break
        open_rows = [at for at in range(rows.count()) if rows.nth(at).is_enabled()]
        page.keyboard.press(str(1 + open_rows[(count + step) % len(open_rows)]))
    page.keyboard.press("Enter")
    wait_past(page, seen)
    return True


def by_mouse(page: Page, count: int) -> None:
    """One click: on a thing of the board where one is offered, else in the list; forms are filled in."""
    if fill_form(page, count):
        return
    seen = version(page)
    things = page.locator(".a-board [data-thing].can")
    if things.count() and count % 5 != 4:
        things.nth((count * 7) % things.count()).click(force=True)
    else:
        choices = page.locator("button.choice, button.number")
        choices.nth((count * 5) % choices.count()).click()
    settle(page, seen)
    button = page.locator(".prompt .btn.go")
    if version(page) == seen and button.count():
        button.first.click()
        wait_past(page, seen)


def by_keyboard(page: Page, count: int) -> None:
    """A number of the list, or a walk to a thing of the board; Enter where a confirm is wanted; forms are filled in."""
    page.evaluate("document.activeElement.blur()")
    if fill_by_keys(page, count):
        return
    seen = version(page)
    target = page.locator(".a-board [data-thing].can")
    if count % 4 == 3 and target.count():
        target.nth(count % target.count()).focus()
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
    else:
        choices = min(9, page.locator("button.choice, button.number").count())
        page.keyboard.press(str(1 + count % choices))
    settle(page, seen)
    if version(page) == seen and page.locator(".prompt .btn.go").count():
        page.evaluate("document.activeElement.blur()")
        page.keyboard.press("Enter")
        wait_past(page, seen)


def play_on(page: Page, hand: Any = by_mouse, decisions: int = 10_000) -> int:
    """Decide until the game is over, or so many times; how many it were."""
    for count in range(decisions):
        if wait_for_turn(page) == "over":
            return count
        hand(page, count)
    return decisions


def no_sideways_scrolling(page: Page) -> None:
    """The page must not be wider than the window."""
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page scrolls sideways"


def speaks(page: Page) -> None:
    """No message of the shell is missing its words."""
    expect(page.locator("body")).not_to_contain_text("ui-")
