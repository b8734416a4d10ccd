"""Step 4: Viziers, Elders, Merchants and Builders (FT-46 to FT-49); Assassins have their own file."""

from typing import Final

from caravanserai.core.machine import NOBODY, Step
from caravanserai.games.fivetribes import events
from caravanserai.games.fivetribes.actions import FAKIRS, NO, PAY
from caravanserai.games.fivetribes.assassins import assassinate
from caravanserai.games.fivetribes.board import (
    BLOCK,
    BUILDER,
    COST_PAIR,
    ECHIDNA,
    ECHIDNA_FACTOR,
    ELDER,
    FACE_BLUE,
    MERCHANT,
    TRIBES,
)
from caravanserai.games.fivetribes.djinns import (
    in_use_flaw,
    pay_for,
    real_payments,
    seems_payable,
    seems_usable,
)
from caravanserai.games.fivetribes.fields import BAG, CARRIED, PLAYER, VIZIERS
from caravanserai.games.fivetribes.hands import discard_fakirs, fakirs, possible_fakirs, take_from_row
from caravanserai.games.fivetribes.state import State, final_tile
from caravanserai.games.fivetribes.windows import action_flaw


def blue_tiles(s: State, cell: int) -> int:
    """FT-3, FT-49 The blue tiles in the block of the cell."""
    total = 0
    for other in BLOCK[cell]:
        total += FACE_BLUE[s.faces[other]]
    return total


class TribeAction(Step[State]):
    """FT-24 Step 4: the meeples taken act by their tribe, whether or not the tile was claimed."""

    rule = "FT-24"
    fields = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__(NOBODY)
        self.seat: Final = seat

    def run(self, s: State, action: int) -> None:
        seat = self.seat
        tribe = s.path[-1] % TRIBES
        number = s.stock[CARRIED + tribe]
        s.stock[CARRIED + tribe] = 0
        if tribe <= ELDER:
            gather(s, seat, tribe, number)
            return
        s.stock[BAG + tribe] += number
        if tribe == MERCHANT:
            take_first_cards(s, seat, number)
        elif tribe == BUILDER:
            build(s, seat, number)
        else:
            assassinate(s, seat, final_tile(s), number)

    def flaw(self, s: State, at: int) -> str:
        if len(s.path) < 2 or s.stock[CARRIED + s.path[-1] % TRIBES] == 0:
            return "no meeples were taken"
        return action_flaw(s, at, self.seat, s.path[-1] % TRIBES)


def gather(s: State, seat: int, tribe: int, number: int) -> None:
    """FT-46, FT-47 Viziers and Elders are set in front of the player."""
    s.players[seat * PLAYER + VIZIERS + tribe] += number
    if s.log is not None:
        s.tell(events.GATHERED, (seat, number, tribe))


def take_first_cards(s: State, seat: int, number: int) -> None:
    """FT-48 Merchants bring as many cards from the start of the row, in order, as far as there are any."""
    if s.log is not None:
        s.tell(events.ROW_CARDS, (seat, *s.row[:number]))
    for _ in range(min(number, len(s.row))):
        take_from_row(s, seat, 0)


def build(s: State, seat: int, number: int) -> None:
    """FT-49 Builders; FT-57 without a blue tile nothing is asked; FT-86 Echidna is asked before the Fakirs."""
    if blue_tiles(s, final_tile(s)) == 0:
        if s.log is not None:
            s.tell(events.BUILT, (seat, 0, number, 0, 0))
        return
    if seems_usable(s, seat, ECHIDNA):
        s.push(AskEchidna(seat, number))
    else:
        s.push(BuilderFakirs(seat, number, 1))


class AskEchidna(Step[State]):
    """FT-D9, FT-85, FT-86 Whether Echidna doubles the gold of the Builders."""

    decision = "D-ECHIDNA"
    rule = "FT-86"
    fields = ("who", "builders")

    def __init__(self, who: int, builders: int) -> None:
        super().__init__(who)
        self.builders: Final = builders

    def legal(self, s: State) -> list[int]:
        return [*real_payments(s, self.who, COST_PAIR), NO]

    def run(self, s: State, action: int) -> None:
        factor = 1
        if action != NO:
            pay_for(s, self.who, ECHIDNA, action - PAY)
            factor = ECHIDNA_FACTOR
        s.push(BuilderFakirs(self.who, self.builders, factor))

    def auto(self, s: State) -> bool:
        return not seems_payable(s, self.who, COST_PAIR)

    def flaw(self, s: State, at: int) -> str:
        flaw = builders_flaw(s, at, self.who, self.builders)
        return flaw or ("" if seems_usable(s, self.who, ECHIDNA) else "the seat cannot use Echidna")


class BuilderFakirs(Step[State]):
    """FT-D10, FT-49 How many Fakirs are discarded to raise the gold of the Builders."""

    decision = "D-BUILDER-FAKIRS"
    rule = "FT-49"
    fields = ("who", "builders", "factor")

    def __init__(self, who: int, builders: int, factor: int) -> None:
        super().__init__(who)
        self.builders: Final = builders
        self.factor: Final = factor

    def legal(self, s: State) -> list[int]:
        return [FAKIRS + number for number in range(fakirs(s, self.who) + 1)]

    def run(self, s: State, action: int) -> None:
        number = action - FAKIRS
        blue = blue_tiles(s, final_tile(s))
        discard_fakirs(s, self.who, number)
        gold = (self.builders + number) * blue * self.factor
        s.gain(self.who, gold)
        if s.log is not None:
            s.tell(events.BUILT, (self.who, gold, self.builders, number, blue))

    def auto(self, s: State) -> bool:
        return possible_fakirs(s, self.who) == 0

    def flaw(self, s: State, at: int) -> str:
        flaw = builders_flaw(s, at, self.who, self.builders)
        return flaw or (in_use_flaw(s, self.who, ECHIDNA) if self.factor > 1 else "")


def builders_flaw(s: State, at: int, seat: int, builders: int) -> str:
    """What is wrong with Builders at work: they are in the bag, and some blue tile pays them."""
    flaw = action_flaw(s, at, seat, BUILDER)
    if flaw:
        return flaw
    if builders > s.stock[BAG + BUILDER]:
        return "the Builders taken are in the bag"
    return "" if blue_tiles(s, final_tile(s)) else "there is no blue tile"
