"""Short ways: within a page that is open already, a third of the work of loading it, and to the end of another's turn."""

from typing import Any

from browser_driver import sit, turn_to
from playwright.sync_api import Page

from caravanserai.core.machine import Event
from caravanserai.play.match import Match

WALK = """address => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
}"""


def walk_to(page: Page, address: str) -> None:
    """Go to another page of the client as its links do. Wait then for something that only that page has."""
    page.evaluate(WALK, address)


def move_on(page: Page, keys: dict[str, Any]) -> None:
    """Sit down at a table, the first time by its link, then from table to table."""
    if page.locator(".page").count():
        turn_to(page, keys)
        page.wait_for_selector(".a-board svg, .a-board .tables")
    else:
        sit(page, keys)


TURN = """([table, token]) => new Promise(done => {
    const socket = new WebSocket(location.origin.replace('http', 'ws') + '/ws');
    let decided = false;
    socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', table, token }));
    socket.onmessage = ({ data }) => {
        const { type, version, prompt } = JSON.parse(data);
        if (type !== 'update') return;
        const choice = prompt.choices[0];
        if (choice) {
            decided = true;
            socket.send(JSON.stringify({ type: 'act', request: version, version, action: choice.id }));
        } else if (decided) {
            socket.close();
            done();
        }
    };
})"""


def take_turn(page: Page, keys: dict[str, Any], seat: int) -> None:
    """Somebody else decides, always the first choice, until it is not their turn any more; no page shows their table."""
    page.evaluate(TURN, [keys["table"], keys["tokens"][seat]])


def turned(match: Match, seat: int, events: list[Event]) -> bool:
    """Whether the first of two has just ended a turn of several decisions, and misses nothing of what was before."""
    deciders = [each for each, *_ in match.journal if each >= 0]
    return len(deciders) > 12 and deciders[-2:] == [0, 0] and match.state.actor() == 1
