"""What is asked and what can be answered, as it is shown to a seat: questions, options, what they give and cost."""

from typing import Final, TypedDict

from caravanserai.core.events import Argument, Line

THIS_TURN: Final = "this-turn"
"""The promise to pass every further optional stop of this turn."""


class Effect(TypedDict):
    """What a choice gives a seat (`amount` > 0) or costs it (< 0): certain, at once, and known to all.

    `thing` is one of the goods that `Game.goods` counts.
    """

    seat: int
    thing: str
    amount: int


class Choice(TypedDict):
    """One option of a prompt: the action, how to say it, and the ids of the things to click for it.

    The message `key` + "-gives", where there is one, is its second line: what it gives, or what breaks.
    `idle` are options that do nothing worth a row of its own in a long list.
    """

    id: int
    key: str
    args: dict[str, Argument]
    at: list[str]
    effects: list[Effect]
    idle: bool


class Missing(TypedDict):
    """An option that the seat cannot afford: said like a choice, with the reason why not."""

    id: int
    key: str
    args: dict[str, Argument]
    reason: Line


class Prompt(TypedDict):
    """What is asked now. `choices` and `missing` are empty unless it is asked of the seat that looks.

    The message `key` + "-hint", where there is one, is the second line, written for this question.
    `form` names the form of the game that asks it best; empty: a list of the choices.
    `optional` is the choice with which a stop that may be waved through for the turn is passed.
    """

    seat: int | None
    decision: str
    rule: str
    key: str
    args: dict[str, Argument]
    form: str
    auto: bool
    choices: list[Choice]
    missing: list[Missing]
    optional: int | None
    waiting: list[int]


def unasked(key: str, decision: str = "", rule: str = "") -> Prompt:
    """The prompt while no seat is asked."""
    return Prompt(
        seat=None,
        decision=decision,
        rule=rule,
        key=key,
        args={},
        form="",
        auto=False,
        choices=[],
        missing=[],
        optional=None,
        waiting=[],
    )
