"""The readings that the book leaves open: `djinn-artifacts`, `casting` and `max-rounds=off`, each with its examples."""

import pytest
from morgenland_table import (
    artifact,
    asked,
    cards,
    legal,
    pass_all,
    play,
    put,
    put_extra,
    scoring,
    stock,
    table,
    turn,
    used,
)

from caravanserai.core.game import BadOption
from caravanserai.games.morgenland import GAME
from caravanserai.games.morgenland.state import State
from caravanserai.games.morgenland.turn import CleanUp
from caravanserai.text.catalogue import Catalogue


def reason(s: State, text: str) -> tuple[str, str]:
    found = GAME.why_not(s, s.actor(), GAME.parse(text))
    assert found is not None, text
    Catalogue("en", GAME).say(found.key, found.args)
    return found.rule, found.key.removeprefix("reason-")


# --- djinn-artifacts ----------------------------------------------------------------------------------


def after_djinn(**options: object) -> State:
    """C used a Carpet in a cave and then won the Djinn's House; he has a second Carpet and a Doppelganger."""
    s = table(4, **options)
    artifact(s, "C", "carpet", "doppelganger")
    used(s, "C", "carpet")
    put(s, "C", "market", 5)
    put_extra(s, "C", "cave-red", 8, 3)
    s.djinn = 2
    return scoring(s, "market")


def test_mo_62_two_pieces_of_one_type() -> None:
    """MO-62, MO-E37: as a rule the Djinn's winner may use any two pieces."""
    s = after_djinn()
    assert asked(s) == "C D-REACT"
    assert legal(s) == ["pass", "use doppelganger", "use carpet"]


def test_mo_62_types_must_differ_with_the_option() -> None:
    """MO-62: the second Carpet is refused with its reason, the Doppelganger is allowed, and then no use is left."""
    s = after_djinn(djinn_artifacts="types")
    s.check()
    assert legal(s) == ["pass", "use doppelganger"]
    assert reason(s, "use carpet") == ("MO-62", "same-type")
    play(s, "use doppelganger")
    s.check()
    assert asked(s) != "C D-REACT", "and that was the second use"


def test_mo_78_with_types_only_what_could_be_used_is_asked() -> None:
    """MO-78, MO-62: who has but a second Carpet left has nothing to play, so nobody asks."""
    for types, question in (("pieces", "C D-REACT"), ("types", "C D-MARKET")):
        s = table(4, djinn_artifacts=types)
        artifact(s, "C", "carpet")
        used(s, "C", "carpet")
        put(s, "C", "market", 5)
        put_extra(s, "C", "cave-red", 8, 3)
        stock(s, "C", "r1")
        s.djinn = 2
        scoring(s, "market")
        assert asked(s) == question


# --- casting ------------------------------------------------------------------------------------------


def second_turn(**options: object) -> State:
    """A has placed; it is B's turn. A, B and D hold a spell, order A, B, C, D."""
    s = table(4, **options)
    put(s, "A", "guard", 9)
    for who, title in (("A", "alms"), ("B", "barter"), ("D", "offering")):
        cards(s, who, title)
    stock(s, "B", "r3")
    turn(s, 1)
    return s


def test_mo_72_only_the_player_about_to_place_is_asked() -> None:
    """MO-72: as a rule."""
    s = second_turn()
    assert asked(s) == "B D-REACT"
    play(s, "pass")
    assert asked(s) == "B D-TOKEN"


def test_mo_72_all_are_asked_with_the_option() -> None:
    """MO-72, MO-76: B, then D, then A; after a play the sweep begins again with B."""
    s = second_turn(casting="always")
    s.check()
    assert asked(s) == "B D-REACT"
    assert GAME.view(s, None)["reacting"] == {"passed": [], "waiting": [3, 0]}
    play(s, "pass")
    assert asked(s) == "D D-REACT"
    assert GAME.view(s, None)["reacting"] == {"passed": [1], "waiting": [0]}
    play(s, "pass")
    assert asked(s) == "A D-REACT"
    assert GAME.prompt(s, 0)["args"]["placer"] == "@1"
    s.check()
    play(s, "cast alms")
    pass_all(s, "D-TAKE")
    play(s, *[f"take {kind} {number}" for kind, number in (("red", 3),)])
    assert asked(s) == "B D-REACT", "every play starts the sweep again"
    play(s, "pass", "pass")
    assert asked(s) == "B D-TOKEN", "A has no spell left"


def test_mo_75_responses_keep_to_the_player_order_with_the_option() -> None:
    """MO-75, MO-72: to D's spell in B's turn A and B may respond, in player order."""
    s = second_turn(casting="always")
    play(s, "pass", "cast offering")
    assert asked(s) == "A D-REACT"
    s.check()
    play(s, "pass")
    assert asked(s) == "B D-REACT"
    play(s, "pass")
    assert asked(s) == "B D-REACT", "the offering is done, and the sweep begins again"
    assert s.total(1) == 0


def test_mo_109_a_standing_pass_makes_it_playable() -> None:
    """MO-109, MO-72: A passes in the turns of others until his own."""
    s = second_turn(casting="always")
    given = GAME.mark(s)
    play(s, "pass", "pass")
    assert asked(s) == "A D-REACT"
    assert GAME.promised(s, 0, "next-placement", given) == GAME.parse("pass")


# --- max-rounds ---------------------------------------------------------------------------------------


def test_mo_60_without_a_last_round_the_game_goes_on() -> None:
    """MO-60: only the last artifact ends it; the view names no last round."""
    s = GAME.new(3, max_rounds="off", first_player=0)
    assert isinstance(s, State)
    for _ in range(3):
        s.apply(GAME.parse("take red 3"))
    s.apply(s.legal()[0])
    s.round = 200
    assert GAME.view(s, None)["rounds"] is None
    GAME.restore(GAME.position(s))
    s.stack.clear()
    s.push(CleanUp())
    s.settle()
    assert s.round == 201
    assert asked(s) == "* C-CARD"


@pytest.mark.parametrize("value", ["1e1", "14", "61", "-20", "", "030", "on"])
def test_mo_60_what_is_allowed_is_said(value: str) -> None:
    """MO-60: every number from 15 to 60, or off."""
    with pytest.raises(BadOption, match=r"allowed: 15 to 60, or off \(MO-60\)"):
        GAME.new(4, max_rounds=value)
    for fine in ("15", "37", "60", "off"):
        GAME.new(4, max_rounds=fine)
