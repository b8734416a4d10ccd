"""What both stores promise: durable, all or nothing, one bad commit spoils no other."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
from patience import PATIENCE
from server_postgres import Postgres
from server_table import wish

from caravanserai.server import tables
from caravanserai.server.postgres.store import PostgresStore
from caravanserai.server.sqlite import SqliteStore
from caravanserai.server.store import (
    AddChat,
    AddMove,
    AddReport,
    Ban,
    Chat,
    DeleteTable,
    DropChat,
    KeepReview,
    KeptReview,
    Move,
    Pulse,
    Report,
    SaveTable,
    SetBan,
    Store,
    StoreError,
)
from caravanserai.server.tables import Table

pytestmark = pytest.mark.anyio

PULSE = Pulse(5, 1, None, None)
Open = Callable[[], Store]


@pytest.fixture(params=["sqlite", "postgres"])
def opened(request: pytest.FixtureRequest, tmp_path: Path) -> Open:
    """Opens the same store each time."""
    if request.param == "sqlite":
        return lambda: SqliteStore(tmp_path)
    postgres: Postgres = request.getfixturevalue("postgres")
    url = postgres.fresh()
    return lambda: PostgresStore(url)


def table(**more: object) -> Table:
    return tables.create(wish("me", "open", **more), ("random",), "random", 1)[0]


def move(number: int) -> Move:
    return Move(number, 7, 0, f"r{number}", "0 keep\n")


async def test_what_is_committed_is_loaded(opened: Open) -> None:
    one = table()

    store = opened()
    await store.commit(SaveTable(one, PULSE, b"seed"), AddMove(one.id, move(0), PULSE))
    await store.commit(AddMove(one.id, move(1), PULSE), AddChat(one.id, Chat(0, 8, "seats", 0, "A", "hi")))
    store.close()
    again = opened()
    stored = await again.load(one.id)
    assert stored is not None
    assert stored.table == one
    assert (stored.seed, stored.pulse) == (b"seed", PULSE)
    assert stored.moves == [move(0), move(1)]
    assert stored.chat == [Chat(0, 8, "seats", 0, "A", "hi")]
    assert await again.load("nowhere") is None
    assert await again.counts() == (1, 2)
    again.close()


async def test_the_seed_is_never_overwritten(opened: Open) -> None:
    one = table()

    store = opened()
    await store.commit(SaveTable(one, PULSE, b"first"))
    await store.commit(SaveTable(one, PULSE, b"second"))
    await store.commit(SaveTable(one, PULSE))
    stored = await store.load(one.id)
    assert stored is not None
    assert stored.seed == b"first"
    store.close()


async def test_a_commit_is_all_or_nothing_and_spoils_no_other(opened: Open) -> None:
    """The same move number twice is refused, with all that was in its commit; commits beside it go through."""
    one, other = table(), table()

    store = opened()
    await store.commit(SaveTable(one, PULSE), AddMove(one.id, move(0), PULSE), SaveTable(other, PULSE))
    bad = store.commit(AddChat(one.id, Chat(0, 8, "seats", 0, "A", "lost")), AddMove(one.id, move(0), PULSE))
    good = [store.commit(AddMove(other.id, move(n), PULSE)) for n in range(50)]
    results = await asyncio.gather(bad, *good, return_exceptions=True)
    assert isinstance(results[0], StoreError)
    assert results[1:] == [None] * 50
    stored, second = await store.load(one.id), await store.load(other.id)
    assert stored is not None
    assert second is not None
    assert stored.chat == []
    assert len(second.moves) == 50
    store.close()


async def test_many_moves_in_one_commit_keep_their_order(opened: Open) -> None:
    one, other = table(), table()

    store = opened()
    moves = [AddMove(one.id, move(n), Pulse(n, n % 2, None, n)) for n in range(150)]
    beside = AddMove(other.id, move(0), Pulse(9, None, 8, None))
    await store.commit(SaveTable(one, PULSE, b"s"), SaveTable(other, PULSE), *moves[:70], beside, *moves[70:])
    stored, second = await store.load(one.id), await store.load(other.id)
    assert stored is not None
    assert second is not None
    assert stored.moves == [each.move for each in moves]
    assert stored.pulse == (149, 1, None, 149)
    assert (second.moves, second.pulse) == ([beside.move], beside.pulse)
    store.close()


async def test_lists_find_own_tables_and_those_to_wake(opened: Open) -> None:
    public, private = table(listed=True), table()

    store = opened()
    await store.commit(
        SaveTable(public, PULSE._replace(wake=10)), SaveTable(private, PULSE._replace(wake=30))
    )
    assert [each.table.id for each in await store.by_keys([private.seats[0].key])] == [private.id]
    assert [each.table.id for each in await store.by_keys([public.owner, "x"])] == [public.id]
    assert await store.waking(20, 9) == [public.id]
    assert await store.waking(30, 9) == [public.id, private.id]
    store.close()


async def test_nothing_that_cannot_be_written_ends_the_writing(opened: Open) -> None:
    store = opened()
    one = table()
    await store.commit(SaveTable(one, PULSE))
    with pytest.raises(StoreError):
        await asyncio.wait_for(store.commit(AddMove(one.id, move(2**70), PULSE)), PATIENCE)
    await asyncio.wait_for(store.commit(AddMove(one.id, move(0), PULSE)), PATIENCE)
    store.close()


async def test_addresses_hold_tables_bans_and_reports_are_kept(opened: Open) -> None:
    store = opened()
    made = [
        tables.create(wish(*kinds, listed=listed), ("random",), "random", 1, "here")[0]
        for kinds, listed in ((("me", "open"), True), (("random", "random"), False), (("me", "open"), False))
    ]
    made[2].status = "over"
    await store.commit(*(SaveTable(each, PULSE) for each in made), SaveTable(table(), PULSE))
    assert await store.held("here") == (2, 1, 1)
    assert await store.held("") == (0, 0, 0)
    await store.commit(SetBan(Ban("here", 50, False, "noise")), SetBan(Ban("there", 9, True)))
    assert await store.bans(10) == [Ban("here", 50, False, "noise")]
    await store.commit(*(AddReport(Report(made[0].id, at, 0, 1, "rude")) for at in (1, 2)))
    assert [report.at for report in await store.reports(5)] == [2, 1]
    key = store.key
    store.close()
    again = opened()
    assert (again.key, len(key)) == (key, 32)
    again.close()


async def test_deleted_is_deleted_wholly(opened: Open) -> None:
    one, other = table(), table()
    store = opened()
    await store.commit(SaveTable(one, PULSE, b"s"), AddMove(one.id, move(0), PULSE), SaveTable(other, PULSE))
    await store.commit(AddChat(one.id, Chat(0, 8, "seats", 0, "A", "hi")), DeleteTable(one.id))
    assert await store.load(one.id) is None
    assert await store.by_keys([one.owner]) == []
    assert await store.counts() == (1, 0)
    await store.commit(SaveTable(one, PULSE))
    again = await store.load(one.id)
    assert again is not None
    assert (again.seed, again.moves, again.chat) == (None, [], [])
    store.close()


async def test_what_is_old_and_who_is_named_is_found(opened: Open) -> None:
    new, old, blank = table(), table(), table()
    for each in (old, blank):
        each.status = "over"
    blank.name = ""
    for seat in blank.seats:
        seat.name = ""
    store = opened()
    await store.commit(
        SaveTable(new, PULSE._replace(touched=90)), *(SaveTable(each, PULSE) for each in (old, blank))
    )
    assert sorted(await store.stale(50)) == sorted([old.id, blank.id])
    assert await store.stale(50, named=True) == ([old.id] if old.name or old.seats[0].name else [])
    await store.commit(AddChat(old.id, Chat(0, 8, "seats", 0, "A", "early")))
    await store.commit(AddChat(old.id, Chat(1, 80, "seats", 0, "A", "late")), DropChat(50))
    stored = await store.load(old.id)
    assert stored is not None
    assert [chat.text for chat in stored.chat] == ["late"]
    store.close()


async def test_a_review_is_kept_beside_its_table_and_goes_with_it(opened: Open) -> None:
    one = table()
    store = opened()
    await store.commit(SaveTable(one, PULSE, None))
    assert await store.review(one.id) is None
    for at, done in ((1, False), (2, True)):
        await store.commit(KeepReview(one.id, KeptReview("1 2 3", at, done, b"page %d" % at)))
    store.close()

    store = opened()
    assert await store.review(one.id) == KeptReview("1 2 3", 2, True, b"page 2")
    await store.commit(DeleteTable(one.id))
    assert await store.review(one.id) is None
    await store.commit(KeepReview(one.id, KeptReview("1 2 3", 3, True, b"late")))
    assert await store.review(one.id) is None
    store.close()
