"""The players as a seat sees them, and what lies behind its own screen."""

from typing import TypedDict

from librt.vecs import vec
from mypy_extensions import i64

from caravanserai.core.vectors import listed
from caravanserai.games.morgenland.artifacts import known_unused, uses_left
from caravanserai.games.morgenland.board import (
    ARTIFACT_COUNT,
    ARTIFACTS,
    COLOURS,
    DJINN_USES,
    FIRST_ROOM,
    GUARD,
    KIND_COUNT,
    KIND_IDS,
    KINDS,
    PIECES,
    SEAT_NAMES,
    SPACES,
    SPELL_COUNT,
    SPELLS,
    STRENGTHS,
    TOKEN_COUNT,
    USES,
)
from caravanserai.games.morgenland.city import ChooseSpell
from caravanserai.games.morgenland.fields import BIT, HANDLES, PIECE_COUNT, REMOVED
from caravanserai.games.morgenland.options import open_treasure
from caravanserai.games.morgenland.rooms import Buy, PayToken, payments, prices
from caravanserai.games.morgenland.setup import StartTreasure
from caravanserai.games.morgenland.spells_treasure import SwapKind
from caravanserai.games.morgenland.state import State
from caravanserai.games.morgenland.treasure import PayKind, TakeKind
from caravanserai.games.morgenland.view_spaces import TokenView, shown_token


class SeatView(TypedDict):
    """A player. `unused` are his unused artifacts as far as the viewer knows them, `unseen` those nobody else has seen;

    `treasure` is null where it is hidden, `admitted` before the guard is scored; `limit` and `uses` are how many
    artifacts he may use this round and how many of these uses are left.
    """

    id: str
    seat: int
    colour: str
    points: int
    breakdown: dict[str, int]
    letter: str
    unused: dict[str, int]
    used: dict[str, int]
    unseen: int
    spells: int
    known_spells: list[str]
    treasure: dict[str, int] | None
    unplaced: int
    removed: list[TokenView]
    lit: bool
    djinn: bool
    limit: int
    uses: int
    key: bool
    admitted: bool | None


class HandView(TypedDict):
    """One of the viewer's tokens still to be placed."""

    id: str
    strength: int


class MostView(TypedDict):
    """A kind of treasure and how many of it at most."""

    id: str
    most: int


class AmountsView(TypedDict):
    """What is asked kind by kind (MO-4, MO-21, MO-85) as one form: of which kinds how many at most, how many in all."""

    total: int
    kinds: list[MostView]


class PaymentsView(TypedDict):
    """MO-52 All ways to pay the price of a room: the amounts still open, and for each way a kind for each of them."""

    space: str
    amounts: list[int]
    ways: list[list[str]]


class SwapView(TypedDict):
    """A kind of treasure in a barter: how many of it can be returned and taken at most."""

    id: str
    give: int
    take: int


class OwnView(TypedDict):
    """Behind the viewer's own screen, with the cards he is choosing from at the Tent and the forms he is asked for."""

    tokens: list[HandView]
    spells: list[str]
    treasure: dict[str, int]
    tent: list[str]
    amounts: AmountsView | None
    payments: PaymentsView | None
    barter: list[SwapView] | None


def kinds(s: State, row: int) -> dict[str, int]:
    """Treasure of a seat, or of the bank, by kind."""
    return {name: s.stock[row * KIND_COUNT + kind] for kind, name in enumerate(KINDS)}


def titles(mask: int) -> list[str]:
    """The spells of a mask."""
    return [SPELLS[spell] for spell in range(SPELL_COUNT) if mask & BIT[spell]] if mask else []


# --- players -----------------------------------------------------------------------------------------


def shown_seat(s: State, each: int) -> SeatView:
    """One player as everybody knows him."""
    open_hand = not s.stack
    bit = BIT[each]
    artifacts = s.artifacts(each)
    return {
        "id": f"seat-{each}",
        "seat": each,
        "colour": COLOURS[each],
        "points": artifacts,
        "breakdown": {"artifacts": artifacts},
        "letter": SEAT_NAMES[each],
        "unused": _unused(s, each, open_hand),
        "used": _count(s.used, each),
        "unseen": 0 if open_hand or s.veiled != each else 1,
        "spells": len(titles(s.spells[each])),
        "known_spells": titles(s.spells[each]) if s.open_tent else [],
        "treasure": kinds(s, each) if open_hand or open_treasure(s.options) else None,
        "unplaced": len(_strengths(s.unplaced[each])),
        "removed": _removed(s, each, None),
        "lit": s.lit & bit != 0,
        "djinn": s.djinn == each,
        "limit": (DJINN_USES if s.djinn == each else USES) if s.magic else 0,
        "uses": uses_left(s, each) if s.magic else 0,
        "key": s.keyed & bit != 0,
        "admitted": (s.admitted & bit != 0) if s.scored > GUARD else None,
    }


def known_seat(s: State, shown: SeatView, seat: int) -> SeatView:
    """The player as the viewer knows him: all of himself, of others the titles of spells he handed on."""
    each = shown["seat"]
    if each == seat:
        return {
            **shown,
            "unused": _unused(s, seat, True),
            "unseen": 0,
            "known_spells": titles(s.spells[seat]),
            "treasure": kinds(s, seat),
            "removed": _removed(s, seat, seat),
        }
    handed = titles(s.spells[each] & s.gave[seat])
    return {**shown, "known_spells": handed} if handed and not s.open_tent else shown


def _count(row: vec[i64], seat: int) -> dict[str, int]:
    base = seat * PIECE_COUNT
    return {PIECES[piece]: row[base + piece] for piece in range(PIECE_COUNT) if row[base + piece]}


def _unused(s: State, each: int, open_hand: bool) -> dict[str, int]:
    """The unused artifacts by type: one's own, of others only what all have seen."""
    if open_hand or not s.magic:
        return _count(s.unused, each)
    known = [known_unused(s, each, piece) for piece in range(ARTIFACT_COUNT)]
    return {ARTIFACTS[piece]: number for piece, number in enumerate(known) if number}


def _removed(s: State, each: int, seat: int | None) -> list[TokenView]:
    tokens = range(each * HANDLES, each * HANDLES + HANDLES)
    return [shown_token(s, token, seat) for token in tokens if s.where[token] == REMOVED]


def _strengths(mask: int) -> list[int]:
    return [STRENGTHS[index] for index in range(TOKEN_COUNT) if mask & BIT[index]]


# --- one's own screen --------------------------------------------------------------------------------


def own(s: State, seat: int) -> OwnView:
    """What lies behind the viewer's own screen."""
    top = s.stack[-1] if s.stack else None
    choosing = isinstance(top, ChooseSpell) and (top.who == seat or s.open_tent)
    return {
        "tokens": [
            {"id": f"hand-{strength}", "strength": strength} for strength in _strengths(s.unplaced[seat])
        ],
        "spells": titles(s.spells[seat]),
        "treasure": kinds(s, seat),
        "tent": titles(top.cards) if isinstance(top, ChooseSpell) and choosing else [],
        "amounts": _amounts(s, seat),
        "payments": _payments(s, seat),
        "barter": _barter(s, seat),
    }


def _amounts(s: State, seat: int) -> AmountsView | None:
    step = s.stack[-1] if s.stack else None
    if step is None or step.who != seat:
        return None
    most: list[int]
    if isinstance(step, StartTreasure):
        most = [step.left] * KIND_COUNT
    elif isinstance(step, PayKind):
        most = listed(s.stock, seat * KIND_COUNT, KIND_COUNT)
    elif isinstance(step, TakeKind):
        most = listed(s.stock, s.seats * KIND_COUNT, KIND_COUNT)
        most = [0 if step.barred & BIT[kind] else number for kind, number in enumerate(most)]
    else:
        return None
    found: list[MostView] = [
        {"id": KIND_IDS[kind], "most": min(most[kind], step.left)} for kind in range(step.kind, KIND_COUNT)
    ]
    return {"total": step.left, "kinds": [kind for kind in found if kind["most"]]}


def _barter(s: State, seat: int) -> list[SwapView] | None:
    """MO-103 A barter as one form, while nothing is returned yet; kinds already asked for can only be taken."""
    step = s.stack[-1] if s.stack else None
    if not isinstance(step, SwapKind) or step.who != seat or step.total:
        return None
    mine = s.stock[seat * KIND_COUNT : (seat + 1) * KIND_COUNT]
    bank = s.stock[s.seats * KIND_COUNT :]
    return [
        {"id": KIND_IDS[kind], "give": mine[kind] if kind >= step.kind else 0, "take": bank[kind]}
        for kind in range(KIND_COUNT)
    ]


def _payments(s: State, seat: int) -> PaymentsView | None:
    step = s.stack[-1] if s.stack else None
    if step is None or step.who != seat:
        return None
    if isinstance(step, Buy):
        amounts = tuple(prices(s, seat, step.room))
        found = payments(s, seat, amounts, 0, 0, -1)
        room = step.room
    elif isinstance(step, PayToken):
        amounts = step.amounts[step.index :]
        found = payments(s, seat, step.amounts, step.index, step.taken, step.last)
        room = step.room
    else:
        return None
    ways = [[KIND_IDS[kind] for kind in way] for way in found]
    return {"space": SPACES[FIRST_ROOM + room], "amounts": list(amounts), "ways": ways}
