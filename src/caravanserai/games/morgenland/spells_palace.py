"""The spells about artifacts (MO-86 Abracadabra, MO-93 Fata Morgana, MO-105 Free Rider, MO-106 Apprentice)."""

from typing import ClassVar, Final

from caravanserai.core.machine import Step
from caravanserai.games.morgenland import events
from caravanserai.games.morgenland.actions import GIVE, PICK, PICK_OFFER, RIDE
from caravanserai.games.morgenland.artifacts import power_fits, turn_key, unveil_if_shown, used_by_others
from caravanserai.games.morgenland.board import (
    ABRACADABRA,
    APPRENTICE,
    ARTIFACT_COUNT,
    CARPET,
    DOPPELGANGER,
    FATA_MORGANA,
    FIRST_ROOM,
    FREE_RIDER,
    KEY,
    MAGIC_STACK,
    W_BUY,
    W_SPACE,
)
from caravanserai.games.morgenland.fields import BIT, EVERY_EYE, PIECE_COUNT
from caravanserai.games.morgenland.offers import LookThrough, pull, take_offer, topmost
from caravanserai.games.morgenland.placement import double, land_carpet
from caravanserai.games.morgenland.spells import (
    RIDING,
    TARGETED,
    UNTARGETED,
    Cast,
    Spell,
    effect_flaw,
    room_action,
)
from caravanserai.games.morgenland.state import State, Trick


class Abracadabra(Spell):
    """MO-86 In the purchase window the buyer may take any artifact of the stack instead of the offer."""

    def __init__(self) -> None:
        super().__init__(ABRACADABRA, UNTARGETED)

    def castable(self, s: State, seat: int, window: int) -> bool:
        return window == W_BUY

    def resolve(self, s: State, cast: Cast) -> None:
        s.push(PickPiece(cast.caster, cast.target, ABRACADABRA))
        s.push(LookThrough(cast.caster, cast.target))


class FataMorgana(Spell):
    """MO-93 Choose one artifact of a stack as the new offer; the old one goes under the stack."""

    def __init__(self) -> None:
        super().__init__(FATA_MORGANA, TARGETED)

    def targets(self, s: State, seat: int) -> list[int]:
        found: list[int] = []
        for room in range(s.seats):
            if s.offer[room] >= 0 and s.size[room] > 0:
                found.append(room_action(room))
        return found

    def works(self, s: State, cast: Cast) -> bool:
        return s.offer[cast.target - FIRST_ROOM] >= 0 and s.size[cast.target - FIRST_ROOM] > 0

    def resolve(self, s: State, cast: Cast) -> None:
        room = cast.target - FIRST_ROOM
        s.push(PickPiece(cast.caster, room, FATA_MORGANA))
        s.push(LookThrough(cast.caster, room))


class PickPiece(Step[State]):
    """MO-86, MO-93 Choose a type of the stack (with Abracadabra also the offer); its topmost piece is taken."""

    fields: ClassVar[tuple[str, ...]] = ("who", "room", "spell")
    decision: ClassVar[str] = "D-PICK"
    rule: ClassVar[str] = "MO-86"

    def __init__(self, who: int, room: int, spell: int) -> None:
        super().__init__(who)
        self.room: Final = room
        self.spell: Final = spell

    def legal(self, s: State) -> list[int]:
        found: list[int] = []
        for piece in range(ARTIFACT_COUNT):
            if topmost(s, self.room, piece) >= 0:
                found.append(PICK + piece)
        if self.spell == ABRACADABRA:
            found.append(PICK_OFFER)
        return found

    def run(self, s: State, action: int) -> None:
        if action == PICK_OFFER:
            take_offer(s, self.who, self.room)
        elif self.spell == ABRACADABRA:
            take_unseen(s, self.who, self.room, action - PICK)
        else:
            conjure(s, self.who, self.room, action - PICK)

    def auto(self, s: State) -> bool:
        """MO-107 Only a stack of one piece leaves no choice; a larger one of a single type must not betray itself."""
        return s.size[self.room] == 1

    def flaw(self, s: State, at: int) -> str:
        bought = s.scored == FIRST_ROOM + self.room + 1 and s.current < 0
        if self.spell != FATA_MORGANA and (self.spell != ABRACADABRA or not bought):
            return "no spell that looks through a stack"
        if s.offer[self.room] < 0 or s.size[self.room] == 0:
            return "that room has no offer or no stack"
        if not looked_through(s, at, self.who, self.room):
            return "the stack has not been looked through"
        return effect_flaw(s, self.who, self.spell)


def looked_through(s: State, at: int, seat: int, room: int) -> bool:
    """Whether the seat knows the whole stack of the room, or is about to look through it above `s.stack[at]`."""
    above = s.above(at)
    if isinstance(above, LookThrough):
        return above.seat == seat and above.room == room
    for index in range(room * MAGIC_STACK, room * MAGIC_STACK + s.size[room]):
        if not s.known[index] & BIT[seat]:
            return False
    return True


def take_unseen(s: State, seat: int, room: int, piece: int) -> None:
    """MO-86 The topmost piece of the type goes behind the screen unseen; the offer stays."""
    base = room * MAGIC_STACK
    size = s.size[room]
    before = tuple(s.pieces[base : base + size])
    known = tuple(s.known[base : base + size])
    s.trick = Trick(room, seat, piece, before, known, ())
    s.veiled = seat
    pull(s, room, topmost(s, room, piece))
    for place in range(base, base + s.size[room]):
        s.known[place] &= BIT[seat]
    s.unused[seat * PIECE_COUNT + piece] += 1
    if s.log is not None:
        s.tell(events.UNSEEN, (seat, FIRST_ROOM + room))
        s.tell(events.UNSEEN_PIECE, (seat, piece, FIRST_ROOM + room), BIT[seat])


def conjure(s: State, seat: int, room: int, piece: int) -> None:
    """MO-93 The piece becomes the offer; all know that the old offer now lies at the bottom."""
    old = s.offer[room]
    pull(s, room, topmost(s, room, piece))
    bottom = room * MAGIC_STACK + s.size[room]
    s.pieces[bottom] = old
    s.known[bottom] = EVERY_EYE
    s.size[room] += 1
    s.offer[room] = piece
    if s.trick is not None and s.trick.room == room:
        s.trick = s.trick.followed(100 + 10 * piece + old)
    if s.log is not None:
        s.tell(events.CONJURED, (seat, piece, FIRST_ROOM + room))


class FreeRider(Spell):
    """MO-105 Use the power of an artifact that another player has used this round and that could be used now."""

    def __init__(self) -> None:
        super().__init__(FREE_RIDER, RIDING)

    def castable(self, s: State, seat: int, window: int) -> bool:
        return window == W_SPACE and len(self.targets(s, seat)) > 0

    def targets(self, s: State, seat: int) -> list[int]:
        found: list[int] = []
        for piece in range(DOPPELGANGER, KEY + 1):
            if used_by_others(s, seat, piece) and power_fits(s, seat, piece):
                found.append(RIDE + piece)
        return found

    def works(self, s: State, cast: Cast) -> bool:
        return power_fits(s, cast.caster, cast.target) and (
            cast.target != DOPPELGANGER or s.where[cast.dest] == s.current
        )

    def resolve(self, s: State, cast: Cast) -> None:
        if cast.target == CARPET:
            land_carpet(s, cast.caster)
        elif cast.target == KEY:
            turn_key(s, cast.caster)
        else:
            double(s, cast.caster, cast.dest)


class SorcerersApprentice(Spell):
    """MO-106 Take the offer of a room and lay one of your own unused artifacts there instead."""

    def __init__(self) -> None:
        super().__init__(APPRENTICE, TARGETED)

    def targets(self, s: State, seat: int) -> list[int]:
        found: list[int] = []
        spare = unused_pieces(s, seat) - (0 if s.lit & BIT[seat] else 1)
        if spare > 0:
            for room in range(s.seats):
                if s.offer[room] >= 0:
                    found.append(room_action(room))
        return found

    def works(self, s: State, cast: Cast) -> bool:
        return s.offer[cast.target - FIRST_ROOM] >= 0 and unused_pieces(s, cast.caster) > 0

    def resolve(self, s: State, cast: Cast) -> None:
        s.push(GiveArtifact(cast.caster, cast.target - FIRST_ROOM))


def unused_pieces(s: State, seat: int) -> int:
    """How many unused artifacts the seat has; the number is public."""
    count = 0
    for index in range(seat * PIECE_COUNT, seat * PIECE_COUNT + ARTIFACT_COUNT):
        count += s.unused[index]
    return count


class GiveArtifact(Step[State]):
    """MO-106 Choose which of your unused artifacts becomes the offer of the room."""

    fields: ClassVar[tuple[str, ...]] = ("who", "room")
    decision: ClassVar[str] = "D-GIVE"
    rule: ClassVar[str] = "MO-106"

    def __init__(self, who: int, room: int) -> None:
        super().__init__(who)
        self.room: Final = room

    def legal(self, s: State) -> list[int]:
        found: list[int] = []
        for piece in range(ARTIFACT_COUNT):
            if s.unused[self.who * PIECE_COUNT + piece] > 0:
                found.append(GIVE + piece)
        return found

    def run(self, s: State, action: int) -> None:
        piece = action - GIVE
        taken = s.offer[self.room]
        unveil_if_shown(s, self.who, piece)
        s.unused[self.who * PIECE_COUNT + piece] -= 1
        s.unused[self.who * PIECE_COUNT + taken] += 1
        s.offer[self.room] = piece
        if s.log is not None:
            s.tell(events.EXCHANGED, (self.who, taken, piece, FIRST_ROOM + self.room))

    def auto(self, s: State) -> bool:
        """MO-107 Not for the owner of a piece the others have not seen."""
        return s.veiled != self.who

    def flaw(self, s: State, at: int) -> str:
        if s.offer[self.room] < 0 or not unused_pieces(s, self.who):
            return "there is nothing to exchange"
        return effect_flaw(s, self.who, APPRENTICE)
