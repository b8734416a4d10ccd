"""The options of the game: their values, what is allowed, and what each means for a table."""

from collections.abc import Mapping
from typing import Final

from caravanserai.core.game import BadOption
from caravanserai.games.morgenland.board import LEAST_ROUNDS, MOST_ROUNDS
from caravanserai.games.morgenland.deck import BadDeck, built_in, read_deck, write_deck

BUILT_IN: Final = "built-in"
OFF: Final = "off"
OPTIONS: Final[Mapping[str, tuple[str, ...]]] = {
    "version": ("basic", "magic"),
    "open-tent": ("off", "on"),
    "first-player": ("random", "4", "3", "2", "1", "0"),
    "max-rounds": ("30", str(LEAST_ROUNDS), str(MOST_ROUNDS), OFF),
    "open-treasure": ("off", "on"),
    "treasure-deck": (BUILT_IN,),
    "djinn-artifacts": ("pieces", "types"),
    "casting": ("turn", "always"),
}
_PLACE: Final = {name: place for place, name in enumerate(OPTIONS)}


def check_option(name: str, value: str, seats: int) -> str:
    """MO-10, MO-20, MO-60 The value of an open-ended option as it is stored; nothing: the listed values decide."""
    if name == "max-rounds":
        return _check_rounds(value)
    if name == "treasure-deck" and value != BUILT_IN:
        try:
            return write_deck(read_deck(value, seats))
        except BadDeck as error:
            raise BadOption(f"morgenland: {name}: {error}") from error
    if name == "first-player" and value in OPTIONS[name] and value.isdigit() and int(value) >= seats:
        allowed = ", ".join(("random", *(str(seat) for seat in range(seats))))
        raise BadOption(f"morgenland: {name} cannot be {value!r} with {seats} seats; allowed: {allowed}")
    return ""


def _check_rounds(value: str) -> str:
    whole = value.isascii() and value.isdigit() and len(value) == len(str(MOST_ROUNDS))
    if value == OFF or (whole and LEAST_ROUNDS <= int(value) <= MOST_ROUNDS):
        return value
    allowed = f"{LEAST_ROUNDS} to {MOST_ROUNDS}, or {OFF}"
    raise BadOption(f"morgenland: max-rounds cannot be {value!r}; allowed: {allowed} (MO-60)")


def is_magic(options: tuple[str, ...]) -> bool:
    """`version`: with artifact powers and spells."""
    return options[_PLACE["version"]] == "magic"


def open_tent(options: tuple[str, ...]) -> bool:
    """`open-tent`, MO-42: spells are displayed before the placement."""
    return options[_PLACE["open-tent"]] == "on"


def first_player(options: tuple[str, ...]) -> int:
    """`first-player`, MO-20: the seat that starts with the camel, or -1 if chance decides."""
    value = options[_PLACE["first-player"]]
    return -1 if value == "random" else int(value)


def max_rounds(options: tuple[str, ...]) -> int:
    """`max-rounds`, MO-60: the round after which the game ends; 0 if there is none."""
    value = options[_PLACE["max-rounds"]]
    return 0 if value == OFF else int(value)


def open_treasure(options: tuple[str, ...]) -> bool:
    """`open-treasure`, MO-111: everybody's treasure is shown."""
    return options[_PLACE["open-treasure"]] == "on"


def treasure_cards(seats: int, options: tuple[str, ...]) -> tuple[tuple[int, ...], ...]:
    """`treasure-deck`, MO-9: the built-in deck or one's own."""
    text = options[_PLACE["treasure-deck"]]
    return built_in(seats) if text == BUILT_IN else read_deck(text, seats)


def djinn_types(options: tuple[str, ...]) -> bool:
    """`djinn-artifacts`, MO-62: the two artifacts of the Djinn's winner must be of different types."""
    return options[_PLACE["djinn-artifacts"]] == "types"


def ask_always(options: tuple[str, ...]) -> bool:
    """`casting`, MO-72: before each placement all are asked, not only the player about to place."""
    return options[_PLACE["casting"]] == "always"
