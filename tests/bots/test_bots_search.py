"""The comparison of plans in shared worlds."""

import pytest

import caravanserai as cs
from caravanserai.bots.judges import judge_of
from caravanserai.bots.search import Plan, compare


def test_a_plan_that_is_out_keeps_no_lead_over_weaker_company() -> None:
    """The better plans go on among themselves; their merits stay measured against the whole field."""
    state = cs.Match("yspahan", seats=2, seed="search", first_player="0").state
    judge = judge_of(cs.game("yspahan"))
    plans = [Plan([action], value) for action, value in zip(state.legal(), (0.1, 0.6, 0.8), strict=False)]
    for plan in plans:
        plan.begin(0.5, 1.0)
    better = plans[1:]
    for luck in range(3):
        compare(state, judge, state.actor(), better, 4, luck)
    assert sum(plan.merit() for plan in better) == pytest.approx(0.1 + 0.3)
