"""`serai verify`: were the dice and draws of a finished game those it was committed to?"""

import argparse
from pathlib import Path

from caravanserai.cli.commandline import Commands, add_json
from caravanserai.cli.output import FAILED, OK, WRONG, console, print_json
from caravanserai.play.record import load, verify


def register(commands: Commands) -> None:
    """Join the command line."""
    parser = commands.add(
        "verify",
        run,
        "check the dice and draws of a recorded game",
        "Check a record: every action was legal, and every die and draw follows from the seed that the game\n"
        "committed to before it began.\n\n"
        "exit codes: 0 all is well; 1 not finished, so the seed is still secret; 2 no record, broken or tampered with",
        ("serai verify game.txt",),
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="a record")
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Read, replay and check."""
    match = load(args.file)
    faults = verify(match)
    code = OK if not faults else WRONG if match.over and match.seed is not None else FAILED
    if args.json:
        draws = sum(entry.how == "drawn" for entry in match.steps)
        print_json({"ok": not faults, "faults": faults, "steps": len(match.steps), "draws": draws})
        return code
    out = console(args)
    for fault in faults:
        out.print(f"{args.file}: {fault}", style="red", markup=False)
    if not faults:
        out.print(
            f"{args.file}: {len(match.steps)} steps, all legal; every draw follows from the committed seed",
            markup=False,
        )
    return code
