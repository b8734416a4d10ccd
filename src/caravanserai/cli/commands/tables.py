"""`serai tables`: what the host can do with the tables of its server."""

import argparse
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from rich.table import Table

from caravanserai.cli.commandline import Commands, add_json
from caravanserai.cli.output import OK, UserError, console, language, print_json

if TYPE_CHECKING:
    from caravanserai.server.host import Line


def register(commands: Commands) -> None:
    """Join the command line."""
    parser = commands.add(
        "tables",
        run,
        "list, back up, export and import the tables of the server",
        "List, back up, export and import the tables that the server keeps on this machine.",
        (
            "serai tables list",
            "serai tables backup saved.db",
            "serai tables export TABLE game.txt     the record of a table",
            "serai tables export TABLE table.json   the whole table, its secrets included",
            "serai tables import table.json",
        ),
    )
    parser.add_argument(
        "--data", type=Path, metavar="FOLDER", help="where tables are kept (default: your data folder)"
    )
    add_json(parser)
    actions = parser.add_subparsers(dest="action", required=True, metavar="ACTION")
    actions.add_parser("list", help="all tables, last touched first")
    copying = actions.add_parser("backup", help="copy all tables into a file, also while the server runs")
    copying.add_argument("target", type=Path, metavar="FILE")
    exporting = actions.add_parser(
        "export", help="write one table: FILE.json whole, any other name as a record"
    )
    exporting.add_argument("table", metavar="TABLE")
    exporting.add_argument("target", type=Path, metavar="FILE")
    importing = actions.add_parser("import", help="read an exported table, or the record of a finished game")
    importing.add_argument("source", type=Path, metavar="FILE")


def run(args: argparse.Namespace) -> int:
    """Do what is asked; what the store refuses is the user's to mend."""
    from caravanserai.server import host
    from caravanserai.server.serve import data_folder
    from caravanserai.server.store import StoreError

    data = args.data or data_folder()
    try:
        if args.action == "list":
            _print(args, host.listing(data))
        elif args.action == "backup":
            host.backup(data, args.target)
        elif args.action == "export":
            host.export(data, args.table, args.target)
        else:
            print(host.bring(data, args.source))
    except StoreError as error:
        raise UserError(error.said(language(args))) from error
    return OK


def _print(args: argparse.Namespace, lines: "list[Line]") -> None:
    if args.json:
        print_json([line._asdict() for line in lines])
        return
    table = Table(box=None, pad_edge=False)
    for head in ("table", "game", "status", "last touched", "moves"):
        table.add_column(head)
    for line in lines:
        touched = datetime.fromtimestamp(line.touched / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")
        table.add_row(line.id, line.game, line.status, touched, str(line.moves))
    console(args).print(table)
