"""The caves: stocking them and sharing them out (MO-27, MO-28, MO-39)."""

from caravanserai.games.morgenland import events
from caravanserai.games.morgenland.board import CAVE_COUNT, KIND_COUNT, NICHES
from caravanserai.games.morgenland.state import State


def cave_total(s: State, cave: int) -> int:
    """All treasure in the cave."""
    base = cave * NICHES
    return s.niches[base] + s.niches[base + 1] + s.niches[base + 2] + s.niches[base + 3]


def stock_caves(s: State, card: int) -> None:
    """MO-27 (a), MO-28 Stock the caves by the card; a short bank fills from the top niche down."""
    piles = s.cards[card]
    for cave in range(CAVE_COUNT):
        bank = s.seats * KIND_COUNT + cave
        total = 0
        for place in range(cave * NICHES, cave * NICHES + NICHES):
            amount = min(piles[place], s.stock[bank])
            s.niches[place] = amount
            s.stock[bank] -= amount
            total += amount
        if s.log is not None and total:
            s.tell(events.STOCKED, (cave, total, cave))


def clear_cave(s: State, cave: int) -> None:
    """All treasure of the cave returns to the bank."""
    s.stock[s.seats * KIND_COUNT + cave] += cave_total(s, cave)
    for place in range(cave * NICHES, cave * NICHES + NICHES):
        s.niches[place] = 0


def award_cave(s: State, cave: int, ranked: list[int]) -> None:
    """MO-39 The i-th in rank takes the whole pile of the i-th niche."""
    for place in range(min(len(ranked), NICHES)):
        amount = s.niches[cave * NICHES + place]
        if amount == 0:
            return
        s.niches[cave * NICHES + place] = 0
        s.stock[ranked[place] * KIND_COUNT + cave] += amount
        if s.log is not None:
            s.tell(events.WON, (ranked[place], cave, amount, cave))
