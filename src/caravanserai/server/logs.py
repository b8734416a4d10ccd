"""Structured logs: one JSON object per line. They name tables and codes, never tokens, names or addresses."""

import logging
import sys
import time
from typing import Final

import msgspec

_ENCODER: Final = msgspec.json.Encoder()


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
