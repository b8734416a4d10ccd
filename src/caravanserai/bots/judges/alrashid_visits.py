"""What a simulated family of Al-Rashid does in palaces, pays with and picks of goods."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caravanserai.bots.judges.alrashid_placing import Purse
from caravanserai.bots.judges.alrashid_taste import (
    Taste,
    added_worth,
    best_title,
    favour_value,
    gold_value,
    service_cost,
    service_value,
    spare_kind,
    spare_worth,
    title_cost,
    title_value,
    whim,
)
from caravanserai.core.rollout import Dice
from caravanserai.games.alrashid.actions import (
    ALL,
    BARTER,
    BUY,
    COURT,
    GAIN,
    PAY,
    PICK,
    STOP,
    SWAP,
    TAKE,
    VISIT,
)
from caravanserai.games.alrashid.board import (
    AL_RASHID,
    COMMON_KINDS,
    FAVOUR_COUNT,
    FAVOUR_PRICE,
    GENERAL,
    HEAD,
    ITEMS,
    KINDS,
    NOTE,
    PALACES,
    QADI,
    YEARS,
)
from caravanserai.games.alrashid.fields import (
    WEALTH,
)
from caravanserai.games.alrashid.guilds import COMBINATIONS, GuildActions
from caravanserai.games.alrashid.palace import PalaceActions
from caravanserai.games.alrashid.payment import NUMBERS, Pay, worth
from caravanserai.games.alrashid.state import State
from caravanserai.games.alrashid.territories import FirstTrader
from caravanserai.games.alrashid.visits import HEAD_FAVOUR, SERVICE, TITLE, ChooseTitle


def visit(t: Taste, s: State, step: GuildActions, dice: Dice) -> int:
    """The actions that gain most for their price."""
    legal = step.legal(s)
    if len(legal) == 1:
        return legal[0]
    seat = step.who
    palace = step.palace
    budget = worth(s.wealth, seat * WEALTH)
    gold = gold_value(t, s)
    head = HEAD[palace]
    best = legal[0]
    most = -99.0
    for action in legal:
        actions = COMBINATIONS[action - VISIT]
        price = 0
        value = 0.3 * t.whim * whim(dice)
        if actions & SERVICE:
            price += service_cost(s, seat, palace, step.rank)
            value += service_value(t, s, palace, step.rank)
        if actions & HEAD_FAVOUR:
            if head >= 0:
                price += FAVOUR_PRICE[head]
                value += favour_value(t, s, seat, head)
            else:
                price += 2
                value += max(0.7, favour_value(t, s, seat, QADI))
        value -= gold * price
        if actions & TITLE:
            value += best_title(t, s, seat, palace, budget - price, gold)
        elif not actions & SERVICE:
            value -= t.idle
        if value > most:
            most = value
            best = action
    return best


def title(t: Taste, s: State, step: ChooseTitle, dice: Dice) -> int:
    """The title that gains most for its price."""
    legal = step.legal(s)
    gold = gold_value(t, s)
    best = legal[0]
    most = -99.0
    for action in legal:
        value = title_value(t, s, step.who, action - BUY) - gold * title_cost(s, step.who, action - BUY)
        value += 0.5 * t.whim * whim(dice)
        if value > most:
            most = value
            best = action
    return best


def attend(t: Taste, s: State, step: PalaceActions) -> int:
    """Benevolence always, and a title if one is worth its price."""
    seat = step.who
    gain = best_title(t, s, seat, AL_RASHID, worth(s.wealth, seat * WEALTH), gold_value(t, s))
    both = COURT + (SERVICE | TITLE)
    return both if gain > 0.0 and both in step.legal(s) else COURT + SERVICE


def favour(t: Taste, s: State, seat: int, legal: list[int], first: int) -> int:
    """The favour that is worth most."""
    best = legal[-1]
    most = 0.0
    for action in legal:
        if action - first < FAVOUR_COUNT and action >= first:
            value = favour_value(t, s, seat, action - first)
            if value > most or (best == STOP and action - first != GENERAL):
                most = value
                best = action
    return best


def pay(s: State, step: Pay) -> None:
    """Pay so that what is left is worth most."""
    seat = step.who
    begun = len(step.paid)
    paid = vec[i64]([0, 0, 0, 0, 0])
    for kind in range(begun):
        paid[kind] = step.paid[kind]
    chosen = Payment(s, seat, step.price)
    chosen.seek(paid, begun)
    for kind in range(begun, KINDS):
        s.apply(PAY + kind * NUMBERS + chosen.best[kind])


class Payment:
    """A search for the payment after which the goods left are worth most."""

    def __init__(self, s: State, seat: int, price: int) -> None:
        base = seat * WEALTH
        self.held: Final = s.wealth[base : base + KINDS]
        self.price: Final = price
        self.limit: Final = worth(s.wealth, base) - price
        """More cannot be left."""
        self.rest: Final = vec[i64]([0, 0, 0, 0, 0])
        self.left = -1
        self.best = vec[i64]([0, 0, 0, 0, 0])

    def seek(self, paid: vec[i64], kind: int) -> bool:
        """Try all numbers of the kinds from this one on; true when nothing better can come."""
        if worth(paid, 0) >= self.price:
            return self.compare(paid)
        if kind == KINDS or self.hopeless(paid, kind):
            return False
        for number in range(self.held[kind] + 1):
            paid[kind] = number
            if self.seek(paid, kind + 1):
                return True
        paid[kind] = 0
        return False

    def hopeless(self, paid: vec[i64], kind: int) -> bool:
        """Whether all goods of the kinds from this one on would not do, or already as much is paid as leaves no more."""
        for each in range(kind):
            self.rest[each] = self.held[each] - paid[each]
        for each in range(kind, KINDS):
            self.rest[each] = self.held[each]
        if worth(self.rest, 0) <= self.left:
            return True
        for each in range(kind):
            self.rest[each] = paid[each]
        return worth(self.rest, 0) < self.price

    def compare(self, paid: vec[i64]) -> bool:
        """Keep the payment if it leaves more than those before."""
        rest = self.held[:]
        for kind in range(KINDS):
            rest[kind] -= paid[kind]
        left = worth(rest, 0)
        if left > self.left:
            self.left = left
            self.best = paid[:]
        return left == self.limit


def gain(s: State, seat: int, legal: list[int]) -> int:
    """The good that adds most."""
    best = legal[0]
    most = 0
    for action in legal:
        more = added_worth(s, seat, action - GAIN)
        if more >= most:
            most = more
            best = action
    return best


def item(s: State, seat: int, legal: list[int]) -> int:
    """The good that adds most, or the note where goods add little."""
    best = STOP
    most = 0
    for action in legal:
        if action == STOP:
            continue
        kind = action - TAKE
        more = added_worth(s, seat, kind) if kind != NOTE else 2 if s.year < YEARS else 1
        if more >= most:
            most = more
            best = action
    return best


def lot(s: State, step: FirstTrader) -> int:
    """A whole lot if it is worth more than the best three goods."""
    legal = step.legal(s)
    if len(legal) == 1:
        return legal[0]
    purse = Purse(s, step.who)
    before = worth(purse.goods, 0)
    most = purse.harvest(s, step.territory, 0)
    best = PICK
    for action in legal[1:]:
        kind = action - ALL
        number = s.lying[(step.territory - PALACES) * ITEMS + kind]
        purse.goods[kind] += number
        value = worth(purse.goods, 0) - before
        purse.goods[kind] -= number
        if value > most:
            most = value
            best = action
    return best


def swap_gain(s: State, seat: int) -> int:
    """What the best exchange of a good for one of another kind gains."""
    kind = spare_kind(s, seat)
    if kind < 0:
        return 0
    most = 0
    for other in range(KINDS):
        if other != kind:
            most = max(most, added_worth(s, seat, other))
    return most - spare_worth(s, seat, kind)


def swap(s: State, seat: int) -> int:
    """Give what is missed least for what adds most."""
    kind = spare_kind(s, seat)
    best = -1
    most = 0
    for other in range(KINDS - 1, -1, -1):
        if other != kind:
            more = added_worth(s, seat, other)
            if more > most:
                most = more
                best = other
    return SWAP + kind * KINDS + best


def barter_gain(s: State, seat: int) -> int:
    """What the best use of the Trader gains."""
    most = -9
    for kind in range(COMMON_KINDS):
        if s.wealth[seat * WEALTH + kind]:
            gained = -spare_worth(s, seat, kind)
            for other in range(COMMON_KINDS):
                if other != kind:
                    gained += added_worth(s, seat, other)
            most = max(most, gained)
    return most


def barter(s: State, seat: int, legal: list[int]) -> int:
    """Give what is missed least."""
    best = legal[0]
    most = -9
    for action in legal:
        choice = action - BARTER
        kind = choice // (COMMON_KINDS * COMMON_KINDS)
        gained = added_worth(s, seat, choice // COMMON_KINDS % COMMON_KINDS)
        gained += added_worth(s, seat, choice % COMMON_KINDS) - spare_worth(s, seat, kind)
        if gained > most:
            most = gained
            best = action
    return best
