"""The rules reference: `docs/rules/<game>.md`, read rule by rule."""

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final, NamedTuple

from caravanserai.core.game import Game
from caravanserai.text.catalogue import is_language

_NAMED: Final = re.compile(r"((?!\d)[^.,;:(]{2,32}?)(?:,[^.;:(]{1,24})?(?: ?\([^)]*\))?\s?:\s")
"""The name at the beginning of a rule, `Iblis (E/F): …` or `Vizier, for 0: …`."""
_RULE: Final = re.compile(r"\*\*([A-Z]{2}-\d+)\*\* (.+)")


class Rule(NamedTuple):
    """One rule: its id, the chapter it stands in, and its text."""

    id: str
    chapter: str
    text: str

    @property
    def title(self) -> str:
        """What a link to it is called: what the text names before its first colon, else the chapter."""
        named = _NAMED.match(self.text)
        return named[1].strip() if named else self.chapter


def rules_text(game: Game, language: str = "en") -> str:
    """The whole reference as Markdown: in the language if it is translated, else in English."""
    for lang in (language, "en") if is_language(language) else ("en",):
        for place in _places(game, lang):
            if place.is_file():
                return place.read_text(encoding="utf-8")
    raise FileNotFoundError(f"{game.key} has no rules reference")


@cache
def rules(game: Game, language: str = "en") -> dict[str, Rule]:
    """Rule id -> rule, in the order of the reference."""
    found: dict[str, Rule] = {}
    chapter = ""
    for line in rules_text(game, language).splitlines():
        if line.startswith("## "):
            chapter = line[3:].strip()
        elif match := _RULE.match(line):
            found[match[1]] = Rule(match[1], chapter, match[2])
    return found


def find_rules(known: Mapping[str, Rule], wanted: str) -> list[Rule]:
    """The rule of that id (`YS-12`, `ys12`, or `12`), or all rules that hold every word, in the order of the page."""
    text = wanted.strip().lower()
    if not text:
        return []
    for rule in known.values():
        prefix, _, number = rule.id.lower().partition("-")
        if text in (rule.id.lower(), prefix + number, number):
            return [rule]
    words = text.split()
    return [
        rule
        for rule in known.values()
        if all(word in f"{rule.chapter} {rule.text}".lower() for word in words)
    ]


def _places(game: Game, language: str) -> list[Path]:
    """Where the reference may lie: in the game's own package, in our wheel, in our source tree."""
    name = f"{game.key}.md" if language == "en" else f"{language}/{game.key}.md"
    own = Path(str(files(game.package))) / "rules" / name
    ours = Path(str(files("caravanserai")))
    return [own, ours / "rules" / name, ours.parents[1] / "docs" / "rules" / name]
