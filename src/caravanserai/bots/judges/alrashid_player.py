"""How a sensible family plays Al-Rashid: quick rules of thumb for every decision, for simulated players."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caravanserai.core.rollout import Dice
from caravanserai.games.alrashid.actions import (
    ACTIVATE,
    ALL,
    BARTER,
    BUY,
    COMMIT,
    COPY,
    COURT,
    DONE,
    END,
    FAVOUR,
    GAIN,
    GIVE,
    MOVE,
    PASS,
    PAY,
    PICK,
    PLACE,
    RESOLVE,
    STOP,
    SWAP,
    TAKE,
    TO,
    VISIT,
)
from caravanserai.games.alrashid.battle import CommitTokens, FightOrFlee, RaiderGood
from caravanserai.games.alrashid.board import (
    AGHA,
    AL_RASHID,
    ALCHEMIST,
    AREA_COUNT,
    ASTROLOGIST,
    ASTROLOGY,
    BANKER,
    BANKER_DISCOUNT,
    COLOUR_COUNT,
    COMMERCE,
    COMMON_KINDS,
    DOMINANCE,
    ENCHANTER,
    FAVOUR_COUNT,
    FAVOUR_PRICE,
    FIRST_TITLE,
    GENERAL,
    HEAD,
    IMPOSTOR,
    INFLUENCE_CAP,
    INTRIGUE,
    ITEMS,
    KINDS,
    LAW_EXPERT,
    LOREMASTER,
    LOREMASTER_DISCOUNT,
    MERCHANT,
    MILITARY,
    NOTE,
    NOTE_DISCOUNT,
    PALACES,
    PAWN_PRESTIGE,
    PAWN_TYPES,
    PAWNS,
    POLITICS,
    QADI,
    QUARTERMASTER,
    RANKS,
    SAGE,
    SCHOLAR,
    SERVICE_AMOUNT,
    SERVICE_PAWN,
    SERVICE_PRICE,
    SILK_MONOPOLIST,
    SPICE_MONOPOLIST,
    STEWARD_OF_THE_CITY,
    STRATEGIST,
    TITLE_COST,
    TITLE_COUNT,
    TITLE_PRESTIGE,
    TITLES,
    TRADE_ITEMS,
    TREASURER,
    VALUE_COUNT,
    VALUES,
    VIZIER,
    YEARS,
)
from caravanserai.games.alrashid.favours import GiveGood, ImpostorFavour, Swap
from caravanserai.games.alrashid.fields import (
    AREA_BIT,
    ASIDE,
    FAMILY_ROW,
    INFLUENCE,
    NOTES,
    RESERVE,
    STRIDE,
    TOKEN_KINDS,
    WEALTH,
)
from caravanserai.games.alrashid.guilds import COMBINATIONS, GuildActions
from caravanserai.games.alrashid.palace import PalaceActions
from caravanserai.games.alrashid.payment import NUMBERS, Pay, worth
from caravanserai.games.alrashid.placement import PlaceAside, PlacePawn
from caravanserai.games.alrashid.scoring import condition, titles_of
from caravanserai.games.alrashid.services import Benevolence, served
from caravanserai.games.alrashid.spies import InformPawn, MovePawn, PlotPawn, SpyStep
from caravanserai.games.alrashid.state import State, camp_kind, copies, dominance, family, fits, ranks
from caravanserai.games.alrashid.territories import FirstTrader, TakeDifferent, TakeItem
from caravanserai.games.alrashid.titles import GainGood, TradeCommon
from caravanserai.games.alrashid.turn import AfterResolving, TakeTurn, activations
from caravanserai.games.alrashid.visits import HEAD_FAVOUR, SERVICE, TITLE, ChooseTitle, CopyFavour, SpendNote

FINE: Final = 1024

PLAIN_NAMES: Final = (
    "gold",
    "last-gold",
    "trade-gold",
    "note-value",
    "token-value",
    "last-token",
    "whim",
    "hope",
    "strong-guild",
    "strong-trade",
    "benevolence",
    "spying",
    "outside",
    "idle",
    "flight",
    "beaten",
    "monopoly",
    "second-monopoly",
    "provisions",
    "impostor-value",
    "alchemy",
    "swap",
    "rivals",
    "trade-now",
    "battle-now",
    "tokens-now",
    "spies-now",
    "court-now",
    "guild-now",
    "title-now",
)
NAMES: Final = (
    *PLAIN_NAMES,
    *(f"{pawn}-year" for pawn in PAWNS),
    *(f"{title}-year" for title in TITLES[: FIRST_TITLE[AL_RASHID]]),
)
"""What the numbers of a taste mean; those of a year are what a pawn or title brings in every later one."""


class Taste:
    """What a family thinks things are worth, in points."""

    def __init__(self, weights: list[float]) -> None:
        self.gold: Final = weights[0]
        """Gold kept for a later year."""
        self.last_gold: Final = weights[1]
        """The same in the last year, when nothing comes after."""
        self.trade_gold: Final = weights[2]
        """Gold that a trader will fetch."""
        self.note: Final = weights[3]
        self.token: Final = weights[4]
        self.last_token: Final = weights[5]
        self.whim: Final = weights[6]
        """Families see values this much wrong, so that they do not all play alike."""
        self.hope: Final = weights[7]
        """Gold that every pawn not placed yet may fetch."""
        self.strong_guild: Final = weights[8]
        """For every point of dominance of a pawn that is placed in a palace."""
        self.strong_trade: Final = weights[9]
        self.benevolence: Final = weights[10]
        self.spying: Final = weights[11]
        self.outside: Final = weights[12]
        """A place that is not among the first three, and costs so much."""
        self.idle: Final = weights[13]
        """What a visit costs whoever can take neither service nor title."""
        self.flight: Final = weights[14]
        self.beaten: Final = weights[15]
        self.monopoly: Final = weights[16]
        """In gold, like the next two."""
        self.second_monopoly: Final = weights[17]
        self.provisions: Final = weights[18]
        self.impostor: Final = weights[19]
        self.alchemy: Final = weights[20]
        self.swap: Final = weights[21]
        """In gold."""
        self.rivals: Final = weights[22]
        """How much the others' wishes count against an area, when one is to be resolved …"""
        self.trade_now: Final = weights[23]
        """… and how much somebody wishes it to be resolved at once."""
        self.battle_now: Final = weights[24]
        self.tokens_now: Final = weights[25]
        self.spies_now: Final = weights[26]
        self.court_now: Final = weights[27]
        self.guild_now: Final = weights[28]
        self.title_now: Final = weights[29]
        self.years: Final = weights[len(PLAIN_NAMES) :]
        """By pawn and then by title."""


def act(t: Taste, s: State, dice: Dice) -> bool:
    """Make the pending decision of a seat sensibly; false if it is one without a rule of thumb."""
    step = s.stack[-1]
    if isinstance(step, PlacePawn):
        s.apply(placement(t, s, step.who, RESERVE, dice))
    elif isinstance(step, Pay):
        pay(s, step)
    elif isinstance(step, TakeTurn):
        s.apply(turn(t, s, step, dice))
    elif isinstance(step, (TakeItem, TakeDifferent)):
        s.apply(item(s, step.who, step.legal(s)))
    elif isinstance(step, GuildActions):
        s.apply(visit(t, s, step, dice))
    elif isinstance(step, AfterResolving):
        s.apply(after(s, step))
    elif isinstance(step, ChooseTitle):
        s.apply(title(t, s, step, dice))
    elif isinstance(step, FirstTrader):
        s.apply(lot(s, step))
    elif isinstance(step, FightOrFlee):
        s.apply(step.legal(s)[0])
    elif isinstance(step, CommitTokens):
        s.apply(commit(s, step))
    elif isinstance(step, PalaceActions):
        s.apply(attend(t, s, step))
    elif isinstance(step, (SpyStep, InformPawn)):
        s.apply(spy(s, step.who, step.legal(s)))
    elif isinstance(step, MovePawn):
        s.apply(target(t, s, step, dice))
    elif isinstance(step, SpendNote):
        s.apply(step.legal(s)[0])
    elif isinstance(step, CopyFavour):
        s.apply(favour(t, s, step.who, step.legal(s), COPY))
    elif isinstance(step, (Benevolence, GainGood, RaiderGood)):
        s.apply(gain(s, step.who, step.legal(s)))
    elif isinstance(step, Swap):
        s.apply(swap(s, step.who))
    elif isinstance(step, GiveGood):
        s.apply(GIVE + spare_kind(s, step.who))
    elif isinstance(step, TradeCommon):
        s.apply(barter(s, step.who, step.legal(s)))
    elif isinstance(step, ImpostorFavour):
        s.apply(favour(t, s, step.who, step.legal(s), FAVOUR))
    elif isinstance(step, PlaceAside):
        s.apply(placement(t, s, step.who, ASIDE, dice))
    elif isinstance(step, PlotPawn):
        s.apply(PASS)
    else:
        return False
    return True


def whim(dice: Dice) -> float:
    """Anything from 0 to 1."""
    drawn: int = dice.below(FINE)
    return drawn / FINE


# --- what things are worth -----------------------------------------------------------------------------


def years_left(s: State) -> float:
    """Years after this one."""
    return float(YEARS - s.year)


def gold_value(t: Taste, s: State) -> float:
    """What gold that is kept will be worth."""
    return t.gold if s.year < YEARS else t.last_gold


def added_worth(s: State, seat: int, kind: int) -> int:
    """By how much one more good of the kind raises the worth of the seat's goods."""
    base = seat * WEALTH
    held = s.wealth[base + kind]
    more = 1
    for other in range(KINDS):
        if other != kind and s.wealth[base + other] > held:
            more += 1
    return more


def spare_worth(s: State, seat: int, kind: int) -> int:
    """By how much one good of the kind less lowers the worth of the seat's goods."""
    base = seat * WEALTH
    held = s.wealth[base + kind]
    less = 1
    for other in range(KINDS):
        if other != kind and s.wealth[base + other] >= held:
            less += 1
    return less


def spare_kind(s: State, seat: int) -> int:
    """The kind of good that is missed least."""
    best = -1
    least = 99
    for kind in range(KINDS):
        if s.wealth[seat * WEALTH + kind]:
            missed = spare_worth(s, seat, kind)
            if missed < least:
                least = missed
                best = kind
    return best


def pawn_value(t: Taste, s: State, pawn: int) -> float:
    """What one more pawn of the type is worth."""
    points: int = PAWN_PRESTIGE[pawn]
    return points + t.years[pawn] * years_left(s)


def title_value(t: Taste, s: State, seat: int, title: int) -> float:
    """What the title would bring the seat until the end."""
    points: int = TITLE_PRESTIGE[title]
    value = points + (t.years[PAWN_TYPES + title] * years_left(s) if title < FIRST_TITLE[AL_RASHID] else 0.0)
    if title < FIRST_TITLE[POLITICS]:
        if title == IMPOSTOR:
            value += t.impostor
        elif title == ENCHANTER:
            value += pawn_value(t, s, MERCHANT) - 2.0 if family(s, seat, MERCHANT) < 4 else -2.0
        return value
    if title < FIRST_TITLE[AL_RASHID]:
        if title == STEWARD_OF_THE_CITY:
            covered = 0
            for palace in range(PALACES):
                if palace == POLITICS or titles_of(s, seat, palace):
                    covered += 1
            return value + (6.0 if covered == PALACES else 0.0)
        return value + condition(s, seat, title)
    gold = gold_value(t, s)
    if title == TREASURER:
        value += t.note if s.year < YEARS else 0.3
    elif title == AGHA:
        value += 4.0 * (t.token if s.year < YEARS else t.last_token)
    elif title in (SILK_MONOPOLIST, SPICE_MONOPOLIST):
        other = SPICE_MONOPOLIST if title == SILK_MONOPOLIST else SILK_MONOPOLIST
        value += gold * (t.second_monopoly if copies(s, seat, other) else t.monopoly)
    elif title == ASTROLOGIST:
        value += influence_value(s, seat, ASTROLOGY[family(s, seat, SAGE)])
    elif title == LAW_EXPERT:
        value += influence_value(s, seat, 1)
    elif title == QUARTERMASTER:
        value += gold * t.provisions
    elif title == ALCHEMIST:
        value += t.alchemy if family(s, seat, SAGE) and family(s, seat, MERCHANT) < 4 else 0.0
    return value


def influence_value(s: State, seat: int, number: int) -> float:
    """Influence counts up to a limit."""
    held: int = s.wealth[seat * WEALTH + INFLUENCE]
    return float(max(0, min(held + number, INFLUENCE_CAP) - held))


def favour_value(t: Taste, s: State, seat: int, favour: int) -> float:
    """What a favour brings, before its price."""
    if favour == QADI:
        return influence_value(s, seat, 1)
    if favour == SCHOLAR:
        return t.note if s.year < YEARS else 0.0
    if favour == VIZIER:
        return t.swap * gold_value(t, s)
    return t.token - gold_value(t, s)


def title_cost(s: State, seat: int, title: int) -> int:
    """What a title costs the seat in gold; it spends a note if it has one."""
    cost = TITLE_COST[title]
    if s.wealth[seat * WEALTH + NOTES]:
        cost -= BANKER_DISCOUNT if copies(s, seat, BANKER) else NOTE_DISCOUNT
    return max(0, cost)


def service_cost(s: State, seat: int, palace: int, rank: int) -> int:
    """The price of the guild's service at that rank."""
    price = SERVICE_PRICE[palace][rank]
    if palace in (COMMERCE, POLITICS):
        price -= LOREMASTER_DISCOUNT * copies(s, seat, LOREMASTER)
    return price


def service_value(t: Taste, s: State, palace: int, rank: int) -> float:
    """What the guild's service brings, before its price."""
    if palace == MILITARY:
        return SERVICE_AMOUNT[rank] * (t.token if s.year < YEARS else t.last_token)
    if palace == INTRIGUE:
        return t.spying
    return pawn_value(t, s, SERVICE_PAWN[palace])


def best_title(t: Taste, s: State, seat: int, palace: int, budget: int, gold: float) -> float:
    """The gain by the best title that the budget buys in the palace; less than nothing if it buys none."""
    best = -9.0
    lying = s.seats * TITLE_COUNT
    for title in range(FIRST_TITLE[palace], FIRST_TITLE[palace + 1]):
        if s.titles[lying + title]:
            cost = title_cost(s, seat, title)
            if cost <= budget:
                value = title_value(t, s, seat, title) - gold * cost
                if value > best:
                    best = value
    return best


def strength(s: State, seat: int, camp: tuple[int, ...]) -> int:
    """0: has nothing to fight with and must flee, 1: can fight but not win, 2: can beat the camp."""
    red = 0
    blue = 0
    for token in camp:
        kind = camp_kind(token)
        if kind < VALUE_COUNT:
            red += VALUES[kind]
        else:
            blue += VALUES[kind - VALUE_COUNT]
    own_red = 0
    own_blue = 0
    bonus = copies(s, seat, STRATEGIST)
    for token in s.hands[seat]:
        kind = token % TOKEN_KINDS
        if kind < VALUE_COUNT:
            own_red += VALUES[kind] + bonus
        else:
            own_blue += VALUES[kind - VALUE_COUNT] + bonus
    if (not red or own_red > red) and (not blue or own_blue > blue):
        return 2
    return 1 if (red and own_red) or (blue and own_blue) else 0


# --- placing pawns -------------------------------------------------------------------------------------


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


# --- the turn ------------------------------------------------------------------------------------------


def activation(s: State, seat: int) -> int:
    """A title that is worth using now, or -1: not the Negotiator, and no Smuggler or Trader for nothing."""
    for action in activations(s, seat):
        index = action - ACTIVATE
        if index == 0:
            if swap_gain(s, seat) > 1:
                return action
        elif index == 3:
            if barter_gain(s, seat) > 0:
                return action
        elif index != 2:
            return action
    return -1


def turn(t: Taste, s: State, step: TakeTurn, dice: Dice) -> int:
    """Use a title, then resolve what does the seat most good and the others least."""
    seat = step.who
    if not step.activated:
        action = activation(s, seat)
        if action >= 0:
            return action
    best = -1
    most = -99.0
    for area in range(AREA_COUNT):
        if s.rows[area]:
            value = t.whim * whim(dice)
            ranked = ranks(s, area)
            for rank in range(len(ranked)):
                urge = urgency(t, s, ranked[rank], area, rank)
                value += urge if ranked[rank] == seat else -t.rivals * urge
            if value > most:
                most = value
                best = area
    return RESOLVE + best


def urgency(t: Taste, s: State, seat: int, area: int, rank: int) -> float:
    """How much a seat would like the area to be resolved now."""
    if area >= PALACES:
        camp = s.camps[area - PALACES]
        if camp and rank == 0:
            fights = strength(s, seat, camp)
            return t.battle_now if fights == 2 else -t.beaten if fights == 1 else -t.flight
        return t.trade_now if rank < RANKS else 0.0
    if rank >= RANKS:
        return 0.0
    if area == MILITARY:
        return t.tokens_now
    if area == INTRIGUE:
        return t.spies_now
    if area == AL_RASHID:
        return t.court_now
    money = worth(s.wealth, seat * WEALTH)
    if served(s, seat, area) and money >= service_cost(s, seat, area, rank):
        return t.guild_now
    lying = s.seats * TITLE_COUNT
    for title in range(FIRST_TITLE[area], FIRST_TITLE[area + 1]):
        if s.titles[lying + title] and title_cost(s, seat, title) <= money:
            return t.title_now
    return -t.idle


def after(s: State, step: AfterResolving) -> int:
    """Use a title, if there is one to use."""
    legal = step.legal(s)
    if len(legal) == 1:
        return END
    action = activation(s, step.who)
    return action if action >= 0 else END


# --- visits --------------------------------------------------------------------------------------------


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
        self.left = -1
        self.best = vec[i64]([0, 0, 0, 0, 0])

    def seek(self, paid: vec[i64], kind: int) -> bool:
        """Try all numbers of the kinds from this one on; true when nothing better can come."""
        if worth(paid, 0) >= self.price:
            return self.compare(paid)
        if kind == KINDS:
            return False
        for number in range(self.held[kind] + 1):
            paid[kind] = number
            if self.seek(paid, kind + 1):
                return True
        paid[kind] = 0
        return False

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


# --- goods ---------------------------------------------------------------------------------------------


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


# --- mercenaries and spies -----------------------------------------------------------------------------


def commit(s: State, step: CommitTokens) -> int:
    """As few tokens as win, or the weakest one if the battle is lost anyway."""
    legal = step.legal(s)
    camp = s.camps[step.territory - PALACES]
    if strength(s, step.who, camp) < 2:
        return DONE if step.chosen else legal[0]
    bonus = copies(s, step.who, STRATEGIST)
    for colour in range(COLOUR_COUNT):
        lacking = 0
        for token in camp:
            kind = camp_kind(token)
            if kind // VALUE_COUNT == colour:
                lacking += VALUES[kind % VALUE_COUNT]
        if not lacking:
            continue
        for chosen in step.chosen:
            if chosen // VALUE_COUNT == colour:
                lacking -= VALUES[chosen % VALUE_COUNT] + bonus
        if lacking < 0:
            continue
        best = -1
        for action in legal:
            if action == DONE or (action - COMMIT) // VALUE_COUNT != colour:
                continue
            best = action
            if VALUES[(action - COMMIT) % VALUE_COUNT] + bonus > lacking:
                break
        if best >= 0:
            return best
    return DONE


def spy(s: State, seat: int, legal: list[int]) -> int:
    """Move a pawn away from mercenaries that cannot be beaten."""
    for action in legal:
        if action >= PASS:
            break
        camp = s.camps[(action - MOVE) % AREA_COUNT - PALACES]
        if camp and strength(s, seat, camp) < 2:
            return action
    return PASS


def target(t: Taste, s: State, step: MovePawn, dice: Dice) -> int:
    """Where the pawn gains most."""
    legal = step.legal(s)
    purse = purse_of(s, step.who)
    money = worth(purse.goods, 0)
    best = legal[0]
    most = -99.0
    for action in legal:
        area = action - TO
        rank = min(RANKS, rank_with(s, step.owner, DOMINANCE[step.pawn], area))
        value = place_value(t, s, step.owner, area, rank, purse, money) + 0.3 * t.whim * whim(dice)
        if value > most:
            most = value
            best = action
    return best
