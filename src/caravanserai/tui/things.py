"""What is that: the cards of the things that go by some words."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from caravanserai.core.game import Game
from caravanserai.core.machine import State
from caravanserai.text.catalogue import Catalogue
from caravanserai.text.rules import rules

MOST: Final = 6
"""So many cards are shown at once; of more only the names."""


class Told(NamedTuple):
    """A card in words: the name, what is said of it, and its rules with their titles."""

    name: str
    lines: tuple[str, ...]
    rules: str


def find(game: Game, state: State, seat: int, words: Catalogue, wanted: str) -> list[Told]:
    """The cards of all things that the seat sees and whose names hold every word, each card once."""
    cards = game.cards(state, seat, game.things(state, seat))
    told: dict[Told, None] = {}
    for card in cards:
        if card is None:
            continue
        name, *lines = words.card(card)
        if card["id"] == wanted or all(word in name.lower() for word in wanted.lower().split()):
            told[Told(name, tuple(lines), _titles(game, words.language, card["rules"]))] = None
    exact = [each for each in told if each.name.lower() == wanted.lower()]
    return exact or list(told)


def _titles(game: Game, language: str, cited: Sequence[str]) -> str:
    known = rules(game, language)
    return ", ".join(f"{rule} {known[rule].title}" for rule in cited if rule in known)
