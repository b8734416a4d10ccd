"""The bodies of HTTP requests and answers. TypeScript types and the OpenAPI page are made from here, too."""

from typing import Annotated, Literal

from msgspec import Meta

from caravanserai.server.messages import (
    Ended,
    LogLine,
    Millis,
    Name,
    Pace,
    SeatInfo,
    SeatNumber,
    SpectatorMode,
    Speed,
    Status,
    TableInfo,
    Token,
    Word,
    You,
)
from caravanserai.server.wire import Strict, Wire

TableName = Annotated[str, Meta(max_length=60)]
Label = Annotated[str, Meta(max_length=32)]
"""A colour or a bot's level: looked up, never shown."""
Delay = Annotated[int, Meta(ge=0, le=3600)]
"""Seconds by which spectators see the game later."""


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
    guides: list[str]
    howto: bool


class Catalog(Wire, frozen=True):
    """What this server offers."""

    version: str
    games: list[GameInfo]
    levels: list[str]
    offered: list[str]
    """The levels for people, from the weakest to the strongest; the others are for trials."""
    default_level: str
    expert_seconds: int
    """How long the strongest level takes here at most, if that is longer than it should be; else 0."""
    languages: dict[str, str]
    ratings: bool
    """Whether tables can be rated here."""


class RuleInfo(Wire, frozen=True):
    """One rule of the reference; `title` is what a link to it is called."""

    id: str
    chapter: str
    title: str
    text: str


class RulesPage(Wire, frozen=True):
    """The rules reference of a game, rule by rule."""

    game: str
    rules: list[RuleInfo]


class SeatWish(Strict, frozen=True):
    """A seat of a new table: the creator's own, one for somebody with the link, or a bot's."""

    kind: Literal["me", "open", "bot"]
    level: Label = ""


class NewTable(Strict, frozen=True):
    """A table to be made. With `start` the game begins at once: bots hold the open seats until somebody comes."""

    game: Word
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=16)]
    options: Annotated[dict[Word, Annotated[str, Meta(max_length=64)]], Meta(max_length=32)] = {}
    name: TableName = ""
    listed: bool = False
    spectators: SpectatorMode = "open"
    delay: Delay = 60
    pace: Pace = Pace()
    speed: Speed = "normal"
    pauses: bool = True
    player: Name = ""
    colour: Label = ""
    start: bool = False
    rated: bool = False
    """Whether the result counts for the ratings, where the host offers them."""
    hints: bool = False
    """Whether the only person at it may ask for the best options; that stands in the record."""


class NewGuide(Strict, frozen=True):
    """A guided game to be made: the learner's name, how the table is called in the learner's list, which guide."""

    player: Name = ""
    name: TableName = ""
    script: Label = ""


class LessonInfo(Wire, frozen=True):
    """One step of a guide: its message, rules to read on, things to point at, whether the learner has to act."""

    key: str
    rules: list[str]
    point: list[str]
    mine: bool


class GuideInfo(Wire, frozen=True):
    """A guided game, step by step."""

    key: str
    lessons: list[LessonInfo]


class Guides(Wire, frozen=True):
    """The guided games of a game, the one for a first game first."""

    game: str
    guides: list[GuideInfo]


class Keys(Wire, frozen=True):
    """The secrets of a new table. They are told once; the browser keeps them. "" where there is none."""

    table: str
    owner: str
    seat: int | None
    token: str
    join: str
    watch: str


class Links(Wire, frozen=True):
    """The secrets of the links to join and to watch, told to the owner again."""

    join: str
    watch: str


class JoinTable(Strict, frozen=True):
    """Sit down. `token` is the table's join token (not needed at a listed table); `seat` null takes the first free one."""

    token: Token = ""
    seat: SeatNumber | None = None
    name: Name = ""
    colour: Label = ""


class Seated(Wire, frozen=True):
    """The seat taken and its secret token. `waiting`: the token opens the seat when the owner has let its bearer in."""

    table: str
    seat: int
    token: str
    waiting: bool


class Admission(Strict, frozen=True):
    """Whether the owner lets in who asks for a seat."""

    admit: bool


class Mute(Strict, frozen=True):
    """Whether the owner takes a person the word."""

    on: bool


class Complaint(Strict, frozen=True):
    """What somebody tells the host about a seat (null: about the table)."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]
    about: SeatNumber | None = None


class Myself(Strict, frozen=True):
    """A new name or colour for one's own seat; null keeps the old one. `quiet`: tell me nothing of this table elsewhere."""

    name: Name | None = None
    colour: Label | None = None
    quiet: bool | None = None


class Ready(Strict, frozen=True):
    """Whether one's seat is ready for the game to begin."""

    ready: bool


class OpenNetwork(Strict, frozen=True):
    """Listen on the network, on the own port (null) or another."""

    port: Annotated[int, Meta(ge=0, le=65_535)] | None = None


class Hook(Strict, frozen=True):
    """Where a group is told whose turn it is ("": nowhere any more), and in which language."""

    url: Annotated[str, Meta(max_length=500)]
    language: Label = "en"


class HookInfo(Wire, frozen=True):
    """Whether a group is told, in whose form, and whether that was given up after it had failed often."""

    on: bool
    kind: str
    paused: bool


class NetworkInfo(Wire, frozen=True):
    """How others reach this server: `local` means not at all; `public` is all that others than this machine are told."""

    state: Literal["public", "local", "open"]
    address: str
    port: int


Options = Annotated[dict[Word, Annotated[str, Meta(max_length=64)]], Meta(max_length=32)]


class Settings(Strict, frozen=True):
    """What the owner may change; null keeps it. `options` only before the start."""

    options: Options | None = None

    name: TableName | None = None
    listed: bool | None = None
    spectators: SpectatorMode | None = None
    delay: Delay | None = None
    pace: Pace | None = None
    speed: Speed | None = None
    quiet: bool | None = None
    pauses: bool | None = None


class SeatChange(Strict, frozen=True):
    """The owner, before the start: make the seat open or a bot's. Anybody seated, when its person is away: `bot`.

    With `remove` the owner takes a seat of a running game from its person.
    """

    kind: Literal["open", "bot"]
    level: Label = ""
    remove: bool = False


class OutcomeInfo(Wire, frozen=True):
    """How a game ended: points and places by seat (1 is the best), and when."""

    scores: list[int]
    places: list[int]
    at: Millis


class LastLines(Wire, frozen=True):
    """The last lines of the log, as far as the asker may know them; `start` is the number of the first."""

    start: int
    events: list[LogLine]


class TableSummary(Wire, frozen=True):
    """A table in a list. `turn` is the seat that is waited for; `mine` the seat that the token opens; `owner`: and the table.

    `deadline` is exact for the seat that is waited for, and as of the last thing that everybody could see for the others;
    `touched` is when that was.
    """

    id: str
    name: str
    game: str
    status: Status
    seats: list[SeatInfo]
    spectators: SpectatorMode
    open: int
    turn: int | None
    deadline: Millis | None
    pace: Pace
    created: Millis
    touched: Millis
    outcome: OutcomeInfo | None
    ended: Ended
    guide: bool
    rated: bool
    paused: bool
    """Whether its people pause."""
    lull: Millis | None
    """Nobody goes on with it: until when its people may say what becomes of it."""
    owner: bool
    mine: int | None
    role: Literal["seat", "owner", "guest", "spectator", "nobody"]


class Mine(Strict, frozen=True):
    """The tokens a browser holds."""

    tokens: Annotated[list[Token], Meta(max_length=200)]


class TableList(Wire, frozen=True):
    """Tables, those that wait for the asker first, then by last change."""

    tables: list[TableSummary]
    now: Millis


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
    request: str = ""
    """What the host's log calls this request."""
