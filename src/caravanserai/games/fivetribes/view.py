"""What a seat may see, as JSON (FT-131 to FT-136): the table, the own hand and gold, of others the public record."""

from collections.abc import Collection, Sequence
from typing import Final, TypedDict

from caravanserai.core.vectors import listed, named
from caravanserai.games.fivetribes.board import (
    BIT,
    CARD_IDS,
    CELL_IDS,
    CELLS,
    DJINNS,
    FACE_BLUE,
    FACE_TYPE,
    FACE_VALUE,
    KINDS,
    MARKERS,
    PAID_SPOTS,
    PRICES,
    REACH,
    REACH_PLANE,
    REACH_ROW,
    REACH_STEPS,
    TRIBE_IDS,
    TRIBES,
    TURN_SPOT_IDS,
    TURN_SPOTS,
    TYPE_IDS,
    TYPE_RULE,
)
from caravanserai.games.fivetribes.djinns import in_place
from caravanserai.games.fivetribes.fields import (
    BAG,
    CAMEL,
    CARRIED,
    DISCARDED,
    DISCARDS,
    FACE_UP,
    IN_PILE,
    PALACE,
    PALM,
    PILE,
    TURN_ORDER,
)
from caravanserai.games.fivetribes.powers import DrawnDjinn, KeepDjinn
from caravanserai.games.fivetribes.sale import Closing, SellKind
from caravanserai.games.fivetribes.seat_view import (
    Djinn,
    Heap,
    Seat,
    seats_source,
    show_djinn,
    show_heaps,
    show_own,
    show_seat,
)
from caravanserai.games.fivetribes.sowing import came_from, here
from caravanserai.games.fivetribes.state import State


class Tile(TypedDict):
    """A tile; type, value, colour and rule are null until it is laid. `rule` is that of its action."""

    id: str
    cell: str
    type: str | None
    value: int | None
    colour: str | None
    rule: str | None
    meeples: list[Heap]
    camel: int | None
    palms: int
    palaces: int


class Dropped(TypedDict):
    """One drop of a move."""

    tile: str
    tribe: str


class End(TypedDict):
    """A tile where the last meeple could meet its colour, and the tribes that could."""

    tile: str
    tribes: list[str]


class Sowing(TypedDict):
    """This turn's move: where it started, the drops so far, the meeples still in the hand, where it may end."""

    start: str
    drops: list[Dropped]
    hand: list[Heap]
    ends: list[End]


class BidSpot(TypedDict):
    """A spot of the Bid Order track and whose marker lies there."""

    id: str
    seat: int | None


class TurnSpot(TypedDict):
    """A spot of the Turn Order track, its price, and whose marker lies there."""

    id: str
    price: int
    seat: int | None


class RowCard(TypedDict):
    """A card of the row."""

    id: str
    card: str


class LookedAt(TypedDict):
    """FT-136 Djinns drawn with Sibittis: all know how many, only the drawer which."""

    seat: int
    number: int
    djinns: list[Djinn] | None


class Shared(TypedDict):
    """What is the same for everybody who looks."""

    round: int
    active: int | None
    tiles: list[Tile]
    move: Sowing | None
    sale: list[str] | None
    bid_order: list[BidSpot]
    turn_order: list[TurnSpot]
    row: list[RowCard]
    pile: int
    discards: dict[str, int]
    djinns: list[Djinn]
    djinn_pile: int
    djinn_discards: list[Djinn]
    palms: int
    palaces: int
    bag: dict[str, int]
    last_camel: bool
    no_move: bool


class View(Shared):
    """FT-135 The table as one seat sees it; `seat` is who looks, null for a spectator."""

    seat: int | None
    seats: list[Seat]
    looked_at: LookedAt | None


_TILES: Final = [f"tile-{cell}" for cell in CELL_IDS]
_HEAPS: Final = [f"meeple-{cell}-{tribe}" for cell in CELL_IDS for tribe in TRIBE_IDS]


def view(s: State, seat: int | None) -> View:
    """FT-135 The table as the seat sees it; None is a spectator. FT-132 Gold of others is left out, not unknowable."""
    return views(s, [seat])[0]


def views(s: State, seats: Sequence[int | None], known: Collection[str] = ()) -> list[View]:
    """The table as each of the seats sees it: the same but for the own hand and gold, and djinns looked at.

    Parts that are known are left empty.
    """
    shared = _shared(s, known)
    others = [] if "seats" in known else [show_seat(s, each) for each in range(s.seats)]
    return [
        {
            **shared,
            "seat": seat,
            "seats": others
            if seat is None or not others
            else [*others[:seat], show_own(s, seat, others[seat]), *others[seat + 1 :]],
            "looked_at": show_looked_at(s, seat),
        }
        for seat in seats
    ]


def sources(s: State) -> dict[str, object]:
    """What the long parts of the view are made of."""
    pieces, djinns = tuple(listed(s.pieces, 0, len(s.pieces))), tuple(listed(s.djinns, 0, len(s.djinns)))
    return {
        "tiles": (s.faces, pieces, *listed(s.meeples, 0, len(s.meeples))),
        "bid_order": tuple(listed(s.tracks, 0, MARKERS[s.seats])),
        "turn_order": tuple(listed(s.tracks, TURN_ORDER, TURN_SPOTS)),
        "row": tuple(s.row),
        "djinns": djinns,
        "djinn_discards": djinns,
        "seats": seats_source(s, pieces, djinns),
    }


def _shared(s: State, known: Collection[str]) -> Shared:
    return {
        "round": s.round,
        "active": active(s),
        "tiles": [] if "tiles" in known else [show_tile(s, cell) for cell in range(CELLS)],
        "move": show_move(s),
        "sale": _sale(s),
        "bid_order": []
        if "bid_order" in known
        else [show_bid_spot(s, spot) for spot in range(MARKERS[s.seats])],
        "turn_order": []
        if "turn_order" in known
        else [show_turn_spot(s, spot) for spot in range(TURN_SPOTS)],
        "row": [] if "row" in known else _row(s),
        "pile": sum(s.stock[PILE : PILE + KINDS]),
        "discards": named(s.stock, DISCARDS, CARD_IDS),
        "djinns": [] if "djinns" in known else _djinns(s, FACE_UP),
        "djinn_pile": in_place(s, IN_PILE),
        "djinn_discards": [] if "djinn_discards" in known else _djinns(s, DISCARDED),
        "palms": s.palms,
        "palaces": s.palaces,
        "bag": named(s.stock, BAG, TRIBE_IDS),
        "last_camel": s.last_camel_placed(),
        "no_move": bool(s.no_move),
    }


def _djinns(s: State, place: int) -> list[Djinn]:
    return [show_djinn(djinn) for djinn in range(DJINNS) if s.djinns[djinn] == place]


def _row(s: State) -> list[RowCard]:
    return [{"id": f"row-{at + 1}", "card": CARD_IDS[card]} for at, card in enumerate(s.row)]


def active(s: State) -> int | None:
    """Whose turn it is, from the closing that waits below; None while bids are made."""
    for step in s.stack:
        if isinstance(step, Closing):
            return step.who
    return None


def _owner(value: int) -> int | None:
    return value if value >= 0 else None


def show_tile(s: State, cell: int) -> Tile:
    """A tile as everybody sees it."""
    face = s.faces[cell] if cell < len(s.faces) else None
    return {
        "id": _TILES[cell],
        "cell": CELL_IDS[cell],
        "type": None if face is None else TYPE_IDS[FACE_TYPE[face]],
        "value": None if face is None else FACE_VALUE[face],
        "colour": None if face is None else ("blue" if FACE_BLUE[face] else "red"),
        "rule": None if face is None else TYPE_RULE[FACE_TYPE[face]],
        "meeples": _meeples(s, cell),
        "camel": _owner(s.pieces[CAMEL + cell]),
        "palms": s.pieces[PALM + cell],
        "palaces": s.pieces[PALACE + cell],
    }


def _meeples(s: State, cell: int) -> list[Heap]:
    """The meeples on a tile by tribe, each heap with an id to click."""
    found: list[Heap] = []
    for tribe in range(TRIBES):
        at = cell * TRIBES + tribe
        if s.meeples[at]:
            found.append({"id": _HEAPS[at], "tribe": TRIBE_IDS[tribe], "count": s.meeples[at]})
    return found


def show_move(s: State) -> Sowing | None:
    """This turn's move: where it started, the drops so far, the meeples still in the hand."""
    if not s.path:
        return None
    return {
        "start": f"tile-{CELL_IDS[s.path[0] // TRIBES]}",
        "drops": [
            {"tile": f"tile-{CELL_IDS[code // TRIBES]}", "tribe": TRIBE_IDS[code % TRIBES]}
            for code in s.path[1:]
        ],
        "hand": show_heaps("hand", list(s.stock[CARRIED : CARRIED + TRIBES])),
        "ends": _ends(s),
    }


def _ends(s: State) -> list[End]:
    """FT-32, FT-37 The tiles where the last meeple of the hand could meet its colour, with the tribes that could.

    A hand of six or more reaches nearly everywhere: then nothing is pointed out.
    """
    hand = s.stock[CARRIED : CARRIED + TRIBES]
    count = sum(hand)
    if not 0 < count < REACH_STEPS:
        return []
    reach = REACH[count * REACH_PLANE + here(s) * REACH_ROW + came_from(s)]
    found: list[End] = []
    for cell in range(CELLS):
        tribes = [
            TRIBE_IDS[tribe]
            for tribe in range(TRIBES)
            if hand[tribe] and reach & s.occupied[tribe] & BIT[cell]
        ]
        if tribes:
            found.append({"tile": f"tile-{CELL_IDS[cell]}", "tribes": tribes})
    return found


def _sale(s: State) -> list[str] | None:
    top = s.stack[-1] if s.stack else None
    return [CARD_IDS[kind] for kind in top.chosen] if isinstance(top, SellKind) else None


def show_looked_at(s: State, seat: int | None) -> LookedAt | None:
    """Djinns drawn with Sibittis: all know how many, only the drawer which (FT-136)."""
    top = s.stack[-1] if s.stack else None
    if not isinstance(top, KeepDjinn | DrawnDjinn):
        return None
    drawer = top.who if isinstance(top, KeepDjinn) else top.seat
    shown = [show_djinn(djinn) for djinn in sorted(top.drawn)] if seat == drawer else None
    return {"seat": drawer, "number": len(top.drawn), "djinns": shown}


def show_bid_spot(s: State, spot: int) -> BidSpot:
    """A spot of the Bid Order track."""
    return {"id": f"bid-{spot + 1}", "seat": _owner(s.tracks[spot])}


def show_turn_spot(s: State, spot: int) -> TurnSpot:
    """A spot of the Turn Order track."""
    price = PRICES[PAID_SPOTS - spot] if spot < PAID_SPOTS else 0
    return {"id": f"spot-{TURN_SPOT_IDS[spot]}", "price": price, "seat": _owner(s.tracks[TURN_ORDER + spot])}
