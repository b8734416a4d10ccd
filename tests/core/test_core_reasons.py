"""The dispatch of reasons: step class, then word, then check."""

from pile_game import TAKE, TOY, Pile, Take

from caravanserai.core.game import Reason
from caravanserai.core.machine import Step
from caravanserai.core.reasons import Questions, Values, because, fine


def _take(s: Pile, step: Take, values: Values) -> Reason | None:
    if int(values["count"]) <= s.pile:
        return None
    return because("TY-1", "too-few", count=s.pile, seat=f"@{step.seat}")


def _other(s: Pile, step: Step[Pile], word: str, values: Values) -> Reason:
    return because(step.rule, "wait", word=word)


def position() -> Pile:
    return Pile(2, TOY.check_options(2, {}), [Take(1, ())], 2, [0, 0])


def test_the_check_of_the_word_answers_with_the_steps_own_class() -> None:
    asked = Questions[Pile](TOY.actions, {"Take": {"take": _take}})
    assert asked.reason(position(), TAKE) is None
    assert asked.reason(position(), TAKE + 2) == Reason("TY-1", "reason-too-few", {"count": 2, "seat": "@1"})


def test_a_word_that_is_not_asked_for() -> None:
    flip = TOY.parse("flip heads")
    plain = Questions[Pile](TOY.actions, {"Take": {"take": fine}})
    assert plain.reason(position(), TAKE + 2) is None
    assert plain.reason(position(), flip) == Reason("TY-1", "reason-not-now", {})
    own = Questions[Pile](TOY.actions, {"Take": {}}, _other)
    assert own.reason(position(), flip) == Reason("TY-1", "reason-wait", {"word": "flip"})
