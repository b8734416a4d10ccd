"""Where a simulated family of Al-Rashid places its pawns."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caravanserai.bots.judges.alrashid_taste import (
    Taste,
    best_title,
    gold_value,
    service_cost,
    service_value,
    strength,
    whim,
)
from caravanserai.core.rollout import Dice
from caravanserai.games.alrashid.actions import (
    PLACE,
)
from caravanserai.games.alrashid.board import (
    AL_RASHID,
    AREA_COUNT,
    DOMINANCE,
    ITEMS,
    KINDS,
    NOTE,
    PALACES,
    PAWN_TYPES,
    RANKS,
    TRADE_ITEMS,
)
from caravanserai.games.alrashid.fields import (
    AREA_BIT,
    FAMILY_ROW,
    STRIDE,
    WEALTH,
)
from caravanserai.games.alrashid.payment import worth
from caravanserai.games.alrashid.services import served
from caravanserai.games.alrashid.state import State, dominance, fits, ranks


class Purse:
    """What a seat may spend this year: its goods and those its pawns should fetch, less what its visits cost."""

    def __init__(self, s: State, seat: int) -> None:
        self.goods: Final = vec[i64]([0, 0, 0, 0, 0])
        for kind in range(KINDS):
            self.goods[kind] = s.wealth[seat * WEALTH + kind]
        self.owed = 0

    def harvest(self, s: State, territory: int, rank: int) -> int:
        """By how much the items that a trader of this rank may take would raise the worth of the goods."""
        goods = self.goods
        at = (territory - PALACES) * ITEMS
        taken = vec[i64]([0, 0, 0, 0, 0])
        raised = 0
        for _ in range(TRADE_ITEMS[rank]):
            best = -1
            most = 0
            for kind in range(KINDS):
                if s.lying[at + kind] > taken[kind] + rank:
                    held = goods[kind]
                    more = 1
                    for other in range(KINDS):
                        if goods[other] > held:
                            more += 1
                    if more > most:
                        most = more
                        best = kind
            if best < 0:
                break
            taken[best] += 1
            goods[best] += 1
            raised += most
        for kind in range(KINDS):
            goods[kind] -= taken[kind]
        return raised

    def bring(self, s: State, territory: int, rank: int) -> None:
        """Count on these goods."""
        goods = self.goods
        at = (territory - PALACES) * ITEMS
        for _ in range(TRADE_ITEMS[rank]):
            best = -1
            for kind in range(KINDS):
                if s.lying[at + kind] > rank and (best < 0 or goods[kind] < goods[best]):
                    best = kind
            if best >= 0:
                goods[best] += 1


def purse_of(s: State, seat: int) -> Purse:
    """With the pawns that stand already."""
    purse = Purse(s, seat)
    for area in range(PALACES, AREA_COUNT):
        if s.stacks[area * STRIDE + seat] and not s.resolved & AREA_BIT[area]:
            camp = s.camps[area - PALACES]
            if not camp or strength(s, seat, camp) == 2:
                rank = rank_with(s, seat, 0, area)
                if rank < RANKS:
                    purse.bring(s, area, rank)
    for palace in range(PALACES):
        if s.stacks[palace * STRIDE + seat] and not s.resolved & AREA_BIT[palace]:
            rank = rank_with(s, seat, 0, palace)
            if rank < RANKS:
                price = service_cost(s, seat, palace, rank) if palace != AL_RASHID else 3
                purse.owed += max(3, price)
    return purse


def rank_with(s: State, seat: int, more: int, area: int) -> int:
    """How many others are ahead of the seat in the area if its dominance grows by so much."""
    own = dominance(s, seat, area) + more
    ahead = 0
    met = False
    for other in s.rows[area]:
        if other == seat:
            met = True
            continue
        theirs = dominance(s, other, area)
        if theirs > own or (theirs == own and not met):
            ahead += 1
    return ahead


def place_value(t: Taste, s: State, seat: int, area: int, rank: int, purse: Purse, money: int) -> float:
    """What it is worth to stand in the area at that rank."""
    if rank >= RANKS:
        return -t.outside
    if area >= PALACES:
        camp = s.camps[area - PALACES]
        value = t.trade_gold * purse.harvest(s, area, rank)
        if s.lying[(area - PALACES) * ITEMS + NOTE] > rank:
            value += 0.25 * t.note
        if camp:
            fights = strength(s, seat, camp)
            if fights == 2:
                return value - t.token * len(camp)
            if rank and strength(s, ranks(s, area)[0], camp) == 2:
                return value
            return -t.beaten if fights else -t.flight
        return value
    budget = money - purse.owed
    gold = gold_value(t, s)
    title = best_title(t, s, seat, area, budget, gold)
    if area == AL_RASHID:
        return t.benevolence + max(0.0, title)
    service = -9.0
    price = service_cost(s, seat, area, rank)
    if price <= budget and served(s, seat, area):
        service = service_value(t, s, area, rank) - gold * price
        if title > 0.0 and service > 0.0:
            both = best_title(t, s, seat, area, budget - price, gold)
            if both > 0.0:
                return service + both
    value = max(title, service)
    return value if value > -t.idle else -t.idle


def placement(t: Taste, s: State, seat: int, source: int, dice: Dice) -> int:
    """The pawn and the area that gain most."""
    purse = purse_of(s, seat)
    at = seat * FAMILY_ROW + source
    waiting: int = s.pawns[at] + s.pawns[at + 1] + s.pawns[at + 2] - 1
    money = worth(purse.goods, 0) + int(t.hope * waiting)
    best = -1
    most = -99.0
    known = [0.0] * (RANKS + 1)
    for area in range(AREA_COUNT):
        for rank in range(RANKS + 1):
            known[rank] = -99.0
        present = 0.0
        if s.stacks[area * STRIDE + seat]:
            present = place_value(t, s, seat, area, min(RANKS, rank_with(s, seat, 0, area)), purse, money)
        for pawn in range(PAWN_TYPES):
            if s.pawns[at + pawn] and fits(s, seat, pawn, area):
                rank = min(RANKS, rank_with(s, seat, DOMINANCE[pawn], area))
                if known[rank] < -90.0:
                    known[rank] = place_value(t, s, seat, area, rank, purse, money)
                value = known[rank] - present + t.whim * whim(dice)
                value += DOMINANCE[pawn] * (t.strong_guild if area < PALACES else t.strong_trade)
                if value > most:
                    most = value
                    best = PLACE + pawn * AREA_COUNT + area
    return best
