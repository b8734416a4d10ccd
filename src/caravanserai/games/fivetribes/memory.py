"""What everybody can infer about unknown cards across reshuffles (FT-138).

Every unknown card of a hand carries a label: the pile it came from. `aside` lists, per former pile that still has
cards in hands, the cards of every seat by kind; whatever else is unknown in a hand comes from the present pile.
"""

from caravanserai.games.fivetribes.board import KINDS
from caravanserai.games.fivetribes.fields import HAND, KNOWN, PILE, PLAYER
from caravanserai.games.fivetribes.state import State


def former_piles(s: State) -> int:
    """How many former piles still have cards in hands."""
    return len(s.aside) // (s.seats * KINDS)


def from_pile(s: State, label: int, seat: int, kind: int) -> int:
    """How many of the seat's unknown cards of the kind came from that pile, those of `shown` included.

    The label former_piles(s) stands for the present pile.
    """
    size = s.seats * KINDS
    at = seat * KINDS + kind
    if label * size < len(s.aside):
        return s.aside[label * size + at]
    left = s.players[seat * PLAYER + HAND + kind] - s.players[seat * PLAYER + KNOWN + kind]
    if s.shown:
        left += s.shown[at]
    for start in range(0, len(s.aside), size):
        left -= s.aside[start + at]
    return left


def drawn_from(s: State, label: int, seat: int) -> int:
    """How many cards the seat drew unseen from that pile, as far as they are not told apart."""
    total = 0
    for kind in range(KINDS):
        total += from_pile(s, label, seat, kind)
    return total


def unseen(s: State, label: int, kind: int) -> int:
    """How many cards of the kind from that pile nobody has seen for certain; public knowledge."""
    total = s.stock[PILE + kind] if label == former_piles(s) else 0
    for seat in range(s.seats):
        total += from_pile(s, label, seat, kind)
    return total


def show(s: State, seat: int, kind: int) -> None:
    """FT-138 An unknown card is about to leave the hand face up: fix the pile it came from, or leave it open."""
    if not s.aside:
        return
    found = -1
    for label in range(former_piles(s) + 1):
        if unseen(s, label, kind) > 0 and drawn_from(s, label, seat) > 0:
            if found >= 0:
                _leave_open(s, seat, kind)
                return
            found = label
    if 0 <= found < former_piles(s):
        _strike(s, found, seat, kind)


def _leave_open(s: State, seat: int, kind: int) -> None:
    shown = list(s.shown) if s.shown else [0] * (s.seats * KINDS)
    shown[seat * KINDS + kind] += 1
    s.shown = tuple(shown)


def _strike(s: State, label: int, seat: int, kind: int) -> None:
    size = s.seats * KINDS
    aside = list(s.aside)
    aside[label * size + seat * KINDS + kind] -= 1
    if not any(aside[label * size : (label + 1) * size]):
        del aside[label * size : (label + 1) * size]
    s.aside = tuple(aside)


def set_aside(s: State) -> None:
    """FT-138 A reshuffle: the unknown cards in hands keep the label of the pile that has run out."""
    label = former_piles(s)
    cards = [from_pile(s, label, seat, kind) for seat in range(s.seats) for kind in range(KINDS)]
    if any(cards):
        s.aside = s.aside + tuple(cards)
