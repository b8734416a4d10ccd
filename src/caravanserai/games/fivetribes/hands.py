"""Resource cards: hands and their public record (FT-133, FT-134), the row, the pile and its reshuffle (FT-113)."""

from typing import Final

from caravanserai.core.machine import CHANCE, NOBODY, Step
from caravanserai.games.fivetribes import events
from caravanserai.games.fivetribes.actions import CARD
from caravanserai.games.fivetribes.board import FAKIR, KINDS, ROW_CARDS, SLOAR
from caravanserai.games.fivetribes.fields import DISCARDS, HAND, KNOWN, PILE, PLAYER
from caravanserai.games.fivetribes.memory import set_aside, show
from caravanserai.games.fivetribes.options import open_hands
from caravanserai.games.fivetribes.state import State, turn_flaw


def hand_size(s: State, seat: int) -> int:
    """The number of cards in the hand, which is public."""
    total = 0
    for at in range(seat * PLAYER + HAND, seat * PLAYER + HAND + KINDS):
        total += s.players[at]
    return total


def unknown_cards(s: State, seat: int) -> int:
    """FT-134 How many cards of the hand are not in the public record."""
    total = 0
    for at in range(seat * PLAYER + HAND, seat * PLAYER + HAND + KINDS):
        total += s.players[at] - s.players[at + KINDS]
    return total


def fakirs(s: State, seat: int) -> int:
    """The Fakirs really held."""
    return s.players[seat * PLAYER + HAND + FAKIR]


def possible_fakirs(s: State, seat: int) -> int:
    """FT-127 The Fakirs an observer must reckon with: the known ones and every unknown card."""
    return s.players[seat * PLAYER + KNOWN + FAKIR] + unknown_cards(s, seat)


def take_from_row(s: State, seat: int, position: int) -> int:
    """FT-63, FT-134 A card of the row goes to a hand, seen by all; the others close up in counting."""
    card = s.row.pop(position)
    s.players[seat * PLAYER + HAND + card] += 1
    s.players[seat * PLAYER + KNOWN + card] += 1
    return card


def discard(s: State, seat: int, kind: int) -> None:
    """FT-72, FT-134 A card leaves the hand for the discards: a known one of its kind if there is any."""
    mine = seat * PLAYER
    if s.players[mine + KNOWN + kind] > 0:
        s.players[mine + KNOWN + kind] -= 1
    else:
        show(s, seat, kind)
    s.players[mine + HAND + kind] -= 1
    s.stock[DISCARDS + kind] += 1


def discard_fakirs(s: State, seat: int, number: int) -> None:
    """So many Fakirs to the discards."""
    for _ in range(number):
        discard(s, seat, FAKIR)


def some(s: State, place: int) -> bool:
    """Whether the pile (PILE) or the discards (DISCARDS) hold a card."""
    return any(s.stock[at] > 0 for at in range(place, place + KINDS))


def pile_ready(s: State) -> bool:
    """FT-113 A card is needed: an empty pile takes the discards; False if there is no card at all."""
    if some(s, PILE):
        return True
    if not some(s, DISCARDS):
        return False
    set_aside(s)
    number = 0
    for kind in range(KINDS):
        number += s.stock[DISCARDS + kind]
        s.stock[PILE + kind] = s.stock[DISCARDS + kind]
        s.stock[DISCARDS + kind] = 0
    if s.log is not None:
        s.tell(events.SHUFFLED, (events.RESOURCE_DECK, number))
    return True


def pile_cards(s: State) -> list[int]:
    """The draws the pile allows."""
    found: list[int] = []
    for kind in range(KINDS):
        if s.stock[PILE + kind] > 0:
            found.append(CARD + kind)
    return found


def pile_weights(s: State) -> list[int]:
    """FT-14 Every card of the pile is as likely as any other."""
    found: list[int] = []
    for kind in range(KINDS):
        if s.stock[PILE + kind] > 0:
            found.append(s.stock[PILE + kind])
    return found


class FillRow(Step[State]):
    """FT-12, FT-111 The row is filled from the pile to nine cards; it stays short when there are none."""

    rule = "FT-111"

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def run(self, s: State, action: int) -> None:
        if len(s.row) < ROW_CARDS and pile_ready(s):
            s.push(LayCard())


class LayCard(Step[State]):
    """FT-111 The top card of the pile goes to the end of the row."""

    rule = "FT-111"

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def legal(self, s: State) -> list[int]:
        return pile_cards(s)

    def weights(self, s: State) -> list[int]:
        return pile_weights(s)

    def run(self, s: State, action: int) -> None:
        s.stock[PILE + action - CARD] -= 1
        s.row.append(action - CARD)
        if s.log is not None:
            s.tell(events.CARD_LAID, (action - CARD,))
        if len(s.row) < ROW_CARDS and pile_ready(s):
            s.push(self)

    def flaw(self, s: State, at: int) -> str:
        if len(s.row) >= ROW_CARDS:
            return "the row is full"
        return "" if some(s, PILE) else "the pile is empty"


def draw_cards(s: State, seat: int, number: int) -> None:
    """FT-94, FT-109 The seat draws so many cards from the top of the pile, as far as there are any."""
    if number > 0 and pile_ready(s):
        s.push(DrawnCard(seat, number - 1))


class DrawnCard(Step[State]):
    """FT-134 A card of the pile: known to its owner, one more unknown card to everybody else; `more` follow."""

    rule = "FT-134"
    fields = ("seat", "more")

    def __init__(self, seat: int, more: int) -> None:
        super().__init__(CHANCE)
        self.seat: Final = seat
        self.more: Final = more

    def legal(self, s: State) -> list[int]:
        return pile_cards(s)

    def weights(self, s: State) -> list[int]:
        return pile_weights(s)

    def run(self, s: State, action: int) -> None:
        kind = action - CARD
        seat = self.seat
        s.stock[PILE + kind] -= 1
        s.players[seat * PLAYER + HAND + kind] += 1
        if open_hands(s):
            s.players[seat * PLAYER + KNOWN + kind] += 1
        if s.log is not None:
            if open_hands(s):
                s.tell(events.DREW_CARD, (seat, kind))
            else:
                s.tell(events.DREW, (seat,))
                s.tell(events.DREW_CARD, (seat, kind), 1 << seat)
        draw_cards(s, seat, self.more)

    def flaw(self, s: State, at: int) -> str:
        if not some(s, PILE):
            return "the pile is empty"
        if type(s.stack[at - 1]).__name__ != "AfterKill":  # FT-94: which says what it needs itself
            if self.more or s.djinns[SLOAR] != self.seat or not s.used >> SLOAR & 1:
                return "nobody draws a card but with Sloar, one at a time"
            if not s.stock[PILE + FAKIR] + s.stock[DISCARDS + FAKIR]:
                return "no Fakir was paid for Sloar"
        return turn_flaw(s, self.seat)
