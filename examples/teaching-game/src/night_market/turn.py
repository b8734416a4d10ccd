"""The skeleton of the game: turns, and what a trader can do."""

from caravanserai.core.machine import CHANCE, NOBODY, Step
from night_market import deck, events, options
from night_market.actions import BROWSE, DRAW, LIGHT, REST, SELL, SNATCH
from night_market.board import LANTERN, VALUES, WARE_COUNT
from night_market.fields import in_hand, on_stall
from night_market.snatching import AnswerSnatch, Grab
from night_market.state import State


class Turn(Step[State]):
    """NM-4 Traders take turns clockwise. NM-12 When the deck is empty everybody has one last turn."""

    fields = ("seat",)
    rule = "NM-4"

    def __init__(self, seat: int) -> None:
        super().__init__(NOBODY)
        self.seat = seat

    def run(self, s: State, action: int) -> None:
        if s.last_turns < 0 and not sum(s.deck):
            s.last_turns = s.seats
            s.tell(events.CLOSING, ())
        if s.last_turns == 0:
            return
        if s.last_turns > 0:
            s.last_turns -= 1
        s.push(Turn((self.seat + 1) % s.seats))
        s.push(Act(self.seat))


class Act(Step[State]):
    """NM-4 Do one thing: browse, sell, light a lantern, snatch, or rest."""

    fields = ("seat",)
    decision = "D-ACT"
    rule = "NM-4"

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.seat = seat

    def legal(self, s: State) -> list[int]:
        hand = s.hand(self.seat)
        options = [BROWSE] if sum(s.deck) else []
        options += [SELL + ware for ware in range(WARE_COUNT) if hand[ware]]
        if hand[LANTERN]:
            options.append(LIGHT)
        mine = sum(hand)
        options += [SNATCH + other for other in range(s.seats) if s.hand_size(other) > mine]
        if not sum(s.deck):
            options.append(REST)
        return options

    def run(self, s: State, action: int) -> None:
        if action == BROWSE:
            s.tell(events.BROWSED, (self.seat,))
            s.push(Browse(self.seat))
        elif action == LIGHT:
            light(s, self.seat)
        elif action == REST:
            s.tell(events.RESTED, (self.seat,))
        elif action < LIGHT:
            sell(s, self.seat, action - SELL)
        else:
            snatch(s, self.seat, action - SNATCH)

    def auto(self, s: State) -> bool:
        """A trader without cards has only public options, so a single one may be taken without asking."""
        return s.hand_size(self.seat) == 0

    def flaw(self, s: State, at: int) -> str:
        if self.seat != s.trader():
            return f"it is not the turn of seat {self.seat}"
        return "" if at - 1 <= s.discard[LANTERN] else "no lantern was lit for so many things"


class Browse(Step[State]):
    """NM-5 Draw a card; only you see it."""

    fields = ("seat",)
    rule = "NM-5"

    def __init__(self, seat: int) -> None:
        super().__init__(CHANCE)
        self.seat = seat

    def legal(self, s: State) -> list[int]:
        return deck.drawable(s)

    def weights(self, s: State) -> list[int]:
        return [count for count in s.deck if count]

    def run(self, s: State, action: int) -> None:
        deck.draw(s, self.seat, action - DRAW)
        s.tell(events.DREW, (self.seat, action - DRAW), 1 << self.seat)

    def flaw(self, s: State, at: int) -> str:
        if self.seat != s.trader():
            return f"it is not the turn of seat {self.seat}"
        return "" if sum(s.deck) else "there is no card left to draw"


def sell(s: State, seat: int, ware: int) -> None:
    """NM-6 Put a ware from your hand on your stall."""
    s.hands[in_hand(seat, ware)] -= 1
    s.stalls[on_stall(seat, ware)] += 1
    s.tell(events.SOLD, (seat, ware, VALUES[ware]))


def light(s: State, seat: int) -> None:
    """NM-7 Discard a lantern and do two things, one after the other; another lantern may be among them."""
    s.hands[in_hand(seat, LANTERN)] -= 1
    s.discard[LANTERN] += 1
    s.tell(events.LIT, (seat,))
    s.push(Act(seat))
    s.push(Act(seat))


def snatch(s: State, thief: int, victim: int) -> None:
    """NM-8 Reach for a card of somebody who holds more than you. NM-9 A guard may interrupt, unless there are none."""
    s.tell(events.REACHED, (thief, victim))
    s.push(AnswerSnatch(victim, thief) if options.guards(s.options) else Grab(victim, thief))
