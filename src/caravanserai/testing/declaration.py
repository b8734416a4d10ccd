"""Checks of what a game declares about itself, and of the names of its actions."""

from caravanserai.core.game import BadOption, Game
from caravanserai.core.machine import NOBODY
from caravanserai.core.pending import BOTTOM, Pending
from caravanserai.testing.corpus import Corpus
from caravanserai.testing.errors import ConformanceError
from caravanserai.text.rules import rules


def check_declaration(game: Game) -> None:
    """Key, seats, options, steps, kinds and colours are usable, and every step cites a rule of the reference."""

    def refuse(what: str) -> ConformanceError:
        return ConformanceError(f"{game.key}: {what}")

    if not game.seats or game.seats[0] < 1 or game.seats.step != 1:
        raise refuse(f"seats must be an unbroken range from 1 or more, not {game.seats}")
    if len(set(game.colours)) < game.seats[-1]:
        raise refuse(f"{len(set(game.colours))} colours for up to {game.seats[-1]} seats")
    for name, what in (
        ("steps", [cls.__name__ for cls in game.steps]),
        ("kinds", [kind.word for kind in game.kinds]),
        ("categories", list(game.categories)),
    ):
        twice = sorted({each for each in what if what.count(each) > 1})
        if twice:
            raise refuse(f"{name}: {twice[0]!r} stands there twice")
    for option, values in game.options.items():
        if not values or "_" in option or len(set(values)) != len(values):
            raise refuse(f"option {option!r} needs different values and a name without underscores")
    for seats in (game.seats[0] - 1, game.seats[-1] + 1):
        try:
            game.new(seats)
        except BadOption:
            continue
        raise refuse(f"a game for {seats} seats begins, though seats are {game.seats}")
    known = rules(game)
    for cls in game.steps:
        if cls.rule and cls.rule not in known:
            raise refuse(f"step {cls.__name__} cites {cls.rule}, which the rules reference does not have")
        if cls.decision and not cls.rule:
            raise refuse(f"step {cls.__name__} is decision {cls.decision} but cites no rule")
    if game.pending is not None:
        fault = _pending_fault(game, game.pending)
        if fault:
            raise refuse(fault)


def _pending_fault(game: Game, pending: Pending) -> str:
    """What is missing or too much in the declaration of pending steps."""
    known = {cls.__name__: cls for cls in game.steps}
    for name, cls in known.items():
        if name not in pending.beneath:
            return f"pending: nothing is declared to lie beneath {name}"
        for field in cls.fields:
            if pending.limit(name, field) is None:
                return f"pending: {name}.{field} has no limits"
    for name, below in pending.beneath.items():
        for each in (name, *below):
            if each != BOTTOM and each not in known:
                return f"pending: no step is called {each}"
    return ""


def check_decisions(game: Game, corpus: Corpus) -> None:
    """Every decision of a seat has a decision id and a rule, its class is declared, and no step of NOBODY is left on top."""
    for played in corpus.plays:
        for moment in corpus.walk(played):
            for step in moment.state.stack:
                if type(step) not in game.steps:
                    raise moment.fail(f"step class {type(step).__name__} is not declared in `steps`")
            if moment.state.stack:
                top = moment.state.stack[-1]
                if top.who == NOBODY:
                    raise moment.fail("a step of NOBODY waits on top of the stack")
                if top.who >= 0 and not (top.decision and top.rule):
                    raise moment.fail(f"step {moment.step} asks a seat but has no decision id or no rule")


def check_names(game: Game) -> None:
    """Every action has its own name, and the name leads back to it."""
    names: dict[str, int] = {}
    for action in range(game.action_count):
        name = game.name(action)
        if name in names:
            raise ConformanceError(f"{game.key}: actions {names[name]} and {action} are both called {name!r}")
        names[name] = action
        try:
            back = game.parse(name)
        except ValueError as error:
            raise ConformanceError(
                f"{game.key}: action {action}, {name!r}, is not understood: {error}"
            ) from error
        if back != action:
            raise ConformanceError(
                f"{game.key}: action {action} is called {name!r}, but that is read as {back}"
            )
    for wrong in (-1, game.action_count):
        try:
            name = game.name(wrong)
        except ValueError:
            continue
        raise ConformanceError(f"{game.key}: there is no action {wrong}, but it has the name {name!r}")
