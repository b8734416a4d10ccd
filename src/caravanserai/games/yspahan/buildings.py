"""Buildings: what they cost, how they are paid, what they score (YS-84 to YS-93, YS-109, YS-110)."""

from typing import Final

from caravanserai.core.machine import Step
from caravanserai.games.yspahan import events
from caravanserai.games.yspahan.actions import BUILD_AS
from caravanserai.games.yspahan.board import (
    BUILDING_CAMELS,
    BUILDING_COUNT,
    BUILDING_GOLD,
    BUILDING_POINTS,
    MODES,
    NO_CAMELS,
    NO_GOLD,
    NORMAL,
    WITHOUT_BOTH,
    WITHOUT_CAMELS,
    WITHOUT_GOLD,
)
from caravanserai.games.yspahan.deck import discard
from caravanserai.games.yspahan.fields import BUILDING_SCORE, hand
from caravanserai.games.yspahan.options import build_cards_stack
from caravanserai.games.yspahan.scoring import score
from caravanserai.games.yspahan.state import Building, Seat, State

MODE_COUNT: Final = len(MODES)


def camel_price(building: Building, mode: int) -> int:
    """YS-84 The camels to pay."""
    return 0 if mode & WITHOUT_CAMELS else BUILDING_CAMELS[building]


def gold_price(building: Building, mode: int) -> int:
    """YS-85 The gold to pay."""
    return 0 if mode & WITHOUT_GOLD else BUILDING_GOLD[building]


def can_stack(s: State, building: Building) -> bool:
    """YS-91, YS-92 Whether both build cards may be used together on the building."""
    return BUILDING_GOLD[building] > 0 and build_cards_stack(s)


def owned(s: State, seat: Seat) -> int:
    """How many buildings the seat has."""
    count = 0
    for building in range(BUILDING_COUNT):
        if s.has(seat, building):
            count += 1
    return count


def add_builds(s: State, seat: Seat, legal: list[int], normal: bool, with_cards: bool) -> None:
    """YS-86, YS-87, YS-91, YS-92 Add what the seat can build, without and with build cards."""
    held = hand(seat)
    no_camels = with_cards and s.cards[held + NO_CAMELS] > 0
    no_gold = with_cards and s.cards[held + NO_GOLD] > 0
    if not (normal or no_camels or no_gold):
        return
    camels = s.camels[seat]
    gold = s.gold[seat]
    for building in range(BUILDING_COUNT):
        if s.has(seat, building):
            continue
        action = BUILD_AS + building * MODE_COUNT
        enough_camels = camels >= BUILDING_CAMELS[building]
        enough_gold = gold >= BUILDING_GOLD[building]
        if normal and enough_camels and enough_gold:
            legal.append(action + NORMAL)
        if no_camels and enough_gold:
            legal.append(action + WITHOUT_CAMELS)
        if no_gold and enough_camels:
            legal.append(action + WITHOUT_GOLD)
        if no_camels and no_gold and can_stack(s, building):
            legal.append(action + WITHOUT_BOTH)


def can_pay(s: State, seat: Seat, mode: int) -> bool:
    """YS-86, YS-91 Whether the seat could build something this way, if it held the cards that the mode uses."""
    for building in range(BUILDING_COUNT):
        if s.has(seat, building) or (mode == WITHOUT_BOTH and not can_stack(s, building)):
            continue
        if s.camels[seat] >= camel_price(building, mode) and s.gold[seat] >= gold_price(building, mode):
            return True
    return False


def build(s: State, seat: Seat, action: int) -> None:
    """YS-76, YS-86, YS-88, YS-93 Spend the cards, pay the rest, own the building and score for it."""
    building = (action - BUILD_AS) // MODE_COUNT
    mode = (action - BUILD_AS) % MODE_COUNT
    if mode & WITHOUT_CAMELS:
        spend(s, seat, NO_CAMELS)
    if mode & WITHOUT_GOLD:
        spend(s, seat, NO_GOLD)
    s.camels[seat] -= camel_price(building, mode)
    s.gold[seat] -= gold_price(building, mode)
    points = BUILDING_POINTS[owned(s, seat)]
    s.buildings = tuple(
        [mask | 1 << building if index == seat else mask for index, mask in enumerate(s.buildings)]
    )
    s.built = True
    score(s, seat, BUILDING_SCORE, points)
    if s.log is not None:
        s.tell(
            events.BUILT, (seat, building, camel_price(building, mode), gold_price(building, mode), points)
        )


def spend(s: State, seat: Seat, card: int) -> None:
    """YS-93 A build card is discarded for the building it helps to pay."""
    discard(s, seat, card)
    if s.log is not None:
        s.tell(events.SPENT_CARD, (seat, card))


class ChooseBuilding(Step[State]):
    """YS-109, YS-110 Two players: what to build with the group that was set aside."""

    fields = ("seat",)
    decision = "D-BUILD"
    rule = "YS-109"

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat)
        self.seat: Final = seat

    def legal(self, s: State) -> list[int]:
        return building_options(s, self.seat)

    def run(self, s: State, action: int) -> None:
        build(s, self.seat, action)

    def flaw(self, s: State, at: int) -> str:
        if s.seats != 2:
            return "only two players build with a group"
        return s.turn_flaw(self.seat)


def building_options(s: State, seat: Seat) -> list[int]:
    """YS-109, YS-110 All that the seat can build with the build action."""
    legal: list[int] = []
    add_builds(s, seat, legal, True, True)
    return legal
