"""The arena's page: the table and two pictures, in one HTML file."""

from collections.abc import Sequence
from itertools import accumulate
from typing import Any

from caravanserai import plots
from caravanserai.bots.statistics import Outcome, won
from caravanserai.plots import Marks, Panel

HEADS = ("Bot", "Games", "Win share", "95 % interval", "Margin", "Rating", "Decisions/s")


def page(summary: dict[str, Any], outcomes: Sequence[Outcome]) -> str:
    """The page for a summary of `arena.summary`."""
    contest, rows = summary["contest"], summary["table"]
    facts = [
        f"{summary['games']} games with {contest['seats']} seats",
        f"seed {contest['seed']}",
        f"time x {contest.get('pace', 1):g}"
        if contest["iterations"] is None
        else f"iterations x {contest['iterations']:g}",
        *(f"{name}={value}" for name, value in contest["options"].items()),
    ]
    return plots.page(
        "Caravanserai, the arena",
        f"{contest['game']}: {' against '.join(contest['bots'])}",
        ", ".join(facts),
        [
            Panel("Table", plots.table(HEADS, [_row(row) for row in rows])),
            Panel("Win shares", _shares(rows), "Filled: the interval does not touch an equal share.", "%"),
            Panel("Over the games", _curve(contest["bots"], outcomes)),
        ],
    )


def _row(row: dict[str, Any]) -> tuple[str, ...]:
    return (
        row["bot"],
        str(row["games"]),
        f"{row['share']:.1%}",
        f"{row['low']:.1%} to {row['high']:.1%}",
        f"{row['margin']:+.1f}",
        f"{row['rating']:.1f} ± {row['deviation']:.1f}",
        f"{row['speed']:.0f}",
    )


def _shares(rows: list[dict[str, Any]]) -> str:
    marks = [Marks(row["bot"], row["share"], (row["low"], row["high"])) for row in rows]
    return plots.intervals(
        "Win shares with 95 % intervals", marks, 1 / max(1, len(rows)), "share of wins, %", scale=100
    )


def _curve(bots: Sequence[str], outcomes: Sequence[Outcome]) -> str:
    """Each bot's win share over the games played so far."""
    games = range(1, len(outcomes) + 1)
    lines = []
    for bot in bots:
        sums = accumulate(won(outcome, bot) for outcome in outcomes)
        lines.append((bot, games, [100 * total / played for played, total in zip(games, sums, strict=True)]))
    return plots.curves("Win share over the games", lines, "games", "share of wins so far, %")
