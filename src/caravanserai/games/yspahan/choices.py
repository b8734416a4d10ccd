"""What a question and its choices say: the words' arguments, and the things to click."""

from collections.abc import Sequence
from typing import Final

from caravanserai.core.events import Argument
from caravanserai.core.prompts import Choice
from caravanserai.games.yspahan.actions import BUILD_AS, BUY, SPACE
from caravanserai.games.yspahan.board import (
    BUILDING_COUNT,
    BUILDING_POINTS,
    BUILDINGS,
    DAYS,
    DISTRICTS,
    HAMMAM,
    HAMMAM_STEPS,
    LEVEL_COUNT,
    LEVELS,
    LOAD_POINTS,
    MODES,
    SELL_CAMELS_POINTS,
    SELL_GOLD_POINTS,
    SHOP_DISTRICT,
    SHOP_SOUK,
    SHOPS,
    SOUK_POINTS,
    SOUK_SIZES,
    SOUKS,
    SQUARE_SHOPS,
    SQUARES,
    WHITE_DICE,
    YELLOW_DICE,
)
from caravanserai.games.yspahan.buildings import MODE_COUNT, ChooseBuilding, camel_price, gold_price, owned
from caravanserai.games.yspahan.cards import Exchange, SellCamels, SellGold
from caravanserai.games.yspahan.dice import BuyYellow
from caravanserai.games.yspahan.effects import effects
from caravanserai.games.yspahan.fields import DECK, EMPTY, GROUP, VALUE
from caravanserai.games.yspahan.groups import (
    Boost,
    TakeGroup,
    UseGroup,
    goods_bonus,
    goods_possible,
    group_size,
)
from caravanserai.games.yspahan.souks import Supply, complete_owner, open_shops, vacant_shops
from caravanserai.games.yspahan.state import Level, Seat, Shop, State
from caravanserai.games.yspahan.supervisor import (
    BetweenCubes,
    MoveSupervisor,
    PayCamel,
    cubes_hit,
    move_price,
    sends_from,
)
from caravanserai.games.yspahan.turn import EndTurn

Arguments = dict[str, Argument]

MOST_MISSING: Final = 3


# --- questions -------------------------------------------------------------------------------------


def prompt_args(s: State) -> Arguments:
    """What the pending decision is about; all of it is public."""
    step = s.stack[-1]
    args: Arguments = {"actor": f"@{step.who}"}
    if isinstance(step, UseGroup):
        args.update(level=LEVELS[step.level], number=step.dice, value=step.value, two=int(s.seats == 2))
    elif isinstance(step, Boost):
        goods = step.dice + goods_bonus(s, step.seat, step.level)
        args.update(level=LEVELS[step.level], number=step.dice, goods=goods)
    elif isinstance(step, Supply):
        args.update(district=DISTRICTS[step.district], number=step.left)
    elif isinstance(step, MoveSupervisor):
        free = HAMMAM_STEPS if s.has(step.seat, HAMMAM) else 0
        args.update(value=step.value, gold=s.gold[step.seat], free=free)
    elif isinstance(step, PayCamel):
        args.update(shop=SHOPS[step.shop], camels=s.camels[step.seat], **_next_camel(s))
    elif isinstance(step, BetweenCubes):
        args.update(shop=SHOPS[step.shop])
    elif isinstance(
        step, BuyYellow | TakeGroup | EndTurn | ChooseBuilding | Exchange | SellCamels | SellGold
    ):
        args.update(_turn_args(s, step.seat))
    return args


def _turn_args(s: State, seat: Seat) -> Arguments:
    """How the seat stands in its turn."""
    groups = sum(1 for level in range(LEVEL_COUNT) if group_size(s, level))
    return {
        "gold": s.gold[seat],
        "camels": s.camels[seat],
        "groups": groups,
        "built": int(s.built),
        "two": int(s.seats == 2),
    }


def _next_camel(s: State) -> Arguments:
    """YS-64 Where the next cube goes in the caravan, and what it scores there."""
    return {"slot": len(s.caravan) + 1, "points": LOAD_POINTS[len(s.caravan) // s.seats]}


# --- choices ---------------------------------------------------------------------------------------


def choices(s: State, actions: Sequence[int]) -> list[Choice]:
    """Options as the deciding seat sees them."""
    return [
        {
            "id": action,
            "key": f"choice-{SPACE.range_of(action).word}",
            "args": details(s, action),
            "at": targets(s, action),
            "effects": gives,
            "idle": nothing,
        }
        for action, gives, nothing in zip(actions, effects(s, actions), idle(s, actions), strict=True)
    ]


def details(s: State, action: int) -> Arguments:
    """The arguments of a choice: its words, what it costs and what it brings."""
    step = s.stack[-1]
    word, values = SPACE.range_of(action).word, SPACE.values(action)
    if word == "buy":
        return _buy(s, step.who, int(values["number"]))
    if word == "take":
        return _take(s, step.who, LEVELS.index(values["level"]))
    if isinstance(step, UseGroup):
        return _use(s, step, values["use"])
    if isinstance(step, Boost):
        goods = step.dice + goods_bonus(s, step.seat, step.level) + int(values["card"] != "none")
        return {"card": values["card"], "level": LEVELS[step.level], "goods": goods}
    if word in ("supply", "place"):
        return _place(s, step.who, SHOPS.index(values["shop"]))
    if isinstance(step, MoveSupervisor):
        return _move(s, step, values["square"])
    if word == "send-first":
        return {"shop": values["shop"], **_owner(s, step.who, SHOPS.index(values["shop"]))}
    if isinstance(step, PayCamel):
        souk = SHOP_SOUK[step.shop]
        broken = int(complete_owner(s, souk) != EMPTY)
        return {**_next_camel(s), "left": s.camels[step.seat] - 1, "broken": broken, "souk": SOUKS[souk]}
    if word == "build":
        return _build(s, step.who, values["building"], values["mode"])
    if word == "play":
        return {"card": values["card"], **_next_camel(s)}
    if word == "end":
        return {"last": int(s.turn + 1 == len(s.order) and s.day == DAYS), "week": s.week}
    if "number" in values:
        number = int(values["number"])
        return {"number": number, "points": number * _POINTS[word]} if word in _POINTS else {"number": number}
    return dict(values)


_POINTS: Final = {"sell-camels": SELL_CAMELS_POINTS, "sell-gold": SELL_GOLD_POINTS}


def _buy(s: State, seat: Seat, number: int) -> Arguments:
    return {"number": number, "dice": WHITE_DICE[s.seats] + number, "left": max(0, s.gold[seat] - number)}


def _take(s: State, seat: Seat, level: Level) -> Arguments:
    """YS-25, YS-26 What the group is good for; `goods` is 0 if no shop is open."""
    number, bonus = group_size(s, level), goods_bonus(s, seat, level)
    goods = number + bonus if goods_possible(s, seat, level) else 0
    return {
        "level": LEVELS[level],
        "number": number,
        "value": s.tower[level * GROUP + VALUE],
        "goods": goods,
        "bonus": bonus,
        "souk": _completed(s, seat, level, goods),
        "two": int(s.seats == 2),
    }


def _completed(s: State, seat: Seat, level: Level, cubes: int) -> str:
    """YS-38, YS-39 The souk that these cubes are sure to complete; none if there is a choice or no such souk."""
    if LEVELS[level] not in DISTRICTS:
        return "none"
    shops = open_shops(s, seat, level - 1)
    souks = {SHOP_SOUK[shop] for shop in shops}
    one = min(souks, default=0)
    return SOUKS[one] if len(souks) == 1 and vacant_shops(s, one) <= cubes else "none"


def _use(s: State, step: UseGroup, use: str) -> Arguments:
    level = LEVELS[step.level]
    goods = step.dice + goods_bonus(s, step.seat, step.level)
    return {"use_id": use, "level": level, "goods": goods, "value": step.value, "deck": s.pile_size(DECK)}


def _place(s: State, seat: Seat, shop: Shop) -> Arguments:
    """YS-38 How full the souk is with this cube."""
    souk = SHOP_SOUK[shop]
    empty = vacant_shops(s, souk) - 1
    return {
        "shop": SHOPS[shop],
        "have": SOUK_SIZES[souk] - empty,
        "all": SOUK_SIZES[souk],
        "points": SOUK_POINTS[souk],
        "complete": int(empty == 0),
        "street": int(any(shop in beside for beside in SQUARE_SHOPS)),
    }


def _owner(s: State, seat: Seat, shop: Shop) -> Arguments:
    return {"owner": f"@{s.shops[shop]}", "yours": int(s.shops[shop] == seat)}


def _move(s: State, step: MoveSupervisor, name: str) -> Arguments:
    """YS-50, YS-55 What the way costs, and whose cubes go."""
    square = SQUARES.index(name)
    price = move_price(s, step.seat, step.value, square)
    hit = [shop for shop in SQUARE_SHOPS[square] if s.shops[shop] != EMPTY and sends_from(s, square)]
    owners = [s.shops[shop] for shop in hit] or [step.seat]
    return {
        "square": name,
        "stays": int(square == s.supervisor),
        "gold": price,
        "left": s.gold[step.seat] - price,
        "cubes": cubes_hit(s, square),
        "district": DISTRICTS[SHOP_DISTRICT[hit[0]]] if hit else "none",
        "owner": f"@{owners[0]}",
        "yours": len([shop for shop in hit if s.shops[shop] == step.seat]),
        "broken": len([shop for shop in hit if complete_owner(s, SHOP_SOUK[shop]) != EMPTY]),
    }


def _build(s: State, seat: Seat, name: str, mode_name: str) -> Arguments:
    building, mode = BUILDINGS.index(name), MODES.index(mode_name)
    return {
        "building": name,
        "mode_id": mode_name,
        "camels": camel_price(building, mode),
        "gold": gold_price(building, mode),
        "points": BUILDING_POINTS[owned(s, seat)],
    }


def idle(s: State, actions: Sequence[int]) -> list[bool]:
    """Squares from which nothing is sent, as long as there are others."""
    step = s.stack[-1]
    if not isinstance(step, MoveSupervisor) or not any(_sends(s, other) for other in step.legal(s)):
        return [False] * len(actions)
    return [not _sends(s, action) for action in actions]


def _sends(s: State, action: int) -> bool:
    return cubes_hit(s, SQUARES.index(SPACE.values(action)["square"])) > 0


def missing(s: State) -> list[int]:
    """YS-16, YS-86 Yellow dice, or the few buildings, that the seat has not enough for."""
    step = s.stack[-1]
    if isinstance(step, BuyYellow):
        return [BUY + number for number in range(s.gold[step.seat] + 1, YELLOW_DICE + 1)]
    if not isinstance(step, ChooseBuilding) and not (
        isinstance(step, EndTurn) and s.seats > 2 and not s.built
    ):
        return []
    legal = step.legal(s)
    builds = [BUILD_AS + building * MODE_COUNT for building in range(BUILDING_COUNT)]
    found = [
        action
        for building, action in enumerate(builds)
        if not s.has(step.seat, building) and not any(action + mode in legal for mode in range(MODE_COUNT))
    ]
    return found if len(found) <= MOST_MISSING else []


# --- things to click -------------------------------------------------------------------------------


def targets(s: State, action: int) -> list[str]:
    """The ids of the view's things that stand for the action."""
    step = s.stack[-1]
    word, values = SPACE.range_of(action).word, SPACE.values(action)
    if word == "take":
        return [f"level-{values['level']}"]
    if word in ("supply", "place", "send-first"):
        return [f"shop-{values['shop']}"]
    if word == "move":
        return [f"square-{values['square']}"]
    if isinstance(step, PayCamel) and word == "send":
        return [f"shop-{SHOPS[step.shop]}"]
    if word == "play" or (word == "boost" and values["card"] != "none"):
        return [f"card-{values['card']}"]
    if word == "build":
        cards = {"normal": [], "both": ["no-camels", "no-gold"]}.get(values["mode"], [values["mode"]])
        return [f"building-{step.who}-{values['building']}", *(f"card-{card}" for card in cards)]
    return []
