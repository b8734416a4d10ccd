"""The pictures of the README: fixed games against fixed bots, seen in the system's chromium.

python tools/screenshots.py          all of them, into docs/pictures
"""

import asyncio
import base64
import contextlib
import json
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from caravanserai.cli.tables import BotSeats
from caravanserai.play.match import Match
from caravanserai.play.record import header_lines
from caravanserai.server.bodies import Keys, NewTable, SeatWish
from caravanserai.server.matches import first_changes
from caravanserai.server.sqlite import SqliteStore
from caravanserai.server.tables import create

ROOT = Path(__file__).resolve().parents[1]
PICTURES = ROOT / "docs" / "pictures"
SEED = "pictures"
LARGEST = 250_000
QUALITY = 0.9


class Scene(NamedTuple):
    """A game at the moment when the first seat is asked something, not before so many decisions."""

    game: str
    seats: int
    decision: str
    after: int
    theme: str
    pointed: str
    """What the pointer rests on: the first of these is taken."""


SCENES = (
    Scene("yspahan", 4, "D-MOVE", 120, "light", ".a-board .can"),
    Scene("fivetribes", 4, "D-DROP", 60, "light", ".a-board .can[data-thing^=tile]"),
    Scene("alrashid", 4, "D-TURN", 150, "light", ".a-board .can"),
    Scene("morgenland", 4, "D-SPACE", 60, "dark", ".a-board .can"),
)


def main() -> int:
    """Take all pictures; the exit code is 1 where one is too large."""
    chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if chromium is None:
        print("there is no chromium on this machine", file=sys.stderr)
        return 1
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="caravanserai-pictures-") as scratch:
        data = Path(scratch) / "data"
        data.mkdir()
        keys = {scene.game: set_up(scene, data) for scene in SCENES}
        with serving(data) as address, sync_playwright() as play:
            browser = play.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
            take_all(browser, address, keys)
            browser.close()
    sizes = {path.name: path.stat().st_size for path in sorted(PICTURES.glob("*.webp"))}
    for name, size in sizes.items():
        print(f"{name:20} {size:7}")
    return 1 if any(size > LARGEST for size in sizes.values()) else 0


def set_up(scene: Scene, data: Path) -> Keys:
    """A table of which the game has come to the scene's moment."""
    match = Match(scene.game, scene.seats, SEED)
    bots = BotSeats(match, (), "greedy", SEED)
    for count in range(10_000):
        seat = match.state.actor()
        if seat == 0 and count >= scene.after and match.prompt(0)["decision"] == scene.decision:
            break
        match.play(seat, bots.decide(match, seat))
    wish = NewTable(
        game=scene.game,
        seats=[SeatWish(kind="me"), *(SeatWish(kind="bot") for _ in range(scene.seats - 1))],
        player="Amina",
    )
    table, keys = create(wish, ("easy", "medium", "hard"), "medium", time.time_ns() // 1_000_000)
    table.status = "running"
    table.commitment = match.commitment
    table.header = "\n".join([*header_lines(match), ""])
    store = SqliteStore(data)
    try:
        asyncio.run(store.commit(*first_changes(table, match)))
    finally:
        store.close()
    return keys


@contextlib.contextmanager
def serving(data: Path) -> Iterator[str]:
    """A server of these tables; its address."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    command = [sys.executable, "-m", "caravanserai.cli", "serve", "--port", str(port), "--data", str(data)]
    server = subprocess.Popen([*command, "--workers", "1"], cwd=ROOT, stdout=subprocess.DEVNULL)
    address = f"http://127.0.0.1:{port}"
    try:
        for _ in range(300):
            with contextlib.suppress(OSError), urllib.request.urlopen(f"{address}/healthz", timeout=2):
                break
            time.sleep(0.1)
        yield address
    finally:
        server.terminate()
        server.wait(20)


def take_all(browser: Browser, address: str, keys: dict[str, Keys]) -> None:
    """The lobby, the four boards and a phone."""
    page = opened(browser, address, keys, "light", (1440, 900))
    page.goto("/")
    page.wait_for_selector(".it")
    take(page, "lobby")
    for scene in SCENES:
        page = opened(browser, address, keys, scene.theme, (1440, 900))
        sit(page, keys[scene.game])
        page.locator(scene.pointed).first.hover(force=True)
        take(page, scene.game)
    page = opened(browser, address, keys, "light", (390, 844), scale=2)
    sit(page, keys["yspahan"])
    take(page, "phone")


def opened(
    browser: Browser, address: str, keys: dict[str, Keys], theme: str, size: tuple[int, int], scale: int = 1
) -> Page:
    """A page of somebody who plays at all the tables and has been there all the time."""
    phone = size[0] < size[1]
    context = browser.new_context(
        base_url=address,
        viewport={"width": size[0], "height": size[1]},
        device_scale_factor=scale,
        has_touch=phone,
        is_mobile=phone,
        locale="en-GB",
    )
    kept: dict[str, Any] = {
        "serai.settings": {"theme": theme, "language": "en", "tips": False},
        "serai.tables": {each.table: {"seat": each.token} for each in keys.values()},
        "serai.seen": {each.table: 1_000_000 for each in keys.values()},
    }
    for name, value in kept.items():
        context.add_init_script(f"localStorage.setItem({json.dumps(name)}, {json.dumps(json.dumps(value))})")
    return context.new_page()


def sit(page: Page, keys: Keys) -> None:
    """Open the table and wait for the question."""
    page.goto(f"/table/{keys.table}")
    page.wait_for_selector(".page[data-turn=mine]")
    page.wait_for_selector(".a-board svg")


def take(page: Page, name: str) -> None:
    """The page as WebP, made by the browser itself."""
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(1500)
    shown = base64.b64encode(page.screenshot()).decode()
    page.goto("about:blank")
    packed = page.evaluate(
        """async ([shown, quality]) => {
            const picture = new Image();
            picture.src = 'data:image/png;base64,' + shown;
            await picture.decode();
            const canvas = document.createElement('canvas');
            canvas.width = picture.width;
            canvas.height = picture.height;
            canvas.getContext('2d').drawImage(picture, 0, 0);
            return canvas.toDataURL('image/webp', quality).split(',')[1];
        }""",
        [shown, QUALITY],
    )
    (PICTURES / f"{name}.webp").write_bytes(base64.b64decode(packed))
    page.context.close()


if __name__ == "__main__":
    sys.exit(main())
