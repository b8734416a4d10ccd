"""What a review found, as the page gets it: sentences as keys and arguments, boards as views."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from caravanserai.core.events import may_know
from caravanserai.core.machine import State
from caravanserai.play.history import CHOSEN
from caravanserai.play.match import Match
from caravanserai.reviews import Analysis, report
from caravanserai.server.glance import log_line, raw
from caravanserai.server.messages import LogLine
from caravanserai.server.review_bodies import (
    ReviewBoard,
    ReviewLoss,
    ReviewMoment,
    ReviewOption,
    ReviewReport,
    ReviewSums,
    ReviewTurn,
    ReviewVersions,
)
from caravanserai.server.shown import ChoiceInfo
from caravanserai.server.tables import TableError


class Pages:
    """An analysis in the words of the catalogues; what does not change from pass to pass is worked out once."""

    def __init__(self, analysis: Analysis) -> None:
        self._analysis: Final = analysis
        self._choices: Final = [
            choices(analysis.game.prompt(each.state, each.seat)["choices"]) for each in analysis.story.moments
        ]
        starts = [each.step for each in analysis.story.moments]
        self._told: Final = told(analysis.match, starts)

    def report(self) -> ReviewReport:
        """All that was found so far."""
        found = report(self._analysis)
        return ReviewReport(
            game=found["game"],
            seats=found["seats"],
            versions=ReviewVersions(**found["versions"]),
            verified=found["verified"],
            passes=found["passes"],
            moments=[self._moment(number, each) for number, each in enumerate(found["moments"])],
            result=found["result"],
            sums=[ReviewSums(**each) for each in found["sums"]],
            turning=[self._turn(each) for each in found["turning"]],
        )

    def _moment(self, number: int, found: dict[str, Any]) -> ReviewMoment:
        moment = self._analysis.story.moments[number]
        return ReviewMoment(
            step=found["step"],
            seat=found["seat"],
            choice=self._choices[number][moment.action],
            options=found["options"],
            chances=found["chances"],
            errors=found["errors"],
            known=found["known"],
            luck=found["luck"],
            loss=self._loss(number, found["loss"]),
            told=[line for part in self._told[number] for line in part],
        )

    def _loss(self, number: int, found: dict[str, Any] | None) -> ReviewLoss | None:
        if found is None:
            return None
        parse, choice = self._analysis.game.parse, self._choices[number]
        return ReviewLoss(
            best=choice[parse(found["best"])],
            loss=found["loss"],
            error=found["error"],
            word=found["word"],
            options=[
                ReviewOption(choice=choice[parse(each["action"])], worth=each["worth"], error=each["error"])
                for each in found["options"]
            ],
        )

    def _turn(self, found: dict[str, Any]) -> ReviewTurn:
        decided, drawn = self._told[found["moment"]]
        return ReviewTurn(**found, told=drawn if found["kind"] == "luck" else decided)


def choices(offered: Sequence[Any]) -> dict[int, ChoiceInfo]:
    """The choices of a prompt by their actions."""
    return {each["id"]: msgspec.convert(each, ChoiceInfo) for each in offered}


def told(match: Match, starts: Sequence[int]) -> list[tuple[list[LogLine], list[LogLine]]]:
    """What the log told everybody between these steps: of the decision, and of what chance did behind it."""
    found: list[tuple[list[LogLine], list[LogLine]]] = [([], []) for _ in starts]
    place, drawn = -1, False
    last = -1
    for index, (step, event) in enumerate(match.events):
        while place + 1 < len(starts) and step >= starts[place + 1]:
            place, drawn = place + 1, False
        for between in range(max(last + 1, starts[place] if place >= 0 else 0), step + 1):
            drawn |= match.steps[between].actor < 0
        last = step
        if place >= 0 and may_know(event, None):
            found[place][drawn].append(log_line(match, index))
    return found


def board(match: Match, number: int) -> ReviewBoard:
    """The table at a decision of a finished match."""
    starts = [step for step, entry in enumerate(match.steps) if entry.how == CHOSEN]
    if not 0 <= number < len(starts):
        raise TableError("not-found", f"the game has {len(starts)} moments")
    seats = range(match.seats)
    state, after = position(match, starts[number]), position(match, [*starts, len(match.steps)][number + 1])
    seat = match.steps[starts[number]].actor
    seen = match.game.views(state, [*seats, None])
    return ReviewBoard(
        moment=number,
        seat=seat,
        views=[raw(view) for view in seen[:-1]],
        watched=raw(seen[-1]),
        open=raw(opened(seen[:-1], seat)),
        after=raw(opened(match.game.views(after, list(seats)), seat)),
        prompt=raw(match.game.prompt(state, seat)),
    )


def position(match: Match, step: int) -> State:
    """The true position before a step."""
    state = match.first_state()
    for entry in match.steps[:step]:
        state.apply(entry.action)
    return state


def opened(views: Sequence[Any], seat: int) -> Any:
    """The table as the seat saw it, with all that the others saw: each part of a seat as its owner saw it."""
    found = views[seat]
    for view in views:
        found = _filled(found, view)
    return {**found, "seats": [_filled(view["seats"][n], found["seats"][n]) for n, view in enumerate(views)]}


def _filled(mine: Any, theirs: Any) -> Any:
    """What one saw, and where that was nothing, what the other did."""
    if mine is None:
        return theirs
    if isinstance(mine, dict) and isinstance(theirs, dict):
        return {name: _filled(value, theirs.get(name)) for name, value in mine.items()}
    if isinstance(mine, list) and isinstance(theirs, list) and len(mine) == len(theirs):
        return [_filled(one, other) for one, other in zip(mine, theirs, strict=True)]
    return mine
