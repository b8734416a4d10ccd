"""One server per folder: the lock, and the address of whoever holds it."""

import contextlib
import sys
from pathlib import Path
from typing import IO, Final

from caravanserai.server.store import StoreError

LOCK_NAME: Final = "serving"


def lock_file(folder: Path) -> IO[str]:
    """The file that stands for the folder, and holds the address of the server that has it."""
    try:
        return (folder / LOCK_NAME).open("a+", encoding="utf-8")
    except OSError as error:
        raise StoreError("store-folder", folder=folder, why=error.strerror) from error


def take(file: IO[str]) -> bool:
    """Take the folder for this process; the system lets go when the process ends, however it ends."""
    file.seek(0)
    if sys.platform == "win32":
        return True
    import fcntl

    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def write(file: IO[str], text: str) -> None:
    """Say where the server is."""
    file.seek(0)
    file.truncate()
    file.write(text)
    file.flush()


def running(folder: Path) -> str:
    """The address of the server that runs on the folder, "" if none does."""
    if not (folder / LOCK_NAME).is_file():
        return ""
    with contextlib.closing(lock_file(folder)) as file:
        return "" if take(file) else file.read().strip()
