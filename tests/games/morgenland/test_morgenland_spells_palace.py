"""Spells of the palace, and what all spells need: MO-78, MO-79, MO-82, MO-86, MO-105 to MO-107."""

from morgenland_table import (
    artifact,
    asked,
    before_scoring,
    cards,
    has,
    heard,
    legal,
    no_lamp,
    offer,
    pass_all,
    pile,
    play,
    put,
    scoring,
    seat,
    stack_of,
    stock,
    table,
    used,
)

from caravanserai.games.morgenland import GAME
from caravanserai.games.morgenland.artifacts import uses_left
from caravanserai.games.morgenland.board import ARTIFACTS
from caravanserai.games.morgenland.fields import EVERY_EYE
from caravanserai.games.morgenland.ranks import strength_on
from caravanserai.games.morgenland.state import State

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
    assert list(s.known[5:9]) == [1, 1, 1, EVERY_EYE]
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
