"""What holds in every position: nothing is lost, and the pending steps fit what lies on the table."""

from caravanserai.core.machine import Broken
from caravanserai.core.pending import check_pending
from night_market.board import CARD_COUNT, CARDS, GUARD, WARE_COUNT
from night_market.pending import PENDING
from night_market.setup import deck_for
from night_market.state import State


def check(s: State) -> None:
    """Raise `Broken` for the first invariant that does not hold."""
    check_cards(s)
    check_guards(s)
    check_closing(s)
    check_pending(s, PENDING)


def check_cards(s: State) -> None:
    """NM-2 Every card is somewhere, and only there."""
    copies = deck_for(s.options)
    for card, name in enumerate(CARDS):
        held = sum(s.hands[card::CARD_COUNT])
        sold = sum(s.stalls[card::WARE_COUNT]) if card < WARE_COUNT else 0
        found = s.deck[card] + s.discard[card] + held + sold
        if found != copies[card]:
            raise Broken(f"state.deck.{name}", "NM-2", f"{found} cards of {name}, there are {copies[card]}")


def check_guards(s: State) -> None:
    """NM-9 Who was caught was caught by a guard that lies on the discard pile."""
    if sum(s.caught) > s.discard[GUARD]:
        raise Broken("state.caught", "NM-9", "more traders were caught than guards were played")


def check_closing(s: State) -> None:
    """NM-12 The last turns come when the deck is empty, and then the game is over."""
    if s.last_turns >= 0 and any(s.deck):
        raise Broken("state.last-turns", "NM-12", "the last turns come when the deck is empty")
    if not s.stack and s.last_turns:
        raise Broken("pending", "NM-12", "the game goes on until everybody had a last turn")
