"""A learned judge as data: what `serai learn` writes and `weights/<generation>/<game>.json` holds."""

from importlib import import_module
from typing import Final, NotRequired, TypedDict

from caravanserai.bots.judge import Judge
from caravanserai.bots.learned import LearnedJudge, Reader
from caravanserai.bots.net import Net

DIGITS: Final = 5
"""Significant digits of a weight."""


class Model(TypedDict):
    """Everything a learned judge is made of."""

    plain: dict[str, float]
    """The weights of the plain judge below."""
    inputs: list[str]
    """What the net reads, in order; the first is the plain judge's lead."""
    hidden: int
    net: list[float]
    spread: float
    """How many points of lead multiply the odds of winning by e, at the start …"""
    last: float
    """… and at the end."""
    horizon: int
    replies: int
    ways: int
    habits: list[float]
    """The odds of every sort of option for simulated players; none: any option."""
    players: NotRequired[list[float]]
    """What the game's own simulated players go by (`judges/<game>_players.py`); none: they are those of the plain judge."""
    look: NotRequired[list[float]]
    """What each input is worth at a first look right behind a turn; none: the net looks."""
    glances: NotRequired[int]
    """In how many worlds a first look is taken; not named: in one."""


def reader_of(key: str) -> Reader:
    """The reader of a game; each module of `readers` has `make()`."""
    found = import_module(f"caravanserai.bots.readers.{key}").make()
    assert isinstance(found, Reader)
    return found


def plain_judge(key: str, weights: dict[str, float], players: list[float] | None = None) -> Judge:
    """The judge whose weights have names; each module of `judges` has `NAMES` and `make(weights)`.

    With `players` it has simulated players of its own: `make(weights, players)` of `judges/<game>_players.py`.
    """
    module = import_module(f"caravanserai.bots.judges.{key}")
    numbers = [weights[name] for name in module.NAMES]
    if players:
        found = import_module(f"caravanserai.bots.judges.{key}_players").make(numbers, players)
    else:
        found = module.make(numbers)
    assert isinstance(found, Judge)
    return found


def inputs_of(reader: Reader) -> list[str]:
    """The names of what a net reads."""
    return ["plain", *reader.names]


def untaught(key: str, weights: dict[str, float]) -> Model:
    """A model that judges as the plain judge does: where learning starts."""
    plain = plain_judge(key, weights)
    inputs = inputs_of(reader_of(key))
    return {
        "plain": weights,
        "inputs": inputs,
        "hidden": 0,
        "net": [1.0] + [0.0] * (len(inputs) - 1),
        "spread": 1.2 * plain.spread,
        "last": 0.2 * plain.spread,
        "horizon": plain.horizon,
        "replies": plain.replies,
        "ways": plain.ways,
        "habits": [],
    }


def judge_from(key: str, model: Model) -> LearnedJudge:
    """The judge that a model describes."""
    reader = reader_of(key)
    if inputs_of(reader) != model["inputs"]:
        raise ValueError(f"the net of {key} was made for another reader")
    return LearnedJudge(
        plain_judge(key, model["plain"], model.get("players")),
        reader,
        Net(len(model["inputs"]), model["hidden"], model["net"]),
        model["spread"],
        model["last"],
        model["horizon"],
        model["replies"],
        model["ways"],
        model["habits"],
        Net(len(model["inputs"]), 0, model["look"]) if model.get("look") else None,
        model.get("glances", 1),
    )
