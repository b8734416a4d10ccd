"""The host: closing, deleting, banning and muting over the API and by command, retention, backups and restoring."""

import asyncio
import json
import os
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Any

import httpx
import pytest
from campaign.running import Running
from patience import PATIENCE
from server_postgres import address, change, place
from server_sockets import dial, make, sit
from server_table import Client, open_hall, seat, wish

from caravanserai.cli import main
from caravanserai.server import manage, upkeep
from caravanserai.server.clock import now
from caravanserai.server.database import FILE_NAME
from caravanserai.server.host_api import CALLS, TOKEN_NAME
from caravanserai.server.place import Place
from caravanserai.server.store import AddChat, AddReport, Chat, Report, SaveTable, StoreError
from caravanserai.server.upkeep import DAY, Plan, Upkeep

pytestmark = pytest.mark.anyio

STRANGER = "198.51.100.7"


@pytest.fixture(scope="module")
def hosted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server behind a proxy, whose host has the token."""
    with pytest.MonkeyPatch.context() as patch:
        here = Path(__file__).parent
        patch.setenv("PYTHONPATH", os.pathsep.join((str(here / "installed"), str(here))))
        with Running(tmp_path_factory.mktemp("hosted"), "--workers", "1", "--behind-proxy") as server:
            yield server


def serai(option: str, folder: str, *words: str) -> tuple[int, str, str]:
    """The command as the host types it, for the tables of a folder: code, output and errors.

    It runs in a thread of this process, which has loaded already what another one would load first.
    """
    url = address(Path(folder))
    where = (option, folder, *(("--store", url) if url else ()))
    said, errors = StringIO(), StringIO()
    with redirect_stdout(said), redirect_stderr(errors), ThreadPoolExecutor(1) as pool:
        code = pool.submit(main, ["tables", *where, *words]).result(PATIENCE)
    return code, said.getvalue(), errors.getvalue()


def token_of(folder: Path) -> str:
    return (folder / TOKEN_NAME).read_text().strip()


def from_afar(server: Running, path: str, body: object) -> httpx.Response:
    return httpx.post(
        f"{server.address}{path}", json=body, headers={"x-forwarded-for": STRANGER}, timeout=PATIENCE
    )


def test_the_hosts_calls_are_closed_to_everybody_else(hosted: Running) -> None:
    """Without a token, with a guess, with the owner's own: nothing is told and nothing done."""
    keys = make(hosted)
    assert (hosted.folder / TOKEN_NAME).stat().st_mode & 0o077 == 0
    for token in ("", "guess", keys["owner"], keys["token"]):
        for call in CALLS:
            path = call.path.replace("{table}", keys["table"])
            body = {"hours": 1.0, "address": STRANGER} if call.body else None
            status, said = hosted.ask(call.method, path, body, token)
            assert (status, said["code"]) == (403, "no-entry"), call.path
    assert hosted.get(f"/api/tables/{keys['table']}", keys["token"])[0] == 200


async def test_a_table_that_the_host_closes_opens_to_nobody(hosted: Running) -> None:
    keys = make(hosted, seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}], listed=True)
    asked = hosted.post(f"/api/tables/{keys['table']}/join", {})[1]
    assert asked["waiting"]
    async with sit(hosted, keys["table"], keys["token"]) as (socket, _):
        assert serai("--data", str(hosted.folder), "close", keys["table"])[0] == 0
        assert (await socket.hear("trouble"))["code"] == "closed"
    for token in (keys["owner"], keys["token"], keys["join"], keys["watch"], asked["token"]):
        assert hosted.get(f"/api/tables/{keys['table']}", token)[0] == 403
    assert keys["table"] in serai("--data", str(hosted.folder), "list")[1]


async def test_a_table_that_the_host_deletes_is_gone(hosted: Running) -> None:
    keys = make(hosted)
    async with sit(hosted, keys["table"], keys["token"]) as (socket, _):
        assert serai("--data", str(hosted.folder), "delete", keys["table"])[0] == 0
        assert (await socket.hear("trouble"))["code"] == "deleted"
    assert hosted.get(f"/api/tables/{keys['table']}", keys["owner"])[0] == 404


async def test_bans_and_mutes_begin_and_end_while_the_server_runs(hosted: Running) -> None:
    """By table, by address and by what stands for it; whoever is inside is sent away."""
    folder = str(hosted.folder)
    made = from_afar(
        hosted, "/api/tables", {"game": "lots", "seats": [{"kind": "me"}, {"kind": "open"}], "start": True}
    )
    keys = made.json()
    hello = {"type": "hello", "table": keys["table"], "token": keys["token"]}
    async with dial(hosted, additional_headers={"x-forwarded-for": STRANGER}) as socket:
        await socket.send(hello)
        await socket.hear("update")
        assert serai("--data", folder, "mute", keys["table"], "--seat", "0", "--hours", "1")[0] == 0
        await socket.send({"type": "say", "text": "hello"})
        assert (await socket.hear("trouble"))["code"] == "muted"
        code, said, _ = serai("--data", folder, "ban", keys["table"], "--why", "noise")
        assert code == 0
        assert (await socket.hear("trouble"))["code"] == "banned"
    assert from_afar(hosted, "/api/mine", {"tokens": []}).status_code == 403
    (ban,) = json.loads(serai("--data", folder, "bans")[1])
    assert (ban["why"], ban["mute"]) == ("noise", False)
    assert json.loads(said)["origin"] == ban["origin"]
    assert serai("--data", folder, "unban", ban["origin"])[0] == 0
    assert from_afar(hosted, "/api/mine", {"tokens": []}).status_code == 200
    assert serai("--data", folder, "ban", STRANGER)[0] == 0
    assert from_afar(hosted, "/api/mine", {"tokens": []}).status_code == 403
    assert serai("--data", folder, "unban", STRANGER)[0] == 0
    assert STRANGER not in (hosted.folder / "server.log").read_text()


async def test_reports_are_listed(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        await hall.store.commit(AddReport(Report("t", 5, 0, 1, "rude")))
    found = await asyncio.to_thread(manage.manage, place(tmp_path), "reports")
    assert found["reports"] == [{"table": "t", "at": 5, "seat": 0, "about": 1, "text": "rude"}]


def test_commands_work_without_a_server_too(tmp_path: Path) -> None:
    with Running(tmp_path, "--workers", "1") as server:
        one, two = make(server), make(server)
    assert serai("--data", str(tmp_path), "delete", one["table"])[0] == 0
    assert serai("--data", str(tmp_path), "close", two["table"])[0] == 0
    code, _, words = serai("--data", str(tmp_path), "close", "aaaaaaaaaaaaaaaa")
    assert (code != 0, "there is no such table" in words) == (True, True)
    with Running(tmp_path, "--workers", "1") as server:
        assert server.get(f"/api/tables/{one['table']}", one["owner"])[0] == 404
        assert server.get(f"/api/tables/{two['table']}", two["owner"])[0] == 403


async def test_the_host_is_told_of_a_damaged_table_and_can_delete_it(tmp_path: Path) -> None:
    with Running(tmp_path, "--workers", "1") as server:
        bad, good = make(server), make(server)
    change(tmp_path, "UPDATE tables SET doc = '{\"id\": 7' WHERE id = $1", bad["table"])
    with Running(tmp_path, "--workers", "1") as server:
        assert server.get(f"/api/tables/{bad['table']}", bad["owner"])[1]["code"] == "damaged"
        assert server.get(f"/api/tables/{good['table']}", good["owner"])[0] == 200
        assert server.post("/api/mine", {"tokens": [bad["token"], good["token"]]})[0] == 200
        found = server.get("/api/host/tables", token_of(tmp_path))[1]
        assert found["damaged"] == [bad["table"]]
        assert "caravanserai_tables_damaged 1" in server.get("/metrics")[1]
        assert bad["table"] in serai("--data", str(tmp_path), "list")[1]
        assert serai("--data", str(tmp_path), "delete", bad["table"])[0] == 0
        assert server.get(f"/api/tables/{bad['table']}", bad["owner"])[0] == 404


# --- retention ---------------------------------------------------------------------------------------------------


async def old_table(folder: Path, days: float, **more: Any) -> str:
    """A table that nobody has touched for so long, with a line of chat from then."""
    async with open_hall(folder) as hall:
        keys = await hall.create(wish("me", "open", player="Scheherazade", start=False, **more))
        stored = await hall.store.load(keys.table)
        assert stored is not None
        stored.table.status = more.get("status", "over")
        then = now() - int(DAY * days)
        chat = Chat(0, then, "seats", 0, "Scheherazade", "hi")
        await hall.store.commit(
            SaveTable(stored.table, stored.pulse._replace(touched=then)), AddChat(keys.table, chat)
        )
        return keys.table


async def test_what_nobody_has_touched_for_long_is_forgotten(tmp_path: Path) -> None:
    """Tables after their time; chat and the names at finished tables after theirs; what is in memory stays."""
    old, middle, fresh = [await old_table(tmp_path, days) for days in (200.0, 50.0, 1.0)]
    kept = await old_table(tmp_path, 300.0)
    async with open_hall(tmp_path) as hall:
        plan = Plan(keep_days=180, chat_days=30)
        await Upkeep(hall.store, plan, {kept}).look()
        assert await hall.store.load(old) is None
        assert await hall.store.load(kept) is not None
        blank, named = await hall.store.load(middle), await hall.store.load(fresh)
        assert blank is not None
        assert named is not None
        assert (blank.table.seats[0].name, blank.chat) == ("", [])
        assert (named.table.seats[0].name, len(named.chat)) == ("Scheherazade", 1)


async def test_prune_is_a_command(tmp_path: Path) -> None:
    old, fresh = await old_table(tmp_path, 200.0), await old_table(tmp_path, 1.0)
    code, words, _ = await asyncio.to_thread(
        serai, "--data", str(tmp_path), "prune", "--days", "180", "--dry-run"
    )
    assert (code, words.split()) == (0, [old])
    code, words, _ = await asyncio.to_thread(serai, "--data", str(tmp_path), "prune", "--days", "180")
    assert (code, json.loads(words)) == (0, {"tables": 1, "names": 0})
    listed = (await asyncio.to_thread(serai, "--data", str(tmp_path), "list"))[1]
    assert (old in listed, fresh in listed) == (False, True)


# --- backups -----------------------------------------------------------------------------------------------------


async def test_backups_are_made_in_time_and_only_the_last_are_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "backups"
    async with open_hall(tmp_path / "data") as hall:
        await hall.create(wish("me", "open"))
        upkeeping = Upkeep(hall.store, Plan(target, 24.0, 2), ())
        await upkeeping.look()
        await upkeeping.look()
        assert len(upkeep.backups(target)) == 1, "the next one is not due yet"
        for number in range(3):
            for path in upkeep.backups(target):
                os.utime(path, (1, 1))
            monkeypatch.setattr(
                upkeep.time, "strftime", lambda *_, n=number: f"tables-3000010{n}-000000.sqlite3"
            )
            await upkeeping.look()
        assert [path.name[7:15] for path in upkeep.backups(target)] == ["30000101", "30000102"]
        assert all(path.stat().st_mode & 0o077 == 0 for path in (target, *target.iterdir()))


async def test_upkeep_that_fails_is_told_and_tried_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "file").touch()
    async with open_hall(tmp_path / "data") as hall:
        upkeeping = Upkeep(hall.store, Plan(tmp_path / "file" / "no"), ())
        task = asyncio.create_task(upkeeping.run())
        async with asyncio.timeout(PATIENCE):
            while not upkeeping.failed:
                await asyncio.sleep(0.01)
        assert not task.done()
        task.cancel()
    assert "upkeep failed" in caplog.text


@pytest.mark.sqlite
async def test_a_backup_of_a_running_server_is_restored_and_played_on(tmp_path: Path) -> None:
    """Made while people play; put back over damaged tables; seats and moves are there, the old file is kept."""
    data, target = tmp_path / "data", tmp_path / "backups"
    with Running(data, "--workers", "1", "--backups", str(target)) as server:
        keys = make(server)
        async with sit(server, keys["table"], keys["token"]) as (socket, update):
            act = {
                "type": "act",
                "request": "r",
                "version": update["version"],
                "action": update["prompt"]["choices"][0]["id"],
            }
            await socket.send(act)
            await socket.hear("accepted")
            moved = await socket.hear("update")
        async with asyncio.timeout(PATIENCE):
            while not upkeep.backups(target):
                await asyncio.sleep(0.05)
        copy = tmp_path / "copy.sqlite3"
        assert serai("--data", str(data), "backup", str(copy))[0] == 0
        code, _, words = serai("--data", str(data), "restore", str(copy))
        assert (code != 0, "stop it first" in words) == (True, True)
    (data / FILE_NAME).write_bytes(b"no database at all" * 100)
    code, kept, _ = serai("--data", str(data), "restore", str(copy))
    assert code == 0
    assert Path(kept.strip()).read_bytes().startswith(b"no database")
    with Running(data, "--workers", "1") as server:
        async with sit(server, keys["table"], keys["token"]) as (_, again):
            assert again["version"] == moved["version"]


async def test_what_is_no_backup_is_not_restored(tmp_path: Path) -> None:
    async with open_hall(tmp_path / "data") as hall:
        keys, _ = await seat(hall, "me", "open")
    (tmp_path / "bad").write_bytes(b"no database at all" * 100)
    for source in (tmp_path / "bad", tmp_path / "missing"):
        with pytest.raises(StoreError):
            manage.restore(Place(tmp_path / "data"), source)
    async with open_hall(tmp_path / "data") as hall:
        assert (await Client(await hall.room(keys.table), keys.token).hello()).update["view"]
