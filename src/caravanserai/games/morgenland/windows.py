"""Reaction windows (MO-72 to MO-78): sweeps in player order, announcements, counter steps and responses."""

from typing import ClassVar, Final

from caravanserai.core.machine import NOBODY, Step
from caravanserai.games.morgenland import events
from caravanserai.games.morgenland.actions import CAST, PASS, USE
from caravanserai.games.morgenland.artifacts import (
    asked_in_window,
    asked_to_counter,
    can_cast,
    carpet_fits,
    double_fits,
    key_fits,
    light,
    may_use,
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
    W_TURN,
)
from caravanserai.games.morgenland.city import discard
from caravanserai.games.morgenland.fields import BIT, PIECE_COUNT
from caravanserai.games.morgenland.flaws import announced_flaw, due_window, takes_part, target_flaw
from caravanserai.games.morgenland.offers import take_offer
from caravanserai.games.morgenland.placement import ChooseToken
from caravanserai.games.morgenland.spellbook import BOOK, tell_announced
from caravanserai.games.morgenland.spells import Cast
from caravanserai.games.morgenland.spells_taxes import CityTax, RoomTax
from caravanserai.games.morgenland.spells_tokens import Retaliate
from caravanserai.games.morgenland.state import State
from caravanserai.games.morgenland.treasure import PayKind

# --- the sweep ---------------------------------------------------------------------------------------


def sweep(s: State, window: int, first: int, until: int, at: int) -> None:
    """MO-74 Ask the next askable seat from position `at` on; when all have passed the window is closed.

    Positions behind the last one begin again at the first player.
    """
    for position in range(at, until):
        seat = s.seat_at(position if position < s.seats else position - s.seats)
        if asked_in_window(s, seat, window):
            s.push(React(seat, window, first, until))
            return


def asked_in_turn(s: State) -> int:
    """MO-72 How many players are asked before a placement: who is about to place, with `casting` always all."""
    return s.seats if s.ask_always else 1


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
        above = s.stack[at + 1]
        caster = above.caster if isinstance(above, CASTS) else above.who
        if caster >= 0 and not takes_part(s, caster, self.first, self.until):
            return "the caster has no part in the window"
        if isinstance(above, PayKind) and above.to == s.seats:
            return "nothing is paid to the bank here"
        if isinstance(above, Counter) and above.window == W_BUY:
            return "nothing is bought in this window"
        return window_flaw(s, at, self.window, self.first, self.until)


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
            if s.unused[row + DOPPELGANGER] and may_use(s, seat, DOPPELGANGER) and double_fits(s, seat):
                found.append(USE + DOPPELGANGER)
            if s.unused[row + CARPET] and may_use(s, seat, CARPET) and carpet_fits(s, seat):
                found.append(USE + CARPET)
            if s.unused[row + KEY] and may_use(s, seat, KEY) and key_fits(s, seat):
                found.append(USE + KEY)
        hand = s.spells[seat]
        if hand and can_cast(s, seat):
            for spell in range(SPELL_COUNT):
                if hand & BIT[spell] and BOOK[spell].castable(s, seat, self.window):
                    found.append(CAST + spell)
        return found

    def run(self, s: State, action: int) -> None:
        if action == PASS:
            position = s.position_of(self.who)
            at = position if position >= self.first else position + s.seats
            sweep(s, self.window, self.first, self.until, at + 1)
        else:
            from caravanserai.games.morgenland.plays import play

            s.push(Sweep(self.window, self.first, self.until))
            play(s, self.who, self.window, action)

    def flaw(self, s: State, at: int) -> str:
        if not takes_part(s, self.who, self.first, self.until) or not asked_in_window(
            s, self.who, self.window
        ):
            return "this seat is not asked in the window"
        return window_flaw(s, at, self.window, self.first, self.until)


# --- announcement, counter step, resolution ----------------------------------------------------------


def announce(s: State, cast: Cast) -> None:
    """MO-74 Light a Lamp if need be, say the spell and its targets, and let the others counter it."""
    light(s, cast.caster)
    s.spells[cast.caster] &= ~BIT[cast.spell]
    if s.log is not None:
        tell_announced(s, cast)
    counter_step(s, 0, cast, -1)


def counter_step(s: State, at: int, cast: Cast, rider: int) -> None:
    """MO-74 Ask the next seat that could cancel the spell, or the Free Rider cast by `rider` against it."""
    author = rider if rider >= 0 else cast.caster
    announced = announced_spells(s, cast, rider)
    for position in range(at, s.seats):
        seat = s.seat_at(position)
        if seat != author and asked_to_counter(s, seat, announced):
            s.push(Counter(seat, cast.spell, cast.caster, cast.window, cast.target, cast.dest, rider))
            return
    if rider >= 0:
        discard(s, FREE_RIDER)
        cancel(s, cast)
        return
    s.push(Resolve(cast.spell, cast.caster, cast.window, cast.target, cast.dest))
    if cast.window != W_BUY:  # MO-75: only those before the caster act before it resolves
        s.push(Sweep(cast.window, 0, s.position_of(cast.caster)))


def announced_spells(s: State, cast: Cast, rider: int) -> int:
    """The mask of spells that are announced: this one, the rider's, and those that wait to resolve."""
    return BIT[cast.spell] | (BIT[FREE_RIDER] if rider >= 0 else 0) | pending_spells(s)


def pending_spells(s: State) -> int:
    """The mask of spells that are announced and wait to resolve."""
    mask = 0
    for step in s.stack:
        if isinstance(step, Resolve):
            mask |= BIT[step.spell]
    return mask


def cancel(s: State, cast: Cast) -> None:
    """MO-67 The spell has no effect and is discarded; MO-86 a cancelled Abracadabra leaves the offer to the buyer."""
    if s.log is not None:
        s.tell(events.CANCELLED, (cast.caster, cast.spell))
    discard(s, cast.spell)
    if cast.window == W_BUY:
        take_offer(s, cast.caster, cast.target)


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
        self.cast: Final = Cast(spell, caster, window, target, dest)

    def legal(self, s: State) -> list[int]:
        found = [PASS]
        seat = self.who
        if s.unused[seat * PIECE_COUNT + COUNTERSPELL] > 0 and may_use(s, seat, COUNTERSPELL):
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
                cancel(s, self.cast)
        else:
            light(s, self.who)
            s.spells[self.who] &= ~BIT[FREE_RIDER]
            if s.log is not None:
                s.tell(events.ANNOUNCED_COPY, (self.who, FREE_RIDER, COUNTERSPELL))
            self.ask_on(s, 0, self.who)

    def ask_on(self, s: State, at: int, rider: int) -> None:
        """Go on with the counter step from that position."""
        counter_step(s, at, self.cast, rider)

    def flaw(self, s: State, at: int) -> str:
        author = self.rider if self.rider >= 0 else self.caster
        if self.who == author or self.rider == self.caster:
            return "nobody cancels his own spell"
        if not asked_to_counter(s, self.who, announced_spells(s, self.cast, self.rider)):
            return "this seat cannot counter"
        if self.rider >= 0 and not used_by_others(s, self.rider, COUNTERSPELL):
            return "nobody else has used a Counterspell"
        return pending_flaw(s, at, self.cast) or announced_flaw(s, self.cast)


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
        self.cast: Final = Cast(spell, caster, window, target, dest)

    def run(self, s: State, action: int) -> None:
        spell = BOOK[self.spell]
        works = spell.works(s, self.cast)
        s.discards |= BIT[self.spell]
        if s.log is not None:
            s.tell(events.RESOLVED, (self.caster, self.spell, 1 if works else 0))
        if works:
            spell.resolve(s, self.cast)

    def flaw(self, s: State, at: int) -> str:
        above = s.stack[at + 1]
        if not isinstance(above, React | Sweep) or self.window == W_BUY:
            return "only those before the caster act before his spell"
        return pending_flaw(s, at, self.cast)


# --- what makes a pending play impossible --------------------------------------------------------------

CASTS: Final = (Counter, Resolve, Retaliate, CityTax, RoomTax)
"""Steps that say who cast the spell they belong to."""


def window_flaw(s: State, at: int, window: int, first: int, until: int) -> str:
    """MO-72, MO-74 What makes it impossible that these positions are asked in this window at `s.stack[at]`."""
    below = s.stack[at - 1]
    if isinstance(below, Resolve):
        fits = window == below.window and first == 0 and until == s.position_of(below.caster)
        return "" if fits else "only those before the caster act before his spell"
    if isinstance(below, ChooseToken):
        due, place, count = W_TURN, s.position_of(below.who), asked_in_turn(s)
    else:
        due, place, count = due_window(s), 0, s.seats
    if window != due:
        return "another window is open"
    return "" if first == place and until == place + count else "others are asked in this window"


def pending_flaw(s: State, at: int, cast: Cast) -> str:
    """MO-74 What makes it impossible that the spell waits at `s.stack[at]`."""
    below = s.stack[at - 1]
    if cast.window != (below.window if isinstance(below, Sweep) else W_BUY):
        return "another window is open"
    if not s.lit & BIT[cast.caster]:
        return "who cast a spell has a lit Lamp"
    return target_flaw(s, cast)
