"""The workers that think for bots: one that fails is replaced, and nobody else waits."""

import asyncio
import os
import random
import sys
from pathlib import Path

import lots
import pytest
from server_table import open_hall, pause, seat, until

import caravanserai as cs
from caravanserai.server import bots
from caravanserai.server.bots import BotFailed, Pool, Question

pytestmark = pytest.mark.anyio

SCRIPTS = {
    "dies": "import sys; sys.stdin.readline(); sys.exit(3)",
    "stalls": "import time; time.sleep(100)",
    "babbles": "import sys\nfor line in sys.stdin: print('nonsense', flush=True)",
    "cheats": "import sys\nfor line in sys.stdin: print('{\"action\": 12345}', flush=True)",
    "wrong": 'import sys\nfor line in sys.stdin: print(\'{"action": "keep"}\', flush=True)',
    "no program": "",
}


def ask(level: str = "random") -> tuple[Question, list[int]]:
    match = cs.Match("lots", seats=2, seed="a")
    return bots.question(match.game, match.state, 0, level, "s"), match.state.legal()


@pytest.mark.parametrize("name", SCRIPTS)
async def test_a_worker_that_fails_is_replaced_and_named(name: str) -> None:
    program = (sys.executable, "-c", SCRIPTS[name]) if SCRIPTS[name] else ("/nowhere/at-all",)
    pool = Pool(1, time_limit=3.0 if name != "stalls" else 0.5, program=program)
    question, legal = ask()
    for _ in range(2):
        with pytest.raises(BotFailed, match="lots, random"):
            await pool.decide(question, legal)
    assert pool.failed == 2
    assert pool.waiting == 0
    await pool.close()


@pytest.mark.parametrize("level", ["random", "greedy", "easy"])
async def test_real_bots_decide(level: str) -> None:
    pool = Pool(1)
    question, legal = ask(level)
    assert await pool.decide(question, legal) in legal
    assert await pool.decide(question, legal) in legal
    assert (pool.asked, pool.failed) == (2, 0)
    await pool.close()


async def test_questions_wait_for_a_free_worker() -> None:
    pool = Pool(2)
    question, legal = ask()
    answers = await asyncio.gather(*(pool.decide(question, legal) for _ in range(20)))
    assert all(answer in legal for answer in answers)
    assert len(pool._all) <= 2
    await pool.close()


async def test_workers_end_with_their_server() -> None:
    pool = Pool(1)
    question, legal = ask()
    await pool.decide(question, legal)
    worker = next(iter(pool._all))
    assert worker.process.stdin is not None
    worker.process.stdin.close()
    assert await asyncio.wait_for(worker.process.wait(), 20) == 0
    await pool.close()


def test_the_question_is_behind_the_wall() -> None:
    """Two games that look alike to the seat give the very same question."""
    match = cs.Match("lots", seats=3, seed="b")
    match.play(0, lots.MARK)
    other = match.game.determinize(match.state, 0, random.Random(4))
    assert bots.question(match.game, match.state, 0, "easy", "s") == bots.question(
        match.game, other, 0, "easy", "s"
    )


async def test_a_stalling_bot_delays_no_other_table(tmp_path: Path) -> None:
    pool = Pool(1, time_limit=60, program=(sys.executable, "-c", SCRIPTS["stalls"]))
    async with open_hall(tmp_path, pool) as hall:
        _, stuck = await seat(hall, "me", "random")
        await stuck.act(lots.MARK)
        await stuck.act(lots.KEEP)
        await until(lambda: hall.bots.waiting == 1)
        _, free = await seat(hall, "me", "open")
        started = asyncio.get_running_loop().time()
        await free.act(lots.MARK)
        assert asyncio.get_running_loop().time() - started < 5
        await pause(2)


async def test_workers_give_way_to_the_server() -> None:
    """They run with less priority."""
    pool = Pool(1)
    question, legal = ask()
    await pool.decide(question, legal)
    worker = next(iter(pool._all))
    assert os.getpriority(os.PRIO_PROCESS, worker.process.pid) > os.getpriority(os.PRIO_PROCESS, 0)
    await pool.close()
