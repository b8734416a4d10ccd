"""The seven powers of the windows (FT-26, FT-27), one class each, and the decisions they ask.

FT-74 What a power puts on the board starts no tribe or tile action: nothing here pushes one.
"""

from typing import Final

from caravanserai.core.machine import CHANCE, Step
from caravanserai.games.fivetribes import events
from caravanserai.games.fivetribes.actions import DEAL, DJINN, KEEP, TARGET
from caravanserai.games.fivetribes.board import (
    ANUN_NAK,
    ANUN_NAK_DRAW,
    BOURAQ,
    CELLS,
    DJINN_COST,
    DJINNS,
    ENKI,
    FACE_TYPE,
    LETA,
    OASIS,
    SIBITTIS,
    SIBITTIS_DRAW,
    SLOAR,
    TRIBES,
    UTUG,
    VILLAGE,
    WINDOW_DJINNS,
)
from caravanserai.games.fivetribes.djinns import (
    djinn_pile_ready,
    gain_djinn,
    in_place,
    in_use_flaw,
    paid_flaw,
    pile_djinns,
)
from caravanserai.games.fivetribes.fields import (
    BAG,
    DISCARDED,
    DISCARDS,
    DRAWN,
    IN_PILE,
    PALACE,
    PALM,
    PILE,
    RESERVE,
)
from caravanserai.games.fivetribes.hands import draw_cards, some
from caravanserai.games.fivetribes.state import State
from caravanserai.games.fivetribes.tiles import place_camel, place_piece


class Power:
    """What a power of the windows does. The instances have no fields; `POWERS` holds one per djinn."""

    def suits(self, s: State, cell: int) -> bool:
        """Whether the tile can be the target, for a power that has one."""
        return False

    def works(self, s: State, seat: int) -> bool:
        """FT-73 Whether the power would have an effect if it were paid now; public facts only."""
        return any(self.suits(s, cell) for cell in range(CELLS))

    def begin(self, s: State, seat: int, djinn: int) -> None:
        """The cost is paid: ask for the target, if any."""
        s.push(ChooseTarget(seat, djinn))

    def strike(self, s: State, seat: int, cell: int) -> None:
        """The target is chosen."""


class AnunNak(Power):
    """FT-79 Three meeples from the bag onto a bare tile; FT-80 not with an empty bag."""

    def suits(self, s: State, cell: int) -> bool:
        return s.bare(cell)

    def works(self, s: State, seat: int) -> bool:
        return bag_size(s) > 0 and super().works(s, seat)

    def strike(self, s: State, seat: int, cell: int) -> None:
        s.push(SettleMeeple(seat, cell, min(ANUN_NAK_DRAW, bag_size(s))))


class Bouraq(Power):
    """FT-84 A palace onto any Village."""

    def suits(self, s: State, cell: int) -> bool:
        return FACE_TYPE[s.faces[cell]] == VILLAGE

    def works(self, s: State, seat: int) -> bool:
        return s.palaces > 0

    def strike(self, s: State, seat: int, cell: int) -> None:
        place_piece(s, seat, PALACE, cell)


class Enki(Power):
    """FT-87 A palm onto any Oasis."""

    def suits(self, s: State, cell: int) -> bool:
        return FACE_TYPE[s.faces[cell]] == OASIS

    def works(self, s: State, seat: int) -> bool:
        return s.palms > 0

    def strike(self, s: State, seat: int, cell: int) -> None:
        place_piece(s, seat, PALM, cell)


class Leta(Power):
    """FT-101 An own camel onto a bare tile."""

    def suits(self, s: State, cell: int) -> bool:
        return s.bare(cell)

    def works(self, s: State, seat: int) -> bool:
        return s.of(seat, RESERVE) > 0 and super().works(s, seat)

    def strike(self, s: State, seat: int, cell: int) -> None:
        place_camel(s, seat, cell)


class Utug(Power):
    """FT-110 An own camel onto a tile with meeples and without camel, palm or palace."""

    def suits(self, s: State, cell: int) -> bool:
        return s.unbuilt(cell) and s.crowd(cell) > 0

    def works(self, s: State, seat: int) -> bool:
        return s.of(seat, RESERVE) > 0 and super().works(s, seat)

    def strike(self, s: State, seat: int, cell: int) -> None:
        place_camel(s, seat, cell)


class Sibittis(Power):
    """FT-107 Three djinns of the pile are drawn and one of them kept."""

    def works(self, s: State, seat: int) -> bool:
        return in_place(s, IN_PILE) > 0 or in_place(s, DISCARDED) > 0

    def begin(self, s: State, seat: int, djinn: int) -> None:
        draw_djinns(s, seat, (), 0)


class Sloar(Power):
    """FT-109 The top card of the resource pile for a Fakir; FT-73 not when pile and discards are empty before."""

    def works(self, s: State, seat: int) -> bool:
        return some(s, PILE) or some(s, DISCARDS)

    def begin(self, s: State, seat: int, djinn: int) -> None:
        draw_cards(s, seat, 1)


_NONE: Final = Power()
POWERS: Final[list[Power]] = [_NONE] * DJINNS
POWERS[ANUN_NAK] = AnunNak()
POWERS[BOURAQ] = Bouraq()
POWERS[ENKI] = Enki()
POWERS[LETA] = Leta()
POWERS[SIBITTIS] = Sibittis()
POWERS[SLOAR] = Sloar()
POWERS[UTUG] = Utug()


def bag_size(s: State) -> int:
    """The number of meeples in the bag."""
    stock = s.stock
    return stock[BAG] + stock[BAG + 1] + stock[BAG + 2] + stock[BAG + 3] + stock[BAG + 4]


def bag_draws(s: State) -> list[int]:
    """The meeples that can be drawn from the bag."""
    found: list[int] = []
    for tribe in range(TRIBES):
        if s.stock[BAG + tribe] > 0:
            found.append(DEAL + tribe)
    return found


def bag_weights(s: State) -> list[int]:
    """FT-14 Every meeple in the bag is as likely as any other."""
    found: list[int] = []
    for tribe in range(TRIBES):
        if s.stock[BAG + tribe] > 0:
            found.append(s.stock[BAG + tribe])
    return found


# --- targets -------------------------------------------------------------------------------------------


class ChooseTarget(Step[State]):
    """FT-D5, FT-79, FT-84, FT-87, FT-101, FT-110 The tile on which the paid power works."""

    decision = "D-POWER-TARGET"
    rule = "FT-73"
    fields = ("who", "djinn")

    def __init__(self, who: int, djinn: int) -> None:
        super().__init__(who)
        self.djinn: Final = djinn

    def legal(self, s: State) -> list[int]:
        power = POWERS[self.djinn]
        found: list[int] = []
        for cell in range(CELLS):
            if power.suits(s, cell):
                found.append(TARGET + cell)
        return found

    def run(self, s: State, action: int) -> None:
        POWERS[self.djinn].strike(s, self.who, action - TARGET)

    def auto(self, s: State) -> bool:
        return True

    def flaw(self, s: State, at: int) -> str:
        if self.djinn not in WINDOW_DJINNS or self.djinn in (SIBITTIS, SLOAR):
            return "the power of this djinn has no target"
        flaw = in_use_flaw(s, self.who, self.djinn)
        flaw = flaw or paid_flaw(s, DJINN_COST[self.djinn])
        return flaw or ("" if POWERS[self.djinn].works(s, self.who) else "the power would have no effect")


# --- Anun-Nak and Sibittis draw --------------------------------------------------------------------------


class SettleMeeple(Step[State]):
    """FT-79, FT-80 A meeple drawn at random from the bag is put on the tile; `left` are still to come."""

    rule = "FT-79"
    fields = ("seat", "cell", "left")

    def __init__(self, seat: int, cell: int, left: int) -> None:
        super().__init__(CHANCE)
        self.seat: Final = seat
        self.cell: Final = cell
        self.left: Final = left

    def legal(self, s: State) -> list[int]:
        return bag_draws(s)

    def weights(self, s: State) -> list[int]:
        return bag_weights(s)

    def run(self, s: State, action: int) -> None:
        tribe = action - DEAL
        s.stock[BAG + tribe] -= 1
        s.put_meeple(self.cell, tribe)
        if s.log is not None:
            s.tell(events.SETTLED, (self.seat, tribe, self.cell))
        if self.left > 1:
            s.push(SettleMeeple(self.seat, self.cell, self.left - 1))

    def flaw(self, s: State, at: int) -> str:
        number = s.crowd(self.cell) + self.left
        if number > ANUN_NAK_DRAW or self.left > bag_size(s):
            return "not so many meeples are drawn from the bag"
        if number < ANUN_NAK_DRAW and self.left != bag_size(s):
            return "fewer are drawn only if the bag runs out"
        if not s.unbuilt(self.cell):
            return "the tile was not bare"
        return in_use_flaw(s, self.seat, ANUN_NAK)


def draw_djinns(s: State, seat: int, drawn: tuple[int, ...], old: int) -> None:
    """FT-107, FT-108 Draw until three djinns are drawn or there are no more; `old` came from a pile now used up."""
    if len(drawn) < SIBITTIS_DRAW:
        if in_place(s, IN_PILE) == 0:
            old = len(drawn)
        if djinn_pile_ready(s):
            s.push(DrawnDjinn(seat, drawn, old))
            return
    if s.log is not None:
        s.tell(events.LOOKED, (seat, len(drawn)))
        s.tell(events.LOOKED_AT, (seat, *drawn), 1 << seat)
    s.push(KeepDjinn(seat, drawn, old))


class DrawnDjinn(Step[State]):
    """FT-107 One djinn of the pile, seen by its drawer only."""

    rule = "FT-107"
    fields = ("seat", "drawn", "old")

    def __init__(self, seat: int, drawn: tuple[int, ...], old: int) -> None:
        super().__init__(CHANCE)
        self.seat: Final = seat
        self.drawn: Final = drawn
        self.old: Final = old

    def legal(self, s: State) -> list[int]:
        return pile_djinns(s)

    def run(self, s: State, action: int) -> None:
        s.djinns[action - DJINN] = DRAWN
        draw_djinns(s, self.seat, (*self.drawn, action - DJINN), self.old)

    def flaw(self, s: State, at: int) -> str:
        if len(self.drawn) >= SIBITTIS_DRAW or not in_place(s, IN_PILE):
            return "no djinn can be drawn"
        return drawn_flaw(s, self.seat, self.drawn, self.old)


class KeepDjinn(Step[State]):
    """FT-D6, FT-107, FT-108 One of the djinns drawn must be kept, the others are discarded."""

    decision = "D-KEEP-DJINN"
    rule = "FT-107"
    fields = ("who", "drawn", "old")

    def __init__(self, who: int, drawn: tuple[int, ...], old: int) -> None:
        super().__init__(who)
        self.drawn: Final = drawn
        self.old: Final = old

    def legal(self, s: State) -> list[int]:
        return [KEEP + djinn for djinn in sorted(self.drawn)]

    def run(self, s: State, action: int) -> None:
        kept = action - KEEP
        gain_djinn(s, self.who, kept)
        for djinn in sorted(self.drawn):
            if djinn != kept:
                s.djinns[djinn] = DISCARDED
                if s.log is not None:
                    s.tell(events.DISCARDED_DJINN, (self.who, djinn))

    def flaw(self, s: State, at: int) -> str:
        if not self.drawn:
            return "no djinn was drawn"
        if len(self.drawn) < SIBITTIS_DRAW:
            if in_place(s, IN_PILE) + in_place(s, DISCARDED) or self.old != len(self.drawn):
                return "another djinn must be drawn"
        elif self.old == SIBITTIS_DRAW:
            return "the pile did not run out during the draw"
        return drawn_flaw(s, self.who, self.drawn, self.old)


def drawn_flaw(s: State, seat: int, drawn: tuple[int, ...], old: int) -> str:
    """What is wrong with the djinns drawn with Sibittis, `old` of which came from a pile now used up."""
    places = [djinn for djinn in range(DJINNS) if s.djinns[djinn] == DRAWN]
    if sorted(drawn) != places or old > len(drawn):
        return "the djinns drawn are not those of the position"
    if old and in_place(s, DISCARDED):
        return "the discards became the new pile"
    return in_use_flaw(s, seat, SIBITTIS)
