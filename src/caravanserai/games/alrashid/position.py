"""A position in readable names, hidden things included."""

from caravanserai.core.machine import Broken
from caravanserai.core.position import Json, Reader, write_counts
from caravanserai.games.alrashid.actions import ACTIVATED_NAMES, ITEM_NAMES, TOKEN_NAMES
from caravanserai.games.alrashid.board import (
    ACTIVATED_COUNT,
    AREA_COUNT,
    AREAS,
    COLOURS,
    FAMILY,
    GOODS,
    HARVEST,
    ITEMS,
    MAX_RESHUFFLES,
    MAX_SLOTS,
    PALACES,
    PAWNS,
    TILES,
    TITLE_COUNT,
    TITLES,
    TOKENS,
    YEARS,
)
from caravanserai.games.alrashid.fields import (
    AREA_BIT,
    BATCHES,
    BIG,
    DISCARDS,
    FACE,
    FACE_UP,
    FAMILY_ROW,
    PAWN_UNIT,
    POOL,
    SEAT_BIT,
    STACK,
    STRIDE,
    TOKEN_KINDS,
    WEALTH,
)
from caravanserai.games.alrashid.setup import laid
from caravanserai.games.alrashid.state import State, has_pawn

POSSESSIONS = (*GOODS, "notes", "influence", "dishonor")
PLACES = ("box", "reserve", "aside")
VALUE_NAMES = ("2", "3", "4")


def write(s: State) -> dict[str, Json]:
    """All fields but the pending steps."""
    return {
        "year": s.year,
        "order": list(s.order),
        "next_order": list(s.next_order),
        "notes": s.notes,
        "influence": s.influence,
        "announced": list(s.announced),
        "tiles": [TILES[tile] for tile in s.tiles],
        "looks": [
            {"year": s.looks[at], "seat": s.looks[at + 1], "area": AREAS[s.looks[at + 2]]}
            for at in range(0, len(s.looks), 3)
        ],
        "players": [_write_player(s, seat) for seat in range(s.seats)],
        "areas": {AREAS[area]: _write_area(s, area) for area in range(AREA_COUNT)},
        "titles": write_counts(s.titles[s.seats * TITLE_COUNT :], TITLES),
        "tokens": {COLOURS[colour]: _write_pool(s, colour) for colour in range(len(COLOURS))},
    }


def _write_player(s: State, seat: int) -> dict[str, Json]:
    at = seat * FAMILY_ROW
    return {
        "possessions": write_counts(s.wealth[seat * WEALTH : (seat + 1) * WEALTH], POSSESSIONS),
        "pawns": {
            place: write_counts(s.pawns[at + 3 * index : at + 3 * index + 3], PAWNS)
            for index, place in enumerate(PLACES)
        },
        "titles": write_counts(s.titles[seat * TITLE_COUNT : (seat + 1) * TITLE_COUNT], TITLES),
        "used": write_counts(s.used[seat * ACTIVATED_COUNT : (seat + 1) * ACTIVATED_COUNT], ACTIVATED_NAMES),
        "hand": [_write_token(token) for token in s.hands[seat]],
    }


def _write_token(token: int) -> dict[str, Json]:
    return {"token": TOKEN_NAMES[token % TOKEN_KINDS], "batch": token // TOKEN_KINDS}


def _write_area(s: State, area: int) -> dict[str, Json]:
    written: dict[str, Json] = {
        "resolved": bool(s.resolved & AREA_BIT[area]),
        "row": [
            {"seat": seat, "pawns": _write_stack(s.stacks[area * STRIDE + seat])} for seat in s.rows[area]
        ],
    }
    if area >= PALACES:
        at = (area - PALACES) * ITEMS
        written["items"] = write_counts(s.lying[at : at + ITEMS], ITEM_NAMES)
        written["camp"] = [
            {
                **_write_token(token // FACE),
                "face_up": bool(token & FACE_UP),
                "seen_by": [seat for seat in range(s.seats) if token & SEAT_BIT[seat]],
            }
            for token in s.camps[area - PALACES]
        ]
    return written


def _write_stack(stack: int) -> dict[str, int]:
    return write_counts([int(has_pawn(stack, 0)), int(has_pawn(stack, 1)), stack % BIG], PAWNS)


def _write_pool(s: State, colour: int) -> dict[str, Json]:
    at = colour * POOL
    return {
        "stack": write_counts(s.pool[at + STACK : at + STACK + 3], VALUE_NAMES),
        "discards": write_counts(s.pool[at + DISCARDS : at + DISCARDS + 3], VALUE_NAMES),
        "batch": s.pool[BATCHES + colour],
    }


def read(reader: Reader, seats: int, options: tuple[str, ...]) -> State:
    """The position that `write` wrote, with an empty stack."""
    wealth: list[int] = []
    pawns: list[int] = []
    titles: list[int] = []
    used: list[int] = []
    hands: list[tuple[int, ...]] = []
    for player in reader.children("players", seats):
        wealth += player.counts("possessions", POSSESSIONS)
        families = player.child("pawns")
        for place in PLACES:
            pawns += families.counts(place, PAWNS, max(FAMILY))
        families.done()
        titles += player.counts("titles", TITLES, 2)
        used += player.counts("used", ACTIVATED_NAMES, 2)
        hands.append(tuple(sorted(_read_tokens(player, "hand"))))
        player.done()
    titles += reader.counts("titles", TITLES, 2)
    areas = _Areas(reader.child("areas"), seats)
    return laid(
        seats,
        options,
        year=reader.number("year", 1, YEARS),
        order=tuple(reader.numbers("order", None, 0, seats - 1)),
        next_order=tuple(reader.numbers("next_order", None, 0, seats - 1)),
        notes=reader.number("notes", 0),
        influence=reader.number("influence", 0),
        resolved=areas.resolved,
        announced=tuple(reader.numbers("announced", None, 0, seats - 1)),
        tiles=tuple(reader.choices("tiles", TILES)),
        looks=_read_looks(reader, seats),
        wealth=wealth,
        pawns=pawns,
        stacks=areas.stacks,
        rows=areas.rows,
        lying=areas.lying,
        titles=titles,
        used=used,
        camps=areas.camps,
        hands=hands,
        pool=_read_pools(reader.child("tokens")),
    )


class _Areas:
    """The thirteen areas being read."""

    def __init__(self, reader: Reader, seats: int) -> None:
        self.seats = seats
        self.resolved = 0
        self.stacks = [0] * (AREA_COUNT * STRIDE)
        self.rows: list[tuple[int, ...]] = []
        self.lying: list[int] = []
        self.camps: list[tuple[int, ...]] = []
        for area in range(AREA_COUNT):
            self._area(reader.child(AREAS[area]), area)
        reader.done()

    def _area(self, reader: Reader, area: int) -> None:
        if reader.flag("resolved"):
            self.resolved |= AREA_BIT[area]
        row: list[int] = []
        for stack in reader.children("row"):
            seat = stack.number("seat", 0, self.seats - 1)
            pasha, merchant, sages = stack.counts("pawns", PAWNS, max(FAMILY))
            if pasha > 1 or merchant > 1:
                raise Broken(stack.path("pawns"), "AR-25", "a stack has at most one big pawn")
            if seat in row or not pasha + merchant + sages:
                raise Broken(stack.where, "AR-I2", "each player has one stack here, and it is not empty")
            row.append(seat)
            self.stacks[area * STRIDE + seat] = pasha * PAWN_UNIT[0] + merchant * PAWN_UNIT[1] + sages
            stack.done()
        self.rows.append(tuple(row))
        if area >= PALACES:
            at = (area - PALACES) * ITEMS
            self.lying += reader.counts("items", ITEM_NAMES, max(HARVEST[at : at + ITEMS]))
            self.camps.append(tuple(self._token(token) for token in reader.children("camp")))
            if len(self.camps[-1]) > MAX_SLOTS:
                raise Broken(reader.path("camp"), "AR-17", "more than 5 tokens lie here")
        reader.done()

    def _token(self, reader: Reader) -> int:
        seen = 0
        for seat in reader.numbers("seen_by", None, 0, self.seats - 1):
            seen |= SEAT_BIT[seat]
        face_up = reader.flag("face_up")
        if face_up and seen:
            raise Broken(reader.path("seen_by"), "AR-I14", "a face-up token is known to all")
        token = _read_token(reader)
        reader.done()
        return token * FACE + (FACE_UP if face_up else 0) + seen


def _read_tokens(reader: Reader, name: str) -> list[int]:
    found: list[int] = []
    for token in reader.children(name):
        found.append(_read_token(token))
        token.done()
    return found


def _read_token(reader: Reader) -> int:
    return reader.number("batch", 0, MAX_RESHUFFLES) * TOKEN_KINDS + reader.choice("token", TOKEN_NAMES)


def _read_pools(reader: Reader) -> list[int]:
    pool: list[int] = []
    batches: list[int] = []
    for colour in COLOURS:
        inner = reader.child(colour)
        pool += inner.counts("stack", VALUE_NAMES, max(TOKENS))
        pool += inner.counts("discards", VALUE_NAMES, max(TOKENS))
        batches.append(inner.number("batch", 0, MAX_RESHUFFLES))
        inner.done()
    reader.done()
    return pool + batches


def _read_looks(reader: Reader, seats: int) -> tuple[int, ...]:
    """AR-73 Who looked where; only territories can be looked at."""
    looks: list[int] = []
    for entry in reader.children("looks"):
        territory = entry.choice("area", AREAS[PALACES:])
        looks += [entry.number("year", 1, YEARS), entry.number("seat", 0, seats - 1), PALACES + territory]
        entry.done()
    return tuple(looks)
