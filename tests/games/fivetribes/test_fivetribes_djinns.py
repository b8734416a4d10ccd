"""Djinns in general and the powers of the windows: FT-26, FT-27, FT-67 to FT-110."""

import pytest
from fivetribes_table import A, B, closing, turn

from caravanserai.games.fivetribes.board import (
    COST_ANY,
    COST_FAKIR,
    COST_FAKIRS,
    COST_NONE,
    COST_PAIR,
    DJINN_COST,
    DJINN_IDS,
)
from caravanserai.games.fivetribes.fields import BAG, DISCARDED, DISCARDS

COSTS = {
    COST_NONE: "al-amin baal boaz haurvatat jafaar kandicha marid monkir nekir shamhat",
    COST_ANY: "anun-nak bouraq enki hagis ibus lamia",
    COST_PAIR: "echidna leta sibittis utug",
    COST_FAKIR: "sloar",
    COST_FAKIRS: "kumarbi",
}


def test_costs_of_all_djinns() -> None:
    """FT-69"""
    found = {name: cost for cost, names in COSTS.items() for name in names.split()}
    assert found == dict(zip(DJINN_IDS, DJINN_COST, strict=True))


def test_the_four_windows() -> None:
    """FT-26, FT-D3: before the move, before and after the tribe, and in the closing."""
    table = turn("c3:Y c2:YG", djinns={A: "enki"}, elders={A: 1})
    windows = []
    while table.asked == "D-POWER" or table.asked.startswith("D-START-TILE"):
        if table.asked == "D-POWER":
            windows.append(table.state.stack[-1].window)
            table.step("pass")
        else:
            table.step("start c3", "drop c2 vizier")
    assert windows == [1, 2, 3]
    assert "use enki" in table.options()


def test_several_powers_in_one_window_each_once() -> None:
    """FT-27, FT-69, FT-D4, FT-D5"""
    table = turn("c3:Y c2:Y", djinns={A: "enki bouraq"}, elders={A: 2}, hands={A: "fakir"})
    assert table.options() == ["pass", "use bouraq", "use enki"]
    table.step("use enki")
    assert table.options() == ["pay elder", "pay fakir"]
    table.step("pay elder")
    assert table.cells("target") == ["b1", "c2", "a3", "e3", "d4", "b5"]
    assert table.why("target a1") == "FT-87"
    table.step("target a3")
    assert table.options() == ["pass", "use bouraq"]
    assert table.why("use enki") == "FT-69"
    table.play("use bouraq", "pay fakir", "target f5")
    assert (table.palms("a3"), table.palaces("f5")) == (1, 1)
    assert table.asked == "D-START-TILE"


def test_in_the_closing_powers_and_sales_alternate() -> None:
    """FT-27, FT-66"""
    table = closing(djinns={A: "enki sloar"}, hands={A: "fakir fish silk"}, elders={A: 1})
    table.play("sell", "sell-kind fish", "use enki", "pay elder", "target b1", "sell", "sell-kind silk")
    assert table.options() == ["end-turn", "use sloar"]
    assert table.gold(A) == 52


def test_a_djinn_gained_this_turn_is_unused() -> None:
    """FT-67, FT-71"""
    table = turn("d3:W c3:WW", face_up="enki").sow("d3", "c3 W").play("pay elder-elder")
    assert "use enki" in table.options()


def test_others_cannot_use_a_power() -> None:
    """FT-69"""
    table = turn("c3:Y c2:Y", djinns={B: "enki", A: "al-amin"}, elders={A: 1, B: 1})
    assert table.asked == "D-START-TILE"
    table.sow("c3", "c2 Y")
    assert table.why("use enki") == "FT-69"
    assert table.why("use al-amin") == "FT-68"


def test_costs_go_to_bag_and_discards() -> None:
    """FT-72"""
    table = turn("c3:Y c2:Y d4:G", djinns={A: "leta"}, elders={A: 1}, hands={A: "fakir"})
    assert table.state.stock[BAG + 1] == 19
    table.step("use leta")
    assert table.options() == ["pay elder-fakir"]
    assert table.why("pay elder-elder") == "FT-72"
    table.play("target a1")
    assert (table.state.stock[BAG + 1], table.state.stock[DISCARDS + 9]) == (20, 1)
    assert (table.elders(A), table.fakirs(A), table.owner("a1")) == (0, 0, A)


@pytest.mark.parametrize(
    ("djinn", "given"),
    [
        ("enki", {"palms": {"a3": 12}}),
        ("bouraq", {"palaces": {"b3": 10}}),
        ("leta", {"camels": {A: "a1 b1 c1 d1 e1 f1 a5 b5"}}),
        ("utug", {"camels": {B: "c3 c2"}}),
    ],
)
def test_powers_without_effect_are_not_offered(djinn: str, given: dict[str, object]) -> None:
    """FT-73"""
    table = turn("c3:Y c2:Y", djinns={A: djinn}, elders={A: 2}, **given)
    assert table.asked == "D-START-TILE"
    table.sow("c3", "c2 Y")
    assert table.why(f"use {djinn}") == "FT-73"


def test_sloar_needs_a_card_before_it_is_paid() -> None:
    """FT-73, FT-109"""
    everything = (
        "ivory ivory jewels jewels gold-goods gold-goods" + " papyrus" * 4 + " silk" * 4 + " spice" * 4
    )
    everything += " fish" * 6 + " wheat" * 6 + " pottery" * 6
    table = turn("c3:Y c2:Y", djinns={A: "sloar"}, hands={A: "fakir " * 9, B: everything}, row=["fakir"] * 9)
    assert table.asked == "D-START-TILE"
    table.sow("c3", "c2 Y")
    assert table.why("use sloar") == "FT-73"


def test_pieces_of_powers_start_no_action() -> None:
    """FT-74"""
    table = turn("c3:Y c2:Y b2:W", djinns={A: "utug", B: "marid"}, elders={A: 2}, camels={B: "a2"})
    table.play("use utug", "target b2")
    assert (table.asked, table.owner("b2"), table.meeples("b2")) == ("D-START-TILE", A, "W")
    table = turn("c3:Y c2:Y", djinns={A: "anun-nak", B: "marid"}, elders={A: 1})
    table.play("use anun-nak", "target a1", "deal elder", "deal elder", "deal elder")
    assert (table.asked, table.gold(B)) == ("D-START-TILE", 50)


def test_triggers_pay_one_or_two() -> None:
    """FT-68, FT-75: Marid in an own move, Monkir for an own palace."""
    table = turn("b2:Y b3:Y", djinns={A: "marid monkir"}, camels={A: "b3"}).sow("b2", "b3 Y")
    assert table.gold(A) == 52
    table = turn("b2:Y b3:Y", djinns={B: "marid monkir"}, camels={B: "b3"}).sow("b2", "b3 Y")
    assert table.gold(B) == 54


def test_anun_nak_draws_from_the_bag() -> None:
    """FT-79, FT-80"""
    table = turn("c3:Y c2:Y", djinns={A: "anun-nak"}, elders={A: 1}, palms={"a1": 1}, camels={B: "b1"})
    table.step("use anun-nak", "pay elder")
    assert "a1" not in table.cells("target")
    assert "b1" not in table.cells("target")
    assert "c3" not in table.cells("target")
    assert table.why("target a1") == "FT-79"
    table.step("target f5", "deal builder", "deal merchant", "deal merchant")
    assert table.meeples("f5") == "GGB"


def test_anun_nak_with_a_short_bag() -> None:
    """FT-80: the Elder paid is in the bag before the draw; an empty bag before payment closes the power."""
    crowds = {"a1": "Y" * 16, "a2": "W" * 19, "a3": "G" * 18, "a4": "B" * 18}
    board = " ".join(f"{cell}:{letters}" for cell, letters in crowds.items())
    given = {"djinns": {A: "anun-nak"}, "elders": {A: 1}, "hands": {A: "fakir"}}
    assert turn(f"{board} a5:{'R' * 18}", **given).asked == "D-START-TILE"
    table = turn(f"{board} a5:{'R' * 17}", **given).play("use anun-nak", "pay elder", "target f5")
    assert table.options() == ["deal elder", "deal assassin"]
    table.step("deal elder", "deal assassin")
    assert (table.meeples("f5"), table.asked) == ("WR", "D-START-TILE")
    table = turn(f"{board} a5:{'R' * 17}", **given).play(
        "use anun-nak", "pay fakir", "target f5", "deal assassin"
    )
    assert table.meeples("f5") == "R"


def test_baal_pays_for_every_other_djinn() -> None:
    """FT-81, FT-82"""
    table = turn("d3:W c3:W", djinns={A: "baal"}).sow("d3", "c3 W").play("pay elder-elder", "take jafaar")
    assert table.gold(A) == 51
    table = turn("d3:W c3:W", face_up="baal jafaar").sow("d3", "c3 W").play("pay elder-elder", "take baal")
    assert table.gold(A) == 50


def test_bouraq_goes_to_any_village() -> None:
    """FT-84, FT-103: also an opponent's; Monkir is paid."""
    table = turn("c3:Y c2:Y", djinns={A: "bouraq", B: "monkir"}, elders={A: 1}, camels={B: "f5"})
    table.step("use bouraq", "pay elder")
    assert table.cells("target") == ["c1", "d2", "b3", "e4", "f5"]
    assert table.why("target a1") == "FT-84"
    table.step("target f5")
    assert (table.palaces("f5"), table.gold(B)) == (1, 52)


def test_enki_goes_to_any_oasis() -> None:
    """FT-87"""
    table = turn("c3:Y c2:Y", djinns={A: "enki"}, elders={A: 1}, camels={B: "b5"})
    table.play("use enki", "target b5")
    assert table.palms("b5") == 1


def test_utug_and_leta_need_unbuilt_tiles() -> None:
    """FT-101, FT-110, trap 9"""
    table = turn("c3:Y c2:Y d4:G", djinns={A: "utug leta"}, elders={A: 4}, palms={"d4": 1}, palaces={"e5": 1})
    table.step("use utug", "pay elder-elder")
    assert table.cells("target") == ["c2", "c3"]
    assert table.why("target d4") == "FT-110"
    table.step("target c2", "use leta", "pay elder-elder")
    assert not {"c2", "c3", "d4", "e5"} & set(table.cells("target"))
    assert table.why("target e5") == "FT-101"


def test_marid_counts_drops_on_own_tiles_only() -> None:
    """FT-102: the last drop too, and only tiles with the owner's camel."""
    table = turn("c3:YGB b1:B", djinns={B: "marid"}, camels={A: "b2", B: "b1"}).sow(
        "c3", "c2 Y", "b2 G", "b1 B"
    )
    assert table.gold(B) == 52
    table = turn("c3:Y c2:Y", djinns={B: "marid"}, camels={A: "c2"}).sow("c3", "c2 Y")
    assert table.gold(B) == 50


def test_sibittis_draws_three_and_keeps_one() -> None:
    """FT-107, FT-D6"""
    table = turn("d3:Y c3:Y", djinns={A: "sibittis"}, elders={A: 2}).play(
        "use sibittis", "djinn boaz", "djinn enki", "djinn utug"
    )
    assert (table.asked, table.options()) == ("D-KEEP-DJINN", ["keep boaz", "keep enki", "keep utug"])
    assert table.why("keep leta") == "FT-107"
    table.play("keep enki")
    assert (table.djinns(A), table.djinns(DISCARDED)) == (["enki", "sibittis"], ["boaz", "utug"])


def test_sibittis_reshuffles_and_draws_what_there_is() -> None:
    """FT-108, FT-113"""
    kept = [
        name
        for name in DJINN_IDS
        if name not in ("sibittis", "boaz", "enki", "utug", "leta", "sloar", "lamia")
    ]
    given = {"djinns": {A: "sibittis", B: " ".join(kept)}, "elders": {A: 2}}
    table = turn("d3:Y c3:Y", face_up="leta sloar lamia", djinn_discards="enki utug", **given)
    table.step("use sibittis")
    table.auto()
    assert table.options() == ["djinn boaz"]
    table.step("djinn boaz")
    assert table.options() == ["djinn enki", "djinn utug"]
    table.step("djinn utug", "djinn enki")
    assert table.options() == ["keep boaz", "keep enki", "keep utug"]


def test_sibittis_with_a_single_djinn_is_still_asked() -> None:
    """FT-108: keeping one is compulsory; FT-D6 is never automatic."""
    kept = [name for name in DJINN_IDS if name not in ("sibittis", "boaz", "leta", "sloar", "lamia")]
    table = turn(
        "d3:Y c3:Y", face_up="leta sloar lamia", djinns={A: "sibittis", B: " ".join(kept)}, elders={A: 2}
    ).play("use sibittis", "djinn boaz")
    assert table.options() == ["keep boaz"]
    assert not table.state.stack[-1].auto(table.state)


def test_sloar_draws_for_exactly_one_fakir() -> None:
    """FT-109"""
    table = turn("d3:Y c3:Y", djinns={A: "sloar"}, hands={A: "fakir"}, elders={A: 2}).play(
        "use sloar", "card silk"
    )
    assert (table.hand(A), table.unknown(A), table.elders(A)) == ({"silk": 1}, 1, 2)


def test_powers_are_asked_for_unknown_cards() -> None:
    """FT-127, FT-D3: only what everybody can rule out is left out."""
    table = turn("d3:Y c3:Y", djinns={A: "sloar"}, unknown={A: "fish"})
    assert (table.asked, table.options()) == ("D-POWER", ["pass"])
    assert not table.state.stack[-1].auto(table.state)
    assert turn("d3:Y c3:Y", djinns={A: "sloar"}, hands={A: "fish"}).asked == "D-START-TILE"
    opened = turn("d3:Y c3:Y", djinns={A: "sloar"}, hands={A: "fish"}, hand_visibility="open")
    assert opened.asked == "D-START-TILE"


def test_payment_is_asked_unless_all_can_tell() -> None:
    """FT-127, FT-D4"""
    table = turn("d3:Y c3:Y", djinns={A: "enki"}, elders={A: 1}, unknown={A: "fish"}).step("use enki")
    assert table.options() == ["pay elder"]
    assert not table.state.stack[-1].auto(table.state)
    table = turn("d3:Y c3:Y", djinns={A: "enki"}, elders={A: 1}).step("use enki")
    assert table.state.stack[-1].auto(table.state)
