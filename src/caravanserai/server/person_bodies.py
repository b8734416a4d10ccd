"""The bodies of the calls about oneself. TypeScript types and the OpenAPI page are made from here, too."""

from typing import Annotated, Any

from msgspec import Meta

from caravanserai.server.bodies import Label
from caravanserai.server.messages import Millis, Name, Token, Word
from caravanserai.server.receivers import Event, Kind
from caravanserai.server.wire import Strict, Wire

Device = Annotated[str, Meta(max_length=40)]
"""What a device is called, so that its person knows it again."""
Preferences = Annotated[str, Meta(max_length=16_000)]
"""The browser's settings as JSON, which the server does not read."""
Secret = Annotated[str, Meta(min_length=22, max_length=64)]


class NewPerson(Strict, frozen=True):
    """Somebody who wants to be known again. The bearer is the secret that the browser has made; `words` what the words stand for."""

    words: Secret
    name: Name = ""
    colour: Label = ""
    settings: Preferences = ""
    device: Device = ""


class PersonChange(Strict, frozen=True):
    """What a person changes; null keeps it. `words` makes older words worthless; `written`: they were written down."""

    name: Name | None = None
    colour: Label | None = None
    settings: Preferences | None = None
    words: Secret | None = None
    written: bool | None = None


class Enter(Strict, frozen=True):
    """Another device of a person: by a code, or by the words. The bearer is the secret that this browser has made."""

    code: Annotated[str, Meta(max_length=40)] = ""
    words: Annotated[str, Meta(max_length=64)] = ""
    device: Device = ""


class DeviceInfo(Wire, frozen=True):
    """A device that can act for the person, or a passkey."""

    id: str
    label: str
    made: Millis
    seen: Millis
    this: bool


class GameRating(Wire, frozen=True):
    """How strong a person is in a game; `range` is how much that may be off in 19 of 20 cases."""

    game: str
    points: int
    range: int
    games: int


class HolidayInfo(Wire, frozen=True):
    """Until when the person is on holiday (null: they are not), how many days they have left, and how many in a year."""

    until: Millis | None
    left: int
    days: int


class HolidayTaken(Wire, frozen=True):
    """A holiday that counts: from when to when, and for how many days."""

    since: Millis
    until: Millis
    days: int


class HolidayWish(Strict, frozen=True):
    """Go on holiday for so many days from now on; 0: be back."""

    days: Annotated[int, Meta(ge=0, le=366)]


class PersonInfo(Wire, frozen=True):
    """All that is known of a person but their tables. `move` is until when a code for another device is good."""

    name: str
    colour: str
    settings: str
    made: Millis
    written: Millis | None
    devices: list[DeviceInfo]
    passkeys: list[DeviceInfo]
    move: Millis | None
    seats: int
    running: int
    places: int
    """Where they are told: devices and a mail address."""
    holiday: HolidayInfo
    holidays: list[HolidayTaken]
    passkeys_here: bool
    """Whether this server can check passkeys."""
    ratings: list[GameRating] | None
    """How strong they are, by game; null: this host offers no ratings."""
    now: Millis


class RatedGame(Wire, frozen=True):
    """A rated game of the person: the place of so many seats, the rating after it and how that has changed."""

    table: str
    at: Millis
    game: str
    place: int
    seats: int
    points: int
    range: int
    change: int


class RatedGames(Wire, frozen=True):
    """The rated games of a person, the last one first."""

    games: list[RatedGame]


class MoveCode(Wire, frozen=True):
    """A code that lets one more device in, once."""

    code: str
    until: Millis


class Claim(Strict, frozen=True):
    """A secret of a table that is to pass from its link to the person."""

    table: Word
    token: Token


class Claims(Strict, frozen=True):
    """What a browser holds by links."""

    seats: Annotated[list[Claim], Meta(max_length=50)]


class Claimed(Wire, frozen=True):
    """Which of the claims are the person's now, in their order."""

    done: list[bool]


class PasskeyOptions(Wire, frozen=True):
    """What the browser needs to make or to use a passkey, as the standard writes it."""

    options: dict[str, Any]


class PasskeyAnswer(Strict, frozen=True):
    """What the browser made of it."""

    credential: dict[str, Any]
    device: Device = ""


# --- being told ----------------------------------------------------------------------------------------------------

Language = Annotated[str, Meta(max_length=8)]
Key = Annotated[str, Meta(max_length=128)]


class Subscribe(Strict, frozen=True):
    """A browser's subscription to Web Push, for the device that asks; what it is told is said in `language`."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    p256dh: Key
    auth: Key
    language: Language


class NewMail(Strict, frozen=True):
    """An address that is to be told by mail. A code is sent there, which its person types in."""

    address: Annotated[str, Meta(max_length=254)]
    language: Language


class MailCode(Strict, frozen=True):
    """The code that was sent to the address."""

    code: Annotated[str, Meta(max_length=20)]


class Wishes(Strict, frozen=True):
    """Of what one does not want to be told."""

    silent: Annotated[list[Event], Meta(max_length=8)]


class PlaceInfo(Wire, frozen=True):
    """Where one is told. `label` is the device, or the address; `waits`: for the code that was sent there."""

    id: str
    kind: Kind
    label: str
    made: Millis
    this: bool
    waits: bool
    paused: bool


class TellingInfo(Wire, frozen=True):
    """How a person is told. `key` is the server's, which a browser needs to subscribe ("": there is no Web Push here)."""

    key: str
    mail_here: bool
    places: list[PlaceInfo]
    silent: list[str]
