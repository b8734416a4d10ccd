"""`serai calibrate`: whether what a review calls 60 % is won in 60 of 100 games."""

import argparse
import json
from pathlib import Path
from typing import Any

from caravanserai import spread
from caravanserai.bots.generations import GENERATIONS
from caravanserai.bots.judges import judge_of
from caravanserai.cli.commandline import Commands, add_json, add_spread, check_spread
from caravanserai.cli.output import INTERRUPTED, OK, UserError, console, known_game, print_json
from caravanserai.cli.progress import bar
from caravanserai.core.game import Game
from caravanserai.core.registry import games
from caravanserai.reviews import calibration
from caravanserai.reviews.scales import JUDGE, Scale, written

FEWEST = 20
"""With fewer games hardly anything could be said."""


def register(commands: Commands) -> None:
    """Join the command line."""
    parser = commands.add(
        "calibrate",
        run,
        "fit what a review calls a chance to simulated games",
        "Play games between bots, fit the scales by which a judge's points become chances of winning, and try them on\n"
        "other games: what was called 20, 40, 60 and 80 %, and how often was it won? Writes the scales and a page with\n"
        "the pictures into a folder. Ctrl-C keeps the finished games; the same command with the same folder goes on.",
        (
            "serai calibrate yspahan --folder calibration",
            "serai calibrate morgenland --games 500 --fit 400 --generation 1 --folder calibration",
        ),
    )
    parser.add_argument("game", metavar="GAME", help=f"one of {', '.join(games())}")
    parser.add_argument("--folder", type=Path, required=True, metavar="DIR", help="where it is kept")
    parser.add_argument(
        "--games", type=int, default=500, metavar="N", help="games to try the scales on (default: 500)"
    )
    parser.add_argument("--fit", type=int, default=300, metavar="N", help="games to fit to (default: 300)")
    parser.add_argument("--bot", default="easy", metavar="LEVEL", help="who plays (default: easy)")
    parser.add_argument(
        "--iterations", type=float, default=1.0, metavar="X", help="strength of thought (default: 1)"
    )
    parser.add_argument(
        "--generation",
        type=int,
        default=JUDGE,
        choices=tuple(GENERATIONS),
        help=f"whose judge (default: {JUDGE})",
    )
    parser.add_argument("--seed", default="calibrate", metavar="TEXT", help="any text: other games")
    add_spread(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Play, fit, try and write."""
    game = known_game(args.game)
    check_spread(args)
    if min(args.games, args.fit) < FEWEST or args.iterations <= 0:
        raise UserError(
            f"--games and --fit must be at least {FEWEST} and --iterations more than 0: "
            "with fewer hardly anything could be said"
        )
    from caravanserai.reviews.calibration_page import write_page

    fitting, trying = (_played(args, game, part) for part in ("fit", "try"))
    if fitting is None or trying is None:
        return INTERRUPTED
    scales = calibration.fit(judge_of(game, args.generation), fitting)
    found = _results(args, game, scales, trying)
    folder: Path = args.folder
    made = {name: found[name] for name in ("generation", "bot", "iterations", "seed", "fit")}
    (folder / f"{game.key}-scales.json").write_text(written(scales, made), encoding="utf-8")
    (folder / f"{game.key}-calibration.json").write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")
    page = write_page(folder)
    if args.json:
        print_json(found)
    else:
        for each in found["bins"]:
            console(args).print(
                f"called {100 * each['called']:.1f} %: won {100 * each['won']:.1f} ± {200 * each['error']:.1f} %, "
                f"{each['moments']} moments"
            )
        console(args).print(f"the page is {page}")
    return OK


def _played(args: argparse.Namespace, game: Game, part: str) -> list[calibration.Seen] | None:
    """The moments of all games of a part, with each number of seats alike; None after Ctrl-C."""
    count = args.fit if part == "fit" else args.games
    moments: list[calibration.Seen] = []
    for place, seats in enumerate(game.seats):
        share = (count + place) // len(game.seats)
        trial = calibration.Trial(
            game.key, seats, share, f"{args.seed} {part}", args.bot, args.iterations, args.generation
        )
        played = _play(args, trial, f"{game.key}-{seats}-{part}")
        if played is None:
            return None
        moments += [each._replace(game=each.game * 10 + seats) for each in calibration.seen(played)]
    return moments


def _play(args: argparse.Namespace, trial: calibration.Trial, name: str) -> list[dict[str, Any]] | None:
    journal = spread.Journal(args.folder / "games" / f"{name}.jsonl", {"trial": trial._asdict()})
    with bar(args, name, trial.games) as advance:
        try:
            with spread.backend(args.on, args.workers) as backend:
                for done, _ in enumerate(
                    spread.resume(backend, calibration.play, trial.pieces(), journal), 1
                ):
                    advance(done)
        except KeyboardInterrupt:
            return None
    return [game for _, game in sorted(journal.done.items())]


def _results(
    args: argparse.Namespace, game: Game, scales: dict[int, Scale], moments: list[calibration.Seen]
) -> dict[str, Any]:
    return {
        "game": game.key,
        "generation": args.generation,
        "bot": args.bot,
        "iterations": args.iterations,
        "seed": args.seed,
        "fit": args.fit,
        "games": args.games,
        "moments": len(moments),
        "bins": [each._asdict() for each in calibration.bins(scales, moments)],
        "fine": [each._asdict() for each in calibration.bins(scales, moments, fine=True)],
    }
