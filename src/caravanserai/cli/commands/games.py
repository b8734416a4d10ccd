"""`serai games`: what there is to play."""

import argparse
import sys
from typing import Any

from rich.table import Table

from caravanserai.cli.commandline import Commands, add_json
from caravanserai.cli.output import OK, console, known_game, print_json, words
from caravanserai.core.game import Game
from caravanserai.core.registry import UnknownGame, games
from caravanserai.tui.words import option_line, title


def register(commands: Commands) -> None:
    """Join the command line."""
    parser = commands.add(
        "games",
        run,
        "list the games with their seats and options",
        examples=("serai games", "serai games --json"),
    )
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Print every game."""
    every, broken = loaded()
    for why in broken.values():
        print(f"serai: {why}", file=sys.stderr)
    if args.json:
        print_json([described(args, game) for game in every])
        return OK
    table = Table(box=None, pad_edge=False)
    for head in ("game", "title", "players", "options (default first)"):
        table.add_column(head)
    for game in every:
        options = "\n".join(f"{name}={'|'.join(values)}" for name, values in game.options.items())
        players = f"{game.seats[0]}-{game.seats[-1]}"
        table.add_row(game.key, title(game, words(args, game)), players, options or "–")
    console(args).print(table)
    return OK


def loaded() -> tuple[list[Game], dict[str, str]]:
    """The games that can be loaded, and for each other one why not: a broken plug-in must not hide the rest."""
    every: list[Game] = []
    broken: dict[str, str] = {}
    for key in games():
        try:
            every.append(known_game(key))
        except UnknownGame as error:
            broken[key] = str(error)
    return every, broken


def described(args: argparse.Namespace, game: Game) -> dict[str, Any]:
    """A game for programs."""
    said = words(args, game)
    return {
        "key": game.key,
        "title": title(game, said),
        "seats": list(game.seats),
        "rules": game.rules_version,
        "actions": game.action_count,
        "options": {
            name: {value: option_line(said, name, value) for value in values}
            for name, values in game.options.items()
        },
    }
