"""Reviews at the server: of finished games only, kept beside them, and bounded however many ask."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from patience import PATIENCE
from server_table import Client, FirstBot, open_hall

import caravanserai as cs
from caravanserai.play.match import Match
from caravanserai.play.record import parse, record_text
from caravanserai.server import reviewing
from caravanserai.server.bots import Question
from caravanserai.server.hall import Hall
from caravanserai.server.http import Limits, Web
from caravanserai.server.line import Asker
from caravanserai.server.reviewing import Job, Reviews
from caravanserai.server.security import Doors
from caravanserai.server.tables import TableError

pytestmark = pytest.mark.anyio

REVIEWS = ("review", "review/0", "review/7")


class Adviser(FirstBot):
    """Advises the last legal action, then the first."""

    async def advise(self, asked: Question, legal: list[int], asker: Asker) -> list[tuple[int, float]]:
        self.questions.append(asked)
        return [(legal[-1], 0.6), (legal[0], 0.4)]


@contextlib.asynccontextmanager
async def web(folder: Path, address: str = "127.0.0.1") -> AsyncIterator[tuple[httpx.AsyncClient, Hall]]:
    """A browser without sockets and the hall it talks to; reviews take two looks."""
    async with open_hall(folder, Adviser(), reviews=lambda store: Reviews(store, iterations=2)) as hall:
        app = Web(hall, Doors(), Limits()).app()
        transport = httpx.ASGITransport(app, client=(address, 1), raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1:8421") as browser:
            yield browser, hall


def bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"}


@cache
def finished(key: str = "lots", seats: int = 2) -> str:
    """The record of a game played at random."""
    match, rng = cs.Match(key, seats=seats, seed="review"), Random(1)
    while not match.over:
        assert match.play(match.state.actor(), rng.choice(match.state.legal()))
    return record_text(match)


async def shown(browser: httpx.AsyncClient, text: str) -> tuple[str, dict[str, str]]:
    """The path of a table that shows the record, and who may see it."""
    keys = (await browser.post("/api/records", json={"text": text})).json()
    return f"/api/tables/{keys['table']}", bearer(keys["watch"])


async def test_a_review_gets_better_and_is_kept_beside_the_game(tmp_path: Path) -> None:
    async with web(tmp_path) as (browser, hall):
        path, me = await shown(browser, finished())
        first = await browser.get(f"{path}/review", headers=me)
        assert first.json()["done"] is False

        async def done() -> bool:
            return bool((await browser.get(f"{path}/review", headers=me)).json()["done"])

        async def alone() -> bool:
            return hall.reviews.waiting == 0

        await until(done)
        await until(alone)
        last = await browser.get(f"{path}/review", headers=me)
        report = last.json()["report"]
        match = parse(finished())
        assert len(report["moments"]) == sum(entry.how == "chosen" for entry in match.steps)
        for moment in report["moments"]:
            assert moment["choice"]["key"]
            assert sum(moment["chances"]) == pytest.approx(1, abs=0.01)
        again = await browser.get(f"{path}/review", headers=me | {"if-none-match": last.headers["etag"]})
        assert again.status_code == 304
    async with web(tmp_path) as (browser, hall):
        kept = await browser.get(f"{path}/review", headers=me)
        assert kept.json() == last.json()
        assert hall.reviews.waiting == 0
        assert (await browser.get(f"{path}/review", headers=bearer("x"))).json()["code"] == "no-entry"


async def until(happened: Any) -> None:
    """Wait until it has happened."""

    async def look() -> None:
        while not await happened():
            await asyncio.sleep(0.05)

    await asyncio.wait_for(look(), PATIENCE)


@pytest.mark.parametrize("place", range(4), ids=["engine", "rules", "judge", "method"])
async def test_a_review_made_by_others_is_made_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, place: int
) -> None:
    monkeypatch.setattr(Reviews, "_review", _never)
    made_by = reviewing.versions(cs.game("lots")).split()
    made_by[place] = "0"
    async with web(tmp_path) as (browser, hall):
        path, me = await shown(browser, finished())
        table = path.rpartition("/")[2]
        old = reviewing.KeptReview(" ".join(made_by), reviewing.now(), True, b"")
        await hall.store.commit(reviewing.KeepReview(table, old))
        assert (await browser.get(f"{path}/review", headers=me)).json()["report"] is None
        assert hall.reviews.waiting == 1


async def test_a_game_that_goes_on_is_reviewed_by_no_route(tmp_path: Path) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    async with web(tmp_path) as (browser, hall):
        for start in (False, True):
            wish = {"game": "lots", "seats": seats, "listed": True, "start": start}
            keys = (await browser.post("/api/tables", json=wish)).json()
            path = f"/api/tables/{keys['table']}"
            for token in (keys["token"], keys["owner"], keys["watch"], keys["join"], ""):
                for call in REVIEWS:
                    answer = await browser.get(f"{path}/{call}", headers=bearer(token))
                    assert (answer.status_code, answer.json()["code"]) == (409, "not-over")
                onward = await browser.post(f"{path}/onward", json={"moment": 0}, headers=bearer(token))
                assert onward.json()["code"] == "not-over"
        unfinished = record_text(cs.Match("lots", seats=2, seed="on"))
        assert (await browser.post("/api/records", json={"text": unfinished})).json()["code"] == "not-over"
        assert hall.reviews.waiting == 0


async def test_a_guided_game_is_not_reviewed(tmp_path: Path) -> None:
    async with web(tmp_path) as (browser, hall):
        keys = (await browser.post("/api/guides/yspahan", json={})).json()
        path = f"/api/tables/{keys['table']}"
        room = await hall.room(keys["table"])
        room.table.status = "over"
        answer = await browser.get(f"{path}/review", headers=bearer(keys["token"]))
        assert answer.json()["code"] == "not-over"


async def _never(self: Reviews, job: Job) -> None:
    await asyncio.Event().wait()


async def test_reviews_wait_in_a_line_that_has_an_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Reviews, "_review", _never)
    monkeypatch.setattr(reviewing, "MOST", 5)
    async with web(tmp_path, "10.1.2.3") as (browser, hall):
        tables = [await shown(browser, finished()) for _ in range(6)]

        async def asked(number: int) -> Any:
            path, me = tables[number]
            return (await browser.get(f"{path}/review", headers=me)).json()

        assert [(await asked(number))["place"] for number in range(3)] == [0, 1, 2]
        assert (await asked(3))["code"] == "too-many"
        assert (await asked(1))["place"] == 1
        for number in range(2):
            await hall.reviews.page(f"t{number}", parse(finished()), "another")
        with pytest.raises(TableError) as caught:
            await hall.reviews.page("t9", parse(finished()), "a third")
        assert caught.value.code == "busy"
        assert hall.reviews.waiting == 5


@pytest.mark.parametrize(
    ("broken", "code"),
    [
        (lambda text: text[:-40], "cut-record"),
        (lambda text: text.replace("\nrules 1\n", "\nrules 99\n"), "other-rules"),
        (lambda text: text.replace("\ngame lots\n", "\ngame chess\n"), "other-rules"),
        (lambda text: text.replace("\nseats 2\n", "\nseats 3\n"), "bad-record"),
        (lambda text: "once upon a time\n", "bad-record"),
    ],
)
async def test_a_bad_record_is_refused_by_what_is_wrong(tmp_path: Path, broken: Any, code: str) -> None:
    text = broken(finished())
    assert text != finished()
    async with web(tmp_path) as (browser, _):
        answer = await browser.post("/api/records", json={"text": text})
        assert (answer.status_code, answer.json()["code"]) == (422, code)


async def test_a_record_whose_chance_is_forged_is_not_reviewed(tmp_path: Path) -> None:
    *most, _, _ = finished().split("\n")
    forged = "\n".join([*most, f"seed {'0' * 64}", ""])
    async with web(tmp_path) as (browser, hall):
        answer = await browser.post("/api/records", json={"text": forged})
        assert (answer.status_code, answer.json()["code"]) == (422, "false-record")
        assert hall.reviews.waiting == 0


async def test_the_board_of_a_moment_is_what_each_seat_saw_then(tmp_path: Path) -> None:
    match = parse(finished("morgenland", 3))
    game = match.game
    starts = [step for step, entry in enumerate(match.steps) if entry.how == "chosen"]
    number = len(starts) // 2
    state = match.first_state()
    for entry in match.steps[: starts[number]]:
        state.apply(entry.action)
    async with web(tmp_path) as (browser, _):
        path, me = await shown(browser, finished("morgenland", 3))
        board = (await browser.get(f"{path}/review/{number}", headers=me)).json()
        assert board["views"] == [game.view(state, seat) for seat in range(3)]
        assert board["watched"] == game.view(state, None)
        assert [choice["id"] for choice in board["prompt"]["choices"]] == state.legal()
        opened = board["open"]["seats"]
        assert [seat["treasure"] for seat in opened] == [
            view["seats"][n]["treasure"] for n, view in enumerate(board["views"])
        ]
        for wrong in (len(starts), "x", "-1"):
            answer = await browser.get(f"{path}/review/{wrong}", headers=me)
            assert answer.json()["code"] == "not-found"


async def test_one_plays_on_with_what_the_seat_knew(tmp_path: Path) -> None:
    match = parse(finished("morgenland", 3))
    number = 40
    async with web(tmp_path) as (browser, hall):
        path, me = await shown(browser, finished("morgenland", 3))
        board = (await browser.get(f"{path}/review/{number}", headers=me)).json()
        wish = {"moment": number, "level": "random", "player": "Ada"}
        made = await browser.post(f"{path}/onward", json=wish, headers=me)
        assert made.status_code == 201
        keys = made.json()
        assert keys["seat"] == board["seat"]
        room = await hall.room(keys["table"])
        seated = await Client(room, keys["token"]).hello()
        assert seated.update["view"] == board["views"][board["seat"]]
        assert [seat.kind for seat in room.table.seats].count("person") == 1
        assert (room.table.listed, room.table.spectators) == (False, "none")
        assert "\nposition {" in room.table.header
        answer = await browser.get(f"/api/tables/{keys['table']}/review", headers=bearer(keys["token"]))
        assert answer.json()["code"] == "not-over"
        late = {"moment": len(match.steps)}
        assert (await browser.post(f"{path}/onward", json=late, headers=me)).json()["code"] == "not-found"


async def test_hints_are_for_one_person_against_bots(tmp_path: Path) -> None:
    bot, me, free = {"kind": "bot", "level": "random"}, {"kind": "me"}, {"kind": "open"}
    async with web(tmp_path) as (browser, hall):
        for seats in ([me, free], [bot, bot]):
            refused = await browser.post("/api/tables", json={"game": "lots", "seats": seats, "hints": True})
            assert refused.json()["code"] == "bad-option"
        for hints, seats in ((False, [me, bot]), (True, [me, bot])):
            wish = {"game": "lots", "seats": seats, "hints": hints, "start": True, "speed": "instant"}
            keys = (await browser.post("/api/tables", json=wish)).json()
            path = f"/api/tables/{keys['table']}"
            room = await hall.room(keys["table"])
            asked = await browser.post(f"{path}/hint", headers=bearer(keys["token"]))
            if not hints:
                assert (asked.status_code, asked.json()["code"]) == (409, "no-hint")
                continue
            assert "\nhints on\n" in room.table.header
            assert room.company.info().hints
            legal = room.play.match.state.legal()
            assert [each["choice"]["id"] for each in asked.json()["options"]] == [legal[-1], legal[0]]
            assert (await browser.post(f"{path}/hint", headers=bearer(keys["owner"]))).status_code == 403
            room.table.seats[1].kind = "person"
            with_friend = await browser.post(f"{path}/hint", headers=bearer(keys["token"]))
            assert with_friend.json()["code"] == "no-hint"


def test_the_record_says_that_there_were_hints() -> None:
    match = Match("lots", seats=2, seed="hints")
    match.hints = True
    text = record_text(match)
    assert "\nhints on\n" in text
    assert parse(text).hints
    assert record_text(parse(text)) == text


async def test_puzzles_are_for_everybody_and_can_be_played_on(tmp_path: Path) -> None:
    async with web(tmp_path) as (browser, hall):
        found = await browser.get("/api/puzzles/yspahan")
        assert found.headers["etag"]
        puzzle = found.json()["puzzles"][0]
        path = f"/api/puzzles/yspahan/{puzzle['id']}/onward"
        made = await browser.post(path, json={"moment": 0, "level": "random"})
        assert (made.status_code, made.json()["seat"]) == (201, puzzle["seat"])
        seated = await Client(await hall.room(made.json()["table"]), made.json()["token"]).hello()
        assert seated.update["view"] == puzzle["view"]
        for wrong in ("/api/puzzles/lots", "/api/puzzles/..%2fsets", "/api/puzzles/chess"):
            assert (await browser.get(wrong)).status_code == 404
