"""Holidays of a person: so many days in a year, during which their clocks stand in games of several days. Pure."""

from typing import Final

from msgspec import Struct

from caravanserai.server.manners import DAY

YEAR: Final = 365 * DAY


class Holiday(Struct):
    """From when to when; one that was ended early ends where it was."""

    since: int
    until: int

    @property
    def days(self) -> int:
        """What it counts for: every day that was begun, and one at least, or it would wind clocks for nothing."""
        return max(1, -(-(self.until - self.since) // DAY))


def on(holidays: list[Holiday], now: int) -> int:
    """Until when the person is on holiday; 0: they are not."""
    return max((each.until for each in holidays if each.until > now), default=0)


def left(holidays: list[Holiday], now: int, days: int) -> int:
    """How many days the person still has: what was used in the last year is counted."""
    return max(0, days - sum(each.days for each in recent(holidays, now)))


def recent(holidays: list[Holiday], now: int) -> list[Holiday]:
    """Those that still count."""
    return [each for each in holidays if each.until > now - YEAR]


def begun(holidays: list[Holiday], now: int, days: int) -> list[Holiday]:
    """With one more, from now on."""
    return [*recent(holidays, now), Holiday(now, now + days * DAY)]


def ended(holidays: list[Holiday], now: int) -> list[Holiday]:
    """With the present one ended."""
    return [Holiday(each.since, min(each.until, now)) for each in recent(holidays, now)]
