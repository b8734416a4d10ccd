"""`serai replay`: a record again, as a log or as the position after any step."""

import argparse
from pathlib import Path
from typing import Any

from caravanserai.cli.commandline import Commands, add_json
from caravanserai.cli.output import OK, UserError, console, print_json, words
from caravanserai.core.machine import CHANCE, State
from caravanserai.play.match import Match, visible
from caravanserai.play.record import load
from caravanserai.tui.drawing import drawing
from caravanserai.tui.scores import score_sheet, winners
from caravanserai.tui.screen import Screen


def register(commands: Commands) -> None:
    """Join the command line."""
    parser = commands.add(
        "replay",
        run,
        "show a recorded game",
        "Show a recorded game: its log, or the table as it stood after a step.",
        (
            "serai replay game.txt",
            "serai replay game.txt --step 40 --seat 2",
            "serai replay game.txt --step 40 --json",
        ),
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="a record")
    parser.add_argument(
        "--step", type=int, metavar="N", help="the table after N steps (0: the start; -1: the last)"
    )
    parser.add_argument(
        "--seat", type=int, metavar="N", help="seen by that seat, counted from 1 (default: a spectator)"
    )
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Print the log, or one position."""
    match = load(args.file)
    seat = _seat(args.seat, match.seats)
    screen = Screen(console(args), words(args, match.game))
    if args.step is not None:
        number = _step(args.step, len(match.steps))
        _show(args, screen, match, position_after(match, number), seat, number)
    elif args.json:
        print_json(_log(screen, match, seat))
    else:
        for line in _log(screen, match, seat):
            screen.write(f"{line['step']:>5}  {line['text']}")
        _close(screen, match)
    return OK


def position_after(match: Match, steps: int) -> State:
    """The position after that many steps from the start."""
    state = match.first_state()
    for entry in match.steps[:steps]:
        state.apply(entry.action)
    return state


def _log(screen: Screen, match: Match, seat: int | None) -> list[dict[str, Any]]:
    """Every event that the seat may know, with the step that caused it."""
    return [
        {"step": number + 1, "actor": match.steps[number].actor, "text": screen.words.event(event)}
        for number, event in match.events
        if visible([event], seat)
    ]


def _show(
    args: argparse.Namespace, screen: Screen, match: Match, state: State, seat: int | None, number: int
) -> None:
    game = match.game
    view, prompt = game.view(state, seat), game.prompt(state, seat)
    entry = match.steps[number - 1] if number else None
    if args.json:
        last = (
            None
            if entry is None
            else {"actor": entry.actor, "action": game.name(entry.action), "how": entry.how}
        )
        print_json({"step": number, "of": len(match.steps), "last": last, "view": view, "prompt": prompt})
        return
    who = "" if entry is None else "*" if entry.actor == CHANCE else str(entry.actor)
    done = "" if entry is None else f": {who} {game.name(entry.action)}"
    screen.rule(f"{number}/{len(match.steps)}{done}")
    screen.show(drawing(game, view, screen.words))
    screen.rule(screen.words.prompt(prompt, seat))


def _close(screen: Screen, match: Match) -> None:
    """The result of a finished game; the table where an unfinished one stopped."""
    if match.over:
        screen.show(score_sheet(match.game, match.state, screen.words))
        screen.write(winners(match.state, screen.words), "bold")
    else:
        screen.show(drawing(match.game, match.game.view(match.state, None), screen.words))
        screen.rule(screen.words.prompt(match.prompt(None), None))


def _seat(number: int | None, seats: int) -> int | None:
    if number is None:
        return None
    if not 1 <= number <= seats:
        raise UserError(f"--seat runs from 1 to {seats} in this game, not {number}")
    return number - 1


def _step(number: int, steps: int) -> int:
    found = number + steps + 1 if number < 0 else number
    if not 0 <= found <= steps:
        raise UserError(f"the record has {steps} steps: --step runs from 0 to {steps}, not {number}")
    return found
