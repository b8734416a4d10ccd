"""Simulated players of Morgenland learn their odds from what was laid."""

from random import Random

from caravanserai.bots.judges.morgenland_players import NOTHING, SIZE
from caravanserai.bots.learning.laying import Choice, fit_odds


def test_the_odds_by_which_was_chosen_are_found() -> None:
    rng = Random("laying")
    odds = [1.0, 4.0, 0.5]
    choices: list[Choice] = []
    for _ in range(3000):
        offered = [rng.randrange(3) for _ in range(4)]
        taken = rng.choices(range(4), [odds[mark] for mark in offered])[0]
        choices.append(([(mark, NOTHING, NOTHING, NOTHING) for mark in offered], taken))
    found = fit_odds(choices)
    assert len(found) == SIZE
    assert found[NOTHING] == 1.0
    assert 3.0 < found[1] / found[0] < 5.0
    assert 0.4 < found[2] / found[0] < 0.65
