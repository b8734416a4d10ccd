"""Why an action is not allowed: worked out from the position, without the lists of legal actions."""

from caravanserai.core.game import Reason
from night_market.actions import SPACE
from night_market.board import CARDS, GUARD, LANTERN
from night_market.snatching import AnswerSnatch
from night_market.state import Market


def reason(state: Market, action: int) -> Reason | None:
    """None if the seat that is asked may do it."""
    step = state.stack[-1]
    word, values = SPACE.range_of(action).word, SPACE.values(action)
    if isinstance(step, AnswerSnatch):
        return _answer(state, step.seat, word)
    if word == "sell":
        if not state.hands[6 * step.who + CARDS.index(values["ware"])]:
            return Reason("NM-6", "reason-no-such-card", {"card": values["ware"]})
        return None
    if word == "lantern":
        missing = not state.hands[6 * step.who + LANTERN]
        return Reason("NM-7", "reason-no-such-card", {"card": "lantern"}) if missing else None
    if word == "snatch":
        return _snatch(state, step.who, int(values["trader"]))
    if word == "browse":
        return None if any(state.deck) else Reason("NM-5", "reason-deck-empty", {})
    if word == "rest":
        return Reason("NM-11", "reason-too-early", {}) if any(state.deck) else None
    return Reason("NM-4", "reason-not-now", {})


def _answer(state: Market, seat: int, word: str) -> Reason | None:
    if word == "guard" and not state.hands[6 * seat + GUARD]:
        return Reason("NM-9", "reason-no-such-card", {"card": "guard"})
    return None if word in ("let", "guard") else Reason("NM-9", "reason-not-now", {})


def _snatch(state: Market, seat: int, other: int) -> Reason | None:
    if other >= state.seats:
        return Reason("NM-1", "reason-no-such-trader", {"number": other})
    if other == seat:
        return Reason("NM-8", "reason-yourself", {})
    if state.hand_size(other) <= state.hand_size(seat):
        return Reason("NM-8", "reason-not-more-cards", {"trader": f"@{other}"})
    return None
