"""Cards of things, of pauses and of the end agree in number, article and person, in all four languages."""

import re

import pytest
from test_text_asked import BROKEN, PLAYERS
from text_asked import Asked, asked
from text_numbers import COUNTED, miscounted
from text_sentences import GAMES, WRONG, catalogue, variants
from text_shown import shown

import caravanserai as cs
from caravanserai.text.catalogue import LANGUAGES, Catalogue

TITLES = {"card-player-name", "card-seat-name", "card-name", "name-thing-player"}
"""Cards of a player, headed by the name even for the player."""
OWNERS = re.compile(r" \((Noor|Idris|Samir|Layla|Basim|, | et )+\)")
"""Whose pieces they are, in brackets: a list, no person whose verb is missing."""


def said(game: str, language: str, found: list[Asked]) -> list[tuple[str, int, str]]:
    """Key, reader and sentence; second lines need not exist."""
    readers = [
        Catalogue(language, cs.game(game), PLAYERS, fallback=False, me=seat) for seat in range(len(PLAYERS))
    ]
    return [
        (each.key, each.reader, readers[each.reader].say(each.key, each.args))
        for each in found
        if readers[each.reader].has(each.key)
    ]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_shown_agrees_and_never_names_the_reader(language: str, game: str) -> None:
    found = said(game, language, shown(game))
    assert (
        sorted({(key, text) for key, _, text in found if re.search(WRONG[language], OWNERS.sub("", text))})
        == []
    )
    assert sorted({(key, text) for key, _, text in found if BROKEN.search(text)}) == []
    named = {(key, text) for key, reader, text in found if PLAYERS[reader] in text and key not in TITLES}
    assert sorted(named) == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_and_what_they_count_agree_everywhere(language: str, game: str) -> None:
    """Events with every number they can get, questions, choices and refusals of the recorded games, and all cards."""
    words = catalogue(language, cs.game(game), None)
    events = [
        (f"event-{kind.word}", words.say(f"event-{kind.word}", args))
        for kind in cs.game(game).kinds
        for args in variants(kind)
    ]
    told = [(key, text) for key, _, text in said(game, language, [*asked(game), *shown(game)])]
    assert sorted({each for each in (*events, *told) if miscounted(language).search(each[1])}) == []


@pytest.mark.parametrize("game", GAMES)
def test_the_recorded_games_show_every_kind_of_card(game: str) -> None:
    keys = {each.key for each in shown(game)}
    for family, least in (("card-", 20), ("now-", 20), ("pause-", 6), ("end-", 3)):
        assert len([key for key in keys if key.startswith(family)]) >= least, family


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_numbers_finds_what_is_wrong(language: str) -> None:
    one, many = COUNTED[language].split()[1].split("/")
    assert miscounted(language).search(f"x 1 {many}.")
    assert miscounted(language).search(f"x 3 {one}.")
    assert not miscounted(language).search(f"x 1 {one}, 3 {many}.")
