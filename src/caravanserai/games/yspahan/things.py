"""What every thing on the table is: a card for each id of a view, told with no more than the looking seat may know."""

from collections.abc import Callable
from typing import Final

from caravanserai.core.game import Card, Line
from caravanserai.games.yspahan.board import (
    BAZAAR,
    BAZAAR_POINTS,
    BUILDING_POINTS,
    BUILDING_RULES,
    BUILDINGS,
    CARAVANSERAI,
    CARD_GIFT,
    CARD_RULES,
    CARDS,
    DAYS,
    DISTRICTS,
    HAMMAM,
    HAMMAM_STEPS,
    LEVELS,
    LOAD_POINTS,
    NORMAL,
    ROW_MULTIPLIER,
    SELL_CAMELS_LIMIT,
    SELL_CAMELS_POINTS,
    SELL_GOLD_LIMIT,
    SHOPS,
    SOUKS,
    SQUARE_SHOPS,
    SQUARES,
    WITHOUT_CAMELS,
    WITHOUT_GOLD,
)
from caravanserai.games.yspahan.buildings import camel_price, gold_price, owned
from caravanserai.games.yspahan.fields import DECK, DISCARD, NO_SEAT, hand
from caravanserai.games.yspahan.places import (
    caravan_card,
    district_card,
    level_card,
    line,
    share_now,
    shop_card,
    slot_card,
    souk_card,
    square_card,
    told,
)
from caravanserai.games.yspahan.scoring import CATEGORIES, breakdown
from caravanserai.games.yspahan.souks import complete_owner, open_shops
from caravanserai.games.yspahan.state import Building, Seat, State

_COUNTED: Final = ("points", "camels", "gold", "cards")
"""The numbers of a seat that are things of their own."""
_NAMED: Final = ("calendar", "first", "caravan", "deck", "discard")
_PLACES: Final[dict[str, tuple[tuple[str, ...], Callable[[State, int | None, int], Card]]]] = {
    "level": (LEVELS, level_card),
    "square": (SQUARES, square_card),
    "district": (DISTRICTS, district_card),
    "souk": (SOUKS, souk_card),
    "shop": (SHOPS, shop_card),
}


def things(s: State) -> list[str]:
    """The things that no view lists: the street, the districts, everybody's numbers, piles and marks, all kinds of cards."""
    return [
        *(f"square-{square}" for square in SQUARES),
        *(f"district-{district}" for district in DISTRICTS),
        *(f"{number}-{seat}" for number in _COUNTED for seat in range(s.seats)),
        *_NAMED,
        *(f"card-{name}" for name in CARDS),
    ]


def card(s: State, seat: int | None, thing: str) -> Card | None:
    """The card of a thing; None if there is no such thing."""
    sort, _, which = thing.partition("-")
    if sort in _PLACES:
        names, place = _PLACES[sort]
        return place(s, seat, names.index(which)) if which in names else None
    if thing in _NAMED:
        return _named(s, seat, thing)
    if sort == "card":
        return _card(s, seat, CARDS.index(which)) if which in CARDS else None
    if sort == "building":
        return _building(s, seat, which)
    number = int(which) if which in _figures(s, sort) else None
    if number is None:
        return None
    return slot_card(s, seat, number - 1) if sort == "slot" else _of_seat(s, seat, sort, number)


def _figures(s: State, sort: str) -> list[str]:
    """The numbers that things of this sort have."""
    if sort == "slot":
        return [str(slot + 1) for slot in range(s.caravan_size())]
    return [str(seat) for seat in range(s.seats)] if sort in ("player", *_COUNTED) else []


# --- the table -------------------------------------------------------------------------------------


def _named(s: State, seat: int | None, thing: str) -> Card:
    if thing == "caravan":
        return caravan_card(s, seat)
    if thing == "calendar":
        name = line("card-calendar-name", week=s.week, day=s.day)
        kind = line("card-calendar-kind", number=(s.week - 1) * DAYS + s.day)
        return told(thing, name, kind, line("card-calendar"), [], "YS-10", "YS-97", "YS-101")
    if thing == "first":
        today = None if s.first == NO_SEAT else line("card-first-kind", owner=f"@{s.first}")
        now = [line("now-first-order", each_seat=[f"@{each}" for each in s.order])] if s.order else []
        return told(thing, line("name-first-player"), today, line("card-first"), now, "YS-16", "YS-96")
    pile = DECK if thing == "deck" else DISCARD
    kind = line(f"card-{thing}-kind", number=s.pile_size(pile))
    now = _lying(s) if thing == "discard" else []
    return told(thing, line(f"name-{thing}"), kind, line(f"card-{thing}"), now, "YS-69", "YS-72")


def _lying(s: State) -> list[Line]:
    """YS-72 Anybody may look through the discard pile."""
    found = [name for name, count in zip(CARDS, s.pile(DISCARD), strict=True) for _ in range(count)]
    return [line("now-discard", cards=found)] if found else []


# --- seats -----------------------------------------------------------------------------------------


def _of_seat(s: State, seat: int | None, sort: str, owner: Seat) -> Card:
    """A seat, or one of its numbers."""
    thing, whose = f"{sort}-{owner}", f"@{owner}"
    if sort == "player":
        place = s.order.index(owner) + 1 if owner in s.order else 0
        kind = line("card-player-kind", place=place)
        share = share_now(s, seat, owner)
        now = [_sources(s, owner), *([share] if share else [])]
        return told(thing, line("card-player-name", owner=whose), kind, line("card-player"), now, "YS-102")
    name = line("card-count-name", count=sort, owner=whose, number=_count(s, sort, owner))
    rules = {"points": ("YS-102", "YS-103"), "camels": ("YS-32", "YS-59", "YS-86")}
    rules |= {"gold": ("YS-33", "YS-16", "YS-50"), "cards": ("YS-71", "YS-73", "YS-27")}
    now = [_sources(s, owner)] if sort == "points" else []
    return told(thing, name, None, line(f"card-{sort}"), now, *rules[sort])


def _count(s: State, sort: str, owner: Seat) -> int:
    if sort == "points":
        return s.scores()[owner]
    if sort == "cards":
        return s.hand_size(owner)
    return s.camels[owner] if sort == "camels" else s.gold[owner]


def _sources(s: State, owner: Seat) -> Line:
    """YS-102 Where the points of a seat came from."""
    sheet = breakdown(s)[owner]
    return line("now-points", **{name: sheet[name] for name in CATEGORIES})


# --- buildings -------------------------------------------------------------------------------------


def _building(s: State, seat: int | None, which: str) -> Card | None:
    """YS-86, YS-88 A building on somebody's board: its price, what it brings as the next one."""
    whose, _, name = which.partition("-")
    if whose not in _figures(s, "player") or name not in BUILDINGS:
        return None
    owner, building = int(whose), BUILDINGS.index(name)
    if s.has(owner, building):
        kind = line("card-building-kind-built", owner=f"@{owner}")
        now = _power(s, owner, building)
    else:
        camels, gold = camel_price(building, NORMAL), gold_price(building, NORMAL)
        kind = line("card-building-kind", camels=camels, gold=gold)
        place = owned(s, owner)
        points = BUILDING_POINTS[place]
        yours = line("now-building-next", number=place + 1, points=points)
        other = line("now-building-other", owner=f"@{owner}", number=place + 1, points=points)
        now = [yours if owner == seat else other]
    does = line(f"card-building-{name}")
    return told(f"building-{which}", line(f"name-{name}"), kind, does, now, BUILDING_RULES[building], "YS-88")


def _power(s: State, owner: Seat, building: Building) -> list[Line]:
    """What a built building is worth in this position, where that can be counted."""
    if building == BAZAAR:
        souks = sum(1 for souk in range(len(SOUKS)) if complete_owner(s, souk) == owner)
        return [line("now-bazaar", number=souks, points=souks * BAZAAR_POINTS)]
    if building == CARAVANSERAI:
        reached = {shop for shops in SQUARE_SHOPS for shop in shops}
        return [line("now-caravanserai", number=sum(1 for shop in sorted(reached) if s.shops[shop] == owner))]
    return [line("now-hammam", number=HAMMAM_STEPS + s.gold[owner])] if building == HAMMAM else []


# --- cards -----------------------------------------------------------------------------------------


def _card(s: State, seat: int | None, which: int) -> Card:
    """YS-27, YS-72, YS-73 A kind of card: in the own hand, on the discard pile, or just known to be in the game."""
    name, discarded = CARDS[which], s.cards[DISCARD + which]
    held = 0 if seat is None else s.cards[hand(seat) + which]
    kind = line("card-card-kind", held=held, discarded=discarded)
    now = [] if seat is None or not held else _worth(s, seat, name)
    does = line(f"card-card-{name}")
    return told(f"card-{name}", line(f"name-{name}"), kind, does, now, CARD_RULES[which], "YS-27")


def _worth(s: State, seat: Seat, name: str) -> list[Line]:
    """YS-77 to YS-85 What a card in the own hand would do now."""
    camels, gold = s.camels[seat], s.gold[seat]
    if name == "three-camels":
        return [line("now-three-camels", number=camels + CARD_GIFT)]
    if name == "three-gold":
        return [line("now-three-gold", number=gold + CARD_GIFT)]
    if name == "exchange":
        return [line("now-exchange", camels=camels, gold=gold)]
    if name == "place-cube":
        shops = sum(len(open_shops(s, seat, district)) for district in range(len(DISTRICTS)))
        return [line("now-place-cube", number=shops)]
    if name == "load-caravan":
        return _load(s, seat)
    if name == "sell-camels":
        return [
            line("now-sell-camels", camels=camels, points=SELL_CAMELS_POINTS * min(SELL_CAMELS_LIMIT, camels))
        ]
    if name == "sell-gold":
        return [line("now-sell-gold", gold=gold, points=min(SELL_GOLD_LIMIT, gold))]
    return _buildable(s, seat, WITHOUT_CAMELS if name == "no-camels" else WITHOUT_GOLD)


def _load(s: State, seat: Seat) -> list[Line]:
    """YS-64, YS-81 The next camel of the caravan."""
    slot = len(s.caravan)
    row = slot // s.seats
    next_one = line("now-load", number=slot + 1, all=s.caravan_size(), points=LOAD_POINTS[row])
    return [next_one, line("now-load-row", multiplier=ROW_MULTIPLIER[row])]


def _buildable(s: State, seat: Seat, mode: int) -> list[Line]:
    """YS-84, YS-85 The buildings whose other half of the price the seat could pay."""
    found = [
        name
        for building, name in enumerate(BUILDINGS)
        if not s.has(seat, building)
        and s.camels[seat] >= camel_price(building, mode)
        and s.gold[seat] >= gold_price(building, mode)
    ]
    return [line("now-build-card", buildings=found, number=len(found))]
