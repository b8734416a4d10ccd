"""The web application: HTTP calls, the socket, the page and its assets, behind one guard."""

import asyncio
import contextlib
import gzip
import hashlib
import logging
import mimetypes
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, NamedTuple, NoReturn

import msgspec
from starlette.applications import Starlette
from starlette.requests import ClientDisconnect, Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from caravanserai.server import api, host_api, metrics, security
from caravanserai.server.calls import Ask, Call, Text
from caravanserai.server.guard import Guard
from caravanserai.server.hall import Hall
from caravanserai.server.messages import encode
from caravanserai.server.offline import offline_page
from caravanserai.server.problems import problem
from caravanserai.server.security import Doors, is_loopback, network
from caravanserai.server.sockets import Beats, Session
from caravanserai.server.tables import TableError
from caravanserai.server.upkeep import Upkeep

LOG: Final = logging.getLogger("caravanserai.server.http")
STATIC: Final = Path(__file__).parent / "static"
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("text/javascript", ".js")

CALLS: Final = (*api.CALLS, *host_api.CALLS)
PACKED: Final = frozenset({".html", ".js", ".css", ".svg", ".json", ".ftl", ".webmanifest", ".txt"})
"""What is packed on its way. Answers that hold secrets never are."""

NO_CLIENT: Final = (
    "<!doctype html><html lang=en><meta charset=utf-8><title>Caravanserai</title>"
    "<h1>Caravanserai</h1><p>The server runs, but the web client is not built. In a source checkout run"
    " <code>npm ci &amp;&amp; npm run build</code> in <code>client/</code>, then reload this page."
)


Endpoint = Callable[[Request], Awaitable[Response]]


class Limits(NamedTuple):
    """Limits per address. Loopback is exempt unless a proxy tells the true addresses."""

    requests: tuple[float, float] = (20.0, 200.0)
    scarce: tuple[float, float] = (0.2, 30.0)
    sockets: int = 64
    metrics_key: str = ""
    """The digest of a token that opens `/metrics` and nothing else."""
    loopback_too: bool = False


class Web:
    """Builds the application around a hall."""

    def __init__(
        self, hall: Hall, doors: Doors, limits: Limits, static: Path = STATIC, upkeep: Upkeep | None = None
    ) -> None:
        self.hall: Final = hall
        self._doors: Final = doors
        self._limits: Final = limits
        self._static: Final = static
        self._upkeep: Final = upkeep
        self._requests: Final = hall.shares.brakes("requests", limits.requests, least=2)
        self._scarce: Final = hall.shares.brakes("scarce", limits.scarce)
        self._sockets: Final = hall.shares.tally("sockets", least=2)
        self._beats: Final = Beats()

    def app(self) -> ASGIApp:
        """The ASGI application."""
        routes = [Route(call.path, self._endpoint(call), methods=[call.method]) for call in CALLS]
        routes += [
            Route("/metrics", self._braked(self._metrics)),
            Route("/offline", self._braked(_offline)),
            Route("/{path:path}", self._braked(self._page), methods=["GET"]),
        ]
        found = Starlette(
            routes=routes,
            lifespan=self._lifespan,
            exception_handlers={404: _not_found, 405: _wrong_method, Exception: _internal},
        )
        return Guard(self._without_wrappers(found), self._doors, self.hall.metrics)

    def _without_wrappers(self, app: ASGIApp) -> ASGIApp:
        """The socket stands beside the framework's layers, each of which would touch every message.

        What follows `/ws/` is for load balancers, which can keep a table's people together by it; hello says the table.
        """

        async def routed(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] == "websocket" and f"{scope['path']}/".startswith("/ws/"):
                await self._socket(WebSocket(scope, receive, send))
            else:
                await app(scope, receive, send)

        return routed

    @contextlib.asynccontextmanager
    async def _lifespan(self, _: Starlette) -> AsyncIterator[None]:
        await self.hall.origins.open()
        self.hall.open()
        upkeep = None if self._upkeep is None else asyncio.create_task(self._upkeep.run(), name="upkeep")
        yield
        if upkeep is not None:
            upkeep.cancel()
        await self.hall.close()

    # --- calls -------------------------------------------------------------------------------------------------

    def _endpoint(self, call: Call) -> Endpoint:
        decoder: msgspec.json.Decoder[Any] | None = (
            None if call.body is None else msgspec.json.Decoder(call.body)
        )

        async def endpoint(request: Request) -> Response:
            started = time.perf_counter()
            answer = await answered(request)
            _note(call, request, answer.status_code, time.perf_counter() - started)
            return answer

        async def answered(request: Request) -> Response:
            try:
                self._brake(request, call.scarce)
                body = None if decoder is None else decoder.decode(await _read(request, call.most_bytes))
                return _response(call, await call.work(await self._asked(request, call, body)), request)
            except TableError as error:
                return problem(error.code, error.detail, error.wait)
            except (msgspec.ValidationError, RecursionError) as error:
                return problem("bad-option", str(error)[:300])
            except (msgspec.DecodeError, UnicodeError) as error:
                return problem("bad-request", str(error)[:300])
            except ClientDisconnect:
                return Response(status_code=400)

        return endpoint

    async def _asked(self, request: Request, call: Call, body: Any) -> Ask:
        """What the call is told. The secret of a device stands for its person, unless the call lets a device in."""
        token, address = _token(request), _address(request)
        me = None if call.newcomer else await self.hall.persons.bearer(token)
        return Ask(
            self.hall,
            dict(request.path_params),
            token if me is None else me.token,
            body,
            self.hall.origins.of(address),
            me,
            request.headers.get("origin", ""),
            network(address),
        )

    def _braked(self, work: Endpoint) -> Endpoint:
        async def endpoint(request: Request) -> Response:
            try:
                self._brake(request)
            except TableError as error:
                return problem(error.code, error.detail)
            return await work(request)

        return endpoint

    def _brake(self, request: Request, scarce: bool = False) -> None:
        """Refuse whoever asks too often."""
        address = _address(request)
        origin = self.hall.origins.counted(address)
        if self.hall.origins.banned(origin):
            raise TableError("banned", "this address may not come in for a while")
        if is_loopback(address) and not self._limits.loopback_too:
            return
        if not self._requests.take(origin):
            self._stop("requests")
        if scarce and not self._scarce.take(origin):
            self._stop("scarce")

    def _stop(self, limit: str) -> NoReturn:
        self.hall.metrics.limits[limit] += 1
        raise TableError("too-many", "too many requests from this address; wait a little")

    async def _socket(self, socket: WebSocket) -> None:
        address = socket.client.host if socket.client else ""
        origin = self.hall.origins.counted(address)
        exempt = is_loopback(address) and not self._limits.loopback_too
        if self.hall.origins.banned(origin):
            await socket.close(1008)
            return
        if not exempt and self._sockets.of(origin) >= self._limits.sockets:
            self.hall.metrics.limits["sockets"] += 1
            await socket.close(1013)
            return
        self._sockets.add(origin)
        try:
            await Session(socket, self.hall, self._beats).run()
        finally:
            self._sockets.drop(origin)

    async def _metrics(self, request: Request) -> Response:
        """For this machine itself, and for whoever has the host's token or the one for it alone."""
        token, near = _token(request), is_loopback(_address(request)) and not _forwarded(request)
        keys = (self.hall.host_key, self._limits.metrics_key)
        if not near and not any(security.fits(security.digest(token), key) for key in keys):
            return problem("no-entry", "only this machine or the bearer of a token may read this")
        hall = self.hall
        rooms = hall.rooms.values()
        gauges = [
            ("tables_live", "Tables in memory.", float(len(rooms))),
            ("sockets", "Connected clients.", float(hall.metrics.sockets)),
            ("seats_connected", "Seats with somebody connected.", float(_connected(hall))),
            (
                "bots_waiting",
                "Questions to workers that wait or are thought about.",
                float(hall.bots.waiting),
            ),
            ("bots_failed", "Questions that no worker answered.", float(hall.bots.failed)),
            ("bots_lowered", "Bots that thought less because many waited.", float(hall.bots.lowered)),
            ("workers_replaced", "Workers that failed and were replaced.", float(hall.bots.replaced)),
        ]
        gauges += [
            (
                "tables_damaged",
                "Tables set aside because they cannot be read.",
                float(len({*hall.damaged, *hall.store.damaged})),
            ),
            (
                "backups_made",
                "Backups since the start.",
                float(self._upkeep.backed_up if self._upkeep else 0),
            ),
            (
                "upkeep_failed",
                "Failures of backups and retention.",
                float(self._upkeep.failed if self._upkeep else 0),
            ),
        ]
        waits = {
            "bot_wait_seconds": ("Waiting for a worker.", hall.bots.waits),
            "commit_seconds": ("From a change to its being on disk.", hall.store.commit_times),
        }
        page = metrics.page(hall.metrics, gauges, waits)
        return PlainTextResponse(page, headers={"cache-control": "no-store"})

    # --- the page ----------------------------------------------------------------------------------------------

    async def _page(self, request: Request) -> Response:
        """Assets by their path; everything that is no file is the page itself, which knows the way."""
        path = str(request.path_params["path"])
        if path.startswith("api/"):
            return problem("not-found", "there is no such call")
        found = self._asset(path)
        if found is not None:
            forever = path.startswith("assets/")
            return _file(request, found, "public, max-age=31536000, immutable" if forever else "no-cache")
        if "." in path.rsplit("/", 1)[-1]:
            return problem("not-found", "there is no such file")
        index = self._asset("index.html")
        if index is None:
            return Response(NO_CLIENT, 200, {"cache-control": "no-store"}, "text/html")
        return _file(request, index, "no-cache")

    def _asset(self, path: str) -> Path | None:
        if not path or "\0" in path:
            return None
        try:
            found = (self._static / path).resolve()
            inside = found.is_relative_to(self._static.resolve())
            return found if inside and found.is_file() else None
        except (OSError, ValueError):
            return None


async def _offline(request: Request) -> Response:
    return Response(offline_page(), 200, {"cache-control": "no-cache"}, "text/html")


def _file(request: Request, path: Path, caching: str) -> Response:
    """A file of the client, packed if the browser can unpack it."""
    headers = {"cache-control": caching, "vary": "accept-encoding"}
    if path.suffix not in PACKED or not _unpacks(request):
        return FileResponse(path, headers=headers)
    data = _packed_file(path, path.stat().st_mtime_ns)
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return Response(data, 200, headers | {"content-encoding": "gzip"}, kind)


@lru_cache(maxsize=256)
def _packed_file(path: Path, changed: int) -> bytes:
    return gzip.compress(path.read_bytes(), 9, mtime=0)


@lru_cache(maxsize=64)
def _packed(data: bytes) -> bytes:
    return gzip.compress(data, 9, mtime=0)


def _unpacks(request: Request) -> bool:
    return "gzip" in request.headers.get("accept-encoding", "")


def _connected(hall: Hall) -> int:
    return sum(
        len({link.seat for link in room.links if link.seat is not None}) for room in hall.rooms.values()
    )


def _forwarded(request: Request) -> bool:
    """Whether a proxy passed it on: then it is a stranger's, whatever address it has."""
    return any(name in request.headers for name in ("x-forwarded-for", "forwarded", "x-real-ip"))


def _address(request: Request) -> str:
    return request.client.host if request.client else ""


def _token(request: Request) -> str:
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip()[:64] if scheme.lower() == "bearer" else ""


async def _read(request: Request, most: int) -> bytes:
    """The body, if it is JSON and not too large."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise TableError("media-type", "the body must be application/json")
    chunks: list[bytes] = []
    size = 0
    async for chunk in request.stream():
        size += len(chunk)
        if size > most:
            raise TableError("too-large", f"the body may have {most} bytes")
        chunks.append(chunk)
    return b"".join(chunks)


def _response(call: Call, value: Any, request: Request) -> Response:
    if call.answer is None:
        return Response(status_code=call.status)
    text = isinstance(value, Text)
    data = value.text.encode() if text else encode(value)
    headers = {"cache-control": "no-store"}
    if text and value.language:
        headers["x-language"] = value.language
    if call.cached:
        tag = f'"{hashlib.sha256(data).hexdigest()[:24]}"'
        headers |= {"cache-control": "no-cache", "etag": tag}
        if tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        headers["vary"] = "accept-encoding"
        if _unpacks(request):
            headers["content-encoding"] = "gzip"
            data = _packed(data)
    return Response(data, call.status, headers, "text/plain" if text else "application/json")


async def _not_found(request: Request, error: Exception) -> Response:
    return problem("not-found", "there is nothing here")


async def _wrong_method(request: Request, error: Exception) -> Response:
    allowed = getattr(error, "headers", None) or {}
    answer = problem("method", f"{request.method} is not possible here")
    answer.headers.update(allowed)
    return answer


def _note(call: Call, request: Request, status: int, seconds: float) -> None:
    """A line for the log; what failed here is told whatever is asked for."""
    fields = {"status": status, "ms": round(1000 * seconds, 1)}
    if "table" in request.path_params:
        fields["table"] = request.path_params["table"][:64]
    level = logging.ERROR if status >= 500 else logging.INFO
    LOG.log(level, "%s %s: %d", call.method, call.path, status, extra={"fields": fields})


async def _internal(request: Request, error: Exception) -> Response:
    LOG.error("%s failed", request.method, exc_info=error)
    return problem("internal", "something went wrong here; what was accepted is saved")
