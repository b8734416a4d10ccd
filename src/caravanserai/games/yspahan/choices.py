"""What a question and its choices say: costs and gains, and the things to click."""

from caravanserai.core.events import Argument
from caravanserai.games.yspahan.actions import SPACE
from caravanserai.games.yspahan.board import (
    BUILDING_POINTS,
    BUILDINGS,
    DISTRICTS,
    LEVELS,
    MODES,
    SELL_CAMELS_POINTS,
    SELL_GOLD_POINTS,
    SHOPS,
    SQUARES,
)
from caravanserai.games.yspahan.buildings import camel_price, gold_price, owned
from caravanserai.games.yspahan.fields import GROUP, VALUE
from caravanserai.games.yspahan.groups import Boost, UseGroup, goods_bonus, group_size
from caravanserai.games.yspahan.souks import Supply
from caravanserai.games.yspahan.state import Seat, State
from caravanserai.games.yspahan.supervisor import (
    BetweenCubes,
    MoveSupervisor,
    PayCamel,
    cubes_hit,
    move_price,
)

Arguments = dict[str, Argument]


def prompt_args(s: State) -> Arguments:
    """What the pending decision is about; all of it is public."""
    step = s.stack[-1]
    args: Arguments = {"actor": f"@{step.who}"}
    if isinstance(step, UseGroup):
        args.update(level=LEVELS[step.level], number=step.dice, value=step.value)
    elif isinstance(step, Boost):
        args.update(level=LEVELS[step.level], number=step.dice)
    elif isinstance(step, Supply):
        args.update(district=DISTRICTS[step.district], number=step.left)
    elif isinstance(step, MoveSupervisor):
        args.update(value=step.value, gold=s.gold[step.seat])
    elif isinstance(step, PayCamel | BetweenCubes):
        args.update(shop=SHOPS[step.shop])
    return args


def details(s: State, action: int) -> Arguments:
    """The arguments of a choice: its words, what it costs and what it brings."""
    step = s.stack[-1]
    word, values = SPACE.range_of(action).word, SPACE.values(action)
    if word == "take":
        return _take(s, values["level"])
    if isinstance(step, UseGroup):
        return _use(s, step, values["use"])
    if word == "boost":
        return {"card": values["card"], "card_id": values["card"]}
    if isinstance(step, MoveSupervisor):
        return _move(s, step, values["square"])
    if isinstance(step, PayCamel):
        return {"left": s.camels[step.seat] - 1} if word == "pay" else {}
    if word == "build":
        return _build(s, step.who, values["building"], values["mode"])
    if "number" in values:
        number = int(values["number"])
        return {"number": number, "points": number * _POINTS[word]} if word in _POINTS else {"number": number}
    return dict(values)


_POINTS = {
    "camels-to-gold": 0,
    "gold-to-camels": 0,
    "sell-camels": SELL_CAMELS_POINTS,
    "sell-gold": SELL_GOLD_POINTS,
}


def _take(s: State, name: str) -> Arguments:
    level = LEVELS.index(name)
    return {"level": name, "number": group_size(s, level), "value": s.tower[level * GROUP + VALUE]}


def _use(s: State, step: UseGroup, use: str) -> Arguments:
    level = LEVELS[step.level]
    goods = step.dice + goods_bonus(s, step.seat, step.level)
    return {"use_id": use, "level": level, "level_id": level, "goods": goods, "value": step.value}


def _move(s: State, step: MoveSupervisor, name: str) -> Arguments:
    square = SQUARES.index(name)
    price = move_price(s, step.seat, step.value, square)
    return {"square": name, "gold": price, "left": s.gold[step.seat] - price, "cubes": cubes_hit(s, square)}


def _build(s: State, seat: Seat, name: str, mode_name: str) -> Arguments:
    building, mode = BUILDINGS.index(name), MODES.index(mode_name)
    return {
        "building": name,
        "mode_id": mode_name,
        "camels": camel_price(building, mode),
        "gold": gold_price(building, mode),
        "points": BUILDING_POINTS[owned(s, seat)],
    }


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
