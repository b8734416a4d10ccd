"""Moving the Supervisor and sending cubes to the caravan (YS-46 to YS-63)."""

from typing import Final

from caravanserai.core.machine import NOBODY, Step
from caravanserai.games.yspahan import events
from caravanserai.games.yspahan.actions import CONTINUE, MOVE, PAY, PLAY, SEND, SEND_FIRST
from caravanserai.games.yspahan.board import (
    CARAVANSERAI,
    DISTANCE,
    DOUBLE_INDEX,
    HAMMAM,
    HAMMAM_STEPS,
    SQUARE_COUNT,
    SQUARE_SHOPS,
)
from caravanserai.games.yspahan.caravan import load, loaded_flaw
from caravanserai.games.yspahan.cards import add_cards, play
from caravanserai.games.yspahan.deck import draw
from caravanserai.games.yspahan.fields import EMPTY
from caravanserai.games.yspahan.options import staying_sends
from caravanserai.games.yspahan.state import Seat, Shop, Square, State


def move_price(s: State, seat: Seat, value: int, square: Square) -> int:
    """YS-47, YS-48, YS-49, YS-50 The gold it costs to end the move on the square."""
    change = abs(DISTANCE[s.supervisor * SQUARE_COUNT + square] - value)
    free = HAMMAM_STEPS if s.has(seat, HAMMAM) else 0
    return change - free if change > free else 0


class MoveSupervisor(Step[State]):
    """YS-46, YS-50, YS-51, YS-53 Where the Supervisor ends his move; the own square means staying."""

    fields = ("seat", "value")
    decision = "D-MOVE"
    rule = "YS-50"

    def __init__(self, seat: Seat, value: int) -> None:
        super().__init__(seat)
        self.seat: Final = seat
        self.value: Final = value

    def legal(self, s: State) -> list[int]:
        gold = s.gold[self.seat]
        reach = gold + HAMMAM_STEPS if s.has(self.seat, HAMMAM) else gold
        row = s.supervisor * SQUARE_COUNT
        legal: list[int] = []
        for square in range(SQUARE_COUNT):
            if abs(DISTANCE[row + square] - self.value) <= reach:
                legal.append(MOVE + square)
        return legal

    def run(self, s: State, action: int) -> None:
        square = action - MOVE
        price = move_price(s, self.seat, self.value, square)
        stays = square == s.supervisor
        sends = sends_from(s, square)
        s.gold[self.seat] -= price
        s.supervisor = square
        if s.log is not None:
            s.tell(events.STAYED if stays else events.MOVED, (self.seat, square, price))
        if sends:
            stop(s, self.seat)

    def auto(self, s: State) -> bool:
        return True

    def flaw(self, s: State, at: int) -> str:
        return s.turn_flaw(self.seat)


def sends_from(s: State, square: Square) -> bool:
    """YS-52 Whether a move to the square sends cubes: any real move does, staying only if the option says so."""
    return square != s.supervisor or staying_sends(s)


def cubes_hit(s: State, square: Square) -> int:
    """YS-55 How many cubes a move to the square would send."""
    if not sends_from(s, square):
        return 0
    return len([shop for shop in SQUARE_SHOPS[square] if s.shops[shop] != EMPTY])


def stop(s: State, seat: Seat) -> None:
    """YS-52, YS-54, YS-55, YS-56, YS-57 All cubes beside the final square are hit; two go one after the other."""
    first = EMPTY
    second = EMPTY
    for shop in SQUARE_SHOPS[s.supervisor]:
        if s.shops[shop] != EMPTY:
            if first == EMPTY:
                first = shop
            else:
                second = shop
    if first == EMPTY:
        return
    if second == EMPTY:
        hit(s, first)
    elif asks_for_order(s, first, second):
        s.push(ChooseOrder(seat, first, second))
    else:
        hit_both(s, seat, first, second)


def asks_for_order(s: State, first: Shop, second: Shop) -> bool:
    """YS-57 Whether it matters which of two cubes goes first: two owners, or one who draws a card in between."""
    return s.shops[first] != s.shops[second] or s.has(s.shops[first], CARAVANSERAI)


def hit_both(s: State, seat: Seat, first: Shop, second: Shop) -> None:
    """YS-58 The first cube is resolved completely before the second."""
    s.push(SecondCube(seat, second))
    hit(s, first)


def hit(s: State, shop: Shop) -> None:
    """YS-59, YS-60 The owner may save the cube with a camel; without one it leaves."""
    if s.camels[s.shops[shop]]:
        s.push(PayCamel(s.shops[shop], shop))
    else:
        send(s, shop)


def send(s: State, shop: Shop) -> None:
    """YS-60 The cube leaves its shop for the caravan."""
    owner = s.shops[shop]
    s.shops[shop] = EMPTY
    if s.log is not None:
        s.tell(events.SENT, (owner, shop))
    arrive(s, owner)


def arrive(s: State, owner: Seat) -> None:
    """YS-61, YS-62 The caravan first, then the card for the Caravanserai, in anybody's turn."""
    load(s, owner)
    if s.has(owner, CARAVANSERAI):
        draw(s, owner)


class ChooseOrder(Step[State]):
    """YS-57 Which of two cubes goes first."""

    fields = ("seat", "first", "second")
    decision = "D-ORDER"
    rule = "YS-57"

    def __init__(self, seat: Seat, first: Shop, second: Shop) -> None:
        super().__init__(seat)
        self.seat: Final = seat
        self.first: Final = first
        self.second: Final = second

    def legal(self, s: State) -> list[int]:
        return [SEND_FIRST + DOUBLE_INDEX.index(self.first), SEND_FIRST + DOUBLE_INDEX.index(self.second)]

    def run(self, s: State, action: int) -> None:
        chosen = DOUBLE_INDEX[action - SEND_FIRST]
        s.tell(events.ORDERED, (self.seat, chosen))
        hit_both(s, self.seat, chosen, self.second if chosen == self.first else self.first)

    def flaw(self, s: State, at: int) -> str:
        if (self.first, self.second) != SQUARE_SHOPS[s.supervisor]:
            return "these are not the two shops beside the Supervisor"
        if EMPTY in (s.shops[self.first], s.shops[self.second]):
            return "one of the two shops is empty"
        if not asks_for_order(s, self.first, self.second):
            return "one owner without Caravanserai is not asked"
        return s.turn_flaw(self.seat)


class PayCamel(Step[State]):
    """YS-59, YS-63 The owner of the cube decides, also out of turn: send it, or pay a camel and keep it."""

    fields = ("seat", "shop")
    decision = "D-CAMEL"
    rule = "YS-59"

    def __init__(self, seat: Seat, shop: Shop) -> None:
        super().__init__(seat)
        self.seat: Final = seat
        self.shop: Final = shop

    def legal(self, s: State) -> list[int]:
        return [SEND, PAY]

    def run(self, s: State, action: int) -> None:
        if action == SEND:
            send(s, self.shop)
            return
        s.camels[self.seat] -= 1
        if s.log is not None:
            s.tell(events.KEPT, (self.seat, self.shop))
        arrive(s, self.seat)

    def flaw(self, s: State, at: int) -> str:
        if self.shop not in SQUARE_SHOPS[s.supervisor]:
            return "the shop does not touch the Supervisor's square"
        if s.shops[self.shop] != self.seat:
            return f"seat {self.seat} has no cube there"
        return "" if s.camels[self.seat] else f"seat {self.seat} has no camel to pay with"


def asks_other(s: State) -> bool:
    """YS-59 Whether the owner of a cube is asked who is not the player whose turn it is."""
    return bool(s.stack) and isinstance(s.stack[-1], PayCamel) and s.stack[-1].seat != s.active()


class SecondCube(Step[State]):
    """YS-58, YS-74 The second cube's turn: who holds cards may play some first."""

    fields = ("seat", "shop")
    rule = "YS-58"

    def __init__(self, seat: Seat, shop: Shop) -> None:
        super().__init__(NOBODY)
        self.seat: Final = seat
        self.shop: Final = shop

    def run(self, s: State, action: int) -> None:
        if s.hand_size(self.seat):
            s.push(BetweenCubes(self.seat, self.shop))
        else:
            hit(s, self.shop)

    def flaw(self, s: State, at: int) -> str:
        first = s.stack[at + 1] if at + 1 < len(s.stack) else None
        if isinstance(first, PayCamel):
            return second_flaw(s, self.seat, self.shop) or _pair_flaw(s, first.shop, self.shop)
        return second_flaw(s, self.seat, self.shop) or loaded_flaw(s)


class BetweenCubes(Step[State]):
    """YS-74 Cards between the two cubes of a double send, then the second cube."""

    fields = ("seat", "shop")
    decision = "D-NEXT"
    rule = "YS-74"

    def __init__(self, seat: Seat, shop: Shop) -> None:
        super().__init__(seat)
        self.seat: Final = seat
        self.shop: Final = shop

    def legal(self, s: State) -> list[int]:
        legal = [CONTINUE]
        add_cards(s, self.seat, legal)
        return legal

    def run(self, s: State, action: int) -> None:
        if action >= PLAY:
            s.push(SecondCube(self.seat, self.shop))
            play(s, self.seat, action)
        else:
            hit(s, self.shop)

    def flaw(self, s: State, at: int) -> str:
        if not s.hand_size(self.seat):
            return f"seat {self.seat} holds no card"
        return second_flaw(s, self.seat, self.shop) or loaded_flaw(s)


def second_flaw(s: State, seat: Seat, shop: Shop) -> str:
    """YS-57, YS-58 Why the cube of the shop cannot be the second of two."""
    beside = SQUARE_SHOPS[s.supervisor]
    if len(beside) < 2 or shop not in beside:
        return "the shop is none of two beside the Supervisor"
    if s.shops[shop] == EMPTY:
        return "the shop is empty"
    return s.turn_flaw(seat)


def _pair_flaw(s: State, first: Shop, second: Shop) -> str:
    """YS-57 Why the two cubes cannot be sent in this order."""
    if first == second:
        return "a cube is sent once"
    if first > second and not asks_for_order(s, first, second):
        return "the cubes of one owner without Caravanserai go bag before barrel before vase"
    return ""
