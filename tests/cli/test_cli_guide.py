"""The guided first game in the terminal."""

import pytest
from cli_running import Serai

import caravanserai as cs
from caravanserai.core.guide import LEARNER
from caravanserai.play.guided import GuidedMatch

GUIDED = [key for key in cs.games() if cs.game(key).guides()]


def answers(key: str) -> list[str]:
    """What the learner types to do as the lessons say."""
    match = GuidedMatch(cs.game(key))
    typed = []
    while wanted := match.wanted():
        if match.state.actor() == LEARNER:
            typed.append(match.game.name(wanted[0]))
        match.play(match.state.actor(), wanted[0])
    return typed


@pytest.mark.parametrize("key", GUIDED)
def test_all_lessons_are_told_and_the_end_leads_on(serai: Serai, key: str) -> None:
    guide = cs.game(key).guides()[0]
    ran = serai("play", key, "--guide", typed="\n".join([*answers(key), ""]))
    assert ran.code == 0
    for number in range(1, len(guide.lessons) + 1):
        assert f"Lesson {number} of {len(guide.lessons)}" in ran.out
    assert f"serai play {key} --bots easy" in ran.out


def test_another_choice_gets_a_hint(serai: Serai) -> None:
    ran = serai("play", "yspahan", "--guide", typed="buy 1\nquit\n")
    assert "the lesson shows something else first" in " ".join(ran.out.split())
    assert ran.out.count("Lesson 2 of") == 1
    assert "You have left the table." in ran.out


def test_the_guide_stands_alone(serai: Serai) -> None:
    assert serai("play", "--guide").code == 2
    assert serai("play", "yspahan", "--guide", "--seats", "3").code == 2
    assert "no guided game" in serai("play", "night_market:GAME", "--guide").err
