"""What a seat does not know, drawn anew: values in rival hands, on territories it has not looked at, in the stacks."""

from math import comb
from random import Random
from typing import Final

from caravanserai.core.mixing import below, shuffle
from caravanserai.games.alrashid.battle import CommitTokens
from caravanserai.games.alrashid.board import COLOUR_COUNT, VALUE_COUNT
from caravanserai.games.alrashid.fields import BATCHES, FACE, FACE_UP, POOL, SEAT_BIT, TOKEN_KINDS
from caravanserai.games.alrashid.mercenaries import DiscardedBatch, DiscardToken
from caravanserai.games.alrashid.state import State

SPECTATOR: Final = -1
NOBODY_SHOWS: Final = -1

Counts = tuple[int, int, int]
"""Numbers of tokens of value 2, 3 and 4."""


class Shown:
    """AR-19 Tokens that a rival has shown and is discarding: numbers by kind, all of them still in his hand.

    If `split` is a kind, chance is picking among like tokens of it, which come from two shuffles at least.
    """

    def __init__(self, rival: int, kinds: list[int], split: int) -> None:
        self.rival: Final = rival
        self.kinds: Final = kinds
        self.split: Final = split


def resample(s: State, seat: int, rng: Random) -> State:
    """AR-20, AR-73 A copy in which all that the seat (or a spectator) does not know is dealt anew.

    Per colour and batch the unknown values are shuffled and dealt to the unknown tokens; a rival's
    unfinished choice of tokens goes back to its first step. The result depends on nothing hidden.
    """
    copy = s.clone()
    top = copy.stack[-1] if copy.stack else None
    if isinstance(top, CommitTokens) and top.who != seat:
        copy.stack[-1] = CommitTokens(top.who, top.territory, ())
    shown = leaving(copy, seat)
    for colour in range(COLOUR_COUNT):
        kept = shown_by_batch(copy, seat, colour, shown, rng)
        for batch in range(copy.pool[BATCHES + colour] + 1):
            deal(copy, seat, colour, batch, shown.rival, kept[batch] if kept else (0, 0, 0), rng)
    return copy


def leaving(s: State, seat: int) -> Shown:
    """What a rival has shown and is about to discard."""
    rival = NOBODY_SHOWS
    kinds = [0] * TOKEN_KINDS
    split = -1
    for step in s.stack:
        if isinstance(step, DiscardToken) and step.seat != seat:
            rival = step.seat
            kinds[step.kind] += 1
        elif isinstance(step, DiscardedBatch) and step.seat != seat:
            rival = step.seat
            kinds[step.kind] += 1
            split = step.kind
    return Shown(rival, kinds, split)


# --- what a rival has shown ----------------------------------------------------------------------------


def shown_by_batch(s: State, seat: int, colour: int, shown: Shown, rng: Random) -> list[Counts]:
    """The values in the rival's hand, by batch, drawn as likely as they are given what he has shown.

    Nothing if he has shown none of the colour.
    """
    wanted = shown.kinds[colour * VALUE_COUNT : (colour + 1) * VALUE_COUNT]
    if shown.rival < 0 or not any(wanted):
        return []
    split = shown.split - colour * VALUE_COUNT
    pools: list[tuple[Counts, int]] = []
    for batch in range(s.pool[BATCHES + colour] + 1):
        values = unknown(s, seat, colour, batch)
        held = len([1 for token in s.hands[shown.rival] if same(token, colour, batch)])
        pools.append(((values.count(0), values.count(1), values.count(2)), held))
    return draw_hand(pools, (wanted[0], wanted[1], wanted[2]), split, rng)


def draw_hand(pools: list[tuple[Counts, int]], wanted: Counts, split: int, rng: Random) -> list[Counts]:
    """Hands from pools of values, one pool after the other, that together hold what is wanted: exactly, without tries.

    With a value as `split` at least two pools have to give it.
    """
    spread = 2 if 0 <= split < VALUE_COUNT else 0
    known: dict[tuple[int, Counts, int], int] = {}
    found: list[Counts] = []
    for index in range(len(pools)):
        options: list[tuple[Counts, Counts, int]] = []
        weights: list[int] = []
        for hand in hands(pools[index]):
            left = less(wanted, hand)
            away = max(0, spread - 1) if 0 <= split < VALUE_COUNT and hand[split] else spread
            weight = ways(pools[index][0], hand) * futures(pools, index + 1, left, split, away, known)
            if weight:
                options.append((hand, left, away))
                weights.append(weight)
        at = pick(weights, rng)
        hand, wanted, spread = options[at]
        found.append(hand)
    return found


def futures(
    pools: list[tuple[Counts, int]],
    index: int,
    wanted: Counts,
    split: int,
    spread: int,
    known: dict[tuple[int, Counts, int], int],
) -> int:
    """In how many ways the pools from there on give what is still wanted."""
    if index == len(pools):
        return 1 if wanted == (0, 0, 0) and spread == 0 else 0
    key = (index, wanted, spread)
    if key not in known:
        total = 0
        for hand in hands(pools[index]):
            away = max(0, spread - 1) if 0 <= split < VALUE_COUNT and hand[split] else spread
            total += ways(pools[index][0], hand) * futures(
                pools, index + 1, less(wanted, hand), split, away, known
            )
        known[key] = total
    return known[key]


def hands(pool: tuple[Counts, int]) -> list[Counts]:
    """All hands of the given size from a pool."""
    there, size = pool
    return [
        (two, three, size - two - three)
        for two in range(min(size, there[0]) + 1)
        for three in range(min(size - two, there[1]) + 1)
        if size - two - three <= there[2]
    ]


def ways(there: Counts, hand: Counts) -> int:
    """In how many ways the hand comes from the pool."""
    return comb(there[0], hand[0]) * comb(there[1], hand[1]) * comb(there[2], hand[2])


def less(wanted: Counts, hand: Counts) -> Counts:
    """What is still wanted."""
    return (max(0, wanted[0] - hand[0]), max(0, wanted[1] - hand[1]), max(0, wanted[2] - hand[2]))


def pick(weights: list[int], rng: Random) -> int:
    """An index, as likely as its weight."""
    left = below(rng, sum(weights))
    for index in range(len(weights)):
        left -= weights[index]
        if left < 0:
            return index
    return len(weights) - 1


# --- dealing -------------------------------------------------------------------------------------------


def unknown(s: State, seat: int, colour: int, batch: int) -> list[int]:
    """The values of a colour and batch that the seat does not know: in rival hands, on territories, in the stack."""
    values: list[int] = []
    for rival in range(s.seats):
        if rival != seat:
            values += [token % VALUE_COUNT for token in s.hands[rival] if same(token, colour, batch)]
    for camp in s.camps:
        values += [token // FACE % VALUE_COUNT for token in camp if unseen(token, seat, colour, batch)]
    if batch == s.pool[BATCHES + colour]:
        for value in range(VALUE_COUNT):
            values += [value] * s.pool[colour * POOL + value]
    return values


def deal(s: State, seat: int, colour: int, batch: int, shower: int, kept: Counts, rng: Random) -> None:
    """Shuffle the unknown values of a colour and batch over hands, territories and stack.

    The tokens `kept` are those that the shower's hand is already known to hold.
    """
    values = unknown(s, seat, colour, batch)
    mine: list[int] = []
    for value in range(VALUE_COUNT):
        for _ in range(kept[value]):
            values.remove(value)
            mine.append(value)
    values.sort()
    shuffle(rng, values)
    base = batch * TOKEN_KINDS + colour * VALUE_COUNT
    for rival in range(s.seats):
        if rival != seat:
            source = mine if rival == shower and mine else values
            s.hands[rival] = tuple(
                sorted(
                    [base + source.pop() if same(token, colour, batch) else token for token in s.hands[rival]]
                )
            )
    for at in range(len(s.camps)):
        s.camps[at] = tuple(
            [
                (base + values.pop()) * FACE + token % FACE if unseen(token, seat, colour, batch) else token
                for token in s.camps[at]
            ]
        )
    if batch == s.pool[BATCHES + colour]:
        for value in range(VALUE_COUNT):
            s.pool[colour * POOL + value] = values.count(value)


def same(token: int, colour: int, batch: int) -> bool:
    """Whether a hand token is of the colour and batch."""
    return token // TOKEN_KINDS == batch and token % TOKEN_KINDS // VALUE_COUNT == colour


def unseen(token: int, seat: int, colour: int, batch: int) -> bool:
    """Whether a token on a territory is of the colour and batch and the seat does not know its value."""
    if not same(token // FACE, colour, batch) or token & FACE_UP:
        return False
    return seat < 0 or not token & SEAT_BIT[seat]
