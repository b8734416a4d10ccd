"""Which pending steps may lie on which: asked when a position is checked, so that an edited one cannot go astray."""

from typing import Any, Final

from caravanserai.core.machine import Broken, Step
from caravanserai.games.fivetribes.board import CELLS, MARKERS
from caravanserai.games.fivetribes.layout import EMPTY

# Steps that wait below others, from the bottom up; whatever is not named here can only be on top.
_ROUND_START: Final = ("StartRound", "FillDjinns", "FillRow", "PlaceMarker", "DealMeeple")
_LEVELS: Final[dict[str, int]] = {
    "Closing": 1,
    "TileAction": 2,
    "Move": 3,
    "OpenWindow": 4,
    "TribeAction": 5,
    "AfterKill": 6,
}
_UPPER_WINDOW: Final = 6  # W2 lies above the tribe action, W1 and W3 below it
_TOP: Final = 9
_BIDS: Final = ("ChooseSpot", "ChooseBidFakirs")
_MOVES: Final = ("ChooseStart", "Drop")
_DRAWS: Final = ("LayTile", "LayCard", "LayDjinn")
_NOT_IN_A_TURN: Final[tuple[str, ...]] = _ROUND_START + _DRAWS + _BIDS


def check_pending(
    stack: list[Step[Any]], tracks: list[int], faces: int, seats: int, path: int, carried: int
) -> None:
    """FT-15, FT-24 Raise `Broken` if the pending steps are not those of one round in their order."""
    names = [type(step).__name__ for step in stack]
    if carried and not (names and (names[-1] == "Drop" or "TribeAction" in names)):
        raise Broken("state.hand", "FT-I1", "meeples are in the hand in steps 2 to 4 only")
    if path and ("Closing" not in names or "Move" in names):
        raise Broken("state.path", "FT-29", "there is a path only from the move to the end of the turn")
    if not stack:
        return
    if names[0] == "StartRound":
        _check_round_start(names, tracks, faces, seats)
    elif names[0] == "NextTurn":
        if faces < CELLS:
            raise Broken("pending", "FT-9", "the game is on, but not all tiles are laid")
        if len(names) > 1 and names[1] in _BIDS:
            _check_bids(stack, names, tracks)
        else:
            _check_turn(stack, names)
    else:
        raise Broken("pending[0]", "FT-15", f"{names[0]} cannot be the first pending step")


def _check_round_start(names: list[str], tracks: list[int], faces: int, seats: int) -> None:
    order = [_ROUND_START.index(name) if name in _ROUND_START else _TOP for name in names]
    if sorted(set(order)) != order or (order[-1] == _TOP and names[-1] not in _DRAWS):
        raise Broken("pending", "FT-15", "the steps between rounds are out of order")
    if faces < CELLS and names[-1] != "LayTile":
        raise Broken("pending", "FT-9", "not all tiles are laid")
    placed = [spot for spot in range(MARKERS[seats]) if tracks[spot] != EMPTY]
    if "PlaceMarker" in names:
        if placed != list(range(len(placed))) or len(placed) == MARKERS[seats]:
            raise Broken("pending", "FT-11", "markers are placed in order until all are there")
    elif len(placed) < MARKERS[seats]:
        raise Broken("pending", "FT-25", "a round cannot begin before all markers are on the Bid Order track")


def _check_bids(stack: list[Step[Any]], names: list[str], tracks: list[int]) -> None:
    if any(name not in _BIDS for name in names[1:]) or "ChooseBidFakirs" in names[:-1]:
        raise Broken("pending", "FT-17", "only bids are made during the bidding")
    waiting = [getattr(step, "spot") for step, name in zip(stack, names, strict=True) if name == "ChooseSpot"]  # noqa: B009
    if waiting != [spot for spot in range(3, -1, -1) if tracks[spot] != EMPTY]:
        raise Broken(
            "pending", "FT-17", "the bids to come are not those of the markers on the Bid Order track"
        )


def _check_turn(stack: list[Step[Any]], names: list[str]) -> None:
    level = 0
    seat = -1
    for index in range(1, len(stack)):
        step: Any = stack[index]
        name = names[index]
        here = _LEVELS.get(name, _TOP)
        if name == "OpenWindow" and step.window == 2:
            here = _UPPER_WINDOW
        if here <= level or (index == 1) != (name == "Closing") or name in _NOT_IN_A_TURN:
            raise Broken(f"pending[{index}]", "FT-24", f"{name} cannot wait on {names[index - 1]}")
        if name in _MOVES and index != 2:
            raise Broken(f"pending[{index}]", "FT-24", "a move cannot wait on an action")
        owner = step.who if step.who >= 0 else getattr(step, "seat", -1)
        if index > 1 and owner != seat:
            raise Broken(f"pending[{index}]", "FT-24", "another seat than the one whose turn it is")
        seat = owner
        level = here
