"""Checksums of whole games, to compare processes, hash seeds and compiled code."""

import hashlib
import json
import sys

from caravanserai.core import machine, registry
from caravanserai.core.game import Game
from caravanserai.testing.corpus import Player, apply_heard, new, setups
from caravanserai.testing.secrets import viewers


def digests(game: Game, rounds: int = 1, stride: int = 23) -> list[str]:
    """One line per setup and round: a checksum over actors, options, weights, events, and every `stride` steps all views."""
    lines: list[str] = []
    for number in range(rounds):
        for setup in setups(game):
            seed = 300 + number
            state, player, total, count = new(game, setup), Player(game, seed), hashlib.sha256(), 0
            while state.stack:
                options = state.legal()
                seen: list[object] = [state.actor(), options, state.weights() if state.actor() < 0 else 0]
                if count % stride == 0:
                    everybody = viewers(state)
                    seen += [game.position(state), game.breakdown(state)]
                    seen += [game.views(state, everybody), game.prompts(state, everybody)]
                action = player.action(state, options)
                seen.append(apply_heard(state, action))
                total.update(json.dumps([seen, action]).encode())
                count += 1
            total.update(json.dumps([game.position(state), state.scores(), state.ranking()]).encode())
            lines.append(f"{setup}, seed {seed}: {count} steps {total.hexdigest()}")
    return lines


def is_compiled() -> bool:
    """Whether this process runs the compiled engine."""
    return not str(machine.__file__).endswith(".py")


def main() -> None:
    """Print the mode and the checksums of the game at `module:attribute` (first argument) for some rounds (second)."""
    print("compiled" if is_compiled() else "interpreted")
    print("\n".join(digests(registry.load(sys.argv[1]), int(sys.argv[2]))))
