"""Why a card cannot be played for its effect (YS-73 to YS-75)."""

from caravanserai.core.game import Reason
from caravanserai.core.machine import Step
from caravanserai.core.reasons import Values, because
from caravanserai.games.yspahan.board import CARDS, SHOP_SOUK, SOUKS
from caravanserai.games.yspahan.fields import EMPTY, hand
from caravanserai.games.yspahan.state import Seat, State


def holds(s: State, seat: Seat, card: str) -> bool:
    """Whether the seat holds the card."""
    return s.pile(hand(seat))[CARDS.index(card)] > 0


def play(s: State, step: Step[State], values: Values) -> Reason | None:
    """YS-73, YS-75 At a moment for cards: the card is there and does something."""
    card = values["card"]
    if not holds(s, step.who, card):
        return because("YS-73", "card-not-held", card=card)
    if _is_useless(s, step.who, card):
        return because("YS-75", "card-useless", card=card)
    return None


def _is_useless(s: State, seat: Seat, card: str) -> bool:
    gold, camels = s.gold[seat], s.camels[seat]
    if card == "exchange":
        return gold + camels == 0
    if card == "sell-camels":
        return camels == 0
    if card == "sell-gold":
        return gold == 0
    return card == "place-cube" and not _has_room(s, seat)


def _has_room(s: State, seat: Seat) -> bool:
    """YS-43 Whether some souk is free, or the seat's and not complete."""
    for souk in range(len(SOUKS)):
        cubes = [owner for shop, owner in enumerate(s.shops) if SHOP_SOUK[shop] == souk]
        if EMPTY in cubes and not {*cubes} - {EMPTY, seat}:
            return True
    return False
