"""The worked examples FT-E23 to FT-E43 of the rules, each by its number, on fixture T."""

from random import Random

import pytest
from fivetribes_table import A, B, C, D, Table, bidding, bids, closing, position, restored, turn

from caravanserai.games.fivetribes import GAME
from caravanserai.games.fivetribes.fields import DISCARDED, FACE_UP


def test_ft_e23_marid_is_paid_per_drop() -> None:
    table = turn("c3:YWW d3:W d2:Y e3:R", djinns={B: "marid"}, camels={B: "d3 d2"})
    table.sow("c3", "c2 Y", "d2 W", "d3 W")
    assert (table.elders(A), table.gold(B), table.owner("d3")) == (2, 54, B)


def test_ft_e24_no_palm_left_no_lamia() -> None:
    table = turn("c1:Y c2:Y", palms={"a3": 6, "e3": 6}, djinns={A: "lamia"}, elders={A: 2}).sow("c1", "c2 Y")
    assert (table.owner("c2"), table.palms("c2"), table.elders(A)) == (A, 0, 2)
    assert table.asked == "D-CLOSING"


def test_ft_e25_hagis_once_a_turn_also_with_bouraq() -> None:
    table = turn(
        "d3:Y d2:Y",
        djinns={A: "bouraq hagis", B: "monkir"},
        elders={A: 1},
        hands={A: "fakir fakir"},
        camels={A: "b4"},
    )
    table.play("use bouraq", "pay fakir", "target b3", "pay fakir", "shift b4").sow("d3", "d2 Y")
    assert (table.palaces("b4"), table.palaces("d2"), table.palaces("b3")) == (1, 1, 0)
    assert (table.gold(B), table.elders(A)) == (54, 1)


def test_ft_e26_leta_and_the_emptied_start_tile() -> None:
    given = {"djinns": {A: "leta"}, "elders": {A: 2}}
    table = turn("d4:G e4:GY d3:R", **given).play("pass").sow("d4", "e4 G").play("use leta")
    assert len(table.cells("target")) == 28
    table.play("target d4")
    assert table.owner("d4") == A
    table = turn("d4:G e4:GY d3:R", palms={"d4": 1}, **given).play("pass").sow("d4", "e4 G").play("use leta")
    assert len(table.cells("target")) == 27
    assert "d4" not in table.cells("target")


def test_ft_e27_utug_may_take_the_last_camel() -> None:
    table = turn(
        "a4:W a5:W c4:RG", djinns={A: "utug"}, elders={A: 2}, camels={A: "a1 b1 c1 d1 e1 f1 a2"}
    ).play("use utug", "target c4")
    assert (table.owner("c4"), table.meeples("c4")) == (A, "GR")
    assert table.state.last_camel_placed()
    table.sow("a4", "a5 W")
    assert (table.meeples("a5"), table.owner("a5"), table.elders(A)) == ("", None, 2)
    assert table.asked == "D-SACRED"


def test_ft_e28_once_set_the_flag_stays() -> None:
    table = turn("a1:Y f5:G", djinns={B: "anun-nak"}, elders={B: 1})
    assert table.state.no_move == 1
    table.play("end-turn", "use anun-nak", "target a2", "deal merchant", "deal elder", "deal assassin")
    assert table.asked == "D-CLOSING"
    assert table.meeples("a2") == "WGR"
    table.play("end-turn")
    assert (table.asked, table.state.actor()) == ("D-CLOSING", C)
    table.play("end-turn")
    assert table.asked == "over"


def test_ft_e29_anun_nak_before_the_test_makes_a_move() -> None:
    table = turn("a1:Y f5:G", djinns={A: "anun-nak"}, elders={A: 1})
    table.play("use anun-nak", "target b1", "deal vizier", "deal vizier", "deal vizier")
    assert table.options() == ["start a1", "start b1"]
    assert table.state.no_move == 0


def test_ft_e30_sibittis_and_the_sacred_place() -> None:
    table = turn(
        "d3:W c3:W", djinns={A: "sibittis", B: "baal"}, elders={A: 3}, face_up="enki boaz jafaar"
    ).play("use sibittis", "djinn nekir", "djinn lamia", "djinn utug", "keep utug")
    table.sow("d3", "c3 W").play("pay elder-elder", "take enki")
    assert (table.gold(B), table.elders(A)) == (54, 1)
    assert table.djinns(DISCARDED) == ["lamia", "nekir"]
    assert table.djinns(FACE_UP) == ["boaz", "jafaar"]


def test_ft_e31_sloar_draws_an_unknown_fakir() -> None:
    table = turn("d3:Y c3:Y", djinns={A: "sloar"}, hands={A: "fakir fakir"}).play("use sloar", "card fakir")
    assert table.fakirs(A) == 2
    assert (table.known(A), table.unknown(A)) == ({"fakir": 1}, 1)
    assert table.asked == "D-START-TILE"


def test_ft_e32_a_sale_by_the_scale() -> None:
    table = closing(hands={A: "fish fish wheat ivory silk fakir fakir"}, gold={A: 2})
    table.play("sell", *(f"sell-kind {kind}" for kind in ("ivory", "silk", "fish", "wheat")))
    assert table.gold(A) == 15
    assert table.hand(A) == {"fish": 1, "fakir": 2}
    table.play("sell", "sell-kind fish")
    assert table.gold(A) == 16


def test_ft_e33_final_scores() -> None:
    state = restored(
        position(
            "",
            gold={A: 23, B: 31, C: 40},
            viziers={A: 4, B: 4, C: 1},
            elders={A: 2, C: 3},
            djinns={A: "al-amin haurvatat", B: "jafaar", C: "shamhat boaz"},
            camels={A: "c4 b5 d2", B: "a2 e3", C: "f3"},
            hands={A: "fish fish wheat silk fakir fakir fakir fakir fakir", B: "ivory gold-goods"},
            palms={"b5": 2, "e3": 1, "a3": 1},
            palaces={"d2": 1, "c4": 1},
            row=[],
            bid_order=(A, B, C),
        )
    )
    sheets = [list(each.values()) for each in GAME.breakdown(state)]
    assert sheets == [
        [23, 14, 4, 13, 10, 10, 28, 22],
        [31, 22, 0, 6, 3, 0, 18, 3],
        [40, 1, 12, 12, 0, 0, 12, 0],
    ]
    assert state.scores() == [124, 83, 77]


def test_ft_e34_no_tie_breaker() -> None:
    state = restored(position("", gold={A: 101, B: 101, C: 88}, bid_order=(A, B, C)))
    assert state.ranking() == [[A, B], [C]]


def test_ft_e35_the_end_test_after_the_last_turn() -> None:
    table = turn("a1:Y b1:Y f5:G", seats=2, later="").sow("a1", "b1 Y")
    assert (table.owner("b1"), table.palms("b1")) == (A, 1)
    table.play("end-turn")
    assert table.asked == "over"
    assert len(table.row()) == 9


@pytest.mark.parametrize(("limit", "again"), [("per-turn", True), ("per-round", False)])
def test_ft_e36_the_limit_of_powers_with_two_turns(limit: str, again: bool) -> None:
    table = turn(
        "d3:Y c3:Y a1:W b1:W",
        seats=2,
        later="ABB",
        djinns={A: "sloar"},
        hands={A: "fakir fakir"},
        power_limit=limit,
    )
    table.play("use sloar", "card fish").sow("d3", "c3 Y")
    table.play("end-turn")
    assert table.state.actor() == A
    assert ("use sloar" in table.options()) is again


def test_ft_e37_the_paid_fakir_is_shuffled_too() -> None:
    held = (
        "ivory ivory jewels jewels gold-goods gold-goods papyrus papyrus papyrus papyrus silk silk silk silk"
    )
    held += " spice spice spice spice fish fish fish fish wheat wheat wheat wheat wheat"
    held += " pottery pottery pottery pottery pottery" + " fakir" * 17
    rest = ["fish", "wheat", "pottery"]
    table = turn("d3:Y c3:Y", djinns={A: "sloar"}, hands={A: "fakir", B: held}, row=rest, discards="fish")
    assert sum(table.state.stock[:10]) == 0
    table.play("use sloar")
    assert table.options() == ["card fish", "card fakir"]
    assert table.state.weights() == [1, 1]
    table.play("card fish")
    assert sum(table.state.stock[:10]) == 1


def test_ft_e38_the_drawn_fakir_helps_builders() -> None:
    table = turn("f3:B f4:BY", djinns={A: "sloar"}, hands={A: "fakir"}).play("pass").sow("f3", "f4 B")
    table.play("use sloar", "card fakir", "fakirs 1")
    assert table.gold(A) == 62


def test_ft_e39_an_unknown_card_is_asked_for_fakirs() -> None:
    table = turn("f3:B f4:BY", unknown={A: "fish"}).sow("f3", "f4 B")
    assert (table.asked, table.options()) == ("D-BUILDER-FAKIRS", ["fakirs 0"])
    table.play("fakirs 0")
    assert table.gold(A) == 58
    assert turn("f3:B f4:BY").sow("f3", "f4 B").asked != "D-BUILDER-FAKIRS"


def test_ft_e40_unknown_cards_stay_out_of_the_new_pile() -> None:
    others = "ivory ivory jewels jewels gold-goods gold-goods papyrus papyrus papyrus papyrus silk silk silk"
    others += " spice spice spice spice fish fish fish fish fish fish wheat wheat wheat wheat wheat wheat"
    table = turn(
        "d3:Y c3:Y",
        djinns={A: "sloar"},
        hands={A: "fakir " + others},
        unknown={B: "silk"},
        row=["pottery"] * 6,
        discards="fakir " * 17,
    )
    assert sum(table.state.stock[:10]) == 0
    table.play("use sloar", "card fakir")
    for seat in (A, C, None):
        for seed in range(20):
            sample = Table(GAME.determinize(table.state, seat, Random(seed)))
            assert sample.hand(B) == {"silk": 1}


def test_ft_e41_done_is_asked_while_a_card_is_unknown() -> None:
    given = {"hands": {A: "fish"}, "unknown": {A: "silk"}}
    table = closing(**given).play("sell", "sell-kind fish")
    assert table.options() == ["done"]
    assert not table.state.stack[-1].auto(table.state)
    table = closing(**given).play("sell", "sell-kind silk")
    assert table.options() == ["sell-kind fish", "done"]
    table.play("sell-kind fish")
    assert (table.asked, table.gold(A)) == ("D-CLOSING", 53)


def test_ft_e42_kumarbi_and_the_free_spot() -> None:
    table = bids(
        bidding("ABCD", seats=4, gold={D: 0}, djinns={D: "kumarbi"}, hands={D: "fakir fakir"}), 0, 0, 0
    )
    assert table.options() == ["bid 1", "bid 3"]
    table.state.apply(GAME.parse("bid 1"))
    assert table.asked != "D-BID-FAKIRS"
    assert (table.gold(D), table.fakirs(D)) == (0, 2)
    table = bids(
        bidding("ABCD", seats=4, gold={D: 0}, djinns={D: "kumarbi"}, hands={D: "fakir fakir"}), 0, 0, 0
    )
    table.state.apply(GAME.parse("bid 3"))
    assert table.options() == ["fakirs 2"]


def test_ft_e43_the_forced_kill_claims_and_the_market_opens() -> None:
    table = turn("b3:R b4:RG").sow("b3", "b4 R")
    assert (table.meeples("b4"), table.owner("b4")) == ("", A)
    assert table.asked == "D-MARKET"
    assert table.options() == ["decline", "buy 1", "buy 2", "buy 3"]
