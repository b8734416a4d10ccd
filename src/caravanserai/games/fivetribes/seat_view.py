"""What is seen of a player (FT-131 to FT-136): the public record, and all of it to the player himself."""

from typing import TypedDict

from caravanserai.core.machine import OVER
from caravanserai.core.vectors import listed, named
from caravanserai.core.view import SeatView
from caravanserai.games.fivetribes.board import (
    CARD_IDS,
    COLOUR_IDS,
    DJINN_IDS,
    DJINN_RULE,
    DJINN_VP,
    DJINNS,
    GOODS,
    KINDS,
    TRIBE_IDS,
)
from caravanserai.games.fivetribes.djinns import USED_BIT
from caravanserai.games.fivetribes.fields import (
    ELDERS,
    GOLD,
    HAND,
    KNOWN,
    PLAYER,
    RESERVE,
    VIZIERS,
)
from caravanserai.games.fivetribes.hands import hand_size, unknown_cards
from caravanserai.games.fivetribes.options import open_gold, open_hands
from caravanserai.games.fivetribes.scoring import CATEGORIES, sheet
from caravanserai.games.fivetribes.state import State


class Heap(TypedDict):
    """Meeples of one tribe that stand together."""

    id: str
    tribe: str
    count: int


class Djinn(TypedDict):
    """A djinn, its points, and the rule of its power."""

    id: str
    djinn: str
    points: int
    rule: str


class OwnedDjinn(Djinn):
    """A djinn before a player; `used`: its power is spent for now."""

    used: bool


class HandCard(TypedDict):
    """Cards of one kind in a hand; `sells`: they are merchandise."""

    id: str
    card: str
    count: int
    sells: bool


class Seat(SeatView):
    """A player. Gold and hand are null where they are not to be seen, and missing in points and breakdown then."""

    gold: int | None
    camels: int
    viziers: int
    elders: int
    front: list[Heap]
    djinns: list[OwnedDjinn]
    cards: int
    known: dict[str, int]
    unknown: int
    hand: list[HandCard] | None


def show_heaps(prefix: str, meeples: list[int]) -> list[Heap]:
    """Meeples by tribe, each heap with an id to click."""
    return [
        {"id": f"{prefix}-{TRIBE_IDS[tribe]}", "tribe": TRIBE_IDS[tribe], "count": count}
        for tribe, count in enumerate(meeples)
        if count
    ]


def show_djinn(djinn: int) -> Djinn:
    """A djinn with an id to click."""
    return {
        "id": f"djinn-{DJINN_IDS[djinn]}",
        "djinn": DJINN_IDS[djinn],
        "points": DJINN_VP[djinn],
        "rule": DJINN_RULE[djinn],
    }


def seats_source(s: State, pieces: tuple[int, ...], djinns: tuple[int, ...]) -> tuple[object, ...]:
    """What the players are made of, for whoever looks: all they have, and the tiles, pieces and djinns that score."""
    return (
        s.faces,
        pieces,
        djinns,
        s.used,
        s.actor() == OVER,
        *listed(s.players, 0, len(s.players)),
    )


def show_seat(s: State, each: int) -> Seat:
    """A player as the others see him."""
    mine = s.players[each * PLAYER : (each + 1) * PLAYER]
    over = s.actor() == OVER
    shows_hand = over or open_hands(s)
    shows_gold = over or open_gold(s)
    breakdown = _breakdown(s, each, shows_gold, shows_hand)
    return {
        "id": f"player-{each}",
        "seat": each,
        "colour": COLOUR_IDS[each],
        "points": sum(breakdown.values()),
        "breakdown": breakdown,
        "gold": mine[GOLD] if shows_gold else None,
        "camels": mine[RESERVE],
        "viziers": mine[VIZIERS],
        "elders": mine[ELDERS],
        "front": show_heaps(f"front-{each}", list(mine[VIZIERS : ELDERS + 1])),
        "djinns": [
            {**show_djinn(djinn), "used": bool(s.used & USED_BIT[djinn])}
            for djinn in range(DJINNS)
            if s.djinns[djinn] == each
        ],
        "cards": hand_size(s, each),
        "known": named(mine, KNOWN, CARD_IDS),
        "unknown": unknown_cards(s, each),
        "hand": _hand(list(mine[HAND : HAND + KINDS])) if shows_hand else None,
    }


def show_own(s: State, seat: int, shown: Seat) -> Seat:
    """The viewer: what all see of the seat, with gold, hand and all points."""
    at = seat * PLAYER
    breakdown = _breakdown(s, seat, True, True)
    return {
        **shown,
        "points": sum(breakdown.values()),
        "breakdown": breakdown,
        "gold": s.players[at + GOLD],
        "hand": _hand(list(s.players[at + HAND : at + HAND + KINDS])),
    }


def _hand(cards: list[int]) -> list[HandCard]:
    return [
        {"id": f"card-{name}", "card": name, "count": count, "sells": at < GOODS}
        for at, (name, count) in enumerate(zip(CARD_IDS, cards, strict=True))
        if count
    ]


def _breakdown(s: State, each: int, gold: bool, hand: bool) -> dict[str, int]:
    """The score sheet so far, without what is not to be seen."""
    full = sheet(s, each)
    shown = {"gold": gold, "merchandise": hand}
    return {name: value for name, value in zip(CATEGORIES, full, strict=True) if shown.get(name, True)}
