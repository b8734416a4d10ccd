"""The deck: a count of each card, from which chance draws."""

from night_market.actions import DRAW
from night_market.fields import in_hand
from night_market.state import State


def drawable(s: State) -> list[int]:
    """The cards the deck still has, as outcomes of chance."""
    return [DRAW + card for card, count in enumerate(s.deck) if count]


def draw(s: State, seat: int, card: int) -> None:
    """Move a card from the deck to the hand."""
    s.deck[card] -= 1
    s.hands[in_hand(seat, card)] += 1
