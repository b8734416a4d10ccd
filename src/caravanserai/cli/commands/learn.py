"""`serai learn`: a better judge for the bots, learned in self-play."""

import argparse
import json
import shlex
from pathlib import Path
from typing import Any

from caravanserai.bots.generations import LATEST
from caravanserai.bots.judges import PLAIN, make_judge, weights_of
from caravanserai.bots.model import Model, untaught
from caravanserai.cli.commandline import Commands, add_json, add_spread, check_spread
from caravanserai.cli.output import INTERRUPTED, OK, UserError, console, known_game, print_json
from caravanserai.cli.progress import stages
from caravanserai.cli.tables import add_option, chosen_options
from caravanserai.core.game import Game
from caravanserai.core.registry import games


def register(commands: Commands) -> None:
    """Join the command line."""
    parser = commands.add(
        "learn",
        run,
        "let the bots learn to judge positions",
        "Play quick games in which everybody judges by the same net, fit a new net to how they ended, and repeat with\n"
        "it; or learn what the simulated players of a search go by (--players). Writes model.json and card.json into\n"
        "a folder, and report.html where there are rounds to draw. Ctrl-C keeps the finished games; the same command\n"
        "with the same folder goes on. The same command and seed give the same games and, on the same machine, the\n"
        "same net.",
        (
            "serai learn morgenland --seats 3,4 --rounds 3 --games 2000 --write learned/morgenland",
            "serai learn alrashid --rounds 1 --games 100 --write learned/try",
            "serai learn morgenland --first-look --games 1000 --start learned/morgenland/model.json --write learned/look",
            "serai learn morgenland --look 20 --start learned/look/model.json",
            "serai learn fivetribes --players --rounds 12 --games 2000 --duels 400 --write learned/players",
        ),
    )
    parser.add_argument("game", metavar="GAME", help=f"one of {', '.join(games())}")
    parser.add_argument(
        "--seats", metavar="N[,N…]", help="seats of the games, in turn (default: the fewest and 4)"
    )
    parser.add_argument(
        "--rounds", type=int, default=3, metavar="N", help="rounds of games and fitting (default: 3)"
    )
    parser.add_argument(
        "--games", type=int, default=1000, metavar="N", help="games per round (default: 1000)"
    )
    parser.add_argument("--hidden", type=int, default=16, metavar="N", help="hidden units (default: 16)")
    parser.add_argument(
        "--duels",
        type=int,
        default=60,
        metavar="N",
        help="quick games of a new net against the one before; it stays if it does not win (default: 60, 0: none)",
    )
    parser.add_argument(
        "--habits",
        action="store_true",
        help="also learn what simulated players like to do, where sorts are known",
    )
    parser.add_argument(
        "--vary", metavar="OPTION=VALUE,VALUE…", help="values of an option of the game, taken in turn"
    )
    parser.add_argument("--seed", default="learn", metavar="TEXT", help="the same text gives the same games")
    parser.add_argument(
        "--start", type=Path, metavar="FILE", help="a net to start from (default: the plain judge)"
    )
    parser.add_argument("--write", type=Path, metavar="DIR", help="where games, net, card and page go")
    parser.add_argument(
        "--look",
        type=int,
        metavar="N",
        help="learn nothing: tell in N positions how well a first look at a turn agrees with many worlds",
    )
    parser.add_argument(
        "--first-look",
        action="store_true",
        help="learn only what a first look is worth: ways to play a turn in positions of --games games",
    )
    parser.add_argument(
        "--players",
        action="store_true",
        help="learn only what the simulated players of a search go by: numbers that are tuned in games among themselves, "
        "or odds fitted to games of players who search (where --rounds and --duels say nothing)",
    )
    parser.add_argument(
        "--worlds",
        type=int,
        metavar="N",
        help="worlds in which a way to play is tried (default: 100 for --look, 24 for --first-look)",
    )
    parser.add_argument(
        "--glances",
        type=int,
        metavar="N",
        help="for --look and --first-look: in how many worlds a first look is taken (default: as the weights say)",
    )
    add_spread(parser)
    add_option(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Learn and write, or look."""
    game = known_game(args.game)
    check_spread(args)
    if (
        min(args.rounds, args.games) < 1
        or (args.worlds is not None and args.worlds < 1)
        or min(args.hidden, args.duels) < 0
        or min(args.look or 1, 1 if args.glances is None else args.glances) < 1
    ):
        raise UserError(
            "--rounds, --games, --look, --glances and --worlds must be at least 1, --hidden and --duels at least 0"
        )
    try:
        from caravanserai.bots.learning import card, course
        from caravanserai.bots.learning.lessons import Course
    except ImportError as error:
        raise UserError("learning needs numpy and matplotlib: pip install 'caravanserai[learn]'") from error
    plan = Course(game.key, _seats(args, game), _options(args, game), args.games, args.seed)
    if args.players:
        return _players(args, plan)
    weights = _start(args, game)
    if args.look:
        return _look(args, plan, weights)
    _make_folder(args)
    if args.first_look:
        return _first_look(args, plan, weights)
    if "net" not in weights:
        raise UserError(f"{args.start} is no net, but the weights of another judge")
    model: Model = weights  # type: ignore[assignment]
    rounds: list[Any] = []
    try:
        with stages(args) as update:
            found = course.learn(
                plan,
                model,
                args.rounds,
                args.write,
                args.workers,
                args.on,
                args.hidden,
                args.duels - args.duels % 2,
                args.habits,
                update,
            )
            for each in found:
                rounds.append(each)
                card.write_model(each.model, args.write / card.MODEL)
                about = card.card(plan, rounds, _command(args))
                (args.write / card.CARD).write_text(json.dumps(about, indent=2) + "\n", encoding="utf-8")
                (args.write / card.PAGE).write_text(card.page(plan, rounds), encoding="utf-8")
    except KeyboardInterrupt:
        return INTERRUPTED
    _tell(args, card.card(plan, rounds, _command(args)))
    return OK


def _make_folder(args: argparse.Namespace) -> None:
    if args.write is None:
        raise UserError("--write DIR says where it goes")
    args.write.mkdir(parents=True, exist_ok=True)


def _seats(args: argparse.Namespace, game: Game) -> tuple[int, ...]:
    try:
        wanted = [int(each) for each in args.seats.split(",")] if args.seats else []
    except ValueError as error:
        raise UserError(f"--seats takes numbers with commas between them, not {args.seats!r}") from error
    return tuple(game.seat_count(each) for each in wanted) or tuple(
        sorted({game.seats[0], min(4, game.seats[-1])})
    )


def _options(args: argparse.Namespace, game: Game) -> tuple[dict[str, str], ...]:
    """The options of the games, taken in turn."""
    chosen = {name: str(value) for name, value in chosen_options(args).items()}
    if not args.vary:
        return (chosen,)
    name, sign, values = args.vary.partition("=")
    if not sign:
        raise UserError(f"--vary takes OPTION=VALUE,VALUE, not {args.vary!r}")
    found = tuple({**chosen, name: value} for value in values.split(","))
    for each in found:
        game.check_options(game.seats[0], each)
    return found


def _start(args: argparse.Namespace, game: Game) -> dict[str, Any]:
    """What is learned from: the weights of a judge that reads positions, or could."""
    try:
        if args.start is None:
            return _glancing(args, dict(untaught(game.key, weights_of(game.key, PLAIN))))
        found: dict[str, Any] = json.loads(args.start.read_text("utf-8"))
    except (FileNotFoundError, ModuleNotFoundError) as error:
        raise UserError(f"{args.game} has nothing to start from: {error}") from error
    except ValueError as error:
        raise UserError(f"{args.start} is no net: {error}") from error
    if "net" not in found and "module" not in found:
        raise UserError(f"{args.start} is no net and has no judge's weights")
    return _glancing(args, found)


def _glancing(args: argparse.Namespace, weights: dict[str, Any]) -> dict[str, Any]:
    """The weights of a judge that looks at first in as many worlds as are wanted."""
    if args.glances is None:
        return weights
    if "net" not in weights:
        raise UserError(f"{args.start} is of a judge that looks in one world: --glances says nothing")
    return {**weights, "glances": args.glances}


def _first_look(args: argparse.Namespace, plan: Any, weights: dict[str, Any]) -> int:
    """Learn a line for first looks and write the weights with it."""
    from caravanserai.bots.learning import card, course

    if not hasattr(make_judge(args.game, weights), "line"):
        raise UserError(f"{args.start} is of a judge that looks for itself and takes no line")

    worlds = args.worlds or 24
    try:
        with stages(args) as update:
            taught, found = course.learn_to_look(
                plan, weights, worlds, args.write, args.workers, args.on, update
            )
    except KeyboardInterrupt:
        return INTERRUPTED
    except ValueError as error:
        raise UserError(str(error)) from error
    card.write_model(taught, args.write / card.MODEL)
    about = {
        **card.card_of(args.start or args.write / "none.json", weights, args.game),
        "first look": card.look_card(plan, worlds, found, _command(args)),
    }
    (args.write / card.CARD).write_text(json.dumps(about, indent=2) + "\n", encoding="utf-8")
    if args.json:
        print_json(about)
    else:
        console(args).print(
            f"{found.positions} positions: in those held back the line agrees {found.after:.2f} with {worlds} worlds, "
            f"without it the judge {found.before:.2f}"
        )
    return OK


def _players(args: argparse.Namespace, plan: Any) -> int:
    """Learn what simulated players go by and write the weights with it."""
    from caravanserai.bots.learning import card
    from caravanserai.bots.learning.laying import learn_odds
    from caravanserai.bots.learning.players import learn_players, tunable

    weights = _players_start(args)
    fitted = "players" in weights
    if not fitted and not tunable(plan.game, weights):
        raise UserError(f"{plan.game} has no simulated players of its own")
    if not fitted and min(args.games, args.duels) < 2:
        raise UserError("with --players --games and --duels are at least 2: each deal is played twice")
    _make_folder(args)
    rounds: list[Any] = []
    try:
        with stages(args) as update:
            if fitted:
                odds = learn_odds(plan, weights["players"], args.write, args.workers, args.on, update)
                about = card.odds_card(plan, odds, _command(args))
                _write_players(args, {**weights, "players": odds.odds}, about)
            else:
                duels = args.duels - args.duels % 2
                for each in learn_players(
                    plan, weights, args.rounds, duels, args.write, args.workers, args.on, update
                ):
                    rounds.append(each)
                    about = card.players_card(plan, rounds, _command(args))
                    _write_players(args, each.weights, about)
                    page = card.players_page(plan, rounds)
                    (args.write / card.PAGE).write_text(page, encoding="utf-8")
    except KeyboardInterrupt:
        return INTERRUPTED
    if args.json:
        print_json(about)
        return OK
    for row in about.get("against the first", []):
        console(args).print(
            f"round {row['round']}: {row['margin']:+.2f} ± {row['error']:.2f} points against the first numbers, "
            f"{row['share']:.1%} of {row['games']} games"
        )
    for name, value in about.get("held back", {}).items():
        console(args).print(f"held back, {name}: {value}")
    return OK


def _players_start(args: argparse.Namespace) -> dict[str, Any]:
    try:
        if args.start is None:
            return weights_of(args.game, LATEST)
        found: dict[str, Any] = json.loads(args.start.read_text("utf-8"))
    except FileNotFoundError as error:
        raise UserError(f"{args.game} has nothing to start from: {error}") from error
    except ValueError as error:
        raise UserError(f"{args.start} has no weights: {error}") from error
    return found


def _write_players(args: argparse.Namespace, weights: dict[str, Any], about: dict[str, Any]) -> None:
    from caravanserai.bots.learning import card

    for name, what in ((card.MODEL, weights), (card.CARD, about)):
        (args.write / name).write_text(json.dumps(what, indent=2) + "\n", encoding="utf-8")


def _look(args: argparse.Namespace, plan: Any, weights: dict[str, Any]) -> int:
    """Tell the correlations of first looks with many worlds, those of the weights and the plain judge's."""
    from caravanserai.bots.learning.look import first_looks

    found = first_looks(plan, weights, args.look, args.worlds or 100)
    if args.json:
        print_json([look._asdict() for look in found])
        return OK
    for look in found:
        words = f"first look {look.look}, worlds judged {look.worlds}:"
        console(args).print(
            f"{words} {look.correlation:.2f} ± {look.error:.2f} in {look.positions} positions"
        )
    return OK


def _command(args: argparse.Namespace) -> str:
    parts = ["serai", "learn", args.game, "--games", str(args.games), "--seed", args.seed]
    if args.players:
        parts += ["--players", "--rounds", str(args.rounds), "--duels", str(args.duels)]
    elif args.first_look:
        parts += ["--first-look", *(["--worlds", str(args.worlds)] if args.worlds else [])]
        parts += ["--glances", str(args.glances)] if args.glances else []
    else:
        parts += ["--rounds", str(args.rounds), "--hidden", str(args.hidden), "--duels", str(args.duels)]
    parts += ["--seats", args.seats] if args.seats else []
    for name, value in chosen_options(args).items():
        parts += ["--option", f"{name}={value}"]
    parts += ["--habits"] if args.habits else []
    parts += ["--vary", args.vary] if args.vary else []
    parts += ["--start", str(args.start)] if args.start else []
    return shlex.join(parts)


def _tell(args: argparse.Namespace, about: dict[str, Any]) -> None:
    if args.json:
        print_json(about)
        return
    for row in about["explained"]:
        words = ", ".join(f"{name} {row[name]:.1%}" for name in ("plain judge", "line", "net"))
        console(args).print(f"round {row['round']}: of the leads in the end explain {words}")
    console(args).print(f"{args.write}: {about['numbers']} numbers")
