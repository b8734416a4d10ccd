"""The 21 spells: MO-79 to MO-106."""

import pytest
from morgenland_table import (
    artifact,
    asked,
    at,
    before_scoring,
    before_tent,
    cards,
    cave,
    has,
    heard,
    legal,
    no_lamp,
    offer,
    owns,
    pass_all,
    pile,
    piles,
    placing,
    play,
    put,
    put_extra,
    scoring,
    seat,
    stack_of,
    stock,
    table,
    turn,
    used,
)

from caravanserai.games.morgenland import GAME
from caravanserai.games.morgenland.artifacts import uses_left
from caravanserai.games.morgenland.board import ARTIFACTS, SPELLS
from caravanserai.games.morgenland.fields import BIT, EVERY_EYE, PIECE_COUNT
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


def test_mo_e45_barter() -> None:
    """MO-E45, MO-103."""
    s = table(4)
    stock(s, "D", "r20 w28 b29 k27 g29")
    stock(s, "A", "r4")
    cards(s, "A", "barter")
    before_scoring(s)
    play(s, "cast barter")
    assert legal(s) == ["barter red 1", "barter red 2", "barter red 3"]
    play(s, "barter red 3")
    assert owns(s, "A") == "r1 w1 k2"


def test_mo_103_barter_only_completable_amounts() -> None:
    """MO-103: zero of the first kind only if a later one can be returned."""
    s = table(4)
    stock(s, "A", "r2 w2")
    cards(s, "A", "barter")
    before_scoring(s)
    play(s, "cast barter")
    assert legal(s) == ["barter red 0", "barter red 1", "barter red 2"]
    play(s, "barter red 0")
    assert legal(s) == ["barter white 1", "barter white 2"]
    play(s, "barter white 2", "take red 1", "take blue 0", "take black 0", "take gold 1")
    assert owns(s, "A") == "r3 g1"


def test_mo_87_alms() -> None:
    """MO-87, MO-3: any three."""
    s = table(4)
    cards(s, "A", "alms")
    before_scoring(s)
    play(s, "cast alms", "take red 1", "take white 1", "take blue 0", "take black 0", "take gold 1")
    assert owns(s, "A") == "r1 w1 g1"


def test_mo_e40_open_secret() -> None:
    """MO-E40, MO-96, MO-82: all others lay face up, on the guard too."""
    s = table(3)
    put(s, "A", "cave-gold", 5, up=True)
    put(s, "C", "cave-gold", 8, up=True)
    put(s, "A", "market", 7, up=True)
    put(s, "B", "market", 6)
    s.secret = 1
    cards(s, "A", "lunar-eclipse")
    placing(s, "C", 5)
    play(s, "token 9", "place guard")
    assert s.up[2] & 2
    s2 = table(3)
    put(s2, "A", "cave-gold", 5, up=True)
    put(s2, "C", "cave-gold", 8, up=True)
    put(s2, "A", "market", 7, up=True)
    put(s2, "B", "market", 6)
    cards(s2, "A", "lunar-eclipse")
    turn(s2, 3)
    play(s2, "cast lunar-eclipse")
    assert strength_on(s2, 0, 4) == 0, "the only target"
    assert strength_on(s2, 0, 7) == 7


def test_mo_96_open_secret_is_cast_before_placing() -> None:
    """MO-96: start and turn windows only; the caster goes on face down."""
    s = table(3)
    cards(s, "B", "open-secret", "alms")
    put(s, "A", "guard", 1)
    turn(s, 1)
    play(s, "cast open-secret", "pass")
    assert asked(s) == "B D-TOKEN"
    play(s, "token 9", "place guard")
    assert s.up[1] == 0
    told = heard(s, "token 9", "place guard")
    assert ("placed-open", {"seat": "@2", "token": "@2#1", "space": "guard", "strength": 9}, -1) in told
    t = table(3)
    cards(t, "B", "open-secret")
    before_scoring(t)
    assert legal(t) == ["pass"]


def test_mo_100_close_sesame() -> None:
    """MO-100: nothing comes in, what is inside is scored and may leave."""
    s = table(4)
    put(s, "A", "market", 5)
    cards(s, "B", "close-sesame")
    turn(s, 1)
    play(s, "cast close-sesame", "at market")
    assert s.closed == 7
    assert asked(s) == "B D-TOKEN"
    play(s, "token 1")
    assert "place market" not in legal(s)
    assert GAME.why_not(s, 1, GAME.parse("place market")).rule == "MO-100"


# --- palace spells -----------------------------------------------------------------------------------


def buying(*stack: str) -> State:
    """A has paid in room 1 and holds Abracadabra."""
    s = table(4)
    pile(s, 1, *stack)
    offer_now(s, "carpet")
    put(s, "A", "room-1", 1)
    put(s, "A", "guard", 9)
    s.admitted, s.guard = 1, 3
    stock(s, "A", "r1")
    cards(s, "A", "abracadabra")
    scoring(s, "room-1")
    pass_all(s)
    play(s, "buy", "with red")
    return s


def offer_now(s: State, name: str, room: int = 1) -> None:
    s.offer[room - 1] = ARTIFACTS.index(name)


def test_mo_e32_abracadabra_takes_unseen() -> None:
    """MO-E32, MO-86, MO-78, trap 11."""
    s = buying("key", "scroll", "key")
    assert asked(s) == "A D-ABRA"
    play(s, "cast abracadabra")
    assert asked(s) == "A D-PICK"
    assert legal(s) == ["pick key", "pick scroll", "pick-offer"]
    before = s.scores()[0]
    told = heard(s, "pick scroll")
    assert has(s, "A", "scroll") == 1
    assert s.scores()[0] == before + 1
    assert s.offer[0] == 3, "the offer stays"
    assert stack_of(s, 1) == ["key", "key"]
    assert s.veiled == 0
    named = [(word, seen) for word, args, seen in told if args.get("artifact") == "scroll"]
    assert named == [("unseen-piece", 1)]
    assert GAME.view(s, 1)["seats"][0]["unseen"] == 1
    assert "scroll" not in GAME.view(s, 1)["seats"][0]["unused"]
    assert GAME.view(s, 0)["seats"][0]["unused"]["scroll"] == 1


def test_mo_e32_the_offer_may_be_taken_instead() -> None:
    """MO-86."""
    s = buying("key", "scroll", "key")
    play(s, "cast abracadabra", "pick-offer")
    assert has(s, "A", "carpet") == 1
    assert s.veiled == -1
    assert stack_of(s, 1) == ["key", "scroll", "key"]


def test_mo_86_cancelled_abracadabra_takes_the_offer() -> None:
    """MO-86, MO-67: no responses, only the counter step."""
    s = table(4)
    pile(s, 1, "key", "scroll", "key")
    offer_now(s, "carpet")
    put(s, "A", "room-1", 1)
    put(s, "A", "guard", 9)
    s.admitted, s.guard = 1, 3
    stock(s, "A", "r1")
    cards(s, "A", "abracadabra")
    artifact(s, "B", "counterspell")
    cards(s, "B", "alms")
    scoring(s, "room-1")
    pass_all(s)
    play(s, "buy", "with red", "cast abracadabra")
    assert asked(s) == "B D-COUNTER"
    play(s, "use counterspell")
    assert has(s, "A", "carpet") == 1
    assert s.offer[0] == -1


def test_mo_78_purchase_window_is_asked_by_public_knowledge() -> None:
    """MO-78, MO-107: any hand may hold Abracadabra; without it passing is all, but it is asked."""
    s = table(4)
    put(s, "A", "room-1", 1)
    put(s, "A", "guard", 9)
    s.admitted, s.guard = 1, 3
    stock(s, "A", "r1")
    cards(s, "A", "alms")
    scoring(s, "room-1")
    pass_all(s)
    play(s, "buy", "with red")
    assert asked(s) == "A D-ABRA"
    assert legal(s) == ["pass"]
    assert not s.stack[-1].auto(s)


def test_mo_e33_fata_morgana() -> None:
    """MO-E33, MO-93, trap 11."""
    s = table(4)
    pile(s, 2, "key", "scroll", "carpet", "key")
    offer_now(s, "counterspell", 2)
    cards(s, "A", "fata-morgana")
    before_scoring(s)
    play(s, "cast fata-morgana", "at room-2")
    assert asked(s) == "A D-PICK"
    play(s, "pick carpet")
    assert s.offer[1] == 3
    assert stack_of(s, 2) == ["key", "scroll", "key", "counterspell"]
    assert s.known[5:9] == [1, 1, 1, EVERY_EYE]
    assert GAME.view(s, None)["spaces"][11]["room"]["known"] == [None, None, None, "counterspell"]
    assert GAME.view(s, 0)["spaces"][11]["room"]["known"] == ["key", "scroll", "key", "counterspell"]


def test_mo_107_a_stack_of_one_type_does_not_betray_itself() -> None:
    """MO-107, trap 12: D-PICK from two or more is asked even with one option."""
    s = table(4)
    pile(s, 2, "key", "key")
    cards(s, "A", "fata-morgana")
    before_scoring(s)
    play(s, "cast fata-morgana", "at room-2")
    assert legal(s) == ["pick key"]
    assert not s.stack[-1].auto(s)
    t = table(4)
    pile(t, 2, "key")
    cards(t, "A", "fata-morgana")
    before_scoring(t)
    play(t, "cast fata-morgana", "at room-2")
    assert t.stack[-1].auto(t)


def test_mo_e34_sorcerers_apprentice() -> None:
    """MO-E34, MO-106."""
    s = table(4)
    artifact(s, "A", "key")
    s.unused[5] = 1
    offer_now(s, "doppelganger", 2)
    cards(s, "A", "sorcerers-apprentice")
    before_scoring(s)
    play(s, "cast sorcerers-apprentice", "at room-2")
    assert asked(s) == "A D-GIVE"
    assert legal(s) == ["give key", "give scroll"]
    play(s, "give scroll")
    assert [has(s, "A", name) for name in ("lamp", "key", "doppelganger", "scroll")] == [1, 1, 1, 0]
    assert s.scores()[0] == 3
    assert s.offer[1] == 5
    assert uses_left(s, 0) == 0


def test_mo_106_needs_an_artifact_besides_the_lamp() -> None:
    """MO-106."""
    s = table(4)
    cards(s, "A", "sorcerers-apprentice")
    before_scoring(s)
    assert legal(s) == ["pass"]
    reason = GAME.why_not(s, 0, GAME.parse("cast sorcerers-apprentice"))
    assert (reason.rule, reason.key) == ("MO-106", "reason-idle-sorcerers-apprentice")


def test_mo_105_free_rider_copies_carpet_and_doppelganger() -> None:
    """MO-105, MO-12: the copy is a token of strength 3 that costs no use."""
    s = table(4)
    used(s, "B", "carpet")
    used(s, "C", "doppelganger")
    put(s, "A", "market", 4, 2)
    stock(s, "A", "r1")
    cards(s, "A", "free-rider", "alms")
    scoring(s, "market")
    play(s, "cast free-rider")
    assert legal(s) == ["ride doppelganger", "ride carpet"]
    other = play(s.clone(), "ride doppelganger", "copy A#1")
    assert strength_on(other, 0, 7) == 10
    play(s, "ride carpet")
    assert strength_on(s, 0, 7) == 9
    assert [token["handle"] for token in GAME.view(s, 2)["spaces"][7]["tokens"]] == ["A#1", "A#2", "A#c1"]
    assert s.used[3] == 0


def test_mo_79_no_lamp_no_spell() -> None:
    """MO-79, trap 7."""
    s = table(4)
    cards(s, "A", "alms")
    no_lamp(s, "A")
    before_scoring(s)
    assert asked(s) != "A D-REACT"
    assert seat("A") == 0


def test_mo_82_spells_do_not_touch_the_guard() -> None:
    """MO-82, MO-I12, trap 8: they may be cast there but never aim at it."""
    s = table(4)
    put(s, "B", "guard", 7)
    put(s, "A", "guard", 5)
    cards(s, "A", "lunar-eclipse", "eye-for-an-eye", "straggler", "close-sesame", "alms")
    scoring(s, "guard")
    play(s, "guard 4")
    assert asked(s) == "A D-REACT"
    assert legal(s) == ["pass", "cast alms", "cast close-sesame"]
    play(s, "cast close-sesame")
    assert "at guard" not in legal(s)
    assert GAME.why_not(s, 0, GAME.parse("at guard")).rule == "MO-82"


def test_offer_builder_keeps_the_numbers() -> None:
    """MO-23, MO-I4: the builders of these tests respect the pieces of the game."""
    s = table(4)
    offer(s, 1, "key")
    artifact(s, "A", "carpet")
    before_scoring(s)
    s.check()
