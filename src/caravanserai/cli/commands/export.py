"""`serai export`: records or fresh games between bots as a data set for learning."""

import argparse
import os
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from caravanserai import spread
from caravanserai.bots import NAMES
from caravanserai.cli.commandline import Commands, add_json, add_spread, check_spread
from caravanserai.cli.output import INTERRUPTED, OK, UserError, console, known_game, print_json
from caravanserai.cli.progress import bar
from caravanserai.cli.tables import add_option, chosen_options, named_bots
from caravanserai.core.game import Game
from caravanserai.play.match import Match
from caravanserai.play.record import load
from caravanserai.rl import export
from caravanserai.rl.export import FORMATS, Row, Simulation
from caravanserai.rl.extras import MissingExtra
from caravanserai.rl.observer import NoObservation


class Plan(NamedTuple):
    """What goes into the file."""

    game: Game
    options: dict[str, Any]
    source: str
    total: int
    rows: Callable[[], Iterator[list[Row]]]
    """The rows game by game."""


def register(commands: Commands) -> None:
    """Join the command line."""
    parser = commands.add(
        "export",
        run,
        "turn games into a data set for learning",
        "Write what the deciding seat could know, its legal actions, its action and the result, one row per decision,\n"
        "from records or from fresh games between bots. Beside the file stands a data card that says what every number\n"
        "means. Ctrl-C keeps the games that are finished; the same command goes on with the others.",
        (
            "serai export data.parquet --simulate yspahan --bots medium --games 1000",
            "serai export data.jsonl --records game-1.txt game-2.txt",
        ),
    )
    parser.add_argument(
        "output", type=Path, metavar="FILE", help="where to: ends in .parquet or .jsonl (JSON lines)"
    )
    source = parser.add_mutually_exclusive_group(required=True)
    source.add_argument(
        "--records", nargs="+", type=Path, metavar="RECORD", help="finished games of one game"
    )
    source.add_argument("--simulate", metavar="GAME", help="play games between bots")
    parser.add_argument("--games", type=int, default=100, metavar="N", help="how many to play (default: 100)")
    parser.add_argument("--seats", type=int, metavar="N", help="seats per game")
    parser.add_argument(
        "--bots",
        default="easy",
        metavar="LEVEL[,LEVEL…]",
        help=f"who plays, moving on by a seat every game: {', '.join(NAMES)} (default: easy)",
    )
    parser.add_argument("--seed", default="export", metavar="TEXT", help="the same text gives the same games")
    add_spread(parser)
    add_option(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Collect, write, and write the card."""
    if args.output.suffix not in FORMATS:
        raise UserError(f"{args.output} must end in one of {', '.join(FORMATS)}")
    try:
        if args.output.suffix == ".parquet":
            export.need_parquet()
        plan = _recorded(args.records) if args.records else _simulated(args)
        games, rows = _write(args, plan)
        form = "Parquet" if args.output.suffix == ".parquet" else "JSON lines"
        card = export.data_card(plan.game, rows, games, plan.source, plan.options, form)
    except (MissingExtra, NoObservation) as error:
        raise UserError(str(error)) from error
    place = args.output.with_name(f"{args.output.name}.card.md")
    place.write_text(card, encoding="utf-8")
    if args.json:
        print_json({"file": str(args.output), "card": str(place), "games": games, "rows": rows})
    else:
        console(args).print(f"{rows} decisions of {games} games in {args.output}, described in {place}")
    if games < plan.total:
        return INTERRUPTED
    _kept(args.output).unlink(missing_ok=True)
    return OK


def _kept(output: Path) -> Path:
    """Where the records of finished games lie until all are played."""
    return output.with_name(f"{output.name}.games")


def _write(args: argparse.Namespace, plan: Plan) -> tuple[int, int]:
    """Write game by game; an interruption ends the file behind the last whole game."""
    done = 0
    with bar(args, plan.game.key, plan.total) as advance:

        def flow() -> Iterator[Row]:
            nonlocal done
            try:
                for rows in plan.rows():
                    yield from rows
                    done += 1
                    advance(done)
            except KeyboardInterrupt:
                return

        rows = export.write(flow(), args.output)
    return done, rows


def _recorded(paths: list[Path]) -> Plan:
    matches = [_finished(path) for path in paths]
    first = matches[0]
    for path, match in zip(paths, matches, strict=True):
        if match.game is not first.game or export.options_of(match) != export.options_of(first):
            raise UserError(f"{path} is of another game or played with other options than {paths[0]}")
    source = f"{len(paths)} records of finished games"

    def rows() -> Iterator[list[Row]]:
        return (list(export.rows_of(match, number)) for number, match in enumerate(matches))

    return Plan(first.game, export.options_of(first), source, len(matches), rows)


def _finished(path: Path) -> Match:
    match = load(path)
    if not match.over:
        raise UserError(f"{path}: the game is not finished, so it has no result")
    return match


def _simulated(args: argparse.Namespace) -> Plan:
    game = known_game(args.simulate)
    levels = tuple(named_bots(args.bots))
    if args.games < 1:
        raise UserError("--games must be more than 0")
    check_spread(args)
    seats = game.seat_count(args.seats)
    options = dict(zip(game.options, game.check_options(seats, chosen_options(args)), strict=True))
    games = Simulation(args.simulate, seats, levels, args.seed, options)
    source = f"bots ({', '.join(levels)}) at tables of {seats}, seed {args.seed!r}"
    workers = min(args.workers or os.cpu_count() or 1, args.games)
    journal = spread.Journal(_kept(args.output), {"games": args.games, "simulation": games._asdict()})
    return Plan(
        game, options, source, args.games, lambda: _play(games, args.games, args.on, workers, journal)
    )


def _play(
    games: Simulation, count: int, on: str, workers: int, journal: spread.Journal
) -> Iterator[list[Row]]:
    """The rows of each game in order; those of games that were played before are read off their records."""
    pieces = [(number, journal.done.get(number)) for number in range(count)]
    with spread.backend(on, workers) as backend:
        yield from spread.in_order(_noted(backend.done(games.told, pieces), journal))


def _noted(
    found: Iterable[tuple[int, tuple[str, list[Row]]]], journal: spread.Journal
) -> Iterator[tuple[int, list[Row]]]:
    """The rows of each game as it is finished, once its record is kept."""
    for number, (record, rows) in found:
        if number not in journal.done:
            journal.add(number, record)
        yield number, rows
