"""What must hold in every position: counts (FT-I1 to FT-I6), and what each moment of the game shows (FT-I7)."""

from typing import Final

from caravanserai.core.machine import Broken
from caravanserai.core.pending import check_pending
from caravanserai.games.fivetribes.board import (
    BIT,
    CAMELS,
    CARD_COUNT,
    CARD_IDS,
    CELL_IDS,
    CELLS,
    COST_NONE,
    DJINN_COST,
    DJINN_IDS,
    DJINNS,
    KINDS,
    PALACES,
    PALMS,
    ROW_CARDS,
    TRIBE_COUNT,
    TRIBE_IDS,
    TRIBES,
)
from caravanserai.games.fivetribes.djinns import USED_BIT
from caravanserai.games.fivetribes.fields import (
    BAG,
    CAMEL,
    CARRIED,
    DISCARDS,
    HAND,
    KNOWN,
    PALACE,
    PALM,
    PILE,
    RESERVE,
    VIZIERS,
)
from caravanserai.games.fivetribes.moments import check_moment
from caravanserai.games.fivetribes.options import open_hands
from caravanserai.games.fivetribes.pending import PENDING
from caravanserai.games.fivetribes.state import State

GATHERED: Final = 2
"""Viziers and Elders, the first two tribes, also stand in front of players."""


def check(s: State) -> None:
    """Raise `Broken` for the first thing that cannot be."""
    _check_amounts(s)
    _check_meeples(s)
    _check_cards(s)
    _check_camels(s)
    _check_used(s)
    check_pending(s, PENDING)
    check_moment(s)


def _check_amounts(s: State) -> None:
    if min(s.players) < 0 or min(s.stock) < 0 or min(s.meeples) < 0 or s.palms < 0 or s.palaces < 0:
        raise Broken("state", "FT-I6", "an amount is negative")
    if len(s.row) > ROW_CARDS:
        raise Broken("state.row", "FT-12", f"the row has {len(s.row)} cards, at most {ROW_CARDS} are allowed")
    palms = sum(s.pieces[PALM : PALM + CELLS]) + s.palms
    if palms != PALMS:
        raise Broken("state.palms", "FT-I4", f"{palms} palms on tiles and in the supply, there are {PALMS}")
    palaces = sum(s.pieces[PALACE : PALACE + CELLS]) + s.palaces
    if palaces != PALACES:
        raise Broken(
            "state.palaces", "FT-I4", f"{palaces} palaces on tiles and in the supply, there are {PALACES}"
        )


def _check_meeples(s: State) -> None:
    """FT-I1 Every meeple is somewhere; `occupied` repeats where they stand."""
    for tribe in range(TRIBES):
        total = s.stock[BAG + tribe] + s.stock[CARRIED + tribe]
        mask = 0
        for cell in range(CELLS):
            number = s.meeples[cell * TRIBES + tribe]
            total += number
            if number:
                mask |= BIT[cell]
        if tribe < GATHERED:
            for seat in range(s.seats):
                total += s.of(seat, VIZIERS + tribe)
        people = f"{TRIBE_IDS[tribe].capitalize()}s"
        if total != TRIBE_COUNT[tribe]:
            raise Broken("state.tiles", "FT-I1", f"{total} {people}, there are {TRIBE_COUNT[tribe]}")
        if mask != s.occupied[tribe]:
            raise Broken("state.tiles", "FT-I1", f"the mask of the {people} does not match the tiles")


def _check_cards(s: State) -> None:
    """FT-I2, FT-134 Every card is somewhere, and no more are known than held."""
    for kind in range(KINDS):
        total = s.stock[PILE + kind] + s.stock[DISCARDS + kind] + s.row.count(kind)
        for seat in range(s.seats):
            total += s.of(seat, HAND + kind)
            if s.of(seat, KNOWN + kind) > s.of(seat, HAND + kind):
                raise Broken(
                    f"state.players[{seat}].known", "FT-134", f"more {CARD_IDS[kind]} known than held"
                )
        if total != CARD_COUNT[kind]:
            raise Broken(
                "state.pile", "FT-I2", f"{total} cards of {CARD_IDS[kind]}, there are {CARD_COUNT[kind]}"
            )
    if open_hands(s) and (s.aside or s.shown):
        raise Broken("state.former-piles", "FT-138", "with open hands no card is unknown")
    for seat in range(s.seats):
        _check_memory(s, seat)


def _check_memory(s: State, seat: int) -> None:
    """FT-138 The unknown cards of a hand that are not of a former pile come from the present one."""
    size = s.seats * KINDS
    for kind in range(KINDS):
        left = s.of(seat, HAND + kind) - s.of(seat, KNOWN + kind)
        if s.shown:
            left += s.shown[seat * KINDS + kind]
        for start in range(0, len(s.aside), size):
            left -= s.aside[start + seat * KINDS + kind]
        if left < 0:
            raise Broken(
                f"state.players[{seat}].hand",
                "FT-138",
                f"fewer unknown cards of {CARD_IDS[kind]} than came from former piles",
            )


def _check_camels(s: State) -> None:
    """FT-I3 Camels in reserve and on tiles."""
    for seat in range(s.seats):
        camels = list(s.pieces[CAMEL : CAMEL + CELLS]).count(seat) + s.of(seat, RESERVE)
        if camels != CAMELS[s.seats]:
            raise Broken(
                f"state.players[{seat}].camels",
                "FT-I3",
                f"{camels} camels in reserve and on tiles, there are {CAMELS[s.seats]}",
            )
    for cell in range(CELLS):
        if s.pieces[CAMEL + cell] >= s.seats:
            raise Broken(f"state.tiles.{CELL_IDS[cell]}.camel", "FT-I3", "no such seat is at the table")


def _check_used(s: State) -> None:
    """FT-68, FT-69 Only a power with a cost is marked as used, and only while somebody owns it."""
    for djinn in range(DJINNS):
        if s.used & USED_BIT[djinn]:
            owner = s.djinns[djinn]
            if owner < 0 or DJINN_COST[djinn] == COST_NONE:
                where = f"state.players[{owner}].used" if owner >= 0 else "state.players"
                raise Broken(where, "FT-69", f"{DJINN_IDS[djinn]} cannot have been used")
