"""Paying: AR-53 and AR-57 to AR-61, proved by brute force."""

from itertools import product

from alrashid_table import GAME, A, B, Table
from hypothesis import given, settings
from hypothesis import strategies as st

from caravanserai.games.alrashid.board import BARTER
from caravanserai.games.alrashid.payment import completes, payments, top_kinds, worth
from caravanserai.games.alrashid.visit_reasons import layers, minimal

UP_TO_3 = list(product(range(4), repeat=5))
SETS = [subset for subset in product(range(2), repeat=5) if any(subset)]


def best_split() -> dict[tuple[int, ...], int]:
    """The best value over all ways to form sets of different kinds, by trying every set as one of them."""
    best: dict[tuple[int, ...], int] = {(0, 0, 0, 0, 0): 0}
    for goods in sorted(UP_TO_3, key=sum):
        if any(goods):
            best[goods] = max(
                BARTER[sum(chosen)] + best[tuple(g - c for g, c in zip(goods, chosen, strict=True))]
                for chosen in SETS
                if all(c <= g for g, c in zip(goods, chosen, strict=True))
            )
    return best


def test_ar_57_and_ar_60_layers_are_the_best_split() -> None:
    """AR-57, AR-60 Exhaustive for up to 3 of each kind: the engine's value, the layers, and the best of all splits agree."""
    for goods, value in best_split().items():
        assert worth(list(goods), 0) == value
        assert layers(goods or (0,)) == value


def test_ar_60_every_good_adds_value() -> None:
    """AR-60: every good adds value."""
    for goods in UP_TO_3:
        for kind in range(5):
            more = [number + (each == kind) for each, number in enumerate(goods)]
            assert worth(more, 0) > worth(list(goods), 0)


def by_definition(held: tuple[int, ...], price: int) -> list[tuple[int, ...]]:
    """AR-59 word for word: enough, and not enough with any single good less."""
    found = []
    for paid in product(*(range(number + 1) for number in held)):
        less = [
            tuple(number - (each == kind) for each, number in enumerate(paid))
            for kind in range(5)
            if paid[kind]
        ]
        if worth(list(paid), 0) >= price and all(worth(list(rest), 0) < price for rest in less):
            found.append(paid)
    return found


@settings(max_examples=60, deadline=None)
@given(st.tuples(*[st.integers(0, 4)] * 5), st.integers(1, 30))
def test_ar_58_and_ar_59_exactly_the_minimal_payments(held: tuple[int, ...], price: int) -> None:
    """AR-58, AR-59: and exactly the minimal payments."""
    wanted = by_definition(held, price)
    assert payments(list(held), price, ()) == wanted
    assert sorted(minimal(held, price)) == wanted
    assert bool(wanted) == (worth(list(held), 0) >= price)
    for kind in range(6):
        for begun in {paid[:kind] for paid in wanted}:
            filled = [*begun, *[0] * (5 - kind)]
            assert completes(list(held), 0, price, filled, kind, worth(filled, 0))


@settings(max_examples=60, deadline=None)
@given(st.tuples(*[st.integers(0, 4)] * 5), st.integers(1, 30))
def test_ar_61_a_good_is_left_exactly_if_the_price_allows(held: tuple[int, ...], price: int) -> None:
    """AR-61 AR-I11 The engine keeps back the value of one good; then no payment takes all goods."""
    spare = worth(list(held), 0) - top_kinds(list(held), 0)
    leaving = [paid for paid in by_definition(held, price) if paid != held]
    assert (spare >= price) == bool(leaving)
    if spare >= price:
        assert held not in by_definition(held, price)


@given(st.lists(st.integers(0, 60), min_size=5, max_size=5), st.integers(1, 30))
@settings(max_examples=30, deadline=None)
def test_ar_58_rich_players_pay_without_delay(held: list[int], price: int) -> None:
    """AR-58: rich players pay without delay."""
    for paid in payments(held, price, ()):
        assert worth(list(paid), 0) >= price
        assert worth(list(paid), 0) - top_kinds(list(paid), 0) < price


def test_ar_58_a_price_of_0_needs_no_payment() -> None:
    """AR-58: a price of 0 needs no payment."""
    table = Table().stand("military", A, "sage").turn().do("resolve military", "visit service")
    assert table.decision == "D-DRAW"


def test_ar_53_what_a_visit_brings_cannot_pay_it() -> None:
    """AR-53: what a visit brings cannot pay it."""
    table = Table().goods(A, hardwood=2).stand("al-rashid", A, "pasha").turn().do("resolve al-rashid")
    assert table.options() == ["court none", "court benevolence"]
    table = Table().goods(A, hardwood=4).stand("lore", A, "sage").turn().do("resolve lore")
    assert table.why("visit title+favour") == "AR-51"


def test_ar_59_payments_are_chosen_kind_by_kind() -> None:
    table = Table().goods(A, 3, 2, 1, 1, 1).stand("politics", A, "pasha").turn()
    table.do("resolve politics", "visit service")
    assert GAME.view(table.s, B)["visit"]["payments"] == [
        list(paid) for paid in payments([3, 2, 1, 1, 1], 11, ())
    ]
    shown = GAME.view(table.s, B)["visit"]
    assert shown["worth"] == [worth(list(paid), 0) for paid in shown["payments"]]
    assert shown["prices"] == {"service": 11, "title": None, "favour": 1}
    assert table.why("pay pottery 1") == "AR-59"
    assert table.why("pay hardwood 4") == "AR-58"
    seen = []
    while table.decision == "D-PAY":
        seen.append(len(table.options()))
        table.do(table.options()[0])
    assert len(seen) == 5
    assert worth(table.has(A), 0) < 19


def test_ar_52_a_visit_shows_what_each_part_costs() -> None:
    """AR-52: a visit shows what each part costs."""
    table = (
        Table()
        .goods(A, 3, 3, 3, 3, 3)
        .notes(A, 1)
        .stand("commerce", A, "pasha")
        .turn()
        .do("resolve commerce")
    )
    shown = GAME.view(table.s, B)["visit"]
    assert (shown["palace"], shown["rank"], shown["chosen"], shown["actions"]) == ("commerce", 1, False, [])
    assert shown["prices"] == {"service": 8, "title": None, "favour": 0}
    table.do("visit service+title", "buy metal-importer")
    assert GAME.view(table.s, B)["visit"]["prices"] == {"service": 8, "title": 7, "favour": 0}
    table.do("spend note")
    shown = GAME.view(table.s, B)["visit"]
    assert (shown["price"], shown["prices"]["title"]) == (12, 4)
