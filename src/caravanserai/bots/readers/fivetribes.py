"""What may matter in Five Tribes, as numbers: the score sheet, cards, djinns, Viziers, camels and the turn order."""

from typing import Final

from caravanserai.bots.learned import Reader
from caravanserai.bots.net import Row
from caravanserai.core import machine
from caravanserai.games.fivetribes.board import (
    BID_SPOTS,
    CAMELS,
    CELLS,
    DJINN_IDS,
    DJINNS,
    FACE_TYPE,
    FACE_VALUE,
    FAKIR,
    GOODS,
    OASIS,
    SET_VALUE,
    TRIBE_IDS,
    TRIBES,
    TURN_SPOTS,
    VILLAGE,
)
from caravanserai.games.fivetribes.fields import (
    CAMEL,
    ELDERS,
    GOLD,
    HAND,
    PALACE,
    PALM,
    PLAYER,
    RESERVE,
    TURN_ORDER,
    UNCLAIMED,
    VIZIERS,
)
from caravanserai.games.fivetribes.scoring import CATEGORIES, sheet
from caravanserai.games.fivetribes.state import State

NAMES: Final = (
    "three-seats",
    "four-seats",
    "left",
    *CATEGORIES,
    *(f"{category}-left" for category in CATEGORIES),
    "points",
    "lead",
    "lead-left",
    "poor",
    *(f"good-{kind}" for kind in range(GOODS)),
    "kinds",
    "next-kind",
    "next-kind-left",
    "second-set",
    "fakirs",
    "fakirs-left",
    "vizier-gap-above",
    "vizier-gap-below",
    "viziers-safe",
    "elders-to-spend",
    "elders-for-djinns",
    "djinns-held",
    *(f"{djinn}" for djinn in DJINN_IDS),
    *(f"{djinn}-left" for djinn in DJINN_IDS),
    "camels",
    "camels-spare",
    "nearest-the-end",
    "next-bid",
    "turn-to-come",
    "turn-place",
    "oases",
    "villages",
    "oases-left",
    "villages-left",
    "free-tiles",
    "free-value",
    *(f"{tribe}s-standing" for tribe in TRIBE_IDS),
)


def make() -> Reader:
    """The reader of Five Tribes."""
    return FiveTribesReader(NAMES)


class FiveTribesReader(Reader):
    """The board is read once, then every seat."""

    def read(self, s: machine.State, rows: list[Row]) -> None:
        assert isinstance(s, State)
        sheets: list[list[int]] = []
        points: list[int] = []
        for seat in range(s.seats):
            found = sheet(s, seat)
            sheets.append(found)
            total = 0
            for number in found:
                total += number
            points.append(total)
        least = CAMELS[s.seats]
        for seat in range(s.seats):
            least = min(least, s.players[seat * PLAYER + RESERVE])
        standing = [0] * TRIBES
        for cell in range(CELLS):
            for tribe in range(TRIBES):
                standing[tribe] += s.meeples[cell * TRIBES + tribe]
        for seat in range(s.seats):
            self.write(s, seat, sheets[seat], points, least, rows[seat])
            self.write_board(s, seat, least / CAMELS[s.seats], rows[seat])
            for tribe in range(TRIBES):
                rows[seat].put(float(standing[tribe]))

    def write(self, s: State, seat: int, sheet: list[int], points: list[int], least: int, row: Row) -> None:
        """What one seat owns, in the order of NAMES."""
        left = least / CAMELS[s.seats]
        row.mark(s.seats == 3)
        row.mark(s.seats == 4)
        row.put(left)
        for number in sheet:
            row.put(float(number))
        for number in sheet:
            row.put(number * left)
        best = -999
        for other in range(s.seats):
            if other != seat:
                best = max(best, points[other])
        row.put(float(points[seat]))
        row.put(float(points[seat] - best))
        row.put((points[seat] - best) * left)
        row.put(max(0, 12 - s.of(seat, GOLD)) * left)
        self.write_cards(s, seat, left, row)
        self.write_tribes(s, seat, left, row)
        held = 0
        for djinn in range(DJINNS):
            if s.djinns[djinn] == seat:
                held += 1
        elders = s.of(seat, ELDERS)
        row.put(elders * left)
        row.put(min(elders, 4) * left if held else 0.0)
        row.put(float(held))
        for djinn in range(DJINNS):
            row.mark(s.djinns[djinn] == seat)
        for djinn in range(DJINNS):
            row.put(left if s.djinns[djinn] == seat else 0.0)
        reserve = s.of(seat, RESERVE)
        row.put(float(reserve))
        row.put(float(reserve - least))
        row.mark(reserve == least)

    def write_cards(self, s: State, seat: int, left: float, row: Row) -> None:
        """Merchandise by kind, and what one more kind would add."""
        kinds = 0
        second = 0
        for kind in range(GOODS):
            held = s.of(seat, HAND + kind)
            row.put(float(min(held, 2)))
            kinds += 1 if held else 0
            second += 1 if held > 1 else 0
        step = SET_VALUE[kinds + 1] - SET_VALUE[kinds] if kinds < GOODS else 0
        fakirs = s.of(seat, HAND + FAKIR)
        row.put(float(kinds))
        row.put(float(step))
        row.put(step * left)
        row.put(float(second))
        row.put(float(fakirs))
        row.put(fakirs * left)

    def write_tribes(self, s: State, seat: int, left: float, row: Row) -> None:
        """How far the next in Viziers are away, above and below."""
        own = s.of(seat, VIZIERS)
        above = 9
        below = 9
        safe = 0.0
        for other in range(s.seats):
            if other == seat:
                continue
            gap = s.of(other, VIZIERS) - own
            if gap >= 0:
                above = min(above, gap + 1)
            else:
                below = min(below, -gap)
                safe += min(-gap, 4)
        row.put(above * left if above < 9 else 0.0)
        row.put(below * left if below < 9 else 0.0)
        row.put(safe * left)

    def write_board(self, s: State, seat: int, left: float, row: Row) -> None:
        """The tracks, and what stands on tiles."""
        bid = BID_SPOTS
        for spot in range(BID_SPOTS - 1, -1, -1):
            if s.tracks[spot] == seat:
                bid = spot
        row.put(float(bid) * left)
        place = 0
        mine = 0
        first = 0
        for spot in range(TURN_SPOTS):
            who = s.tracks[TURN_ORDER + spot]
            if who >= 0:
                place += 1
                if who == seat:
                    mine += 1
                    if first == 0:
                        first = place
        row.put(float(mine))
        row.put(float(first))
        oases = 0
        villages = 0
        free = 0
        value = 0
        for cell in range(len(s.faces)):
            owner = s.pieces[CAMEL + cell]
            face = s.faces[cell]
            if owner == seat:
                kind = FACE_TYPE[face]
                if kind == OASIS:
                    oases += 1
                elif kind == VILLAGE:
                    villages += 1
            elif owner == UNCLAIMED:
                free += 1
                value += FACE_VALUE[face] + 3 * s.pieces[PALM + cell] + 5 * s.pieces[PALACE + cell]
        row.put(float(oases))
        row.put(float(villages))
        row.put(oases * left)
        row.put(villages * left)
        row.put(float(free))
        row.put(float(value))
