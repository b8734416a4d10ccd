"""Why an action is not allowed: worked out from the position, without the lists of legal actions."""

from typing import Final

from caravanserai.core.game import Reason
from caravanserai.core.reasons import Questions, Values, because, fine
from night_market.actions import SPACE
from night_market.board import CARDS, GUARD, LANTERN
from night_market.fields import in_hand
from night_market.snatching import AnswerSnatch
from night_market.state import State
from night_market.turn import Act


def reason(s: State, action: int) -> Reason | None:
    """None if the seat that is asked may do it."""
    return QUESTIONS.reason(s, action)


def _browse(s: State, step: Act, values: Values) -> Reason | None:
    return None if any(s.deck) else because("NM-5", "deck-empty")


def _sell(s: State, step: Act, values: Values) -> Reason | None:
    return _held(s, step.seat, CARDS.index(values["ware"]), "NM-6")


def _lantern(s: State, step: Act, values: Values) -> Reason | None:
    return _held(s, step.seat, LANTERN, "NM-7")


def _snatch(s: State, step: Act, values: Values) -> Reason | None:
    other = int(values["trader"])
    if other >= s.seats:
        return because("NM-1", "no-such-trader", number=other)
    if other == step.seat:
        return because("NM-8", "yourself")
    if s.hand_size(other) <= s.hand_size(step.seat):
        return because("NM-8", "not-more-cards", trader=f"@{other}")
    return None


def _rest(s: State, step: Act, values: Values) -> Reason | None:
    return because("NM-11", "too-early") if any(s.deck) else None


def _guard(s: State, step: AnswerSnatch, values: Values) -> Reason | None:
    return _held(s, step.seat, GUARD, "NM-9")


def _held(s: State, seat: int, card: int, rule: str) -> Reason | None:
    return None if s.hands[in_hand(seat, card)] else because(rule, "no-such-card", card=CARDS[card])


QUESTIONS: Final = Questions[State](
    SPACE,
    {
        "Act": {"browse": _browse, "sell": _sell, "lantern": _lantern, "snatch": _snatch, "rest": _rest},
        "AnswerSnatch": {"let": fine, "guard": _guard},
    },
)
"""Step -> word -> what to check; everything else is not asked for."""
