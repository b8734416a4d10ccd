"""Positions shortly before things that seldom happen in random games, for tests and studies."""

from caravanserai.games.yspahan.board import CARAVANSERAI, CARD_COUNT, COPIES, SHOPS, WHITE_DICE
from caravanserai.games.yspahan.dice import fill_tower
from caravanserai.games.yspahan.state import DECK, Card, Seat, State, hand


def give(s: State, seat: Seat, card: Card) -> None:
    """The seat has drawn this card."""
    s.cards[DECK + card] -= 1
    s.cards[hand(seat) + card] += 1
    s.history = s.history + bytes((seat * CARD_COUNT + card,))


def double_send(s: State, owners: tuple[Seat, Seat]) -> State:
    """YS-57, YS-74 The first player can send the two cubes at s1, and everybody holds cards and camels."""
    s.day = s.seats + 1
    for shop, owner in zip(("bag-3-1", "barrel-3-0"), owners, strict=True):
        s.shops[SHOPS.index(shop)] = owner
    s.buildings = tuple([1 << CARAVANSERAI if seat == owners[0] else 0 for seat in range(s.seats)])
    for seat in range(s.seats):
        s.camels[seat] = seat
        give(s, seat, seat)
        give(s, seat, seat + 3)
    s.stack.pop()
    dice = (1, 1, 1, 2, 2, 3, 4, 6, 6)
    fill_tower(s, dice[: WHITE_DICE[s.seats]], WHITE_DICE[s.seats])
    return s


def all_cards_held(s: State) -> State:
    """YS-70 Every card is in a hand, so nobody can draw until one is played."""
    s.day = s.seats + 1
    for card in range(CARD_COUNT):
        for copy in range(COPIES):
            give(s, (card + copy) % s.seats, card)
    return s
