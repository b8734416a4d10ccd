"""Visits to the palaces: AR-48 to AR-56, AR-62 to AR-71, AR-77 to AR-86."""

import json

import pytest
from alrashid_table import GAME, A, B, C, D, Table

from caravanserai.games.alrashid.turn import AfterResolving

ALL_VISITS = ["none", "service", "title", "favour", "service+title", "service+favour", "title+favour"]
RICH = (5, 5, 5, 5, 5)


def visit(palace: str, *goods: int, seats: int = 4, **options: object) -> Table:
    """A visits the palace alone, at rank 1."""
    table = Table(seats, **options).goods(A, *(goods or RICH)).stand(palace, A, "pasha")
    return table.turn()


def pay(table: Table) -> Table:
    while table.decision == "D-PAY":
        table.do(table.options()[-1])
    return table


def test_ar_48_visits_go_by_rank() -> None:
    """AR-48: visits go by rank."""
    table = Table(3).stand("lore", A, "sage").stand("lore", B, "merchant").stand("lore", C, "pasha").turn()
    table.do("resolve lore")
    seen = []
    while table.decision == "D-GUILD":
        seen.append((table.actor, table.s.stack[-1].rank))  # type: ignore[attr-defined]
        table.do("visit none")
    assert seen == [(C, 0), (B, 1), (A, 2)]


@pytest.mark.parametrize("palace", ["intrigue", "military", "lore", "commerce", "politics"])
def test_ar_49_one_or_two_of_three_actions(palace: str) -> None:
    """AR-49: one or two of three actions."""
    table = visit(palace).do(f"resolve {palace}")
    assert table.options() == [f"visit {actions}" for actions in ALL_VISITS]


@pytest.mark.parametrize("actions", ["none", "favour"])
def test_ar_50_no_primary_action_costs_dishonor(actions: str) -> None:
    """AR-50: no primary action costs dishonor."""
    table = pay(visit("politics").do("resolve politics", f"visit {actions}"))
    assert table.owns(A) == (0, int(actions == "favour"), 1)
    assert pay(visit("politics").do("resolve politics", "visit service")).owns(A)[2] == 0


def test_ar_51_only_what_can_be_paid() -> None:
    table = visit("politics", 1, 1, 1, 1, 0).do("resolve politics")
    assert table.options() == ["visit none", "visit favour"]
    assert table.why("visit service") == "AR-51"
    assert table.why("visit title") == "AR-51"


def test_ar_52_the_sum() -> None:
    """AR-52: the sum."""
    table = visit("politics").do("resolve politics", "visit service+title", "buy economist")
    assert GAME.view(table.s, None)["visit"]["price"] == 26
    table = visit("lore").do("resolve lore", "visit service+favour")
    assert GAME.view(table.s, None)["visit"]["price"] == 7


def test_ar_54_order_of_effects() -> None:
    """AR-54: order of effects."""
    table = visit("military", 0, 2, 0, 0, 0).do("resolve military", "visit service+favour")
    assert (table.decision, table.s.stack[-1].left) == ("D-DRAW", 3)  # type: ignore[attr-defined]
    table.do("draw red", "value 2", "draw red", "value 2", "draw red", "value 2")
    assert table.decision == "D-GENERAL"
    table = pay(visit("lore").do("resolve lore", "visit title+favour", "buy enchanter"))
    words = [word for word, _ in table.told]
    assert words.index("favour") < words.index("bought") < words.index("dishonor")


def test_ar_55_one_title_still_lying_there() -> None:
    table = Table(2).goods(A, *RICH).title(B, "trader").stand("commerce", A, "sage").turn()
    table.do("resolve commerce", "visit title")
    assert table.options() == ["buy hardwood-importer", "buy pottery-importer", "buy metal-importer"]
    assert table.why("buy trader") == "AR-55"
    assert table.why("buy banker") == "AR-55"


def test_ar_56_duplicate_titles() -> None:
    table = Table(4).goods(A, *RICH).title(A, "trader").stand("commerce", A, "sage").turn()
    assert "buy trader" in table.do("resolve commerce", "visit title").options()
    table = (
        Table(4, duplicate_titles="forbidden")
        .goods(A, *RICH)
        .title(A, "trader")
        .stand("commerce", A, "sage")
        .turn()
    )
    table.do("resolve commerce", "visit title")
    assert "buy trader" not in table.options()
    assert table.why("buy trader") == "AR-56"


def test_ar_56_each_copy_is_used_by_itself() -> None:
    """AR-56: each copy is used by itself."""
    table = (
        Table()
        .title(A, "trader", "trader")
        .goods(A, hardwood=5)
        .stand("lore", A, "sage")
        .stand("sanmatia", A, "sage")
    )
    table.turn().do("activate trader", "barter hardwood pottery metal", "resolve lore", "visit none")
    table.do("activate trader", "barter hardwood pottery metal", "resolve sanmatia", "pick", "stop")
    assert table.has(A) == [3, 2, 2, 0, 0]


def test_ar_62_and_ar_65_a_note_lowers_the_title_and_returns() -> None:
    """AR-62, AR-65 AR-114 Five instead of three with a Banker; a second one adds nothing."""
    for bankers, price in ((0, 12), (1, 10), (2, 10)):
        table = visit("politics").title(A, *["banker"] * bankers).notes(A, 2)
        table.do("resolve politics", "visit title", "buy economist")
        supply = table.s.notes
        table.do("spend note")
        assert GAME.view(table.s, A)["visit"]["price"] == price
        assert table.s.notes == supply + 1
    table = visit("al-rashid", 0, 0, 0, 0, 0).notes(A, 1).do("resolve al-rashid", "court title")
    assert "buy treasurer" in table.options()
    assert "buy agha" not in table.options()


def test_ar_63_notes_lower_titles_only() -> None:
    """AR-63: notes lower titles only."""
    table = visit("lore", 4, 0, 0, 0, 0).notes(A, 3).do("resolve lore")
    assert table.why("visit service") == "AR-51"
    assert table.options() == ["visit none", "visit title", "visit favour"]


def test_ar_64_never_below_0() -> None:
    """AR-64: never below 0."""
    table = visit("military", 0, 0, 0, 0, 0).title(A, "banker").notes(A, 1)
    table.do("resolve military", "visit service+title", "buy negotiator", "spend note")
    assert table.decision == "D-DRAW"


def test_ar_66_notes_are_no_goods() -> None:
    """AR-66: notes are no goods."""
    table = visit("lore", 0, 0, 0, 0, 0).notes(A, 5).do("resolve lore")
    assert table.options() == ["visit none"]


@pytest.mark.parametrize(
    ("palace", "prices", "pawn"),
    [("lore", (5, 7, 9), 2), ("commerce", (8, 10, 12), 1), ("politics", (11, 13, 15), 0)],
)
def test_ar_67_pawns_for_sale(palace: str, prices: tuple[int, ...], pawn: int) -> None:
    """AR-67: pawns for sale."""
    table = Table(3).stand(palace, A, "pasha").stand(palace, B, "merchant").stand(palace, C, "sage")
    for seat in range(3):
        table.goods(seat, *RICH)
    table.turn().do(f"resolve {palace}")
    for seat in range(3):
        table.do("visit service")
        assert GAME.view(table.s, None)["visit"]["price"] == prices[seat]
        box = table.box(seat)[pawn]
        pay(table)
        assert table.box(seat)[pawn] == box - 1


def test_ar_68_the_family_is_complete() -> None:
    table = visit("lore").family(A, 1, 1, 6)
    table.s.pawns[3] -= 1
    table.do("resolve lore")
    assert "visit service" not in table.options()
    assert table.why("visit service") == "AR-68"


def test_ar_69_tokens_by_rank() -> None:
    """AR-69: tokens by rank."""
    table = (
        Table(3)
        .stand("military", A, "pasha")
        .stand("military", B, "merchant")
        .stand("military", C, "sage")
        .turn()
    )
    table.do("resolve military")
    for _ in range(3):
        table.do("visit service")
        while table.decision == "D-DRAW" or table.actor < 0:
            table.do(table.options()[0])
    assert [len(table.s.hands[seat]) for seat in range(3)] == [3, 2, 1]


def test_ar_70_services_without_effect_count() -> None:
    """AR-70: services without effect count."""
    table = Table().stand("military", A, "sage")
    table.piles("red", (0, 0, 0), (0, 0, 0)).piles("blue", (0, 0, 0), (0, 0, 0))
    table.s.hands[B] = tuple(sorted([0, 2, 3, 5] * 8 + [1, 4] * 16))
    table.turn().do("resolve military", "visit service")
    assert table.decision == "D-AFTER"
    assert table.dishonor() == [0, 0, 0, 0]
    assert "activate recruiter" not in table.title(A, "recruiter").options()
    assert table.why("activate recruiter") == "AR-102"


def test_ar_71_the_intrigue_service_waits() -> None:
    """AR-71: the intrigue service waits."""
    table = (
        Table(3)
        .stand("intrigue", A, "pasha")
        .stand("intrigue", B, "merchant")
        .stand("intrigue", C, "sage")
        .turn()
    )
    table.camp("silk-road", "red-3").do("resolve intrigue", "visit service", "visit service", "visit service")
    steps = []
    while table.decision == "D-SPY":
        steps.append(table.actor)
        table.do("pass")
    assert steps == [A, B, C, A, B, A]


def test_ar_77_the_general() -> None:
    """AR-77: the general."""
    table = visit("military", 1, 0, 0, 0, 1).do("resolve military", "visit favour")
    assert table.options() == ["give hardwood", "give silk"]
    table.do("give silk", "draw blue", "value 4")
    assert table.holds(A) == ["blue-4"]
    assert table.has(A) == [1, 0, 0, 0, 0]


def test_ar_78_the_scholar() -> None:
    table = pay(visit("lore").do("resolve lore", "visit favour"))
    assert table.owns(A) == (1, 0, 1)
    table = visit("lore").notes(B, 12).do("resolve lore")
    assert "visit favour" not in table.options()
    assert table.why("visit favour") == "AR-78"


def test_ar_79_the_vizier() -> None:
    """AR-79: the vizier."""
    table = visit("commerce", 0, 0, 0, 1, 0).do("resolve commerce", "visit favour")
    assert table.options() == [f"swap spice {kind}" for kind in ("hardwood", "pottery", "metal", "silk")]
    assert table.why("swap spice spice") == "AR-4"
    assert table.do("swap spice metal").has(A) == [0, 0, 1, 0, 0]


def test_ar_80_the_qadi() -> None:
    table = visit("politics", 1, 0, 0, 0, 0).do("resolve politics", "visit favour")
    assert table.options() == ["pay hardwood 1"]
    assert pay(table).owns(A) == (0, 1, 1)
    table = visit("politics").influence(B, 24).do("resolve politics")
    assert table.why("visit favour") == "AR-80"


@pytest.mark.parametrize(("favour", "price"), [("general", 1), ("scholar", 3), ("vizier", 1), ("qadi", 2)])
def test_ar_81_the_favorite(favour: str, price: int) -> None:
    """AR-81: the favorite."""
    table = visit("intrigue").do("resolve intrigue", "visit favour", f"copy {favour}")
    assert GAME.view(table.s, A)["visit"]["price"] == price
    table = visit("intrigue", edition="italian").do("resolve intrigue", "visit favour", f"copy {favour}")
    assert GAME.view(table.s, A)["visit"]["price"] == 1


def test_ar_82_the_general_lapses() -> None:
    """AR-82 The service drew the last token: no good is given."""
    table = Table().goods(A, hardwood=2).stand("military", A, "pasha")
    table.piles("red", (1, 0, 0), (0, 0, 0)).piles("blue", (0, 0, 0), (0, 0, 0))
    table.s.hands[B] = tuple(sorted([0] * 7 + [2, 3, 5] * 8 + [1, 4] * 16))
    table.turn().do("resolve military", "visit service+favour", "draw red", "value 2")
    assert table.has(A) == [2, 0, 0, 0, 0]
    assert ("lapsed", {"seat": "@0", "favour": "general"}) in table.told
    assert table.decision == "D-AFTER"


def test_ar_82_no_general_without_tokens() -> None:
    table = Table().goods(A, hardwood=2).stand("military", A, "pasha")
    table.piles("red", (0, 0, 0), (0, 0, 0)).piles("blue", (0, 0, 0), (0, 0, 0))
    table.s.hands[B] = tuple(sorted([0, 2, 3, 5] * 8 + [1, 4] * 16))
    table.turn().do("resolve military")
    assert table.why("visit favour") == "AR-82"


def test_ar_83_shut_out_whatever_the_dominance() -> None:
    """AR-83: shut out whatever the dominance."""
    table = Table(3).stand("al-rashid", A, "sage").stand("al-rashid", B, "pasha").turn()
    table.do("resolve al-rashid")
    assert table.dishonor() == [2, 0, 0]
    assert table.row("al-rashid") == (B,)
    assert table.actor == B


def test_ar_84_neither_costs_nothing() -> None:
    """AR-84: neither costs nothing."""
    table = visit("al-rashid").do("resolve al-rashid")
    assert table.options() == ["court none", "court benevolence", "court title", "court benevolence+title"]
    assert table.do("court none").dishonor() == [0, 0, 0, 0]


def test_ar_85_benevolence_cannot_pay() -> None:
    """AR-85: benevolence cannot pay."""
    table = visit("al-rashid", 2, 0, 0, 0, 0).do("resolve al-rashid")
    assert table.why("court benevolence+title") == "AR-51"
    table.do("court benevolence")
    assert table.options() == [f"gain {kind}" for kind in ("hardwood", "pottery", "metal", "spice", "silk")]


def test_ar_86_takers_come_first() -> None:
    """AR-86: takers come first."""
    table = (
        Table(4)
        .stand("al-rashid", D, "pasha", "sage")
        .stand("al-rashid", B, "pasha")
        .stand("al-rashid", C, "pasha")
    )
    table.turn().do(
        "resolve al-rashid", "court benevolence", "gain silk", "court none", "court benevolence", "gain silk"
    )
    assert table.s.next_order == (D, C, A, B)
    assert table.s.order == (A, B, C, D)


def test_the_same_visit_of_the_same_player_is_never_repeated() -> None:
    """AR-30 Each once, however many pawns."""
    table = visit("lore").stand("lore", A, "sage").do("resolve lore", "visit none")
    assert isinstance(table.s.stack[-1], AfterResolving)


def test_choices_say_what_to_click_and_what_it_costs() -> None:
    """AR-52 The price of every option stands in its arguments."""
    table = visit("lore", 5, 5, 5, 5, 5).notes(A, 1).do("resolve lore")
    prompt = GAME.prompt(table.s, A)
    shown = {choice["args"]["actions_id"]: choice for choice in prompt["choices"]}
    assert shown["service-and-favour"]["at"] == ["service-lore", "favour-lore"]
    assert shown["service-and-favour"]["args"]["price"] == 7
    assert (shown["title"]["args"]["price"], shown["title"]["args"]["exact_id"]) == (3, "no")
    assert GAME.prompt(table.s, B)["choices"] == []
    table.do("visit title", "buy banker")
    answers = {
        choice["args"]["answer_id"]: choice["args"]["price"] for choice in GAME.prompt(table.s, A)["choices"]
    }
    assert answers == {"note": 3, "nothing": 6}


def test_things_to_click_are_in_the_view() -> None:
    """Every id of a choice that is not made by rule stands in the view."""
    table = visit("al-rashid").do("resolve al-rashid")
    text = json.dumps(GAME.view(table.s, A))
    for choice in GAME.prompt(table.s, A)["choices"]:
        for thing in choice["at"]:
            assert f'"{thing}"' in text
