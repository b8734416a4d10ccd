"""What clients say over a socket."""

from typing import Annotated

import msgspec
from msgspec import Meta

from caravanserai.server.messages import Strict, Token

ActionNumber = Annotated[int, Meta(ge=0, le=9_999_999)]
TableId = Annotated[str, Meta(pattern="^[a-z2-7]{16}$")]
RequestId = Annotated[str, Meta(min_length=1, max_length=40)]
Version = Annotated[str, Meta(max_length=40)]

WIRE_VERSION = 2
"""Goes up when a page made for older messages would not understand the new ones. Such a page is told to load itself anew."""


class Hello(Strict, tag="hello", frozen=True):
    """The first message: which table, and the token that opens a seat or a place to watch from."""

    table: TableId
    token: Token = ""
    wire: Annotated[int, Meta(ge=1, le=9999)] = WIRE_VERSION
    """The version of these messages that the sender knows."""


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


class Promise(Strict, tag="promise", frozen=True):
    """Promise to answer alike until something comes (one of the promises offered in the update), or ("") no longer.

    The server keeps it, also while nobody is connected, and tells no other seat.
    """

    request: RequestId
    name: Annotated[str, Meta(max_length=64)] = ""


class Ping(Strict, tag="ping", frozen=True):
    """Answered at once with `pong`."""


ClientMessage = Hello | Act | Undo | WhyNot | Preview | Look | ReadLog | Say | StandIn | Promise | Ping


_client_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


def decode_client(text: str | bytes) -> ClientMessage:
    """A client's socket message, checked."""
    return _client_decoder.decode(text)
