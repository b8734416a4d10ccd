"""What a seat of Five Tribes may know, as numbers. Others come clockwise from the observer; missing seats are zeros.

Gold of others is included: it is concealed, not unknowable, for every amount is announced (FT-132).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caravanserai.core.sheet import Sheet, Writer
from caravanserai.core.short import short
from caravanserai.games.fivetribes.board import (
    BID_SPOTS,
    CELLS,
    DJINNS,
    FACES,
    KINDS,
    ROW_CARDS,
    TRIBES,
    TURN_SPOTS,
)
from caravanserai.games.fivetribes.fields import (
    BAG,
    CAMEL,
    CARRIED,
    DISCARDED,
    DISCARDS,
    FACE_UP,
    HAND,
    KNOWN,
    PALACE,
    PALM,
    PILE,
    PLAYER,
    TURN_ORDER,
)
from caravanserai.games.fivetribes.state import State

MOST: Final = 4
PLAYER_SIZE: Final = 6 + KINDS + DJINNS
TILE_SIZE: Final = FACES + TRIBES + MOST + 2

FIELDS: Final = (
    ("round", 1, "the round"),
    ("tiles", CELLS * TILE_SIZE, "per tile a1-f1, a2-f2 …: a flag per face, meeples by tribe, a flag for the camel's owner counted from the observer, palms, palaces"),
    ("carried", TRIBES, "meeples in the mover's hand by tribe"),
    ("path", CELLS, "how often the present move has passed each tile, its start included"),
    ("bid-order", BID_SPOTS * MOST, "per spot one flag: whose marker lies there"),
    ("turn-order", TURN_SPOTS * MOST, "per spot from 18 down to the last 0 one flag: whose marker lies there"),
    ("row", ROW_CARDS * KINDS, "per position one flag: the kind of card"),
    ("face-up-djinns", DJINNS, "a flag per djinn on offer"),
    ("djinn-discards", DJINNS, "a flag per discarded djinn"),
    ("used", DJINNS, "a flag per djinn used in this turn (in this round with that option)"),
    ("discards", KINDS, "discarded cards by kind"),
    ("pile", 1, "cards in the pile"),
    ("bag", TRIBES, "meeples in the bag by tribe"),
    ("supplies", 2, "palms and palaces left"),
    ("players", MOST * PLAYER_SIZE, "per player: gold, camels in reserve, Viziers, Elders, cards, unknown cards, known cards by kind, a flag per djinn"),
    ("hand", KINDS, "the observer's cards by kind"),
)  # fmt: skip
"""Name, size and meaning of each field."""


class Observation(Writer[State]):
    """Writes the numbers of FIELDS, in their order."""

    def write(self, s: State, seat: int, sheet: Sheet) -> None:
        """The tiles, the move, the tracks, what is on offer, the supplies, the players."""
        sheet.put(s.round)
        write_tiles(s, seat, sheet)
        sheet.part(s.stock, CARRIED, TRIBES)
        write_path(s, sheet)
        for spot in range(BID_SPOTS):
            sheet.flag(away(s, s.tracks[spot], seat), MOST)
        for spot in range(TURN_SPOTS):
            sheet.flag(away(s, s.tracks[TURN_ORDER + spot], seat), MOST)
        for kind in s.row:
            sheet.flag(kind, KINDS)
        sheet.skip((ROW_CARDS - len(s.row)) * KINDS)
        sheet.where(s.djinns, FACE_UP)
        sheet.where(s.djinns, DISCARDED)
        sheet.bits(s.used, DJINNS)
        sheet.part(s.stock, DISCARDS, KINDS)
        sheet.put(total(s.stock, PILE))
        sheet.part(s.stock, BAG, TRIBES)
        sheet.put(s.palms)
        sheet.put(s.palaces)
        for place in range(s.seats):
            write_player(s, (seat + place) % s.seats, sheet)
        sheet.skip((MOST - s.seats) * PLAYER_SIZE)
        sheet.part(s.players, seat * PLAYER + HAND, KINDS)


def write_tiles(s: State, seat: i64, sheet: Sheet) -> None:
    """The tiles with what stands on them; before they are laid they have no face."""
    page = sheet.numbers
    meeples = s.meeples
    pieces = s.pieces
    at = sheet.at
    size: i64 = CELLS
    for cell in range(size):
        if cell < len(s.faces):
            page[at + s.faces[cell]] = 1
        at += FACES
        for each in range(cell * TRIBES, (cell + 1) * TRIBES):
            page[at] = short(meeples[each])
            at += 1
        camel = away(s, pieces[CAMEL + cell], seat)
        if camel >= 0:
            page[at + camel] = 1
        at += MOST
        page[at] = short(pieces[PALM + cell])
        page[at + 1] = short(pieces[PALACE + cell])
        at += 2
    sheet.at = at


def write_path(s: State, sheet: Sheet) -> None:
    """How often the present move has passed each tile."""
    for code in s.path:
        sheet.numbers[sheet.at + code // TRIBES] += 1
    sheet.skip(CELLS)


def write_player(s: State, who: i64, sheet: Sheet) -> None:
    """One player's public row."""
    base = who * PLAYER
    players = s.players
    cards = total(players, base + HAND)
    sheet.part(players, base, HAND)  # gold, camels, Viziers, Elders
    sheet.put(cards)
    sheet.put(cards - total(players, base + KNOWN))
    sheet.part(players, base + KNOWN, KINDS)
    sheet.where(s.djinns, who)


def total(cards: vec[i64], start: i64) -> i64:
    """How many cards there are of all kinds together."""
    found: i64 = 0
    for at in range(start, start + KINDS):
        found += cards[at]
    return found


def away(s: State, who: i64, seat: i64) -> i64:
    """A seat counted clockwise from the observer; -1 for nobody."""
    if who < 0:
        return -1
    place = who - seat
    return place if place >= 0 else place + s.seats
