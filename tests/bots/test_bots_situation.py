"""Bots know what their seat knows, decide the same for the same seed, and cannot stop a game."""

import itertools
import json
import time
from random import Random

import pytest

import caravanserai as cs
from caravanserai import bots
from caravanserai.bots.levels import Bot, Thought
from caravanserai.bots.situation import Situation
from caravanserai.core.machine import State
from caravanserai.core.rollout import Dice, advance

GAMES = ("alrashid", "fivetribes", "morgenland", "yspahan")
TINY = 0.05


def decisions(key: str, seats: int, seed: int, every: int, limit: int, **options: object) -> list[State]:
    """Positions of a random game in which a seat has a choice."""
    state = cs.game(key).new(seats, **options)
    dice = Dice(seed)
    found: list[State] = []
    step = 0
    while state.actor() != cs.OVER and len(found) < limit:
        if state.actor() >= 0 and len(state.legal()) > 1:
            step += 1
            if step % every == 0:
                found.append(state.clone())
        advance(state, dice)
    return found


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("level", [level for level in bots.NAMES if level != "expert"])  # hard, but slower
def test_a_bot_decides_by_what_its_seat_can_see(key: str, level: str) -> None:
    """Everything hidden is swapped for another consistent sample; the bot must not notice."""
    game = cs.game(key)
    for number, state in enumerate(decisions(key, game.seats[0], 11, 29, 4)):
        seat = state.actor()
        other = game.determinize(state, seat, Random(number))
        bot = bots.make(level, game, "wall", iterations=TINY)
        assert bot.think(Situation(game, state, seat)) == bot.think(Situation(game, other, seat))


def test_a_situation_is_the_seats_view_and_prompt() -> None:
    game = cs.game("yspahan")
    state = decisions("yspahan", 3, 5, 40, 1)[0]
    seat = state.actor()
    situation = Situation(game, state, seat)
    assert json.dumps(situation.view) == json.dumps(game.view(state, seat))
    assert situation.prompt == game.prompt(state, seat)
    assert situation.legal == state.legal()
    assert not any(value is state for value in vars(situation).values())


def test_a_bot_works_from_a_resampled_position_sent_as_json() -> None:
    """A worker process gets the position of somebody who sees no more than the seat."""
    game = cs.game("yspahan")
    state = decisions("yspahan", 4, 3, 50, 1)[0]
    seat = state.actor()
    sent = json.dumps(game.position(game.determinize(state, seat, Random(1))))
    bot = bots.make("easy", game, "json", iterations=1.0)
    assert bot.think(Situation(game, game.restore(json.loads(sent)), seat)) == bot.think(
        Situation(game, state, seat)
    )


class Failing(Bot):
    def ponder(self, situation: Situation, rng: Random) -> Thought:
        raise RuntimeError("out of ideas")


class Cheating(Bot):
    def ponder(self, situation: Situation, rng: Random) -> Thought:
        return Thought(situation.game.action_count - 1, [])


class Stalling(Bot):
    def ponder(self, situation: Situation, rng: Random) -> Thought:
        time.sleep(1.0)
        return Thought(situation.legal[-1], [])


@pytest.mark.parametrize(
    ("kind", "word"), [(Failing, "out of ideas"), (Cheating, "not legal"), (Stalling, "no decision within")]
)
def test_a_bot_that_fails_is_replaced_by_a_legal_choice(
    kind: type[Bot], word: str, caplog: pytest.LogCaptureFixture
) -> None:
    match = cs.Match("yspahan", seats=2, seed="guard", first_player="0")
    seat = match.state.actor()
    thought = bots.decide(kind("broken", ""), Situation(match.game, match.state, seat), limit=0.05)
    assert word in caplog.text
    assert match.play(seat, thought.action)


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("level", bots.OFFERED)
def test_no_level_thinks_longer_than_its_time(key: str, level: str) -> None:
    """On a machine on which every look at the clock is a tenth of the time later, all stop after a few looks."""
    game = cs.game(key)
    state = decisions(key, 4, 8, 30, 1)[0]
    situation = Situation(game, state, state.actor())
    seconds = bots.LEVELS[level].seconds
    assert seconds <= {"hard": 1.5, "expert": 5.0}.get(level, 0.3)
    looks = itertools.count()
    thought = bots.make(level, game, "time", now=lambda: next(looks) * seconds / 10).think(situation)
    assert thought.action in situation.legal
    assert 10 < next(looks) < 40


def test_an_unknown_bot_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(bots.UnknownBot, match=r"random, greedy, novice, easy, medium, hard, expert"):
        bots.make("genius", cs.game("yspahan"))
