"""What lies in the palace rooms: stacks, offers, and looking through a stack (MO-22, MO-23, MO-27, MO-30)."""

from typing import ClassVar, Final

from caravanserai.core.machine import CHANCE, NOBODY, Step
from caravanserai.games.morgenland import events
from caravanserai.games.morgenland.actions import FIND, TURN_UP
from caravanserai.games.morgenland.board import ARTIFACT_COUNT, FIRST_ROOM, MAGIC_STACK, PLAIN
from caravanserai.games.morgenland.fields import BIT, HIDDEN, PIECE_COUNT
from caravanserai.games.morgenland.state import State


def pull(s: State, room: int, index: int) -> int:
    """Take the piece at that depth out of the stack; the order of the others stays."""
    base = room * MAGIC_STACK
    piece = s.pieces[base + index]
    for place in range(base + index, base + s.size[room] - 1):
        s.pieces[place] = s.pieces[place + 1]
        s.known[place] = s.known[place + 1]
    s.size[room] -= 1
    s.pieces[base + s.size[room]] = HIDDEN
    s.known[base + s.size[room]] = 0
    return piece


def topmost(s: State, room: int, piece: int) -> int:
    """The depth of the topmost piece of that type, or -1."""
    for index in range(s.size[room]):
        if s.pieces[room * MAGIC_STACK + index] == piece:
            return index
    return -1


def take_offer(s: State, seat: int, room: int) -> None:
    """MO-54 The artifact on offer goes behind the buyer's screen; MO-56 the last one ends the game at once."""
    if s.magic:
        piece = s.offer[room]
        s.offer[room] = -1
    else:
        piece = PLAIN
        s.size[room] -= 1
    s.unused[seat * PIECE_COUNT + piece] += 1
    if s.log is not None:
        s.tell(events.BOUGHT, (seat, piece, FIRST_ROOM + room))
    if sold_out(s):
        if s.log is not None:
            s.tell(events.OVER, ())
        s.stack.clear()


def sold_out(s: State) -> bool:
    """MO-56 Whether neither offers nor stacks are left."""
    return all(not (s.offer[room] >= 0 or s.size[room] > 0) for room in range(s.seats))


def turn_up_offer(s: State, room: int, piece: int) -> None:
    """MO-27 The top of the stack becomes the offer, for all to see."""
    s.offer[room] = piece
    if s.trick is not None and s.trick.room == room:
        s.trick = s.trick.followed(piece)
    if s.log is not None:
        s.tell(events.TURNED_UP, (FIRST_ROOM + room, piece))


def draw_weights(s: State) -> list[int]:
    """How many of each type, of those there are, lie where nobody has looked."""
    found: list[int] = []
    for piece in range(ARTIFACT_COUNT):
        if s.pool[piece] > 0:
            found.append(s.pool[piece])
    return found


def draw_options(s: State, first: int) -> list[int]:
    """The types that lie where nobody has looked, as actions from `first` on."""
    found: list[int] = []
    for piece in range(ARTIFACT_COUNT):
        if s.pool[piece] > 0:
            found.append(first + piece)
    return found


class FillRooms(Step[State]):
    """MO-27 (b) In each room without a face-up artifact the top of its stack is turned up, from `room` on."""

    fields: ClassVar[tuple[str, ...]] = ("room",)
    rule: ClassVar[str] = "MO-27"

    def __init__(self, room: int) -> None:
        super().__init__(NOBODY)
        self.room: Final = room

    def run(self, s: State, action: int) -> None:
        for room in range(self.room, s.seats):
            if s.offer[room] >= 0 or s.size[room] == 0:
                continue
            if s.pieces[room * MAGIC_STACK] == HIDDEN:
                s.push(FillRooms(room + 1))
                s.push(TurnUp(room))
                return
            turn_up_offer(s, room, pull(s, room, 0))

    def flaw(self, s: State, at: int) -> str:
        above = s.stack[at + 1]
        if not s.magic or self.room > s.seats:
            return "no such room"
        due = above.room + 1 if isinstance(above, TurnUp) else 0
        return "" if self.room == due else "the rooms are filled in their order"


class TurnUp(Step[State]):
    """MO-24 Chance: which artifact lies on top of the stack."""

    fields: ClassVar[tuple[str, ...]] = ("room",)
    decision: ClassVar[str] = "C-ARTIFACT"
    rule: ClassVar[str] = "MO-24"

    def __init__(self, room: int) -> None:
        super().__init__(CHANCE)
        self.room: Final = room

    def legal(self, s: State) -> list[int]:
        return draw_options(s, TURN_UP)

    def weights(self, s: State) -> list[int]:
        return draw_weights(s)

    def run(self, s: State, action: int) -> None:
        piece = action - TURN_UP
        s.pool[piece] -= 1
        pull(s, self.room, 0)
        turn_up_offer(s, self.room, piece)

    def flaw(self, s: State, at: int) -> str:
        for room in range(self.room):
            if s.offer[room] < 0 and s.size[room] > 0:
                return "an earlier room has no offer"
        if s.size[self.room] == 0 or s.offer[self.room] >= 0:
            return "no artifact can be turned up there"
        return "" if s.pieces[self.room * MAGIC_STACK] == HIDDEN else "the top of that stack is no secret"


class LookThrough(Step[State]):
    """MO-86, MO-93 The caster looks through the whole stack of a room, then chooses."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "room")
    rule: ClassVar[str] = "MO-93"

    def __init__(self, seat: int, room: int) -> None:
        super().__init__(NOBODY)
        self.seat: Final = seat
        self.room: Final = room

    def run(self, s: State, action: int) -> None:
        base = self.room * MAGIC_STACK
        for index in range(s.size[self.room]):
            if s.pieces[base + index] == HIDDEN:
                s.push(self)
                s.push(FindPiece(self.seat, self.room, index))
                return
        for index in range(s.size[self.room]):
            s.known[base + index] |= BIT[self.seat]
        if s.log is not None:
            s.tell(events.LOOKED, (self.seat, FIRST_ROOM + self.room))
            seen = (self.seat, FIRST_ROOM + self.room, *s.pieces[base : base + s.size[self.room]])
            s.tell(events.LOOKED_AT, seen, BIT[self.seat])

    def flaw(self, s: State, at: int) -> str:
        above = s.stack[at + 1]
        fits = isinstance(above, FindPiece) and above.seat == self.seat and above.room == self.room
        return "" if fits else "something else is looked through"


class FindPiece(Step[State]):
    """MO-24 Chance: which artifact lies at that depth of a stack somebody looks through."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "room", "index")
    decision: ClassVar[str] = "C-ARTIFACT"
    rule: ClassVar[str] = "MO-24"

    def __init__(self, seat: int, room: int, index: int) -> None:
        super().__init__(CHANCE)
        self.seat: Final = seat
        self.room: Final = room
        self.index: Final = index

    def legal(self, s: State) -> list[int]:
        return draw_options(s, FIND)

    def weights(self, s: State) -> list[int]:
        return draw_weights(s)

    def run(self, s: State, action: int) -> None:
        place = self.room * MAGIC_STACK + self.index
        s.pool[action - FIND] -= 1
        s.pieces[place] = action - FIND
        s.known[place] = BIT[self.seat]

    def flaw(self, s: State, at: int) -> str:
        base = self.room * MAGIC_STACK
        if self.index >= s.size[self.room] or s.pieces[base + self.index] != HIDDEN:
            return "there is nothing to find"
        hidden = HIDDEN in s.pieces[base : base + self.index]
        return "" if not hidden else "a stack is looked through from the top"
