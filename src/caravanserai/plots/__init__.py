"""Pictures for reports, one look for all of them: drawn by matplotlib, coloured by the page that shows them.

A picture is SVG without colours of its own: its inks are names that the page's style sheet fills in, light or dark.
Nothing is told by colour alone. The same numbers give the same bytes.
"""

from caravanserai.plots.drawing import Marks, bars, boxes, curves, intervals
from caravanserai.plots.figure import HALF, WIDE, MissingPlots, need_plots
from caravanserai.plots.page import Panel, page, table

__all__ = [
    "HALF",
    "WIDE",
    "Marks",
    "MissingPlots",
    "Panel",
    "bars",
    "boxes",
    "curves",
    "intervals",
    "need_plots",
    "page",
    "table",
]
