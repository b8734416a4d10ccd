"""Between a table and its match: beginning one, storing its first lines, and building it again from the record."""

from typing import Final

from caravanserai.core.game import BadOption
from caravanserai.core.machine import OVER
from caravanserai.core.position import Json
from caravanserai.play.guided import GuidedMatch, replay
from caravanserai.play.match import Match, Refusal
from caravanserai.play.record import BadRecord, header_lines, journal_line, parse, resume
from caravanserai.server import security, tables
from caravanserai.server.bodies import Keys
from caravanserai.server.clock import now
from caravanserai.server.messages import Pace
from caravanserai.server.store import AddMove, Move, Pulse, SaveTable, Stored
from caravanserai.server.tables import Outcome, Seat, Table, TableError

GUIDE_KEPT: Final = 24 * 3_600_000
"""Milliseconds after which a guided game that nobody goes on with is thrown away."""


def open_match(table: Table) -> Match:
    """Begin the table's game with a fresh secret seed."""
    try:
        match = Match(table.game, len(table.seats), None, **table.options)
    except BadOption as error:
        raise TableError("bad-option", str(error)) from error
    _begun(table, match)
    return match


def open_onward(table: Table, position: Json) -> Match:
    """Begin the table's game from a position, with a fresh secret seed."""
    match = Match.from_position(table.game, position)
    _begun(table, match)
    return match


def _begun(table: Table, match: Match) -> None:
    match.hints = table.hints
    table.rules = match.game.rules_version
    table.status = "over" if match.over else "running"
    table.commitment = match.commitment
    table.header = "\n".join([*header_lines(match), ""])


def open_guide(table: Table) -> Match:
    """Begin the table's guided game; its chance is part of the script, so there is nothing to commit to."""
    table.guide = True
    table.status = "running"
    return GuidedMatch(tables.known_game(table.game), table.script)


def lines_from(match: Match, first: int) -> str:
    """The record lines of the journal from its entry `first` on."""
    return "".join(f"{journal_line(match.game, entry)}\n" for entry in match.journal[first:])


def outcome(match: Match) -> Outcome:
    """How a game that is over ended; of one from before outcomes were kept, when is not known any more."""
    places = [0] * match.seats
    place = 1
    for tied in match.state.ranking():
        for seat in tied:
            places[seat] = place
        place += len(tied)
    return Outcome(list(match.state.scores()), places, now())


def rebuild(stored: Stored) -> Match | None:
    """The match from its stored record, played on from exactly where it stood."""
    if stored.table.status == "waiting":
        return None
    body = "".join(move.lines for move in stored.moves)
    if stored.table.guide:
        return _replay_guide(stored.table, body)
    end = "end\nseed unknown\n" if stored.table.status == "over" and not stored.table.closed else ""
    text = f"{stored.table.header}{body}{end}"
    return parse(text) if stored.seed is None else resume(text, stored.seed)


def again(match: Match, move: Move, first: int) -> bool:
    """Make the same decision that was stored as this move; says whether it led to the same lines, from entry `first` on."""
    who, _, words = move.lines.partition("\n")[0].partition(" ")
    try:
        if who == "undo":
            answer = match.undo(int(words))
        else:
            answer = match.play(int(who), match.game.parse(words))
    except ValueError:
        return False
    return not isinstance(answer, Refusal) and lines_from(match, first) == move.lines


def outdated(table: Table) -> bool:
    """Whether the table's game was begun with rules that have been corrected since."""
    return table.status != "waiting" and table.rules < tables.known_game(table.game).rules_version


def kept_record(stored: Stored) -> str:
    """The record of a game that cannot be rebuilt, as far as it was played, in the words it was stored in."""
    body = stored.table.header + "".join(move.lines for move in stored.moves)
    if stored.table.ended != "old-record":
        return body
    return f"{body}end\nseed {'unknown' if stored.seed is None else stored.seed.hex()}\n"


def _replay_guide(table: Table, lines: str) -> Match:
    try:
        return replay(tables.known_game(table.game), lines, table.script)
    except (Refusal, ValueError) as error:
        raise BadRecord(f"the guided game has changed since: {error}") from error


def first_changes(table: Table, match: Match) -> tuple[SaveTable, AddMove]:
    """A table whose game has begun (or is over), with the record so far as its first move."""
    actor = match.state.actor()
    timed = actor != OVER and not table.seats[actor].by_bot and table.pace.seconds is not None
    deadline = now() + 1000 * (table.pace.seconds or 0) if timed else None
    wake = now() if actor != OVER and table.seats[actor].by_bot else None
    if deadline is not None:
        wake = deadline + 1000 * table.pace.grace
    if table.guide and wake is None:
        wake = now() + GUIDE_KEPT
    pulse = Pulse(now(), None if actor == OVER else actor, deadline, wake)
    return SaveTable(table, pulse, match.seed), AddMove(
        table.id, Move(0, now(), -1, "", lines_from(match, 0)), pulse
    )


def finished_table(text: str, origin: str = "") -> tuple[Table, Keys, tuple[SaveTable, AddMove]]:
    """A table that only shows a finished match, from its record, which was replayed before and so has one spelling."""
    header, _, rest = text.partition("\nbegin\n")
    body, _, seed = rest.rpartition("end\nseed ")
    fields = [line.split(" ", 2) for line in header.splitlines()]
    said = {words[0]: words[1] for words in fields if len(words) == 2}
    game = tables.known_game(said["game"])
    owner, watch = security.new_token(), security.new_token()
    table = Table(
        id=tables.new_id(),
        game=game.key,
        rules=game.rules_version,
        options={words[1]: words[2] for words in fields if words[0] == "option"},
        seats=[Seat(kind="bot", colour=game.colours[seat]) for seat in range(int(said["seats"]))],
        name="",
        listed=False,
        spectators="open",
        delay=0,
        pace=Pace(),
        speed="normal",
        created=now(),
        owner=security.digest(owner),
        join="",
        watch=security.digest(watch),
        status="over",
        commitment=said["commitment"],
        header=f"{header}\nbegin\n",
        origin=origin,
    )
    keys = Keys(table=table.id, owner=owner, seat=None, token="", join="", watch=watch)
    pulse = Pulse(now(), None, None, None)
    known = None if seed.strip() == "unknown" else bytes.fromhex(seed.strip())
    move = AddMove(table.id, Move(0, now(), -1, "", body), pulse)
    return table, keys, (SaveTable(table, pulse, known), move)
