"""What must never cross the wire, and what must survive reloads and crashes."""

import json
from collections.abc import Callable
from typing import Any

from browser_driver import Server, by_mouse, new_table, play_on, sit, version, wait_for_turn
from browser_tables import early, lay
from playwright.sync_api import Page, Request, WebSocket, expect


def heard_by(page: Page) -> list[dict[str, Any]]:
    """Every message the page gets from now on."""
    heard: list[dict[str, Any]] = []

    def socket(found: WebSocket) -> None:
        found.on("framereceived", lambda frame: heard.append(json.loads(frame)))

    page.on("websocket", socket)
    return heard


def players(view: dict[str, Any]) -> list[dict[str, Any]]:
    """The players' part of a Five Tribes view."""
    found = view["seats"] if isinstance(view["seats"], list) else view["players"]
    assert isinstance(found, list)
    return found


DECIDE = """([table, token]) => {
    const socket = new WebSocket(location.origin.replace('http', 'ws') + '/ws');
    window.decided = 0;
    socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', table, token }));
    socket.onmessage = ({ data }) => {
        const { type, version, prompt } = JSON.parse(data);
        const choice = type === 'update' && !window.enough ? prompt.choices[0] : null;
        if (!choice) return;
        window.decided += 1;
        socket.send(JSON.stringify({ type: 'act', request: version, version, action: choice.id }));
    };
}"""
"""Decides, always the first choice, beside the page that looks on, until it is enough."""


def test_two_browsers_share_no_secret(page: Page, guest: Callable[..., Page], server: Server) -> None:
    """Gold and hands of Five Tribes go to their owner alone, in both directions, in all that crosses the wire."""
    keys = new_table(server.url, "fivetribes", 2, seats=[{"kind": "me"}, {"kind": "open"}], start=False)
    friend = guest()
    mine, theirs = heard_by(page), heard_by(friend)
    friend.goto(f"/table/{keys['table']}#join={keys['join']}")
    friend.get_by_role("dialog").get_by_role("button", name="Sit down").click()
    page.goto("/healthz")
    page.evaluate(
        f"""localStorage.setItem('serai.tables', JSON.stringify({{'{keys["table"]}': {{seat: '{keys["token"]}', owner: '{keys["owner"]}'}}}}))"""
    )
    page.goto(f"/table/{keys['table']}")
    page.get_by_role("button", name="Start").click()
    page.wait_for_selector(".a-board svg")
    friend.wait_for_selector(".a-board svg")
    for each in (page, friend):
        held = each.evaluate(
            "table => JSON.parse(localStorage.getItem('serai.tables'))[table].seat", keys["table"]
        )
        each.evaluate(DECIDE, [keys["table"], held])
    for each in (page, friend):
        each.wait_for_function("() => window.decided >= 10")
    for each in (page, friend):
        each.evaluate("window.enough = true")
    for messages, own in ((mine, 0), (theirs, 1)):
        views: list[dict[str, Any]] = [{}]
        for message in messages:
            if message["type"] == "update":
                views.append({**({} if message["whole"] else views[-1]), **message["view"]})
        assert len(views) > 11
        for view in views[1:]:
            for seat, player in enumerate(players(view)):
                assert (player["gold"] is None) == (seat != own)
                assert (player["hand"] is None) == (seat != own)
        for message in messages:
            if message["type"] == "update" and message["prompt"]["seat"] != own:
                assert message["prompt"]["choices"] == []


def test_reload_in_mid_turn(page: Page, server: Server) -> None:
    """A reload, with or without the fragment, brings back the same decision."""
    keys = lay(server.folder, early("fivetribes", 2, 4))
    sit(page, keys)
    by_mouse(page, 0)
    wait_for_turn(page)
    asked, seen = page.locator(".prompt .l1").inner_text(), version(page)
    page.reload()
    wait_for_turn(page)
    assert (page.locator(".prompt .l1").inner_text(), version(page)) == (asked, seen)
    page.goto(f"/table/{keys['table']}")
    wait_for_turn(page)
    assert version(page) == seen


def test_server_dies_in_mid_game(page: Page, server: Server, complaints: list[str]) -> None:
    """The server is killed; the board stays, the page comes back by itself, the game goes on where it was.

    It is killed when the page has all its parts: those that tell of moves are loaded a while after the first picture.
    """
    loading: set[Request] = set()
    page.on("request", lambda each: loading.add(each))
    page.on("requestfinished", lambda each: loading.discard(each))
    sit(page, lay(server.folder, early("yspahan", 2, 4)))
    page.locator(".a-side [role=tabpanel]").wait_for()
    play_on(page, decisions=1)
    wait_for_turn(page)
    while loading:
        page.wait_for_event("requestfinished", lambda _: not loading)
    seen, asked = version(page), page.locator(".prompt .l1").inner_text()
    server.stop(kill=True)
    expect(page.get_by_text("Reconnecting").first).to_be_visible()
    assert page.locator(".a-board svg").is_visible()
    expect(page.get_by_role("button", name="Try again")).to_be_visible()
    server.start()
    again = page.get_by_role("button", name="Try again")
    again.evaluate_all("found => found.forEach(each => each.click())")  # unless it has come back by itself
    page.wait_for_selector(".dot.live")
    wait_for_turn(page)
    assert page.locator(".prompt .l1").inner_text() == asked
    assert version(page) == seen
    play_on(page, decisions=2)
    complaints[:] = [each for each in complaints if "WebSocket" not in each and "ERR_CONNECTION" not in each]


def test_undo_and_why_not(page: Page, server: Server) -> None:
    """A drop is taken back; a tile that cannot be chosen tells why, with its rule in the drawer."""
    sit(page, new_table(server.url, "fivetribes", 2))
    for _ in range(30):
        wait_for_turn(page)
        if page.locator(".page [data-thing^=hand-]").count():
            break
        by_mouse(page, 0)
    before, asked = version(page), page.locator(".prompt .l1").inner_text()
    page.locator("[data-thing^=tile-].can").first.click(force=True)
    if page.locator("[data-thing^=hand-].can").count():
        page.locator("[data-thing^=hand-].can").first.click(force=True)
    page.wait_for_function("seen => document.querySelector('.page').dataset.version !== seen", arg=before)
    page.keyboard.press("z")
    expect(page.locator(".prompt .l1")).to_have_text(asked)
    far = page.locator(".a-board [data-thing^=tile-]:not(.can)").last
    far.click(button="right", force=True)
    link = page.locator("[data-card] [data-rule-link]").last
    rule = link.get_attribute("data-rule-link")
    assert rule
    link.click()
    expect(page.locator("[data-rule].at")).to_contain_text(rule)
    page.keyboard.press("Escape")
