"""What the lowest pending steps say about the round, and whether they fit the position (MO-16, MO-31, MO-72)."""

from caravanserai.core.machine import NOBODY, Broken
from caravanserai.games.morgenland.board import TENT, TOKEN_COUNT
from caravanserai.games.morgenland.fields import BITS
from caravanserai.games.morgenland.offers import LookThrough
from caravanserai.games.morgenland.placement import ChooseSpace, ChooseToken
from caravanserai.games.morgenland.setup import FirstCamel, StartTreasure, StartTreasures
from caravanserai.games.morgenland.spells_palace import PickPiece
from caravanserai.games.morgenland.state import State
from caravanserai.games.morgenland.turn import Award, CleanUp, DrawCard, Round, Turn, Visit


def check_skeleton(s: State) -> None:
    """The game goes on from the lowest pending steps, so they must be those of a round or of the set-up."""
    if not s.stack:
        return
    check_depths(s)
    bottom = s.stack[0]
    if isinstance(bottom, Round):
        if s.round or s.card >= 0 or not isinstance(s.stack[-1], StartTreasure | FirstCamel):
            raise Broken("pending[0]", "MO-26", "a new round waits only before the first")
        return
    if not isinstance(bottom, CleanUp) or s.round == 0 or len(s.stack) < 2:
        raise Broken("pending[0]", "MO-26", "at the bottom the clean-up of the round must wait")
    second = s.stack[1]
    if isinstance(second, Award):
        fits = s.current == second.space
    elif isinstance(second, Visit):
        fits = s.current < 0 and second.space == s.scored and (second.space == TENT or not second.city)
    else:
        fits = False
    if not fits:
        raise Broken("pending[1]", "MO-16", "scoring must go on at the space the position says")
    check_placement(s)


def check_depths(s: State) -> None:
    """Every step of the skeleton has its depth, and only the topmost step asks somebody.

    Beneath it may wait the placement of the player who reacts first, and a choice until its stack is looked through.
    """
    last = len(s.stack) - 1
    for depth, step in enumerate(s.stack):
        fits = step.who == NOBODY or depth == last
        if isinstance(step, Round | CleanUp):
            fits = depth == 0
        elif isinstance(step, Visit | Award):
            fits = depth == 1 and isinstance(s.stack[0], CleanUp)
        elif isinstance(step, StartTreasures | StartTreasure):
            fits = depth == 1 and isinstance(s.stack[0], Round) and (depth == last or step.who == NOBODY)
        elif isinstance(step, FirstCamel):
            fits = depth == last == 2 and isinstance(s.stack[1], StartTreasures)
        elif isinstance(step, Turn):
            fits = depth == 2 and isinstance(s.stack[1], Visit) and s.stack[1].space == 0
        elif isinstance(step, ChooseToken | ChooseSpace):
            fits = (
                depth == 3
                and isinstance(s.stack[2], Turn)
                and (depth == last or isinstance(step, ChooseToken))
            )
        elif isinstance(step, PickPiece) and depth < last:
            fits = isinstance(s.stack[depth + 1], LookThrough)
        if not fits:
            raise Broken(f"pending[{depth}]", step.rule, "this step cannot wait here")


def check_placement(s: State) -> None:
    """MO-31 The number of the placement fits the tokens that lie, or have lain, on the table."""
    number = s.seats * TOKEN_COUNT
    asked = -1
    drawing = False
    for step in s.stack:
        if isinstance(step, Turn):
            number = step.number
        elif isinstance(step, ChooseToken | ChooseSpace):
            asked = step.who
        elif isinstance(step, DrawCard):
            drawing = True
    if drawing != (s.card < 0):
        raise Broken("card", "MO-27", "a treasure card lies open exactly once preparation has begun")
    if asked >= 0:
        number -= 1
        if asked != s.seat_at(number % s.seats):
            raise Broken("pending", "MO-31", "another player places next")
    if s.scored > 0 or s.current >= 0:
        for seat in range(s.seats):
            if s.unplaced[seat]:
                raise Broken("unplaced", "MO-I3", "all tokens are placed before scoring")
        return
    for position in range(s.seats):
        seat = s.seat_at(position)
        expected = number // s.seats + (1 if position < number % s.seats else 0)
        if TOKEN_COUNT - BITS[s.unplaced[seat]] != expected:
            raise Broken("unplaced", "MO-31", "the players have not placed in turn")
