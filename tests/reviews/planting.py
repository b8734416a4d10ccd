"""Planted blunders: positions built by hand, each with an option that is clearly bad by the rules.

The games' test tables build them; `python tests/reviews/plant.py` writes them into the package.
"""

import json
from typing import Any, NamedTuple

import caravanserai as cs
from caravanserai.core.machine import State


class Blunder(NamedTuple):
    """Why the option is bad, the position, and the option by name."""

    title: str
    state: State
    bad: str


def as_json(game: cs.Game, blunder: Blunder) -> dict[str, Any]:
    """What the package keeps of it. The position must be one that the game takes back."""
    position = json.loads(json.dumps(game.position(blunder.state)))
    state = game.restore(position)
    names = [game.name(action) for action in state.legal()]
    assert blunder.bad in names, f"{blunder.title}: {blunder.bad!r} is not among {names}"
    assert len(names) > 1, blunder.title
    return {"title": blunder.title, "seat": state.actor(), "bad": blunder.bad, "position": position}


def text(game: cs.Game, blunders: list[Blunder]) -> str:
    """The set of a game as a file, one position per line."""
    head = json.dumps({"game": game.key, "rules": game.rules_version})
    lines = ",\n".join(json.dumps(as_json(game, each)) for each in blunders)
    return f'{head[:-1]}, "planted": [\n{lines}\n]}}\n'
