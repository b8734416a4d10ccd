"""When the server stops: everybody hears it before the socket closes."""

from pathlib import Path

import pytest
from campaign.running import Running
from server_sockets import dial, make, sit
from server_table import open_hall, seat

from caravanserai.server.tables import TableError

pytestmark = pytest.mark.anyio


async def test_everybody_hears_that_the_server_stops_before_the_socket_closes(tmp_path: Path) -> None:
    server = Running(tmp_path, "--workers", "1")
    server.start()
    try:
        keys = make(server)
        async with (
            sit(server, keys["table"], keys["token"]) as (first, _),
            sit(server, keys["table"], keys["watch"]) as (watcher, _),
            dial(server),
        ):
            server.ask_to_stop()
            for socket in (first, watcher):
                trouble = await socket.hear("trouble")
                assert (trouble["code"], trouble["final"]) == ("restarting", False)
                assert await socket.ended() == 1012
    finally:
        server.stop()


async def test_who_comes_while_it_stops_is_told(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        keys, first = await seat(hall, "me", "open")
        await first.bye()
        await hall.farewell()
        with pytest.raises(TableError) as caught:
            await hall.room(keys.table)
        assert caught.value.code == "restarting"
