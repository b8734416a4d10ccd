"""`serai serve`: the games in the browser."""

import argparse
import os
from pathlib import Path

from caravanserai.cli.commandline import Commands
from caravanserai.cli.output import UserError, language

LOOPBACK = "127.0.0.1"
STORE = "SERAI_STORE"
MAIL = "SERAI_MAIL"
"""An address with a password belongs into the environment: the arguments of a process are seen by all."""


def register(commands: Commands) -> None:
    """Join the command line."""
    parser = commands.add(
        "serve",
        run,
        "serve the games to browsers",
        "Serve the games to browsers, until Ctrl-C. serai without a command does the same and opens the page.",
        (
            "serai serve",
            "serai serve --port 9000 --data tables",
            "serai serve --store postgresql://serai@localhost/serai",
            "serai serve --host 0.0.0.0 --name games.example.org --behind-proxy",
        ),
    )
    parser.add_argument(
        "--host", default=LOOPBACK, help=f"address to listen on (default: {LOOPBACK}, this machine only)"
    )
    parser.add_argument("--port", type=int, help="port to listen on (default: 8421; 0 takes a free one)")
    parser.add_argument(
        "--data", type=Path, metavar="FOLDER", help="where tables are kept (default: your data folder)"
    )
    parser.add_argument(
        "--store",
        default=os.environ.get(STORE, ""),
        metavar="ADDRESS",
        help=f"keep tables in a PostgreSQL database: postgresql://user@host/name (or the variable {STORE})",
    )
    parser.add_argument(
        "--name", action="append", default=[], metavar="HOST", help="a name the server goes by; repeatable"
    )
    parser.add_argument(
        "--behind-proxy", action="store_true", help="believe the forwarded addresses of a local proxy"
    )
    parser.add_argument(
        "--workers", type=int, metavar="N", help="processes in which bots think (default: cores less one)"
    )
    parser.add_argument(
        "--review-seconds",
        type=_seconds,
        default=60.0,
        metavar="S",
        help="how long a finished game is reviewed, by one process (default: 60)",
    )
    parser.add_argument(
        "--no-bots",
        action="store_true",
        help="leave bots to other servers of the same store, or to serai work",
    )
    parser.add_argument("--connections", type=int, metavar="N", help="connections in all (default: 8000)")
    parser.add_argument(
        "--per-address",
        type=int,
        metavar="N",
        help="connections from one address (default: 128, and any number from this machine)",
    )
    parser.add_argument(
        "--network",
        default="",
        metavar="ADDRESS",
        help="the address that a waiting room offers to listen on for friends (default: found out; off: never)",
    )
    parser.add_argument(
        "--inner-webhooks",
        action="store_true",
        help="let tables and devices be told at addresses of the inner network (default: refused)",
    )
    parser.add_argument(
        "--mail",
        default=os.environ.get(MAIL, ""),
        metavar="ADDRESS",
        help=f"a mail server, for persons who want mail: smtp://user:password@host:587?from=games@host (or {MAIL})",
    )
    parser.add_argument(
        "--ratings",
        action="store_true",
        help="offer rated tables: people who want to be rated are, by the results of such tables (default: off)",
    )
    add_manners(parser)
    _add_upkeep(parser)
    parser.add_argument("--log-level", default="warning", choices=("debug", "info", "warning", "error"))
    parser.add_argument("--open", action="store_true", help="open the page in the browser")


def add_manners(parser: argparse.ArgumentParser) -> None:
    """What a host grants; a worker of the same tables has to know it as well."""
    group = parser.add_argument_group("manners")
    group.add_argument(
        "--holiday-days",
        type=int,
        default=14,
        metavar="N",
        help="days a year on which a person's clocks stand in games of several days (default: 14; 0: none)",
    )
    group.add_argument(
        "--quiet-days",
        type=int,
        default=30,
        metavar="N",
        help="days without a move after which people are asked what becomes of a game (default: 30; 0: never)",
    )
    group.add_argument(
        "--answer-days",
        type=int,
        default=14,
        metavar="N",
        help="days they have to answer before the game lapses (default: 14)",
    )


def _add_upkeep(parser: argparse.ArgumentParser) -> None:
    group = parser.add_argument_group("upkeep")
    group.add_argument("--backups", type=Path, metavar="FOLDER", help="copy all tables there now and then")
    group.add_argument(
        "--backup-hours", type=float, default=24.0, metavar="N", help="how often (default: 24)"
    )
    group.add_argument(
        "--backups-kept", type=int, default=7, metavar="N", help="how many copies are kept (default: 7)"
    )
    group.add_argument(
        "--keep-days", type=float, metavar="N", help="delete tables that nobody has touched for so long"
    )
    group.add_argument(
        "--chat-days",
        type=float,
        metavar="N",
        help="delete chat after so long, and the names at finished tables",
    )


def _seconds(text: str) -> float:
    """More than nothing, and less than an hour."""
    found = float(text)
    if not 0 < found <= 3600:
        raise argparse.ArgumentTypeError("it runs from more than 0 to 3600")
    return found


def run(args: argparse.Namespace) -> int:
    """Serve until interrupted."""
    from caravanserai.server.gate import IN_ALL
    from caravanserai.server.mailing import BadPost, post_of
    from caravanserai.server.manners import Manners
    from caravanserai.server.serve import PORT, Options, serve
    from caravanserai.server.upkeep import Plan

    try:
        mail = post_of(args.mail) if args.mail else None
    except BadPost as error:
        raise UserError(f"--mail is no mail server: {error}") from error
    return serve(
        Options(
            host=args.host,
            port=PORT if args.port is None else args.port,
            data=args.data,
            store=args.store,
            open_browser=args.open,
            names=args.name,
            behind_proxy=args.behind_proxy,
            workers=args.workers,
            bots=not args.no_bots,
            connections=IN_ALL if args.connections is None else args.connections,
            per_address=args.per_address,
            plan=Plan(args.backups, args.backup_hours, args.backups_kept, args.keep_days, args.chat_days),
            network=args.network,
            inner_webhooks=args.inner_webhooks,
            mail=mail,
            ratings=args.ratings,
            manners=Manners(args.holiday_days, args.quiet_days, args.answer_days),
            review_seconds=args.review_seconds,
            log_level=args.log_level,
            language=language(args),
        )
    )
