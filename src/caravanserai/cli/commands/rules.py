"""`serai rules`: the reference, a rule by its id, or the rules that mention some words."""

import argparse

from rich.markdown import Markdown
from rich.padding import Padding
from rich.text import Text

from caravanserai.cli.commandline import Commands, add_json
from caravanserai.cli.output import FAILED, OK, console, known_game, language, print_json
from caravanserai.core.registry import games
from caravanserai.text.rules import find_rules, rules, rules_text


def register(commands: Commands) -> None:
    """Join the command line."""
    parser = commands.add(
        "rules",
        run,
        "print the rules of a game",
        "Print the rules of a game: all of them, one by its id, or those that mention all the words given.",
        ("serai rules yspahan | less", "serai rules yspahan YS-12", "serai rules fivetribes djinn cost"),
    )
    parser.add_argument("game", metavar="GAME", help=f"one of {', '.join(games())}")
    parser.add_argument("wanted", nargs="*", metavar="ID | WORD", help="a rule's id, or words to look for")
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Print what is wanted; exit code 1 if no rule fits."""
    game = known_game(args.game)
    known = rules(game, language(args))
    wanted = " ".join(args.wanted)
    found = find_rules(known, wanted) if wanted else list(known.values())
    out = console(args)
    if args.json:
        print_json([rule._asdict() for rule in found])
    elif not wanted:
        out.print(Markdown(rules_text(game, language(args))))
    else:
        for rule in found:
            out.print(Text(f"{rule.id}  {rule.chapter}", style="bold"))
            out.print(Padding(Markdown(rule.text), (0, 0, 1, 2)))
        if not found:
            out.print(f"no rule of {game.key} mentions {wanted!r}", markup=False)
    return OK if found else FAILED
