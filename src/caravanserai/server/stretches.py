"""Stretches of a match, from one pause to the next: what an audience was told of one, and the card that sums it up."""

from caravanserai.core.events import Told, among
from caravanserai.core.machine import State
from caravanserai.core.pause import Pause
from caravanserai.play.history import CHOSEN
from caravanserai.play.match import Match


def pausing(match: Match, start: int, end: int) -> int | None:
    """The last event between these that ends a stretch."""
    for index in range(min(end, len(match.events)) - 1, start - 1, -1):
        if match.game.kinds[match.events.kind(index)].role == "pause":
            return index
    return None


def card(match: Match, state: State, seat: int | None, at: int, end: int) -> Pause | None:
    """The card of the stretch that event `at` ends, when there were `end` events and the position was `state`."""
    former = pausing(match, 0, at)
    start = 0 if former is None else former + 1
    return match.game.pause(state, seat, told(match, seat, start, end))


def recount(match: Match, seat: int | None, at: int) -> Pause | None:
    """The card of an earlier stretch once more, from the steps that led there. It takes a while."""
    if match.game.kinds[match.events.kind(at)].role != "pause":
        return None
    steps = match.steps
    done = match.events.step(at) + 1
    while done < len(steps) and steps[done].how != CHOSEN:
        done += 1
    state = match.first_state()
    for entry in steps[:done]:
        state.apply(entry.action)
    end = next((i for i in range(at, len(match.events)) if match.events.step(i) >= done), len(match.events))
    return card(match, state, seat, at, end)


def told(match: Match, seat: int | None, start: int, end: int) -> list[Told]:
    """What an audience was told between two events."""
    found = []
    for index in range(start, end):
        if among(match.events.seen(index), seat):
            number, args, _ = match.events[index][1]
            kind = match.game.kinds[number]
            found.append(Told(kind=kind.word, args=kind.describe(args)))
    return found
