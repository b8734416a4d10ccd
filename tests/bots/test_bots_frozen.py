"""Bots of earlier generations decide as they did then: progress is measured against them.

`frozen/<generation>.json` has decisions that were made when the generation was frozen. If this test fails, something
that the generation stands on was changed; undo that, or give the new behaviour a generation of its own.
`python tests/bots/test_bots_frozen.py N` writes the file of a generation that has none yet.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import caravanserai as cs
from caravanserai import bots
from caravanserai.bots.generations import GENERATIONS, LATEST
from caravanserai.bots.situation import Situation
from caravanserai.core.machine import State
from caravanserai.core.rollout import Dice, advance

FOLDER = Path(__file__).parent / "frozen"
GAMES = ("alrashid", "fivetribes", "morgenland", "yspahan")
ITERATIONS = 0.1
MOMENTS = (7, 40, 90)
"""After how many decisions of a random game the bots are asked."""


def moments(key: str) -> Iterator[State]:
    """The same few positions of a game for ever; only a change of its rules could change them."""
    state = cs.game(key).new(cs.game(key).seats[0])
    dice = Dice(2026)
    decisions = 0
    while state.actor() != cs.OVER and decisions <= MOMENTS[-1]:
        if state.actor() >= 0 and len(state.legal()) > 1:
            decisions += 1
            if decisions in MOMENTS:
                yield state
        advance(state, dice)


def decided(generation: int, key: str) -> dict[str, list[str]]:
    """What each level of a generation decides at these moments."""
    game = cs.game(key)
    found: dict[str, list[str]] = {}
    for level in GENERATIONS[generation]:
        bot = bots.make(f"{level}@{generation}", game, "frozen", iterations=ITERATIONS)
        thoughts = (bot.think(Situation(game, state, state.actor())) for state in moments(key))
        found[level] = [game.name(thought.action) for thought in thoughts]
    return found


@pytest.mark.parametrize("generation", GENERATIONS)
@pytest.mark.parametrize("key", GAMES)
def test_a_frozen_generation_decides_as_it_did(key: str, generation: int) -> None:
    kept = json.loads((FOLDER / f"{generation}.json").read_text(encoding="utf-8"))
    assert decided(generation, key) == kept[key]


@pytest.mark.parametrize("level", GENERATIONS[LATEST])
def test_a_level_without_a_generation_is_the_latest(level: str) -> None:
    game = cs.game("yspahan")
    state = next(moments("yspahan"))
    situation = Situation(game, state, state.actor())
    today, frozen = (
        bots.make(name, game, "same", iterations=ITERATIONS) for name in (level, f"{level}@{LATEST}")
    )
    assert today.think(situation) == frozen.think(situation)


def write(generation: int) -> None:
    """Keep what a generation decides."""
    path = FOLDER / f"{generation}.json"
    assert not path.exists(), f"{path} is there: a frozen generation is not frozen again"
    text = json.dumps({key: decided(generation, key) for key in GAMES}, indent=2, ensure_ascii=False)
    path.write_text(f"{text}\n", encoding="utf-8")


if __name__ == "__main__":
    write(int(sys.argv[1]))
