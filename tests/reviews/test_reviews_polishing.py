"""Polishing: a plan becomes better by a changed step, and stays as it is where nothing is clearly better."""

from random import Random

from planted_fivetribes import blunders

import caravanserai as cs
from caravanserai.bots.judges import judge_of
from caravanserai.bots.search import Plan
from caravanserai.bots.situation import Situation
from caravanserai.reviews.chances import Eye
from caravanserai.reviews.polishing import Polisher
from caravanserai.reviews.scales import JUDGE, scale_of

GAME = cs.game("fivetribes")
KINDS = ("jewels", "papyrus", "silk", "spice", "fish")
"""What may still be added to the ivory of a sale; all of it together wins the game."""


def polisher() -> Polisher:
    """Who polishes A's sale of a set of six."""
    state = next(each.state for each in blunders() if "set of six" in each.title)
    judge = judge_of(GAME, JUDGE)
    eye = Eye(judge, scale_of(GAME.key, state.seats, judge, JUDGE))
    return Polisher(Situation(GAME, state, 0), eye, Random("polish"))


def plan(*names: str) -> Plan:
    return Plan([GAME.parse(name) for name in names], 0.0)


def test_a_missing_step_is_found() -> None:
    most = [f"sell-kind {kind}" for kind in KINDS if kind != "silk"]
    better = polisher().alone(plan(*most, "done", "end-turn"))
    names = [GAME.name(action) for action in better.actions]
    assert names[:6] == [*(f"sell-kind {kind}" for kind in KINDS), "done"]


def test_what_cannot_be_better_stays() -> None:
    whole = plan(*(f"sell-kind {kind}" for kind in KINDS), "done", "end-turn")
    assert polisher().alone(whole) is whole


def test_another_option_is_taken_if_it_is_clearly_better() -> None:
    whole = plan(*(f"sell-kind {kind}" for kind in KINDS), "done", "end-turn")
    little = plan("done", "end-turn")
    part = plan(
        "sell-kind jewels", "sell-kind papyrus", "sell-kind spice", "sell-kind fish", "done", "end-turn"
    )
    for each in (whole, little, part):
        each.begin(0.0, 1.0)
    assert polisher().best([little, part], little).actions[0] == part.actions[0]
    assert polisher().best([whole, little], whole) is whole
