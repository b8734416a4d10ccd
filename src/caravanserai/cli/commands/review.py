"""`serai review`: what a finished game can teach."""

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.table import Table

from caravanserai import spread
from caravanserai.cli.commandline import Commands, add_json, add_spread, check_spread
from caravanserai.cli.output import (
    FAILED,
    INTERRUPTED,
    OK,
    UserError,
    console,
    known_game,
    print_json,
    words,
)
from caravanserai.cli.progress import bar, stages
from caravanserai.play.record import load
from caravanserai.reviews import Analysis, report, review
from caravanserai.reviews.batch import Task, fingerprint, reviewed
from caravanserai.reviews.telling import mistakes, percent, turning_point
from caravanserai.text.catalogue import Catalogue

MOST = 12
"""So many mistakes are told; `--json` has all."""
ERRORS = {"luck": "error", "own": "own_error", "others": "others_error"}
"""The parts of the sum that are estimated, and what their errors are called."""


def register(commands: Commands) -> None:
    """Join the command line."""
    parser = commands.add(
        "review",
        run,
        "what a finished game can teach",
        "Look back at a recorded game: every seat's chance of winning at every moment, what chance gave and what decisions\n"
        "won or lost, the moments that decided it, and decisions for which a better one was found. A decision is judged by\n"
        "what its seat knew then. Ctrl-C tells what was found so far. Of several records, or a folder of them, it tells of\n"
        "each what it comes to; with --json all of it, and with --keep the same command goes on where it stopped.",
        (
            "serai review game.txt",
            "serai review game.txt --seat 1 --seconds 300",
            "serai review game.txt --iterations 20 --seed mine --json",
            "serai review games/*.txt --keep reviews.jsonl --json",
        ),
    )
    parser.add_argument(
        "files",
        nargs="+",
        type=Path,
        metavar="FILE",
        help="the record of a finished game, or a folder of records",
    )
    parser.add_argument(
        "--seat",
        type=int,
        metavar="N",
        help="look only at that seat's decisions, counted from 1 (default: all)",
    )
    budget = parser.add_mutually_exclusive_group()
    budget.add_argument(
        "--seconds",
        type=float,
        metavar="S",
        help="how long it may take (default: 60, or less if that is enough)",
    )
    budget.add_argument(
        "--iterations",
        type=int,
        metavar="N",
        help="looks at every moment instead: the same result every time",
    )
    parser.add_argument("--seed", default="", metavar="TEXT", help="any text: other samples")
    parser.add_argument(
        "--keep", type=Path, metavar="FILE", help="keep finished reviews of several records there, to go on"
    )
    add_spread(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Analyse and tell."""
    check_spread(args)
    if (args.seconds is not None and args.seconds <= 0) or (
        args.iterations is not None and args.iterations < 1
    ):
        raise UserError("--seconds and --iterations must be more than 0")
    paths = _paths(args.files)
    if len(paths) > 1 or args.files[0].is_dir():
        return _many(args, paths)
    if args.keep is not None:
        raise UserError("--keep is for several records")
    match = load(paths[0])
    if args.seat is not None and not 1 <= args.seat <= match.seats:
        raise UserError(f"--seat runs from 1 to {match.seats} in this game, not {args.seat}")
    seat = None if args.seat is None else args.seat - 1
    analysis = review(match, seat, args.seconds, args.iterations, args.seed)
    whole = _work(args, analysis)
    found = report(analysis)
    if args.json:
        print_json(found)
    else:
        _print(args, analysis, found)
    return OK if whole else INTERRUPTED


def _paths(given: Sequence[Path]) -> list[Path]:
    """The records, those of a folder in the order of their names."""
    found = []
    for path in given:
        inside = sorted(each for each in path.iterdir() if each.is_file()) if path.is_dir() else [path]
        if not inside:
            raise UserError(f"{path} holds no records")
        found += inside
    return found


def _many(args: argparse.Namespace, paths: Sequence[Path]) -> int:
    """Review all of them, on all cores; after Ctrl-C those that are done are told."""
    if args.seat is not None:
        raise UserError("--seat is for one record")
    tasks = [
        Task(path.read_text(encoding="utf-8", errors="replace"), args.seconds, args.iterations, args.seed)
        for path in paths
    ]
    journal = spread.Journal(args.keep, {"reviews": fingerprint(tasks)})
    with bar(args, "review", len(tasks)) as advance:
        try:
            with spread.backend(args.on, args.workers) as backend:
                for done, _ in enumerate(spread.resume(backend, reviewed, tasks, journal), 1):
                    advance(done)
        except KeyboardInterrupt:
            pass
    found = {str(paths[number]): result for number, result in sorted(journal.done.items())}
    if args.json:
        print_json(found)
    else:
        for name, result in found.items():
            console(args).print(f"{name}: {_short(args, result)}", markup=False, soft_wrap=True)
    if len(found) < len(paths):
        return INTERRUPTED
    return FAILED if any("fault" in result for result in found.values()) else OK


def _short(args: argparse.Namespace, found: dict[str, Any]) -> str:
    """What a game comes to, in a line: everybody's luck and what their mistakes lost."""
    if "fault" in found:
        return str(found["fault"])
    said = words(args, known_game(found["game"]))
    return ", ".join(
        said.say(
            "review-short",
            {
                "player": f"@{seat}",
                "result": percent(sums["result"]),
                "luck": f"{percent(sums['luck']):+d}",
                "lost": percent(sums["lost"]),
            },
        )
        for seat, sums in enumerate(found["sums"])
    )


def _work(args: argparse.Namespace, analysis: Analysis) -> bool:
    """Whether it was left to the end."""
    try:
        with stages(args) as update:
            for part in analysis:
                update(analysis.game.key, percent(part), 100)
    except KeyboardInterrupt:
        return False
    return True


def _print(args: argparse.Namespace, analysis: Analysis, found: dict[str, Any]) -> None:
    said, out = words(args, analysis.game), console(args)
    out.print(_sums(found, said))
    for heading, lines in (
        ("review-turning", [turning_point(analysis, turn, said) for turn in found["turning"]]),
        ("review-better", list(mistakes(analysis, said))[:MOST]),
    ):
        out.print(f"\n{said.say(heading)}", style="bold", markup=False)
        for line in lines or [said.say("review-nothing")]:
            out.print(f"- {line}", markup=False)


def _sums(found: dict[str, Any], said: Catalogue) -> Table:
    """One row for each part of the sum, one column for each seat."""
    table = Table(title=said.say("review-sums"), title_justify="left")
    table.add_column("")
    for seat in range(found["seats"]):
        table.add_column(said.name(f"@{seat}"), justify="right")
    for part in ("even", "luck", "own", "others", "result"):
        sign = "" if part in ("even", "result") else "+"
        row = [f"{percent(sums[part]):{sign}d} %" for sums in found["sums"]]
        if part in ERRORS:
            errors = [sums[ERRORS[part]] for sums in found["sums"]]
            row = [
                text if error is None else f"{text} ± {percent(2 * error)}"
                for text, error in zip(row, errors, strict=True)
            ]
        table.add_row(said.say(f"review-{part}"), *row)
    return table
