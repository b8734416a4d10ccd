"""Playing cards for their effects (YS-73 to YS-83, YS-90, YS-115)."""

from typing import Final

from caravanserai.core.machine import Step
from caravanserai.games.yspahan import events
from caravanserai.games.yspahan.actions import (
    BUILD_AS,
    CAMELS_TO_GOLD,
    GOLD_TO_CAMELS,
    PLACE,
    PLAY,
    SELL_CAMELS_N,
    SELL_GOLD_N,
)
from caravanserai.games.yspahan.board import (
    CARD_GIFT,
    CARDS,
    DISTRICTS,
    EXCHANGE,
    EXCHANGE_LIMIT,
    LOAD_CARAVAN,
    NO_CAMELS,
    PLACE_CUBE,
    SELL_CAMELS,
    SELL_CAMELS_LIMIT,
    SELL_CAMELS_POINTS,
    SELL_GOLD,
    SELL_GOLD_LIMIT,
    SELL_GOLD_POINTS,
    THREE_CAMELS,
    THREE_GOLD,
)
from caravanserai.games.yspahan.buildings import add_builds, build
from caravanserai.games.yspahan.caravan import load
from caravanserai.games.yspahan.deck import discard
from caravanserai.games.yspahan.fields import CARD_SCORE, DISCARD, hand
from caravanserai.games.yspahan.options import build_cards_any_time
from caravanserai.games.yspahan.scoring import score
from caravanserai.games.yspahan.souks import has_open_shop, open_shops, place_cube
from caravanserai.games.yspahan.state import Card, Seat, State


def can_build_early(s: State) -> bool:
    """YS-90, YS-110 Whether build cards may be used outside the build step."""
    return s.seats > 2 and not s.built and build_cards_any_time(s)


def does_something(s: State, seat: Seat, card: Card) -> bool:
    """YS-75 Whether the card's effect could be carried out with at least one unit."""
    if card == EXCHANGE:
        return s.camels[seat] > 0 or s.gold[seat] > 0
    if card == SELL_CAMELS:
        return s.camels[seat] > 0
    if card == SELL_GOLD:
        return s.gold[seat] > 0
    if card == PLACE_CUBE:
        return any(has_open_shop(s, seat, district) for district in range(len(DISTRICTS)))
    return True


def add_plays(s: State, seat: Seat, legal: list[int]) -> None:
    """YS-73, YS-75 Add the cards the seat can play for their own effect."""
    held = hand(seat)
    for card in range(NO_CAMELS):
        if s.cards[held + card] and does_something(s, seat, card):
            legal.append(PLAY + card)


def add_cards(s: State, seat: Seat, legal: list[int]) -> None:
    """YS-74, YS-90 Add all card plays of a moment for cards before the build step."""
    add_plays(s, seat, legal)
    if can_build_early(s):
        add_builds(s, seat, legal, False, True)


def play(s: State, seat: Seat, action: int) -> None:
    """YS-76, YS-78, YS-79, YS-81 Discard the card, then carry out its effect completely."""
    if action >= BUILD_AS:
        build(s, seat, action)
        return
    card = action - PLAY
    discard(s, seat, card)
    if s.log is not None:
        s.tell(events.PLAYED, (seat, card))
    if card == EXCHANGE:
        s.push(Exchange(seat))
    elif card == THREE_CAMELS:
        take_camels(s, seat, CARD_GIFT)
    elif card == THREE_GOLD:
        take_gold(s, seat, CARD_GIFT)
    elif card == PLACE_CUBE:
        s.push(PlaceCube(seat))
    elif card == LOAD_CARAVAN:
        load(s, seat)
    elif card == SELL_CAMELS:
        s.push(SellCamels(seat))
    else:
        s.push(SellGold(seat))


def take_camels(s: State, seat: Seat, number: int) -> None:
    """YS-32, YS-78 The seat takes camels from the reserve."""
    s.camels[seat] += number
    if s.log is not None:
        s.tell(events.CAMELS, (seat, number))


def take_gold(s: State, seat: Seat, number: int) -> None:
    """YS-33, YS-79 The seat takes gold from the reserve."""
    s.gold[seat] += number
    if s.log is not None:
        s.tell(events.GOLD, (seat, number))


def effect_flaw(s: State, seat: Seat, card: Card) -> str:
    """YS-73, YS-75, YS-76 Why the effect of the card cannot be under way: it lies on the discard pile, and does something."""
    if not s.cards[DISCARD + card]:
        return f"{CARDS[card]} does not lie on the discard pile"
    if not does_something(s, seat, card):
        return f"{CARDS[card]} would do nothing"
    return s.turn_flaw(seat)


class Exchange(Step[State]):
    """YS-77 Swap camels for gold or gold for camels, one for one, in one direction."""

    fields = ("seat",)
    decision = "D-EXCHANGE"
    rule = "YS-77"

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat)
        self.seat: Final = seat

    def legal(self, s: State) -> list[int]:
        legal: list[int] = []
        for number in range(1, min(EXCHANGE_LIMIT, s.camels[self.seat]) + 1):
            legal.append(CAMELS_TO_GOLD + number)
        for number in range(1, min(EXCHANGE_LIMIT, s.gold[self.seat]) + 1):
            legal.append(GOLD_TO_CAMELS + number)
        return legal

    def run(self, s: State, action: int) -> None:
        if action > GOLD_TO_CAMELS:
            number = action - GOLD_TO_CAMELS
            s.gold[self.seat] -= number
            s.camels[self.seat] += number
            s.tell(events.SWAPPED_GOLD, (self.seat, number))
        else:
            number = action - CAMELS_TO_GOLD
            s.camels[self.seat] -= number
            s.gold[self.seat] += number
            s.tell(events.SWAPPED_CAMELS, (self.seat, number))

    def auto(self, s: State) -> bool:
        return True

    def flaw(self, s: State, at: int) -> str:
        return effect_flaw(s, self.seat, EXCHANGE)


class PlaceCube(Step[State]):
    """YS-80 Place one cube in any open shop of the city."""

    fields = ("seat",)
    decision = "D-PLACE"
    rule = "YS-80"

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat)
        self.seat: Final = seat

    def legal(self, s: State) -> list[int]:
        legal: list[int] = []
        for district in range(len(DISTRICTS)):
            for shop in open_shops(s, self.seat, district):
                legal.append(PLACE + shop)
        return legal

    def run(self, s: State, action: int) -> None:
        place_cube(s, self.seat, action - PLACE)

    def auto(self, s: State) -> bool:
        return True

    def flaw(self, s: State, at: int) -> str:
        return effect_flaw(s, self.seat, PLACE_CUBE)


class SellCamels(Step[State]):
    """YS-82 Give up one to four camels for two points each."""

    fields = ("seat",)
    decision = "D-SELL-CAMELS"
    rule = "YS-82"

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat)
        self.seat: Final = seat

    def legal(self, s: State) -> list[int]:
        most = min(SELL_CAMELS_LIMIT, s.camels[self.seat])
        return [SELL_CAMELS_N + number for number in range(1, most + 1)]

    def run(self, s: State, action: int) -> None:
        number = action - SELL_CAMELS_N
        s.camels[self.seat] -= number
        score(s, self.seat, CARD_SCORE, number * SELL_CAMELS_POINTS)
        s.tell(events.SOLD_CAMELS, (self.seat, number, number * SELL_CAMELS_POINTS))

    def auto(self, s: State) -> bool:
        return True

    def flaw(self, s: State, at: int) -> str:
        return effect_flaw(s, self.seat, SELL_CAMELS)


class SellGold(Step[State]):
    """YS-83 Give up one to ten gold for one point each."""

    fields = ("seat",)
    decision = "D-SELL-GOLD"
    rule = "YS-83"

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat)
        self.seat: Final = seat

    def legal(self, s: State) -> list[int]:
        most = min(SELL_GOLD_LIMIT, s.gold[self.seat])
        return [SELL_GOLD_N + number for number in range(1, most + 1)]

    def run(self, s: State, action: int) -> None:
        number = action - SELL_GOLD_N
        s.gold[self.seat] -= number
        score(s, self.seat, CARD_SCORE, number * SELL_GOLD_POINTS)
        s.tell(events.SOLD_GOLD, (self.seat, number, number * SELL_GOLD_POINTS))

    def auto(self, s: State) -> bool:
        return True

    def flaw(self, s: State, at: int) -> str:
        return effect_flaw(s, self.seat, SELL_GOLD)
