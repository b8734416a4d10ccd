"""The files of a study: one HTML page, one JSON, one Parquet with a row per game and seat."""

import json
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from caravanserai import plots
from caravanserai.lab.report import report
from caravanserai.lab.study import Played


class CannotWrite(Exception):
    """The folder cannot be written, or a package is missing; said before any game is played."""


def check_folder(folder: Path) -> None:
    """Refuse before any game is played what could not be written afterwards."""
    try:
        plots.need_plots()
    except plots.MissingPlots as error:
        raise CannotWrite(str(error)) from error
    for package in ("numpy", "pyarrow"):
        if find_spec(package) is None:
            raise CannotWrite(f"the lab needs {package}: pip install 'caravanserai[lab]'")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        probe = folder / ".probe"
        probe.touch()
        probe.unlink()
    except OSError as error:
        raise CannotWrite(f"{folder} cannot be written: {error.strerror}") from error


def write(found: dict[str, Any], played: Sequence[Played], folder: Path) -> list[Path]:
    """Write all three; returns where they are."""
    page, numbers, rows = folder / "report.html", folder / "report.json", folder / "games.parquet"
    page.write_text(report(found), encoding="utf-8")
    numbers.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    write_rows(played, rows)
    return [page, numbers, rows]


def write_rows(played: Sequence[Played], path: Path) -> None:
    """A row per game and seat."""
    import pyarrow as arrow
    import pyarrow.parquet as parquet

    counts = arrow.map_(arrow.string(), arrow.int32())
    schema = arrow.schema(
        [
            ("game", arrow.int32()),
            ("side", arrow.int8()),
            ("seat", arrow.int8()),
            ("bot", arrow.string()),
            ("points", arrow.int32()),
            ("win", arrow.float32()),
            ("steps", arrow.int32()),
            ("sheet", counts),
            ("decisions", counts),
            ("deeds", counts),
        ]
    )
    rows = [_row(game, seat) for game in played for seat in range(len(game.scores))]
    parquet.write_table(arrow.Table.from_pylist(rows, schema), path)


def _row(game: Played, seat: int) -> dict[str, Any]:
    return {
        "game": game.number,
        "side": game.side,
        "seat": seat,
        "bot": game.bots[seat],
        "points": game.scores[seat],
        "win": game.wins[seat],
        "steps": game.steps,
        "sheet": list(game.sheets[seat].items()),
        "decisions": list(game.decisions[seat].items()),
        "deeds": list(game.deeds[seat].items()),
    }
