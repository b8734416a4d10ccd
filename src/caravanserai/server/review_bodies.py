"""The bodies of reviews, of playing on from a moment, of hints and of puzzles."""

from typing import Annotated, Any, Literal

from msgspec import Meta

from caravanserai.server.bodies import Label, TableName
from caravanserai.server.messages import LogLine, Name, Speed
from caravanserai.server.shown import ChoiceInfo, PromptInfo
from caravanserai.server.wire import Strict, Wire

Share = float
"""A chance of winning, or a change of one, from -1 to 1."""


class ReviewVersions(Wire, frozen=True):
    """What a review was made by. One that was made by others is made anew."""

    engine: str
    rules: int
    judge: int


class ReviewOption(Wire, frozen=True):
    """An option of a decision, its chance of winning by what the seat knew, and the standard error of that.

    An error that is null, here and below, is not known yet.
    """

    choice: ChoiceInfo
    worth: Share
    error: Share | None


class ReviewLoss(Wire, frozen=True):
    """What a decision lost against the best option found, by what its seat knew then, and the standard error of that.

    `word` is empty unless the loss is larger than its error allows to doubt. `options` are the best first; the one that
    was taken is among them.
    """

    best: ChoiceInfo
    loss: Share
    error: Share | None
    word: Literal["", "slip", "mistake", "blunder"]
    options: list[ReviewOption]


class ReviewMoment(Wire, frozen=True):
    """A decision: the number of the step in the record, whose it was, what was chosen and of how many options.

    `chances` are those of all seats by the true position, with their standard errors (null: not known yet); `known` what each
    seat could say of itself then. `luck` is what chance changed for each seat right behind the decision; null: it had no part.
    `told` is what the log says of the decision and of what followed, as everybody could read it.
    """

    step: int
    seat: int
    choice: ChoiceInfo
    options: int
    chances: list[Share]
    errors: list[Share | None]
    known: list[Share]
    luck: list[Share] | None
    loss: ReviewLoss | None
    told: list[LogLine]


class ReviewSums(Wire, frozen=True):
    """A seat's result as a sum: `even` + `luck` + `own` + `others` = `result`.

    `error`, `own_error` and `others_error` are the standard errors of luck and of what the decisions of the seat and of the
    others changed; null: not known yet, there were too few looks. `lost` is the sum of the losses that are called by a word.
    """

    even: Share
    luck: Share
    own: Share
    others: Share
    error: Share | None
    own_error: Share | None
    others_error: Share | None
    result: Share
    lost: Share


class ReviewTurn(Wire, frozen=True):
    """A moment that decided the game: by the decision of `actor` or by what chance did behind it, for `seat` most.

    `told` is what happened, as everybody could read it; empty: the log was silent, so the choice of the moment says it.
    """

    moment: int
    kind: Literal["decision", "luck"]
    actor: int
    seat: int
    before: Share
    after: Share
    told: list[LogLine]


class ReviewReport(Wire, frozen=True):
    """What was found. `verified`: the chance of the game is what was committed to; else nobody knows its seed."""

    game: str
    seats: int
    versions: ReviewVersions
    verified: bool
    passes: int
    moments: list[ReviewMoment]
    result: list[Share]
    sums: list[ReviewSums]
    turning: list[ReviewTurn]


class ReviewPage(Wire, frozen=True):
    """A review as far as it is: asked for again, it is better, until it is `done`.

    `place` is how many are waiting before it; `report` is null until there is a first picture.
    """

    progress: Share
    done: bool
    place: int
    report: ReviewReport | None


class ReviewBoard(Wire, frozen=True):
    """The table at a moment: as each seat saw it, as spectators saw it, and with all seats' hands open.

    `prompt` is what the seat was asked; it names the things that each choice stands for. `after` is the open table when the
    next decision was due, or at the end.
    """

    moment: int
    seat: int
    views: list[Any]
    watched: Any
    open: Any
    after: Any
    prompt: PromptInfo


class PlayOn(Strict, frozen=True):
    """A table of one's own that goes on from a moment, with bots in the other seats; what the seat did not know is dealt anew."""

    moment: Annotated[int, Meta(ge=0)]
    level: Label = ""
    player: Name = ""
    name: TableName = ""
    speed: Speed = "normal"
    hints: bool = False


class HintInfo(Wire, frozen=True):
    """The best options found, by what the asker knows, best first, each with its chance of winning."""

    options: list[ReviewOption]


class PuzzleOption(Wire, frozen=True):
    """An option of a puzzle: its chance of winning, the standard error of that, how many of the tries of `easy` took it.

    `line` is how the turn goes on from it at its best, the option itself first; `told` what the log says of that.
    """

    choice: ChoiceInfo
    worth: Share
    error: Share
    easy: int
    line: list[ChoiceInfo]
    told: list[LogLine]


class PuzzleInfo(Wire, frozen=True):
    """A moment to choose in: what its seat sees and is asked. `options` are all that were judged, the best first.

    `tries` is how often `easy` was asked.
    """

    id: str
    seats: int
    seat: int
    view: Any
    prompt: PromptInfo
    tries: int
    options: list[PuzzleOption]


class PuzzleSet(Wire, frozen=True):
    """The puzzles of a game, in the order of the days."""

    game: str
    versions: ReviewVersions
    puzzles: list[PuzzleInfo]
