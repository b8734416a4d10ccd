"""What options give and cost: goods and points at once, where a pawn will stand, what the goods are worth then."""

from collections.abc import Mapping
from typing import Final

from caravanserai.core.events import Argument
from caravanserai.core.prompts import Effect
from caravanserai.games.alrashid.actions import (
    ACTIVATE,
    BARTER,
    BUY,
    COPY,
    COURT,
    DISCARD,
    DRAW,
    FAVOUR,
    GAIN,
    GIVE,
    LOOK,
    SPACE,
    SPEND,
    SWAP,
    TAKE,
    TRANSMUTE,
    VISIT,
)
from caravanserai.games.alrashid.board import (
    AREA_COUNT,
    COLOURS,
    DISHONOR_PRESTIGE,
    DOMINANCE,
    FAVOUR_COUNT,
    FIRST_TITLE,
    FLIGHT_DISHONOR,
    GOODS,
    HARDWOOD,
    IDLE_DISHONOR,
    ITEMS,
    KINDS,
    PALACES,
    PAWNS,
    QADI,
    SCHOLAR,
    VALUE_COUNT,
)
from caravanserai.games.alrashid.fields import BOX, FAMILY_ROW, INFLUENCE, NOTES, WEALTH
from caravanserai.games.alrashid.guilds import GuildActions
from caravanserai.games.alrashid.palace import PalaceActions
from caravanserai.games.alrashid.payment import worth
from caravanserai.games.alrashid.scoring import prestige
from caravanserai.games.alrashid.state import State, dominance, family, hand_colour, ranks
from caravanserai.games.alrashid.view_areas import knows
from caravanserai.games.alrashid.visits import ChooseTitle, CopyFavour, for_sale

MOST_MISSING: Final = 3
"""So many options that cannot be afforded are shown; if there are more, none is."""
_FIRST_IMPORTER: Final = 4
"""AR-116 The place of the Hardwood Importer among the activated titles; those of pottery and metal follow."""
_NOBODY: Final = AREA_COUNT + 1
"""The answer of AR-D21 that turns no Sage."""
_LONE_ACTIONS: Final = (1, 2, 3)
"""Service, title and favour by themselves among the answers of AR-D9; title is the second of AR-D10 too."""


def goods(s: State, seat: int) -> dict[str, int]:
    """What effects speak of, as all may count it."""
    at = seat * WEALTH
    found = {GOODS[kind]: s.wealth[at + kind] for kind in range(KINDS)}
    found["note"] = s.wealth[at + NOTES]
    found["influence"] = s.wealth[at + INFLUENCE]
    found["points"] = prestige(s, seat)
    for pawn, name in enumerate(PAWNS):
        found[name] = family(s, seat, pawn)
    for colour, name in enumerate(COLOURS):
        found[name] = hand_colour(s, seat, colour)
    return found


def effects(s: State, action: int) -> list[Effect]:
    """What the option gives and costs at once."""
    seat = s.stack[-1].who
    changes = _changes(s, action)
    points = changes.get("points", 0) or _points(s, seat, changes)
    if points:
        changes["points"] = points
    return [Effect(seat=seat, thing=thing, amount=amount) for thing, amount in changes.items()]


def _points(s: State, seat: int, changes: Mapping[str, int]) -> int:
    """AR-135 By how much the seat's points change with its goods, its influence and its pawns."""
    if not changes:
        return 0
    then = s.clone()
    for thing, amount in changes.items():
        if thing in PAWNS:
            then.pawns[seat * FAMILY_ROW + BOX + PAWNS.index(thing)] -= amount
        elif thing in GOODS:
            then.wealth[seat * WEALTH + GOODS.index(thing)] += amount
        elif thing == "influence":
            then.wealth[seat * WEALTH + INFLUENCE] += amount
    return prestige(then, seat) - prestige(s, seat)


def _changes(s: State, action: int) -> dict[str, int]:
    """Good -> by how much the option changes it."""
    word = SPACE.range_of(action).word
    if word == "flee":
        return {"points": FLIGHT_DISHONOR * DISHONOR_PRESTIGE}
    if action == VISIT:
        return {"points": IDLE_DISHONOR * DISHONOR_PRESTIGE}
    if word == "draw":
        return {COLOURS[action - DRAW]: 1}
    if action == SPEND:
        return {"note": -1}
    if word == "favour":
        return {SCHOLAR: {"note": 1}, QADI: {"influence": 1}}.get(action - FAVOUR, {})
    if word == "discard":
        return {COLOURS[(action - DISCARD) // VALUE_COUNT]: -1}
    if word == "transmute":
        return {} if action - TRANSMUTE == _NOBODY else {"sage": -1, "merchant": 1}
    return {_item(kind): number for kind, number in moved_goods(s, action).items()}


def _item(kind: int) -> str:
    return GOODS[kind] if kind < KINDS else "note"


def moved_goods(s: State, action: int) -> dict[int, int]:
    """By how much the option changes the numbers of goods at once; a note counts as the sixth kind."""
    word = SPACE.range_of(action).word
    if word == "give":
        return {action - GIVE: -1}
    if word == "gain":
        return {action - GAIN: 1}
    if word == "swap":
        return {(action - SWAP) // KINDS: -1, (action - SWAP) % KINDS: 1}
    if word == "take":
        return {action - TAKE: 1}
    if word == "all":
        values = SPACE.values(action)
        kind = GOODS.index(values["kind"])
        return {kind: s.lying[(getattr(s.stack[-1], "territory", PALACES) - PALACES) * ITEMS + kind]}
    if word == "barter":
        given, first, second = [(action - BARTER) // 3**power % 3 for power in (2, 1, 0)]
        changed = {given: -1}
        for kind in (first, second):
            changed[kind] = changed.get(kind, 0) + 1
        return changed
    if word == "activate" and action - ACTIVATE >= _FIRST_IMPORTER:
        return {HARDWOOD + action - ACTIVATE - _FIRST_IMPORTER: 1}
    return {}


def worth_then(s: State, action: int) -> dict[str, Argument]:
    """AR-57 What the goods of who decides are worth after the option, if it changes them."""
    changed = moved_goods(s, action)
    if not any(kind < KINDS for kind in changed):
        return {}
    held = s.wealth[s.stack[-1].who * WEALTH : s.stack[-1].who * WEALTH + KINDS]
    for kind, number in changed.items():
        if kind < KINDS:
            held[kind] += number
    return {"worth": worth(held, 0)}


def standing(s: State, seat: int, pawn: int, area: int) -> dict[str, Argument]:
    """AR-28, AR-29 Dominance and rank that the seat would have in the area with one pawn more."""
    strength = dominance(s, seat, area) + DOMINANCE[pawn]
    row = s.rows[area]
    place = row.index(seat) if seat in row else len(row)
    before = [
        other
        for index, other in enumerate(row)
        if other != seat
        and (
            dominance(s, other, area) > strength or (dominance(s, other, area) == strength and index < place)
        )
    ]
    return {"dominance": strength, "rank": len(before) + 1}


def prospect(s: State, seat: int, area: int) -> dict[str, Argument]:
    """AR-29 Which rank the seat has in an area (0: none), among how many, with how many mercenaries."""
    ranked = ranks(s, area)
    camp = len(s.camps[area - PALACES]) if area >= PALACES else 0
    rank = ranked.index(seat) + 1 if seat in ranked else 0
    return {"rank": rank, "families": len(ranked), "camp": camp}


def idle(s: State, action: int) -> bool:
    """AR-73 Looking again at tokens that one knows."""
    word = SPACE.range_of(action).word
    seat = s.stack[-1].who
    return word == "look" and all(knows(token, seat) for token in s.camps[action - LOOK])


def missing(s: State) -> list[int]:
    """AR-51 The options that only goods are wanting for."""
    step = s.stack[-1]
    legal = step.legal(s)
    wanted: list[int] = []
    if isinstance(step, GuildActions):
        wanted = [VISIT + answer for answer in _LONE_ACTIONS]
    elif isinstance(step, PalaceActions):
        wanted = [COURT + 2]
    elif isinstance(step, ChooseTitle):
        first, last = FIRST_TITLE[step.palace], FIRST_TITLE[step.palace + 1]
        wanted = [BUY + title for title in range(first, last) if for_sale(s, step.who, title)]
    elif isinstance(step, CopyFavour):
        wanted = [COPY + favour for favour in range(FAVOUR_COUNT)]
    found = [action for action in wanted if action not in legal]
    return found if len(found) <= MOST_MISSING else []
