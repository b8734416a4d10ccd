"""What the server says over a socket; `requests` has what clients say, `bodies` the bodies of HTTP. TypeScript types and the
OpenAPI page are made from all three, and from what messages are made of in `shown`.

Socket messages are objects with a `type`. Names are camelCase on the wire. Texts for people are never sent: only keys and arguments of the catalogues.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from caravanserai.core.game import Reason
from caravanserai.server.plans import Order, PlanCase, PlanNote, Saying
from caravanserai.server.shown import CardInfo, EndingInfo, PauseInfo, PromptInfo
from caravanserai.server.wire import Arguments, Strict, Wire

SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Word = Annotated[str, Meta(min_length=1, max_length=64)]
Token = Annotated[str, Meta(max_length=64)]
Name = Annotated[str, Meta(max_length=32)]
Millis = int
"""Milliseconds since 1970, of the server's clock."""

SpectatorMode = Literal["none", "delayed", "open"]
Status = Literal["waiting", "running", "over"]
Ended = Literal["", "old-rules", "old-record", "voted", "lapsed"]
"""Why a game ended before its end. `old-…`: its rules were corrected since: a running game ended with that, or a finished one
can no longer be shown. `voted`, `lapsed`: nobody went on with it, and its people ended it, or did not answer. The record is
kept in any case."""
RefusalCode = Literal[
    "stale", "not-your-turn", "not-legal", "game-over", "cannot-undo", "not-started", "not-seated", "paused"
]
Speed = Literal["instant", "normal", "slow"]


# --- what they are made of -------------------------------------------------------------------------------------


class ReasonInfo(Wire, frozen=True):
    """Why something is not allowed: the rule's id ("" if none), the message key and its arguments."""

    rule: str
    key: str
    args: Arguments


def reason_info(reason: Reason) -> ReasonInfo:
    """A reason as it is sent."""
    return ReasonInfo(rule=reason.rule, key=reason.key, args=reason.args)


class LogLine(Wire, frozen=True):
    """Something that happened: message `event-<kind>` with its arguments; `actor` -1 is chance.

    `role` is its part in the telling, `at` the things on the table that it touched.
    """

    kind: str
    args: Arguments
    actor: int
    auto: bool
    role: Literal["chapter", "turn", "head", "also", "step", "pause"]
    at: list[str]


class Standing(Wire, frozen=True):
    """The result of a finished game: points, groups of tied seats (best first), points by category and seat."""

    scores: list[int]
    ranking: list[list[int]]
    breakdown: list[dict[str, int]]
    ending: EndingInfo | None


class RatingInfo(Wire, frozen=True):
    """How strong somebody is: points, how much they may be off in 19 of 20 cases, from how many games."""

    points: int
    range: int
    games: int


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
    ready: bool
    """Whether its person waits for the start."""
    rating: RatingInfo | None
    """At a rated table: how strong who sits there is."""
    holiday: Millis | None
    """Until when its person is on holiday and its clock stands."""


class Pace(Strict, frozen=True):
    """How fast: seconds per decision (null: no limit) and the grace after which a bot takes over."""

    seconds: Annotated[int, Meta(ge=10, le=2_592_000)] | None = None
    grace: Annotated[int, Meta(ge=0, le=86_400)] = 30


class RestInfo(Wire, frozen=True):
    """A pause by consent. `since` null: seat `by` has proposed it, until `ends`; else it is on, and goes on at `ends`."""

    by: int
    agreed: list[int]
    since: Millis | None
    going: list[int]
    ends: Millis | None


class LullInfo(Wire, frozen=True):
    """Nobody goes on with the game: its people have until then to say what becomes of it; what seats said (null: nothing)."""

    last: Millis
    """When somebody last played."""
    until: Millis
    votes: list[Literal["wait", "bot", "end"] | None]


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
    pauses: bool
    """Whether the game pauses for a card after a week, a year or a round."""
    rematch: str | None
    guide: bool
    script: str
    rated: bool
    """Whether the result counts for the ratings."""
    hints: bool
    """Whether its only person may ask for the best options."""
    rest: RestInfo | None
    lull: LullInfo | None


class You(Wire, frozen=True):
    """Who the receiver is at this table. `seat` is set for role "seat" only; `asks` is the seat it has asked the owner for."""

    role: Literal["seat", "spectator", "guest"]
    seat: int | None
    stand_in: bool
    asks: int | None
    quiet: bool = False
    """Whether its person does not want to be told of this table elsewhere."""


class ChatLine(Wire, frozen=True):
    """A line of the chat. `seat` is null when a spectator wrote it.

    `told`: nobody said it; it tells what the seat did, as `ui-told-<told>` with `text` as its `what`.
    """

    number: int
    at: Millis
    seat: int | None
    name: str
    text: str
    told: str


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
    `plan` are the receiver's orders in advance, `planNote` what became of the last ones, `canPlan`: it may plan now.
    `promises` are the standing answers that the receiver may promise now, `promise` the one in force ("": none).
    `undo` is null when the receiver may take back, else the reason why not.
    `final` are those choices of the prompt after which there is no way back, or another one is asked.
    `pause` is a card to be read before the new view is looked at.
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
    plan: list[Order]
    plan_note: PlanNote
    can_plan: bool
    deadline: Millis | None
    now: Millis
    result: Standing | None
    guide: Guidance | None
    pause: PauseInfo | None


class Pausing(Wire, tag="pausing", frozen=True):
    """The game waits for these seats to go on, until that time at most; null: it goes on."""

    until: Millis | None
    awaited: list[int]
    now: Millis


class PauseAnswer(Wire, tag="pause-answer", frozen=True):
    """The pause card that a line of the log stands for; null: there is none."""

    request: str
    pause: PauseInfo | None


class Accepted(Wire, tag="accepted", frozen=True):
    """The action is done and on disk. The `update` it led to follows (or has been sent already, for a repeated request)."""

    request: str


class Refused(Wire, tag="refused", frozen=True):
    """The request changed nothing. An `update` with the fresh view follows."""

    request: str
    code: RefusalCode
    reason: ReasonInfo | None


class WhyNotAnswer(Wire, tag="why-not-answer", frozen=True):
    """The card of the thing (null: it has none, or an action was asked about) and the reasons, most fitting first.

    No reasons with `allowed` true: it can be chosen. No reasons otherwise: nothing is asked of it.
    """

    request: str
    card: CardInfo | None
    allowed: bool
    reasons: list[ReasonInfo]


class PreviewAnswer(Wire, tag="preview-answer", frozen=True):
    """The table after the choice; `view` is null where chance or a secret is involved."""

    request: str
    view: Any


class ForeseenChoice(Wire, frozen=True):
    """A choice that the asker may have: the action and how it is said."""

    action: int
    said: Saying


class AskedInfo(Wire, frozen=True):
    """What the asker is asked next, probably; `sure`: in all positions that were looked at."""

    decision: str
    key: str
    args: Arguments
    sure: bool
    choices: list[ForeseenChoice]


class Foreseen(Wire, tag="foreseen", frozen=True):
    """What may happen next (no cases: another's move cannot be told apart, or the asker decides), and what is asked then."""

    request: str
    cases: list[PlanCase]
    asked: AskedInfo | None


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
    old-page (the page was made for older messages: load it anew), old-server (a server that is newer is there or comes soon).
    """

    code: str
    request: str
    final: bool
    detail: str
    ref: str = ""
    """What the host's log calls it."""
    within: int = 0
    """Come back at a random moment within so many milliseconds, so that not all do at once."""


class Pong(Wire, tag="pong", frozen=True):
    """The answer to `ping`."""

    now: Millis


ServerMessage = (
    Welcome
    | TableChanged
    | Update
    | Pausing
    | PauseAnswer
    | Accepted
    | Refused
    | WhyNotAnswer
    | PreviewAnswer
    | Foreseen
    | Moment
    | LogPage
    | ChatAdded
    | Trouble
    | Pong
)


encode = msgspec.json.Encoder().encode
