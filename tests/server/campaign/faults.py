"""The fault campaign: people and bots play while the server is killed at random moments and started again.

`python -m campaign.faults --kills 1000`, given in `tests/server`, is the long run, in legs of a hundred kills with fresh
tables. After each leg every acknowledged decision must be in the record exactly once, every record must replay with
its seed, every table must go on, and everything a seat was ever sent must be exactly what the rules let that seat see
at some position of that game.
"""

import argparse
import asyncio
import contextlib
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
from server_postgres import Postgres

from campaign.player import Picture, Player
from campaign.site import Fleet, One, Site
from caravanserai.play.match import Match
from caravanserai.play.record import resume
from caravanserai.server.eyes import Eyes
from caravanserai.server.matches import lines_from, rebuild
from caravanserai.server.messages import encode
from caravanserai.server.store import Stored

LAST_SECONDS: Final = 60.0
"""How long the tables have to show that they go on after the last kill."""
LEG: Final = 100
"""Kills after which everything is checked and said, so that a long run shows how far it is."""


class Report(NamedTuple):
    """What a campaign found."""

    kills: int
    tables: int
    acknowledged: int
    moves: int
    pictures: int
    reconnects: int
    stale: int
    finished: int
    seconds: float
    faults: list[str]
    hurts: Counter[str] = Counter()
    """What was killed, and how often the lines were cut and the database stood still (which is no kill)."""

    def text(self) -> str:
        """In words."""
        hurts = ", ".join(f"{what} {count}" for what, count in sorted(self.hurts.items()))
        head = (
            f"{self.kills} kills ({hurts}) in {self.seconds:.0f} s, {self.tables} tables, {self.finished} games finished;"
            f" {self.acknowledged} acknowledged decisions of {self.moves} on disk, {self.pictures} updates checked,"
            f" {self.reconnects} connections, {self.stale} stale actions"
        )
        return "\n".join(
            [head, *self.faults, "no fault" if not self.faults else f"{len(self.faults)} faults"]
        )

    def plus(self, other: "Report") -> "Report":
        """Both together."""
        pairs: list[tuple[Any, Any]] = list(zip(self, other, strict=True))
        return Report(*(mine + theirs for mine, theirs in pairs))


class Table(NamedTuple):
    """A table of the campaign and its players."""

    id: str
    players: list[Player]


async def campaign(
    site: Site, games: Sequence[str], kills: int, seed: int, tables: int = 4, longest: float = 0.3
) -> Report:
    """Play, kill, start again, and check everything."""
    started = time.monotonic()
    rng = random.Random(seed)
    try:
        site.start()
        open_tables = [_open(site, games[number % len(games)], rng) for number in range(tables)]
        finished: list[Table] = []
        playing = {table.id: _begin(table) for table in open_tables}
        hurts: Counter[str] = Counter()
        while _kills(hurts) < kills:
            await _some_more(open_tables, rng.randrange(8))
            await asyncio.sleep(rng.uniform(0.0, longest))
            hurts.update(await asyncio.to_thread(site.hurt, rng))
            for table in [t for t in open_tables if all(player.over for player in t.players)]:
                open_tables.remove(table)
                finished.append(table)
                fresh = await asyncio.to_thread(_open, site, rng.choice(list(games)), rng)
                open_tables.append(fresh)
                playing[fresh.id] = _begin(fresh)
        before = {table.id: _done([table]) for table in open_tables}
        await _wait(lambda: not _stuck(open_tables, before), LAST_SECONDS)
        stuck = [
            f"table {table.id} did not go on after the last start" for table in _stuck(open_tables, before)
        ]
        every = finished + open_tables
        for table in every:
            for player in table.players:
                player.stopping = True
        await asyncio.gather(*(task for tasks in playing.values() for task in tasks))
    finally:
        await asyncio.to_thread(site.stop)
    faults = stuck + [fault for table in every for player in table.players for fault in player.faults]
    moves = 0
    store = await asyncio.to_thread(site.place.open)
    try:
        for table in every:
            stored = await store.load(table.id)
            if stored is None:
                faults.append(f"table {table.id} is gone")
                continue
            moves += len(stored.moves)
            faults += check(stored, table.players)
    finally:
        store.close()
    players = [player for table in every for player in table.players]
    return Report(
        kills=_kills(hurts),
        tables=len(every),
        acknowledged=sum(len(player.acknowledged) for player in players),
        moves=moves,
        pictures=sum(len(player.pictures) for player in players),
        reconnects=sum(player.reconnects for player in players),
        stale=sum(player.stale for player in players),
        finished=sum(all(player.over for player in table.players) for table in every),
        seconds=time.monotonic() - started,
        faults=faults,
        hurts=hurts,
    )


def _kills(hurts: Counter[str]) -> int:
    return sum(count for what, count in hurts.items() if what not in ("cut", "pause"))


def _done(tables: Sequence[Table]) -> int:
    """How many decisions were acknowledged."""
    return sum(len(player.acknowledged) for table in tables for player in table.players)


def _stuck(tables: Sequence[Table], before: dict[str, int]) -> list[Table]:
    """The tables that are not over and where nothing was acknowledged since."""
    running = [table for table in tables if not any(player.over for player in table.players)]
    return [table for table in running if _done([table]) <= before[table.id]]


async def _some_more(tables: Sequence[Table], wanted: int) -> None:
    """Wait for so many more acknowledged decisions, but not long."""
    goal = _done(tables) + wanted
    await _wait(lambda: _done(tables) >= goal, 3.0)


async def _wait(condition: Callable[[], bool], seconds: float) -> None:
    end = time.monotonic() + seconds
    while not condition() and time.monotonic() < end:
        await asyncio.sleep(0.01)


def _open(site: Site, game: str, rng: random.Random) -> Table:
    """A table with two people and a bot that has begun; the store may still be out of breath."""
    end = time.monotonic() + LAST_SECONDS
    while True:
        try:
            return _table(site, game, rng)
        except NotNow:
            if time.monotonic() > end:
                raise
            time.sleep(0.1)


class NotNow(Exception):
    """A call was refused."""


def _table(site: Site, game: str, rng: random.Random) -> Table:
    server = site.servers[0]

    def call(path: str, body: object, token: str = "") -> Any:
        status, answer = server.post(path, body, token)
        if status >= 300:
            raise NotNow(f"{path}: {status} {answer}")
        return answer

    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "random"}]
    keys = call("/api/tables", {"game": game, "seats": seats, "speed": "instant"})
    seated = call(f"/api/tables/{keys['table']}/join", {"token": keys["join"]})
    call(f"/api/tables/{keys['table']}/start", None, keys["owner"])
    players = [
        Player(
            [each.port for each in site.servers],
            keys["table"],
            token,
            seat,
            random.Random(rng.random()),
            0.02,
        )
        for seat, token in ((keys["seat"], keys["token"]), (seated["seat"], seated["token"]))
    ]
    return Table(keys["table"], players)


def _begin(table: Table) -> list["asyncio.Task[None]"]:
    return [asyncio.create_task(player.run()) for player in table.players]


# --- checking ------------------------------------------------------------------------------------------------------


def check(stored: Stored, players: Sequence[Player]) -> list[str]:
    """What is wrong with a table: lost or doubled decisions, a record that does not replay, a picture not its own."""
    faults: list[str] = []
    where = f"table {stored.table.id} ({stored.table.game})"
    try:
        match = rebuild(stored)
    except Exception as error:
        return [f"{where}: the record does not replay: {error!r}"]
    if match is None:
        return [f"{where}: the game has not begun"]
    written = [(move.seat, move.request) for move in stored.moves if move.request]
    if len(set(written)) != len(written):
        faults.append(f"{where}: a request was carried out twice")
    lines = {(move.seat, move.request): move.lines for move in stored.moves if move.request}
    for player in players:
        for done in player.acknowledged:
            line = lines.get((player.seat, done.request))
            expected = (
                f"undo {player.seat}" if done.action < 0 else f"{player.seat} {match.game.name(done.action)}"
            )
            if line is None:
                faults.append(f"{where}: acknowledged {done} of seat {player.seat} is not on disk")
            elif line.split("\n", 1)[0] != expected:
                faults.append(f"{where}: acknowledged {done} of seat {player.seat} is on disk as {line!r}")
        faults += [f"{where}: {fault}" for fault in wrong_pictures(stored, player.seat, player.pictures)]
    return faults


def wrong_pictures(stored: Stored, seat: int, pictures: Sequence[Picture]) -> list[str]:
    """The updates that are not exactly what the seat may see at some position of the game."""
    allowed = dict(positions(stored, seat))
    faults = []
    for picture in pictures:
        expected = allowed.get(picture.version)
        if expected is None:
            faults.append(
                f"seat {seat} was shown version {picture.version}, which no position of this game gives"
            )
            continue
        view, prompt, log = expected
        if picture.view != view or picture.prompt != prompt:
            faults.append(f"seat {seat} was shown something else than its view at {picture.version}")
        if picture.start + len(picture.events) != len(log) or picture.events != log[picture.start :]:
            faults.append(f"seat {seat} was sent other events than its own at {picture.version}")
    return faults


def positions(stored: Stored, seat: int) -> Iterator[tuple[str, tuple[Any, Any, list[Any]]]]:
    """Every version that the seat could be shown during the game, with view, prompt and log as JSON."""
    eyes = Eyes(seat)
    for match in replay(stored):
        eyes.refresh(match)
        view = _plain(match.game.view(match.state, seat))
        prompt = _plain(match.game.prompt(match.state, seat))
        yield eyes.version, (view, prompt, _plain(eyes.page(match, 0, eyes.total)))


def replay(stored: Stored) -> Iterator[Match]:
    """The match after every stored move, played again from its seed; the same object, further on each time."""
    assert stored.seed is not None
    match = resume(stored.table.header + stored.moves[0].lines, stored.seed)
    yield match
    for move in stored.moves[1:]:
        before = len(match.journal)
        who, words = move.lines.split("\n", 1)[0].split(" ", 1)
        answer = match.undo(int(words)) if who == "undo" else match.play(int(who), match.game.parse(words))
        if not answer or lines_from(match, before) != move.lines:
            raise AssertionError(f"move {move.number} replays differently: {move.lines!r}")
        yield match


def _plain(value: object) -> Any:
    return msgspec.json.decode(encode(value))


def main(words: list[str] | None = None) -> int:
    """Run a campaign and print what it found."""
    from caravanserai.server.api import playable

    parser = argparse.ArgumentParser(prog="python -m campaign.faults", description=__doc__)
    parser.add_argument("--kills", type=int, default=25)
    parser.add_argument("--tables", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", default="")
    parser.add_argument(
        "--postgres",
        action="store_true",
        help="two servers and a worker on one PostgreSQL; lines are cut, too",
    )
    given = parser.parse_args(words)
    games = given.games.split(",") if given.games else [game.key for game in playable()]
    legs = [min(LEG, given.kills - done) for done in range(0, given.kills, LEG)]
    total = None
    for number, kills in enumerate(legs):
        with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as stack:
            site: Site = One(Path(folder))
            if given.postgres:
                site = Fleet(Path(folder), stack.enter_context(Postgres(durable=True)))
            report = asyncio.run(campaign(site, games, kills, given.seed + number, given.tables))
        print(f"leg {number + 1} of {len(legs)}: {report.text()}", flush=True)
        total = report if total is None else total.plus(report)
    if total is None:
        parser.error("at least one kill")
    print(f"all: {total.text()}")
    return 1 if total.faults else 0


if __name__ == "__main__":
    sys.exit(main())
