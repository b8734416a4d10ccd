"""Questions to a table: why not, what if, how it was."""

from pathlib import Path

import lots
import pytest
from server_table import finish, open_hall, seat, two, until

from caravanserai.server.requests import Look, Preview, ReadLog, WhyNot

pytestmark = pytest.mark.anyio


async def test_questions_are_answered_while_the_table_goes_on(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        first, second = await two(hall)
        room = first.room
        await first.send(lambda: room.questions.why_not(first.link, WhyNot(request="w", action=lots.KEEP)))
        await first.send(lambda: room.questions.preview(first.link, Preview(request="p", action=lots.MARK)))
        await first.send(lambda: room.questions.look(first.link, Look(request="l", moment=0, seat=1)))
        await until(lambda: first.count("moment") == 1 and first.count("why-not-answer") == 1)
        assert first.last("why-not-answer")["reasons"][0]["rule"] == "LO-1"
        assert first.last("preview-answer")["view"]["jars"]["red"] == 1
        moment = first.last("moment")
        assert moment["seat"] == 0
        assert moment["view"]["dice"][1] == [None, None]
        await second.send(lambda: room.questions.read_log(second.link, ReadLog(request="g", start=0)))
        assert second.last("log-page")["total"] == len(second.last("log-page")["events"])


async def test_after_the_end_any_seat_can_be_looked_through(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        _, first = await seat(hall, "me", "random")
        await finish(first)
        room = first.room
        for eyes, seen in ((1, 1), (-1, None)):
            look = Look(request=str(eyes), moment=0, seat=eyes)
            await first.send(lambda look=look: room.questions.look(first.link, look))
            await until(lambda eyes=eyes: first.last("moment").get("request") == str(eyes))
            assert first.last("moment")["seat"] == seen
        assert first.last("moment")["view"]["dice"] == [[None, None], [None, None]]
