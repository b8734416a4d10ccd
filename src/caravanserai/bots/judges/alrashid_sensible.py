"""The judge of Al-Rashid whose simulated families play sensibly, and who tells pawns and titles apart."""

from collections.abc import Sequence
from typing import Any, Final

from caravanserai.bots.judge import Judge
from caravanserai.bots.judges import alrashid, alrashid_taste
from caravanserai.bots.judges.alrashid import AlRashidJudge
from caravanserai.bots.judges.alrashid_player import act
from caravanserai.bots.judges.alrashid_taste import Taste
from caravanserai.bots.net import Net
from caravanserai.bots.readers import alrashid as reading
from caravanserai.core import machine
from caravanserai.core.rollout import Dice
from caravanserai.games.alrashid.board import (
    AL_RASHID,
    FIRST_TITLE,
    PAWN_TYPES,
    PAWNS,
    TITLE_COUNT,
    TITLES,
    YEARS,
)
from caravanserai.games.alrashid.fields import INFLUENCE, NOTES, WEALTH
from caravanserai.games.alrashid.payment import worth
from caravanserai.games.alrashid.state import State, family

STOCK_NAMES: Final = (
    *(f"stock-gold-{years}" for years in range(YEARS + 1)),
    *(f"stock-note-{years}" for years in range(YEARS + 1)),
    *(f"stock-token-{years}" for years in range(YEARS + 1)),
    *(f"stock-influence-{years}" for years in range(YEARS + 1)),
    *(f"stock-{pawn}-year" for pawn in PAWNS),
    *(f"stock-{title}-year" for title in TITLES[: FIRST_TITLE[AL_RASHID]]),
)
"""What goods, notes, tokens and influence are worth with so many years to come, and pawns and titles for each."""
NOTE: Final = YEARS + 1
TOKEN: Final = 2 * NOTE
INFLUENCE_TOKEN: Final = 3 * NOTE
PAWN: Final = 4 * NOTE
TITLE: Final = PAWN + PAWN_TYPES
OWNED: Final = FIRST_TITLE[AL_RASHID]
NAMES: Final = (*alrashid.NAMES, *STOCK_NAMES, *alrashid_taste.NAMES)


def make_from(weights: dict[str, Any]) -> Judge:
    """The judge with these weights by name, and with a line for first looks where they have one (`look`)."""
    return SensibleJudge([weights[name] for name in NAMES], line=weights.get("look", []))


class SensibleJudge(AlRashidJudge):
    """Judges pawns in place like the plain judge, and what is owned by what it does until the end.

    `line` is what each number of the reader is worth at a first look; without one the judge looks itself.
    """

    def __init__(self, weights: list[float], horizon: int = 1, line: Sequence[float] = ()) -> None:
        first = len(alrashid.NAMES)
        second = first + len(STOCK_NAMES)
        super().__init__(weights[:first], 7.0, horizon, 1, belief=3.0)
        self.worths: Final = weights[first:second]
        self.taste: Final = Taste(weights[second:])
        self.reader: Final = reading.make()
        self.line: Final = Net(len(line), 0, list(line)) if line else None

    def respond(self, s: machine.State, dice: Dice) -> bool:
        assert isinstance(s, State)
        return act(self.taste, s, dice)

    def look(self, s: machine.State) -> list[float]:
        line = self.line
        if line is None:
            return self.values(s)
        return [line.value(row.numbers) for row in self.reader.rows(s, self)]

    def stock(self, s: State, seat: int, left: float) -> float:
        """What is owned: most of it works once in each year to come."""
        w = self.worths
        years = YEARS - s.year + (0 if s.resolved else 1)
        base = seat * WEALTH
        notes: int = s.wealth[base + NOTES]
        influence: int = s.wealth[base + INFLUENCE]
        value = w[years] * worth(s.wealth, base) + w[NOTE + years] * notes
        value += w[TOKEN + years] * len(s.hands[seat]) + w[INFLUENCE_TOKEN + years] * influence
        yearly = 0.0
        for pawn in range(PAWN_TYPES):
            yearly += w[PAWN + pawn] * family(s, seat, pawn)
        at = seat * TITLE_COUNT
        for title in range(OWNED):
            owned: int = s.titles[at + title]
            if owned:
                yearly += w[TITLE + title] * owned
        return value + years * yearly
