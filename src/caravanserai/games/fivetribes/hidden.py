"""Resampling what a seat cannot see (FT-137, FT-138): unknown cards in hands, the pile, djinns being looked at.

Nothing is dealt at random and thrown away: `dealing` draws at once from all deals that fit.
"""

from random import Random
from typing import Final

from caravanserai.games.fivetribes.bidding import ChooseBidFakirs
from caravanserai.games.fivetribes.board import CARD_COUNT, DJINN_COST, DJINNS, FAKIR, GOODS, KINDS, PRICES
from caravanserai.games.fivetribes.dealing import Bounds, deal
from caravanserai.games.fivetribes.djinns import payments
from caravanserai.games.fivetribes.fields import DRAWN, GOLD, HAND, IN_PILE, KNOWN, PILE, PLAYER
from caravanserai.games.fivetribes.hands import unknown_cards
from caravanserai.games.fivetribes.memory import drawn_from, former_piles, from_pile, unseen
from caravanserai.games.fivetribes.options import open_hands
from caravanserai.games.fivetribes.powers import DrawnDjinn, KeepDjinn
from caravanserai.games.fivetribes.sale import SellKind
from caravanserai.games.fivetribes.state import State
from caravanserai.games.fivetribes.windows import ChoosePayment

SPECTATOR: Final = -1


def resample(s: State, seat: int | None, rng: Random) -> State:
    """A position that looks the same to the seat (None: a spectator), all else dealt anew; gold is no secret."""
    sample = s.clone()
    if s.stack:
        viewer = SPECTATOR if seat is None else seat
        deal_djinns(sample, viewer, rng)
        if not open_hands(s):
            deal_cards(s, sample, viewer, rng)
    return sample


# --- resource cards --------------------------------------------------------------------------------------


def deal_cards(s: State, sample: State, seat: int, rng: Random) -> None:
    """FT-137, FT-138 Deal the unseen cards of every pile to the hands that drew from it."""
    labels = former_piles(s) + 1
    wanted = [
        [0 if other == seat else drawn_from(s, label, other) for other in range(s.seats)]
        for label in range(labels)
    ]
    if not any(any(numbers) for numbers in wanted):
        return
    pools = [pool(s, label, seat) for label in range(labels)]
    dealt = deal(pools, wanted, bounds(s, seat), rng)
    if seat != SPECTATOR:
        for label in range(labels):
            for kind in range(KINDS):
                dealt[label][seat * KINDS + kind] = from_pile(s, label, seat, kind)
    _settle(s, sample, dealt, seat)


def pool(s: State, label: int, seat: int) -> list[int]:
    """The cards of that pile which the seat has not seen, by kind; what it drew itself it remembers."""
    cards: list[int] = []
    for kind in range(KINDS):
        own = 0 if seat == SPECTATOR else from_pile(s, label, seat, kind)
        cards.append(unseen(s, label, kind) - own)
    return cards


def bounds(s: State, seat: int) -> list[Bounds]:
    """What is certain of the cards drawn unseen: FT-138 those shown are among them, FT-137 those a choice needs."""
    top = s.stack[-1]
    found: list[Bounds] = []
    for other in range(s.seats):
        if other == seat:
            continue
        needed = needed_cards(s) if other == top.who else [0] * KINDS
        for kind in range(KINDS):
            shown = s.shown[other * KINDS + kind] if s.shown else 0
            least = shown + max(0, needed[kind] - s.of(other, KNOWN + kind))
            most = CARD_COUNT[kind]
            if kind == FAKIR and other == top.who and _sells_unknown(s, other):
                most = shown + unknown_cards(s, other) - 1
            if least > 0 or most < CARD_COUNT[kind]:
                found.append(Bounds(other, kind, least, most))
    return found


def needed_cards(s: State) -> list[int]:
    """FT-137 By kind, what the player who is asked must hold for the choices already made."""
    needed = [0] * KINDS
    top = s.stack[-1]
    if isinstance(top, ChooseBidFakirs):
        while PRICES[top.bid - needed[FAKIR]] > s.of(top.who, GOLD):
            needed[FAKIR] += 1
    elif isinstance(top, ChoosePayment):
        needed[FAKIR] = 0 if payments(s, top.who, DJINN_COST[top.djinn], 0) else 1
    elif isinstance(top, SellKind):
        for kind in top.chosen:
            needed[kind] = 1
    return needed


def _sells_unknown(s: State, seat: int) -> bool:
    """Whether the player has begun a sale and everybody knows that it must be of an unknown card."""
    top = s.stack[-1]
    if not isinstance(top, SellKind) or top.chosen:
        return False
    return not any(s.of(seat, KNOWN + kind) > 0 for kind in range(GOODS))


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
