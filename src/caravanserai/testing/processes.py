"""Checks that need another process: other hash seeds, the compiled engine."""

import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path

from caravanserai.core.game import Game
from caravanserai.testing.digest import digests, is_compiled
from caravanserai.testing.errors import ConformanceError


def place_of(game: Game) -> str:
    """Where the game can be imported from, as `module:attribute`."""
    for name in (game.package, type(game).__module__):
        module = import_module(name)
        for attribute in ["GAME", *vars(module)]:
            if getattr(module, attribute, None) is game:
                return f"{name}:{attribute}"
    raise ConformanceError(
        f"{game.key}: no attribute of {game.package} is this game; other processes cannot import it"
    )


def _elsewhere(place: str, rounds: int, hash_seed: str, first: Path | None = None) -> list[str]:
    """What `digest` prints for the game in a fresh process."""
    path = [str(first)] if first else []
    path += [entry or os.getcwd() for entry in sys.path]
    done = subprocess.run(
        [sys.executable, "-c", "from caravanserai.testing.digest import main; main()", place, str(rounds)],
        env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(path)},
        capture_output=True,
        text=True,
        check=False,
        cwd=first,
    )
    if done.returncode:
        raise ConformanceError(
            f"{place}: a fresh process fails: {(done.stderr.strip().splitlines() or ['?'])[-1]}"
        )
    return done.stdout.splitlines()


def check_hash_seed(game: Game, place: str | None = None, rounds: int = 1) -> None:
    """Whole games are the same under different PYTHONHASHSEED values."""
    where = place or place_of(game)
    first = _elsewhere(where, rounds, "1")
    second = _elsewhere(where, rounds, "4242")
    for one, other in zip(first, second, strict=True):
        if one != other:
            raise ConformanceError(f"{game.key}: another game under another PYTHONHASHSEED: {one} / {other}")


def check_compiled(game: Game, compiled: Path, place: str | None = None, rounds: int = 1) -> None:
    """Whole games are the same on the compiled engine that lies below `compiled` and on the interpreted one."""
    where = place or place_of(game)
    mode, *fast = _elsewhere(where, rounds, "1", compiled)
    if mode != "compiled":
        raise ConformanceError(f"{game.key}: there is no compiled engine in {compiled}")
    if is_compiled():
        raise ConformanceError(f"{game.key}: this process is compiled itself; nothing to compare with")
    for one, other in zip(digests(game, rounds), fast, strict=True):
        if one != other:
            raise ConformanceError(f"{game.key}: interpreted and compiled part: {one} / {other}")
