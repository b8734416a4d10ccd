"""`serai tune`: better weights for a game's judge, found in self-play."""

import argparse
import json
from pathlib import Path

from caravanserai.bots import LEVELS, tune
from caravanserai.bots.judges import weights_of
from caravanserai.bots.statistics import table
from caravanserai.cli.commandline import Commands, add_spread, check_spread
from caravanserai.cli.output import OK, UserError, known_game
from caravanserai.cli.progress import bar
from caravanserai.cli.tables import add_option, chosen_options
from caravanserai.core.registry import games


def register(commands: Commands) -> None:
    """Join the command line."""
    parser = commands.add(
        "tune",
        run,
        "improve the bots' judgement in self-play",
        "Let bots play with the present weights of their judge, fit the weights to what came of the positions, and\n"
        "repeat with the new ones. Prints the weights as JSON; the same command and seed give the same weights. With\n"
        "--folder an interrupted course goes on where it stopped.",
        (
            "serai tune yspahan --seats 4 --rounds 4 --games 100",
            "serai tune morgenland --seats 4 --write better.json",
            "serai tune morgenland --seats 4 --start better.json --against other.json",
        ),
    )
    parser.add_argument("game", metavar="GAME", help=f"one of {', '.join(games())}")
    parser.add_argument("--seats", type=int, metavar="N", help="seats per game (default: the fewest)")
    parser.add_argument(
        "--rounds", type=int, default=3, metavar="N", help="rounds of games and fitting (default: 3)"
    )
    parser.add_argument("--games", type=int, default=60, metavar="N", help="games per round (default: 60)")
    parser.add_argument("--seed", default="tune", metavar="TEXT", help="the same text gives the same weights")
    parser.add_argument(
        "--level", choices=tuple(LEVELS), default="easy", help="who plays (default: easy, the fastest)"
    )
    parser.add_argument(
        "--iterations", type=float, default=0.5, metavar="X", help="strength of thought (default: 0.5)"
    )
    parser.add_argument(
        "--step",
        type=float,
        default=0.3,
        metavar="X",
        help="share of a weight the first changes add or take (default: 0.3)",
    )
    add_spread(parser)
    add_option(parser)
    parser.add_argument(
        "--start", type=Path, metavar="FILE", help="weights to start from (default: the game's)"
    )
    parser.add_argument(
        "--against",
        type=Path,
        metavar="FILE",
        help="only play --games against these weights and tell who won",
    )
    parser.add_argument(
        "--write", type=Path, metavar="FILE", help="write the weights there, after every round"
    )
    parser.add_argument(
        "--folder", type=Path, metavar="DIR", help="keep the games there, to go on after an interruption"
    )


def run(args: argparse.Namespace) -> int:
    """Tune and print the weights, or let them play others."""
    game = known_game(args.game)
    try:
        weights = _read(args.start) if args.start else weights_of(game.key)
        other = _read(args.against) if args.against else None
    except FileNotFoundError as error:
        raise UserError(f"{args.game} has no weights there: {error.filename}") from error
    if args.rounds < 1 or args.games < 1:
        raise UserError("--rounds and --games must be at least 1")
    check_spread(args)
    course = tune.Course(
        game.key,
        game.seat_count(args.seats or game.seats[0]),
        args.games,
        args.seed,
        args.level,
        args.iterations,
        args.step,
        {name: str(value) for name, value in chosen_options(args).items()},
    )
    if other is not None:
        return _duel(args, course, weights, other)
    with bar(args, args.game, args.rounds) as advance:
        rounds = tune.tune(course, weights, args.rounds, args.workers, args.on, args.folder)
        for number, better in enumerate(rounds, 1):
            advance(number)
            weights = better
            if args.write is not None:
                tune.store(weights, args.write)
    print(json.dumps(weights, indent=2))
    return OK


def _read(path: Path) -> tune.Weights:
    found: tune.Weights = json.loads(path.read_text("utf-8"))
    return found


def _duel(args: argparse.Namespace, course: tune.Course, weights: tune.Weights, other: tune.Weights) -> int:
    """Play and print the share of wins of the weights against the others."""
    outcomes = []
    with bar(args, args.game, course.games) as advance:
        for outcome in tune.duel(course, weights, other, args.workers, args.on):
            outcomes.append(outcome)
            advance(len(outcomes))
    row = table(["first", "second"], outcomes)[0]
    found = {"games": row.games, "share": row.share, "low": row.low, "high": row.high, "margin": row.margin}
    print(json.dumps({name: round(value, 3) for name, value in found.items()}))
    return OK
