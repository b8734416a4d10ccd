"""What the recorded games ask, offer and refuse: every kind of sentence with many of the arguments it really gets."""

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final, NamedTuple

import caravanserai as cs
from caravanserai.core.events import Argument
from caravanserai.core.game import Game, Prompt
from caravanserai.core.machine import State
from caravanserai.testing import golden
from caravanserai.testing.corpus import new

GOLDEN: Final = Path(__file__).parents[1] / "golden"
MANY: Final = 40
"""How many different sentences of one key are kept."""
REFUSALS: Final = 24
"""At each position of which number all actions are tried, to hear why they are refused."""
STRIDE: Final = 3
"""One of how many positions is looked at."""


class Asked(NamedTuple):
    """A sentence and the seat that reads it."""

    key: str
    args: Mapping[str, Argument]
    reader: int


def asked(game: str) -> list[Asked]:
    """Different sentences of the recorded games, up to `MANY` of each key."""
    known: set[str] = set()
    kept: Counter[str] = Counter()
    found: list[Asked] = []
    for each in heard(cs.game(game)):
        if kept[each.key] < MANY and (mark := json.dumps(each)) not in known:
            known.add(mark)
            kept[each.key] += 1
            found.append(each)
    return found


def heard(game: Game) -> Iterator[Asked]:
    """All sentences of all recorded games in their order."""
    for path in sorted((GOLDEN / game.key).glob(f"*{golden.SUFFIX}")):
        record = golden.read(game, path.read_text(encoding="utf-8"))
        state = new(game, record.setup)
        for number, action in enumerate(record.actions):
            actor = state.actor()
            if actor >= 0 and number % STRIDE == 0:
                yield from questions(game.prompt(state, actor), actor)
                yield from watched(game, state, (actor + 1) % state.seats)
                if number % REFUSALS == 0:
                    yield from refusals(game, state, actor)
            state.apply(action)


def questions(prompt: Prompt, reader: int) -> Iterator[Asked]:
    """What a seat is asked, with everything offered, and what it lacks."""
    for line in (prompt["key"], f"{prompt['key']}-hint"):
        yield Asked(line, prompt["args"], reader)
    for choice in prompt["choices"]:
        for line in (choice["key"], f"{choice['key']}-gives"):
            yield Asked(line, choice["args"], reader)
        for effect in choice["effects"]:
            yield Asked(f"good-{effect['thing']}", {"amount": abs(effect["amount"])}, reader)
    for missing in prompt["missing"]:
        yield Asked(missing["key"], missing["args"], reader)
        yield Asked(missing["reason"]["key"], missing["reason"]["args"], reader)


def watched(game: Game, state: State, reader: int) -> Iterator[Asked]:
    """What somebody reads while another decides."""
    prompt = game.prompt(state, reader)
    if prompt["seat"] not in (None, reader):
        yield Asked(f"{prompt['key']}-other", prompt["args"], reader)


def refusals(game: Game, state: State, actor: int) -> Iterator[Asked]:
    """Why everything else is not possible now."""
    for action in range(game.action_count):
        reason = game.why_not(state, actor, action)
        if reason is not None:
            yield Asked(reason.key, reason.args, actor)
