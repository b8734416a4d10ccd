"""A view that is made part by part: a card asks for the few things it tells of, and hears no more of them than the view shows."""

from functools import cached_property
from typing import Final

from caravanserai.games.fivetribes.board import BLOCK, CARD_IDS, CELL_IDS, CELLS, DJINN_IDS, DJINNS, FACE_BLUE
from caravanserai.games.fivetribes.fields import DISCARDED, FACE_UP
from caravanserai.games.fivetribes.seat_view import Seat, show_own, show_seat
from caravanserai.games.fivetribes.state import State
from caravanserai.games.fivetribes.view import Tile, show_tile


class Sight:
    """What one seat (None: a spectator) sees of a position."""

    def __init__(self, s: State, seat: int | None) -> None:
        self.state: Final = s
        self.seat: Final = seat

    def tile(self, cell: str) -> Tile | None:
        """A tile by its place."""
        return show_tile(self.state, CELL_IDS.index(cell)) if cell in CELL_IDS else None

    @cached_property
    def tiles(self) -> list[Tile]:
        return [show_tile(self.state, cell) for cell in range(CELLS)]

    def blue_around(self, cell: str) -> int:
        """FT-49 The blue tiles of the block that Builders on the cell would count."""
        laid = self.state.faces
        return sum(FACE_BLUE[laid[each]] for each in BLOCK[CELL_IDS.index(cell)] if each < len(laid))

    def player(self, number: str) -> Seat | None:
        """A seat by its number as ids have it."""
        return self.players[int(number)] if number in ("0", "1", "2", "3")[: self.state.seats] else None

    @cached_property
    def players(self) -> list[Seat]:
        """FT-131 to FT-134 All seats, only the own one with gold and hand."""
        shown = [show_seat(self.state, each) for each in range(self.state.seats)]
        if self.seat is not None:
            shown[self.seat] = show_own(self.state, self.seat, shown[self.seat])
        return shown

    @property
    def mine(self) -> Seat | None:
        """Who looks, unless it is a spectator."""
        return None if self.seat is None else self.players[self.seat]

    def held(self, kind: str) -> int:
        """How many cards of a kind the one who looks holds."""
        hand = (self.mine["hand"] or []) if self.mine else []
        return sum(card["count"] for card in hand if card["card"] == kind)

    @property
    def row(self) -> list[str]:
        return [CARD_IDS[card] for card in self.state.row]

    @property
    def djinns(self) -> list[str]:
        """The djinns on display."""
        return self._djinns(FACE_UP)

    @property
    def djinn_discards(self) -> list[str]:
        return self._djinns(DISCARDED)

    def _djinns(self, place: int) -> list[str]:
        return [DJINN_IDS[djinn] for djinn in range(DJINNS) if self.state.djinns[djinn] == place]
