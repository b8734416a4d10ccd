"""What makes an announced spell and an open window impossible (MO-72, MO-80, MO-81), asked of pending steps."""

from caravanserai.games.morgenland.actions import AT, ON, RIDE
from caravanserai.games.morgenland.board import (
    ABRACADABRA,
    APPRENTICE,
    CAVE_COUNT,
    DOPPELGANGER,
    DRAGON_FLIGHT,
    EYE,
    FATA_MORGANA,
    FIRST_ROOM,
    GUARD,
    RETURN,
    SCROLL,
    TENT,
    W_BUY,
    W_CITY,
    W_PLACED,
    W_SPACE,
    W_START,
)
from caravanserai.games.morgenland.fields import HANDLES
from caravanserai.games.morgenland.spellbook import BOOK
from caravanserai.games.morgenland.spells import MOVING, RIDING, UNTARGETED, Cast, destinations
from caravanserai.games.morgenland.state import State


def due_window(s: State) -> int:
    """MO-72 The window that can be open now outside the turns of the placement, or -1."""
    if s.current >= 0:
        return W_SPACE
    if s.scored == 0:
        return W_START if any(s.unplaced) else W_PLACED
    return W_CITY if s.scored == TENT else -1


def takes_part(s: State, seat: int, first: int, until: int) -> bool:
    """Whether the seat stands among the positions; those behind the last seat begin again at the first."""
    position = s.position_of(seat)
    return first <= position < until or position + s.seats < until


def target_flaw(s: State, cast: Cast) -> str:
    """MO-80 What is wrong with the sort of a spell's targets."""
    if (cast.window == W_BUY) != (cast.spell == ABRACADABRA):
        return "the spell cannot be cast in this window"
    aim = BOOK[cast.spell].aim
    target, dest = cast.target, cast.dest
    tokens = s.seats * HANDLES
    last = FIRST_ROOM + s.seats
    if aim == MOVING:
        fine = 0 <= target < tokens and 0 <= dest < last and dest != GUARD
    elif aim == RIDING:
        copied = 0 <= dest < tokens if target == DOPPELGANGER else dest == -1
        fine = DOPPELGANGER <= target < SCROLL and copied
    elif cast.spell == EYE:
        fine = 0 <= target < tokens and dest == -1
    elif cast.spell == ABRACADABRA:
        fine = target == s.scored - 1 - FIRST_ROOM and dest == -1
    elif aim == UNTARGETED:
        fine = target == dest == -1
    else:
        fine = 0 <= target < last and dest == -1 and _sort_fits(cast.spell, target)
    return "" if fine else "the spell has no such target"


def _sort_fits(spell: int, target: int) -> bool:
    """Caves for the dragons, rooms for Fata Morgana and the Apprentice, never the guard."""
    if spell in (DRAGON_FLIGHT, RETURN):
        return target < CAVE_COUNT
    if spell in (FATA_MORGANA, APPRENTICE):
        return target >= FIRST_ROOM
    return target != GUARD


def announced_flaw(s: State, cast: Cast) -> str:
    """MO-81 What makes it impossible that the spell, of a sort that fits, has just been announced."""
    spell = BOOK[cast.spell]
    if cast.spell == ABRACADABRA:
        fine = s.offer[cast.target] >= 0 and s.size[cast.target] > 0
    elif spell.aim == UNTARGETED:
        fine = True
    elif spell.aim == RIDING:
        fine = RIDE + cast.target in spell.targets(s, cast.caster) and (
            cast.dest < 0 or (cast.dest // HANDLES == cast.caster and s.where[cast.dest] == s.current)
        )
    elif spell.aim == MOVING:
        fine = ON + cast.target in spell.targets(s, cast.caster) and cast.dest in destinations(s, cast.target)
    else:
        first = ON if cast.spell == EYE else AT
        fine = first + cast.target in spell.targets(s, cast.caster)
    if not fine:
        return "the target cannot be announced"
    return "" if spell.castable(s, cast.caster, cast.window) else "the spell cannot be cast now"
