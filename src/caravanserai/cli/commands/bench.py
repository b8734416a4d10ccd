"""`serai bench`: how fast the engine plays, interpreted and compiled, next to a peer."""

import argparse
import tempfile
from pathlib import Path

from rich.markdown import Markdown

from caravanserai.benchmark import report, runs
from caravanserai.cli.commandline import Commands, add_json
from caravanserai.cli.output import OK, UserError, console, known_game, print_json
from caravanserai.cli.progress import stages
from caravanserai.core.registry import BUILT_IN


def register(commands: Commands) -> None:
    """Join the command line."""
    parser = commands.add(
        "bench",
        run,
        "measure the speed of the engine",
        "Measure decisions per second, time and memory of a clone for every game, interpreted and compiled, next to\n"
        "Catanatron (installed from the package index into a temporary environment). Takes a few minutes.",
        ("serai bench", "serai bench yspahan --seconds 2 --no-peer", "serai bench --output bench/results.md"),
    )
    parser.add_argument("games", nargs="*", metavar="GAME", help="which games (default: all built-in ones)")
    parser.add_argument(
        "--seconds", type=float, default=5.0, metavar="S", help="time per measurement (default: 5)"
    )
    parser.add_argument("--no-compiled", action="store_true", help="measure the interpreted engine only")
    parser.add_argument("--no-peer", action="store_true", help="leave the peer out")
    parser.add_argument("--output", type=Path, metavar="FILE", help="write the results there as Markdown")
    folder = "a copy of the package, made by `python src/caravanserai/compiling.py FOLDER`"
    parser.add_argument(
        "--compiled", type=Path, metavar="FOLDER", help=f"do not compile, measure this: {folder}"
    )
    parser.add_argument(
        "--before", type=Path, metavar="FOLDER", help=f"compare with another commit: {folder}"
    )
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Measure and print."""
    if args.seconds <= 0:
        raise UserError("--seconds must be more than 0")
    keys = tuple(known_game(key).key for key in args.games or BUILT_IN)
    compiled, peer = not args.no_compiled, not args.no_peer
    with tempfile.TemporaryDirectory(prefix="serai-bench-") as scratch, stages(args) as progress:
        found = runs.run(
            runs.cases(keys),
            args.seconds,
            Path(scratch),
            compiled,
            peer,
            progress,
            _copy(args.compiled),
            _copy(args.before),
        )
    page = report.markdown(found, args.seconds)
    if args.output is not None:
        args.output.write_text(page, encoding="utf-8")
    if args.json:
        print_json(
            {"rows": found.rows, "peer": found.peer, "notes": found.notes, "machine": report.machine()}
        )
    else:
        console(args).print(Markdown(page))
    return OK


def _copy(folder: Path | None) -> Path | None:
    if folder is not None and not (folder / "caravanserai").is_dir():
        raise UserError(f"{folder} holds no copy of the package")
    return None if folder is None else folder.resolve()
