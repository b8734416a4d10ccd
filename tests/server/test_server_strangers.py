"""Strangers at a real server: what an open seat of a running game tells them, and what owners and players can do."""

import pytest
from campaign.running import Running
from server_sockets import make, sit

pytestmark = pytest.mark.anyio


async def test_nobody_reads_a_hand_by_taking_a_seat_and_leaving_it(running: Running) -> None:
    """At a listed table anybody may ask for the open seat, but sees its hand only when the owner has let them in."""
    keys = make(running, listed=True)
    table = f"/api/tables/{keys['table']}"
    assert running.post(f"{table}/leave", None, keys["second"])[0] == 204
    for token in ("", keys["join"]):
        status, seated = running.post(f"{table}/join", {"token": token, "name": "Stranger", "seat": 1})
        assert (status, seated["waiting"]) == (200, True)
        assert running.get(table, seated["token"])[1]["you"]["asks"] == 1
        async with sit(running, keys["table"], seated["token"]) as (socket, update):
            assert update["view"]["dice"] == [[None, None], [None, None]]
            assert update["prompt"]["choices"] == []
            assert running.post(f"{table}/leave", None, seated["token"])[0] == 403
            owner = keys["owner"]
            assert running.post(f"{table}/seats/1/admit", {"admit": True}, seated["token"])[0] == 403
            if token:
                assert running.post(f"{table}/seats/1/admit", {"admit": True}, owner)[0] == 200
                assert (await socket.hear("welcome"))["you"]["role"] == "seat"
                assert (await socket.hear("update"))["view"]["dice"][1] != [None, None]
            else:
                assert running.post(f"{table}/seats/1/admit", {"admit": False}, owner)[0] == 200


async def test_who_left_cannot_come_back_and_see_through_two_seats(running: Running) -> None:
    wish = {"game": "lots", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}], "start": True}
    keys = running.post("/api/tables", wish)[1]
    table = f"/api/tables/{keys['table']}"
    first = running.post(f"{table}/join", {"token": keys["join"], "seat": 1})[1]
    async with sit(running, keys["table"], first["token"]) as (_, update):
        assert update["view"]["dice"][1] != [None, None]
    assert running.post(f"{table}/leave", None, first["token"])[0] == 204
    for seat in (1, 2):
        again = running.post(f"{table}/join", {"token": keys["join"], "seat": seat})[1]
        assert again["waiting"]
        async with sit(running, keys["table"], again["token"]) as (_, update):
            assert update["view"]["dice"] == [[None, None]] * 3


async def test_owners_remove_and_mute_and_players_report(running: Running) -> None:
    keys = make(running)
    table = f"/api/tables/{keys['table']}"
    async with sit(running, keys["table"], keys["second"]) as (socket, _):
        assert running.post(f"{table}/seats/1/mute", {"on": True}, keys["token"])[0] == 403
        assert running.post(f"{table}/seats/1/mute", {"on": True}, keys["owner"])[0] == 200
        await socket.send({"type": "say", "text": "foul"})
        assert (await socket.hear("trouble"))["code"] == "muted"
        complaint = {"about": 1, "text": "foul words"}
        assert running.post(f"{table}/report", complaint, keys["token"])[0] == 204
        assert running.post(f"{table}/report", complaint, "guess")[0] == 403
        gone = {"kind": "bot", "remove": True}
        assert running.post(f"{table}/seats/1", gone, keys["second"])[0] == 403
        assert running.post(f"{table}/seats/1", gone, keys["owner"])[0] == 200
        trouble = await socket.hear("trouble")
        assert (trouble["code"], trouble["final"]) == ("no-entry", True)
    async with sit(running, keys["table"], keys["token"], "welcome") as (_, welcome):
        assert welcome["chat"] == []
        assert welcome["table"]["seats"][1]["kind"] == "bot"


async def test_owners_let_spectators_watch_in_silence(running: Running) -> None:
    keys = make(running)
    table = f"/api/tables/{keys['table']}"
    async with sit(running, keys["table"], keys["watch"]) as (socket, _):
        assert running.ask("PATCH", table, {"quiet": True}, keys["owner"])[1]["quiet"]
        await socket.send({"type": "say", "text": "look at seat one"})
        assert (await socket.hear("trouble"))["code"] == "muted"
