"""Pauses at a table: bots and clocks wait, everybody is shown their own card, and the log keeps it."""

from pathlib import Path

import lots
import pytest
from server_table import Client, open_hall, pause, seat, two, until

from caravanserai.server.messages import Pace
from caravanserai.server.requests import Recount

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("pausing")]


async def test_bots_wait_until_the_person_goes_on(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        _, first = await seat(hall, "me", "random")
        first.link.reads_pauses = True
        await first.act(lots.MARK)
        assert first.update["pause"]["id"] == "1 marked"
        await first.act(lots.KEEP)  # a decision ends the pause, too
        await until(lambda: "marked" in str(first.update["pause"]))
        asked = first.update["version"]
        await pause()
        assert first.update["version"] == asked
        await first.send(lambda: first.room.interval.go_on(first.link))
        await until(lambda: first.update["version"] != asked)
        assert first.update["pause"] is None


async def test_the_clock_stands_still(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        first, second = await two(hall, pace=Pace(seconds=60))
        first.link.reads_pauses = second.link.reads_pauses = True
        await first.act(lots.MARK)
        assert first.update["deadline"] is None
        assert second.update["pause"]["rows"][1]["seat"] == 1
        await first.send(lambda: first.room.interval.go_on(first.link))
        await second.send(lambda: second.room.interval.go_on(second.link))
        assert first.update["deadline"] > first.update["now"] + 59_000
        assert first.last("pausing")["until"] is None


async def test_the_log_gives_the_card_back(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        first, second = await two(hall)
        await first.act(lots.MARK)
        card = first.update["pause"]
        assert card is not None
        for each in (first, await Client(second.room, second.token).hello()):
            line = each.update["start"] + [line["role"] for line in each.update["events"]].index("pause")
            await each.send(lambda each=each, line=line: _recount(each, line))
            assert each.last("pause-answer")["pause"] == card
        for line in (0, 9999):  # a roll, and no line at all
            await first.send(lambda line=line: _recount(first, line))
            assert first.last("pause-answer")["pause"] is None


async def _recount(client: Client, line: int) -> None:
    await client.room.questions.recount(client.link, Recount(request="x", line=line))
