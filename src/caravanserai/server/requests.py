"""What clients say over a socket."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from caravanserai.server.messages import Token
from caravanserai.server.plans import DEEPEST, MOST_ORDERS, Order
from caravanserai.server.wire import Strict

ActionNumber = Annotated[int, Meta(ge=0, le=9_999_999)]
Label = Annotated[str, Meta(max_length=32)]
"""A level of bots: looked up, never shown."""
Address = Annotated[str, Meta(max_length=200)]
"""What stood in a link; whether there is such a table is said in an answer."""
RequestId = Annotated[str, Meta(min_length=1, max_length=40)]
Version = Annotated[str, Meta(max_length=40)]

WIRE_VERSION = 2
"""Goes up when a page made for older messages would not understand the new ones. Such a page is told to load itself anew."""


class Hello(Strict, tag="hello", frozen=True):
    """The first message: which table, and the token that opens a seat or a place to watch from."""

    table: Address
    token: Token = ""
    wire: Annotated[int, Meta(ge=1, le=9999)] = WIRE_VERSION
    """The version of these messages that the sender knows."""
    pauses: bool = False
    """Whether a person reads pause cards there, so that the game is to wait for them."""
    hidden: bool = False
    """Whether the page is before nobody's eyes: then its person is told elsewhere."""


class Act(Strict, tag="act", frozen=True):
    """Take one of the choices of the prompt. Sending it again with the same `request` is harmless."""

    request: RequestId
    version: Version
    action: ActionNumber


class Undo(Strict, tag="undo", frozen=True):
    """Take back the last decision, where the rules allow."""

    request: RequestId
    version: Version


class WhyNot(Strict, tag="why-not", frozen=True):
    """Ask what a thing on the table is, and why it, or an action, cannot be chosen.

    `moment` and `seat` are those of `look`: then it is about the thing as it was.
    """

    request: RequestId
    action: ActionNumber | None = None
    thing: Annotated[str, Meta(max_length=80)] = ""
    moment: Annotated[int, Meta(ge=0)] | None = None
    seat: Annotated[int, Meta(ge=-1, le=15)] | None = None


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


class Recount(Strict, tag="recount", frozen=True):
    """Ask for the pause card that a line of the log stands for."""

    request: RequestId
    line: Annotated[int, Meta(ge=0)]


class GoOn(Strict, tag="go-on", frozen=True):
    """The pause card is read."""


class Say(Strict, tag="say", frozen=True):
    """Write to the chat: seats to seats, spectators to spectators."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class StandIn(Strict, tag="stand-in", frozen=True):
    """Let a bot play this seat from now on, of that level if one is named, or take the seat back."""

    on: bool
    level: Label = ""


class Rest(Strict, tag="rest", frozen=True):
    """Propose a pause, agree to it, refuse it, or want to go on."""

    wish: Literal["ask", "agree", "refuse", "go-on"]


class Vote(Strict, tag="vote", frozen=True):
    """What becomes of a game that nobody goes on with."""

    wish: Literal["wait", "bot", "end"]


class Promise(Strict, tag="promise", frozen=True):
    """Promise to answer alike until something comes (one of the promises offered in the update), or ("") no longer.

    The server keeps it, also while nobody is connected, and tells no other seat.
    """

    request: RequestId
    name: Annotated[str, Meta(max_length=64)] = ""


class Hidden(Strict, tag="hidden", frozen=True):
    """The page is before nobody's eyes any more, or again."""

    on: bool


class PlanOrders(Strict, tag="plan", frozen=True):
    """Plan ahead: answer so when it happens so, until something else does. Without orders the plan is withdrawn.

    The server keeps it, also while nobody is connected, and tells no other seat.
    """

    request: RequestId
    orders: Annotated[list[Order], Meta(max_length=MOST_ORDERS)] = []


class PlanStep(Strict, frozen=True):
    """A step of a plan that is being made: the case ("": whatever happens) and the own answer to what is asked then."""

    case: Annotated[str, Meta(max_length=32)]
    action: ActionNumber


class Foresee(Strict, tag="foresee", frozen=True):
    """Ask what may happen after the steps of a plan and, in a case ("": whatever happens), what one is asked then."""

    request: RequestId
    path: Annotated[list[PlanStep], Meta(max_length=DEEPEST)] = []
    case: Annotated[str, Meta(max_length=32)] = ""


class Ping(Strict, tag="ping", frozen=True):
    """Answered at once with `pong`."""


ClientMessage = (
    Hello
    | Act
    | Undo
    | WhyNot
    | Preview
    | Look
    | ReadLog
    | Recount
    | GoOn
    | Say
    | StandIn
    | Rest
    | Vote
    | Promise
    | PlanOrders
    | Foresee
    | Hidden
    | Ping
)


_client_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


def decode_client(text: str | bytes) -> ClientMessage:
    """A client's socket message, checked."""
    return _client_decoder.decode(text)
