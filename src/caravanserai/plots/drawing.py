"""The kinds of pictures: intervals on a line, bars, boxes and curves."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from caravanserai.plots.figure import FILL, HALF, INK, LINE, PAPER, QUIET, WIDE, picture

ROW: Final = 0.3
"""Inches of a row of intervals or boxes."""
DASHES: Final = ("-", "--", ":", "-.", (0, (5, 1, 1, 1)), (0, (1, 3)))
"""Curves are told apart by their dashes."""
MARKERS: Final = ("o", "s", "^", "D", "v", "P")


class Marks(NamedTuple):
    """One row of a picture of intervals: a value, its plain interval, and the one corrected for many looks."""

    name: str
    value: float
    plain: tuple[float, float]
    wide: tuple[float, float] | None = None

    def sure(self, line: float) -> bool:
        """Whether the widest interval leaves the line."""
        low, high = self.wide or self.plain
        return low > line or high < line


def intervals(
    title: str,
    rows: Sequence[Marks],
    line: float,
    unit: str = "",
    scale: float = 1.0,
    width: float = WIDE,
    sides: tuple[str, str] | None = None,
) -> str:
    """Values with their intervals against a line; filled where the interval leaves the line, hollow where not.

    The value stands at the end of its row, with `sure` or `open`. `sides` says what lies left and right of the line.
    """
    with picture(title, width, ROW * len(rows) + (1.0 if sides else 0.7)) as drawn:
        axes = drawn.axes
        for at in range(len(rows) - 1, -1, -2):
            axes.axhspan(at - 0.5, at + 0.5, color=FILL, alpha=0.45, linewidth=0, zorder=0)
        for at, row in enumerate(reversed(rows)):
            low, high = (scale * end for end in row.plain)
            if row.wide is not None:
                axes.plot([scale * end for end in row.wide], [at, at], color=INK, linewidth=1, marker="|")
            axes.plot([low, high], [at, at], color=INK, linewidth=3, solid_capstyle="butt")
            face = INK if row.sure(line) else PAPER
            axes.plot([scale * row.value], [at], marker="D", markersize=7, color=INK, markerfacecolor=face)
        axes.axvline(scale * line, color=INK, linewidth=1.2, linestyle="--", zorder=0)
        axes.set_yticks(range(len(rows)), [row.name for row in reversed(rows)])
        axes.set_ylim(-0.6, len(rows) - 0.4)
        axes.grid(axis="x", color=LINE, linewidth=0.8)
        axes.set_axisbelow(True)
        axes.set_xlabel(unit)
        _told(axes, rows, line, scale)
        if sides:
            _sides(axes, scale * line, sides)
    return drawn.text


def _told(axes: Any, rows: Sequence[Marks], line: float, scale: float) -> None:
    """Each row's value at its right end, in bold letters where it is sure."""
    sign = "+" if line == 0 else ""
    sure = [row.sure(line) for row in reversed(rows)]
    texts = [
        f"{'sure' if each else 'open'}   {scale * row.value:{sign}.1f}"
        for each, row in zip(sure, reversed(rows), strict=True)
    ]
    right = axes.twinx()
    for side in ("top", "right", "left", "bottom"):
        right.spines[side].set_visible(False)
    right.set_ylim(axes.get_ylim())
    right.set_yticks(range(len(rows)), texts)
    right.tick_params(length=0)
    for labels in (axes.get_yticklabels(), right.get_yticklabels()):
        for label, each in zip(labels, sure, strict=True):
            label.set_fontweight("bold" if each else "normal")


def _sides(axes: Any, line: float, sides: tuple[str, str]) -> None:
    """What lies left and right of the line, above it."""
    for text, shift, align in ((f"◂ {sides[0]}", -8, "right"), (f"{sides[1]} ▸", 8, "left")):
        axes.annotate(
            text,
            (line, 1.0),
            xycoords=("data", "axes fraction"),
            xytext=(shift, 4),
            textcoords="offset points",
            ha=align,
            va="bottom",
            color=QUIET,
            fontsize=9,
        )


def bars(
    title: str,
    places: Sequence[float],
    heights: Sequence[float],
    unit: str = "",
    wide: float = 1.0,
    marked: float | None = None,
    width: float = HALF,
) -> str:
    """A histogram; the bar that holds the marked value is filled."""
    with picture(title, width, 2.4) as drawn:
        axes = drawn.axes
        for place, height in zip(places, heights, strict=True):
            inside = marked is not None and place <= marked < place + wide
            axes.bar(
                place,
                height,
                width=0.94 * wide,
                align="edge",
                edgecolor=INK,
                linewidth=1,
                facecolor=INK if inside else FILL,
                hatch=None if inside else "///",
            )
        axes.grid(axis="y", color=LINE, linewidth=0.8)
        axes.set_axisbelow(True)
        axes.set_xlabel(unit)
    return drawn.text


def boxes(
    title: str, rows: Sequence[tuple[str, Sequence[float]]], unit: str = "", width: float = HALF
) -> str:
    """Five numbers a row: the ends of the thin line, the box, and the line in it."""
    with picture(title, width, ROW * len(rows) + 0.7) as drawn:
        axes = drawn.axes
        for at, (_, five) in enumerate(reversed(rows)):
            least, low, middle, high, most = five
            axes.plot([least, most], [at, at], color=INK, linewidth=1, zorder=1)
            axes.barh(at, high - low, left=low, height=0.56, edgecolor=INK, facecolor=FILL, zorder=2)
            axes.plot([middle, middle], [at - 0.28, at + 0.28], color=INK, linewidth=2.4, zorder=3)
        axes.set_yticks(range(len(rows)), [name for name, _ in reversed(rows)])
        axes.grid(axis="x", color=LINE, linewidth=0.8)
        axes.set_axisbelow(True)
        axes.set_xlabel(unit)
    return drawn.text


def curves(
    title: str,
    lines: Sequence[tuple[str, Sequence[float], Sequence[float]]],
    across: str = "",
    up: str = "",
    width: float = WIDE,
) -> str:
    """Named lines, told apart by dashes and markers, each with its name at its end."""
    with picture(title, width, 2.8) as drawn:
        axes = drawn.axes
        for number, (name, xs, ys) in enumerate(lines):
            axes.plot(
                xs,
                ys,
                color=INK if number % 2 == 0 else QUIET,
                linewidth=1.8,
                linestyle=DASHES[number % len(DASHES)],
                marker=MARKERS[number % len(MARKERS)],
                markevery=max(1, len(xs) // 8),
                markersize=5,
                label=name,
            )
        if lines:
            axes.legend(frameon=False, loc="best")
        axes.grid(axis="y", color=LINE, linewidth=0.8)
        axes.set_axisbelow(True)
        axes.set_xlabel(across)
        axes.set_ylabel(up)
    return drawn.text
