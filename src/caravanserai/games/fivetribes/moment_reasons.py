"""Why something is not asked for now: what has to come first, or what it is too late for.

An action that nobody would mean at this moment gets the plain answer that it is not asked now.
"""

from typing import Any, Final

from caravanserai.core.game import Reason
from caravanserai.core.machine import Step
from caravanserai.core.reasons import Values, because, not_now
from caravanserai.games.fivetribes.assassins import AskIbus, ChoosePieces, RangeFakirs
from caravanserai.games.fivetribes.bidding import ChooseBidFakirs, ChooseSpot
from caravanserai.games.fivetribes.board import (
    BEFORE_MOVE,
    DJINN_IDS,
    PRICES,
)
from caravanserai.games.fivetribes.fields import FACE_UP
from caravanserai.games.fivetribes.market import BuySecondCard
from caravanserai.games.fivetribes.power_reasons import not_for_windows
from caravanserai.games.fivetribes.sale import Closing, SellKind
from caravanserai.games.fivetribes.sowing import ChooseStart, Drop, Move, carried
from caravanserai.games.fivetribes.state import State
from caravanserai.games.fivetribes.tiles import AskSacred, AskShift
from caravanserai.games.fivetribes.windows import ChoosePayment, UsePower

_CHANCE: Final = ("deal", "card", "lay", "marker", "djinn")


def not_asked(s: State, step: Step[Any], word: str, values: Values) -> Reason:
    """The answer to an action that the step does not ask for."""
    if word in _CHANCE:
        return because("FT-14", "chance-only")
    found: Reason | None = None
    if word == "start":
        found = _start(s, step)
    elif word == "drop" and isinstance(step, ChooseStart):
        found = because("FT-28", "lift-first")
    elif word == "bid":
        found = _bid(step)
    elif word == "use":
        found = _use(s, step, DJINN_IDS.index(values["djinn"]))
    elif word == "take":
        found = _take(s, step, DJINN_IDS.index(values["djinn"]))
    elif word in ("kill-on", "kill-before"):
        found = _kill(step)
    elif word in ("target", "shift") and isinstance(step, ChoosePayment | AskShift):
        found = because("FT-72", "pay-first")
    else:
        found = _cards(s, step, word)
    return found or not_now(s, step, word, values)


def _bids(step: Step[Any]) -> bool:
    return isinstance(step, ChooseSpot | ChooseBidFakirs)


def _start(s: State, step: Step[Any]) -> Reason | None:
    """A tile was meant to be lifted: too early, too late, or never again."""
    if _bids(step):
        return because("FT-15", "bid-first")
    if s.no_move:
        return because("FT-115", "no-moves")
    if isinstance(step, UsePower) and step.window == BEFORE_MOVE:
        return because("FT-27", "window-first")
    if isinstance(step, Drop):
        return because("FT-29", "sowing", number=carried(s))
    if isinstance(step, RangeFakirs | AskIbus | ChoosePieces | ChoosePayment | AskShift):
        return None
    if any(isinstance(each, Move) for each in s.stack):
        return because("FT-27", "power-first")
    return because("FT-24", "moved")


def _bid(step: Step[Any]) -> Reason:
    if isinstance(step, ChooseBidFakirs):
        return because("FT-17", "bid-stands", price=PRICES[step.bid])
    return because("FT-17", "bids-made")


def _use(s: State, step: Step[Any], djinn: int) -> Reason | None:
    """An own djinn was meant to be used; one that lies face up was meant to be taken."""
    if s.djinns[djinn] == FACE_UP:
        return None
    return not_for_windows(s, step.who, djinn) or because("FT-26", "no-window")


def _take(s: State, step: Step[Any], djinn: int) -> Reason | None:
    """A face-up djinn was meant to be taken."""
    if s.djinns[djinn] != FACE_UP:
        return None
    return because("FT-64", "pay-first" if isinstance(step, AskSacred) else "only-sacred")


def _kill(step: Step[Any]) -> Reason | None:
    if isinstance(step, RangeFakirs):
        return because("FT-50", "fakirs-first")
    return because("FT-92", "iblis-first") if isinstance(step, AskIbus) else None


def _end_turn(step: Step[Any]) -> Reason:
    if _bids(step):
        return because("FT-15", "bid-first")
    if isinstance(step, ChooseStart):
        return because("FT-34", "must-move")
    return because("FT-66", "turn-goes-on")


def _cards(s: State, step: Step[Any], word: str) -> Reason | None:
    """Cards of the row and of the hand, and the ends of windows and turns."""
    if word == "buy":
        return because("FT-60", "only-market")
    if word == "sell-kind" and isinstance(step, Closing):
        return because("FT-65", "sell-first")
    if word in ("sell", "sell-kind"):
        return because("FT-65", "sale-on" if isinstance(step, SellKind) else "sell-later")
    if word == "end-turn":
        return _end_turn(step)
    if word == "pass":
        return because("FT-27", "nothing-to-pass")
    if word == "decline" and isinstance(step, BuySecondCard):
        return because("FT-62", "second-card")
    return None
