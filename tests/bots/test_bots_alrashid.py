"""Simulated families of Al-Rashid: they keep to the rules, and play better than the best of a few random turns."""

import pytest

import caravanserai as cs
from caravanserai.bots.judge import Judge
from caravanserai.bots.judges import judge_of
from caravanserai.bots.search import draw_chance, reply
from caravanserai.core.machine import OVER, State
from caravanserai.core.rollout import Dice
from caravanserai.play.match import Match

GAME = cs.game("alrashid")
SENSIBLE = judge_of(GAME, 2)
OPTIONS = (
    {},
    {"edition": "italian"},
    {"edition": "french-letter"},
    {"duplicate-titles": "forbidden", "trade": "different", "court": "ranked"},
    {"last-activation": "off", "raider": "colour"},
)


def played(seats: int, seed: str, judges: list[Judge], options: dict[str, str], check: bool) -> State:
    """The end of a game in which every seat plays as simulated players do that ask its judge."""
    s = Match(GAME, seats=seats, seed=seed, **options).state.clone()
    dice = Dice(7)
    while True:
        draw_chance(s, dice)
        if s.actor() == OVER:
            return s
        s = reply(s, judges[s.actor()], dice)
        if check:
            s.check()


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_sensible_families_keep_to_the_rules(seats: int, options: dict[str, str]) -> None:
    played(seats, "rules", [SENSIBLE] * seats, options, check=True)


@pytest.mark.parametrize("seats", [2, 4])
def test_sensible_families_win_against_random_ones(seats: int) -> None:
    lead = 0
    for turn in range(2):
        judges = [SENSIBLE if seat % 2 == turn else judge_of(GAME, 1) for seat in range(seats)]
        points = played(seats, "better", judges, {}, check=False).scores()
        lead += sum(points[turn::2]) - sum(points[1 - turn :: 2])
    assert lead > 0
