"""`serai work`: bots of other servers' tables, and clocks that run out."""

import argparse
import os

from caravanserai.cli.commandline import Commands
from caravanserai.cli.commands.serve import STORE, add_manners
from caravanserai.cli.output import UserError, language


def register(commands: Commands) -> None:
    """Join the command line."""
    parser = commands.add(
        "work",
        run,
        "let bots think for the servers of a database",
        "Do what is to be done at the tables of a database, until Ctrl-C: bots that have to move, clocks that run out."
        " Any number of these may run, on any machine; what a dead one had in hand is taken over within seconds.",
        (f"{STORE}=postgresql://serai@db/serai serai work --workers 8",),
    )
    parser.add_argument(
        "--store",
        default=os.environ.get(STORE, ""),
        metavar="ADDRESS",
        help=f"the database: postgresql://user@host/name (or the variable {STORE})",
    )
    parser.add_argument(
        "--workers", type=int, metavar="N", help="processes in which bots think (default: as many as cores)"
    )
    add_manners(parser)
    parser.add_argument("--log-level", default="warning", choices=("debug", "info", "warning", "error"))


def run(args: argparse.Namespace) -> int:
    """Work until interrupted."""
    from caravanserai.server.manners import Manners
    from caravanserai.server.work import work

    if not args.store:
        raise UserError(f"give the address of the database: --store postgresql://user@host/name, or {STORE}")
    granted = Manners(args.holiday_days, args.quiet_days, args.answer_days)
    return work(args.store, args.workers or os.cpu_count() or 1, args.log_level, language(args), granted)
