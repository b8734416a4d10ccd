"""The worked examples FT-E1 to FT-E22 of the rules, each by its number, on fixture T."""

from fivetribes_table import A, B, C, D, Table, bidding, bids, turn

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
    assert list(table.state.tracks[:4]) == [D, C, B, A]


def test_ft_e5_two_players_bid_twice() -> None:
    table = bids(bidding("ABBA", seats=2), 1, 8, 5)
    table.play("bid 0")
    assert (table.gold(A), table.gold(B)) == (49, 37)
    assert table.state.actor() == B
    assert on_track(table) == [B, A, A]
    order_of_play(table)
    assert list(table.state.tracks[:4]) == [B, B, A, A]


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
