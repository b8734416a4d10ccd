"""The inbox: one thing after another, and a word for everybody who waits when something fails."""

import asyncio

import pytest

from caravanserai.server.room.inbox import Inbox
from caravanserai.server.store import StoreError
from caravanserai.server.tables import TableError

pytestmark = pytest.mark.anyio


class Failures(list[str]):
    def add(self, code: str, detail: str) -> None:
        self.append(code)


async def test_things_are_done_one_after_another() -> None:
    inbox = Inbox("t", Failures().add)
    order: list[str] = []

    async def work(name: str) -> str:
        order.append(f"{name} begins")
        await asyncio.sleep(0)
        order.append(f"{name} ends")
        return name

    assert await asyncio.gather(inbox.ask(lambda: work("a")), inbox.ask(lambda: work("b"))) == ["a", "b"]
    assert order == ["a begins", "a ends", "b begins", "b ends"]
    inbox.stop()


async def test_a_refusal_harms_nothing_but_a_failure_is_told() -> None:
    failures = Failures()
    inbox = Inbox("t", failures.add)

    async def fail(error: Exception) -> None:
        raise error

    for error, code in (
        (TableError("full", "no seat"), "full"),
        (StoreError("store-full", path="x"), "storage"),
        (ZeroDivisionError(), "internal"),
    ):
        with pytest.raises(TableError) as caught:
            await inbox.ask(lambda error=error: fail(error))
        assert caught.value.code == code
    assert failures == ["storage", "internal"]
    inbox.stop()


async def test_who_does_not_wait_is_told_of_the_end() -> None:
    inbox = Inbox("t", Failures().add)
    ends: asyncio.Queue[TableError | None] = asyncio.Queue()
    done: list[str] = []

    async def work(name: str) -> None:
        done.append(name)

    async def fail() -> None:
        raise TableError("full", "no seat")

    inbox.put(lambda: work("a"), ends.put_nowait, "r")
    assert await ends.get() is None
    inbox.put(fail, ends.put_nowait, "r")
    refused = await ends.get()
    assert refused is not None
    assert refused.code == "full"
    for _ in range(2):
        inbox.put(lambda: work("b"), ends.put_nowait, "r")
        inbox.stop()
        told = await ends.get()
        assert told is not None
        assert told.code == "busy"
    assert done == ["a"]


async def test_who_waits_when_it_stops_may_try_again() -> None:
    inbox = Inbox("t", Failures().add)
    never = asyncio.Event()
    waiting = [asyncio.ensure_future(inbox.ask(never.wait)) for _ in range(3)]
    while not inbox.busy:
        await asyncio.sleep(0)
    inbox.stop()
    for each in await asyncio.gather(*waiting, return_exceptions=True):
        assert isinstance(each, TableError)
        assert each.code == "busy"
    with pytest.raises(TableError):
        await inbox.ask(never.wait)


async def test_an_answer_that_fails_aside_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    inbox = Inbox("t", Failures().add)
    done = asyncio.Event()

    async def fail() -> None:
        done.set()
        raise ZeroDivisionError

    inbox.aside(fail())
    await done.wait()
    while not caplog.records:
        await asyncio.sleep(0)
    assert "an answer failed" in caplog.text
    inbox.stop()


async def test_a_table_that_cannot_even_be_given_up_is_closed() -> None:
    def fail(*_: str) -> None:
        raise ZeroDivisionError

    inbox = Inbox("t", fail)

    async def work() -> None:
        raise ZeroDivisionError

    with pytest.raises(TableError, match="ZeroDivisionError"):
        await inbox.ask(work)
    while not inbox.closed:
        await asyncio.sleep(0)
