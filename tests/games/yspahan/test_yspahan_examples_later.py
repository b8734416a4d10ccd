"""The worked examples of the rules from E22 on, each by its number."""

import pytest
from yspahan_table import BLUE, EIGHT, GREEN, RED, YELLOW, Table

from caravanserai.games.yspahan.board import CARDS
from caravanserai.games.yspahan.caravan import load
from caravanserai.games.yspahan.fields import DECK, DISCARD
from caravanserai.games.yspahan.turn import end_week


def e22() -> Table:
    return Table().caravan("BBRR").owns(GREEN, "caravanserai").has(GREEN, camels=1)


def test_ys_e22_caravanserai_draws_also_for_a_cube_from_stock() -> None:
    table = e22().cubes(GREEN, "bag-3-1").tower(camel=(1, 2, 0), gold=(6, 7, 0))
    table.do("take camel", "use supervisor", "move w1")
    assert table.asked() == (GREEN, "D-CAMEL")
    table.do("pay", "deal exchange")
    assert (table.owner("bag-3-1"), table.s.caravan[4], table.s.camels[GREEN]) == (GREEN, GREEN, 0)
    assert (table.s.scores()[GREEN], table.cards(GREEN)) == (1, ["exchange"])
    assert table.asked() == (BLUE, "D-END")
    other = e22().holds(GREEN, "load-caravan").tower(gold=(6, 9, 0)).turn(GREEN).do("play load-caravan")
    assert (other.s.scores()[GREEN], other.cards(GREEN)) == (1, [])
    assert other.asked() == (GREEN, "D-GROUP")


def test_ys_e23_hoist_and_boost() -> None:
    table = Table(first=RED).owns(RED, "hoist").holds(RED, "exchange").tower(bag=(2, 2, 0), gold=(6, 7, 0))
    table.do("take bag", "use goods", "boost exchange")
    table.do(*(f"supply bag-4-{shop}" for shop in range(4)))
    assert table.asked() == (RED, "D-END")
    assert table.s.pile(DISCARD)[0] == 1


def test_ys_e24_paddock_and_store_with_boost() -> None:
    table = Table().owns(BLUE, "paddock", "store").holds(BLUE, "exchange").has(BLUE, gold=0)
    table.tower(camel=(1, 3, 0), gold=(6, 2, 0)).do("take camel", "use goods", "boost exchange")
    assert table.s.camels[BLUE] == 5
    table = Table().owns(BLUE, "paddock", "store").holds(BLUE, "exchange").has(BLUE, gold=0)
    table.tower(camel=(1, 7, 0), gold=(6, 2, 0)).do("take gold", "use goods", "boost exchange")
    assert table.s.gold[BLUE] == 5


def test_ys_e25_no_card_to_draw() -> None:
    def table() -> Table:
        found = Table().holds(BLUE, "three-gold").tower(camel=(1, 3, 0), gold=(6, 2, 0))
        rest = [(card, copy) for card in range(9) for copy in range(found.s.cards[DECK + card])]
        return found.holds(GREEN, *(CARDS[card] for card, _ in rest))

    assert table().do("take camel").options() == ["use goods", "use supervisor"]
    played = table().do("play three-gold", "take camel")
    assert played.s.gold[BLUE] == 5
    assert played.options() == ["use goods", "use supervisor", "use card"]
    played.do("use card")
    assert played.options() == ["deal three-gold"]
    assert played.do("deal three-gold").cards(BLUE) == ["three-gold"]


def test_ys_e26_sixteen_ways_to_build() -> None:
    table = Table().owns(BLUE, "paddock").holds(BLUE, "no-camels", "no-gold").has(BLUE, camels=3, gold=4)
    table.tower(camel=(1, 3, 0), gold=(6, 2, 0)).do("take camel", "use supervisor", "move n1")
    modes = ["normal", "no-camels", "no-gold", "both"]
    expected = [
        f"build {building} {mode}" for building in ("store", "hammam", "caravanserai") for mode in modes
    ]
    expected += [
        f"build {building} {mode}" for building in ("bazaar", "hoist") for mode in ("no-camels", "both")
    ]
    assert table.options("build") == expected
    assert len(expected) == 16
    table.do("build hoist no-camels")
    assert (table.s.camels[BLUE], table.s.gold[BLUE], table.s.scores()[BLUE]) == (3, 0, 0)
    assert table.options() == ["end"]


def test_ys_e27_a_build_card_before_the_dice() -> None:
    table = (
        Table()
        .owns(BLUE, "paddock", "store")
        .holds(BLUE, "no-gold", "sell-camels")
        .has(BLUE, camels=6, gold=5)
    )
    table.tower(bag=(2, 2, 0), gold=(6, 7, 0)).do("build hoist no-gold")
    assert (table.s.camels[BLUE], table.s.scores()[BLUE]) == (2, 5)
    table.do("take bag", "use goods", "boost none", "supply bag-3-0", "supply bag-3-1", "supply bag-3-2")
    assert table.asked() == (BLUE, "D-END")
    assert table.options("build") == []


def test_ys_e28_two_players_and_yellow_dice() -> None:
    table = Table(seats=2).roll(EIGHT, "34")
    assert table.levels() == {
        "camel": (1, 2, 0),
        "bag": (2, 2, 0),
        "barrel": (3, 0, 1),
        "chest": (4, 3, 1),
        "gold": (6, 1, 0),
    }
    table.do("take camel", "use goods", "end")
    assert table.s.camels[BLUE] == 2
    assert table.options() == ["take bag", "take chest", "take gold"]
    table.do("take chest", "use goods", "supply chest-6-0", "supply chest-6-1", "supply chest-6-2", "end")
    assert table.options() == ["take bag", "take barrel", "take gold"]
    table.do("take barrel", "use goods", "supply barrel-3-0")
    assert table.asked() == (BLUE, "D-END")


def test_ys_e29_two_players_build_with_groups() -> None:
    table = Table(seats=2).has(BLUE, camels=4, gold=2).date(1, 2)
    table.tower(camel=(1, 1, 0), bag=(2, 2, 0), barrel=(3, 3, 0), gold=(6, 2, 0)).do(
        "take bag", "use build", "build paddock normal"
    )
    assert table.s.camels[BLUE] == 2
    table.do("end", "take gold", "use goods", "end", "take barrel", "use build", "build store normal")
    assert (table.s.camels[BLUE], table.s.gold[BLUE], table.s.scores()[BLUE]) == (0, 0, 0)
    assert table.levels() == {"camel": (1, 1, 0)}


def test_ys_e30_two_players_build_card_needs_a_group() -> None:
    table = Table(seats=2).holds(BLUE, "no-camels").has(BLUE, camels=0, gold=2)
    table.tower(camel=(1, 3, 0), gold=(6, 5, 0))
    assert table.options() == ["take camel", "take gold"]
    table.do("take camel", "use build")
    assert table.options() == ["build paddock no-camels", "build store no-camels", "build hammam no-camels"]
    table.do("build store no-camels")
    assert (table.s.gold[BLUE], table.s.camels[BLUE]) == (0, 0)


def test_ys_e31_two_player_caravan() -> None:
    table = Table(seats=2)
    for owner in (BLUE, GREEN, BLUE, GREEN, GREEN):
        load(table.s, owner)
    assert table.s.scores() == [3, 3]
    load(table.s, BLUE)
    assert table.s.scores() == [12, 12]
    assert table.s.caravan == []


def test_ys_e32_last_day_with_four() -> None:
    table = Table(first=RED).date(3, 6).tower().points(40, 35, 35, 52)
    table.s.turn = 3
    table.turn(GREEN).do("draw", "deal exchange", "end")
    assert table.s.order == (GREEN, RED, BLUE, YELLOW)
    assert table.asked() == (GREEN, "D-YELLOW")


@pytest.mark.parametrize(("points", "first"), [((30, 30), GREEN), ((29, 30), BLUE)])
def test_ys_e33_last_day_with_two(points: tuple[int, int], first: int) -> None:
    table = Table(seats=2).date(3, 6).tower().points(*points)
    table.turn(BLUE)
    table.s.turn = 2
    table.do("draw", "deal exchange", "end")
    assert table.s.order == (first, 1 - first, first)


def test_ys_e34_last_day_with_three() -> None:
    table = Table(seats=3, first=GREEN).date(3, 6).tower().points(10, 50, 60)
    table.turn(BLUE).do("draw", "deal exchange", "end")
    assert table.s.order == (RED, BLUE, GREEN)


def test_ys_e35_caravan_stays_at_week_ends() -> None:
    table = Table(seats=3).date(1, 7).caravan("BRB G")
    end_week(table.s)
    assert table.s.scores() == [2, 2, 1]
    table.s.stack.clear()
    table.s.day = 7
    end_week(table.s)
    assert table.s.scores() == [4, 4, 2]
    assert table.s.caravan == [BLUE, RED, BLUE, GREEN]


def test_ys_e36_filled_by_the_last_turn_of_a_week() -> None:
    table = Table(seats=3, first=GREEN).date(1, 7).caravan("BRB GGG RR").tower().holds(BLUE, "load-caravan")
    table.turn(BLUE).do("play load-caravan")
    scored = table.s.scores()
    assert scored == [9, 6, 9]
    table.do("draw", "deal exchange", "end")
    assert table.s.week == 2
    assert table.s.scores() == scored
    assert table.s.caravan == []


def test_ys_e37_amounts() -> None:
    table = Table().holds(BLUE, "exchange", "sell-camels", "sell-gold").has(BLUE, camels=3, gold=1)
    table.tower(gold=(6, 9, 0))
    swap = table.do("play exchange")
    assert swap.options() == ["camels-to-gold 1", "camels-to-gold 2", "camels-to-gold 3", "gold-to-camels 1"]
    swap.do("gold-to-camels 1").has(BLUE, camels=6, gold=12).do("play sell-camels")
    assert table.options() == [f"sell-camels {number}" for number in range(1, 5)]
    table.do("sell-camels 4")
    assert table.s.scores()[BLUE] == 8
    table.do("play sell-gold")
    assert table.options() == [f"sell-gold {number}" for number in range(1, 11)]
    table.do("sell-gold 10")
    assert table.s.scores()[BLUE] == 18


def test_ys_e38_delivery_anywhere() -> None:
    table = Table(first=RED).date(1, 2).cubes(RED, "bag-3-0").cubes(BLUE, "chest-6-1")
    table.holds(RED, "place-cube")
    shops = [name.split()[1] for name in table.do("play place-cube").options()]
    assert len(shops) == 28
    by_district = {
        name: [shop for shop in shops if shop.startswith(name)] for name in ("bag", "barrel", "chest", "vase")
    }
    assert by_district["bag"] == ["bag-3-1", "bag-3-2"]
    assert [len(found) for found in by_district.values()] == [2, 14, 6, 6]
    assert not any(shop.startswith("chest-6") for shop in shops)


def test_ys_e39_ties_share_the_win() -> None:
    table = Table().points(61, 74, 74, 12).has(GREEN, gold=9)
    assert table.s.ranking() == [[GREEN, RED], [BLUE], [YELLOW]]


def test_ys_e40_a_card_between_the_two_cubes() -> None:
    table = Table().owns(BLUE, "caravanserai").cubes(BLUE, "bag-3-1", "barrel-3-0").has(BLUE, gold=0)
    table.tower(camel=(1, 2, 0), gold=(6, 7, 0)).do("take camel", "use supervisor", "move s1")
    assert table.asked() == (BLUE, "D-ORDER")
    table.do("send-first bag-3-1", "deal three-camels")
    assert table.asked() == (BLUE, "D-NEXT")
    table.do("play three-camels")
    assert table.asked() == (BLUE, "D-CAMEL")
    table.do("pay", "deal exchange")
    assert (table.s.camels[BLUE], table.cards(BLUE)) == (2, ["exchange"])
    assert (table.owner("barrel-3-0"), table.owner("bag-3-1")) == (BLUE, -1)
    assert table.s.scores()[BLUE] == 4
