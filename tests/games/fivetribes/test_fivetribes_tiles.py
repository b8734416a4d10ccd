"""Tile actions and the market: FT-58 to FT-64, Hagis and Lamia."""

from fivetribes_table import A, B, turn

from caravanserai.games.fivetribes.fields import DISCARDS, FACE_UP


def test_oasis_and_village_are_compulsory_for_anybody() -> None:
    """FT-58, FT-59, trap 4"""
    table = turn("b2:Y b1:YG", palms={"b1": 3}).sow("b2", "b1 Y")
    assert (table.owner("b1"), table.palms("b1"), table.state.palms) == (None, 4, 8)
    table = turn("b2:Y b3:Y", camels={B: "b3"}).sow("b2", "b3 Y")
    assert (table.owner("b3"), table.palaces("b3"), table.state.palaces) == (B, 1, 9)


def test_empty_supplies_place_nothing() -> None:
    """FT-58, FT-59"""
    table = turn("b2:Y b3:Y", palaces={"d2": 10}, djinns={A: "hagis", B: "monkir"}, elders={A: 1}).sow(
        "b2", "b3 Y"
    )
    assert (table.palaces("b3"), table.asked, table.gold(B)) == (0, "D-CLOSING", 50)


def test_small_market() -> None:
    """FT-60, FT-D17"""
    table = turn("b1:Y a1:Y").sow("b1", "a1 Y")
    assert table.options() == ["decline", "buy 1", "buy 2", "buy 3"]
    assert table.why("buy 4") == "FT-60"
    table.play("buy 3")
    assert (table.gold(A), table.hand(A), len(table.row())) == (47, {"pottery": 1}, 8)
    assert turn("b1:Y a1:Y").sow("b1", "a1 Y").play("decline").gold(A) == 50


def test_large_market_takes_two_of_the_same_six() -> None:
    """FT-61, FT-D18"""
    table = turn("c1:Y d1:Y").sow("c1", "d1 Y")
    assert table.options() == ["decline", *(f"buy {position}" for position in range(1, 7))]
    table.play("buy 1")
    assert table.gold(A) == 44
    assert table.options() == [f"buy {position}" for position in range(1, 6)]
    assert table.why("buy 6") == "FT-61"
    table.play("buy 5")
    assert (table.gold(A), table.hand(A)) == (44, {"spice": 1, "fish": 1})


def test_markets_need_gold_and_cards() -> None:
    """FT-62"""
    assert turn("b1:Y a1:Y", gold={A: 2}).sow("b1", "a1 Y").asked == "D-CLOSING"
    assert turn("c1:Y d1:Y", gold={A: 5}).sow("c1", "d1 Y").asked == "D-CLOSING"
    assert turn("b1:Y a1:Y", row=[]).sow("b1", "a1 Y").asked == "D-CLOSING"
    table = turn("c1:Y d1:Y", row=["fish", "silk"]).sow("c1", "d1 Y").play("buy 2")
    assert (table.hand(A), table.gold(A)) == ({"silk": 1, "fish": 1}, 44)


def test_first_counts_what_is_left() -> None:
    """FT-63, trap 6"""
    table = turn("c1:G d1:GG").sow("c1", "d1 G")
    assert table.hand(A) == {"fish": 1, "wheat": 1, "pottery": 1}
    table.play("buy 6", "buy 1")
    assert table.hand(A) == {"gold-goods": 1, "papyrus": 1, "fish": 1, "wheat": 1, "pottery": 1}
    assert len(table.row()) == 4


def test_sacred_place() -> None:
    """FT-64, FT-D19, FT-D20, FT-72"""
    table = turn("d3:W c3:W", hands={A: "fakir"}).sow("d3", "c3 W")
    assert table.options() == ["pay elder-elder", "pay elder-fakir", "decline"]
    assert table.why("pay fakir") == "FT-72"
    table.play("pay elder-fakir")
    assert table.options() == ["take haurvatat", "take jafaar", "take shamhat"]
    assert table.why("take boaz") == "FT-64"
    table.play("take jafaar")
    assert (table.djinns(A), table.djinns(FACE_UP)) == (["jafaar"], ["haurvatat", "shamhat"])
    assert (table.elders(A), table.fakirs(A), table.state.stock[DISCARDS + 9]) == (1, 0, 1)


def test_sacred_place_needs_a_djinn_and_a_payment() -> None:
    """FT-64"""
    assert turn("d3:W c3:W", face_up="").sow("d3", "c3 W").asked == "D-CLOSING"
    assert turn("d3:Y c3:Y").sow("d3", "c3 Y").asked == "D-CLOSING"
    assert turn("d3:W c3:W").sow("d3", "c3 W").play("decline").elders(A) == 2


def test_hagis_takes_the_palace_to_a_neighbour() -> None:
    """FT-88, FT-89, FT-D15, FT-D16: eight neighbours, corners included (trap 1)."""
    table = turn("b2:Y b3:Y", djinns={A: "hagis"}, elders={A: 1}, hands={A: "fakir"}).sow("b2", "b3 Y")
    assert table.options() == ["pay elder", "pay fakir", "no"]
    table.play("pay elder")
    assert table.cells("shift") == ["a2", "b2", "c2", "a3", "c3", "a4", "b4", "c4"]
    assert table.why("shift b3") == "FT-88"
    assert table.why("shift e5") == "FT-88"
    table.play("shift c4")
    assert (table.palaces("c4"), table.palaces("b3"), table.elders(A)) == (1, 0, 0)
    assert (
        turn("b2:Y b3:Y", djinns={A: "hagis"}, elders={A: 1}).sow("b2", "b3 Y").play("no").palaces("b3") == 1
    )


def test_lamia_takes_the_palm_to_a_neighbour() -> None:
    """FT-99, FT-100: for the Oasis as well as for Enki's palm, once a turn."""
    table = turn("a1:Y b1:Y", djinns={A: "lamia enki"}, elders={A: 3})
    table.play("use enki", "target b1", "pay elder")
    assert table.cells("shift") == ["a1", "c1", "a2", "b2", "c2"]
    assert table.why("shift f5") == "FT-99"
    table.play("shift c2").sow("a1", "b1 Y")
    assert (table.palms("c2"), table.palms("b1"), table.elders(A)) == (1, 1, 1)


def test_shift_is_asked_for_unknown_cards() -> None:
    """FT-127, FT-D15"""
    table = turn("b2:Y b3:Y", djinns={A: "hagis"}, unknown={A: "fish"}).sow("b2", "b3 Y")
    assert (table.asked, table.options()) == ("D-SHIFT", ["no"])
    assert not table.state.stack[-1].auto(table.state)
    assert turn("b2:Y b3:Y", djinns={A: "hagis"}, hands={A: "fish"}).sow("b2", "b3 Y").asked == "D-CLOSING"


def test_sacred_place_is_asked_for_unknown_cards() -> None:
    """FT-127, FT-D19"""
    table = turn("d3:Y c3:Y", elders={A: 1}, unknown={A: "fish"}).sow("d3", "c3 Y")
    assert (table.asked, table.options()) == ("D-SACRED", ["decline"])
    assert turn("d3:Y c3:Y", elders={A: 1}, hands={A: "fish"}).sow("d3", "c3 Y").asked == "D-CLOSING"
