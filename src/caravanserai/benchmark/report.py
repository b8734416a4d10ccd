"""The results as Markdown: numbers, ratios, and how they were made."""

import platform
import sys
from datetime import date
from pathlib import Path
from typing import Any

from caravanserai.benchmark.runs import BEFORE, COMPILED, INTERPRETED, SEATS, Measured
from caravanserai.version import __version__

STEPPER = ("stepper_per_second", "many_per_second")
TWO = ("two_per_second", "more_per_second", "apart_per_second")

_HOW = """\
How these numbers are made (`serai bench`, or `python bench/run.py` in the repository):

- Uniform random play with {seats} seats for {seconds:g} s per line, in a process of its own, one after the other.
  A decision is one choice of a seat, legal list included; a step is a decision or a draw of chance, its weights
  included. The driver is `caravanserai.core.rollout.playout`, interpreted or compiled like the engine.
- Clone: the mean over three positions (at 20, 50 and 80 % of a game) of the best of five rounds of 2,000 clones.
- Bytes: memory that one more clone takes, by `tracemalloc`; frames are immutable and shared, so they are not counted.
- Times are processor time, so that what else the machine does disturbs less, but for the two processes of the stepper.
- Stepper: decisions a second through `caravanserai.rl.stepper` with 64 games in one process, each with the whole
  observation and the mask of legal actions as numpy arrays. Then, in ten turns, of which the median counts, and by the
  clock on the wall, so that waking and waiting count: 512 games in one process, 512 in two, 1,024 in two, and 512 in each
  of two processes that have nothing to do with each other, which is the most that this machine gives. That needs two idle
  cores. Choosing the actions is not counted. Empty where numpy is not installed. Choices that the rules take by themselves
  are decisions of random play, but not of the stepper.
- "Before" is another commit, compiled the same way and measured by the same scripts (`--before FOLDER`, made by
  `python src/caravanserai/compiling.py FOLDER` in a checkout of it).
- The peer is {peer}, installed in an environment of its own in the same run: four of its random players,
  `Game.play_tick` until the end; a tick is a decision of a player (its dice are rolled within one), and clone is
  `Game.copy`. It is another game, so the ratio says in which league the engine plays, not which program is better.
- Nothing in the tests depends on these numbers. On a busy machine they wobble; ratios hold better.
"""


def markdown(found: Measured, seconds: float) -> str:
    """The whole page."""
    peer = found.peer
    lines = [
        "# Speed",
        "",
        f"caravanserai {__version__}, {machine()}, {date.today().isoformat()}.",
        "",
        "| game | engine | decisions/s | steps/s | × interpreted | × before | × peer | clone µs | bytes | stepper/s | 512 games | in two processes | × one | 512 in each of two | × one | apart | × one |",
        f"|---|---|{'---:|' * 15}",
    ]
    for case, engines in found.rows.items():
        base = engines[INTERPRETED]["decisions_per_second"]
        former = engines.get(BEFORE, {}).get("decisions_per_second")
        lines.extend(_row(case, engine, row, base, former, peer) for engine, row in engines.items())
    if peer is not None:
        speed = f"{peer['decisions_per_second']:,.0f}"
        lines.append(f"| {_peer_name(peer)} | | {speed} | | | | 1.0 | {peer['clone_us']:.1f} |{' |' * 9}")
    lines.append("")
    lines.extend(f"Note: {note}\n" for note in found.notes)
    name = "Catanatron from the Python package index" if peer is None else _peer_name(peer)
    lines.append(_HOW.format(seats=SEATS, seconds=seconds, peer=name))
    return "\n".join(lines)


def machine() -> str:
    """The machine in a few words, without its name."""
    return f"Python {platform.python_version()} on {platform.system()} {platform.machine()}, {_processor()}"


def _processor() -> str:
    place = Path("/proc/cpuinfo")
    if sys.platform == "linux" and place.is_file():
        for line in place.read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or "unknown processor"


def _row(
    case: str,
    engine: str,
    row: dict[str, Any],
    base: float,
    former: float | None,
    peer: dict[str, Any] | None,
) -> str:
    speed = row["decisions_per_second"]
    faster = f"{speed / base:.1f}"
    gained = f"{speed / former:.1f}" if former and engine == COMPILED else ""
    ahead = "" if peer is None else f"{speed / peer['decisions_per_second']:.1f}"
    cells = (
        case,
        engine,
        f"{speed:,.0f}",
        f"{row['steps_per_second']:,.0f}",
        faster,
        gained,
        ahead,
        f"{row['clone_us']:.2f}",
        f"{row['bytes']:,}",
        *(f"{row[what]:,.0f}" if what in row else "" for what in STEPPER),
        *(cell for what in TWO for cell in _gained(row, what)),
    )
    return f"| {' | '.join(cells)} |"


def _gained(row: dict[str, Any], what: str) -> tuple[str, str]:
    """A pace of two processes, and how many times that of one it is."""
    if what not in row:
        return "", ""
    return f"{row[what]:,.0f}", f"{row[what] / row['many_per_second']:.2f}"


def _peer_name(peer: dict[str, Any]) -> str:
    return f"Catanatron {peer['version']}"
