"""What a spell is (MO-79 to MO-85): when it may be announced, its targets, and what it does."""

from typing import Final

from caravanserai.games.morgenland.actions import AT, ON
from caravanserai.games.morgenland.board import FIRST_ROOM, GUARD, SPELLS, W_BUY
from caravanserai.games.morgenland.fields import BIT, HANDLES
from caravanserai.games.morgenland.placement import may_enter
from caravanserai.games.morgenland.state import State

UNTARGETED: Final = 0
TARGETED: Final = 1
MOVING: Final = 2
RIDING: Final = 3


class Cast:
    """A spell that somebody casts: in which window, and at which announced targets (MO-80); -1 where there is none.

    `target` is a token, a space or a type of artifact; `dest` is where a token goes, or the token to be copied.
    """

    def __init__(self, spell: int, caster: int, window: int, target: int, dest: int) -> None:
        self.spell: Final = spell
        self.caster: Final = caster
        self.window: Final = window
        self.target: Final = target
        self.dest: Final = dest


class Spell:
    """One title. `aim` says which targets are announced (MO-80): none, one thing, a token and a space, or a type."""

    def __init__(self, title: int, aim: int) -> None:
        self.title: Final = title
        self.aim: Final = aim

    def castable(self, s: State, seat: int, window: int) -> bool:
        """MO-73, MO-81 In general windows, if the condition holds and there is a legal target."""
        if window == W_BUY:
            return False
        if self.aim == UNTARGETED:
            return self.ready(s, seat)
        return len(self.targets(s, seat)) > 0

    def ready(self, s: State, seat: int) -> bool:
        """The condition of a spell without announced targets."""
        return True

    def targets(self, s: State, seat: int) -> list[int]:
        """MO-81 The legal announced targets, as actions."""
        return []

    def works(self, s: State, cast: Cast) -> bool:
        """MO-81 Whether, when it resolves, the target is still there and legal; if not, nothing happens."""
        return True

    def resolve(self, s: State, cast: Cast) -> None:
        """MO-81 Do what is still possible."""
        raise NotImplementedError


def effect_flaw(s: State, seat: int, title: int) -> str:
    """MO-81, MO-85 What makes it impossible that the seat's spell takes effect now."""
    if not s.discards & BIT[title]:
        return f"{SPELLS[title]} was not cast"
    return "" if s.lit & BIT[seat] else "who cast a spell has a lit Lamp"


def within_reach(s: State, token: int) -> bool:
    """MO-82 Spells reach tokens on every space but the guard."""
    return s.where[token] >= 0 and s.where[token] != GUARD


def tokens_of(s: State, seat: int, first: int) -> list[int]:
    """The tokens of a seat that spells can reach, as actions from `first` on."""
    found: list[int] = []
    for token in range(seat * HANDLES, seat * HANDLES + HANDLES):
        if within_reach(s, token):
            found.append(first + token)
    return found


def destinations(s: State, token: int) -> list[int]:
    """MO-82, MO-83 The other spaces, never the guard, that pass the entry test for the token's owner."""
    owner = token // HANDLES
    found: list[int] = []
    for space in range(s.scored, FIRST_ROOM + s.seats):
        if space != GUARD and space != s.where[token] and may_enter(s, owner, space):
            found.append(space)
    return found


def movable(s: State, owner: int) -> list[int]:
    """The tokens of the owner that have somewhere to go, as actions (only handles with a destination)."""
    open_spaces: list[int] = []
    for space in range(s.scored, FIRST_ROOM + s.seats):
        if space != GUARD and may_enter(s, owner, space):
            open_spaces.append(space)
    found: list[int] = []
    if not open_spaces:
        return found
    for token in range(owner * HANDLES, owner * HANDLES + HANDLES):
        if within_reach(s, token) and (len(open_spaces) > 1 or open_spaces[0] != s.where[token]):
            found.append(ON + token)
    return found


def room_action(room: int) -> int:
    """The action that aims at a room."""
    return AT + FIRST_ROOM + room
