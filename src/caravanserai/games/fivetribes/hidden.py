"""Resampling what a seat cannot see (FT-137, FT-138): unknown cards in hands, the pile, djinns being looked at."""

from random import Random
from typing import Final

from caravanserai.games.fivetribes.board import DJINNS, KINDS
from caravanserai.games.fivetribes.fields import DRAWN, HAND, IN_PILE, KNOWN, PILE, PLAYER
from caravanserai.games.fivetribes.memory import drawn_from, former_piles, from_pile, unseen
from caravanserai.games.fivetribes.options import open_hands
from caravanserai.games.fivetribes.powers import DrawnDjinn, KeepDjinn
from caravanserai.games.fivetribes.state import State

SPECTATOR: Final = -1


def resample(s: State, seat: int, rng: Random) -> State:
    """A position that looks the same to the seat (SPECTATOR: to everybody), all else dealt anew; gold is no secret."""
    sample = s.clone()
    if not s.stack:
        return sample
    deal_djinns(sample, seat, rng)
    if not open_hands(s):
        deal_cards(s, sample, seat, rng)
        while not possible(sample):
            deal_cards(s, sample, seat, rng)
    return sample


def possible(sample: State) -> bool:
    """FT-137 Whether the choices already made could have been made with these hands."""
    top = sample.stack[-1]
    return top.who < 0 or (len(top.legal(sample)) > 0 and not top.flaw(sample, len(sample.stack) - 1))


# --- resource cards --------------------------------------------------------------------------------------


def deal_cards(s: State, sample: State, seat: int, rng: Random) -> None:
    """FT-137, FT-138 Deal the unseen cards of every pile to the hands that drew from it, until the shown ones fit."""
    labels = former_piles(s) + 1
    wanted = [
        [0 if other == seat else drawn_from(s, label, other) for other in range(s.seats)]
        for label in range(labels)
    ]
    if not any(any(numbers) for numbers in wanted):
        return
    pools = [pool(s, label, seat) for label in range(labels)]
    while True:
        dealt = [deal_pile(pools[label], wanted[label], rng) for label in range(labels)]
        if all(_fits(s, dealt, other) for other in range(s.seats) if other != seat):
            break
    if seat != SPECTATOR:
        for label in range(labels):
            for kind in range(KINDS):
                dealt[label][seat * KINDS + kind] = from_pile(s, label, seat, kind)
    _settle(s, sample, dealt, seat)


def pool(s: State, label: int, seat: int) -> list[int]:
    """The cards of that pile which the seat has not seen, by kind in order; what it drew itself it remembers."""
    cards: list[int] = []
    for kind in range(KINDS):
        own = 0 if seat == SPECTATOR else from_pile(s, label, seat, kind)
        cards.extend([kind] * (unseen(s, label, kind) - own))
    return cards


def deal_pile(cards: list[int], wanted: list[int], rng: Random) -> list[int]:
    """What each seat drew from that pile, by seat and kind."""
    dealt = [0] * (len(wanted) * KINDS)
    drawn = rng.sample(cards, sum(wanted))
    for other, number in enumerate(wanted):
        for _ in range(number):
            dealt[other * KINDS + drawn.pop()] += 1
    return dealt


def _fits(s: State, dealt: list[list[int]], other: int) -> bool:
    """FT-138 Whether the cards shown from an uncertain pile are among those dealt."""
    if s.shown:
        for at in range(other * KINDS, (other + 1) * KINDS):
            if s.shown[at] > 0 and s.shown[at] > sum(pile[at] for pile in dealt):
                return False
    return True


def _settle(s: State, sample: State, dealt: list[list[int]], seat: int) -> None:
    """Put the dealt cards into hands, memory and pile."""
    sample.aside = tuple(number for pile in dealt[:-1] for number in pile)
    for kind in range(KINDS):
        left = unseen(s, len(dealt) - 1, kind)
        for other in range(s.seats):
            at = other * KINDS + kind
            left -= dealt[-1][at]
            if other != seat:
                held = s.players[other * PLAYER + KNOWN + kind] + sum(pile[at] for pile in dealt)
                sample.players[other * PLAYER + HAND + kind] = held - (s.shown[at] if s.shown else 0)
        sample.stock[PILE + kind] = left


# --- djinns ----------------------------------------------------------------------------------------------


def deal_djinns(sample: State, seat: int, rng: Random) -> None:
    """FT-137 Djinns another seat is looking at come from the shuffled pile; those of a used-up pile stay."""
    top = sample.stack[-1]
    if isinstance(top, KeepDjinn) and top.who != seat:
        sample.stack[-1] = KeepDjinn(top.who, _redraw(sample, top.drawn, top.old, rng), top.old)
    elif isinstance(top, DrawnDjinn) and top.seat != seat:
        sample.stack[-1] = DrawnDjinn(top.seat, _redraw(sample, top.drawn, top.old, rng), top.old)


def _redraw(sample: State, drawn: tuple[int, ...], old: int, rng: Random) -> tuple[int, ...]:
    fresh = drawn[old:]
    pool = [djinn for djinn in range(DJINNS) if sample.djinns[djinn] == IN_PILE or djinn in fresh]
    chosen = sorted(rng.sample(pool, len(fresh)))
    for djinn in pool:
        sample.djinns[djinn] = DRAWN if djinn in chosen else IN_PILE
    return (*sorted(drawn[:old]), *chosen)
