"""The spells that tax tokens (MO-89 Baksheesh, MO-102 Sultan's Tax): pay for them or take them back."""

from typing import ClassVar, Final

from caravanserai.core.machine import NOBODY, Step
from caravanserai.games.morgenland.actions import PAY_TAX, REMOVE, REMOVE_ALL
from caravanserai.games.morgenland.board import (
    BAKSHEESH,
    CITY_END,
    CITY_TAX,
    FIRST_CITY,
    ROOM_TAX,
    SULTANS_TAX,
)
from caravanserai.games.morgenland.fields import HANDLES
from caravanserai.games.morgenland.placement import leave_rooms, remove, tokens_in_rooms
from caravanserai.games.morgenland.spells import UNTARGETED, Cast, Spell, effect_flaw
from caravanserai.games.morgenland.state import State
from caravanserai.games.morgenland.treasure import PayKind, pay


def in_city(space: int) -> bool:
    """Whether the place is one of the four city spaces."""
    return FIRST_CITY <= space < CITY_END


class Baksheesh(Spell):
    """MO-89 All others pay 2 for each of their tokens in the city, one by one, or remove it."""

    def __init__(self) -> None:
        super().__init__(BAKSHEESH, UNTARGETED)

    def ready(self, s: State, seat: int) -> bool:
        return any(in_city(s.where[token]) and token // HANDLES != seat for token in range(s.seats * HANDLES))

    def resolve(self, s: State, cast: Cast) -> None:
        s.push(CityTax(cast.caster, 0, 0))


class CityTax(Step[State]):
    """MO-89 The next token to be taxed: players in order, their spaces in scoring order, then handles.

    One frame with an index, because the payer's own answers remove tokens from the list.
    """

    fields: ClassVar[tuple[str, ...]] = ("caster", "at", "index")
    rule: ClassVar[str] = "MO-89"

    def __init__(self, caster: int, at: int, index: int) -> None:
        super().__init__(NOBODY)
        self.caster: Final = caster
        self.at: Final = at
        self.index: Final = index

    def run(self, s: State, action: int) -> None:
        index = self.index
        for position in range(self.at, s.seats):
            seat = s.seat_at(position)
            if seat != self.caster:
                while index < (CITY_END - FIRST_CITY) * HANDLES:
                    token = seat * HANDLES + index % HANDLES
                    if s.where[token] == FIRST_CITY + index // HANDLES:
                        if s.total(seat) >= CITY_TAX:
                            s.push(CityTax(self.caster, position, index + 1))
                            s.push(PayCityTax(seat, token))
                            return
                        remove(s, token)
                    index += 1
            index = 0

    def flaw(self, s: State, at: int) -> str:
        above = s.stack[at + 1]
        seat = s.seat_at(self.at) if self.at < s.seats else -1
        token = seat * HANDLES + (self.index - 1) % HANDLES
        if self.index == 0 or seat == self.caster or above.who != seat:
            return "another player is taxed"
        if s.where[token] != FIRST_CITY + (self.index - 1) // HANDLES:
            return "there is no token to tax"
        if isinstance(above, PayCityTax) and above.token != token:
            return "another token is taxed"
        if isinstance(above, PayKind) and (above.to != s.seats or above.left > CITY_TAX):
            return "no such tax"
        return effect_flaw(s, self.caster, BAKSHEESH)


class PayCityTax(Step[State]):
    """MO-89 Pay any 2 treasures for this token, or remove it."""

    fields: ClassVar[tuple[str, ...]] = ("who", "token")
    decision: ClassVar[str] = "D-CITYTAX"
    rule: ClassVar[str] = "MO-89"

    def __init__(self, who: int, token: int) -> None:
        super().__init__(who)
        self.token: Final = token

    def legal(self, s: State) -> list[int]:
        return [PAY_TAX, REMOVE + self.token]

    def run(self, s: State, action: int) -> None:
        if action == PAY_TAX:
            pay(s, self.who, CITY_TAX, s.seats)
        else:
            remove(s, self.token)

    def flaw(self, s: State, at: int) -> str:
        if self.token // HANDLES != self.who:
            return "not a token of this seat"
        return "" if s.total(self.who) >= CITY_TAX else "this seat cannot pay"


class SultansTax(Spell):
    """MO-102 All others pay 1 for each of their tokens in rooms, or remove them all."""

    def __init__(self) -> None:
        super().__init__(SULTANS_TAX, UNTARGETED)

    def ready(self, s: State, seat: int) -> bool:
        return any(other != seat and tokens_in_rooms(s, other) > 0 for other in range(s.seats))

    def resolve(self, s: State, cast: Cast) -> None:
        s.push(RoomTax(cast.caster, 0))


class RoomTax(Step[State]):
    """MO-102 The next player to be taxed, in player order."""

    fields: ClassVar[tuple[str, ...]] = ("caster", "at")
    rule: ClassVar[str] = "MO-102"

    def __init__(self, caster: int, at: int) -> None:
        super().__init__(NOBODY)
        self.caster: Final = caster
        self.at: Final = at

    def run(self, s: State, action: int) -> None:
        for position in range(self.at, s.seats):
            seat = s.seat_at(position)
            due = tokens_in_rooms(s, seat) * ROOM_TAX
            if seat != self.caster and due > 0:
                if s.total(seat) >= due:
                    s.push(RoomTax(self.caster, position + 1))
                    s.push(PayRoomTax(seat))
                    return
                leave_rooms(s, seat)

    def flaw(self, s: State, at: int) -> str:
        above = s.stack[at + 1]
        seat = s.seat_at(self.at - 1) if 0 < self.at <= s.seats else -1
        due = tokens_in_rooms(s, seat) * ROOM_TAX if seat >= 0 else 0
        if due == 0 or seat == self.caster or above.who != seat:
            return "another player is taxed"
        if isinstance(above, PayKind) and (above.to != s.seats or above.left > due):
            return "no such tax"
        return effect_flaw(s, self.caster, SULTANS_TAX)


class PayRoomTax(Step[State]):
    """MO-102 Pay 1 treasure for each of your tokens in rooms, or remove all of them."""

    fields: ClassVar[tuple[str, ...]] = ("who",)
    decision: ClassVar[str] = "D-ROOMTAX"
    rule: ClassVar[str] = "MO-102"

    def legal(self, s: State) -> list[int]:
        return [PAY_TAX, REMOVE_ALL]

    def run(self, s: State, action: int) -> None:
        if action == PAY_TAX:
            pay(s, self.who, tokens_in_rooms(s, self.who) * ROOM_TAX, s.seats)
        else:
            leave_rooms(s, self.who)

    def flaw(self, s: State, at: int) -> str:
        due = tokens_in_rooms(s, self.who) * ROOM_TAX
        return "" if 0 < due <= s.total(self.who) else "there is nothing to decide"
