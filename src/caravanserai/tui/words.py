"""The words of the terminal: the catalogues of the game, of the program and of the terminal itself."""

from collections.abc import Sequence
from functools import cache

from caravanserai.core.game import Game
from caravanserai.text.catalogue import Catalogue, part_source
from caravanserai.text.rules import rules_text

PACKAGE = "caravanserai.tui"


def words_for(language: str, game: Game | None = None, players: Sequence[str] = ()) -> Catalogue:
    """A catalogue that also knows the terminal's own messages (`tui-…`)."""
    return Catalogue(language, game, players, extra=(PACKAGE,))


def title(game: Game, words: Catalogue) -> str:
    """The name of the game: as its catalogue says, else the heading of its rules, else its key."""
    if words.has(f"name-{game.key}"):
        return words.name(game.key)
    try:
        first = rules_text(game, words.language).lstrip().splitlines()[0]
    except (FileNotFoundError, IndexError):
        return game.key
    return first.removeprefix("#").strip() or game.key


def level_words(language: str, level: str) -> tuple[str, str]:
    """What a level of bots is called, and for whom it is, in the words of the pages; a bot for trials has only a name."""
    said = _pages(language)
    return said.get(f"ui-level-{level}", level), said.get(f"ui-for-{level}", "")


@cache
def _pages(language: str) -> dict[str, str]:
    """The messages of the pages that are nothing but words."""
    lines = part_source("caravanserai", "ui", language).splitlines()
    return dict(line.split(" = ", 1) for line in lines if " = " in line)


def option_line(words: Catalogue, name: str, value: str) -> str:
    """What an option's value changes, as the catalogue has it."""
    key = f"option-{name}-{value}"
    return words.say(key) if words.has(key) else value
