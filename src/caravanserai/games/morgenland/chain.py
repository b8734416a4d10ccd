"""What everybody sees of reactions (MO-72 to MO-78): the chain of announced spells, and who is asked in a window."""

from typing import Final, NamedTuple

from caravanserai.games.morgenland.artifacts import asked_in_window, asked_to_counter
from caravanserai.games.morgenland.board import (
    ABRACADABRA,
    ARTIFACTS,
    COUNTERSPELL,
    EYE,
    FIRST_ROOM,
    FREE_RIDER,
    SPACES,
    TENT,
    TOKEN_NAMES,
    TOKENS,
    W_CITY,
    W_PLACED,
    W_SPACE,
    W_START,
    W_TURN,
)
from caravanserai.games.morgenland.placement import ChooseSpace, ChooseToken
from caravanserai.games.morgenland.plays import UNANNOUNCED
from caravanserai.games.morgenland.spellbook import BOOK
from caravanserai.games.morgenland.spells import MOVING, RIDING, UNTARGETED, Cast
from caravanserai.games.morgenland.state import State
from caravanserai.games.morgenland.turn import Award, Turn, Visit
from caravanserai.games.morgenland.windows import Counter, React, Resolve, Sweep, announced_spells

IN_WINDOW: Final = (React, *UNANNOUNCED)
"""Steps of a seat that is asked in a window; MO-111 to others they look alike."""


class Asked(NamedTuple):
    """How far the asking has come: who has passed since the last play, and who comes after the seat asked now."""

    passed: list[int]
    waiting: list[int]


def token_id(token: int) -> str:
    """The id of a token on the table, made of its public handle (MO-13)."""
    return f"token-{TOKEN_NAMES[token].replace('#', '-')}"


def pending(s: State) -> list[Cast]:
    """The chain of announced spells, the oldest first."""
    chain: list[Cast] = []
    for step in s.stack:
        if isinstance(step, Resolve | Counter):
            chain.append(step.cast)
            if isinstance(step, Counter) and step.rider >= 0:
                chain.append(Cast(FREE_RIDER, step.rider, step.cast.window, COUNTERSPELL, -1))
    return chain


def aims(cast: Cast) -> tuple[list[int], list[str]]:
    """The tokens a spell is aimed at, and the other things by name."""
    aim = BOOK[cast.spell].aim
    if aim == MOVING:
        return [cast.target], [SPACES[cast.dest]]
    if aim == RIDING:
        return [cast.dest] if cast.dest >= 0 else [], [ARTIFACTS[cast.target]]
    if cast.spell == EYE:
        return [cast.target], []
    if aim != UNTARGETED:
        return [], [SPACES[cast.target]]
    if cast.spell == ABRACADABRA:
        return [], [SPACES[FIRST_ROOM + cast.target]]
    return [], []


def targets(cast: Cast) -> list[str]:
    """The ids of the things a spell is aimed at: what moves before where it goes, a power before its token."""
    tokens, things = aims(cast)
    ids = [token_id(token) for token in tokens]
    return things + ids if BOOK[cast.spell].aim == RIDING else ids + things


def target_names(cast: Cast) -> list[str]:
    """The same as catalogues name them."""
    tokens, things = aims(cast)
    names = [TOKENS[token] for token in tokens]
    return things + names if BOOK[cast.spell].aim == RIDING else names + things


def asked(s: State) -> Asked | None:
    """MO-74, MO-76, MO-78 Who has passed and who is still to be asked; None outside a window.

    Who is asked follows from public facts, so a pass tells no more than it would at a table.
    """
    top = s.stack[-1] if s.stack else None
    if isinstance(top, Counter):
        author = top.rider if top.rider >= 0 else top.caster
        mask = announced_spells(s, top.cast, top.rider)
        order = [s.seat_at(position) for position in range(s.seats)]
        return _around(
            [each for each in order if each != author and asked_to_counter(s, each, mask)], order, top.who
        )
    if not isinstance(top, IN_WINDOW):
        return None
    below = top if isinstance(top, React) else s.stack[-2]
    assert isinstance(below, React | Sweep)
    order = [s.seat_at(position % s.seats) for position in range(below.first, below.until)]
    return _around([each for each in order if asked_in_window(s, each, below.window)], order, top.who)


def _around(seats: list[int], order: list[int], who: int) -> Asked:
    """The seats of those asked before and after that one."""
    here = order.index(who)
    return Asked(
        [seat for seat in seats if order.index(seat) < here],
        [seat for seat in seats if order.index(seat) > here],
    )


def stage(s: State) -> int:
    """The window that would be open now, or -1: read from the skeleton of pending steps."""
    for step in s.stack:
        if isinstance(step, ChooseToken | ChooseSpace):
            return W_TURN
    for step in s.stack:
        if isinstance(step, Award):
            return W_SPACE
        if isinstance(step, Turn):
            return W_START if step.number == 0 else -1
    for step in s.stack:
        if isinstance(step, Visit):
            if step.space == 0:
                return W_PLACED
            return W_CITY if step.space == TENT and step.city else -1
    return -1
