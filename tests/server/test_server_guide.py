"""Guided first games at the table: the script's moves, hints, coming back, and being thrown away."""

from pathlib import Path
from typing import Any

import pytest
from server_table import Client, FirstBot, open_hall, until

import caravanserai as cs
from caravanserai.play.guided import GuidedMatch
from caravanserai.server import clock, lists
from caravanserai.server.bodies import Keys, NewGuide
from caravanserai.server.hall import Hall
from caravanserai.server.matches import GUIDE_KEPT
from caravanserai.server.requests import Look, StandIn
from caravanserai.server.room import clock as room_clock
from caravanserai.server.room import thinker
from caravanserai.server.tables import TableError

pytestmark = pytest.mark.anyio

GUIDED = [key for key in cs.games() if cs.game(key).guides()]


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(thinker.DELAY, "normal", 0.0)


async def learn(hall: Hall, key: str = "yspahan") -> tuple[Keys, Client]:
    keys = await hall.create_guide(cs.game(key), NewGuide(player="Hana", name="Guided game"))
    return keys, await Client(await hall.room(keys.table), keys.token).hello()


def wanted(client: Client) -> list[int]:
    return [int(action) for action in client.update["guide"]["wanted"]]


def mine(client: Client) -> bool:
    return bool(client.update["prompt"]["seat"] == 0)


def ended(client: Client, key: str) -> bool:
    guide = cs.game(key).guides()[0]
    return bool(client.update["guide"]["lesson"] == len(guide.lessons))


@pytest.mark.parametrize("key", GUIDED)
async def test_a_guide_is_played_through_without_asking_a_bot(tmp_path: Path, key: str) -> None:
    pool = FirstBot()
    async with open_hall(tmp_path, pool) as hall:
        _, learner = await learn(hall, key)
        lessons = [learner.update["guide"]["lesson"]]
        while not ended(learner, key):
            await until(lambda: mine(learner) or ended(learner, key))
            if mine(learner) and not ended(learner, key):
                assert (await learner.act(wanted(learner)[0]))[0]["type"] == "accepted"
                lessons.append(learner.update["guide"]["lesson"])
        assert lessons == sorted(lessons)
        assert wanted(learner) == []
        assert pool.questions == []


async def test_another_legal_choice_gets_a_hint_and_changes_nothing(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        _, learner = await learn(hall)
        other = next(c["id"] for c in learner.update["prompt"]["choices"] if c["id"] not in wanted(learner))
        version = learner.update["version"]
        refused = (await learner.act(other))[0]
        assert (refused["code"], refused["reason"]["key"]) == ("not-legal", "reason-guide")
        assert learner.update["version"] == version


async def test_a_guide_goes_on_after_a_restart(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        keys, learner = await learn(hall)
        for _ in range(3):
            await learner.act(wanted(learner)[0])
        await learner.undo()
        before = learner.update
    async with open_hall(tmp_path) as hall:
        again = await Client(await hall.room(keys.table), keys.token).hello()
        same: tuple[str, ...] = ("view", "prompt", "guide", "canUndo")
        assert [again.update[name] for name in same] == [before[name] for name in same]
        await again.send(lambda: again.room.questions.look(again.link, Look(request="l", moment=0)))
        await until(lambda: again.last("moment") != {})
        assert again.last("moment")["view"]["day"] == 1


async def test_a_bot_that_stands_in_follows_the_script_and_stops_with_it(tmp_path: Path) -> None:
    pool = FirstBot()
    async with open_hall(tmp_path, pool) as hall:
        _, learner = await learn(hall)
        await learner.send(lambda: learner.room.seats.stand_in(learner.link, StandIn(on=True)))
        await until(lambda: ended(learner, "yspahan"))
        assert pool.questions == []


async def test_guides_are_in_no_public_list_and_nobody_watches(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        keys, learner = await learn(hall)
        assert (await lists.lobby(hall)).tables == []
        (own,) = (await lists.mine(hall, [keys.token])).tables
        assert (own.name, own.mine) == ("Guided game", 0)
        assert learner.last("welcome")["table"]["guide"] is True
        watcher = await Client(learner.room, keys.watch).hello()
        assert watcher.count("update") == 0


async def test_a_guide_that_nobody_goes_on_with_is_thrown_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_hall(tmp_path) as hall:
        keys, learner = await learn(hall)
        await learner.act(wanted(learner)[0])
        hall.forget(learner.room)
    stored: dict[str, Any] = {}
    real = clock.now()
    monkeypatch.setattr(room_clock, "now", lambda: real + GUIDE_KEPT + 60_000)
    async with open_hall(tmp_path) as hall:
        assert await hall.store.waking(real, 10) == []
        assert await hall.store.waking(real + GUIDE_KEPT + 60_000, 10) == [keys.table]
        room = await hall.room(keys.table)
        assert isinstance(room.match, GuidedMatch)
        await until(lambda: room.closed)
        stored["left"] = await hall.store.load(keys.table)
    assert stored == {"left": None}


async def test_a_game_without_a_guide_says_so(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        with pytest.raises(TableError, match="no guided game"):
            await hall.create_guide(cs.game("lots"), NewGuide())
