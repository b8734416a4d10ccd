"""The HTTP calls of reviews: a finished game looked back at, played on, and hints where one plays against bots alone."""

import asyncio
from typing import Final

from caravanserai.play.history import CHOSEN
from caravanserai.play.match import Match
from caravanserai.server import hints, puzzling
from caravanserai.server.bodies import Keys
from caravanserai.server.bots import BotFailed
from caravanserai.server.calls import Ask, Call
from caravanserai.server.line import Asker
from caravanserai.server.review_bodies import HintInfo, PlayOn, PuzzleSet, ReviewBoard, ReviewPage
from caravanserai.server.reviewed import board, position
from caravanserai.server.tables import TableError


async def review(ask: Ask) -> ReviewPage:
    """What there is of it; the answer is encoded already."""
    found: ReviewPage = await ask.hall.reviews.page(ask.table, await _match(ask), ask.origin)  # type: ignore[assignment]
    return found


async def _match(ask: Ask) -> Match:
    """The finished match, which nobody changes any more."""
    return await ask.hall.visit(ask.table, lambda room: room.questions.reviewable(ask.token))


async def moment(ask: Ask) -> ReviewBoard:
    match, number = await _match(ask), _number(ask.path["moment"])
    async with ask.hall.long_answers:
        return await asyncio.to_thread(board, match, number)


def _number(text: str) -> int:
    return int(text) if text.isdecimal() and len(text) < 6 else -1


async def onward(ask: Ask) -> Keys:
    match, wish = await _match(ask), ask.body
    starts = [step for step, entry in enumerate(match.steps) if entry.how == CHOSEN]
    if wish.moment >= len(starts):
        raise TableError("not-found", f"the game has {len(starts)} moments")
    step = starts[wish.moment]
    async with ask.hall.long_answers:
        state = await asyncio.to_thread(position, match, step)
    return await ask.hall.create_onward(match.game, state, match.steps[step].actor, wish, ask.origin)


async def hint(ask: Ask) -> HintInfo:
    asked, legal = await ask.hall.visit(ask.table, lambda room: room.questions.hint(ask.token))
    try:
        best = await ask.hall.bots.advise(asked, legal, Asker(ask.table, ask.origin))
    except BotFailed as error:
        raise TableError("busy", str(error)) from error
    return await asyncio.to_thread(hints.told, asked, best)


async def puzzles(ask: Ask) -> PuzzleSet:
    return await asyncio.to_thread(puzzling.puzzles, ask.path["game"])


async def puzzle_onward(ask: Ask) -> Keys:
    game, state, seat = puzzling.position(ask.path["game"], ask.path["puzzle"])
    return await ask.hall.create_onward(game, state, seat, ask.body, ask.origin)


CALLS: Final[tuple[Call, ...]] = (
    Call(
        "GET",
        "/api/tables/{table}/review",
        "The review of a finished game, as far as it is; begins it if there is none",
        review,
        ReviewPage,
        cached=True,
    ),
    Call(
        "GET",
        "/api/tables/{table}/review/{moment}",
        "The table at a moment of a finished game, as each seat saw it",
        moment,
        ReviewBoard,
        cached=True,
    ),
    Call(
        "POST",
        "/api/tables/{table}/onward",
        "Play on from a moment of a finished game, against bots",
        onward,
        Keys,
        PlayOn,
        201,
        scarce=True,
    ),
    Call(
        "POST",
        "/api/tables/{table}/hint",
        "The best options found (one person against bots, if the table has hints)",
        hint,
        HintInfo,
        scarce=True,
    ),
    Call("GET", "/api/puzzles/{game}", "The puzzles of a game", puzzles, PuzzleSet, cached=True),
    Call(
        "POST",
        "/api/puzzles/{game}/{puzzle}/onward",
        "Play on from a puzzle, against bots",
        puzzle_onward,
        Keys,
        PlayOn,
        201,
        scarce=True,
    ),
)
