"""What a choice gives and costs at once, in goods that everybody sees: found by carrying it out on a copy."""

from collections.abc import Sequence
from typing import Final

from caravanserai.core.machine import NOBODY
from caravanserai.core.prompts import Effect
from caravanserai.games.yspahan.actions import END
from caravanserai.games.yspahan.deck import DrawCard
from caravanserai.games.yspahan.state import Seat, State

GOODS: Final = ("camels", "gold", "card", "points")


def goods(s: State, seat: Seat) -> dict[str, int]:
    """What effects speak of."""
    held = _held(s)[seat * len(GOODS) : (seat + 1) * len(GOODS)]
    return dict(zip(GOODS, held, strict=True))


def _held(s: State) -> list[int]:
    """How much each seat has of each good, seat by seat."""
    points = s.scores()
    found: list[int] = []
    for seat in range(s.seats):
        found += [s.camels[seat], s.gold[seat], s.hand_size(seat), points[seat]]
    return found


def effects(s: State, actions: Sequence[int]) -> list[list[Effect]]:
    """What each action changes before anybody is asked again: first what the deciding seat pays, then gains, others' last.

    Which card is drawn changes none of these numbers. The end of a turn may end the week; its card tells that.
    """
    before = _held(s)
    return [[] if action == END else _changes(s, before, action) for action in actions]


def _changes(s: State, before: list[int], action: int) -> list[Effect]:
    after = _held(_carried_out(s, action))
    if after == before:
        return []
    actor = s.stack[-1].who
    changes: list[Effect] = []
    for at in range(len(after)):
        if after[at] != before[at]:
            thing = GOODS[at % len(GOODS)]
            changes.append({"seat": at // len(GOODS), "thing": thing, "amount": after[at] - before[at]})
    return sorted(changes, key=lambda effect: (effect["seat"] != actor, effect["amount"] > 0))


def _carried_out(s: State, action: int) -> State:
    """The position when somebody is asked again, or dice are to be rolled."""
    state = s.clone()
    state.stack.pop().run(state, action)
    while state.stack and (state.stack[-1].who == NOBODY or isinstance(state.stack[-1], DrawCard)):
        step = state.stack.pop()
        step.run(state, step.legal(state)[0] if isinstance(step, DrawCard) else -1)
    return state
