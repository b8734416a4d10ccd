"""A server that leaves while another goes on: its tables are handed over, a few at a time, and nobody is away meanwhile."""

import asyncio

import lots
import pytest
from server_table import Client, until
from test_server_several import apart, pair, same

from caravanserai.server import handover
from caravanserai.server.hall import Hall
from caravanserai.server.handover import AT_ONCE, Handover
from caravanserai.server.live import AT_ONCE_MS

pytestmark = pytest.mark.anyio
__all__ = ["pair"]


class Leaver:
    """A table that notes that it was sent off."""

    def __init__(self, name: str, sent: list[str]) -> None:
        self.id = name
        self._sent = sent

    def send_off(self) -> None:
        self._sent.append(self.id)


async def test_the_next_table_goes_when_another_server_has_taken_one() -> None:
    sent: list[str] = []
    leaving = Handover()
    task = asyncio.create_task(leaving.run([Leaver(str(n), sent) for n in range(AT_ONCE + 2)]))
    await until(lambda: len(sent) == AT_ONCE)
    assert len(sent) == AT_ONCE
    leaving.heard("another")
    leaving.heard(sent[3])
    await until(lambda: len(sent) == AT_ONCE + 1)
    taken = 0
    while not task.done():
        for each in sent[taken:]:
            leaving.heard(each)
        await asyncio.sleep(0)
    assert len(sent) == len(set(sent)) == AT_ONCE + 2


async def test_if_nobody_takes_any_the_rest_is_not_sent_off_one_by_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(handover, "TAKEN_SECONDS", 0.0)
    sent: list[str] = []
    await Handover().run([Leaver(str(n), sent) for n in range(100)])
    assert len(sent) == AT_ONCE


async def test_what_takes_too_long_is_not_gone_on_with() -> None:
    now = [0.0]
    sent: list[str] = []
    leaving = Handover(lambda: now[0])
    task = asyncio.create_task(leaving.run([Leaver(str(n), sent) for n in range(3 * AT_ONCE)]))
    await until(lambda: len(sent) == AT_ONCE)
    now[0] = handover.LONGEST_SECONDS
    for each in list(sent):
        leaving.heard(each)
    await task
    assert len(sent) == AT_ONCE


async def test_people_go_to_the_other_server_and_play_on(pair: tuple[Hall, Hall]) -> None:
    """Told to come back at once; the partner at the other server never sees them away; no move is refused."""
    first, second, _ = await apart(pair)
    one, other = pair
    assert await one.part()
    assert not one.stopping, "it serves on until the last has gone"
    handing = asyncio.create_task(one.hand_over())
    await until(lambda: first.link.closing)
    first.listen()
    trouble = first.last("trouble")
    assert (trouble["code"], trouble["final"], trouble["within"]) == ("restarting", False, AT_ONCE_MS)
    await first.bye()
    back = await Client(await other.room(first.room.table.id), first.token).hello()
    await handing
    before = second.count("update")
    await back.act(lots.MARK)
    await until(lambda: second.count("update") > before)
    assert same(back, second)
    seen = [message["table"]["seats"][0]["here"] for message in second.heard if message["type"] == "table"]
    assert seen
    assert all(seen)


async def test_alone_a_server_hands_nothing_over(pair: tuple[Hall, Hall]) -> None:
    first, _, _ = await apart(pair)
    one, other = pair
    await asyncio.to_thread(other.store.close)
    assert not await one.part()
    assert one.leaving
    await first.bye()
