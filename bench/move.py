"""The processor time of one move at the server, from the checked action to the encoded updates of all audiences.

    python bench/move.py                              this tree
    python bench/move.py --against DIR                … and another one beside it, in turns: the ratio says more than the figures
    python bench/move.py --build DIR --against DIR    … both compiled (`python src/caravanserai/compiling.py DIR`)

Every seat and the spectators watch, as at a full table. No sockets and no disk: `campaign.load` has those.
"""

import argparse
import os
import random
import subprocess
import sys
import time
from pathlib import Path

from caravanserai.play.match import Match
from caravanserai.server.eyes import Beside, Eyes
from caravanserai.server.glance import Glance

ROOT = Path(__file__).resolve().parents[1]
GAMES = ("alrashid", "fivetribes", "morgenland", "yspahan")
PARTS = ("play", "views", "looks", "encode")
SEATS = 4
MOVES = 300


def measure(game: str, moves: int) -> dict[str, float]:
    """Milliseconds a move takes, by part."""
    spent = dict.fromkeys(PARTS, 0.0)
    match, chance = Match(game, SEATS, "move 0"), random.Random(0)
    eyes = [Eyes(seat) for seat in (None, *range(SEATS))]
    for number in range(moves):
        if match.over:
            match, eyes = Match(game, SEATS, f"move {number}"), [Eyes(each.seat) for each in eyes]
        move(match, chance.choice(match.state.legal()), eyes, spent)
    return {part: 1000 * seconds / moves for part, seconds in spent.items()}


def move(match: Match, action: int, eyes: list[Eyes], spent: dict[str, float]) -> None:
    """One action and what everybody is sent of it; the seconds of its parts are added up."""
    began = time.process_time()
    match.play(match.state.actor(), action)
    played = time.process_time()
    glance = Glance(match, {each.seat: each.view for each in eyes})
    viewed = time.process_time()
    for each in eyes:
        each.refresh(match, glance)
    looked = time.process_time()
    for each in eyes:
        each.changes(match, Beside(), 0)
    parts = (played - began, viewed - played, looked - viewed, time.process_time() - looked)
    for part, seconds in zip(PARTS, parts, strict=True):
        spent[part] += seconds


def told(folder: Path, game: str, moves: int) -> float:
    """Milliseconds of one move in a checkout, or in a folder that holds the package."""
    source = folder / "src" if (folder / "src").is_dir() else folder
    environment = dict(os.environ, PYTHONPATH=str(source))
    command = [sys.executable, __file__, game, "--moves", str(moves), "--total"]
    return float(subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout)


def main() -> None:
    """A line per game."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("games", nargs="*", default=GAMES)
    asked.add_argument("--moves", type=int, default=MOVES)
    asked.add_argument(
        "--against", type=Path, metavar="DIR", help="another checkout, or a compiled copy of one"
    )
    asked.add_argument("--build", type=Path, metavar="DIR", default=ROOT, help="a compiled copy of this tree")
    asked.add_argument("--rounds", type=int, default=1, help="so many turns; the least of each is told")
    asked.add_argument("--total", action="store_true", help="only the sum")
    args = asked.parse_args()
    for game in args.games:
        if args.total:
            print(sum(measure(game, args.moves).values()))
        elif args.against:
            turns = [
                (told(args.build, game, args.moves), told(args.against, game, args.moves))
                for _ in range(args.rounds)
            ]
            here, there = min(turn[0] for turn in turns), min(turn[1] for turn in turns)
            print(f"{game:<11} {here:.2f} ms here, {there:.2f} ms there: {here / there:.2f}", flush=True)
        else:
            found = measure(game, args.moves)
            parts = ", ".join(f"{part} {each:.2f}" for part, each in found.items())
            print(f"{game:<11} {sum(found.values()):.2f} ms: {parts}", flush=True)


if __name__ == "__main__":
    main()
