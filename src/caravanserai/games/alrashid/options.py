"""The options of a table and the readings of the rules that they choose.

`State.rules` has one bit for each reading in force, so that asking costs nothing in play; `rules_of` is the only
place that reads the values of the options.
"""

from collections.abc import Mapping
from typing import Final

from caravanserai.core.game import BadOption
from caravanserai.games.alrashid.state import State

EDITION_ITEMS: Final = (
    "favorite-single-fee",
    "diplomat-must",
    "shared-victory",
    "early-counts",
    "crisis-french",
    "spy-any-pawn",
    "trader-loose",
)
PRESETS: Final = (("published", 0), ("italian", 15), ("french-letter", 112))
"""Names for sets of edition items, as bits in the order of their table."""

OPTIONS: Final[Mapping[str, tuple[str, ...]]] = {
    "edition": ("published", "italian", "french-letter", *EDITION_ITEMS),
    "duplicate-titles": ("allowed", "forbidden"),
    "trade": ("any", "different"),
    "court": ("received", "ranked"),
    "last-activation": ("on", "off"),
    "raider": ("battle", "colour"),
    "turn-order": ("random",),
}
"""Name -> values, the default first; editions and turn orders have further ones."""

ADDED_OPTIONS: Final = ("trade", "court", "last-activation", "raider")
"""Options that records of before do not name."""

# The bits of `State.rules`: the edition items in their order, then the second values of the other options.
SINGLE_FEE: Final = 1
MUST_SET_ASIDE: Final = 2
SHARED_VICTORY: Final = 4
EARLY_COUNTS: Final = 8
FRENCH_TILES: Final = 16
ANY_PAWN: Final = 32
LOOSE_TRADER: Final = 64
UNIQUE_TITLES: Final = 128
DIFFERENT_ITEMS: Final = 256
RANKED_COURT: Final = 512
NO_LAST_ACTIVATION: Final = 1024
RAIDER_BY_COLOUR: Final = 2048

_SECOND_VALUES: Final = (
    ("duplicate-titles", UNIQUE_TITLES),
    ("trade", DIFFERENT_ITEMS),
    ("court", RANKED_COURT),
    ("last-activation", NO_LAST_ACTIVATION),
    ("raider", RAIDER_BY_COLOUR),
)


def check_option(name: str, value: str, seats: int) -> str:
    """An edition or a turn order in its canonical form, if it is allowed; nothing for the other options."""
    if name == "edition":
        try:
            return edition_name(edition_bits(value))
        except ValueError as error:
            raise BadOption(
                f"alrashid: edition cannot be {value!r}; allowed: {', '.join([preset for preset, _ in PRESETS])}, "
                f"or any of {', '.join(EDITION_ITEMS)} joined by +"
            ) from error
    if name == "turn-order" and value != "random":
        if sorted(value.split("-")) != [str(seat) for seat in range(seats)]:
            raise BadOption(
                f"alrashid: turn-order cannot be {value!r}; allowed: random, or all seats joined by -"
            )
        return value
    return ""


def edition_bits(value: str) -> int:
    """The bits of the edition items that an option value names; ValueError if it names none."""
    for preset, known in PRESETS:
        if value == preset:
            return known
    bits = 0
    for item in value.split("+"):
        bit = 1 << EDITION_ITEMS.index(item)
        if bits & bit:
            raise ValueError(f"{item} is named twice")
        bits |= bit
    return bits


def edition_name(bits: int) -> str:
    """The canonical option value: a preset, or the items joined by + in the order of the table."""
    for preset, known in PRESETS:
        if bits == known:
            return preset
    return "+".join([item for index, item in enumerate(EDITION_ITEMS) if bits >> index & 1])


def rules_of(options: tuple[str, ...]) -> int:
    """The bits of the readings that the checked values choose."""
    chosen = dict(zip(OPTIONS, options, strict=True))
    bits = edition_bits(chosen["edition"])
    for name, bit in _SECOND_VALUES:
        if chosen[name] == OPTIONS[name][1]:
            bits |= bit
    return bits


def order_of(options: tuple[str, ...]) -> tuple[int, ...]:
    """AR-12 The turn order that is fixed, or nothing if it is drawn."""
    value = options[list(OPTIONS).index("turn-order")]
    return () if value == "random" else tuple([int(seat) for seat in value.split("-")])


def single_fee(s: State) -> bool:
    """AR-81 The Favorite costs 1, whatever she copies."""
    return s.rules & SINGLE_FEE != 0


def must_set_aside(s: State) -> bool:
    """AR-113 A Diplomat has to set a pawn aside."""
    return s.rules & MUST_SET_ASIDE != 0


def shared_victory(s: State) -> bool:
    """AR-137 Equal prestige shares the place."""
    return s.rules & SHARED_VICTORY != 0


def early_counts(s: State) -> bool:
    """AR-6 The counts of the early edition: fewer notes and influence tokens."""
    return s.rules & EARLY_COUNTS != 0


def french_tiles(s: State) -> bool:
    """AR-16 The French crisis tiles."""
    return s.rules & FRENCH_TILES != 0


def any_pawn(s: State) -> bool:
    """AR-74 Spies move pawns of all players."""
    return s.rules & ANY_PAWN != 0


def loose_trader(s: State) -> bool:
    """AR-115 The Trader takes any two goods of the other common kinds."""
    return s.rules & LOOSE_TRADER != 0


def unique_titles(s: State) -> bool:
    """AR-56 A title already owned is not offered again."""
    return s.rules & UNIQUE_TITLES != 0


def different_items(s: State) -> bool:
    """AR-98 The items that a trader picks must all differ."""
    return s.rules & DIFFERENT_ITEMS != 0


def ranked_court(s: State) -> bool:
    """AR-83 At court all families are ranked, also those without a Pasha."""
    return s.rules & RANKED_COURT != 0


def no_last_activation(s: State) -> bool:
    """AR-38 No title is activated once the own last pawn has left the board."""
    return s.rules & NO_LAST_ACTIVATION != 0


def raider_by_colour(s: State) -> bool:
    """AR-109 The Raider takes a good also for beating one of two colours."""
    return s.rules & RAIDER_BY_COLOUR != 0
