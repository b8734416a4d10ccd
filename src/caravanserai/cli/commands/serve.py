"""`serai serve`: the games in the browser."""

import argparse
from pathlib import Path

from caravanserai.cli.commandline import Commands
from caravanserai.cli.output import language

LOOPBACK = "127.0.0.1"


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
        "--name", action="append", default=[], metavar="HOST", help="a name the server goes by; repeatable"
    )
    parser.add_argument(
        "--behind-proxy", action="store_true", help="believe the forwarded addresses of a local proxy"
    )
    parser.add_argument(
        "--workers", type=int, metavar="N", help="processes in which bots think (default: cores less one)"
    )
    parser.add_argument("--connections", type=int, metavar="N", help="connections in all (default: 8000)")
    parser.add_argument(
        "--per-address",
        type=int,
        metavar="N",
        help="connections from one address (default: 128, and any number from this machine)",
    )
    _add_upkeep(parser)
    parser.add_argument("--log-level", default="warning", choices=("debug", "info", "warning", "error"))
    parser.add_argument("--open", action="store_true", help="open the page in the browser")


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


def run(args: argparse.Namespace) -> int:
    """Serve until interrupted."""
    from caravanserai.server.gate import IN_ALL
    from caravanserai.server.serve import PORT, Options, serve
    from caravanserai.server.upkeep import Plan

    return serve(
        Options(
            host=args.host,
            port=PORT if args.port is None else args.port,
            data=args.data,
            open_browser=args.open,
            names=args.name,
            behind_proxy=args.behind_proxy,
            workers=args.workers,
            connections=IN_ALL if args.connections is None else args.connections,
            per_address=args.per_address,
            plan=Plan(args.backups, args.backup_hours, args.backups_kept, args.keep_days, args.chat_days),
            log_level=args.log_level,
            language=language(args),
        )
    )
