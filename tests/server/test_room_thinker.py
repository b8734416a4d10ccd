"""Bots at a table: asked once, answered at the tick, and a legal action whatever fails."""

import asyncio

import pytest
from room_parts import table

import caravanserai as cs
from caravanserai.bots import LEVELS
from caravanserai.server.bots import BotFailed, Question
from caravanserai.server.line import Asker
from caravanserai.server.room import thinker
from caravanserai.server.room.thinker import Thinker, tick, whole_time

pytestmark = pytest.mark.anyio


class Answers:
    """A pool that answers what it is told to."""

    def __init__(self, answer: int | Exception) -> None:
        self.answer = answer
        self.asked: list[Question] = []

    async def decide(self, asked: Question, legal: list[int], asker: Asker | None = None) -> int:
        self.asked.append(asked)
        if isinstance(self.answer, Exception):
            raise self.answer
        return self.answer


async def decided(pool: Answers, times: int = 1) -> tuple[int, int, int]:
    told: asyncio.Queue[tuple[int, int, int]] = asyncio.Queue()
    one = Thinker(table("bot", "bot", speed="instant"), pool, lambda *words: told.put_nowait(words))
    match = cs.Match("lots", seats=2, seed="a")
    for _ in range(times):
        one.think(match, 0)
    assert one.busy
    found = await told.get()
    assert not one.busy
    return found


async def test_one_question_is_asked_once() -> None:
    pool = Answers(1)
    assert await decided(pool, times=3) == (0, 0, 1)
    assert [asked.seat for asked in pool.asked] == [0]


@pytest.mark.parametrize("error", [BotFailed("dead"), ZeroDivisionError()])
async def test_whatever_fails_a_legal_action_is_taken(
    error: Exception, caplog: pytest.LogCaptureFixture
) -> None:
    _, _, action = await decided(Answers(error))
    assert action in cs.Match("lots", seats=2, seed="a").state.legal()
    assert "the bot failed" in caplog.text


async def test_a_game_that_cannot_be_put_into_a_question_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinker.bots, "question", lambda *_: 1 / 0)
    pool = Answers(1)
    _, _, action = await decided(pool)
    assert pool.asked == []
    assert action in cs.Match("lots", seats=2, seed="a").state.legal()


@pytest.mark.parametrize(
    ("delay", "spent", "left"), [(0.0, 5.0, 0.0), (0.6, 0.1, 0.5), (0.6, 0.7, 0.5), (0.6, 1.3, 1.1)]
)
def test_bots_answer_on_the_tick(delay: float, spent: float, left: float) -> None:
    assert tick(delay, spent) == pytest.approx(left)


@pytest.mark.parametrize(
    ("delay", "spent", "left"),
    [
        (0.0, 5.0, 0.0),  # at once, where that is wanted
        (0.6, 0.1, 0.5),
        (0.6, 4.95, 0.05),  # and not only after 9.6 seconds
        (0.9, 4.0, 1.0),
        (0.9, 5.01, 2.19),  # a slow machine
        (1.8, 3.5, 0.1),
    ],
)
def test_bots_that_take_all_their_time_answer_then(delay: float, spent: float, left: float) -> None:
    assert tick(delay, spent, whole_time("expert")) == pytest.approx(left)


@pytest.mark.parametrize("level", ["hard", "expert"])
def test_whoever_takes_all_its_time_is_waited_for_no_longer(level: str) -> None:
    seconds = LEVELS[level].seconds
    for delay in (0.6, 0.9):
        assert seconds + tick(delay, seconds, whole_time(level)) == pytest.approx(seconds + thinker.WAY)
    assert whole_time("random") == whole_time("") == 0.0
