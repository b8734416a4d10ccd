"""The position: plain fields, a copy in microseconds, and the questions every chapter asks of it."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from caravanserai.core import machine
from caravanserai.core.machine import Step
from caravanserai.games.morgenland.board import (
    KIND_COUNT,
    SCROLL,
)
from caravanserai.games.morgenland.fields import (
    PIECE_COUNT,
)


class Trick:
    """MO-86 An artifact taken unseen with Abracadabra: what others knew of its stack, and what came of it since.

    `later` holds, in order, what has left that stack since: a type turned up, or 100 + 10 * picked + old offer
    for Fata Morgana. Immutable, so clones share it.
    """

    def __init__(
        self,
        room: int,
        taker: int,
        piece: int,
        before: tuple[int, ...],
        known: tuple[int, ...],
        later: tuple[int, ...],
    ) -> None:
        self.room: Final = room
        self.taker: Final = taker
        self.piece: Final = piece
        self.before: Final = before
        self.known: Final = known
        self.later: Final = later

    def followed(self, event: int) -> "Trick":
        """The same trick after one more piece has left the stack."""
        return Trick(self.room, self.taker, self.piece, self.before, self.known, (*self.later, event))


class State(machine.State):
    """A position of Morgenland. Rows of `stock`: one per seat, then the bank; tokens: 14 handles per seat."""

    def __init__(
        self,
        seats: int,
        options: tuple[str, ...],
        stack: list[Step[Any]],
        magic: int,
        open_tent: int,
        max_rounds: int,
        djinn_types: int,
        ask_always: int,
        cards: tuple[tuple[int, ...], ...],
        round_number: int,
        camel: int,
        card: int,
        unused_cards: int,
        scored: int,
        current: int,
        guard: int,
        closed: int,
        secret: int,
        reversed_ranks: int,
        smuggler: int,
        smuggled: int,
        admitted: int,
        keyed: int,
        lit: int,
        djinn: int,
        deck: int,
        display: int,
        discards: int,
        veiled: int,
        trick: Trick | None,
        stock: vec[i64],
        niches: vec[i64],
        where: vec[i64],
        strength: vec[i64],
        up: vec[i64],
        unplaced: vec[i64],
        unused: vec[i64],
        used: vec[i64],
        offer: vec[i64],
        size: vec[i64],
        pieces: vec[i64],
        known: vec[i64],
        pool: vec[i64],
        spells: vec[i64],
        gave: vec[i64],
    ) -> None:
        super().__init__(seats, options, stack)
        self.magic: Final = magic
        self.open_tent: Final = open_tent
        self.max_rounds: Final = max_rounds
        """The round after which the game ends; 0: only the last artifact ends it."""
        self.djinn_types: Final = djinn_types
        self.ask_always: Final = ask_always
        self.cards: Final = cards
        self.round = round_number
        self.camel = camel
        self.card = card
        self.unused_cards = unused_cards
        self.scored = scored
        """Spaces below this number are scored (MO-16)."""
        self.current = current
        self.guard = guard
        self.closed = closed
        self.secret = secret
        self.reversed = reversed_ranks
        self.smuggler = smuggler
        self.smuggled = smuggled
        self.admitted = admitted
        self.keyed = keyed
        self.lit = lit
        self.djinn = djinn
        self.deck = deck
        self.display = display
        self.discards = discards
        self.veiled = veiled
        """The seat that owns an artifact the others have not seen (MO-86), or -1."""
        self.trick = trick
        self.stock: Final = stock
        self.niches: Final = niches
        self.where: Final = where
        self.strength: Final = strength
        self.up: Final = up
        """Per seat the mask of handles that lie, or were removed, face up."""
        self.unplaced: Final = unplaced
        self.unused: Final = unused
        self.used: Final = used
        self.offer: Final = offer
        self.size: Final = size
        self.pieces: Final = pieces
        self.known: Final = known
        self.pool: Final = pool
        """How many of each type lie in the stacks where nobody has looked."""
        self.spells: Final = spells
        self.gave: Final = gave
        """Per seat the titles it handed on at the Tent."""

    def clone(self) -> "State":
        """An independent copy without listeners."""
        return State(
            self.seats,
            self.options,
            self.stack.copy(),
            self.magic,
            self.open_tent,
            self.max_rounds,
            self.djinn_types,
            self.ask_always,
            self.cards,
            self.round,
            self.camel,
            self.card,
            self.unused_cards,
            self.scored,
            self.current,
            self.guard,
            self.closed,
            self.secret,
            self.reversed,
            self.smuggler,
            self.smuggled,
            self.admitted,
            self.keyed,
            self.lit,
            self.djinn,
            self.deck,
            self.display,
            self.discards,
            self.veiled,
            self.trick,
            self.stock[:],
            self.niches[:],
            self.where[:],
            self.strength[:],
            self.up[:],
            self.unplaced[:],
            self.unused[:],
            self.used[:],
            self.offer[:],
            self.size[:],
            self.pieces[:],
            self.known[:],
            self.pool[:],
            self.spells[:],
            self.gave[:],
        )

    # --- questions -----------------------------------------------------------------------------------

    def seat_at(self, position: int) -> int:
        """MO-11 The seat at that position of the player order: camel holder first, then clockwise."""
        seat = self.camel + position
        return seat if seat < self.seats else seat - self.seats

    def position_of(self, seat: int) -> int:
        """MO-11 Where the seat stands in the player order."""
        position = seat - self.camel
        return position if position >= 0 else position + self.seats

    def total(self, row: int) -> int:
        """All treasure of a seat, or of the bank (row `seats`)."""
        stock = self.stock
        base = row * KIND_COUNT
        return stock[base] + stock[base + 1] + stock[base + 2] + stock[base + 3] + stock[base + 4]

    def artifacts(self, seat: int) -> int:
        """MO-57 All artifacts of a seat, used ones included; MO-65 there is no limit to them."""
        unused = self.unused
        used = self.used
        first: i64 = seat * PIECE_COUNT
        count: i64 = 0
        for index in range(first, first + PIECE_COUNT):
            count += unused[index]
            count += used[index]
        return count

    def spells_left(self) -> bool:
        """MO-41 Whether deck or display still holds a spell."""
        return self.deck != 0 or self.display != 0

    def scores(self) -> list[int]:
        """MO-57 One point per artifact."""
        return [self.artifacts(seat) for seat in range(self.seats)]

    def ranking(self) -> list[list[int]]:
        """MO-57, MO-58, MO-59 Most artifacts, then in magic most Scrolls, then most treasure; others share the place."""
        keys: list[int] = []
        for seat in range(self.seats):
            index = seat * PIECE_COUNT + SCROLL
            scrolls = self.unused[index] + self.used[index] if self.magic else 0
            keys.append((self.artifacts(seat) * 64 + scrolls) * 256 + self.total(seat))
        groups: list[list[int]] = []
        for key in sorted(set(keys), reverse=True):
            groups.append([seat for seat in range(self.seats) if keys[seat] == key])
        return groups

    def check(self) -> None:
        """Raise `Broken` for the first invariant that does not hold."""
        from caravanserai.games.morgenland.invariants import check

        check(self)
