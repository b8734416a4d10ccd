"""Persons without accounts, at a real server: further devices, words, codes, and everything one may try with them."""

import asyncio
import contextlib
import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import lots
import pytest
from campaign.running import Running
from server_postgres import change, place
from server_sockets import dial, make, sit

from caravanserai.server import identity, security

pytestmark = pytest.mark.anyio


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    """A server for a test that may use up its tries, or stop it."""
    here = Path(__file__).parent
    monkeypatch.setenv("PYTHONPATH", f"{here / 'installed'}:{here}")
    with Running(tmp_path / "served", "--workers", "1") as server:
        yield server


class Somebody:
    """A person with one device."""

    def __init__(self, running: Running, name: str = "Amina") -> None:
        self.running = running
        self.words = secrets.token_urlsafe(16)
        self.device = new_secret()
        body = {"words": self.words, "name": name, "settings": '{"theme":"dark"}', "device": "Laptop"}
        status, self.info = running.post("/api/me", body, self.device)
        assert status == 201

    def me(self, device: str = "") -> tuple[int, Any]:
        return self.running.get("/api/me", device or self.device)

    def claim(self, *seats: tuple[str, str]) -> list[bool]:
        body = {"seats": [{"table": table, "token": token} for table, token in seats]}
        status, answer = self.running.post("/api/me/claim", body, self.device)
        assert status == 200
        done: list[bool] = answer["done"]
        return done

    def code(self) -> str:
        return str(self.running.post("/api/me/move", None, self.device)[1]["code"])

    def tables(self, device: str = "") -> list[str]:
        answer = self.running.post("/api/mine", {"tokens": []}, device or self.device)[1]
        return [each["id"] for each in answer["tables"]]

    def enter(self, **how: str) -> tuple[int, Any, str]:
        """Come in on a new device."""
        device = new_secret()
        status, answer = self.running.post("/api/me/enter", {**how, "device": "Phone"}, device)
        return status, answer, device


def new_secret() -> str:
    return f"me.{secrets.token_urlsafe(24)}"


async def test_a_code_brings_seats_name_and_settings_to_another_device(running: Running) -> None:
    amina = Somebody(running)
    keys = make(running)
    assert amina.claim((keys["table"], keys["token"]), (keys["table"], keys["owner"])) == [True, True]

    status, answer, phone = amina.enter(code=amina.code().lower())

    assert status == 200
    assert (answer["name"], answer["settings"], answer["seats"]) == ("Amina", '{"theme":"dark"}', 1)
    assert [(each["label"], each["this"]) for each in answer["devices"]] == [
        ("Laptop", False),
        ("Phone", True),
    ]
    assert amina.tables(phone) == [keys["table"]]
    async with sit(running, keys["table"], phone) as (socket, update):
        await socket.send({"type": "act", "request": "r", "version": update["version"], "action": lots.MARK})
        await socket.hear("accepted")
    page = running.get(f"/api/tables/{keys['table']}", f"{phone}.owner")[1]
    assert page["owner"]
    page = running.get(f"/api/tables/{keys['table']}", phone)[1]
    assert (page["you"]["seat"], page["owner"]) == (0, False)


async def test_words_bring_everything_back_when_the_browser_has_lost_it(own: Running) -> None:
    amina = Somebody(own)
    keys = make(own)
    amina.claim((keys["table"], keys["token"]))
    own.stop()
    own.start()

    status, _, device = amina.enter(words=amina.words)

    assert status == 200
    assert amina.tables(device) == [keys["table"]]
    fresh = secrets.token_urlsafe(16)
    assert own.ask("PATCH", "/api/me", {"words": fresh, "written": True}, device)[1]["written"]
    assert amina.enter(words=amina.words)[0] == 403, "new words make the old ones worthless"
    assert amina.enter(words=fresh)[0] == 200


async def test_a_claimed_seat_opens_to_the_person_and_to_no_link(running: Running) -> None:
    amina = Somebody(running)
    keys = make(running)

    async with sit(running, keys["table"], keys["token"]) as (socket, _):
        amina.claim((keys["table"], keys["token"]))
        assert (await socket.hear("trouble"))["code"] == "claimed"
        assert await socket.ended() == 1012
    assert running.get(f"/api/tables/{keys['table']}", keys["token"])[0] == 403
    assert running.get(f"/api/tables/{keys['table']}", amina.device)[1]["you"]["seat"] == 0
    assert running.get(f"/api/tables/{keys['table']}", keys["second"])[1]["you"]["seat"] == 1


async def test_nobody_claims_what_they_hold_no_token_of(running: Running) -> None:
    amina, thief = Somebody(running), Somebody(running, "Thief")
    keys = make(running)
    amina.claim((keys["table"], keys["token"]))

    wrong = [keys["token"], keys["join"], keys["watch"], "", amina.device, new_secret(), keys["second"][:-1]]
    assert thief.claim(*((keys["table"], each) for each in wrong)) == [False] * len(wrong)
    assert thief.claim(("a" * 16, keys["second"])) == [False]
    assert amina.claim((keys["table"], keys["second"])) == [False], "one seat at a table"
    assert running.get(f"/api/tables/{keys['table']}", keys["second"])[1]["you"]["seat"] == 1


async def test_persons_see_nothing_of_each_other(running: Running) -> None:
    amina, noor = Somebody(running), Somebody(running, "Noor")
    keys = make(running)
    amina.claim((keys["table"], keys["token"]))

    assert noor.tables() == []
    assert running.get(f"/api/tables/{keys['table']}", noor.device)[0] == 403
    assert running.get(f"/api/tables/{keys['table']}", f"{noor.device}.owner")[0] == 403
    assert noor.me()[1]["seats"] == 0
    other = amina.me()[1]["devices"][0]["id"]
    assert running.ask("DELETE", f"/api/me/devices/{other}", None, noor.device)[0] == 404
    assert amina.me()[0] == 200
    seen = running.get(f"/api/tables/{keys['table']}", keys["second"])[1]
    assert "person" not in seen["table"]["seats"][0]


async def test_a_code_is_good_once_and_the_next_one_ends_it(running: Running) -> None:
    amina = Somebody(running)
    first = amina.code()
    second = amina.code()

    assert amina.enter(code=first)[0] == 403
    assert amina.enter(code=second)[0] == 200
    assert amina.enter(code=second)[0] == 403
    third = amina.code()
    assert running.ask("DELETE", "/api/me/move", None, amina.device)[0] == 204
    assert amina.enter(code=third)[0] == 403


async def test_a_code_that_is_over_lets_nobody_in(own: Running) -> None:
    amina = Somebody(own)
    code = amina.code()
    own.stop()
    change(own.folder, "UPDATE credentials SET until = 1 WHERE kind = 'move'")
    own.start()

    assert amina.enter(code=code)[0] == 403
    assert len(amina.me()[1]["devices"]) == 1


async def test_guessing_ends_after_five_tries_and_says_for_how_long(own: Running) -> None:
    amina = Somebody(own)
    code = amina.code()

    assert [amina.enter(code=f"{n}BCDEFGHJKMN")[0] for n in range(5)] == [403] * 5
    status, answer, _ = amina.enter(code=code)
    assert (status, answer["code"]) == (429, "too-many-tries")
    assert amina.enter(words=amina.words)[0] == 429
    assert amina.me()[0] == 200, "who is in stays in"


async def test_a_signed_out_device_opens_nothing_any_more(running: Running) -> None:
    amina = Somebody(running)
    keys = make(running)
    amina.claim((keys["table"], keys["token"]), (keys["table"], keys["owner"]))
    _, answer, phone = amina.enter(code=amina.code())
    lost = next(each["id"] for each in answer["devices"] if each["this"])

    async with sit(running, keys["table"], phone) as (socket, _):
        assert running.ask("DELETE", f"/api/me/devices/{lost}", None, amina.device)[0] == 204
        assert (await socket.hear("trouble"))["code"] == "signed-out"
        assert await socket.ended() == 1008
    for path in ("/api/me", f"/api/tables/{keys['table']}"):
        assert (running.get(path, phone)[0], running.get(path, phone)[1]["code"]) == (403, "signed-out")
    assert running.post("/api/mine", {"tokens": []}, phone)[0] == 403
    assert running.ask("DELETE", f"/api/tables/{keys['table']}", None, f"{phone}.owner")[0] == 403
    async with dial(running) as socket:
        await socket.send({"type": "hello", "table": keys["table"], "token": phone, "wire": lots_wire()})
        assert (await socket.hear("trouble"))["code"] == "signed-out"
    assert amina.tables() == [keys["table"]]


def lots_wire() -> int:
    from caravanserai.server.requests import WIRE_VERSION

    return WIRE_VERSION


async def test_the_last_device_stays_until_the_words_are_written_down(running: Running) -> None:
    amina = Somebody(running)
    this = amina.info["devices"][0]["id"]

    status, answer = running.ask("DELETE", f"/api/me/devices/{this}", None, amina.device)
    assert (status, answer["code"]) == (409, "last-device")
    assert running.ask("PATCH", "/api/me", {"written": True}, amina.device)[0] == 200
    assert running.ask("DELETE", f"/api/me/devices/{this}", None, amina.device)[0] == 204
    assert amina.me()[0] == 403
    assert amina.enter(words=amina.words)[0] == 200


async def test_a_person_cannot_be_made_with_what_is_anothers(running: Running) -> None:
    amina = Somebody(running)

    assert running.post("/api/me", {"words": secrets.token_urlsafe(16)}, amina.device)[0] == 409
    assert running.post("/api/me", {"words": amina.words}, new_secret())[0] == 409
    for weak in ("", "me.", "me.short", "x" * 35, f"{new_secret()}.owner"):
        assert running.post("/api/me", {"words": secrets.token_urlsafe(16)}, weak)[0] == 400
    assert running.post("/api/me", {"words": "short"}, new_secret())[0] == 422


async def test_names_at_tables_cannot_be_forged(running: Running) -> None:
    """Even who could read the store's secret finds that what stands for a person is longer than any token let in."""
    amina = Somebody(running)
    keys = make(running)
    amina.claim((keys["table"], keys["token"]))
    with contextlib.closing(await asyncio.to_thread(place(running.folder).open)) as store:
        secret = store.key
        device = await store.credential(security.digest(amina.device))
    assert device is not None

    forged = identity.names(secret, device.person).seat
    assert running.get(f"/api/tables/{keys['table']}", forged)[0] == 403
    assert running.post("/api/mine", {"tokens": [forged]})[0] == 422
    async with dial(running) as socket:
        await socket.send({"type": "hello", "table": keys["table"], "token": forged, "wire": lots_wire()})
        assert (await socket.hear("trouble"))["code"] == "bad-message"


async def test_pages_from_elsewhere_cannot_use_persons(running: Running) -> None:
    import json
    import urllib.error
    import urllib.request

    def ask(path: str, body: object, **headers: str) -> int:
        request = urllib.request.Request(
            f"{running.address}{path}",
            json.dumps(body).encode(),
            {"content-type": "application/json", **headers},
            method="POST",
        )
        try:
            with urllib.request.urlopen(request) as answer:
                return int(answer.status)
        except urllib.error.HTTPError as error:
            with error:
                return error.code

    amina = Somebody(running)
    bearer = {"authorization": f"Bearer {amina.device}"}
    for path in ("/api/me/move", "/api/me/claim", "/api/me/enter", "/api/me", "/api/passkeys/ask"):
        assert ask(path, {}, origin="https://elsewhere.example", **bearer) == 403
        assert ask(path, {}, host="elsewhere.example", **bearer) == 403


async def test_what_is_stored_can_be_read_and_forgotten(own: Running) -> None:
    amina = Somebody(own)
    keys, waiting = make(own), make(own, start=False)
    amina.claim((keys["table"], keys["token"]), (keys["table"], keys["owner"]))
    amina.claim((waiting["table"], waiting["token"]), (waiting["table"], waiting["owner"]))
    async with sit(own, keys["table"], amina.device) as (socket, _):
        await socket.send({"type": "say", "text": "marhaba"})
        await socket.hear("chat")

    data = own.get("/api/me/data", amina.device)[1]
    assert data["person"]["name"] == "Amina"
    assert {each["id"] for each in data["tables"]} == {keys["table"], waiting["table"]}
    assert [line["text"] for each in data["tables"] for line in each["said"]] == ["marhaba"]

    assert own.ask("DELETE", "/api/me", None, amina.device)[0] == 204
    assert amina.me()[0] == 403
    assert amina.enter(words=amina.words)[0] == 403
    seats = own.get(f"/api/tables/{keys['table']}", keys["second"])[1]["table"]["seats"]
    assert (seats[0]["kind"], seats[0]["name"], seats[0]["played"]) == ("open", "", "bot")
    assert own.get(f"/api/tables/{waiting['table']}", waiting["second"])[0] == 404
    own.stop()
    assert b"Amina" not in _files(own.folder)


async def test_no_secret_of_a_person_is_in_logs_or_files(own: Running) -> None:
    amina = Somebody(own)
    keys = make(own)
    amina.claim((keys["table"], keys["token"]))
    code = amina.code()
    _, _, phone = amina.enter(code=code)
    unused = amina.code()
    own.stop()

    found = _files(own.folder)
    for secret in (amina.device, phone, amina.words, code, unused, keys["token"]):
        assert secret.encode() not in found
        assert secret.removeprefix("me.").encode() not in found


def _files(folder: Path) -> bytes:
    return b"".join(path.read_bytes() for path in folder.rglob("*") if path.is_file())


def test_words_a_person_would_type_stand_for_their_code() -> None:
    assert identity.plain_code(" abcd-efgh 2345\n") == "ABCDEFGH2345"
    assert len({identity.new_code() for _ in range(100)}) == 100
