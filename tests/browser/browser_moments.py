"""The moments of recorded whole games at which the first seat decides, one table each."""

import random
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

from browser_tables import WHOLE, lay

from caravanserai.play.match import Match

RECORDED: dict[str, tuple[tuple[int, dict[str, str]], ...]] = {
    "yspahan": ((3, {}),),
    "fivetribes": ((4, {}),),
    "alrashid": ((4, {}),),
    "morgenland": ((3, {}), (4, {"version": "magic"})),
}
"""Seats and options of the games that are played through."""


def _kind(match: Match) -> tuple[str, ...]:
    """What tells one question from another on the screen: its name, and the kinds of things that answer it."""
    prompt = match.game.prompt(match.state, 0)
    things = {thing.split("-")[0] for choice in prompt["choices"] for thing in choice["at"]}
    return (prompt["decision"], prompt["form"], *sorted(things))


def _decisions(game: str, seats: int, seed: str, options: dict[str, str]) -> Iterator[tuple[int, Match]]:
    """A game of seats that choose at random: the match before each decision of the first seat."""
    match, choice = Match(game, seats, seed, **options), random.Random(seed)
    count = 0
    while not match.over:
        if match.state.actor() == 0:
            yield count, match
        match.play(match.state.actor(), choice.choice(match.state.legal()))
        count += 1


def _again(game: str, seats: int, seed: str, options: dict[str, str], count: int) -> Match:
    """The same game up to one of its decisions."""
    match, choice = Match(game, seats, seed, **options), random.Random(seed)
    for _ in range(count):
        match.play(match.state.actor(), choice.choice(match.state.legal()))
    return match


def moments(folder: Path, game: str, seed: str = "moments") -> list[tuple[str, dict[str, Any]]]:
    """Every kind of question of the recorded games where it offers most, as a table of a server.

    CARAVANSERAI_WHOLE=1 pytest tests/browser      every single decision instead
    """
    if WHOLE:
        return [
            (" ".join((*_kind(match), *options, str(count))), lay(folder, match))
            for seats, options in RECORDED[game]
            for count, match in _decisions(game, seats, seed, options)
        ]
    wanted: dict[tuple[str, ...], tuple[int, Callable[[], Match]]] = {}
    for seats, options in RECORDED[game]:
        for count, match in _decisions(game, seats, seed, options):
            kind, many = _kind(match), len(match.state.legal())
            if kind not in wanted or many > wanted[kind][0]:
                wanted[kind] = many, partial(_again, game, seats, seed, options, count)
    return [(" ".join(kind), lay(folder, again())) for kind, (_, again) in wanted.items()]
