"""What the view offers as whole forms agrees with the decisions asked one by one."""

from pathlib import Path
from random import Random
from typing import Any

import pytest
from morgenland_table import cards, play, starting, stock, table

from caravanserai.core.machine import CHANCE, OVER
from caravanserai.games.morgenland import GAME
from caravanserai.games.morgenland.board import ARTIFACTS, SPELLS
from caravanserai.text.catalogue import Catalogue


def forms(
    options: dict[str, str], seed: int, decisions: int
) -> list[tuple[str, dict[str, Any], list[dict[str, Any]]]]:
    """The own part of the view and the choices at every decision of a random game."""
    rng = Random(seed)
    state = GAME.start(4, GAME.check_options(4, options))
    found: list[tuple[str, dict[str, Any], list[dict[str, Any]]]] = []
    while len(found) < decisions and state.actor() != OVER:
        actor, legal = state.actor(), state.legal()
        if actor != CHANCE:
            choices = [dict(GAME.choice(state, action)) for action in legal]
            found.append((state.stack[-1].decision, GAME.view(state, actor)["own"], choices))
            for other in range(4):
                if other != actor:
                    own: Any = GAME.view(state, other)["own"]
                    assert own["amounts"] is None
                    assert own["payments"] is None
        state.apply(rng.choice(legal))
    return found


@pytest.mark.parametrize("version", ["basic", "magic"])
def test_forms_agree_with_the_choices(version: str) -> None:
    """MO-4, MO-52, MO-85 Totals, limits and whole payments lead through the choices on offer."""
    seen = set()
    for seed in range(3):
        for decision, own, choices in forms({"version": version}, seed, 700):
            if decision in ("D-START", "D-PAY", "D-TAKE"):
                seen.add(decision)
                first = own["amounts"]["kinds"][0]
                assert all(choice["at"] == [first["id"]] for choice in choices)
                assert max(int(choice["args"]["amount"]) for choice in choices) == first["most"]
                assert sum(kind["most"] for kind in own["amounts"]["kinds"]) >= own["amounts"]["total"]
            elif decision in ("D-BUY", "D-KIND"):
                seen.add(decision)
                ways = own["payments"]["ways"]
                assert all(len(way) == len(set(way)) == len(own["payments"]["amounts"]) for way in ways)
                if decision == "D-KIND":
                    assert {way[0] for way in ways} == {choice["at"][0] for choice in choices}
            else:
                assert own["amounts"] is None
                assert own["payments"] is None
    assert {"D-START", "D-BUY", "D-KIND", "D-TAKE"} <= seen


def test_the_view_names_the_rule_of_every_card() -> None:
    """MO-66 to MO-71, MO-86 to MO-106: the rule that the view gives for a card begins with its name."""
    page = (Path(__file__).parents[3] / "docs/rules/morgenland.md").read_text(encoding="utf-8")
    words = Catalogue("en", GAME)
    rules: Any = GAME.view(GAME.new(4, version="magic"), None)["rules"]
    assert len(rules) == len(ARTIFACTS) + len(SPELLS)
    for thing, rule in rules.items():
        name = words.name(thing.split("-", 1)[1])
        assert f"\n**{rule}** {name}" in page, thing
    assert GAME.view(GAME.new(4), None)["rules"] == {}, "the basic version has no cards"


def test_prompts_name_their_forms() -> None:
    """MO-103 A barter is one form while nothing is returned; a window is shown to all, other forms to the decider."""
    s = table(4)
    cards(s, "A", "barter", "sacrifice")
    stock(s, "A", "r2 w3")
    starting(s)
    assert [GAME.prompt(s, seat)["form"] for seat in (0, 1, None)] == ["window"] * 3
    play(s, "cast barter")
    assert [GAME.prompt(s, seat)["form"] for seat in (0, 1, None)] == ["barter", "", ""]
    own: Any = GAME.view(s, 0)["own"]
    assert [(kind["give"], kind["take"]) for kind in own["barter"][:2]] == [
        (2, s.stock[20]),
        (3, s.stock[21]),
    ]
    play(s, "barter red 1")
    assert GAME.prompt(s, 0)["form"] == ""
    play(s, "barter white 0")
    assert GAME.prompt(s, 0)["form"] == "take"
    start = GAME.new(3, first_player=0)
    assert [GAME.prompt(start, seat)["form"] for seat in (0, 1)] == ["start", ""]
