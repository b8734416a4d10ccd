"""The first page and the page about oneself: tables that wait, what was played, and coming back from anywhere."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from browser_axe import serious
from browser_driver import Server, new_table, no_sideways_scrolling
from browser_paint import picture
from browser_tables import lay, played_out
from browser_ways import walk_to
from playwright.sync_api import Page, expect

HOLD = """tables => {
    const held = JSON.parse(localStorage.getItem('serai.tables') ?? '{}');
    for (const each of tables) held[each.table] = { seat: each.token, owner: each.owner };
    localStorage.setItem('serai.tables', JSON.stringify(held));
}"""


def make(server: Server, **more: Any) -> dict[str, Any]:
    """A table of Amina's with an open seat, at a move a day."""
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "random"}]
    wishes = {"seats": seats, "player": "Amina", "pace": {"seconds": 86_400}, **more}
    return new_table(server.url, wishes.pop("game", "yspahan"), 3, **wishes)


def put_away(page: Page, keys: dict[str, Any]) -> None:
    """Delete a table at which only bots are left: they would play their game out while others are tested."""
    owner = {"Authorization": f"Bearer {keys['owner']}"}
    assert page.request.delete(f"/api/tables/{keys['table']}", headers=owner).ok


def test_tables_wait_and_are_found_hidden_left_and_deleted(
    page: Page, server: Server, complaints: list[str]
) -> None:
    over = lay(server.folder, played_out("yspahan", 3, "home"), people=2)
    page.goto("/")
    expect(page.get_by_role("heading", name="Pick a game, play at once")).to_be_visible()
    expect(page.get_by_role("heading", name="Finished")).to_have_count(0)
    names = [f"Night {number}" for number in range(7)]
    made = [make(server, name=name) for name in names]
    waiting = make(server, name="Sunday", start=False)
    page.evaluate(HOLD, [*made, waiting, {**over, "owner": ""}])
    page.reload()

    expect(page.get_by_role("heading", name="7 tables wait for you")).to_be_visible()
    expect(page).to_have_title("(7) Caravanserai")
    rows = page.locator("li.r")
    expect(rows).to_have_count(6)
    expect(rows.first).to_contain_text("hours left")
    page.get_by_role("button", name="All 8 tables").click()
    expect(rows).to_have_count(8)
    assert serious(page) == []
    picture(page, "home.png")

    finished = page.locator("section", has=page.get_by_role("heading", name="Finished"))
    expect(finished).to_contain_text(re.compile(r"You won|you \d"))
    expect(page.get_by_role("row", name=re.compile("Yspahan"))).to_contain_text("of 1")
    page.get_by_role("button", name="Against whom").click()
    expect(page.get_by_role("row", name=re.compile("Guest 1"))).to_be_visible()

    search = page.get_by_role("searchbox", name="Search tables and people")
    search.fill("guest")
    expect(rows).to_have_count(0)
    expect(finished.get_by_role("link", name=re.compile("Look back"))).to_be_visible()
    search.fill("lam")
    expect(page.get_by_text("Nothing with “lam”.")).to_be_visible()
    search.fill("")

    page.get_by_role("button", name="More: Night 0").click()
    page.get_by_role("button", name="Hide").click()
    expect(page.get_by_role("heading", name="6 tables wait for you")).to_be_visible()
    page.get_by_text("Hidden 1").click()
    expect(rows).to_have_count(1)
    page.get_by_text("All", exact=True).first.click()
    page.get_by_role("button", name="More: Night 1").click()
    page.get_by_role("button", name="Leave").click()
    expect(page.get_by_text("A bot takes your seat and plays on.")).to_be_visible()
    page.get_by_role("button", name="Leave, a bot takes the seat").click()
    expect(page.get_by_role("heading", name="5 tables wait for you")).to_be_visible()
    put_away(page, made[1])
    page.get_by_role("button", name="More: Sunday").click()
    page.get_by_role("button", name="Delete").click()
    page.get_by_role("button", name="Delete the table").click()
    expect(page.get_by_role("link", name="Open: Sunday")).to_have_count(0)

    page.set_viewport_size({"width": 390, "height": 844})
    no_sideways_scrolling(page)
    picture(page, "home-phone.png")
    server.stop()
    expect(page.get_by_text("No connection since")).to_be_visible(timeout=20_000)
    expect(rows.first).to_contain_text("at least")
    server.start()
    expect(page.get_by_text("No connection since")).to_have_count(0)
    complaints[:] = [each for each in complaints if "ERR_CONNECTION" not in each]


def words_of(page: Page) -> list[str]:
    page.get_by_role("button", name="Show").click()
    return page.locator(".words b").all_inner_texts()


def test_a_person_moves_is_signed_out_and_comes_back(
    page: Page, guest: Callable[..., Page], server: Server, complaints: list[str]
) -> None:
    page.goto("/healthz")
    page.evaluate(HOLD, [make(server, name="Long Bazaar")])
    page.goto("/you")
    page.get_by_label("Name at the tables").fill("Amina")
    page.get_by_label("Name at the tables").press("Tab")
    page.get_by_role("button", name="Keep my tables safe").click()
    expect(page.get_by_text("1 game with your seat")).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("Sign out:"))).to_be_disabled()
    words = words_of(page)
    assert len(words) == 12
    assert serious(page) == []
    page.get_by_role("button", name="I have written them down").click()
    expect(page.get_by_text("Written down on")).to_be_visible()
    page.get_by_role("button", name="Make a code").click()
    code = page.locator(".code").inner_text()
    expect(page.get_by_role("img", name="QR code of the link to this person")).to_be_visible()
    picture(page, "you.png", full_page=True)
    server.stop()
    server.start()

    phone = guest()
    phone.goto(f"/you#move={code}")
    phone.get_by_role("button", name="Come in", exact=True).first.click()
    expect(phone.get_by_text("2 can act for you")).to_be_visible()
    assert "move" not in phone.url
    expect(phone.get_by_label("Name at the tables")).to_have_value("Amina")
    walk_to(phone, "/")
    phone.get_by_role("link", name="Play: Long Bazaar").click()
    phone.wait_for_selector(".a-board svg")
    expect(phone.locator(".page")).to_have_attribute("data-turn", "mine")

    page.reload()
    page.get_by_role("button", name="Sign out all others").click()
    expect(page.get_by_text("only this one")).to_be_visible()
    expect(phone.get_by_text("This device was signed out")).to_be_visible()
    phone.goto("/")
    expect(phone.get_by_role("heading", name="Pick a game, play at once")).to_be_visible()

    page.evaluate("localStorage.clear()")
    page.goto("/you")
    box = page.get_by_label("Your twelve words")
    come = page.get_by_role("button", name="Come in", exact=True).last
    box.fill(" ".join(["camell", *words[1:]]))
    come.click()
    expect(page.get_by_text("“camell” is not in the list")).to_be_visible()
    box.fill(" ".join(words[1:]))
    come.click()
    expect(page.get_by_text("1 word is missing.")).to_be_visible()
    box.fill("\n".join(words))
    come.click()
    expect(page.get_by_text("1 game with your seat")).to_be_visible()
    walk_to(page, "/")
    expect(page.get_by_role("link", name="Play: Long Bazaar")).to_be_visible()

    walk_to(page, "/you")
    with page.expect_download() as found:
        page.get_by_role("button", name="Download all").click()
    assert "Long Bazaar" in Path(found.value.path()).read_text(encoding="utf-8")
    page.get_by_role("button", name="Delete me").click()
    expect(page.get_by_text("At 1 running table a bot takes your seat.")).to_be_visible()
    page.get_by_role("button", name="Delete me for good").click()
    expect(page.get_by_role("button", name="Keep my tables safe")).to_be_visible()
    box = page.get_by_label("Your twelve words")
    box.fill(" ".join(words))
    page.get_by_role("button", name="Come in", exact=True).last.click()
    expect(page.get_by_text("That belongs to nobody here")).to_be_visible()
    complaints[:] = [each for each in complaints if "403" not in each and "ERR_CONNECTION" not in each]


def test_a_passkey_lets_its_person_in(page: Page, server: Server, complaints: list[str]) -> None:
    """With Chromium's virtual authenticator; a passkey that was signed out lets nobody in. It wants a name, not a number."""
    home = server.url.replace("127.0.0.1", "localhost")
    devtools = page.context.new_cdp_session(page)
    devtools.send("WebAuthn.enable")
    authenticator = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    devtools.send("WebAuthn.addVirtualAuthenticator", {"options": authenticator})
    page.goto(f"{home}/you")
    page.get_by_role("button", name="Keep my tables safe").click()
    page.get_by_role("button", name="Add a passkey").click()
    expect(page.get_by_text(", Passkey")).to_be_visible()
    page.evaluate("localStorage.clear()")
    page.reload()
    page.get_by_role("button", name="Come in with a passkey").click()
    expect(page.get_by_text("2 can act for you")).to_be_visible()
    passkey = page.locator("li", has_text=", Passkey")
    passkey.get_by_role("button").click()
    expect(passkey).to_have_count(0)
    page.evaluate("localStorage.clear()")
    page.reload()
    page.get_by_role("button", name="Come in with a passkey").click()
    expect(page.get_by_text("That belongs to nobody here")).to_be_visible()
    complaints[:] = [each for each in complaints if "403" not in each]
