"""Pages of another version: told to load themselves anew, not answered with what they do not understand."""

import json

import pytest
from campaign.running import Running
from server_sockets import dial, make
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from caravanserai.server.requests import WIRE_VERSION

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("wire", [1, WIRE_VERSION - 1])
async def test_a_page_of_other_messages_is_told_to_load_itself_anew(running: Running, wire: int) -> None:
    keys = make(running)
    async with dial(running) as socket:
        await socket.send({"type": "hello", "table": keys["table"], "token": keys["token"], "wire": wire})
        trouble = await socket.hear("trouble")
        assert (trouble["code"], trouble["final"]) == ("old-page", True)
        assert await socket.ended() == 1008


async def test_the_address_of_a_socket_may_name_its_table_for_load_balancers(running: Running) -> None:
    keys = make(running)
    async with connect(f"ws://127.0.0.1:{running.port}/ws/{keys['table']}", compression=None) as socket:
        await socket.send(json.dumps({"type": "hello", "table": keys["table"], "token": keys["token"]}))
        assert json.loads(await socket.recv())["type"] == "welcome"
    with pytest.raises(InvalidStatus):
        async with connect(f"ws://127.0.0.1:{running.port}/wsx", compression=None):
            pass


async def test_a_page_of_the_same_messages_is_let_in(running: Running) -> None:
    keys = make(running)
    for told in ({"wire": WIRE_VERSION}, {}):
        async with dial(running) as socket:
            await socket.send({"type": "hello", "table": keys["table"], "token": keys["token"], **told})
            assert (await socket.hear("update"))["promises"] == []
