"""The table before anything is drawn: AR-8 to AR-11."""

from caravanserai.games.alrashid.board import (
    ACTIVATED_COUNT,
    AREA_COUNT,
    COLOUR_COUNT,
    DOUBLE_TITLES,
    EARLY_COUNTS,
    EARLY_INFLUENCE_COUNT,
    EARLY_NOTE_COUNT,
    FAMILY,
    HARVEST,
    INFLUENCE_COUNT,
    KINDS,
    NOTE_COUNT,
    PALACES,
    PAWN_TYPES,
    START_PAWNS,
    TITLE_COUNT,
    TOKENS,
)
from caravanserai.games.alrashid.state import NOTES, STRIDE, WEALTH, Court


def set_up(
    seats: int, options: tuple[str, ...], edition: int, unique_titles: bool, order: tuple[int, ...]
) -> Court:
    """The table before anything is drawn: AR-8 goods and notes, AR-9 titles, AR-10 tokens, AR-11 families."""
    early = edition & EARLY_COUNTS != 0
    copies = 2 if seats >= 4 else 1
    titles = [0] * ((seats + 1) * TITLE_COUNT)
    for title in range(TITLE_COUNT):
        titles[seats * TITLE_COUNT + title] = copies if title < DOUBLE_TITLES else 1
    pawns: list[int] = []
    for _ in range(seats):
        pawns += [FAMILY[pawn] - START_PAWNS[pawn] for pawn in range(PAWN_TYPES)]
        pawns += [*START_PAWNS, 0, 0, 0]
    pool: list[int] = []
    for _ in range(COLOUR_COUNT):
        pool += [*TOKENS, 0, 0, 0]
    return Court(
        seats,
        options,
        edition,
        unique_titles,
        [],
        year=1,
        order=order,
        next_order=order,
        notes=(EARLY_NOTE_COUNT if early else NOTE_COUNT) - sum(HARVEST[NOTES :: KINDS + 1]),
        influence=EARLY_INFLUENCE_COUNT if early else INFLUENCE_COUNT,
        resolved=0,
        announced=(),
        tiles=(),
        looks=(),
        wealth=[0] * (seats * WEALTH),
        pawns=pawns,
        stacks=[0] * (AREA_COUNT * STRIDE),
        rows=[()] * AREA_COUNT,
        lying=list(HARVEST),
        titles=tuple(titles),
        used=(0,) * (seats * ACTIVATED_COUNT),
        camps=[()] * (AREA_COUNT - PALACES),
        hands=[()] * seats,
        pool=[*pool, 0, 0],
    )
