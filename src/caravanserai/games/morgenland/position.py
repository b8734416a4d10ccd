"""A position as editable JSON, with names instead of numbers, and back (see `core.position`)."""

from collections.abc import Sequence
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from caravanserai.core.machine import Broken
from caravanserai.core.position import Reader, part, put, write_counts
from caravanserai.games.morgenland.board import (
    ARTIFACT_COUNT,
    ARTIFACTS,
    BASIC_STACK,
    CAVE_COUNT,
    DECK_SIZE,
    FIRST_ROOM,
    HANDLE_NAMES,
    KIND_COUNT,
    KIND_VALUE,
    KINDS,
    MAGIC_STACK,
    NICHES,
    PIECES,
    SPACES,
    SPELLS,
    STRENGTHS,
    STRONGEST,
    STRONGEST_GUARD,
    TOKEN_COUNT,
)
from caravanserai.games.morgenland.fields import BIT, HANDLES, HIDDEN, PIECE_COUNT, PUBLIC, REMOVED, UNPLACED
from caravanserai.games.morgenland.setup import empty_table
from caravanserai.games.morgenland.state import State, Trick

PLACES = (*SPACES, "removed")
EYES = ("0", "1", "2", "3", "4", "all")
"""Who knows a piece of a stack: seats, and `all` for what everybody has seen."""


# --- writing -----------------------------------------------------------------------------------------


def write(s: State) -> dict[str, Any]:
    """The fields of the position, hidden things included."""
    return {
        "round": s.round,
        "camel": s.camel,
        "card": None if s.card < 0 else s.card + 1,
        "unused_cards": [card + 1 for card in range(DECK_SIZE) if s.unused_cards & BIT[card]],
        "scored": s.scored,
        "current": None if s.current < 0 else SPACES[s.current],
        "guard": s.guard,
        "closed": None if s.closed < 0 else SPACES[s.closed],
        "secret": _maybe(s.secret),
        "reversed": s.reversed != 0,
        "smuggler": _maybe(s.smuggler),
        "smuggled": names(s.smuggled, SPACES),
        "admitted": _seats(s.admitted, s.seats),
        "keyed": _seats(s.keyed, s.seats),
        "lit": _seats(s.lit, s.seats),
        "djinn": _maybe(s.djinn),
        "veiled": _maybe(s.veiled),
        "bank": _row(s.stock, s.seats, KINDS),
        "treasure": [_row(s.stock, seat, KINDS) for seat in range(s.seats)],
        "caves": {SPACES[cave]: part(s.niches, cave * NICHES, NICHES) for cave in range(CAVE_COUNT)},
        "tokens": [_tokens(s, seat) for seat in range(s.seats)],
        "unplaced": [[STRENGTHS[i] for i in range(TOKEN_COUNT) if mask & BIT[i]] for mask in s.unplaced],
        "unused": [_row(s.unused, seat, PIECES) for seat in range(s.seats)],
        "used": [_row(s.used, seat, PIECES) for seat in range(s.seats)],
        "rooms": [_room(s, room) for room in range(s.seats)],
        "pool": _row(s.pool, 0, ARTIFACTS),
        "deck": names(s.deck, SPELLS),
        "display": names(s.display, SPELLS),
        "discards": names(s.discards, SPELLS),
        "spells": [names(mask, SPELLS) for mask in s.spells],
        "gave": [names(mask, SPELLS) for mask in s.gave],
        "trick": _trick(s.trick),
    }


def names(mask: int, table: Sequence[str]) -> list[str]:
    """The names of a mask's bits."""
    return [name for index, name in enumerate(table) if mask & BIT[index]]


def _maybe(seat: int) -> int | None:
    return None if seat < 0 else seat


def _seats(mask: int, seats: int) -> list[int]:
    return [seat for seat in range(seats) if mask & BIT[seat]]


def _row(values: vec[i64], row: int, table: tuple[str, ...]) -> dict[str, int]:
    return write_counts(part(values, row * len(table), len(table)), table)


def _tokens(s: State, seat: int) -> dict[str, Any]:
    """The tokens of a seat that are, or were, on the table this round, by handle."""
    found: dict[str, Any] = {}
    for handle, name in enumerate(HANDLE_NAMES):
        place = s.where[seat * HANDLES + handle]
        if place != UNPLACED:
            found[name] = {
                "at": "removed" if place == REMOVED else SPACES[place],
                "strength": s.strength[seat * HANDLES + handle],
                "up": s.up[seat] & BIT[handle] != 0,
            }
    return found


def _room(s: State, room: int) -> dict[str, Any]:
    if not s.magic:
        return {"stack": s.size[room]}
    base = room * MAGIC_STACK
    stack = s.pieces[base : base + s.size[room]]
    return {
        "offer": None if s.offer[room] < 0 else ARTIFACTS[s.offer[room]],
        "stack": [None if piece == HIDDEN else ARTIFACTS[piece] for piece in stack],
        "known": [names(mask, EYES) for mask in s.known[base : base + s.size[room]]],
    }


def _trick(trick: Trick | None) -> dict[str, Any] | None:
    if trick is None:
        return None
    return {
        "room": trick.room,
        "taker": trick.taker,
        "piece": ARTIFACTS[trick.piece],
        "before": [ARTIFACTS[piece] for piece in trick.before],
        "known": [names(mask, EYES) for mask in trick.known],
        "later": list(trick.later),
    }


# --- reading -----------------------------------------------------------------------------------------


def read(reader: Reader, seats: int, options: tuple[str, ...]) -> State:
    """The position that `write` wrote; ranges are checked here, invariants by the caller."""
    s = empty_table(seats, options)
    _read_round(reader, s)
    for row, inner in enumerate(reader.children("treasure", seats)):
        put(s.stock, row * KIND_COUNT, _amounts(inner, KINDS, KIND_VALUE))
    put(s.stock, seats * KIND_COUNT, _amounts(reader.child("bank"), KINDS, KIND_VALUE))
    caves = reader.child("caves")
    for cave in range(CAVE_COUNT):
        put(s.niches, cave * NICHES, caves.numbers(SPACES[cave], NICHES, 0, KIND_VALUE))
    caves.done()
    for seat, inner in enumerate(reader.children("tokens", seats)):
        _read_tokens(inner, s, seat)
    for seat, strengths in enumerate(_lists(reader, "unplaced", seats)):
        s.unplaced[seat] = _mask(
            strengths, [str(each) for each in STRENGTHS], reader.path(f"unplaced[{seat}]")
        )
    for name, row_of in (("unused", s.unused), ("used", s.used)):
        for seat, inner in enumerate(reader.children(name, seats)):
            put(row_of, seat * PIECE_COUNT, _amounts(inner, PIECES, 64))
    for room, inner in enumerate(reader.children("rooms", seats)):
        _read_room(inner, s, room)
    put(s.pool, 0, reader.counts("pool", ARTIFACTS, 64))
    _read_spells(reader, s)
    s.trick = _read_trick(reader, seats)
    return s


def _read_round(reader: Reader, s: State) -> None:
    s.round = reader.number("round", 0, s.max_rounds or None)
    s.camel = reader.number("camel", 0, s.seats - 1)
    s.card = -1 if reader.raw("card") is None else reader.number("card", 1, DECK_SIZE) - 1
    s.unused_cards = _number_mask(reader, "unused_cards", 1, DECK_SIZE)
    s.scored = reader.number("scored", 0, FIRST_ROOM + s.seats)
    s.current = reader.maybe("current", SPACES[: FIRST_ROOM + s.seats])
    s.guard = reader.number("guard", 0, STRONGEST_GUARD)
    s.closed = reader.maybe("closed", SPACES[: FIRST_ROOM + s.seats])
    s.secret = _seat(reader, "secret", s.seats)
    s.reversed = 1 if reader.flag("reversed") else 0
    s.smuggler = _seat(reader, "smuggler", s.seats)
    s.smuggled = _mask(reader.items("smuggled"), SPACES, reader.path("smuggled"))
    s.admitted = _number_mask(reader, "admitted", 0, s.seats - 1)
    s.keyed = _number_mask(reader, "keyed", 0, s.seats - 1)
    s.lit = _number_mask(reader, "lit", 0, s.seats - 1)
    s.djinn = _seat(reader, "djinn", s.seats)
    s.veiled = _seat(reader, "veiled", s.seats)


def _seat(reader: Reader, name: str, seats: int) -> int:
    return -1 if reader.raw(name) is None else reader.number(name, 0, seats - 1)


def _number_mask(reader: Reader, name: str, low: int, high: int) -> int:
    """The mask of numbers from `low` on; each may stand there once."""
    mask = 0
    for index, number in enumerate(reader.numbers(name, None, low, high)):
        if mask & BIT[number - low]:
            raise Broken(f"{reader.path(name)}[{index}]", "", f"{number} stands there twice")
        mask |= BIT[number - low]
    return mask


def _amounts(inner: Reader, table: tuple[str, ...], high: int) -> list[int]:
    found = [inner.number(name, 0, high) if name in inner.value else 0 for name in table]
    inner.done(table)
    return found


def _lists(reader: Reader, name: str, length: int) -> list[list[Any]]:
    for index, inner in enumerate(reader.items(name, length)):
        if not isinstance(inner, list):
            raise Broken(f"{reader.path(name)}[{index}]", "", "expected a list")
    found: list[list[Any]] = reader.items(name, length)
    return found


def _mask(items: list[Any], table: Sequence[str], where: str) -> int:
    """The mask of names (or numbers) of the table; each may stand there once."""
    mask = 0
    for item in items:
        name = item if isinstance(item, str) else str(item) if type(item) is int else ""
        if name not in table:
            raise Broken(where, "", f"{item!r} is none of {', '.join(table)}")
        bit = BIT[list(table).index(name)]
        if mask & bit:
            raise Broken(where, "", f"{item!r} stands there twice")
        mask |= bit
    return mask


def _read_tokens(inner: Reader, s: State, seat: int) -> None:
    for handle, name in enumerate(HANDLE_NAMES):
        if name not in inner.value:
            continue
        one = inner.child(name)
        place = one.choice("at", PLACES)
        s.where[seat * HANDLES + handle] = REMOVED if place == len(SPACES) else place
        s.strength[seat * HANDLES + handle] = one.number("strength", 1, STRONGEST)
        s.up[seat] |= BIT[handle] if one.flag("up") else 0
        one.done()
    inner.done(HANDLE_NAMES)


def _read_room(inner: Reader, s: State, room: int) -> None:
    if not s.magic:
        s.size[room] = inner.number("stack", 0, BASIC_STACK)
        inner.done()
        return
    s.offer[room] = inner.maybe("offer", ARTIFACTS)
    stack = inner.items("stack")
    if len(stack) > MAGIC_STACK:
        raise Broken(inner.path("stack"), "MO-23", f"a stack has at most {MAGIC_STACK} artifacts")
    s.size[room] = len(stack)
    known = _lists(inner, "known", len(stack))
    for index, piece in enumerate(stack):
        place = room * MAGIC_STACK + index
        if piece is not None and piece not in ARTIFACTS:
            raise Broken(inner.path(f"stack[{index}]"), "", f"{piece!r} is none of {', '.join(ARTIFACTS)}")
        s.pieces[place] = HIDDEN if piece is None else ARTIFACTS.index(piece)
        s.known[place] = _mask(known[index], EYES, inner.path(f"known[{index}]"))
    inner.done()


def _read_spells(reader: Reader, s: State) -> None:
    s.deck = _mask(reader.items("deck"), SPELLS, reader.path("deck"))
    s.display = _mask(reader.items("display"), SPELLS, reader.path("display"))
    s.discards = _mask(reader.items("discards"), SPELLS, reader.path("discards"))
    for name, masks in (("spells", s.spells), ("gave", s.gave)):
        for seat, items in enumerate(_lists(reader, name, s.seats)):
            masks[seat] = _mask(items, SPELLS, reader.path(f"{name}[{seat}]"))


def _read_trick(reader: Reader, seats: int) -> Trick | None:
    if reader.raw("trick") is None:
        return None
    inner = reader.child("trick")
    before = inner.choices("before", ARTIFACTS)
    known = _lists(inner, "known", len(before))
    trick = Trick(
        inner.number("room", 0, seats - 1),
        inner.number("taker", 0, seats - 1),
        inner.choice("piece", ARTIFACTS),
        tuple(before),
        tuple(_mask(items, EYES, inner.path(f"known[{index}]")) for index, items in enumerate(known)),
        tuple(inner.numbers("later", None, 0, 100 + 10 * ARTIFACT_COUNT)),
    )
    inner.done()
    return trick


assert len(EYES) == PUBLIC + 1
