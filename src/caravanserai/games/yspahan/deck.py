"""The deck, the discard pile and the history of cards (YS-68 to YS-72)."""

from typing import Final

from caravanserai.core.machine import CHANCE, Step
from caravanserai.games.yspahan import events
from caravanserai.games.yspahan.actions import DEAL
from caravanserai.games.yspahan.board import CARAVANSERAI, CARD_COUNT, SQUARE_SHOPS
from caravanserai.games.yspahan.caravan import loaded_flaw
from caravanserai.games.yspahan.fields import DECK, DISCARD, DISCARDED, EMPTY, RESHUFFLED, hand
from caravanserai.games.yspahan.state import Card, Seat, Shop, State

_BYTES: Final[tuple[bytes, ...]] = tuple(bytes((code,)) for code in range(RESHUFFLED + 1))


class DrawCard(Step[State]):
    """YS-68, YS-71 The seat draws the top card of the deck; only the seat learns which."""

    fields = ("seat",)
    decision = "DRAW-CARD"
    rule = "YS-68"

    def __init__(self, seat: Seat) -> None:
        super().__init__(CHANCE)
        self.seat: Final = seat

    def legal(self, s: State) -> list[int]:
        return [DEAL + card for card in range(CARD_COUNT) if s.cards[DECK + card]]

    def weights(self, s: State) -> list[int]:
        return [s.cards[DECK + card] for card in range(CARD_COUNT) if s.cards[DECK + card]]

    def run(self, s: State, action: int) -> None:
        card = action - DEAL
        s.cards[DECK + card] -= 1
        s.cards[hand(self.seat) + card] += 1
        s.history = s.history + _BYTES[self.seat * CARD_COUNT + card]
        if s.log is not None:
            s.tell(events.DREW, (self.seat, 1))
            s.tell(events.DREW_CARD, (card,), 1 << self.seat)

    def flaw(self, s: State, at: int) -> str:
        if not s.pile_size(DECK):
            return "there is no card to draw"
        if at == 1 and not s.turn_flaw(self.seat):
            return ""
        return sent_flaw(s, self.seat, getattr(s.stack[at - 1], "shop", EMPTY))


def sent_flaw(s: State, seat: Seat, second: Shop) -> str:
    """YS-62 Why the seat cannot draw a card for a cube that the Supervisor sent before that of the shop `second`."""
    if not s.has(seat, CARAVANSERAI):
        return f"seat {seat} has no Caravanserai"
    if s.caravan and s.caravan[-1] != seat:
        return f"the last cube on the caravan is not one of seat {seat}"
    for shop in SQUARE_SHOPS[s.supervisor]:
        if shop != second and s.shops[shop] in (EMPTY, seat):
            return loaded_flaw(s)
    return f"the Supervisor can have sent no cube of seat {seat}"


def can_draw(s: State) -> bool:
    """YS-70 Whether there is a card to draw at all."""
    return s.pile_size(DECK) > 0 or s.pile_size(DISCARD) > 0


def draw(s: State, seat: Seat) -> None:
    """YS-69, YS-70 The seat draws a card; an empty deck is made anew first, and without cards nothing happens."""
    if s.pile_size(DECK) == 0:
        if s.pile_size(DISCARD) == 0:
            s.tell(events.DREW, (seat, 0))
            return
        reshuffle(s)
    s.push(DrawCard(seat))


def reshuffle(s: State) -> None:
    """YS-69 The whole discard pile becomes the new deck."""
    if s.log is not None:
        s.tell(events.RESHUFFLED, (s.pile_size(DISCARD),))
    for card in range(CARD_COUNT):
        s.cards[DECK + card] = s.cards[DISCARD + card]
        s.cards[DISCARD + card] = 0
    s.history = s.history + _BYTES[RESHUFFLED]


def discard(s: State, seat: Seat, card: Card) -> None:
    """YS-72 The card goes face up on the discard pile."""
    s.cards[hand(seat) + card] -= 1
    s.cards[DISCARD + card] += 1
    s.history = s.history + _BYTES[DISCARDED + seat * CARD_COUNT + card]
