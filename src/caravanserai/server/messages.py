"""What the server says over a socket; `requests` has what clients say, `bodies` the bodies of HTTP. TypeScript types and the
OpenAPI page are made from all three.

Socket messages are objects with a `type`. Names are camelCase on the wire. Texts for people are never sent: only keys and arguments of the catalogues.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from caravanserai.core.game import Reason

Argument = int | str | list[str]
Arguments = dict[str, Argument]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Word = Annotated[str, Meta(min_length=1, max_length=64)]
Token = Annotated[str, Meta(max_length=64)]
Name = Annotated[str, Meta(max_length=32)]
Millis = int
"""Milliseconds since 1970, of the server's clock."""

SpectatorMode = Literal["none", "delayed", "open"]
Status = Literal["waiting", "running", "over"]
Ended = Literal["", "old-rules", "old-record"]
"""The rules of a table's game were corrected since: a running game ended with that, or a finished one can no longer be shown.
Either way its record is kept."""
RefusalCode = Literal[
    "stale", "not-your-turn", "not-legal", "game-over", "cannot-undo", "not-started", "not-seated"
]
Speed = Literal["instant", "normal", "slow"]


class Wire(Struct, rename="camel", kw_only=True, frozen=True):
    """What all messages have in common: camelCase names."""


class Strict(Wire, forbid_unknown_fields=True, frozen=True):
    """What a client sends: nothing unknown is let through."""


# --- what they are made of -------------------------------------------------------------------------------------


class ReasonInfo(Wire, frozen=True):
    """Why something is not allowed: the rule's id ("" if none), the message key and its arguments."""

    rule: str
    key: str
    args: Arguments


def reason_info(reason: Reason) -> ReasonInfo:
    """A reason as it is sent."""
    return ReasonInfo(rule=reason.rule, key=reason.key, args=reason.args)


class ChoiceInfo(Wire, frozen=True):
    """One option: the action's number, how to say it, and the ids of the things to click for it."""

    id: int
    key: str
    args: Arguments
    at: list[str]


class PromptInfo(Wire, frozen=True):
    """What is asked. `choices` is empty unless the receiver is asked. `key` + "-other" is the sentence for the others.

    `form` names the form of the game that asks it best; empty: a list of the choices.
    """

    seat: int | None
    decision: str
    rule: str
    key: str
    args: Arguments
    form: str
    auto: bool
    choices: list[ChoiceInfo]
    waiting: list[int]


class LogLine(Wire, frozen=True):
    """Something that happened: message `event-<kind>` with its arguments; `actor` -1 is chance."""

    kind: str
    args: Arguments
    actor: int
    auto: bool


class Standing(Wire, frozen=True):
    """The result of a finished game: points, groups of tied seats (best first), points by category and seat."""

    scores: list[int]
    ranking: list[list[int]]
    breakdown: list[dict[str, int]]


class SeatInfo(Wire, frozen=True):
    """A seat as everybody sees it.

    `kind` says whose seat it is; `played` whether a person or a bot plays it right now (null: nobody yet).
    `asks` is the name of somebody who asks the owner for this seat of a running game; null: nobody does.
    """

    kind: Literal["person", "bot", "open"]
    played: Literal["person", "bot"] | None
    name: str
    colour: str
    level: str
    here: bool
    away_since: Millis | None
    muted: bool
    asks: str | None


class Pace(Strict, frozen=True):
    """How fast: seconds per decision (null: no limit) and the grace after which a bot takes over."""

    seconds: Annotated[int, Meta(ge=10, le=2_592_000)] | None = None
    grace: Annotated[int, Meta(ge=0, le=86_400)] = 30


class TableInfo(Wire, frozen=True):
    """A table as everybody who may see it sees it."""

    id: str
    name: str
    game: str
    options: dict[str, str]
    status: Status
    seats: list[SeatInfo]
    listed: bool
    spectators: SpectatorMode
    delay: int
    pace: Pace
    speed: Speed
    watchers: int
    created: Millis
    commitment: str
    ended: Ended
    quiet: bool
    """Whether spectators may not talk."""
    rematch: str | None
    guide: bool


class You(Wire, frozen=True):
    """Who the receiver is at this table. `seat` is set for role "seat" only; `asks` is the seat it has asked the owner for."""

    role: Literal["seat", "spectator", "guest"]
    seat: int | None
    stand_in: bool
    asks: int | None


class ChatLine(Wire, frozen=True):
    """A line of the chat. `seat` is null when a spectator wrote it."""

    number: int
    at: Millis
    seat: int | None
    name: str
    text: str


# --- the server's socket messages ------------------------------------------------------------------------------


class Welcome(Wire, tag="welcome", frozen=True):
    """The answer to `hello`. An `update` follows if the game has begun and the receiver may see it."""

    you: You
    table: TableInfo
    chat: list[ChatLine]


class TableChanged(Wire, tag="table", frozen=True):
    """Seats, presence, status or settings have changed."""

    you: You
    table: TableInfo


class Guidance(Wire, frozen=True):
    """Where a guided game stands: the lesson being played, and the actions it asks for, the best one first."""

    lesson: int
    wanted: list[int]


class Update(Wire, tag="update", frozen=True):
    """The game as the receiver may see it. Keep the first `start` lines of the log, then append `events`.

    Unless `whole`, `view` has only the parts that have changed since the update before: put them over the last view.

    `recap` is the number of log lines there were when the receiver last decided.
    `promises` are the standing answers that the receiver may promise now, `promise` the one in force ("": none).
    `undo` is null when the receiver may take back, else the reason why not.
    `final` are those choices of the prompt after which there is no way back, or another one is asked.
    """

    version: str
    whole: bool
    view: dict[str, Any]
    prompt: PromptInfo
    final: list[int]
    start: int
    events: list[LogLine]
    recap: int
    can_undo: bool
    undo: ReasonInfo | None
    promises: list[str]
    promise: str
    deadline: Millis | None
    now: Millis
    result: Standing | None
    guide: Guidance | None


class Accepted(Wire, tag="accepted", frozen=True):
    """The action is done and on disk. The `update` it led to follows (or has been sent already, for a repeated request)."""

    request: str


class Refused(Wire, tag="refused", frozen=True):
    """The request changed nothing. An `update` with the fresh view follows."""

    request: str
    code: RefusalCode
    reason: ReasonInfo | None


class WhyNotAnswer(Wire, tag="why-not-answer", frozen=True):
    """The reasons, most fitting first. Empty with `allowed` true: it can be chosen. Empty otherwise: nothing is known."""

    request: str
    allowed: bool
    reasons: list[ReasonInfo]


class PreviewAnswer(Wire, tag="preview-answer", frozen=True):
    """The table after the choice; `view` is null where chance or a secret is involved."""

    request: str
    view: Any


class Moment(Wire, tag="moment", frozen=True):
    """The table at an earlier moment. `lines` is the number of log lines there were."""

    request: str
    moment: int
    moments: int
    seat: int | None
    lines: int
    view: Any
    prompt: PromptInfo


class LogPage(Wire, tag="log-page", frozen=True):
    """Lines of the log from `start` on; `total` is how many there are."""

    request: str
    start: int
    total: int
    events: list[LogLine]


class ChatAdded(Wire, tag="chat", frozen=True):
    """A new line of the chat."""

    line: ChatLine


class Trouble(Wire, tag="trouble", frozen=True):
    """Something is wrong. `final` means the socket is closed now and should not come back by itself.

    Codes: bad-message, slow-down, muted, no-table, no-entry, deleted, storage (the last move was not saved),
    internal, busy, restarting, damaged, old-rules (the rules have changed since; the record is kept),
    old-page (the page was made for older messages: load it anew).
    """

    code: str
    request: str
    final: bool
    detail: str


class Pong(Wire, tag="pong", frozen=True):
    """The answer to `ping`."""

    now: Millis


ServerMessage = (
    Welcome
    | TableChanged
    | Update
    | Accepted
    | Refused
    | WhyNotAnswer
    | PreviewAnswer
    | Moment
    | LogPage
    | ChatAdded
    | Trouble
    | Pong
)


encode = msgspec.json.Encoder().encode
