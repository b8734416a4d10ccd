"""The spells about tokens and spaces (MO-88, MO-90, MO-92, MO-94 to MO-96, MO-100, MO-101, MO-104)."""

from typing import ClassVar, Final

from caravanserai.core.machine import Step
from caravanserai.games.morgenland import events
from caravanserai.games.morgenland.actions import AT, ON, PASS, REMOVE
from caravanserai.games.morgenland.board import (
    CITY_END,
    CLOSE_SESAME,
    EYE,
    FIRST_CITY,
    FIRST_ROOM,
    GUARD,
    LAST_FIRST,
    LUNAR_ECLIPSE,
    OPEN_SECRET,
    SMUGGLED_IN,
    SOLAR_ECLIPSE,
    STRAGGLER,
    TELEPORT_PRICE,
    TELEPORTATION,
    W_CITY,
    W_START,
    W_TURN,
)
from caravanserai.games.morgenland.city import deserted
from caravanserai.games.morgenland.fields import BIT, HANDLES, REMOVED
from caravanserai.games.morgenland.placement import face_up, may_enter, relocate, remove
from caravanserai.games.morgenland.spells import (
    MOVING,
    TARGETED,
    UNTARGETED,
    Cast,
    Spell,
    effect_flaw,
    movable,
    tokens_of,
    within_reach,
)
from caravanserai.games.morgenland.state import State
from caravanserai.games.morgenland.treasure import pay


class EyeForAnEye(Spell):
    """MO-88 Remove a token of another player; its owner may then remove one of the caster's."""

    def __init__(self) -> None:
        super().__init__(EYE, TARGETED)

    def targets(self, s: State, seat: int) -> list[int]:
        found: list[int] = []
        for other in range(s.seats):
            if other != seat:
                found.extend(tokens_of(s, other, ON))
        return found

    def works(self, s: State, cast: Cast) -> bool:
        return within_reach(s, cast.target)

    def resolve(self, s: State, cast: Cast) -> None:
        remove(s, cast.target)
        if tokens_of(s, cast.caster, REMOVE):
            s.push(Retaliate(cast.target // HANDLES, cast.caster))


class Retaliate(Step[State]):
    """MO-88 The owner of the removed token may remove one token of the caster that is not on the guard."""

    fields: ClassVar[tuple[str, ...]] = ("who", "caster")
    decision: ClassVar[str] = "D-EYE"
    rule: ClassVar[str] = "MO-88"

    def __init__(self, who: int, caster: int) -> None:
        super().__init__(who)
        self.caster: Final = caster

    def legal(self, s: State) -> list[int]:
        return [PASS, *tokens_of(s, self.caster, REMOVE)]

    def run(self, s: State, action: int) -> None:
        if action != PASS:
            remove(s, action - REMOVE)

    def flaw(self, s: State, at: int) -> str:
        if self.who == self.caster or not tokens_of(s, self.caster, REMOVE):
            return "no token to remove"
        if REMOVED not in s.where[self.who * HANDLES : (self.who + 1) * HANDLES]:
            return "this seat has lost no token"
        return effect_flaw(s, self.caster, EYE)


class LastFirst(Spell):
    """MO-90 Until clean-up the lowest strength ranks first on the current and all unscored spaces but the guard."""

    def __init__(self) -> None:
        super().__init__(LAST_FIRST, UNTARGETED)

    def ready(self, s: State, seat: int) -> bool:
        return s.scored < FIRST_ROOM + s.seats

    def resolve(self, s: State, cast: Cast) -> None:
        s.reversed = 1
        if s.log is not None:
            s.tell(events.REVERSED, ())


class SmuggledIn(Spell):
    """MO-92 The caster becomes smuggler on every deserted city space."""

    def __init__(self) -> None:
        super().__init__(SMUGGLED_IN, UNTARGETED)

    def castable(self, s: State, seat: int, window: int) -> bool:
        return window == W_CITY and deserted(s) != 0

    def works(self, s: State, cast: Cast) -> bool:
        return deserted(s) != 0

    def resolve(self, s: State, cast: Cast) -> None:
        s.smuggler = cast.caster
        s.smuggled = deserted(s)
        if s.log is not None:
            told = [space for space in range(FIRST_CITY, CITY_END) if s.smuggled & BIT[space]]
            s.tell(events.SMUGGLER, (cast.caster, *told))


class Eclipse(Spell):
    """MO-94, MO-101 Remove all odd, or all even, face-up tokens of a space; the whole space must be face up."""

    def __init__(self, title: int, parity: int) -> None:
        super().__init__(title, TARGETED)
        self.parity: Final = parity

    def targets(self, s: State, seat: int) -> list[int]:
        hidden = 0
        struck = 0
        for token in range(s.seats * HANDLES):
            space = s.where[token]
            if space >= 0:
                if not face_up(s, token):
                    hidden |= BIT[space]
                elif s.strength[token] % 2 == self.parity:
                    struck |= BIT[space]
        found: list[int] = []
        for space in range(FIRST_ROOM + s.seats):
            if space != GUARD and struck & BIT[space] and not hidden & BIT[space]:
                found.append(AT + space)
        return found

    def struck(self, s: State, space: int) -> list[int]:
        """The tokens that go; face-down ones that have arrived are spared."""
        found: list[int] = []
        for token in range(s.seats * HANDLES):
            if s.where[token] == space and face_up(s, token) and s.strength[token] % 2 == self.parity:
                found.append(token)
        return found

    def works(self, s: State, cast: Cast) -> bool:
        return len(self.struck(s, cast.target)) > 0

    def resolve(self, s: State, cast: Cast) -> None:
        for token in self.struck(s, cast.target):
            remove(s, token)


class LunarEclipse(Eclipse):
    """MO-94 Odd tokens go; Carpets (3) too."""

    def __init__(self) -> None:
        super().__init__(LUNAR_ECLIPSE, 1)


class SolarEclipse(Eclipse):
    """MO-101 Even tokens go; Carpets never."""

    def __init__(self) -> None:
        super().__init__(SOLAR_ECLIPSE, 0)


def can_move(s: State, token: int, dest: int) -> bool:
    """MO-81, MO-83 The token is still within reach, elsewhere, and the destination still open to it."""
    return within_reach(s, token) and s.where[token] != dest and may_enter(s, token // HANDLES, dest)


class Straggler(Spell):
    """MO-95 Move one of your own tokens to another space."""

    def __init__(self) -> None:
        super().__init__(STRAGGLER, MOVING)

    def targets(self, s: State, seat: int) -> list[int]:
        return movable(s, seat)

    def works(self, s: State, cast: Cast) -> bool:
        return can_move(s, cast.target, cast.dest)

    def resolve(self, s: State, cast: Cast) -> None:
        relocate(s, cast.target, cast.dest)


class Teleportation(Spell):
    """MO-104 Move a token of another player and give its owner 3 treasures."""

    def __init__(self) -> None:
        super().__init__(TELEPORTATION, MOVING)

    def targets(self, s: State, seat: int) -> list[int]:
        found: list[int] = []
        for other in range(s.seats):
            if other != seat:
                found.extend(movable(s, other))
        return found

    def works(self, s: State, cast: Cast) -> bool:
        return can_move(s, cast.target, cast.dest)

    def resolve(self, s: State, cast: Cast) -> None:
        relocate(s, cast.target, cast.dest)
        pay(s, cast.caster, TELEPORT_PRICE, cast.target // HANDLES)


class OpenSecret(Spell):
    """MO-96 Until clean-up all other players lay their tokens face up."""

    def __init__(self) -> None:
        super().__init__(OPEN_SECRET, UNTARGETED)

    def castable(self, s: State, seat: int, window: int) -> bool:
        return (window in (W_START, W_TURN)) and self.ready(s, seat)

    def ready(self, s: State, seat: int) -> bool:
        return any(other != seat and s.unplaced[other] for other in range(s.seats))

    def resolve(self, s: State, cast: Cast) -> None:
        s.secret = cast.caster
        if s.log is not None:
            s.tell(events.SECRET, (cast.caster,))


class CloseSesame(Spell):
    """MO-100 Until clean-up nothing may enter a space; what is inside is scored as usual."""

    def __init__(self) -> None:
        super().__init__(CLOSE_SESAME, TARGETED)

    def targets(self, s: State, seat: int) -> list[int]:
        found: list[int] = []
        for space in range(s.scored, FIRST_ROOM + s.seats):
            if space != GUARD and space != s.closed:
                found.append(AT + space)
        return found

    def resolve(self, s: State, cast: Cast) -> None:
        s.closed = cast.target
        if s.log is not None:
            s.tell(events.CLOSED, (cast.target,))
