"""Reaction windows (MO-72 to MO-78): sweeps in player order, announcements, counter steps and responses."""

from typing import ClassVar, Final

from caravanserai.core.machine import NOBODY, Step
from caravanserai.games.morgenland import events
from caravanserai.games.morgenland.actions import AT, CAST, COPY, MOVE, ON, PASS, RIDE, USE
from caravanserai.games.morgenland.artifacts import (
    asked_in_window,
    asked_to_counter,
    can_cast,
    carpet_fits,
    double_fits,
    key_fits,
    light,
    turn_key,
    use,
    used_by_others,
    uses_left,
)
from caravanserai.games.morgenland.board import (
    CARPET,
    COUNTERSPELL,
    DOPPELGANGER,
    FREE_RIDER,
    KEY,
    SPELL_COUNT,
    W_BUY,
    W_SPACE,
)
from caravanserai.games.morgenland.city import discard
from caravanserai.games.morgenland.fields import BIT, HANDLES, PIECE_COUNT
from caravanserai.games.morgenland.flaws import pending_flaw, secret_flaw, window_flaw
from caravanserai.games.morgenland.offers import take_offer
from caravanserai.games.morgenland.placement import double, land_carpet
from caravanserai.games.morgenland.spellbook import BOOK, tell_announced
from caravanserai.games.morgenland.spells import MOVING, RIDING, UNTARGETED, destinations
from caravanserai.games.morgenland.state import State

# --- the sweep ---------------------------------------------------------------------------------------


def sweep(s: State, window: int, first: int, until: int, at: int) -> None:
    """MO-74 Ask the next askable seat from position `at` on; when all have passed the window is closed."""
    for position in range(at, until):
        seat = s.seat_at(position)
        if asked_in_window(s, seat, window):
            s.push(React(seat, window, first, until))
            return


class Sweep(Step[State]):
    """MO-76 After every play the sweep starts again at the first seat of the (sub)window."""

    fields: ClassVar[tuple[str, ...]] = ("window", "first", "until")
    rule: ClassVar[str] = "MO-76"

    def __init__(self, window: int, first: int, until: int) -> None:
        super().__init__(NOBODY)
        self.window: Final = window
        self.first: Final = first
        self.until: Final = until

    def run(self, s: State, action: int) -> None:
        sweep(s, self.window, self.first, self.until, self.first)

    def flaw(self, s: State, at: int) -> str:
        return window_flaw(s, self.window, self.first, self.until)


class React(Step[State]):
    """MO-74 Play an artifact or a spell, or pass. MO-107 It is asked even if passing is all one can do;
    MO-109 a client may answer with a standing pass, so it is never taken automatically here."""

    fields: ClassVar[tuple[str, ...]] = ("who", "window", "first", "until")
    decision: ClassVar[str] = "D-REACT"
    rule: ClassVar[str] = "MO-74"
    form: ClassVar[str] = "window"

    def __init__(self, who: int, window: int, first: int, until: int) -> None:
        super().__init__(who)
        self.window: Final = window
        self.first: Final = first
        self.until: Final = until

    def legal(self, s: State) -> list[int]:
        found = [PASS]
        seat = self.who
        if self.window == W_SPACE and uses_left(s, seat) > 0:
            row = seat * PIECE_COUNT
            if s.unused[row + DOPPELGANGER] and double_fits(s, seat):
                found.append(USE + DOPPELGANGER)
            if s.unused[row + CARPET] and carpet_fits(s, seat):
                found.append(USE + CARPET)
            if s.unused[row + KEY] and key_fits(s, seat):
                found.append(USE + KEY)
        hand = s.spells[seat]
        if hand and can_cast(s, seat):
            for spell in range(SPELL_COUNT):
                if hand & BIT[spell] and BOOK[spell].castable(s, seat, self.window):
                    found.append(CAST + spell)
        return found

    def run(self, s: State, action: int) -> None:
        if action == PASS:
            sweep(s, self.window, self.first, self.until, s.position_of(self.who) + 1)
            return
        s.push(Sweep(self.window, self.first, self.until))
        if action >= CAST:
            self.cast(s, action - CAST)
        elif action == USE + DOPPELGANGER:
            choose(s, CopyToken(self.who, self.window, 0))
        elif action == USE + CARPET:
            use(s, self.who, CARPET)
            land_carpet(s, self.who)
        else:
            use(s, self.who, KEY)
            turn_key(s, self.who)

    def cast(self, s: State, spell: int) -> None:
        """MO-80 Announced targets are chosen before the announcement."""
        aim = BOOK[spell].aim
        if aim == UNTARGETED:
            announce(s, self.who, spell, self.window, -1, -1)
        elif aim == RIDING:
            choose(s, ChooseRide(self.who, self.window))
        else:
            choose(s, ChooseTarget(self.who, self.window, spell))

    def flaw(self, s: State, at: int) -> str:
        if self.who < 0 or not self.first <= s.position_of(self.who) < self.until:
            return "this seat has no part in the window"
        return window_flaw(s, self.window, self.first, self.until)


# --- targets: chosen in secret until the announcement ------------------------------------------------


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
            announce(s, self.who, self.spell, self.window, target, -1)

    def flaw(self, s: State, at: int) -> str:
        if not 0 <= self.spell < SPELL_COUNT or BOOK[self.spell].aim in (UNTARGETED, RIDING):
            return "no spell with a target"
        if self.who >= 0 and not s.spells[self.who] & BIT[self.spell]:
            return "the spell is not in this hand"
        return secret_flaw(s, self.who, self.window)


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
        announce(s, self.who, self.spell, self.window, self.token, action - MOVE)

    def flaw(self, s: State, at: int) -> str:
        if not 0 <= self.spell < SPELL_COUNT or BOOK[self.spell].aim != MOVING:
            return "no spell that moves a token"
        if self.who >= 0 and not s.spells[self.who] & BIT[self.spell]:
            return "the spell is not in this hand"
        if not 0 <= self.token < s.seats * HANDLES or ON + self.token not in BOOK[self.spell].targets(
            s, self.who
        ):
            return "this token cannot be moved"
        return secret_flaw(s, self.who, self.window)


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
            announce(s, self.who, FREE_RIDER, self.window, piece, -1)

    def flaw(self, s: State, at: int) -> str:
        if self.who >= 0 and not s.spells[self.who] & BIT[FREE_RIDER]:
            return "the spell is not in this hand"
        return secret_flaw(s, self.who, self.window)


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
            announce(s, self.who, FREE_RIDER, self.window, DOPPELGANGER, token)
        else:
            use(s, self.who, DOPPELGANGER)
            double(s, self.who, token)

    def flaw(self, s: State, at: int) -> str:
        if self.window != W_SPACE or self.who < 0 or not double_fits(s, self.who):
            return "no token to copy"
        if self.riding and not s.spells[self.who] & BIT[FREE_RIDER]:
            return "the spell is not in this hand"
        if not self.riding and (
            not s.unused[self.who * PIECE_COUNT + DOPPELGANGER] or uses_left(s, self.who) < 1
        ):
            return "no Doppelganger to use"
        return secret_flaw(s, self.who, self.window)


UNANNOUNCED: Final = (ChooseTarget, ChooseDestination, ChooseRide, CopyToken)
"""MO-111 Steps of a play before its announcement: to all others the seat is still reacting."""

# --- announcement, counter step, resolution ----------------------------------------------------------


def announce(s: State, seat: int, spell: int, window: int, target: int, dest: int) -> None:
    """MO-74 Light a Lamp if need be, say the spell and its targets, and let the others counter it."""
    light(s, seat)
    s.spells[seat] &= ~BIT[spell]
    if s.log is not None:
        tell_announced(s, seat, spell, target, dest)
    counter_step(s, 0, spell, seat, window, target, dest, -1)


def counter_step(
    s: State, at: int, spell: int, caster: int, window: int, target: int, dest: int, rider: int
) -> None:
    """MO-74 Ask the next seat that could cancel the spell, or the Free Rider cast by `rider` against it."""
    author = rider if rider >= 0 else caster
    announced = BIT[spell] | (BIT[FREE_RIDER] if rider >= 0 else 0)
    for position in range(at, s.seats):
        seat = s.seat_at(position)
        if seat != author and asked_to_counter(s, seat, announced | pending_spells(s)):
            s.push(Counter(seat, spell, caster, window, target, dest, rider))
            return
    if rider >= 0:
        discard(s, FREE_RIDER)
        cancel(s, spell, caster, window, target)
        return
    s.push(Resolve(spell, caster, window, target, dest))
    if window != W_BUY:  # MO-75: only those before the caster act before it resolves
        s.push(Sweep(window, 0, s.position_of(caster)))


def pending_spells(s: State) -> int:
    """The mask of spells that are announced and wait to resolve."""
    mask = 0
    for step in s.stack:
        if isinstance(step, Resolve):
            mask |= BIT[step.spell]
    return mask


def cancel(s: State, spell: int, caster: int, window: int, target: int) -> None:
    """MO-67 The spell has no effect and is discarded; MO-86 a cancelled Abracadabra leaves the offer to the buyer."""
    if s.log is not None:
        s.tell(events.CANCELLED, (caster, spell))
    discard(s, spell)
    if window == W_BUY:
        take_offer(s, caster, target)


class Counter(Step[State]):
    """MO-77 Cancel the announced spell with a Counterspell, or with Free Rider as one, or pass.

    With `rider` set, the thing to be cancelled is the Free Rider which that seat has cast against the spell.
    """

    fields: ClassVar[tuple[str, ...]] = ("who", "spell", "caster", "window", "target", "dest", "rider")
    decision: ClassVar[str] = "D-COUNTER"
    rule: ClassVar[str] = "MO-67"
    form: ClassVar[str] = "window"

    def __init__(
        self, who: int, spell: int, caster: int, window: int, target: int, dest: int, rider: int
    ) -> None:
        super().__init__(who)
        self.spell: Final = spell
        self.caster: Final = caster
        self.window: Final = window
        self.target: Final = target
        self.dest: Final = dest
        self.rider: Final = rider

    def legal(self, s: State) -> list[int]:
        found = [PASS]
        seat = self.who
        if s.unused[seat * PIECE_COUNT + COUNTERSPELL] > 0 and uses_left(s, seat) > 0:
            found.append(USE + COUNTERSPELL)
        if s.spells[seat] & BIT[FREE_RIDER] and can_cast(s, seat) and used_by_others(s, seat, COUNTERSPELL):
            found.append(CAST + FREE_RIDER)
        return found

    def run(self, s: State, action: int) -> None:
        if action == PASS:
            self.ask_on(s, s.position_of(self.who) + 1, self.rider)
        elif action == USE + COUNTERSPELL:
            use(s, self.who, COUNTERSPELL)
            if self.rider >= 0:
                if s.log is not None:
                    s.tell(events.CANCELLED, (self.rider, FREE_RIDER))
                discard(s, FREE_RIDER)
                self.ask_on(s, s.position_of(self.rider) + 1, -1)
            else:
                cancel(s, self.spell, self.caster, self.window, self.target)
        else:
            light(s, self.who)
            s.spells[self.who] &= ~BIT[FREE_RIDER]
            if s.log is not None:
                s.tell(events.ANNOUNCED_COPY, (self.who, FREE_RIDER, COUNTERSPELL))
            self.ask_on(s, 0, self.who)

    def ask_on(self, s: State, at: int, rider: int) -> None:
        """Go on with the counter step from that position."""
        counter_step(s, at, self.spell, self.caster, self.window, self.target, self.dest, rider)

    def flaw(self, s: State, at: int) -> str:
        author = self.rider if self.rider >= 0 else self.caster
        if self.who < 0 or self.who == author or not -1 <= self.rider < s.seats or self.rider == self.caster:
            return "no such counter step"
        return pending_flaw(s, self.spell, self.caster, self.window, self.target, self.dest)


class Resolve(Step[State]):
    """MO-74, MO-81 The spell takes effect as far as possible and is discarded (MO-85)."""

    fields: ClassVar[tuple[str, ...]] = ("spell", "caster", "window", "target", "dest")
    rule: ClassVar[str] = "MO-81"

    def __init__(self, spell: int, caster: int, window: int, target: int, dest: int) -> None:
        super().__init__(NOBODY)
        self.spell: Final = spell
        self.caster: Final = caster
        self.window: Final = window
        self.target: Final = target
        self.dest: Final = dest

    def run(self, s: State, action: int) -> None:
        spell = BOOK[self.spell]
        works = spell.works(s, self.caster, self.target, self.dest)
        s.discards |= BIT[self.spell]
        if s.log is not None:
            s.tell(events.RESOLVED, (self.caster, self.spell, 1 if works else 0))
        if works:
            spell.resolve(s, self.caster, self.target, self.dest)

    def flaw(self, s: State, at: int) -> str:
        return pending_flaw(s, self.spell, self.caster, self.window, self.target, self.dest)
