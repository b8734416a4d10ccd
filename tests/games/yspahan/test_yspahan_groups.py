"""Taking a group and supplying shops (YS-24 to YS-45)."""

from yspahan_table import BLUE, GREEN, NINE, RED, Table

from caravanserai.games.yspahan.fields import DISCARD


def table(**levels: tuple[int, int, int]) -> Table:
    return Table().tower(**(levels or {"camel": (1, 2, 0), "bag": (2, 3, 0), "gold": (6, 4, 0)}))


def test_ys_24_the_dice_are_gone() -> None:
    """YS-24: the dice are gone."""
    game = table().do("take bag")
    assert list(game.levels()) == ["camel", "gold"]
    assert game.asked() == (BLUE, "D-ACTION")


def test_ys_25_three_uses() -> None:
    """YS-25: three uses."""
    assert table().do("take bag").options() == ["use goods", "use supervisor", "use card"]
    assert table().do("take bag").why("use build") == ("YS-13", "build-two-players")


def test_ys_26_no_shop_no_goods() -> None:
    game = (
        table(vase=(5, 3, 0), gold=(6, 6, 0)).cubes(RED, "vase-4-0", "vase-6-0", "vase-12-0").do("take vase")
    )
    assert game.options() == ["use supervisor", "use card"]
    assert game.why("use goods") == ("YS-26", "no-shop")


def test_ys_27_boost_discards_without_effect() -> None:
    game = table().holds(BLUE, "three-gold").do("take camel", "use goods")
    assert game.options() == ["boost none", "boost three-gold"]
    assert game.why("boost exchange") == ("YS-27", "card-not-held")
    game.do("boost three-gold")
    assert (game.s.camels[BLUE], game.s.gold[BLUE]) == (3, 2)
    assert sum(game.s.pile(DISCARD)) == 1


def test_ys_28_one_boost_only_and_without_cards_no_question() -> None:
    """YS-28: one boost only and without cards no question."""
    game = table().holds(BLUE, "exchange", "exchange").do("take camel", "use goods", "boost exchange")
    assert game.asked() == (BLUE, "D-END")
    assert game.s.camels[BLUE] == 3
    assert table().do("take camel", "use goods").asked() == (BLUE, "D-END")


def test_ys_29_no_boost_elsewhere() -> None:
    """YS-29: no boost elsewhere."""
    assert table().holds(BLUE, "exchange").do("take camel", "use supervisor").asked() == (BLUE, "D-MOVE")
    assert table().holds(BLUE, "exchange").do("take camel", "use card", "deal exchange").asked() == (
        BLUE,
        "D-END",
    )


def test_ys_30_ys_31_no_group_means_a_card_and_a_building() -> None:
    """YS-30, YS-31: no group means a card and a building."""
    game = Table().tower().turn(RED).has(RED, camels=2)
    assert game.why("take camel") == ("YS-20", "level-empty")
    game.do("draw", "deal exchange")
    assert "build paddock normal" in game.options()


def test_ys_32_ys_33_ys_34_camels_and_gold() -> None:
    """YS-32, YS-33, YS-34: camels and gold."""
    game = table().owns(BLUE, "paddock", "store").holds(BLUE, "three-camels", "three-gold")
    game.do("play three-camels", "play three-gold")
    assert (game.s.camels[BLUE], game.s.gold[BLUE]) == (3, 5)
    game.do("take gold", "use goods")
    assert game.s.gold[BLUE] == 11
    game = table().owns(BLUE, "paddock", "store").do("take camel", "use goods")
    assert game.s.camels[BLUE] == 3


def test_ys_34_hoist_is_not_for_cards() -> None:
    """YS-34: hoist is not for cards."""
    game = table().owns(BLUE, "hoist").holds(BLUE, "place-cube").do("play place-cube", "place vase-4-0")
    assert game.asked() == (BLUE, "D-GROUP")
    assert game.s.shops.count(BLUE) == 1


def test_ys_35_cubes_only_in_the_district() -> None:
    game = table().do("take bag", "use goods")
    assert len(game.options()) == 18
    assert game.why("supply vase-4-0") == ("YS-35", "other-district")
    game.do("supply bag-3-0", "supply bag-3-1", "supply bag-3-2")
    assert game.asked() == (BLUE, "D-END")


def test_ys_36_the_number_is_fixed() -> None:
    """YS-36: the number is fixed."""
    game = table().owns(BLUE, "hoist").do("take bag", "use goods")
    assert game.s.stack[-1].left == 4  # type: ignore[attr-defined]


def test_ys_37_one_cube_and_one_owner() -> None:
    game = table().cubes(RED, "bag-3-0").cubes(BLUE, "bag-4-0").do("take bag", "use goods")
    assert game.why("supply bag-3-0") == ("YS-37", "shop-full")
    assert game.why("supply bag-3-1") == ("YS-37", "souk-closed")
    assert game.why("supply bag-4-0") == ("YS-37", "shop-full")


def test_ys_38_ys_39_ys_41_finish_before_starting() -> None:
    """YS-38, YS-41: finish before starting."""
    game = table().cubes(BLUE, "bag-3-0", "bag-3-1").do("take bag", "use goods")
    assert game.options() == ["supply bag-3-2"]
    assert game.why("supply bag-4-0") == ("YS-39", "finish-souk")
    game.do("supply bag-3-2")
    assert len(game.options()) == 15


def test_ys_40_several_incomplete_souks() -> None:
    """YS-40 Trap 9: two incomplete souks in one district do not block."""
    game = table().cubes(BLUE, "bag-3-0", "bag-4-0").do("take bag", "use goods")
    assert game.options() == [
        "supply bag-3-1",
        "supply bag-3-2",
        "supply bag-4-1",
        "supply bag-4-2",
        "supply bag-4-3",
    ]
    assert game.why("supply bag-6-0") == ("YS-39", "finish-souk")


def test_ys_42_all_must_be_placed() -> None:
    """Trap 10: what finds no shop is lost, but nothing may be held back."""
    game = (
        table(vase=(5, 3, 0), gold=(6, 6, 0)).cubes(RED, "vase-6-0", "vase-12-0").do("take vase", "use goods")
    )
    assert game.options() == ["supply vase-4-0"]
    assert game.why("end") == ("YS-42", "finish-action")
    game.s.log = []
    game.do("supply vase-4-0")
    assert game.asked() == (BLUE, "D-END")


def test_ys_43_ys_44_placing_scores_nothing() -> None:
    """YS-43, YS-44: placing scores nothing."""
    game = table(vase=(5, 1, 0), gold=(6, 8, 0)).do("take vase", "use goods", "supply vase-4-0")
    assert game.s.scores() == [0, 0, 0, 0]


def test_ys_45_emptied_souks_are_free() -> None:
    """YS-45: emptied souks are free."""
    game = table(camel=(1, 2, 0), vase=(5, 3, 0), gold=(6, 4, 0)).cubes(RED, "vase-4-0")
    game.do("take camel", "use supervisor", "move n1", "end", "take vase", "use goods")
    assert game.s.actor() == GREEN
    assert "supply vase-4-0" in game.options()


def test_group_prompt_tells_what_it_brings() -> None:
    game = Table().roll(NINE)
    assert game.asked() == (BLUE, "D-GROUP")
    game.do("take camel").owns(BLUE, "paddock")
    from yspahan_table import GAME

    goods = GAME.prompt(game.s, BLUE)["choices"][0]
    assert goods["args"]["goods"] == 3
