"""Positions shortly before things that seldom happen in random games, for tests and studies."""

from caravanserai.core.game import Game
from caravanserai.games.yspahan.board import CARAVANSERAI, CARD_COUNT, COPIES, SHOPS, WHITE_DICE
from caravanserai.games.yspahan.dice import fill_tower
from caravanserai.games.yspahan.fields import DECK, hand
from caravanserai.games.yspahan.setup import set_up
from caravanserai.games.yspahan.state import Card, Seat, State


def scenarios(game: Game) -> list[State]:
    """Positions before a double send, with each number of players, and with all cards in hands."""

    def start(seats: int, first: str) -> State:
        return set_up(seats, game.check_options(seats, {"first-player": first}))

    return [
        double_send(start(4, "1"), (2, 0)),
        double_send(start(3, "0"), (0, 0)),
        double_send(start(2, "0"), (1, 1)),
        all_cards_held(start(4, "0")),
        all_cards_held(start(2, "1")),
    ]


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
