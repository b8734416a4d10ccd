"""The families as a seat sees them."""

from typing import TypedDict

from caravanserai.core.vectors import named
from caravanserai.games.alrashid.actions import TOKEN_NAMES
from caravanserai.games.alrashid.board import (
    ACTIVATED,
    ACTIVATED_COUNT,
    COLOURS,
    GOODS,
    KINDS,
    PAWNS,
    SEAT_COLOURS,
    TITLE_COUNT,
    TITLE_RULE,
    TITLES,
    VALUE_COUNT,
)
from caravanserai.games.alrashid.fields import (
    ASIDE,
    BOX,
    DISHONOR,
    FAMILY_ROW,
    INFLUENCE,
    NOTES,
    RESERVE,
    TOKEN_KINDS,
    WEALTH,
)
from caravanserai.games.alrashid.scoring import CATEGORIES, sheet, wealth_of
from caravanserai.games.alrashid.state import State


class OwnedTitle(TypedDict):
    """A title of a family; `used` of its copies are turned over."""

    id: str
    title: str
    rule: str
    copies: int
    used: int


class Backs(TypedDict):
    """Tokens in a hand that look alike to the others: of one colour and one shuffle."""

    colour: str
    batch: int
    number: int


class Seat(TypedDict):
    """A family: `value` is what its goods are worth, `tokens` is None to all but the seat itself."""

    id: str
    seat: int
    colour: str
    points: int
    breakdown: dict[str, int]
    goods: dict[str, int]
    value: int
    notes: int
    influence: int
    dishonor: int
    box: dict[str, int]
    reserve: dict[str, int]
    aside: dict[str, int]
    titles: list[OwnedTitle]
    hand: list[Backs]
    tokens: list[str] | None


def seat_view(s: State, who: int) -> Seat:
    """A family as the others see it."""
    wealth = s.wealth[who * WEALTH : (who + 1) * WEALTH]
    points = sheet(s, who)
    return {
        "id": f"seat-{who}",
        "seat": who,
        "colour": SEAT_COLOURS[who],
        "points": sum(points),
        "breakdown": dict(zip(CATEGORIES, points, strict=True)),
        "goods": {GOODS[kind]: wealth[kind] for kind in range(KINDS)},
        "value": wealth_of(s, who),
        "notes": wealth[NOTES],
        "influence": wealth[INFLUENCE],
        "dishonor": wealth[DISHONOR],
        "box": _pawns(s, who, BOX),
        "reserve": _pawns(s, who, RESERVE),
        "aside": _pawns(s, who, ASIDE),
        "titles": _titles(s, who),
        "hand": _backs(s, who),
        "tokens": None,
    }


def own_view(s: State, shown: Seat) -> Seat:
    """The family as it sees itself: with the values of its tokens."""
    own = shown.copy()
    own["tokens"] = [
        TOKEN_NAMES[kind] for kind in sorted(token % TOKEN_KINDS for token in s.hands[own["seat"]])
    ]
    return own


def _pawns(s: State, who: int, place: int) -> dict[str, int]:
    return named(s.pawns, who * FAMILY_ROW + place, PAWNS)


def _titles(s: State, who: int) -> list[OwnedTitle]:
    return [
        {
            "id": f"owned-{who}-{TITLES[title]}",
            "title": TITLES[title],
            "rule": TITLE_RULE[title],
            "copies": owned,
            "used": s.used[who * ACTIVATED_COUNT + ACTIVATED.index(title)] if title in ACTIVATED else 0,
        }
        for title, owned in enumerate(s.titles[who * TITLE_COUNT : (who + 1) * TITLE_COUNT])
        if owned
    ]


def _backs(s: State, who: int) -> list[Backs]:
    """AR-7 The colours of a hand's tokens, by the shuffle they come from."""
    counts: dict[tuple[int, int], int] = {}
    for token in s.hands[who]:
        key = (token % TOKEN_KINDS // VALUE_COUNT, token // TOKEN_KINDS)
        counts[key] = counts.get(key, 0) + 1
    return [
        {"colour": COLOURS[colour], "batch": batch, "number": counts[colour, batch]}
        for colour, batch in sorted(counts)
    ]
