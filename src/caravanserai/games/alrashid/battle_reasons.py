"""Why a token may not be discarded or an item not taken: battle, trade, Raider, Trader, Negotiator, Alchemist."""

from caravanserai.core.game import Reason
from caravanserai.core.reasons import Values, because
from caravanserai.games.alrashid.actions import ITEM_NAMES, TOKEN_NAMES
from caravanserai.games.alrashid.battle import CommitTokens, FightOrFlee, RaiderGood
from caravanserai.games.alrashid.board import AREAS, COLOURS, GOODS, HARVEST, ITEMS, PALACES, TRADE_ITEMS
from caravanserai.games.alrashid.favours import GiveGood, Swap
from caravanserai.games.alrashid.holdings import camp, colour_of, hand, lying, owned, standing, waiting
from caravanserai.games.alrashid.options import different_items, loose_trader
from caravanserai.games.alrashid.pawn_reasons import misfit
from caravanserai.games.alrashid.state import State
from caravanserai.games.alrashid.territories import FirstTrader, TakeDifferent, TakeItem
from caravanserai.games.alrashid.titles import Negotiate, OfferToken, RemoveToken, TradeCommon, Transmute

# --- battle --------------------------------------------------------------------------------------------


def fight(s: State, step: FightOrFlee, values: Values) -> Reason | None:
    """AR-90 With a token of a colour that lies there."""
    colours = [colour_of(token) for token in camp(s, AREAS[step.territory])]
    if any(colour_of(token) in colours for token in hand(s, step.who)):
        return None
    return because("AR-90", "cannot-fight", area=AREAS[step.territory])


def commit(s: State, step: CommitTokens, values: Values) -> Reason | None:
    """AR-91 A token that is not chosen yet."""
    chosen = step.chosen.count(TOKEN_NAMES.index(values["token"]))
    return _fits(s, "AR-91", step.who, AREAS[step.territory], values["token"], chosen)


def done(s: State, step: CommitTokens, values: Values) -> Reason | None:
    """AR-91 One token at least."""
    return None if step.chosen else because("AR-91", "commit-one")


def _fits(s: State, rule: str, seat: int, area: str, token: str, taken: int) -> Reason | None:
    if hand(s, seat).count(token) <= taken:
        return because(rule, "not-in-hand", token=token)
    if colour_of(token) not in [colour_of(other) for other in camp(s, area)]:
        return because(rule, "colour-not-there", colour=colour_of(token), area=area)
    return None


def raid(s: State, step: RaiderGood, values: Values) -> Reason | None:
    """AR-109 A kind printed for the territory."""
    if HARVEST[(step.territory - PALACES) * ITEMS + GOODS.index(values["kind"])]:
        return None
    return because("AR-109", "not-printed", kind=values["kind"], area=AREAS[step.territory])


# --- trade ---------------------------------------------------------------------------------------------


def take_all(s: State, step: FirstTrader, values: Values) -> Reason | None:
    """AR-97, AR-98 A lot that cannot be picked piece by piece."""
    area, kind = AREAS[step.territory], values["kind"]
    number = lying(s, area, kind)
    if not number:
        return because("AR-97", "none-lying", item=kind, area=area)
    if number > (1 if different_items(s) else TRADE_ITEMS[0]):
        return None
    return because("AR-97", "lot-small", kind=kind, area=area, number=number)


def take(s: State, step: TakeItem, values: Values) -> Reason | None:
    """AR-99 What still lies there."""
    area = AREAS[step.territory]
    return (
        None
        if lying(s, area, values["item"])
        else because("AR-99", "none-lying", item=values["item"], area=area)
    )


def take_different(s: State, step: TakeDifferent, values: Values) -> Reason | None:
    """AR-98 What still lies there and is not taken yet."""
    area = AREAS[step.territory]
    if ITEM_NAMES.index(values["item"]) in step.taken:
        return because("AR-98", "taken-already", item=values["item"])
    return (
        None
        if lying(s, area, values["item"])
        else because("AR-99", "none-lying", item=values["item"], area=area)
    )


# --- exchanges -----------------------------------------------------------------------------------------


def give(s: State, step: GiveGood | Swap | TradeCommon, values: Values) -> Reason | None:
    """AR-77 A good that is owned."""
    kind = values["kind"]
    return None if owned(s, step.who, kind) else because(step.rule, "none-owned", kind=kind)


def swap(s: State, step: Swap, values: Values) -> Reason | None:
    """AR-4 For another kind."""
    return because("AR-4", "same-kind") if values["kind"] == values["other"] else give(s, step, values)


def barter(s: State, step: TradeCommon, values: Values) -> Reason | None:
    """AR-115 One common kind for the two others."""
    kind, first, second = values["kind"], values["first"], values["second"]
    if kind in (first, second):
        return because("AR-4", "same-kind")
    if GOODS.index(first) > GOODS.index(second) or (first == second and not loose_trader(s)):
        return because("AR-115", "one-of-each")
    return give(s, step, values)


# --- titles --------------------------------------------------------------------------------------------


def transmute(s: State, step: Transmute, values: Values) -> Reason | None:
    """AR-132, AR-133 An own Sage whose place a Merchant may take."""
    place = values["place"]
    if place == "none":
        return None
    if not waiting(s, step.who, "merchant", "box"):
        return because("AR-133", "no-merchant-left")
    sages = (
        waiting(s, step.who, "sage", place) if place == "reserve" else standing(s, step.who, "sage", place)
    )
    if not sages:
        return because("AR-132", "no-sage", area=place)
    if place not in ("reserve", "al-rashid") and misfit(s, step.who, "merchant", place):
        return because("AR-133", "one-big", area=place)
    return None


def negotiate(s: State, step: Negotiate, values: Values) -> Reason | None:
    """AR-110 A territory with a token."""
    area = values["territory"]
    return None if camp(s, area) else because("AR-110", "no-token-there", area=area)


def discard(s: State, step: OfferToken, values: Values) -> Reason | None:
    """AR-110 A token of a colour that lies there."""
    return _fits(s, "AR-110", step.who, AREAS[step.territory], values["token"], 0)


def remove(s: State, step: RemoveToken, values: Values) -> Reason | None:
    """AR-110 A token of the colour that was discarded."""
    area, slot = AREAS[step.territory], int(values["slot"])
    tokens = camp(s, area)
    if slot >= len(tokens):
        return because("AR-110", "no-token-there", area=area)
    if colour_of(tokens[slot]) != COLOURS[step.colour]:
        return because("AR-110", "other-colour", colour=COLOURS[step.colour])
    return None
