"""Crisis tiles and mercenary tokens: AR-16 to AR-20, AR-69 and all other draws and discards."""

from typing import ClassVar, Final

from caravanserai.core.machine import CHANCE, NOBODY, Step
from caravanserai.games.alrashid import events
from caravanserai.games.alrashid.actions import BATCH, DRAW, VALUE
from caravanserai.games.alrashid.board import (
    ACTIVATED,
    AGHA,
    AGHA_TOKENS,
    AL_RASHID,
    COLOUR_COUNT,
    CRISIS,
    CRISIS_FRENCH,
    INTRIGUE,
    MILITARY,
    PALACES,
    RECRUITER,
    SERVICE_AMOUNT,
    VALUE_COUNT,
)
from caravanserai.games.alrashid.fields import BATCHES, DISCARDS, FACE, FACE_UP, POOL, SEAT_BIT, TOKEN_KINDS
from caravanserai.games.alrashid.options import french_tiles
from caravanserai.games.alrashid.stack import (
    activation_flaw,
    area_resolved,
    effect_flaw,
    field,
    name_at,
    visitor_rank,
)
from caravanserai.games.alrashid.state import (
    State,
    camp_kind,
    copies,
    drawable,
    hand_kind,
    in_stack,
    tokens_left,
)


class LayTokens(Step[State]):
    """AR-16 For each entry of the tile, in listed order, a token is laid face down on that territory.

    One step with an index, because each entry has to wait for its draw.
    """

    fields: ClassVar[tuple[str, ...]] = ("tile", "index")
    rule: ClassVar[str] = "AR-16"

    def __init__(self, tile: int, index: int) -> None:
        super().__init__(NOBODY)
        self.tile: Final = tile
        self.index: Final = index

    def run(self, s: State, action: int) -> None:
        entries = tile_entries(s, self.tile)
        if self.index >= len(entries):
            return
        area, colour = entries[self.index]
        s.push(LayTokens(self.tile, self.index + 1))
        if drawable(s, colour):
            open_stack(s, colour)
            s.push(LaidToken(area, colour))
        elif s.log is not None:
            s.tell(events.NO_TOKEN, (colour,))

    def flaw(self, s: State, at: int) -> str:
        entries = tile_entries(s, self.tile)
        setting_up = type(s.stack[at - 1]).__name__ == "StartTokens"
        if not s.tiles or s.tiles[-1] != self.tile or setting_up != (len(s.tiles) == 1):
            return "that tile was not drawn just now"
        return "" if 1 <= self.index <= len(entries) else "the tile has no such entry"


class StackDraw(Step[State]):
    """A token of the colour comes from its stack; chance draws its value."""

    def __init__(self, colour: int) -> None:
        super().__init__(CHANCE)
        self.colour: Final = colour

    def legal(self, s: State) -> list[int]:
        return [VALUE + value for value in range(VALUE_COUNT) if s.pool[self.colour * POOL + value]]

    def weights(self, s: State) -> list[int]:
        at = self.colour * POOL
        return [number for number in s.pool[at : at + VALUE_COUNT] if number]

    def flaw(self, s: State, at: int) -> str:
        return "" if in_stack(s, self.colour) else "the stack of that colour is empty"


class LaidToken(StackDraw):
    """AR-16 The token that comes to a territory: drawn by chance, seen by nobody."""

    fields: ClassVar[tuple[str, ...]] = ("territory", "colour")
    rule: ClassVar[str] = "AR-16"

    def __init__(self, territory: int, colour: int) -> None:
        super().__init__(colour)
        self.territory: Final = territory

    def run(self, s: State, action: int) -> None:
        token = drawn(s, self.colour, action - VALUE)
        at = self.territory - PALACES
        s.camps[at] = (*s.camps[at], token * FACE)
        if s.log is not None:
            s.tell(events.LAID, (self.territory, self.colour))

    def flaw(self, s: State, at: int) -> str:
        below = s.stack[at - 1]
        entries = tile_entries(s, below.tile) if isinstance(below, LayTokens) else ()
        index = below.index - 1 if isinstance(below, LayTokens) else -1
        if not 0 <= index < len(entries) or entries[index] != (self.territory, self.colour):
            return "the tile does not say so"
        return super().flaw(s, at)


class DrawnToken(StackDraw):
    """AR-20 The token that comes to a hand: only the drawer sees its value."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "colour")
    rule: ClassVar[str] = "AR-20"

    def __init__(self, seat: int, colour: int) -> None:
        super().__init__(colour)
        self.seat: Final = seat

    def run(self, s: State, action: int) -> None:
        token = drawn(s, self.colour, action - VALUE)
        s.hands[self.seat] = tuple(sorted((*s.hands[self.seat], token)))
        if s.log is not None:
            s.tell(events.DREW, (self.seat, self.colour))
            s.tell(events.DREW_TOKEN, (token % TOKEN_KINDS,), SEAT_BIT[self.seat])

    def flaw(self, s: State, at: int) -> str:
        below = s.stack[at - 1]
        if isinstance(below, DrawToken):
            if below.who != self.seat:
                return "another seat draws"
            if tokens_left(s) < 2:
                return "there are not enough tokens to draw"
        elif type(below).__name__ in ("StartToken", "StartYear"):
            if not starts(s, at, self.seat):
                return "that seat does not draw its first token now"
        else:
            flaw = draw_flaw(s, at, self.seat, 1)
            if flaw:
                return flaw
        return super().flaw(s, at)


class DrawToken(Step[State]):
    """AR-D15, AR-20 Draw `left` tokens, one by one, naming the colour of each."""

    fields: ClassVar[tuple[str, ...]] = ("who", "left")
    decision: ClassVar[str] = "D-DRAW"
    rule: ClassVar[str] = "AR-20"

    def __init__(self, who: int, left: int) -> None:
        super().__init__(who)
        self.left: Final = left

    def legal(self, s: State) -> list[int]:
        return colours(s)

    def run(self, s: State, action: int) -> None:
        if self.left > 1 and tokens_left(s) > 1:
            s.push(DrawToken(self.who, self.left - 1))
        open_stack(s, action - DRAW)
        s.push(DrawnToken(self.who, action - DRAW))

    def auto(self, s: State) -> bool:
        return True

    def flaw(self, s: State, at: int) -> str:
        return draw_flaw(s, at, self.who, self.left) if tokens_left(s) else "there are no tokens to draw"


class DiscardToken(Step[State]):
    """AR-19 A hand token is discarded; of several like tokens from different shuffles chance picks one."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "kind")
    rule: ClassVar[str] = "AR-19"

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__(NOBODY)
        self.seat: Final = seat
        self.kind: Final = kind

    def run(self, s: State, action: int) -> None:
        if len(batches(s, self.seat, self.kind)) > 1:
            s.push(DiscardedBatch(self.seat, self.kind))
        else:
            discard(s, self.seat, self.kind, 0)

    def flaw(self, s: State, at: int) -> str:
        return discard_flaw(s, at, self.seat, self.kind)


class DiscardedBatch(Step[State]):
    """AR-19 Which of several like tokens leaves the hand; all of them are as likely."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "kind")
    rule: ClassVar[str] = "AR-19"

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__(CHANCE)
        self.seat: Final = seat
        self.kind: Final = kind

    def legal(self, s: State) -> list[int]:
        return [BATCH + index for index in range(len(batches(s, self.seat, self.kind)))]

    def weights(self, s: State) -> list[int]:
        found: list[int] = []
        for batch in batches(s, self.seat, self.kind):
            token = batch * TOKEN_KINDS + self.kind
            found.append(len([1 for each in s.hands[self.seat] if each == token]))
        return found

    def run(self, s: State, action: int) -> None:
        discard(s, self.seat, self.kind, action - BATCH)

    def flaw(self, s: State, at: int) -> str:
        if len(batches(s, self.seat, self.kind)) < 2:
            return "there are no like tokens of several shuffles"
        return discard_flaw(s, at, self.seat, self.kind)


def colours(s: State) -> list[int]:
    """AR-18 The draws that are possible."""
    return [DRAW + colour for colour in range(COLOUR_COUNT) if drawable(s, colour)]


def open_stack(s: State, colour: int) -> None:
    """AR-18 If the stack is empty its discard pile is shuffled to form the new one: a new batch."""
    if in_stack(s, colour):
        return
    at = colour * POOL
    for value in range(VALUE_COUNT):
        s.pool[at + value] = s.pool[at + DISCARDS + value]
        s.pool[at + DISCARDS + value] = 0
    s.pool[BATCHES + colour] += 1
    if s.log is not None:
        s.tell(events.RESHUFFLED, (colour, in_stack(s, colour)))


def draw_tokens(s: State, seat: int, number: int) -> None:
    """AR-20, AR-69 Let the seat draw; left out if no token can be drawn."""
    if tokens_left(s):
        s.push(DrawToken(seat, number))


def drawn(s: State, colour: int, value: int) -> int:
    """Take a token of the value from the stack."""
    s.pool[colour * POOL + value] -= 1
    return s.pool[BATCHES + colour] * TOKEN_KINDS + colour * VALUE_COUNT + value


def batches(s: State, seat: int, kind: int) -> list[int]:
    """The shuffles that the seat's tokens of the kind come from, oldest first."""
    found: list[int] = []
    for token in s.hands[seat]:
        if token % TOKEN_KINDS == kind and token // TOKEN_KINDS not in found:
            found.append(token // TOKEN_KINDS)
    return found


def discard(s: State, seat: int, kind: int, index: int) -> None:
    """AR-19 The token goes face up to the discard pile of its colour."""
    hand = list(s.hands[seat])
    hand.remove(batches(s, seat, kind)[index] * TOKEN_KINDS + kind)
    s.hands[seat] = tuple(hand)
    to_pile(s, kind)


def to_pile(s: State, kind: int) -> None:
    """AR-19 One more token on the discard pile."""
    s.pool[kind // VALUE_COUNT * POOL + DISCARDS + kind % VALUE_COUNT] += 1


def look(s: State, seat: int, area: int) -> None:
    """AR-73, AR-110 The seat sees all tokens of the territory; everybody learns that it looked there."""
    at = area - PALACES
    bit = SEAT_BIT[seat]
    s.camps[at] = tuple([token if token & FACE_UP else token | bit for token in s.camps[at]])
    s.looks = (*s.looks, s.year, seat, area)
    if s.log is not None:
        s.tell(events.LOOKED, (seat, area))
        s.tell(events.SAW, (area, *[camp_kind(token) for token in s.camps[at]]), bit)


def tile_entries(s: State, tile: int) -> tuple[tuple[int, int], ...]:
    """AR-16 The territories and colours that the tile names."""
    return CRISIS_FRENCH[tile] if french_tiles(s) else CRISIS[tile]


def starts(s: State, at: int, seat: int) -> bool:
    """AR-14 Whether a step right above the first year, or above other first tokens, is this seat's."""
    place = s.seats - at
    return 0 <= place < len(s.order) and s.order[place] == seat and not s.hands[seat]


def draw_flaw(s: State, at: int, seat: int, left: int) -> str:
    """AR-20 What is wrong with so many tokens drawn here: by the service, the General, the Agha or the Recruiter."""
    area = area_resolved(s)
    if area < 0 or name_at(s, at - 1) in ("Round", "TakeTurn"):
        most = 1
        flaw = activation_flaw(s, at, seat, ACTIVATED.index(RECRUITER))
    else:
        flaw = effect_flaw(s, at, seat)
        if area == MILITARY and name_at(s, at - 1) != "IdleDishonor":
            most = SERVICE_AMOUNT[max(0, visitor_rank(s))]
        elif area == AL_RASHID:
            most = AGHA_TOKENS if copies(s, seat, AGHA) else 0
        else:
            most = 1 if area in (INTRIGUE, MILITARY) else 0
    return flaw or ("" if left <= most else f"{left} tokens cannot be drawn here")


def discard_flaw(s: State, at: int, seat: int, kind: int) -> str:
    """AR-19 What is wrong with a token on its way to the discard pile, after a battle or for the Negotiator."""
    first = at
    wanted = 1
    while name_at(s, first - 1) == "DiscardToken":
        first -= 1
        wanted += 1 if field(s.stack[first], "kind") == kind else 0
    below = s.stack[first - 1]
    chosen: tuple[int, ...] = getattr(below, "chosen", ())
    if chosen:
        shown = at - first < len(chosen) and chosen[at - first] == kind
        shown = shown and field(below, "seat") == seat
    else:
        shown = first == at and below.who == seat and field(below, "colour") == kind // VALUE_COUNT
    if not shown:
        return "that token was not shown"
    return "" if hand_kind(s, seat, kind) >= wanted else "that token is not in the hand"
