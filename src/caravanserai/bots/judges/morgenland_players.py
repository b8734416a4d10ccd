"""Simulated players of Morgenland who know what they do: where they lay tokens, what they pay with, when they bribe."""

from typing import Final

from caravanserai.bots.judge import Judge
from caravanserai.bots.judges.morgenland import MorgenlandJudge
from caravanserai.core import machine
from caravanserai.core.rollout import Dice
from caravanserai.games.morgenland.actions import BRIBE, PASS, PLACE, TOKEN, USE, WITH
from caravanserai.games.morgenland.board import (
    CARPET,
    CARPET_STRENGTH,
    CAVE_COUNT,
    DJINN,
    DOPPELGANGER,
    FIRST_ROOM,
    GUARD,
    KEY,
    KIND_COUNT,
    MARKET,
    NICHES,
    SPACES,
    STRENGTHS,
    TENT,
    TOKEN_COUNT,
)
from caravanserai.games.morgenland.fields import BIT, BITS, HANDLES, PIECE_COUNT
from caravanserai.games.morgenland.guard import Bribe, shortfall
from caravanserai.games.morgenland.placement import ChooseSpace, ChooseToken, tokens_in_rooms
from caravanserai.games.morgenland.ranks import strength_on, tokens_on
from caravanserai.games.morgenland.rooms import PayToken, can_pay, prices
from caravanserai.games.morgenland.state import State
from caravanserai.games.morgenland.treasure import PayKind, TakeKind
from caravanserai.games.morgenland.windows import React

SPACE_COUNT: Final = len(SPACES)
FINE: Final = 1000000
"""In how many parts odds are measured."""
WORTHWHILE: Final = 3
"""How much more treasure a cave must give for an artifact to be used there."""
SWAPS: Final = 6
"""How often each hidden token of a dealt world is tried elsewhere."""
INCOME: Final = 2
"""How much a kind may grow before it has to pay for a token that is being laid."""
UNPAYABLE: Final = 0.05
"""How much less likely a token is where it could not be paid for."""
INDEX: Final = (0, 0, 1, 1, 2, 3, 4, 5, 6, 7)
"""The place of a strength in STRENGTHS."""

# --- what is told apart when a token is laid: four marks of every space, each with its weight ------------
PRIZE: Final = 0
"""Caves: the token and the first prize, …"""
CAVE_CROWD: Final = 40
"""… own tokens, those of others and whether there is a second prize, …"""
CAVE_STOCK: Final = 64
"""… what the seat has of the kind, …"""
CAVE_LEFT: Final = 68
"""… and how many tokens are left to lay."""
CITY: Final = 76
"""City spaces: the token, …"""
CITY_CROWD: Final = 108
"""… own tokens and those of others, …"""
DJINN_PIECES: Final = 156
"""… at the Djinn's House the artifacts that could be used, …"""
CITY_LEFT: Final = 160
"""… and how many tokens are left."""
POST: Final = 192
"""Guard: the token and the strength that is there already, …"""
POST_NEED: Final = 240
"""… whether anybody stands there, tokens in rooms and tokens left, …"""
POST_KEY: Final = 288
"""… a Key."""
ROOM: Final = 292
"""Rooms: the token and how many are there, …"""
ROOM_CROWD: Final = 324
"""… own tokens and those of others, …"""
ROOM_WAY: Final = 344
"""… whether it can be paid at once, a token at the guard and other rooms, …"""
ROOM_PURSE: Final = 356
"""… all treasure against the token."""
NOTHING: Final = 376
TOKEN_ORDER: Final = 377
"""Which token comes next, by how many are left."""
SIZE: Final = TOKEN_ORDER + TOKEN_COUNT * TOKEN_COUNT


def make(weights: list[float], odds: list[float]) -> Judge:
    """The judge with these weights, in the order of `morgenland.NAMES`, whose players go by these odds."""
    return SensibleJudge(weights, odds)


class Spread:
    """How the tokens lie, as a seat sees it: its own on every space, their strength, and how many others lie there."""

    def __init__(self, s: State, seat: int) -> None:
        self.own: Final = [0] * SPACE_COUNT
        self.sums: Final = [0] * SPACE_COUNT
        self.others: Final = [0] * SPACE_COUNT
        self.rooms = 0
        """Rooms with a token of the seat."""
        where = s.where
        for owner in range(s.seats):
            for token in range(owner * HANDLES, owner * HANDLES + TOKEN_COUNT):
                space = where[token]
                if space >= 0:
                    if owner != seat:
                        self.others[space] += 1
                    else:
                        if space >= FIRST_ROOM and self.own[space] == 0:
                            self.rooms += 1
                        self.own[space] += 1
                        self.sums[space] += s.strength[token]


class SensibleJudge(MorgenlandJudge):
    """Judges as the plain judge does; its simulated players lay tokens by `odds` and pay with what they need least."""

    def __init__(self, weights: list[float], odds: list[float]) -> None:
        super().__init__(weights, 1.6, 1, 1, 12, 4.0)
        self.odds: Final = odds

    def pick(self, s: machine.State, legal: list[int], dice: Dice) -> int:
        if len(legal) > 1:
            legal = self.usual(s, legal)
        if len(legal) == 1:
            return legal[0]
        assert isinstance(s, State)
        step = s.stack[-1]
        if isinstance(step, ChooseToken):
            base = TOKEN_ORDER + (BITS[s.unplaced[step.who]] - 1) * TOKEN_COUNT - TOKEN
            return drawn(legal, [self.odds[base + action] for action in legal], dice)
        if isinstance(step, ChooseSpace):
            spread = Spread(s, step.who)
            odds: list[float] = []
            for action in legal:
                first, second, third, fourth = self.marks(s, step.who, step.token, action - PLACE, spread)
                odds.append(self.odds[first] * self.odds[second] * self.odds[third] * self.odds[fourth])
            return drawn(legal, odds, dice)
        return legal[dice.below(len(legal))]

    def marks(self, s: State, seat: int, token: int, space: int, spread: Spread) -> tuple[int, int, int, int]:
        """What matters of the space for that token, as places in the list of odds."""
        own = spread.own[space]
        others = min(spread.others[space], 3)
        left = BITS[s.unplaced[seat]] - 1
        if space < CAVE_COUNT:
            prize = min(s.niches[space * NICHES], 5) - 1
            second = 1 if s.niches[space * NICHES + 1] > 0 else 0
            held = s.stock[seat * KIND_COUNT + space]
            return (
                PRIZE + token * 5 + prize,
                CAVE_CROWD + min(own, 2) * 8 + others * 2 + second,
                CAVE_STOCK + (0 if held == 0 else 1 if held < 3 else 2 if held < 6 else 3),
                CAVE_LEFT + left,
            )
        if space < GUARD:
            which = space - TENT
            third = NOTHING
            if space == DJINN:
                row = seat * PIECE_COUNT
                third = DJINN_PIECES + min(
                    3, s.unused[row + CARPET] + s.unused[row + DOPPELGANGER] + s.unused[row + KEY]
                )
            return (
                CITY + which * TOKEN_COUNT + token,
                CITY_CROWD + which * 12 + min(own, 2) * 4 + others,
                third,
                CITY_LEFT + which * TOKEN_COUNT + left,
            )
        if space == GUARD:
            sum_there = spread.sums[GUARD]
            return (
                POST + token * 6 + min(5, sum_there // 2),
                POST_NEED + (24 if own else 0) + min(2, spread.rooms) * 8 + left,
                POST_KEY + (2 if own else 0) + (1 if s.unused[seat * PIECE_COUNT + KEY] > 0 else 0),
                NOTHING,
            )
        total = s.total(seat)
        elsewhere = spread.rooms - (1 if own else 0)
        way = (1 if spread.own[GUARD] else 0) * 3 + min(2, elsewhere)
        if self.affordable(s, seat, space, token):
            way += 6
        own = min(own, 3)
        return (
            ROOM + token * 4 + own,
            ROOM_CROWD + own * 5 + min(spread.others[space], 4),
            ROOM_WAY + way,
            ROOM_PURSE + purse(total) * 4 + token // 2,
        )

    def affordable(self, s: State, seat: int, space: int, token: int) -> bool:
        """Whether the tokens there and this one could be paid with what the seat has now."""
        amounts = prices(s, seat, space - FIRST_ROOM)
        amounts.append(STRENGTHS[token])
        amounts.sort(reverse=True)
        return can_pay(s, seat, amounts)

    def usual(self, s: machine.State, legal: list[int]) -> list[int]:
        """Payments come from what is needed least, bribes are paid by those who then can buy, artifacts help to win."""
        assert isinstance(s, State)
        step = s.stack[-1]
        if isinstance(step, ChooseSpace):
            return self.options(s, legal)
        if isinstance(step, ChooseToken):
            return legal
        if isinstance(step, React):
            return [self.reaction(s, step.who, legal)]
        if isinstance(step, Bribe):
            return [BRIBE if self.worth_bribe(s, step.who) else PASS]
        if isinstance(step, PayKind):
            return legal[:1] if richest(s, step.who) == step.kind else legal[-1:]
        if isinstance(step, TakeKind):
            return legal[-1:] if richest(s, step.who) == step.kind else legal[:1]
        if isinstance(step, PayToken):
            return [WITH + poorest(s, step.who, legal)]
        return super().usual(s, legal)

    def worth_bribe(self, s: State, seat: int) -> bool:
        """Whether something is left to buy with in a room."""
        rest = s.total(seat) - shortfall(s, seat)
        for room in range(s.seats):
            amounts = prices(s, seat, room)
            if amounts and sum(amounts) <= rest:
                return True
        return False

    def reaction(self, s: State, seat: int, legal: list[int]) -> int:
        """An artifact that gives a better place here, else nothing; spells are kept."""
        for action in legal:
            if action == USE + KEY:
                helps = tokens_in_rooms(s, seat) > 0
            elif action == USE + CARPET:
                helps = self.lifts(s, seat, CARPET_STRENGTH)
            else:
                helps = action == USE + DOPPELGANGER and self.lifts(s, seat, strongest(s, seat))
            if helps:
                return action
        return PASS

    def lifts(self, s: State, seat: int, extra: int) -> bool:
        """Whether so much more strength on the current space gives a place that is worth it."""
        space = s.current
        if space == GUARD:
            missing = shortfall(s, seat)
            return 0 < missing <= extra and tokens_in_rooms(s, seat) > 0
        mine = strength_on(s, seat, space)
        now = 0
        then = 0
        for other in range(s.seats):
            if other != seat and tokens_on(s, other, space):
                theirs = strength_on(s, other, space)
                if s.position_of(other) < s.position_of(seat):
                    theirs += 1
                if theirs > mine:
                    now += 1
                if theirs > mine + extra:
                    then += 1
        if space < CAVE_COUNT:
            if then >= NICHES:
                return False
            before = s.niches[space * NICHES + now] if mine and now < NICHES else 0
            return s.niches[space * NICHES + then] - before >= WORTHWHILE
        if then > 0 or (mine and now == 0):
            return False
        if space >= FIRST_ROOM:
            return self.payable(s, seat, space, extra)
        return space == MARKET

    def settles(self) -> bool:
        return True

    def settle(self, world: machine.State, seat: int, dice: Dice) -> None:
        """Let the others' hidden tokens change places until each lies where such a token is laid as often as it should."""
        assert isinstance(world, State)
        for owner in range(world.seats):
            if owner != seat:
                self.settle_tokens(world, owner, dice)

    def settle_tokens(self, s: State, owner: int, dice: Dice) -> None:
        """Swap two tokens of one player, one of them laid face down, again and again: always if it is likelier then,
        else by the odds (Metropolis)."""
        slots: list[int] = []
        held: list[int] = []
        odds: list[list[float]] = []
        for handle in range(TOKEN_COUNT):
            token = owner * HANDLES + handle
            if s.where[token] >= 0 and not s.up[owner] & BIT[handle]:
                slots.append(token)
                held.append(INDEX[s.strength[token]])
                odds.append(self.token_odds(s, owner, handle))
        laid = len(slots)
        if laid == 0:
            return
        for index in range(TOKEN_COUNT):
            if s.unplaced[owner] & BIT[index]:
                held.append(index)
        for _ in range(SWAPS * laid):
            one = dice.below(laid)
            two = dice.below(len(held))
            before = odds[one][held[one]]
            after = odds[one][held[two]]
            if two < laid:
                before *= odds[two][held[two]]
                after *= odds[two][held[one]]
            if after >= before or dice.below(FINE) / FINE * before < after:
                held[one], held[two] = held[two], held[one]
        for place, token in enumerate(slots):
            s.strength[token] = STRENGTHS[held[place]]
        left = 0
        for place in range(laid, len(held)):
            left |= BIT[held[place]]
        s.unplaced[owner] = left

    def token_odds(self, s: State, owner: int, handle: int) -> list[float]:
        """How likely each of the player's tokens is to be the one laid there at that time."""
        space = s.where[owner * HANDLES + handle]
        before = 0
        for token in range(owner * HANDLES, owner * HANDLES + handle):
            if s.where[token] == space:
                before += 1
        order = TOKEN_ORDER + (TOKEN_COUNT - 1 - handle) * TOKEN_COUNT
        total = s.total(owner)
        most = s.stock[owner * KIND_COUNT + richest(s, owner)] + INCOME
        found: list[float] = []
        for index in range(TOKEN_COUNT):
            odd = self.odds[order + index]
            if space < CAVE_COUNT:
                odd *= self.odds[PRIZE + index * 5 + max(0, min(s.niches[space * NICHES], 5) - 1)]
            elif space < GUARD:
                odd *= self.odds[CITY + (space - TENT) * TOKEN_COUNT + index]
            elif space == GUARD:
                odd *= self.odds[POST + index * 6 + (2 if before else 0)]
            else:
                odd *= self.odds[ROOM + index * 4 + min(before, 3)]
                odd *= self.odds[ROOM_PURSE + purse(total) * 4 + index // 2]
                if STRENGTHS[index] > most:
                    odd *= UNPAYABLE
            found.append(odd)
        return found


def drawn(legal: list[int], odds: list[float], dice: Dice) -> int:
    """One of the options by its odds."""
    total = 0.0
    for odd in odds:
        total += odd
    mark = total * (dice.below(FINE) / FINE)
    for index in range(len(legal)):
        mark -= odds[index]
        if mark < 0.0:
            return legal[index]
    return legal[-1]


def purse(total: int) -> int:
    """How rich somebody is, in five steps."""
    return 0 if total < 4 else 1 if total < 7 else 2 if total < 11 else 3 if total < 16 else 4


def richest(s: State, seat: int) -> int:
    """The kind of which the seat has most."""
    best = 0
    base = seat * KIND_COUNT
    for kind in range(1, KIND_COUNT):
        if s.stock[base + kind] > s.stock[base + best]:
            best = kind
    return best


def poorest(s: State, seat: int, legal: list[int]) -> int:
    """Of the kinds that could pay for a token, the one of which the seat has least."""
    best = legal[0] - WITH
    base = seat * KIND_COUNT
    for action in legal:
        kind = action - WITH
        if s.stock[base + kind] < s.stock[base + best]:
            best = kind
    return best


def strongest(s: State, seat: int) -> int:
    """The strength of the seat's best token on the current space."""
    best = 0
    for token in range(seat * HANDLES, seat * HANDLES + HANDLES):
        if s.where[token] == s.current:
            best = max(best, s.strength[token])
    return best
