"""What a click that is not allowed should be answered with, worked out from the view alone."""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from yspahan_table import GAME

import caravanserai as cs
from caravanserai import bots
from caravanserai.bots import Situation
from caravanserai.core.game import Reason
from caravanserai.core.rollout import Dice, settle_chance

CITY = json.loads(
    (Path(__file__).parents[3] / "client" / "src" / "games" / "yspahan" / "city.json").read_text(
        encoding="utf-8"
    )
)
PRICES = {
    "paddock": (2, 0),
    "store": (2, 2),
    "hammam": (2, 2),
    "caravanserai": (3, 3),
    "bazaar": (4, 4),
    "hoist": (4, 4),
}
EFFECTS = {
    "D-EXCHANGE": "exchange",
    "D-PLACE": "place-cube",
    "D-SELL-CAMELS": "sell-camels",
    "D-SELL-GOLD": "sell-gold",
}
CARD_MOMENTS = ("D-YELLOW", "D-GROUP", "D-NEXT", "D-END")

Expected = tuple[str, dict[str, Any]]
"""The rule and the numbers and things of the answer."""


class Click(NamedTuple):
    """An action that is not allowed, and all that the seat sees when it tries."""

    view: Any
    prompt: Any
    options: dict[str, str]
    built: bool
    action: str
    reason: Reason


def clicks(wanted: int, seed: int) -> Iterator[Click]:
    """Wrong clicks at the decisions of random games and of games of easy bots."""
    rng = Random(seed)
    found = 0
    while found < wanted:
        for click in _game(rng):
            yield click
            found += 1
            if found == wanted:
                return


def _game(rng: Random) -> Iterator[Click]:
    options = {name: rng.choice(values) for name, values in GAME.options.items() if name != "first-player"}
    state = GAME.new(rng.choice((2, 3, 4)), **options)
    bot = bots.make("easy", GAME, "clicks", iterations=0.02) if rng.random() < 0.3 else None
    dice, turn, built = Dice(rng.randrange(1000)), None, False
    settle_chance(state, dice)
    while state.actor() != cs.OVER:
        seat = state.actor()
        view = GAME.view(state, seat)
        if (view["week"], view["day"], view["turn"]) != turn:
            turn, built = (view["week"], view["day"], view["turn"]), False
        if rng.random() < 0.1:
            legal = {GAME.name(action) for action in state.legal()}
            tried = [name for name in things(view, seat) if name not in legal]
            for action in rng.sample(tried, min(2, len(tried))):
                reason = GAME.why_not(state, seat, GAME.parse(action))
                assert reason is not None, action
                yield Click(view, GAME.prompt(state, seat), options, built, action, reason)
        chosen = rng.choice(state.legal()) if bot is None else bot.think(Situation(GAME, state, seat)).action
        built = built or GAME.name(chosen).startswith("build")
        state.apply(chosen)
        settle_chance(state, dice)


def things(view: Any, seat: int) -> list[str]:
    """What a person may click: levels, shops, squares, the own buildings and cards, the end of the turn."""
    shops = [shop["id"].removeprefix("shop-") for souk in view["souks"] for shop in souk["shops"]]
    cards = [card["card"] for card in view["hand"] or []]
    return [
        *(f"take {level['level']}" for level in view["tower"]),
        *(f"supply {shop}" for shop in shops[::5]),
        *(f"place {shop}" for shop in shops[::9]),
        *(f"move {square}" for square in list(CITY["squares"])[::3]),
        *(f"build {building} normal" for building in PRICES),
        *(f"build {building} no-gold" for building in ("paddock", "hoist")),
        *(f"play {card}" for card in cards if not card.startswith("no-")),
        "play exchange",
        *(f"boost {card}" for card in cards),
        *(f"use {use}" for use in ("goods", "card", "build")),
        *(f"buy {number}" for number in range(4)),
        *("end", "draw", "sell-gold 4", "camels-to-gold 2"),
    ]


def expected(click: Click) -> Expected:
    """The rule that forbids it and what the answer names."""
    view, asked = click.view, click.prompt["decision"]
    word, *rest = click.action.split()
    if view["active"] != view["seat"]:
        return "YS-63", {"actor": f"@{view['active']}"}
    if word == "build":
        return _build(click, rest[0], rest[1])
    if asked in EFFECTS and word not in _ASKED[asked]:
        return "YS-76", {"card": EFFECTS[asked]}
    if word == "play":
        return _play(click, rest[0])
    if word in _ASKED[asked]:
        return _possible(click, word, rest[0] if rest else "")
    return _moment(click, word, rest[0] if rest else "")


_ASKED = {
    "D-YELLOW": ("buy",),
    "D-GROUP": ("take", "draw"),
    "D-ACTION": ("use",),
    "D-BOOST": ("boost",),
    "D-SUPPLY": ("supply",),
    "D-MOVE": ("move",),
    "D-ORDER": (),
    "D-CAMEL": (),
    "D-NEXT": (),
    "D-BUILD": (),
    "D-END": ("end",),
    "D-EXCHANGE": ("camels-to-gold",),
    "D-PLACE": ("place",),
    "D-SELL-CAMELS": (),
    "D-SELL-GOLD": ("sell-gold",),
}


def _me(click: Click) -> Any:
    return click.view["seats"][click.view["seat"]]


def _groups(click: Click) -> dict[str, int]:
    """How many dice of each level count for the player whose turn it is."""
    view = click.view
    yellow = len(view["seats"]) > 2 or view["active"] == view["first"]
    return {level["level"]: level["white"] + level["yellow"] * yellow for level in view["tower"]}


def _short(click: Click, rule: str, need: int, key: str = "gold") -> Expected:
    assert _me(click)[key] < need
    return rule, {"need": need, "have": _me(click)[key]}


def _possible(click: Click, word: str, value: str) -> Expected:
    """What is asked, but not with this value."""
    view, args = click.view, click.prompt["args"]
    if word == "buy":
        return _short(click, "YS-16", int(value))
    if word == "take":
        (level,) = (level for level in view["tower"] if level["level"] == value)
        return "YS-113" if level["yellow"] else "YS-20", {"level": value}
    if word == "draw":
        return "YS-15", {}
    if word == "use":
        return _use(click, value)
    if word == "boost":
        return "YS-27", {"card": value}
    if word == "supply" and not value.startswith(f"{args['district']}-"):
        return "YS-35", {"district": args["district"]}
    if word in ("supply", "place"):
        return _shop(click, value)
    if word == "move":
        change = abs(_walk(view["supervisor"].removeprefix("square-"), value) - args["value"])
        hammam = any(each["building"] == "hammam" and each["built"] for each in _me(click)["buildings"])
        return _short(click, "YS-50", max(0, change - 3 * hammam))
    return (
        _short(click, "YS-77", int(value), "camels")
        if word == "camels-to-gold"
        else _short(click, "YS-83", int(value))
    )


def _use(click: Click, use: str) -> Expected:
    if use == "goods":
        return "YS-26", {"district": click.prompt["args"]["level"]}
    if use == "card":
        return "YS-70", {}
    return ("YS-109" if len(click.view["seats"]) == 2 else "YS-13"), {}


def _shop(click: Click, shop: str) -> Expected:
    seat = click.view["seat"]
    souk = next(souk for souk in click.view["souks"] if shop.startswith(f"{souk['souk']}-"))
    if any(each["id"] == f"shop-{shop}" and each["owner"] is not None for each in souk["shops"]):
        return "YS-37", {"shop": shop}
    if souk["owner"] not in (None, seat):
        return "YS-37", {"souk": souk["souk"], "owner": f"@{souk['owner']}"}
    begun = [
        each["souk"]
        for each in click.view["souks"]
        if each["district"] == souk["district"] and each["owner"] == seat and not each["complete"]
    ]
    assert begun
    return "YS-39", {"souks": begun, "number": len(begun)}


def _walk(start: str, end: str) -> int:
    """YS-49 The length of the way, found by walking over cells that touch."""
    cells = {tuple(cell): name for name, cell in CITY["squares"].items()}
    seen, edge, steps = {start}, [start], 0
    while end not in edge:
        around = [
            cells.get((x + dx, y + dy))
            for x, y in (CITY["squares"][square] for square in edge)
            for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))
        ]
        edge = [square for square in dict.fromkeys(around) if square and square not in seen]
        seen.update(edge)
        steps += 1
    return steps


def _build(click: Click, building: str, mode: str) -> Expected:
    me, asked, two = _me(click), click.prompt["decision"], len(click.view["seats"]) == 2
    if any(each["building"] == building and each["built"] for each in me["buildings"]):
        return "YS-87", {"building": building}
    if asked in EFFECTS:
        return "YS-76", {"card": EFFECTS[asked]}
    if two and asked != "D-BUILD":
        if asked in ("D-GROUP", "D-END") and not any(_groups(click).values()):
            return "YS-113", {}
        return ("YS-109" if mode == "normal" else "YS-110"), {}
    if not two and click.built:
        return "YS-89", {}
    if not two and asked != "D-END":
        if mode == "normal":
            return "YS-13", {}
        if click.options["build-card-timing"] == "build-step":
            return "YS-90", {}
        if asked not in CARD_MOMENTS:
            return "YS-74", {}
    held = {card["card"] for card in click.view["hand"]}
    if mode != "normal" and mode not in held:
        return "YS-85", {"card": mode}
    camels, gold = PRICES[building][0], PRICES[building][1] if mode == "normal" else 0
    if me["camels"] < camels and me["gold"] < gold:
        return "YS-86", {
            "camels": camels,
            "gold": gold,
            "have_camels": me["camels"],
            "have_gold": me["gold"],
        }
    return _short(click, "YS-86", camels, "camels") if me["camels"] < camels else _short(click, "YS-86", gold)


def _play(click: Click, card: str) -> Expected:
    if click.prompt["decision"] not in CARD_MOMENTS:
        return "YS-74", {}
    held = {each["card"] for each in click.view["hand"]}
    return ("YS-75" if card in held else "YS-73"), {"card": card}


def _moment(click: Click, word: str, value: str) -> Expected:
    """What is not asked at all."""
    asked, args = click.prompt["decision"], click.prompt["args"]
    if word in ("take", "draw", "use", "end") and asked == "D-YELLOW":
        return "YS-17", {}
    if word == "use" and asked == "D-GROUP":
        return "YS-24", {}
    if word == "end":
        if asked == "D-GROUP":
            return ("YS-15" if any(_groups(click).values()) else "YS-30"), {}
        return click.prompt["rule"], {}
    if word in ("supply", "place"):
        named = asked == "D-ACTION" and args["level"] in CITY["emblems"]
        return "YS-35", {"district": args["level"]} if named else {}
    rules = {
        "take": "YS-25",
        "draw": "YS-25",
        "use": "YS-25",
        "buy": "YS-16",
        "boost": "YS-27",
        "move": "YS-46",
    }
    if word in rules:
        return rules[word], {}
    return ("YS-77", {"card": "exchange"}) if word == "camels-to-gold" else ("YS-83", {"card": "sell-gold"})
