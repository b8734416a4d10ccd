"""Bots of earlier generations decide as they did then: progress is measured against them.

`frozen/<generation>.json` has decisions that were made when the generation was frozen. If this test fails, something
that the generation stands on was changed; undo that, or give the new behaviour a generation of its own.
`python tests/bots/test_bots_frozen.py N` writes the file of a generation that has none yet: the latest one may still
change until then.
"""

import json
import sys
from pathlib import Path

import pytest

import caravanserai as cs
from caravanserai import bots
from caravanserai.bots.generations import GENERATIONS, LATEST
from caravanserai.bots.identity import ITERATIONS, decisions, moments
from caravanserai.bots.situation import Situation

FOLDER = Path(__file__).parent / "frozen"
GAMES = ("alrashid", "fivetribes", "morgenland", "yspahan")


def decided(generation: int, key: str) -> dict[str, list[str]]:
    """What each level of a generation decides at a few moments of a random game."""
    return {level: decisions(key, f"{level}@{generation}") for level in GENERATIONS[generation]}


@pytest.mark.parametrize("generation", [int(path.stem) for path in sorted(FOLDER.glob("*.json"))])
@pytest.mark.parametrize("key", GAMES)
def test_a_frozen_generation_decides_as_it_did(key: str, generation: int) -> None:
    kept = json.loads((FOLDER / f"{generation}.json").read_text(encoding="utf-8"))
    assert decided(generation, key) == kept[key]


def test_every_generation_but_the_latest_is_frozen() -> None:
    assert {int(path.stem) for path in FOLDER.glob("*.json")} >= set(GENERATIONS) - {LATEST}


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
