"""What a seat of Morgenland may know, as numbers. Others come clockwise from the observer; missing seats are zeros.

Treasure of others is included: every piece that moves to or from a screen is shown (MO-111, MO-112).
"""

from typing import Final

from mypy_extensions import i64

from caravanserai.core.sheet import Sheet, Writer
from caravanserai.core.short import short
from caravanserai.games.morgenland.artifacts import known_unused
from caravanserai.games.morgenland.board import (
    ARTIFACT_COUNT,
    CAVE_COUNT,
    FIRST_ROOM,
    KIND_COUNT,
    NICHES,
    SPACES,
    SPELL_COUNT,
    TOKEN_COUNT,
)
from caravanserai.games.morgenland.fields import BIT, HANDLES, PIECE_COUNT, REMOVED
from caravanserai.games.morgenland.placement import on_offer
from caravanserai.games.morgenland.state import State

MOST: Final = 5
SPACE_COUNT: Final = len(SPACES)
PLAYER_SIZE: Final = KIND_COUNT + 2 * PIECE_COUNT + 8

FIELDS: Final = (
    ("round", 1, "the round"),
    ("magic", 1, "1 in the Magic version"),
    ("camel", MOST, "one flag: the first player, counted from the observer"),
    ("scored", SPACE_COUNT, "a flag per space that is scored"),
    ("current", SPACE_COUNT, "one flag: the space being scored"),
    ("closed", SPACE_COUNT, "one flag: the space closed by a spell"),
    ("guard", 1, "the guard's strength, 0 while face down"),
    ("reversed", 1, "1 while the weakest ranks first"),
    ("bank", KIND_COUNT, "treasure in the bank by kind"),
    ("niches", CAVE_COUNT * NICHES, "per cave the piles, best first"),
    ("tokens", SPACE_COUNT * MOST * 2, "per space and seat: tokens there, and the strength of those the observer can see"),
    ("offers", MOST * (ARTIFACT_COUNT + 2), "per room: 1 if something is on offer, a flag per type (Magic), pieces left below"),
    ("treasure-cards", 1, "treasure cards not used yet"),
    ("spells", 1, "spells in the deck"),
    ("spells-seen", SPELL_COUNT, "a flag per spell discarded or displayed"),
    ("players", MOST * PLAYER_SIZE, "per player: treasure by kind; unused artifacts by type as the observer knows them; used ones; artifacts, spells, unplaced and removed tokens, lit, Djinn, Key, admitted"),
    ("own-tokens", TOKEN_COUNT, "a flag per unplaced token of the observer, weakest first"),
    ("own-spells", SPELL_COUNT, "a flag per spell in the observer's hand"),
)  # fmt: skip
"""Name, size and meaning of each field."""


class Observation(Writer[State]):
    """Writes the numbers of FIELDS, in their order."""

    def write(self, s: State, seat: int, sheet: Sheet) -> None:
        """The round, the spaces, the rooms, the decks, the players, the observer's own."""
        sheet.put(s.round)
        sheet.put(s.magic)
        sheet.flag(away(s, s.camel, seat), MOST)
        for space in range(SPACE_COUNT):
            sheet.mark(space < s.scored)
        sheet.flag(s.current, SPACE_COUNT)
        sheet.flag(s.closed, SPACE_COUNT)
        sheet.put(s.guard)
        sheet.mark(s.reversed != 0)
        sheet.part(s.stock, s.seats * KIND_COUNT, KIND_COUNT)
        sheet.part(s.niches, 0, CAVE_COUNT * NICHES)
        write_tokens(s, seat, sheet)
        for room in range(MOST):
            write_room(s, room, sheet)
        sheet.put(count(s.unused_cards))
        sheet.put(count(s.deck))
        sheet.bits(s.discards | s.display, SPELL_COUNT)
        for place in range(s.seats):
            write_player(s, (seat + place) % s.seats, seat, sheet)
        sheet.skip((MOST - s.seats) * PLAYER_SIZE)
        sheet.bits(s.unplaced[seat], TOKEN_COUNT)
        sheet.bits(s.spells[seat], SPELL_COUNT)


def write_tokens(s: State, seat: i64, sheet: Sheet) -> None:
    """Per space and seat: how many tokens lie there, and the strength of those the observer can see."""
    page = sheet.numbers
    where = s.where
    seats: i64 = s.seats
    for owner in range(seats):
        start = sheet.at + away(s, owner, seat) * 2
        first = owner * HANDLES
        seen: i64 = -1 if owner == seat else s.up[owner]
        for token in range(first, first + HANDLES):
            space: i64 = where[token]
            if space >= 0:
                at = start + space * MOST * 2
                page[at] += 1
                if seen >> (token - first) & 1:
                    page[at + 1] += short(s.strength[token])
    sheet.skip(SPACE_COUNT * MOST * 2)


def away(s: State, who: i64, seat: i64) -> i64:
    """A seat counted clockwise from the observer."""
    place = who - seat
    return place if place >= 0 else place + s.seats


def write_room(s: State, room: int, sheet: Sheet) -> None:
    """What a room offers."""
    if room >= s.seats or FIRST_ROOM + room >= SPACE_COUNT:
        sheet.skip(ARTIFACT_COUNT + 2)
        return
    sheet.mark(on_offer(s, room))
    sheet.flag(s.offer[room] if s.magic else -1, ARTIFACT_COUNT)
    sheet.put(s.size[room])


def write_player(s: State, who: i64, seat: i64, sheet: Sheet) -> None:
    """One player as the observer knows him."""
    sheet.part(s.stock, who * KIND_COUNT, KIND_COUNT)
    page = sheet.numbers
    first = sheet.at
    sheet.part(s.unused, who * PIECE_COUNT, PIECE_COUNT)
    sheet.part(s.used, who * PIECE_COUNT, PIECE_COUNT)
    artifacts: i64 = 0  # as `State.artifacts` counts them
    for at in range(first, sheet.at):
        artifacts += i64(page[at])
    if who == s.veiled and who != seat and s.magic:
        for piece in range(ARTIFACT_COUNT):
            page[first + piece] = short(known_unused(s, who, piece))
    sheet.put(artifacts)
    sheet.put(count(s.spells[who]))
    sheet.put(count(s.unplaced[who]))
    sheet.put(removed(s, who))
    bit: i64 = BIT[who]
    sheet.mark(s.lit & bit != 0)
    sheet.mark(s.djinn == who)
    sheet.mark(s.keyed & bit != 0)
    sheet.mark(s.admitted & bit != 0)


def removed(s: State, who: i64) -> i64:
    """How many tokens of the seat were removed in this round."""
    found: i64 = 0
    where = s.where
    for token in range(who * HANDLES, (who + 1) * HANDLES):
        if where[token] == REMOVED:
            found += 1
    return found


def count(mask: i64) -> i64:
    """How many bits are set."""
    found: i64 = 0
    while mask != 0:
        mask &= mask - 1  # takes the lowest one away
        found += 1
    return found
