"""The translated rules references say the same as the English ones: rule by rule, number by number."""

import re
from pathlib import Path
from typing import Final

import pytest

_RULES: Final = Path(__file__).parents[2] / "docs" / "rules"
_GAMES: Final = sorted(path.stem for path in _RULES.glob("*.md"))
_LANGUAGES: Final = ("de", "fr", "it")
_RULE: Final = re.compile(r"\*\*([A-Z]{2}-\d+)\*\* (.+)")


def _lines(game: str, language: str) -> list[str]:
    path = _RULES / f"{game}.md" if language == "en" else _RULES / language / f"{game}.md"
    return path.read_text(encoding="utf-8").splitlines()


def _rules(lines: list[str]) -> list[tuple[str, str]]:
    return [(match[1], match[2]) for line in lines if (match := _RULE.match(line))]


def _numbers(text: str) -> set[str]:
    return set(re.findall(r"\d+", text))


def _shape(lines: list[str]) -> list[str]:
    """What each line is: a heading, a rule with its id, a table row with its columns, or plain text."""
    shape = []
    for line in lines:
        if match := _RULE.match(line):
            shape.append(match[1])
        elif line.startswith("|"):
            shape.append(f"row of {line.count('|') - 1}")
        else:
            shape.append(line.split(" ")[0] if line.startswith("#") else "text" if line else "")
    return shape


_WRITTEN: Final = sorted(
    (path.stem, path.parent.name) for path in _RULES.glob("*/*.md") if path.parent.name in _LANGUAGES
)


@pytest.mark.parametrize(("game", "language"), _WRITTEN)
def test_a_translation_has_the_rules_of_the_english_reference(game: str, language: str) -> None:
    english, translated = _lines(game, "en"), _lines(game, language)
    ids = [rule for rule, _ in _rules(english)]
    assert [rule for rule, _ in _rules(translated)] == ids
    assert len(set(ids)) == len(ids)
    assert translated[0] == english[0]
    assert _shape(translated) == _shape(english)


@pytest.mark.parametrize(("game", "language"), _WRITTEN)
def test_a_translation_has_the_numbers_of_the_english_reference(game: str, language: str) -> None:
    english, translated = _lines(game, "en"), _lines(game, language)
    differ = {
        rule: (sorted(_numbers(said)), sorted(_numbers(text)))
        for (rule, text), (_, said) in zip(_rules(english), _rules(translated), strict=True)
        if _numbers(said) != _numbers(text)
    }
    assert not differ
    rows, their_rows = (
        [re.findall(r"\d+", line) for line in lines if line.startswith("|")]
        for lines in (english, translated)
    )
    assert their_rows == rows


@pytest.mark.parametrize(("game", "language"), _WRITTEN)
def test_a_translation_is_translated(game: str, language: str) -> None:
    """No rule may be left in English."""
    english = dict(_rules(_lines(game, "en")))
    assert [rule for rule, text in _rules(_lines(game, language)) if english[rule] == text] == []


@pytest.mark.parametrize("language", _LANGUAGES)
def test_every_game_has_its_rules_in_every_language(language: str) -> None:
    assert sorted(path.stem for path in (_RULES / language).glob("*.md")) == _GAMES
    assert {"alrashid", "fivetribes", "morgenland", "yspahan"} <= set(_GAMES)
