"""The puzzles that come with the program, as the page gets them."""

from functools import lru_cache
from typing import Any

from caravanserai.core.events import may_know
from caravanserai.core.game import Game
from caravanserai.core.machine import CHANCE, Event, State
from caravanserai.reviews.puzzles import kept
from caravanserai.server import tables
from caravanserai.server.glance import raw
from caravanserai.server.messages import LogLine
from caravanserai.server.review_bodies import PuzzleInfo, PuzzleOption, PuzzleSet, ReviewVersions
from caravanserai.server.reviewed import choices
from caravanserai.server.shown import ChoiceInfo
from caravanserai.server.tables import TableError


@lru_cache(maxsize=16)
def puzzles(key: str) -> PuzzleSet:
    """All puzzles of a game; a refusal if it has none."""
    game, found = _set(key)
    return PuzzleSet(
        game=key,
        versions=ReviewVersions(**found["versions"]),
        puzzles=[_puzzle(game, each, found["tries"]) for each in found["puzzles"]],
    )


def position(key: str, id: str) -> tuple[Game, State, int]:
    """The position of a puzzle and the seat that decides."""
    game, found = _set(key)
    for each in found["puzzles"]:
        if each["id"] == id:
            return game, game.restore(each["position"]), each["seat"]
    raise TableError("not-found", "there is no such puzzle")


def _set(key: str) -> tuple[Game, dict[str, Any]]:
    found = kept(key) if key.isalnum() else None
    game = None if found is None else tables.known_game(key)
    if found is None or game is None or found["versions"]["rules"] != game.rules_version:
        raise TableError("not-found", "there are no puzzles of that game")
    return game, found


def _puzzle(game: Game, found: dict[str, Any], tries: int) -> PuzzleInfo:
    state, seat = game.restore(found["position"]), found["seat"]
    return PuzzleInfo(
        id=found["id"],
        seats=state.seats,
        seat=seat,
        view=raw(game.view(state, seat)),
        prompt=raw(game.prompt(state, seat)),
        tries=tries,
        options=[_option(game, state, seat, each) for each in found["options"]],
    )


def _option(game: Game, state: State, seat: int, found: dict[str, Any]) -> PuzzleOption:
    line, told = _line(game, state.clone(), seat, [game.parse(name) for name in found["line"]])
    return PuzzleOption(
        choice=line[0],
        worth=found["worth"],
        error=found["error"],
        easy=found["easy"],
        line=line,
        told=told,
    )


def _line(game: Game, state: State, seat: int, actions: list[int]) -> tuple[list[ChoiceInfo], list[LogLine]]:
    """How a turn is played on, in the words of its prompts, and what the log says of it to the seat."""
    line: list[ChoiceInfo] = []
    told: list[LogLine] = []
    for action in actions:
        if state.actor() != seat or action not in state.legal():
            break
        line.append(choices(game.prompt(state, seat)["choices"])[action])
        state.log = []
        state.apply(action)
        told += [_said(game, event, seat) for event in state.log if may_know(event, seat)]
        if state.actor() == CHANCE:
            break
    return line, told


def _said(game: Game, event: Event, seat: int) -> LogLine:
    kind = game.kinds[event[0]]
    args = kind.describe(event[1])
    return LogLine(kind=kind.word, args=args, actor=seat, auto=False, role=kind.role, at=kind.touched(args))
