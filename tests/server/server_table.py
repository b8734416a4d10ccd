"""A hall in memory and clients without sockets, for tests of tables."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from patience import PATIENCE
from server_postgres import address

from caravanserai.server.bodies import JoinTable, Keys, NewTable, SeatWish
from caravanserai.server.bots import Pool, Question
from caravanserai.server.hall import Hall
from caravanserai.server.line import Asker
from caravanserai.server.link import Link
from caravanserai.server.live import Room
from caravanserai.server.place import Place
from caravanserai.server.plans import Order
from caravanserai.server.requests import Act, Foresee, PlanOrders, PlanStep, Promise, Undo

T = TypeVar("T")


class FirstBot(Pool):
    """Bots that take the first legal action at once, without any process."""

    def __init__(self) -> None:
        super().__init__(1)
        self.questions: list[Question] = []

    async def decide(self, asked: Question, legal: list[int], asker: Asker | None = None) -> int:
        self.questions.append(asked)
        return legal[0]


@contextlib.asynccontextmanager
async def open_hall(folder: Path, pool: Pool | None = None, **options: Any) -> AsyncIterator[Hall]:
    """A hall on a folder."""
    store = Place(folder, address(folder)).open()
    hall = Hall(store, pool or FirstBot(), **options)
    try:
        yield hall
    finally:
        await hall.close()
        store.close()


class Client:
    """Somebody at a table: says hello, sends messages, reads what came."""

    def __init__(self, room: Room, token: str = "") -> None:
        self.room = room
        self.token = token
        self.link = Link()
        self.heard: list[dict[str, Any]] = []
        self._view: dict[str, Any] = {}
        self._count = 0

    async def hello(self) -> "Client":
        await self.room.ask(lambda: self.room.hello(self.link, self.token))
        self.listen()
        return self

    async def bye(self) -> None:
        await self.room.ask(lambda: self.room.bye(self.link))

    def listen(self) -> list[dict[str, Any]]:
        """What came since the last time."""
        fresh = []
        while not self.link.outbox.empty():
            data = self.link.outbox.get_nowait()
            if data is not None:
                self.link.sent(data)
                fresh.append(self._whole(msgspec.json.decode(data)))
        self.heard += fresh
        return fresh

    def _whole(self, message: dict[str, Any]) -> dict[str, Any]:
        """An update with the whole view, as a client puts it together."""
        if message["type"] == "update":
            self._view = {**({} if message["whole"] else self._view), **message["view"]}
            message["view"] = self._view
        return message

    @property
    def update(self) -> dict[str, Any]:
        """The last update."""
        self.listen()
        return next(message for message in reversed(self.heard) if message["type"] == "update")

    def last(self, kind: str) -> dict[str, Any]:
        """The last message of a kind; empty if there was none."""
        self.listen()
        return next((message for message in reversed(self.heard) if message["type"] == kind), {})

    def count(self, kind: str) -> int:
        """How many messages of a kind came."""
        self.listen()
        return sum(message["type"] == kind for message in self.heard)

    async def send(self, work: Callable[[], Awaitable[None]]) -> list[dict[str, Any]]:
        """Have something done and listen."""
        self.listen()
        await self.room.ask(work)
        return self.listen()

    async def act(self, action: int, version: str | None = None, request: str = "") -> list[dict[str, Any]]:
        self._count += 1
        message = Act(
            request=request or f"r{self._count}", version=version or self.update["version"], action=action
        )
        return await self.send(lambda: self.room.decisions.act(self.link, message))

    async def promise(self, name: str) -> list[dict[str, Any]]:
        self._count += 1
        message = Promise(request=f"p{self._count}", name=name)
        return await self.send(lambda: self.room.decisions.promise(self.link, message))

    async def plan(self, *orders: Order) -> list[dict[str, Any]]:
        self._count += 1
        message = PlanOrders(request=f"o{self._count}", orders=list(orders))
        return await self.send(lambda: self.room.decisions.plan(self.link, message))

    async def foresee(self, case: str = "", *path: PlanStep) -> dict[str, Any]:
        """What may come."""
        self._count += 1
        message = Foresee(request=f"f{self._count}", path=list(path), case=case)
        await self.send(lambda: self.room.questions.foresee(self.link, message))
        await until(lambda: self.last("foreseen").get("request") == message.request)
        return self.last("foreseen")

    async def undo(self) -> list[dict[str, Any]]:
        self._count += 1
        message = Undo(request=f"u{self._count}", version=self.update["version"])
        return await self.send(lambda: self.room.decisions.undo(self.link, message))


def wish(*kinds: str, **more: Any) -> NewTable:
    """A table of the toy game: `me`, `open` or a bot's level for each seat."""
    seats = [
        SeatWish(kind=kind) if kind in ("me", "open") else SeatWish(kind="bot", level=kind) for kind in kinds
    ]
    return NewTable(game=more.pop("game", "lots"), seats=seats, **{"speed": "instant", "start": True, **more})


async def seat(hall: Hall, *kinds: str, **more: Any) -> tuple[Keys, Client]:
    """Make a table and sit down at it."""
    keys = await hall.create(wish(*kinds, **more))
    room = await hall.room(keys.table)
    return keys, await Client(room, keys.token).hello()


async def two(hall: Hall, **more: Any) -> tuple[Client, Client]:
    """Two people at a running table."""
    keys, first = await seat(hall, "me", "open", **more)
    room = first.room
    seated = await room.ask(lambda: room.seats.join(JoinTable(token=keys.join, name="Noor")))
    second = await Client(room, seated.token).hello()
    first.listen()
    return first, second


def kinds(messages: list[dict[str, Any]]) -> list[str]:
    """The types of some messages."""
    return [message["type"] for message in messages]


async def finish(client: Client) -> None:
    """Take the first choice each time until the game is over."""
    while client.update["result"] is None:
        if client.update["prompt"]["choices"]:
            await client.act(client.update["prompt"]["choices"][0]["id"])
        await pause(1)


async def pause(turns: int = 20) -> None:
    """Let everything that is ready run."""
    for _ in range(turns):
        await asyncio.sleep(0.005)


async def until(condition: Callable[[], bool]) -> None:
    """Wait until something is so."""
    end = asyncio.get_running_loop().time() + PATIENCE
    while not condition():
        assert asyncio.get_running_loop().time() < end, "it did not happen in time"
        await asyncio.sleep(0.005)
