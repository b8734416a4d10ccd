"""What a seat of Al-Rashid may know, as numbers. Others come clockwise from the observer; missing seats are zeros."""

from typing import Final

from mypy_extensions import i64

from caravanserai.core.sheet import Sheet, Writer
from caravanserai.core.short import short
from caravanserai.games.alrashid.board import (
    ACTIVATED_COUNT,
    AREA_COUNT,
    COLOUR_COUNT,
    ITEMS,
    MAX_SEATS,
    MAX_SLOTS,
    RED,
    TERRITORIES,
    TILE_COUNT,
    TITLE_COUNT,
    VALUE_COUNT,
    YEARS,
)
from caravanserai.games.alrashid.fields import (
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
from caravanserai.games.alrashid.scoring import prestige
from caravanserai.games.alrashid.state import State, camp_kind, hand_colour, in_stack

MOST: Final = MAX_SEATS
SLOT_SIZE: Final = 3
STACK_SIZE: Final = 4
PLAYER_SIZE: Final = 1 + WEALTH + FAMILY_ROW + TITLE_COUNT + ACTIVATED_COUNT + COLOUR_COUNT

FIELDS: Final = (
    ("year", YEARS, "one flag: the year"),
    ("order", MOST * MOST, "per place in the turn order one flag: the seat, counted from the observer"),
    ("next-order", MOST * MOST, "the same for the order from the next round on"),
    ("supply", 2, "notes and influence tokens left"),
    ("resolved", AREA_COUNT, "a flag per area resolved this year"),
    ("stacks", AREA_COUNT * MOST * STACK_SIZE, "per area and seat: Pasha, Merchant, Sages, place in the row from 1"),
    ("lying", TERRITORIES * ITEMS, "per territory: goods by kind, note"),
    ("camps", TERRITORIES * MAX_SLOTS * SLOT_SIZE, "per territory and slot: colour (1 red, 2 blue), value if the observer knows it, face up"),
    ("palace-titles", TITLE_COUNT, "copies still for sale, by title"),
    ("tiles", TILE_COUNT, "a flag per crisis tile drawn"),
    ("piles", COLOUR_COUNT * 4, "per colour: tokens in the stack, discards of value 2, 3, 4"),
    ("players", MOST * PLAYER_SIZE, "per player: prestige; goods by kind, notes, influence, dishonor; pawns in box, in reserve, set aside; titles; turned titles; red and blue tokens in hand"),
    ("hand", TOKEN_KINDS, "the observer's tokens: red 2, 3, 4, blue 2, 3, 4"),
)  # fmt: skip
"""Name, size and meaning of each field."""


class Observation(Writer[State]):
    """Writes the numbers of FIELDS, in their order."""

    def write(self, s: State, seat: int, sheet: Sheet) -> None:
        """The year, the areas, the territories, the palaces and piles, the players, the hand."""
        sheet.flag(s.year - 1, YEARS)
        write_order(s, seat, s.order, sheet)
        write_order(s, seat, s.next_order, sheet)
        sheet.put(s.notes)
        sheet.put(s.influence)
        sheet.bits(s.resolved, AREA_COUNT)
        write_stacks(s, seat, sheet)
        sheet.part(s.lying, 0, TERRITORIES * ITEMS)
        for territory in range(TERRITORIES):
            write_camp(s, seat, territory, sheet)
        sheet.part(s.titles, s.seats * TITLE_COUNT, TITLE_COUNT)
        write_tiles(s, sheet)
        for colour in range(COLOUR_COUNT):
            sheet.put(in_stack(s, colour))
            sheet.part(s.pool, colour * POOL + 3, 3)
        for place in range(s.seats):
            write_player(s, (seat + place) % s.seats, sheet)
        sheet.skip((MOST - s.seats) * PLAYER_SIZE)
        for token in s.hands[seat]:
            sheet.numbers[sheet.at + token % TOKEN_KINDS] += 1
        sheet.skip(TOKEN_KINDS)


def away(s: State, who: i64, seat: i64) -> i64:
    """A seat counted clockwise from the observer."""
    place = who - seat
    return place if place >= 0 else place + s.seats


def write_order(s: State, seat: i64, order: tuple[int, ...], sheet: Sheet) -> None:
    """A turn order as flags."""
    for who in order:
        sheet.flag(away(s, who, seat), MOST)
    sheet.skip((MOST - len(order)) * MOST)


def write_tiles(s: State, sheet: Sheet) -> None:
    """The crisis tiles drawn so far."""
    for tile in s.tiles:
        sheet.numbers[sheet.at + tile] = 1
    sheet.skip(TILE_COUNT)


def write_stacks(s: State, seat: i64, sheet: Sheet) -> None:
    """The stacks of every area, the observer's first."""
    page = sheet.numbers
    stacks = s.stacks
    base: i64 = 0
    for row in s.rows:
        for place in range(len(row)):
            who: i64 = row[place]
            stack = stacks[base + who]
            at = sheet.at + away(s, who, seat) * STACK_SIZE
            page[at] = 1 if stack & PASHA_HERE else 0
            page[at + 1] = 1 if stack & BIG else 0
            page[at + 2] = short(stack % BIG)
            page[at + 3] = short(place + 1)
        base += STRIDE
        sheet.at += MOST * STACK_SIZE


def write_camp(s: State, seat: i64, territory: i64, sheet: Sheet) -> None:
    """The mercenary tokens of a territory as the observer knows them."""
    page = sheet.numbers
    at = sheet.at
    eyes: i64 = FACE_UP | SEAT_BIT[seat]
    for each in s.camps[territory]:
        token: i64 = each
        kind = camp_kind(token)
        page[at] = short(kind // VALUE_COUNT + 1)
        if token & eyes:
            page[at + 1] = short(kind % VALUE_COUNT + 2)
            page[at + 2] = 1 if token & FACE_UP else 0
        at += SLOT_SIZE
    sheet.skip(MAX_SLOTS * SLOT_SIZE)


def write_player(s: State, who: i64, sheet: Sheet) -> None:
    """One player's public row."""
    sheet.put(prestige(s, who))
    sheet.part(s.wealth, who * WEALTH, WEALTH)
    sheet.part(s.pawns, who * FAMILY_ROW, FAMILY_ROW)
    sheet.part(s.titles, who * TITLE_COUNT, TITLE_COUNT)
    sheet.part(s.used, who * ACTIVATED_COUNT, ACTIVATED_COUNT)
    red = hand_colour(s, who, RED)
    sheet.put(red)
    sheet.put(len(s.hands[who]) - red)
