"""A figure of matplotlib in our look, and what is written of it."""

import io
import re
from collections.abc import Iterator
from contextlib import contextmanager
from html import escape
from importlib.util import find_spec
from typing import Any, Final

INK: Final = "#010203"
QUIET: Final = "#040506"
LINE: Final = "#070809"
PAPER: Final = "#0a0b0c"
FILL: Final = "#0d0e0f"
INKS: Final = {INK: "--ink", QUIET: "--quiet", LINE: "--line", PAPER: "--paper", FILL: "--fill"}
"""Colours that stand for names of the page's style sheet."""

WIDE: Final = 12.0
"""Inches of a picture over the whole page."""
HALF: Final = 5.7
"""Inches of a picture in one of two columns."""


class MissingPlots(ImportError):
    """matplotlib is not installed; the message says how to get it."""


def need_plots() -> None:
    """Refuse before any work is done for pictures that could not be drawn."""
    if find_spec("matplotlib") is None:
        raise MissingPlots("pictures need matplotlib: pip install 'caravanserai[plots]'")


class Picture:
    """The axes to draw on, and the text of the picture once it is drawn."""

    def __init__(self, axes: Any) -> None:
        self.axes: Final = axes
        self.text = ""


@contextmanager
def picture(title: str, width: float, height: float) -> Iterator[Picture]:
    """Draw on the axes inside; afterwards `text` is the SVG."""
    need_plots()
    import matplotlib as mpl
    from matplotlib.figure import Figure

    settings: dict[Any, Any] = {
        "svg.fonttype": "none",
        "svg.hashsalt": "caravanserai",
        "font.size": 10,
        "hatch.linewidth": 0.6,
        "text.color": INK,
        "axes.labelcolor": QUIET,
        "axes.edgecolor": LINE,
        "axes.facecolor": "none",
        "xtick.color": QUIET,
        "ytick.color": INK,
        "hatch.color": QUIET,
    }
    with mpl.rc_context(settings):
        figure = Figure(figsize=(width, height), layout="constrained", facecolor="none")
        axes = figure.add_subplot()
        for side in ("top", "right", "left"):
            axes.spines[side].set_visible(False)
        axes.tick_params(length=0)
        drawn = Picture(axes)
        yield drawn
        written = io.StringIO()
        figure.savefig(written, format="svg", metadata={"Date": None, "Creator": None})
    drawn.text = _themed(written.getvalue(), title)


def _themed(svg: str, title: str) -> str:
    """Without the head of a file, named for screen readers, in the page's colours and letters."""
    svg = svg[svg.index("<svg") :]
    for colour, name in INKS.items():
        svg = svg.replace(colour, f"var({name})")
    svg = re.sub(r"font: ([\d.]+)px [^;\"]+", r"font: \1px var(--letters)", svg)
    svg = re.sub(r"<metadata>.*?</metadata>", "", svg, flags=re.DOTALL)
    label = escape(title, quote=True)
    return svg.replace("<svg ", f'<svg role="img" aria-label="{label}" ', 1).strip()
