"""The palaces and territories as a seat sees them."""

from typing import Final, TypedDict

from caravanserai.core.vectors import listed
from caravanserai.games.alrashid.board import (
    AL_RASHID,
    AREA_COUNT,
    AREAS,
    COLOURS,
    FAVORITE_FEE,
    FAVORITE_RULE,
    FAVOUR_PRICE,
    FAVOUR_RULE,
    FAVOURS,
    FIRST_TITLE,
    GOODS,
    HARVEST,
    HEAD,
    INTRIGUE,
    ITEMS,
    KINDS,
    MILITARY,
    NOTE,
    PALACES,
    PAWNS,
    SAGE,
    SERVICE_AMOUNT,
    SERVICE_PRICE,
    SERVICE_RULE,
    TITLE_COST,
    TITLE_COUNT,
    TITLE_MOST,
    TITLE_RULE,
    TITLE_TYPE,
    TITLES,
    VALUE_COUNT,
    VALUES,
)
from caravanserai.games.alrashid.fields import (
    AREA_BIT,
    BIG,
    FACE,
    FACE_UP,
    SEAT_BIT,
    STRIDE,
    TOKEN_KINDS,
)
from caravanserai.games.alrashid.state import State, camp_kind, dominance, has_pawn, ranks

_ALL_PALACES: Final = sum(AREA_BIT[:PALACES])
"""The bits of the palaces among those of all areas."""
TYPES: Final = {"A": "activated", "P": "permanent", "S": "single"}


class Stack(TypedDict):
    """The pawns of one family in an area."""

    id: str
    seat: int
    pawns: dict[str, int]
    dominance: int
    rank: int


class Area(TypedDict):
    """What palaces and territories have in common."""

    id: str
    area: str
    resolved: bool
    row: list[Stack]


class Title(TypedDict):
    """A kind of title that a palace sells; `points` is the most it can give."""

    id: str
    title: str
    rule: str
    copies: int
    cost: int
    points: int
    type: str


class Palace(Area):
    """A guild or Al-Rashid's Palace; `service` has the prices by rank, `amounts` what the service gives by rank."""

    service: list[int] | None
    service_rule: str
    amounts: list[int] | None
    head: str | None
    favour_price: int | None
    favour_rule: str | None
    parts: dict[str, str]
    titles: list[Title]


class CampToken(TypedDict):
    """A mercenary token on a territory; `value` is None to those who do not know it."""

    id: str
    colour: str
    value: int | None
    face_up: bool
    batch: int
    seen_by: list[int]


class Territory(Area):
    """A territory with the goods that lie there and those printed for it."""

    goods: dict[str, int]
    printed: dict[str, int]
    note: int
    camp: list[CampToken]


def palace_view(s: State, palace: int) -> Palace:
    """A palace; the same for all."""
    shown = _PALACES[palace].copy()
    shown["resolved"] = s.resolved & AREA_BIT[palace] != 0
    shown["row"] = _row(s, palace)
    shown["titles"] = [_title(s, title) for title in range(FIRST_TITLE[palace], FIRST_TITLE[palace + 1])]
    return shown


def palaces_source(s: State) -> tuple[object, ...]:
    """What the palaces are made of."""
    return (
        s.resolved & _ALL_PALACES,
        *s.rows[:PALACES],
        *listed(s.stacks, 0, PALACES * STRIDE),
        *listed(s.titles, s.seats * TITLE_COUNT, TITLE_COUNT),
    )


def territories_source(s: State) -> tuple[object, ...]:
    """What the territories are made of, for whoever looks: a token says itself who knows it."""
    first = PALACES * STRIDE
    return (
        s.resolved,
        *s.rows[PALACES:],
        *s.camps,
        *listed(s.stacks, first, len(s.stacks) - first),
        *listed(s.lying, 0, len(s.lying)),
    )


def _row(s: State, area: int) -> list[Stack]:
    ranked = ranks(s, area)
    return [
        {
            "id": f"stack-{AREAS[area]}-{seat}",
            "seat": seat,
            "pawns": _pawns(s.stacks[area * STRIDE + seat]),
            "dominance": dominance(s, seat, area),
            "rank": ranked.index(seat) + 1,
        }
        for seat in s.rows[area]
    ]


def _pawns(stack: int) -> dict[str, int]:
    found: dict[str, int] = {}
    for pawn, name in enumerate(PAWNS):
        if has_pawn(stack, pawn):
            found[name] = stack % BIG if pawn == SAGE else 1
    return found


def _title(s: State, title: int) -> Title:
    shown = _TITLES[title].copy()
    shown["copies"] = s.titles[s.seats * TITLE_COUNT + title]
    return shown


def parts_of(palace: int) -> dict[str, str]:
    """The ids of the things that stand for the actions of a visit."""
    name = AREAS[palace]
    if palace == AL_RASHID:
        return {"benevolence": f"service-{name}", "title": f"titles-{name}"}
    return {"service": f"service-{name}", "title": f"titles-{name}", "favour": f"favour-{name}"}


def _printed_palace(palace: int) -> Palace:
    guild = palace != AL_RASHID
    head = HEAD[palace] if guild else -1
    return {
        "id": f"area-{AREAS[palace]}",
        "area": AREAS[palace],
        "resolved": False,
        "row": [],
        "service": list(SERVICE_PRICE[palace]) if guild else None,
        "service_rule": SERVICE_RULE[palace],
        "amounts": list(SERVICE_AMOUNT) if palace in (INTRIGUE, MILITARY) else None,
        "head": ("favorite" if head < 0 else FAVOURS[head]) if guild else None,
        "favour_price": (FAVORITE_FEE if head < 0 else FAVOUR_PRICE[head]) if guild else None,
        "favour_rule": (FAVORITE_RULE if head < 0 else FAVOUR_RULE[head]) if guild else None,
        "parts": parts_of(palace),
        "titles": [],
    }


def _printed_title(title: int) -> Title:
    return {
        "id": f"title-{TITLES[title]}",
        "title": TITLES[title],
        "rule": TITLE_RULE[title],
        "copies": 0,
        "cost": TITLE_COST[title],
        "points": TITLE_MOST[title],
        "type": TYPES[TITLE_TYPE[title]],
    }


def _printed_goods(territory: int) -> dict[str, int]:
    at = territory * ITEMS
    return {GOODS[kind]: HARVEST[at + kind] for kind in range(KINDS) if HARVEST[at + kind]}


_PALACES: Final = [_printed_palace(palace) for palace in range(PALACES)]
_TITLES: Final = [_printed_title(title) for title in range(TITLE_COUNT)]
_HARVEST: Final = [_printed_goods(territory) for territory in range(AREA_COUNT - PALACES)]
"""What is printed and never changes."""


def territory_view(s: State, area: int) -> Territory:
    """A territory as a spectator sees it."""
    at = (area - PALACES) * ITEMS
    return {
        "id": f"area-{AREAS[area]}",
        "area": AREAS[area],
        "resolved": bool(s.resolved & AREA_BIT[area]),
        "row": _row(s, area),
        "goods": {GOODS[kind]: s.lying[at + kind] for kind in range(KINDS) if HARVEST[at + kind]},
        "printed": _HARVEST[area - PALACES],
        "note": s.lying[at + NOTE],
        "camp": _camp(s, area, None),
    }


def known_territory(s: State, shown: Territory, area: int, seat: int | None) -> Territory:
    """The territory with what the seat has seen of its camp."""
    if not any(knows(token, seat) != knows(token, None) for token in s.camps[area - PALACES]):
        return shown
    known = shown.copy()
    known["camp"] = _camp(s, area, seat)
    return known


def _camp(s: State, area: int, seat: int | None) -> list[CampToken]:
    return [
        {
            "id": f"camp-{AREAS[area]}-{slot}",
            "colour": COLOURS[camp_kind(token) // VALUE_COUNT],
            "value": VALUES[camp_kind(token) % VALUE_COUNT] if knows(token, seat) else None,
            "face_up": bool(token & FACE_UP),
            "batch": token // FACE // TOKEN_KINDS,
            "seen_by": [] if token & FACE_UP else [who for who in range(s.seats) if token & SEAT_BIT[who]],
        }
        for slot, token in enumerate(s.camps[area - PALACES])
    ]


def knows(token: int, seat: int | None) -> bool:
    """AR-73 Whether the seat knows the value of a token on a territory."""
    return bool(token & FACE_UP) or (seat is not None and bool(token & SEAT_BIT[seat]))
