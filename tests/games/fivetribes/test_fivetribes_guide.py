"""The guided first game begins as every game begins: with what the set-up leaves (FT-6 to FT-13)."""

from random import Random
from typing import Any

from caravanserai.core.machine import CHANCE
from caravanserai.games.fivetribes import GAME
from caravanserai.play.guided import GuidedMatch


def dealt() -> dict[str, Any]:
    """A game of three as chance sets it up."""
    state, random = GAME.new(3), Random(1)
    while state.actor() == CHANCE:
        state.apply(random.choice(state.legal()))
    return GAME.position(state)


def counted(position: dict[str, Any]) -> dict[str, Any]:
    """A position without what chance decides: how many lie where, and not which."""
    state = position["state"]
    tiles = list(state["tiles"].values())
    return {
        **{name: each for name, each in state.items() if name not in ("tiles", "pile")},
        "faces": sorted(tile["face"] for tile in tiles),
        "meeples": sorted("".join(tile["meeples"] for tile in tiles)),
        "each": {len(tile["meeples"]) for tile in tiles},
        "bare": {(tile["camel"], tile["palms"], tile["palaces"]) for tile in tiles},
        "bid-order": sorted(seat for seat in state["bid-order"] if seat is not None),
        "row": len(state["row"]),
        "djinns": {name: len(each) for name, each in state["djinns"].items()},
        "asked": [step["step"] for step in position["pending"]],
    }


def test_the_lesson_begins_with_the_first_bid_of_a_game() -> None:
    guided = GuidedMatch(GAME)
    assert counted(GAME.position(guided.state)) == counted(dealt())
