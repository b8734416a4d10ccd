"""What a seat cannot know, dealt anew."""

from random import Random

from night_market.board import CARDS
from night_market.fields import in_hand
from night_market.state import State


def resample(s: State, seat: int | None, rng: Random) -> State:
    """Everything hidden from the seat (deck and other hands) is put together, sorted, shuffled and dealt again."""
    copy = s.clone()
    others = [other for other in range(copy.seats) if other != seat]
    pool = copy.deck.copy()
    for other in others:
        for card, count in enumerate(copy.hand(other)):
            pool[card] += count
    cards = [card for card in range(len(CARDS)) for _ in range(pool[card])]
    rng.shuffle(cards)
    for other in others:
        size = copy.hand_size(other)
        copy.hands[in_hand(other, 0) : in_hand(other + 1, 0)] = _counts(cards[:size])
        cards = cards[size:]
    copy.deck = _counts(cards)
    return copy


def _counts(cards: list[int]) -> list[int]:
    return [cards.count(card) for card in range(len(CARDS))]
