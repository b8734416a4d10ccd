"""`serai compile`: the engine in machine code, beside its sources."""

import argparse

from caravanserai import compiling
from caravanserai.cli.commandline import Commands, add_json
from caravanserai.cli.output import OK, print_json, progress_console


def register(commands: Commands) -> None:
    """Join the command line."""
    parser = commands.add(
        "compile",
        run,
        "compile the engine, several times faster",
        "Compile core and games with mypyc, in place: the sources stay, the compiled modules lie beside them and are\n"
        "used from the next start. After a change of the sources compile again or clean; serai --version tells which.",
        ("serai compile", "serai compile --clean", "serai compile --status"),
    )
    what = parser.add_mutually_exclusive_group()
    what.add_argument(
        "--clean", action="store_true", help="remove the compiled modules: the sources run again"
    )
    what.add_argument("--status", action="store_true", help="only say how the engine runs")
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Compile, clean or tell."""
    files: list[str] = []
    if args.clean:
        files = [path.name for path in compiling.clean()]
    elif not args.status:
        with progress_console(args).status("compiling the engine, this takes a minute or two"):
            files = [path.name for path in compiling.compile_in_place()]
    status = compiling.status()
    if args.json:
        print_json({"status": status, "files": files})
    elif args.status:
        print(status)
    else:
        print(
            f"{'removed' if args.clean else 'made'} {len(files)} compiled modules; the engine is now {status}"
        )
    return OK
