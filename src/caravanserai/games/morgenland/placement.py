"""Placing tokens: the entry test, the eight turns of a round, and how tokens move, turn up and leave."""

from typing import ClassVar, Final

from caravanserai.core.machine import Step
from caravanserai.games.morgenland import events
from caravanserai.games.morgenland.actions import PLACE, TOKEN
from caravanserai.games.morgenland.board import (
    CARAVANSERAI,
    CARPET_STRENGTH,
    CAVE_COUNT,
    DJINN,
    FIRST_ROOM,
    GUARD,
    MARKET,
    NICHES,
    ROOM_LIMIT,
    STRENGTHS,
    TENT,
    TOKEN_COUNT,
)
from caravanserai.games.morgenland.fields import (
    BIT,
    BITS,
    EXTRAS,
    FIRST_CARPET,
    FIRST_DOUBLE,
    HANDLES,
    REMOVED,
    UNPLACED,
)
from caravanserai.games.morgenland.ranks import tokens_on
from caravanserai.games.morgenland.state import State


def on_offer(s: State, room: int) -> bool:
    """MO-30 Basic: the stack is not empty; magic: an artifact lies face up."""
    return s.offer[room] >= 0 if s.magic else s.size[room] > 0


def may_enter(s: State, seat: int, space: int) -> bool:
    """MO-18 The entry test of a token of the seat for the space."""
    if space < s.scored or space == s.closed:
        return False
    if space < CAVE_COUNT:
        return s.niches[space * NICHES] > 0
    if space == TENT:
        return s.magic != 0 and s.spells_left()
    if space == DJINN:
        return s.magic != 0
    if space < FIRST_ROOM:
        return True
    room = space - FIRST_ROOM
    if room >= s.seats or not on_offer(s, room) or tokens_on(s, seat, space) >= ROOM_LIMIT:
        return False
    return s.scored <= GUARD or s.admitted & BIT[seat] != 0


class ChooseToken(Step[State]):
    """MO-31 Choose one of your unplaced tokens; nobody may pass."""

    fields: ClassVar[tuple[str, ...]] = ("who",)
    decision: ClassVar[str] = "D-TOKEN"
    rule: ClassVar[str] = "MO-32"

    def legal(self, s: State) -> list[int]:
        left = s.unplaced[self.who]
        found: list[int] = []
        for index in range(TOKEN_COUNT):
            if left & BIT[index]:
                found.append(TOKEN + index)
        return found

    def run(self, s: State, action: int) -> None:
        s.push(ChooseSpace(self.who, action - TOKEN))

    def auto(self, s: State) -> bool:
        """MO-107 The last token chooses itself."""
        return True

    def flaw(self, s: State, at: int) -> str:
        return "" if s.unplaced[self.who] else "this seat has no token to place"


class ChooseSpace(Step[State]):
    """MO-32 Lay the chosen token, face down, on a space that passes the entry test."""

    fields: ClassVar[tuple[str, ...]] = ("who", "token")
    decision: ClassVar[str] = "D-SPACE"
    rule: ClassVar[str] = "MO-32"

    def __init__(self, who: int, token: int) -> None:
        super().__init__(who)
        self.token: Final = token

    def legal(self, s: State) -> list[int]:
        """MO-34 The guard is always among them."""
        found: list[int] = []
        seat = self.who
        if s.scored == 0:
            niches = s.niches
            for space in range(CAVE_COUNT):
                if niches[space * NICHES] > 0 and space != s.closed:
                    found.append(PLACE + space)
            if s.magic:
                if s.spells_left() and s.closed != TENT:
                    found.append(PLACE + TENT)
                if s.closed != DJINN:
                    found.append(PLACE + DJINN)
            if s.closed != MARKET:
                found.append(PLACE + MARKET)
            if s.closed != CARAVANSERAI:
                found.append(PLACE + CARAVANSERAI)
            found.append(PLACE + GUARD)
            for space in range(FIRST_ROOM, FIRST_ROOM + s.seats):
                if may_enter(s, seat, space):
                    found.append(PLACE + space)
        return found

    def run(self, s: State, action: int) -> None:
        """MO-13 The token gets the next handle; it lies face up only under Open Secret (MO-96)."""
        seat = self.who
        space = action - PLACE
        handle = TOKEN_COUNT - BITS[s.unplaced[seat]]
        token = seat * HANDLES + handle
        s.unplaced[seat] &= ~BIT[self.token]
        s.where[token] = space
        s.strength[token] = STRENGTHS[self.token]
        if s.secret >= 0 and s.secret != seat:
            s.up[seat] |= BIT[handle]
            if s.log is not None:
                s.tell(events.PLACED_OPEN, (seat, token, space, s.strength[token]))
        elif s.log is not None:
            s.tell(events.PLACED, (seat, token, space))
            s.tell(events.PLACED_OWN, (seat, token, space, s.strength[token]), BIT[seat])

    def flaw(self, s: State, at: int) -> str:
        if not s.unplaced[self.who] & BIT[self.token]:
            return "this token is not there to be placed"
        return "" if at == len(s.stack) - 1 else "nothing can come between a token and its space"


def turn_up(s: State, space: int) -> None:
    """MO-37 All face-down tokens of the space are turned up."""
    where = s.where
    for token in range(s.seats * HANDLES):
        if where[token] == space:
            show(s, token)


def show(s: State, token: int) -> None:
    """Turn a token face up, if it is not yet."""
    seat = token // HANDLES
    bit = BIT[token - seat * HANDLES]
    if not s.up[seat] & bit:
        s.up[seat] |= bit
        if s.log is not None:
            s.tell(events.SHOWN, (seat, token, s.where[token], s.strength[token]))


def face_up(s: State, token: int) -> bool:
    """Whether the token lies, or was removed, face up."""
    seat = token // HANDLES
    return s.up[seat] & BIT[token - seat * HANDLES] != 0


def remove(s: State, token: int) -> None:
    """MO-17 The token goes behind its owner's screen for the rest of the round, unseen if face down."""
    if s.log is not None:
        s.tell(events.REMOVED, (token // HANDLES, token, s.where[token]))
    s.where[token] = REMOVED


def tokens_in_rooms(s: State, seat: int) -> int:
    """How many tokens the seat has in all rooms."""
    count = 0
    for token in range(seat * HANDLES, seat * HANDLES + HANDLES):
        if s.where[token] >= FIRST_ROOM:
            count += 1
    return count


def leave_rooms(s: State, seat: int) -> None:
    """MO-49, MO-102 All tokens of the seat leave all rooms, unseen if face down."""
    for token in range(seat * HANDLES, seat * HANDLES + HANDLES):
        if s.where[token] >= FIRST_ROOM:
            remove(s, token)


def relocate(s: State, token: int, space: int) -> None:
    """MO-84 The token moves and keeps its facing; on the current space it is turned up at once."""
    if s.log is not None:
        s.tell(events.MOVED, (token // HANDLES, token, s.where[token], space))
    s.where[token] = space
    if space == s.current:
        show(s, token)


def _bring(s: State, seat: int, first: int, space: int, strength: int) -> int:
    """MO-12 A Carpet or Doppelganger comes to the space as a token with the next free handle of its sort."""
    token = seat * HANDLES + first
    last = token + EXTRAS - 1
    while s.where[token] != UNPLACED and token < last:
        token += 1
    s.where[token] = space
    s.strength[token] = strength
    s.up[seat] |= BIT[token - seat * HANDLES]
    return token


def land_carpet(s: State, seat: int) -> None:
    """MO-69 A token of strength 3 on the current space."""
    token = _bring(s, seat, FIRST_CARPET, s.current, CARPET_STRENGTH)
    if s.log is not None:
        s.tell(events.CARPET, (seat, token, s.current))


def double(s: State, seat: int, original: int) -> None:
    """MO-68 A further token of the same strength on the current space."""
    token = _bring(s, seat, FIRST_DOUBLE, s.current, s.strength[original])
    if s.log is not None:
        s.tell(events.DOUBLE, (seat, token, s.current, s.strength[original]))
