"""The menu in the terminal: pick a game and play it against bots."""

import argparse
from typing import Final

from rich.table import Table

from caravanserai.bots import OFFERED
from caravanserai.cli.commandline import Commands
from caravanserai.cli.commands import play
from caravanserai.cli.commands.games import loaded
from caravanserai.cli.output import OK, console, language, words
from caravanserai.cli.tables import DEFAULT_BOT
from caravanserai.tui.screen import Left, Screen
from caravanserai.tui.words import level_words, title

QUIT: Final = ("quit", "q", "exit")


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
            if line in QUIT:
                return OK
            found = [game.key for number, game in enumerate(every, 1) if line in (str(number), game.key)]
            if found:
                return play.run(_play_arguments(found[0], _level(screen, args), args))
    except Left:
        return OK


def _level(screen: Screen, args: argparse.Namespace) -> str:
    """Ask how strong the bots are; nothing typed means as strong as elsewhere."""
    table = Table(box=None, show_header=False)
    for number, level in enumerate(OFFERED, 1):
        table.add_row(str(number), *level_words(language(args), level))
    screen.show(table)
    usual, _ = level_words(language(args), DEFAULT_BOT)
    while True:
        line = screen.ask("tui-menu-level", levels=len(OFFERED), level_id=usual).lower()
        if line in QUIT:
            raise Left
        if not line:
            return DEFAULT_BOT
        for number, level in enumerate(OFFERED, 1):
            if line in (str(number), level, level_words(language(args), level)[0].lower()):
                return level


def _play_arguments(key: str, level: str, args: argparse.Namespace) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    play.register(Commands(parser))
    return parser.parse_args(
        ["play", key, "--bots", level], argparse.Namespace(lang=args.lang, no_color=args.no_color)
    )
