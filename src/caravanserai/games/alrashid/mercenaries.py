"""Crisis tiles and mercenary tokens: AR-16 to AR-20, AR-69 and all other draws and discards."""

from typing import ClassVar, Final

from caravanserai.games.alrashid.actions import BATCH, DRAW, VALUE
from caravanserai.games.alrashid.board import (
    COLOUR_COUNT,
    CRISIS,
    CRISIS_FRENCH,
    CRISIS_FRENCH_TILES,
    PALACES,
    VALUE_COUNT,
)
from caravanserai.games.alrashid.pending import Automatic, Chance, CourtStep
from caravanserai.games.alrashid.state import (
    BATCHES,
    DISCARDS,
    FACE,
    FACE_UP,
    POOL,
    SEAT_BIT,
    TOKEN_KINDS,
    Court,
    camp_kind,
    drawable,
    hand_kind,
    in_stack,
    tokens_left,
)
from caravanserai.games.alrashid.telling import (
    TOLD_DREW,
    TOLD_DREW_TOKEN,
    TOLD_LAID,
    TOLD_LOOKED,
    TOLD_NO_TOKEN,
    TOLD_RESHUFFLED,
    TOLD_SAW,
)


class LayTokens(Automatic):
    """AR-16 For each entry of the tile, in listed order, a token is laid face down on that territory.

    One step with an index, because each entry has to wait for its draw.
    """

    fields: ClassVar[tuple[str, ...]] = ("tile", "index")

    def __init__(self, tile: int, index: int) -> None:
        super().__init__()
        self.tile: Final = tile
        self.index: Final = index

    def run(self, s: Court, action: int) -> None:
        entries = CRISIS_FRENCH[self.tile] if s.edition & CRISIS_FRENCH_TILES else CRISIS[self.tile]
        if self.index >= len(entries):
            return
        area, colour = entries[self.index]
        s.push(LayTokens(self.tile, self.index + 1))
        if drawable(s, colour):
            open_stack(s, colour)
            s.push(LaidToken(area, colour))
        elif s.log is not None:
            s.tell(TOLD_NO_TOKEN, (colour,))


class StackDraw(Chance):
    """A token of the colour comes from its stack; chance draws its value."""

    def __init__(self, colour: int) -> None:
        super().__init__()
        self.colour: Final = colour

    def legal(self, s: Court) -> list[int]:
        return [VALUE + value for value in range(VALUE_COUNT) if s.pool[self.colour * POOL + value]]

    def weights(self, s: Court) -> list[int]:
        at = self.colour * POOL
        return [number for number in s.pool[at : at + VALUE_COUNT] if number]

    def misfit(self, s: Court) -> str:
        return "" if in_stack(s, self.colour) else "the stack of that colour is empty"


class LaidToken(StackDraw):
    """AR-16 The token that comes to a territory: drawn by chance, seen by nobody."""

    fields: ClassVar[tuple[str, ...]] = ("territory", "colour")
    rule: ClassVar[str] = "AR-16"

    def __init__(self, territory: int, colour: int) -> None:
        super().__init__(colour)
        self.territory: Final = territory

    def run(self, s: Court, action: int) -> None:
        token = drawn(s, self.colour, action - VALUE)
        at = self.territory - PALACES
        s.camps[at] = (*s.camps[at], token * FACE)
        if s.log is not None:
            s.tell(TOLD_LAID, (self.territory, self.colour))


class DrawnToken(StackDraw):
    """AR-20 The token that comes to a hand: only the drawer sees its value."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "colour")
    rule: ClassVar[str] = "AR-20"

    def __init__(self, seat: int, colour: int) -> None:
        super().__init__(colour)
        self.seat: Final = seat

    def run(self, s: Court, action: int) -> None:
        token = drawn(s, self.colour, action - VALUE)
        s.hands[self.seat] = tuple(sorted((*s.hands[self.seat], token)))
        if s.log is not None:
            s.tell(TOLD_DREW, (self.seat, self.colour))
            s.tell(TOLD_DREW_TOKEN, (token % TOKEN_KINDS,), SEAT_BIT[self.seat])

    def flaw(self, s: Court, at: int) -> str:
        if at and s.stack[at - 1].decision == "AR-D15" and tokens_left(s) < 2:
            return "there are not enough tokens to draw"
        return super().flaw(s, at)


class StartToken(CourtStep):
    """AR-14 Choose the colour of the token you start with."""

    fields: ClassVar[tuple[str, ...]] = ("who",)
    decision: ClassVar[str] = "AR-D1"
    rule: ClassVar[str] = "AR-14"

    def legal(self, s: Court) -> list[int]:
        return colours(s)

    def run(self, s: Court, action: int) -> None:
        open_stack(s, action - DRAW)
        s.push(DrawnToken(self.who, action - DRAW))

    def misfit(self, s: Court) -> str:
        return "" if tokens_left(s) >= s.seats else "there are not enough tokens to draw"


class DrawToken(CourtStep):
    """AR-20 Draw `left` tokens, one by one, naming the colour of each."""

    fields: ClassVar[tuple[str, ...]] = ("who", "left")
    decision: ClassVar[str] = "AR-D15"
    rule: ClassVar[str] = "AR-20"

    def __init__(self, who: int, left: int) -> None:
        super().__init__(who)
        self.left: Final = left

    def legal(self, s: Court) -> list[int]:
        return colours(s)

    def run(self, s: Court, action: int) -> None:
        if self.left > 1 and tokens_left(s) > 1:
            s.push(DrawToken(self.who, self.left - 1))
        open_stack(s, action - DRAW)
        s.push(DrawnToken(self.who, action - DRAW))

    def auto(self, s: Court) -> bool:
        return True

    def misfit(self, s: Court) -> str:
        return "" if tokens_left(s) else "there are no tokens to draw"


class DiscardToken(Automatic):
    """AR-19 A hand token is discarded; of several like tokens from different shuffles chance picks one."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "kind")

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__()
        self.seat: Final = seat
        self.kind: Final = kind

    def run(self, s: Court, action: int) -> None:
        if len(batches(s, self.seat, self.kind)) > 1:
            s.push(DiscardedBatch(self.seat, self.kind))
        else:
            discard(s, self.seat, self.kind, 0)

    def misfit(self, s: Court) -> str:
        return "" if hand_kind(s, self.seat, self.kind) else "that token is not in the hand"


class DiscardedBatch(Chance):
    """AR-19 Which of several like tokens leaves the hand; all of them are as likely."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "kind")
    rule: ClassVar[str] = "AR-19"

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__()
        self.seat: Final = seat
        self.kind: Final = kind

    def legal(self, s: Court) -> list[int]:
        return [BATCH + index for index in range(len(batches(s, self.seat, self.kind)))]

    def weights(self, s: Court) -> list[int]:
        found: list[int] = []
        for batch in batches(s, self.seat, self.kind):
            token = batch * TOKEN_KINDS + self.kind
            found.append(len([1 for each in s.hands[self.seat] if each == token]))
        return found

    def run(self, s: Court, action: int) -> None:
        discard(s, self.seat, self.kind, action - BATCH)

    def misfit(self, s: Court) -> str:
        return "" if hand_kind(s, self.seat, self.kind) else "that token is not in the hand"


def colours(s: Court) -> list[int]:
    """AR-18 The draws that are possible."""
    return [DRAW + colour for colour in range(COLOUR_COUNT) if drawable(s, colour)]


def open_stack(s: Court, colour: int) -> None:
    """AR-18 If the stack is empty its discard pile is shuffled to form the new one: a new batch."""
    if in_stack(s, colour):
        return
    at = colour * POOL
    for value in range(VALUE_COUNT):
        s.pool[at + value] = s.pool[at + DISCARDS + value]
        s.pool[at + DISCARDS + value] = 0
    s.pool[BATCHES + colour] += 1
    if s.log is not None:
        s.tell(TOLD_RESHUFFLED, (colour, in_stack(s, colour)))


def draw_tokens(s: Court, seat: int, number: int) -> None:
    """AR-20, AR-69 Let the seat draw; left out if no token can be drawn."""
    if tokens_left(s):
        s.push(DrawToken(seat, number))


def drawn(s: Court, colour: int, value: int) -> int:
    """Take a token of the value from the stack."""
    s.pool[colour * POOL + value] -= 1
    return s.pool[BATCHES + colour] * TOKEN_KINDS + colour * VALUE_COUNT + value


def batches(s: Court, seat: int, kind: int) -> list[int]:
    """The shuffles that the seat's tokens of the kind come from, oldest first."""
    found: list[int] = []
    for token in s.hands[seat]:
        if token % TOKEN_KINDS == kind and token // TOKEN_KINDS not in found:
            found.append(token // TOKEN_KINDS)
    return found


def discard(s: Court, seat: int, kind: int, index: int) -> None:
    """AR-19 The token goes face up to the discard pile of its colour."""
    hand = list(s.hands[seat])
    hand.remove(batches(s, seat, kind)[index] * TOKEN_KINDS + kind)
    s.hands[seat] = tuple(hand)
    to_pile(s, kind)


def to_pile(s: Court, kind: int) -> None:
    """AR-19 One more token on the discard pile."""
    s.pool[kind // VALUE_COUNT * POOL + DISCARDS + kind % VALUE_COUNT] += 1


def look(s: Court, seat: int, area: int) -> None:
    """AR-73, AR-110 The seat sees all tokens of the territory; everybody learns that it looked there."""
    at = area - PALACES
    bit = SEAT_BIT[seat]
    s.camps[at] = tuple([token if token & FACE_UP else token | bit for token in s.camps[at]])
    s.looks = (*s.looks, s.year, seat, area)
    if s.log is not None:
        s.tell(TOLD_LOOKED, (seat, area))
        s.tell(TOLD_SAW, (area, *[camp_kind(token) for token in s.camps[at]]), bit)
