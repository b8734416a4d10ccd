"""`serai ladder`: all contests of the bots, over days, and the page that tells them."""

import argparse
import json
from pathlib import Path

from caravanserai import compiling
from caravanserai.bots import anchors, ladder, ladder_page
from caravanserai.bots.arena import Contest
from caravanserai.cli.commandline import Commands, add_spread, check_spread
from caravanserai.cli.output import OK, UserError, known_game
from caravanserai.cli.progress import stages
from caravanserai.cli.tables import named_bots
from caravanserai.core.registry import games

PAGE = Path("docs") / "ladder.md"
FOLDER = Path("docs") / "ladder"


def register(commands: Commands) -> None:
    """Join the command line."""
    parser = commands.add(
        "ladder",
        run,
        "play the contests of the ladder and write its page",
        "Play all contests of the ladder that are not finished, each with its fixed number of games, and write\n"
        "docs/ladder.md and the bots' points from them. Ctrl-C keeps the finished games; the same command goes on, on\n"
        "any machine that has the folder. Contests of bots that have changed since are played anew.",
        (
            "serai ladder",
            "serai ladder yspahan --bots novice,easy,medium",
            "serai ladder --page",
        ),
    )
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"only these of {', '.join(games())}")
    parser.add_argument("--bots", metavar="A,B[,…]", help="only contests between these, such as easy,novice")
    parser.add_argument(
        "--page", action="store_true", help="play nothing, only write the page from the games there are"
    )
    parser.add_argument("--list", action="store_true", help="only tell what is played and what is missing")
    parser.add_argument(
        "--folder",
        type=Path,
        default=FOLDER,
        metavar="DIR",
        help=f"where the games are kept (default: {FOLDER})",
    )
    add_spread(parser)


def run(args: argparse.Namespace) -> int:
    """Play, and write the page."""
    for game in args.games:
        known_game(game)
    chosen = ladder.contests(args.games, named_bots(args.bots) if args.bots else ())
    if not chosen:
        raise UserError("no contest of the ladder is between these bots; serai ladder --list tells them all")
    if args.list:
        return _list(args, chosen)
    if not args.page:
        check_spread(args)
        _play(args, chosen)
    return _write(args)


def _play(args: argparse.Namespace, chosen: list[Contest]) -> None:
    """Play what is missing; a bot that thinks by the clock must run as it does at a table."""
    if any(contest.iterations is None for contest in chosen) and compiling.status() != compiling.COMPILED:
        raise UserError(
            "hard@1 thinks by the clock, and the engine is not compiled: serai compile. "
            "The other contests can be chosen with --bots"
        )
    with stages(args) as update:

        def advance(contest: Contest, done: int) -> None:
            update(_name(contest), done, contest.games)

        try:
            ladder.play(chosen, args.folder, args.workers, args.on, advance)
        except KeyboardInterrupt:
            _write(args)
            raise


def _name(contest: Contest) -> str:
    table = ", ".join((contest.game, str(contest.seats), *contest.options.values()))
    return f"{table}: {' over '.join(contest.bots)}"


def _list(args: argparse.Namespace, chosen: list[Contest]) -> int:
    played = {ladder.file_name(each.contest): len(each.games) for each in ladder.read(args.folder)}
    for contest in chosen:
        name = ladder.file_name(contest)
        old = (
            "  (another bot has its name now: to be played anew)"
            if ladder.is_old(args.folder / name, contest)
            else ""
        )
        print(f"{played.get(name, 0):>4} of {contest.games}  {_name(contest)}{old}")
    return OK


def _write(args: argparse.Namespace) -> int:
    """The page and the points, where the sources of the project lie."""
    page = args.folder.parent / PAGE.name
    standings = ladder.read(args.folder)
    if not page.is_file():
        print(ladder_page.results(standings))
        return OK
    page.write_text(ladder_page.with_results(page.read_text(encoding="utf-8"), standings), encoding="utf-8")
    print(f"{page} is made from {sum(each.done for each in standings)} finished contests of {len(standings)}")
    points = anchors.FILE
    if page.resolve() == (points.parents[3] / PAGE).resolve():
        found = anchors.read() | ladder_page.anchors(standings)
        points.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")
    return OK
