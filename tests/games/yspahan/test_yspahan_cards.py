"""Cards and buildings (YS-68 to YS-94)."""

import pytest
from yspahan_table import BLUE, GAME, GREEN, RED, Table

import caravanserai as cs
from caravanserai.games.yspahan.board import CARDS
from caravanserai.games.yspahan.fields import DECK, DISCARD
from caravanserai.games.yspahan.scoring import score_souks


def ready(*cards: str, seats: int = 4, **options: str) -> Table:
    """Blue holds these cards and is about to take a group."""
    return Table(seats, BLUE, **options).date(2, 2).holds(BLUE, *cards).tower(camel=(2, 3, 0), bag=(4, 3, 0))


def everything_held(seats: int = 4) -> Table:
    """All cards are in hands: Blue has one, Green the rest."""
    table = ready("three-gold", seats=seats)
    return table.holds(
        GREEN, *(name for name, left in zip(CARDS, table.s.pile(DECK), strict=True) for _ in range(left))
    )


def test_ys_68_one_card_whatever_the_group() -> None:
    """YS-68: one card whatever the group."""
    table = ready().do("take bag", "use card")
    assert table.s.actor() == cs.CHANCE
    assert table.s.weights() == [2] * 9
    assert table.do("deal exchange").cards(BLUE) == ["exchange"]
    assert ready("exchange").do("take bag", "use card").s.weights() == [1] + [2] * 8


def test_ys_69_the_discard_pile_becomes_the_deck() -> None:
    """YS-69: the discard pile becomes the deck."""
    table = everything_held().do("play three-gold", "take bag", "use card")
    assert table.s.pile(DISCARD) == [0] * 9
    assert table.options() == ["deal three-gold"]


@pytest.mark.parametrize("seats", [2, 4])
def test_ys_70_no_card_at_all(seats: int) -> None:
    table = everything_held(seats).do("take camel")
    assert table.why("use card") == ("YS-70", "no-card")
    table = everything_held(seats).first(GREEN).tower().turn(BLUE)
    table.s.log = []
    table.do("draw")
    assert table.asked() == (BLUE, "D-END")
    assert [GAME.kinds[kind].describe(args) for kind, args, _ in table.s.log] == [{"seat": "@0", "number": 0}]


def test_ys_71_hands_are_secret_their_size_is_not() -> None:
    """YS-71: hands are secret their size is not."""
    table = ready("exchange", "no-gold")
    assert GAME.view(table.s, BLUE)["hand"] == [
        {"id": "card-exchange", "card": "exchange", "rule": "YS-77", "count": 1},
        {"id": "card-no-gold", "card": "no-gold", "rule": "YS-85", "count": 1},
    ]
    for seat in (GREEN, None):
        view = GAME.view(table.s, seat)
        assert view["seats"][BLUE]["cards"] == 2
        assert view["hand"] in ([], None)
        assert "exchange" not in str(view)


def test_ys_72_discards_are_open() -> None:
    """YS-72: discards are open."""
    table = ready("three-gold", "exchange").do("play three-gold", "take camel", "use goods", "boost exchange")
    assert [card["card"] for card in GAME.view(table.s, None)["discard"]] == ["exchange", "three-gold"]


def test_ys_73_any_number_of_cards_besides_a_boost() -> None:
    table = ready("three-gold", "three-gold", "three-camels", "exchange")
    table.do(
        "play three-gold", "play three-gold", "take camel", "use goods", "boost exchange", "play three-camels"
    )
    assert (table.s.gold[BLUE], table.s.camels[BLUE]) == (8, 7)
    assert ready().why("play exchange") == ("YS-73", "card-not-held")


def test_ys_74_moments() -> None:
    table = ready("three-gold").do("take bag")
    assert table.why("play three-gold") == ("YS-74", "card-moment")
    table.do("use goods")
    assert table.why("play three-gold") == ("YS-74", "card-moment")
    table.do("boost none", "supply bag-3-0", "supply bag-3-1", "supply bag-3-2")
    assert table.why("play three-gold") is None


def test_ys_75_no_empty_plays() -> None:
    table = ready("exchange", "sell-camels", "sell-gold", "place-cube").has(BLUE, gold=0)
    assert table.options("play") == ["play place-cube"]
    for card in ("exchange", "sell-camels", "sell-gold"):
        assert table.why(f"play {card}") == ("YS-75", "card-useless")
    for souk in ("bag-3", "bag-4", "bag-6", "bag-8", "barrel-3", "barrel-4", "barrel-6", "barrel-8"):
        table.cubes(RED, f"{souk}-0")
    for souk in ("chest-4", "chest-6", "chest-8", "vase-4", "vase-6", "vase-12"):
        table.cubes(GREEN, f"{souk}-0")
    assert table.why("play place-cube") == ("YS-75", "card-useless")
    assert table.options("play") == []


def test_ys_76_discarded_before_its_effect() -> None:
    """YS-76: discarded before its effect."""
    table = ready("exchange").do("play exchange")
    assert table.cards(BLUE) == []
    assert table.s.pile(DISCARD)[0] == 1
    assert table.asked() == (BLUE, "D-EXCHANGE")


def test_ys_77_exchange() -> None:
    table = ready("exchange", "exchange").has(BLUE, gold=70, camels=1).do("play exchange")
    assert len(table.options("gold-to-camels")) == 50
    assert table.why("camels-to-gold 2") == ("YS-77", "camels")
    table.do("gold-to-camels 50")
    assert (table.s.gold[BLUE], table.s.camels[BLUE]) == (20, 51)
    table.do("play exchange")
    assert table.why("gold-to-camels 21") == ("YS-77", "gold")
    table.do("camels-to-gold 1")
    assert (table.s.gold[BLUE], table.s.camels[BLUE]) == (21, 50)


def test_ys_78_ys_79_gifts() -> None:
    """YS-78, YS-79: gifts."""
    table = ready("three-camels", "three-gold").do("play three-camels", "play three-gold")
    assert (table.s.camels[BLUE], table.s.gold[BLUE]) == (3, 5)


def test_ys_80_delivery_obeys_the_districts() -> None:
    """YS-80: delivery obeys the districts."""
    table = ready("place-cube").cubes(BLUE, "vase-12-0").cubes(RED, "chest-4-0").do("play place-cube")
    assert table.why("place vase-4-0") == ("YS-39", "finish-souk")
    assert table.why("place chest-4-1") == ("YS-37", "souk-closed")
    assert table.do("place vase-12-2").owner("vase-12-2") == BLUE


def test_ys_81_load() -> None:
    """YS-81: load."""
    table = ready("load-caravan").owns(BLUE, "caravanserai").do("play load-caravan")
    assert (table.s.caravan, table.s.scores()[BLUE], table.cards(BLUE)) == ([BLUE], 2, [])


def test_ys_82_ys_83_sales() -> None:
    table = ready("sell-camels", "sell-gold").has(BLUE, gold=3, camels=2).do("play sell-camels")
    assert table.why("sell-camels 3") == ("YS-82", "camels")
    table.do("sell-camels 2", "play sell-gold")
    assert table.why("sell-gold 4") == ("YS-83", "gold")
    assert table.do("sell-gold 3").s.scores()[BLUE] == 7
    assert GAME.breakdown(table.s)[BLUE]["cards"] == 7


def test_ys_84_ys_85_build_cards() -> None:
    table = ready("no-camels", "no-gold").has(BLUE, gold=4, camels=0)
    assert table.why("build hoist no-gold") == ("YS-86", "camels")
    assert table.do("build hoist no-camels").s.gold[BLUE] == 0
    table = ready("no-gold").has(BLUE, gold=0, camels=4).do("build hoist no-gold")
    assert (table.s.camels[BLUE], table.cards(BLUE)) == (0, [])
    assert ready().why("build hoist no-camels") == ("YS-84", "card-not-held")
    assert ready("no-camels").why("build hoist both") == ("YS-85", "card-not-held")


def after_action(table: Table) -> Table:
    return table.do("take camel", "use supervisor", "move n2")


def test_ys_86_any_order_and_exact_price() -> None:
    table = after_action(ready().has(BLUE, gold=4, camels=4))
    assert table.options("build") == [
        f"build {name} normal" for name in ("paddock", "store", "hammam", "caravanserai", "bazaar", "hoist")
    ]
    table.do("build bazaar normal")
    assert (table.s.gold[BLUE], table.s.camels[BLUE]) == (0, 0)
    poor = after_action(ready().has(BLUE, gold=1, camels=2))
    assert poor.options("build") == ["build paddock normal"]
    assert poor.why("build store normal") == ("YS-86", "gold")


def test_ys_87_each_once() -> None:
    table = after_action(ready().owns(BLUE, "paddock").has(BLUE, camels=2))
    assert table.why("build paddock normal") == ("YS-87", "built")


@pytest.mark.parametrize("count", range(6))
def test_ys_88_points_for_buildings(count: int) -> None:
    """YS-88: points for buildings."""
    names = ("paddock", "store", "hammam", "caravanserai", "bazaar", "hoist")
    table = ready().owns(BLUE, *names[:count]).has(BLUE, gold=4, camels=4)
    before = table.s.scores()[BLUE]
    after_action(table).do(f"build {names[count]} normal")
    assert table.s.scores()[BLUE] - before == (0, 0, 5, 5, 5, 10)[count]


def test_ys_89_ys_90_one_building_a_turn() -> None:
    """YS-90 Trap 12: the one built with a card before the dice counts."""
    table = ready("no-camels", "no-gold").has(BLUE, gold=9, camels=9).do("build store no-camels")
    assert table.options("build") == []
    assert table.why("build hoist no-gold") == ("YS-89", "one-building")
    after_action(table)
    assert table.why("build hoist normal") == ("YS-89", "one-building")


def test_ys_90_the_building_works_at_once() -> None:
    """YS-90: the building works at once."""
    table = ready("no-camels").do("build paddock no-camels", "take camel", "use goods")
    assert table.s.camels[BLUE] == 4


def test_ys_90_option_build_step() -> None:
    table = ready("no-camels", build_card_timing="build-step")
    assert table.options("build") == []
    assert table.why("build paddock no-camels") == ("YS-90", "build-card-later")
    assert after_action(table).why("build paddock no-camels") is None


def test_ys_91_both_cards_together() -> None:
    table = ready("no-camels", "no-gold").has(BLUE, gold=0, camels=0).do("build hoist both")
    assert table.cards(BLUE) == []
    assert sum(table.s.pile(DISCARD)) == 2
    off = ready("no-camels", "no-gold", build_card_stacking="off").has(BLUE, gold=0, camels=0)
    assert off.why("build hoist both") == ("YS-91", "no-pair")
    assert off.options("build") == ["build paddock no-camels"]


def test_ys_92_saving_nothing_is_allowed_but_not_the_pair_on_paddock() -> None:
    table = ready("no-camels", "no-gold").has(BLUE, camels=2, gold=0)
    assert table.why("build paddock no-gold") is None
    assert table.why("build paddock both") == ("YS-92", "no-pair-here")
    assert table.do("build paddock no-gold").s.camels[BLUE] == 0


def test_ys_93_no_credit() -> None:
    """YS-93: no credit."""
    table = ready("no-camels", "no-gold")
    assert not any("no-" in name for name in table.options("play"))
    assert "no-camels" not in GAME.actions.ranges[16].tables[0]


def test_ys_94_bazaar() -> None:
    """YS-94: bazaar."""
    table = Table().owns(BLUE, "bazaar").cubes(BLUE, "vase-4-0", "chest-4-0", "chest-4-1", "bag-3-0")
    score_souks(table.s)
    assert GAME.breakdown(table.s)[BLUE] == {
        "souks": 8,
        "bazaar": 4,
        "loads": 0,
        "caravan": 0,
        "buildings": 0,
        "cards": 0,
    }


def test_normal_building_only_after_the_action() -> None:
    """YS-13, YS-86."""
    table = ready().has(BLUE, gold=9, camels=9)
    assert table.why("build hoist normal") == ("YS-13", "build-later")
    assert table.do("take camel").why("build hoist normal") == ("YS-13", "build-later")
    assert table.why("build hoist no-camels") == ("YS-74", "card-moment")
