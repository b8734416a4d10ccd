"""What the games of a study say, in numbers: everything that the report shows, as JSON."""

from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from caravanserai.lab.numbers import (
    Array,
    Estimate,
    effect,
    explained,
    games_needed,
    mean,
    winners_against_others,
)
from caravanserai.lab.study import Played, Study

SELDOM: Final = 0.02
FEWEST: Final = 15
"""Things that a smaller share of the seats or fewer seats have, or lack, are not compared: nothing can be said of them."""
PLACES: Final = frozenset({"tile", "shop", "square", "place", "target", "token", "actions_id"})
"""Arguments of events that say where something was done, or with which of one's own pieces: nothing one could have."""
DECISION: Final = 15
"""Seconds that people are reckoned to take for a decision."""
SHOWN: Final = (5, 25, 50, 75, 95)
"""The percentiles of a distribution."""
ROUND: Final = 6
"""Digits that are kept: the same on every machine."""


def results(study: Study, played: Sequence[Played]) -> dict[str, Any]:
    """All numbers of a study; `compared` has the differences where two sides were played."""
    base = [game for game in played if game.side == 0]
    found: dict[str, Any] = {
        "study": study._asdict(),
        "games": len(base),
        "seats": seats(base),
        "closeness": closeness(base),
        "categories": categories(base),
        "decisions": decisions(base),
        "deeds": deeds(base),
    }
    if reviewed := [game for game in base if game.luck is not None]:
        found["luck"] = luck(reviewed)
    if study.other is not None:
        found["compared"] = compared(played)
    return found


def told(found: Estimate | None) -> dict[str, Any] | None:
    """An estimate as JSON, rounded so that every machine writes the same."""
    if found is None:
        return None
    numbers = {name: round(value, ROUND) for name, value in found._asdict().items()}
    return {**numbers, "sure": found.sure()}


def _wins(played: Sequence[Played]) -> Array:
    return np.array([game.wins for game in played])


def seats(played: Sequence[Played]) -> dict[str, Any]:
    """Each seat's share of the wins and its points; how many games would show one point more than an even share."""
    wins = _wins(played)
    count = wins.shape[1]
    even = 1 / count
    rows = []
    for seat in range(count):
        share = mean(wins[:, seat] - even, count)
        points = mean([game.scores[seat] for game in played])
        rows.append({"seat": seat, "over_even": told(share), "points": told(points)})
    return {"even": even, "rows": rows, "games_for_a_point": games_needed(float(wins.std(ddof=1)), 0.01)}


def closeness(played: Sequence[Played]) -> dict[str, Any]:
    """How far the second is behind the first, and how often a win is shared."""
    gaps = [sorted(game.scores)[-1] - sorted(game.scores)[-2] for game in played]
    shared = [float(sum(win > 0 for win in game.wins) > 1) for game in played]
    return {"gaps": gaps, "median": float(np.median(gaps)), "shared": told(mean(shared))}


def categories(played: Sequence[Played]) -> list[dict[str, Any]]:
    """Points by category: the spread over all seats, and what winners have more of it."""
    names = list(played[0].sheets[0])
    wins = _wins(played)
    rows = []
    for name in names:
        points = np.array([[sheet[name] for sheet in game.sheets] for game in played], dtype=float)
        rows.append(
            {
                "category": name,
                "percentiles": [round(float(each), 2) for each in np.percentile(points, SHOWN)],
                "mean": round(float(points.mean()), 3),
                "winners_more": told(winners_against_others(points, wins, len(names))),
            }
        )
    return rows


def decisions(played: Sequence[Played]) -> dict[str, Any]:
    """How long games are, and how often a seat is asked what."""
    lengths = [sum(sum(each.values()) for each in game.decisions) for game in played]
    kinds = sorted({kind for game in played for each in game.decisions for kind in each})
    asked = {
        kind: round(
            sum(each.get(kind, 0) for game in played for each in game.decisions)
            / len(played)
            / len(played[0].decisions),
            3,
        )
        for kind in kinds
    }
    median = float(np.median(lengths))
    return {
        "lengths": lengths,
        "median": median,
        "percentiles": [float(each) for each in np.percentile(lengths, (1, 99))],
        "minutes": round(median * DECISION / 60),
        "asked": asked,
    }


def luck(played: Sequence[Played]) -> dict[str, Any]:
    """How much of the difference between winning and losing each part explains; together they are all of it."""
    sums = [game.luck for game in played if game.luck is not None]
    whole = np.array([[each["result"] - each["even"] for each in game] for game in sums])
    parts = {
        part: told(explained(np.array([[each[part] for each in game] for game in sums]), whole))
        for part in ("luck", "own", "others")
    }
    return {"games": len(sums), **parts}


def deeds(played: Sequence[Played]) -> list[dict[str, Any]]:
    """What winners own and did more often than others; seat and strength are kept apart by a regression."""
    names = sorted({deed for game in played for each in game.deeds for deed in each if _owned(deed)})
    wins, others = _wins(played), _others(played)
    tables = {name: np.array([[name in each for each in game.deeds] for game in played]) for name in names}
    compared = [name for name in names if _telling(tables[name])]
    rows = []
    for name in compared:
        has = tables[name]
        rows.append(
            {
                "deed": name,
                "share": round(float(has.mean()), ROUND),
                "winners_more": told(winners_against_others(has, wins, len(compared))),
                "effect": told(effect(has, wins, others, len(compared))),
            }
        )
    return sorted(rows, key=_by_size)


def _owned(deed: str) -> bool:
    return deed.split(" ")[1] not in PLACES


def _telling(has: Array) -> bool:
    least = min(int(has.sum()), int(has.size - has.sum()))
    return least >= max(FEWEST, int(SELDOM * int(has.size)))


def _by_size(row: dict[str, Any]) -> tuple[float, str]:
    found = row["winners_more"]
    return -found["value"] / found["error"] if found["error"] else 0.0, row["deed"]


def _others(played: Sequence[Played]) -> Array:
    """The columns that are kept apart: seats but the first, bots but the first."""
    count = len(played[0].bots)
    bots = sorted({bot for game in played for bot in game.bots})[1:]
    return np.array(
        [
            [
                [float(seat == each) for each in range(1, count)]
                + [float(game.bots[seat] == bot) for bot in bots]
                for seat in range(count)
            ]
            for game in played
        ]
    )


def compared(played: Sequence[Played]) -> list[dict[str, Any]]:
    """The differences between two sides that played the same deals: second less first, one a deal."""
    pairs = _pairs(played)
    measures = _measures(pairs[0][0])
    rows = []
    for name in measures:
        differences = [_measures(second)[name] - _measures(first)[name] for first, second in pairs]
        found = mean(differences, len(measures))
        size = abs(found.value) or None
        deviation = float(np.std(differences, ddof=1)) if len(differences) > 1 else 0.0
        rows.append(
            {
                "measure": name,
                "difference": told(found),
                "games_needed": games_needed(deviation, size) if size and deviation else None,
            }
        )
    return rows


def _pairs(played: Sequence[Played]) -> list[tuple[Played, Played]]:
    sides: dict[int, dict[int, Played]] = {}
    for game in played:
        sides.setdefault(game.number, {})[game.side] = game
    return [(both[0], both[1]) for _, both in sorted(sides.items()) if len(both) == 2]


def _measures(game: Played) -> dict[str, float]:
    """The numbers of one game that are compared."""
    count = len(game.scores)
    best = sorted(game.scores)
    found: dict[str, float] = {
        "points": sum(game.scores) / count,
        "points of the winner": best[-1],
        "first less second": best[-1] - best[-2],
        "decisions": sum(sum(each.values()) for each in game.decisions),
    }
    for seat, win in enumerate(game.wins):
        found[f"wins of seat {seat + 1}"] = win
    for name in game.sheets[0]:
        found[f"points: {name}"] = sum(sheet[name] for sheet in game.sheets) / count
    return found
