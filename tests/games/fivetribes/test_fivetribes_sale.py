"""Sales and the end: FT-65, FT-66, FT-111 to FT-117, FT-128, FT-130."""

from fivetribes_table import A, B, C, closing, turn

from caravanserai.games.fivetribes.fields import DISCARDS, PILE


def test_any_number_of_sets_of_different_kinds() -> None:
    """FT-65, FT-5"""
    table = closing(hands={A: "fish fish silk fakir"})
    table.play("sell", "sell-kind silk", "sell-kind fish", "sell", "sell-kind fish")
    assert (table.gold(A), table.hand(A)) == (54, {"fakir": 1})
    assert table.state.stock[DISCARDS + 6] == 2
    assert table.why("sell") == "FT-65"


def test_kinds_are_asked_in_their_order() -> None:
    """FT-130, FT-D22: gold and cards change at done only."""
    table = closing(hands={A: "ivory silk fish"}).step("sell")
    assert table.options() == ["sell-kind ivory", "sell-kind silk", "sell-kind fish"]
    assert table.why("done") == "FT-65"
    table.step("sell-kind silk")
    assert table.options() == ["sell-kind fish", "done"]
    assert table.why("sell-kind ivory") == "FT-130"
    assert table.why("sell-kind silk") == "FT-65"
    assert table.why("sell-kind wheat") == "FT-65"
    assert (table.gold(A), table.hand(A)) == (50, {"ivory": 1, "silk": 1, "fish": 1})
    table.step("done")
    assert (table.gold(A), table.hand(A)) == (51, {"ivory": 1, "fish": 1})


def test_done_closes_by_itself_after_pottery() -> None:
    """FT-127: even with unknown cards."""
    table = closing(hands={A: "pottery"}, unknown={A: "fish"}).step("sell", "sell-kind pottery")
    assert table.options() == ["done"]
    assert table.state.stack[-1].auto(table.state)


def test_a_single_kind_is_always_asked() -> None:
    """FT-127"""
    table = closing(hands={A: "fish"}).step("sell")
    assert table.options() == ["sell-kind fish"]
    assert not table.state.stack[-1].auto(table.state)


def test_closing_and_start_and_bid_are_always_asked() -> None:
    """FT-128"""
    table = closing()
    assert table.options() == ["end-turn"]
    assert not table.state.stack[-1].auto(table.state)
    table = turn("b2:YGR d3:RR")
    assert table.options() == ["start b2"]
    assert not table.state.stack[-1].auto(table.state)


def test_the_turn_ends_when_declared() -> None:
    """FT-66, FT-D21"""
    table = closing().step("end-turn")
    assert (table.asked, table.state.actor()) == ("D-START-TILE", B)


def test_clean_up_fills_both_rows() -> None:
    """FT-111, FT-112, FT-I7: the row closes up and keeps its order."""
    table = (
        turn("a1:Y b1:Y c5:W d5:W", later="", row=["fish", "silk"], face_up="boaz", round_number=3)
        .sow("a1", "b1 Y")
        .play("end-turn")
    )
    assert table.row() == ["fish", "silk"]
    for number, card in enumerate(["ivory", "jewels", "fakir", "wheat", "wheat", "wheat", "wheat"]):
        assert table.asked == "chance"
        assert len(table.row()) == 2 + number
        table.step(f"card {card}")
    assert table.row() == ["fish", "silk", "ivory", "jewels", "fakir", "wheat", "wheat", "wheat", "wheat"]
    table.step("djinn enki", "djinn utug")
    assert (table.asked, table.state.round) == ("D-BID-SPOT", 4)


def test_a_pile_is_reshuffled_when_a_card_is_needed() -> None:
    """FT-113: not earlier, and a row stays short when nothing is left."""
    most = "jewels jewels gold-goods gold-goods" + " papyrus" * 4 + " silk" * 4 + " spice" * 4 + " fakir" * 18
    most += " fish" * 5 + " wheat" * 6 + " pottery" * 5
    table = turn("a1:Y b1:Y c5:W d5:W", later="", hands={B: most}, row=["fish"], discards="ivory pottery")
    assert sum(table.state.stock[PILE : PILE + 10]) == 1
    table.sow("a1", "b1 Y").step("end-turn")
    assert table.options() == ["card ivory"]
    table.step("card ivory")
    assert table.options() == ["card ivory", "card pottery"]
    table.step("card pottery", "card ivory")
    assert len(table.row()) == 4
    assert "djinn" in table.options()[0] or table.asked == "D-BID-SPOT"


def test_the_round_is_played_to_its_end_after_the_last_camel() -> None:
    """FT-114, FT-45, trap 8"""
    table = turn("a1:Y b1:Y d1:W e1:W d3:G e3:G d5:B e5:B", camels={A: "a4 b4 c4 d4 e4 f4 a3"})
    table.sow("a1", "b1 Y").play("end-turn")
    assert table.state.last_camel_placed()
    players = []
    while table.state.stack:
        if table.asked == "D-CLOSING":
            players.append(table.state.actor())
            table.step("end-turn")
        else:
            table.step(table.options()[0])
    assert players == [B, C]


def test_no_move_lets_later_markers_close_only() -> None:
    """FT-115, FT-116: W powers stay, steps 2 to 5 are left out, and so is W1 of later turns."""
    table = turn("a1:Y f5:G", djinns={B: "enki"}, elders={B: 1}, hands={C: "fish"})
    assert (table.state.no_move, table.asked) == (1, "D-CLOSING")
    table.step("end-turn")
    assert table.options() == ["end-turn", "use enki"]
    table.step("end-turn")
    assert table.options() == ["end-turn", "sell"]
    table.step("end-turn")
    assert table.asked == "over"


def test_the_end_test_comes_without_clean_up() -> None:
    """FT-117, trap 8"""
    table = turn("a1:Y b1:Y", later="", row=["fish"]).sow("a1", "b1 Y").play("end-turn")
    assert (table.asked, table.state.no_move, table.row()) == ("over", 1, ["fish"])
