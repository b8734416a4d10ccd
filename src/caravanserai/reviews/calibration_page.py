"""The page with the pictures of a calibration."""

import json
from pathlib import Path
from typing import Any, Final

from caravanserai import plots
from caravanserai.core.registry import game as find_game
from caravanserai.plots import HALF, Panel
from caravanserai.text.catalogue import Catalogue

NAME: Final = "calibration.html"
ABOUT: Final = (
    "What a review calls a chance of winning, against how often it was won, in games of bots that had no part in "
    "fitting it. On the dashed line everything is as it was called."
)


def write_page(folder: Path) -> Path:
    """Write the page of all games whose numbers lie in the folder."""
    found = [json.loads(path.read_text("utf-8")) for path in sorted(folder.glob("*-calibration.json"))]
    panels = [panel for each in found for panel in _panels(each)]
    path = folder / NAME
    path.write_text(plots.page("Caravanserai, reviews", "Calibration", ABOUT, panels), encoding="utf-8")
    return path


def _panels(found: dict[str, Any]) -> list[Panel]:
    name = Catalogue("en", find_game(found["game"])).name(found["game"])
    small = f"{found['games']} games, {found['moments']:,} moments, {found['bot']} bots, judge {found['generation']}"
    return [
        Panel(name, _picture(name, found["fine"]), small=small, half=True),
        Panel(f"{name}: the numbers", _table(found["bins"]), half=True),
    ]


def _picture(name: str, rows: list[dict[str, Any]]) -> str:
    called = [100 * each["called"] for each in rows]
    won = [100 * each["won"] for each in rows]
    lines = [("won", called, won), ("as called", [0.0, 100.0], [0.0, 100.0])]
    return plots.curves(f"{name}: called and won", lines, "called, %", "won, %", HALF)


def _table(rows: list[dict[str, Any]]) -> str:
    return plots.table(
        ("About", "Called", "Won", "Off", "Moments"),
        [
            (
                f"{100 * each['about']:.0f} %",
                f"{100 * each['called']:.1f} %",
                f"{100 * each['won']:.1f} ± {200 * each['error']:.1f} %",
                f"{100 * (each['won'] - each['called']):+.1f}",
                f"{each['moments']:,}",
            )
            for each in rows
        ],
    )
