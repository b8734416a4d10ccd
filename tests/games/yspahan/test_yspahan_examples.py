"""The worked examples of the rules up to E21, each by its number."""

import pytest
from yspahan_table import BLUE, GREEN, NINE, RED, YELLOW, Table

from caravanserai.games.yspahan.board import SHOPS
from caravanserai.games.yspahan.turn import end_week


def e1() -> Table:
    return Table().roll(NINE, "12")


def e3() -> Table:
    return e1().do("take camel", "use goods", "end", "take gold", "use goods", "end")


def test_ys_e1_groups_on_the_tower() -> None:
    table = e1()
    assert table.s.gold[BLUE] == 0
    assert table.levels() == {
        "camel": (1, 2, 1),
        "bag": (2, 0, 1),
        "barrel": (3, 2, 0),
        "chest": (5, 2, 0),
        "gold": (6, 3, 0),
    }


def test_ys_e2_yellow_dice_leave_after_the_first_turn() -> None:
    table = e1().do("take camel", "use goods", "end")
    assert table.s.camels[BLUE] == 3
    assert table.levels() == {"barrel": (3, 2, 0), "chest": (5, 2, 0), "gold": (6, 3, 0)}


def test_ys_e3_gold() -> None:
    assert e3().s.gold[GREEN] == 5


def test_ys_e4_first_complete_then_start() -> None:
    table = e3().cubes(RED, "chest-4-0").cubes(BLUE, "chest-6-0", "chest-6-1")
    table.do("take chest", "use goods")
    assert table.options() == ["supply chest-4-1"]
    table.do("supply chest-4-1")
    assert table.options() == [f"supply chest-8-{shop}" for shop in range(4)]
    table.do("supply chest-8-3", "end")
    for seat in (GREEN, YELLOW):
        assert table.turn(seat).tower(chest=(5, 2, 0)).do("take chest").why("use goods") == (
            "YS-26",
            "no-shop",
        )
    assert table.turn(BLUE).tower(chest=(5, 2, 0)).do("take chest", "use goods").options() == [
        "supply chest-6-2"
    ]


def e5(camels: int = 0) -> Table:
    table = Table(first=YELLOW).supervisor("w2").has(YELLOW, gold=1, camels=camels)
    table.cubes(BLUE, "barrel-3-0").cubes(YELLOW, "bag-3-1", "bag-3-2").date(1, 2)
    return table.tower(bag=(3, 2, 0), gold=(6, 7, 0)).do("take bag", "use supervisor")


def test_ys_e5_squares_and_prices() -> None:
    table = e5()
    free = dict.fromkeys(("w5", "n1", "e1", "s1"), 0)
    assert table.moves() == free | dict.fromkeys(("c", "w4", "w6", "e2", "n2", "s2"), 1)
    table.do("move s2")
    assert (table.s.caravan, table.s.scores()[YELLOW], table.s.gold[YELLOW]) == ([YELLOW], 2, 0)
    assert table.owner("bag-3-2") == -1
    assert e5().do("move e1").s.caravan == [BLUE]
    assert e5().do("move s1").asked() == (YELLOW, "D-ORDER")


def test_ys_e6_a_camel_keeps_the_cube() -> None:
    table = e5(camels=1).do("move s2", "pay")
    assert (table.owner("bag-3-2"), table.s.caravan) == (YELLOW, [YELLOW])
    assert (table.s.scores()[YELLOW], table.s.camels[YELLOW]) == (2, 0)


def test_ys_e7_third_building_scores() -> None:
    table = Table(first=YELLOW).owns(YELLOW, "paddock", "bazaar").has(YELLOW, camels=3, gold=4)
    table.tower(camel=(1, 2, 0), gold=(6, 7, 0)).do("take camel", "use card", "deal exchange")
    before = table.s.scores()[YELLOW]
    table.do("build caravanserai normal")
    assert (table.s.camels[YELLOW], table.s.gold[YELLOW]) == (0, 1)
    assert table.s.scores()[YELLOW] - before == 5


@pytest.mark.parametrize(("bazaar", "blue", "red"), [(False, 6, 4), (True, 8, 6)])
def test_ys_e8_end_of_week(bazaar: bool, blue: int, red: int) -> None:
    table = Table().date(2, 7).cubes(BLUE, "chest-6-0", "chest-6-1", "chest-6-2")
    table.cubes(RED, "chest-4-0", "chest-4-1", "chest-8-3")
    if bazaar:
        table.owns(BLUE, "bazaar").owns(RED, "bazaar")
    end_week(table.s)
    assert table.s.scores() == [blue, 0, red, 0]
    assert set(table.s.shops) == {-1}


def test_ys_e9_caravan_scored() -> None:
    table = Table().date(2, 7).caravan("YGBY GBRY Y")
    end_week(table.s)
    assert table.s.scores() == [4, 4, 2, 12]


@pytest.mark.parametrize(
    ("dice", "levels"),
    [
        ("444444444", {"camel": (4, 9, 0)}),
        ("222225555", {"camel": (2, 5, 0), "gold": (5, 4, 0)}),
        (
            "123456666",
            {
                "camel": (1, 1, 0),
                "bag": (2, 1, 0),
                "barrel": (3, 1, 0),
                "chest": (4, 1, 0),
                "vase": (5, 1, 0),
                "gold": (6, 4, 0),
            },
        ),
        ("224446666", {"camel": (2, 2, 0), "bag": (4, 3, 0), "gold": (6, 4, 0)}),
    ],
)
def test_ys_e10_sorting(dice: str, levels: dict[str, tuple[int, int, int]]) -> None:
    assert Table().roll(dice).levels() == levels


def test_ys_e11_groups_do_not_slide() -> None:
    table = Table().roll("222444466", "3")
    assert table.levels() == {"camel": (2, 3, 0), "bag": (3, 0, 1), "barrel": (4, 4, 0), "gold": (6, 2, 0)}
    table.do("take gold", "use goods", "end")
    assert table.levels() == {"camel": (2, 3, 0), "barrel": (4, 4, 0)}


def test_ys_e12_gold_may_become_empty() -> None:
    table = Table().roll("111222333", "6")
    assert table.levels() == {"camel": (1, 3, 0), "bag": (2, 3, 0), "barrel": (3, 3, 0), "gold": (6, 0, 1)}
    table.do("take camel", "use goods", "end")
    assert table.levels() == {"bag": (2, 3, 0), "barrel": (3, 3, 0)}


def test_ys_e13_no_group_left() -> None:
    table = Table().has(YELLOW, camels=2, gold=0).tower().turn(YELLOW)
    assert table.options() == ["draw"]
    table.do("draw", "deal three-gold")
    assert table.options() == ["end", "play three-gold", "build paddock normal"]
    table.do("build paddock normal")
    assert (table.s.camels[YELLOW], table.s.scores()[YELLOW]) == (0, 0)
    assert table.options() == ["end", "play three-gold"]
    table.do("play three-gold")
    assert table.s.gold[YELLOW] == 3


@pytest.mark.parametrize("hammam", [False, True])
def test_ys_e14_prices_with_and_without_hammam(hammam: bool) -> None:
    table = Table().supervisor("e5").has(BLUE, gold=10).date(2, 2)
    if hammam:
        table.owns(BLUE, "hammam")
    table.tower(camel=(2, 3, 0), gold=(6, 6, 0)).do("take camel", "use supervisor")
    prices = {"e5": (2, 0), "e1": (2, 0), "c": (3, 0), "w1": (4, 1), "s7": (10, 7), "e7": (0, 0)}
    moves = table.moves()
    assert {square: moves[square] for square in prices} == {
        square: both[hammam] for square, both in prices.items()
    }


def test_ys_e15_staying_sends() -> None:
    table = Table().supervisor("e3").cubes(RED, "vase-12-0").has(BLUE, gold=1).date(1, 2)
    table.tower(camel=(1, 2, 0), gold=(6, 7, 0)).do("take camel", "use supervisor", "move e3")
    assert (table.s.gold[BLUE], table.s.caravan, table.s.scores()[RED]) == (0, [RED], 2)
    assert table.owner("vase-12-0") == -1


def test_ys_e16_dead_end() -> None:
    table = Table().supervisor("n4").has(BLUE, gold=0).date(1, 2).tower(gold=(6, 9, 0))
    assert table.do("take gold", "use supervisor").options() == ["move w2", "move e2", "move s2"]


@pytest.mark.parametrize(("first", "totals"), [("barrel-3-0", [8, 9, 9]), ("bag-3-1", [12, 9, 6])])
def test_ys_e17_the_order_of_two_cubes(first: str, totals: list[int]) -> None:
    table = Table(seats=3, first=GREEN).has(GREEN, gold=0).caravan("BBR GBR GG")
    table.cubes(BLUE, "bag-3-1").cubes(RED, "barrel-3-0").tower(camel=(1, 2, 0), gold=(6, 7, 0))
    table.do("take camel", "use supervisor", "move s1", f"send-first {first}")
    assert table.s.scores() == totals
    assert len(table.s.caravan) == 1


def test_ys_e18_cubes_without_a_shop_are_lost() -> None:
    table = (
        Table(first=GREEN)
        .cubes(BLUE, "vase-4-0")
        .cubes(RED, "vase-12-1")
        .tower(vase=(5, 3, 0), gold=(6, 6, 0))
    )
    table.do("take vase", "use goods")
    assert table.options() == ["supply vase-6-0", "supply vase-6-1"]
    table.do("supply vase-6-0", "supply vase-6-1")
    assert table.asked() == (GREEN, "D-END")
    assert table.s.shops.count(GREEN) == 2


def test_ys_e19_closed_districts() -> None:
    table = Table().cubes(BLUE, "vase-4-0", "vase-6-0").cubes(RED, "vase-12-1")
    for seat in (GREEN, YELLOW):
        table.turn(seat).tower(vase=(5, 3, 0)).do("take vase")
        assert table.options() == ["use supervisor", "use card"]
    table.turn(BLUE).tower(vase=(5, 3, 0)).do("take vase", "use goods")
    assert table.options() == ["supply vase-6-1"]
    table.turn(RED).tower(vase=(5, 3, 0)).do("take vase", "use goods")
    assert table.options() == ["supply vase-12-0", "supply vase-12-2"]


def test_ys_e20_two_incomplete_souks() -> None:
    table = Table(first=GREEN).cubes(GREEN, "chest-4-1", "chest-8-0").tower(chest=(4, 3, 0), gold=(6, 6, 0))
    table.do("take chest", "use goods")
    eight = ["supply chest-8-1", "supply chest-8-2", "supply chest-8-3"]
    assert table.options() == ["supply chest-4-0", *eight]
    assert table.do("supply chest-4-0").options() == eight


def test_ys_e21_an_emptied_souk_is_free() -> None:
    table = Table().cubes(RED, "vase-6-0").tower(barrel=(3, 2, 0), vase=(5, 3, 0), gold=(6, 1, 0))
    table.do("take barrel", "use supervisor", "move n3")
    assert table.s.scores()[RED] == 2
    for seat in range(4):
        table.turn(seat).tower(vase=(5, 3, 0)).do("take vase", "use goods")
        assert table.options() == [f"supply {shop}" for shop in SHOPS if shop.startswith("vase")]
