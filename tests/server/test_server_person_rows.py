"""Persons in both stores: what is saved is found again, a code is used once, and copies carry persons along."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
from server_postgres import Postgres

from caravanserai.server import identity
from caravanserai.server.copying import copy, into_file
from caravanserai.server.database import FILE_NAME
from caravanserai.server.identity import (
    AddCredential,
    Credential,
    DropCredential,
    DropPerson,
    Person,
    Redeem,
    SavePerson,
    Seen,
)
from caravanserai.server.postgres.store import PostgresStore
from caravanserai.server.receivers import DropReceiver, KeepReceiver, Receiver, SaveReceiver
from caravanserai.server.sqlite import SqliteStore
from caravanserai.server.store import KeepSetting, Store
from caravanserai.server.upkeep import forget_persons

pytestmark = pytest.mark.anyio

Open = Callable[[], Store]
AMINA = Person(id="amina", made=1, name="Amina", settings="{}", written=5)


@pytest.fixture(params=["sqlite", "postgres"])
def opened(request: pytest.FixtureRequest, tmp_path: Path) -> Open:
    """Opens the same store each time."""
    if request.param == "sqlite":
        return lambda: SqliteStore(tmp_path / "here")
    postgres: Postgres = request.getfixturevalue("postgres")
    url = postgres.fresh()
    return lambda: PostgresStore(url)


def proof(digest: str, kind: identity.Kind = "device", **more: object) -> Credential:
    return Credential(digest, "amina", kind, "Laptop", 10, 10)._replace(**more)  # type: ignore[arg-type]


async def test_a_person_is_found_again(opened: Open) -> None:
    store = opened()
    await store.commit(SavePerson(AMINA), AddCredential(proof("a")), AddCredential(proof("w", "words")))
    await store.commit(SavePerson(identity.renamed(AMINA, name="Noor")), Seen("a", 20))
    store.close()
    again = opened()
    found = await again.person("amina")
    assert found is not None
    assert found.name == "Noor"
    assert await again.credential("a") == proof("a", seen=20)
    assert await again.credentials("amina") == [proof("a", seen=20), proof("w", "words")]
    assert await again.persons() == ["amina"]
    await again.commit(AddCredential(proof("v", "words")), DropCredential("a"))
    assert await again.credentials("amina") == [proof("v", "words")], "new words end the old ones"
    await again.commit(DropPerson("amina"))
    assert (await again.person("amina"), await again.credentials("amina")) == (None, [])
    again.close()


async def test_a_code_is_used_once_however_many_try(opened: Open) -> None:
    one, other = opened(), opened()
    await one.commit(SavePerson(AMINA), AddCredential(proof("code", "move", until=100)))
    tries = [
        store.commit(Redeem("code", "move", 50, proof(f"d{n}", person="")))
        for n, store in enumerate((one, other) * 5)
    ]
    await asyncio.gather(*tries)
    assert [each.person for each in await one.credentials("amina")] == ["amina"]
    await one.commit(AddCredential(proof("late", "move", until=100, made=60)))
    await one.commit(Redeem("late", "move", 101, proof("never", person="")))
    assert await one.credential("never") is None
    await one.commit(Redeem("d0", "move", 1, proof("never", person="")))
    assert await one.credential("never") is None, "a device is no code"
    one.close()
    other.close()


async def test_copies_and_backups_carry_persons_along(opened: Open, tmp_path: Path) -> None:
    store, there = opened(), SqliteStore(tmp_path / "there")
    await store.commit(SavePerson(AMINA), AddCredential(proof("a")), AddCredential(proof("w", "words")))
    await copy(store, there)
    assert await there.person("amina") == AMINA
    assert await there.credentials("amina") == [proof("a"), proof("w", "words")]
    there.close()
    (tmp_path / "kept").mkdir()
    await into_file(store, tmp_path / "kept" / FILE_NAME)
    kept = SqliteStore(tmp_path / "kept")
    assert await kept.person("amina") == AMINA
    kept.close()
    store.close()


async def test_who_was_long_away_and_sits_nowhere_is_forgotten(opened: Open) -> None:
    store = opened()
    noor = Person(id="noor", made=1)
    await store.commit(SavePerson(AMINA), AddCredential(proof("a", seen=100)))
    await store.commit(SavePerson(noor), AddCredential(proof("n", person="noor", seen=10)))
    assert await forget_persons(store, 50) == 1
    assert await store.persons() == ["amina"]
    assert await store.credential("n") is None
    store.close()


async def test_where_a_person_is_told_is_kept_and_goes_with_device_and_person(opened: Open) -> None:
    store = opened()
    laptop = Receiver("r1", "amina", "a", "push", 1, b"x")
    phone = Receiver("r2", "amina", "b", "push", 2, b"y")
    mail = Receiver("r3", "amina", "", "mail", 3, b"z")
    devices = (AddCredential(proof("a")), AddCredential(proof("b")))
    await store.commit(SavePerson(AMINA), *devices, *(SaveReceiver(each) for each in (mail, laptop, phone)))
    store.close()
    again = opened()
    assert await again.receivers("amina") == [laptop, phone, mail]
    assert await again.receivers("noor") == []
    await again.commit(SaveReceiver(mail._replace(made=4, data=b"new")), DropCredential("a"))
    assert await again.receivers("amina") == [phone, mail._replace(made=4, data=b"new")]
    assert await again.receiver("r1") is None
    await again.commit(KeepReceiver("r2", b"told"))
    assert await again.receiver("r2") == phone._replace(data=b"told")
    await again.commit(DropReceiver("r2"))
    await again.commit(KeepReceiver("r2", b"told again"))
    assert await again.receiver("r2") is None, "what was stopped meanwhile does not come back"
    await again.commit(DropPerson("amina"))
    assert await again.receivers("amina") == []
    again.close()


async def test_what_servers_share_is_made_once_and_copied(opened: Open, tmp_path: Path) -> None:
    store = opened()
    assert await store.setting("vapid") is None
    await store.commit(KeepSetting("vapid", b"first"))
    await store.commit(KeepSetting("vapid", b"second"))
    assert await store.setting("vapid") == b"first"
    push = Receiver("r1", "amina", "a", "push", 1, b"x")
    await store.commit(SavePerson(AMINA), AddCredential(proof("a")), SaveReceiver(push))
    other = SqliteStore(tmp_path / "other")
    await copy(store, other)
    assert await other.setting("vapid") == b"first"
    assert await other.receivers("amina") == [push]
    store.close()
    other.close()
