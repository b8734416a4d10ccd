"""The workers that think for bots: one that fails is replaced, the line for them is fair, and nobody else waits."""

import asyncio
import os
import random
import sys
from pathlib import Path

import lots
import pytest
from patience import PATIENCE
from server_table import open_hall, pause, seat, until

import caravanserai as cs
from caravanserai.play.record import record_text
from caravanserai.server import bots, workers
from caravanserai.server.bots import BotFailed, Pool, Question, Replayed
from caravanserai.server.line import HALF_LIFE, Asker, Line, Ticket

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
    assert not pool._idle
    await pool.close()


async def test_another_worker_is_asked_when_one_dies(tmp_path: Path) -> None:
    """The first one ends without an answer, as if it were killed; no move is left to chance."""
    question, legal = ask()
    program = (sys.executable, "-c", DIES_ONCE, str(tmp_path / "died"), str(legal[-1]))
    pool = Pool(1, time_limit=20.0, program=program)
    assert await pool.decide(question, legal) == legal[-1]
    assert (tmp_path / "died").exists()
    assert (pool.failed, pool.replaced) == (0, 1)
    await pool.close()


DIES_ONCE = """
import json, pathlib, sys
for line in sys.stdin:
    flag = pathlib.Path(sys.argv[1])
    if not flag.exists():
        flag.touch()
        sys.exit(9)
    print(json.dumps({"action": int(sys.argv[2])}), flush=True)
"""


async def test_stopping_does_not_wait_for_an_answer_that_is_just_being_read(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """An answer that is there while the workers are sent home once made the end wait for ever."""
    read, go_on = asyncio.Event(), asyncio.Event()
    asking = workers._Worker.ask

    async def slowly(worker: workers._Worker, line: bytes) -> bytes:
        answer = await asking(worker, line)
        read.set()
        await go_on.wait()
        return answer

    monkeypatch.setattr(workers._Worker, "ask", slowly)
    pool = Pool(1)
    question, legal = ask()
    deciding = asyncio.create_task(pool.decide(question, legal))
    await read.wait()
    closing = asyncio.create_task(pool.close())
    await pause(2)
    go_on.set()
    assert await deciding in legal
    await asyncio.wait_for(closing, PATIENCE)
    assert not pool._all


async def test_it_is_told_how_long_one_waits_for_the_strongest_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing while it keeps its time; then the longest wait of the last ones."""
    pool = Pool(1)
    clock, takes = [0.0], [0.0]

    async def answer(*_: object) -> int:
        clock[0] += takes[0]
        return 0

    monkeypatch.setattr("caravanserai.server.bots.time.monotonic", lambda: clock[0])
    monkeypatch.setattr(pool, "ask", answer)
    question, legal = ask("expert")
    for takes[0], told in ((4.9, 0), (7.2, 8), (1.0, 8)):
        await pool.decide(question, legal)
        assert pool.strongest_seconds() == told
    takes[0] = 30.0
    await pool.decide(ask("hard")[0], legal)
    assert pool.strongest_seconds() == 8
    takes[0] = 3.0
    for _ in range(20):
        await pool.decide(question, legal)
    assert pool.strongest_seconds() == 0


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
    assert await asyncio.wait_for(worker.process.wait(), PATIENCE) == 0
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


# --- the line ----------------------------------------------------------------------------------------------------


async def queue(line: Line, served: list[str], *askers: Asker) -> list["asyncio.Task[None]"]:
    """Let them all wait behind somebody who has the only place."""
    await line.enter(Asker("first"))

    async def visit(asker: Asker) -> None:
        await line.enter(asker)
        served.append(asker.table)
        line.leave(asker, 1.0)

    tasks = [asyncio.create_task(visit(asker)) for asker in askers]
    await pause(1)
    return tasks


async def test_a_neighbour_does_not_wait_for_all_tables_of_a_stranger() -> None:
    line, served = Line(1), []
    crowd = [Asker(f"s{number}", "stranger") for number in range(30)]
    tasks = await queue(line, served, *crowd, Asker("n", "neighbour"))
    assert line.pressure(Asker("n", "neighbour")) == 2
    assert line.pressure(Asker("s0", "stranger")) == 31
    line.leave(Asker("first"), 0.0)
    await asyncio.gather(*tasks)
    assert served.index("n") <= 1
    assert len(served) == 31


async def test_tables_with_people_come_first() -> None:
    line, served = Line(1), []
    bots_only = [Asker(f"b{number}", f"o{number}", people=False) for number in range(10)]
    tasks = await queue(line, served, *bots_only, Asker("p", "q"))
    line.leave(Asker("first"), 0.0)
    await asyncio.gather(*tasks)
    assert served[0] == "p"


async def test_tables_without_people_are_not_forgotten() -> None:
    """Somebody who waited long enough counts like everybody else."""
    line = Line(1)
    future = asyncio.get_running_loop().create_future()
    alone = Ticket(Asker("b", "o", people=False), 0.0, future)
    company = Ticket(Asker("p", "q"), 1.0, future)
    assert line._rank(company, 10.0) < line._rank(alone, 10.0)
    assert line._rank(alone, 21.0) < line._rank(company, 21.0)


async def test_what_was_used_long_ago_is_forgotten() -> None:
    line = Line(1)
    future = asyncio.get_running_loop().create_future()
    first, second = (Ticket(Asker(name, name), 0.0, future) for name in ("a", "b"))
    line.leave(first.asker, 8.0)
    line._epoch -= 10 * HALF_LIFE
    line.leave(second.asker, 1.0)
    assert line._rank(first, 0.0) < line._rank(second, 0.0), (
        "eight seconds of long ago are less than one of now"
    )
    line._epoch -= 200 * HALF_LIFE
    line.leave(Asker("c"), 1.0)
    assert list(line._used) == ["c"]


async def test_whoever_goes_away_leaves_no_hole_in_the_line() -> None:
    line, served = Line(1), []
    tasks = await queue(line, served, Asker("a"), Asker("b"), Asker("c"))
    tasks[0].cancel()
    line.leave(Asker("first"), 0.0)
    tasks[1].cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert served == ["c"]
    await asyncio.wait_for(line.enter(Asker("d")), PATIENCE)
    assert len(line) == 0


async def test_bots_think_less_when_many_wait() -> None:
    """A stranger's many tables get quick answers; a neighbour's bot thinks as hard as ever."""
    pool = Pool(1)
    question, _ = ask("hard")
    await pool.line.enter(Asker("first"))
    tasks = [asyncio.create_task(pool.line.enter(Asker(f"s{n}", "stranger"))) for n in range(10)]
    await pause(1)
    assert pool._eased(question, Asker("s0", "stranger")).level == "easy"
    assert pool._eased(question, Asker("n", "neighbour")).level == "hard"
    assert pool.lowered == 1
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def test_records_are_replayed_by_a_worker() -> None:
    match = cs.Match("lots", seats=2, seed="a")
    unfinished = record_text(match)
    while not match.over:
        match.play(match.state.actor(), match.state.legal()[0])
    pool = Pool(1)
    assert (await pool.replay(record_text(match), Asker())) == Replayed(over=True)
    assert (await pool.replay(unfinished, Asker())) == Replayed(over=False)
    assert "not a record" in (await pool.replay("nonsense", Asker())).fault
    await pool.close()
