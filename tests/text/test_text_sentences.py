"""Every event is a sentence in all four languages, with every argument it can get and for every reader."""

import re
from collections.abc import Iterator
from functools import cache

import pytest
from text_sentences import FILE, GAMES, WRONG, catalogue, text, variants

import caravanserai as cs
from caravanserai.text.catalogue import LANGUAGES, Catalogue

HEADINGS = {"event-round"}
"""Events that head a stretch of the log and need no verb."""
HEADS = {
    "en": {"": "Guild Road Indianum Internum Caliphate Valley Cave House Market Caravanserai Guard", "-": "Palace Sanmatia Tent 1 2 3 4 5"},
    "it": {"f": "Corporazione Via Valle Grotta Tenda Casa Guardia Stanza", "m": "Palazzo Mare Califfato Mercato Caravanserraglio", "-": "Sanmatia"},
    "fr": {"f": "Guilde Route Mare Vallée Grotte Tente Maison Garde Salle", "m": "Palais Califat Marché Caravansérail", "-": "Sanmatia"},
    "de": {"f": "Gilde Militärgilde Gelehrtengilde Handelsgilde Politische Seidenstraße Gewürzstraße Rote Weiße Blaue Schwarze Goldene Karawanserei Palastwache",
           "m": "Markt", "n": "Mare Abbasidenkalifat Niltal Haus", "-": "Al-Rashids Sanmatia Aladins Palastraum"},
}  # fmt: skip
"""The gender of places, by the word that decides it (in English the last one, elsewhere the first); - has no article."""
BEFORE = {
    "en": {"": {"the": "the", "at": "in the|on the|at the", "to": "to the|in the|on the|at the", "from": "from the"},
           "-": {"the": "", "at": "in|at", "to": "to|in|at", "from": "from"}},
    "it": {"f": {"the": "la", "at": "nella|sulla|alla|presso la", "to": "nella|sulla|alla|presso la", "from": "dalla"},
           "m": {"the": "il", "at": "nel|al", "to": "nel|al", "from": "dal"},
           "-": {"the": "", "at": "a", "to": "a", "from": "da"}},
    "fr": {"f": {"the": "la", "at": "dans la|sur la|à la", "to": "dans la|sur la|à la", "from": "de la"},
           "m": {"the": "le", "at": "dans le|au", "to": "dans le|au", "from": "du"},
           "-": {"the": "", "at": "à", "to": "à", "from": "de"}},
    "de": {"f": {"the": "die", "at": "in der|auf der|bei der", "to": "in die|auf die|zur", "from": "aus der|von der"},
           "m": {"the": "den", "at": "auf dem", "to": "auf den", "from": "vom"},
           "n": {"the": "das", "at": "im|auf dem", "to": "ins|auf das", "from": "aus dem|vom"},
           "-": {"the": "", "at": "in", "to": "in|nach", "from": "aus"}},
}  # fmt: skip
"""What may stand before a place, by gender and form."""


@cache
def sentences(language: str, game: str) -> list[tuple[str, str]]:
    """Everything that the events of a game may say, with their keys, to a player and to a spectator."""
    found = cs.game(game)
    readers = [catalogue(language, found, me) for me in (0, None)]
    return [
        (f"event-{kind.word}", words.say(f"event-{kind.word}", args))
        for words in readers
        for kind in found.kinds
        for args in variants(kind)
    ]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_articles_numbers_and_persons_agree(language: str, game: str) -> None:
    said = sentences(language, game)
    assert len(said) > 200
    wrong = {(key, match[0], text) for key, text in said if (match := re.search(WRONG[language], text))}
    assert sorted(wrong) == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_is_a_whole_sentence(language: str, game: str) -> None:
    broken = {
        (key, text)
        for key, text in sentences(language, game)
        if key not in HEADINGS
        and (not text.endswith(".") or text[0].islower() or re.search(r"[{}$→]|  | [.,]|\(\)", text))
    }
    assert sorted(broken) == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reader_is_never_called_by_name(language: str, game: str) -> None:
    """Noor reads: in no event does her name stand."""
    found = cs.game(game)
    words = catalogue(language, found)
    named = {
        (kind.word, words.say(f"event-{kind.word}", args))
        for kind in found.kinds
        for args in variants(kind)
        if not itself(args)
    }
    assert sorted(each for each in named if "Noor" in each[1]) == []


def itself(args: dict[str, object]) -> bool:
    """Whether somebody would give something to themself, which only some sentences allow."""
    return ("to" in args and args["to"] == args["seat"]) or args.get("victim", "-") == args.get("seat")


def places(words: Catalogue, language: str) -> Iterator[tuple[str, str, str, str]]:
    """Place, gender, form and what stands before the name."""
    genders = {head: gender for gender, heads in HEADS[language].items() for head in heads.split()}
    for game in ("alrashid", "morgenland"):
        words = catalogue(language, cs.game(game))
        for kind in cs.game(game).kinds:
            for name, meaning in kind.arguments.items():
                for thing in meaning if name in ("area", "space") else ():
                    head = words.name(thing).split()[-1 if language == "en" else 0]
                    for form in ("the", "at", "to", "from"):
                        text = words.forms(thing)[form]
                        yield thing, genders[head], form, text


@pytest.mark.parametrize("language", LANGUAGES)
def test_places_have_the_article_of_their_gender(language: str) -> None:
    found = set(places(catalogue(language, cs.game("alrashid")), language))
    assert len(found) == (13 + 15) * 4
    wrong = []
    for thing, gender, form, said in found:
        before = [each for each in BEFORE[language][gender][form].split("|") if said.startswith(each)]
        if not before:
            wrong.append((thing, gender, form, said))
    assert sorted(wrong) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reader_has_the_forms_that_everybody_has(language: str) -> None:
    words = catalogue(language, cs.game("yspahan"))
    assert set(words.forms("@0")) == set(words.forms("@1"))
    assert (words.forms("@0")["you"], words.forms("@1")["you"]) == ("yes", "no")


def test_the_browser_is_shown_what_python_says() -> None:
    """After a change of words: `python tests/text/text_sentences.py`."""
    assert FILE.read_text(encoding="utf-8") == text()
