"""Answers to "why not?": each decision has a table of the words it asks for, each word a check of its own."""

from collections.abc import Callable, Mapping
from typing import Any, Final, Generic

from caravanserai.core.actions import ActionSpace
from caravanserai.core.events import Argument
from caravanserai.core.game import Reason
from caravanserai.core.machine import S, Step

Values = Mapping[str, str]
"""What an action applies to, by dimension of its range."""

Check = Callable[[S, Any, Values], Reason | None]
"""Says why the action is not allowed at the step, or None. It takes the step's own class."""

Otherwise = Callable[[S, Step[Any], str, Values], Reason]
"""Says why a step does not ask for an action of that word."""


def because(rule: str, key: str, **args: Argument) -> Reason:
    """A refusal: the rule, the message `reason-<key>` of the catalogue and its arguments."""
    return Reason(rule, f"reason-{key}", args)


def fine(s: S, step: Any, values: Values) -> Reason | None:
    """The check of an action that is always allowed where it is asked for."""
    return None


def not_now(s: S, step: Step[Any], word: str, values: Values) -> Reason:
    """The answer to an action that is not asked for."""
    return because(step.rule, "not-now")


class Questions(Generic[S]):
    """Which check answers for which action: `asked` goes from the class name of a step to word to check."""

    def __init__(
        self,
        space: ActionSpace,
        asked: Mapping[str, Mapping[str, Check[S]]],
        otherwise: Otherwise[S] = not_now,
    ) -> None:
        self.space: Final = space
        self.asked: Final = asked
        self.otherwise: Final = otherwise

    def reason(self, s: S, action: int) -> Reason | None:
        """Why the deciding seat may not take the action now, or None."""
        step = s.stack[-1]
        word = self.space.range_of(action).word
        values = self.space.values(action)
        check = self.asked[type(step).__name__].get(word)
        if check is None:
            return self.otherwise(s, step, word, values)
        return check(s, step, values)
