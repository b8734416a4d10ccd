"""How a command joins the command line."""

import argparse
from collections.abc import Callable
from typing import Final

from caravanserai import spread
from caravanserai.cli.output import UserError
from caravanserai.text.catalogue import LANGUAGE_NAMES, LANGUAGES

Run = Callable[[argparse.Namespace], int]
"""A command: takes the parsed arguments, returns the exit code."""


class Commands:
    """Where commands register themselves."""

    def __init__(self, parser: argparse.ArgumentParser) -> None:
        self._parsers: Final = parser.add_subparsers(metavar="COMMAND", dest="command", title="commands")

    def add(
        self, name: str, run: Run, summary: str, description: str = "", examples: tuple[str, ...] = ()
    ) -> argparse.ArgumentParser:
        """A parser for the command, with the options that every command has."""
        parser = self._parsers.add_parser(
            name,
            help=summary,
            description=description or f"{summary[0].upper()}{summary[1:]}.",
            epilog="examples:\n" + "\n".join(f"  {line}" for line in examples) if examples else None,
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        parser.set_defaults(run=run)
        add_common(parser, default=argparse.SUPPRESS)
        return parser


def add_common(parser: argparse.ArgumentParser, default: object = None) -> None:
    """The options that stand before or behind any command."""
    names = ", ".join(f"{code} {LANGUAGE_NAMES[code]}" for code in LANGUAGES)
    parser.add_argument(
        "--lang",
        choices=LANGUAGES,
        default=default,
        help=f"language of the games ({names}; default: the system's)",
    )
    parser.add_argument(
        "--no-color",
        action="store_true",
        default=default if default is argparse.SUPPRESS else False,
        help="plain text without colours (so does the variable NO_COLOR)",
    )


def add_json(parser: argparse.ArgumentParser) -> None:
    """The option for programs that read the output."""
    parser.add_argument("--json", action="store_true", help="print JSON for programs")


def add_spread(parser: argparse.ArgumentParser) -> None:
    """The options of work that can be spread over processes and machines."""
    parser.add_argument("--workers", type=int, metavar="N", help="processes (default: all cores)")
    parser.add_argument(
        "--on",
        default="cores",
        metavar="WHERE",
        help="where the work is done: here (this process), cores, ray (on this machine) or ray://HOST:PORT; "
        "the results are the same (default: cores)",
    )


def check_spread(args: argparse.Namespace) -> None:
    """Refuse what cannot be before any work is done."""
    if args.workers is not None and args.workers < 1:
        raise UserError("--workers must be more than 0")
    try:
        spread.check(args.on)
    except spread.CannotSpread as error:
        raise UserError(str(error)) from error
