"""The door of the application: only requests meant for this server from its own pages, and headers on every answer."""

from typing import Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from caravanserai.server.logs import REQUEST, request_id
from caravanserai.server.metrics import Metrics
from caravanserai.server.problems import problem
from caravanserai.server.security import HEADERS, Doors


class Guard:
    """Lets in only requests meant for this server from its own pages, and puts the security headers on every answer."""

    def __init__(self, app: ASGIApp, doors: Doors, counted: Metrics) -> None:
        self._app: Final = app
        self._doors: Final = doors
        self._counted: Final = counted

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        self._counted.requests += 1
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        request = request_id(headers.get(b"x-request-id", ""))
        REQUEST.set(request)
        host = headers.get(b"host", "")
        refusal = None
        if not self._doors.host(host):
            refusal = problem("host", "this server does not go by that name (see --name)")
        elif _changes(scope) and not self._doors.origin(headers.get(b"origin"), host):
            refusal = problem("origin", "pages from elsewhere may not do this")
        if refusal is None:
            await self._app(
                scope, receive, send if scope["type"] == "websocket" else _with_headers(send, request)
            )
        elif scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 1008})
        else:
            refusal.status_code = 403
            await refusal(scope, receive, _with_headers(send, request))


def _changes(scope: Scope) -> bool:
    return scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD", "OPTIONS")


def _with_headers(send: Send, request: str) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            known = {name.lower() for name, _ in message["headers"]}
            message["headers"] = [
                *message["headers"],
                *((n.encode(), v.encode()) for n, v in HEADERS.items() if n.encode() not in known),
                (b"x-request-id", request.encode()),
            ]
        await send(message)

    return sending
