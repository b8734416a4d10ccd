"""The last page: why the game ended and where the points came from (AR-134 to AR-136)."""

from caravanserai.core.ending import Ending
from caravanserai.core.events import Line
from caravanserai.core.pause import line
from caravanserai.games.alrashid.board import (
    MERCHANT,
    PASHA,
    POLITICS,
    SAGE,
    TITLE_COUNT,
    TITLE_PALACE,
    TITLES,
)
from caravanserai.games.alrashid.fields import DISHONOR, INFLUENCE, WEALTH
from caravanserai.games.alrashid.scoring import breakdown
from caravanserai.games.alrashid.state import State, copies, family


def ending(s: State) -> Ending:
    """AR-134 The fifth resolution phase is over."""
    return Ending(
        why=line("end-years"),
        rule="AR-134",
        sources=[
            {category: found[category] for category, amount in points.items() if amount}
            for points, found in zip(
                breakdown(s), [_sources(s, seat) for seat in range(s.seats)], strict=True
            )
        ],
    )


def _sources(s: State, seat: int) -> dict[str, Line]:
    """What the seat has of each category."""
    owned = [title for title in range(TITLE_COUNT) for _ in range(copies(s, seat, title))]
    names = [TITLES[title] for title in owned if TITLE_PALACE[title] == POLITICS]
    base = seat * WEALTH
    return {
        "pashas": line("end-family", number=family(s, seat, PASHA)),
        "merchants": line("end-family", number=family(s, seat, MERCHANT)),
        "sages": line("end-family", number=family(s, seat, SAGE)),
        "titles": line("end-titles", number=len(owned) - len(names)),
        "politics": line("end-politics", each_title=names),
        "influence": line("end-tokens", number=s.wealth[base + INFLUENCE]),
        "dishonor": line("end-tokens", number=s.wealth[base + DISHONOR]),
    }
