"""A server without a port: bots and clocks of the tables in a database, for whichever servers people are at."""

import asyncio
import contextlib
import signal
import sys
from pathlib import Path

from caravanserai.server import logs
from caravanserai.server.bots import Pool
from caravanserai.server.hall import Hall
from caravanserai.server.manners import Manners
from caravanserai.server.place import Place
from caravanserai.server.store import Store, StoreError
from caravanserai.server.words import server_words


def work(
    url: str,
    workers: int,
    log_level: str = "warning",
    language: str = "en",
    manners: Manners | None = None,
) -> int:
    """Work until interrupted. Returns an exit code; what is wrong is said on standard error."""
    logs.configure(log_level)
    try:
        with contextlib.closing(Place(Path(), url).open()) as store:
            print(server_words(language).say("work-begins", {"place": Place(Path(), url).said}), flush=True)
            asyncio.run(_work(store, workers, manners))
    except StoreError as error:
        print(error.said(language), file=sys.stderr)
        return 1
    return 0


async def _work(store: Store, workers: int, manners: Manners | None) -> None:
    hall = Hall(store, Pool(workers), manners=manners)
    stop = asyncio.Event()
    for end in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(end, stop.set)
    hall.open()
    await stop.wait()
    await hall.close()
