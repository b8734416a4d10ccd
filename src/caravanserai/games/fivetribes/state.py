"""The position of Five Tribes: its fields, how they are copied, and what must always hold."""

from typing import Any, Final

from caravanserai.core.machine import Broken, State, Step
from caravanserai.games.fivetribes.board import (
    BID_SPOTS,
    BIT,
    CAMELS,
    CARD_COUNT,
    CELLS,
    DJINNS,
    KINDS,
    MARKERS,
    PALACES,
    PALMS,
    ROW_CARDS,
    START_GOLD,
    TRIBE_COUNT,
    TRIBES,
    ZERO_FRONT,
)
from caravanserai.games.fivetribes.layout import (
    BAG,
    CAMEL,
    CARRIED,
    DISCARDS,
    EMPTY,
    GOLD,
    HAND,
    IN_PILE,
    KNOWN,
    PALACE,
    PALM,
    PILE,
    PLAYER,
    RESERVE,
    TRACKS,
    TURN_ORDER,
    UNCLAIMED,
    VIZIERS,
)
from caravanserai.games.fivetribes.pending import check_pending
from caravanserai.games.fivetribes.scoring import points


class Sultanate(State):
    """All facts of a game. Tuples are replaced, never changed, so clones share them.

    `occupied` holds, per tribe, the mask of cells with such a meeple: it repeats `meeples` because the test of
    FT-38 asks it at every drop (kept by `put_meeple` and `take_meeples` alone).
    `aside` and `shown` are the memory of reshuffles (FT-138): the unknown cards of every hand by former pile,
    and cards shown that may have come from more than one of them.
    """

    def __init__(
        self,
        seats: int,
        options: tuple[str, ...],
        stack: list[Step[Any]],
        open_hands: int,
        per_round: int,
        faces: tuple[int, ...],
        meeples: list[int],
        occupied: list[int],
        pieces: list[int],
        players: list[int],
        stock: list[int],
        row: list[int],
        djinns: list[int],
        tracks: list[int],
        path: list[int],
        aside: tuple[int, ...],
        shown: tuple[int, ...],
        palms: int,
        palaces: int,
        round: int,
        no_move: int,
        used: int,
    ) -> None:
        super().__init__(seats, options, stack)
        self.open_hands: Final = open_hands
        self.per_round: Final = per_round
        self.faces = faces
        self.meeples: Final = meeples
        self.occupied: Final = occupied
        self.pieces: Final = pieces
        self.players: Final = players
        self.stock: Final = stock
        self.row: Final = row
        self.djinns: Final = djinns
        self.tracks: Final = tracks
        self.path: Final = path
        self.aside = aside
        self.shown = shown
        self.palms = palms
        self.palaces = palaces
        self.round = round
        self.no_move = no_move
        self.used = used

    def clone(self) -> "Sultanate":
        """An independent copy without listeners."""
        return Sultanate(
            self.seats,
            self.options,
            self.stack.copy(),
            self.open_hands,
            self.per_round,
            self.faces,
            self.meeples.copy(),
            self.occupied.copy(),
            self.pieces.copy(),
            self.players.copy(),
            self.stock.copy(),
            self.row.copy(),
            self.djinns.copy(),
            self.tracks.copy(),
            self.path.copy(),
            self.aside,
            self.shown,
            self.palms,
            self.palaces,
            self.round,
            self.no_move,
            self.used,
        )

    # --- questions -----------------------------------------------------------------------------------

    def of(self, seat: int, what: int) -> int:
        """One entry of a player's block: GOLD, RESERVE, VIZIERS, ELDERS, HAND + kind or KNOWN + kind."""
        return self.players[seat * PLAYER + what]

    def crowd(self, cell: int) -> int:
        """How many meeples stand on the cell."""
        meeples = self.meeples
        base = cell * TRIBES
        return meeples[base] + meeples[base + 1] + meeples[base + 2] + meeples[base + 3] + meeples[base + 4]

    def bare(self, cell: int) -> bool:
        """FT-79 A bare tile has no camel, meeple, palm or palace."""
        return self.unbuilt(cell) and self.crowd(cell) == 0

    def unbuilt(self, cell: int) -> bool:
        """Whether the tile has neither camel nor palm nor palace."""
        pieces = self.pieces
        return pieces[CAMEL + cell] == UNCLAIMED and pieces[PALM + cell] == 0 and pieces[PALACE + cell] == 0

    def last_camel_placed(self) -> bool:
        """FT-45 The camel flag: somebody has no camel left in reserve."""
        return any(self.players[seat * PLAYER + RESERVE] == 0 for seat in range(self.seats))

    # --- small changes -------------------------------------------------------------------------------

    def gain(self, seat: int, amount: int) -> None:
        """Gold from the bank, which never runs out (FT-8); a payment is negative."""
        self.players[seat * PLAYER + GOLD] += amount

    def put_meeple(self, cell: int, tribe: int) -> None:
        """One more meeple on the cell."""
        self.meeples[cell * TRIBES + tribe] += 1
        self.occupied[tribe] |= BIT[cell]

    def take_meeples(self, cell: int, tribe: int, number: int) -> None:
        """So many meeples of the tribe leave the cell."""
        at = cell * TRIBES + tribe
        left = self.meeples[at] - number
        self.meeples[at] = left
        if left == 0:
            self.occupied[tribe] &= ~BIT[cell]

    # --- results -------------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        """Points per seat, final or so far."""
        return points(self.seats, self.players, self.pieces, self.faces, self.djinns)

    def check(self) -> None:
        """Raise `Broken` for the first invariant that does not hold."""
        _check_shape(self)
        _check_meeples(self)
        _check_cards(self)
        _check_camels(self)
        _check_tracks(self)
        carried = sum(self.stock[CARRIED : CARRIED + TRIBES])
        check_pending(self.stack, self.tracks, len(self.faces), self.seats, len(self.path), carried)


def empty(seats: int, options: tuple[str, ...]) -> Sultanate:
    """FT-6, FT-7 The position before anything is laid out: full bag, full piles, 50 gold each."""
    players = [0] * (PLAYER * seats)
    for seat in range(seats):
        players[seat * PLAYER + GOLD] = START_GOLD
        players[seat * PLAYER + RESERVE] = CAMELS[seats]
    pieces = [UNCLAIMED] * CELLS + [0] * (2 * CELLS)
    stock = list(CARD_COUNT) + [0] * KINDS + list(TRIBE_COUNT) + [0] * TRIBES
    return Sultanate(
        seats,
        options,
        [],
        1 if options[1] == "open" else 0,
        1 if options[2] == "per-round" else 0,
        (),
        [0] * (CELLS * TRIBES),
        [0] * TRIBES,
        pieces,
        players,
        stock,
        [],
        [IN_PILE] * DJINNS,
        [EMPTY] * TRACKS,
        [],
        (),
        (),
        PALMS,
        PALACES,
        0,
        0,
        0,
    )


def seat_flaw(s: Sultanate, seat: int) -> str:
    """What is wrong with the seat of a pending step."""
    return "" if 0 <= seat < s.seats else f"there is no seat {seat}"


def _check_shape(s: Sultanate) -> None:
    if min(s.players) < 0 or min(s.stock) < 0 or min(s.meeples) < 0 or s.palms < 0 or s.palaces < 0:
        raise Broken("state", "FT-I6", "an amount is negative")
    if len(s.row) > ROW_CARDS:
        raise Broken("state.row", "FT-12", f"the row has {len(s.row)} cards, at most {ROW_CARDS} are allowed")
    if sum(s.pieces[PALM : PALM + CELLS]) + s.palms != PALMS:
        raise Broken("state.palms", "FT-I4", f"palms on tiles and in the supply must be {PALMS}")
    if sum(s.pieces[PALACE : PALACE + CELLS]) + s.palaces != PALACES:
        raise Broken("state.palaces", "FT-I4", f"palaces on tiles and in the supply must be {PALACES}")


def _check_meeples(s: Sultanate) -> None:
    for tribe in range(TRIBES):
        total = s.stock[BAG + tribe] + s.stock[CARRIED + tribe]
        mask = 0
        for cell in range(CELLS):
            total += s.meeples[cell * TRIBES + tribe]
            if s.meeples[cell * TRIBES + tribe]:
                mask |= BIT[cell]
        if tribe < 2:
            for seat in range(s.seats):
                total += s.of(seat, VIZIERS + tribe)
        if total != TRIBE_COUNT[tribe]:
            raise Broken(
                "state.tiles", "FT-I1", f"{total} meeples of tribe {tribe}, there are {TRIBE_COUNT[tribe]}"
            )
        if mask != s.occupied[tribe]:
            raise Broken("state.tiles", "FT-I1", f"the mask of tribe {tribe} does not match the tiles")


def _check_cards(s: Sultanate) -> None:
    for kind in range(KINDS):
        total = s.stock[PILE + kind] + s.stock[DISCARDS + kind]
        for card in s.row:
            if card == kind:
                total += 1
        for seat in range(s.seats):
            total += s.of(seat, HAND + kind)
            if s.of(seat, KNOWN + kind) > s.of(seat, HAND + kind):
                raise Broken(f"state.players[{seat}].known", "FT-134", "more cards known than held")
        if total != CARD_COUNT[kind]:
            raise Broken("state.pile", "FT-I2", f"{total} cards of kind {kind}, there are {CARD_COUNT[kind]}")
    for seat in range(s.seats):
        _check_memory(s, seat)


def _check_memory(s: Sultanate, seat: int) -> None:
    """FT-138 The unknown cards of a hand that are not of a former pile come from the present one."""
    size = s.seats * KINDS
    for kind in range(KINDS):
        left = s.of(seat, HAND + kind) - s.of(seat, KNOWN + kind)
        if s.shown:
            left += s.shown[seat * KINDS + kind]
        for start in range(0, len(s.aside), size):
            left -= s.aside[start + seat * KINDS + kind]
        if left < 0:
            raise Broken(
                f"state.players[{seat}].hand", "FT-138", "fewer unknown cards than came from former piles"
            )


def _check_camels(s: Sultanate) -> None:
    for seat in range(s.seats):
        placed = 0
        for cell in range(CELLS):
            if s.pieces[CAMEL + cell] == seat:
                placed += 1
        if placed + s.of(seat, RESERVE) != CAMELS[s.seats]:
            raise Broken(f"state.players[{seat}].camels", "FT-I3", f"camels must be {CAMELS[s.seats]} in all")
    for cell in range(CELLS):
        if s.pieces[CAMEL + cell] >= s.seats:
            raise Broken("state.tiles", "FT-I3", f"no seat {s.pieces[CAMEL + cell]} is at the table")


def _check_tracks(s: Sultanate) -> None:
    """FT-I5 All markers lie on the tracks once they are dealt; the 0 spots have no gap in front during bidding."""
    each = MARKERS[s.seats] // s.seats
    lying = 0
    for place in s.tracks:
        if place != EMPTY:
            lying += 1
    if s.round == 0 and lying < MARKERS[s.seats]:
        return
    for seat in range(s.seats):
        count = 0
        for place in s.tracks:
            if place == seat:
                count += 1
        if count != each:
            raise Broken(
                "state.turn-order", "FT-I5", f"seat {seat} has {count} markers on the tracks, not {each}"
            )
    for spot in range(MARKERS[s.seats], BID_SPOTS):
        if s.tracks[spot] != EMPTY:
            raise Broken("state.bid-order", "FT-I5", f"spot {spot + 1} is not in use")
    _check_zero_spots(s)


def _check_zero_spots(s: Sultanate) -> None:
    """FT-20, FT-I5 No gap between markers on the 0 spots, and while bids are open none in front of them."""
    front = s.tracks[TURN_ORDER + ZERO_FRONT] != EMPTY
    middle = s.tracks[TURN_ORDER + ZERO_FRONT + 1] != EMPTY
    back = s.tracks[TURN_ORDER + ZERO_FRONT + 2] != EMPTY
    bidding = len(s.stack) > 0 and s.stack[-1].decision in ("FT-D1", "FT-D2")
    if (front and back and not middle) or (bidding and ((middle and not front) or (back and not middle))):
        raise Broken("state.turn-order", "FT-I5", "a gap between the markers on the 0 spots")
