"""Why a power cannot be used, paid, or aimed at a tile (FT-26, FT-68 to FT-73, FT-79 to FT-110)."""

from typing import Final

from caravanserai.core.game import Reason
from caravanserai.core.reasons import Values, because
from caravanserai.games.fivetribes.actions import PAID_ELDERS, PAID_FAKIRS, PAYMENT_IDS
from caravanserai.games.fivetribes.assassins import AskIbus
from caravanserai.games.fivetribes.board import (
    ANUN_NAK,
    BOURAQ,
    CELL_IDS,
    CELLS,
    COLUMNS,
    COST_ANY,
    COST_FAKIR,
    COST_NONE,
    COST_PAIR,
    DJINN_COST,
    DJINN_IDS,
    DJINN_RULE,
    ECHIDNA,
    ENKI,
    FACE_TYPE,
    FAKIR,
    HAGIS,
    IBUS,
    KINDS,
    KUMARBI,
    LAMIA,
    LETA,
    OASIS,
    SIBITTIS,
    SLOAR,
    TRIBES,
    UTUG,
    VILLAGE,
    WINDOW_DJINNS,
)
from caravanserai.games.fivetribes.fields import (
    BAG,
    CAMEL,
    DISCARDED,
    DISCARDS,
    ELDERS,
    FACE_UP,
    HAND,
    IN_PILE,
    PALACE,
    PALM,
    PILE,
    RESERVE,
    UNCLAIMED,
)
from caravanserai.games.fivetribes.options import powers_per_round
from caravanserai.games.fivetribes.powers import ChooseTarget, KeepDjinn
from caravanserai.games.fivetribes.sale import Closing
from caravanserai.games.fivetribes.state import State
from caravanserai.games.fivetribes.tiles import AskSacred, AskShift, ChooseNeighbour
from caravanserai.games.fivetribes.tribes import AskEchidna
from caravanserai.games.fivetribes.windows import ChoosePayment, UsePower

_COSTS: Final = {COST_ANY: "any", COST_PAIR: "pair", COST_FAKIR: "fakir"}
_PAYMENTS: Final = {
    COST_ANY: ("elder", "fakir"),
    COST_PAIR: ("elder-elder", "elder-fakir"),
    COST_FAKIR: ("fakir",),
}
_MOMENTS: Final = {KUMARBI: "bid", ECHIDNA: "builders", HAGIS: "palace", LAMIA: "palm", IBUS: "assassins"}


# --- using -----------------------------------------------------------------------------------------------


def use(s: State, step: UsePower | Closing, values: Values) -> Reason | None:
    """FT-68 to FT-73 An own power of the windows, not yet used, that can be paid and does something."""
    djinn = DJINN_IDS.index(values["djinn"])
    seat = step.who
    found = not_for_windows(s, seat, djinn)
    if found is not None:
        return found
    name = values["djinn"]
    if s.used >> djinn & 1:
        limit = "round" if powers_per_round(s) else "turn"
        return because("FT-70" if limit == "round" else "FT-69", "power-used", djinn=name, limit_id=limit)
    cost = DJINN_COST[djinn]
    if all(_short_of(s, seat, cost, payment) for payment in PAYMENT_IDS):
        held = s.of(seat, HAND + FAKIR)
        return because(
            "FT-72", "cannot-pay", djinn=name, cost_id=_COSTS[cost], elders=s.of(seat, ELDERS), fakirs=held
        )
    missing = _missing(s, seat, djinn)
    return because("FT-73", "no-effect", djinn=name, missing_id=missing) if missing else None


def not_for_windows(s: State, seat: int, djinn: int) -> Reason | None:
    """FT-26, FT-64, FT-68, FT-69 Whether the djinn is nobody's or another's, works by itself, or has a moment of its own."""
    name = DJINN_IDS[djinn]
    if s.djinns[djinn] == FACE_UP:
        return because("FT-64", "only-sacred")
    if s.djinns[djinn] != seat:
        return because("FT-69", "not-your-djinn", djinn=name)
    if DJINN_COST[djinn] == COST_NONE:
        return because("FT-68", "works-by-itself", djinn=name)
    if djinn not in WINDOW_DJINNS:
        return because(DJINN_RULE[djinn], "own-moment", djinn=name, moment_id=_MOMENTS[djinn])
    return None


def _missing(s: State, seat: int, djinn: int) -> str:
    """FT-73 What the power would need and does not find, or nothing."""
    if djinn == SLOAR:
        cards = sum(s.stock[PILE : PILE + KINDS]) + sum(s.stock[DISCARDS : DISCARDS + KINDS])
        return "" if cards else "cards"
    if djinn == SIBITTIS:
        return "" if IN_PILE in s.djinns or DISCARDED in s.djinns else "djinns"
    if djinn == BOURAQ:
        return "" if s.palaces else "palaces"
    if djinn == ENKI:
        return "" if s.palms else "palms"
    if djinn == ANUN_NAK:
        if not sum(s.stock[BAG : BAG + TRIBES]):
            return "bag"
    elif not s.of(seat, RESERVE):
        return "camels"
    if any(_bad_target(s, djinn, cell) is None for cell in range(CELLS)):
        return ""
    return "unbuilt" if djinn == UTUG else "bare"


def keep(s: State, step: KeepDjinn, values: Values) -> Reason | None:
    """FT-107 One of the djinns drawn."""
    drawn = DJINN_IDS.index(values["djinn"]) in step.drawn
    return None if drawn else because("FT-107", "not-drawn", djinn=values["djinn"])


# --- paying ----------------------------------------------------------------------------------------------


def pay_power(s: State, step: ChoosePayment, values: Values) -> Reason | None:
    """FT-72 The cost of the power that was chosen."""
    return _short_of(s, step.who, DJINN_COST[step.djinn], values["cost"])


def pay_any(s: State, step: AskIbus | AskShift, values: Values) -> Reason | None:
    """FT-72 An Elder or a Fakir."""
    return _short_of(s, step.who, COST_ANY, values["cost"])


def pay_pair(s: State, step: AskEchidna | AskSacred, values: Values) -> Reason | None:
    """FT-64, FT-72 An Elder, and an Elder or a Fakir."""
    return _short_of(s, step.who, COST_PAIR, values["cost"])


def _short_of(s: State, seat: int, cost: int, payment: str) -> Reason | None:
    """FT-72 What is missing for the payment, or that the cost is another."""
    if payment not in _PAYMENTS[cost]:
        return because("FT-72", "other-cost", cost_id=_COSTS[cost])
    number = PAYMENT_IDS.index(payment)
    if s.of(seat, ELDERS) < PAID_ELDERS[number]:
        return because("FT-72", "too-few-elders", held=s.of(seat, ELDERS))
    if s.of(seat, HAND + FAKIR) < PAID_FAKIRS[number]:
        return because("FT-72", "too-few-fakirs", held=s.of(seat, HAND + FAKIR))
    return None


# --- aiming ----------------------------------------------------------------------------------------------


def target(s: State, step: ChooseTarget, values: Values) -> Reason | None:
    """FT-79, FT-84, FT-87, FT-101, FT-110 A tile that suits the power."""
    return _bad_target(s, step.djinn, CELL_IDS.index(values["tile"]))


def _bad_target(s: State, djinn: int, cell: int) -> Reason | None:
    kind = FACE_TYPE[s.faces[cell]]
    tile = CELL_IDS[cell]
    if djinn == BOURAQ:
        return None if kind == VILLAGE else because("FT-84", "needs-village", tile=tile)
    if djinn == ENKI:
        return None if kind == OASIS else because("FT-87", "needs-oasis", tile=tile)
    crowded = any(s.meeples[cell * TRIBES : (cell + 1) * TRIBES])
    built = s.pieces[CAMEL + cell] != UNCLAIMED or s.pieces[PALM + cell] or s.pieces[PALACE + cell]
    if djinn in (ANUN_NAK, LETA):
        return because(DJINN_RULE[djinn], "not-bare", tile=tile) if crowded or built else None
    return None if crowded and not built else because("FT-110", "not-unbuilt", tile=tile)


def shift(s: State, step: ChooseNeighbour, values: Values) -> Reason | None:
    """FT-88, FT-99 One of the eight neighbours of the tile the piece was meant for."""
    tile = values["tile"]
    cell = CELL_IDS.index(tile)
    rule = "FT-99" if step.piece == PALM else "FT-88"
    if cell == step.cell:
        return because(rule, "meant-for-it", tile=tile, piece="palm" if step.piece == PALM else "palace")
    columns = abs(cell % COLUMNS - step.cell % COLUMNS)
    rows = abs(cell // COLUMNS - step.cell // COLUMNS)
    if max(columns, rows) == 1:
        return None
    return because(rule, "not-neighbour", tile=tile, here=CELL_IDS[step.cell])
