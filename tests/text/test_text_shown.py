"""Cards of things, of pauses and of the end agree in number, article and person, in all four languages."""

import re

import pytest
from test_text_asked import BROKEN, PLAYERS, said
from text_numbers import COUNTED, miscounted
from text_sentences import GAMES, WRONG, catalogue, variants
from text_shown import shown

import caravanserai as cs
from caravanserai.text.catalogue import LANGUAGES

TITLES = {"card-player-name", "card-seat-name", "card-name", "name-thing-player"}
"""Cards of a player, headed by the name even for the player."""
OWNERS = re.compile(r" \((Noor|Idris|Samir|Layla|Basim|, | et )+\)")
"""Whose pieces they are, in brackets: a list, no person whose verb is missing."""


@pytest.mark.parametrize("game", GAMES)
def test_what_is_shown_agrees_and_never_names_the_reader(game: str) -> None:
    """In all languages, of every kind of card."""
    found = shown(game)
    for language in LANGUAGES:
        told = said(game, language, found)
        wrong = {(key, text) for key, _, text in told if re.search(WRONG[language], OWNERS.sub("", text))}
        assert sorted(wrong) == []
        assert sorted({(key, text) for key, _, text in told if BROKEN.search(text)}) == []
        named = {(key, text) for key, reader, text in told if PLAYERS[reader] in text and key not in TITLES}
        assert sorted(named) == []
        assert sorted({(key, text) for key, _, text in told if miscounted(language).search(text)}) == []
    keys = {each.key for each in found}
    for family, least in (("card-", 20), ("now-", 20), ("pause-", 6), ("end-", 3)):
        assert len([key for key in keys if key.startswith(family)]) >= least, family


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_and_what_they_count_agree_in_events(language: str, game: str) -> None:
    """Events with every number they can get; what is asked and shown is looked at in the same way."""
    words = catalogue(language, cs.game(game), None)
    events = [
        (f"event-{kind.word}", words.say(f"event-{kind.word}", args))
        for kind in cs.game(game).kinds
        for args in variants(kind)
    ]
    assert sorted({each for each in events if miscounted(language).search(each[1])}) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_numbers_finds_what_is_wrong(language: str) -> None:
    one, many = COUNTED[language].split()[1].split("/")
    assert miscounted(language).search(f"x 1 {many}.")
    assert miscounted(language).search(f"x 3 {one}.")
    assert not miscounted(language).search(f"x 1 {one}, 3 {many}.")
