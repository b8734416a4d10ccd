"""Taking a group of dice and using it (YS-15, YS-24 to YS-36, YS-109, YS-111 to YS-113)."""

from typing import Final

from caravanserai.core.machine import Step
from caravanserai.games.yspahan import events
from caravanserai.games.yspahan.actions import BOOST, BOOST_NONE, DRAW, PLAY, TAKE, USE
from caravanserai.games.yspahan.board import (
    BUILD,
    CAMEL_LEVEL,
    CARD,
    CARD_COUNT,
    GOLD_LEVEL,
    GOODS,
    HOIST,
    HOIST_CUBES,
    LEVEL_COUNT,
    PADDOCK,
    PADDOCK_CAMELS,
    STORE,
    STORE_GOLD,
    SUPERVISOR,
)
from caravanserai.games.yspahan.buildings import ChooseBuilding, building_options
from caravanserai.games.yspahan.cards import add_cards, play, take_camels, take_gold
from caravanserai.games.yspahan.deck import can_draw, discard, draw
from caravanserai.games.yspahan.dice import clear_level
from caravanserai.games.yspahan.fields import GROUP, VALUE, YELLOWS, hand
from caravanserai.games.yspahan.souks import Supply, has_open_shop
from caravanserai.games.yspahan.state import Level, Seat, State
from caravanserai.games.yspahan.supervisor import MoveSupervisor


def only_white_counts(s: State) -> bool:
    """YS-111, YS-112 Whether the yellow dice are not for the player whose turn it is."""
    return s.seats == 2 and s.active() != s.first


def group_size(s: State, level: Level) -> int:
    """YS-24, YS-112, YS-113 How many dice of the level count for the active player; 0 means it cannot be taken."""
    white = s.tower[level * GROUP]
    return white if only_white_counts(s) else white + s.tower[level * GROUP + YELLOWS]


class TakeGroup(Step[State]):
    """YS-15, YS-24, YS-30 Take one level's dice off the tower; without any that can be taken, draw a card."""

    fields = ("seat",)
    decision = "D-GROUP"
    rule = "YS-24"

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat)
        self.seat: Final = seat

    def legal(self, s: State) -> list[int]:
        legal: list[int] = []
        for level in range(LEVEL_COUNT):
            if group_size(s, level):
                legal.append(TAKE + level)
        if not legal:
            legal.append(DRAW)
        add_cards(s, self.seat, legal)
        return legal

    def run(self, s: State, action: int) -> None:
        if action >= PLAY:
            s.push(self)
            play(s, self.seat, action)
        elif action == DRAW:
            draw(s, self.seat)
        else:
            take_group(s, self.seat, action - TAKE)

    def auto(self, s: State) -> bool:
        return s.hand_size(self.seat) == 0

    def flaw(self, s: State, at: int) -> str:
        return s.turn_flaw(self.seat)


def take_group(s: State, seat: Seat, level: Level) -> None:
    """YS-24 The dice are gone for the rest of the day; their number and value are what the player has now."""
    dice = group_size(s, level)
    value = s.tower[level * GROUP + VALUE]
    clear_level(s, level)
    if s.log is not None:
        s.tell(events.TOOK, (seat, level, dice, value))
    s.push(UseGroup(seat, level, dice, value))


class UseGroup(Step[State]):
    """YS-25, YS-26, YS-70 Use the group for goods, the Supervisor, a card or, with two players, to build."""

    fields = ("seat", "level", "dice", "value")
    decision = "D-ACTION"
    rule = "YS-25"

    def __init__(self, seat: Seat, level: Level, dice: int, value: int) -> None:
        super().__init__(seat)
        self.seat: Final = seat
        self.level: Final = level
        self.dice: Final = dice
        self.value: Final = value

    def legal(self, s: State) -> list[int]:
        legal: list[int] = []
        if goods_possible(s, self.seat, self.level):
            legal.append(USE + GOODS)
        legal.append(USE + SUPERVISOR)
        if can_draw(s):
            legal.append(USE + CARD)
        if s.seats == 2 and building_options(s, self.seat):
            legal.append(USE + BUILD)
        return legal

    def run(self, s: State, action: int) -> None:
        use = action - USE
        if use == GOODS:
            if s.hand_size(self.seat):
                s.push(Boost(self.seat, self.level, self.dice))
            else:
                carry_out(s, self.seat, self.level, self.dice)
        elif use == SUPERVISOR:
            s.push(MoveSupervisor(self.seat, self.value))
        elif use == CARD:
            draw(s, self.seat)
        else:
            s.push(ChooseBuilding(self.seat))

    def auto(self, s: State) -> bool:
        return s.seats > 2 or s.hand_size(self.seat) == 0

    def flaw(self, s: State, at: int) -> str:
        return s.turn_flaw(self.seat)


def goods_possible(s: State, seat: Seat, level: Level) -> bool:
    """YS-26 Camels and gold always; a district only with a legal shop there."""
    return not CAMEL_LEVEL < level < GOLD_LEVEL or has_open_shop(s, seat, level - 1)


class Boost(Step[State]):
    """YS-27, YS-28, YS-29 Discard one card, without its effect, to count one die more with the goods action."""

    fields = ("seat", "level", "dice")
    decision = "D-BOOST"
    rule = "YS-27"

    def __init__(self, seat: Seat, level: Level, dice: int) -> None:
        super().__init__(seat)
        self.seat: Final = seat
        self.level: Final = level
        self.dice: Final = dice

    def legal(self, s: State) -> list[int]:
        legal = [BOOST_NONE]
        held = hand(self.seat)
        for card in range(CARD_COUNT):
            if s.cards[held + card]:
                legal.append(BOOST + card)
        return legal

    def run(self, s: State, action: int) -> None:
        if action == BOOST_NONE:
            carry_out(s, self.seat, self.level, self.dice)
            return
        discard(s, self.seat, action - BOOST)
        if s.log is not None:
            s.tell(events.BOOSTED, (self.seat, action - BOOST))
        carry_out(s, self.seat, self.level, self.dice + 1)

    def flaw(self, s: State, at: int) -> str:
        if not s.hand_size(self.seat):
            return f"seat {self.seat} holds no card"
        if not goods_possible(s, self.seat, self.level):
            return f"no shop is open to seat {self.seat}"
        return s.turn_flaw(self.seat)


def goods_bonus(s: State, seat: Seat, level: Level) -> int:
    """YS-32, YS-33, YS-34, YS-35 What Paddock, Store or Hoist add to the level's goods action."""
    if level == CAMEL_LEVEL:
        return PADDOCK_CAMELS if s.has(seat, PADDOCK) else 0
    if level == GOLD_LEVEL:
        return STORE_GOLD if s.has(seat, STORE) else 0
    return HOIST_CUBES if s.has(seat, HOIST) else 0


def carry_out(s: State, seat: Seat, level: Level, dice: int) -> None:
    """YS-32, YS-33, YS-35, YS-36 The level's goods action: one unit for each die, and the bonus of a building."""
    number = dice + goods_bonus(s, seat, level)
    if level == CAMEL_LEVEL:
        take_camels(s, seat, number)
    elif level == GOLD_LEVEL:
        take_gold(s, seat, number)
    else:
        s.push(Supply(seat, level - 1, number))
