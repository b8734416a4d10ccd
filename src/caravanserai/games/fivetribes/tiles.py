"""Claiming tiles (FT-42 to FT-45), tile actions (FT-58, FT-59, FT-64), palms and palaces with Hagis and Lamia."""

from typing import Final

from caravanserai.core.machine import NOBODY, Step
from caravanserai.games.fivetribes import events
from caravanserai.games.fivetribes.actions import (
    DECLINE,
    NO,
    PAID_ELDERS,
    PAID_FAKIRS,
    PAY,
    SHIFT,
    TAKE,
)
from caravanserai.games.fivetribes.board import (
    BOURAQ,
    COST_ANY,
    COST_PAIR,
    DJINNS,
    ENKI,
    FACE_TYPE,
    HAGIS,
    LAMIA,
    MARKET_PRICE,
    MONKIR,
    NEIGHBOURS,
    OASIS,
    SACRED_PLACE,
    SMALL_MARKET,
    VILLAGE,
)
from caravanserai.games.fivetribes.djinns import (
    gain_djinn,
    in_place,
    in_use_flaw,
    paid_flaw,
    pay,
    pay_for,
    real_payments,
    seems_payable,
    seems_usable,
    trigger,
)
from caravanserai.games.fivetribes.fields import (
    CAMEL,
    FACE_UP,
    GOLD,
    PALACE,
    PALM,
    PLAYER,
    RESERVE,
    UNCLAIMED,
)
from caravanserai.games.fivetribes.market import BuyCard
from caravanserai.games.fivetribes.state import State, final_tile, moved_flaw, turn_flaw

# --- camels ----------------------------------------------------------------------------------------------


def place_camel(s: State, seat: int, cell: int) -> None:
    """A camel from the reserve claims the tile for good (FT-43); FT-45 the last one announces the end."""
    s.pieces[CAMEL + cell] = seat
    s.players[seat * PLAYER + RESERVE] -= 1
    if s.log is not None:
        s.tell(events.CLAIMED, (seat, cell))
        if s.players[seat * PLAYER + RESERVE] == 0:
            s.tell(events.LAST_CAMEL, (seat,))


def claim_if_emptied(s: State, seat: int, cell: int) -> None:
    """FT-42, FT-55 An emptied tile without a camel is claimed if a camel is left (FT-44); FT-56 the final tile first."""
    if s.pieces[CAMEL + cell] == UNCLAIMED and s.players[seat * PLAYER + RESERVE] > 0 and s.crowd(cell) == 0:
        place_camel(s, seat, cell)


# --- palms and palaces -----------------------------------------------------------------------------------


def supply(s: State, piece: int) -> int:
    """How many palms (PALM) or palaces (PALACE) are left."""
    return s.palms if piece == PALM else s.palaces


def shifter(piece: int) -> int:
    """FT-88, FT-99 The djinn that moves such a piece to a neighbour."""
    return LAMIA if piece == PALM else HAGIS


def place_piece(s: State, seat: int, piece: int, cell: int) -> None:
    """FT-58, FT-59 A piece is meant for the tile: FT-89, FT-100 its djinn is asked first; none left, nothing."""
    if supply(s, piece) == 0:
        return
    if seems_usable(s, seat, shifter(piece)):
        s.push(AskShift(seat, piece, cell))
    else:
        put_piece(s, seat, piece, cell)


def put_piece(s: State, seat: int, piece: int, cell: int) -> None:
    """The piece stands on the tile for good; FT-103 Monkir is paid for a palace."""
    s.pieces[piece + cell] += 1
    if s.log is not None:
        s.tell(events.PLACED, (seat, 0 if piece == PALM else 1, cell))
    if piece == PALM:
        s.palms -= 1
    else:
        s.palaces -= 1
        trigger(s, MONKIR, seat)


class AskShift(Step[State]):
    """FT-D15, FT-88, FT-99 Whether Hagis or Lamia takes the piece to a neighbour of the intended tile."""

    decision = "D-SHIFT"
    rule = "FT-89"
    fields = ("who", "piece", "cell")

    def __init__(self, who: int, piece: int, cell: int) -> None:
        super().__init__(who)
        self.piece: Final = piece
        self.cell: Final = cell

    def legal(self, s: State) -> list[int]:
        return [*real_payments(s, self.who, COST_ANY), NO]

    def run(self, s: State, action: int) -> None:
        if action == NO:
            put_piece(s, self.who, self.piece, self.cell)
        else:
            pay_for(s, self.who, shifter(self.piece), action - PAY)
            s.push(ChooseNeighbour(self.who, self.piece, self.cell))

    def auto(self, s: State) -> bool:
        return not seems_payable(s, self.who, COST_ANY)

    def flaw(self, s: State, at: int) -> str:
        flaw = piece_flaw(s, at, self.who, self.piece, self.cell)
        if flaw:
            return flaw
        return "" if seems_usable(s, self.who, shifter(self.piece)) else "the seat cannot move such a piece"


class ChooseNeighbour(Step[State]):
    """FT-D16, FT-88, FT-99 The neighbour on which the shifted piece is put, of any type and owner."""

    decision = "D-SHIFT-TILE"
    rule = "FT-88"
    fields = ("who", "piece", "cell")

    def __init__(self, who: int, piece: int, cell: int) -> None:
        super().__init__(who)
        self.piece: Final = piece
        self.cell: Final = cell

    def legal(self, s: State) -> list[int]:
        return [SHIFT + cell for cell in NEIGHBOURS[self.cell]]

    def run(self, s: State, action: int) -> None:
        put_piece(s, self.who, self.piece, action - SHIFT)

    def auto(self, s: State) -> bool:
        return True

    def flaw(self, s: State, at: int) -> str:
        flaw = piece_flaw(s, at, self.who, self.piece, self.cell)
        return flaw or in_use_flaw(s, self.who, shifter(self.piece))


def piece_flaw(s: State, at: int, seat: int, piece: int, cell: int) -> str:
    """What is wrong with a piece about to be placed: the tile's action or a power means it for the cell."""
    if piece not in (PALM, PALACE):
        return f"no piece has the number {piece}"
    if FACE_TYPE[s.faces[cell]] != (OASIS if piece == PALM else VILLAGE):
        return "such a piece is not meant for that tile"
    if supply(s, piece) == 0:
        return "the supply is empty"
    by_tile = at == 2 and len(s.path) > 1 and cell == final_tile(s)
    return turn_flaw(s, seat) if by_tile else in_use_flaw(s, seat, ENKI if piece == PALM else BOURAQ)


# --- step 5 ----------------------------------------------------------------------------------------------


class TileAction(Step[State]):
    """FT-24 Step 5: the final tile acts, whoever controls it."""

    rule = "FT-58"
    fields = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__(NOBODY)
        self.seat: Final = seat

    def run(self, s: State, action: int) -> None:
        cell = final_tile(s)
        kind = FACE_TYPE[s.faces[cell]]
        if kind <= SMALL_MARKET:
            if s.row and s.of(self.seat, GOLD) >= MARKET_PRICE[kind]:  # FT-62
                s.push(BuyCard(self.seat, kind))
        elif kind == OASIS:
            place_piece(s, self.seat, PALM, cell)
        elif kind == VILLAGE:
            place_piece(s, self.seat, PALACE, cell)
        elif in_place(s, FACE_UP) and seems_payable(s, self.seat, COST_PAIR):
            s.push(AskSacred(self.seat))

    def flaw(self, s: State, at: int) -> str:
        return moved_flaw(s, self.seat)


class AskSacred(Step[State]):
    """FT-D19, FT-64 At a Sacred place two Elders, or an Elder and a Fakir, may be paid for a djinn."""

    decision = "D-SACRED"
    rule = "FT-64"
    fields = ("who",)

    def __init__(self, who: int) -> None:
        super().__init__(who)

    def legal(self, s: State) -> list[int]:
        return [*real_payments(s, self.who, COST_PAIR), DECLINE]

    def run(self, s: State, action: int) -> None:
        if action == DECLINE:
            return
        payment = action - PAY
        pay(s, self.who, payment)
        if s.log is not None:
            s.tell(events.SACRIFICED, (self.who, PAID_ELDERS[payment], PAID_FAKIRS[payment]))
        s.push(TakeDjinn(self.who))

    def auto(self, s: State) -> bool:
        return not seems_payable(s, self.who, COST_PAIR)

    def flaw(self, s: State, at: int) -> str:
        flaw = sacred_flaw(s, self.who)
        return flaw or ("" if seems_payable(s, self.who, COST_PAIR) else "the seat cannot pay")


class TakeDjinn(Step[State]):
    """FT-D20, FT-64 One of the face-up djinns is taken; it is not replaced before clean-up."""

    decision = "D-TAKE-DJINN"
    rule = "FT-64"
    fields = ("who",)

    def __init__(self, who: int) -> None:
        super().__init__(who)

    def legal(self, s: State) -> list[int]:
        found: list[int] = []
        for djinn in range(DJINNS):
            if s.djinns[djinn] == FACE_UP:
                found.append(TAKE + djinn)
        return found

    def run(self, s: State, action: int) -> None:
        gain_djinn(s, self.who, action - TAKE)

    def auto(self, s: State) -> bool:
        return True

    def flaw(self, s: State, at: int) -> str:
        return sacred_flaw(s, self.who) or paid_flaw(s, COST_PAIR)


def sacred_flaw(s: State, seat: int) -> str:
    """What is wrong with a djinn about to be bought."""
    flaw = moved_flaw(s, seat)
    if flaw:
        return flaw
    if FACE_TYPE[s.faces[final_tile(s)]] != SACRED_PLACE:
        return "the move did not end on a Sacred Place"
    return "" if in_place(s, FACE_UP) else "no djinn is face up"
