"""How to play: every game's page in every language, reached from where one looks for it, open to everybody."""

import re

import pytest
from browser_axe import serious
from browser_driver import GAMES, Server, new_table, no_fault, no_sideways_scrolling, sit
from playwright.sync_api import Page, expect
from test_browser_pages import OUT_OF_REACH, THEMES

LANGUAGES = ("en", "it", "fr", "de")


@pytest.mark.parametrize("game", GAMES)
def test_the_page_in_every_language(page: Page, game: str) -> None:
    """Every part has words and contents lead to it; no key is ever seen."""
    page.goto(f"/how/{game}")
    for language in LANGUAGES:
        page.locator(".language select").select_option(language)
        page.wait_for_function("language => document.documentElement.lang === language", arg=language)
        parts = page.locator("main section")
        links = page.locator("nav a[href^='#']")
        assert parts.count() == links.count() > 0
        for number in range(parts.count()):
            assert len(parts.nth(number).inner_text().split()) > 8
        said = page.locator("body").inner_text()
        assert not re.search(r"\b(howto|ui|name)-[a-z]", said)
    last = page.locator("nav a[href^='#']").last
    last.click()
    expect(page.locator("main section").last).to_be_in_viewport()


@pytest.mark.parametrize("game", GAMES)
def test_everybody_can_read_it(page: Page, game: str) -> None:
    """In three windows, by day and by night."""
    page.goto(f"/how/{game}")
    page.wait_for_selector("main section")
    for wide, high in ((1440, 900), (820, 1180), (390, 844)):
        page.set_viewport_size({"width": wide, "height": high})
        page.wait_for_function("wide => innerWidth === wide", arg=wide)
        for theme in THEMES:
            page.emulate_media(color_scheme=theme)
            expect(page.locator("html")).to_have_attribute("data-theme", theme)
            no_sideways_scrolling(page)
            no_fault(page, OUT_OF_REACH)
            assert serious(page) == [], f"{theme}, {wide} by {high}"


def test_the_ways_to_it_and_on(page: Page, server: Server) -> None:
    """From the lobby, the rules and a table's menu; on to the rules in full, the lesson and a game."""
    page.goto("/")
    page.get_by_role("link", name="How to play: Yspahan").click()
    page.wait_for_url("**/how/yspahan")
    page.get_by_role("link", name="Rules in full").first.click()
    page.wait_for_url("**/rules/yspahan")
    page.wait_for_selector("[data-rule]")
    page.get_by_role("link", name="How to play").click()
    page.locator("main section a[href*='#YS-']").first.click()
    page.wait_for_selector("[data-rule].at")
    page.go_back()
    page.get_by_role("button", name="Play the lesson").first.click()
    page.wait_for_selector(".guide")
    sit(page, new_table(server.url, "fivetribes", 3))
    page.get_by_role("tab", name="Rules").click()
    expect(page.get_by_role("link", name="How to play")).to_have_attribute("href", "/how/fivetribes")
    page.get_by_role("button", name="Menu").click()
    link = page.get_by_role("dialog").get_by_role("link", name="How to play")
    expect(link).to_have_attribute("href", "/how/fivetribes")
