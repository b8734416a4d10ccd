"""`serai puzzles`: moments to think about, from recorded games or from games that bots play for it."""

import argparse
from pathlib import Path
from typing import Any

from caravanserai import spread
from caravanserai.bots import NAMES
from caravanserai.cli.commandline import Commands, add_json, add_spread, check_spread
from caravanserai.cli.output import INTERRUPTED, OK, UserError, console, known_game, print_json
from caravanserai.cli.progress import bar
from caravanserai.core.game import Game
from caravanserai.core.registry import games
from caravanserai.play.record import load
from caravanserai.reviews import puzzles


def register(commands: Commands) -> None:
    """Join the command line."""
    parser = commands.add(
        "puzzles",
        run,
        "find moments to think about",
        "Look for moments in which one option is clearly the best and the bot `easy` seldom takes it: in recorded games,\n"
        "or in games that bots play for it. Writes the clearest ones into a file. Ctrl-C keeps the finished games; the\n"
        "same command with the same file goes on.",
        (
            "serai puzzles yspahan --games 60 --write puzzles.json",
            "serai puzzles morgenland games/*.txt --write puzzles.json",
        ),
    )
    parser.add_argument("game", metavar="GAME", help=f"one of {', '.join(games())}")
    parser.add_argument(
        "files", nargs="*", type=Path, metavar="FILE", help="records of finished games; none: bots play"
    )
    parser.add_argument("--games", type=int, default=60, metavar="N", help="games of bots (default: 60)")
    parser.add_argument(
        "--seats", type=int, metavar="N", help="seats per game of bots (default: all numbers)"
    )
    parser.add_argument("--bot", choices=NAMES, default="easy", help="who plays them (default: easy)")
    parser.add_argument("--most", type=int, default=30, metavar="N", help="puzzles to keep (default: 30)")
    parser.add_argument("--seed", default="puzzles", metavar="TEXT", help="any text: other games")
    parser.add_argument("--write", type=Path, required=True, metavar="FILE", help="where the puzzles go")
    add_spread(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Search and write."""
    game = known_game(args.game)
    check_spread(args)
    if args.games < 1 or args.most < 1:
        raise UserError("--games and --most must be at least 1")
    sources = _recorded(args, game) if args.files else _simulated(args, game)
    work = {"sources": [source._asdict() for source in sources]}
    journal = spread.Journal(args.write.with_name(f"{args.write.name}.games"), work)
    whole = _search(args, sources, journal)
    found = puzzles.chosen([each for _, each in sorted(journal.done.items())], args.most)
    made: dict[str, Any] = {"seed": args.seed, "bot": args.bot, "games": len(journal.done)}
    args.write.write_text(puzzles.written(game, found, made), encoding="utf-8")
    if args.json:
        print_json({"games": len(journal.done), "puzzles": [puzzle["id"] for puzzle in found]})
    else:
        console(args).print(f"{len(found)} puzzles from {len(journal.done)} games: {args.write}")
    return OK if whole else INTERRUPTED


def _recorded(args: argparse.Namespace, game: Game) -> list[puzzles.Source]:
    found = []
    for number, path in enumerate(args.files):
        match = load(path)
        if match.game.key != game.key:
            raise UserError(f"{path} is a game of {match.game.key}")
        if not match.over:
            raise UserError(f"{path} is not finished: only finished games are looked at")
        text = path.read_text(encoding="utf-8")
        found.append(puzzles.Source(game.key, match.seats, args.seed, number, "", text))
    return found


def _simulated(args: argparse.Namespace, game: Game) -> list[puzzles.Source]:
    counts = [game.seat_count(args.seats)] if args.seats else list(game.seats)
    return [
        puzzles.Source(game.key, counts[number % len(counts)], args.seed, number, args.bot)
        for number in range(args.games)
    ]


def _search(args: argparse.Namespace, sources: list[puzzles.Source], journal: spread.Journal) -> bool:
    """Whether all games were looked through."""
    with bar(args, args.game, len(sources)) as advance:
        try:
            with spread.backend(args.on, args.workers) as backend:
                for done, _ in enumerate(spread.resume(backend, puzzles.search, sources, journal), 1):
                    advance(done)
        except KeyboardInterrupt:
            return False
    return True
