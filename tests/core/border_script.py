"""Every public function with odd arguments, for both builds: prints what each answers, one line per try.

Run as a script with the folder of a build as argument, or import `answers`.
"""

import sys
from collections.abc import Callable, Iterator
from decimal import Decimal
from random import Random
from typing import Any

if __name__ == "__main__":
    sys.path.insert(0, sys.argv[1])

import numpy as np

import caravanserai as cs
from caravanserai.play.chance import BadSeed

ODD: tuple[Any, ...] = (
    25.0,
    0.0,
    float("nan"),
    "0",
    "draw red",
    b"0",
    [],
    {},
    (0,),
    Decimal(0),
    1j,
    object,
    10**30,
    -1,
    np.float64(0),
    np.array([0, 1]),
)
NUMBERS: tuple[Any, ...] = (np.int64(0), np.int8(0), np.uint16(0), np.array(0), False)


def answers() -> Iterator[str]:
    """What every public function of every game answers to every odd argument."""
    for key in cs.games():
        game = cs.game(key)
        match = cs.Match(key, game.seats[0], seed="border")
        before = game.position(match.state)
        for value in (*ODD, None, *NUMBERS):
            for name, call in _calls(game, match, value).items():
                yield f"{key} {name} {value!r}: {_answer(call)}"
        assert game.position(match.state) == before, f"{key}: the position has moved"
        assert (match.version, match.state.log) == (0, None), f"{key}: the match has moved"
        yield f"{key} plays on: {match.play(match.state.actor(), match.state.legal()[0])}"


def _calls(game: cs.Game, match: cs.Match, value: Any) -> dict[str, Callable[[], object]]:
    state, actor = match.state, match.state.actor()
    legal = state.legal()[0]
    calls: dict[str, Callable[[], object]] = {
        "refusal of the action": lambda: match.refusal(actor, value),
        "refusal of the seat": lambda: match.refusal(value, legal),
        "refusal of the version": lambda: match.refusal(actor, legal, value),
        "undo": lambda: match.undo(value),
        "can_undo": lambda: match.can_undo(value),
        "prompt": lambda: game.prompt(state, value),
        "name": lambda: game.name(value),
        "parse": lambda: game.parse(value),
        "why_not of the action": lambda: game.why_not(state, actor, value),
        "why_not of the seat": lambda: game.why_not(state, value, legal),
        "view": lambda: game.view(state, value),
        "views": lambda: game.views(state, [value, None]),
        "observe": lambda: game.observe(state, value),
        "determinize": lambda: game.position(game.determinize(state, value, Random(1))),
        "new": lambda: game.position(game.new(value)),
        "restore": lambda: game.restore(value),
        "Match": lambda: cs.Match(game, value, seed="x").version,
        "from_position": lambda: cs.Match.from_position(game, value, seed="x"),
        "game": lambda: cs.game(value),
        "a match of": lambda: cs.Match(value),
        "an option": lambda: game.new(game.seats[0], **dict.fromkeys(list(game.options)[:1], value)).options,
    }
    if value is not None:
        calls["a seed"] = lambda: cs.Match(game, seed=value).version
        if match.refusal(actor, value) is not None:
            calls["play of the action"] = lambda: match.play(actor, value)
        if match.refusal(value, legal) is not None:
            calls["play of the seat"] = lambda: match.play(value, legal)
        if match.refusal(actor, legal, value) is not None:
            calls["play of the version"] = lambda: match.play(actor, legal, value)
    return calls


TYPED = (cs.BadOption, cs.Broken, cs.NoSuchAction, cs.NoSuchSeat, cs.UnknownGame, BadSeed, ValueError)
"""What may be raised: refusals with a name, and ValueError for text that is no action. A TypeError is none."""


def _answer(call: Callable[[], object]) -> str:
    try:
        found = call()
    except TYPED as error:
        return f"{type(error).__name__} {error}"
    if isinstance(found, cs.Refusal):
        return f"{type(found).__name__} {found}"
    return f"{str(found)[:300]}"


if __name__ == "__main__":
    for line in answers():
        print(line)
