"""The position of Five Tribes: its fields, how they are copied, and what must always hold."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from caravanserai.core import machine
from caravanserai.core.machine import Step
from caravanserai.core.vectors import vector
from caravanserai.games.fivetribes.board import (
    BIT,
    CAMELS,
    CARD_COUNT,
    CELLS,
    DJINNS,
    KINDS,
    PALACES,
    PALMS,
    START_GOLD,
    TRIBE_COUNT,
    TRIBES,
)
from caravanserai.games.fivetribes.fields import (
    CAMEL,
    EMPTY,
    GOLD,
    IN_PILE,
    PALACE,
    PALM,
    PLAYER,
    RESERVE,
    TRACKS,
    UNCLAIMED,
)


class State(machine.State):
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
        faces: tuple[int, ...],
        meeples: vec[i64],
        occupied: vec[i64],
        pieces: vec[i64],
        players: vec[i64],
        stock: vec[i64],
        row: list[int],
        djinns: vec[i64],
        tracks: vec[i64],
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

    def clone(self) -> "State":
        """An independent copy without listeners."""
        return State(
            self.seats,
            self.options,
            self.stack.copy(),
            self.faces,
            self.meeples[:],
            self.occupied[:],
            self.pieces[:],
            self.players[:],
            self.stock[:],
            self.row.copy(),
            self.djinns[:],
            self.tracks[:],
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
        from caravanserai.games.fivetribes.scoring import points

        return points(self)

    def check(self) -> None:
        """Raise `Broken` for the first invariant that does not hold."""
        from caravanserai.games.fivetribes.invariants import check

        check(self)


def empty(seats: int, options: tuple[str, ...]) -> State:
    """FT-6, FT-7 The position before anything is laid out: full bag, full piles, 50 gold each."""
    players = vector([0] * (PLAYER * seats))
    for seat in range(seats):
        players[seat * PLAYER + GOLD] = START_GOLD
        players[seat * PLAYER + RESERVE] = CAMELS[seats]
    pieces = vector([UNCLAIMED] * CELLS + [0] * (2 * CELLS))
    stock = vector([*CARD_COUNT, *[0] * KINDS, *TRIBE_COUNT, *[0] * TRIBES])
    return State(
        seats,
        options,
        [],
        (),
        vector([0] * (CELLS * TRIBES)),
        vector([0] * TRIBES),
        pieces,
        players,
        stock,
        [],
        vector([IN_PILE] * DJINNS),
        vector([EMPTY] * TRACKS),
        [],
        (),
        (),
        PALMS,
        PALACES,
        0,
        0,
        0,
    )


def final_tile(s: State) -> int:
    """The cell on which the last meeple of this turn's move was dropped."""
    return s.path[-1] // TRIBES


def turn_flaw(s: State, seat: int) -> str:
    """What is wrong with a pending step of a turn: the closing, above the bottom, says whose turn it is."""
    return "" if len(s.stack) > 1 and s.stack[1].who == seat else f"it is not the turn of seat {seat}"


def moved_flaw(s: State, seat: int) -> str:
    """What is wrong with a pending step that follows the move."""
    return turn_flaw(s, seat) or ("" if len(s.path) > 1 else "no move was made")
