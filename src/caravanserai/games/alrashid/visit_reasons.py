"""Why a visit cannot be made or paid, worked out from the rules' definitions and not from the engine's formulas."""

from functools import lru_cache
from itertools import product
from typing import NamedTuple

from caravanserai.core.game import Reason
from caravanserai.core.reasons import Values, because
from caravanserai.games.alrashid.board import (
    AL_RASHID,
    AREAS,
    BANKER_DISCOUNT,
    BARTER,
    COLOURS,
    COMMERCE,
    FAVORITE_FEE,
    FAVOUR_PRICE,
    FAVOURS,
    FIRST_TITLE,
    GOODS,
    HEAD,
    INTRIGUE,
    KINDS,
    LOREMASTER_DISCOUNT,
    NOTE_DISCOUNT,
    PAWNS,
    POLITICS,
    SERVICE_PAWN,
    SERVICE_PRICE,
    TITLE_COST,
    TITLES,
)
from caravanserai.games.alrashid.favours import ImpostorFavour
from caravanserai.games.alrashid.guilds import GuildActions
from caravanserai.games.alrashid.holdings import goods_of, notes_of, owned, titles_of, undrawn, waiting
from caravanserai.games.alrashid.options import single_fee, unique_titles
from caravanserai.games.alrashid.palace import PalaceActions
from caravanserai.games.alrashid.payment import Pay
from caravanserai.games.alrashid.state import State
from caravanserai.games.alrashid.visits import (
    HEAD_FAVOUR,
    SERVICE,
    TITLE,
    ChooseTitle,
    Choosing,
    CopyFavour,
    Effects,
    SpendNote,
)

EXCHANGES = ("general", "vizier")
"""AR-61 Favours that take a good."""


class Offer(NamedTuple):
    """A visit as far as its actions say."""

    seat: int
    palace: int
    rank: int
    service: bool
    title: bool
    favour: bool


class Detail(NamedTuple):
    """A visit chosen to the last detail: favour and title (-1: none), and whether a note is spent."""

    favour: int
    title: int
    note: bool


# --- what is asked -------------------------------------------------------------------------------------


def guild(s: State, step: GuildActions, values: Values) -> Reason | None:
    """AR-49 One or two of the three actions."""
    return visit_reason(s, guild_offer(step, values["actions"].split("+")))


def guild_offer(step: GuildActions, parts: list[str]) -> Offer:
    """The visit to a guild with these actions."""
    return Offer(step.who, step.palace, step.rank, "service" in parts, "title" in parts, "favour" in parts)


def palace(s: State, step: PalaceActions, values: Values) -> Reason | None:
    """AR-84 Benevolence is free; a title is not."""
    return visit_reason(s, palace_offer(step, "title" in values["actions"]))


def palace_offer(step: PalaceActions, title: bool) -> Offer:
    """The visit to Al-Rashid's Palace."""
    return Offer(step.who, AL_RASHID, step.rank, False, title, False)


def title_first(s: State, step: GuildActions | PalaceActions, values: Values) -> Reason:
    """AR-49, AR-84 A title is named before the action: what stands in its way, or that the action comes first."""
    title = TITLES.index(values["title"])
    offer = guild_offer(step, ["title"]) if isinstance(step, GuildActions) else palace_offer(step, True)
    return visit_reason(s, offer, title=title) or because(step.rule, "title-action-first")


def copied(s: State, step: CopyFavour, values: Values) -> Reason | None:
    """AR-81 A favour that works and can be paid."""
    return visit_reason(s, _offer(step), favour=FAVOURS.index(values["favour"]))


def title(s: State, step: ChooseTitle, values: Values) -> Reason | None:
    """AR-55 A title that lies there and can be paid."""
    return visit_reason(s, _offer(step), favour=step.favour, title=TITLES.index(values["title"]))


def note(s: State, step: SpendNote, values: Values) -> Reason | None:
    """AR-62 With the note or without it."""
    spent = values["answer"] == "note"
    return visit_reason(s, _offer(step), favour=step.favour, title=step.title, note=spent)


def _offer(step: Choosing) -> Offer:
    return Offer(
        step.who,
        step.palace,
        step.rank,
        bool(step.actions & SERVICE),
        bool(step.actions & TITLE),
        bool(step.actions & HEAD_FAVOUR),
    )


def pay(s: State, step: Pay, values: Values) -> Reason | None:
    """AR-58, AR-59 Kind by kind, without waste."""
    kind, number = GOODS.index(values["kind"]), int(values["number"])
    if kind != len(step.paid):
        return because("AR-59", "pay-order", kind=GOODS[len(step.paid)])
    held = owned(s, step.who, values["kind"])
    if number > held:
        return because("AR-58", "not-owned", kind=values["kind"], number=held)
    effects = s.stack[-2]
    exchange = isinstance(effects, Effects) and effects.favour >= 0 and FAVOURS[effects.favour] in EXCHANGES
    return payment_reason(s, step.who, step.price, (*step.paid, number), exchange)


def impostor(s: State, step: ImpostorFavour, values: Values) -> Reason | None:
    """AR-106 A favour that is possible and not used yet."""
    favour = FAVOURS.index(values["favour"])
    if step.used >> favour & 1:
        return because("AR-106", "favour-used", favour=values["favour"])
    return bare_reason(s, step.who, favour)


# --- payments ------------------------------------------------------------------------------------------


def layers(goods: tuple[int, ...]) -> int:
    """AR-57 The value by layers: what is in layer j are the kinds with at least j goods."""
    return sum(BARTER[sum(number >= layer for number in goods)] for layer in range(1, max(goods) + 1))


def wasteful(goods: tuple[int, ...], price: int) -> bool:
    """AR-59 Whether one good can be taken away and the price is still reached."""
    for kind in range(KINDS):
        if goods[kind]:
            less = tuple(number - (each == kind) for each, number in enumerate(goods))
            if layers(less) >= price:
                return True
    return False


@lru_cache(maxsize=512)
def minimal(held: tuple[int, ...], price: int) -> tuple[tuple[int, ...], ...]:
    """AR-59 Every payment of the price that wastes nothing, found by growing payments kind by kind."""
    grown: list[tuple[int, ...]] = [()]
    for kind in range(KINDS):
        grown = [
            (*begun, number)
            for begun in grown
            for number in range(held[kind] + 1)
            if number == 0 or layers(_whole((*begun, number - 1))) < price
        ]
    return tuple(paid for paid in grown if layers(paid) >= price and not wasteful(paid, price))


def _whole(begun: tuple[int, ...]) -> tuple[int, ...]:
    return begun + (0,) * (KINDS - len(begun))


def payment_reason(s: State, seat: int, price: int, begun: tuple[int, ...], exchange: bool) -> Reason | None:
    """AR-58, AR-59, AR-61 Why a payment cannot begin like this."""
    held = goods_of(s, seat)
    fitting = [paid for paid in minimal(held, price) if paid[: len(begun)] == begun]
    if exchange:
        fitting = [paid for paid in fitting if paid != held]
    if fitting:
        return None
    if layers((*begun, *held[len(begun) :])) < price:
        return because("AR-58", "pay-short", price=price)
    return because("AR-59", "pay-waste", price=price)


# --- visits --------------------------------------------------------------------------------------------


def bare_reason(s: State, seat: int, favour: int, note: bool = False, paid: bool = False) -> Reason | None:
    """AR-78, AR-80, AR-82 Why a favour cannot be carried out, whatever it costs; goods are asked for unless `paid`."""
    name = FAVOURS[favour]
    if name in EXCHANGES and not paid and not any(goods_of(s, seat)):
        return because("AR-77" if name == "general" else "AR-79", "no-goods")
    if name == "general" and not any(undrawn(s, colour) for colour in COLOURS):
        return because("AR-82", "no-tokens-at-all")
    if name == "scholar" and not s.notes and not note:
        return because("AR-78", "no-notes")
    if name == "qadi" and not s.influence:
        return because("AR-80", "no-influence")
    return None


def price_of(s: State, offer: Offer, detail: Detail) -> int:
    """AR-52 Service, title less note, and favour."""
    price = 0
    if offer.service and offer.palace != AL_RASHID:
        price += SERVICE_PRICE[offer.palace][offer.rank]
        if offer.palace in (COMMERCE, POLITICS):
            price -= LOREMASTER_DISCOUNT * titles_of(s, offer.seat, "loremaster")
    if detail.title >= 0:
        discount = BANKER_DISCOUNT if titles_of(s, offer.seat, "banker") else NOTE_DISCOUNT
        price += max(TITLE_COST[detail.title] - (discount if detail.note else 0), 0)
    if detail.favour >= 0:
        intrigue = offer.palace == INTRIGUE
        price += FAVORITE_FEE if intrigue else 0
        price += 0 if intrigue and single_fee(s) else FAVOUR_PRICE[detail.favour]
    return price


def title_reason(s: State, seat: int, title: int) -> Reason | None:
    """AR-55, AR-56 Why the title is not for sale."""
    if not titles_of(s, s.seats, TITLES[title]):
        return because("AR-55", "title-gone", title=TITLES[title])
    if unique_titles(s) and titles_of(s, seat, TITLES[title]):
        return because("AR-56", "title-owned", title=TITLES[title])
    return None


def money_reason(s: State, offer: Offer, detail: Detail) -> Reason | None:
    """AR-51, AR-61 Why the visit cannot be paid."""
    price = price_of(s, offer, detail)
    held = goods_of(s, offer.seat)
    if layers(held) < price:
        return because("AR-51", "cannot-pay", price=price, worth=layers(held), exact_id="yes")
    if detail.favour >= 0 and not any(held):
        return bare_reason(s, offer.seat, detail.favour)
    if (
        detail.favour >= 0
        and FAVOURS[detail.favour] in EXCHANGES
        and all(paid == held for paid in minimal(held, price))
    ):
        return because("AR-61", "keep-a-good", price=price)
    return None


def visit_reason(
    s: State, offer: Offer, favour: int | None = None, title: int | None = None, note: bool | None = None
) -> Reason | None:
    """AR-49, AR-51, AR-68 Why the visit is impossible in every way that is still open.

    Of several obstacles that one counts which stands in the way of the cheapest of all ways.
    """
    if offer.service and offer.palace != AL_RASHID and SERVICE_PAWN[offer.palace] >= 0:
        pawn = PAWNS[SERVICE_PAWN[offer.palace]]
        if not waiting(s, offer.seat, pawn, "box"):
            return because("AR-68", "family-full", pawn=pawn)
    titles = _titles(s, offer, title)
    if isinstance(titles, Reason):
        return titles
    if note and not notes_of(s, offer.seat):
        return because("AR-62", "no-own-note")
    notes = (
        [note] if note is not None else [False, True] if offer.title and notes_of(s, offer.seat) else [False]
    )
    ways = [Detail(*each) for each in product(_favours(offer, favour), titles, notes)]
    ways.sort(key=lambda detail: price_of(s, offer, detail))
    return _first_obstacle(s, offer, ways)


def _first_obstacle(s: State, offer: Offer, ways: list[Detail]) -> Reason | None:
    """None if one of the ways, cheapest first, is open."""
    supply: Reason | None = None
    money: Reason | None = None
    prices: set[int] = set()
    for detail in ways:
        bare = (
            bare_reason(s, offer.seat, detail.favour, detail.note, paid=True) if detail.favour >= 0 else None
        )
        found = bare or money_reason(s, offer, detail)
        if found is None:
            return None
        if bare:
            supply = supply or bare
        else:
            money = money or found
            prices.add(price_of(s, offer, detail))
    if money and len(prices) > 1 and "exact_id" in money.args:
        return money._replace(args={**money.args, "exact_id": "no"})
    return money or supply


def _favours(offer: Offer, chosen: int | None) -> list[int]:
    if not offer.favour:
        return [-1]
    if chosen is not None:
        return [chosen]
    return [HEAD[offer.palace]] if HEAD[offer.palace] >= 0 else list(range(len(FAVOURS)))


def _titles(s: State, offer: Offer, chosen: int | None) -> list[int] | Reason:
    """The titles that may be meant, or why none of them is for sale."""
    if not offer.title:
        return [-1]
    first, last = FIRST_TITLE[offer.palace], FIRST_TITLE[offer.palace + 1]
    if chosen is not None:
        if not first <= chosen < last:
            return because("AR-55", "other-palace", title=TITLES[chosen])
        return title_reason(s, offer.seat, chosen) or [chosen]
    found = [each for each in range(first, last) if title_reason(s, offer.seat, each) is None]
    if found:
        return found
    left = any(titles_of(s, s.seats, TITLES[each]) for each in range(first, last))
    return because("AR-56" if left else "AR-55", "no-title-left", area=AREAS[offer.palace])
