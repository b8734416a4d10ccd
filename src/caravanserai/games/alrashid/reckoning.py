"""Prices and payments for `reasons`, worked out from the rules' definitions and not from the engine's formulas."""

from functools import lru_cache
from itertools import product
from typing import NamedTuple

from caravanserai.core.events import Argument
from caravanserai.core.game import Reason
from caravanserai.games.alrashid.board import (
    BARTER,
    FAVOUR_PRICE,
    FAVOURS,
    FIRST_TITLE,
    HEAD,
    KINDS,
    SERVICE_PAWN,
    SERVICE_PRICE,
    TITLE_COST,
    TITLE_COUNT,
    TITLES,
)
from caravanserai.games.alrashid.state import NOTES, WEALTH, Court


class Offer(NamedTuple):
    """A visit as far as its actions say."""

    seat: int
    palace: int
    rank: int
    service: bool
    title: bool
    favour: bool


def no(rule: str, key: str, **args: Argument) -> Reason:
    """A refusal."""
    return Reason(rule, f"reason-{key}", args)


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


def goods_of(s: Court, seat: int) -> tuple[int, ...]:
    """The seat's goods by kind."""
    return tuple(s.wealth[seat * WEALTH : seat * WEALTH + KINDS])


def payment_reason(s: Court, seat: int, price: int, begun: tuple[int, ...], exchange: bool) -> Reason | None:
    """AR-58, AR-59, AR-61 Why a payment cannot begin like this."""
    held = goods_of(s, seat)
    fitting = [paid for paid in minimal(held, price) if paid[: len(begun)] == begun]
    if exchange:
        fitting = [paid for paid in fitting if paid != held]
    if fitting:
        return None
    if layers((*begun, *held[len(begun) :])) < price:
        return no("AR-58", "pay-short", price=price)
    return no("AR-59", "pay-waste", price=price)


def bare_reason(s: Court, seat: int, favour: int, note: bool = False, paid: bool = False) -> Reason | None:
    """AR-78, AR-80, AR-82 Why a favour cannot be carried out, whatever it costs; goods are asked for unless `paid`."""
    name = FAVOURS[favour]
    if name in ("general", "vizier") and not paid and not any(goods_of(s, seat)):
        return no("AR-77" if name == "general" else "AR-79", "no-goods")
    if name == "general" and not any(s.pool[:12]):
        return no("AR-82", "no-tokens-at-all")
    if name == "scholar" and not s.notes and not note:
        return no("AR-78", "no-notes")
    if name == "qadi" and not s.influence:
        return no("AR-80", "no-influence")
    return None


def price_of(s: Court, offer: Offer, favour: int, title: int, note: bool) -> int:
    """AR-52 Service, title less note, and favour."""
    price = 0
    mine = s.titles[offer.seat * TITLE_COUNT : (offer.seat + 1) * TITLE_COUNT]
    if offer.service and offer.palace < len(SERVICE_PRICE):
        price += SERVICE_PRICE[offer.palace][offer.rank]
        if offer.palace in (3, 4):
            price -= 3 * mine[TITLES.index("loremaster")]
    if title >= 0:
        less = 0 if not note else 5 if mine[TITLES.index("banker")] else 3
        price += max(TITLE_COST[title] - less, 0)
    if favour >= 0:
        intrigue = offer.palace == 0
        single = intrigue and s.edition % 2 == 1
        price += (1 if intrigue else 0) + (0 if single else FAVOUR_PRICE[favour])
    return price


def detail_reason(s: Court, offer: Offer, favour: int, title: int, note: bool) -> Reason | None:
    """Why a visit chosen to the last detail is impossible."""
    if title >= 0 and not s.titles[s.seats * TITLE_COUNT + title]:
        return no("AR-55", "title-gone", title=TITLES[title])
    if title >= 0 and s.unique_titles and s.titles[offer.seat * TITLE_COUNT + title]:
        return no("AR-56", "title-owned", title=TITLES[title])
    if note and not s.wealth[offer.seat * WEALTH + NOTES]:
        return no("AR-62", "no-own-note")
    if favour >= 0 and (found := bare_reason(s, offer.seat, favour, note, paid=True)):
        return found
    price = price_of(s, offer, favour, title, note)
    held = goods_of(s, offer.seat)
    if layers(held) < price:
        return no("AR-51", "cannot-pay", price=price)
    if (
        favour >= 0
        and FAVOURS[favour] in ("general", "vizier")
        and all(paid == held for paid in minimal(held, price))
    ):
        return no("AR-61", "keep-a-good", price=price)
    return None


def visit_reason(
    s: Court, offer: Offer, favour: int | None = None, title: int | None = None, note: bool | None = None
) -> Reason | None:
    """AR-49, AR-51, AR-68 Why the visit is impossible in every way that is still open: the first obstacle met."""
    if offer.service and offer.palace < len(SERVICE_PAWN):
        pawn = SERVICE_PAWN[offer.palace]
        if pawn >= 0 and not s.pawns[offer.seat * 9 + pawn]:
            return no("AR-68", "family-full")
    if (
        title is not None
        and title >= 0
        and not FIRST_TITLE[offer.palace] <= title < FIRST_TITLE[offer.palace + 1]
    ):
        return no("AR-55", "other-palace", title=TITLES[title])
    first: Reason | None = None
    for each in product(_favours(offer, favour), _titles(offer, title), _notes(offer, note)):
        found = detail_reason(s, offer, *each)
        if found is None:
            return None
        first = first or found
    return first


def _favours(offer: Offer, chosen: int | None) -> list[int]:
    if not offer.favour:
        return [-1]
    if chosen is not None:
        return [chosen]
    return [HEAD[offer.palace]] if HEAD[offer.palace] >= 0 else list(range(len(FAVOURS)))


def _titles(offer: Offer, chosen: int | None) -> list[int]:
    if not offer.title:
        return [-1]
    return (
        list(range(FIRST_TITLE[offer.palace], FIRST_TITLE[offer.palace + 1])) if chosen is None else [chosen]
    )


def _notes(offer: Offer, chosen: bool | None) -> list[bool]:
    if not offer.title:
        return [False]
    return [False, True] if chosen is None else [chosen]
