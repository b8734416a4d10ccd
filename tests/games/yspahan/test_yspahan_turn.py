"""Ends of days, weeks and the game, and what differs with two, three and four players (YS-95 to YS-117)."""

import pytest
from yspahan_table import BLUE, EIGHT, GAME, GREEN, NINE, RED, YELLOW, Table

import caravanserai as cs
from caravanserai.games.yspahan.turn import end_week


def test_ys_95_ys_96_next_day() -> None:
    """YS-95, YS-96: next day."""
    table = Table(3).roll(NINE)
    for _ in range(3):
        table.quick_turn()
    assert (table.s.day, table.s.first, table.levels()) == (2, GREEN, {})
    assert table.asked() == (GREEN, "D-YELLOW")


def test_ys_96_also_into_a_new_week() -> None:
    """YS-96: also into a new week."""
    table = Table(3).date(1, 7).tower().turn(RED).do("draw", "deal exchange", "end")
    assert (table.s.week, table.s.day, table.s.first) == (2, 1, GREEN)


def test_ys_97_ys_98_ys_99_ys_100_end_of_week() -> None:
    """YS-97, YS-98, YS-99, YS-100: end of week."""
    table = (
        Table(3).date(1, 7).supervisor("w3").caravan("BBG").has(BLUE, camels=4, gold=3).holds(RED, "exchange")
    )
    table.cubes(BLUE, "chest-4-0", "chest-4-1", "bag-8-0").cubes(GREEN, "vase-6-0").owns(RED, "paddock").date(
        1, 7
    )
    end_week(table.s)
    assert table.s.scores() == [4 + 2, 1, 0]
    assert GAME.breakdown(table.s)[BLUE]["souks"] == 4
    assert set(table.s.shops) == {-1}
    assert table.s.caravan == [BLUE, BLUE, GREEN]
    assert (table.s.week, table.s.day, table.s.supervisor) == (2, 1, 0)
    assert (table.s.camels[BLUE], table.s.gold[BLUE], table.cards(RED)) == (4, 3, ["exchange"])
    assert table.s.has(RED, 0)


def last_turn(seats: int = 3) -> Table:
    table = Table(seats, first=GREEN).date(3, 7).tower()
    return table.turn(BLUE if seats == 3 else GREEN)


def test_ys_101_ys_102_ys_103_the_end() -> None:
    """YS-101, YS-102, YS-103: the end."""
    table = (
        last_turn().caravan("BGB").cubes(RED, "vase-4-0").cubes(BLUE, "bag-8-0").has(BLUE, camels=9, gold=9)
    )
    table.do("draw", "deal exchange", "end")
    assert table.s.actor() == cs.OVER
    assert table.s.legal() == []
    assert table.s.scores() == [2, 1, 4]
    assert table.s.ranking() == [[RED], [BLUE], [GREEN]]
    assert (table.s.week, table.s.day) == (3, 7)
    table.s.check()


def test_ys_102_shared_win() -> None:
    """YS-102: shared win."""
    assert Table(3).points(5, 9, 9).s.ranking() == [[GREEN, RED], [BLUE]]


def test_ys_104_order_of_players_does_not_matter() -> None:
    """YS-104 Scoring in a mirrored table gives mirrored points."""
    table, mirror = Table(2).date(1, 7).caravan("BG GB B"), Table(2).date(1, 7).caravan("GB BG G")
    end_week(table.s)
    end_week(mirror.s)
    assert table.s.scores() == mirror.s.scores()[::-1]


def test_ys_106_three_players_keep_the_order_on_the_last_day() -> None:
    """YS-106: three players keep the order on the last day."""
    table = (
        Table(3, first=RED).date(3, 6).points(9, 5, 1).tower().turn(GREEN).do("draw", "deal exchange", "end")
    )
    assert table.s.order == (BLUE, GREEN, RED)


def test_ys_108_three_turns() -> None:
    """YS-108: three turns."""
    table = Table(2).roll(EIGHT)
    seats = []
    for _ in range(3):
        seats.append(table.s.active())
        table.quick_turn()
    assert seats == [BLUE, GREEN, BLUE]
    assert (table.s.day, table.s.first) == (2, GREEN)


def test_ys_109_building_is_an_action() -> None:
    """Trap 11: with two players building costs a group."""
    table = Table(2).date(1, 3).has(BLUE, camels=4, gold=4).roll(EIGHT)
    assert table.why("build hoist normal") == ("YS-109", "build-with-group")
    table.do("take camel")
    assert table.options() == ["use goods", "use supervisor", "use card", "use build"]
    table.do("use build", "build hoist normal")
    assert table.options() == ["end"]
    poor = Table(2).roll(EIGHT).do("take camel")
    assert poor.why("use build") == ("YS-109", "nothing-to-build")
    assert "use build" not in poor.options()


def test_ys_110_build_cards_only_with_the_build_action() -> None:
    table = Table(2).date(1, 3).holds(BLUE, "no-camels", "no-gold").roll(EIGHT)
    assert table.options("build") == []
    assert table.why("build hoist both") == ("YS-110", "build-with-group")
    table.do("take camel", "use build")
    assert "build hoist both" in table.options()
    table.do("build hoist both")
    assert table.options("build") == []


def test_ys_111_ys_112_yellow_dice_count_only_for_the_first_player() -> None:
    """YS-111, YS-112: yellow dice count only for the first player."""
    table = Table(2).roll(EIGHT, "14")
    assert table.level("camel") == (1, 2, 1)
    table.do("take bag", "use supervisor", "move n2", "end")
    assert table.level("camel") == (1, 2, 1)
    other = table.do("take camel", "use goods")
    assert other.s.camels[GREEN] == 2
    table.do("end")
    assert table.level("chest") is None
    assert table.level("barrel") == (4, 3, 1)
    table.do("take barrel", "use goods", "supply barrel-8-0")
    assert table.s.stack[-1].left == 3  # type: ignore[attr-defined]


def test_ys_113_only_yellow_left() -> None:
    table = Table(2).tower(camel=(1, 0, 1), gold=(6, 0, 2)).has(GREEN, camels=4, gold=4)
    table.turn(GREEN)
    assert table.options() == ["draw"]
    assert table.why("take camel") == ("YS-113", "yellow-only")
    table.do("draw", "deal exchange")
    assert table.options("build") == []
    table.do("end")
    assert table.options() == ["take camel", "take gold"]


def test_ys_114_last_day_with_two() -> None:
    """YS-114: last day with two."""
    table = Table(2).date(3, 6).points(8, 3).tower().turn(BLUE)
    table.s.turn = 2
    table.do("draw", "deal exchange", "end")
    assert table.s.order == (GREEN, BLUE, GREEN)


def test_ys_115_boost_and_cards_in_each_turn() -> None:
    """YS-115: boost and cards in each turn."""
    table = (
        Table(2)
        .holds(BLUE, "exchange", "exchange", "three-gold")
        .tower(camel=(1, 2, 0), bag=(2, 2, 0), gold=(6, 4, 0))
    )
    table.do(
        "take camel", "use goods", "boost exchange", "end", "take bag", "use supervisor", "move n2", "end"
    )
    table.do("take gold", "use goods", "boost exchange")
    assert (table.s.camels[BLUE], table.s.gold[BLUE]) == (3, 7)
    assert table.options() == ["end", "play three-gold"]


@pytest.mark.parametrize(
    ("points", "first", "order"),
    [
        ((0, 0, 0, 0), BLUE, (YELLOW, RED, GREEN, BLUE)),
        ((1, 2, 3, 4), RED, (BLUE, GREEN, RED, YELLOW)),
        ((5, 5, 1, 5), GREEN, (RED, BLUE, YELLOW, GREEN)),
    ],
)
def test_ys_116_last_day_with_four(points: tuple[int, ...], first: int, order: tuple[int, ...]) -> None:
    """YS-116: last day with four."""
    table = Table(4, first=first).date(3, 6).points(*points).tower()
    table.turn((first + 3) % 4).do("draw", "deal exchange", "end")
    assert table.s.order == order
    assert table.s.first == order[0]


def test_ys_117_the_order_stays() -> None:
    """YS-117: the order stays."""
    table = Table(4).date(3, 6).points(1, 2, 3, 4).tower().turn(YELLOW).do("draw", "deal exchange", "end")
    table.points(9, 2, 3, 4).roll(NINE)
    seats = []
    for _ in range(4):
        seats.append(table.s.active())
        table.quick_turn()
    assert seats == [BLUE, GREEN, RED, YELLOW]
    assert table.s.actor() == cs.OVER
