"""Finished pieces on disk, one JSON line each, so that interrupted work goes on where it stopped."""

import json
from pathlib import Path
from typing import Any, Final


class JournalError(ValueError):
    """The file belongs to other work."""


class Journal:
    """A file whose first line says what the work is; each further line is the number of a piece and its result."""

    def __init__(self, path: Path | None, work: dict[str, Any]) -> None:
        self._path: Final = path
        self._head: Final = json.dumps(work, sort_keys=True)
        self.done: Final[dict[int, Any]] = {}
        """The results so far, by the number of their piece, as JSON."""
        if path is not None and path.exists():
            self._read(path)
        elif path is not None:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(f"{self._head}\n", encoding="utf-8")

    def _read(self, path: Path) -> None:
        text = path.read_text(encoding="utf-8")
        lines = text.splitlines()
        if not lines or lines[0] != self._head:
            raise JournalError(f"{path} holds other work; choose another folder or delete it")
        for line in lines[1:]:
            try:
                number, result = json.loads(line)
            except ValueError:
                continue  # cut off by an interruption: that piece is done again
            self.done[number] = result
        if not text.endswith("\n"):
            with path.open("a", encoding="utf-8") as file:
                file.write("\n")

    def add(self, number: int, result: Any) -> None:
        """Keep one more result."""
        self.done[number] = result
        if self._path is not None:
            with self._path.open("a", encoding="utf-8") as file:
                file.write(json.dumps([number, result]) + "\n")
