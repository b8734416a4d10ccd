"""What the server counts, as Prometheus text. Numbers only: no table, person or address is named."""

from collections import Counter, deque
from collections.abc import Sequence
from typing import Final


class Durations:
    """How long something took: how often, in all, and quantiles of the last thousands."""

    def __init__(self, kept: int = 4096) -> None:
        self.count = 0
        self.sum = 0.0
        self._recent: Final[deque[float]] = deque(maxlen=kept)

    def add(self, seconds: float) -> None:
        """One more."""
        self.count += 1
        self.sum += seconds
        self._recent.append(seconds)

    def quantile(self, share: float) -> float:
        """The duration that this share of the recent ones did not exceed."""
        ordered = sorted(self._recent)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


class Metrics:
    """All counters of a server."""

    def __init__(self) -> None:
        self.moves: Final = Durations()
        self.loads: Final = Durations()
        self.bot_moves = 0
        self.refused = 0
        self.sockets = 0
        self.goodbyes = 0
        self.unloads = 0
        self.requests = 0
        self.limits: Final[Counter[str]] = Counter()
        """How often each limit was hit."""
        self.bad_messages = 0


def page(metrics: Metrics, gauges: Sequence[tuple[str, str, float]]) -> str:
    """The page for Prometheus: gauges are (name, help, value)."""
    lines: list[str] = []
    counters: list[tuple[str, str, float]] = [
        ("bot_moves_total", "Decisions of bots.", metrics.bot_moves),
        ("sockets_closed_total", "Sockets that were closed.", metrics.goodbyes),
        ("unloads_total", "Tables that left the memory.", metrics.unloads),
        ("refused_total", "Actions refused by the rules or as stale.", metrics.refused),
        ("http_requests_total", "HTTP requests.", metrics.requests),
        ("bad_messages_total", "Messages that did not fit the schema.", metrics.bad_messages),
    ]
    for kind, found in (("gauge", gauges), ("counter", counters)):
        for name, explanation, value in found:
            full = f"caravanserai_{name}"
            lines += [f"# HELP {full} {explanation}", f"# TYPE {full} {kind}", f"{full} {value:g}"]
    lines += [
        "# HELP caravanserai_limited_total How often each limit was hit.",
        "# TYPE caravanserai_limited_total counter",
        *(
            f'caravanserai_limited_total{{limit="{limit}"}} {n}'
            for limit, n in sorted(metrics.limits.items())
        ),
    ]
    for name, explanation, durations in (
        ("move_seconds", "From a person's action to its being stored and shown.", metrics.moves),
        ("load_seconds", "Loading a table from disk.", metrics.loads),
    ):
        full = f"caravanserai_{name}"
        lines += [f"# HELP {full} {explanation}", f"# TYPE {full} summary"]
        lines += [
            f'{full}{{quantile="{share}"}} {durations.quantile(share):.6f}' for share in (0.5, 0.9, 0.99)
        ]
        lines += [f"{full}_sum {durations.sum:.6f}", f"{full}_count {durations.count}"]
    return "\n".join([*lines, ""])
