"""Yspahan as a game: the contract, put together from the chapters."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final

from caravanserai.core import machine
from caravanserai.core.events import Argument
from caravanserai.core.game import BadOption, Choice, Field, Game, Reason
from caravanserai.core.guide import Guide
from caravanserai.core.machine import OVER, Step
from caravanserai.core.position import Json, Reader
from caravanserai.games.yspahan import position, reasons, scenarios, scoring, view
from caravanserai.games.yspahan.actions import END, SPACE
from caravanserai.games.yspahan.board import (
    BUILDING_POINTS,
    BUILDINGS,
    CATEGORIES,
    COLOURS,
    DISTRICTS,
    LEVELS,
    MODES,
    SEAT_NAMES,
    SELL_CAMELS_POINTS,
    SELL_GOLD_POINTS,
    SHOPS,
    SQUARES,
)
from caravanserai.games.yspahan.buildings import ChooseBuilding, camel_price, gold_price, owned
from caravanserai.games.yspahan.cards import Exchange, PlaceCube, SellCamels, SellGold
from caravanserai.games.yspahan.deck import DrawCard
from caravanserai.games.yspahan.dice import BuyYellow, Roll
from caravanserai.games.yspahan.events import KINDS
from caravanserai.games.yspahan.groups import Boost, TakeGroup, UseGroup, goods_bonus, group_size
from caravanserai.games.yspahan.guide import GUIDE
from caravanserai.games.yspahan.hidden import resample
from caravanserai.games.yspahan.observation import FIELDS, observe
from caravanserai.games.yspahan.souks import Supply
from caravanserai.games.yspahan.state import State, set_up
from caravanserai.games.yspahan.supervisor import (
    BetweenCubes,
    ChooseOrder,
    MoveSupervisor,
    PayCamel,
    SecondCube,
    cubes_hit,
    move_price,
)
from caravanserai.games.yspahan.turn import EndTurn, FirstPlayer, begin_day

STEPS: Final[tuple[type[Step[Any]], ...]] = (
    FirstPlayer,
    BuyYellow,
    Roll,
    TakeGroup,
    UseGroup,
    Boost,
    Supply,
    MoveSupervisor,
    ChooseOrder,
    PayCamel,
    SecondCube,
    BetweenCubes,
    DrawCard,
    ChooseBuilding,
    EndTurn,
    Exchange,
    PlaceCube,
    SellCamels,
    SellGold,
)

OPTIONS: Final[Mapping[str, tuple[str, ...]]] = {
    "first-player": ("random", *SEAT_NAMES),
    "build-card-timing": ("any-time", "build-step"),
    "build-card-stacking": ("on", "off"),
    "zero-move-sends": ("on", "off"),
}


class Yspahan(Game):
    """Two to four merchants, three weeks, one tower of dice."""

    key = "yspahan"
    prefix = "YS"
    package = "caravanserai.games.yspahan"
    rules_version = 1
    seats = range(2, 5)
    options = OPTIONS
    actions = SPACE
    kinds = KINDS
    steps = STEPS
    categories = CATEGORIES
    colours = COLOURS
    observation = tuple(Field(*field) for field in FIELDS)

    def check_option(self, name: str, value: str, seats: int) -> str:
        """YS-5 The first player must be one of the seats that play."""
        if name == "first-player" and value in SEAT_NAMES[seats:]:
            allowed = ", ".join(("random", *SEAT_NAMES[:seats]))
            raise BadOption(f"{self.key}: {name} cannot be {value!r} with {seats} seats; allowed: {allowed}")
        return super().check_option(name, value, seats)

    def start(self, seats: int, options: tuple[str, ...]) -> State:
        """YS-5 The table set up; the first player is drawn unless an option names one."""
        state = set_up(seats, options)
        if options[0] == "random":
            state.push(FirstPlayer())
        else:
            begin_day(state, int(options[0]))
        return state

    def guide(self) -> Guide:
        """The end of a week, with every kind of action."""
        return GUIDE

    def scenarios(self) -> list[machine.State]:
        """Positions before a double send, with each number of players, and with all cards in hands."""
        return [
            scenarios.double_send(self.start(4, self.check_options(4, {"first-player": "1"})), (2, 0)),
            scenarios.double_send(self.start(3, self.check_options(3, {"first-player": "0"})), (0, 0)),
            scenarios.double_send(self.start(2, self.check_options(2, {"first-player": "0"})), (1, 1)),
            scenarios.all_cards_held(self.start(4, self.check_options(4, {"first-player": "0"}))),
            scenarios.all_cards_held(self.start(2, self.check_options(2, {"first-player": "1"}))),
        ]

    def view(self, state: machine.State, seat: int | None) -> dict[str, Json]:
        """What the seat may know."""
        return view.view(_ours(state), seat)

    def views(self, state: machine.State, seats: Sequence[int | None]) -> list[dict[str, Json]]:
        return view.views(_ours(state), seats)

    def observe(self, state: machine.State, seat: int) -> list[int]:
        """What the seat may know, as numbers."""
        return observe(_ours(state), seat)

    def reason(self, state: machine.State, action: int) -> Reason | None:
        """Why the deciding seat may not do it."""
        return reasons.reason(_ours(state), action)

    def breakdown(self, state: machine.State) -> list[dict[str, int]]:
        """Points per seat and category."""
        return scoring.breakdown(_ours(state))

    def determinize(self, state: machine.State, seat: int | None, rng: Random) -> State:
        """Hands and deck dealt again as the seat could believe them."""
        return resample(_ours(state), seat, rng)

    def write(self, state: machine.State) -> dict[str, Json]:
        """The fields of the position."""
        return position.write(_ours(state))

    def read(self, reader: Reader, seats: int, options: tuple[str, ...]) -> State:
        """The position back."""
        return position.read(reader, seats, options)

    def closes(self, before: machine.State, action: int, after: machine.State, chosen: bool) -> bool:
        """A chosen end of turn, the end of the game, and a question about a camel to somebody out of turn close."""
        if after.actor() == OVER or (chosen and action == END):
            return True
        return _asks_other(_ours(before)) or _asks_other(_ours(after))

    def prompt_args(self, state: machine.State, seat: int | None) -> dict[str, Argument]:
        """What the pending decision is about; all of it is public."""
        s = _ours(state)
        step = s.stack[-1]
        args: dict[str, Argument] = {"actor": f"@{step.who}"}
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

    def choice(self, state: machine.State, action: int) -> Choice:
        """An option with what it costs and brings."""
        s = _ours(state)
        choice = super().choice(state, action)
        word, args = self.actions.range_of(action).word, choice["args"]
        step: Any = s.stack[-1]
        seat = step.who
        if word == "buy":
            args.update(number=int(str(args["number"])))
        elif word == "take":
            level = LEVELS.index(str(args["level"]))
            args.update(number=group_size(s, level), value=s.tower[level * 3 + 2])
        elif word == "use":
            args.update(
                use_id=str(args.pop("use")),
                level=LEVELS[step.level],
                level_id=LEVELS[step.level],
                goods=step.dice + goods_bonus(s, seat, step.level),
                value=step.value,
            )
        elif word == "boost":
            args.update(card_id=args["card"])
        elif word == "move":
            square = SQUARES.index(str(args["square"]))
            price = move_price(s, seat, step.value, square)
            args.update(gold=price, left=s.gold[seat] - price, cubes=cubes_hit(s, square))
        elif word == "pay":
            args.update(left=s.camels[seat] - 1)
        elif word == "build":
            building, mode = BUILDINGS.index(str(args["building"])), MODES.index(str(args["mode"]))
            args.update(
                mode_id=args.pop("mode"),
                camels=camel_price(building, mode),
                gold=gold_price(building, mode),
                points=BUILDING_POINTS[owned(s, seat)],
            )
        elif word in ("camels-to-gold", "gold-to-camels", "sell-camels", "sell-gold"):
            number = int(str(args["number"]))
            points = {"sell-camels": SELL_CAMELS_POINTS, "sell-gold": SELL_GOLD_POINTS}.get(word, 0)
            args.update(number=number, points=number * points)
        return choice

    def targets(self, state: machine.State, action: int) -> list[str]:
        """The ids of the view's things that stand for the action."""
        step: Any = state.stack[-1]
        word, values = self.actions.range_of(action).word, self.actions.values(action)
        if word == "take":
            return [f"level-{values['level']}"]
        if word in ("supply", "place", "send-first"):
            return [f"shop-{values['shop']}"]
        if word == "move":
            return [f"square-{values['square']}"]
        if word == "send":
            return [f"shop-{SHOPS[step.shop]}"]
        if word == "play" or (word == "boost" and values["card"] != "none"):
            return [f"card-{values['card']}"]
        if word == "build":
            cards = {"normal": [], "both": ["no-camels", "no-gold"]}.get(values["mode"], [values["mode"]])
            return [f"building-{step.who}-{values['building']}", *(f"card-{card}" for card in cards)]
        return []


def _ours(state: machine.State) -> State:
    assert isinstance(state, State)
    return state


def _asks_other(s: State) -> bool:
    """YS-59 Whether the owner of a cube is asked who is not the player whose turn it is."""
    return bool(s.stack) and isinstance(s.stack[-1], PayCamel) and s.stack[-1].seat != s.active()
