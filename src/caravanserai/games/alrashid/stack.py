"""Where a pending step lies: what the flaws of the steps ask about the stack around them."""

from typing import Any

from caravanserai.core.machine import Step
from caravanserai.games.alrashid.board import (
    ACTIVATED_COUNT,
    AL_RASHID,
    ALCHEMIST,
    INTRIGUE,
    PALACES,
    RANKS,
)
from caravanserai.games.alrashid.fields import PASHA_HERE, STRIDE
from caravanserai.games.alrashid.options import no_last_activation, ranked_court
from caravanserai.games.alrashid.state import State, copies, on_board, ranks

WAITING_VISITS = ("SpySteps", "NewOrder", "GuildActions", "PalaceActions")
"""Steps of a palace that wait for the present visit to end."""


def name_at(s: State, at: int) -> str:
    """The class of the step there, or nothing beyond the stack."""
    return type(s.stack[at]).__name__ if 0 <= at < len(s.stack) else ""


def field(step: Step[Any], name: str) -> int:
    """A number in a field of the step; -1 if it has none."""
    value = getattr(step, name, -1)
    return value if isinstance(value, int) else -1


def is_ordered(s: State) -> bool:
    """Whether every place of the turn order is taken, so that it can be asked for."""
    return len(s.order) == s.seats


# --- turns ---------------------------------------------------------------------------------------------


def on_turn(s: State) -> int:
    """AR-34 The seat whose turn it is; -1 if it is nobody's."""
    if name_at(s, 1) != "Round":
        return -1
    place = field(s.stack[1], "index") - 1
    return s.order[place] if 0 <= place < len(s.order) else -1


def activation_flaw(s: State, at: int, seat: int, title: int) -> str:
    """AR-36, AR-37 What is wrong with an activated title that is working at this place; `title` counts those of AR-100."""
    if seat != on_turn(s):
        return "it is not that seat's turn"
    if not s.used[seat * ACTIVATED_COUNT + title]:
        return "that title is not turned over"
    if name_at(s, at - 1) == "TakeTurn":
        return "" if field(s.stack[at - 1], "activated") else "no title was activated"
    if not s.resolved:
        return "no area is resolved yet"
    if no_last_activation(s) and not on_board(s, seat):
        return "the last pawn has left the board"
    return ""


def activated_some(s: State, seat: int) -> bool:
    """AR-100 Whether the seat has turned over a title this year."""
    return any(s.used[seat * ACTIVATED_COUNT : (seat + 1) * ACTIVATED_COUNT])


# --- areas being resolved ------------------------------------------------------------------------------


def leave_at(s: State) -> int:
    """Where the step lies that ends the resolution of an area; -1 if no area is being resolved."""
    for at in range(len(s.stack)):
        if name_at(s, at) == "Leave":
            return at
    return -1


def area_resolved(s: State) -> int:
    """The area being resolved; -1 if there is none."""
    at = leave_at(s)
    return field(s.stack[at], "area") if at >= 0 else -1


def first_visit_at(s: State) -> int:
    """Where the waiting visits of the palace being resolved begin; -1 if that is no palace, or its visits are over."""
    at = leave_at(s)
    area = area_resolved(s)
    if at < 0 or area >= PALACES:
        return -1
    if area == INTRIGUE:
        return at + 2 if name_at(s, at + 1) == "SpySteps" else -1
    if area == AL_RASHID:
        return at + 2 if name_at(s, at + 1) == "NewOrder" else -1
    return at + 1


def visiting_at(s: State) -> int:
    """Where the steps of the present visit begin, above the waiting ones; -1 if there is no visit."""
    at = first_visit_at(s)
    while at >= 0 and name_at(s, at) in WAITING_VISITS:
        at += 1
    return at


def visit_flaw(s: State, at: int, seat: int, palace: int, rank: int) -> str:
    """AR-32, AR-48 What is wrong with a visit that waits or is made at this place of the stack."""
    first = first_visit_at(s)
    if first < 0 or area_resolved(s) != palace or at < first:
        return "nobody visits that palace now"
    at = min(at, visiting_at(s))
    if palace == AL_RASHID:
        return _court_flaw(s, at, seat, rank)
    expected = len(s.rows[palace]) - 1 - (at - first)
    if rank != expected or not 0 <= rank < RANKS or ranks(s, palace)[rank] != seat:
        return "that seat does not visit the palace at that rank now"
    return ""


def _court_flaw(s: State, at: int, seat: int, rank: int) -> str:
    """AR-83 At court the Alchemist may take a Sage from a stack after the ranks were fixed, and ranks may be left out."""
    first = first_visit_at(s)
    row = s.rows[AL_RASHID]
    if not s.stacks[AL_RASHID * STRIDE + seat] & PASHA_HERE:
        return "that seat has no Pasha there"
    if any(s.stack[each].who == seat for each in range(first, at)):
        return "that seat visits the palace later"
    if ranked_court(s):
        later = field(s.stack[at - 1], "rank") if at > first else RANKS
        return "" if rank < later else "that seat does not visit the palace at that rank now"
    if rank != len(row) - 1 - (at - first):
        return "that seat does not visit the palace at that rank now"
    if not any(copies(s, other, ALCHEMIST) for other in row) and ranks(s, AL_RASHID)[rank] != seat:
        return "that seat does not visit the palace at that rank now"
    return ""


def visitor_rank(s: State) -> int:
    """The rank (from 0) at which the present visit is made; only told where it follows from what waits beneath."""
    at = visiting_at(s)
    first = first_visit_at(s)
    if name_at(s, at - 1) in ("GuildActions", "PalaceActions"):
        return field(s.stack[at - 1], "rank") - 1
    return len(s.rows[area_resolved(s)]) - 1 - (at - first)


def effect_flaw(s: State, at: int, seat: int) -> str:
    """AR-54 What is wrong with an effect of the present visit for this seat."""
    first = visiting_at(s)
    if first < 0 or at < first:
        return "nobody makes a visit now"
    return visit_flaw(s, at, seat, area_resolved(s), visitor_rank(s))
