"""What a seat may see, as JSON: everything on the table, the own hand, of other hands only the size (YS-71, YS-72)."""

from collections.abc import Collection, Sequence
from typing import Final, TypedDict

from caravanserai.core.view import SeatView
from caravanserai.games.yspahan.board import (
    CARD_RULES,
    CARDS,
    COLOURS,
    DAYS,
    DISTRICTS,
    LEVEL_COUNT,
    LEVELS,
    LOAD_POINTS,
    ROW_MULTIPLIER,
    SOUK_SHOPS,
    SOUKS,
    SQUARES,
    WEEKS,
)
from caravanserai.games.yspahan.fields import DECK, DISCARD, EMPTY, GROUP, NO_SEAT, hand
from caravanserai.games.yspahan.groups import Boost, UseGroup
from caravanserai.games.yspahan.scoring import breakdown
from caravanserai.games.yspahan.souks import Supply, complete_owner, souk_owner
from caravanserai.games.yspahan.state import State
from caravanserai.games.yspahan.supervisor import MoveSupervisor
from caravanserai.games.yspahan.view_printed import (
    PRINTED_BUILDINGS,
    PRINTED_LEVELS,
    PRINTED_SOUKS,
    SHOP_IDS,
    SLOT_IDS,
    PrintedBuilding,
    PrintedLevel,
    PrintedSouk,
)


class Level(PrintedLevel):
    """A level of the tower with its dice; `value` is None if it is empty."""

    white: int
    yellow: int
    value: int | None


class Group(TypedDict):
    """The dice taken and not yet used up: what is known of them differs from question to question."""

    level: str | None
    dice: int | None
    value: int | None
    left: int | None
    """Cubes still to place."""


class Shop(TypedDict):
    """A shop and whose cube it holds."""

    id: str
    owner: int | None


class Souk(PrintedSouk):
    """A souk with its shops."""

    owner: int | None
    complete: bool
    shops: list[Shop]


class Slot(TypedDict):
    """A camel of the caravan: what loading it scores, what its row multiplies by, whose cube it carries."""

    id: str
    row: int
    points: int
    multiplier: int
    owner: int | None


class Building(PrintedBuilding):
    """A building on a player's board."""

    built: bool


class Card(TypedDict):
    """A kind of card, and how many of it lie there."""

    id: str
    card: str
    rule: str
    count: int


class Player(SeatView):
    """What everybody knows of a seat."""

    gold: int
    camels: int
    cards: int
    buildings: list[Building]


class View(TypedDict):
    """The table as a seat sees it; `seat` and `hand` are None for a spectator."""

    seat: int | None
    weeks: int
    days: int
    """How many weeks there are, and days in each."""
    week: int
    day: int
    first: int | None
    order: list[int]
    turn: int
    active: int | None
    tower: list[Level]
    group: Group | None
    supervisor: str
    souks: list[Souk]
    caravan: list[Slot]
    seats: list[Player]
    hand: list[Card] | None
    deck: int
    discard: list[Card]


_OWNERS: Final[dict[int, int | None]] = {NO_SEAT: None, **{seat: seat for seat in range(len(COLOURS))}}


def view(s: State, seat: int | None) -> View:
    """The table as the seat sees it; None is a spectator."""
    return views(s, [seat])[0]


def views(s: State, seats: Sequence[int | None], known: Collection[str] = ()) -> list[View]:
    """The table as each of the seats sees it: the same but for the own hand. Parts that are known are left empty."""
    table = _table(s, known)
    return [
        {**table, "seat": seat, "hand": None if seat is None else _cards(s.pile(hand(seat)))}
        for seat in seats
    ]


def sources(s: State) -> dict[str, object]:
    """What the long parts of the view are made of."""
    return {
        "tower": tuple(s.tower),
        "souks": tuple(s.shops),
        "caravan": (s.seats, *s.caravan),
        "seats": (
            s.buildings,
            *s.points,
            *s.gold,
            *s.camels,
            *[s.hand_size(each) for each in range(s.seats)],
        ),
        "discard": tuple(s.pile(DISCARD)),
    }


def _table(s: State, known: Collection[str]) -> View:
    """What is the same for all; fields left empty here have their place, and `views` fills them in for each seat."""
    return {
        "seat": None,
        "weeks": WEEKS,
        "days": DAYS,
        "week": s.week,
        "day": s.day,
        "first": _seat(s.first),
        "order": list(s.order),
        "turn": s.turn,
        "active": s.active() if s.stack and s.order else None,
        "tower": [] if "tower" in known else [_level(s, level) for level in range(LEVEL_COUNT)],
        "group": _group(s),
        "supervisor": f"square-{SQUARES[s.supervisor]}",
        "souks": [] if "souks" in known else [_souk(s, souk) for souk in range(len(SOUKS))],
        "caravan": [] if "caravan" in known else [_slot(s, slot) for slot in range(s.caravan_size())],
        "seats": [] if "seats" in known else _players(s),
        "hand": None,
        "deck": s.pile_size(DECK),
        "discard": [] if "discard" in known else _cards(s.pile(DISCARD)),
    }


def _seat(seat: int) -> int | None:
    return None if seat == NO_SEAT else seat


def _level(s: State, level: int) -> Level:
    white, yellow, value = s.tower[level * GROUP : (level + 1) * GROUP]
    return {**PRINTED_LEVELS[level], "white": white, "yellow": yellow, "value": value or None}


def _group(s: State) -> Group | None:
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


def _souk(s: State, souk: int) -> Souk:
    owners = s.shops[SOUK_SHOPS[souk] : SOUK_SHOPS[souk + 1]]
    return {
        **PRINTED_SOUKS[souk],
        "owner": _seat(souk_owner(s, souk)),
        "complete": complete_owner(s, souk) != EMPTY,
        "shops": [
            {"id": shop, "owner": _OWNERS[owner]} for shop, owner in zip(SHOP_IDS[souk], owners, strict=True)
        ],
    }


def _slot(s: State, slot: int) -> Slot:
    row = slot // s.seats
    return {
        "id": SLOT_IDS[slot],
        "row": row,
        "points": LOAD_POINTS[row],
        "multiplier": ROW_MULTIPLIER[row],
        "owner": s.caravan[slot] if slot < len(s.caravan) else None,
    }


def _players(s: State) -> list[Player]:
    points, sheets = s.scores(), breakdown(s)
    return [_player(s, each, points[each], sheets[each]) for each in range(s.seats)]


def _player(s: State, seat: int, points: int, sheet: dict[str, int]) -> Player:
    return {
        "id": f"player-{seat}",
        "seat": seat,
        "colour": COLOURS[seat],
        "gold": s.gold[seat],
        "camels": s.camels[seat],
        "cards": s.hand_size(seat),
        "buildings": [
            {**printed, "built": s.has(seat, building)}
            for building, printed in enumerate(PRINTED_BUILDINGS[seat])
        ],
        "points": points,
        "breakdown": sheet,
    }


def _cards(pile: list[int]) -> list[Card]:
    return [
        {"id": f"card-{name}", "card": name, "rule": rule, "count": count}
        for name, rule, count in zip(CARDS, CARD_RULES, pile, strict=True)
        if count
    ]
