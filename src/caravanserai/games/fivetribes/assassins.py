"""Step 4 with Assassins: range, victims, Iblis, Kandicha and Nekir (FT-50 to FT-57, FT-91 to FT-96, FT-104)."""

from typing import Final

from caravanserai.core.machine import NOBODY, Step
from caravanserai.games.fivetribes import events
from caravanserai.games.fivetribes.actions import (
    FAKIRS,
    FIRST_OF_PAIR,
    KILL_BEFORE,
    KILL_ON,
    NO,
    PAY,
    SECOND_OF_PAIR,
    VICTIM,
    VICTIMS,
)
from caravanserai.games.fivetribes.board import (
    ASSASSIN,
    BLOCK,
    BOAZ,
    BUILDER,
    CELLS,
    COST_ANY,
    DISTANCE,
    ELDER,
    FACE_BLUE,
    FAKIR,
    IBLIS_VICTIMS,
    IBUS,
    KANDICHA,
    MERCHANT,
    NEKIR,
    TRIBES,
)
from caravanserai.games.fivetribes.djinns import (
    in_use_flaw,
    pay_for,
    real_payments,
    seems_payable,
    seems_usable,
    trigger,
)
from caravanserai.games.fivetribes.fields import BAG, DISCARDS, ELDERS, PLAYER, VIZIERS
from caravanserai.games.fivetribes.hands import DrawnCard, discard_fakirs, draw_cards, fakirs, possible_fakirs
from caravanserai.games.fivetribes.state import State, final_tile
from caravanserai.games.fivetribes.tiles import claim_if_emptied
from caravanserai.games.fivetribes.windows import action_flaw

PAIRS: Final = 15


def assassinate(s: State, seat: int, cell: int, number: int) -> None:
    """FT-50 The Assassins are in the bag; the Fakirs for range are asked first."""
    s.push(RangeFakirs(seat, cell, number))


# --- who can be hit --------------------------------------------------------------------------------------


def useful_fakirs(s: State, cell: int, number: int) -> int:
    """FT-57 The Fakirs that bring the farthest tile with a meeple into range."""
    farthest = 0
    for other in range(CELLS):
        if DISTANCE[cell * CELLS + other] > farthest and s.crowd(other) > 0:
            farthest = DISTANCE[cell * CELLS + other]
    return max(0, farthest - number)


def exposed(s: State, killer: int, seat: int) -> int:
    """FT-53, FT-83 The Viziers and Elders before an opponent that may be hit: none of one's own, none with Boaz."""
    if seat == killer or s.djinns[BOAZ] == seat:
        return 0
    return s.players[seat * PLAYER + VIZIERS] + s.players[seat * PLAYER + ELDERS]


def has_target(s: State, killer: int, cell: int, reach: int, victims: int) -> bool:
    """FT-52, FT-92 Whether `targets` would find any."""
    for other in range(CELLS):
        if DISTANCE[cell * CELLS + other] <= reach and s.crowd(other) >= victims:
            return True
    return any(exposed(s, killer, seat) >= victims for seat in range(s.seats))


def targets(s: State, killer: int, cell: int, reach: int, victims: int) -> list[int]:
    """FT-50, FT-51, FT-92 Tiles in range and opponents with at least so many pieces, as actions."""
    found: list[int] = []
    for other in range(CELLS):
        if DISTANCE[cell * CELLS + other] <= reach and s.crowd(other) >= victims:
            found.append(KILL_ON + other)
    for seat in range(s.seats):
        if exposed(s, killer, seat) >= victims:
            found.append(KILL_BEFORE + seat)
    return found


# --- decisions -------------------------------------------------------------------------------------------


class RangeFakirs(Step[State]):
    """FT-D11, FT-50, FT-57 How many Fakirs are discarded to lengthen the range."""

    decision = "D-RANGE-FAKIRS"
    rule = "FT-50"
    fields = ("who", "cell", "assassins")

    def __init__(self, who: int, cell: int, assassins: int) -> None:
        super().__init__(who)
        self.cell: Final = cell
        self.assassins: Final = assassins

    def legal(self, s: State) -> list[int]:
        held = fakirs(s, self.who)
        if held == 0:
            return [FAKIRS]
        return [
            FAKIRS + number for number in range(min(held, useful_fakirs(s, self.cell, self.assassins)) + 1)
        ]

    def run(self, s: State, action: int) -> None:
        number = action - FAKIRS
        reach = self.assassins + number
        if number:
            discard_fakirs(s, self.who, number)
        if s.log is not None:
            s.tell(events.RANGE, (self.who, reach, number))
        if not has_target(s, self.who, self.cell, reach, 1):  # FT-52
            if s.log is not None:
                s.tell(events.NOBODY_KILLED, (self.who,))
        elif seems_usable(s, self.who, IBUS) and has_target(
            s, self.who, self.cell, reach, IBLIS_VICTIMS
        ):  # FT-92
            s.push(AskIbus(self.who, self.cell, reach))
        else:
            s.push(ChooseVictim(self.who, self.cell, reach, 1))

    def auto(self, s: State) -> bool:
        return possible_fakirs(s, self.who) == 0 or useful_fakirs(s, self.cell, self.assassins) == 0

    def flaw(self, s: State, at: int) -> str:
        if self.assassins > s.stock[BAG + ASSASSIN]:
            return "the Assassins taken are in the bag"
        return assassins_flaw(s, at, self.who, self.cell)


class AskIbus(Step[State]):
    """FT-D12, FT-91, FT-92 Whether Iblis makes it two victims; asked only if some target has two."""

    decision = "D-IBUS"
    rule = "FT-92"
    fields = ("who", "cell", "reach")

    def __init__(self, who: int, cell: int, reach: int) -> None:
        super().__init__(who)
        self.cell: Final = cell
        self.reach: Final = reach

    def legal(self, s: State) -> list[int]:
        return [*real_payments(s, self.who, COST_ANY), NO]

    def run(self, s: State, action: int) -> None:
        if action == NO:
            s.push(ChooseVictim(self.who, self.cell, self.reach, 1))
        else:
            pay_for(s, self.who, IBUS, action - PAY)
            s.push(ChooseVictim(self.who, self.cell, self.reach, IBLIS_VICTIMS))

    def auto(self, s: State) -> bool:
        return not seems_payable(s, self.who, COST_ANY)

    def flaw(self, s: State, at: int) -> str:
        flaw = assassins_flaw(s, at, self.who, self.cell) or reach_flaw(s, self.cell, self.reach)
        if flaw:
            return flaw
        if not seems_usable(s, self.who, IBUS):
            return "the seat cannot use Iblis"
        return (
            ""
            if has_target(s, self.who, self.cell, self.reach, IBLIS_VICTIMS)
            else "no target has two pieces"
        )


class ChooseVictim(Step[State]):
    """FT-D13, FT-50, FT-52 The tile in range or the opponent that is hit; compulsory."""

    decision = "D-KILL-TARGET"
    rule = "FT-52"
    fields = ("who", "cell", "reach", "victims")

    def __init__(self, who: int, cell: int, reach: int, victims: int) -> None:
        super().__init__(who)
        self.cell: Final = cell
        self.reach: Final = reach
        self.victims: Final = victims

    def legal(self, s: State) -> list[int]:
        return targets(s, self.who, self.cell, self.reach, self.victims)

    def run(self, s: State, action: int) -> None:
        if action < KILL_BEFORE:
            s.push(ChoosePieces(self.who, action - KILL_ON, self.victims))
        else:
            s.push(ChoosePieces(self.who, CELLS + action - KILL_BEFORE, self.victims))

    def auto(self, s: State) -> bool:
        return True

    def flaw(self, s: State, at: int) -> str:
        flaw = assassins_flaw(s, at, self.who, self.cell) or reach_flaw(s, self.cell, self.reach)
        return flaw or victims_flaw(s, self.who, self.victims)


class ChoosePieces(Step[State]):
    """FT-D14, FT-50, FT-91 The colour that is hit at the target (a cell, or CELLS + seat), or the two colours with Iblis."""

    decision = "D-KILL-PIECES"
    rule = "FT-50"
    fields = ("who", "target", "victims")

    def __init__(self, who: int, target: int, victims: int) -> None:
        super().__init__(who)
        self.target: Final = target
        self.victims: Final = victims

    def legal(self, s: State) -> list[int]:
        found: list[int] = []
        if self.victims == 1:
            for tribe in range(TRIBES):
                if present(s, self.target, tribe) > 0:
                    found.append(VICTIM + tribe)
            return found
        for pair in range(PAIRS):
            first = FIRST_OF_PAIR[pair]
            second = SECOND_OF_PAIR[pair]
            needed = 2 if first == second else 1
            if present(s, self.target, first) >= needed and present(s, self.target, second) >= needed:
                found.append(VICTIMS + pair)
        return found

    def run(self, s: State, action: int) -> None:
        seat = self.who
        target = self.target
        if action < VICTIMS:
            tribe = action - VICTIM
            killed = hit(s, seat, target, tribe)
            merchants = 1 if tribe == MERCHANT else 0
        else:
            pair = action - VICTIMS
            killed = hit(s, seat, target, FIRST_OF_PAIR[pair]) + hit(s, seat, target, SECOND_OF_PAIR[pair])
            merchants = (FIRST_OF_PAIR[pair] == MERCHANT) + (SECOND_OF_PAIR[pair] == MERCHANT)
        s.push(AfterKill(seat, target, killed))
        if s.djinns[KANDICHA] == seat:
            draw_cards(s, seat, merchants)  # FT-94

    def auto(self, s: State) -> bool:
        return True

    def flaw(self, s: State, at: int) -> str:
        flaw = target_flaw(s, at, self.who, self.target) or victims_flaw(s, self.who, self.victims)
        if flaw:
            return flaw
        if self.target >= CELLS:
            there = exposed(s, self.who, self.target - CELLS)
        else:
            there = s.crowd(self.target)
        return "" if there >= self.victims else "not so many pieces are at the target"


class AfterKill(Step[State]):
    """FT-76 After victims and Kandicha: Nekir is paid once if anybody was killed, then an emptied tile is claimed."""

    rule = "FT-76"
    fields = ("seat", "target", "killed")

    def __init__(self, seat: int, target: int, killed: int) -> None:
        super().__init__(NOBODY)
        self.seat: Final = seat
        self.target: Final = target
        self.killed: Final = killed

    def run(self, s: State, action: int) -> None:
        if self.killed > 0:
            trigger(s, NEKIR, self.seat)  # FT-104, FT-105
        if self.target < CELLS:
            claim_if_emptied(s, self.seat, self.target)  # FT-55

    def flaw(self, s: State, at: int) -> str:
        if s.djinns[KANDICHA] != self.seat or self.target >= CELLS or s.stock[BAG + MERCHANT] == 0:
            return "only a Merchant killed for Kandicha makes the end of a kill wait"
        above = s.above(at)
        if isinstance(above, DrawnCard) and above.more >= self.killed:
            return "one card is drawn for each Merchant killed"
        flaw = target_flaw(s, at, self.seat, self.target)
        return flaw or victims_flaw(s, self.seat, self.killed)


# --- hitting ---------------------------------------------------------------------------------------------


def present(s: State, target: int, tribe: int) -> int:
    """How many of the tribe are at the target."""
    if target < CELLS:
        return s.meeples[target * TRIBES + tribe]
    if tribe > ELDER:
        return 0
    return s.players[(target - CELLS) * PLAYER + VIZIERS + tribe]


def hit(s: State, seat: int, target: int, tribe: int) -> int:
    """One piece leaves the target: FT-54 to the bag, FT-96 before the owner of Kandicha; returns 1 if it was killed."""
    kandicha = s.djinns[KANDICHA] == seat
    capture = kandicha and tribe <= ELDER
    if target < CELLS:
        s.take_meeples(target, tribe, 1)
    else:
        s.players[(target - CELLS) * PLAYER + VIZIERS + tribe] -= 1
    if capture:
        s.players[seat * PLAYER + VIZIERS + tribe] += 1
    else:
        s.stock[BAG + tribe] += 1
    if s.log is not None:
        if target < CELLS:
            s.tell(events.CAPTURED if capture else events.KILLED, (seat, tribe, target))
        else:
            s.tell(events.CAPTURED_BEFORE if capture else events.KILLED_BEFORE, (seat, tribe, target - CELLS))
    if kandicha and tribe == BUILDER:
        avenge_builder(s, seat, target)
    return 0 if capture else 1


def avenge_builder(s: State, seat: int, cell: int) -> None:
    """FT-95 Kandicha pays the blue tiles in the block of the killed Builder's tile, never doubled (FT-86)."""
    gold = 0
    for other in BLOCK[cell]:
        gold += FACE_BLUE[s.faces[other]]
    s.gain(seat, gold)
    if s.log is not None:
        s.tell(events.INCOME, (seat, KANDICHA, gold))


def assassins_flaw(s: State, at: int, seat: int, cell: int) -> str:
    """What is wrong with Assassins at work on the cell."""
    flaw = action_flaw(s, at, seat, ASSASSIN)
    return flaw or ("" if cell == final_tile(s) else "the Assassins start from the final tile")


def longest_reach(s: State, cell: int) -> int:
    """How far the Assassins in the bag can have reached, with the Fakirs in the discards as far as they helped."""
    most = s.stock[BAG + ASSASSIN]
    return max(most, min(most + s.stock[DISCARDS + FAKIR], most + useful_fakirs(s, cell, most)))


def reach_flaw(s: State, cell: int, reach: int) -> str:
    """What is wrong with a range that was paid."""
    return "" if reach <= longest_reach(s, cell) else f"the Assassins cannot reach {reach} tiles far"


def victims_flaw(s: State, seat: int, victims: int) -> str:
    """What is wrong with the number of victims: two are Iblis' work."""
    return in_use_flaw(s, seat, IBUS) if victims > 1 else ""


def target_flaw(s: State, at: int, seat: int, target: int) -> str:
    """What is wrong with the target of a kill."""
    flaw = action_flaw(s, at, seat, ASSASSIN)
    if flaw:
        return flaw
    if target >= CELLS:
        if target >= CELLS + s.seats or s.djinns[BOAZ] == target - CELLS or target - CELLS == seat:
            return f"{target} cannot be a target"
        return ""
    cell = final_tile(s)
    return "" if DISTANCE[cell * CELLS + target] <= longest_reach(s, cell) else "the target is out of range"
