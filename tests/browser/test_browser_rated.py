"""A rated table: marked when it is opened, accepted by both, played out, counted, and shown where somebody looks for it."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from browser_driver import Server, no_sideways_scrolling, sit_down
from browser_paint import picture
from browser_ways import walk_to
from playwright.sync_api import Page, expect

PLAY = """table => {
    const held = JSON.parse(localStorage.getItem('serai.tables') ?? '{}')[table]?.seat;
    const token = held ?? JSON.parse(localStorage.getItem('serai.me')).device;
    const socket = new WebSocket(location.origin.replace('http', 'ws') + '/ws');
    socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', table, token }));
    socket.onmessage = ({ data }) => {
        const { type, version, prompt, result } = JSON.parse(data);
        if (type !== 'update') return;
        const choice = prompt.choices[0];
        if (result) document.documentElement.dataset.played = 'out';
        else if (choice)
            socket.send(JSON.stringify({ type: 'act', request: version, version, action: choice.id }));
    };
}"""
"""Decides with what the browser holds, always the first choice, until the game is over."""


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Server]:
    """A server that offers ratings."""
    server = Server(tmp_path / "data", "--ratings")
    yield server
    server.stop()


def rating_of(page: Page) -> tuple[str, int, int]:
    """What the page about oneself says after the game: the place, the rating and how uncertain it is."""
    expect(page.locator("html")).to_have_attribute("data-played", "out")
    page.reload()
    ratings = page.get_by_role("region", name="Ratings")
    expect(ratings).to_contain_text("Al-Rashid 1 game")
    expect(ratings.get_by_role("listitem")).to_contain_text(re.compile(r"^Al-Rashid, "))
    place = ratings.get_by_text(re.compile(r"^\d\. of 2$")).inner_text()
    points, _, uncertain = ratings.locator(".rating").inner_text().split()
    expect(ratings.get_by_role("listitem")).to_contain_text(f"then {points} ± {uncertain}")
    return place, int(points), int(uncertain)


def test_both_accept_that_it_counts_and_see_what_it_counted(
    served: Server, page: Page, guest: Callable[..., Page], complaints: list[str]
) -> None:
    page.goto(served.url)
    page.get_by_role("button", name="New table: Al-Rashid").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_placeholder("Your name").fill("Hana")
    while sheet.get_by_role("button", name="Remove this seat").count() > 1:
        sheet.get_by_role("button", name="Remove this seat").last.click()
    sheet.get_by_label(re.compile("Rated: the result counts")).check()
    expect(sheet.get_by_label("Pace")).to_have_value("calm")
    sheet.get_by_role("button", name="Create the table").click()
    expect(page.get_by_role("note")).to_contain_text("This table is rated")
    table = page.url.partition("/table/")[2][:16]
    join = page.evaluate("table => JSON.parse(localStorage.getItem('serai.tables'))[table].join", table)
    seats = page.get_by_role("region", name="At the table")
    expect(seats).to_contain_text("1500 ± 482")

    friend = guest(viewport={"width": 390, "height": 844})
    sit_down(friend, f"{served.url}/table/{table}#join={join}", "Noor")
    expect(friend.get_by_role("note")).to_contain_text("Whoever is ready accepts that.")
    picture(page, "rated-waiting.png")
    no_sideways_scrolling(friend)
    page.get_by_role("button", name="Ready, and rated").click()
    expect(page.get_by_role("button", name="I am ready")).to_be_visible()
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_role("alert")).to_contain_text("A rated game begins when everybody is ready for it.")
    complaints.clear()  # the refusal was provoked
    friend.get_by_role("button", name="Ready, and rated").click()
    page.wait_for_selector(".a-board svg")
    friend.wait_for_selector(".a-board svg")
    expect(page.locator(".rating")).to_have_count(2)
    picture(page, "rated-table.png")

    for each in (page, friend):
        walk_to(each, "/you")
        expect(each.get_by_role("region", name="Ratings")).to_contain_text("No rated game yet.")
        each.evaluate(PLAY, table)
    shown = [rating_of(each) for each in (page, friend)]
    picture(friend, "rated-you.png", full_page=True)
    no_sideways_scrolling(friend)
    assert all(uncertain < 482 for _, _, uncertain in shown), "it is better known than before"
    (first, won, _), (second, lost, _) = sorted(shown)
    assert (first, second) == ("1. of 2", "2. of 2")
    assert lost < 1500 < won
    walk_to(page, f"/table/{table}")
    last = page.get_by_role("region", name="Final score").locator(".rating")
    expect(last).to_have_text([re.compile(f"^{won} "), re.compile(f"^{lost} ")])
