"""Refusals over HTTP: each code has its status."""

from collections.abc import Mapping
from typing import Final

from starlette.responses import Response

from caravanserai.server.bodies import Problem
from caravanserai.server.messages import encode

STATUS: Final[Mapping[str, int]] = {
    "no-entry": 403,
    "banned": 403,
    "not-owner": 403,
    "no-table": 404,
    "not-found": 404,
    "method": 405,
    "full": 409,
    "taken": 409,
    "started": 409,
    "not-started": 409,
    "not-over": 409,
    "over": 409,
    "present": 409,
    "old-rules": 409,
    "damaged": 500,
    "too-large": 413,
    "media-type": 415,
    "bad-option": 422,
    "bad-record": 422,
    "too-many": 429,
    "internal": 500,
    "busy": 503,
    "storage": 503,
    "restarting": 503,
    "stuck": 503,
}


def problem(code: str, detail: str) -> Response:
    """A refusal."""
    headers = {"retry-after": "5"} if code in ("too-many", "busy", "storage") else {}
    return json_answer(Problem(code=code, detail=detail), STATUS.get(code, 400), headers)


def json_answer(value: object, status: int = 200, headers: Mapping[str, str] | None = None) -> Response:
    """A value as an answer that nobody keeps."""
    return Response(
        encode(value), status, {"cache-control": "no-store", **(headers or {})}, "application/json"
    )
