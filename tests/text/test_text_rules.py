"""The rules reference, rule by rule."""

import pytest
from night_market import GAME
from night_market.game import NightMarket

from caravanserai.text.rules import Rule, rules, rules_text


def test_rules_are_found_in_the_package_of_the_game() -> None:
    known = rules(GAME)
    assert list(known) == [f"NM-{number}" for number in range(1, 16)]
    assert known["NM-5"].chapter == "A turn"
    assert known["NM-5"].text == "Browse: draw a card from the deck. There must be one."


def test_a_language_without_translation_falls_back_to_english() -> None:
    assert rules_text(GAME, "it") == rules_text(GAME, "en")


def test_a_game_without_rules_says_so() -> None:
    nameless = type("Nameless", (NightMarket,), {"key": "nameless"})()
    with pytest.raises(FileNotFoundError, match="nameless has no rules reference"):
        rules_text(nameless)


@pytest.mark.parametrize(
    ("text", "title"),
    [
        ("Smuggler: give one good and take one.", "Smuggler"),
        ("Vizier, for 0: give a good.", "Vizier"),
        ("Anun-Nak (W, E/F): draw three meeples.", "Anun-Nak"),
        ("Chargement\u202f: posez un cube.", "Chargement"),
        ("Djinn's House (Magic): the first in rank may use two.", "Djinn's House"),
        ("Use the group for exactly one of these: goods, a move.", "A turn"),
        ("A shop holds one cube. Cards: two.", "A turn"),
        ("1: a number is no name.", "A turn"),
    ],
)
def test_a_link_to_a_rule_is_called_by_its_name_or_chapter(text: str, title: str) -> None:
    assert Rule("XX-1", "A turn", text).title == title
