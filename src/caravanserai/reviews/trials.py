"""Whether a review calls the right things mistakes: planted blunders are found, and equal options are left alone."""

import json
from functools import cache
from importlib.resources import files
from random import Random
from typing import Any, Final, NamedTuple

from caravanserai.bots.judges import judge_of
from caravanserai.core.game import Game
from caravanserai.core.machine import State
from caravanserai.core.registry import game as find_game
from caravanserai.reviews import playing
from caravanserai.reviews.chances import Eye
from caravanserai.reviews.losses import LOOK, Verdict
from caravanserai.reviews.moments import Moment
from caravanserai.reviews.scales import JUDGE, scale_of

WORLDS: Final = 32
"""As many as a review has when it is half done."""
LONGER: Final = 20
"""How much longer the search is that says what is equal."""
EQUAL: Final = 0.01
"""Options whose chances differ by less are equal."""
PER_GAME: Final = 4


class Planted(NamedTuple):
    """A position built by hand with an option that is clearly bad by the rules: which one, and why."""

    title: str
    seat: int
    bad: str
    position: dict[str, Any]


@cache
def planted(key: str) -> list[Planted]:
    """The planted blunders of a game; none, if it has no set."""
    place = files("caravanserai.reviews") / "planted" / f"{key}.json"
    if not place.is_file():
        return []
    return [Planted(**each) for each in json.loads(place.read_text(encoding="utf-8"))["planted"]]


class Blunder(NamedTuple):
    """One of the planted blunders, by its number from 0."""

    game: str
    number: int
    seed: str


def judged(blunder: Blunder) -> dict[str, Any]:
    """What a review says of it, a piece of work: its word, the loss, and what it takes for better."""
    game, case = find_game(blunder.game), planted(blunder.game)[blunder.number]
    rng = Random(f"{blunder.seed} {blunder.game} {blunder.number} planted")
    state = game.restore(case.position)
    verdict = _verdict(game, _eye(game, state.seats), state, game.parse(case.bad), rng)
    return {
        "title": case.title,
        "bad": case.bad,
        "word": verdict.word(),
        "loss": round(verdict.loss(), 4),
        "error": round(verdict.error(), 4),
        "best": game.name(verdict.best),
    }


class Trial(NamedTuple):
    """A game of bots in whose positions equal options are looked for."""

    game: str
    seats: int
    number: int
    seed: str


def tried(trial: Trial) -> list[str]:
    """What a review calls the equal options of a few positions of the game: a piece of work."""
    game = find_game(trial.game)
    seed = f"{trial.seed} {trial.game} {trial.number}"
    eye = _eye(game, trial.seats)
    states = [match.state.clone() for match in playing.play(game, trial.seats, seed, "easy")][:-1]
    rng = Random(seed)
    open_ones = [state for state in states if len(state.legal()) > 1]
    words = [_equal(game, eye, state, rng) for state in rng.sample(open_ones, min(PER_GAME, len(open_ones)))]
    return [word for word in words if word is not None]


def _eye(game: Game, seats: int) -> Eye:
    judge = judge_of(game, JUDGE)
    return Eye(judge, scale_of(game.key, seats, judge, JUDGE))


def _verdict(game: Game, eye: Eye, state: State, action: int, rng: Random) -> Verdict:
    """What a review says of the option when it is half done: of it and of the best one, whatever else it would tell."""
    verdict = Verdict(game, eye, _moment(state, action), rng, shown=2)
    for _ in range(WORLDS):
        verdict.go_on()
    return verdict


def _equal(game: Game, eye: Eye, state: State, rng: Random) -> str | None:
    """What a review calls an option that a much longer search judges equal to the best; None: there is none."""
    look = LOOK._replace(iterations=LONGER * LOOK.iterations)
    verdict = Verdict(game, eye, _moment(state, rng.choice(state.legal())), rng, look)
    for _ in range(LONGER * WORLDS):
        verdict.go_on()
    others = sorted((verdict.lead(number)[0], number) for number in range(1, len(verdict.plans)))
    if not others or abs(others[0][0]) > EQUAL:
        return None
    return _verdict(game, eye, state, verdict.plans[others[0][1]].actions[0], rng).word()


def _moment(state: State, action: int) -> Moment:
    return Moment(0, state.actor(), state, action, state, False)
