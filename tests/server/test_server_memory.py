"""How much memory a loaded table holds: a table of any game, played to its end, at most 200 KB."""

import gc
import random
import tracemalloc
from pathlib import Path

import pytest
from server_table import open_hall

import caravanserai as cs
from caravanserai.play.record import record_text

pytestmark = pytest.mark.anyio

MOST_BYTES = 200 * 1024


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("alrashid", {}),
        ("fivetribes", {}),
        ("morgenland", {}),
        ("morgenland", {"version": "magic"}),
        ("yspahan", {}),
    ],
)
async def test_a_finished_table_takes_little_memory(
    tmp_path: Path, game: str, options: dict[str, str]
) -> None:
    match = cs.Match(game, cs.game(game).seats[-1], "memory", **options)
    rng = random.Random(5)
    while not match.over:
        match.play(match.state.actor(), rng.choice(match.state.legal()))

    async def work() -> int:
        async with open_hall(tmp_path) as hall:
            keys = [await hall.import_record(record_text(match)) for _ in range(2)]
            await hall.room(keys[0].table)
            gc.collect()
            tracemalloc.start()
            try:
                await hall.room(keys[1].table)
                gc.collect()
                return tracemalloc.get_traced_memory()[0]
            finally:
                tracemalloc.stop()

    found = await work()
    print(f"{game} {options}: {found / 1024:.0f} KB, {len(match.steps)} steps, {len(match.events)} events")
    assert found <= MOST_BYTES
