"""Structured logs: one JSON object per line. They name tables and codes, never tokens, names or addresses."""

import logging
import sys
from typing import Final

import msgspec

_ENCODER: Final = msgspec.json.Encoder()


class JsonLines(logging.Formatter):
    """A record as a JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        found = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "part": record.name.removeprefix("caravanserai."),
            "message": record.getMessage(),
        }
        if record.exc_info:
            found["trace"] = self.formatException(record.exc_info)
        return _ENCODER.encode(found).decode()


def configure(level: str) -> None:
    """Write the server's logs to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name in ("caravanserai", "uvicorn"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.setLevel(level.upper())
        logger.propagate = False
    # uvicorn's own lines of information say nothing that ours do not, and name addresses
    logging.getLogger("uvicorn").setLevel(max(logging.WARNING, logging.getLevelName(level.upper())))
