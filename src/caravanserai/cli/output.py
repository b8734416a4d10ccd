"""What all commands share: the console, the language, JSON, and errors that are the user's to mend."""

import argparse
import json
import os
import sys
from collections.abc import Sequence

from rich.console import Console

from caravanserai.core.game import Game
from caravanserai.core.registry import game as find_game
from caravanserai.core.registry import load
from caravanserai.text.catalogue import LANGUAGES, Catalogue
from caravanserai.tui.words import words_for

OK = 0
FAILED = 1
"""The command did its work and the answer is no."""
WRONG = 2
"""The command could not work with what it was given."""
INTERRUPTED = 130


class UserError(Exception):
    """Something only the user can mend; the message says what, and no traceback is shown."""


def console(args: argparse.Namespace) -> Console:
    """Where the command prints to: colours only on a terminal and only if wanted."""
    return Console(no_color=True if args.no_color else None, highlight=False, soft_wrap=False)


def progress_console(args: argparse.Namespace) -> Console:
    """Where progress is shown: beside the output, so that it can be piped."""
    return Console(stderr=True, no_color=True if args.no_color else None, highlight=False)


def language(args: argparse.Namespace) -> str:
    """The language asked for, else the system's if we speak it, else English."""
    if args.lang:
        return str(args.lang)
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable, "")
        if value:
            return value[:2] if value[:2] in LANGUAGES else "en"
    return "en"


def words(args: argparse.Namespace, game: Game | None = None, players: Sequence[str] = ()) -> Catalogue:
    """The catalogue in the language of the command."""
    return words_for(language(args), game, players)


def known_game(key: str) -> Game:
    """An installed game by its key, or anybody's at MODULE:ATTRIBUTE (the working folder is searched first)."""
    if ":" in key and os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())
    return load(key) if ":" in key else find_game(key)


def print_json(value: object) -> None:
    """One JSON value on standard output."""
    json.dump(value, sys.stdout, ensure_ascii=False, indent=2)
    sys.stdout.write("\n")
