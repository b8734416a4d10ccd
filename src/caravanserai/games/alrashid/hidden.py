"""What a seat does not know, drawn anew: values in rival hands, on territories it has not looked at, in the stacks."""

from random import Random
from typing import Final

from caravanserai.games.alrashid.battle import CommitTokens
from caravanserai.games.alrashid.board import COLOUR_COUNT, VALUE_COUNT
from caravanserai.games.alrashid.mercenaries import DiscardedBatch, DiscardToken
from caravanserai.games.alrashid.state import (
    BATCHES,
    FACE,
    FACE_UP,
    POOL,
    SEAT_BIT,
    TOKEN_KINDS,
    Court,
    hand_kind,
)

SPECTATOR: Final = -1
TRIES: Final = 100_000
"""Deals tried until a rival holds what it is just discarding; a few are enough."""


def resample(s: Court, seat: int, rng: Random) -> Court:
    """AR-20, AR-73 A copy in which all that the seat (or a spectator) does not know is dealt anew.

    Per colour and batch the unknown values are shuffled and dealt to the unknown tokens; a rival's
    unfinished choice of tokens goes back to its first step. The result depends on nothing hidden.
    """
    copy = s.clone()
    top = copy.stack[-1] if copy.stack else None
    if isinstance(top, CommitTokens) and top.who != seat:
        copy.stack[-1] = CommitTokens(top.who, top.territory, ())
    wanted = leaving(copy, seat)
    for _ in range(TRIES):
        for colour in range(COLOUR_COUNT):
            for batch in range(copy.pool[BATCHES + colour] + 1):
                deal(copy, seat, colour, batch, rng)
        if holds(copy, wanted):
            break
    return copy


def leaving(s: Court, seat: int) -> list[tuple[int, int]]:
    """Rival, kind: tokens that a rival has shown and is about to discard (AR-19)."""
    found: list[tuple[int, int]] = []
    for step in s.stack:
        if (isinstance(step, DiscardToken) and step.seat != seat) or (
            isinstance(step, DiscardedBatch) and step.seat != seat
        ):
            found.append((step.seat, step.kind))
    return found


def holds(s: Court, wanted: list[tuple[int, int]]) -> bool:
    """Whether the rivals hold what they have shown."""
    return all(hand_kind(s, rival, kind) >= wanted.count((rival, kind)) for rival, kind in wanted)


def deal(s: Court, seat: int, colour: int, batch: int, rng: Random) -> None:
    """Shuffle the unknown values of a colour and batch over hands, territories and stack."""
    stack_too = batch == s.pool[BATCHES + colour]
    values: list[int] = []
    for rival in range(s.seats):
        if rival != seat:
            values += [token % VALUE_COUNT for token in s.hands[rival] if same(token, colour, batch)]
    for camp in s.camps:
        values += [token // FACE % VALUE_COUNT for token in camp if unseen(token, seat, colour, batch)]
    if stack_too:
        for value in range(VALUE_COUNT):
            values += [value] * s.pool[colour * POOL + value]
    values.sort()
    rng.shuffle(values)
    base = batch * TOKEN_KINDS + colour * VALUE_COUNT
    for rival in range(s.seats):
        if rival != seat:
            s.hands[rival] = tuple(
                sorted(
                    [base + values.pop() if same(token, colour, batch) else token for token in s.hands[rival]]
                )
            )
    for at in range(len(s.camps)):
        s.camps[at] = tuple(
            [
                (base + values.pop()) * FACE + token % FACE if unseen(token, seat, colour, batch) else token
                for token in s.camps[at]
            ]
        )
    if stack_too:
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
