"""A review in words: what was done, what would have been better, what decided the game."""

from collections.abc import Sequence
from typing import Any

from caravanserai.core.machine import State
from caravanserai.play.match import visible
from caravanserai.reviews.analysis import Analysis
from caravanserai.text.catalogue import Catalogue


def percent(share: float) -> int:
    """A share as a whole number of hundredths."""
    return round(100 * share)


def done(analysis: Analysis, number: int, words: Catalogue) -> str:
    """The decision of a moment in the words it was offered in."""
    moment = analysis.story.moments[number]
    return offered(analysis, moment.state, moment.seat, moment.action, words)


def offered(analysis: Analysis, state: State, seat: int, action: int, words: Catalogue) -> str:
    """An option in the words of the prompt."""
    choices = analysis.game.prompt(state, seat)["choices"]
    return next(words.choice(choice) for choice in choices if choice["id"] == action)


def told(analysis: Analysis, number: int, words: Catalogue, of_chance: bool = False) -> str:
    """What the log says of a moment to everybody: of the decision, or of what chance did behind it."""
    steps = analysis.match.steps
    first = analysis.story.moments[number].step
    last = analysis.story.moments[number + 1].step if number + 1 < len(analysis.story.moments) else len(steps)
    drawn = next((step for step in range(first + 1, last) if steps[step].actor < 0), last)
    wanted = range(drawn, last) if of_chance else range(first, drawn)
    events = [event for step, event in analysis.match.events if step in wanted]
    return " ".join(words.event(event) for event in visible(events, None))


def turning_point(analysis: Analysis, turn: dict[str, Any], words: Catalogue) -> str:
    """What happened, and whose chance it changed."""
    number, lucky = turn["moment"], turn["kind"] == "luck"
    happened = told(analysis, number, words, lucky) or _did(analysis, number, words)
    chance = words.say(
        "review-change",
        {
            "player": f"@{turn['seat']}",
            "before": percent(turn["before"]),
            "after": percent(turn["after"]),
        },
    )
    return f"{happened} {chance}"


def _did(analysis: Analysis, number: int, words: Catalogue) -> str:
    """For a decision of which the log says nothing to everybody."""
    values = {"player": f"@{analysis.story.moments[number].seat}", "done_id": done(analysis, number, words)}
    return words.say("review-did", values)


def mistakes(analysis: Analysis, words: Catalogue) -> Sequence[str]:
    """Every loss that is larger than its error, the largest first."""
    found = [(verdict.loss(), number) for number, verdict in analysis.verdicts.items() if verdict.word()]
    return [_mistake(analysis, number, words) for _, number in sorted(found, reverse=True)]


def _mistake(analysis: Analysis, number: int, words: Catalogue) -> str:
    verdict, moment = analysis.verdicts[number], analysis.story.moments[number]
    return words.say(
        f"review-{verdict.word()}",
        {
            "player": f"@{moment.seat}",
            "step": moment.step + 1,
            "done_id": done(analysis, number, words),
            "best_id": offered(analysis, moment.state, moment.seat, verdict.best, words),
            "loss": percent(verdict.loss()),
            "error": max(1, percent(verdict.error())),
        },
    )
