"""Why Builders and Assassins cannot do it: Fakirs, range, victims (FT-49 to FT-57, FT-83, FT-91, FT-92)."""

from caravanserai.core.game import Reason
from caravanserai.core.reasons import Values, because
from caravanserai.games.fivetribes.assassins import ChoosePieces, ChooseVictim, RangeFakirs
from caravanserai.games.fivetribes.board import (
    BOAZ,
    CELL_IDS,
    CELLS,
    DISTANCE,
    DJINN_IDS,
    FAKIR,
    IBLIS_VICTIMS,
    IBUS,
    TRIBE_IDS,
    TRIBES,
)
from caravanserai.games.fivetribes.fields import ELDERS, HAND, VIZIERS
from caravanserai.games.fivetribes.state import State
from caravanserai.games.fivetribes.tribes import BuilderFakirs


def builder_fakirs(s: State, step: BuilderFakirs, values: Values) -> Reason | None:
    """FT-49 No more Fakirs than are held."""
    held = s.of(step.who, HAND + FAKIR)
    return None if int(values["number"]) <= held else because("FT-49", "too-few-fakirs", held=held)


def range_fakirs(s: State, step: RangeFakirs, values: Values) -> Reason | None:
    """FT-50, FT-57 No more Fakirs than are held, and none beyond the farthest meeple."""
    number = int(values["number"])
    held = s.of(step.who, HAND + FAKIR)
    if number > held:
        return because("FT-50", "too-few-fakirs", held=held)
    crowded = [cell for cell in range(CELLS) if any(s.meeples[cell * TRIBES : (cell + 1) * TRIBES])]
    farthest = max((DISTANCE[step.cell * CELLS + cell] for cell in crowded), default=0)
    useful = max(0, farthest - step.assassins)
    if number <= useful:
        return None
    return because("FT-57", "fakirs-useless", number=useful)


def kill_on(s: State, step: ChooseVictim, values: Values) -> Reason | None:
    """FT-50, FT-92 A tile in range with enough meeples."""
    tile = values["tile"]
    cell = CELL_IDS.index(tile)
    distance = DISTANCE[step.cell * CELLS + cell]
    if distance > step.reach:
        return because("FT-50", "out-of-range", tile=tile, distance=distance, range=step.reach)
    number = sum(s.meeples[cell * TRIBES : (cell + 1) * TRIBES])
    if number == 0:
        return because("FT-50", "no-meeples", tile=tile)
    return None if number >= step.victims else because("FT-92", "not-two-there", tile=tile)


def kill_before(s: State, step: ChooseVictim, values: Values) -> Reason | None:
    """FT-50, FT-53, FT-83, FT-92 An opponent without Boaz, with enough Viziers and Elders."""
    seat = int(values["seat"]) - 1
    if seat >= s.seats:
        return because("FT-50", "no-such-seat", number=seat + 1)
    if seat == step.who:
        return because("FT-53", "own-pieces")
    number = s.of(seat, VIZIERS) + s.of(seat, ELDERS)
    if number == 0:
        return because("FT-50", "none-before", victim=f"@{seat}")
    if s.djinns[BOAZ] == seat:
        return because("FT-83", "boaz", victim=f"@{seat}")
    return None if number >= step.victims else because("FT-92", "not-two-before", victim=f"@{seat}")


def one_victim(s: State, step: ChoosePieces, values: Values) -> Reason | None:
    """FT-50 A tribe that is at the target."""
    if step.victims != 1:
        return because("FT-91", "two-victims", djinn=DJINN_IDS[IBUS])
    return _present(s, step, [values["tribe"]])


def two_victims(s: State, step: ChoosePieces, values: Values) -> Reason | None:
    """FT-91 Two pieces that are at the target."""
    if step.victims != IBLIS_VICTIMS:
        return because("FT-91", "one-victim", djinn=DJINN_IDS[IBUS])
    return _present(s, step, values["pair"].split("+"))


def _present(s: State, step: ChoosePieces, wanted: list[str]) -> Reason | None:
    if step.target < CELLS:
        there = list(s.meeples[step.target * TRIBES : (step.target + 1) * TRIBES])
    else:
        there = [s.of(step.target - CELLS, VIZIERS), s.of(step.target - CELLS, ELDERS), 0, 0, 0]
    for name in wanted:
        number = there[TRIBE_IDS.index(name)]
        if number < wanted.count(name):
            return because("FT-50", "not-at-target", tribe=name, number=number)
    return None
