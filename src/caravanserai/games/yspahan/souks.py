"""Supplying the shops of a district (YS-35 to YS-45)."""

from typing import Final

from caravanserai.core.machine import Step
from caravanserai.games.yspahan import events
from caravanserai.games.yspahan.actions import SUPPLY
from caravanserai.games.yspahan.board import DISTRICT_SOUKS, SOUK_SHOPS
from caravanserai.games.yspahan.fields import EMPTY
from caravanserai.games.yspahan.state import Seat, Shop, State


def souk_owner(s: State, souk: int) -> int:
    """YS-37, YS-38, YS-45 Whose souk it is; EMPTY if it is free."""
    for shop in range(SOUK_SHOPS[souk], SOUK_SHOPS[souk + 1]):
        if s.shops[shop] != EMPTY:
            return s.shops[shop]
    return EMPTY


def vacant_shops(s: State, souk: int) -> int:
    """How many shops of the souk hold no cube."""
    vacant = 0
    for shop in range(SOUK_SHOPS[souk], SOUK_SHOPS[souk + 1]):
        if s.shops[shop] == EMPTY:
            vacant += 1
    return vacant


def complete_owner(s: State, souk: int) -> int:
    """YS-38 Who has a cube in every shop of the souk, or EMPTY."""
    return EMPTY if vacant_shops(s, souk) else souk_owner(s, souk)


def open_shops(s: State, seat: Seat, district: int) -> list[Shop]:
    """YS-39, YS-40, YS-41, YS-43 Empty shops of the seat's incomplete souks; if there are none, all of free souks."""
    started: list[Shop] = []
    free: list[Shop] = []
    for souk in range(DISTRICT_SOUKS[district], DISTRICT_SOUKS[district + 1]):
        owner = souk_owner(s, souk)
        if owner == seat:
            for shop in range(SOUK_SHOPS[souk], SOUK_SHOPS[souk + 1]):
                if s.shops[shop] == EMPTY:
                    started.append(shop)
        elif owner == EMPTY:
            for shop in range(SOUK_SHOPS[souk], SOUK_SHOPS[souk + 1]):
                free.append(shop)
    return started if started else free


def has_open_shop(s: State, seat: Seat, district: int) -> bool:
    """YS-26, YS-43 Whether the seat can place a cube in the district."""
    for souk in range(DISTRICT_SOUKS[district], DISTRICT_SOUKS[district + 1]):
        owner = souk_owner(s, souk)
        if owner == EMPTY or (owner == seat and vacant_shops(s, souk)):
            return True
    return False


def place_cube(s: State, seat: Seat, shop: Shop) -> None:
    """YS-44 A cube goes into the shop; it scores nothing."""
    s.shops[shop] = seat
    if s.log is not None:
        s.tell(events.SUPPLIED, (seat, shop))


class Supply(Step[State]):
    """YS-35, YS-36, YS-42 Place the cubes one by one; none may be held back while a shop is open."""

    fields = ("seat", "district", "left")
    decision = "D-SUPPLY"
    rule = "YS-42"

    def __init__(self, seat: Seat, district: int, left: int) -> None:
        super().__init__(seat)
        self.seat: Final = seat
        self.district: Final = district
        self.left: Final = left

    def legal(self, s: State) -> list[int]:
        return [SUPPLY + shop for shop in open_shops(s, self.seat, self.district)]

    def run(self, s: State, action: int) -> None:
        place_cube(s, self.seat, action - SUPPLY)
        if self.left > 1:
            if has_open_shop(s, self.seat, self.district):
                s.push(Supply(self.seat, self.district, self.left - 1))
            elif s.log is not None:
                s.tell(events.LOST, (self.seat, self.left - 1))

    def auto(self, s: State) -> bool:
        return True

    def flaw(self, s: State, at: int) -> str:
        if not has_open_shop(s, self.seat, self.district):
            return f"no shop is open to seat {self.seat}"
        return s.turn_flaw(self.seat)
