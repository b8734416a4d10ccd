"""How a simulated player of Five Tribes moves and bids, and what plans may aim at."""

from typing import Final

from caravanserai.bots.judges.fivetribes_ends import (
    BEST_ENDS,
    FAR_REACH,
    LONGEST,
    NO_END,
    best_end,
    best_gains,
    open_ends,
    reach_on,
    starts_to,
)
from caravanserai.bots.judges.fivetribes_worth import (
    IMPOSSIBLE,
    Survey,
    Values,
    best_card,
    best_djinn,
    djinn_worth,
    hand_of,
    market_worth,
    tile_worth,
    vizier_kill_worth,
)
from caravanserai.core.rollout import Dice
from caravanserai.games.fivetribes.actions import (
    BID,
    BUY,
    DECLINE,
    DROP,
    ELDER_AND_FAKIR,
    END_TURN,
    KILL_BEFORE,
    KILL_ON,
    NO,
    PASS,
    PAY,
    START,
    TAKE,
    VICTIM,
)
from caravanserai.games.fivetribes.assassins import ChoosePieces, ChooseVictim
from caravanserai.games.fivetribes.bidding import ChooseSpot
from caravanserai.games.fivetribes.board import (
    ADJACENT,
    BEFORE_MOVE,
    BIT,
    CELLS,
    ELDER,
    MARKET_REACH,
    PAID_SPOTS,
    PRICES,
    TRIBES,
    VIZIER,
)
from caravanserai.games.fivetribes.fields import (
    CAMEL,
    CARRIED,
    ELDERS,
    EMPTY,
    PLAYER,
    RESERVE,
    TURN_ORDER,
    UNCLAIMED,
)
from caravanserai.games.fivetribes.market import BuyCard, BuySecondCard
from caravanserai.games.fivetribes.sale import Closing
from caravanserai.games.fivetribes.sowing import ChooseStart, Drop, came_from, carried, here
from caravanserai.games.fivetribes.state import State, final_tile
from caravanserai.games.fivetribes.tiles import AskSacred, TakeDjinn
from caravanserai.games.fivetribes.tribes import BuilderFakirs, blue_tiles
from caravanserai.games.fivetribes.windows import UsePower

STEPS_LIMIT: Final = 60
"""So many decisions a simulated turn has at most."""
AIM: Final = 1000
"""An aim is the end of a move, plus this for every cell up to its start; below are aims that are a first action."""


def sow(s: State, code: int, dice: Dice, actions: list[int]) -> bool:
    """Sow the meeples in the hand at random so that the last one lands there; False if the way is lost."""
    end = code // TRIBES
    last = code % TRIBES
    stock = s.stock
    count = carried(s)
    steps: list[int] = []
    while count > 0:
        cell = here(s)
        origin = came_from(s)
        steps.clear()
        for step in ADJACENT[cell]:
            if step != origin and reach_on(step, cell, count - 1) & BIT[end] and (step != end or count == 1):
                steps.append(step)
        if not steps:
            return False
        step = steps[dice.below(len(steps))]
        tribe = last
        if count > 1:
            mark = dice.below(count - 1)
            for tribe in range(TRIBES):
                mark -= stock[CARRIED + tribe] - (1 if tribe == last else 0)
                if mark < 0:
                    break
        action = DROP + step * TRIBES + tribe
        s.apply(action)
        actions.append(action)
        count -= 1
    return True


def do(s: State, action: int, actions: list[int]) -> None:
    """Take the action and note it."""
    s.apply(action)
    actions.append(action)


def move(s: State, seat: int, code: int, dice: Dice, actions: list[int]) -> None:
    """A move to that end from any start, or from where it is under way; if its way is lost, or none is known, to any."""
    if not s.path:
        starts = starts_to(s, code) if code != NO_END else []
        if starts:
            do(s, START + starts[dice.below(len(starts))], actions)
        else:
            legal = s.legal()
            do(s, legal[dice.below(len(legal))], actions)
            code = NO_END
    if code == NO_END or not sow(s, code, dice, actions):
        while s.actor() == seat and isinstance(s.stack[-1], Drop):
            legal = s.legal()
            do(s, legal[dice.below(len(legal))], actions)


def play_on(s: State, seat: int, weights: list[float], left: float, dice: Dice, noise: int) -> list[int]:
    """The seat's bid or the rest of its turn, sensibly: the move that gains most; powers are left alone."""
    actions: list[int] = []
    while s.actor() == seat and len(actions) < STEPS_LIMIT:
        step = s.stack[-1]
        if isinstance(step, (ChooseStart, Drop)):
            code = best_end(s, Survey(s, seat, weights, left), dice, noise)
            move(s, seat, code, dice, actions)
        elif isinstance(step, ChooseSpot):
            do(s, sensible_bid(s, Survey(s, seat, weights, left), s.legal(), dice, noise), actions)
            return actions
        else:
            action = sensible(s, Values(s, seat, weights, left))
            do(s, action, actions)
            if action == END_TURN:
                return actions
    return actions


def sensible(s: State, v: Values) -> int:
    """What to do in a turn apart from the move."""
    step = s.stack[-1]
    if isinstance(step, Closing):
        return END_TURN
    legal = s.legal()
    if len(legal) == 1:
        return legal[0]
    if isinstance(step, ChooseVictim):
        return victim(s, v, legal)
    if isinstance(step, ChoosePieces):
        if step.target >= CELLS and len(legal) == 2:
            kill_vizier = vizier_kill_worth(s, v, step.target - CELLS) > v.elder * v.others
            return VICTIM + (VIZIER if kill_vizier else ELDER)
        return legal[0]
    if isinstance(step, BuilderFakirs):
        return legal[-1] if blue_tiles(s, final_tile(s)) > v.fakir else legal[0]
    if isinstance(step, BuyCard):
        return purchase(s, v, step.market)
    if isinstance(step, BuySecondCard):
        return BUY + best_card(s.row, 0, step.left, hand_of(s, v.seat), v, -1)
    if isinstance(step, AskSacred):
        return sacrifice(s, v, legal)
    if isinstance(step, TakeDjinn):
        return TAKE + best_djinn(s, v)
    if NO in legal:
        return NO
    return legal[0]


def victim(s: State, v: Values, legal: list[int]) -> int:
    """Whom the Assassins kill: who leaves a tile, or whoever hurts most."""
    best = legal[0]
    most = IMPOSSIBLE
    reserve = s.players[v.seat * PLAYER + RESERVE]
    for action in legal:
        worth = 0.0
        if action >= KILL_BEFORE:
            other = action - KILL_BEFORE
            worth = vizier_kill_worth(s, v, other)
            if s.players[other * PLAYER + ELDERS] > 0:
                worth = max(worth, v.elder * v.others)
        else:
            cell = action - KILL_ON
            if s.crowd(cell) == 1 and s.pieces[CAMEL + cell] == UNCLAIMED and reserve > 0:
                worth = tile_worth(s, v, cell)
        if worth > most:
            most = worth
            best = action
    return best


def purchase(s: State, v: Values, market: int) -> int:
    """The first card of a purchase, or none."""
    if market_worth(s, v, market, 0, hand_of(s, v.seat)) <= 0.0:
        return DECLINE
    return BUY + best_card(s.row, 0, MARKET_REACH[market], hand_of(s, v.seat), v, -1)


def sacrifice(s: State, v: Values, legal: list[int]) -> int:
    """Whether and how a djinn is paid for."""
    djinn = best_djinn(s, v)
    worth = djinn_worth(s, v, djinn) if djinn >= 0 else 0.0
    if PAY + ELDER_AND_FAKIR in legal:
        return PAY + ELDER_AND_FAKIR if worth > v.elder + v.fakir else DECLINE
    return legal[0] if worth > 2 * v.elder else DECLINE


def sensible_bid(s: State, survey: Survey, legal: list[int], dice: Dice, noise: int) -> int:
    """The spot that seems worth its price: the earlier the turn, the better the moves that are still there."""
    gains = best_gains(s, survey)
    later = 0
    for pending in s.stack:
        if isinstance(pending, ChooseSpot):
            later += 1
    later -= 1
    best = legal[0]
    most = IMPOSSIBLE
    for action in legal:
        bid = action - BID
        if bid >= len(PRICES):
            return legal[dice.below(len(legal))]
        before = 0
        for spot in range(PAID_SPOTS - bid):
            if s.tracks[TURN_ORDER + spot] != EMPTY:
                before += 1
        if bid == 0:
            before += later
        worth = gains[min(before, BEST_ENDS - 1)] - PRICES[bid] + int(dice.below(noise + 1)) * 0.01
        if worth > most:
            most = worth
            best = action
    return best


def aims_of(s: State, seat: int, weights: list[float], left: float, most: int) -> list[int]:
    """What a plan of the seat may aim at, best first: a bid, an end of a move, or the use of a power before it."""
    step = s.stack[-1]
    if isinstance(step, ChooseSpot):
        return s.legal()
    powers: list[int] = []
    if isinstance(step, UsePower):
        if step.window != BEFORE_MOVE:
            return []
        powers = s.legal()[1:]
    elif not isinstance(step, (ChooseStart, Drop)):
        return []
    survey = Survey(s, seat, weights, left)
    found: list[tuple[float, int]] = []
    if s.path:
        ends = open_ends(s)
        add_aims(s, survey, CELLS, ends, found)
    else:
        for cell in range(CELLS):
            count = s.crowd(cell)
            if count > 0:
                reach = FAR_REACH[min(count, LONGEST) * CELLS + cell]
                ends = [0] * TRIBES
                for tribe in range(TRIBES):
                    if s.meeples[cell * TRIBES + tribe] > 0:
                        ends[tribe] = reach & s.occupied[tribe]
                add_aims(s, survey, cell, ends, found)
    found.sort()
    found.reverse()
    aims = [aim for _, aim in found[:most]]
    return aims + powers if aims else []


def add_aims(s: State, survey: Survey, start: int, ends: list[int], found: list[tuple[float, int]]) -> None:
    """Add the ends of moves from that start, with what they gain."""
    for tribe in range(TRIBES):
        mask = ends[tribe]
        if mask:
            for cell in range(CELLS):
                if mask & BIT[cell]:
                    code = cell * TRIBES + tribe
                    found.append((survey.gain(s, code), AIM * (start + 1) + code))


def begin(s: State, seat: int, aim: int, dice: Dice, actions: list[int]) -> None:
    """Play towards the aim, up to the end of the move."""
    if aim < AIM:
        do(s, aim, actions)
        return
    if isinstance(s.stack[-1], UsePower):
        do(s, PASS, actions)
    if not s.path:
        do(s, START + aim // AIM - 1, actions)
    move(s, seat, aim % AIM, dice, actions)
