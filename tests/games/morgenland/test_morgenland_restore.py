"""Positions from outside: what the rules could not have led to is refused, with the field and the rule."""

from collections.abc import Callable
from typing import Any

import pytest
from morgenland_table import (
    artifact,
    asked,
    cards,
    pass_all,
    play,
    put,
    scoring,
    starting,
    stock,
    table,
    turn,
)

from caravanserai.core.machine import Broken
from caravanserai.games.morgenland import GAME
from caravanserai.games.morgenland.state import State
from caravanserai.testing.mutants import check_mutants

Position = dict[str, Any]


def buying() -> State:
    """A is asked to buy in room 1, where B stands behind him; C is admitted but has no token there."""
    s = table(4)
    put(s, "A", "room-1", 5)
    put(s, "B", "room-1", 2)
    for who in "ABC":
        put(s, who, "guard", 9)
        stock(s, who, "r9")
    s.admitted, s.guard = 7, 3
    scoring(s, "room-1")
    return pass_all(s, "D-BUY")


def at_market() -> State:
    """The window of the market, with an artifact in A's hand."""
    s = table(4)
    artifact(s, "A", "carpet")
    put(s, "A", "market", 5)
    stock(s, "A", "r2")
    scoring(s, "market")
    assert asked(s) == "A D-REACT"
    return s


def opening() -> State:
    """A chance event of the preparation with an open Tent: the first spell is displayed."""
    s = GAME.new(4, version="magic", open_tent=True, first_player=0)
    assert isinstance(s, State)
    while type(s.stack[-1]).__name__ != "ShowSpell":
        s.apply(s.legal()[0])
    return s


def taxed() -> State:
    """B is asked whether he pays for his token in the city."""
    s = table(4)
    put(s, "B", "djinn", 5)
    put(s, "A", "market", 4)
    stock(s, "B", "r2 w1")
    cards(s, "A", "baksheesh")
    scoring(s, "market")
    play(s, "cast baksheesh")
    assert asked(s) == "B D-CITYTAX"
    return s


def aiming() -> State:
    """A chooses whom his Eye for an Eye removes, before the first space."""
    s = table(4)
    put(s, "B", "djinn", 5)
    put(s, "B", "market", 4)
    put(s, "A", "cave-red", 9)
    cards(s, "A", "eye-for-an-eye")
    scoring(s, "market")
    play(s, "cast eye-for-an-eye")
    assert asked(s) == "A D-TARGET"
    return s


def countered() -> State:
    """B may cancel A's Alms."""
    s = table(4)
    cards(s, "A", "alms")
    artifact(s, "B", "counterspell")
    starting(s)
    play(s, "cast alms")
    assert asked(s) == "B D-COUNTER"
    return s


def set_field(path: str, value: Any) -> Callable[[Position], None]:
    def change(position: Position) -> None:
        *way, last = path.split(".")
        here: Any = position
        for key in way:
            here = here[int(key) if key.lstrip("-").isdigit() else key]
        here[int(last) if last.lstrip("-").isdigit() else last] = value

    return change


def top(**fields: Any) -> Callable[[Position], None]:
    return lambda position: position["pending"][-1].update(fields)


def instead(**step: Any) -> Callable[[Position], None]:
    return set_field("pending.-1", step)


def drop_cards(position: Position) -> None:
    position["state"]["unused_cards"] = []


def carpet_from_nowhere(position: Position) -> None:
    position["state"]["tokens"][1]["c1"] = {"at": "market", "strength": 3, "up": True}


def twice(name: str) -> Callable[[Position], None]:
    return lambda position: position["state"][name].append(position["state"][name][0])


def two_displays(position: Position) -> None:
    position["pending"].insert(-1, position["pending"][-2])


CASES: list[tuple[Callable[[], State], Callable[[Position], None], str, str]] = [
    # a seat without a token in the room is ranked and asked to buy
    (buying, top(ranked=[0, 1, 2]), "pending[2]", "MO-51"),
    (buying, top(ranked=[0, 1, 2], who=2, at=2), "pending[2]", "MO-51"),
    (buying, top(who=1), "pending[2]", "MO-51"),
    (lambda: turn(table(4), 0), set_field("state.djinn", 1), "state.djinn", "MO-43"),
    (at_market, set_field("state.reversed", True), "state.reversed", "MO-90"),
    (at_market, set_field("state.closed", "room-2"), "state.closed", "MO-100"),
    (at_market, set_field("state.secret", 2), "state.secret", "MO-96"),
    (at_market, lambda p: p["state"].update(smuggler=2, smuggled=["tent"]), "state.smuggler", "MO-92"),
    (at_market, carpet_from_nowhere, "state.tokens[1]", "MO-105"),
    (at_market, instead(step="Trade", who=0), "pending[2]", "MO-44"),
    (at_market, instead(step="NameFirst", who=0), "pending[2]", "MO-45"),
    (at_market, instead(step="TakeKind", who=0, kind=0, left=29, barred=0), "pending[2]", "MO-4"),
    (at_market, top(who=1), "pending[2]", "MO-74"),
    (at_market, top(until=2), "pending[2]", "MO-74"),
    (at_market, top(window=0), "pending[2]", "MO-74"),
    (at_market, drop_cards, "state.unused_cards", "MO-29"),
    (at_market, twice("unused_cards"), "state.unused_cards[14]", ""),
    (buying, twice("admitted"), "state.admitted[3]", ""),
    (buying, set_field("state.admitted", [0, 1]), "state.admitted", "MO-46"),
    (lambda: GAME.new(3, first_player=0), set_field("state.scored", 5), "state.scored", "MO-38"),
    (opening, two_displays, "pending[5]", "MO-42"),
    (taxed, top(token=14 + 3), "pending[3]", "MO-89"),
    (taxed, lambda p: p["pending"][-2].update(caster=2), "pending[3]", "MO-89"),
    (aiming, top(spell=1), "pending[3]", "MO-74"),
    (aiming, top(who=2), "pending[3]", "MO-74"),
    (countered, top(who=2), "pending[4]", "MO-67"),
    (countered, top(target=3), "pending[4]", "MO-67"),
    (countered, lambda p: p["state"].update(lit=[]), "pending[4]", "MO-67"),
    (countered, top(spell=99), "pending[4].spell", "MO-67"),
]


@pytest.mark.parametrize(("made", "change", "where", "rule"), CASES)
def test_impossible_positions_are_refused(
    made: Callable[[], State], change: Callable[[Position], None], where: str, rule: str
) -> None:
    """MO-16, MO-72: with the full name of the field and the rule that it breaks."""
    position = GAME.position(made())
    GAME.restore(position)
    change(position)
    with pytest.raises(Broken) as caught:
        GAME.restore(position)
    assert (caught.value.where, caught.value.rule) == (where, rule), str(caught.value)


def test_old_positions_without_the_new_options_load() -> None:
    """MO-60, MO-62, MO-72: they are played with the defaults, as they were."""
    position = GAME.position(at_market())
    for name in ("djinn-artifacts", "casting"):
        del position["options"][name]
    back = GAME.restore(position)
    assert dict(zip(GAME.options, back.options, strict=True))["casting"] == "turn"
    assert GAME.position(back)["state"] == position["state"]


def test_words_not_numbers_in_refusals() -> None:
    """MO-I1, MO-I4: a miscount is told by name."""
    position = GAME.position(at_market())
    position["state"]["treasure"][0]["red"] = 4
    with pytest.raises(Broken, match=r"31 red treasures instead of 29"):
        GAME.restore(position)
    position = GAME.position(at_market())
    position["state"]["unused"][0]["carpet"] += 1
    with pytest.raises(Broken, match=r"5 pieces carpet instead of 4"):
        GAME.restore(position)


def test_changed_positions_play_to_the_end() -> None:
    """MO-I1 to MO-I13: whatever is accepted keeps every invariant."""
    check_mutants(GAME, 250, seed=5)
