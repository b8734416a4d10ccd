"""What every thing on the table is: its card, told with no more than the seat that looks may know.

The first word of an id is the sort of the thing; what follows says which one. `view` lists the ids by rule.
"""

from collections.abc import Callable, Mapping
from typing import Final

from caravanserai.core.game import Card
from caravanserai.games.alrashid import things_areas, things_families, things_palaces, things_supplies
from caravanserai.games.alrashid.actions import TOKEN_NAMES
from caravanserai.games.alrashid.board import AREAS, COLOURS, FAVOURS, GOODS, ITEMS, PALACES, PAWNS, TILES
from caravanserai.games.alrashid.fields import STRIDE
from caravanserai.games.alrashid.state import State, hand_kind, has_pawn
from caravanserai.games.alrashid.view_areas import parts_of

_Maker = Callable[[State, int | None, str, str], Card | None]

SORTS: Final[Mapping[str, _Maker]] = {
    "area": things_areas.area,
    "stack": things_areas.stack,
    "pawn": things_areas.pawn,
    "item": things_areas.item,
    "camp": things_areas.camp,
    "title": things_palaces.title,
    "titles": things_palaces.titles,
    "service": things_palaces.service,
    "favour": things_palaces.favour,
    "head": things_palaces.head,
    "owned": things_families.owned,
    "goods": things_families.goods,
    "note": things_families.note,
    "influence": things_families.influence,
    "dishonor": things_families.dishonor,
    "reserve": things_families.reserve,
    "aside": things_families.aside,
    "hand": things_families.hand,
    "backs": things_families.backs,
    "seat": things_families.family_of,
    "player": things_families.family_of,
    "pile": things_supplies.pile,
    "supply": things_supplies.supply,
    "tile": things_supplies.tile,
    "order": things_supplies.order,
    "year": things_supplies.year,
}
"""The first word of an id -> who makes the card of such a thing."""


def card(s: State, seat: int | None, thing: str) -> Card | None:
    """What the thing is; None: there is no such thing."""
    sort, _, rest = thing.partition("-")
    maker = SORTS.get(sort)
    return None if maker is None else maker(s, seat, thing, rest)


def things(s: State, seat: int | None) -> list[str]:
    """The things that have an id by rule, beside those that the view lists one by one."""
    found = [f"supply-{kind}" for kind in (*GOODS, "note", "influence")]
    found += [f"head-{favour}" for favour in ("favorite", *FAVOURS)]
    found += [f"tile-{TILES[tile]}" for tile in s.tiles]
    found += ["order", "year"]
    for palace in range(PALACES):
        found += parts_of(palace).values()
    for area in range(len(AREAS)):
        found += _standing(s, area)
    for who in range(s.seats):
        found += [f"goods-{who}-{kind}" for kind in GOODS]
        found += [f"{sort}-{who}" for sort in ("player", "note", "influence", "dishonor")]
        found += [f"{place}-{who}-{pawn}" for place in ("reserve", "aside") for pawn in PAWNS]
        found += [f"backs-{who}-{colour}" for colour in COLOURS]
    if seat is not None:
        found += [f"hand-{token}" for kind, token in enumerate(TOKEN_NAMES) if hand_kind(s, seat, kind)]
    return found


def _standing(s: State, area: int) -> list[str]:
    """The pawns of an area, and the items of a territory."""
    found = [
        f"pawn-{AREAS[area]}-{who}-{PAWNS[pawn]}"
        for who in s.rows[area]
        for pawn in range(len(PAWNS))
        if has_pawn(s.stacks[area * STRIDE + who], pawn)
    ]
    if area >= PALACES:
        kinds = (*GOODS, "note")
        found += [
            f"item-{AREAS[area]}-{kinds[item]}" for item in range(ITEMS) if things_areas.printed(area, item)
        ]
    return found
