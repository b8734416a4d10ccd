"""`serai arena`: bots against bots, rated."""

import argparse
import json
from pathlib import Path
from typing import Any

from rich.table import Table

from caravanserai.bots import NAMES, arena, report
from caravanserai.bots.arena import Contest
from caravanserai.cli.commandline import Commands, add_json, add_spread, check_spread
from caravanserai.cli.output import INTERRUPTED, OK, UserError, console, known_game, print_json
from caravanserai.cli.progress import bar
from caravanserai.cli.tables import add_option, chosen_options, named_bots
from caravanserai.core.registry import games


def register(commands: Commands) -> None:
    """Join the command line."""
    parser = commands.add(
        "arena",
        run,
        "rate bots against each other",
        "Let bots play each other in blocks of games: within a block everybody sits everywhere with the same dice and\n"
        "draws. Reports win shares with 95 % intervals, margins and ratings. Ctrl-C keeps the finished games; the same\n"
        "command with the same folder goes on.",
        (
            "serai arena yspahan --bots medium,random",
            "serai arena fivetribes --bots hard,medium --games 200 --folder results/five",
            "serai arena yspahan --bots hard,hard@1",
        ),
    )
    parser.add_argument("game", metavar="GAME", help=f"one of {', '.join(games())}")
    parser.add_argument(
        "--bots",
        required=True,
        metavar="A,B[,…]",
        help=f"two or more of {', '.join(NAMES)}; hard@1 is hard as it was in generation 1",
    )
    parser.add_argument("--games", type=int, default=40, metavar="N", help="how many games (default: 40)")
    parser.add_argument(
        "--seats", type=int, metavar="N", help="seats per game (default: as many as bots are named)"
    )
    parser.add_argument("--seed", default="arena", metavar="TEXT", help="the same text gives the same games")
    parser.add_argument(
        "--iterations",
        type=float,
        default=1.0,
        metavar="X",
        help="strength of thought, 1 is full (default: 1)",
    )
    parser.add_argument(
        "--timed", action="store_true", help="bots think for their time, as in a live game (processor time)"
    )
    parser.add_argument(
        "--pace",
        type=float,
        default=1.0,
        metavar="X",
        help="with --timed: hard and expert of generations 1 to 3, who think by the clock, have this part of their time",
    )
    parser.add_argument(
        "--decisive",
        action="store_true",
        help="stop when the first bot is clearly better or worse, by bets whose 5 %% of error hold at every look",
    )
    add_spread(parser)
    parser.add_argument(
        "--folder", type=Path, metavar="DIR", help="keep games, summary and a page with plots there"
    )
    add_option(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Play and report."""
    contest = _contest(args)
    check_spread(args)
    with bar(args, contest.game, contest.games) as advance:
        try:
            outcomes = arena.run(contest, args.folder, args.workers, advance, args.on)
        except ValueError as error:
            raise UserError(str(error)) from error
    summary = arena.summary(contest, outcomes)
    if args.folder is not None:
        text = json.dumps(summary, indent=2)
        (args.folder / "summary.json").write_text(f"{text}\n", encoding="utf-8")
        (args.folder / "report.html").write_text(report.page(summary, outcomes), encoding="utf-8")
    if args.json:
        print_json(summary)
    else:
        _print(args, summary)
    return OK if len(outcomes) >= contest.games or summary["decided"] else INTERRUPTED


def _contest(args: argparse.Namespace) -> Contest:
    game = known_game(args.game)
    bots = named_bots(args.bots)
    if len(bots) < 2 or len(set(bots)) < len(bots):
        raise UserError("--bots takes two or more different ones, separated by commas")
    seats = game.seat_count(args.seats or max(len(bots), game.seats[0]))
    if args.games < 1 or args.iterations <= 0 or args.pace <= 0:
        raise UserError("--games, --iterations and --pace must be more than 0")
    if args.pace != 1 and not args.timed:
        raise UserError("--pace is a part of the time: it goes with --timed")
    chosen = chosen_options(args)
    options = dict(zip(game.options, game.check_options(seats, chosen), strict=True))
    given = {name: value for name, value in options.items() if name in chosen}
    iterations = None if args.timed else args.iterations
    return Contest(args.game, bots, seats, args.games, args.seed, iterations, given, args.decisive, args.pace)


def _print(args: argparse.Namespace, summary: dict[str, Any]) -> None:
    table = Table(title=f"{summary['contest']['game']}, {summary['games']} games", title_justify="left")
    for head in ("bot", "games", "win share", "95 % interval", "margin", "rating", "decisions/s"):
        table.add_column(head, justify="left" if head == "bot" else "right")
    for row in summary["table"]:
        table.add_row(
            row["bot"],
            str(row["games"]),
            f"{row['share']:.1%}",
            f"{row['low']:.1%} to {row['high']:.1%}",
            f"{row['margin']:+.1f}",
            f"{row['rating']:.1f} ± {row['deviation']:.1f}",
            f"{row['speed']:,.0f}",
        )
    console(args).print(table)
