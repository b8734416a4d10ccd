"""What the server counts, as Prometheus text. Numbers only: no table, person or address is named."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate
from typing import Final

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)
"""Seconds up to which durations are counted together."""

Gauge = tuple[str, str, float]
"""Name, help and value."""


class Durations:
    """How long something took: how often, in all, and how many up to each of the bounds."""

    def __init__(self) -> None:
        self.count = 0
        self.sum = 0.0
        self._counts: Final = [0] * (len(BOUNDS) + 1)

    def add(self, seconds: float) -> None:
        """One more."""
        self.count += 1
        self.sum += seconds
        self._counts[bisect_left(BOUNDS, seconds)] += 1

    def within(self) -> Iterator[tuple[str, int]]:
        """Each bound and how many were not longer."""
        return zip((*(f"{bound:g}" for bound in BOUNDS), "+Inf"), accumulate(self._counts), strict=True)


class Metrics:
    """All counters of a server."""

    def __init__(self) -> None:
        self.moves: Final = Durations()
        self.loads: Final = Durations()
        self.limits: Final[Counter[str]] = Counter()
        """How often each limit was hit."""
        self.bot_moves = 0
        self.refused = 0
        self.sockets = 0
        self.goodbyes = 0
        self.unloads = 0
        self.requests = 0
        self.bad_messages = 0


def page(metrics: Metrics, gauges: Sequence[Gauge], durations: Mapping[str, tuple[str, Durations]]) -> str:
    """The page for Prometheus. `durations` are those of others: name, help and what was counted."""
    lines: list[str] = []
    counters: list[Gauge] = [
        ("bot_moves_total", "Decisions of bots.", metrics.bot_moves),
        ("sockets_closed_total", "Sockets that were closed.", metrics.goodbyes),
        ("unloads_total", "Tables that left the memory.", metrics.unloads),
        ("refused_total", "Actions refused by the rules or as stale.", metrics.refused),
        ("http_requests_total", "HTTP requests.", metrics.requests),
        ("bad_messages_total", "Messages that did not fit the schema.", metrics.bad_messages),
    ]
    for kind, found in (("gauge", gauges), ("counter", counters)):
        for name, explanation, value in found:
            lines += [*_head(name, explanation, kind), f"caravanserai_{name} {value:g}"]
    lines += _head("limited_total", "How often each limit was hit.", "counter")
    lines += [
        f'caravanserai_limited_total{{limit="{limit}"}} {n}' for limit, n in sorted(metrics.limits.items())
    ]
    own = {
        "move_seconds": ("From a person's action to its being stored and shown.", metrics.moves),
        "load_seconds": ("Loading a table from disk.", metrics.loads),
    }
    for name, (explanation, found_durations) in {**own, **durations}.items():
        lines += _histogram(name, explanation, found_durations)
    return "\n".join([*lines, ""])


def _head(name: str, explanation: str, kind: str) -> list[str]:
    return [f"# HELP caravanserai_{name} {explanation}", f"# TYPE caravanserai_{name} {kind}"]


def _histogram(name: str, explanation: str, durations: Durations) -> list[str]:
    full = f"caravanserai_{name}"
    return [
        *_head(name, explanation, "histogram"),
        *(f'{full}_bucket{{le="{bound}"}} {count}' for bound, count in durations.within()),
        f"{full}_sum {durations.sum:.6f}",
        f"{full}_count {durations.count}",
    ]
