"""A position as editable JSON with readable names, and back."""

from typing import Any, Final

from caravanserai.core.machine import Broken
from caravanserai.core.position import Reader, put, write_counts
from caravanserai.games.fivetribes.board import (
    ADJACENT,
    BID_SPOTS,
    CARD_COUNT,
    CARD_IDS,
    CELL_IDS,
    CELLS,
    DJINN_IDS,
    DJINNS,
    FACE_COUNT,
    FACE_IDS,
    FACE_UP_DJINNS,
    KINDS,
    SIBITTIS_DRAW,
    TRIBE_IDS,
    TRIBE_LETTERS,
    TRIBES,
    TURN_SPOT_IDS,
    TURN_SPOTS,
)
from caravanserai.games.fivetribes.djinns import USED_BIT
from caravanserai.games.fivetribes.fields import (
    BAG,
    CAMEL,
    CARRIED,
    DISCARDED,
    DISCARDS,
    DRAWN,
    ELDERS,
    EMPTY,
    FACE_UP,
    GOLD,
    HAND,
    IN_PILE,
    KNOWN,
    PALACE,
    PALM,
    PILE,
    PLAYER,
    RESERVE,
    TURN_ORDER,
    UNCLAIMED,
    VIZIERS,
)
from caravanserai.games.fivetribes.options import open_hands
from caravanserai.games.fivetribes.state import State, empty

_PLACES: Final = {"face-up": FACE_UP, "pile": IN_PILE, "discards": DISCARDED, "looked-at": DRAWN}
_MOST: Final = 10**6


# --- writing ---------------------------------------------------------------------------------------------


def write(s: State) -> dict[str, Any]:
    """The fields of the position."""
    return {
        "round": s.round,
        "no-move": bool(s.no_move),
        "tiles": {CELL_IDS[cell]: _write_tile(s, cell) for cell in range(CELLS)},
        "bag": write_counts(s.stock[BAG : BAG + TRIBES], TRIBE_IDS),
        "hand": write_counts(s.stock[CARRIED : CARRIED + TRIBES], TRIBE_IDS),
        "path": [CELL_IDS[s.path[0] // TRIBES], *(_write_drop(code) for code in s.path[1:])]
        if s.path
        else [],
        "palms": s.palms,
        "palaces": s.palaces,
        "bid-order": [_seat(s.tracks[spot]) for spot in range(BID_SPOTS)],
        "turn-order": {TURN_SPOT_IDS[spot]: _seat(s.tracks[TURN_ORDER + spot]) for spot in range(TURN_SPOTS)},
        "row": [CARD_IDS[card] for card in s.row],
        "pile": write_counts(s.stock[PILE : PILE + KINDS], CARD_IDS),
        "discards": write_counts(s.stock[DISCARDS : DISCARDS + KINDS], CARD_IDS),
        "djinns": {name: _djinns(s, place) for name, place in _PLACES.items()},
        "players": [_write_player(s, seat) for seat in range(s.seats)],
        "former-piles": _write_former(s),
        "shown": _write_hands(s, s.shown),
    }


def _seat(value: int) -> int | None:
    return value if value >= 0 else None


def _write_tile(s: State, cell: int) -> dict[str, Any]:
    letters = "".join(TRIBE_LETTERS[tribe] * s.meeples[cell * TRIBES + tribe] for tribe in range(TRIBES))
    return {
        "face": FACE_IDS[s.faces[cell]] if cell < len(s.faces) else None,
        "meeples": letters,
        "camel": _seat(s.pieces[CAMEL + cell]),
        "palms": s.pieces[PALM + cell],
        "palaces": s.pieces[PALACE + cell],
    }


def _write_drop(code: int) -> str:
    return f"{CELL_IDS[code // TRIBES]} {TRIBE_IDS[code % TRIBES]}"


def _djinns(s: State, place: int) -> list[str]:
    return [DJINN_IDS[djinn] for djinn in range(DJINNS) if s.djinns[djinn] == place]


def _write_player(s: State, seat: int) -> dict[str, Any]:
    mine = s.players[seat * PLAYER : (seat + 1) * PLAYER]
    return {
        "gold": mine[GOLD],
        "camels": mine[RESERVE],
        "viziers": mine[VIZIERS],
        "elders": mine[ELDERS],
        "hand": write_counts(mine[HAND : HAND + KINDS], CARD_IDS),
        "known": write_counts(mine[KNOWN : KNOWN + KINDS], CARD_IDS),
        "djinns": _djinns(s, seat),
        "used": [
            DJINN_IDS[djinn]
            for djinn in range(DJINNS)
            if s.djinns[djinn] == seat and s.used & USED_BIT[djinn]
        ],
    }


def _write_hands(s: State, counts: tuple[int, ...]) -> list[dict[str, int]]:
    return [write_counts(counts[at : at + KINDS], CARD_IDS) for at in range(0, len(counts), KINDS)]


def _write_former(s: State) -> list[list[dict[str, int]]]:
    hands = _write_hands(s, s.aside)
    return [hands[at : at + s.seats] for at in range(0, len(hands), s.seats)]


# --- reading ---------------------------------------------------------------------------------------------


def read(reader: Reader, seats: int, options: tuple[str, ...]) -> State:
    """The position that `write` wrote, with an empty stack."""
    s = empty(seats, options)
    s.round = reader.number("round", 0, _MOST)
    s.no_move = int(reader.flag("no-move"))
    _read_tiles(s, reader.child("tiles"))
    put(s.stock, BAG, reader.counts("bag", TRIBE_IDS))
    put(s.stock, CARRIED, reader.counts("hand", TRIBE_IDS))
    s.path.extend(_read_path(s, reader))
    s.palms = reader.number("palms", 0)
    s.palaces = reader.number("palaces", 0)
    for spot, value in enumerate(reader.items("bid-order", BID_SPOTS)):
        s.tracks[spot] = _read_seat(value, f"{reader.path('bid-order')}[{spot}]", seats)
    turns = reader.child("turn-order")
    for spot in range(TURN_SPOTS):
        name = TURN_SPOT_IDS[spot]
        s.tracks[TURN_ORDER + spot] = _read_seat(turns.raw(name), turns.path(name), seats)
    turns.done()
    s.row.extend(reader.choices("row", CARD_IDS))
    put(s.stock, PILE, reader.counts("pile", CARD_IDS))
    put(s.stock, DISCARDS, reader.counts("discards", CARD_IDS))
    for seat, player in enumerate(reader.children("players", seats)):
        _read_player(s, seat, player)
    _read_djinns(s, reader)
    s.aside = _read_former(s, reader)
    s.shown = _read_hands(reader, "shown", s, True)
    return s


def _read_seat(value: Any, where: str, seats: int) -> int:
    if value is None:
        return EMPTY
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < seats:
        raise Broken(where, "FT-I5", f"{value!r} is no seat at this table of {seats}")
    return value


def _read_tiles(s: State, reader: Reader) -> None:
    faces: list[int] = []
    for cell, name in enumerate(CELL_IDS):
        tile = reader.child(name)
        face = tile.maybe("face", FACE_IDS)
        if face >= 0:
            if len(faces) != cell:
                raise Broken(tile.path("face"), "FT-9", "tiles are laid in order, one on each cell")
            faces.append(face)
        _read_meeples(s, cell, tile)
        owner = _read_seat(tile.raw("camel"), tile.path("camel"), s.seats)
        s.pieces[CAMEL + cell] = UNCLAIMED if owner == EMPTY else owner
        s.pieces[PALM + cell] = tile.number("palms", 0)
        s.pieces[PALACE + cell] = tile.number("palaces", 0)
        tile.done()
    reader.done()
    for face, count in enumerate(FACE_COUNT):
        if faces.count(face) > count or (len(faces) == CELLS and faces.count(face) != count):
            raise Broken("state.tiles", "FT-9", f"there are {count} tiles of {FACE_IDS[face]}")
    s.faces = tuple(faces)


def _read_meeples(s: State, cell: int, tile: Reader) -> None:
    letters = tile.raw("meeples")
    if not isinstance(letters, str) or any(letter not in TRIBE_LETTERS for letter in letters):
        raise Broken(
            tile.path("meeples"), "FT-10", f"expected letters out of {TRIBE_LETTERS}, found {letters!r}"
        )
    for letter in letters:
        s.put_meeple(cell, TRIBE_LETTERS.index(letter))


def _read_path(s: State, reader: Reader) -> list[int]:
    """FT-29, FT-30 The start tile, then drops on cells that follow each other."""
    path: list[int] = []
    for index, item in enumerate(reader.items("path")):
        where = f"{reader.path('path')}[{index}]"
        words = item.split(" ") if isinstance(item, str) else []
        if len(words) != (2 if path else 1) or words[0] not in CELL_IDS:
            raise Broken(where, "FT-29", f"{item!r} is no {'drop' if path else 'start tile'}")
        cell = CELL_IDS.index(words[0])
        if path and words[1] not in TRIBE_IDS:
            raise Broken(where, "FT-29", f"{words[1]!r} is no tribe")
        if path and cell not in ADJACENT[path[-1] // TRIBES]:
            raise Broken(where, "FT-29", f"{words[0]} is not adjacent to the cell before")
        if len(path) > 1 and cell == path[-2] // TRIBES:
            raise Broken(where, "FT-30", "a step straight back")
        path.append(cell * TRIBES + (TRIBE_IDS.index(words[1]) if path else 0))
    if path and len(s.faces) < CELLS:
        raise Broken(reader.path("path"), "FT-9", "no move before all tiles are laid")
    return path


def _read_player(s: State, seat: int, reader: Reader) -> None:
    at = seat * PLAYER
    s.players[at + GOLD] = reader.number("gold", 0, _MOST)
    s.players[at + RESERVE] = reader.number("camels", 0)
    s.players[at + VIZIERS] = reader.number("viziers", 0)
    s.players[at + ELDERS] = reader.number("elders", 0)
    put(s.players, at + HAND, reader.counts("hand", CARD_IDS))
    known = reader.counts("known", CARD_IDS)
    if open_hands(s) and known != list(s.players[at + HAND : at + HAND + KINDS]):
        raise Broken(reader.path("known"), "FT-134", "with open hands every card is known")
    put(s.players, at + KNOWN, known)
    for djinn in reader.choices("djinns", DJINN_IDS):
        _put_djinn(s, djinn, seat, reader.path("djinns"))
    for djinn in reader.choices("used", DJINN_IDS):
        if s.djinns[djinn] != seat or s.used & USED_BIT[djinn]:
            raise Broken(reader.path("used"), "FT-69", f"{DJINN_IDS[djinn]} is not owned, or listed twice")
        s.used |= USED_BIT[djinn]
    reader.done()


def _put_djinn(s: State, djinn: int, place: int, where: str) -> None:
    if s.djinns[djinn] != IN_PILE:
        raise Broken(where, "FT-I2", f"{DJINN_IDS[djinn]} is in two places")
    s.djinns[djinn] = place


def _read_djinns(s: State, reader: Reader) -> None:
    """FT-I2 Every djinn is in exactly one place."""
    djinns = reader.child("djinns")
    for name, place in _PLACES.items():
        found = djinns.choices(name, DJINN_IDS)
        if place == IN_PILE:
            pile = found
            continue
        for djinn in found:
            _put_djinn(s, djinn, place, djinns.path(name))
    djinns.done()
    if sorted(pile) != [djinn for djinn in range(DJINNS) if s.djinns[djinn] == IN_PILE]:
        raise Broken(
            djinns.path("pile"), "FT-I2", "the pile must hold every djinn that is nowhere else, once"
        )
    if list(s.djinns).count(FACE_UP) > FACE_UP_DJINNS:
        raise Broken(djinns.path("face-up"), "FT-13", f"at most {FACE_UP_DJINNS} djinns are face up")
    if list(s.djinns).count(DRAWN) > SIBITTIS_DRAW:
        raise Broken(djinns.path("looked-at"), "FT-107", f"at most {SIBITTIS_DRAW} djinns are drawn")


def _read_hands(reader: Reader, name: str, s: State, optional: bool) -> tuple[int, ...]:
    counts: list[int] = []
    for index, item in enumerate(reader.items(name)):
        hand = Reader({"cards": item}, f"{reader.path(name)}[{index}]")
        counts.extend(hand.counts("cards", CARD_IDS, max(CARD_COUNT)))
    if len(counts) != s.seats * KINDS and not (optional and not counts):
        raise Broken(reader.path(name), "FT-138", f"expected the cards of {s.seats} seats")
    return tuple(counts)


def _read_former(s: State, reader: Reader) -> tuple[int, ...]:
    counts: list[int] = []
    for index, item in enumerate(reader.items("former-piles")):
        where = f"{reader.path('former-piles')}[{index}]"
        found = _read_hands(Reader({"hands": item}, where), "hands", s, False)
        if not any(found):
            raise Broken(where, "FT-138", "a former pile without a card in any hand")
        counts.extend(found)
    return tuple(counts)
