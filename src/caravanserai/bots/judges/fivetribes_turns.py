"""A sensible turn of Five Tribes without trying any: what each end of a move gains is counted on the board."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

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
    BOAZ,
    BUILDER,
    CELLS,
    DISTANCE,
    DJINN_VP,
    DJINNS,
    ELDER,
    ELDER_VP,
    FACE_TYPE,
    FACE_VALUE,
    FAKIR,
    GOODS,
    HAURVATAT,
    HAURVATAT_PALM_VP,
    JAFAAR,
    JAFAAR_VIZIER_VP,
    LARGE_MARKET,
    MARKET_CARDS,
    MARKET_PRICE,
    MARKET_REACH,
    MERCHANT,
    OASIS,
    PAID_SPOTS,
    PALACE_VP,
    PALM_VP,
    PRICES,
    REACH,
    REACH_PLANE,
    REACH_ROW,
    REACH_STEPS,
    SET_VALUE,
    SHAMHAT,
    SHAMHAT_ELDER_VP,
    SMALL_MARKET,
    START_REACH,
    TRIBES,
    VILLAGE,
    VIZIER,
    VIZIER_LEAD_VP,
    VIZIER_VP,
)
from caravanserai.games.fivetribes.fields import (
    CAMEL,
    CARRIED,
    ELDERS,
    EMPTY,
    FACE_UP,
    GOLD,
    HAND,
    PALACE,
    PALM,
    PLAYER,
    RESERVE,
    TURN_ORDER,
    UNCLAIMED,
    VIZIERS,
)
from caravanserai.games.fivetribes.market import BuyCard, BuySecondCard
from caravanserai.games.fivetribes.sale import Closing
from caravanserai.games.fivetribes.sowing import ChooseStart, Drop, came_from, carried, here
from caravanserai.games.fivetribes.state import State, final_tile
from caravanserai.games.fivetribes.tiles import AskSacred, TakeDjinn
from caravanserai.games.fivetribes.tribes import BuilderFakirs, blue_tiles
from caravanserai.games.fivetribes.windows import UsePower

CODES: Final = 150
"""An end of a move is a code: cell * TRIBES + tribe, as in the path of a position."""
NO_END: Final = -1
IMPOSSIBLE: Final = -999.0
LONGEST: Final = 18
"""Paths are told apart by length up to this one; a longer one gets anywhere."""
STEPS_LIMIT: Final = 60
"""So many decisions a simulated turn has at most."""
AIM: Final = 1000
"""An aim is the end of a move, plus this for every cell up to its start; below are aims that are a first action."""
BEST_ENDS: Final = 4
"""So many turns a round has."""


def _far_reach() -> tuple[int, ...]:
    """Cells that so many steps from a cell lead to: [n * CELLS + cell]; longer ways than the rules ask by distance."""
    found: list[int] = []
    for n in range(LONGEST + 1):
        for cell in range(CELLS):
            mask = 0
            if n < REACH_STEPS:
                mask = START_REACH[n * CELLS + cell]
            else:
                for other in range(CELLS):
                    distance = DISTANCE[cell * CELLS + other]
                    if other != cell and distance <= n and (n - distance) % 2 == 0:
                        mask |= BIT[other]
            found.append(mask)
    return tuple(found)


FAR_REACH: Final = _far_reach()


class Values:
    """What things are worth to one seat as the game stands; the weights are those of the planning judge, in its order."""

    def __init__(self, s: State, seat: int, weights: list[float], left: float) -> None:
        djinns = s.djinns
        self.seat: Final = seat
        self.elder: Final = (SHAMHAT_ELDER_VP if djinns[SHAMHAT] == seat else ELDER_VP) + left * weights[0]
        self.fakir: Final = left * weights[1]
        self.kind: Final = left * weights[2]
        self.vizier: Final = (JAFAAR_VIZIER_VP if djinns[JAFAAR] == seat else VIZIER_VP) + left * weights[3]
        self.djinn: Final = left * weights[4]
        self.camel: Final = left * weights[5]
        self.lead: Final = VIZIER_LEAD_VP + left * weights[6]
        self.palm: Final = HAURVATAT_PALM_VP if djinns[HAURVATAT] == seat else PALM_VP
        self.others: Final = 1.0 / (s.seats - 1)
        """How much of what one opponent loses is a gain."""


# --- what ends are worth ---------------------------------------------------------------------------------


def hand_of(s: State, seat: int) -> list[int]:
    """The merchandise of a seat by kind."""
    return [s.players[seat * PLAYER + HAND + kind] for kind in range(GOODS)]


def card_worth(hand: list[int], card: int, v: Values) -> float:
    """What one more card adds to a hand."""
    if card == FAKIR:
        return v.fakir
    level = hand[card] + 1
    kinds = 0
    for number in hand:
        if number >= level:
            kinds += 1
    worth = float(SET_VALUE[kinds + 1] - SET_VALUE[kinds])
    return worth + v.kind if level == 1 else worth


def first_cards(s: State, v: Values, number: int, hand: list[int]) -> float:
    """What the first cards of the row add to the hand, which then holds them."""
    total = 0.0
    for position in range(min(number, len(s.row))):
        card = s.row[position]
        total += card_worth(hand, card, v)
        if card != FAKIR:
            hand[card] += 1
    return total


def best_card(row: list[int], start: int, reach: int, hand: list[int], v: Values, without: int) -> int:
    """The position of the card of the row, from `start` on, that adds most; -1 if there is none."""
    best = -1
    most = IMPOSSIBLE
    for position in range(start, min(start + reach, len(row))):
        if position != without:
            worth = card_worth(hand, row[position], v)
            if worth > most:
                most = worth
                best = position
    return best


def market_worth(s: State, v: Values, market: int, start: int, hand: list[int]) -> float:
    """What a purchase is worth, the price paid, if so many cards of the row are gone; the hand may change."""
    if s.players[v.seat * PLAYER + GOLD] < MARKET_PRICE[market]:
        return 0.0
    row = s.row
    first = best_card(row, start, MARKET_REACH[market], hand, v, -1)
    if first < 0:
        return 0.0
    worth = card_worth(hand, row[first], v) - MARKET_PRICE[market]
    if MARKET_CARDS[market] > 1:
        if row[first] != FAKIR:
            hand[row[first]] += 1
        second = best_card(row, start, MARKET_REACH[market], hand, v, first)
        if second >= 0:
            worth += card_worth(hand, row[second], v)
    return max(0.0, worth)


def vizier_worth(s: State, v: Values, number: int) -> float:
    """What so many Viziers more are worth, with the leads they bring and take."""
    own = s.players[v.seat * PLAYER + VIZIERS]
    worth = number * v.vizier
    for other in range(s.seats):
        if other != v.seat:
            theirs = s.players[other * PLAYER + VIZIERS]
            if own <= theirs < own + number:
                worth += v.lead
            if own < theirs <= own + number:
                worth += v.lead * v.others
    return worth


def vizier_kill_worth(s: State, v: Values, victim: int) -> float:
    """What it is worth to kill a Vizier before the victim."""
    theirs = s.players[victim * PLAYER + VIZIERS]
    if theirs == 0:
        return 0.0
    worth = v.vizier * v.others
    if s.players[v.seat * PLAYER + VIZIERS] == theirs:
        worth += v.lead
    for other in range(s.seats):
        if other != victim and s.players[other * PLAYER + VIZIERS] == theirs - 1:
            worth += v.lead * v.others
    return worth


def strike_worth(s: State, v: Values) -> float:
    """What the best kill before an opponent is worth."""
    best = 0.0
    for victim in range(s.seats):
        if victim != v.seat and s.djinns[BOAZ] != victim:
            best = max(best, vizier_kill_worth(s, v, victim))
            if s.players[victim * PLAYER + ELDERS] > 0:
                best = max(best, v.elder * v.others)
    return best


def djinn_worth(s: State, v: Values, djinn: int) -> float:
    """What a djinn brings: its points, what it makes of what the seat has, and what it may do."""
    worth = DJINN_VP[djinn] + v.djinn
    if djinn == SHAMHAT:
        worth += s.of(v.seat, ELDERS) * 2
    elif djinn == JAFAAR:
        worth += s.of(v.seat, VIZIERS) * 2
    return worth


def best_djinn(s: State, v: Values) -> int:
    """The face-up djinn that is worth most, or -1."""
    best = -1
    most = 0.0
    for djinn in range(DJINNS):
        if s.djinns[djinn] == FACE_UP:
            worth = djinn_worth(s, v, djinn)
            if worth > most:
                most = worth
                best = djinn
    return best


def tile_worth(s: State, v: Values, cell: int) -> float:
    """What a camel on the cell is worth."""
    palaces: int = s.pieces[PALACE + cell]
    palms: int = s.pieces[PALM + cell]
    return FACE_VALUE[s.faces[cell]] + PALACE_VP * palaces + v.palm * palms + v.camel


class Survey:
    """The board as the seat sees it before a move: what is worth what, counted once."""

    def __init__(self, s: State, seat: int, weights: list[float], left: float) -> None:
        v = Values(s, seat, weights, left)
        self.v: Final = v
        self.strike: Final = strike_worth(s, v)
        self.crowds: Final = [s.crowd(cell) for cell in range(CELLS)]
        self.lone: Final[list[int]] = []
        self.tiles: Final[list[float]] = []
        pieces = s.pieces
        reserve = s.players[seat * PLAYER + RESERVE]
        for cell in range(CELLS):
            if reserve > 0 and pieces[CAMEL + cell] == UNCLAIMED:
                self.tiles.append(tile_worth(s, v, cell))
                if self.crowds[cell] == 1:
                    self.lone.append(cell)
            else:
                self.tiles.append(0.0)
        djinn = best_djinn(s, v)
        self.djinn: Final = djinn_worth(s, v, djinn) if djinn >= 0 else 0.0
        hand = hand_of(s, seat)
        self.small: Final = market_worth(s, v, SMALL_MARKET, 0, hand)
        self.large: Final = market_worth(s, v, LARGE_MARKET, 0, hand)
        self.spare: Final = reserve > 1
        self.gains: Final = vec[float]([IMPOSSIBLE] * CODES)

    def gain(self, s: State, code: int) -> float:
        """What the seat gains if its last meeple is dropped there."""
        known: float = self.gains[code]
        if known == IMPOSSIBLE:
            known = self.count(s, code // TRIBES, code % TRIBES)
            self.gains[code] = known
        return known

    def count(self, s: State, cell: int, tribe: int) -> float:
        """The same, counted: the camel, the tribe and the tile."""
        v = self.v
        number: int = s.meeples[cell * TRIBES + tribe] + 1
        rest = self.crowds[cell] - number + 1
        claims = rest == 0 and self.tiles[cell] > 0.0
        total = self.tiles[cell] if claims else 0.0
        elders = s.of(v.seat, ELDERS)
        fakirs = s.of(v.seat, HAND + FAKIR)
        gone = 0
        if tribe == VIZIER:
            total += vizier_worth(s, v, number)
        elif tribe == ELDER:
            total += number * v.elder
            elders += number
        elif tribe == MERCHANT:
            gone = number
        elif tribe == BUILDER:
            blue = blue_tiles(s, cell)
            total += number * blue
            if blue > v.fakir:
                total += fakirs * (blue - v.fakir)
        else:
            total += self.kill(cell, number, rest, claims)
        kind = FACE_TYPE[s.faces[cell]]
        if kind <= SMALL_MARKET:
            if gone:
                hand = hand_of(s, v.seat)
                total += first_cards(s, v, gone, hand)
                total += market_worth(s, v, kind, gone, hand)
            else:
                total += self.small if kind == SMALL_MARKET else self.large
            return total
        if gone:
            total += first_cards(s, v, gone, hand_of(s, v.seat))
        if kind in (OASIS, VILLAGE):
            owner = v.seat if claims else s.pieces[CAMEL + cell]
            if owner != UNCLAIMED and (s.palms if kind == OASIS else s.palaces) > 0:
                worth = float(v.palm if kind == OASIS else PALACE_VP)
                total += worth if owner == v.seat else -worth * v.others
        elif elders > 0:
            if fakirs > 0:
                total += max(0.0, self.djinn - v.elder - v.fakir)
            elif elders > 1:
                total += max(0.0, self.djinn - 2 * v.elder)
        return total

    def kill(self, cell: int, number: int, rest: int, claims: bool) -> float:
        """What so many Assassins gain from there."""
        best = self.strike
        if rest == 1 and self.tiles[cell] > best:
            best = self.tiles[cell]
        if claims and not self.spare:
            return best
        for other in self.lone:
            if other != cell and DISTANCE[cell * CELLS + other] <= number and self.tiles[other] > best:
                best = self.tiles[other]
        return best


# --- where a move can end --------------------------------------------------------------------------------


def reach_on(cell: i64, origin: i64, count: i64) -> i64:
    """The cells that so many steps lead to from within a move."""
    if count < REACH_STEPS:
        return REACH[count * REACH_PLANE + cell * REACH_ROW + origin]
    return FAR_REACH[min(count, LONGEST) * CELLS + cell]


def open_ends(s: State) -> list[int]:
    """Per tribe the cells on which the move to come, or under way, can end."""
    found = [0] * TRIBES
    if s.path:
        reach = reach_on(here(s), came_from(s), carried(s))
        for tribe in range(TRIBES):
            if s.stock[CARRIED + tribe] > 0:
                found[tribe] = reach & s.occupied[tribe]
        return found
    meeples = s.meeples
    for cell in range(CELLS):
        count = s.crowd(cell)
        if count > 0:
            reach = FAR_REACH[min(count, LONGEST) * CELLS + cell]
            for tribe in range(TRIBES):
                if meeples[cell * TRIBES + tribe] > 0:
                    found[tribe] |= reach
    for tribe in range(TRIBES):
        found[tribe] &= s.occupied[tribe]
    return found


def best_end(s: State, survey: Survey, dice: Dice, noise: int) -> int:
    """The code of the end that gains most, give or take some noise (in hundredths of a point); NO_END if none is known."""
    best = NO_END
    most = IMPOSSIBLE
    ends = open_ends(s)
    for tribe in range(TRIBES):
        mask = ends[tribe]
        for cell in range(CELLS):
            if mask & BIT[cell]:
                code = cell * TRIBES + tribe
                gain = survey.gain(s, code)
                if noise:
                    gain += int(dice.below(noise)) * 0.01
                if gain > most:
                    most = gain
                    best = code
    return best


def best_gain(s: State, survey: Survey) -> float:
    """What the best end gains; nothing if there is none."""
    best = 0.0
    ends = open_ends(s)
    for tribe in range(TRIBES):
        mask = ends[tribe]
        if mask:
            for cell in range(CELLS):
                if mask & BIT[cell]:
                    best = max(best, survey.gain(s, cell * TRIBES + tribe))
    return best


def best_gains(s: State, survey: Survey) -> list[float]:
    """What the best ends on different cells gain, best first: one for every turn of a round."""
    ends = open_ends(s)
    found: list[float] = []
    for cell in range(CELLS):
        best = 0.0
        for tribe in range(TRIBES):
            if ends[tribe] & BIT[cell]:
                best = max(best, survey.gain(s, cell * TRIBES + tribe))
        if best > 0.0:
            found.append(best)
    found.sort()
    found.reverse()
    while len(found) < BEST_ENDS:
        found.append(0.0)
    return found


def starts_to(s: State, code: int) -> list[int]:
    """The cells from which a move can end there."""
    bit = BIT[code // TRIBES]
    tribe = code % TRIBES
    found: list[int] = []
    for cell in range(CELLS):
        if (
            s.meeples[cell * TRIBES + tribe] > 0
            and FAR_REACH[min(s.crowd(cell), LONGEST) * CELLS + cell] & bit
        ):
            found.append(cell)
    return found


# --- moves -----------------------------------------------------------------------------------------------


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


# --- bids ------------------------------------------------------------------------------------------------


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


# --- aims ------------------------------------------------------------------------------------------------


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
