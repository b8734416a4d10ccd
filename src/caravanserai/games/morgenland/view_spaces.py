"""The spaces of the road as a seat sees them: status, tokens, ranks, piles and rooms."""

from typing import TypedDict

from caravanserai.core.vectors import listed
from caravanserai.games.morgenland.board import (
    ARTIFACTS,
    CAVE_COUNT,
    FIRST_ROOM,
    GUARD,
    MAGIC_STACK,
    NICHES,
    PIECES,
    PLAIN,
    SPACES,
    TOKEN_NAMES,
)
from caravanserai.games.morgenland.chain import token_id
from caravanserai.games.morgenland.fields import BIT, HANDLES, PUBLIC
from caravanserai.games.morgenland.placement import face_up, on_offer
from caravanserai.games.morgenland.ranks import rank, strength_on
from caravanserai.games.morgenland.state import State


class TokenView(TypedDict):
    """MO-13, MO-33 A token: owner and facing are public, the strength of a face-down one is its owner's (null)."""

    id: str
    handle: str
    owner: int
    up: bool
    strength: int | None


class RankView(TypedDict):
    """A player's strength on the current space."""

    seat: int
    strength: int


class RoomView(TypedDict):
    """A palace room: what is on offer, how many pieces lie below, and what the viewer knows of them, top first."""

    offer: str | None
    stack: int
    known: list[str | None]


class SpaceView(TypedDict):
    """A space. `status` is unscored, current or scored (MO-16); `niches` are a cave's piles from the top down."""

    id: str
    number: int
    status: str
    closed: bool
    smuggler: int | None
    tokens: list[TokenView]
    ranks: list[RankView]
    niches: list[int] | None
    room: RoomView | None


def eye(seat: int | None) -> int:
    """The bit of a knowledge mask that stands for the viewer."""
    return BIT[PUBLIC] if seat is None else BIT[seat]


def lying(s: State) -> list[list[int]]:
    """The tokens on each space."""
    found: list[list[int]] = [[] for _ in range(FIRST_ROOM + s.seats)]
    for token in range(s.seats * HANDLES):
        if 0 <= s.where[token] < len(found):
            found[s.where[token]].append(token)
    return found


def shown_space(s: State, space: int, tokens: list[int]) -> SpaceView:
    """A space as everybody sees it."""
    cave = space < CAVE_COUNT
    return {
        "id": SPACES[space],
        "number": space + 1,
        "status": "current" if space == s.current else "scored" if space < s.scored else "unscored",
        "closed": space == s.closed,
        "smuggler": s.smuggler if s.smuggler >= 0 and s.smuggled & BIT[space] else None,
        "tokens": [shown_token(s, token, None) for token in tokens],
        "ranks": _ranks(s, space),
        "niches": listed(s.niches, space * NICHES, s.seats - 1) if cave else None,
        "room": _room(s, space - FIRST_ROOM) if space >= FIRST_ROOM else None,
    }


def known_space(s: State, shown: SpaceView, tokens: list[int], seat: int) -> SpaceView:
    """The space with the strengths of the viewer's own tokens and what he knows of its stack."""
    found = shown
    if any(token // HANDLES == seat and not face_up(s, token) for token in tokens):
        found = {**found, "tokens": [shown_token(s, token, seat) for token in tokens]}
    room = shown["room"]
    if room is not None:
        known = _known_stack(s, shown["number"] - 1 - FIRST_ROOM, seat)
        if known != room["known"]:
            found = {**found, "room": {**room, "known": known}}
    return found


def shown_token(s: State, token: int, seat: int | None) -> TokenView:
    """MO-13, MO-33 A token as the viewer sees it."""
    owner = token // HANDLES
    shown = face_up(s, token)
    return {
        "id": token_id(token),
        "handle": TOKEN_NAMES[token],
        "owner": owner,
        "up": shown,
        "strength": s.strength[token] if shown or owner == seat else None,
    }


def _ranks(s: State, space: int) -> list[RankView]:
    """Who stands where on the current space; its tokens are face up. At the guard nobody competes."""
    if space != s.current:
        return []
    if space == GUARD:
        seats = [s.seat_at(position) for position in range(s.seats)]
    else:
        seats = rank(s, space)
    return [{"seat": each, "strength": strength_on(s, each, space)} for each in seats]


def _room(s: State, room: int) -> RoomView:
    """MO-30 What is on offer; in the basic version just an artifact, the top of the stack."""
    return {
        "offer": PIECES[s.offer[room] if s.magic else PLAIN] if on_offer(s, room) else None,
        "stack": s.size[room] if s.magic or not s.size[room] else s.size[room] - 1,
        "known": _known_stack(s, room, None),
    }


def _known_stack(s: State, room: int, seat: int | None) -> list[str | None]:
    """MO-110 What the seat knows of a stack it has looked through, from the top down."""
    if not s.magic:
        return []
    base = room * MAGIC_STACK
    return [
        ARTIFACTS[s.pieces[base + index]] if s.known[base + index] & eye(seat) else None
        for index in range(s.size[room])
    ]
