"""Spells on tokens, spaces and treasure: MO-87 to MO-104."""

import pytest
from morgenland_table import (
    artifact,
    asked,
    at,
    before_scoring,
    before_tent,
    cards,
    cave,
    heard,
    legal,
    owns,
    pass_all,
    piles,
    play,
    put,
    put_extra,
    scoring,
    stock,
    table,
    used,
)

from caravanserai.games.morgenland import GAME
from caravanserai.games.morgenland.board import SPELLS
from caravanserai.games.morgenland.fields import BIT, PIECE_COUNT
from caravanserai.games.morgenland.placement import may_enter
from caravanserai.games.morgenland.ranks import rank, strength_on
from caravanserai.games.morgenland.state import State


def blue_cave() -> State:
    """Cave blue with A 4 and a Doppelganger of 4, B 7 and a Carpet, C 6; A holds both eclipses."""
    s = table(4)
    cave(s, "cave-blue", 3, 2, 1)
    put(s, "A", "cave-blue", 4)
    put_extra(s, "A", "cave-blue", 11, 4)
    put(s, "B", "cave-blue", 7)
    put_extra(s, "B", "cave-blue", 8, 3)
    put(s, "C", "cave-blue", 6)
    cards(s, "D", "lunar-eclipse", "solar-eclipse")
    return scoring(s, "cave-blue")


def test_mo_e23_lunar_eclipse() -> None:
    """MO-E23, MO-94."""
    s = blue_cave()
    play(s, "cast lunar-eclipse")
    assert rank(s, 2) == [0, 2]
    assert [strength_on(s, each, 2) for each in range(3)] == [8, 0, 6]


def test_mo_e23_solar_eclipse() -> None:
    """MO-E23, MO-101: Carpets never go."""
    s = blue_cave()
    play(s, "cast solar-eclipse")
    assert rank(s, 2) == [1]
    assert strength_on(s, 1, 2) == 10


def test_mo_94_eclipse_spares_face_down_arrivals_and_needs_all_face_up() -> None:
    """MO-94, MO-84."""
    s = table(4)
    put(s, "B", "market", 5, up=True)
    put(s, "C", "market", 7)
    put(s, "B", "djinn", 9, up=True)
    cards(s, "A", "lunar-eclipse")
    before_scoring(s)
    play(s, "cast lunar-eclipse")
    assert strength_on(s, 1, 6) == 0, "djinn is the only target: the Market has a face-down token"
    assert strength_on(s, 1, 7) == 5


def test_mo_e24_last_shall_be_first() -> None:
    """MO-E24, MO-90, trap 9."""
    s = table(4, first="C")
    put(s, "A", "market", 9)
    put(s, "B", "market", 4)
    put(s, "C", "market", 5)
    put(s, "A", "guard", 5)
    cards(s, "D", "last-first", "alms")
    stock(s, "B", "r1")
    stock(s, "A", "r1")
    scoring(s, "market")
    play(s, "cast last-first")
    pass_all(s)
    assert asked(s) == "B D-MARKET"
    play(s, "pass")
    pass_all(s)
    play(s, "guard 6")
    pass_all(s)
    assert asked(s) == "A D-BRIBE"
    assert GAME.prompt(s, 0)["args"]["cost"] == 1
    t = table(4, first="C")
    put(t, "A", "room-1", 7, 2)
    put(t, "B", "room-1", 4)
    put(t, "C", "room-1", 4)
    t.reversed = 1
    assert rank(t, 10) == [2, 1, 0]


def test_mo_e25_baksheesh_token_by_token() -> None:
    """MO-E25, MO-89, trap 10."""
    s = table(4)
    (on_djinn,) = put(s, "B", "djinn", 9)
    (on_market,) = put(s, "B", "market", 8)
    put(s, "C", "guard", 9)
    put(s, "C", "cave-red", 8)
    stock(s, "B", "r2 w1")
    stock(s, "C", "g5")
    cards(s, "A", "baksheesh")
    before_scoring(s)
    play(s, "cast baksheesh")
    assert asked(s) == "B D-CITYTAX"
    assert legal(s) == ["pay-tax", "remove B#1"]
    paid = play(s.clone(), "pay-tax", "pay red 1", "pay white 1")
    assert at(paid, on_djinn) == "djinn"
    assert at(paid, on_market) == "removed", "1 left: it must go"
    assert owns(paid, "C") == "g5"
    play(s, "remove B#1")
    assert asked(s) == "B D-CITYTAX"
    play(s, "pay-tax", "pay red 2")
    assert at(s, on_market) == "market"
    assert owns(s, "B") == "w1"


def test_mo_e26_sultans_tax_is_all_or_nothing() -> None:
    """MO-E26, MO-102."""
    s = table(4)
    put(s, "B", "room-1", 9, 8)
    (hidden,) = put(s, "B", "room-3", 7)
    put(s, "B", "guard", 6)
    s.admitted, s.guard = 0b10, 3
    stock(s, "B", "r2")
    cards(s, "C", "sultans-tax")
    scoring(s, "room-2")
    assert asked(s) == "C D-REACT"
    told = heard(s, "cast sultans-tax")
    assert [word for word, _, _ in told].count("removed") == 3
    assert not any(word == "shown" for word, _, _ in told)
    assert at(s, hidden) in ("removed", "unplaced")


def test_mo_102_the_tax_can_be_paid() -> None:
    """MO-102, MO-85."""
    s = table(4)
    put(s, "B", "room-1", 9, 8)
    put(s, "D", "room-1", 9)
    stock(s, "B", "r2 w1")
    stock(s, "D", "g1")
    cards(s, "A", "sultans-tax")
    before_scoring(s)
    play(s, "cast sultans-tax")
    assert asked(s) == "B D-ROOMTAX"
    play(s, "pay-tax", "pay red 1", "pay white 1")
    assert asked(s) == "D D-ROOMTAX"
    play(s, "remove-all")
    assert owns(s, "D") == "g1"
    assert strength_on(s, 3, 10) == 0


def test_mo_e27_sacrifice() -> None:
    """MO-E27, MO-97."""
    s = table(3, first="C")
    stock(s, "C", "r5 w4")
    stock(s, "A", "b5")
    stock(s, "B", "k7")
    cards(s, "B", "sacrifice")
    before_scoring(s)
    before = s.total(3)
    play(s, "cast sacrifice")
    assert asked(s) == "C D-PAY"
    assert legal(s) == ["pay red 3", "pay red 4", "pay red 5"]
    play(s, "pay red 3", "pay white 4")
    assert owns(s, "C") == "r2"
    assert (owns(s, "A"), owns(s, "B")) == ("", "")
    assert s.total(3) == before + 19


def test_mo_99_offering_takes_five() -> None:
    """MO-99."""
    s = table(3)
    stock(s, "A", "r6")
    cards(s, "A", "offering")
    before_scoring(s)
    play(s, "cast offering", "pay red 5")
    assert owns(s, "A") == "r1"


def test_mo_e28_smuggled_in() -> None:
    """MO-E28, MO-92."""
    s = table(3)
    put(s, "A", "djinn", 5)
    put(s, "A", "caravanserai", 5)
    cards(s, "C", "smuggled-in")
    artifact(s, "B", "carpet")
    before_tent(s)
    assert asked(s) == "C D-REACT"
    play(s, "cast smuggled-in")
    assert asked(s) == "B D-REACT"
    play(s, "use carpet")
    assert asked(s) == "* C-SPELL"
    play(s, "draw alms", "draw barter", "keep alms")
    assert s.spells[1] == BIT[1]
    assert s.spells[2] == BIT[17]
    assert rank(s, 7) == [2]


@pytest.mark.parametrize(("first", "expected"), [("A", [1, 2]), ("C", [2, 1])])
def test_mo_92_smuggler_ties_in_player_order(first: str, expected: list[int]) -> None:
    """MO-E28, MO-92: also under The Last Shall Be First; own tokens count if they rank higher."""
    s = table(3, first=first)
    s.smuggler, s.smuggled = 2, BIT[5]
    put(s, "B", "tent", 5)
    assert rank(s, 5) == expected
    s.reversed = 1
    assert rank(s, 5) == expected
    put(s, "C", "tent", 4)
    assert rank(s, 5) == [2, 1], "4 ranks higher when the lowest is first"
    s.reversed = 0
    assert rank(s, 5) == expected
    put(s, "C", "tent", 9)
    assert rank(s, 5) == [2, 1]


def test_mo_e30_dragon_flight() -> None:
    """MO-E30, MO-91."""
    s = table(4)
    stock(s, "D", "k24")
    artifact(s, "A", "carpet")
    cards(s, "B", "dragon-flight")
    before_scoring(s)
    play(s, "cast dragon-flight", "at cave-black")
    assert piles(s, "cave-black") == [4, 1, 0, 0]
    assert asked(s) == "A D-REACT"
    assert s.current == 3
    told = heard(s, "use carpet")
    assert ("won", {"seat": "@0", "space": "cave-black", "amount": 4, "kind": "kind-black"}, -1) in told
    assert piles(s, "cave-black")[:2] == [0, 1], "the 1 stays until clean-up"


def test_mo_e31_return_of_the_dragon() -> None:
    """MO-E31, MO-98."""
    s = table(3)
    cave(s, "cave-red", 5, 3)
    put(s, "B", "cave-red", 9)
    put(s, "C", "cave-red", 8)
    cards(s, "A", "return-of-the-dragon", "alms")
    before_scoring(s)
    play(s, "cast return-of-the-dragon")
    assert owns(s, "bank").startswith("r29")
    s.log = []
    play(s, "pass")
    words = [GAME.kinds[kind].word for kind, _, _ in s.log]
    assert words.count("shown") == 2, "the cave is still visited"
    s.log = None
    assert not may_enter(s, 0, 0)
    pass_all(s)
    assert owns(s, "B") == owns(s, "C") == ""


def test_mo_e35_teleportation() -> None:
    """MO-E35, MO-104, MO-84."""
    s = table(4)
    (token,) = put(s, "B", "room-1", 9)
    stock(s, "A", "b2")
    cards(s, "A", "teleportation")
    scoring(s, "market")
    play(s, "cast teleportation", "move market")
    assert strength_on(s, 1, 7) == 9
    assert at(s, token) == "market"
    assert s.up[1] & 1, "turned up on arrival"
    assert owns(s, "B") == "b2"
    assert owns(s, "A") == ""


def test_mo_104_the_caster_chooses_what_he_gives() -> None:
    """MO-104: 3 treasures of the caster's choice to the owner."""
    s = table(4)
    put(s, "B", "cave-red", 9, up=True)
    stock(s, "A", "r2 w2")
    cards(s, "A", "teleportation")
    before_scoring(s)
    play(s, "cast teleportation", "move caravanserai")
    assert asked(s) == "A D-PAY"
    play(s, "pay red 1", "pay white 2")
    assert owns(s, "B") == "r1 w2"


def test_mo_e41_straggler_out_of_a_scored_space() -> None:
    """MO-E41, MO-83, MO-95, trap 10."""
    s = table(4)
    put(s, "A", "cave-red", 9)
    cards(s, "A", "straggler")
    scoring(s, "djinn")
    play(s, "cast straggler", "move djinn")
    assert s.djinn == 0


def test_mo_e42_straggler_and_teleportation_meet() -> None:
    """MO-E42, MO-80, MO-81."""
    s = table(4, first="B")
    put(s, "B", "cave-red", 9)
    (token,) = put(s, "B", "market", 8)
    stock(s, "A", "r5")
    cards(s, "A", "teleportation")
    cards(s, "B", "straggler")
    before_scoring(s)
    play(s, "pass", "cast teleportation", "on B#2", "move room-1")
    assert asked(s) == "B D-REACT"
    told = heard(s, "cast straggler", "on B#2", "move room-1")
    assert at(s, token) == "room-1"
    assert ("resolved", {"seat": "@0", "spell": "teleportation", "effect_id": "none"}, -1) in told
    assert owns(s, "A") == "r5"
    assert s.discards == BIT[SPELLS.index("teleportation")] | BIT[SPELLS.index("straggler")]


def test_mo_e44_eye_for_an_eye() -> None:
    """MO-E44, MO-88, MO-17, MO-82."""
    s = table(4)
    put(s, "B", "market", 7)
    carpet = put_extra(s, "B", "market", 8, 3)
    used(s, "B", "carpet")
    (nine,) = put(s, "A", "room-1", 9)
    put(s, "A", "guard", 8)
    cards(s, "A", "eye-for-an-eye")
    scoring(s, "market")
    play(s, "cast eye-for-an-eye", "on B#c1")
    assert at(s, carpet) == "removed"
    assert s.used[1 * PIECE_COUNT + 3] == 1
    assert asked(s) == "B D-EYE"
    assert legal(s) == ["pass", "remove A#1"]
    assert not s.stack[-1].auto(s)
    play(s, "remove A#1")
    assert at(s, nine) == "removed"
    assert not s.up[0] & 1, "unseen"
