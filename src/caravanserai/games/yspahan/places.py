"""What the printed places are: the levels of the tower, the districts with their souks and shops, the street, the caravan."""

from typing import Final

from caravanserai.core.events import Argument
from caravanserai.core.game import Card, Line
from caravanserai.games.yspahan.board import (
    BAZAAR,
    BAZAAR_POINTS,
    CAMEL_LEVEL,
    CENTRE,
    DISTANCE,
    DISTRICT_SOUKS,
    DISTRICTS,
    GOLD_LEVEL,
    LEVELS,
    LOAD_POINTS,
    ROW_MULTIPLIER,
    SHOP_SOUK,
    SHOPS,
    SOUK_DISTRICT,
    SOUK_POINTS,
    SOUK_SHOPS,
    SOUK_SIZES,
    SOUKS,
    SQUARE_COUNT,
    SQUARE_SHOPS,
    SQUARES,
)
from caravanserai.games.yspahan.fields import EMPTY, GROUP
from caravanserai.games.yspahan.groups import goods_bonus, goods_possible
from caravanserai.games.yspahan.scoring import caravan_share
from caravanserai.games.yspahan.souks import complete_owner, open_shops, souk_owner, vacant_shops
from caravanserai.games.yspahan.state import Level, Seat, Shop, Square, State
from caravanserai.games.yspahan.supervisor import MoveSupervisor, move_price

_BESIDE: Final = tuple(
    [square for square, shops in enumerate(SQUARE_SHOPS) if shop in shops] for shop in range(len(SHOPS))
)
"""The squares that touch each shop."""
_BONUS: Final = {CAMEL_LEVEL: "paddock", GOLD_LEVEL: "store"}
"""The building that adds to the goods of a level; in all districts it is the Hoist."""
_GOODS_RULES: Final = {CAMEL_LEVEL: "YS-32", GOLD_LEVEL: "YS-33"}


def line(key: str, **args: Argument) -> Line:
    """Something to say."""
    return Line(key=key, args=args)


def told(thing: str, name: Line, kind: Line | None, does: Line, now: list[Line], *rules: str) -> Card:
    """A card, put together in the order in which it is read."""
    return Card(id=thing, name=name, kind=kind, does=does, now=now, rules=list(rules))


# --- the tower -------------------------------------------------------------------------------------


def level_card(s: State, seat: int | None, level: Level) -> Card:
    """YS-24, YS-25 A group of dice: what it gives the looking seat if it is still there in its turn."""
    white, yellow, value = s.tower[level * GROUP : (level + 1) * GROUP]
    name = LEVELS[level]
    kind = line("card-level-kind", number=white + yellow, value=value)
    now = [] if seat is None or not white + yellow else _group(s, seat, level)
    does = line("card-level", level=name)
    rules = ("YS-24", "YS-25", _GOODS_RULES.get(level, "YS-35"))
    return told(f"level-{name}", line("card-level-name", level=name), kind, does, now, *rules)


def _group(s: State, seat: Seat, level: Level) -> list[Line]:
    """YS-22, YS-111 Yellow dice are for the first player alone."""
    white, yellow, value = s.tower[level * GROUP : (level + 1) * GROUP]
    dice = white + yellow if seat == s.first else white
    if not dice:
        return [line("now-level-yellow")]
    if not goods_possible(s, seat, level):
        return [line("now-level-closed", value=value)]
    bonus = goods_bonus(s, seat, level)
    found = [line("now-level", level=LEVELS[level], goods=dice + bonus, value=value)]
    if bonus:
        found.append(line("now-level-bonus", building=_BONUS.get(level, "hoist"), number=bonus))
    if s.hand_size(seat):
        found.append(line("now-level-boost", level=LEVELS[level], goods=dice + bonus + 1))
    return found


# --- the street ------------------------------------------------------------------------------------


def square_card(s: State, seat: int | None, square: Square) -> Card:
    """YS-49, YS-50, YS-55 A square of the street: what the Supervisor would do there, and what the way costs."""
    name = SQUARES[square]
    here = int(square == s.supervisor)
    kind = line("card-square-kind", here=here, distance=DISTANCE[s.supervisor * SQUARE_COUNT + square])
    now = [_beside(s, seat, shop) for shop in SQUARE_SHOPS[square]]
    step = s.stack[-1] if s.stack else None
    if isinstance(step, MoveSupervisor) and step.seat == seat:
        price = move_price(s, step.seat, step.value, square)
        now.append(line("now-square-price", value=step.value, gold=price, have=s.gold[step.seat]))
    does, rules = (
        ("card-square", ("YS-55", "YS-50")) if square != CENTRE else ("card-square-centre", ("YS-54",))
    )
    return told(f"square-{name}", line(f"name-{name}"), kind, line(does), now, *rules)


def _beside(s: State, seat: int | None, shop: Shop) -> Line:
    owner = s.shops[shop]
    if owner == EMPTY:
        return line("now-square-empty", shop=SHOPS[shop])
    if owner == seat:
        return line("now-square-yours", shop=SHOPS[shop])
    return line("now-square-cube", shop=SHOPS[shop], owner=f"@{owner}")


# --- the city --------------------------------------------------------------------------------------


def district_card(s: State, seat: int | None, district: int) -> Card:
    """YS-35, YS-39 A district, and how many of its shops are open to the looking seat."""
    name = DISTRICTS[district]
    souks = range(DISTRICT_SOUKS[district], DISTRICT_SOUKS[district + 1])
    kind = line("card-district-kind", souks=len(souks), shops=sum(SOUK_SIZES[souk] for souk in souks))
    now = [] if seat is None else [line("now-district", number=len(open_shops(s, seat, district)))]
    return told(
        f"district-{name}",
        line("card-district-name", district=name),
        kind,
        line("card-district"),
        now,
        "YS-35",
        "YS-39",
    )


def souk_card(s: State, seat: int | None, souk: int) -> Card:
    """YS-38, YS-97 A souk: whose it is, how far, what it scores."""
    name = SOUKS[souk]
    kind = line(
        "card-souk-kind",
        district=DISTRICTS[SOUK_DISTRICT[souk]],
        shops=SOUK_SIZES[souk],
        points=SOUK_POINTS[souk],
    )
    reached = sum(1 for shop in range(SOUK_SHOPS[souk], SOUK_SHOPS[souk + 1]) if _BESIDE[shop])
    now = [souk_now(s, seat, souk), line("now-souk-street", number=reached)]
    return told(f"souk-{name}", line(f"name-{name}"), kind, line("card-souk"), now, "YS-37", "YS-38", "YS-97")


def souk_now(s: State, seat: int | None, souk: int) -> Line:
    """YS-37, YS-38, YS-94 Whose the souk is."""
    owner = souk_owner(s, souk)
    if owner == EMPTY:
        return line("now-souk-free")
    whose = "yours" if owner == seat else "owner"
    args: dict[str, Argument] = {} if owner == seat else {"owner": f"@{owner}"}
    if complete_owner(s, souk) == EMPTY:
        have = SOUK_SIZES[souk] - vacant_shops(s, souk)
        return Line(key=f"now-souk-{whose}", args={**args, "have": have, "all": SOUK_SIZES[souk]})
    points = SOUK_POINTS[souk] + (BAZAAR_POINTS if s.has(owner, BAZAAR) else 0)
    return Line(key=f"now-souk-complete-{whose}", args={**args, "points": points})


def shop_card(s: State, seat: int | None, shop: Shop) -> Card:
    """YS-37, YS-43, YS-55 A shop: from where it can be reached, whose cube it holds."""
    name, beside = SHOPS[shop], _BESIDE[shop]
    kind = (
        line("card-shop-kind", squares=[SQUARES[square] for square in beside])
        if beside
        else line("card-shop-safe-kind")
    )
    now = [souk_now(s, seat, SHOP_SOUK[shop])]
    if s.shops[shop] != EMPTY:
        owner = s.shops[shop]
        cube = line("now-shop-yours") if owner == seat else line("now-shop-cube", owner=f"@{owner}")
        now.insert(0, cube)
    return told(f"shop-{name}", line(f"name-{name}"), kind, line("card-shop"), now, "YS-37", "YS-43", "YS-59")


# --- the caravan -----------------------------------------------------------------------------------


def caravan_card(s: State, seat: int | None) -> Card:
    """YS-65, YS-66, YS-67 The caravan, and what everybody's cubes in it are worth."""
    kind = line("card-caravan-kind", number=len(s.caravan), all=s.caravan_size())
    now = [worth for each in range(s.seats) if (worth := share_now(s, seat, each)) is not None]
    return told("caravan", line("name-caravan"), kind, line("card-caravan"), now, "YS-65", "YS-66", "YS-67")


def share_now(s: State, seat: int | None, owner: Seat) -> Line | None:
    """YS-65 What the owner's cubes in the caravan score whenever it is scored; None without cubes."""
    cubes, multiplier = caravan_share(s, owner)
    if not cubes:
        return None
    points = cubes * multiplier
    if owner == seat:
        return line("now-caravan-yours", cubes=cubes, multiplier=multiplier, points=points)
    return line("now-caravan-owner", owner=f"@{owner}", cubes=cubes, multiplier=multiplier, points=points)


def slot_card(s: State, seat: int | None, slot: int) -> Card:
    """YS-64, YS-65 A camel of the caravan."""
    row = slot // s.seats
    name = line("card-slot-name", number=slot + 1, all=s.caravan_size())
    kind = line("card-slot-kind", row=row, points=LOAD_POINTS[row], multiplier=ROW_MULTIPLIER[row])
    now: list[Line] = []
    if slot < len(s.caravan):
        owner = s.caravan[slot]
        now.append(line("now-shop-yours") if owner == seat else line("now-shop-cube", owner=f"@{owner}"))
        share = share_now(s, seat, owner)
        now += [share] if share else []
    elif slot == len(s.caravan):
        now.append(line("now-slot-next", points=LOAD_POINTS[row]))
    return told(f"slot-{slot + 1}", name, kind, line("card-slot"), now, "YS-64", "YS-65")
