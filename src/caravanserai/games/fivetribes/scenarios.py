"""Positions that random play hardly ever reaches: many djinns at once, cards of several piles, the last djinns."""

from typing import Final

from caravanserai.core import machine
from caravanserai.core.game import Game
from caravanserai.core.rollout import Dice, settle_chance
from caravanserai.games.fivetribes.board import (
    ASSASSIN,
    BOURAQ,
    CELLS,
    DJINNS,
    ECHIDNA,
    ELDER,
    ENKI,
    FAKIR,
    GOODS,
    IBUS,
    KANDICHA,
    SIBITTIS,
    TRIBES,
    VIZIER,
)
from caravanserai.games.fivetribes.fields import (
    BAG,
    DISCARDED,
    DISCARDS,
    HAND,
    IN_PILE,
    KNOWN,
    PILE,
    PLAYER,
    VIZIERS,
)
from caravanserai.games.fivetribes.hands import discard, pile_ready, some
from caravanserai.games.fivetribes.options import open_hands
from caravanserai.games.fivetribes.setup import set_up
from caravanserai.games.fivetribes.state import State

FISH: Final = 6
SILK: Final = 4


def scenarios(game: Game) -> list[machine.State]:
    """All of them, at tables of every size and with every option."""
    return [
        many_djinns(_fresh(game, 4), 0),
        many_djinns(_fresh(game, 3), 2),
        many_djinns(_fresh(game, 2, power_limit="per-round", first_bid_order="snake"), 1),
        many_djinns(_fresh(game, 3, hand_visibility="open", gold_visibility="open"), 3),
        two_piles(_fresh(game, 4)),
        two_piles(_fresh(game, 2)),
        last_djinns(_fresh(game, 3)),
        assassins_feast(_fresh(game, 4)),
        two_assassins(_fresh(game, 2)),
    ]


def _fresh(game: Game, seats: int, **options: str) -> State:
    return laid_out(set_up(seats, game.check_options(seats, options)), seats)


def laid_out(s: State, seed: int) -> State:
    """The set-up drawn: the first bid is to be made."""
    s.settle()
    settle_chance(s, Dice(seed))
    return s


def give_meeples(s: State, seat: int, tribe: int, number: int) -> None:
    """Viziers or Elders from the first tiles that have them to in front of the player."""
    for cell in range(CELLS):
        while number > 0 and s.meeples[cell * TRIBES + tribe] > 0:
            s.take_meeples(cell, tribe, 1)
            s.players[seat * PLAYER + VIZIERS + tribe] += 1
            number -= 1


def give_card(s: State, seat: int, kind: int, known: bool) -> None:
    """A card of the pile to a hand, seen by all or not."""
    if s.stock[PILE + kind] > 0:
        s.stock[PILE + kind] -= 1
        s.players[seat * PLAYER + HAND + kind] += 1
        if known or open_hands(s):
            s.players[seat * PLAYER + KNOWN + kind] += 1


def many_djinns(s: State, shift: int) -> State:
    """Everybody owns djinns, Viziers, Elders, known Fakirs and unknown cards; `shift` turns the djinns around."""
    for djinn in range(DJINNS):
        owner = (djinn + shift) % (s.seats + 1)
        if s.djinns[djinn] == IN_PILE and owner < s.seats:
            s.djinns[djinn] = owner
    for seat in range(s.seats):
        give_meeples(s, seat, VIZIER, 2)
        give_meeples(s, seat, ELDER, 4)
        for kind, known in ((FAKIR, True), (FAKIR, True), (FAKIR, False), (FISH, False), (seat, True)):
            give_card(s, seat, kind, known)
    return s


def two_piles(s: State) -> State:
    """FT-138 Unknown cards of a former pile and of the present one in every hand, one shown of uncertain origin."""
    many_djinns(s, 1)
    for seat in range(s.seats):
        give_card(s, seat, SILK, False)
    for kind in range(GOODS + 1):
        s.stock[DISCARDS + kind] += s.stock[PILE + kind]
        s.stock[PILE + kind] = 0
    pile_ready(s)
    for seat in range(s.seats):
        give_card(s, seat, FISH, False)
        give_card(s, seat, FAKIR, False)
    discard(s, 0, FISH)
    return short_pile(s)


def short_pile(s: State) -> State:
    """Few cards are left in the pile, so that the next reshuffle is near."""
    for kind in range(GOODS + 1):
        while s.stock[PILE + kind] > 1:
            s.stock[PILE + kind] -= 1
            s.stock[DISCARDS + kind] += 1
    assert some(s, PILE)
    return s


def last_djinns(s: State) -> State:
    """FT-108 Sibittis with a pile of one and a few discards."""
    left = 0
    for djinn in range(DJINNS):
        if s.djinns[djinn] == IN_PILE:
            left += 1
            s.djinns[djinn] = 0 if djinn in (SIBITTIS, ENKI) else DISCARDED if left < 5 else 1
    for djinn in range(DJINNS):
        if s.djinns[djinn] == 1:
            s.djinns[djinn] = IN_PILE
            break
    give_meeples(s, 0, ELDER, 6)
    give_meeples(s, 1, ELDER, 2)
    return s


def assassins_feast(s: State) -> State:
    """Seat 0 owns what changes a kill or Builders, and can pay for it many times."""
    for djinn in (IBUS, KANDICHA, ECHIDNA, BOURAQ):
        if s.djinns[djinn] == IN_PILE:
            s.djinns[djinn] = 0
    give_meeples(s, 0, ELDER, 8)
    for seat in range(1, s.seats):
        give_meeples(s, seat, VIZIER, 2)
        give_meeples(s, seat, ELDER, 2)
    for _ in range(4):
        give_card(s, 0, FAKIR, False)
    return s


def two_assassins(s: State) -> State:
    """FT-52 Two Assassins side by side and nobody else on the board: the last move finds no victim."""
    for cell in range(CELLS):
        for tribe in range(TRIBES):
            number = s.meeples[cell * TRIBES + tribe]
            if number > 0:
                s.take_meeples(cell, tribe, number)
                s.stock[BAG + tribe] += number
    for cell in (0, 1):
        s.put_meeple(cell, ASSASSIN)
        s.stock[BAG + ASSASSIN] -= 1
    return s
