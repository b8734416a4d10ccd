"""The arena's page: the table and two plots, in one HTML file without any script or outside link."""

from collections.abc import Sequence
from html import escape
from itertools import accumulate
from typing import Any, Final

from caravanserai.bots.statistics import Outcome, won

COLOURS: Final = ("#1f4e79", "#b5532a", "#3f7d3a", "#7b4b94", "#8a6d1f", "#2f7f86")

_PAGE: Final = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title><style>
body {{ font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem; color: #2b2118; background: #fbf6ea; }}
h1 {{ font-family: Georgia, serif; font-weight: 600; }}
table {{ border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }}
th, td {{ padding: .35rem .6rem; text-align: right; border-bottom: 1px solid #d9c9a3; }}
th:first-child, td:first-child {{ text-align: left; }}
svg {{ width: 100%; height: auto; margin: 1rem 0; background: #fff; border: 1px solid #d9c9a3; border-radius: 8px; }}
text {{ font: 12px system-ui, sans-serif; fill: #2b2118; }}
</style></head><body>
<h1>{title}</h1>
<p>{facts}</p>
<table><thead><tr><th>Bot</th><th>Games</th><th>Win share</th><th>95 % interval</th><th>Margin</th><th>Rating</th><th>Decisions/s</th></tr></thead>
<tbody>{rows}</tbody></table>
{shares}
{curve}
</body></html>
"""


def page(summary: dict[str, Any], outcomes: Sequence[Outcome]) -> str:
    """The page for a summary of `arena.summary`."""
    contest = summary["contest"]
    rows = summary["table"]
    facts = [
        f"{summary['games']} games with {contest['seats']} seats",
        f"seed {contest['seed']}",
        "time budgets" if contest["iterations"] is None else f"iterations x {contest['iterations']:g}",
        *(f"{name}={value}" for name, value in contest["options"].items()),
    ]
    return _PAGE.format(
        title=escape(f"{contest['game']}: {' against '.join(contest['bots'])}"),
        facts=escape(", ".join(facts)),
        rows="".join(_row(row) for row in rows),
        shares=_intervals(rows),
        curve=_curve(contest["bots"], outcomes),
    )


def _row(row: dict[str, Any]) -> str:
    cells = (
        escape(row["bot"]),
        str(row["games"]),
        f"{row['share']:.1%}",
        f"{row['low']:.1%} to {row['high']:.1%}",
        f"{row['margin']:+.1f}",
        f"{row['rating']:.1f} ± {row['deviation']:.1f}",
        f"{row['speed']:.0f}",
    )
    return "<tr>" + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>"


def _intervals(rows: list[dict[str, Any]]) -> str:
    """Win shares as points with their intervals, and the equal share as a dashed line."""
    left, width, step = 120, 640, 34
    height = step * len(rows) + 40
    equal = left + width / max(1, len(rows))
    parts = [
        f'<line x1="{equal:.1f}" y1="10" x2="{equal:.1f}" y2="{height - 26}" stroke="#888" stroke-dasharray="4 4"/>'
    ]
    for number, row in enumerate(rows):
        y = 26 + step * number
        colour = COLOURS[number % len(COLOURS)]
        low, high, share = (left + width * row[key] for key in ("low", "high", "share"))
        parts.append(f'<text x="{left - 10}" y="{y + 4}" text-anchor="end">{escape(row["bot"])}</text>')
        parts.append(
            f'<line x1="{low:.1f}" y1="{y}" x2="{high:.1f}" y2="{y}" stroke="{colour}" stroke-width="3"/>'
        )
        parts.append(f'<circle cx="{share:.1f}" cy="{y}" r="6" fill="{colour}"/>')
    for tenth in range(0, 11, 2):
        x = left + width * tenth / 10
        parts.append(f'<text x="{x}" y="{height - 8}" text-anchor="middle">{tenth * 10} %</text>')
    return _svg(left + width + 40, height, "Win shares with 95 % intervals", parts)


def _curve(bots: Sequence[str], outcomes: Sequence[Outcome]) -> str:
    """Each bot's win share over the games played so far."""
    left, width, height = 60, 700, 260
    count = max(1, len(outcomes))
    parts: list[str] = []
    for number, bot in enumerate(bots):
        sums = accumulate(won(outcome, bot) for outcome in outcomes)
        points = [
            f"{left + width * played / count:.1f},{20 + (height - 50) * (1 - total / played):.1f}"
            for played, total in enumerate(sums, 1)
        ]
        colour = COLOURS[number % len(COLOURS)]
        parts.append(
            f'<polyline fill="none" stroke="{colour}" stroke-width="2" points="{" ".join(points)}"/>'
        )
        parts.append(f'<text x="{left + 8 + 110 * number}" y="16" style="fill:{colour}">{escape(bot)}</text>')
    for tenth in (0, 5, 10):
        y = 20 + (height - 50) * (1 - tenth / 10)
        parts.append(f'<text x="{left - 8}" y="{y + 4:.1f}" text-anchor="end">{tenth * 10} %</text>')
    parts.append(f'<text x="{left + width}" y="{height - 8}" text-anchor="end">{len(outcomes)} games</text>')
    return _svg(left + width + 40, height, "Win share over the games", parts)


def _svg(width: int, height: int, title: str, parts: list[str]) -> str:
    inside = "".join(parts)
    return f'<svg viewBox="0 0 {width} {height}" role="img" aria-label="{title}"><title>{title}</title>{inside}</svg>'
