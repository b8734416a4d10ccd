"""The printed data, and that the numbers in the code agree with the tables they stand for."""

import json
from pathlib import Path

import pytest

from caravanserai.games.yspahan import actions, board, drawing, events, fields, scoring
from caravanserai.games.yspahan.kinds import KINDS

CLIENT = Path(__file__).parents[3] / "client" / "src" / "games" / "yspahan"

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
    constants = {name: value for name, value in vars(events).items() if name.isupper()}
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
    for shop, (column, row) in enumerate(drawing.SHOP_CELLS):
        touching = {
            square
            for square, (x, y) in enumerate(drawing.SQUARE_CELLS)
            if abs(x - column) + abs(y - row) == 1
        }
        assert touching == {square for square in range(29) if shop in board.SQUARE_SHOPS[square]}
    yards = [cell for cells in drawing.YARD_CELLS for cell in cells]
    every = [*drawing.SHOP_CELLS, *drawing.SQUARE_CELLS, *drawing.PLATE_CELLS, *yards, *drawing.EMBLEM_CELLS]
    assert len(every) == len(set(every))
    assert all(0 <= x < drawing.COLUMNS and 0 <= y < drawing.ROWS for x, y in every)


def test_the_browser_draws_the_same_city() -> None:
    """Written anew by `json.dump(drawing.city(), file)` and Prettier when the drawing changes."""
    drawn = json.loads((CLIENT / "city.json").read_text(encoding="utf-8"))
    assert drawn == json.loads(json.dumps(drawing.city()))


@pytest.mark.parametrize("value", range(1, 7))
def test_ys_53_every_value_can_be_walked_from_everywhere(value: int) -> None:
    """YS-53: every value can be walked from everywhere."""
    for start in range(29):
        assert value in board.DISTANCE[start * 29 : start * 29 + 29]


def test_points_lie_in_the_order_of_the_score_sheet() -> None:
    order = ("SOUK_SCORE", "BAZAAR_SCORE", "LOAD_SCORE", "CARAVAN_SCORE", "BUILDING_SCORE", "CARD_SCORE")
    assert [getattr(fields, name) for name in order] == list(range(fields.CATEGORY_COUNT))
    assert len(scoring.CATEGORIES) == fields.CATEGORY_COUNT


def test_a_souk_is_coloured_by_its_value() -> None:
    """The printed board: 3 white, 4 blue, 6 yellow, 8 pink, 12 orange."""
    colours = {board.VALUE_COLOURS[points] for points in board.SOUK_POINTS}
    assert colours == {"white", "blue", "yellow", "pink", "orange"}
    assert board.VALUE_COLOURS[12] == "orange"
