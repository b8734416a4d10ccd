"""Questions, choices and refusals of the recorded games agree in number, article and person, in all four languages."""

import re

import pytest
from text_asked import MANY, Asked, asked
from text_numbers import miscounted
from text_sentences import GAMES, WRONG

import caravanserai as cs
from caravanserai.text.catalogue import LANGUAGES, Catalogue

PLAYERS = ("Noor", "Idris", "Samir", "Layla", "Basim")
BROKEN = re.compile(r"[{}$→]|  | [.,]|\(\)|\.\.|,,|[^\d\W]\. [a-zà-ÿ]")
"""What is left of an argument that was empty or missing."""


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
def test_what_is_asked_agrees_and_never_names_the_reader(game: str) -> None:
    """In all languages, of most questions and choices that the catalogue has and hundreds of different sentences."""
    heard = asked(game)
    for language in LANGUAGES:
        found = said(game, language, heard)
        assert sorted({(key, text) for key, _, text in found if re.search(WRONG[language], text)}) == []
        assert sorted({(key, text) for key, _, text in found if BROKEN.search(text)}) == []
        assert sorted({(key, text) for key, reader, text in found if PLAYERS[reader] in text}) == []
        assert sorted({(key, text) for key, _, text in found if miscounted(language).search(text)}) == []
    keys = {each.key for each in heard}
    assert len(heard) > 20 * MANY
    assert len([key for key in keys if key.startswith("prompt-")]) > 30
    assert len([key for key in keys if key.startswith("reason-")]) > 15
