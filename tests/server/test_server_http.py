"""HTTP: every call, every refusal, headers, caching, and a fuzz of the whole API by its own description."""

import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import msgspec
import pytest
from server_table import Client, open_hall

from caravanserai.server import api, openapi
from caravanserai.server.hall import Hall
from caravanserai.server.http import Limits, Web
from caravanserai.server.security import Doors

pytestmark = pytest.mark.anyio

ME_AND_BOT = {
    "game": "lots",
    "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}],
    "speed": "instant",
}
STRANGER = "10.1.2.3"


@contextlib.asynccontextmanager
async def web(
    folder: Path, address: str = "127.0.0.1", limits: Limits | None = None
) -> AsyncIterator[tuple[httpx.AsyncClient, Hall]]:
    """A browser without sockets and the hall it talks to."""
    static = folder / "static"
    (static / "assets").mkdir(parents=True, exist_ok=True)
    (static / "index.html").write_text("<!doctype html>page")
    (static / "assets" / "app-1a2b.js").write_text("1")
    (folder / "secret.txt").write_text("secret")
    async with open_hall(folder / "data") as hall:
        app = Web(hall, Doors(), limits or Limits(), static).app()
        transport = httpx.ASGITransport(app, client=(address, 1), raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1:8421") as browser:
            yield browser, hall


def bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"}


async def test_the_catalog_offers_games_levels_and_languages(tmp_path: Path) -> None:
    async with web(tmp_path) as (browser, _):
        answer = await browser.get("/api/catalog")
        found = answer.json()
        assert "lots" in [game["key"] for game in found["games"]]
        assert found["defaultLevel"] in found["offered"] == ["novice", "easy", "medium", "hard", "expert"]
        assert set(found["offered"]) < set(found["levels"])
        assert found["expertSeconds"] == 0
        assert set(found["languages"]) == {"en", "it", "fr", "de"}
        again = await browser.get("/api/catalog", headers={"if-none-match": answer.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")


async def test_words_and_rules_are_served_for_any_installed_game(tmp_path: Path) -> None:
    async with web(tmp_path) as (browser, _):
        words = await browser.get("/api/text/fr/lots")
        assert words.headers["x-language"] == "en"
        assert "prompt-d-mark" in words.text
        assert "reason-over" in (await browser.get("/api/text/de")).text
        rules = (await browser.get("/api/rules/en/lots")).json()
        assert [rule["id"] for rule in rules["rules"]] == ["LO-1", "LO-2", "LO-3"]
        for path in ("/api/text/xx", "/api/text/en/chess", "/api/rules/en/..%2f", "/api/nothing"):
            assert (await browser.get(path)).status_code == 404


async def test_a_table_from_creation_to_deletion(tmp_path: Path) -> None:
    async with web(tmp_path) as (browser, hall):
        wish = {
            "game": "lots",
            "seats": [{"kind": "me"}, {"kind": "open"}],
            "listed": True,
            "player": "Ada",
        }
        made = await browser.post("/api/tables", json=wish)
        assert made.status_code == 201
        keys = made.json()
        path = f"/api/tables/{keys['table']}"
        assert (await browser.get("/api/lobby")).json()["tables"] == []
        await Client(await hall.room(keys["table"]), keys["token"]).hello()
        lobby = (await browser.get("/api/lobby")).json()["tables"]
        assert [(each["id"], each["open"], each["role"]) for each in lobby] == [(keys["table"], 1, "guest")]
        seated = await browser.post(f"{path}/join", json={"name": "Noor"})
        assert seated.json()["seat"] == 1
        assert (await browser.post(f"{path}/join", json={})).json()["code"] == "full"
        assert (await browser.post(f"{path}/start", headers=bearer(keys["token"]))).status_code == 403
        assert (await browser.post(f"{path}/start", headers=bearer(keys["owner"]))).status_code == 204
        assert (await browser.post(f"{path}/start", headers=bearer(keys["owner"]))).json()[
            "code"
        ] == "started"
        page = (await browser.get(path, headers=bearer(seated.json()["token"]))).json()
        assert page["you"] == {"role": "seat", "seat": 1, "standIn": False, "asks": None, "quiet": False}
        assert (await browser.get(f"{path}/record", headers=bearer(keys["token"]))).json()[
            "code"
        ] == "not-over"
        me = await browser.patch(f"{path}/me", json={"name": "Aya"}, headers=bearer(keys["token"]))
        assert me.json()["seats"][0]["name"] == "Aya"
        mine = (await browser.post("/api/mine", json={"tokens": [keys["token"], "other"]})).json()["tables"]
        assert [(each["mine"], each["turn"], each["role"]) for each in mine] == [(0, 0, "seat")]
        assert (await browser.post(f"{path}/leave", headers=bearer(keys["token"]))).status_code == 204
        changed = await browser.patch(path, json={"name": "Evening"}, headers=bearer(keys["owner"]))
        assert changed.json()["name"] == "Evening"
        assert (await browser.delete(path, headers=bearer(keys["owner"]))).status_code == 204
        assert (await browser.get(path, headers=bearer(keys["owner"]))).json()["code"] == "no-table"


@pytest.mark.parametrize(
    ("content", "kind", "status"),
    [
        (b"{}", "application/json", 422),
        (b"{", "application/json", 400),
        (b"\xff\xfe", "application/json", 400),
        (b"[" * 50_000, "application/json", 422),
        (b'{"game":"lots","seats":[],"cheat":1}', "application/json", 422),
        (b'{"game":"lots","seats":[{"kind":"me","token":"x"}]}', "application/json", 422),
        (b'{"game":"lots","seats":[' + b'{"kind":"me"},' * 20 + b'{"kind":"me"}]}', "application/json", 422),
        (b'{"game":"' + b"x" * 65 + b'","seats":[{"kind":"me"}]}', "application/json", 422),
        (b"{}", "text/plain", 415),
        (b"{}", "application/x-www-form-urlencoded", 415),
        (b" " * 70_000, "application/json", 413),
    ],
)
async def test_bodies_that_do_not_fit_are_refused(
    tmp_path: Path, content: bytes, kind: str, status: int
) -> None:
    async with web(tmp_path) as (browser, _):
        answer = await browser.post("/api/tables", content=content, headers={"content-type": kind})
        assert answer.status_code == status
        assert answer.json()["detail"]


async def test_pages_from_elsewhere_may_not_change_anything(tmp_path: Path) -> None:
    async with web(tmp_path) as (browser, _):
        for origin in ("http://evil.example", "null", "http://127.0.0.1:1"):
            answer = await browser.post("/api/tables", json=ME_AND_BOT, headers={"origin": origin})
            assert (answer.status_code, answer.json()["code"]) == (403, "origin")
        own = {"origin": "http://127.0.0.1:8421"}
        assert (await browser.post("/api/tables", json=ME_AND_BOT, headers=own)).status_code == 201


async def test_a_name_that_is_not_ours_is_not_answered(tmp_path: Path) -> None:
    """A page elsewhere that makes its own name point to this machine gets nothing (DNS rebinding)."""
    async with web(tmp_path) as (browser, _):
        answer = await browser.get("/api/lobby", headers={"host": "evil.example"})
        assert (answer.status_code, answer.json()["code"]) == (403, "host")


async def test_every_answer_carries_the_security_headers(tmp_path: Path) -> None:
    async with web(tmp_path) as (browser, _):
        for path in (
            "/",
            "/table/abcdefghijklmnop",
            "/api/lobby",
            "/assets/app-1a2b.js",
            "/no.js",
            "/metrics",
        ):
            headers = (await browser.get(path)).headers
            assert "script-src 'self'" in headers["content-security-policy"]
            assert "unsafe-eval" not in headers["content-security-policy"]
            assert headers["referrer-policy"] == "no-referrer"
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["x-frame-options"] == "DENY"
            assert "access-control-allow-origin" not in headers
            assert "set-cookie" not in headers


async def test_the_page_and_its_assets(tmp_path: Path) -> None:
    async with web(tmp_path) as (browser, _):
        for path in ("/", "/table/abcdefghijklmnop", "/rules/lots"):
            answer = await browser.get(path)
            assert answer.text.endswith("page")
            assert answer.headers["cache-control"] == "no-cache"
        asset = await browser.get("/assets/app-1a2b.js")
        assert "immutable" in asset.headers["cache-control"]
        for path in (
            "/assets/none.js",
            "/../secret.txt",
            "/%2e%2e/secret.txt",
            "/assets/..%2f..%2fsecret.txt",
        ):
            assert (await browser.get(path)).status_code == 404
        assert (await browser.get("/assets/%00")).text.endswith("page")
        assert (await browser.put("/api/lobby")).status_code == 405


async def test_what_makes_it_installable_is_served_as_what_it_is(tmp_path: Path) -> None:
    """The worker at the root, so that it may look after all pages, and never an old one."""
    async with web(tmp_path) as (browser, _):
        for name in ("sw.js", "manifest.webmanifest"):
            (tmp_path / "static" / name).write_text("{}")
        for path, kind in (
            ("/sw.js", "text/javascript"),
            ("/manifest.webmanifest", "application/manifest+json"),
            ("/offline", "text/html"),
        ):
            answer = await browser.get(path)
            assert answer.headers["content-type"].partition(";")[0] == kind
            assert answer.headers["cache-control"] == "no-cache"
        page = (await browser.get("/offline")).text
        assert [page.count(f'lang="{language}"><h1>') for language in ("en", "it", "fr", "de")] == [
            1,
            1,
            1,
            1,
        ]
        assert "offline-" not in page


async def test_what_holds_no_secret_is_packed(tmp_path: Path) -> None:
    async with web(tmp_path) as (browser, _):
        for path in ("/", "/assets/app-1a2b.js", "/api/catalog", "/api/text/en", "/api/rules/en/lots"):
            packed = await browser.get(path, headers={"accept-encoding": "gzip"})
            plain = await browser.get(path, headers={"accept-encoding": "identity"})
            assert packed.headers["content-encoding"] == "gzip"
            assert "content-encoding" not in plain.headers
            assert packed.content == plain.content
            assert packed.headers["content-type"] == plain.headers["content-type"]
            assert "accept-encoding" in packed.headers["vary"]
        made = await browser.post("/api/tables", json=ME_AND_BOT, headers={"accept-encoding": "gzip"})
        assert "content-encoding" not in made.headers


async def test_without_a_built_client_the_page_says_so(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        app = Web(hall, Doors(), Limits(), tmp_path / "nothing").app()
        async with httpx.AsyncClient(
            transport=httpx.ASGITransport(app), base_url="http://localhost"
        ) as browser:
            assert "not built" in (await browser.get("/")).text


async def test_strangers_are_braked_and_loopback_is_not(tmp_path: Path) -> None:
    limits = Limits(requests=(0.001, 5.0), scarce=(0.001, 2.0))

    async with web(tmp_path / "a", STRANGER, limits) as (browser, hall):
        assert [(await browser.post("/api/tables", json=ME_AND_BOT)).status_code for _ in range(3)] == [
            201,
            201,
            429,
        ]
        statuses = [(await browser.get("/api/lobby")).status_code for _ in range(4)]
        assert statuses == [200, 200, 429, 429]
        assert [(await browser.get(path)).status_code for path in ("/", "/metrics")] == [429, 429]
        assert hall.metrics.limits == {"scarce": 1, "requests": 4}
    async with web(tmp_path / "b", "127.0.0.1", limits) as (browser, _):
        assert [(await browser.get("/api/lobby")).status_code for _ in range(9)] == [200] * 9


async def test_health_and_metrics_tell_numbers_only(tmp_path: Path) -> None:
    async with web(tmp_path) as (browser, _):
        keys = (await browser.post("/api/tables", json=ME_AND_BOT)).json()
        await browser.get(f"/api/tables/{keys['table']}", headers=bearer(keys["token"]))
        assert (await browser.get("/healthz")).json()["ok"]
        text = (await browser.get("/metrics")).text
        assert "caravanserai_tables_live 1" in text
        for name in ("move_seconds", "load_seconds", "bot_wait_seconds"):
            assert f'caravanserai_{name}_bucket{{le="+Inf"}}' in text
        assert "caravanserai_load_seconds_count 1\n" in text
        assert 'caravanserai_load_seconds_bucket{le="30"} 1\n' in text
        assert keys["table"] not in text


@pytest.mark.sqlite
async def test_a_server_with_a_full_disk_is_not_well(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with web(tmp_path) as (browser, _):
        assert (await browser.get("/healthz")).json()["ok"]
        monkeypatch.setattr("shutil.disk_usage", lambda _: SimpleNamespace(free=0))
        monkeypatch.setattr("caravanserai.server.store.PROBE_SECONDS", 0.0)
        sick = await browser.get("/healthz")
        assert (sick.status_code, sick.json()["code"]) == (503, "storage")


async def test_a_defect_tells_nothing_about_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(_: object) -> None:
        raise RuntimeError("the secret is a pomegranate")

    monkeypatch.setattr("caravanserai.server.lists.lobby", broken)
    async with web(tmp_path) as (browser, _):
        answer = await browser.get("/api/lobby")
        assert answer.status_code == 500
        assert "pomegranate" not in answer.text


# --- the description ---------------------------------------------------------------------------------------------


def test_the_description_covers_every_call() -> None:
    document = openapi.document(api.CALLS)
    described = {(m.upper(), path) for path, methods in document["paths"].items() for m in methods}
    assert described == {(call.method, call.path) for call in api.CALLS}
    operations = [each["operationId"] for methods in document["paths"].values() for each in methods.values()]
    assert len(set(operations)) == len(operations)
    text = msgspec.json.encode(document).decode()
    for name in set(_references(document)):
        assert name in document["components"]["schemas"], text[:100]


def _references(value: Any) -> list[str]:
    if isinstance(value, dict):
        own = [value["$ref"].rsplit("/", 1)[1]] if "$ref" in value else []
        return own + [name for each in value.values() for name in _references(each)]
    if isinstance(value, list):
        return [name for each in value for name in _references(each)]
    return []
