"""Claiming tiles (FT-42 to FT-45), tile actions (FT-58, FT-59, FT-64), palms and palaces with Hagis and Lamia."""

from typing import Final

from caravanserai.core.machine import NOBODY, Step
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
    CELLS,
    COST_ANY,
    COST_PAIR,
    DJINNS,
    FACE_TYPE,
    HAGIS,
    LAMIA,
    MARKET_PRICE,
    MONKIR,
    NEIGHBOURS,
    OASIS,
    SACRED_PLACE,
    SMALL_MARKET,
    TRIBES,
    VILLAGE,
)
from caravanserai.games.fivetribes.djinns import (
    gain_djinn,
    in_place,
    pay,
    pay_for,
    real_payments,
    seems_payable,
    seems_usable,
    trigger,
)
from caravanserai.games.fivetribes.layout import (
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
from caravanserai.games.fivetribes.state import Sultanate, seat_flaw
from caravanserai.games.fivetribes.telling import CLAIMED, LAST_CAMEL, PLACED, SACRIFICED


def final_tile(s: Sultanate) -> int:
    """The cell on which the last meeple of this turn's move was dropped."""
    return s.path[-1] // TRIBES


# --- camels ----------------------------------------------------------------------------------------------


def place_camel(s: Sultanate, seat: int, cell: int) -> None:
    """A camel from the reserve claims the tile for good (FT-43); FT-45 the last one announces the end."""
    s.pieces[CAMEL + cell] = seat
    s.players[seat * PLAYER + RESERVE] -= 1
    if s.log is not None:
        s.tell(CLAIMED, (seat, cell))
        if s.players[seat * PLAYER + RESERVE] == 0:
            s.tell(LAST_CAMEL, (seat,))


def claim_if_emptied(s: Sultanate, seat: int, cell: int) -> None:
    """FT-42, FT-55 An emptied tile without a camel is claimed if a camel is left (FT-44); FT-56 the final tile first."""
    if s.pieces[CAMEL + cell] == UNCLAIMED and s.players[seat * PLAYER + RESERVE] > 0 and s.crowd(cell) == 0:
        place_camel(s, seat, cell)


# --- palms and palaces -----------------------------------------------------------------------------------


def supply(s: Sultanate, piece: int) -> int:
    """How many palms (PALM) or palaces (PALACE) are left."""
    return s.palms if piece == PALM else s.palaces


def shifter(piece: int) -> int:
    """FT-88, FT-99 The djinn that moves such a piece to a neighbour."""
    return LAMIA if piece == PALM else HAGIS


def place_piece(s: Sultanate, seat: int, piece: int, cell: int) -> None:
    """FT-58, FT-59 A piece is meant for the tile: FT-89, FT-100 its djinn is asked first; none left, nothing."""
    if supply(s, piece) == 0:
        return
    if seems_usable(s, seat, shifter(piece)):
        s.push(AskShift(seat, piece, cell))
    else:
        put_piece(s, seat, piece, cell)


def put_piece(s: Sultanate, seat: int, piece: int, cell: int) -> None:
    """The piece stands on the tile for good; FT-103 Monkir is paid for a palace."""
    s.pieces[piece + cell] += 1
    if s.log is not None:
        s.tell(PLACED, (seat, 0 if piece == PALM else 1, cell))
    if piece == PALM:
        s.palms -= 1
    else:
        s.palaces -= 1
        trigger(s, MONKIR, seat)


class AskShift(Step[Sultanate]):
    """FT-88, FT-99 Whether Hagis or Lamia takes the piece to a neighbour of the intended tile."""

    decision = "FT-D15"
    rule = "FT-89"
    fields = ("who", "piece", "cell")

    def __init__(self, who: int, piece: int, cell: int) -> None:
        super().__init__(who)
        self.piece: Final = piece
        self.cell: Final = cell

    def legal(self, s: Sultanate) -> list[int]:
        return [*real_payments(s, self.who, COST_ANY), NO]

    def run(self, s: Sultanate, action: int) -> None:
        if action == NO:
            put_piece(s, self.who, self.piece, self.cell)
        else:
            pay_for(s, self.who, shifter(self.piece), action - PAY)
            s.push(ChooseNeighbour(self.who, self.piece, self.cell))

    def auto(self, s: Sultanate) -> bool:
        return not seems_payable(s, self.who, COST_ANY)

    def flaw(self, s: Sultanate, at: int) -> str:
        return piece_flaw(s, self.who, self.piece, self.cell)


class ChooseNeighbour(Step[Sultanate]):
    """FT-88, FT-99 The neighbour on which the shifted piece is put, of any type and owner."""

    decision = "FT-D16"
    rule = "FT-88"
    fields = ("who", "piece", "cell")

    def __init__(self, who: int, piece: int, cell: int) -> None:
        super().__init__(who)
        self.piece: Final = piece
        self.cell: Final = cell

    def legal(self, s: Sultanate) -> list[int]:
        return [SHIFT + cell for cell in NEIGHBOURS[self.cell]]

    def run(self, s: Sultanate, action: int) -> None:
        put_piece(s, self.who, self.piece, action - SHIFT)

    def auto(self, s: Sultanate) -> bool:
        return True

    def flaw(self, s: Sultanate, at: int) -> str:
        return piece_flaw(s, self.who, self.piece, self.cell)


def piece_flaw(s: Sultanate, seat: int, piece: int, cell: int) -> str:
    """What is wrong with a piece about to be placed."""
    if piece not in (PALM, PALACE):
        return f"no piece has the number {piece}"
    if not 0 <= cell < CELLS:
        return f"there is no cell {cell}"
    if s.djinns[shifter(piece)] != seat:
        return "the seat does not own the djinn that shifts such a piece"
    return seat_flaw(s, seat) or ("" if supply(s, piece) else "the supply is empty")


# --- step 5 ----------------------------------------------------------------------------------------------


class TileAction(Step[Sultanate]):
    """FT-24 Step 5: the final tile acts, whoever controls it."""

    rule = "FT-58"
    fields = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__(NOBODY)
        self.seat: Final = seat

    def run(self, s: Sultanate, action: int) -> None:
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

    def flaw(self, s: Sultanate, at: int) -> str:
        return seat_flaw(s, self.seat) or ("" if len(s.path) > 1 else "no move was made")


class AskSacred(Step[Sultanate]):
    """FT-64 At a Sacred place two Elders, or an Elder and a Fakir, may be paid for a djinn."""

    decision = "FT-D19"
    rule = "FT-64"
    fields = ("who",)

    def __init__(self, who: int) -> None:
        super().__init__(who)

    def legal(self, s: Sultanate) -> list[int]:
        return [*real_payments(s, self.who, COST_PAIR), DECLINE]

    def run(self, s: Sultanate, action: int) -> None:
        if action == DECLINE:
            return
        payment = action - PAY
        pay(s, self.who, payment)
        if s.log is not None:
            s.tell(SACRIFICED, (self.who, PAID_ELDERS[payment], PAID_FAKIRS[payment]))
        s.push(TakeDjinn(self.who))

    def auto(self, s: Sultanate) -> bool:
        return not seems_payable(s, self.who, COST_PAIR)

    def flaw(self, s: Sultanate, at: int) -> str:
        return sacred_flaw(s, self.who)


class TakeDjinn(Step[Sultanate]):
    """FT-64 One of the face-up djinns is taken; it is not replaced before clean-up."""

    decision = "FT-D20"
    rule = "FT-64"
    fields = ("who",)

    def __init__(self, who: int) -> None:
        super().__init__(who)

    def legal(self, s: Sultanate) -> list[int]:
        found: list[int] = []
        for djinn in range(DJINNS):
            if s.djinns[djinn] == FACE_UP:
                found.append(TAKE + djinn)
        return found

    def run(self, s: Sultanate, action: int) -> None:
        gain_djinn(s, self.who, action - TAKE)

    def auto(self, s: Sultanate) -> bool:
        return True

    def flaw(self, s: Sultanate, at: int) -> str:
        return sacred_flaw(s, self.who)


def sacred_flaw(s: Sultanate, seat: int) -> str:
    """What is wrong with a djinn about to be bought."""
    if len(s.path) < 2 or FACE_TYPE[s.faces[final_tile(s)]] != SACRED_PLACE:
        return "the move did not end on a Sacred place"
    return seat_flaw(s, seat) or ("" if in_place(s, FACE_UP) else "no djinn is face up")
