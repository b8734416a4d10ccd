"""Rounds and bidding: FT-15 to FT-25, Kumarbi FT-97 and FT-98."""

from fivetribes_table import A, B, C, D, Table, bidding, turn

from caravanserai.games.fivetribes import GAME


def track(table: Table) -> dict[str, int]:
    """The Turn Order track, spots with a marker only."""
    spots = GAME.view(table.state, None)["turn_order"]
    return {spot["id"].removeprefix("spot-"): spot["seat"] for spot in spots if spot["seat"] is not None}


def test_each_marker_bids_once_in_bid_order() -> None:
    """FT-15, FT-17"""
    table = bidding("CAB")
    asked = []
    while table.asked == "D-BID-SPOT":
        asked.append(table.state.actor())
        table.step("bid 0")
    assert asked == [C, A, B]
    assert "pass" not in bidding("CAB").options()


def test_two_players_have_two_turns_that_may_follow_directly() -> None:
    """FT-16"""
    table = bidding("ABAB", seats=2).step("bid 18", "bid 0", "bid 12", "bid 0")
    assert table.state.actor() == A
    while table.asked != "D-CLOSING":
        table.step(table.options()[0])
    table.step("end-turn")
    assert table.state.actor() == A


def test_price_is_paid_at_once_and_must_be_affordable() -> None:
    """FT-18, FT-D1"""
    table = bidding("ABC", gold={A: 7})
    assert table.options() == ["bid 0", "bid 1", "bid 3", "bid 5"]
    assert table.why("bid 8") == "FT-18"
    table.step("bid 5")
    assert table.gold(A) == 2


def test_paid_spots_hold_one_marker_whoever_owns_it() -> None:
    """FT-19"""
    table = bidding("ABAB", seats=2).step("bid 3", "bid 5")
    assert "bid 3" not in table.options()
    assert table.why("bid 3") == "FT-19"
    assert table.why("bid 5") == "FT-19"


def test_zero_bids_push_each_other_back() -> None:
    """FT-20, trap 7"""
    table = bidding("ABCD", seats=4).step("bid 0", "bid 0")
    assert track(table) == {"0-front": B, "0-middle": A}
    table.step("bid 0")
    assert track(table) == {"0-front": C, "0-middle": B, "0-back": A}


def test_the_fourth_marker_cannot_bid_zero() -> None:
    """FT-21"""
    table = bidding("ABAB", seats=2).step("bid 0", "bid 0", "bid 0")
    assert "bid 0" not in table.options()
    assert table.why("bid 0") == "FT-21"


def test_free_spot_only_without_gold() -> None:
    """FT-22"""
    table = bidding("ABCD", seats=4, gold={D: 1}).step("bid 0", "bid 0", "bid 0")
    assert table.options() == ["bid 1"]
    assert table.step("bid 1").gold(D) == 0
    table = bidding("ABCD", seats=4, gold={C: 0}).step("bid 0", "bid 0")
    assert table.options() == ["bid 0"]


def test_highest_price_plays_first() -> None:
    """FT-23"""
    table = bidding("ABCD", seats=4).step("bid 1", "bid 0", "bid 18", "bid 0")
    assert table.state.actor() == C
    assert track(table) == {"1": A, "0-front": D, "0-middle": B}


def test_the_marker_returns_to_the_first_empty_bid_spot() -> None:
    """FT-24, FT-25"""
    table = bidding("ABC").step("bid 1", "bid 5", "bid 3")
    assert list(table.state.tracks[:4]) == [B, -1, -1, -1]
    while table.asked != "D-CLOSING":
        table.step(table.options()[0])
    table.step("end-turn")
    assert list(table.state.tracks[:4]) == [B, C, -1, -1]


def test_kumarbi_keeps_the_marker_on_its_spot() -> None:
    """FT-97, FT-98: occupied lower spots do not matter, no more Fakirs than bring the price to 0."""
    table = bidding("BAC", djinns={A: "kumarbi"}, hands={A: "fakir " * 6}, gold={A: 0}).step("bid 5")
    assert table.options() == ["bid 0", "bid 1", "bid 3", "bid 8", "bid 12", "bid 18"]
    table.step("bid 8")
    assert table.options() == ["fakirs 4"]
    assert table.why("fakirs 5") == "FT-98"
    assert table.why("fakirs 3") == "FT-98"
    table.step("fakirs 4")
    assert (table.gold(A), table.fakirs(A), track(table)) == (0, 2, {"8": A, "5": B})


def test_kumarbi_limits_by_spot() -> None:
    """FT-98: at most 1, 2, 3, 4, 5, 6 Fakirs for the spots 1, 3, 5, 8, 12, 18."""
    for most, price in enumerate((1, 3, 5, 8, 12, 18), 1):
        table = bidding("ABC", djinns={A: "kumarbi"}, hands={A: "fakir " * 8}).step(f"bid {price}")
        assert table.options() == [f"fakirs {number}" for number in range(most + 1)]


def test_fakirs_are_asked_for_unknown_cards_too() -> None:
    """FT-127, FT-D2"""
    table = bidding("ABC", djinns={A: "kumarbi"}, unknown={A: "fish"}).step("bid 3")
    assert table.options() == ["fakirs 0"]
    assert not table.state.stack[-1].auto(table.state)
    table = bidding("ABC", djinns={A: "kumarbi"}, hands={A: "fish"}).step("bid 3")
    assert table.options() == ["fakirs 0"]
    assert table.state.stack[-1].auto(table.state)


def test_kumarbi_once_a_round_with_the_strict_limit() -> None:
    """FT-70, option power-limit"""
    given = {"seats": 2, "djinns": {A: "kumarbi"}, "hands": {A: "fakir " * 4}}
    strict = bidding("AABB", power_limit="per-round", **given).step("bid 3", "fakirs 1")
    assert strict.step("bid 5").state.actor() == B
    usual = bidding("AABB", **given).step("bid 3", "fakirs 1", "bid 5")
    assert usual.asked == "D-BID-FAKIRS"
    unused = bidding("AABB", power_limit="per-round", **given).step("bid 3", "fakirs 0", "bid 5")
    assert unused.asked == "D-BID-FAKIRS"


def test_strict_limit_forbids_with_its_rule() -> None:
    """FT-70"""
    given = {"seats": 2, "djinns": {A: "kumarbi"}, "hands": {A: "fakir " * 4}, "gold": {A: 3}}
    table = bidding("AABB", power_limit="per-round", **given).step("bid 3", "fakirs 1")
    assert table.why("bid 5") == "FT-70"


def test_the_order_of_steps() -> None:
    """FT-24: marker, move, control, tribe, tile, closing."""
    table = turn("c3:Y c2:Y")
    table.state.log = []
    table.play("start c3")
    words = [GAME.kinds[kind].word for kind, _, _ in table.state.log]
    assert words == ["lifted", "dropped", "took", "claimed", "gathered", "placed"]
    assert table.asked == "D-CLOSING"


def test_options_tell_what_a_bid_costs() -> None:
    """FT-18, FT-97: gold left, or the Fakirs without which the spot is too dear."""
    table = bidding("ABC", djinns={A: "kumarbi"}, hands={A: "fakir fakir"}, gold={A: 4})
    told = {choice["args"]["price"]: choice["args"] for choice in GAME.prompt(table.state, A)["choices"]}
    assert [told[price]["left"] for price in (0, 1, 3)] == [4, 3, 1]
    assert [told[price]["fakirs"] for price in (0, 3, 5, 8)] == [0, 0, 1, 2]
    assert GAME.prompt(table.state, A)["choices"][4]["at"] == ["spot-8"]
