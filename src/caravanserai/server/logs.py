"""Structured logs: one JSON object per line. They name tables and codes, never tokens, names or addresses.

Each line carries the id of the request that led to it: the browser makes it, errors show it to people, and the host finds it.
"""

import logging
import re
import secrets
import sys
import time
from contextvars import ContextVar
from typing import Final

import msgspec

_ENCODER: Final = msgspec.json.Encoder()
_ID: Final = re.compile(r"[A-Za-z0-9-]{1,40}", re.ASCII)

REQUEST: Final[ContextVar[str]] = ContextVar("request", default="")
"""The id of the request that is being worked on; "": nobody has asked."""


def request_id(given: str = "") -> str:
    """The id that the asker has given, if it is one, or a fresh one."""
    return given if _ID.fullmatch(given) else secrets.token_hex(6)


class JsonLines(logging.Formatter):
    """A record as a JSON object; `extra={"fields": {…}}` of the call adds members of its own."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        found = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "part": record.name.removeprefix("caravanserai."),
            "message": record.getMessage(),
        }
        request = REQUEST.get()
        if request:
            found["request"] = request
        found |= getattr(record, "fields", {})
        if record.exc_info:
            found["trace"] = self.formatException(record.exc_info)
        return _ENCODER.encode(found).decode()


class Seldom(logging.Filter):
    """Lets the same line through once in a while: whoever sends nonsense shall not fill the disk with logs."""

    SECONDS: Final = 10.0

    def __init__(self) -> None:
        super().__init__()
        self._told: Final[dict[str, float]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether the line is written."""
        line, now = str(record.msg), time.monotonic()
        if now - self._told.get(line, -self.SECONDS) < self.SECONDS:
            return False
        self._told[line] = now
        return True


def configure(level: str) -> None:
    """Write the server's logs to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name in ("caravanserai", "uvicorn"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.setLevel(level.upper())
        logger.propagate = False
    logging.getLogger("uvicorn.error").filters = [Seldom()]
    # uvicorn's own lines of information say nothing that ours do not, and name addresses
    logging.getLogger("uvicorn").setLevel(max(logging.WARNING, logging.getLevelName(level.upper())))
