"""What a seat may see, as JSON (FT-131 to FT-136): the table, the own hand and gold, of others the public record."""

from collections.abc import Sequence
from typing import Any

from caravanserai.core.machine import OVER
from caravanserai.core.position import write_counts
from caravanserai.games.fivetribes.board import (
    BID_SPOTS,
    BIT,
    CARD_IDS,
    CELL_IDS,
    CELLS,
    COLOUR_IDS,
    DJINN_IDS,
    DJINN_VP,
    DJINNS,
    FACE_BLUE,
    FACE_TYPE,
    FACE_VALUE,
    GOODS,
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
)
from caravanserai.games.fivetribes.djinns import USED_BIT, in_place
from caravanserai.games.fivetribes.hands import hand_size, unknown_cards
from caravanserai.games.fivetribes.layout import (
    BAG,
    CAMEL,
    CARRIED,
    DISCARDED,
    DISCARDS,
    ELDERS,
    FACE_UP,
    GOLD,
    HAND,
    IN_PILE,
    KNOWN,
    PALACE,
    PALM,
    PILE,
    PLAYER,
    RESERVE,
    TURN_ORDER,
    VIZIERS,
)
from caravanserai.games.fivetribes.powers import DrawnDjinn, KeepDjinn
from caravanserai.games.fivetribes.sale import Closing, SellKind
from caravanserai.games.fivetribes.scoring import CATEGORIES, sheet
from caravanserai.games.fivetribes.sowing import came_from, here
from caravanserai.games.fivetribes.state import Sultanate


def view(s: Sultanate, seat: int | None) -> dict[str, Any]:
    """FT-135 The table as the seat sees it; None is a spectator. FT-132 Gold of others is left out, not unknowable."""
    return views(s, [seat])[0]


def views(s: Sultanate, seats: Sequence[int | None]) -> list[dict[str, Any]]:
    """The table as each of the seats sees it: the same but for the own hand and gold, and djinns looked at."""
    table = _table(s)
    players = [_player(s, each) for each in range(s.seats)]
    return [
        {
            **table,
            "seat": seat,
            "looked-at": _looked_at(s, seat),
            "players": players
            if seat is None
            else [*players[:seat], _own(s, seat, players), *players[seat + 1 :]],
        }
        for seat in seats
    ]


def _table(s: Sultanate) -> dict[str, Any]:
    """What is the same for all; fields left empty here have their place, and `views` fills them in for each seat."""
    return {
        "seat": None,
        "seats": s.seats,
        "round": s.round,
        "active": active(s),
        "tiles": [_tile(s, cell) for cell in range(CELLS)],
        "move": _move(s),
        "sale": _sale(s),
        "looked-at": None,
        "bid-order": [_bid_spot(s, spot) for spot in range(MARKERS[s.seats])],
        "turn-order": [_turn_spot(s, spot) for spot in range(TURN_SPOTS)],
        "row": [{"id": f"row-{at + 1}", "card": CARD_IDS[card]} for at, card in enumerate(s.row)],
        "pile": sum(s.stock[PILE : PILE + KINDS]),
        "discards": write_counts(s.stock[DISCARDS : DISCARDS + KINDS], CARD_IDS),
        "djinns": [_djinn(djinn) for djinn in range(DJINNS) if s.djinns[djinn] == FACE_UP],
        "djinn-pile": in_place(s, IN_PILE),
        "djinn-discards": [_djinn(djinn) for djinn in range(DJINNS) if s.djinns[djinn] == DISCARDED],
        "palms": s.palms,
        "palaces": s.palaces,
        "bag": write_counts(s.stock[BAG : BAG + TRIBES], TRIBE_IDS),
        "last-camel": s.last_camel_placed(),
        "no-move": bool(s.no_move),
        "players": [],
    }


def active(s: Sultanate) -> int | None:
    """Whose turn it is, from the closing that waits below; None while bids are made."""
    for step in s.stack:
        if isinstance(step, Closing):
            return step.who
    return None


def _seat(value: int) -> int | None:
    return value if value >= 0 else None


def _tile(s: Sultanate, cell: int) -> dict[str, Any]:
    face = s.faces[cell] if cell < len(s.faces) else None
    return {
        "id": f"tile-{CELL_IDS[cell]}",
        "cell": CELL_IDS[cell],
        "type": None if face is None else TYPE_IDS[FACE_TYPE[face]],
        "value": None if face is None else FACE_VALUE[face],
        "colour": None if face is None else ("blue" if FACE_BLUE[face] else "red"),
        "meeples": _crowd(f"meeple-{CELL_IDS[cell]}", s.meeples[cell * TRIBES : (cell + 1) * TRIBES]),
        "camel": _seat(s.pieces[CAMEL + cell]),
        "palms": s.pieces[PALM + cell],
        "palaces": s.pieces[PALACE + cell],
    }


def _move(s: Sultanate) -> dict[str, Any] | None:
    """This turn's move: where it started, the drops so far, the meeples still in the hand."""
    if not s.path:
        return None
    return {
        "start": f"tile-{CELL_IDS[s.path[0] // TRIBES]}",
        "drops": [
            {"tile": f"tile-{CELL_IDS[code // TRIBES]}", "tribe": TRIBE_IDS[code % TRIBES]}
            for code in s.path[1:]
        ],
        "hand": _crowd("hand", s.stock[CARRIED : CARRIED + TRIBES]),
        "ends": _ends(s),
    }


def _ends(s: Sultanate) -> list[dict[str, Any]]:
    """FT-32, FT-37 The tiles where the last meeple of the hand could meet its colour, with the tribes that could.

    A hand of six or more reaches nearly everywhere: then nothing is pointed out.
    """
    hand = s.stock[CARRIED : CARRIED + TRIBES]
    count = sum(hand)
    if not 0 < count < REACH_STEPS:
        return []
    reach = REACH[count * REACH_PLANE + here(s) * REACH_ROW + came_from(s)]
    found = []
    for cell in range(CELLS):
        tribes = [
            TRIBE_IDS[tribe]
            for tribe in range(TRIBES)
            if hand[tribe] and reach & s.occupied[tribe] & BIT[cell]
        ]
        if tribes:
            found.append({"tile": f"tile-{CELL_IDS[cell]}", "tribes": tribes})
    return found


def _crowd(prefix: str, meeples: list[int]) -> list[dict[str, Any]]:
    """Meeples by tribe, each heap with an id to click."""
    return [
        {"id": f"{prefix}-{TRIBE_IDS[tribe]}", "tribe": TRIBE_IDS[tribe], "count": count}
        for tribe, count in enumerate(meeples)
        if count
    ]


def _sale(s: Sultanate) -> list[str] | None:
    top = s.stack[-1] if s.stack else None
    return [CARD_IDS[kind] for kind in top.chosen] if isinstance(top, SellKind) else None


def _looked_at(s: Sultanate, seat: int | None) -> dict[str, Any] | None:
    """Djinns drawn with Sibittis: all know how many, only the drawer which (FT-136)."""
    top = s.stack[-1] if s.stack else None
    if not isinstance(top, KeepDjinn | DrawnDjinn):
        return None
    drawer = top.who if isinstance(top, KeepDjinn) else top.seat
    shown = [_djinn(djinn) for djinn in sorted(top.drawn)] if seat == drawer else None
    return {"seat": drawer, "number": len(top.drawn), "djinns": shown}


def _bid_spot(s: Sultanate, spot: int) -> dict[str, Any]:
    assert spot < BID_SPOTS
    return {"id": f"bid-{spot + 1}", "seat": _seat(s.tracks[spot])}


def _turn_spot(s: Sultanate, spot: int) -> dict[str, Any]:
    price = PRICES[PAID_SPOTS - spot] if spot < PAID_SPOTS else 0
    return {"id": f"spot-{TURN_SPOT_IDS[spot]}", "price": price, "seat": _seat(s.tracks[TURN_ORDER + spot])}


def _djinn(djinn: int) -> dict[str, Any]:
    return {"id": f"djinn-{DJINN_IDS[djinn]}", "djinn": DJINN_IDS[djinn], "points": DJINN_VP[djinn]}


def _player(s: Sultanate, each: int) -> dict[str, Any]:
    """A player as the others see him."""
    mine = s.players[each * PLAYER : (each + 1) * PLAYER]
    over = s.actor() == OVER
    shows_hand = over or bool(s.open_hands)
    shows_gold = over or s.options[0] == "open"
    return {
        "id": f"player-{each}",
        "seat": each,
        "colour": COLOUR_IDS[each],
        "gold": mine[GOLD] if shows_gold else None,
        "camels": mine[RESERVE],
        "viziers": mine[VIZIERS],
        "elders": mine[ELDERS],
        "front": _crowd(f"front-{each}", mine[VIZIERS : ELDERS + 1]),
        "djinns": [
            {**_djinn(djinn), "used": bool(s.used & USED_BIT[djinn])}
            for djinn in range(DJINNS)
            if s.djinns[djinn] == each
        ],
        "cards": hand_size(s, each),
        "known": write_counts(mine[KNOWN : KNOWN + KINDS], CARD_IDS),
        "unknown": unknown_cards(s, each),
        "hand": _hand(mine[HAND : HAND + KINDS]) if shows_hand else None,
        "points": _points(s, each, shows_gold, shows_hand),
    }


def _own(s: Sultanate, seat: int, players: list[dict[str, Any]]) -> dict[str, Any]:
    """The viewer himself: with gold, hand and all points."""
    at = seat * PLAYER
    return {
        **players[seat],
        "gold": s.players[at + GOLD],
        "hand": _hand(s.players[at + HAND : at + HAND + KINDS]),
        "points": _points(s, seat, True, True),
    }


def _hand(cards: list[int]) -> list[dict[str, Any]]:
    return [
        {"id": f"card-{name}", "card": name, "count": count, "sells": at < GOODS}
        for at, (name, count) in enumerate(zip(CARD_IDS, cards, strict=True))
        if count
    ]


def _points(s: Sultanate, each: int, gold: bool, hand: bool) -> dict[str, int | None]:
    """The score sheet so far, without what is not to be seen."""
    full = sheet(each, s.seats, s.players, s.pieces, s.faces, s.djinns)
    shown = {"gold": gold, "merchandise": hand}
    return {
        name: value if shown.get(name, True) else None for name, value in zip(CATEGORIES, full, strict=True)
    }
