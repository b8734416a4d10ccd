"""Web Push: real encryption against a push service of our own, and everything such a service may do to us."""

import json
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from http_ece import ECEException
from push_service import Browser, Service, push_service
from server_table import Client, open_hall, pause, two, until

from caravanserai.server import pushing, telling
from caravanserai.server.bodies import Myself
from caravanserai.server.hall import Hall
from caravanserai.server.herald import FAILURES, MESSAGES, Herald
from caravanserai.server.news import News
from caravanserai.server.person_bodies import NewPerson, Subscribe, Wishes
from caravanserai.server.persons import Bearer
from caravanserai.server.place import Place
from caravanserai.server.receivers import stop_token
from caravanserai.server.tables import TableError

pytestmark = pytest.mark.anyio
PAGE = "https://games.example.org"


@asynccontextmanager
async def telling_hall(folder: Path, inner: bool = True) -> AsyncIterator[Hall]:
    async with open_hall(folder, herald=lambda store: Herald(store, inner, again=(0.0, 0.0))) as hall:
        yield hall


async def somebody(hall: Hall, name: str = "Noor") -> Bearer:
    wish = NewPerson(words=secrets.token_urlsafe(16), name=name, device="Laptop")
    return await hall.persons.create(f"me.{secrets.token_urlsafe(24)}", wish)


async def told_at(hall: Hall, me: Bearer, service: Service, language: str = "en") -> Browser:
    browser = Browser()
    wish = Subscribe(**browser.subscription(service.url, language))
    await telling.subscribe(hall, me, wish, PAGE)
    return browser


async def absent(hall: Hall, **more: Any) -> tuple[Client, Bearer]:
    """Two at a table; the second has gone and is a person."""
    first, second = await two(hall, **more)
    noor = await somebody(hall)
    await second.bye()
    await first.room.ask(lambda: first.room.seats.claim(second.token, noor.names))
    return first, noor


async def hand_over(first: Client) -> None:
    """The first plays until it is the other's turn."""
    while first.room.match is not None and first.room.match.state.actor() == 0:
        await first.act(first.update["prompt"]["choices"][0]["id"])


async def test_a_person_who_looks_elsewhere_is_told_it_is_their_turn(tmp_path: Path) -> None:
    """Encrypted for the browser alone, signed by this server, in the person's language, and with nothing of the game in it."""
    with push_service() as service:
        async with telling_hall(tmp_path) as hall:
            first, noor = await absent(hall, name="House of Wisdom")
            browser = await told_at(hall, noor, service, "de")
            await hand_over(first)
            await until(lambda: len(service.came) == 1)
            headers, body = service.came[0]
            told = browser.read(body)
            table = first.room.table.id
            assert set(told) == {"title", "text", "language", "path", "tag", "stop", "stops"}
            assert told["title"] == "Du bist am Zug · House of Wisdom"
            assert (told["path"], told["tag"], told["stops"]) == (
                f"/table/{table}",
                table,
                "Nicht von diesem Tisch",
            )
            assert b"House" not in body
            assert headers["content-encoding"] == "aes128gcm"
            assert int(headers["ttl"]) > 0
            assert len(headers["topic"]) <= 32
            assert table not in headers["topic"]
            claims = service.claims()
            assert (claims["aud"], claims["sub"]) == (service.origin, PAGE)
            shown = await telling.info(hall, noor)
            assert service.key() == shown.key
            with pytest.raises(ECEException):
                Browser().read(body)


async def test_who_sees_the_table_is_not_told_and_who_hides_it_is(tmp_path: Path) -> None:
    with push_service() as service:
        async with telling_hall(tmp_path) as hall:
            first, noor = await absent(hall)
            await told_at(hall, noor, service)
            back = Client(first.room, noor.names.seat)
            await back.hello()
            await hand_over(first)
            await pause()
            assert service.came == []
            while back.room.match is not None and back.room.match.state.actor() == 1:
                await back.act(back.update["prompt"]["choices"][0]["id"])
            await first.room.ask(lambda: first.room.hide(back.link, True))
            await hand_over(first)
            await until(lambda: len(service.came) == 1)


async def test_each_is_stopped_by_one_click(tmp_path: Path) -> None:
    """By what the message carries, at the table, for one device, for all, and for one kind of news."""
    with push_service() as service:
        async with telling_hall(tmp_path) as hall:
            first, noor = await absent(hall)
            room = first.room
            browser = await told_at(hall, noor, service)
            await hand_over(first)
            await until(lambda: len(service.came) == 1)
            stop = browser.read(service.came[0][1])["stop"]
            seat = room.table.seats[1]
            for bad in ("", "x", stop[:-1], stop.replace(room.table.id, "a" * 16), f"{'a' * 32}..{'b' * 40}"):
                with pytest.raises(TableError):
                    await telling.stop(hall, bad)
            assert not seat.quiet
            await telling.stop(hall, stop)
            assert seat.quiet
            room.calling.moved(0)
            room.calling.moved(1)
            await room.ask(lambda: room.seats.change_me(noor.names.seat, Myself(quiet=False)))
            assert not seat.quiet
            await telling.wish(hall, noor, Wishes(silent=["turn"]))
            room.calling.moved(0)
            room.calling.moved(1)
            await pause()
            assert len(service.came) == 1
            await telling.wish(hall, noor, Wishes(silent=[]))
            room.calling.moved(0)
            room.calling.moved(1)
            await until(lambda: len(service.came) == 2)
            place = (await telling.info(hall, noor)).places[0]
            thief = await somebody(hall, "Thief")
            for work in (telling.drop, telling.try_out):
                with pytest.raises(TableError):
                    await work(hall, thief, place.id)
            await telling.drop(hall, noor, place.id)
            assert (await telling.info(hall, noor)).places == []
            await told_at(hall, noor, service)
            await telling.drop(hall, thief, "")
            await telling.stop(hall, stop_token(hall.store.key, place.id))
            assert (await telling.info(hall, noor)).places == []


async def test_a_subscription_that_is_gone_is_forgotten_and_one_that_is_busy_is_asked_again(
    tmp_path: Path,
) -> None:
    with push_service() as service:
        async with telling_hall(tmp_path) as hall:
            noor = await somebody(hall)
            await told_at(hall, noor, service)
            service.statuses = [429, 503]
            hall.herald.tell(noor.names.person, News("turn", "t", "T", "lots"))
            await until(lambda: len(service.came) == 3)
            await until(lambda: not hall.herald._tasks)
            assert hall.herald.failures == {}
            for count in range(FAILURES):
                service.statuses = [500, 500, 500]
                hall.herald.tell(noor.names.person, News("turn", "t", "T", "lots"))
                await until(lambda count=count: sum(hall.herald.failures.values()) == count + 1)  # type: ignore[misc]
            assert len(service.came) == 3 + 3 * FAILURES
            assert (await telling.info(hall, noor)).places[0].paused
            hall.herald.tell(noor.names.person, News("turn", "t", "T", "lots"))
            await until(lambda: not hall.herald._tasks)
            assert len(service.came) == 3 + 3 * FAILURES, "it is left alone"
            place = (await telling.info(hall, noor)).places[0].id
            service.statuses = [413]
            await telling.try_out(hall, noor, place)
            await until(lambda: hall.herald.failures == {place: 1})
            assert len(service.came) == 4 + 3 * FAILURES, "what is refused is not sent again"
            service.statuses = [410]
            await telling.try_out(hall, noor, place)
            await until(lambda: not hall.herald._tasks and hall.herald.failures == {})
            assert (await telling.info(hall, noor)).places == []


async def test_redirects_of_a_push_service_lead_nowhere(tmp_path: Path) -> None:
    with push_service() as inside, push_service() as service:
        async with telling_hall(tmp_path) as hall:
            noor = await somebody(hall)
            await told_at(hall, noor, service)
            service.statuses, service.headers = [307, 301, 302], {"Location": inside.url}
            hall.herald.tell(noor.names.person, News("turn", "t", "T", "lots"))
            await until(lambda: sum(hall.herald.failures.values()) == 1)
            assert len(service.came) == 1
            assert inside.came == []


async def test_a_push_service_that_never_answers_holds_no_move_up(tmp_path: Path) -> None:
    """While it is waited for the game goes on, and of a table only the newest news wait."""
    with push_service() as service:
        async with telling_hall(tmp_path) as hall:
            first, noor = await absent(hall)
            await told_at(hall, noor, service)
            service.hold.clear()
            await hand_over(first)
            await until(lambda: len(service.came) == 1)
            for _ in range(20):
                first.room.calling.moved(0)
                first.room.calling.moved(1)
            assert len(hall.herald._tasks) == 1
            back = Client(first.room, noor.names.seat)
            await back.hello()
            moves = first.room.play.moves
            await back.act(back.update["prompt"]["choices"][0]["id"])
            assert first.room.play.moves > moves
            service.hold.set()


async def test_nobody_is_told_without_end(tmp_path: Path) -> None:
    with push_service() as service:
        async with telling_hall(tmp_path) as hall:
            noor = await somebody(hall)
            await told_at(hall, noor, service)
            most = int(MESSAGES[1])
            for number in range(3 * most):
                hall.herald.tell(noor.names.person, News("turn", f"t{number}", "T", "lots"))
            await until(lambda: not hall.herald._tasks)
            assert most <= len(service.came) <= most + 5


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://127.0.0.1:8080/x",
        "http://push.example.org/x",
        "https://u:p@push.example.org/",
        "https://push.example.org:22/",
        "ftp://push.example.org/",
        "https://push.example.org/\n",
        "x",
    ],
)
async def test_what_is_no_push_service_is_refused(tmp_path: Path, endpoint: str) -> None:
    async with telling_hall(tmp_path, inner=False) as hall:
        noor = await somebody(hall)
        with pytest.raises(TableError):
            await telling.subscribe(hall, noor, Subscribe(**Browser().subscription(endpoint)), PAGE)
        assert await hall.store.receivers(noor.names.person) == []


async def test_inner_addresses_are_not_asked_though_a_name_leads_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The name is looked up when the message goes out, and the address that was looked at is the one that is used."""
    import socket

    with push_service() as service:
        async with telling_hall(tmp_path, inner=False) as hall:
            noor = await somebody(hall)
            wish = Subscribe(**Browser().subscription("https://push.example.org/x"))
            await telling.subscribe(hall, noor, wish, PAGE)
            asked: list[str] = []

            def rebound(host: str, port: int, **_: object) -> list[tuple[object, ...]]:
                asked.append(host)
                return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("127.0.0.1", service.port))]

            monkeypatch.setattr(socket, "getaddrinfo", rebound)
            hall.herald.tell(noor.names.person, News("turn", "t", "T", "lots"))
            await until(lambda: sum(hall.herald.failures.values()) == 1)
            assert asked == ["push.example.org"] * 3
            assert service.came == []


@pytest.mark.parametrize("keys", [("", ""), ("AAAA", "AAAA"), ("B" * 87, "A" * 22), ("!", "?")])
async def test_keys_that_are_none_are_refused(tmp_path: Path, keys: tuple[str, str]) -> None:
    async with telling_hall(tmp_path) as hall:
        noor = await somebody(hall)
        wish = Subscribe(endpoint="http://127.0.0.1:8080/x", p256dh=keys[0], auth=keys[1], language="en")
        with pytest.raises(TableError):
            await telling.subscribe(hall, noor, wish, PAGE)


async def test_a_device_that_is_signed_out_is_told_nothing_any_more(tmp_path: Path) -> None:
    with push_service() as service:
        async with telling_hall(tmp_path) as hall:
            noor = await somebody(hall)
            await told_at(hall, noor, service)
            code, _ = await hall.persons.move(noor)
            from caravanserai.server.person_bodies import Enter

            phone = await hall.persons.enter(f"me.{secrets.token_urlsafe(24)}", Enter(code=code), "x")
            await hall.persons.sign_out(phone, "")
            assert await hall.store.receivers(noor.names.person) == []
            data = json.dumps(await telling.stored(hall, noor.names.person))
            await told_at(hall, phone, service)
            data = json.dumps(await telling.stored(hall, noor.names.person))
            assert service.url in data
            await hall.persons.delete(phone.names)
            assert await hall.store.receivers(noor.names.person) == []


async def test_without_the_library_nothing_breaks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pushing, "possible", lambda: False)
    async with telling_hall(tmp_path) as hall:
        first, noor = await absent(hall)
        assert (await telling.info(hall, noor)).key == ""
        with pytest.raises(TableError) as refused:
            await telling.subscribe(
                hall, noor, Subscribe(**Browser().subscription("https://a.example/x")), PAGE
            )
        assert refused.value.code == "no-push"
        await hand_over(first)
        assert not hall.herald.on


async def test_servers_of_one_store_share_the_key(tmp_path: Path) -> None:
    store = Place(tmp_path, "").open()
    first, second = Herald(store), Herald(store)
    assert pushing.public(await first.key()) == pushing.public(await second.key())
    assert len(await first.key()) == 32
    store.close()
