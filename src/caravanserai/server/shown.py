"""What a person is shown of a game, in keys and arguments of the catalogues: questions, cards of things, pause cards."""

from caravanserai.core.game import Card, Line
from caravanserai.server.wire import Arguments, Wire


class LineInfo(Wire, frozen=True):
    """A sentence: the message key and its arguments."""

    key: str
    args: Arguments


class CardInfo(Wire, frozen=True):
    """What a thing is: its name and place, its kind with cost and worth, what it does, how that stands now, rule ids."""

    id: str
    name: LineInfo
    kind: LineInfo | None
    does: LineInfo
    now: list[LineInfo]
    rules: list[str]


def line_info(line: Line) -> LineInfo:
    """A sentence as it is sent."""
    return LineInfo(key=line["key"], args=line["args"])


def card_info(card: Card) -> CardInfo:
    """A card as it is sent."""
    return CardInfo(
        id=card["id"],
        name=line_info(card["name"]),
        kind=None if card["kind"] is None else line_info(card["kind"]),
        does=line_info(card["does"]),
        now=[line_info(line) for line in card["now"]],
        rules=card["rules"],
    )


class EffectInfo(Wire, frozen=True):
    """What a choice gives a seat (`amount` > 0) or costs it (< 0); the game's face has a picture of `thing`."""

    seat: int
    thing: str
    amount: int


class ChoiceInfo(Wire, frozen=True):
    """One option: the action's number, how to say it, the ids of the things to click for it, what it gives and costs.

    `key` + "-gives", where there is such a message, is the second line. `idle` ones come last in a long list.
    """

    id: int
    key: str
    args: Arguments
    at: list[str]
    effects: list[EffectInfo]
    idle: bool


class MissingInfo(Wire, frozen=True):
    """An option that the receiver cannot afford, and why."""

    id: int
    key: str
    args: Arguments
    reason: LineInfo


class PromptInfo(Wire, frozen=True):
    """What is asked. `choices` is empty unless the receiver is asked. `key` + "-other" is the sentence for the others.

    `key` + "-hint", where there is such a message, is the second line. `form` names the form of the game that asks it
    best; empty: a list of the choices. `optional` is the choice that passes a stop which may be waved through.
    """

    seat: int | None
    decision: str
    rule: str
    key: str
    args: Arguments
    form: str
    auto: bool
    choices: list[ChoiceInfo]
    missing: list[MissingInfo]
    optional: int | None
    waiting: list[int]


class ChipInfo(Wire, frozen=True):
    """A small fact: a picture ("": none), words, an amount with its sign, the seat it belongs to."""

    icon: str
    text: LineInfo | None
    amount: int | None
    seat: int | None


class RowInfo(Wire, frozen=True):
    """A seat on a pause card: a cell per column, the change of its points, its points now (null: hidden)."""

    seat: int
    cells: list[list[ChipInfo]]
    change: int
    total: int | None


class PauseInfo(Wire, frozen=True):
    """A pause card: what a stretch of the game brought to whom. `order` are the seats in the order of what comes."""

    id: str
    title: LineInfo
    subtitle: LineInfo
    columns: list[LineInfo]
    rows: list[RowInfo]
    notes: list[LineInfo]
    order: list[int]
    next: LineInfo | None
    go: LineInfo


class EndingInfo(Wire, frozen=True):
    """Why a game ended and by which rule; per seat a sentence for each category that brought points."""

    why: LineInfo
    rule: str
    sources: list[dict[str, LineInfo]]
