"""What makes pending plays impossible, asked when a position is restored."""

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
    SPELL_COUNT,
    W_BUY,
    W_SPACE,
)
from caravanserai.games.morgenland.fields import HANDLES
from caravanserai.games.morgenland.spellbook import BOOK
from caravanserai.games.morgenland.spells import MOVING, RIDING, UNTARGETED
from caravanserai.games.morgenland.state import State


def window_flaw(s: State, window: int, first: int, until: int) -> str:
    """What makes a window impossible."""
    if not s.magic or not 0 <= window < W_BUY or not 0 <= first <= until <= s.seats:
        return "no such window"
    if (window == W_SPACE) != (s.current >= 0):
        return "a space window is open exactly while a space is current"
    return ""


def secret_flaw(s: State, seat: int, window: int) -> str:
    """What makes a choice before an announcement impossible."""
    if seat < 0 or not s.magic or not 0 <= window < W_BUY or (window == W_SPACE) != (s.current >= 0):
        return "no such window"
    return ""


def pending_flaw(s: State, spell: int, caster: int, window: int, target: int, dest: int) -> str:
    """What makes a pending spell impossible."""
    if not s.magic or not 0 <= spell < SPELL_COUNT or not 0 <= caster < s.seats or not 0 <= window <= W_BUY:
        return "no such spell, caster or window"
    if (window == W_BUY) != (spell == ABRACADABRA) or (window == W_SPACE) != (s.current >= 0):
        return "the spell cannot be cast in this window"
    if window == W_BUY:
        fine = 0 <= target < s.seats and s.offer[target] >= 0 and s.size[target] > 0
    elif BOOK[spell].aim == MOVING:
        fine = 0 <= target < s.seats * HANDLES and 0 <= dest < FIRST_ROOM + s.seats
    elif BOOK[spell].aim == RIDING:
        fine = DOPPELGANGER <= target < SCROLL and (target != DOPPELGANGER or 0 <= dest < s.seats * HANDLES)
    elif spell == EYE:
        fine = 0 <= target < s.seats * HANDLES
    elif BOOK[spell].aim == UNTARGETED:
        fine = True
    else:
        fine = 0 <= target < FIRST_ROOM + s.seats and _target_sort_fits(spell, target)
    return "" if fine else "the spell has no such target"


def _target_sort_fits(spell: int, target: int) -> bool:
    """Caves for the dragons, rooms for Fata Morgana and the Apprentice, never the guard."""
    if spell in (DRAGON_FLIGHT, RETURN):
        return target < CAVE_COUNT
    if spell in (FATA_MORGANA, APPRENTICE):
        return target >= FIRST_ROOM
    return target != GUARD
