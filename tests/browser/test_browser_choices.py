"""Choices in the browser: what they give and cost, what is behind one row, passing for good, stops waved through."""

import random
from collections.abc import Callable

import pytest
from browser_driver import Server, fill_by_keys, settle, version, wait_for_turn, wait_past
from browser_look import offered
from browser_tables import lay
from browser_ways import move_on
from playwright.sync_api import Page, expect

from caravanserai.games.morgenland.state import State
from caravanserai.games.morgenland.windows import React
from caravanserai.play.match import Match


def at_a_window() -> Match:
    """A game with magic in which we are asked whether we react, and have still to place in this round."""
    for number in range(100):
        match = Match("morgenland", 3, f"window {number}", version="magic")
        chance = random.Random(number)
        while not match.over:
            s = match.state
            assert isinstance(s, State)
            if s.actor() == 0 and isinstance(s.stack[-1], React) and s.unplaced[0] and s.round < 6:
                return match
            match.play(s.actor(), chance.choice(s.legal()))
    raise AssertionError("no window in a hundred games")


def come_to_a_window(page: Page, server: Server) -> None:
    """Sit down at a table that asks whether we react."""
    move_on(page, lay(server.folder, at_a_window()))
    offered(page)


def test_a_standing_pass(server: Server, page: Page) -> None:
    """MO-109 Of every length, by click and by keys, at one table after the other."""
    for way in (
        is_a_chip_in_the_dock_with_a_cross,
        until_a_space,
        until_i_end_it_lasts_over_rounds,
        unless_able_by_keys_outlives_a_reload,
    ):
        come_to_a_window(page, server)
        way(page)


def is_a_chip_in_the_dock_with_a_cross(page: Page) -> None:
    """Given by click it answers until our own placement comes, and can be lifted."""
    group = page.get_by_role("group", name="Pass for me")
    group.get_by_role("button", name="Pass for me").click()
    expect(group).to_contain_text("until the next treasure card")
    seen = version(page)
    group.get_by_role("button", name="This round").click()
    wait_past(page, seen)
    chip = page.locator(".a-dock .standing")
    expect(chip).to_have_text("Passing this round")
    expect(group).to_have_count(0)
    chip.get_by_role("button", name="Ask me again").click()
    expect(chip).to_have_count(0)


def unless_able_by_keys_outlives_a_reload(page: Page) -> None:
    """Keys give a standing pass; a page loaded anew finds it at the server; keys lift it, for good."""
    page.get_by_role("button", name="Pass for me").focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Unless I can do something").focus()
    page.keyboard.press("Enter")
    chip = page.locator(".a-dock .standing")
    expect(chip).to_have_text("Passing unless you can do something")
    page.reload()
    expect(chip).to_have_text("Passing unless you can do something")
    page.get_by_role("button", name="Ask me again").focus()
    page.keyboard.press("Enter")
    expect(chip).to_have_count(0)
    page.reload()
    assert wait_for_turn(page) == "mine"
    expect(chip).to_have_count(0)


def until_a_space(page: Page) -> None:
    """Any space still to come can be named."""
    page.get_by_role("button", name="Pass for me").click()
    page.get_by_label("Until …").select_option(label="Aladdin's Tent")
    expect(page.locator(".a-dock .standing")).to_have_text("Passing until Aladdin's Tent")


def until_i_end_it_lasts_over_rounds(page: Page) -> None:
    """The chip stays when a new round has begun, and what is no window is still asked."""
    page.get_by_role("button", name="Pass for me").click()
    page.get_by_role("button", name="Until I end it").click()
    chip = page.locator(".a-dock .standing")
    expect(chip).to_have_text("Passing until you end it")
    assert wait_for_turn(page) == "mine"
    expect(page.locator(".prompt")).not_to_contain_text("react")
    expect(chip).to_have_text("Passing until you end it")


def asked(game: str, decision: str, seats: int = 3, **options: str) -> Match:
    """A game in which the first seat is asked that question."""
    for number in range(100):
        match, chance = Match(game, seats, f"{decision} {number}", **options), random.Random(number)
        while not match.over:
            if match.state.actor() == 0 and match.prompt(0)["decision"] == decision:
                return match
            match.play(match.state.actor(), chance.choice(match.state.legal()))
    raise AssertionError(f"nobody was asked {decision} in a hundred games")


def test_optional_stops_are_waved_through_to_the_end_of_the_turn(
    laid: Callable[[Match], str], page: Page
) -> None:
    """Whoever asks to be asked only once is not asked about djinns again in this turn, but in the next."""
    page.goto(laid(asked("fivetribes", "D-POWER")))
    page.get_by_label("Ask me only this once in this turn").check()
    page.keyboard.press("p")
    chip = page.locator(".a-dock .standing")
    expect(chip).to_have_text("You are not asked again in this turn")
    decisions = []
    while wait_for_turn(page) == "mine" and chip.count():
        offered(page)
        decisions.append(page.locator(".prompt .l1").inner_text())
        if fill_by_keys(page, 0):
            continue
        seen = version(page)
        page.keyboard.press("1")
        settle(page, seen)
        if version(page) == seen:
            page.keyboard.press("Enter")
        wait_past(page, seen)
    assert decisions
    assert not [each for each in decisions if "before " in each.lower()], decisions


def in_words(page: Page) -> None:
    """Rows with words, not a row of numbers."""
    rows = page.locator(".a-choices .choice .line")
    expect(rows.first).to_be_visible()
    assert all(not each.strip().isdecimal() for each in rows.all_inner_texts())


@pytest.mark.browser_context_args(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
def test_pass_for_me_by_touch(server: Server, page: Page) -> None:
    """On a phone the lengths are pills; the chip stands above the own line, large enough for a finger."""
    come_to_a_window(page, server)
    page.get_by_role("button", name="Until I end it").tap()
    chip = page.locator(".a-dock .standing")
    expect(chip).to_have_text("Passing until you end it")
    chip.get_by_role("button", name="Ask me again").tap()
    expect(chip).to_have_count(0)


def selling() -> Match:
    """A game in which the first seat is about to choose what it sells, and holds three kinds at least."""
    for number in range(200):
        match, chance = Match("fivetribes", 3, f"sale {number}"), random.Random(number)
        while not match.over:
            s = match.state
            sells = [each for each in match.prompt(0)["choices"] if each["key"] == "choice-sell-kind"]
            if s.actor() == 0 and len(sells) >= 3 and match.prompt(0)["decision"] == "D-SELL-KIND":
                return match
            match.play(s.actor(), chance.choice(s.legal()))
    raise AssertionError("nobody sells three kinds in two hundred games")


def a_sale_is_one_form_in_any_order(page: Page) -> None:
    """The scale is in sight, the last kind may be chosen first, in the form or in the hand, and Enter sells."""
    form = page.locator(".sale")
    expect(form.locator(".scale li")).to_have_count(9)
    expect(form).to_contain_text("Keep all:")
    kinds = form.locator(".kind")
    kinds.last.click()
    expect(form.locator("[data-done]")).to_have_text("Sell 1 kind for 1 gold")
    page.locator(f'.a-dock [data-thing="{kinds.first.get_attribute("data-for")}"]').click()
    expect(form.locator("[data-done]")).to_have_text("Sell 2 kinds for 3 gold")
    expect(form.locator(".kind.on")).to_have_count(2)
    expect(form.locator(".scale .on")).to_contain_text("3")
    kinds.last.focus()
    page.keyboard.press("Enter")
    expect(form).to_have_count(0)


def supplying() -> Match:
    """A game of Yspahan in which the first seat has cubes for more than one souk."""
    for number in range(200):
        match, chance = Match("yspahan", 3, f"supply {number}"), random.Random(number)
        while not match.over:
            prompt = match.prompt(0)
            mine = match.state.actor() == 0 and prompt["decision"] == "D-SUPPLY"
            if mine and int(str(prompt["args"]["number"])) > 1 and len(prompt["choices"]) > 5:
                return match
            match.play(match.state.actor(), chance.choice(match.state.legal()))
    raise AssertionError("nobody supplies several cubes in two hundred games")


def the_cubes_of_a_supply_are_placed_in_one_gesture(page: Page) -> None:
    """YS-42 A row, or the plate of a souk, places all its cubes at once; one undo takes them back; `0` asks shop by shop."""
    rows = page.locator(".fills [data-row]")
    expect(rows.first).to_be_visible()
    asked_first = page.locator(".prompt .l1").inner_text()
    number = rows.first.locator(".cubes svg").count()
    assert number > 1
    rows.first.hover()
    expect(page.locator(".a-board .arriving")).to_have_count(number)
    cubes = page.locator(".a-board .piece use[href^='#cube-']")
    before = cubes.count()
    rows.first.click()
    expect(cubes).to_have_count(before + number)
    page.keyboard.press("z")
    expect(page.locator(".prompt .l1")).to_have_text(asked_first)
    expect(cubes).to_have_count(before)
    plate = page.locator(".a-board [data-thing^=souk-].can").first
    plate.click()
    expect(cubes).not_to_have_count(before)
    page.keyboard.press("z")
    expect(page.locator(".prompt .l1")).to_have_text(asked_first)
    expect(page.locator(".fills [data-rest]")).to_be_visible()  # the question is there before its form
    page.keyboard.press("0")
    expect(page.locator(".fills [data-choice]").first).to_be_visible()


def a_long_list_has_headings(page: Page, first: str) -> None:
    """Choices stand in lists named by their headings; arrows walk over all of them, numbers take them in this order."""
    parts = page.locator(".a-choices .group")
    expect(parts.first.locator("h3")).to_have_text(first)
    assert parts.count() > 1
    named = page.get_by_role("list", name=first, exact=True)
    inside = named.locator("[data-choice]").count()
    assert inside == parts.first.locator("[data-choice]").count() > 0
    rows = page.locator(".a-choices [data-choice]")
    for at in range(inside + 1):  # over the next heading
        page.keyboard.press("ArrowDown")
        expect(rows.nth(at)).to_be_focused()
        expect(rows.nth(at)).to_be_in_viewport()
    keys = page.locator(".a-choices .choice kbd").all_inner_texts()
    assert keys == [str(1 + at) for at in range(len(keys))]


def test_lists_and_forms(server: Server, page: Page) -> None:
    """YS-42 The first question of Yspahan, a supply, long lists and a sale, one table after the other."""
    move_on(page, lay(server.folder, asked("yspahan", "D-YELLOW", 4)))
    in_words(page)
    move_on(page, lay(server.folder, supplying(), people=3))  # a bot would have moved on before the undo
    the_cubes_of_a_supply_are_placed_in_one_gesture(page)
    move_on(page, lay(server.folder, asked("alrashid", "D-PLACE")))
    a_long_list_has_headings(page, "Pasha to a palace")
    move_on(page, lay(server.folder, asked("fivetribes", "D-START-TILE")))
    a_long_list_has_headings(page, "Column a")
    move_on(page, lay(server.folder, selling()))
    a_sale_is_one_form_in_any_order(page)
