"""The fault campaign in short, a small load test, and checks that would notice a lost move."""

from collections import Counter
from pathlib import Path

import lots
import pytest
from campaign import faults, load, rolling
from campaign.player import Acknowledged, Picture, Player
from campaign.site import Fleet, One
from server_postgres import Postgres
from server_table import open_hall, seat

from caravanserai.server.store import Stored

pytestmark = pytest.mark.anyio

KILLS = 25
FLEET_KILLS = 10


@pytest.mark.long
async def test_no_kill_loses_an_acknowledged_move(tmp_path: Path) -> None:
    report = await faults.campaign(One(tmp_path), ["lots", "yspahan"], KILLS, seed=7, tables=4)
    print(report.text())
    assert report.faults == []
    assert report.kills == KILLS == report.hurts["server"]
    assert report.acknowledged > KILLS


async def test_no_kill_of_two_servers_loses_an_acknowledged_move(tmp_path: Path, postgres: Postgres) -> None:
    """Servers and worker are killed, lines to the database cut, the database stopped for a while."""
    report = await faults.campaign(
        Fleet(tmp_path, postgres), ["lots", "yspahan"], FLEET_KILLS, seed=3, tables=3
    )
    print(report.text())
    assert report.faults == []
    assert report.acknowledged > FLEET_KILLS


async def test_a_rolling_restart_refuses_no_move(tmp_path: Path, postgres: Postgres) -> None:
    """Both servers are stopped and started under play: everybody is told to come back, and every move is taken."""
    report = await rolling.rolling(tmp_path, postgres, "yspahan", tables=6, beat=0.5)
    print(report.text())
    assert report.refused == []
    assert report.returns >= 6
    assert report.moves >= report.restarts * 3


def test_the_legs_of_a_campaign_are_added_up() -> None:
    first = faults.Report(100, 4, 70, 90, 300, 40, 2, 1, 60.0, [], Counter(server=100))
    second = faults.Report(50, 3, 30, 40, 100, 20, 0, 0, 30.0, ["table a is gone"], Counter(server=50, cut=3))
    hurts = Counter(server=150, cut=3)
    assert first.plus(second) == (150, 7, 100, 130, 400, 60, 2, 1, 90.0, ["table a is gone"], hurts)
    assert first.plus(second).text().endswith("table a is gone\n1 faults")


async def test_a_small_load_is_carried(tmp_path: Path) -> None:
    report = await load.load(tmp_path, "lots", tables=5, seats=3, rate=20, seconds=3)
    print(report.text())
    assert report.refused == 0
    assert report.moves > 20
    assert report.updates > report.moves


async def test_the_campaign_would_notice(tmp_path: Path) -> None:
    """A lost move, a doubled one, another action on disk, a picture of somebody else's, foreign events."""
    async with open_hall(tmp_path) as hall:
        keys, first = await seat(hall, "me", "open")
        await first.act(lots.MARK, request="a")
        update = first.update
        stored = await hall.store.load(keys.table)
    assert stored is not None
    player = Player([1], keys.table, keys.token, 0, faults.random.Random(1), 0.0)
    player.acknowledged.append(Acknowledged("a", lots.MARK))
    seen = Picture(update["version"], update["view"], update["prompt"], update["start"], update["events"])
    player.pictures.append(seen)
    assert faults.check(stored, [player]) == []
    lost = stored._replace(moves=stored.moves[:-1])
    assert "is not on disk" in _only(lost, player)
    player.acknowledged[0] = Acknowledged("a", lots.MARK + 1)
    assert "is on disk as" in _only(stored, player)
    player.acknowledged.clear()
    for wrong, words in (
        (seen._replace(version="0" * 24), "no position of this game"),
        (seen._replace(view={**seen.view, "dice": [[1, 2], [3, 4]]}), "something else than its view"),
        (seen._replace(events=[*seen.events, {"kind": "rolled-face"}]), "other events"),
    ):
        player.pictures[:] = [wrong]
        assert words in _only(stored, player)
    player.pictures.clear()
    broken = stored._replace(moves=[*stored.moves[:-1], stored.moves[-1]._replace(lines="0 keep\n")])
    assert "does not replay" in _only(broken, player)


def _only(stored: Stored, player: Player) -> str:
    found = faults.check(stored, [player])
    assert found
    return found[0]
