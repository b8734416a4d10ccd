"""The catalogues and the rules pages use the words of the glossary, each term once, and none of those that it rejects."""

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

import caravanserai as cs
from caravanserai.text.catalogue import LANGUAGES, Catalogue, part_source, source
from caravanserai.text.rules import rules_text

GAMES = ("alrashid", "fivetribes", "morgenland", "yspahan")
GLOSSARY = Path(__file__).parents[2] / "docs" / "glossary"
SOURCES = {"rulebook", "ours", "not checked"}


class Term(NamedTuple):
    """One line: the id of a name or nothing, the word, where it comes from, and what is not said instead."""

    id: str
    word: str
    source: str
    rejected: tuple[str, ...]


@cache
def glossary(language: str) -> dict[str, list[Term]]:
    """Game -> its terms; the chapters of the page stand in the order of the games."""
    chapters = (GLOSSARY / f"{language}.md").read_text(encoding="utf-8").split("\n## ")[1:]
    return {game: terms(chapter) for game, chapter in zip(GAMES, chapters, strict=True)}


def terms(chapter: str) -> list[Term]:
    rows = [
        [cell.strip() for cell in line.split("|")[1:-1]] for line in chapter.splitlines() if line[:1] == "|"
    ]
    return [Term(row[0], row[1], row[2], tuple(filter(None, row[3].split(", ")))) for row in rows[2:]]


def spoken(game: str, language: str) -> str:
    """Everything that a game says in a language."""
    package = cs.game(game).package
    return "\n".join(
        [source(package, language), *(part_source(package, part, language) for part in ("guide", "howto"))]
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_names_are_those_of_the_glossary(game: str, language: str) -> None:
    words = Catalogue(language, cs.game(game), fallback=False)
    named = [term for term in glossary(language)[game] if term.id]
    assert len(named) > 30
    assert {term.id: words.name(term.id) for term in named} == {term.id: term.word for term in named}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_phrases_are_used_and_rejected_words_are_not(game: str, language: str) -> None:
    said = spoken(game, language)
    written = f"{said}\n{rules_text(cs.game(game), language)}"
    for term in glossary(language)[game]:
        assert term.id or term.word in said, term
        assert [word for word in term.rejected if re.search(rf"\b{re.escape(word)}\b", written)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_stands_once_and_says_where_it_comes_from(language: str) -> None:
    for game, found in glossary(language).items():
        ids = [term.id for term in found if term.id]
        assert len(ids) == len(set(ids)), game
        assert {term.source for term in found} <= SOURCES


def test_all_languages_have_the_same_terms() -> None:
    for game in GAMES:
        ids = {language: [term.id for term in glossary(language)[game] if term.id] for language in LANGUAGES}
        assert all(each == ids["en"] for each in ids.values()), game
