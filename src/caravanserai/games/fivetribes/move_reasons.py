"""Why a tile cannot be the start of a move, or a meeple not be dropped on it (FT-28 to FT-36)."""

from caravanserai.core.game import Reason
from caravanserai.core.reasons import Values, because
from caravanserai.games.fivetribes.board import ADJACENT, CELL_IDS, CELLS, DISTANCE, TRIBE_IDS, TRIBES
from caravanserai.games.fivetribes.fields import CARRIED
from caravanserai.games.fivetribes.sowing import ChooseStart, Drop
from caravanserai.games.fivetribes.state import State


def completable(meeples: list[int], cell: int, origin: int, hand: list[int]) -> bool:
    """FT-35, by its own words: some drop finishes the move, or leads to a situation that can be completed."""
    last = sum(hand) == 1
    for step in ADJACENT[cell]:
        if step == origin:
            continue
        for tribe in range(TRIBES):
            at = step * TRIBES + tribe
            if not hand[tribe]:
                continue
            if last:
                if meeples[at]:
                    return True
                continue
            hand[tribe] -= 1
            meeples[at] += 1
            found = completable(meeples, step, cell, hand)
            hand[tribe] += 1
            meeples[at] -= 1
            if found:
                return True
    return False


def start(s: State, step: ChooseStart, values: Values) -> Reason | None:
    """FT-28, FT-36 A start tile has meeples that can be sown to an end."""
    tile = values["tile"]
    cell = CELL_IDS.index(tile)
    meeples = list(s.meeples)
    hand = meeples[cell * TRIBES : (cell + 1) * TRIBES]
    if not any(hand):
        return because("FT-28", "no-meeples", tile=tile)
    meeples[cell * TRIBES : (cell + 1) * TRIBES] = [0] * TRIBES
    if completable(meeples, cell, -1, hand):
        return None
    return because("FT-36", "start-cannot-finish", tile=tile, number=sum(hand))


def drop(s: State, step: Drop, values: Values) -> Reason | None:
    """FT-29 to FT-36 The tile shares an edge, is not straight back, and the move can still be finished."""
    tile, tribe = values["tile"], TRIBE_IDS.index(values["tribe"])
    cell = CELL_IDS.index(tile)
    here = s.path[-1] // TRIBES
    hand = list(s.stock[CARRIED : CARRIED + TRIBES])
    if cell == here:
        return because("FT-29", "standing-there", tile=tile)
    if DISTANCE[cell * CELLS + here] != 1:
        return because("FT-29", "not-adjacent", tile=tile, here=CELL_IDS[here])
    if len(s.path) > 1 and cell == s.path[-2] // TRIBES:
        return because("FT-30", "straight-back", tile=tile)
    if not any(_fits(s, cell, here, each) for each in range(TRIBES) if hand[each]):
        return _dead_end(tile, hand)
    if not hand[tribe]:
        return because("FT-29", "not-in-hand", tribe=values["tribe"])
    if _fits(s, cell, here, tribe):
        return None
    return because("FT-36", "drop-cannot-finish", tile=tile, tribe=values["tribe"], number=sum(hand) - 1)


def _fits(s: State, cell: int, here: int, tribe: int) -> bool:
    """FT-32, FT-36 Whether the meeple ends the move on the tile, or the others can still be sown to an end."""
    hand = list(s.stock[CARRIED : CARRIED + TRIBES])
    meeples = list(s.meeples)
    if sum(hand) == 1:
        return meeples[cell * TRIBES + tribe] > 0
    hand[tribe] -= 1
    meeples[cell * TRIBES + tribe] += 1
    return completable(meeples, cell, here, hand)


def _dead_end(tile: str, hand: list[int]) -> Reason:
    """The tile takes no meeple of the hand, whichever it is."""
    if sum(hand) == 1:
        return because("FT-32", "last-must-meet", tile=tile, tribe=TRIBE_IDS[hand.index(1)])
    return because("FT-36", "tile-cannot-finish", tile=tile, number=sum(hand) - 1)
