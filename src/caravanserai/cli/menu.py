"""The menu in the terminal: pick a game and play it against bots."""

import argparse

from rich.table import Table

from caravanserai.cli.commandline import Commands
from caravanserai.cli.commands import play
from caravanserai.cli.commands.games import loaded
from caravanserai.cli.output import OK, console, words
from caravanserai.tui.screen import Left, Screen
from caravanserai.tui.words import title


def menu(args: argparse.Namespace) -> int:
    """Ask which game until one is chosen, then play it with the defaults."""
    screen = Screen(console(args), words(args))
    every, _ = loaded()
    screen.rule(screen.words.say("tui-menu-title"))
    table = Table(box=None, show_header=False)
    for number, game in enumerate(every, 1):
        players = screen.words.say("tui-menu-players", {"first": game.seats[0], "last": game.seats[-1]})
        table.add_row(str(number), title(game, words(args, game)), players)
    screen.show(table)
    try:
        while True:
            line = screen.ask("tui-menu-ask", games=len(every)).lower()
            if line in ("quit", "q", "exit"):
                return OK
            found = [game.key for number, game in enumerate(every, 1) if line in (str(number), game.key)]
            if found:
                return play.run(_play_arguments(found[0], args))
    except Left:
        return OK


def _play_arguments(key: str, args: argparse.Namespace) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    play.register(Commands(parser))
    return parser.parse_args(["play", key], argparse.Namespace(lang=args.lang, no_color=args.no_color))
