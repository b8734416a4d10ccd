"""How to play: every game has the page in every language, short enough for ten minutes, with rules that exist."""

import re

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.serializer import serialize_pattern

from caravanserai.core.registry import game as find_game
from caravanserai.text.catalogue import LANGUAGES, part_source
from caravanserai.text.rules import rules

GAMES = ("yspahan", "fivetribes", "alrashid", "morgenland")
LONGEST = 1100
_RULES = re.compile(r"\[([A-Z]{2})-(\d+)(?:-(\d+))?(?: [^\]]+)?\]")


def texts(key: str, language: str) -> dict[str, str]:
    """Message -> text of the page; empty if it is only there in another language."""
    english, own = (part_source(find_game(key).package, "howto", each) for each in ("en", language))
    if language != "en" and own == english:
        return {}
    body = FluentParser().parse(own).body
    return {
        entry.id.name: serialize_pattern(entry.value)
        for entry in body
        if isinstance(entry, ftl.Message) and entry.value is not None
    }


@pytest.mark.parametrize("key", GAMES)
def test_it_is_there_in_every_language(key: str) -> None:
    for language in LANGUAGES:
        assert {"howto-about", "howto-goal", "howto-goal-text"} <= texts(key, language).keys(), language


@pytest.mark.parametrize("key", GAMES)
def test_it_is_read_in_ten_minutes(key: str) -> None:
    words = " ".join(_RULES.sub("", text) for text in texts(key, "en").values()).split()
    assert len(words) <= LONGEST


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_the_rules_it_cites_exist(key: str, language: str) -> None:
    known = rules(find_game(key))
    for name, text in texts(key, language).items():
        for prefix, first, last in _RULES.findall(text):
            assert f"{prefix}-{first}" in known, name
            assert f"{prefix}-{last or first}" in known, name
            assert int(first) <= int(last or first), name
