"""Seeing inside: who may read the metrics, what the dashboard shows of them, and ids of requests from browser to log."""

import json
import logging
import re
from pathlib import Path
from typing import Any

import lots
import pytest
from campaign.running import Running
from server_sockets import make, sit
from server_table import open_hall, seat
from test_server_http import STRANGER, bearer, web

from caravanserai.server import logs
from caravanserai.server.http import Limits
from caravanserai.server.requests import Act
from caravanserai.server.security import digest
from caravanserai.server.store import StoreError

pytestmark = pytest.mark.anyio

DASHBOARD = Path(__file__).parents[2] / "deploy" / "grafana.json"


async def test_metrics_are_for_this_machine_and_bearers_of_a_token(tmp_path: Path) -> None:
    async with web(tmp_path / "near") as (browser, _):
        assert (await browser.get("/metrics")).status_code == 200
        for name in ("x-forwarded-for", "forwarded", "x-real-ip"):
            passed_on = await browser.get("/metrics", headers={name: "127.0.0.1"})
            assert passed_on.status_code == 403, "a proxy that was not declared passes strangers on"
    limits = Limits(metrics_key=digest("only metrics"))
    async with web(tmp_path / "far", STRANGER, limits) as (browser, hall):
        hall.host_key = digest("host")  # type: ignore[misc]
        codes = {}
        for token in ("", "wrong", "only metrics", "host"):
            codes[token] = (await browser.get("/metrics", headers=bearer(token))).status_code
        assert codes == {"": 403, "wrong": 403, "only metrics": 200, "host": 200}
        assert (await browser.get("/api/host/bans", headers=bearer("only metrics"))).status_code == 403


async def test_the_dashboard_shows_metrics_that_there_are(tmp_path: Path) -> None:
    async with web(tmp_path) as (browser, hall):
        hall.metrics.limits["requests"] += 1
        page = (await browser.get("/metrics")).text
    there = {re.split(r"[{ ]", line)[0] for line in page.splitlines() if not line.startswith("#")}
    panels = json.loads(DASHBOARD.read_text(encoding="utf-8"))["panels"]
    wanted = {
        name
        for panel in panels
        for target in panel["targets"]
        for name in re.findall(r"caravanserai_\w+", target["expr"])
    }
    assert len(wanted) > 15
    assert wanted - there == set()


async def test_the_id_of_a_request_comes_back(tmp_path: Path) -> None:
    async with web(tmp_path) as (browser, _):
        answer = await browser.get("/api/tables/aaaaaaaaaaaaaaaa", headers={"x-request-id": "abc-1"})
        assert answer.headers["x-request-id"] == "abc-1"
        assert answer.json()["request"] == "abc-1"
        for bad in ("", "x" * 41, "a b", 'a"}', "é"):
            headers = {"x-request-id": bad.encode()}
            made = (await browser.get("/api/lobby", headers=headers)).headers["x-request-id"]  # type: ignore[arg-type]
            assert re.fullmatch(r"[0-9a-f]{12}", made), bad


def lines(caplog: pytest.LogCaptureFixture) -> list[dict[str, Any]]:
    return [json.loads(logs.JsonLines().format(record)) for record in caplog.records]


async def test_the_log_of_a_running_server_names_the_request(tmp_path: Path) -> None:
    """From what a browser sends over HTTP and over a socket to the lines on standard error."""
    with Running(tmp_path, "--workers", "1", "--log-level", "debug") as server:
        keys = make(server)
        async with sit(server, keys["table"], keys["token"]) as (socket, update):
            choice = update["prompt"]["choices"][0]["id"]
            act = {"type": "act", "request": "move-7", "version": update["version"], "action": choice}
            await socket.send(act)
            assert (await socket.hear("accepted"))["request"] == "move-7"
        told = [json.loads(line) for line in (tmp_path / "server.log").read_text().splitlines()]
    made = [line for line in told if line["message"] == "POST /api/tables: 201"]
    assert made
    assert made[0]["request"]
    moved = [line for line in told if line["message"] == "a message: Act"]
    assert [(line["request"], line["table"]) for line in moved] == [("move-7", keys["table"])]
    assert keys["token"] not in (tmp_path / "server.log").read_text()


async def test_a_fault_at_a_table_is_logged_and_told_under_the_request(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    logging.getLogger("caravanserai").propagate = True
    async with open_hall(tmp_path) as hall:
        _, client = await seat(hall, "me", "open")
        act = Act(request="move-7", version=client.update["version"], action=lots.MARK)

        async def broken(*_: object) -> None:
            raise ValueError("a defect")

        monkeypatch.setattr(hall.store, "commit", broken)
        logs.REQUEST.set("move-7")
        with pytest.raises(Exception, match="ValueError"):
            await client.room.ask(lambda: client.room.decisions.act(client.link, act))
        failed = [told for told in lines(caplog) if "failed and is loaded again" in told["message"]]
        assert [told["request"] for told in failed] == ["move-7"]
        client.listen()
        assert client.last("trouble")["ref"] == "move-7"


async def test_a_call_that_fails_is_logged_under_its_request(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    logging.getLogger("caravanserai").propagate = True

    async def away(*_: object) -> None:
        raise StoreError("store-no-line", path="x", what="y")

    async with web(tmp_path) as (browser, hall):
        monkeypatch.setattr(hall.store, "probe", away)
        answer = await browser.get("/healthz", headers={"x-request-id": "look-1"})
        assert answer.status_code == 503
        found = [told for told in lines(caplog) if told["message"] == "GET /healthz: 503"]
        assert [(told["request"], told["status"]) for told in found] == [("look-1", 503)]
