"""Hints: where one person plays against bots alone, and said so when opening the table."""

from typing import NamedTuple

from caravanserai.core.registry import game as find_game
from caravanserai.play.match import Match
from caravanserai.server import bots
from caravanserai.server.bodies import NewTable
from caravanserai.server.review_bodies import HintInfo, ReviewOption
from caravanserai.server.reviewed import choices
from caravanserai.server.tables import Table, TableError


def check_new(wish: NewTable) -> None:
    """Refuse hints where anybody else could sit."""
    kinds = [seat.kind for seat in wish.seats]
    if wish.hints and (wish.rated or kinds.count("me") != 1 or "open" in kinds):
        raise TableError("bad-option", "hints are for one person against bots, in a game that is not rated")


class Asked(NamedTuple):
    """What a bot is asked for a seat, and what it may answer."""

    question: bots.Question
    legal: list[int]


def question(table: Table, match: Match | None, seat: int) -> Asked:
    """What is asked for the seat; everything hidden from it is resampled."""
    if not table.hints or [each.kind != "bot" for each in table.seats].count(True) != 1:
        raise TableError("no-hint", "there are no hints at this table")
    if match is None or match.state.actor() != seat:
        raise TableError("no-hint", "a hint can be had when one has to decide")
    asked = bots.question(match.game, match.state, seat, bots.STRONGEST, f"hint {table.id}")
    return Asked(asked, list(match.state.legal()))


def told(asked: bots.Question, best: list[tuple[int, float]]) -> HintInfo:
    """The advice, in the words of the prompt."""
    game = find_game(asked.game)
    said = choices(game.prompt(game.restore(asked.position), asked.seat)["choices"])
    return HintInfo(
        options=[
            ReviewOption(choice=said[action], worth=round(worth, 3), error=0.0)
            for action, worth in sorted(best, key=lambda option: -option[1])
        ]
    )
