"""Tables whose game has come to a given moment before the server starts."""

import asyncio
import random
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from caravanserai.play.match import Match
from caravanserai.play.record import header_lines
from caravanserai.server.bodies import NewTable, SeatWish
from caravanserai.server.matches import first_changes
from caravanserai.server.sqlite import SqliteStore
from caravanserai.server.tables import create


def played_out(game: str, seats: int, seed: str) -> Match:
    """A finished game of seats that choose at random, the same for the same seed."""
    match = Match(game, seats, seed)
    choice = random.Random(seed)
    while not match.over:
        match.play(match.state.actor(), choice.choice(match.state.legal()))
    return match


def lay(folder: Path, match: Match) -> dict[str, Any]:
    """Put a match on a table of a server that does not run yet: we sit in the first seat, bots in the others."""
    folder.mkdir(parents=True, exist_ok=True)
    bots = [SeatWish(kind="bot", level="random") for _ in range(match.seats - 1)]
    options = dict(zip(match.game.options, match.state.options, strict=True))
    seats = [SeatWish(kind="me"), *bots]
    wish = NewTable(game=match.game.key, seats=seats, options=options, speed="instant", player="Tester")
    table, keys = create(wish, ("random",), "random", time.time_ns() // 1_000_000)
    table.status = "over" if match.over else "running"
    table.commitment = match.commitment
    table.header = "\n".join([*header_lines(match), ""])
    store = SqliteStore(folder)
    try:
        with ThreadPoolExecutor(1) as beside:  # the browser's own loop runs in this thread
            beside.submit(lambda: asyncio.run(store.commit(*first_changes(table, match)))).result()
    finally:
        store.close()
    return {"table": keys.table, "token": keys.token}
