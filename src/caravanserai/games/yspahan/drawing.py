"""Where the city is drawn: cells (column, row) of a grid of 18 by 12; a shop touches a square when their cells share an edge."""

from typing import Final

from caravanserai.games.yspahan.board import ARMS, DISTRICTS, SOUK_SHOPS, SOUKS, SQUARES

Cell = tuple[int, int]

COLUMNS: Final = 18
ROWS: Final = 12

_CENTRE: Final = (10, 4)
_HEADINGS: Final = {"w": (-1, 0), "e": (1, 0), "n": (0, -1), "s": (0, 1)}


def _street() -> tuple[Cell, ...]:
    cells = [_CENTRE]
    for arm, length in ARMS:
        across, down = _HEADINGS[arm]
        cells += [(_CENTRE[0] + across * step, _CENTRE[1] + down * step) for step in range(1, length + 1)]
    return tuple(cells)


SQUARE_CELLS: Final[tuple[Cell, ...]] = _street()

SHOP_CELLS: Final[tuple[Cell, ...]] = (
    *((7, 5), (9, 5), (9, 6)),
    *((9, 8), (9, 10), (8, 8), (8, 10)),
    *((5, 5), (3, 5), (5, 6), (4, 6), (3, 6)),
    *((1, 5), (1, 6), (2, 6), (0, 6), (1, 7), (0, 7)),
    *((11, 5), (12, 5)),
    *((11, 7), (12, 7), (13, 7)),
    *((14, 5), (16, 5), (14, 6), (16, 6)),
    *((11, 11), (11, 9), (12, 9), (12, 10), (12, 11)),
    *((8, 3), (6, 3)),
    *((4, 3), (2, 3), (0, 3)),
    *((9, 2), (9, 0), (8, 2), (8, 0)),
    *((11, 3),),
    *((11, 1), (12, 1)),
    *((13, 3), (15, 3), (17, 3)),
)

PLATE_CELLS: Final[tuple[Cell, ...]] = (
    *((8, 5), (8, 9), (4, 5), (2, 7)),
    *((12, 6), (12, 8), (15, 6), (13, 10)),
    *((7, 3), (3, 3), (8, 1)),
    *((12, 3), (13, 1), (14, 3)),
)
"""The cell with the value of each souk."""

YARD_CELLS: Final[tuple[tuple[Cell, ...], ...]] = (
    *((), ((9, 9),), (), ()),
    *((), (), ((15, 5),), ((11, 10),)),
    *((), ((1, 3),), ((9, 1),)),
    *((), (), ((16, 3),)),
)
"""Further cells of each souk's plot; like the plate they hold no cube."""

EMBLEM_CELLS: Final[tuple[Cell, ...]] = ((5, 9), (15, 9), (3, 1), (15, 1))
"""The emblem of each district: bag, barrel, chest, vase."""


def city() -> dict[str, object]:
    """All cells by the ids of what is drawn there: the browser keeps the same as its `city.json`."""
    return {
        "squares": dict(zip(SQUARES, SQUARE_CELLS, strict=True)),
        "souks": {
            souk: {
                "shops": SHOP_CELLS[SOUK_SHOPS[at] : SOUK_SHOPS[at + 1]],
                "plate": PLATE_CELLS[at],
                "yards": YARD_CELLS[at],
            }
            for at, souk in enumerate(SOUKS)
        },
        "emblems": dict(zip(DISTRICTS, EMBLEM_CELLS, strict=True)),
    }
