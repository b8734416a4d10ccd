"""The judges: one readable file per game, its weights in `weights/<generation>/<game>.json`."""

import json
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec

from caravanserai.bots.generations import LATEST
from caravanserai.bots.judge import Judge
from caravanserai.core.game import Game


def weights_of(key: str, generation: int = LATEST) -> dict[str, float]:
    """The weights of a game's judge by name: those of the generation, or the latest before it that the game has."""
    folder = files("caravanserai.bots") / "weights"
    places = [folder / str(number) / f"{key}.json" for number in range(generation, 0, -1)]
    place = next((each for each in places if each.is_file()), places[-1])
    found: dict[str, float] = json.loads(place.read_text(encoding="utf-8"))
    return found


def make_judge(key: str, weights: dict[str, float]) -> Judge:
    """The game's own judge with the given weights; each judge module has `NAMES` and `make(weights)`."""
    module = import_module(f"caravanserai.bots.judges.{key}")
    found = module.make([weights[name] for name in module.NAMES])
    assert isinstance(found, Judge)
    return found


@cache
def judge_of(game: Game, generation: int = LATEST) -> Judge:
    """The judge of a game in a generation; games without one of their own are judged by the score so far."""
    if find_spec(f"caravanserai.bots.judges.{game.key}") is None:
        return Judge([])
    return make_judge(game.key, weights_of(game.key, generation))
