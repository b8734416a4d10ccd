"""Rated tables: accepted by everybody, fixed once they run, counted once, in both stores; and what one may try with them."""

import secrets
from collections.abc import Callable
from pathlib import Path

import lots
import pytest
from server_postgres import Postgres
from server_table import Client, open_hall, pause, until, wish
from test_server_several import server

from caravanserai.server import copying
from caravanserai.server.bodies import JoinTable, Keys, SeatChange, Settings
from caravanserai.server.hall import Hall
from caravanserai.server.messages import Pace
from caravanserai.server.person_bodies import Claim, NewPerson
from caravanserai.server.persons import Bearer
from caravanserai.server.postgres.store import PostgresStore
from caravanserai.server.ratings import Ratings
from caravanserai.server.results import AddResult, RatedSeat
from caravanserai.server.sqlite import SqliteStore
from caravanserai.server.store import Store
from caravanserai.server.tables import TableError

pytestmark = pytest.mark.anyio

DAY = Pace(seconds=86_400)


async def person(hall: Hall, name: str) -> Bearer:
    device = f"me.{secrets.token_urlsafe(24)}"
    return await hall.persons.create(device, NewPerson(words=secrets.token_urlsafe(16), name=name))


async def open_table(hall: Hall, *kinds: str, **more: object) -> Keys:
    """A rated table of the toy game that waits."""
    options = {"rounds": "3"}
    given = {"start": False, "rated": True, "pace": DAY, "options": options, **more}
    return await hall.create(wish(*(kinds or ("me", "open")), **given))


async def sit(hall: Hall, keys: Keys, who: Bearer, origin: str = "") -> None:
    """Join by the link, as a person."""
    seated = await hall.visit(
        keys.table, lambda room: room.seats.join(JoinTable(token=keys.join, name="x"), origin)
    )
    assert await hall.persons.claim(who.names, [Claim(table=keys.table, token=seated.token)]) == [True]


async def pair(hall: Hall, **more: object) -> tuple[Keys, Bearer, Bearer]:
    """Two persons at a rated table that waits."""
    amina, noor = await person(hall, "Amina"), await person(hall, "Noor")
    keys = await open_table(hall, **more)
    for token in (keys.token, keys.owner):
        assert await hall.persons.claim(amina.names, [Claim(table=keys.table, token=token)]) == [True]
    await sit(hall, keys, noor)
    return keys, amina, noor


async def ready(hall: Hall, keys: Keys, *who: Bearer) -> None:
    for each in who:
        await hall.visit(keys.table, lambda room, each=each: room.seats.ready(each.names.seat, True))


async def play_on(*clients: Client) -> None:
    """Everybody takes the first choice until the game is over."""
    while clients[0].update["result"] is None:
        for client in clients:
            if client.update["prompt"]["choices"] and client.update["result"] is None:
                await client.act(client.update["prompt"]["choices"][0]["id"])
        await pause(1)


async def begin(hall: Hall, **more: object) -> tuple[Keys, Bearer, Bearer, Client, Client]:
    keys, amina, noor = await pair(hall, **more)
    await ready(hall, keys, amina, noor)
    room = await hall.room(keys.table)
    clients = [await Client(room, who.names.seat).hello() for who in (amina, noor)]
    return keys, amina, noor, clients[0], clients[1]


async def refused(hall: Hall, keys: Keys, work: Callable[..., object]) -> str:
    with pytest.raises(TableError) as error:
        await hall.visit(keys.table, work)
    return error.value.code


async def test_a_rated_game_counts_once_and_is_shown(tmp_path: Path) -> None:
    async with open_hall(tmp_path, ratings=True) as hall:
        keys, amina, noor, first, second = await begin(hall)
        assert first.last("welcome")["table"]["rated"]
        shown = [seat["rating"] for seat in first.last("welcome")["table"]["seats"]]
        assert shown == [{"points": 1500, "range": 482, "games": 0}] * 2

        await play_on(first, second)

        rows = await hall.store.results()
        assert [row.person for row in rows] == [amina.names.person, noor.names.person]
        places = first.room.table.outcome.places if first.room.table.outcome else []
        assert [row.place for row in rows] == places
        await until(lambda: first.last("table")["table"]["seats"][0]["rating"]["games"] == 1)
        mine = await hall.ratings.skills(amina.names.person)
        assert mine["lots"].points == first.last("table")["table"]["seats"][0]["rating"]["points"]
        history = await hall.ratings.history(noor.names.person)
        assert [(each.table, each.place) for each in history] == [(keys.table, places[1])]


async def test_nothing_is_rated_where_the_host_does_not_offer_it(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        with pytest.raises(TableError) as error:
            await open_table(hall)
        assert error.value.code == "rated-off"


async def test_a_table_says_that_it_is_rated_when_it_is_made_or_never(tmp_path: Path) -> None:
    async with open_hall(tmp_path, ratings=True) as hall:
        for more, code in (({"start": True}, "rated-not-ready"), ({"pace": Pace()}, "rated-pace")):
            with pytest.raises(TableError) as error:
                await open_table(hall, **more)
            assert error.value.code == code
        assert "rated" not in Settings.__struct_fields__
        keys, amina, noor = await pair(hall, rated=False)
        await ready(hall, keys, amina, noor)
        room = await hall.room(keys.table)
        clients = [await Client(room, who.names.seat).hello() for who in (amina, noor)]
        await play_on(*clients)
        assert await hall.store.results() == []


async def test_it_begins_when_everybody_has_accepted_it(tmp_path: Path) -> None:
    async with open_hall(tmp_path, ratings=True) as hall:
        keys, amina, noor = await pair(hall)
        owner = amina.names.owner
        assert await refused(hall, keys, lambda room: room.owner.start(owner)) == "rated-not-ready"
        await ready(hall, keys, amina)
        assert await refused(hall, keys, lambda room: room.owner.start(owner)) == "rated-not-ready"
        change = Settings(pace=Pace(seconds=172_800))
        await hall.visit(keys.table, lambda room: room.owner.settle(owner, change))
        room = await hall.room(keys.table)
        assert not room.table.seats[0].ready
        no_clock = Settings(pace=Pace())
        assert await refused(hall, keys, lambda room: room.owner.settle(owner, no_clock)) == "rated-pace"
        await ready(hall, keys, noor)
        assert room.table.status == "waiting"
        await ready(hall, keys, amina)
        assert room.table.status == "running"
        assert room.table.raters == [amina.names.person, noor.names.person]


async def test_a_seat_of_a_link_cannot_be_rated(tmp_path: Path) -> None:
    async with open_hall(tmp_path, ratings=True) as hall:
        keys = await open_table(hall)
        assert await refused(hall, keys, lambda room: room.seats.ready(keys.token, True)) == "rated-person"
        amina = await person(hall, "Amina")
        await hall.persons.claim(amina.names, [Claim(table=keys.table, token=keys.token)])
        await ready(hall, keys, amina)
        start = await refused(hall, keys, lambda room: room.owner.start(keys.owner))
        assert start == "rated-alone"


async def test_one_person_or_one_address_at_two_seats_is_not_rated(tmp_path: Path) -> None:
    async with open_hall(tmp_path, ratings=True) as hall:
        amina, noor = await person(hall, "Amina"), await person(hall, "Noor")
        keys = await open_table(hall, "open", "open", "open")
        await sit(hall, keys, amina, "one")
        seated = await hall.visit(keys.table, lambda room: room.seats.join(JoinTable(token=keys.join)))
        assert await hall.persons.claim(amina.names, [Claim(table=keys.table, token=seated.token)]) == [False]
        code = await refused(hall, keys, lambda room: room.seats.ready(seated.token, True))
        assert code == "rated-person"
        await hall.visit(keys.table, lambda room: room.seats.leave(seated.token))
        await sit(hall, keys, noor, "one")
        code = await refused(hall, keys, lambda room: room.seats.ready(noor.names.seat, True))
        assert code == "rated-same"


async def test_nobody_changes_a_rated_game_that_runs(tmp_path: Path) -> None:
    async with open_hall(tmp_path, ratings=True) as hall:
        keys, amina, _, _, _ = await begin(hall)
        owner = amina.names.owner
        faster = Settings(pace=Pace(seconds=10))
        assert await refused(hall, keys, lambda room: room.owner.settle(owner, faster)) == "rated-fixed"
        assert await refused(hall, keys, lambda room: room.owner.delete(owner)) == "rated-fixed"
        for change in (SeatChange(kind="bot"), SeatChange(kind="bot", remove=True)):
            code = await refused(
                hall, keys, lambda room, change=change: room.seats.change_seat(owner, 1, change)
            )
            assert code == "rated-fixed"
        named = await hall.visit(keys.table, lambda room: room.owner.settle(owner, Settings(name="Oasis")))
        assert named.name == "Oasis"


async def test_who_leaves_comes_last_and_whom_a_bot_helped_is_marked(tmp_path: Path) -> None:
    async with open_hall(tmp_path, ratings=True) as hall:
        keys, _, noor, first, _ = await begin(hall)
        await first.act(lots.MARK)
        await first.act(lots.KEEP)
        room = first.room
        room.table.seats[1].stand_in = "away"
        await room.ask(room.changed_seats)
        await until(lambda: room.table.seats[1].helped)
        await room.ask(lambda: room.seats.leave(noor.names.seat))
        await play_on(first)
        rows = await hall.store.results()
        assert [(row.place, row.helped) for row in rows] == [(1, False), (2, True)]
        assert room.table.seats[1].person == ""
        assert rows[1].person == noor.names.person
        assert keys.table == rows[0].table


async def test_who_is_forgotten_is_nobody_and_the_others_keep_their_ratings(tmp_path: Path) -> None:
    async with open_hall(tmp_path, ratings=True) as hall:
        _, amina, noor, first, second = await begin(hall)
        await play_on(first, second)
        before = await hall.ratings.skills(amina.names.person)
        await hall.persons.delete(noor.names)
        rows = await hall.store.results()
        assert noor.names.person not in str(rows)
        assert rows[1].person.startswith("gone ")
        assert await hall.ratings.skills(amina.names.person) == before
        assert await hall.ratings.history(noor.names.person) == []
        stored = await hall.store.load(first.room.table.id)
        assert stored is not None
        assert noor.names.person not in str(stored.table)


async def test_a_rematch_of_a_rated_game_waits_and_asks_again(tmp_path: Path) -> None:
    async with open_hall(tmp_path, ratings=True) as hall:
        keys, amina, _, first, second = await begin(hall)
        await play_on(first, second)
        fresh = await hall.visit(keys.table, lambda room: room.owner.rematch(amina.names.seat))
        room = await hall.room(fresh)
        assert (room.table.status, room.table.rated, room.table.raters) == ("waiting", True, [])
        assert not any(seat.ready or seat.helped for seat in room.table.seats)


@pytest.fixture(params=["sqlite", "postgres"])
def opened(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[], Store]:
    if request.param == "sqlite":
        return lambda: SqliteStore(tmp_path)
    postgres: Postgres = request.getfixturevalue("postgres")
    url = postgres.fresh()
    return lambda: PostgresStore(url)


def row(table: str, at: int, seat: int, who: str) -> RatedSeat:
    return RatedSeat(table, seat, at, "yspahan", who, "", seat + 1, False)


async def test_both_stores_keep_each_result_once_and_in_order(
    opened: Callable[[], Store], tmp_path: Path
) -> None:
    store = opened()
    later = AddResult([row("b2", 20, 0, "x"), row("b2", 20, 1, "y")])
    await store.commit(later)
    await store.commit(AddResult([row("a7", 20, 0, "y"), row("a7", 20, 1, "x")]))
    await store.commit(later._replace(seats=[row("b2", 99, 0, "z")]))
    ratings = Ratings(store, on=True)
    first = await ratings.skills("x")
    await store.commit(
        AddResult([row("c", 10, 0, "x"), row("c", 10, 1, "y")])
    )  # of a server whose clock is late
    assert [(each.table, each.person) for each in await store.results()] == [
        ("c", "x"),
        ("c", "y"),
        ("a7", "y"),
        ("a7", "x"),
        ("b2", "x"),
        ("b2", "y"),
    ]
    assert await store.results((20, "a7")) == list(later.seats)
    after = await ratings.skills("x")
    assert first != after == await Ratings(store, on=True).skills("x")
    copied = SqliteStore(tmp_path / "copy")
    await copying.copy(store, copied)
    assert await copied.results() == await store.results()
    copied.close()
    store.close()


async def test_two_servers_count_a_game_once(postgres: Postgres) -> None:
    url = postgres.fresh()
    async with server(url, ratings=True) as one, server(url, ratings=True) as other:
        keys, amina, noor = await pair(one)
        await ready(one, keys, amina, noor)
        first = await Client(await one.room(keys.table), amina.names.seat).hello()
        second = await Client(await other.room(keys.table), noor.names.seat).hello()
        while first.update["result"] is None or second.update["result"] is None:
            for client in (first, second):
                if client.update["prompt"]["choices"]:
                    await client.act(client.update["prompt"]["choices"][0]["id"])
            await pause(1)
        assert len(await one.store.results()) == 2
        assert await one.ratings.skills(amina.names.person) == await other.ratings.skills(amina.names.person)
