"""Tables whose game has come to a given moment before anybody opens them."""

import asyncio
import os
import random
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from server_postgres import address

from caravanserai.core.machine import Event
from caravanserai.play.match import Accepted, Match
from caravanserai.play.record import header_lines
from caravanserai.server.bodies import NewTable, SeatWish
from caravanserai.server.matches import first_changes
from caravanserai.server.messages import Pace
from caravanserai.server.place import Place
from caravanserai.server.tables import create, sit


def played_out(game: str, seats: int, seed: str) -> Match:
    """A finished game of seats that choose at random, the same for the same seed."""
    match = Match(game, seats, seed)
    choice = random.Random(seed)
    while not match.over:
        match.play(match.state.actor(), choice.choice(match.state.legal()))
    return match


def lay(
    folder: Path,
    match: Match,
    people: int = 1,
    pauses: bool = False,
    pace: Pace | None = None,
    days: int = 0,
    name: str = "",
) -> dict[str, Any]:
    """Put a match on a table of a server, which may run already: people sit in the first seats, bots in the others.

    `token` is the first person's, `tokens` are all of theirs. `days`: so long ago somebody last played.
    """
    folder.mkdir(parents=True, exist_ok=True)
    bots = [SeatWish(kind="bot", level="random") for _ in range(match.seats - people)]
    options = dict(zip(match.game.options, match.state.options, strict=True))
    seats = [SeatWish(kind="me"), *(SeatWish(kind="open") for _ in range(people - 1)), *bots]
    wish = NewTable(
        game=match.game.key,
        seats=seats,
        options=options,
        speed="instant",
        player="Tester",
        pauses=pauses,
        pace=pace or Pace(),
        name=name,
    )
    table, keys = create(wish, ("random",), "random", time.time_ns() // 1_000_000)
    others = [sit(table, seat, f"Guest {seat}", "")[1] for seat in range(1, people)]
    table.status = "over" if match.over else "running"
    table.commitment = match.commitment
    table.header = "\n".join([*header_lines(match), ""])
    store = Place(folder, address(folder)).open()
    save, move = first_changes(table, match)
    if days:
        then = save.pulse.touched - days * 86_400_000
        pulse = save.pulse._replace(touched=then, wake=then)
        save, move = save._replace(pulse=pulse), move._replace(pulse=pulse)
    try:
        with ThreadPoolExecutor(1) as beside:  # the browser's own loop runs in this thread
            beside.submit(lambda: asyncio.run(store.commit(save, move))).result()
    finally:
        store.close()
    return {
        "table": keys.table,
        "token": keys.token,
        "tokens": [keys.token, *others],
        "watch": keys.watch,
        "owner": keys.owner,
    }


WHOLE = os.environ.get("CARAVANSERAI_WHOLE") == "1"
"""Whether games that begin late in the normal run are played from their first move."""


def late(game: str, seats: int, left: int, **options: str) -> Match:
    """A game of seats that choose at random, in which the first seat had about so many decisions left to its end.

    CARAVANSERAI_WHOLE=1 pytest tests/browser      from the first move; takes some minutes more
    """
    if WHOLE:
        return Match(game, seats, "late", **options)
    actions: list[int] = []
    own: list[int] = []
    match, choice = Match(game, seats, "late", **options), random.Random("late")
    while not match.over:
        seat = match.state.actor()
        own += [len(actions)] if seat == 0 else []
        actions.append(choice.choice(match.state.legal()))
        match.play(seat, actions[-1])
    again = Match(game, seats, "late", **options)
    for action in actions[: own[-left]]:
        again.play(again.state.actor(), action)
    return again


def early(game: str, seats: int, decided: int) -> Match:
    """A game of seats that choose at random, in which the first seat has decided so often and is asked again."""
    match, choice = Match(game, seats, "early"), random.Random("early")
    while not match.over and (decided or match.state.actor() != 0):
        decided -= match.state.actor() == 0
        match.play(match.state.actor(), choice.choice(match.state.legal()))
    return match


def before(game: str, seats: int, seed: str, wanted: Callable[[Match, int, list[Event]], bool]) -> Match:
    """A game of seats that choose at random, just before the first decision of which `wanted` holds.

    It is told the match after the decision, the seat that decided and the events it led to.
    """
    count = 0
    match = Match(game, seats, seed)
    choice = random.Random(seed)
    while not match.over:
        seat = match.state.actor()
        answer = match.play(seat, choice.choice(match.state.legal()))
        assert isinstance(answer, Accepted)
        if wanted(match, seat, answer.events):
            break
        count += 1
    again = Match(game, seats, seed)
    choice = random.Random(seed)
    for _ in range(count):
        again.play(again.state.actor(), choice.choice(again.state.legal()))
    return again
