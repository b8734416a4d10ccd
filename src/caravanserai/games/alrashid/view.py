"""What a seat may see: everything of AR-7, its own hand, and the tokens it has looked at.

Ids to click stand with the things that are listed one by one. Counted things have ids by rule:
`goods-<seat>-<kind>`, `note-<seat>`, `reserve-<seat>-<pawn>`, `aside-<seat>-<pawn>`, `pawn-<area>-<seat>-<pawn>`,
`hand-<token>`, `item-<territory>-<kind or note>`, `supply-<kind>`, `head-<favour>`.
"""

from collections.abc import Collection, Sequence
from typing import TypedDict

from caravanserai.games.alrashid.board import (
    AREA_COUNT,
    AREAS,
    COLOUR_COUNT,
    COLOURS,
    PALACES,
    SETUP_TILES,
    TILE_COUNT,
    TILES,
    VALUES,
    YEARS,
)
from caravanserai.games.alrashid.fields import BATCHES, DISCARDS, POOL
from caravanserai.games.alrashid.state import State, in_stack
from caravanserai.games.alrashid.view_areas import (
    Palace,
    Territory,
    known_territory,
    palace_view,
    palaces_source,
    territories_source,
    territory_view,
)
from caravanserai.games.alrashid.view_moment import (
    Battle,
    VisitView,
    battle_view,
    committed,
    own_visit,
    phase,
    resolving,
    spies,
    visit_view,
)
from caravanserai.games.alrashid.view_seats import Seat, own_view, seat_view


class Pile(TypedDict):
    """The tokens of a colour that are not in play: how many are in the stack, which are discarded."""

    id: str
    stack: int
    batch: int
    discards: dict[str, int]


class Look(TypedDict):
    """Somebody looked at the tokens of a territory."""

    year: int
    seat: int
    area: str


class View(TypedDict):
    """The table; `seat` is who looks, `next_order` the turn order from the next round on."""

    seat: int | None
    year: int
    years: int
    phase: str
    resolving: str | None
    order: list[int]
    next_order: list[int]
    notes: int
    influence: int
    tokens: dict[str, Pile]
    tiles: list[str]
    tiles_left: list[str]
    palaces: list[Palace]
    territories: list[Territory]
    seats: list[Seat]
    looks: list[Look]
    visit: VisitView | None
    committed: list[str] | None
    battle: Battle | None
    spies: list[int]


def view(s: State, seat: int | None) -> View:
    """All that the seat (None: a spectator) may know."""
    return views(s, [seat])[0]


def views(s: State, seats: Sequence[int | None], known: Collection[str] = ()) -> list[View]:
    """All that each of the seats may know: the same but for tokens looked at, held and chosen.

    Parts that are known are left empty.
    """
    table = _table(s, known)
    return [_seen(s, table, seat, known) for seat in seats]


def sources(s: State) -> dict[str, object]:
    """What the long parts of the view are made of."""
    return {"palaces": palaces_source(s), "territories": territories_source(s)}


def _table(s: State, known: Collection[str]) -> View:
    """The table as a spectator sees it."""
    return {
        "seat": None,
        "year": s.year,
        "years": YEARS,
        "phase": phase(s),
        "resolving": resolving(s),
        "order": list(s.order),
        "next_order": list(s.next_order),
        "notes": s.notes,
        "influence": s.influence,
        "tokens": {COLOURS[colour]: _pile(s, colour) for colour in range(COLOUR_COUNT)},
        "tiles": [TILES[tile] for tile in s.tiles],
        "tiles_left": [TILES[tile] for tile in range(SETUP_TILES, TILE_COUNT) if tile not in s.tiles],
        "palaces": [] if "palaces" in known else [palace_view(s, area) for area in range(PALACES)],
        "territories": []
        if "territories" in known
        else [territory_view(s, area) for area in range(PALACES, AREA_COUNT)],
        "seats": [seat_view(s, who) for who in range(s.seats)],
        "looks": [
            {"year": s.looks[at], "seat": s.looks[at + 1], "area": AREAS[s.looks[at + 2]]}
            for at in range(0, len(s.looks), 3)
        ],
        "visit": visit_view(s),
        "committed": None,
        "battle": battle_view(s, None),
        "spies": spies(s),
    }


def _seen(s: State, table: View, seat: int | None, known: Collection[str]) -> View:
    """The table with what only this seat knows."""
    if seat is None:
        return table
    shown = table.copy()
    shown["seat"] = seat
    if "territories" not in known:
        shown["territories"] = [
            known_territory(s, territory, PALACES + at, seat)
            for at, territory in enumerate(table["territories"])
        ]
    seats = table["seats"].copy()
    seats[seat] = own_view(s, seats[seat])
    shown["seats"] = seats
    shown["visit"] = own_visit(s, table["visit"], seat)
    shown["committed"] = committed(s, seat)
    shown["battle"] = battle_view(s, seat)
    return shown


def _pile(s: State, colour: int) -> Pile:
    at = colour * POOL + DISCARDS
    return {
        "id": f"pile-{COLOURS[colour]}",
        "stack": in_stack(s, colour),
        "batch": s.pool[BATCHES + colour],
        "discards": {str(value): s.pool[at + index] for index, value in enumerate(VALUES)},
    }
