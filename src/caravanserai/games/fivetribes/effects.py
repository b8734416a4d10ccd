"""What options give and cost at once, which of them matter, and which cannot be afforded."""

from collections.abc import Sequence
from typing import Final

from caravanserai.core.machine import NOBODY
from caravanserai.core.prompts import Effect
from caravanserai.games.fivetribes.actions import (
    BID,
    ELDER_AND_FAKIR,
    PAY,
    SHIFT,
    SPACE,
    TARGET,
    TWO_ELDERS,
    USE,
)
from caravanserai.games.fivetribes.bidding import ChooseSpot
from caravanserai.games.fivetribes.board import (
    BIDS,
    BOURAQ,
    DJINN_COST,
    ENKI,
    FAKIR,
    GOODS,
    PAID_SPOTS,
    WINDOW_DJINNS,
)
from caravanserai.games.fivetribes.djinns import ready_to_use, real_payments
from caravanserai.games.fivetribes.fields import CAMEL, ELDERS, EMPTY, GOLD, HAND, PLAYER, TURN_ORDER, VIZIERS
from caravanserai.games.fivetribes.powers import POWERS, ChooseTarget
from caravanserai.games.fivetribes.sale import Closing
from caravanserai.games.fivetribes.scoring import CATEGORIES, sheet
from caravanserai.games.fivetribes.state import State
from caravanserai.games.fivetribes.tiles import AskSacred, ChooseNeighbour
from caravanserai.games.fivetribes.windows import UsePower

TELLING: Final = (
    *("bid", "fakirs", "pay", "no", "drop", "target", "shift", "buy", "take", "keep", "done"),
    *("kill-on", "kill-before", "victim", "victims"),
)
"""The words of the options that may change what somebody has; the others only lead to the next question."""
THINGS: Final = ("gold", "vizier", "elder", "fakir", "card", "points")
"""What effects speak of."""
MOST_MISSING: Final = 3
_FIRST_SEEN: Final = CATEGORIES.index("gold") + 1
_LAST_SEEN: Final = CATEGORIES.index("merchandise")
"""The categories of points between gold and merchandise, which are concealed."""


def goods(s: State, seat: int) -> dict[str, int]:
    """What effects speak of; `points` are those that everybody sees."""
    return dict(zip(THINGS, _held(s, seat), strict=True))


def _held(s: State, seat: int) -> list[int]:
    """How much a seat has of each thing."""
    first = seat * PLAYER
    cards = sum(s.players[first + HAND : first + HAND + GOODS])
    points = sum(sheet(s, seat)[_FIRST_SEEN:_LAST_SEEN])
    return [
        s.players[first + GOLD],
        s.players[first + VIZIERS],
        s.players[first + ELDERS],
        s.players[first + HAND + FAKIR],
        cards,
        points,
    ]


def effects(s: State, actions: Sequence[int]) -> list[list[Effect]]:
    """For each action what changes until somebody is asked again or chance decides; what may not be done does nothing."""
    legal = s.legal()
    before: list[list[int]] = []
    found: list[list[Effect]] = []
    for action in actions:
        if SPACE.range_of(action).word in TELLING and action in legal:
            before = before or [_held(s, seat) for seat in range(s.seats)]
            found.append(_changes(s, action, before))
        else:
            found.append([])
    return found


def _changes(s: State, action: int, before: list[list[int]]) -> list[Effect]:
    """What changes of what the seats have, seat by seat: the one who chooses first."""
    after = s.clone()
    after.stack.pop().run(after, action)
    while after.stack and after.stack[-1].who == NOBODY:
        after.stack.pop().run(after, -1)
    me = s.stack[-1].who
    found: list[Effect] = []
    for seat in [me, *[each for each in range(s.seats) if each != me]]:
        then = _held(after, seat)
        for at in range(len(THINGS)):
            if then[at] != before[seat][at]:
                found.append({"seat": seat, "thing": THINGS[at], "amount": then[at] - before[seat][at]})
    return found


def idle(s: State, action: int) -> bool:
    """A palm or a palace for somebody else, where one could be placed for oneself."""
    step = s.stack[-1]
    if isinstance(step, ChooseNeighbour):
        first = SHIFT
    elif isinstance(step, ChooseTarget) and step.djinn in (BOURAQ, ENKI):
        first = TARGET
    else:
        return False
    owners = s.pieces[CAMEL:]
    return owners[action - first] != step.who and any(owners[a - first] == step.who for a in s.legal())


def missing(s: State) -> list[int]:
    """Free spots that are too dear, djinns and payments that cannot be paid: what the one who is asked has too little for."""
    step = s.stack[-1]
    if isinstance(step, ChooseSpot):
        free = [bid for bid in range(1, BIDS) if s.tracks[TURN_ORDER + PAID_SPOTS - bid] == EMPTY]
        found = [BID + bid for bid in free]
    elif isinstance(step, UsePower | Closing):
        found = [
            USE + djinn
            for djinn in WINDOW_DJINNS
            if ready_to_use(s, step.who, djinn)
            and not real_payments(s, step.who, DJINN_COST[djinn])
            and POWERS[djinn].works(s, step.who)
        ]
    elif isinstance(step, AskSacred):
        found = [PAY + TWO_ELDERS, PAY + ELDER_AND_FAKIR]
    else:
        return []
    legal = s.legal()
    return [action for action in found if action not in legal][:MOST_MISSING]
