"""Years, placement, dominance, rounds and turns: AR-2, AR-3, AR-21 to AR-47."""

import pytest
from alrashid_table import GAME, A, B, C, D, Table, cs

from caravanserai.core.rollout import Dice, advance
from caravanserai.games.alrashid.placement import start_placement
from caravanserai.games.alrashid.state import State
from caravanserai.games.alrashid.turn import Resolution, Round, StartYear


def placing(table: Table) -> Table:
    table.s.stack[:] = [Resolution()]
    start_placement(table.s)
    table.s.settle()
    return table


def resolving(table: Table) -> Table:
    table.s.stack[:] = [Resolution()]
    table.s.settle()
    return table


def test_ar_2_simultaneous_things_go_in_turn_order() -> None:
    """AR-2: simultaneous things go in turn order."""
    table = Table(4, turn_order="3-1-0-2")
    table.title(A, "diplomat").title(D, "diplomat")
    placing(table)
    assert table.actor == D
    assert table.do("aside none").actor == A


def test_ar_3_a_declined_effect_is_lost_for_that_moment() -> None:
    """AR-3: a declined effect is lost for that moment."""
    table = resolving(Table().title(A, "informer").stand("sanmatia", A, "sage").stand("lore", B, "sage"))
    assert table.decision == "D-PAWN"
    table.do("pass")
    assert table.decision == "D-TURN"


def test_ar_21_five_years_and_four_year_ends() -> None:
    """AR-21 AR-134 Nothing happens after the fifth resolution phase."""
    state = GAME.new(2)
    assert isinstance(state, State)
    dice = Dice(5)
    while state.stack:
        advance(state, dice)
    assert (state.year, len(state.tiles)) == (5, 5)
    assert state.actor() == cs.OVER
    assert state.legal() == []


def test_ar_22_diplomats_come_first() -> None:
    """AR-22: diplomats come first."""
    table = placing(Table(3).title(B, "diplomat"))
    assert (table.actor, table.options()) == (B, ["aside pasha", "aside merchant", "aside none"])


def test_ar_23_one_pawn_each_until_all_are_placed() -> None:
    """AR-23: one pawn each until all are placed."""
    table = placing(Table(3).family(B, 1, 1, 3).family(C, 2, 1, 1))
    actors = []
    while table.decision == "D-PLACE":
        actors.append(table.actor)
        table.do(table.options()[-1])
    assert actors == [A, B, C, A, B, C, A, B, C, B, C, B]
    assert [sum(table.reserve(seat)) for seat in range(3)] == [0, 0, 0]


def test_ar_24_nobody_may_pass() -> None:
    table = placing(Table(2))
    assert table.why("pass") == "AR-24"
    assert table.why("resolve lore") == "AR-36"
    assert table.why("activate smuggler") == "AR-37"


def test_ar_25_one_big_pawn() -> None:
    table = placing(Table(2).family(A, 2, 2, 1)).do("place merchant lore", "place sage sanmatia")
    assert table.why("place merchant lore") == "AR-25"
    assert table.why("place pasha lore") == "AR-25"
    table.do("place sage lore")


def test_ar_26_the_court_wants_a_pasha() -> None:
    table = placing(Table(2))
    assert table.why("place merchant al-rashid") == "AR-26"
    assert table.why("place sage al-rashid") == "AR-26"
    table.do("place pasha al-rashid", "place sage lore")
    assert table.why("place pasha lore") == "AR-23"
    table.do("place sage al-rashid")


def test_ar_27_the_right_end_of_the_row() -> None:
    """AR-27: the right end of the row."""
    table = placing(Table(3).family(B, 1, 1, 2))
    table.do(
        "place sage lore", "place sage lore", "place merchant lore", "place pasha lore", "place sage lore"
    )
    assert table.row("lore") == (A, B, C)


def test_ar_28_and_ar_29_ranks_in_the_view() -> None:
    """AR-28, AR-29: and ranks in the view."""
    table = Table().stand("lore", A, "sage").stand("lore", B, "pasha", "sage").stand("lore", C, "sage")
    row = GAME.view(table.s, None)["palaces"][2]["row"]
    assert [(stack["seat"], stack["dominance"], stack["rank"]) for stack in row] == [
        (0, 1, 2),
        (1, 6, 1),
        (2, 1, 3),
    ]


def test_ar_30_and_ar_31_three_ranks_are_served_once() -> None:
    """AR-30, AR-31: and three ranks are served once."""
    table = (
        Table(5).stand("military", A, "sage").stand("military", B, "pasha").stand("military", C, "merchant")
    )
    table.stand("military", D, "merchant", "sage").stand("military", 4, "sage").turn().do("resolve military")
    assert table.reserve(4) == [1, 1, 1]
    assert table.reserve(A) == [1, 1, 1]
    seen = []
    while table.decision == "D-GUILD":
        seen.append(table.actor)
        table.do("visit none")
    assert seen == [B, D, C]
    assert table.dishonor() == [0, 1, 1, 1, 0]


def test_ar_32_ranks_are_fixed() -> None:
    """AR-32: ranks are fixed."""
    table = Table().goods(C, 3, 3, 3, 3, 3).stand("lore", A, "pasha").stand("lore", C, "merchant").turn()
    table.do("resolve lore", "visit none", "visit service")
    assert GAME.view(table.s, C)["visit"]["price"] == 7


def test_ar_33_plotters_before_informers_in_turn_order() -> None:
    """AR-33: plotters before informers in turn order."""
    table = Table().title(A, "informer").title(B, "plotter", "informer")
    table.stand("lore", B, "sage").stand("sanmatia", B, "merchant").stand("sanmatia", A, "sage").stand(
        "lore", A, "merchant"
    )
    resolving(table)
    assert (table.actor, table.s.stack[-1].rule) == (A, "AR-105")
    table.do("pass")
    assert (table.actor, table.s.stack[-1].rule) == (B, "AR-104")
    table.do("pass")
    assert (table.actor, table.s.stack[-1].rule) == (B, "AR-105")


def test_ar_34_and_ar_35_players_without_a_pawn_are_skipped() -> None:
    """AR-34 AR-35 They cannot activate a title either."""
    table = (
        Table(3)
        .title(B, "hardwood-importer")
        .stand("lore", C, "sage")
        .stand("sanmatia", A, "sage")
        .pending(Round(0))
    )
    table.s.settle()
    assert table.actor == A
    table.do("resolve sanmatia", "pick", "stop", "end")
    assert table.actor == C


def test_ar_36_one_area_and_at_most_one_activation() -> None:
    table = (
        Table()
        .title(A, "hardwood-importer", "metal-importer")
        .stand("lore", A, "sage")
        .stand("sanmatia", A, "sage")
    )
    table.turn().do("activate hardwood-importer")
    assert table.options() == ["resolve lore", "resolve sanmatia"]
    assert table.why("activate metal-importer") == "AR-36"
    table.do("resolve lore", "visit none")
    assert (table.actor, table.decision) == (A, "D-TURN")
    table = Table().title(A, "hardwood-importer").stand("lore", A, "sage").stand("sanmatia", A, "sage").turn()
    table.do("resolve lore", "visit none")
    assert table.options() == ["activate hardwood-importer", "end"]
    assert table.why("resolve sanmatia") == "AR-36"


def test_ar_37_no_activation_within_a_resolution() -> None:
    table = Table().title(A, "hardwood-importer").stand("lore", A, "sage").turn().do("resolve lore")
    assert table.why("activate hardwood-importer") == "AR-37"


def test_ar_38_after_the_own_last_pawn() -> None:
    """AR-38: after the own last pawn."""
    table = (
        Table().title(A, "pottery-importer").stand("lore", A, "sage").turn().do("resolve lore", "visit none")
    )
    assert table.do("activate pottery-importer").has(A) == [0, 1, 0, 0, 0]


def test_ar_39_any_occupied_area() -> None:
    table = Table().stand("lore", A, "sage").stand("politics", B, "sage").turn()
    assert table.options() == ["resolve lore", "resolve politics"]
    assert table.why("resolve sanmatia") == "AR-39"
    table.do("resolve politics")
    assert table.actor == B


def test_ar_40_and_ar_41_pawns_go_home_and_the_area_stays_empty() -> None:
    """AR-40 AR-I9 An area is resolved once a year."""
    table = Table(2).stand("sanmatia", A, "sage", "merchant").stand("lore", A, "pasha").turn()
    table.do("resolve sanmatia", "all metal", "end")
    assert table.reserve(A) == [0, 1, 1]
    assert GAME.view(table.s, A)["territories"][2]["resolved"]
    assert table.why("resolve sanmatia") == "AR-41"


def test_ar_42_the_phase_ends_with_the_last_pawn() -> None:
    """AR-42: the phase ends with the last pawn."""
    table = Table(2).stand("lore", A, "sage").turn().do("resolve lore", "visit none")
    assert table.decision == "D-AFTER"
    table.do("end")
    assert table.s.actor() == cs.CHANCE


def test_ar_43_and_ar_44_the_new_order_waits_for_the_round() -> None:
    """AR-43, AR-44: and the new order waits for the round."""
    table = Table(3).stand("al-rashid", C, "pasha").stand("lore", B, "sage").stand("lore", C, "sage").turn(A)
    table.stand("sanmatia", A, "sage", "merchant").do(
        "resolve al-rashid", "court benevolence", "gain silk", "end"
    )
    assert table.s.order == (A, B, C)
    assert table.s.next_order == (C, A, B)
    assert table.actor == B
    table.do("resolve lore", "visit none", "visit none", "end")
    assert table.s.order == (C, A, B)
    table.do("resolve sanmatia", "pick", "stop", "end", "tile year-4", "value 3", "value 3")
    assert (table.s.order, table.actor) == ((C, A, B), C)


def test_ar_44_the_order_stays_for_the_tie_break() -> None:
    """AR-44: the order stays for the tie break."""
    table = Table(2).year(5).stand("al-rashid", B, "pasha").turn(B)
    table.do("resolve al-rashid", "court benevolence", "gain silk", "end")
    assert table.s.order == (B, A)
    assert not table.s.stack


def test_ar_45_notes_are_refilled_in_order() -> None:
    """AR-45: notes are refilled in order."""
    table = Table(2).notes(B, 11).stand("lore", A, "sage").turn()
    for at in (5, 11, 17):
        table.s.lying[at] = 0
    table.s.wealth[8 + 5] += 3
    table.do("resolve lore", "visit none", "end")
    assert [table.s.lying[at * 6 + 5] for at in (0, 1, 2, 5)] == [1, 0, 0, 1]
    assert table.s.notes == 0


def test_ar_46_used_titles_become_ready() -> None:
    """AR-46: used titles become ready."""
    table = Table(2).title(A, "hardwood-importer").stand("lore", A, "sage").turn()
    table.do("activate hardwood-importer")
    assert GAME.view(table.s, A)["seats"][A]["titles"][0]["used"] == 1
    table.do("resolve lore", "visit none", "tile year-4", "value 2", "value 2")
    assert GAME.view(table.s, A)["seats"][A]["titles"][0]["used"] == 0


def test_ar_47_a_tile_is_used_once() -> None:
    """AR-47: a tile is used once."""
    table = Table(2).year(3).stand("lore", A, "sage").turn().do("resolve lore", "visit none", "end")
    assert table.options() == [f"tile year-{number}" for number in range(3, 9)]
    table.do("tile year-8")
    assert table.s.year == 4


@pytest.mark.parametrize("seats", [2, 5])
def test_ar_1_the_most_prestige_wins(seats: int) -> None:
    """AR-1: the most prestige wins."""
    table = (
        Table(seats)
        .family(1, 3, 4, 6)
        .year(5)
        .stand("lore", A, "sage")
        .turn()
        .do("resolve lore", "visit none", "end")
    )
    assert table.s.actor() == cs.OVER
    assert table.s.ranking()[0] == [1]
    assert ("over", {"each_seat": ["@1"]}) in table.told


def test_the_year_is_told() -> None:
    table = Table(2)
    table.s.log = []
    table.s.stack[:] = [StartYear()]
    table.s.settle()
    assert [GAME.kinds[event[0]].word for event in table.s.log] == ["year"]
