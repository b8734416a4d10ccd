"""Which games there are: the built-in ones and whatever is installed under `caravanserai.games`."""

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points

from caravanserai.core.game import Game

GROUP = "caravanserai.games"
BUILT_IN = ("alrashid", "fivetribes", "morgenland", "yspahan")


class UnknownGame(LookupError):
    """No game of that name is installed; the message lists those that are."""


@cache
def _found() -> dict[str, str]:
    """Game key -> where it is, as `module:attribute`."""
    known = {name: f"caravanserai.games.{name}:GAME" for name in BUILT_IN}
    for entry in entry_points(group=GROUP):
        known.setdefault(entry.name, entry.value)
    return dict(sorted(known.items()))


def games() -> tuple[str, ...]:
    """The keys of all games, sorted."""
    return tuple(_found())


def game(key: str) -> Game:
    """The game of that key."""
    if not isinstance(key, str) or key not in _found():
        raise UnknownGame(f"there is no game {key!r}; there are: {', '.join(games())}")
    return load(_found()[key])


def load(place: str) -> Game:
    """The game at `module:attribute`."""
    module, _, attribute = place.partition(":")
    if not module or module.startswith("."):
        raise UnknownGame(f"{place!r} names no module; a place looks like 'my_package:GAME'")
    try:
        found = getattr(import_module(module), attribute or "GAME", None)
    except ImportError as error:
        raise UnknownGame(f"{place} cannot be imported: {error}") from error
    if not isinstance(found, Game):
        raise UnknownGame(f"{place} is not a Game")
    return found
