"""The printed data, and that the numbers in the code agree with the tables they stand for."""

import pytest

from caravanserai.games.yspahan import actions, board, layout, telling
from caravanserai.games.yspahan.events import KINDS

CONSTANTS = {
    "FIRST_PLAYER": "first-player",
    "DEAL": "deal",
    "BUY": "buy",
    "TAKE": "take",
    "DRAW": "draw",
    "USE": "use",
    "BOOST_NONE": "boost",
    "SUPPLY": "supply",
    "MOVE": "move",
    "SEND_FIRST": "send-first",
    "SEND": "send",
    "PAY": "pay",
    "CONTINUE": "continue",
    "END": "end",
    "PLAY": "play",
    "BUILD_AS": "build",
    "PLACE": "place",
}
ONE_BEFORE = {
    "WHITE": "white",
    "YELLOW": "yellow",
    "CAMELS_TO_GOLD": "camels-to-gold",
    "GOLD_TO_CAMELS": "gold-to-camels",
    "SELL_CAMELS_N": "sell-camels",
    "SELL_GOLD_N": "sell-gold",
}


def test_action_constants_are_the_bases_of_their_ranges() -> None:
    assert set(CONSTANTS.values()) | set(ONE_BEFORE.values()) == set(actions.SPACE.base)
    for constant, word in CONSTANTS.items():
        assert getattr(actions, constant) == actions.SPACE.base[word]
    for constant, word in ONE_BEFORE.items():
        assert getattr(actions, constant) == actions.SPACE.base[word] - 1
    assert actions.SPACE.name(actions.BOOST) == "boost exchange"


def test_event_constants_are_the_indexes_of_their_kinds() -> None:
    constants = {name: value for name, value in vars(telling).items() if name.isupper()}
    assert constants == {kind.word.upper().replace("-", "_"): index for index, kind in enumerate(KINDS)}


def test_souks_and_shops() -> None:
    assert (len(board.SOUKS), len(board.SHOPS), board.SHOP_COUNT) == (14, 47, 47)
    by_district = [board.SHOP_DISTRICT.count(district) for district in range(4)]
    assert by_district == [18, 14, 9, 6]
    assert sum(board.SOUK_POINTS) == 82
    assert board.SHOPS[board.SOUK_SHOPS[13]] == "vase-12-0"


def test_street_and_shops_beside_it() -> None:
    assert (len(board.SQUARES), board.SQUARE_COUNT, max(board.DISTANCE)) == (29, 29, 17)
    touching = [shop for shops in board.SQUARE_SHOPS for shop in shops]
    assert len(set(touching)) == 27
    twice = sorted({board.SHOPS[shop] for shop in touching if touching.count(shop) == 2})
    assert tuple(twice) == board.DOUBLE_SHOPS
    doubles = [
        square for square, shops in zip(board.SQUARES, board.SQUARE_SHOPS, strict=True) if len(shops) == 2
    ]
    assert doubles == ["e1", "s1"]
    assert board.SQUARE_SHOPS[board.CENTRE] == ()


def test_distance_is_that_of_the_street() -> None:
    """YS-49 Breadth-first search along the street gives the table of distances."""
    count = board.SQUARE_COUNT
    near = [[b for b in range(count) if board.DISTANCE[a * count + b] == 1] for a in range(count)]
    assert sum(map(len, near)) == 2 * 28
    for start in range(count):
        seen, edge, steps = {start}, [start], 0
        while edge:
            assert all(board.DISTANCE[start * count + square] == steps for square in edge)
            edge = sorted({other for square in edge for other in near[square]} - seen)
            seen.update(edge)
            steps += 1
        assert len(seen) == count


def test_drawing_cells_touch_exactly_where_the_rules_say() -> None:
    for shop, (column, row) in enumerate(layout.SHOP_CELLS):
        touching = {
            square for square, (x, y) in enumerate(layout.SQUARE_CELLS) if abs(x - column) + abs(y - row) == 1
        }
        assert touching == {square for square in range(29) if shop in board.SQUARE_SHOPS[square]}
    yards = [cell for cells in layout.YARD_CELLS for cell in cells]
    every = [*layout.SHOP_CELLS, *layout.SQUARE_CELLS, *layout.PLATE_CELLS, *yards, *layout.EMBLEM_CELLS]
    assert len(every) == len(set(every))
    assert all(0 <= x < layout.COLUMNS and 0 <= y < layout.ROWS for x, y in every)


@pytest.mark.parametrize("value", range(1, 7))
def test_ys_53_every_value_can_be_walked_from_everywhere(value: int) -> None:
    """YS-53: every value can be walked from everywhere."""
    for start in range(29):
        assert value in board.DISTANCE[start * 29 : start * 29 + 29]
