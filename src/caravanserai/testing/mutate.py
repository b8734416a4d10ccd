"""`python -m caravanserai.testing.mutate GAME --positions N --seed S` changes positions of random games.

It says how many were accepted and refused, and prints the smallest case of every failure with the position as JSON.
"""

import argparse
import sys

from caravanserai.core import registry
from caravanserai.testing.mutants import campaign


def main(arguments: list[str]) -> int:
    """The command line: 1 if anything failed."""
    parser = argparse.ArgumentParser(prog="python -m caravanserai.testing.mutate", description=__doc__)
    parser.add_argument("game", help="the game's name")
    parser.add_argument("--positions", type=int, default=1000, help="how many changed positions")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--plays", type=int, default=1, help="random games from each that is accepted")
    given = parser.parse_args(arguments)
    outcome = campaign(registry.game(given.game), given.positions, given.seed, given.plays)
    print(outcome.text())
    return 1 if outcome.failures else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
