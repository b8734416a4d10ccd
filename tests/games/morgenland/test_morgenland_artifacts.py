"""Artifacts and what they are used for: MO-61 to MO-71, MO-77."""

from morgenland_table import (
    artifact,
    asked,
    before_scoring,
    cards,
    cave,
    heard,
    legal,
    offer,
    owns,
    pass_all,
    play,
    put,
    scoring,
    seat,
    stock,
    table,
    used,
)

from caravanserai.games.morgenland import GAME
from caravanserai.games.morgenland.artifacts import uses_left
from caravanserai.games.morgenland.board import SPELLS
from caravanserai.games.morgenland.fields import BIT, PIECE_COUNT
from caravanserai.games.morgenland.ranks import strength_on


def test_mo_e17_carpet_duel() -> None:
    """MO-E17, MO-69, MO-76, trap 6."""
    s = table(4)
    artifact(s, "A", "carpet")
    artifact(s, "D", "carpet")
    stock(s, "A", "r1")
    put(s, "A", "market", 7)
    put(s, "D", "market", 7)
    scoring(s, "market")
    assert asked(s) == "A D-REACT"
    play(s, "pass")
    assert asked(s) == "D D-REACT"
    play(s, "use carpet")
    assert asked(s) == "A D-REACT", "the sweep restarts"
    play(s, "use carpet")
    assert [strength_on(s, each, 7) for each in (0, 3)] == [10, 10]
    assert asked(s) == "A D-MARKET"


def duel(first: str) -> object:
    """Djinn's House with A 8 and B 5; A holds Lunar Eclipse, B Straggler."""
    s = table(4, first=first)
    put(s, "A", "djinn", 8)
    put(s, "B", "djinn", 5)
    cards(s, "A", "lunar-eclipse")
    cards(s, "B", "straggler")
    return scoring(s, "djinn")


def test_mo_e18_a_later_player_gets_no_response() -> None:
    """MO-E18, MO-75, trap 6."""
    s = duel("A")
    assert asked(s) == "A D-REACT"
    play(s, "cast lunar-eclipse")
    assert strength_on(s, seat("B"), 6) == 0
    assert asked(s) == "B D-REACT", "B acts only after it"
    play(s, "pass")
    assert s.djinn == seat("A")


def test_mo_e19_an_earlier_player_responds_first() -> None:
    """MO-E19, MO-74, MO-75, MO-95."""
    s = duel("B")
    play(s, "pass")
    assert asked(s) == "A D-REACT"
    play(s, "cast lunar-eclipse")
    assert asked(s) == "B D-REACT", "the response window"
    assert GAME.view(s, 2)["pending"] == [{"spell": "lunar-eclipse", "caster": 0, "at": ["djinn"]}]
    told = heard(s, "cast straggler", "move market")
    assert strength_on(s, 1, 7) == 5
    assert s.up[1] & 1
    outcomes = [args for word, args, _ in told if word == "resolved"]
    assert [(each["spell"], each["effect_id"]) for each in outcomes] == [
        ("straggler", "some"),
        ("lunar-eclipse", "none"),
    ]
    pass_all(s)
    assert s.djinn == 0


def test_mo_e20_two_spells_in_a_row() -> None:
    """MO-E20, MO-79: the same player is asked first again."""
    s = table(4)
    put(s, "A", "djinn", 7, 4)
    put(s, "B", "djinn", 5)
    cards(s, "A", "straggler", "lunar-eclipse")
    scoring(s, "djinn")
    play(s, "cast straggler", "on A#1", "move market")
    assert asked(s) == "A D-REACT"
    assert s.lit == 1
    play(s, "cast lunar-eclipse", "at djinn")
    assert strength_on(s, 0, 7) == 7, "the 7 is safe on the Market"
    assert strength_on(s, 1, 6) == 0
    assert s.djinn == 0


def test_mo_e21_counterspell_cancels_and_the_lamp_stays_lit() -> None:
    """MO-E21, MO-66, MO-67, MO-77, trap 7."""
    s = table(4)
    cards(s, "B", "alms", "barter")
    artifact(s, "C", "counterspell")
    stock(s, "B", "r2")
    before_scoring(s)
    assert asked(s) == "B D-REACT"
    play(s, "cast alms")
    assert asked(s) == "C D-COUNTER"
    assert GAME.prompt(s, 0)["args"]["spell"] == "alms"
    told = heard(s, "use counterspell")
    assert "cancelled" in [word for word, _, _ in told]
    assert s.discards & BIT[SPELLS.index("alms")]
    assert owns(s, "B") == "r2"
    assert asked(s) == "B D-REACT"
    assert "cast barter" in legal(s), "B may cast more"
    assert uses_left(s, 2) == 0


def test_mo_e22_free_rider_as_counterspell_is_countered() -> None:
    """MO-E22, MO-77, MO-105."""
    s = table(4)
    used(s, "D", "counterspell")
    artifact(s, "A", "counterspell")
    cards(s, "B", "offering")
    cards(s, "C", "free-rider")
    for who in "ABCD":
        stock(s, who, "r6")
    before_scoring(s)
    assert asked(s) == "B D-REACT"
    play(s, "cast offering")
    assert asked(s) == "A D-COUNTER"
    play(s, "pass")
    assert asked(s) == "C D-COUNTER"
    assert legal(s) == ["pass", "cast free-rider"]
    play(s, "cast free-rider")
    assert s.lit & BIT[2]
    assert asked(s) == "A D-COUNTER", "Free Rider has its own counter step"
    assert GAME.view(s, 3)["pending"][-1] == {"spell": "free-rider", "caster": 2, "at": ["counterspell"]}
    play(s, "use counterspell")
    assert s.discards & BIT[SPELLS.index("free-rider")]
    while asked(s).endswith("D-PAY"):
        play(s, legal(s)[0])
    assert [s.total(each) for each in range(4)] == [1, 1, 1, 1]


def test_mo_77_free_rider_that_is_not_countered_cancels_the_spell() -> None:
    """MO-77, MO-105: the first caster may take part in its counter step."""
    s = table(4)
    used(s, "D", "counterspell")
    artifact(s, "B", "counterspell")
    s.djinn = 1
    cards(s, "B", "alms")
    cards(s, "C", "free-rider")
    before_scoring(s)
    play(s, "cast alms", "cast free-rider")
    assert asked(s) == "B D-COUNTER"
    play(s, "pass")
    assert s.discards == BIT[SPELLS.index("free-rider")] | BIT[SPELLS.index("alms")]
    assert s.total(1) == 0


def test_mo_e37_djinn_counts_what_was_used_before() -> None:
    """MO-E37, MO-62."""
    s = table(4)
    artifact(s, "C", "carpet", "carpet")
    cave(s, "cave-gold", 3)
    put(s, "C", "djinn", 9)
    scoring(s, "cave-gold")
    told = heard(s, "use carpet")
    assert ("won", {"seat": "@2", "space": "cave-gold", "amount": 3, "kind": "kind-gold"}, -1) in told
    assert asked(s) == "C D-REACT"
    assert s.djinn == 2
    assert uses_left(s, 2) == 1
    assert s.current == 7
    assert "use carpet" in legal(s), "a second piece"
    play(s, "use carpet")
    assert uses_left(s, 2) == 0
    assert s.used[2 * PIECE_COUNT + 3] == 2


def test_mo_62_the_same_piece_cannot_be_used_twice() -> None:
    """MO-61, MO-62."""
    s = table(4)
    used(s, "C", "carpet")
    s.djinn = 2
    put(s, "C", "market", 4)
    scoring(s, "market")
    assert asked(s) == "* C-GUARD", "no unused piece: not even asked"


def test_mo_e39_carpet_at_the_guard() -> None:
    """MO-E39, MO-48, MO-69."""
    s = table(4)
    artifact(s, "A", "carpet")
    scoring(s, "guard")
    told = heard(s, "guard 3", "use carpet")
    assert ("admitted", {"seat": "@0"}, -1) in told
    t = table(4)
    artifact(t, "A", "carpet")
    stock(t, "A", "r2")
    scoring(t, "guard")
    play(t, "guard 5", "use carpet")
    assert asked(t) == "A D-BRIBE"
    told = heard(t, "bribe")
    assert owns(t, "A") == ""
    assert ("admitted", {"seat": "@0"}, -1) in told


def test_mo_e36_keys_and_bribes() -> None:
    """MO-E36, MO-70, MO-105."""
    s = table(4)
    artifact(s, "B", "key")
    cards(s, "C", "free-rider", "alms")
    s.lit |= BIT[2]
    s.used[2 * PIECE_COUNT], s.unused[2 * PIECE_COUNT] = 1, 0
    put(s, "A", "guard", 4)
    put(s, "D", "guard", 1)
    stock(s, "A", "r6")
    stock(s, "D", "w8")
    scoring(s, "guard")
    play(s, "guard 10")
    assert asked(s) == "B D-REACT"
    play(s, "use key")
    assert asked(s) == "C D-REACT"
    play(s, "cast free-rider")
    assert s.keyed == 0b110
    pass_all(s)
    assert asked(s) == "A D-BRIBE"
    play(s, "bribe")
    assert s.admitted == 0b111
    assert owns(s, "D") == "w8"


def test_mo_70_key_only_when_it_can_matter() -> None:
    """MO-70: not for the strong, not twice."""
    s = table(4)
    artifact(s, "A", "key")
    put(s, "A", "guard", 9)
    scoring(s, "guard")
    play(s, "guard 9")
    assert asked(s) == "* C-CARD"


def test_mo_68_doppelganger_keeps_its_strength() -> None:
    """MO-68, MO-12, MO-13: it gets a handle of its own and stays when the original leaves."""
    s = table(4)
    artifact(s, "A", "doppelganger")
    cards(s, "A", "straggler")
    s.djinn = 0
    put(s, "A", "market", 9, 8)
    scoring(s, "market")
    play(s, "use doppelganger", "copy A#1")
    assert strength_on(s, 0, 7) == 26
    play(s, "cast straggler", "on A#1", "move caravanserai")
    assert strength_on(s, 0, 7) == 17
    assert [token["handle"] for token in GAME.view(s, 1)["spaces"][7]["tokens"]] == ["A#2", "A#d1"]


def test_mo_e29_doppelganger_on_a_closed_space() -> None:
    """MO-E29, MO-68, MO-69, MO-100, MO-52."""
    s = table(4)
    put(s, "D", "room-1", 6)
    put(s, "D", "guard", 9)
    s.admitted = 0b1000
    s.guard = 5
    s.closed = 10
    artifact(s, "A", "carpet")
    artifact(s, "D", "doppelganger", "carpet")
    stock(s, "D", "r6 w6")
    scoring(s, "room-1")
    assert asked(s) == "D D-REACT", "A cannot land a Carpet"
    assert legal(s) == ["pass", "use doppelganger"]
    play(s, "use doppelganger")
    assert strength_on(s, 3, 10) == 12
    play(s, "buy", "with red", "with white")
    assert s.total(3) == 0


def test_mo_69_carpet_limits() -> None:
    """MO-69, MO-18: no sixth token in a room, no room for who is not admitted, no cave without treasure."""
    s = table(4)
    artifact(s, "A", "carpet")
    artifact(s, "B", "carpet")
    put(s, "A", "room-1", 1, 2, 4, 5, 6)
    put(s, "A", "guard", 9)
    s.admitted, s.guard = 1, 3
    scoring(s, "room-1")
    assert s.current != 10
    s2 = table(4)
    artifact(s2, "A", "carpet")
    put(s2, "B", "cave-red", 9)
    scoring(s2, "cave-red")
    assert s2.current == 5, "tokens lie there, but no treasure: nobody can be asked"


def test_mo_63_an_artifact_gained_may_be_used() -> None:
    """MO-63."""
    s = table(4)
    offer(s, 1, "carpet")
    put(s, "A", "room-1", 1)
    put(s, "A", "guard", 9)
    s.admitted, s.guard = 1, 3
    stock(s, "A", "r1")
    scoring(s, "room-1")
    play(s, "buy", "with red")
    assert asked(s) == "A D-REACT"
    assert s.current == 11
    assert "use carpet" in legal(s)


def test_mo_64_nothing_comes_between_an_artifact_and_its_effect() -> None:
    """MO-64: a Counterspell is not asked for."""
    s = table(4)
    artifact(s, "A", "carpet")
    artifact(s, "B", "counterspell")
    put(s, "A", "market", 1)
    stock(s, "A", "r1")
    scoring(s, "market")
    play(s, "use carpet")
    assert asked(s) == "A D-MARKET"


def test_mo_71_scroll_is_never_asked() -> None:
    """MO-71, MO-78."""
    s = table(4)
    s.unused[5] = 3
    s.unused[0] = 0
    put(s, "A", "market", 5)
    scoring(s, "market")
    assert asked(s) == "* C-GUARD"
