"""`serai trials`: whether a review calls the right things mistakes."""

import argparse
import json
from pathlib import Path
from typing import Any

from caravanserai import spread
from caravanserai.cli.commandline import Commands, add_json, add_spread, check_spread
from caravanserai.cli.output import INTERRUPTED, OK, UserError, console, known_game, print_json
from caravanserai.cli.progress import bar
from caravanserai.reviews import trials


def register(commands: Commands) -> None:
    """Join the command line."""
    parser = commands.add(
        "trials",
        run,
        "try whether a review calls the right things mistakes",
        "Play games between bots, plant decisions that are clearly bad by the rules, and see whether a review finds them;\n"
        "and see how often it calls options mistakes that a twenty times longer search judges equal to the best.\n"
        "Ctrl-C keeps the finished games; the same command with the same folder goes on.",
        ("serai trials yspahan --games 40 --folder trials",),
    )
    parser.add_argument("game", metavar="GAME", help=f"one of {', '.join(trials.BAD)}")
    parser.add_argument("--folder", type=Path, required=True, metavar="DIR", help="where it is kept")
    parser.add_argument("--games", type=int, default=40, metavar="N", help="how many games (default: 40)")
    parser.add_argument("--seed", default="trials", metavar="TEXT", help="any text: other games")
    add_spread(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Play, try and tell."""
    game = known_game(args.game)
    check_spread(args)
    if game.key not in trials.BAD or args.games < 1:
        raise UserError(f"--games must be at least 1, and the game one of {', '.join(trials.BAD)}")
    pieces = [
        trials.Trial(game.key, game.seats[number % len(game.seats)], number, args.seed)
        for number in range(args.games)
    ]
    try:
        work = {"pieces": [piece._asdict() for piece in pieces]}
        journal = spread.Journal(args.folder / "games" / f"{game.key}-trials.jsonl", work)
    except spread.JournalError as error:
        raise UserError(str(error)) from error
    whole = _try(args, pieces, journal)
    found = _counted(game.key, list(journal.done.values()))
    (args.folder / f"{game.key}-trials.json").write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")
    if args.json:
        print_json(found)
    else:
        console(args).print(
            f"{found['found']} of {found['planted']} planted blunders were found; "
            f"{found['called']} of {found['equal']} equal options were called mistakes"
        )
    return OK if whole else INTERRUPTED


def _try(args: argparse.Namespace, pieces: list[trials.Trial], journal: spread.Journal) -> bool:
    """Whether all games were tried."""
    with bar(args, args.game, len(pieces)) as advance:
        try:
            with spread.backend(args.on, args.workers) as backend:
                for done, _ in enumerate(spread.resume(backend, trials.tried, pieces, journal), 1):
                    advance(done)
        except KeyboardInterrupt:
            return False
    return True


def _counted(key: str, games: list[dict[str, Any]]) -> dict[str, Any]:
    planted = [word for game in games for word in game["planted"]]
    equal = [word for game in games for word in game["equal"]]
    return {
        "game": key,
        "games": len(games),
        "planted": len(planted),
        "found": sum(word != "" for word in planted),
        "equal": len(equal),
        "called": sum(word != "" for word in equal),
    }
