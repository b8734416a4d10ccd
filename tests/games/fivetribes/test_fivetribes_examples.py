"""The worked examples FT-E1 to FT-E43 of the rules, each by its number, on fixture T."""

from random import Random

import pytest
from fivetribes_table import A, B, C, D, Table, bidding, closing, position, restored, turn

from caravanserai.games.fivetribes import GAME
from caravanserai.games.fivetribes.board import (
    ADJACENT,
    CELL_IDS,
    CELLS,
    FACE_BLUE,
    FACE_VALUE,
    NO_CELL,
    REACH,
    REACH_PLANE,
    REACH_ROW,
)
from caravanserai.games.fivetribes.fields import DISCARDED, FACE_UP
from caravanserai.games.fivetribes.tribes import blue_tiles

BLUE_PER_BLOCK = [1, 2, 2, 3, 2, 1, 2, 4, 4, 4, 3, 2, 2, 4, 4, 4, 3, 2, 2, 4, 3, 4, 4, 4, 1, 2, 1, 3, 3, 3]


def test_ft_e1_blue_tiles_per_block() -> None:
    state = turn("a1:Y b1:Y").state
    assert [blue_tiles(state, cell) for cell in range(CELLS)] == BLUE_PER_BLOCK
    assert sum(FACE_BLUE[face] for face in state.faces) == 12
    assert sum(FACE_VALUE[face] for face in state.faces) == 198


def reach(n: int, cell: str, origin: str | None) -> set[str]:
    at = NO_CELL if origin is None else CELL_IDS.index(origin)
    mask = REACH[n * REACH_PLANE + CELL_IDS.index(cell) * REACH_ROW + at]
    return {CELL_IDS[each] for each in range(CELLS) if mask >> each & 1}


def test_ft_e2_reach_masks() -> None:
    pairs = [(cell, at) for cell in range(CELLS) for at in (*ADJACENT[cell], NO_CELL)]
    assert len(pairs) == 128
    counts = [
        sum(REACH[n * REACH_PLANE + cell * REACH_ROW + at].bit_count() for cell, at in pairs)
        for n in range(1, 6)
    ]
    assert counts == [334, 618, 1126, 1512, 1746]
    assert reach(3, "a1", None) == {"b1", "d1", "a2", "c2", "b3", "a4"}
    assert reach(3, "a1", "b1") == {"b1", "c2", "b3", "a4"}
    for cell, at in pairs:
        assert REACH[4 * REACH_PLANE + cell * REACH_ROW + at] >> cell & 1


def order_of_play(table: Table) -> list[int]:
    """Who has the turns of this round, nobody doing more than needed."""
    table.state.log = []
    while table.state.stack and table.asked != "D-BID-SPOT":
        state = table.state
        action = state.legal()[0] if table.asked != "D-CLOSING" else GAME.parse("end-turn")
        state.apply(action if table.asked != "chance" else state.legal()[0])
    return [args[0] for kind, args, _ in table.state.log if GAME.kinds[kind].word == "turn"]


def on_track(table: Table) -> list[int]:
    return [seat for seat in table.state.tracks[4:] if seat >= 0]


def bids(table: Table, *prices: int) -> Table:
    """All bids but the last, which is left to be made so that the track can still be seen."""
    return table.play(*(f"bid {price}" for price in prices))


def test_ft_e3_first_to_bid_nothing_plays_last() -> None:
    table = bids(bidding("ABCD", seats=4), 0, 5, 0)
    assert [table.gold(seat) for seat in range(4)] == [50, 45, 50, 50]
    table.state.log = []
    table.play("bid 0")
    assert [table.gold(seat) for seat in range(4)] == [50, 45, 50, 50]
    first = next(args[0] for kind, args, _ in table.state.log if GAME.kinds[kind].word == "turn")
    assert [first, *on_track(table)] == [B, D, C, A]


def test_ft_e4_fourth_marker_must_pay() -> None:
    table = bids(bidding("ABCD", seats=4), 0, 0, 0)
    assert table.options() == [f"bid {price}" for price in (1, 3, 5, 8, 12, 18)]
    assert table.why("bid 0") == "FT-21"
    table.play("bid 1")
    assert table.gold(D) == 49
    assert on_track(table) == [C, B, A]
    order_of_play(table)
    assert table.asked == "D-BID-SPOT"
    assert table.state.tracks[:4] == [D, C, B, A]


def test_ft_e5_two_players_bid_twice() -> None:
    table = bids(bidding("ABBA", seats=2), 1, 8, 5)
    table.play("bid 0")
    assert (table.gold(A), table.gold(B)) == (49, 37)
    assert table.state.actor() == B
    assert on_track(table) == [B, A, A]
    order_of_play(table)
    assert table.state.tracks[:4] == [B, B, A, A]


def test_ft_e6_kumarbi_lowers_the_price() -> None:
    given = {"djinns": {A: "kumarbi"}, "hands": {A: "fakir fakir"}, "gold": {A: 4}}
    table = bidding("ABC", **given)
    assert table.options() == ["bid 0", "bid 1", "bid 3", "bid 5", "bid 8"]
    assert table.why("bid 12") == "FT-98"
    table.play("bid 8")
    assert (table.gold(A), table.fakirs(A)) == (1, 0)
    other = bidding("ABC", **given).play("bid 3")
    assert other.options() == ["fakirs 0", "fakirs 1", "fakirs 2"]
    for number, left in enumerate((1, 3, 4)):
        again = bidding("ABC", **given).play("bid 3", f"fakirs {number}")
        assert again.gold(A) == left


def test_ft_e7_without_gold_spot_1_is_free() -> None:
    table = bids(bidding("ABCD", seats=4, gold={D: 0}), 0, 0, 0)
    assert table.options() == ["bid 1"]
    table.play("bid 1")
    assert table.gold(D) == 0
    assert table.state.actor() == D


def test_ft_e8_colours_that_must_stay_in_the_hand() -> None:
    table = turn("b2:YGR d3:RR")
    assert table.options() == ["start b2"]
    table.play("start b2")
    assert table.options() == ["drop c2 vizier", "drop c2 merchant", "drop b3 vizier", "drop b3 merchant"]
    assert table.why("drop c2 assassin") == "FT-36"
    table.state.apply(GAME.parse("drop c2 merchant"))
    assert table.options() == ["drop d2 vizier", "drop c3 vizier"]
    table.play("drop d2 vizier", "drop d3 assassin")
    assert table.owner("d3") == A
    assert table.asked == "D-KILL-TARGET"
    assert table.options() == ["kill-on c2", "kill-on d2"]
    table.play("kill-on c2")
    assert (table.owner("c2"), table.camels(A)) == (A, 6)
    assert table.asked == "D-MARKET"


def test_ft_e9_no_start_sets_the_flag() -> None:
    table = turn("a1:YW b1:YW")
    assert table.state.no_move == 1
    assert table.asked == "D-CLOSING"


def test_ft_e10_a_loop_meets_its_own_meeple() -> None:
    table = turn("c3:RRYWG")
    assert table.options() == ["start c3"]
    table.play("start c3")
    assert table.options() == [f"drop {cell} assassin" for cell in ("c2", "b3", "d3", "c4")]
    drops = ("d3 assassin", "e3 vizier", "e4 elder", "d4 merchant", "d3 assassin")
    table.play(*(f"drop {drop}" for drop in drops))
    assert table.owner("d3") == A
    assert table.options() == ["kill-on e3", "kill-on d4", "kill-on e4"]


def test_ft_e11_builders_and_a_sacred_place_out_of_reach() -> None:
    table = turn("f5:B e5:B f4:G")
    assert table.options() == ["start e5", "start f5"]
    table.sow("f5", "e5 B")
    assert (table.gold(A), table.owner("e5")) == (56, A)
    assert table.asked == "D-CLOSING"


def test_ft_e12_the_tile_of_an_opponent_still_acts() -> None:
    table = turn("e2:YG d2:Y c2:Y", camels={B: "c2"}).sow("e2", "d2 G", "c2 Y")
    assert (table.viziers(A), table.owner("c2"), table.palms("c2")) == (2, B, 1)


def test_ft_e13_without_camels_everything_else_goes_on() -> None:
    table = turn("a3:W b3:W", seats=2, camels={A: "a1 b1 c1 d1 e1 f1 a2 b2 c2 d2 e2"}, later="BB")
    assert table.state.last_camel_placed()
    table.sow("a3", "b3 W")
    assert (table.elders(A), table.owner("b3"), table.palaces("b3")) == (2, None, 1)


def test_ft_e14_the_last_camel_goes_to_the_final_tile() -> None:
    table = turn("d4:R d5:R e5:Y", camels={A: "a1 b1 c1 d1 e1 f1 a2"}).sow("d4", "d5 R")
    assert table.owner("d5") == A
    assert (table.meeples("e5"), table.owner("e5")) == ("", None)
    assert table.state.last_camel_placed()


def test_ft_e15_the_kill_on_the_final_tile_itself() -> None:
    table = turn("b5:R c5:RB", gold={A: 5}).sow("b5", "c5 R")
    assert (table.meeples("c5"), table.owner("c5")) == ("", A)
    assert table.asked == "D-CLOSING"


def test_ft_e16_merchants_take_the_first_cards_in_order() -> None:
    table = turn("f2:G e2:GG", row=["fish", "fakir", "ivory", "silk"]).sow("f2", "e2 G")
    assert table.hand(A) == {"ivory": 1, "fish": 1, "fakir": 1}
    assert table.owner("e2") == A
    assert table.options() == ["decline", "buy 1"]
    table.play("buy 1")
    assert (table.gold(A), table.row(), table.hand(A)["silk"]) == (47, [], 1)


def test_ft_e17_the_large_market_with_one_card() -> None:
    table = turn("c4:G c5:GY", row=["fish", "wheat", "silk"]).sow("c4", "c5 G")
    assert table.hand(A) == {"fish": 1, "wheat": 1}
    table.play("buy 1")
    assert (table.gold(A), table.row(), table.asked) == (44, [], "D-CLOSING")


def test_ft_e18_echidna_doubles_everything() -> None:
    table = turn("e5:B f5:BBY", hands={A: "fakir fakir fakir"}, elders={A: 1}, djinns={A: "echidna"})
    table.sow("e5", "f5 B")
    assert table.asked == "D-ECHIDNA"
    table.play("pay elder-fakir", "fakirs 2")
    assert table.gold(A) == 80
    assert (table.meeples("f5"), table.owner("f5"), table.palaces("f5")) == ("Y", None, 1)


def test_ft_e19_sloar_gained_and_used_in_one_turn() -> None:
    table = turn("d3:W c3:W", hands={A: "fakir fakir"}, face_up="sloar boaz jafaar").sow("d3", "c3 W")
    table.play("pay elder-fakir", "take sloar", "use sloar", "card ivory")
    assert (table.elders(A), table.hand(A), table.owner("c3")) == (1, {"ivory": 1}, A)


def test_ft_e20_captures_are_no_kills() -> None:
    table = turn(
        "e3:R d3:R", elders={A: 1, B: 2}, viziers={B: 1}, djinns={A: "ibus kandicha", C: "nekir"}
    ).sow("e3", "d3 R")
    assert table.asked == "D-IBUS"
    table.play("pay elder", "kill-before 2", "victims vizier+elder")
    assert (table.viziers(A), table.elders(A), table.elders(B), table.viziers(B)) == (1, 1, 1, 0)
    assert table.gold(C) == 50


def test_ft_e21_kandicha_and_nekir_with_ibus() -> None:
    table = turn("e3:R d3:R d2:BGG", hands={A: "fakir"}, djinns={A: "ibus kandicha", B: "nekir"}).sow(
        "e3", "d3 R"
    )
    table.play("pay fakir", "kill-on d2", "victims merchant+builder", "card gold-goods")
    assert (table.gold(A), table.hand(A)) == (54, {"gold-goods": 1})
    assert (table.gold(B), table.meeples("d2")) == (52, "G")


def test_ft_e22_range_fakirs_up_to_the_farthest_meeple() -> None:
    def sown() -> Table:
        return turn(
            "a1:R b1:R d5:G f5:W",
            seats=2,
            hands={A: "fakir fakir fakir fakir"},
            viziers={B: 3},
            djinns={B: "boaz"},
        ).sow("a1", "b1 R")

    table = sown()
    assert table.options() == [f"fakirs {number}" for number in range(5)]
    table.play("fakirs 4")
    assert (table.meeples("d5"), table.owner("d5"), table.viziers(B)) == ("", A, 3)
    for number in range(4):
        table = sown().play(f"fakirs {number}")
        assert (table.meeples("d5"), table.viziers(B)) == ("G", 3)


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
