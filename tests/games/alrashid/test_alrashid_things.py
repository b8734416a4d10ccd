"""Every thing on the table says what it is, with the numbers of who looks, and betrays nothing."""

from itertools import combinations_with_replacement
from random import Random

import pytest
from alrashid_table import GAME, A, B, C, D, Table

from caravanserai.core.game import Card
from caravanserai.core.rollout import Dice, advance
from caravanserai.games.alrashid.board import AREAS, FAVOURS, GOODS, TITLES
from caravanserai.games.alrashid.things import SORTS
from caravanserai.text.catalogue import Catalogue

ENGLISH = Catalogue("en", GAME, ["Amina", "Idris", "Noor", "Samir", "Zaid"])


def card(table: Table, thing: str, seat: int | None = A) -> Card:
    """The card of a thing that there is."""
    found = GAME.card(table.s, seat, thing)
    assert found is not None, thing
    return found


def now(table: Table, thing: str, seat: int | None = A) -> list[str]:
    """What a thing costs or is worth now, in English."""
    return [ENGLISH.line(line) for line in card(table, thing, seat)["now"]]


def barter(goods: tuple[int, ...]) -> int:
    """AR-57 What goods are worth, by trying every way to part them into sets of different kinds."""
    rest = list(goods)
    if not any(rest):
        return 0
    best = 0
    kinds = [kind for kind in range(5) if rest[kind]]
    for bits in range(1, 1 << len(kinds)):
        taken = [kinds[at] for at in range(len(kinds)) if bits >> at & 1]
        left = tuple(number - (kind in taken) for kind, number in enumerate(rest))
        best = max(best, len(taken) * (len(taken) + 1) // 2 + barter(left))
    return best


def test_every_sort_of_thing_comes_up_in_play_and_has_a_card() -> None:
    seen: set[str] = set()
    for seed, start in enumerate([*(GAME.new(seats) for seats in GAME.seats), *GAME.scenarios()]):
        state, dice, number = start.clone(), Dice(seed), 0
        while state.stack:
            number += 1
            if number % 9 == 0:
                for viewer in (None, seed % state.seats):
                    for thing in GAME.things(state, viewer):
                        assert GAME.card(state, viewer, thing) is not None, thing
                        seen.add(thing)
            advance(state, dice)
    assert {thing.partition("-")[0] for thing in seen} == set(SORTS)
    assert {f"title-{title}" for title in TITLES} <= seen
    assert {f"area-{area}" for area in AREAS} <= seen
    assert {f"head-{favour}" for favour in ("favorite", *FAVOURS)} <= seen


@pytest.mark.parametrize(
    "thing",
    [
        "area",
        "area-nowhere",
        "stack-lore-0",
        "stack-lore-9",
        "pawn-lore-0-sage",
        "item-lore-silk",
        "item-silk-road-pottery",
        "camp-silk-road-0",
        "title-caliph",
        "titles-silk-road",
        "service-nilus-valley",
        "favour-al-rashid",
        "head-caliph",
        "owned-0-banker",
        "goods-9-silk",
        "goods-0-note",
        "note-x",
        "reserve-0-vizier",
        "hand-red-2",
        "backs-0-green",
        "seat-4",
        "pile-green",
        "supply-gold",
        "tile-year-8",
        "order-1",
        "year-2",
    ],
)
def test_what_is_not_there_has_no_card(thing: str) -> None:
    assert GAME.card(Table(4).s, A, thing) is None


def test_a_good_says_what_one_more_would_be_worth() -> None:
    """AR-57 By an independent calculation, for all small stocks."""
    for kinds in combinations_with_replacement(range(5), 4):
        goods = tuple(kinds.count(kind) for kind in range(5))
        table = Table(2).goods(A, *goods)
        for kind, name in enumerate(GOODS):
            more = tuple(number + (kind == each) for each, number in enumerate(goods))
            (line,) = card(table, f"supply-{name}")["now"]
            assert line["args"] == {"number": goods[kind], "value": barter(goods), "more": barter(more)}


def test_prices_of_services_are_those_of_the_own_rank() -> None:
    """AR-67, AR-111 Third in Commerce 12, with a Loremaster 9."""
    table = (
        Table(4).stand("commerce", B, "pasha").stand("commerce", C, "merchant").stand("commerce", A, "sage")
    )
    assert "At your rank 3 the service costs you 12." in now(table, "service-commerce")
    assert "At your rank 3 the service costs you 9." in now(table.title(A, "loremaster"), "service-commerce")
    assert "At your rank 1 the service costs you 8." in now(table, "area-commerce", B)
    assert not any("rank" in line for line in now(table, "area-commerce", D))
    assert now(table, "area-commerce", None) == ["Idris is first with 5, then Noor with 3 and Amina with 1."]


def test_services_that_give_by_rank() -> None:
    """AR-69, AR-71 3, 2 or 1."""
    table = Table(3).stand("military", B, "sage").stand("military", A, "sage").stand("intrigue", A, "pasha")
    assert "At your rank 2 you draw 2." in now(table, "service-military")
    assert "At your rank 1 you make 3 steps." in now(table, "service-intrigue")


def test_the_price_of_a_title_with_a_note() -> None:
    """AR-62, AR-64, AR-114."""
    table = Table(4)
    assert now(table, "title-banker")[1] == "It costs you 6."
    assert now(table.notes(A, 1), "title-banker")[1] == "With a Credit Note it costs you 3."
    assert now(table.title(A, "banker"), "title-smuggler")[1] == "With a Credit Note it costs you 0."
    assert now(table, "title-smuggler", None) == ["2 copies are left."]
    assert now(table.title(B, "smuggler", "smuggler"), "title-smuggler", None) == ["None is left."]


def test_titles_with_conditions_say_what_they_would_give() -> None:
    """AR-117 to AR-124, AR-129."""
    table = Table(4).family(A, 2, 3, 5).influence(A, 6).goods(A, 1, 1, 1, 1, 0)
    table.title(A, "strategist", "recruiter", "raider")
    worth = {"aide-to-the-qadi": 5, "steward-of-the-city": 0, "warehouse-keeper": 4, "favorites-maiden": 0}
    worth |= {"weapon-master": 6, "dean-of-the-academy": 5, "economist": 3, "counselor-to-the-caliph": 3}
    for title, points in worth.items():
        assert f"If the game ended now it would give you {points} PP." in now(table, f"title-{title}"), title
    assert "Now it would give you 2 influence." in now(table, "title-astrologist")
    table.s.influence = 1
    assert "Now it would give you 1 influence." in now(table, "title-astrologist")
    assert not any("four goods" in line for line in now(table, "title-silk-monopolist"))
    table.title(A, "spice-monopolist")
    assert any("four goods" in line for line in now(table, "title-silk-monopolist"))


def test_camps_are_counted_as_far_as_they_are_known() -> None:
    """AR-91 A 3 that A has seen and a hidden blue one: 2 to 4."""
    table = Table(3).camp("silk-road", "red-3", "red-4", seen=(A,)).camp("silk-road", "blue-4")
    assert now(table, "area-silk-road")[-2:] == [
        "The land mercenaries here count 7 together.",
        "The sea mercenaries here count 2 to 4 together.",
    ]
    assert "The land mercenaries here count 4 to 8 together." in now(table, "area-silk-road", B)
    assert ENGLISH.line(card(table, "camp-silk-road-0")["name"]) == "Land mercenary, 3, Silk Road"
    assert ENGLISH.line(card(table, "camp-silk-road-0", B)["name"]) == "Land mercenary, unknown, Silk Road"
    assert "Looked at by Amina." in now(table, "camp-silk-road-0", B)


def test_own_tokens_count_with_the_strategist() -> None:
    """AR-107 3 + 2 in blue, and 1 more each."""
    table = Table(3).hand(A, "blue-3", "blue-2", "red-4")
    assert now(table, "hand-blue-3") == ["Your sea mercenaries: 2, in a battle 5 together."]
    assert now(table.title(A, "strategist"), "hand-blue-2") == [
        "Your sea mercenaries: 2, in a battle 7 together."
    ]
    assert GAME.card(table.s, B, "hand-blue-3") is None
    assert now(table, "backs-0-blue", B) == ["Amina has 2."]


def test_a_family_says_where_its_points_come_from() -> None:
    """AR-135 2 Pashas, 1 Merchant, 1 Sage 9; Strategist 2; 6 influence 5."""
    table = Table(3).family(A, 2, 1, 1).title(A, "strategist").influence(A, 6)
    assert now(table, "seat-0") == ["16 PP now: pawns 9, titles 2, influence 5, dishonor 0."]
    assert now(table, "influence-0", B) == ["Amina has 6.", "5 PP now."]


def test_a_crisis_tile_names_its_territories() -> None:
    """AR-16 The tile of the third year: tile year-2 of the box."""
    table = Table(3).year(3)
    assert ENGLISH.line(card(table, "tile-year-2")["name"]) == "Crisis of year 3"
    assert now(table, "tile-year-2") == [
        "Land: Silk Road and Nilus Valley.",
        "Sea: Mare Indianum.",
        "6 year tiles are still face down.",
    ]
    french = Table(3, edition="crisis-french").year(3)
    assert now(french, "tile-year-2")[0] == "Land: Spice Road and Nilus Valley."


def test_the_options_of_a_table_are_told() -> None:
    """AR-81, AR-109, AR-113, AR-115."""
    assert now(Table(3), "favour-intrigue") == ["Price in all: General 1, Vizier 1, Qadi 2, Court Scholar 3."]
    single = Table(3, edition="favorite-single-fee")
    assert now(single, "head-favorite") == ["Price in all: General 1, Vizier 1, Qadi 1, Court Scholar 1."]
    for title, options in {
        "raider": {"raider": "colour"},
        "diplomat": {"edition": "diplomat-must"},
        "trader": {"edition": "trader-loose"},
    }.items():
        assert any("At this table" in line for line in now(Table(3, **options), f"title-{title}"))
        assert not any("At this table" in line for line in now(Table(3), f"title-{title}"))


def test_hidden_values_do_not_show() -> None:
    """Cards of a seat are the same whatever others hold and whatever lies face down unseen."""
    table = Table(3).hand(B, "red-2", "blue-4").camp("sanmatia", "red-4", "blue-2").turn()
    before = [GAME.card(table.s, A, thing) for thing in GAME.things(table.s, A)]
    for seed in range(8):
        other = GAME.determinize(table.s, A, Random(seed))
        assert [GAME.card(other, A, thing) for thing in GAME.things(other, A)] == before
