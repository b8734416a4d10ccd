"""What a simulated family of Al-Rashid thinks things are worth."""

from typing import Final

from caravanserai.core.rollout import Dice
from caravanserai.games.alrashid.board import (
    AGHA,
    AL_RASHID,
    ALCHEMIST,
    ASTROLOGIST,
    ASTROLOGY,
    BANKER,
    BANKER_DISCOUNT,
    COMMERCE,
    ENCHANTER,
    FIRST_TITLE,
    IMPOSTOR,
    INFLUENCE_CAP,
    INTRIGUE,
    KINDS,
    LAW_EXPERT,
    LOREMASTER,
    LOREMASTER_DISCOUNT,
    MERCHANT,
    MILITARY,
    NOTE_DISCOUNT,
    PALACES,
    PAWN_PRESTIGE,
    PAWN_TYPES,
    PAWNS,
    POLITICS,
    QADI,
    QUARTERMASTER,
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
    TREASURER,
    VALUE_COUNT,
    VALUES,
    VIZIER,
    YEARS,
)
from caravanserai.games.alrashid.fields import (
    INFLUENCE,
    NOTES,
    TOKEN_KINDS,
    WEALTH,
)
from caravanserai.games.alrashid.scoring import condition, titles_of
from caravanserai.games.alrashid.state import State, camp_kind, copies, family

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


def whim(dice: Dice) -> float:
    """Anything from 0 to 1."""
    drawn: int = dice.below(FINE)
    return drawn / FINE


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
