"""What a choice gives and costs at once, in goods that everybody sees: found by carrying it out on a copy."""

from typing import Final

from caravanserai.core.machine import NOBODY
from caravanserai.core.prompts import Effect
from caravanserai.games.yspahan.actions import END
from caravanserai.games.yspahan.deck import DrawCard
from caravanserai.games.yspahan.state import Seat, State

GOODS: Final = ("camels", "gold", "card", "points")


def goods(s: State, seat: Seat) -> dict[str, int]:
    """What effects speak of."""
    return _of_all(s)[seat]


def _of_all(s: State) -> list[dict[str, int]]:
    return [
        {"camels": s.camels[seat], "gold": s.gold[seat], "card": s.hand_size(seat), "points": points}
        for seat, points in enumerate(s.scores())
    ]


def effects(s: State, action: int) -> list[Effect]:
    """What changes before anybody is asked again: first what the deciding seat pays, then gains, others' last.

    Which card is drawn changes none of these numbers. The end of a turn may end the week; its card tells that.
    """
    if action == END:
        return []
    actor = s.stack[-1].who
    before, after = _of_all(s), _of_all(_carried_out(s, action))
    changes = [
        Effect(seat=seat, thing=thing, amount=after[seat][thing] - before[seat][thing])
        for seat in range(s.seats)
        for thing in GOODS
        if after[seat][thing] != before[seat][thing]
    ]
    return sorted(changes, key=lambda effect: (effect["seat"] != actor, effect["amount"] > 0))


def _carried_out(s: State, action: int) -> State:
    """The position when somebody is asked again, or dice are to be rolled."""
    state = s.clone()
    state.stack.pop().run(state, action)
    while state.stack and (state.stack[-1].who == NOBODY or isinstance(state.stack[-1], DrawCard)):
        step = state.stack.pop()
        step.run(state, step.legal(state)[0] if isinstance(step, DrawCard) else -1)
    return state
