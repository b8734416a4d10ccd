"""What an analysis found, as JSON: moments, losses, luck and skill, turning points."""

import math
from typing import Any, Final

from caravanserai.reviews.analysis import Analysis
from caravanserai.reviews.scales import JUDGE, result
from caravanserai.version import __version__

DIGITS: Final = 4
WIDEST: Final = 0.5
"""The error of what was looked at once: nothing is known of it."""
TURNING: Final = 5
"""So many moments that decided the game are told."""


def report(analysis: Analysis) -> dict[str, Any]:
    """All of it. `versions` says by which engine, rules and judge it was found."""
    game, match = analysis.game, analysis.match
    return {
        "game": game.key,
        "seats": match.seats,
        "versions": {"engine": __version__, "rules": game.rules_version, "judge": JUDGE},
        "verified": match.seed is not None,
        "passes": analysis.passes,
        "moments": [_moment(analysis, number) for number in range(len(analysis.story.moments))],
        "result": result(analysis.story.end),
        "sums": [_sums(analysis, seat) for seat in range(match.seats)],
        "turning": turning(analysis),
    }


def _moment(analysis: Analysis, number: int) -> dict[str, Any]:
    moment = analysis.story.moments[number]
    seats = range(analysis.match.seats)
    return {
        "step": moment.step,
        "seat": moment.seat,
        "action": analysis.game.name(moment.action),
        "options": len(moment.state.legal()),
        "chances": [_number(analysis.chance(number, seat)) for seat in seats],
        "errors": [_known(analysis.error(number, seat)) for seat in seats],
        "known": [_number(analysis.known(number, seat)) for seat in seats],
        "luck": [_number(analysis.luck(number, seat)) for seat in seats] if moment.drawn else None,
        "loss": _loss(analysis, number),
    }


def _loss(analysis: Analysis, number: int) -> dict[str, Any] | None:
    verdict = analysis.verdicts.get(number)
    if verdict is None:
        return None
    return {
        "best": analysis.game.name(verdict.best),
        "loss": _number(verdict.loss()),
        "error": _error(verdict.error()),
        "word": verdict.word(),
        "options": [
            {
                "action": analysis.game.name(option.action),
                "worth": _number(option.worth),
                "error": _error(option.error),
            }
            for option in verdict.options()
        ],
    }


def _sums(analysis: Analysis, seat: int) -> dict[str, Any]:
    """An even share, plus luck, plus what the own and the others' decisions changed: the result."""
    luck, own, others = analysis.parts(seat)
    moments = analysis.story.moments
    losses = [
        verdict for number, verdict in sorted(analysis.verdicts.items()) if moments[number].seat == seat
    ]
    return {
        "even": _number(1 / analysis.match.seats),
        "luck": _number(luck.value),
        "own": _number(own.value),
        "others": _number(others.value),
        "error": _known(luck.error),
        "own_error": _known(own.error),
        "others_error": _known(others.error),
        "result": _number(result(analysis.story.end)[seat]),
        "lost": _number(sum(verdict.loss() for verdict in losses if verdict.word())),
    }


def turning(analysis: Analysis) -> list[dict[str, Any]]:
    """The moments that changed most, in order: by a decision, or by what chance did behind it."""
    found = []
    for number, moment in enumerate(analysis.story.moments):
        for kind, change in (("decision", analysis.skill), ("luck", analysis.luck)):
            if kind == "decision" or moment.drawn:
                swing = max(range(analysis.match.seats), key=lambda seat: abs(change(number, seat)))
                found.append((abs(change(number, swing)), number, kind, swing))
    return [
        _turn(analysis, number, kind, seat)
        for _, number, kind, seat in sorted(sorted(found, reverse=True)[:TURNING], key=lambda each: each[1:])
    ]


def _turn(analysis: Analysis, number: int, kind: str, seat: int) -> dict[str, Any]:
    """The seat whose chance changed most, before and after."""
    after = analysis.chance(number + 1, seat)
    before = after - (analysis.skill if kind == "decision" else analysis.luck)(number, seat)
    return {
        "moment": number,
        "kind": kind,
        "actor": analysis.story.moments[number].seat,
        "seat": seat,
        "before": _number(min(1.0, max(0.0, before))),
        "after": _number(after),
    }


def _number(value: float) -> float:
    return round(value, DIGITS)


def _known(error: float | None) -> float | None:
    """An error that is not known yet is told as such, not as a large one."""
    return None if error is None or math.isinf(error) else _number(error)


def _error(value: float) -> float:
    return round(min(value, WIDEST), DIGITS)
