"""The worked examples AR-E1 to AR-E18: paying, ranks, placement, spies, visits and prices."""

import pytest
from alrashid_table import GAME, A, B, C, D, Table

from caravanserai.games.alrashid.board import AREAS
from caravanserai.games.alrashid.payment import payments, worth
from caravanserai.games.alrashid.state import ranks


@pytest.mark.parametrize(
    ("goods", "value"),
    [((1, 2, 0, 0, 1), 7), ((1, 1, 2, 0, 2), 13), ((2, 2, 2, 2, 2), 30), ((5, 0, 0, 0, 0), 5)],
)
def test_ar_e1_value_of_goods(goods: tuple[int, ...], value: int) -> None:
    assert worth(list(goods), 0) == value


def test_ar_e2_one_payment_of_all_goods() -> None:
    assert payments([1, 2, 1, 1, 2], 18, ()) == [(1, 2, 1, 1, 2)]


def test_ar_e3_four_payments() -> None:
    assert payments([3, 2, 1, 1, 1], 14, ()) == [
        (1, 1, 1, 1, 1),
        (3, 2, 0, 1, 1),
        (3, 2, 1, 0, 1),
        (3, 2, 1, 1, 0),
    ]


def test_ar_e4_the_excess_is_lost() -> None:
    assert payments([2, 1, 1, 0, 0], 5, ()) == [(1, 1, 1, 0, 0)]


def test_ar_e5_one_sum() -> None:
    table = Table().goods(A, 1, 1, 1, 1, 1).stand("commerce", A, "merchant").turn().do("resolve commerce")
    table.do("visit service+title", "buy metal-importer")
    table.do("pay hardwood 1", "pay pottery 1", "pay metal 1", "pay spice 1", "pay silk 1")
    assert table.has(A) == [0] * 5
    assert table.reserve(A) == [1, 2, 1]
    assert table.options() == ["activate metal-importer", "end"]


def test_ar_e6_dominance_and_ties() -> None:
    table = Table().stand("lore", A, "merchant").stand("lore", B, "pasha").stand("lore", C, "sage")
    assert ranks(table.s, AREAS.index("lore")) == [B, A, C]
    table = (
        Table()
        .stand("lore", A, "sage")
        .stand("lore", B, "merchant", "sage")
        .stand("lore", C, "merchant", "sage")
    )
    assert ranks(table.s, AREAS.index("lore")) == [B, C, A]


def test_ar_e7_rank_four_takes_the_pawn_back() -> None:
    table = Table().stand("military", A, "sage").stand("military", B, "sage")
    table.stand("military", C, "merchant", "sage").stand("military", D, "merchant").turn().do(
        "resolve military"
    )
    assert table.reserve(B) == [1, 1, 1]
    actors = []
    while table.decision == "D-GUILD":
        actors.append(table.actor)
        table.do("visit none")
    assert actors == [C, D, A]
    assert table.dishonor() == [1, 0, 1, 1]


def test_ar_e8_the_stack_keeps_its_place() -> None:
    table = Table().family(A, 1, 1, 3)
    table.stand("military", A, "sage").stand("military", B, "merchant").stand("military", A, "sage", "sage")
    assert ranks(table.s, AREAS.index("military")) == [A, B]


def placing(table: Table) -> Table:
    from caravanserai.games.alrashid.placement import start_placement
    from caravanserai.games.alrashid.turn import Resolution

    table.s.stack[:] = [Resolution()]
    start_placement(table.s)
    table.s.settle()
    return table


def test_ar_e9_limits_of_placement() -> None:
    table = placing(Table(2).family(A, 1, 2, 2)).do("place merchant lore", "place sage sanmatia")
    options = table.options()
    assert "place pasha lore" not in options
    assert "place merchant lore" not in options
    assert "place sage lore" in options
    assert [name for name in options if name.endswith(" al-rashid")] == ["place pasha al-rashid"]
    table.do("place pasha al-rashid", "place pasha lore")
    assert [name for name in table.options() if name.endswith(" al-rashid")] == ["place sage al-rashid"]


def placers(table: Table) -> list[int]:
    found = []
    while table.decision in ("D-PLACE", "D-PLACE-ASIDE"):
        found.append(table.actor)
        table.do(table.options()[0])
    return found


def test_ar_e10_diplomats_place_last() -> None:
    table = placing(Table(3).title(A, "diplomat")).do("aside merchant")
    assert placers(table) == [A, B, C, A, B, C, B, C, A]
    table = placing(Table(4).title(B, "diplomat").title(D, "diplomat")).do("aside pasha", "aside pasha")
    assert placers(table) == [A, B, C, D, A, B, C, D, A, C, B, D]


def test_ar_e11_spy_steps_skip_who_declined() -> None:
    table = (
        Table(3).stand("intrigue", B, "pasha").stand("intrigue", A, "merchant").stand("intrigue", C, "sage")
    )
    table.camp("silk-road", "red-3").turn().do("resolve intrigue")
    table.do("visit service", "visit none", "visit service")
    steps = []
    while table.decision == "D-SPY":
        steps.append(table.actor)
        table.do("pass")
    assert steps == [B, C, B, B]


def test_ar_e12_a_pawn_that_returns_stands_last() -> None:
    table = (
        Table(3)
        .stand("nilus-valley", B, "sage")
        .stand("nilus-valley", C, "sage")
        .stand("intrigue", B, "pasha")
    )
    table.s.resolved = 1 << AREAS.index("silk-road")
    table.turn().do("resolve intrigue", "visit service", "move sage nilus-valley")
    assert "to silk-road" not in table.options()
    assert table.why("to silk-road") == "AR-74"
    table.do("to sanmatia", "move sage sanmatia", "to nilus-valley")
    assert table.row("nilus-valley") == (C, B)
    assert ranks(table.s, AREAS.index("nilus-valley"))[0] == C


def test_ar_e13_favour_alone_costs_dishonor() -> None:
    def second() -> Table:
        table = Table(3).goods(C, hardwood=1).stand("commerce", A, "pasha").stand("commerce", C, "merchant")
        return table.turn().do("resolve commerce", "visit none")

    table = second().do("visit favour", "swap hardwood silk")
    assert table.has(C) == [0, 0, 0, 0, 1]
    assert table.owns(C)[2] == 1
    assert second().do("visit none").owns(C)[2] == 1


def test_ar_e14_the_favorite_copies_the_qadi() -> None:
    def visit(**options: object) -> Table:
        table = Table(**options).goods(A, hardwood=1, silk=1).stand("intrigue", A, "merchant").turn()
        return table.do("resolve intrigue", "visit service+favour", "copy qadi")

    table = visit()
    assert table.options() == ["pay hardwood 1"]
    table.do("pay hardwood 1", "pay pottery 0", "pay metal 0", "pay spice 0", "pay silk 1")
    assert table.owns(A) == (0, 1, 0)
    table = visit(edition="favorite-single-fee")
    assert table.options() == ["pay hardwood 0", "pay hardwood 1"]
    table.do("pay hardwood 0", "pay pottery 0", "pay metal 0", "pay spice 0", "pay silk 1")
    assert table.has(A) == [1, 0, 0, 0, 0]


def test_ar_e15_an_exchange_needs_a_good() -> None:
    def visit(metal: int) -> Table:
        return Table().goods(A, metal=metal).stand("intrigue", A, "merchant").turn().do("resolve intrigue")

    assert "visit favour" not in visit(1).options()
    assert visit(1).why("visit favour") in ("AR-51", "AR-61")
    table = visit(2).do("visit favour")
    assert table.options() == ["copy general", "copy vizier", "copy qadi"]
    table.do("copy vizier", "pay hardwood 0", "pay pottery 0", "pay metal 1", "pay spice 0", "pay silk 0")
    assert table.options() == [
        "swap metal hardwood",
        "swap metal pottery",
        "swap metal spice",
        "swap metal silk",
    ]


def test_ar_e16_no_change_is_given() -> None:
    table = (
        Table().title(A, "banker").notes(A, 1).goods(A, hardwood=1).stand("military", A, "merchant").turn()
    )
    supply = table.s.notes
    table.do("resolve military", "visit title+favour", "buy negotiator", "spend note")
    assert table.decision == "D-GENERAL"
    table.do("give hardwood", "draw red", "value 3")
    assert table.owns(A)[0] == 0
    assert table.s.notes == supply + 1
    assert table.holds(A) == ["red-3"]


def test_ar_e17_the_banker_being_bought_gives_3() -> None:
    table = (
        Table()
        .notes(A, 1)
        .goods(A, hardwood=3)
        .stand("lore", A, "merchant")
        .turn()
        .do("resolve lore", "visit title")
    )
    assert table.options() == ["buy banker"]
    table.do("buy banker")
    assert table.options() == ["spend note"]
    table.do("spend note")
    assert table.options() == ["pay hardwood 3"]
    table = (
        Table(3).notes(A, 1).goods(A, 3, 3, 3, 3, 3).stand("lore", B, "pasha").stand("lore", C, "merchant")
    )
    table.stand("lore", A, "sage").turn().do("resolve lore", "visit none", "visit none")
    table.do("visit service+title", "buy diplomat", "spend note")
    assert GAME.view(table.s, A)["visit"]["price"] == 14


def test_ar_e18_the_loremaster() -> None:
    def price(rank: int, palace: str, *actions: str, copies: int = 1) -> int:
        table = Table().title(A, *["loremaster"] * copies).notes(A, 1).goods(A, 4, 4, 4, 4, 4)
        if rank == 2:
            table.stand(palace, B, "pasha")
        table.stand(palace, A, "merchant").turn().do(
            f"resolve {palace}", *["visit none"] * (rank - 1), *actions
        )
        return int(GAME.view(table.s, A)["visit"]["price"])

    assert price(1, "politics", "visit service") == 8
    assert price(1, "politics", "visit service+title", "buy economist", "spend nothing") == 23
    assert price(1, "politics", "visit service+title", "buy economist", "spend note") == 20
    assert price(2, "commerce", "visit service") == 7
    assert price(1, "politics", "visit service", copies=2) == 5
