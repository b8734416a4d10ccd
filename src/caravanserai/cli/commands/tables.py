"""`serai tables`: what the host can do with the tables of its server."""

import argparse
import os
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.table import Table

from caravanserai.cli.commandline import Commands, add_json
from caravanserai.cli.commands.serve import STORE
from caravanserai.cli.output import OK, UserError, console, language, print_json
from caravanserai.cli.progress import stages

if TYPE_CHECKING:
    from caravanserai.server.place import Place
    from caravanserai.server.store import Line

    Actions = argparse._SubParsersAction[argparse.ArgumentParser]


def register(commands: Commands) -> None:
    """Join the command line."""
    parser = commands.add(
        "tables",
        run,
        "look after the tables of the server",
        "List, back up, export, import, close and delete the tables that the server keeps on this machine; ban and"
        " mute. All of it works while the server runs, except restore.",
        (
            "serai tables list",
            "serai tables backup saved.db",
            "serai tables copy ~/tables postgresql://serai@localhost/serai",
            "serai tables export TABLE game.txt     the record of a table",
            "serai tables export TABLE table.json   the whole table, its secrets included",
            "serai tables import table.json",
            "serai tables prune --days 180 --chat-days 30",
            "serai tables ban TABLE --seat 2 --hours 24",
            "serai tables ratings",
        ),
    )
    parser.add_argument(
        "--data", type=Path, metavar="FOLDER", help="where tables are kept (default: your data folder)"
    )
    parser.add_argument(
        "--store",
        default=os.environ.get(STORE, ""),
        metavar="ADDRESS",
        help=f"the database in which they are kept: postgresql://user@host/name (or the variable {STORE})",
    )
    add_json(parser)
    actions = parser.add_subparsers(dest="action", required=True, metavar="ACTION")
    _add_files(actions)
    _add_upkeep(actions)
    _add_people(actions)


def _add_files(actions: "Actions") -> None:
    actions.add_parser("list", help="all tables, last touched first")
    copying = actions.add_parser("backup", help="copy all tables into a file, also while the server runs")
    copying.add_argument("target", type=Path, metavar="FILE")
    restoring = actions.add_parser(
        "restore", help="put a backup in the place of the tables; the old ones are kept"
    )
    restoring.add_argument("source", type=Path, metavar="FILE")
    moving = actions.add_parser(
        "copy", help="copy all tables from one store into another, an empty one, and compare them"
    )
    moving.add_argument("source", metavar="FROM", help="a folder, or the address of a database")
    moving.add_argument("target", metavar="TO", help="a folder, or the address of a database")
    exporting = actions.add_parser(
        "export", help="write one table: FILE.json whole, any other name as a record"
    )
    exporting.add_argument("table", metavar="TABLE")
    exporting.add_argument("target", type=Path, metavar="FILE")
    importing = actions.add_parser("import", help="read an exported table, or the record of a finished game")
    importing.add_argument("source", type=Path, metavar="FILE")


def _add_upkeep(actions: "Actions") -> None:
    for name, explanation in (
        ("close", "send everybody away from a table for good, and keep its record"),
        ("delete", "delete tables wholly, also those that cannot be read"),
    ):
        action = actions.add_parser(name, help=explanation)
        action.add_argument("tables", metavar="TABLE", nargs="+")
    pruning = actions.add_parser("prune", help="forget what nobody has touched for long")
    pruning.add_argument("--days", type=float, metavar="N", help="delete tables untouched for so many days")
    pruning.add_argument(
        "--chat-days", type=float, metavar="N", help="delete older chat, and names at finished tables"
    )
    pruning.add_argument("--dry-run", action="store_true", help="only say which tables would be deleted")


def _add_people(actions: "Actions") -> None:
    for name, explanation in (
        ("ban", "keep an address out for a time"),
        ("mute", "let an address not speak for a time"),
        ("unban", "let an address in, or speak, again"),
    ):
        action = actions.add_parser(name, help=explanation)
        action.add_argument(
            "who", metavar="WHO", help="an address, what stands for one, or a table: its maker"
        )
        action.add_argument("--seat", type=int, metavar="N", help="the person in this seat of the table")
        if name != "unban":
            action.add_argument(
                "--hours", type=float, default=24.0, metavar="N", help="how long (default: 24)"
            )
            action.add_argument("--why", default="", metavar="TEXT", help="for your own list")
    actions.add_parser("bans", help="who is banned or muted, and how long")
    actions.add_parser("reports", help="what players report")
    actions.add_parser("ratings", help="how strong people are, worked out anew from all rated games")


def run(args: argparse.Namespace) -> int:
    """Do what is asked; what the store refuses is the user's to mend."""
    from caravanserai.server.place import Place
    from caravanserai.server.serve import data_folder
    from caravanserai.server.store import StoreError

    place = Place(args.data or data_folder(), args.store)
    try:
        ACTIONS[args.action](args, place)
    except StoreError as error:
        raise UserError(error.said(language(args))) from error
    return OK


def _list(args: argparse.Namespace, place: "Place") -> None:
    from caravanserai.server import host

    _print(args, host.listing(place))


def _backup(args: argparse.Namespace, place: "Place") -> None:
    from caravanserai.server import host

    host.backup(place, args.target)


def _restore(args: argparse.Namespace, place: "Place") -> None:
    from caravanserai.server.manage import restore

    kept = restore(place, args.source)
    if kept is not None:
        print(kept)


def _copy(args: argparse.Namespace, place: "Place") -> None:
    from caravanserai.server import host
    from caravanserai.server.place import SCHEMES, Place

    def meant(text: str) -> Place:
        return Place(place.data, text) if text.startswith(SCHEMES) else Place(Path(text))

    with stages(args) as told:
        copied = host.copy(meant(args.source), meant(args.target), lambda done, of: told("tables", done, of))
    print_json(copied._asdict())
    if copied.damaged:
        raise UserError(f"could not be read and were not copied: {', '.join(copied.damaged)}")


def _export(args: argparse.Namespace, place: "Place") -> None:
    from caravanserai.server import host

    host.export(place, args.table, args.target)


def _import(args: argparse.Namespace, place: "Place") -> None:
    from caravanserai.server import host

    print(host.bring(place, args.source))


def _each(args: argparse.Namespace, place: "Place") -> None:
    from caravanserai.server.manage import manage

    for table in args.tables:
        manage(place, args.action, table)


def _prune(args: argparse.Namespace, place: "Place") -> None:
    from caravanserai.server.manage import prune, stale

    if args.dry_run:
        for table in stale(place, args.days) if args.days is not None else []:
            print(table)
        return
    tables, names = prune(place, args.days, args.chat_days)
    print_json({"tables": tables, "names": names})


def _ban(args: argparse.Namespace, place: "Place") -> None:
    from caravanserai.server.manage import manage, whom

    hours = 0.0 if args.action == "unban" else args.hours
    why = "" if args.action == "unban" else args.why
    print_json(manage(place, "ban", body=whom(args.who, args.seat, hours, args.action == "mute", why)))


def _show(args: argparse.Namespace, place: "Place") -> None:
    from caravanserai.server.manage import manage

    print_json(manage(place, args.action)[args.action])


def _ratings(args: argparse.Namespace, place: "Place") -> None:
    from caravanserai.server import host

    lines = host.ratings(place)
    if args.json:
        print_json([line._asdict() for line in lines])
        return
    table = Table(box=None, pad_edge=False)
    for head in ("game", "person", "name", "rating", "games"):
        table.add_column(head)
    for line in lines:
        table.add_row(line.game, line.person, line.name, f"{line.points} ± {line.range}", str(line.games))
    console(args).print(table)


ACTIONS: Final[Mapping[str, Callable[[argparse.Namespace, "Place"], None]]] = {
    "list": _list,
    "backup": _backup,
    "restore": _restore,
    "copy": _copy,
    "export": _export,
    "import": _import,
    "close": _each,
    "delete": _each,
    "prune": _prune,
    "ban": _ban,
    "mute": _ban,
    "unban": _ban,
    "bans": _show,
    "reports": _show,
    "ratings": _ratings,
}


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
