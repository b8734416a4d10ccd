"""What a seat may see: everything of AR-7, its own hand, and the tokens it has looked at.

Ids to click stand with the things that are listed one by one. Counted things have ids by rule:
`goods-<seat>-<kind>`, `note-<seat>`, `reserve-<seat>-<pawn>`, `aside-<seat>-<pawn>`, `pawn-<area>-<seat>-<pawn>`,
`hand-<token>`, `item-<territory>-<kind or note>`, `supply-<kind>`, `head-<favour>`.
"""

from collections.abc import Sequence
from typing import Any, Final

from caravanserai.core.position import Json, write_counts
from caravanserai.games.alrashid.actions import TOKEN_NAMES
from caravanserai.games.alrashid.battle import CommitTokens, FightOrFlee, camp_strength
from caravanserai.games.alrashid.board import (
    ACTIVATED,
    ACTIVATED_COUNT,
    AL_RASHID,
    AREA_COUNT,
    AREAS,
    COLOUR_COUNT,
    COLOURS,
    FAVORITE_FEE,
    FAVOUR_PRICE,
    FAVOURS,
    FIRST_TITLE,
    GOODS,
    HARVEST,
    HEAD,
    INTRIGUE,
    ITEMS,
    KINDS,
    MILITARY,
    PALACES,
    PAWNS,
    SERVICE_AMOUNT,
    SERVICE_PRICE,
    SETUP_TILES,
    STRATEGIST,
    TILE_COUNT,
    TILES,
    TITLE_COST,
    TITLE_COUNT,
    TITLE_PRESTIGE,
    TITLE_TYPE,
    TITLES,
    VALUE_COUNT,
    VALUES,
    YEARS,
)
from caravanserai.games.alrashid.guilds import GuildActions, Leave
from caravanserai.games.alrashid.palace import PalaceActions
from caravanserai.games.alrashid.payment import Pay, payments, worth
from caravanserai.games.alrashid.scoring import CATEGORIES, sheet, wealth_of
from caravanserai.games.alrashid.spies import SpyStep
from caravanserai.games.alrashid.state import (
    AREA_BIT,
    ASIDE,
    BATCHES,
    BIG,
    BOX,
    DISCARDS,
    DISHONOR,
    FACE,
    FACE_UP,
    FAMILY_ROW,
    INFLUENCE,
    NOTES,
    POOL,
    RESERVE,
    SEAT_BIT,
    STRIDE,
    TOKEN_KINDS,
    WEALTH,
    Court,
    camp_kind,
    copies,
    dominance,
    has_pawn,
    in_stack,
    ranks,
)
from caravanserai.games.alrashid.turn import Resolution, StartYear
from caravanserai.games.alrashid.visits import (
    HEAD_FAVOUR,
    SERVICE,
    TITLE,
    Choosing,
    Effects,
    favour_price,
    service_price,
)

TYPES: Final = {"A": "activated", "P": "permanent", "S": "single"}
POLITICS_MOST: Final = (5, 6, 6, 5, 6, 7, 5, 5)
"""AR-117 to AR-124 The most prestige that each Politics title can give."""
FIRST_POLITICS: Final = FIRST_TITLE[4]


def view(s: Court, seat: int | None) -> dict[str, Json]:
    """All that the seat (None: a spectator) may know."""
    return views(s, [seat])[0]


def views(s: Court, seats: Sequence[int | None]) -> list[dict[str, Json]]:
    """All that each of the seats may know: the same but for tokens looked at, held and chosen."""
    table = _table(s)
    areas = [_palace(s, area) if area < PALACES else _territory(s, area) for area in range(AREA_COUNT)]
    players = [_player(s, who) for who in range(s.seats)]
    return [
        {
            **table,
            "areas": [_known_area(s, shown, area, seat) for area, shown in enumerate(areas)],
            "players": players
            if seat is None
            else [*players[:seat], _own(s, seat, players), *players[seat + 1 :]],
            "committed": committed(s, seat),
            "battle": battle(s, seat),
        }
        for seat in seats
    ]


def _table(s: Court) -> dict[str, Json]:
    """What is the same for all; fields left empty here have their place, and `views` fills them in for each seat."""
    return {
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
        "areas": [],
        "players": [],
        "looks": [
            {"year": s.looks[at], "seat": s.looks[at + 1], "area": AREAS[s.looks[at + 2]]}
            for at in range(0, len(s.looks), 3)
        ],
        "visit": visit(s),
        "committed": None,
        "battle": None,
        "spies": spies(s),
    }


def phase(s: Court) -> str:
    """Which part of the year it is."""
    if not s.stack:
        return "over"
    if not s.tiles or any(step.decision == "AR-D1" for step in s.stack):
        return "set-up"
    return "placement" if isinstance(s.stack[0], StartYear | Resolution) else "resolution"


def resolving(s: Court) -> str | None:
    """The area being resolved."""
    for step in s.stack:
        if isinstance(step, Leave):
            return AREAS[step.area]
    return None


def visit(s: Court) -> dict[str, Json] | None:
    """The visit being made and, while it is paid, every payment that is still open (AR-59), each as one choice."""
    top = s.stack[-1] if s.stack else None
    found: Any = None
    for step in s.stack:
        if isinstance(step, Choosing | Effects):
            found = step
    if found is None and isinstance(top, GuildActions | PalaceActions):
        found = top
    if found is None:
        return None
    actions = getattr(found, "actions", 0)
    shown: dict[str, Json] = {
        "seat": found.seat if isinstance(found, Effects) else found.who,
        "palace": AREAS[getattr(found, "palace", AL_RASHID)],
        "rank": found.rank + 1,
        "chosen": not isinstance(found, GuildActions | PalaceActions),
        "actions": [
            name
            for bit, name in ((SERVICE, "service"), (TITLE, "title"), (HEAD_FAVOUR, "favour"))
            if actions & bit
        ],
        "favour": FAVOURS[found.favour] if getattr(found, "favour", -1) >= 0 else None,
        "title": TITLES[found.title] if getattr(found, "title", -1) >= 0 else None,
        "price": None,
        "paid": [],
        "payments": [],
        "worth": [],
    }
    prices = _prices(s, found)
    if isinstance(top, Pay):
        held = s.wealth[top.who * WEALTH : top.who * WEALTH + KINDS]
        shown["price"] = top.price
        shown["paid"] = list(top.paid)
        open_payments = payments(held, top.price, top.paid)
        shown["payments"] = [list(each) for each in open_payments]
        shown["worth"] = [worth(list(each), 0) for each in open_payments]
        if actions & TITLE:  # AR-62: less what a note took off
            others = sum(
                prices[part] or 0
                for bit, part in ((SERVICE, "service"), (HEAD_FAVOUR, "favour"))
                if actions & bit
            )
            prices["title"] = top.price - others
    shown["prices"] = {**prices}
    return shown


def _prices(s: Court, step: Any) -> dict[str, int | None]:
    """AR-52 What each action of the visit costs at this rank; None while it depends on what is chosen."""
    palace = getattr(step, "palace", AL_RASHID)
    seat = step.seat if isinstance(step, Effects) else step.who
    favour = getattr(step, "favour", -1)
    title = getattr(step, "title", -1)
    guild = palace < len(HEAD)
    if guild and favour < 0:
        favour = HEAD[palace]
    return {
        "service": service_price(s, seat, palace, step.rank) if guild else 0,
        "title": TITLE_COST[title] if title >= 0 else None,
        "favour": favour_price(s, palace, favour) if favour >= 0 else None,
    }


def committed(s: Court, seat: int | None) -> list[str] | None:
    """AR-91 The tokens the fighter has chosen so far, for nobody else to see."""
    top = s.stack[-1] if s.stack else None
    if isinstance(top, CommitTokens) and top.who == seat:
        return [TOKEN_NAMES[kind] for kind in top.chosen]
    return None


def battle(s: Court, seat: int | None) -> dict[str, Json] | None:
    """AR-91 Who fights where against which sums; what the own chosen tokens count so far, for nobody else to see."""
    top = s.stack[-1] if s.stack else None
    if not isinstance(top, FightOrFlee | CommitTokens):
        return None
    bonus = copies(s, top.who, STRATEGIST)
    own: dict[str, Json] | None = None
    if top.who == seat:
        chosen = top.chosen if isinstance(top, CommitTokens) else ()
        own = {
            COLOURS[colour]: sum(
                VALUES[kind % VALUE_COUNT] + bonus for kind in chosen if kind // VALUE_COUNT == colour
            )
            for colour in range(COLOUR_COUNT)
        }
    return {
        "seat": top.who,
        "area": AREAS[top.territory],
        "against": {
            COLOURS[colour]: camp_strength(s, top.territory, colour) for colour in range(COLOUR_COUNT)
        },
        "bonus": bonus,
        "own": own,
    }


def spies(s: Court) -> list[Json]:
    """AR-71 The seats whose spy steps are still to come, the present one first."""
    return [step.who for step in s.stack[::-1] if isinstance(step, SpyStep)]


def _pile(s: Court, colour: int) -> dict[str, Json]:
    at = colour * POOL + DISCARDS
    return {
        "id": f"pile-{COLOURS[colour]}",
        "stack": in_stack(s, colour),
        "batch": s.pool[BATCHES + colour],
        "discards": {str(value): s.pool[at + index] for index, value in enumerate(VALUES)},
    }


def _area(s: Court, area: int) -> dict[str, Json]:
    ranked = ranks(s, area)
    return {
        "id": f"area-{AREAS[area]}",
        "area": AREAS[area],
        "resolved": bool(s.resolved & AREA_BIT[area]),
        "row": [
            {
                "id": f"stack-{AREAS[area]}-{seat}",
                "seat": seat,
                "pawns": _stack(s.stacks[area * STRIDE + seat]),
                "dominance": dominance(s, seat, area),
                "rank": ranked.index(seat) + 1,
            }
            for seat in s.rows[area]
        ],
    }


def _stack(stack: int) -> dict[str, int]:
    return write_counts([int(has_pawn(stack, 0)), int(has_pawn(stack, 1)), stack % BIG], PAWNS)


def _palace(s: Court, palace: int) -> dict[str, Json]:
    shown = _area(s, palace)
    guild = palace < len(HEAD)
    shown["service"] = list(SERVICE_PRICE[palace]) if guild else None
    shown["amounts"] = list(SERVICE_AMOUNT) if palace in (INTRIGUE, MILITARY) else None
    shown["head"] = ("favorite" if HEAD[palace] < 0 else FAVOURS[HEAD[palace]]) if guild else None
    shown["favour_price"] = (
        (FAVORITE_FEE if HEAD[palace] < 0 else FAVOUR_PRICE[HEAD[palace]]) if guild else None
    )
    shown["parts"] = parts_of(palace)
    shown["titles"] = [
        {
            "id": f"title-{TITLES[title]}",
            "title": TITLES[title],
            "copies": s.titles[s.seats * TITLE_COUNT + title],
            "cost": TITLE_COST[title],
            "points": _most(title),
            "type": TYPES[TITLE_TYPE[title]],
        }
        for title in range(FIRST_TITLE[palace], FIRST_TITLE[palace + 1])
    ]
    return shown


def _most(title: int) -> int:
    at = title - FIRST_POLITICS
    return POLITICS_MOST[at] if 0 <= at < len(POLITICS_MOST) else TITLE_PRESTIGE[title]


def parts_of(palace: int) -> dict[str, str]:
    """The ids of the things that stand for the actions of a visit."""
    name = AREAS[palace]
    if palace >= len(HEAD):
        return {"benevolence": f"service-{name}", "title": f"titles-{name}"}
    return {"service": f"service-{name}", "title": f"titles-{name}", "favour": f"favour-{name}"}


def _territory(s: Court, area: int) -> dict[str, Json]:
    shown = _area(s, area)
    at = (area - PALACES) * ITEMS
    shown["goods"] = {GOODS[kind]: s.lying[at + kind] for kind in range(KINDS) if HARVEST[at + kind]}
    shown["printed"] = write_counts(HARVEST[at : at + KINDS], GOODS)
    shown["note"] = s.lying[at + KINDS]
    shown["camp"] = _camp(s, area, None)
    return shown


def _known_area(s: Court, shown: dict[str, Json], area: int, seat: int | None) -> dict[str, Json]:
    """The area with what the seat has seen of its camp."""
    if area < PALACES or not any(
        knows(token, seat) != knows(token, None) for token in s.camps[area - PALACES]
    ):
        return shown
    return {**shown, "camp": _camp(s, area, seat)}


def _camp(s: Court, area: int, seat: int | None) -> list[dict[str, Json]]:
    return [
        {
            "id": f"camp-{AREAS[area]}-{slot}",
            "colour": COLOURS[camp_kind(token) // 3],
            "value": VALUES[camp_kind(token) % 3] if knows(token, seat) else None,
            "face_up": bool(token & FACE_UP),
            "batch": token // FACE // TOKEN_KINDS,
            "seen_by": [] if token & FACE_UP else [who for who in range(s.seats) if token & SEAT_BIT[who]],
        }
        for slot, token in enumerate(s.camps[area - PALACES])
    ]


def knows(token: int, seat: int | None) -> bool:
    """AR-73 Whether the seat knows the value of a token on a territory."""
    return bool(token & FACE_UP) or (seat is not None and bool(token & SEAT_BIT[seat]))


def _player(s: Court, who: int) -> dict[str, Json]:
    """A player as the others see him."""
    wealth = s.wealth[who * WEALTH : (who + 1) * WEALTH]
    at = who * FAMILY_ROW
    points = sheet(s, who)
    return {
        "seat": who,
        "score": sum(points),
        "breakdown": dict(zip(CATEGORIES, points, strict=True)),
        "goods": {GOODS[kind]: wealth[kind] for kind in range(KINDS)},
        "value": wealth_of(s, who),
        "notes": wealth[NOTES],
        "influence": wealth[INFLUENCE],
        "dishonor": wealth[DISHONOR],
        "box": write_counts(s.pawns[at + BOX : at + BOX + 3], PAWNS),
        "reserve": write_counts(s.pawns[at + RESERVE : at + RESERVE + 3], PAWNS),
        "aside": write_counts(s.pawns[at + ASIDE : at + ASIDE + 3], PAWNS),
        "titles": [
            {
                "id": f"owned-{who}-{TITLES[title]}",
                "title": TITLES[title],
                "copies": owned,
                "used": _used(s, who, title),
            }
            for title, owned in enumerate(s.titles[who * TITLE_COUNT : (who + 1) * TITLE_COUNT])
            if owned
        ],
        "hand": _backs(s, who),
        "tokens": None,
    }


def _own(s: Court, seat: int, players: list[dict[str, Json]]) -> dict[str, Json]:
    """The viewer himself, with the tokens in his hand."""
    kinds = sorted(token % TOKEN_KINDS for token in s.hands[seat])
    return {**players[seat], "tokens": [TOKEN_NAMES[kind] for kind in kinds]}


def _used(s: Court, who: int, title: int) -> int:
    return s.used[who * ACTIVATED_COUNT + ACTIVATED.index(title)] if title in ACTIVATED else 0


def _backs(s: Court, who: int) -> list[dict[str, Json]]:
    """AR-7 The colours of a hand's tokens, by the shuffle they come from."""
    counts: dict[tuple[int, int], int] = {}
    for token in s.hands[who]:
        key = (token % TOKEN_KINDS // 3, token // TOKEN_KINDS)
        counts[key] = counts.get(key, 0) + 1
    return [
        {"colour": COLOURS[colour], "batch": batch, "number": counts[colour, batch]}
        for colour, batch in sorted(counts)
    ]
