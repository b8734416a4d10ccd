"""What is played in a window: artifacts at once, spells after their targets are chosen in secret (MO-64, MO-80)."""

from typing import ClassVar, Final

from caravanserai.core.machine import Step
from caravanserai.games.morgenland.actions import AT, CAST, COPY, MOVE, ON, RIDE, USE
from caravanserai.games.morgenland.artifacts import can_cast, double_fits, may_use, turn_key, use
from caravanserai.games.morgenland.board import CARPET, DOPPELGANGER, FREE_RIDER, KEY
from caravanserai.games.morgenland.fields import BIT, HANDLES, PIECE_COUNT
from caravanserai.games.morgenland.placement import double, land_carpet
from caravanserai.games.morgenland.spellbook import BOOK
from caravanserai.games.morgenland.spells import MOVING, RIDING, UNTARGETED, Cast, destinations
from caravanserai.games.morgenland.state import State
from caravanserai.games.morgenland.windows import Sweep, announce


def play(s: State, seat: int, window: int, action: int) -> None:
    """MO-74 The seat uses an artifact or begins to cast a spell."""
    if action >= CAST:
        cast(s, seat, window, action - CAST)
    elif action == USE + DOPPELGANGER:
        choose(s, CopyToken(seat, window, 0))
    elif action == USE + CARPET:
        use(s, seat, CARPET)
        land_carpet(s, seat)
    else:
        use(s, seat, KEY)
        turn_key(s, seat)


def cast(s: State, seat: int, window: int, spell: int) -> None:
    """MO-80 Announced targets are chosen before the announcement."""
    aim = BOOK[spell].aim
    if aim == UNTARGETED:
        announce(s, Cast(spell, seat, window, -1, -1))
    elif aim == RIDING:
        choose(s, ChooseRide(seat, window))
    else:
        choose(s, ChooseTarget(seat, window, spell))


def choose(s: State, step: Step[State]) -> None:
    """MO-107 Ask for a target; a single one is taken at once, so that nobody sees whether there was a choice."""
    options = step.legal(s)
    if len(options) == 1:
        step.run(s, options[0])
    else:
        s.push(step)


class ChooseTarget(Step[State]):
    """MO-80 Choose the announced target of a spell."""

    fields: ClassVar[tuple[str, ...]] = ("who", "window", "spell")
    decision: ClassVar[str] = "D-TARGET"
    rule: ClassVar[str] = "MO-74"
    form: ClassVar[str] = "window"

    def __init__(self, who: int, window: int, spell: int) -> None:
        super().__init__(who)
        self.window: Final = window
        self.spell: Final = spell

    def legal(self, s: State) -> list[int]:
        return BOOK[self.spell].targets(s, self.who)

    def run(self, s: State, action: int) -> None:
        target = action - AT if action >= AT else action - ON
        if BOOK[self.spell].aim == MOVING:
            choose(s, ChooseDestination(self.who, self.window, self.spell, target))
        else:
            announce(s, Cast(self.spell, self.who, self.window, target, -1))

    def flaw(self, s: State, at: int) -> str:
        if BOOK[self.spell].aim in (UNTARGETED, RIDING) or len(self.legal(s)) < 2:
            return "there is no target to choose"
        return play_flaw(s, at, self.who, self.window, self.spell)


class ChooseDestination(Step[State]):
    """MO-80, MO-95, MO-104 Choose where the token is to go."""

    fields: ClassVar[tuple[str, ...]] = ("who", "window", "spell", "token")
    decision: ClassVar[str] = "D-DEST"
    rule: ClassVar[str] = "MO-74"
    form: ClassVar[str] = "window"

    def __init__(self, who: int, window: int, spell: int, token: int) -> None:
        super().__init__(who)
        self.window: Final = window
        self.spell: Final = spell
        self.token: Final = token

    def legal(self, s: State) -> list[int]:
        return [MOVE + space for space in destinations(s, self.token)]

    def run(self, s: State, action: int) -> None:
        announce(s, Cast(self.spell, self.who, self.window, self.token, action - MOVE))

    def flaw(self, s: State, at: int) -> str:
        if BOOK[self.spell].aim != MOVING or ON + self.token not in BOOK[self.spell].targets(s, self.who):
            return "this token cannot be moved"
        if len(self.legal(s)) < 2:
            return "there is no destination to choose"
        return play_flaw(s, at, self.who, self.window, self.spell)


class ChooseRide(Step[State]):
    """MO-105 Choose the artifact whose power Free Rider copies."""

    fields: ClassVar[tuple[str, ...]] = ("who", "window")
    decision: ClassVar[str] = "D-FREE"
    rule: ClassVar[str] = "MO-74"
    form: ClassVar[str] = "window"

    def __init__(self, who: int, window: int) -> None:
        super().__init__(who)
        self.window: Final = window

    def legal(self, s: State) -> list[int]:
        return BOOK[FREE_RIDER].targets(s, self.who)

    def run(self, s: State, action: int) -> None:
        piece = action - RIDE
        if piece == DOPPELGANGER:
            choose(s, CopyToken(self.who, self.window, 1))
        else:
            announce(s, Cast(FREE_RIDER, self.who, self.window, piece, -1))

    def flaw(self, s: State, at: int) -> str:
        if len(self.legal(s)) < 2:
            return "there is no artifact to choose"
        return play_flaw(s, at, self.who, self.window, FREE_RIDER)


class CopyToken(Step[State]):
    """MO-68 Choose which of your tokens on the current space is copied, by a Doppelganger or by Free Rider."""

    fields: ClassVar[tuple[str, ...]] = ("who", "window", "riding")
    decision: ClassVar[str] = "D-COPY"
    rule: ClassVar[str] = "MO-74"
    form: ClassVar[str] = "window"

    def __init__(self, who: int, window: int, riding: int) -> None:
        super().__init__(who)
        self.window: Final = window
        self.riding: Final = riding

    def legal(self, s: State) -> list[int]:
        found: list[int] = []
        for token in range(self.who * HANDLES, self.who * HANDLES + HANDLES):
            if s.where[token] == s.current:
                found.append(COPY + token)
        return found

    def run(self, s: State, action: int) -> None:
        token = action - COPY
        if self.riding:
            announce(s, Cast(FREE_RIDER, self.who, self.window, DOPPELGANGER, token))
        else:
            use(s, self.who, DOPPELGANGER)
            double(s, self.who, token)

    def flaw(self, s: State, at: int) -> str:
        if len(self.legal(s)) < 2 or not double_fits(s, self.who):
            return "there is no token to choose"
        if self.riding:
            if RIDE + DOPPELGANGER not in BOOK[FREE_RIDER].targets(s, self.who):
                return "nobody else has used a Doppelganger"
            return play_flaw(s, at, self.who, self.window, FREE_RIDER)
        if not s.unused[self.who * PIECE_COUNT + DOPPELGANGER] or not may_use(s, self.who, DOPPELGANGER):
            return "no Doppelganger to use"
        return play_flaw(s, at, self.who, self.window, -1)


UNANNOUNCED: Final = (ChooseTarget, ChooseDestination, ChooseRide, CopyToken)
"""MO-111 Steps of a play before its announcement: to all others the seat is still reacting."""


def play_flaw(s: State, at: int, seat: int, window: int, spell: int) -> str:
    """MO-80 What makes a choice before an announcement impossible; -1 is an artifact instead of a spell."""
    below = s.stack[at - 1]
    if not isinstance(below, Sweep) or below.window != window:
        return "another window is open"
    if spell < 0:
        return ""
    if not s.spells[seat] & BIT[spell] or not can_cast(s, seat):
        return "the spell is not in this hand, or there is no Lamp"
    return "" if BOOK[spell].castable(s, seat, window) else "the spell cannot be cast now"
