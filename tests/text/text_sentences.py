"""What every kind of event may say: its arguments with every value they can have, for several readers.

`python tests/text/text_sentences.py` writes `sentences.json`, by which the browser's tests see that it says the same.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import caravanserai as cs
from caravanserai.core.events import NUMBER, SEAT, Argument, Kind
from caravanserai.core.game import Game
from caravanserai.text.catalogue import LANGUAGES, Catalogue

GAMES: Final = ("alrashid", "fivetribes", "morgenland", "yspahan")
PLAYERS: Final = ("Noor", "Idris", "Samir")
NUMBERS: Final = (2, 1, 3, 5, 8, 10)
ALWAYS_MORE: Final = {"points", "gold", "paid"}
"""Numbers that may be 0 or several, but of which 1 does not occur in every sentence: it is left out."""
FILE: Final = Path(__file__).with_name("sentences.json")
EVERY: Final = 3
"""Of how many kinds one is shown to the browser."""
WRONG: Final = {
    "en": r"\b[Aa] ([aeioAEIO]|8\b)|\b[Aa]n [^aeio8AEIO]|\b1 (points|cards|dice|cubes|camels|rounds|meeples|tiles|treasures|characters|are|remain)\b"
    r"|^You (is|was|has|takes|places|gets)\b|\byou's\b|\bin (Silk|Spice) Road\b",
    "it": r"\b([Dd]i|[Aa]|[Dd]a|[Ii]n|[Ss]u) (il|lo|la|i|gli|le)\b|\b[Uu]n (?=[sS][^aeiou\W])|\b[Uu]na (?!o\b|alla\b|in\b)[AEIOUaeiou]|\b1 (ori|punti|carte|dadi|cubi|cammelli|monete|caselle|tuoi|metalli|spezie|corone|perle|gemme|trofei|tesori)\b"
    r"|\b(2|3|5|8) (punto|carta|dado|cubo|cammello|moneta|oro)\b|\b([Tt]u|[Vv]oi) (ha|è)\b|\b(hai|sei) Noor\b"
    r"|\b([Ii]l|[Ii]|[Dd]el|[Dd]ei|[Aa]l|[Aa]i|[Dd]al|[Dd]ai|[Nn]el|[Ss]ul) (8|11)\b|\buna oro\b|\ble ori\b|\bsi è già \w+o la\b",
    "fr": r"\b([Dd]e|[Àà]) (le|les)\b|\b([Dd]e|[Qq]ue) (?=[AEIOUaeiouÉé])(?!onze|[a-f]\d)|\b1 (points|cartes|dés|cubes|chameaux|pièces|céramiques|métaux|épices|couronnes|perles|gemmes|trophées|lingots|trésors|pairs|impairs)\b"
    r"|\b(2|3|4|5|8) (point|carte|dé|cube|chameau|pièce|céramique|métal|épice|soie|couronne|perle|gemme|trophée|lingot|trésor)\b|^Vous (a|est|peut)\b|\(Noor\)|\(Idris\)|\ben payant aucun\b|\bavec (gemmes|couronnes|perles|trophées|lingots)\b",
    "de": r"\b[Dd]u (hat|ist|darf|wird)\b|\bvon (der|dem) Noor\b|\b1 (Punkte|Karten|Steine|Kamele|Runden|Schritte|Schätze|Gewürze|Figuren)\b|\b(2|3|5|8) (Punkt|Karte|Stein|Kamel|Schritt|Schatz|Gewürz|Figur)\b"
    r"|\b(einen|den) (Figur|Karte|Palme|Höhle|Gilde|Straße)\b|\beine (Titel|Pascha|Händler|Söldner|Palast)\b|\bin das\b|\bin dem\b(?! du)",
}
"""What must not be read, by language: articles, contractions, numbers and persons that do not agree."""

Arguments = dict[str, Argument]


def values(name: str, meaning: str | tuple[str, ...]) -> list[int | str]:
    """What an argument may be, the plainest first."""
    if meaning == SEAT:
        return ["@0", "@1", "@2"]
    if meaning == NUMBER:
        return [number for number in NUMBERS if number > 1 or name not in ALWAYS_MORE]
    return list(meaning)


def variants(kind: Kind) -> Iterator[Arguments]:
    """The arguments of a kind: each of them with all its values, while the others stay plain."""
    plain = {name: values(name, meaning)[0] for name, meaning in kind.arguments.items()}
    yield arguments(plain)
    for name, meaning in kind.arguments.items():
        for value in values(name, meaning):
            yield arguments({**plain, name: value})
            if value == "@1":
                yield arguments({each: value if str(was) == "@0" else was for each, was in plain.items()})


def arguments(chosen: dict[str, int | str]) -> Arguments:
    """As a catalogue gets them: what begins with `each_` is a list."""
    return {
        name: [str(value), str(value)] if name.startswith("each_") else value
        for name, value in chosen.items()
    }


def catalogue(language: str, game: Game, me: int | None = 0) -> Catalogue:
    """The words of a game for a reader, without English to help out."""
    return Catalogue(language, game, PLAYERS, fallback=False, me=me)


def shown() -> list[dict[str, object]]:
    """What the browser is asked to say."""
    found: list[dict[str, object]] = []
    for game in map(cs.game, GAMES):
        words = {language: catalogue(language, game) for language in LANGUAGES}
        for kind in game.kinds[::EVERY]:
            for args in list(variants(kind))[-2:]:
                key = f"event-{kind.word}"
                said = {language: each.say(key, args) for language, each in words.items()}
                found.append({"game": game.key, "key": key, "args": args, "said": said})
    return found


def text() -> str:
    """The file as it should be."""
    lines = [json.dumps(each, ensure_ascii=False) for each in shown()]
    return "[\n" + ",\n".join(lines) + "\n]\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
