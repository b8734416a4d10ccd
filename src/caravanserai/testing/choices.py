"""Checks that choices keep what they say: effects come true, and what is missing is really not allowed."""

from collections.abc import Iterator, Mapping
from typing import Final

from caravanserai.core.game import Game
from caravanserai.core.machine import CHANCE, NOBODY, State
from caravanserai.core.prompts import Choice, Effect
from caravanserai.core.rollout import Dice
from caravanserai.testing.corpus import Corpus, Moment

MOST_MISSING: Final = 3

Goods = list[dict[str, int]]
"""What each seat has."""


def check_choices(game: Game, corpus: Corpus) -> None:
    """Effects come true at once or by the chance that follows, and tell every cost; missing options are not allowed.

    A choice that passes an optional stop is among the choices.
    """
    for moment in corpus.decisions():
        prompt = game.prompt(moment.state, moment.state.actor())
        for choice in prompt["choices"]:
            if choice["effects"]:
                _check_effects(game, moment, choice)
        offered = [choice["id"] for choice in prompt["choices"]]
        missing = game.missing(moment.state)
        if len(missing) > MOST_MISSING:
            raise moment.fail(f"{len(missing)} options are said to be missing: {MOST_MISSING} at most")
        for action in missing:
            if action in offered:
                raise moment.fail("an option is said to be missing, but it is allowed", action)
        if prompt["optional"] is not None and prompt["optional"] not in offered:
            raise moment.fail(
                f"the choice {prompt['optional']} that waves the stop through is not among them"
            )


def _check_effects(game: Game, moment: Moment, choice: Choice) -> None:
    """All effects hold together at some point before anybody is asked again, and no cost is concealed."""
    before = _goods(game, moment.state)
    said = _sums(moment, choice, before)
    courses = [_goods(game, state) for state in _course(moment, choice["id"])]
    if not any(_differences(before, after, said) == said for after in courses):
        last = _differences(before, courses[-1], said)
        raise moment.fail(f"effects are said to be {_words(said)}, but are {_words(last)}", choice["id"])
    actor = moment.state.actor()
    for thing, amount in before[actor].items():
        if courses[0][actor].get(thing, amount) < amount and said.get((actor, thing), 0) >= 0:
            raise moment.fail(f"it costs {thing}, but its effects do not say so", choice["id"])


def _sums(moment: Moment, choice: Choice, goods: Goods) -> dict[tuple[int, str], int]:
    said: dict[tuple[int, str], int] = {}
    for effect in choice["effects"]:
        _check_effect(moment, choice, effect, goods)
        place = (effect["seat"], effect["thing"])
        said[place] = said.get(place, 0) + effect["amount"]
    return said


def _check_effect(moment: Moment, choice: Choice, effect: Effect, goods: Goods) -> None:
    if not 0 <= effect["seat"] < moment.state.seats:
        raise moment.fail(f"an effect is for seat {effect['seat']}", choice["id"])
    if effect["thing"] not in goods[effect["seat"]]:
        raise moment.fail(
            f"an effect speaks of {effect['thing']!r}, which goods() does not count", choice["id"]
        )
    if effect["amount"] == 0:
        raise moment.fail(f"an effect of no {effect['thing']}", choice["id"])


def _course(moment: Moment, action: int) -> Iterator[State]:
    """The position after the choice itself, and after everything that nobody is asked about, one after the other."""
    state, dice = moment.state.clone(), Dice(moment.seed + moment.number)
    state.stack.pop().run(state, action)
    yield state
    while state.stack and state.stack[-1].who in (NOBODY, CHANCE):
        chosen = dice.pick(state.legal(), state.weights()) if state.actor() == CHANCE else -1
        state.stack.pop().run(state, chosen)
        yield state


def _goods(game: Game, state: State) -> Goods:
    return [dict(game.goods(state, seat)) for seat in range(state.seats)]


def _differences(
    before: Goods, after: Goods, places: Mapping[tuple[int, str], int]
) -> dict[tuple[int, str], int]:
    return {(seat, thing): after[seat][thing] - before[seat][thing] for seat, thing in places}


def _words(amounts: Mapping[tuple[int, str], int]) -> str:
    return ", ".join(f"{amount:+} {thing} for seat {seat}" for (seat, thing), amount in amounts.items())
