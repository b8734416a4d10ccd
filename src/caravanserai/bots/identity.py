"""Whether a bot is still the one that played: a mark of its numbers, its weights, and what it decides."""

import hashlib
import json
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any, Final

from caravanserai.bots import make
from caravanserai.bots.generations import GENERATIONS, parse
from caravanserai.bots.levels import Level
from caravanserai.bots.situation import Situation
from caravanserai.core.machine import OVER, State
from caravanserai.core.registry import game as find_game
from caravanserai.core.rollout import Dice, advance

ITERATIONS: Final = 0.1
LATER: Final = Level._field_defaults
"""Numbers that were not there at first. Who leaves them as they are is who he was without them."""
MOMENTS: Final = (7, 40, 90)
"""After how many decisions of a random game a bot is asked."""


def moments(key: str) -> Iterator[State]:
    """The same few positions of a game for ever; only a change of its rules could change them."""
    game = find_game(key)
    state = game.new(game.seats[0])
    dice = Dice(2026)
    decisions = 0
    while state.actor() != OVER and decisions <= MOMENTS[-1]:
        if state.actor() >= 0 and len(state.legal()) > 1:
            decisions += 1
            if decisions in MOMENTS:
                yield state
        advance(state, dice)


def decisions(key: str, name: str) -> list[str]:
    """What a bot decides at these moments."""
    game = find_game(key)
    bot = make(name, game, "frozen", iterations=ITERATIONS)
    thoughts = (bot.think(Situation(game, state, state.actor())) for state in moments(key))
    return [game.name(thought.action) for thought in thoughts]


@cache
def mark(key: str, name: str) -> str:
    """Some letters that change when the bot does: contests of another one are not its own."""
    level, generation = parse(name)
    found: list[Any] = [level, decisions(key, name)]
    if level in GENERATIONS[generation]:
        numbers = GENERATIONS[generation][level]
        told = {field: value for field, value in numbers._asdict().items() if value != LATER.get(field)}
        found += [told, _weights(key, numbers.judge)]
    return hashlib.sha256(json.dumps(found).encode()).hexdigest()[:12]


def origin(key: str, name: str, since: int) -> str:
    """The name under which the bot played a game first, from that generation on: who has changed nothing is who he was.

    Most levels of a new generation are in most games those of the one before, with their contests.
    """
    level, latest = parse(name)
    kinds = {
        number: _kind(key, levels[level])
        for number, levels in GENERATIONS.items()
        if level in levels and since <= number <= latest
    }
    return next((f"{level}@{number}" for number, kind in kinds.items() if kind == kinds[latest]), name)


def _kind(key: str, level: Level) -> tuple[Level, list[str]]:
    """All that makes a bot decide as it does: its numbers, and the weights of the judge it asks, wherever they lie."""
    return level._replace(judge=0), _weights(key, level.judge)


@cache
def _weights(key: str, generation: int) -> list[str]:
    """Fingerprints of the files with the game's weights, of that generation or the latest before it; not of their card."""
    for number in range(generation, 0, -1):
        folder = files("caravanserai.bots") / "weights" / str(number)
        every = folder.iterdir() if folder.is_dir() else ()
        own = {
            each.name: each for each in every if each.name.startswith(f"{key}.") and ".card." not in each.name
        }
        if own:
            return [hashlib.sha256(own[name].read_bytes()).hexdigest() for name in sorted(own)]
    return []
