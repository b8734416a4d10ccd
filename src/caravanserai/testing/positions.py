"""Checks of positions as JSON: the round trip, and edits that make no sense."""

import json
from random import Random
from typing import Final

from caravanserai.core.game import Game
from caravanserai.core.machine import Broken, State
from caravanserai.core.position import Json
from caravanserai.core.rollout import Dice, advance
from caravanserai.testing.corpus import Corpus, Moment, apply_heard
from caravanserai.testing.difference import difference
from caravanserai.testing.secrets import viewers

_VALUES: Final[tuple[Json, ...]] = (
    None,
    True,
    -1,
    0,
    1,
    2,
    7,
    99,
    10**30,
    -(10**30),
    1.5,
    "",
    "x",
    [],
    [0],
    [[]],
    {},
    {"x": 1},
    [99, -5],
)


def check_positions(game: Game, corpus: Corpus) -> None:
    """A position goes through JSON and back unchanged, and the game goes on as it would have."""
    for moment in corpus.moments:
        written = game.position(moment.state)
        text = json.dumps(written)
        if json.loads(text) != written:
            raise moment.fail(
                f"the position changes on the way through JSON: {difference(written, json.loads(text))}"
            )
        try:
            back = game.restore(json.loads(text))
        except Exception as error:
            raise moment.fail(f"the position is refused when it comes back: {error!r}") from error
        if json.dumps(game.position(back)) != text:
            raise moment.fail(f"the position comes back changed: {difference(written, game.position(back))}")
        _check_continues(game, moment, back)


def _check_continues(game: Game, moment: Moment, back: State) -> None:
    for seat in viewers(back):
        if json.dumps(game.view(back, seat)) != json.dumps(game.view(moment.state, seat)):
            raise moment.fail(f"a restored position looks different to {seat}")
    real = moment.state.clone()
    dice = Dice(moment.number)
    for _ in range(20):
        if real.actor() != back.actor() or real.legal() != back.legal():
            raise moment.fail(
                f"a restored position goes on differently: {real.legal()[:9]} and {back.legal()[:9]}"
            )
        if not real.stack:
            return
        action = advance(real.clone(), dice)
        if apply_heard(real, action) != apply_heard(back, action):
            raise moment.fail("a restored position tells other events", action)


def check_edits(game: Game, corpus: Corpus, edits: int = 12) -> None:
    """Whatever is deleted or altered in a position, it is refused with `Broken` and a place, or it can be played on."""
    for index, moment in enumerate(corpus.moments):
        rng = Random(index)
        text = json.dumps(game.position(moment.state))
        for _ in range(edits):
            value = json.loads(text)
            edit = _edit(value, rng)
            try:
                state = game.restore(value)
            except Broken as broken:
                if not broken.where or not broken.what:
                    raise moment.fail(f"after {edit} restore does not say what is wrong where") from broken
                continue
            except Exception as error:
                raise moment.fail(f"after {edit} restore raised {error!r} instead of Broken") from error
            try:
                _use(game, state, index)
            except Exception as error:
                raise moment.fail(f"after {edit} restore accepts what then fails with {error!r}") from error


def _use(game: Game, state: State, seed: int) -> None:
    """Everything that is done with a position, for a few steps."""
    dice = Dice(seed)
    for _ in range(4):
        for seat in viewers(state):
            game.view(state, seat)
            game.prompt(state, seat)
        game.breakdown(state)
        state.ranking()
        game.position(state)
        if not state.stack:
            return
        advance(state, dice)
        state.check()


def _edit(value: Json, rng: Random) -> str:
    """Change one random thing in the position and say which."""
    path = "position"
    here = value
    while True:
        keys = list(here) if isinstance(here, dict) else list(range(len(here)))
        if not keys:
            break
        key = rng.choice(keys)
        inner = here[key]
        if isinstance(inner, dict | list) and inner and rng.random() < 0.9:
            here = inner
            path = f"{path}.{key}" if isinstance(key, str) else f"{path}[{key}]"
            continue
        where = f"{path}.{key}" if isinstance(key, str) else f"{path}[{key}]"
        return _change(here, key, where, rng)
    if isinstance(here, dict):
        here["surprise"] = 1
        return f"adding {path}.surprise"
    here.append(rng.choice(_VALUES))
    return f"adding {here[-1]!r} to {path}"


def _change(here: Json, key: Json, where: str, rng: Random) -> str:
    way = rng.randrange(5)
    if way == 0:
        del here[key]
        return f"deleting {where}"
    if way == 1 and isinstance(here, list):
        here.append(here[key])
        return f"doubling {where}"
    if way == 2 and isinstance(here[key], int) and not isinstance(here[key], bool):
        here[key] += rng.choice((-1, 1, 2, 5))
        return f"setting {where} to {here[key]}"
    here[key] = rng.choice(_VALUES)
    return f"setting {where} to {here[key]!r}"
