"""What the view offers as whole forms agrees with the decisions asked one by one."""

from random import Random
from typing import Any

import pytest

from caravanserai.core.machine import CHANCE, OVER
from caravanserai.games.morgenland import GAME


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
