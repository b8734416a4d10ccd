"""Artifacts and their use (MO-61 to MO-71), and who must be asked by public knowledge (MO-78)."""

from caravanserai.games.morgenland import events
from caravanserai.games.morgenland.board import (
    ABRACADABRA,
    CARPET,
    COUNTERSPELL,
    DJINN_USES,
    DOPPELGANGER,
    FIRST_ROOM,
    FREE_RIDER,
    GUARD,
    KEY,
    LAMP,
    ROOM_LIMIT,
    USES,
    W_SPACE,
)
from caravanserai.games.morgenland.fields import BIT, PIECE_COUNT
from caravanserai.games.morgenland.placement import may_enter
from caravanserai.games.morgenland.ranks import strength_on, tokens_on
from caravanserai.games.morgenland.state import State


def uses_left(s: State, seat: int) -> int:
    """MO-61, MO-62 One use a round, two for the Djinn's winner, less what is used; MO-63 new pieces count too."""
    left = DJINN_USES if s.djinn == seat else USES
    for index in range(seat * PIECE_COUNT, seat * PIECE_COUNT + PIECE_COUNT):
        left -= s.used[index]
    return left


def may_use(s: State, seat: int, piece: int) -> bool:
    """MO-61, MO-62 A use is left; with `djinn-artifacts` types, for another type than the one used before."""
    if s.djinn_types and s.used[seat * PIECE_COUNT + piece] > 0:
        return False
    return uses_left(s, seat) > 0


def known_unused(s: State, seat: int, piece: int) -> int:
    """How many unused pieces of the type everybody knows the seat to have."""
    count = s.unused[seat * PIECE_COUNT + piece]
    if s.veiled == seat and s.trick is not None and s.trick.piece == piece:
        count -= 1
    return count


def may_have(s: State, seat: int, piece: int) -> bool:
    """MO-78 Whether an unused piece of the seat is, or for all the others know may be, of the type."""
    return s.veiled == seat or s.unused[seat * PIECE_COUNT + piece] > 0


def unveil_if_shown(s: State, seat: int, piece: int) -> None:
    """MO-78 A piece that cannot be one of the known ones must be the one taken unseen."""
    if s.veiled == seat and known_unused(s, seat, piece) == 0:
        s.veiled = -1
        if s.log is not None:
            s.tell(events.SHOWN_PIECE, (seat, piece))


def use(s: State, seat: int, piece: int) -> None:
    """MO-61, MO-64 The artifact lies openly until clean-up; nothing can cancel it."""
    unveil_if_shown(s, seat, piece)
    s.unused[seat * PIECE_COUNT + piece] -= 1
    s.used[seat * PIECE_COUNT + piece] += 1
    if s.log is not None:
        s.tell(events.USED, (seat, piece))


def used_by_others(s: State, seat: int, piece: int) -> bool:
    """MO-105 Whether another player has used this type of artifact in this round."""
    return any(other != seat and s.used[other * PIECE_COUNT + piece] > 0 for other in range(s.seats))


# --- where an artifact's power is legal -------------------------------------------------------------


def carpet_fits(s: State, seat: int) -> bool:
    """MO-69 The current space passes the entry test for the seat."""
    return s.current >= 0 and may_enter(s, seat, s.current)


def double_fits(s: State, seat: int) -> bool:
    """MO-68 A token of the seat lies on the current space, in a room fewer than five."""
    if s.current < 0:
        return False
    count = tokens_on(s, seat, s.current)
    return count > 0 and (s.current < FIRST_ROOM or count < ROOM_LIMIT)


def key_fits(s: State, seat: int) -> bool:
    """MO-70 In the guard's window, for a seat that is not strong enough and has no Key effect."""
    return s.current == GUARD and not s.keyed & BIT[seat] and strength_on(s, seat, GUARD) < s.guard


def turn_key(s: State, seat: int) -> None:
    """MO-70 The seat will be admitted without a bribe."""
    s.keyed |= BIT[seat]
    if s.log is not None:
        s.tell(events.KEY, (seat,))


def power_fits(s: State, seat: int, piece: int) -> bool:
    """Whether the power of a Carpet, Doppelganger or Key could be used now; MO-71 a Scroll never."""
    if piece == CARPET:
        return carpet_fits(s, seat)
    if piece == DOPPELGANGER:
        return double_fits(s, seat)
    return piece == KEY and key_fits(s, seat)


# --- the Lamp ---------------------------------------------------------------------------------------


def can_cast(s: State, seat: int) -> bool:
    """MO-66, MO-79 The seat's Lamp is lit, or it has a use left and a Lamp to light with its spell."""
    if s.lit & BIT[seat]:
        return True
    return s.unused[seat * PIECE_COUNT + LAMP] > 0 and uses_left(s, seat) > 0


def light(s: State, seat: int) -> None:
    """MO-66 The Lamp is lit as part of announcing the first spell of the round."""
    if not s.lit & BIT[seat]:
        use(s, seat, LAMP)
        s.lit |= BIT[seat]


# --- who is asked (MO-78): public knowledge alone ----------------------------------------------------


def might_cast(s: State, seat: int) -> bool:
    """MO-78 (i), (ii): a spell in hand, and a lit Lamp or a use left and a piece that may be a Lamp."""
    if s.spells[seat] == 0:
        return False
    if s.lit & BIT[seat]:
        return True
    return may_have(s, seat, LAMP) and uses_left(s, seat) > 0


def might_hold(s: State, seat: int, spell: int, announced: int) -> bool:
    """MO-78 The title is not discarded, announced or displayed; with an open Tent it must really be there."""
    if s.open_tent:
        return s.spells[seat] & BIT[spell] != 0
    return not (s.discards | s.display | announced) & BIT[spell]


def asked_in_window(s: State, seat: int, window: int) -> bool:
    """MO-78 (i) to (iii) for a general window."""
    if might_cast(s, seat):
        return True
    if window != W_SPACE or uses_left(s, seat) <= 0:
        return False
    if may_have(s, seat, CARPET) and may_use(s, seat, CARPET) and carpet_fits(s, seat):
        return True
    if may_have(s, seat, DOPPELGANGER) and may_use(s, seat, DOPPELGANGER) and double_fits(s, seat):
        return True
    return may_have(s, seat, KEY) and may_use(s, seat, KEY) and key_fits(s, seat)


def asked_to_counter(s: State, seat: int, announced: int) -> bool:
    """MO-78 In a counter step: a Counterspell, or a Free Rider that could copy one."""
    if may_have(s, seat, COUNTERSPELL) and may_use(s, seat, COUNTERSPELL):
        return True
    if not might_cast(s, seat) or not used_by_others(s, seat, COUNTERSPELL):
        return False
    return might_hold(s, seat, FREE_RIDER, announced)


def asked_to_buy(s: State, seat: int) -> bool:
    """MO-78 In a purchase window: spells can be cast and Abracadabra may be in hand."""
    return might_cast(s, seat) and might_hold(s, seat, ABRACADABRA, 0)
