"""What a seat of Al-Rashid may know, as numbers. Others come clockwise from the observer; missing seats are zeros."""

from typing import Final

from caravanserai.core.flags import flag
from caravanserai.games.alrashid.board import (
    ACTIVATED_COUNT,
    AREA_COUNT,
    COLOUR_COUNT,
    ITEMS,
    MAX_SEATS,
    MAX_SLOTS,
    TERRITORIES,
    TILE_COUNT,
    TITLE_COUNT,
    YEARS,
)
from caravanserai.games.alrashid.fields import (
    AREA_BIT,
    BIG,
    FACE_UP,
    FAMILY_ROW,
    PASHA_HERE,
    POOL,
    SEAT_BIT,
    STRIDE,
    TOKEN_KINDS,
    WEALTH,
)
from caravanserai.games.alrashid.state import State, camp_kind, hand_colour, in_stack

MOST: Final = MAX_SEATS
SLOT_SIZE: Final = 3
PLAYER_SIZE: Final = 1 + WEALTH + FAMILY_ROW + TITLE_COUNT + ACTIVATED_COUNT + COLOUR_COUNT

FIELDS: Final = (
    ("year", YEARS, "one flag: the year"),
    ("order", MOST * MOST, "per place in the turn order one flag: the seat, counted from the observer"),
    ("next-order", MOST * MOST, "the same for the order from the next round on"),
    ("supply", 2, "notes and influence tokens left"),
    ("resolved", AREA_COUNT, "a flag per area resolved this year"),
    ("stacks", AREA_COUNT * MOST * 4, "per area and seat: Pasha, Merchant, Sages, place in the row from 1"),
    ("lying", TERRITORIES * ITEMS, "per territory: goods by kind, note"),
    ("camps", TERRITORIES * MAX_SLOTS * SLOT_SIZE, "per territory and slot: colour (1 red, 2 blue), value if the observer knows it, face up"),
    ("palace-titles", TITLE_COUNT, "copies still for sale, by title"),
    ("tiles", TILE_COUNT, "a flag per crisis tile drawn"),
    ("piles", COLOUR_COUNT * 4, "per colour: tokens in the stack, discards of value 2, 3, 4"),
    ("players", MOST * PLAYER_SIZE, "per player: prestige; goods by kind, notes, influence, dishonor; pawns in box, in reserve, set aside; titles; turned titles; red and blue tokens in hand"),
    ("hand", TOKEN_KINDS, "the observer's tokens: red 2, 3, 4, blue 2, 3, 4"),
)  # fmt: skip
"""Name, size and meaning of each field."""


def observe(s: State, seat: int) -> list[int]:
    """The numbers of FIELDS, in their order."""
    found: list[int] = []
    flag(found, s.year - 1, YEARS)
    add_order(s, seat, s.order, found)
    add_order(s, seat, s.next_order, found)
    found.extend((s.notes, s.influence))
    for area in range(AREA_COUNT):
        found.append(1 if s.resolved & AREA_BIT[area] else 0)
    for area in range(AREA_COUNT):
        add_stacks(s, seat, area, found)
    found.extend(s.lying)
    for territory in range(TERRITORIES):
        add_camp(s, seat, territory, found)
    found.extend(s.titles[s.seats * TITLE_COUNT : (s.seats + 1) * TITLE_COUNT])
    for tile in range(TILE_COUNT):
        found.append(1 if tile in s.tiles else 0)
    for colour in range(COLOUR_COUNT):
        found.append(in_stack(s, colour))
        found.extend(s.pool[colour * POOL + 3 : colour * POOL + 6])
    points = s.scores()
    for away in range(MOST):
        if away < s.seats:
            who = (seat + away) % s.seats
            add_player(s, who, points[who], found)
        else:
            found.extend([0] * PLAYER_SIZE)
    kinds = [0] * TOKEN_KINDS
    for token in s.hands[seat]:
        kinds[token % TOKEN_KINDS] += 1
    found.extend(kinds)
    return found


def add_order(s: State, seat: int, order: tuple[int, ...], found: list[int]) -> None:
    """A turn order as flags."""
    for place in range(MOST):
        flag(found, (order[place] - seat) % s.seats if place < len(order) else -1, MOST)


def add_stacks(s: State, seat: int, area: int, found: list[int]) -> None:
    """The stacks of an area, the observer's first."""
    row = s.rows[area]
    for away in range(MOST):
        if away >= s.seats:
            found.extend([0] * 4)
            continue
        who = (seat + away) % s.seats
        stack = s.stacks[area * STRIDE + who]
        place = 0
        for index, other in enumerate(row):
            if other == who:
                place = index + 1
        found.extend((1 if stack & PASHA_HERE else 0, 1 if stack & BIG else 0, stack % BIG, place))


def add_camp(s: State, seat: int, territory: int, found: list[int]) -> None:
    """The mercenary tokens of a territory as the observer knows them."""
    camp = s.camps[territory]
    for slot in range(MAX_SLOTS):
        if slot >= len(camp):
            found.extend([0] * SLOT_SIZE)
            continue
        token = camp[slot]
        kind = camp_kind(token)
        known = token & (FACE_UP | SEAT_BIT[seat]) != 0
        found.extend((kind // 3 + 1, kind % 3 + 2 if known else 0, 1 if token & FACE_UP else 0))


def add_player(s: State, who: int, points: int, found: list[int]) -> None:
    """One player's public row."""
    found.append(points)
    found.extend(s.wealth[who * WEALTH : (who + 1) * WEALTH])
    found.extend(s.pawns[who * FAMILY_ROW : (who + 1) * FAMILY_ROW])
    found.extend(s.titles[who * TITLE_COUNT : (who + 1) * TITLE_COUNT])
    found.extend(s.used[who * ACTIVATED_COUNT : (who + 1) * ACTIVATED_COUNT])
    for colour in range(COLOUR_COUNT):
        found.append(hand_colour(s, who, colour))
