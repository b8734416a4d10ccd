"""What a seat may see, as JSON: everything on the table, the own hand, of other hands only the size (YS-71, YS-72)."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Final

from caravanserai.games.yspahan.board import (
    BUILDINGS,
    CARDS,
    COLOURS,
    DISTRICTS,
    LEVEL_COUNT,
    LEVELS,
    LOAD_POINTS,
    ROW_MULTIPLIER,
    SHOPS,
    SOUK_DISTRICT,
    SOUK_POINTS,
    SOUK_SHOPS,
    SOUKS,
    SQUARES,
)
from caravanserai.games.yspahan.buildings import camel_price, gold_price
from caravanserai.games.yspahan.groups import Boost, UseGroup
from caravanserai.games.yspahan.scoring import breakdown
from caravanserai.games.yspahan.souks import Supply, complete_owner, souk_owner
from caravanserai.games.yspahan.state import DECK, DISCARD, EMPTY, NO_SEAT, State, hand
from caravanserai.games.yspahan.supervisor import MoveSupervisor

_LEVELS: Final = tuple({"id": f"level-{level}", "level": level} for level in LEVELS)
_SOUKS: Final = tuple(
    {
        "id": f"souk-{souk}",
        "souk": souk,
        "district": DISTRICTS[SOUK_DISTRICT[at]],
        "points": SOUK_POINTS[at],
    }
    for at, souk in enumerate(SOUKS)
)
_SHOPS: Final = tuple(
    tuple(f"shop-{shop}" for shop in SHOPS[first:end]) for first, end in pairwise(SOUK_SHOPS)
)
_OWNERS: Final[dict[int, int | None]] = {NO_SEAT: None, **{seat: seat for seat in range(len(COLOURS))}}
_BUILDINGS: Final = tuple(
    tuple(
        {
            "id": f"building-{seat}-{building}",
            "building": building,
            "camels": camel_price(at, 0),
            "gold": gold_price(at, 0),
        }
        for at, building in enumerate(BUILDINGS)
    )
    for seat in range(len(COLOURS))
)
"""What is printed and never changes."""


def view(s: State, seat: int | None) -> dict[str, Any]:
    """The table as the seat sees it; None is a spectator."""
    return views(s, [seat])[0]


def views(s: State, seats: Sequence[int | None]) -> list[dict[str, Any]]:
    """The table as each of the seats sees it: the same but for the own hand."""
    table = _table(s)
    return [
        {**table, "seat": seat, "hand": None if seat is None else _cards(s.pile(hand(seat)))}
        for seat in seats
    ]


def _table(s: State) -> dict[str, Any]:
    """What is the same for all; fields left empty here have their place, and `views` fills them in for each seat."""
    points, sheets = s.scores(), breakdown(s)
    return {
        "seat": None,
        "week": s.week,
        "day": s.day,
        "first": _seat(s.first),
        "order": list(s.order),
        "turn": s.turn,
        "active": s.active() if s.stack and s.order else None,
        "tower": [_level(s, level) for level in range(LEVEL_COUNT)],
        "group": _group(s),
        "supervisor": f"square-{SQUARES[s.supervisor]}",
        "souks": [_souk(s, souk) for souk in range(len(SOUKS))],
        "caravan": [_slot(s, slot) for slot in range(s.caravan_size())],
        "seats": [_player(s, each, points[each], sheets[each]) for each in range(s.seats)],
        "hand": None,
        "deck": s.pile_size(DECK),
        "discard": _cards(s.pile(DISCARD)),
    }


def _seat(seat: int) -> int | None:
    return None if seat == NO_SEAT else seat


def _level(s: State, level: int) -> dict[str, Any]:
    white, yellow, value = s.tower[level * 3 : level * 3 + 3]
    return {**_LEVELS[level], "white": white, "yellow": yellow, "value": value or None}


def _group(s: State) -> dict[str, Any] | None:
    """The dice taken and not yet used, which everybody has seen (YS-24)."""
    step = s.stack[-1] if s.stack else None
    if isinstance(step, UseGroup):
        return {"level": LEVELS[step.level], "dice": step.dice, "value": step.value, "left": None}
    if isinstance(step, Boost):
        return {"level": LEVELS[step.level], "dice": step.dice, "value": None, "left": None}
    if isinstance(step, Supply):
        return {"level": DISTRICTS[step.district], "dice": None, "value": None, "left": step.left}
    if isinstance(step, MoveSupervisor):
        return {"level": None, "dice": None, "value": step.value, "left": None}
    return None


def _souk(s: State, souk: int) -> dict[str, Any]:
    owners = s.shops[SOUK_SHOPS[souk] : SOUK_SHOPS[souk + 1]]
    return {
        **_SOUKS[souk],
        "owner": _seat(souk_owner(s, souk)),
        "complete": complete_owner(s, souk) != EMPTY,
        "shops": [
            {"id": shop, "owner": _OWNERS[owner]} for shop, owner in zip(_SHOPS[souk], owners, strict=True)
        ],
    }


def _slot(s: State, slot: int) -> dict[str, Any]:
    row = slot // s.seats
    return {
        "id": f"slot-{slot}",
        "row": row,
        "points": LOAD_POINTS[row],
        "multiplier": ROW_MULTIPLIER[row],
        "owner": s.caravan[slot] if slot < len(s.caravan) else None,
    }


def _player(s: State, seat: int, points: int, sheet: dict[str, int]) -> dict[str, Any]:
    return {
        "id": f"player-{seat}",
        "seat": seat,
        "colour": COLOURS[seat],
        "gold": s.gold[seat],
        "camels": s.camels[seat],
        "cards": s.hand_size(seat),
        "buildings": [
            {**printed, "built": s.has(seat, building)} for building, printed in enumerate(_BUILDINGS[seat])
        ],
        "points": points,
        "breakdown": sheet,
    }


def _cards(pile: list[int]) -> list[dict[str, Any]]:
    return [
        {"id": f"card-{name}", "card": name, "count": count}
        for name, count in zip(CARDS, pile, strict=True)
        if count
    ]
