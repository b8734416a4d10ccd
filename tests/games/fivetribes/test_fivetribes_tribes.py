"""Tribe actions: FT-46 to FT-57, with Boaz, Echidna, Iblis, Kandicha and Nekir."""

from fivetribes_table import A, B, C, turn

from caravanserai.games.fivetribes import GAME
from caravanserai.games.fivetribes.board import OASIS
from caravanserai.games.fivetribes.fields import BAG


def test_viziers_and_elders_are_set_in_front() -> None:
    """FT-46, FT-47"""
    assert turn("c3:Y c2:YY").sow("c3", "c2 Y").viziers(A) == 3
    assert turn("c3:W c2:WW").sow("c3", "c2 W").elders(A) == 3


def test_new_elders_can_be_spent_from_w3_on() -> None:
    """FT-47, FT-26: not in W2."""
    table = turn("c3:W d3:W e4:Y", djinns={A: "utug"}).step("start c3", "drop d3 elder")
    assert table.asked == "D-POWER"
    assert table.state.stack[-1].window == 3
    assert table.options() == ["pass", "use utug"]


def test_merchants_take_what_the_row_has() -> None:
    """FT-48: the row is not refilled and may run dry."""
    table = turn("c3:G d3:GGG", row=["fish", "silk"]).sow("c3", "d3 G")
    assert (table.hand(A), table.row()) == ({"silk": 1, "fish": 1}, [])
    assert table.asked == "D-CLOSING"
    assert table.state.stock[BAG + 2] == 18


def test_builders_earn_by_blue_tiles_and_fakirs() -> None:
    """FT-49, FT-D10"""
    table = turn("c3:B b3:B", hands={A: "fakir fakir"}).sow("c3", "b3 B")
    assert table.options() == ["fakirs 0", "fakirs 1", "fakirs 2"]
    assert table.why("fakirs 3") == "FT-49"
    table.play("fakirs 1")
    assert (table.gold(A), table.fakirs(A)) == (50 + 3 * 4, 1)
    assert table.state.stock[BAG + 3] == 18


def test_assassins_reach_no_farther_than_their_number() -> None:
    """FT-50, FT-51: range is a maximum, ownership does not matter, distance by edges (trap 1)."""
    table = turn("c3:R d3:R d2:Y e4:W f4:G a1:B", camels={B: "d2"}).sow("c3", "d3 R")
    assert table.options() == ["kill-on d2", "kill-on e4"]
    assert table.why("kill-on f4") == "FT-50"
    assert table.why("kill-on d4") == "FT-50"


def test_assassins_reach_opponents_at_any_distance() -> None:
    """FT-50, FT-53"""
    table = turn("c3:R d3:R", viziers={A: 2, B: 1}, elders={C: 2}).sow("c3", "d3 R")
    assert table.options() == ["kill-before 2", "kill-before 3"]
    assert table.why("kill-before 1") == "FT-53"
    assert table.why("kill-before 4") == "FT-50"
    table.play("kill-before 3")
    assert (table.elders(C), table.state.stock[BAG + 1]) == (1, 19)


def test_boaz_protects_what_is_in_front() -> None:
    """FT-53, FT-83: not the meeples on the owner's tiles."""
    table = turn("c3:R d3:R d2:Y", djinns={B: "boaz"}, viziers={B: 2, C: 1}, camels={B: "d2"}).sow(
        "c3", "d3 R"
    )
    assert table.options() == ["kill-on d2", "kill-before 3"]
    assert table.why("kill-before 2") == "FT-83"


def test_a_kill_is_compulsory_only_with_a_target() -> None:
    """FT-52, FT-D13: discarding Fakirs is never compulsory."""
    table = turn("a1:R b1:R f5:W", hands={A: "fakir " * 7}).sow("a1", "b1 R")
    assert table.options() == [f"fakirs {number}" for number in range(7)]
    table.play("fakirs 0")
    assert (table.meeples("f5"), table.fakirs(A)) == ("W", 7)
    assert "no" not in turn("a1:R b1:R c1:W d1:W").sow("a1", "b1 R").options()


def test_the_killed_go_to_the_bag() -> None:
    """FT-54, FT-D14"""
    table = turn("c3:R d3:R d2:YW").sow("c3", "d3 R")
    assert table.options() == ["victim vizier", "victim elder"]
    assert table.why("victim merchant") == "FT-50"
    assert table.why("victims vizier+elder") == "FT-91"
    table.play("victim elder")
    assert (table.meeples("d2"), table.state.stock[BAG + 1]) == ("Y", 20)


def test_the_kill_claims_an_emptied_tile_without_its_action() -> None:
    """FT-55, trap 5"""
    table = turn("c3:R d3:R e3:Y").sow("c3", "d3 R")
    assert (table.owner("d3"), table.owner("e3"), table.palms("e3")) == (A, A, 0)
    assert table.camels(A) == 6
    table = turn("c3:R d3:R e3:Y", camels={B: "e3"}).sow("c3", "d3 R")
    assert (table.owner("e3"), table.camels(A)) == (B, 7)


def test_the_claim_of_step_3_comes_first() -> None:
    """FT-56"""
    table = turn("c3:R d3:R e3:Y", camels={A: "a1 b1 c1 d1 e1 f1 a5"}).sow("c3", "d3 R")
    assert (table.owner("d3"), table.owner("e3")) == (A, None)


def test_useless_fakirs_are_not_offered() -> None:
    """FT-57, FT-D11"""
    table = turn("c3:R d3:R d1:YY e4:W", hands={A: "fakir fakir"}).sow("c3", "d3 R")
    assert table.asked == "D-KILL-TARGET"
    table = turn("a5:R a4:R f4:Y", hands={A: "fakir " * 5}).sow("a5", "a4 R")
    assert table.options() == [f"fakirs {number}" for number in range(4)]
    assert table.why("fakirs 4") == "FT-57"


def test_builders_without_blue_tiles_ask_nothing() -> None:
    """FT-57, FT-86"""
    table = turn("a1:B b1:B f5:G", hands={A: "fakir"}, djinns={A: "echidna"}, elders={A: 2})
    red = {0, 1, 2, 6, 7, 8}
    table.state.faces = tuple(OASIS if cell in red else face for cell, face in enumerate(table.state.faces))
    table.step("start a1", "drop b1 builder")
    assert table.asked not in ("D-ECHIDNA", "D-BUILDER-FAKIRS")
    assert table.gold(A) == 50


def test_echidna_is_asked_before_the_fakirs() -> None:
    """FT-85, FT-86, FT-D9"""
    table = turn("c3:B b3:B", djinns={A: "echidna"}, elders={A: 2}, hands={A: "fakir"}).sow("c3", "b3 B")
    assert table.options() == ["pay elder-elder", "pay elder-fakir", "no"]
    assert table.why("pay elder") == "FT-72"
    table.play("pay elder-elder", "fakirs 1")
    assert table.gold(A) == 50 + 2 * (2 + 1) * 4
    table = turn("c3:B b3:B", djinns={A: "echidna"}, elders={A: 2}).sow("c3", "b3 B").play("no")
    assert (table.gold(A), table.elders(A)) == (58, 2)


def test_ibus_kills_two_at_one_place() -> None:
    """FT-91, FT-92, FT-D12"""
    given = {"djinns": {A: "ibus"}, "elders": {A: 1}, "viziers": {B: 1}}
    table = turn("c3:R d3:R d2:YY e3:W", **given).sow("c3", "d3 R")
    assert (table.asked, table.options()) == ("D-IBUS", ["pay elder", "no"])
    table.play("pay elder")
    assert (table.meeples("d2"), table.owner("d2"), table.elders(A)) == ("", A, 0)
    table = turn("c3:R d3:R d2:Y e3:W", **given).sow("c3", "d3 R")
    assert table.asked == "D-KILL-TARGET"


def test_ibus_needs_targets_with_two() -> None:
    """FT-92"""
    table = turn("c3:R d3:R d2:YYG e3:W", djinns={A: "ibus"}, elders={A: 1}, viziers={B: 1, C: 2}).sow(
        "c3", "d3 R"
    )
    table.play("pay elder")
    assert table.options() == ["kill-on d2", "kill-before 3"]
    assert table.why("kill-on e3") == "FT-92"
    assert table.why("kill-before 2") == "FT-92"
    table.play("kill-on d2")
    assert table.options() == ["victims vizier+vizier", "victims vizier+merchant"]
    assert table.why("victim vizier") == "FT-91"
    table.play("victims vizier+merchant")
    assert (table.meeples("d2"), table.owner("d2")) == ("Y", None)


def test_kandicha_draws_for_merchants() -> None:
    """FT-94"""
    table = (
        turn("c3:R d3:R d2:GG", djinns={A: "kandicha ibus"}, elders={A: 1})
        .sow("c3", "d3 R")
        .play("pay elder")
    )
    assert table.asked == "chance"
    table.step("card silk")
    assert table.asked == "chance"
    table.step("card ivory")
    assert (table.hand(A), table.known(A), table.unknown(A)) == ({"ivory": 1, "silk": 1}, {}, 2)
    assert table.owner("d2") == A


def test_kandicha_earns_at_the_victims_tile() -> None:
    """FT-95, FT-86, trap 10: the block of the killed Builder's tile, not doubled by Echidna."""
    table = turn("e1:R f1:R e2:B", djinns={A: "kandicha echidna"}, elders={A: 3}).sow("e1", "f1 R")
    assert table.gold(A) == 53
    assert table.elders(A) == 3


def test_kandicha_captures_viziers_and_elders() -> None:
    """FT-96: on a tile, where the capture claims the tile, and before an opponent; killed Assassins give nothing."""
    table = turn("c3:R d3:R d2:W", djinns={A: "kandicha"}).sow("c3", "d3 R")
    assert (table.elders(A), table.owner("d2"), table.state.stock[BAG + 1]) == (1, A, 19)
    table = turn("c3:R d3:R", djinns={A: "kandicha"}, viziers={B: 1}).sow("c3", "d3 R")
    assert (table.viziers(A), table.viziers(B)) == (1, 0)
    table = turn("c3:R d3:RY d2:R", djinns={A: "kandicha"}).sow("c3", "d3 R").play("kill-on d2")
    assert (table.gold(A), table.hand(A)) == (50, {})


def test_kandicha_works_for_her_owner_only() -> None:
    """FT-94 to FT-96 are about the owner's own Assassins."""
    table = turn("c3:R d3:R d2:W", djinns={B: "kandicha"}).sow("c3", "d3 R")
    assert (table.elders(A), table.elders(B), table.state.stock[BAG + 1]) == (0, 0, 20)


def test_nekir_is_paid_once_per_action() -> None:
    """FT-104, FT-105, trap 10"""
    table = (
        turn("c3:R d3:R d2:YY", djinns={A: "ibus nekir"}, elders={A: 1}).sow("c3", "d3 R").play("pay elder")
    )
    assert table.gold(A) == 51
    table = turn("c3:R d3:R d2:YG", djinns={A: "ibus kandicha", B: "nekir"}, elders={A: 1}).sow("c3", "d3 R")
    table.play("pay elder", "card fish")
    assert (table.viziers(A), table.gold(B)) == (1, 52)
    table = turn("c3:R d3:R d2:Y", djinns={A: "kandicha", B: "nekir"}).sow("c3", "d3 R")
    assert table.gold(B) == 50


def test_order_inside_a_kill() -> None:
    """FT-76: victims, Kandicha, Nekir, claim."""
    table = turn("c3:R d3:R d2:G", djinns={A: "kandicha", B: "nekir"}).step("start c3")
    table.state.log = []
    table.play("drop d3 assassin", "card fish")
    words = [GAME.kinds[kind].word for kind, _, _ in table.state.log]
    assert words[words.index("killed") :] == ["killed", "drew", "drew-card", "income", "claimed"]
