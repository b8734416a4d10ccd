"""Every message that crosses the wire, in both directions. TypeScript types and the OpenAPI page are made from here.

Socket messages are objects with a `type`; HTTP bodies are the plain structs below them.
Names are camelCase on the wire. Texts for people are never sent: only keys and arguments of the catalogues.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

Argument = int | str | list[str]
Arguments = dict[str, Argument]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
ActionNumber = Annotated[int, Meta(ge=0, le=9_999_999)]
Word = Annotated[str, Meta(min_length=1, max_length=64)]
TableId = Annotated[str, Meta(pattern="^[a-z2-7]{16}$")]
Token = Annotated[str, Meta(max_length=64)]
RequestId = Annotated[str, Meta(min_length=1, max_length=40)]
Name = Annotated[str, Meta(max_length=32)]
Millis = int
"""Milliseconds since 1970, of the server's clock."""

SpectatorMode = Literal["none", "delayed", "open"]
Status = Literal["waiting", "running", "over"]
Speed = Literal["instant", "normal", "slow"]


class Wire(Struct, rename="camel", kw_only=True, frozen=True):
    """What all messages have in common: camelCase names."""


class Strict(Wire, forbid_unknown_fields=True, frozen=True):
    """What a client sends: nothing unknown is let through."""


# --- the client's socket messages ------------------------------------------------------------------------------


class Hello(Strict, tag="hello", frozen=True):
    """The first message: which table, and the token that opens a seat or a place to watch from."""

    table: TableId
    token: Token = ""


class Act(Strict, tag="act", frozen=True):
    """Take one of the choices of the prompt. Sending it again with the same `request` is harmless."""

    request: RequestId
    version: Annotated[str, Meta(max_length=40)]
    action: ActionNumber


class Undo(Strict, tag="undo", frozen=True):
    """Take back the last decision, where the rules allow."""

    request: RequestId
    version: Annotated[str, Meta(max_length=40)]


class WhyNot(Strict, tag="why-not", frozen=True):
    """Ask why an action, or a thing on the table, cannot be chosen."""

    request: RequestId
    action: ActionNumber | None = None
    thing: Annotated[str, Meta(max_length=80)] = ""


class Preview(Strict, tag="preview", frozen=True):
    """Ask what the table would look like after a choice."""

    request: RequestId
    action: ActionNumber


class Look(Strict, tag="look", frozen=True):
    """Look back: at a moment (0 is the start), or at the moment when a log line was written.

    `seat` is heeded when the game is over: any seat's eyes; -1 is a spectator's.
    """

    request: RequestId
    moment: Annotated[int, Meta(ge=0)] | None = None
    line: Annotated[int, Meta(ge=0)] | None = None
    seat: Annotated[int, Meta(ge=-1, le=15)] | None = None


class ReadLog(Strict, tag="read-log", frozen=True):
    """Ask for lines of the log from `start` on."""

    request: RequestId
    start: Annotated[int, Meta(ge=0)]
    count: Annotated[int, Meta(ge=1, le=500)] = 200


class Say(Strict, tag="say", frozen=True):
    """Write to the chat: seats to seats, spectators to spectators."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class StandIn(Strict, tag="stand-in", frozen=True):
    """Let a bot play this seat from now on, or take the seat back."""

    on: bool


class Ping(Strict, tag="ping", frozen=True):
    """Answered at once with `pong`."""


ClientMessage = Hello | Act | Undo | WhyNot | Preview | Look | ReadLog | Say | StandIn | Ping


# --- what they are made of -------------------------------------------------------------------------------------


class ReasonInfo(Wire, frozen=True):
    """Why something is not allowed: the rule's id ("" if none), the message key and its arguments."""

    rule: str
    key: str
    args: Arguments


class ChoiceInfo(Wire, frozen=True):
    """One option: the action's number, how to say it, and the ids of the things to click for it."""

    id: int
    key: str
    args: Arguments
    at: list[str]


class PromptInfo(Wire, frozen=True):
    """What is asked. `choices` is empty unless the receiver is asked. `key` + "-other" is the sentence for the others."""

    seat: int | None
    decision: str
    rule: str
    key: str
    args: Arguments
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
    """

    kind: Literal["person", "bot", "open"]
    played: Literal["person", "bot"] | None
    name: str
    colour: str
    level: str
    here: bool
    away_since: Millis | None


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
    rematch: str | None
    guide: bool


class You(Wire, frozen=True):
    """Who the receiver is at this table. `seat` is set for role "seat" only."""

    role: Literal["seat", "spectator", "guest"]
    seat: int | None
    stand_in: bool


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

    `recap` is the number of log lines there were when the receiver last decided.
    `undo` is null when the receiver may take back, else the reason why not.
    `final` are those choices of the prompt after which there is no way back, or another one is asked.
    """

    version: str
    view: Any
    prompt: PromptInfo
    final: list[int]
    start: int
    events: list[LogLine]
    recap: int
    can_undo: bool
    undo: ReasonInfo | None
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
    code: Literal[
        "stale", "not-your-turn", "not-legal", "game-over", "cannot-undo", "not-started", "not-seated"
    ]
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

    Codes: bad-message, slow-down, no-table, no-entry, deleted, storage (the last move was not saved),
    internal, busy, restarting.
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


# --- HTTP bodies -----------------------------------------------------------------------------------------------


class OptionInfo(Wire, frozen=True):
    """An option of a game: allowed values, the default first. Texts: `option-<name>`, `option-<name>-<value>`."""

    name: str
    values: list[str]


class GameInfo(Wire, frozen=True):
    """A game that can be played here."""

    key: str
    seats: list[int]
    options: list[OptionInfo]
    colours: list[str]
    categories: list[str]
    rules_version: int
    action_count: int
    guide: bool


class Catalog(Wire, frozen=True):
    """What this server offers."""

    version: str
    games: list[GameInfo]
    levels: list[str]
    default_level: str
    languages: dict[str, str]


class RuleInfo(Wire, frozen=True):
    """One rule of the reference."""

    id: str
    chapter: str
    text: str


class RulesPage(Wire, frozen=True):
    """The rules reference of a game: rule by rule, and the whole page as Markdown."""

    game: str
    rules: list[RuleInfo]
    markdown: str


class SeatWish(Strict, frozen=True):
    """A seat of a new table: the creator's own, one for somebody with the link, or a bot's."""

    kind: Literal["me", "open", "bot"]
    level: Annotated[str, Meta(max_length=32)] = ""


class NewTable(Strict, frozen=True):
    """A table to be made. With `start` the game begins at once: bots hold the open seats until somebody comes."""

    game: Word
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=16)]
    options: Annotated[dict[Word, Annotated[str, Meta(max_length=64)]], Meta(max_length=32)] = {}
    name: Annotated[str, Meta(max_length=60)] = ""
    listed: bool = False
    spectators: SpectatorMode = "open"
    delay: Annotated[int, Meta(ge=0, le=3600)] = 60
    pace: Pace = Pace()
    speed: Speed = "normal"
    player: Name = ""
    colour: Annotated[str, Meta(max_length=32)] = ""
    start: bool = False


class NewGuide(Strict, frozen=True):
    """A guided first game to be made: the learner's name, and how the table is called in the learner's list."""

    player: Name = ""
    name: Annotated[str, Meta(max_length=60)] = ""


class LessonInfo(Wire, frozen=True):
    """One step of a guide: its message, rules to read on, things to point at, whether the learner has to act."""

    key: str
    rules: list[str]
    point: list[str]
    mine: bool


class GuideInfo(Wire, frozen=True):
    """A guided first game, step by step."""

    game: str
    lessons: list[LessonInfo]


class Keys(Wire, frozen=True):
    """The secrets of a new table. They are told once; the browser keeps them. "" where there is none."""

    table: str
    owner: str
    seat: int | None
    token: str
    join: str
    watch: str


class JoinTable(Strict, frozen=True):
    """Sit down. `token` is the table's join token (not needed at a listed table); `seat` null takes the first free one."""

    token: Token = ""
    seat: SeatNumber | None = None
    name: Name = ""
    colour: Annotated[str, Meta(max_length=32)] = ""


class Seated(Wire, frozen=True):
    """The seat taken and its secret token."""

    table: str
    seat: int
    token: str


class Myself(Strict, frozen=True):
    """A new name or colour for one's own seat; null keeps the old one."""

    name: Name | None = None
    colour: Annotated[str, Meta(max_length=32)] | None = None


class Settings(Strict, frozen=True):
    """What the owner may change; null keeps it."""

    name: Annotated[str, Meta(max_length=60)] | None = None
    listed: bool | None = None
    spectators: SpectatorMode | None = None
    delay: Annotated[int, Meta(ge=0, le=3600)] | None = None
    pace: Pace | None = None
    speed: Speed | None = None


class SeatChange(Strict, frozen=True):
    """The owner, before the start: make the seat open or a bot's. Anybody seated, when its person is away: `bot`."""

    kind: Literal["open", "bot"]
    level: Annotated[str, Meta(max_length=32)] = ""


class TableSummary(Wire, frozen=True):
    """A table in a list. `turn` is the seat that is waited for; `mine` the seat that the token opens."""

    id: str
    name: str
    game: str
    status: Status
    seats: list[SeatInfo]
    spectators: SpectatorMode
    open: int
    turn: int | None
    deadline: Millis | None
    touched: Millis
    mine: int | None
    role: Literal["seat", "owner", "guest", "spectator", "nobody"]


class Mine(Strict, frozen=True):
    """The tokens a browser holds."""

    tokens: Annotated[list[Token], Meta(max_length=200)]


class TableList(Wire, frozen=True):
    """Tables, those that wait for the asker first, then by last change."""

    tables: list[TableSummary]


class TablePage(Wire, frozen=True):
    """A table and who the bearer of the token is there; `join` and `watch` are told to the owner's token only by creation."""

    you: You
    owner: bool
    table: TableInfo


class NewId(Wire, frozen=True):
    """The id of a table that was made."""

    table: str


class RecordText(Strict, frozen=True):
    """The text of a finished game's record, to look at it here."""

    text: Annotated[str, Meta(max_length=1_000_000)]


class Verdict(Wire, frozen=True):
    """Whether a finished game's chance is what was committed to at the start."""

    ok: bool
    commitment: str
    seed: str
    faults: list[str]


class Health(Wire, frozen=True):
    """Whether the server can do its work."""

    ok: bool
    version: str
    store: str


class Problem(Wire, frozen=True):
    """Why an HTTP request was refused: a code for programs and a plain English sentence for their authors."""

    code: str
    detail: str


encode = msgspec.json.Encoder().encode
_client_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


def decode_client(text: str | bytes) -> ClientMessage:
    """A client's socket message, checked."""
    return _client_decoder.decode(text)
