"""The judges: one readable file per game, its weights in `weights/<generation>/<game>.json`."""

import json
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from typing import Any, Final

from caravanserai.bots.generations import LATEST
from caravanserai.bots.judge import Judge
from caravanserai.bots.model import judge_from, plain_judge
from caravanserai.core.game import Game

PLAIN: Final = 1
"""The generation whose weights have names: those that `serai tune` fits and learning starts from."""


def weights_of(key: str, generation: int = PLAIN) -> dict[str, Any]:
    """What a game's judge is made of: weights by name, or the parts of a learned one (`model.Model`).

    Those of the generation, or the latest before it that the game has.
    """
    folder = files("caravanserai.bots") / "weights"
    places = [folder / str(number) / f"{key}.json" for number in range(generation, 0, -1)]
    place = next((each for each in places if each.is_file()), places[-1])
    found: dict[str, Any] = json.loads(place.read_text(encoding="utf-8"))
    return found


def make_judge(key: str, weights: dict[str, Any]) -> Judge:
    """The game's judge with the given weights: a plain one, a learned one if they have a net, or that of a module they name.

    Such a module has `make_from(weights)`.
    """
    if "module" in weights:
        found = import_module(f"{__name__}.{weights['module']}").make_from(weights)
        assert isinstance(found, Judge)
        return found
    if "net" in weights:
        return judge_from(key, weights)  # type: ignore[arg-type]
    return plain_judge(key, weights)


@cache
def judge_of(game: Game, generation: int = LATEST) -> Judge:
    """The judge of a game in a generation; games without one of their own are judged by the score so far."""
    if find_spec(f"caravanserai.bots.judges.{game.key}") is None:
        return Judge([])
    return make_judge(game.key, weights_of(game.key, generation))
