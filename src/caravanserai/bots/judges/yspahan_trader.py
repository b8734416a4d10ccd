"""A trader of Yspahan, who plays by the prices of things, at once and without a search."""

from typing import Any, Final

from caravanserai.bots.judge import Judge
from caravanserai.bots.judges.yspahan import YspahanJudge
from caravanserai.bots.judges.yspahan_prices import NAMES, Moment, Prices
from caravanserai.core import machine
from caravanserai.core.rollout import Dice
from caravanserai.games.yspahan.actions import (
    BOOST,
    BOOST_NONE,
    BUILD_AS,
    BUY,
    CAMELS_TO_GOLD,
    END,
    GOLD_TO_CAMELS,
    MOVE,
    PAY,
    PLACE,
    PLAY,
    SELL_CAMELS_N,
    SELL_GOLD_N,
    SEND,
    SUPPLY,
    TAKE,
    USE,
)
from caravanserai.games.yspahan.board import (
    BUILD,
    BUILDING_CAMELS,
    BUILDING_COUNT,
    BUILDING_GOLD,
    CAMEL_LEVEL,
    CARAVANSERAI,
    CARD,
    CARD_COUNT,
    CARD_GIFT,
    DISTANCE,
    DISTRICT_SOUKS,
    DISTRICTS,
    EXCHANGE,
    GOLD_LEVEL,
    GOODS,
    HAMMAM,
    HAMMAM_STEPS,
    LEVEL_COUNT,
    LOAD_CARAVAN,
    MODES,
    NO_CAMELS,
    NO_GOLD,
    PLACE_CUBE,
    SELL_CAMELS,
    SELL_CAMELS_LIMIT,
    SELL_CAMELS_POINTS,
    SELL_GOLD,
    SELL_GOLD_LIMIT,
    SHOP_SOUK,
    SOUK_SHOPS,
    SOUK_SIZES,
    SQUARE_COUNT,
    SQUARE_SHOPS,
    SUPERVISOR,
    THREE_CAMELS,
    THREE_GOLD,
    WITHOUT_BOTH,
    WITHOUT_CAMELS,
    WITHOUT_GOLD,
    YELLOW_DICE,
)
from caravanserai.games.yspahan.buildings import ChooseBuilding, can_stack
from caravanserai.games.yspahan.cards import Exchange, PlaceCube, SellCamels, SellGold
from caravanserai.games.yspahan.deck import can_draw
from caravanserai.games.yspahan.dice import BuyYellow
from caravanserai.games.yspahan.fields import EMPTY, GROUP, VALUE, hand
from caravanserai.games.yspahan.groups import Boost, TakeGroup, UseGroup, goods_bonus, group_size
from caravanserai.games.yspahan.souks import Supply
from caravanserai.games.yspahan.state import State
from caravanserai.games.yspahan.supervisor import MoveSupervisor, PayCamel, sends_from
from caravanserai.games.yspahan.turn import EndTurn

MODE_COUNT: Final = len(MODES)
NOTHING: Final = -1000.0
"""What is worth less than anything that can be done."""
SPREAD: Final = 9.0
LONGEST: Final = 120
"""A turn ends after so many decisions at the latest."""
WAYS: Final = 4
WHIM: Final = 40
"""In how many decisions of a hundred a sampled plan does anything, instead of what a trader does."""
FINE: Final = 1000
"""In how many parts a mistake is measured."""


class Mood:
    """By how many points a trader may be wrong about each use of its turn that it compares; 0: never, and nothing is drawn."""

    def __init__(self, whim: float, dice: Dice) -> None:
        self.whim: Final = whim
        self.dice: Final = dice

    def seen(self, gain: float) -> float:
        """The gain as it is seen."""
        if self.whim == 0.0:
            return gain
        part: int = self.dice.below(FINE)
        return gain + self.whim * part / FINE


SOBER: Final = Mood(0.0, Dice(0))
"""Never wrong."""


class Trader(Prices):
    """Does what gains most by its prices.

    `whim` is by how many points it mistakes what it compares in simulations.
    """

    def __init__(self, prices: list[float], whim: float = 0.0) -> None:
        super().__init__(prices)
        self.whim: Final = whim

    # --- what can be done with a group --------------------------------------------------------------

    def supply(self, s: State, seat: int, district: int, cubes: int, turns: float) -> tuple[float, int]:
        """What cubes for a district gain, and the souk to begin with; -1 if none is open."""
        start = DISTRICT_SOUKS[district]
        count = DISTRICT_SOUKS[district + 1] - start
        vacant: list[int] = []
        state: list[int] = []  # 0: somebody else's, 1: free, 2: the seat's
        own = 0
        for souk in range(start, start + count):
            empty = 0
            owner = EMPTY
            for shop in range(SOUK_SHOPS[souk], SOUK_SHOPS[souk + 1]):
                if s.shops[shop] == EMPTY:
                    empty += 1
                else:
                    owner = s.shops[shop]
            vacant.append(empty)
            if owner == EMPTY:
                state.append(1)
            elif owner == seat:
                state.append(2)
                if empty:
                    own += 1
            else:
                state.append(0)
        gain = 0.0
        first = -1
        while cubes > 0:
            wanted = 2 if own else 1
            best = NOTHING
            best_gain = 0.0
            chosen = -1
            for index in range(count):
                if state[index] != wanted or vacant[index] == 0:
                    continue
                used = min(cubes, vacant[index])
                found = self.souk(s, seat, start + index, vacant[index] - used, turns)
                if wanted == 2:
                    found -= self.souk(s, seat, start + index, vacant[index], turns)
                value = found + self.spare_cube * (cubes - used)
                if value > best:
                    best = value
                    best_gain = found
                    chosen = index
            if chosen < 0:
                break
            if first < 0:
                first = start + chosen
            used = min(cubes, vacant[chosen])
            cubes -= used
            vacant[chosen] -= used
            gain += best_gain
            if wanted == 2:
                if vacant[chosen] == 0:
                    own -= 1
            else:
                state[chosen] = 2
                if vacant[chosen]:
                    own += 1
        return gain, first

    def sent(self, s: State, seat: int, shop: int) -> float:
        """What it gains the seat that the Supervisor sends this cube."""
        owner = s.shops[shop]
        at = self.moment(s, owner, s.turn + 1)
        gain = self.load(s, owner, at) - self.loss(s, owner, shop, at)
        if s.has(owner, CARAVANSERAI):
            gain += self.drawn(at)
        return gain if owner == seat else -self.harm * gain

    def loss(self, s: State, owner: int, shop: int, at: Moment) -> float:
        """What the owner of a cube loses with it, or with the camel that keeps it there."""
        loss = self.leaving(s, owner, shop, at)
        if s.camels[owner]:
            loss = min(loss, self.camel_price(s, owner, at))
        return loss

    def leaving(self, s: State, owner: int, shop: int, at: Moment) -> float:
        """What the owner's souk loses with the cube of this shop."""
        souk = SHOP_SOUK[shop]
        lacking = 0
        for each in range(SOUK_SHOPS[souk], SOUK_SHOPS[souk + 1]):
            if s.shops[each] == EMPTY:
                lacking += 1
        loss = self.souk(s, owner, souk, lacking, at.turns)
        if lacking + 1 < SOUK_SIZES[souk]:
            loss -= self.souk(s, owner, souk, lacking + 1, at.turns)
        return loss

    def camel_price(self, s: State, seat: int, at: Moment) -> float:
        """What the seat loses with one camel."""
        mask = s.buildings[seat]
        gold = s.gold[seat]
        camels = s.camels[seat]
        return self.goods(mask, gold, camels, at) - self.goods(mask, gold, camels - 1, at)

    def hits(self, s: State, seat: int) -> list[float]:
        """What it gains that the Supervisor stops at each square."""
        found = [0.0] * SQUARE_COUNT
        for square in range(1, SQUARE_COUNT):
            for shop in SQUARE_SHOPS[square]:
                if s.shops[shop] != EMPTY and sends_from(s, square):
                    found[square] += self.sent(s, seat, shop)
        return found

    def move(self, s: State, seat: int, value: int, hits: list[float], at: Moment) -> tuple[float, int]:
        """The best stop of the Supervisor, and what it gains."""
        mask = s.buildings[seat]
        gold = s.gold[seat]
        free = HAMMAM_STEPS if s.has(seat, HAMMAM) else 0
        price = 0.0
        if gold:
            camels = s.camels[seat]
            price = self.goods(mask, gold, camels, at) - self.goods(mask, gold - 1, camels, at)
        best = NOTHING
        chosen = 0
        row = s.supervisor * SQUARE_COUNT
        for square in range(SQUARE_COUNT):
            cost = abs(DISTANCE[row + square] - value) - free
            if cost > gold:
                continue
            gain = hits[square]
            if cost > 0:
                gain -= price * cost
            if gain > best:
                best = gain
                chosen = square
        return best, chosen

    def build(self, s: State, seat: int, at: Moment) -> tuple[float, int]:
        """The best building that the seat can pay for, as an action, and what it gains."""
        mask = s.buildings[seat]
        gold = s.gold[seat]
        camels = s.camels[seat]
        pile = hand(seat)
        best = NOTHING
        chosen = -1
        before = NOTHING
        for mode in range(MODE_COUNT):
            spent = 0.0
            if mode & WITHOUT_CAMELS:
                if not s.cards[pile + NO_CAMELS]:
                    continue
                spent += self.held(NO_CAMELS, at)
            if mode & WITHOUT_GOLD:
                if not s.cards[pile + NO_GOLD]:
                    continue
                spent += self.held(NO_GOLD, at)
            for building in range(BUILDING_COUNT):
                if mask >> building & 1 or (mode == WITHOUT_BOTH and not can_stack(s, building)):
                    continue
                gold_left = gold if mode & WITHOUT_GOLD else gold - BUILDING_GOLD[building]
                camels_left = camels if mode & WITHOUT_CAMELS else camels - BUILDING_CAMELS[building]
                if gold_left < 0 or camels_left < 0:
                    continue
                if before == NOTHING:
                    before = self.goods(mask, gold, camels, at)
                gain = self.building(mask, building, at) - spent - before
                gain += self.goods(mask | 1 << building, gold_left, camels_left, at)
                if gain > best:
                    best = gain
                    chosen = BUILD_AS + building * MODE_COUNT + mode
        return best, chosen

    def yields(self, s: State, seat: int, level: int, dice: int, at: Moment) -> float:
        """What the goods of a level gain with so many dice; NOTHING if there are none."""
        number = dice + goods_bonus(s, seat, level)
        if CAMEL_LEVEL < level < GOLD_LEVEL:
            gain, souk = self.supply(s, seat, level - 1, number, at.turns)
            return gain if souk >= 0 else NOTHING
        mask = s.buildings[seat]
        gold = s.gold[seat]
        camels = s.camels[seat]
        before = self.goods(mask, gold, camels, at)
        if level == CAMEL_LEVEL:
            return self.goods(mask, gold, camels + number, at) - before
        return self.goods(mask, gold + number, camels, at) - before

    def other(self, s: State, seat: int, at: Moment) -> tuple[float, int]:
        """The best use of a group that does not depend on the group: a card, or with two players a building."""
        best = self.drawn(at) if can_draw(s) else NOTHING
        chosen = CARD
        if s.seats == 2:
            gain, _ = self.build(s, seat, at)
            if gain > best:
                best = gain
                chosen = BUILD
        return best, chosen

    def use(
        self, s: State, seat: int, level: int, dice: int, value: int, hits: list[float], at: Moment
    ) -> tuple[float, int]:
        """The better of goods and the Supervisor for a group, and what it gains."""
        best = self.yields(s, seat, level, dice, at)
        if max(hits) <= best:
            return best, GOODS
        gain, _ = self.move(s, seat, value, hits, at)
        return (gain, SUPERVISOR) if gain > best else (best, GOODS)

    # --- cards ---------------------------------------------------------------------------------------

    def play(self, s: State, seat: int, at: Moment) -> tuple[float, int]:
        """The card whose effect gains most against keeping it, and the gain; -1 if there is none."""
        best = NOTHING
        chosen = -1
        pile = hand(seat)
        for card in range(NO_CAMELS):
            if s.cards[pile + card]:
                gain = self.effect(s, seat, card, at) - self.held(card, at)
                if gain > best:
                    best = gain
                    chosen = card
        return best, chosen

    def effect(self, s: State, seat: int, card: int, at: Moment) -> float:
        """What the effect of a card gains; NOTHING if it has none."""
        if card == LOAD_CARAVAN:
            return self.load(s, seat, at)
        if card == PLACE_CUBE:
            gain, souk = self.place(s, seat, at)
            return gain if souk >= 0 else NOTHING
        if card == EXCHANGE:
            gain, number = self.exchange(s, seat, at)
            return gain if number else NOTHING
        if card == SELL_CAMELS:
            gain, number = self.sell_camels(s, seat, at)
            return gain if number else NOTHING
        if card == SELL_GOLD:
            gain, number = self.sell_gold(s, seat, at)
            return gain if number else NOTHING
        mask = s.buildings[seat]
        gold = s.gold[seat]
        camels = s.camels[seat]
        before = self.goods(mask, gold, camels, at)
        if card == THREE_CAMELS:
            return self.goods(mask, gold, camels + CARD_GIFT, at) - before
        assert card == THREE_GOLD
        return self.goods(mask, gold + CARD_GIFT, camels, at) - before

    def place(self, s: State, seat: int, at: Moment) -> tuple[float, int]:
        """The souk where one cube gains most."""
        best = NOTHING
        chosen = -1
        for district in range(len(DISTRICTS)):
            gain, souk = self.supply(s, seat, district, 1, at.turns)
            if souk >= 0 and gain > best:
                best = gain
                chosen = souk
        return best, chosen

    def exchange(self, s: State, seat: int, at: Moment) -> tuple[float, int]:
        """How many camels to change for gold, below zero gold for camels; 0 if there is nothing to change."""
        mask = s.buildings[seat]
        gold = s.gold[seat]
        camels = s.camels[seat]
        before = self.goods(mask, gold, camels, at)
        best = NOTHING
        chosen = 0
        for number in range(-min(gold, 5), min(camels, 5) + 1):
            if number:
                gain = self.goods(mask, gold + number, camels - number, at) - before
                if gain > best:
                    best = gain
                    chosen = number
        return best, chosen

    def sell_camels(self, s: State, seat: int, at: Moment) -> tuple[float, int]:
        """How many camels to sell for points."""
        mask = s.buildings[seat]
        gold = s.gold[seat]
        camels = s.camels[seat]
        before = self.goods(mask, gold, camels, at)
        best = NOTHING
        chosen = 0
        for number in range(1, min(camels, SELL_CAMELS_LIMIT) + 1):
            gain = SELL_CAMELS_POINTS * number + self.goods(mask, gold, camels - number, at) - before
            if gain > best:
                best = gain
                chosen = number
        return best, chosen

    def sell_gold(self, s: State, seat: int, at: Moment) -> tuple[float, int]:
        """How much gold to sell for points."""
        mask = s.buildings[seat]
        gold = s.gold[seat]
        camels = s.camels[seat]
        before = self.goods(mask, gold, camels, at)
        best = NOTHING
        chosen = 0
        for number in range(1, min(gold, SELL_GOLD_LIMIT) + 1):
            gain = number + self.goods(mask, gold - number, camels, at) - before
            if gain > best:
                best = gain
                chosen = number
        return best, chosen

    # --- decisions -----------------------------------------------------------------------------------

    def decide(self, s: State, mood: Mood = SOBER) -> int:
        """What it does in the position, whatever is asked."""
        step = s.stack[-1]
        seat = step.who
        at = self.moment(s, seat, s.turn + 1)
        if isinstance(step, Supply):
            _, souk = self.supply(s, seat, step.district, step.left, at.turns)
            return SUPPLY + self.shop(s, souk)
        if isinstance(step, TakeGroup):
            return self.take(s, seat, at, mood)
        if isinstance(step, UseGroup):
            gain, use = self.use(s, seat, step.level, step.dice, step.value, self.hits(s, seat), at)
            other, without = self.other(s, seat, at)
            return USE + (without if mood.seen(other) > mood.seen(gain) else use)
        if isinstance(step, EndTurn):
            return self.end(s, seat, at)
        if isinstance(step, MoveSupervisor):
            hits = [mood.seen(hit) for hit in self.hits(s, seat)]
            _, square = self.move(s, seat, step.value, hits, at)
            return MOVE + square
        if isinstance(step, BuyYellow):
            return BUY + self.buy(s, seat, at)
        if isinstance(step, PayCamel):
            return PAY if self.leaving(s, seat, step.shop, at) > self.camel_price(s, seat, at) else SEND
        if isinstance(step, Boost):
            return self.boost(s, seat, step.level, step.dice, at)
        if isinstance(step, ChooseBuilding):
            _, action = self.build(s, seat, at)
            return action
        return self.carry_out(s, seat, at)

    def carry_out(self, s: State, seat: int, at: Moment) -> int:
        """How it uses the card that it has played; anything else that may be asked is as good one way as the other."""
        step = s.stack[-1]
        if isinstance(step, PlaceCube):
            _, souk = self.place(s, seat, at)
            return PLACE + self.shop(s, souk)
        if isinstance(step, Exchange):
            _, number = self.exchange(s, seat, at)
            return CAMELS_TO_GOLD + number if number > 0 else GOLD_TO_CAMELS - number
        if isinstance(step, SellCamels):
            _, number = self.sell_camels(s, seat, at)
            return SELL_CAMELS_N + number
        if isinstance(step, SellGold):
            _, number = self.sell_gold(s, seat, at)
            return SELL_GOLD_N + number
        return s.legal()[0]

    def shop(self, s: State, souk: int) -> int:
        """An empty shop of the souk, out of the Supervisor's reach if there is one."""
        found = EMPTY
        for shop in range(SOUK_SHOPS[souk], SOUK_SHOPS[souk + 1]):
            if s.shops[shop] == EMPTY:
                found = shop
        return found

    def take(self, s: State, seat: int, at: Moment, mood: Mood) -> int:
        """A card first if its effect is worth it, then the group that gains most."""
        if s.hand_size(seat):
            gain, card = self.play(s, seat, at)
            if card >= 0 and gain > self.effort:
                return PLAY + card
        hits = self.hits(s, seat)
        other, _ = self.other(s, seat, at)
        best = NOTHING
        chosen = -1
        for level in range(LEVEL_COUNT):
            dice = group_size(s, level)
            if dice:
                gain, _ = self.use(s, seat, level, dice, s.tower[level * GROUP + VALUE], hits, at)
                gain = mood.seen(max(gain, other))
                if gain > best:
                    best = gain
                    chosen = level
        return TAKE + chosen if chosen >= 0 else s.legal()[0]

    def end(self, s: State, seat: int, at: Moment) -> int:
        """A building if it may, cards that are worth it, or the end."""
        if s.seats > 2 and not s.built:
            gain, action = self.build(s, seat, at)
            if action >= 0 and gain > 0.0:
                return action
        if s.hand_size(seat):
            gain, card = self.play(s, seat, at)
            if card >= 0 and gain > self.effort:
                return PLAY + card
        return END

    def buy(self, s: State, seat: int, at: Moment) -> int:
        """How many yellow dice."""
        mask = s.buildings[seat]
        gold = s.gold[seat]
        camels = s.camels[seat]
        before = self.goods(mask, gold, camels, at)
        best = 0.0
        chosen = 0
        gain = 0.0
        for number in range(1, min(gold, YELLOW_DICE) + 1):
            gain += self.yellow[number - 1]
            value = gain + self.goods(mask, gold - number, camels, at) - before
            if value > best:
                best = value
                chosen = number
        return chosen

    def boost(self, s: State, seat: int, level: int, dice: int, at: Moment) -> int:
        """The cheapest card for a die more, if that gains more than the card is worth."""
        pile = hand(seat)
        cheapest = -1
        price = 0.0
        for card in range(CARD_COUNT):
            if s.cards[pile + card]:
                value = self.held(card, at)
                if cheapest < 0 or value < price:
                    cheapest = card
                    price = value
        gain = self.yields(s, seat, level, dice + 1, at) - self.yields(s, seat, level, dice, at)
        return BOOST + cheapest if cheapest >= 0 and gain > price + self.effort else BOOST_NONE


def make_from(weights: dict[str, Any]) -> Judge:
    """The judge whose prices are given by name, for two seats and for more."""
    two, more = (
        Trader([weights[table][name] for name in NAMES], weights[table].get("whim", 0.0))
        for table in ("two", "more")
    )
    return TraderJudge(two, more, weights["horizon"])


class TraderJudge(YspahanJudge):
    """Judges by the prices of a trader, and lets traders play in simulations: one for two seats, one for more."""

    def __init__(self, two: Trader, more: Trader, horizon: int) -> None:
        super().__init__([], SPREAD, horizon, ways=WAYS, steady=True)
        self.two: Final = two
        self.more: Final = more

    def trader(self, s: State) -> Trader:
        """Who knows the prices at this table."""
        return self.two if s.seats == 2 else self.more

    def values(self, s: machine.State) -> list[float]:
        assert isinstance(s, State)
        trader = self.trader(s)
        points = s.scores()
        found: list[float] = []
        for seat in range(s.seats):
            found.append(points[seat] + trader.estate(s, seat))
        trader.add_souks(s, found)
        return found

    def respond(self, s: machine.State, dice: Dice) -> bool:
        """A trader plays its turn."""
        assert isinstance(s, State)
        trader = self.trader(s)
        mood = Mood(trader.whim, dice)
        seat = s.actor()
        steps = 0
        while s.actor() == seat and steps < LONGEST:
            s.apply(trader.decide(s, mood))
            steps += 1
        return True

    def venture(self, s: machine.State, options: list[int], dice: Dice) -> int:
        """Mostly what a trader would do, now and then anything else."""
        if len(options) == 1:
            return options[0]
        if dice.below(100) < WHIM:
            return options[dice.below(len(options))]
        assert isinstance(s, State)
        return self.trader(s).decide(s)
