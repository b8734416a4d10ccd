"""What the recorded games show without asking: cards of things, cards of a pause, and why a game ended."""

import json
from collections import Counter
from collections.abc import Iterator
from typing import Final

from text_asked import GOLDEN, MANY, Asked

import caravanserai as cs
from caravanserai.core.game import Game
from caravanserai.core.machine import Event, State
from caravanserai.testing import golden
from caravanserai.testing.corpus import apply_heard, new
from caravanserai.testing.pauses import lines, told

LOOKED: Final = 50
"""At each position of which number every thing on the table is looked at."""
RECORDS: Final = 3
"""One of how many recorded games is looked at."""


def shown(game: str) -> list[Asked]:
    """Different sentences of the recorded games, up to `MANY` of each key."""
    known: set[str] = set()
    kept: Counter[str] = Counter()
    found: list[Asked] = []
    for each in seen(cs.game(game)):
        if kept[each.key] < MANY and (mark := json.dumps(each)) not in known:
            known.add(mark)
            kept[each.key] += 1
            found.append(each)
    return found


def seen(game: Game) -> Iterator[Asked]:
    """All sentences of some recorded games in their order, read by seats 0 and 1."""
    for path in sorted((GOLDEN / game.key).glob(f"*{golden.SUFFIX}"))[::RECORDS]:
        record = golden.read(game, path.read_text(encoding="utf-8"))
        state = new(game, record.setup)
        since: list[Event] = []
        whole: list[Event] = []
        for number, action in enumerate(record.actions):
            if state.actor() >= 0 and number % LOOKED == 0:
                yield from cards(game, state, number // LOOKED % 2)
            fresh = apply_heard(state, action)
            since += fresh
            whole += fresh
            if any(game.kinds[event[0]].role == "pause" for event in fresh):
                yield from pauses(game, state, since)
                since = []
        if state.actor() < 0:
            yield from ending(game, state, whole)


def cards(game: Game, state: State, reader: int) -> Iterator[Asked]:
    """The cards of all things that a seat sees."""
    for thing in game.things(state, reader):
        card = game.card(state, reader, thing)
        if card is not None:
            for line in (card["name"], card["kind"], card["does"], *card["now"]):
                if line is not None:
                    yield Asked(line["key"], line["args"], reader)


def pauses(game: Game, state: State, since: list[Event]) -> Iterator[Asked]:
    """The card after a week, a year or a round, for two readers."""
    for reader in (0, 1):
        card = game.pause(state, reader, told(game, since, reader))
        if card is not None:
            for line in lines(card):
                yield Asked(line["key"], line["args"], reader)


def ending(game: Game, state: State, whole: list[Event]) -> Iterator[Asked]:
    """Why the game ended and where the points came from."""
    found = game.ending(state, told(game, whole, None))
    if found is not None:
        for line in (found["why"], *(each for sources in found["sources"] for each in sources.values())):
            yield Asked(line["key"], line["args"], 0)
