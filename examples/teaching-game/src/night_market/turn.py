"""The skeleton of the game: dealing, turns, and what a trader can do."""

from caravanserai.core.machine import CHANCE, NOBODY, Step
from night_market.actions import BROWSE, DRAW, LIGHT, REST, SELL, SNATCH
from night_market.board import LANTERN, VALUES
from night_market.events import BROWSED, CLOSING, DEALT, DREW, LIT, REACHED, RESTED, SOLD
from night_market.snatching import AnswerSnatch, Grab
from night_market.state import Market


class Deal(Step[Market]):
    """NM-3 Everybody is dealt three cards, one at a time, seen by nobody else."""

    fields = ("seat", "left")
    rule = "NM-3"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(CHANCE)
        self.seat = seat
        self.left = left

    def legal(self, s: Market) -> list[int]:
        return drawable(s)

    def weights(self, s: Market) -> list[int]:
        return [count for count in s.deck if count]

    def run(self, s: Market, action: int) -> None:
        draw(s, self.seat, action - DRAW)
        s.tell(DEALT, (self.seat, action - DRAW), 1 << self.seat)
        if self.left > 1:
            s.push(Deal(self.seat, self.left - 1))

    def flaw(self, s: Market, at: int) -> str:
        if not 0 <= self.seat < s.seats:
            return f"there is no seat {self.seat}"
        return "" if 1 <= self.left <= sum(s.deck) else f"{self.left} cards cannot be dealt"


class Turn(Step[Market]):
    """NM-4 Traders take turns clockwise. NM-12 When the deck is empty everybody has one last turn."""

    fields = ("seat",)
    rule = "NM-4"

    def __init__(self, seat: int) -> None:
        super().__init__(NOBODY)
        self.seat = seat

    def run(self, s: Market, action: int) -> None:
        if s.last_turns < 0 and not sum(s.deck):
            s.last_turns = s.seats
            s.tell(CLOSING, ())
        if s.last_turns == 0:
            return
        if s.last_turns > 0:
            s.last_turns -= 1
        s.push(Turn((self.seat + 1) % s.seats))
        s.push(Act(self.seat))

    def flaw(self, s: Market, at: int) -> str:
        return "" if 0 <= self.seat < s.seats else f"there is no seat {self.seat}"


class Act(Step[Market]):
    """NM-4 Do one thing: browse, sell, light a lantern, snatch, or rest."""

    fields = ("seat",)
    decision = "NM-D1"
    rule = "NM-4"

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.seat = seat

    def legal(self, s: Market) -> list[int]:
        hand = s.hand(self.seat)
        options = [BROWSE] if sum(s.deck) else []
        options += [SELL + ware for ware in range(4) if hand[ware]]
        if hand[LANTERN]:
            options.append(LIGHT)
        mine = sum(hand)
        options += [SNATCH + other for other in range(s.seats) if s.hand_size(other) > mine]
        if not sum(s.deck):
            options.append(REST)
        return options

    def run(self, s: Market, action: int) -> None:
        if action == BROWSE:
            s.tell(BROWSED, (self.seat,))
            s.push(Browse(self.seat))
        elif action == LIGHT:
            light(s, self.seat)
        elif action == REST:
            s.tell(RESTED, (self.seat,))
        elif action < LIGHT:
            sell(s, self.seat, action - SELL)
        else:
            snatch(s, self.seat, action - SNATCH)

    def auto(self, s: Market) -> bool:
        """A trader without cards has only public options, so a single one may be taken without asking."""
        return s.hand_size(self.seat) == 0

    def flaw(self, s: Market, at: int) -> str:
        return "" if 0 <= self.seat < s.seats else f"there is no seat {self.seat}"


class Browse(Step[Market]):
    """NM-5 Draw a card; only you see it."""

    fields = ("seat",)
    rule = "NM-5"

    def __init__(self, seat: int) -> None:
        super().__init__(CHANCE)
        self.seat = seat

    def legal(self, s: Market) -> list[int]:
        return drawable(s)

    def weights(self, s: Market) -> list[int]:
        return [count for count in s.deck if count]

    def run(self, s: Market, action: int) -> None:
        draw(s, self.seat, action - DRAW)
        s.tell(DREW, (self.seat, action - DRAW), 1 << self.seat)

    def flaw(self, s: Market, at: int) -> str:
        if not 0 <= self.seat < s.seats:
            return f"there is no seat {self.seat}"
        return "" if sum(s.deck) else "there is no card left to draw"


def drawable(s: Market) -> list[int]:
    """The cards the deck still has, as outcomes of chance."""
    return [DRAW + card for card, count in enumerate(s.deck) if count]


def draw(s: Market, seat: int, card: int) -> None:
    """Move a card from the deck to the hand."""
    s.deck[card] -= 1
    s.hands[6 * seat + card] += 1


def sell(s: Market, seat: int, ware: int) -> None:
    """NM-6 Put a ware from your hand on your stall."""
    s.hands[6 * seat + ware] -= 1
    s.stalls[4 * seat + ware] += 1
    s.tell(SOLD, (seat, ware, VALUES[ware]))


def light(s: Market, seat: int) -> None:
    """NM-7 Discard a lantern and do two things, one after the other; another lantern may be among them."""
    s.hands[6 * seat + LANTERN] -= 1
    s.discard[LANTERN] += 1
    s.tell(LIT, (seat,))
    s.push(Act(seat))
    s.push(Act(seat))


def snatch(s: Market, thief: int, victim: int) -> None:
    """NM-8 Reach for a card of somebody who holds more than you. NM-9 A guard may interrupt, unless there are none."""
    s.tell(REACHED, (thief, victim))
    s.push(AnswerSnatch(victim, thief) if s.options[0] == "on" else Grab(victim, thief))
