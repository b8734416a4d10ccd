"""The entrance: parses the command line, runs the command, turns errors into one line and an exit code."""

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module

from caravanserai import compiling
from caravanserai.cli.commandline import Commands, add_common
from caravanserai.cli.output import INTERRUPTED, OK, WRONG, UserError
from caravanserai.core.game import BadOption
from caravanserai.core.machine import Broken
from caravanserai.core.registry import UnknownGame
from caravanserai.play.record import BadRecord
from caravanserai.spread import CannotSpread, JournalError
from caravanserai.version import __version__

COMMANDS = (
    "serve",
    "work",
    "tables",
    "games",
    "play",
    "watch",
    "replay",
    "verify",
    "review",
    "puzzles",
    "rules",
    "arena",
    "ladder",
    "tune",
    "learn",
    "calibrate",
    "trials",
    "lab",
    "export",
    "check",
    "golden",
    "bench",
    "compile",
)
"""The modules of `commands`, in the order of the help."""

DESCRIPTION = """\
Four board games of the Thousand and One Nights: Al-Rashid, Yspahan, Morgenland, Five Tribes.
Without a command, serai opens the games in the browser (in the terminal, where the pages are not built).
"""

EPILOG = """\
examples:
  serai                               start
  serai play yspahan --bots medium    play in the terminal
  serai rules fivetribes djinn        what the rules say about djinns
  serai verify game.txt               check the dice and draws of a finished game

exit codes: 0 done, 1 the answer is no, 2 wrong input, 130 interrupted
"""


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code."""
    try:
        code = _run(sys.argv[1:] if argv is None else list(argv))
        sys.stdout.flush()
        return code
    except (
        UserError,
        UnknownGame,
        BadOption,
        BadRecord,
        Broken,
        CannotSpread,
        JournalError,
        compiling.CannotCompile,
    ) as error:
        return _complain(str(error))
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return OK
    except OSError as error:
        where = f"{error.filename}: " if error.filename else ""
        return _complain(f"{where}{error.strerror or error}")
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED


def _run(argv: list[str]) -> int:
    args = parser(argv[:1]).parse_args(argv)
    if args.command is None:
        return start(args)
    code: int = args.run(args)
    return code


def parser(first: Sequence[str] = ()) -> argparse.ArgumentParser:
    """The whole command line; where its first word is a command, that one alone, for others take time to load."""
    top = argparse.ArgumentParser(
        prog="serai",
        description=DESCRIPTION,
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    top.add_argument("--version", action=Version, nargs=0, help="print the version and how the engine runs")
    add_common(top)
    commands = Commands(top)
    for name in [each for each in COMMANDS if each in first] or COMMANDS:
        import_module(f"caravanserai.cli.commands.{name}").register(commands)
    return top


def start(args: argparse.Namespace) -> int:
    """`serai` alone: the web app where its pages are built, else the menu in the terminal."""
    from caravanserai.cli.menu import menu

    if (compiling.PACKAGE / "server" / "static" / "index.html").is_file():
        return _run(["serve", "--open", *_common(args)])
    return menu(args)


def _common(args: argparse.Namespace) -> list[str]:
    return [*(["--lang", args.lang] if args.lang else []), *(["--no-color"] if args.no_color else [])]


def version_line() -> str:
    """Version and speed, with a hint where something can be done about it."""
    status = compiling.status()
    failure = compiling.background_failure()
    hint = "; `serai compile` makes it several times faster"
    if status == compiling.COMPILED:
        hint = ""
    elif failure:
        hint = f"; compiling in the background failed: {failure}"
    return f"caravanserai {__version__} ({status}{hint})"


class Version(argparse.Action):
    """Worked out only when asked for: it reads the sources of the engine."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        print(version_line())
        parser.exit()


def _complain(message: str) -> int:
    print(f"serai: {message}", file=sys.stderr)
    return WRONG
