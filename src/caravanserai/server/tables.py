"""What a table is and how it changes, without any input or output: who sits where, and who may do what."""

import base64
import re
import secrets
from collections.abc import Sequence
from typing import Final, Literal

from msgspec import Struct, structs

from caravanserai.core.game import BadOption, Game
from caravanserai.core.registry import UnknownGame
from caravanserai.core.registry import game as find_game
from caravanserai.server import security
from caravanserai.server.bodies import Keys, NewTable, SeatChange, Settings
from caravanserai.server.manners import DAY, Lull, Rest
from caravanserai.server.messages import Ended, Pace, SpectatorMode, Speed, Status
from caravanserai.server.plans import Order, PlanNote
from caravanserai.server.words import plain

AWAY_MILLIS: Final = 120_000
"""How long somebody must be away before others may put a bot in."""


class TableError(Exception):
    """A request that a table refuses: a code for the client, words for developers."""

    def __init__(self, code: str, detail: str, wait: int = 0) -> None:
        super().__init__(detail)
        self.code: Final = code
        self.detail: Final = detail
        self.wait: Final = wait
        """Seconds after which it may be tried again, if that is so."""


def storage_trouble() -> TableError:
    """What a client is told when the disk fails. What is wrong, and where, stands in the log only."""
    return TableError(
        "storage", "the server cannot save or load right now; nothing that was accepted is lost"
    )


class Outcome(Struct, frozen=True):
    """How a game ended: points and places by seat (1 is the best, shared by whoever is tied), and when."""

    scores: list[int]
    places: list[int]
    at: int


class Asking(Struct):
    """Somebody who asks for a seat of a running game: the digest of the token that will open it, and who it is."""

    key: str
    name: str
    colour: str
    origin: str
    person: str = ""
    holiday: int = 0


class Plan(Struct):
    """The orders of a seat, and when they were given: after how many lines of its log and own decisions."""

    orders: list[Order]
    lines: int
    decisions: int


class Seat(Struct):
    """One seat. `key` is the digest of its token; `stand_in` why a bot plays for its person, if one does.

    `promise` is what its person answers until further notice, given at the game's mark `promised_at`.
    """

    kind: Literal["person", "bot", "open"]
    colour: str
    name: str = ""
    level: str = ""
    key: str = ""
    stand_in: Literal["", "asked", "away"] = ""
    promise: str = ""
    promised_at: int = 0
    origin: str = ""
    """What stands for its person's address."""
    muted: bool = False
    """Whether the owner has taken its person the word."""
    asking: Asking | None = None
    person: str = ""
    """The person it belongs to, if it belongs to one and not to a link; nobody is told."""
    ready: bool = False
    """Whether its person waits for the start."""
    quiet: bool = False
    """Whether its person does not want to be told of this table elsewhere."""
    plan: Plan | None = None
    """Its orders in advance; nobody else is told."""
    plan_note: PlanNote = ""
    """What became of its last plan, until it has planned again or has taken note of it."""
    helped: bool = False
    """Whether a bot has decided for its person in a rated game."""
    holiday: int = 0
    """Until when its person is on holiday, if they are; it counts in games of several days."""

    @property
    def by_bot(self) -> bool:
        """Whether a bot decides here once the game runs."""
        return self.kind != "person" or self.stand_in != ""


class Table(Struct):
    """Everything about a table but its moves and its chat."""

    id: str
    game: str
    rules: int
    options: dict[str, str]
    seats: list[Seat]
    name: str
    listed: bool
    spectators: SpectatorMode
    delay: int
    pace: Pace
    speed: Speed
    created: int
    owner: str
    join: str
    watch: str
    status: Status = "waiting"
    commitment: str = ""
    header: str = ""
    """The first lines of the record, up to `begin`."""
    ended: Ended = ""
    guarded: bool = False
    """Whether somebody has left the running game, with what they have seen: from then on the owner lets people in."""
    quiet: bool = False
    """Whether spectators may not talk."""
    pauses: bool = True
    """Whether the game pauses for a card after a week, a year or a round."""
    outcome: Outcome | None = None
    """How it ended, once it is over."""
    rematch: str | None = None
    guide: bool = False
    """Whether it is a guided game, which follows a script and is thrown away after a while."""
    script: str = ""
    """Which of the game's guides it follows; "" is the first."""
    origin: str = ""
    """What stands for the address that made it; "" for this machine itself."""
    hook: str = ""
    """The address that is told whose turn it is; only its owner knows it."""
    hook_language: str = "en"
    rated: bool = False
    """Whether its result counts for the ratings; that is said when it is made and never changes."""
    hints: bool = False
    """Whether its only person may ask for the best options; that is said when it is made and stands in the record."""
    raters: list[str] = []
    """The persons of a rated game by seat, as it began; "" for bots. Nobody is told."""
    rest: Rest | None = None
    """A pause that was proposed, or is."""
    lull: Lull | None = None
    """What its people are asked when nobody goes on with the game."""
    waited: int = 0
    """When they last wanted to wait on."""
    links: str = ""
    """What its links are made from, with the store's secret, so that its owner can be told them again; "": from nothing."""
    revision: int = 0
    """How often it was saved, where several servers may save it: who saves another revision than the last was overtaken."""

    @property
    def paused(self) -> bool:
        """Whether its people pause: clocks stand, and nobody decides."""
        return self.rest is not None and self.rest.since is not None

    @property
    def slow(self) -> bool:
        """Whether it is a game of several days: a decision has a day or more."""
        return self.pace.seconds is not None and 1000 * self.pace.seconds >= DAY

    @property
    def closed(self) -> bool:
        """Whether the game was given up unfinished; its last position can be looked at."""
        return self.ended in ("voted", "lapsed")

    @property
    def outdated(self) -> bool:
        """Whether the rules were corrected since: nothing of it can be shown but its record."""
        return self.ended in ("old-rules", "old-record")

    def on_holiday(self, seat: int, now: int) -> bool:
        """Whether the seat's clock stands because its person is on holiday."""
        return self.slow and self.seats[seat].kind == "person" and self.seats[seat].holiday > now


def become(table: Table, other: Table) -> None:
    """Make the table what another server has made of it; those who hold it see that."""
    for name in table.__struct_fields__:
        setattr(table, name, getattr(other, name))


def public(table: Table) -> Table:
    """The table without what seats keep to themselves: when only that has changed, nobody else is to hear of anything."""
    seats = [
        structs.replace(seat, promise="", promised_at=0, plan=None, plan_note="") for seat in table.seats
    ]
    return structs.replace(table, seats=seats, revision=0)


class Access(Struct, frozen=True):
    """What a token opens at a table."""

    role: Literal["seat", "spectator", "guest", "owner", "nobody"]
    seat: int | None = None


def new_id() -> str:
    """A table's id: 80 random bits, so ids cannot be counted through either."""
    return base64.b32encode(secrets.token_bytes(10)).decode().lower()


def is_id(text: str) -> bool:
    """Whether a table could have this id."""
    return re.fullmatch("[a-z2-7]{16}", text) is not None


def known_game(key: str) -> Game:
    """The game, or a refusal."""
    try:
        return find_game(key)
    except (UnknownGame, ImportError) as error:
        raise TableError("bad-option", f"the game cannot be played here: {error}") from error


def create(
    wish: NewTable, levels: Sequence[str], default_level: str, now: int, origin: str = "", key: bytes = b""
) -> tuple[Table, Keys]:
    """A new table and the secrets that open it. `key` is the store's: of it and the table's id its links are made."""
    game = known_game(wish.game)
    options = _options(game, wish)
    mine = [number for number, seat in enumerate(wish.seats) if seat.kind == "me"]
    if len(mine) > 1:
        raise TableError("bad-request", "only one seat can be your own")
    made = new_id()
    owner, links = security.new_token(), made if key else ""
    join, watch = link_tokens(key, links) if key else (security.new_token(), security.new_token())
    table = Table(
        id=made,
        game=game.key,
        rules=game.rules_version,
        options=options,
        seats=_seats(game, wish, levels, default_level),
        name=plain(wish.name),
        listed=wish.listed,
        spectators=wish.spectators,
        delay=wish.delay,
        pace=wish.pace,
        speed=wish.speed,
        pauses=wish.pauses,
        created=now,
        owner=security.digest(owner),
        join=security.digest(join),
        watch=security.digest(watch),
        links=links,
        origin=origin,
        rated=wish.rated,
        hints=wish.hints,
    )
    token = ""
    if mine:
        _, token = sit(table, mine[0], wish.player, wish.colour, origin)
    return table, Keys(
        table=table.id,
        owner=owner,
        seat=mine[0] if mine else None,
        token=token,
        join=join,
        watch=watch,
    )


def link_tokens(key: bytes, links: str) -> tuple[str, str]:
    """The tokens of the links to join and to watch, made from the store's secret: they need not be kept to be told again."""
    return security.made_token(key, f"join {links}"), security.made_token(key, f"watch {links}")


def relink(table: Table, key: bytes) -> tuple[str, str]:
    """The table's links once more. One from before they could be told again gets new ones, and the old open nothing."""
    table.links = table.links or table.id
    join, watch = link_tokens(key, table.links)
    table.join, table.watch = security.digest(join), security.digest(watch)
    return join, watch


def _options(game: Game, wish: NewTable) -> dict[str, str]:
    try:
        values = game.check_options(game.seat_count(len(wish.seats)), wish.options)
    except BadOption as error:
        raise TableError("bad-option", str(error)) from error
    return dict(zip(game.options, values, strict=True))


def _seats(game: Game, wish: NewTable, levels: Sequence[str], default_level: str) -> list[Seat]:
    return [
        Seat(
            kind="bot" if each.kind == "bot" else "open",
            colour=game.colours[number],
            level=level_of(each.level, levels, default_level),
        )
        for number, each in enumerate(wish.seats)
    ]


def level_of(wanted: str, levels: Sequence[str], default: str) -> str:
    """The bot that is wanted, or the default if none is."""
    if wanted and wanted not in levels:
        raise TableError("bad-option", f"there is no bot {wanted!r}; there are: {', '.join(levels)}")
    return wanted or default


def access(table: Table, token: str) -> Access:
    """What the token opens here. Every stored digest is compared, so the time tells nothing."""
    given = security.digest(token)
    found = Access("nobody")
    if table.listed:
        found = Access("guest")
    if security.fits(given, table.watch):
        found = Access("spectator")
    if security.fits(given, table.join):
        found = Access("guest")
    for number, seat in enumerate(table.seats):
        if seat.asking is not None and security.fits(given, seat.asking.key):
            found = Access("guest")
        if security.fits(given, seat.key):
            found = Access("seat", number)
    if security.fits(given, table.owner):
        found = Access("owner")
    return found


def enter(table: Table, token: str) -> Access:
    """What the token opens; a refusal if that is nothing."""
    found = access(table, token)
    if found.role == "nobody":
        raise TableError("no-entry", "this token does not open the table")
    return found


def opens_to_nobody(table: Table) -> bool:
    """Whether the host has closed the table: no token opens it any more."""
    keys = [table.owner, table.join, table.watch, *(seat.key for seat in table.seats)]
    return not table.listed and not any(keys)


def own(table: Table, token: str) -> None:
    """Refuse whoever is not the owner."""
    if enter(table, token).role != "owner":
        raise TableError("not-owner", "only the owner's token may do this")


def seated(table: Table, token: str) -> int:
    """The seat of the token, or a refusal."""
    found = enter(table, token)
    if found.seat is None:
        raise TableError("no-entry", "only a seat's own token may do this")
    return found.seat


def may_watch(table: Table, found: Access) -> bool:
    """Whether this access lets one see the game as a spectator."""
    return found.role != "nobody" and (table.spectators != "none" or table.status == "over")


def sit(table: Table, number: int | None, name: str, colour: str, origin: str = "") -> tuple[int, str]:
    """Give an open seat to a person; returns the seat and its token."""
    if table.status == "over":
        raise TableError("over", "the game is over")
    free = [index for index, seat in enumerate(table.seats) if seat.kind == "open"]
    if not free:
        raise TableError("full", "no seat is open")
    if number is not None and number not in free:
        raise TableError("taken", f"seat {number} is not open")
    index = free[0] if number is None else number
    token = security.new_token()
    seat = table.seats[index]
    seat.kind = "person"
    seat.name = plain(name)
    seat.key = security.digest(token)
    seat.stand_in = ""
    seat.origin = origin
    if colour:
        recolour(table, index, colour)
    return index, token


def recolour(table: Table, index: int, colour: str) -> None:
    """Give the seat a colour; a bot or an open seat that has it gets the old one in exchange."""
    if colour not in known_game(table.game).colours:
        raise TableError("bad-option", f"{colour!r} is no colour of {table.game}")
    seat = table.seats[index]
    for other in table.seats:
        if other is not seat and other.colour == colour:
            if other.kind == "person":
                raise TableError("taken", f"somebody plays {colour}")
            other.colour = seat.colour
    seat.colour = colour


def rename(table: Table, index: int, name: str | None, colour: str | None) -> None:
    """A seat's own name and colour."""
    if colour:
        recolour(table, index, colour)
    if name is not None:
        table.seats[index].name = plain(name)


def leave(table: Table, index: int) -> None:
    """Get up for good: the token opens nothing any more and the seat is open, a bot plays it meanwhile.

    Once the game has begun the name stays, for the log.
    """
    seat = table.seats[index]
    seat.kind, seat.key, seat.stand_in, seat.ready, seat.quiet = "open", "", "", False, False
    if table.status == "waiting":
        seat.name = ""
    seat.promise, seat.promised_at, seat.origin, seat.muted, seat.person = "", 0, "", False, ""
    seat.holiday = 0
    seat.plan, seat.plan_note = None, ""
    if table.status == "running":
        table.guarded = True


def change_seat(
    table: Table,
    found: Access,
    index: int,
    change: SeatChange,
    away: int | None,
    levels: Sequence[str],
    default_level: str,
) -> None:
    """Before the start the owner arranges the seats; later a bot may sit in for somebody who is away."""
    if not 0 <= index < len(table.seats):
        raise TableError("bad-request", f"there is no seat {index}")
    seat = table.seats[index]
    if table.status == "waiting":
        if found.role != "owner":
            raise TableError("not-owner", "before the start only the owner arranges the seats")
        leave(table, index)
        seat.kind = change.kind
        seat.level = level_of(change.level, levels, seat.level or default_level)
        return
    if change.remove:
        _remove(table, found, index, change.kind)
        seat.level = level_of(change.level, levels, seat.level or default_level)
        return
    if found.role not in ("owner", "seat"):
        raise TableError("no-entry", "only those who play may put a bot in")
    if table.status == "over" or change.kind != "bot" or seat.kind != "person":
        raise TableError("bad-request", "a bot can only sit in for a person in a running game")
    if away is None or away < AWAY_MILLIS:
        raise TableError("present", f"that person has not been away for {AWAY_MILLIS // 1000} seconds")
    seat.level = level_of(change.level, levels, seat.level or default_level)
    seat.stand_in = "away"


def _remove(table: Table, found: Access, index: int, kind: Literal["open", "bot"]) -> None:
    """The owner takes a seat of a running game from its person."""
    if found.role != "owner":
        raise TableError("not-owner", "only the owner removes somebody")
    if table.status == "over" or table.seats[index].kind != "person":
        raise TableError("bad-request", "only a person can be removed, and only from a game that runs")
    leave(table, index)
    table.seats[index].kind = kind


def mute(table: Table, index: int, on: bool) -> None:
    """Take a person the word, or give it back."""
    if not 0 <= index < len(table.seats) or table.seats[index].kind != "person":
        raise TableError("bad-request", f"nobody sits at {index}")
    table.seats[index].muted = on


def settle(table: Table, wanted: Settings) -> None:
    """Change what the owner may change."""
    if wanted.options is not None:
        _choose(table, wanted.options)
    for name, value in structs.asdict(wanted).items():
        if value is not None and name != "options":
            setattr(table, name, plain(value) if name == "name" else value)


def _choose(table: Table, options: dict[str, str]) -> None:
    if table.status != "waiting":
        raise TableError("started", "the options are fixed once the game has begun")
    game = known_game(table.game)
    try:
        values = game.check_options(len(table.seats), {**table.options, **options})
    except BadOption as error:
        raise TableError("bad-option", str(error)) from error
    table.options = dict(zip(game.options, values, strict=True))


def unready(table: Table) -> None:
    """Something was changed: all are asked again."""
    for seat in table.seats:
        seat.ready = False


def all_ready(table: Table) -> bool:
    """Whether everybody is there and ready for the start."""
    people = [seat for seat in table.seats if seat.kind == "person"]
    return bool(people) and all(
        seat.kind != "open" and (seat.ready or seat.kind == "bot") for seat in table.seats
    )


def waits(table: Table) -> bool:
    """Whether another game at this table waits for its people: clocks must not run for who has not come yet."""
    people = sum(seat.kind == "person" for seat in table.seats)
    return table.rated or (table.pace.seconds is not None and people > 1)


def again(table: Table, now: int) -> Table:
    """The same people and settings for another game. The old tokens open it too."""
    if table.status != "over":
        raise TableError("not-over", "the game is not over yet")
    return Table(
        id=new_id(),
        game=table.game,
        rules=known_game(table.game).rules_version,
        options=dict(table.options),
        seats=[
            structs.replace(
                seat,
                stand_in="",
                promise="",
                promised_at=0,
                plan=None,
                plan_note="",
                asking=None,
                ready=False,
                helped=False,
            )
            for seat in table.seats
        ],
        name=table.name,
        listed=table.listed,
        spectators=table.spectators,
        delay=table.delay,
        pace=table.pace,
        speed=table.speed,
        pauses=table.pauses,
        created=now,
        owner=table.owner,
        join=table.join,
        watch=table.watch,
        links=table.links,
        origin=table.origin,
        hook=table.hook,
        hook_language=table.hook_language,
        rated=table.rated,
    )


def helped(table: Table, index: int) -> bool:
    """Note that a bot decides for the person of a seat in a rated game; says whether that is new."""
    seat = table.seats[index]
    new = table.rated and seat.kind == "person" and not seat.helped
    seat.helped |= new
    return new


def digests(table: Table) -> list[tuple[str, str, int | None]]:
    """All keys of the table: digest, role, seat."""
    found: list[tuple[str, str, int | None]] = [(table.owner, "owner", None)]
    found += [(seat.key, "seat", number) for number, seat in enumerate(table.seats) if seat.key]
    found += [(seat.asking.key, "guest", None) for seat in table.seats if seat.asking is not None]
    return found
