"""Refusals over HTTP: each code has its status."""

from collections.abc import Mapping
from typing import Final

from starlette.responses import Response

from caravanserai.server.bodies import Problem
from caravanserai.server.logs import REQUEST
from caravanserai.server.messages import encode

STATUS: Final[Mapping[str, int]] = {
    "no-entry": 403,
    "banned": 403,
    "not-owner": 403,
    "signed-out": 403,
    "no-person": 403,
    "no-passkeys": 409,
    "no-push": 409,
    "no-mail": 409,
    "no-code": 409,
    "wrong-code": 403,
    "bad-address": 422,
    "no-table": 404,
    "not-found": 404,
    "method": 405,
    "full": 409,
    "taken": 409,
    "started": 409,
    "not-started": 409,
    "not-over": 409,
    "no-hint": 409,
    "over": 409,
    "present": 409,
    "last-device": 409,
    "holiday": 409,
    "on-holiday": 409,
    "no-holiday": 409,
    "old-rules": 409,
    "damaged": 500,
    "too-large": 413,
    "media-type": 415,
    "bad-option": 422,
    "bad-record": 422,
    "cut-record": 422,
    "other-rules": 422,
    "false-record": 422,
    "too-many": 429,
    "too-many-tries": 429,
    "internal": 500,
    "busy": 503,
    "storage": 503,
    "restarting": 503,
    "stuck": 503,
}


def problem(code: str, detail: str, wait: int = 0) -> Response:
    """A refusal; `wait`: seconds after which it may be tried again."""
    wait = wait or (5 if code in ("too-many", "busy", "storage") else 0)
    headers = {"retry-after": str(wait)} if wait else {}
    return json_answer(
        Problem(code=code, detail=detail, request=REQUEST.get()), STATUS.get(code, 400), headers
    )


def json_answer(value: object, status: int = 200, headers: Mapping[str, str] | None = None) -> Response:
    """A value as an answer that nobody keeps."""
    return Response(
        encode(value), status, {"cache-control": "no-store", **(headers or {})}, "application/json"
    )
