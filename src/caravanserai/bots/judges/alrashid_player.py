"""How a sensible family plays Al-Rashid: quick rules of thumb for every decision, for simulated players."""

from caravanserai.bots.judges.alrashid_placing import placement
from caravanserai.bots.judges.alrashid_spies import commit, spy, target
from caravanserai.bots.judges.alrashid_taste import (
    Taste,
    service_cost,
    spare_kind,
    strength,
    title_cost,
    whim,
)
from caravanserai.bots.judges.alrashid_visits import (
    attend,
    barter,
    barter_gain,
    favour,
    gain,
    item,
    lot,
    pay,
    swap,
    swap_gain,
    title,
    visit,
)
from caravanserai.core.rollout import Dice
from caravanserai.games.alrashid.actions import (
    ACTIVATE,
    COPY,
    END,
    FAVOUR,
    GIVE,
    PASS,
    RESOLVE,
)
from caravanserai.games.alrashid.battle import CommitTokens, FightOrFlee, RaiderGood
from caravanserai.games.alrashid.board import (
    AL_RASHID,
    AREA_COUNT,
    FIRST_TITLE,
    INTRIGUE,
    MILITARY,
    PALACES,
    RANKS,
    TITLE_COUNT,
)
from caravanserai.games.alrashid.favours import GiveGood, ImpostorFavour, Swap
from caravanserai.games.alrashid.fields import (
    ASIDE,
    RESERVE,
    WEALTH,
)
from caravanserai.games.alrashid.guilds import GuildActions
from caravanserai.games.alrashid.palace import PalaceActions
from caravanserai.games.alrashid.payment import Pay, worth
from caravanserai.games.alrashid.placement import PlaceAside, PlacePawn
from caravanserai.games.alrashid.services import Benevolence, served
from caravanserai.games.alrashid.spies import InformPawn, MovePawn, PlotPawn, SpyStep
from caravanserai.games.alrashid.state import State, ranks
from caravanserai.games.alrashid.territories import FirstTrader, TakeDifferent, TakeItem
from caravanserai.games.alrashid.titles import GainGood, TradeCommon
from caravanserai.games.alrashid.turn import AfterResolving, TakeTurn, activations
from caravanserai.games.alrashid.visits import ChooseTitle, CopyFavour, SpendNote


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
    for wanted in range(FIRST_TITLE[area], FIRST_TITLE[area + 1]):
        if s.titles[lying + wanted] and title_cost(s, seat, wanted) <= money:
            return t.title_now
    return -t.idle


def after(s: State, step: AfterResolving) -> int:
    """Use a title, if there is one to use."""
    legal = step.legal(s)
    if len(legal) == 1:
        return END
    action = activation(s, step.who)
    return action if action >= 0 else END
