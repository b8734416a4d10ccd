"""Whether a review calls the right things mistakes: planted blunders are found, and equal options are left alone."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Final, NamedTuple

from caravanserai.bots.judges import judge_of
from caravanserai.core.game import Game
from caravanserai.core.machine import State
from caravanserai.core.registry import game as find_game
from caravanserai.core.rollout import Dice
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
OPEN: Final = (0.1, 0.9)
"""Blunders are planted where the game is not decided yet."""
LATE: Final = 0.6
"""And where they cannot be made good any more."""
LOOKS: Final = 24
TO_THE_END: Final = 10_000
"""Turns: more than any game has."""
PER_GAME: Final = 4


class Names(NamedTuple):
    """The options of a decision, by name."""

    decision: str
    legal: list[str]
    certainty: float
    completes: bool
    """Whether an option is offered as completing something (a souk)."""


def _highest_bid(asked: Names) -> str | None:
    """Gold is points: twelve or more of it for a place in the order, where nothing would do."""
    high = [name for name in ("bid 18", "bid 12") if name in asked.legal]
    return high[0] if asked.decision == "D-BID-SPOT" and high and "bid 0" in asked.legal else None


def _fewest_sold(asked: Names) -> str | None:
    """Gold that is not sold for points at the very end is worth nothing."""
    many = asked.decision == "D-SELL-GOLD" and len(asked.legal) >= 4 and asked.certainty > 0.9
    return asked.legal[0] if many else None


def _worthless_goods(asked: Names) -> str | None:
    """On the last day gold and camels are worth nothing any more, but cubes that complete a souk are."""
    goods = [name for name in asked.legal if name in ("take gold", "take camel")]
    last = asked.decision == "D-GROUP" and asked.certainty > 0.94
    return goods[0] if last and asked.completes and goods else None


def _artifact_left(asked: Names) -> str | None:
    """Points that could be had for treasure are left lying when there is hardly another chance."""
    late = asked.decision == "D-BUY" and asked.certainty > 0.75
    return "pass" if late and asked.legal == ["pass", "buy"] else None


def _empty_visit(asked: Names) -> str | None:
    """A palace that was come to for what it gives, and nothing is taken."""
    found = {"D-PALACE": "court none", "D-GUILD": "visit none"}.get(asked.decision)
    return found if found in asked.legal and len(asked.legal) > 1 else None


BAD: Final[dict[str, tuple[Callable[[Names], str | None], ...]]] = {
    "alrashid": (_empty_visit,),
    "fivetribes": (_highest_bid,),
    "morgenland": (_artifact_left,),
    "yspahan": (_fewest_sold, _worthless_goods),
}
"""What is clearly bad by the rules of a game, written by hand."""


class Trial(NamedTuple):
    """A game whose moments are tried."""

    game: str
    seats: int
    number: int
    seed: str


def tried(trial: Trial) -> dict[str, Any]:
    """One game as JSON, a piece of work: of planted blunders how many were found, of equal options how many called bad."""
    game = find_game(trial.game)
    seed = f"{trial.seed} {trial.game} {trial.number}"
    judge = judge_of(game, JUDGE)
    eye = Eye(judge, scale_of(game.key, trial.seats, judge, JUDGE))
    states = [match.state.clone() for match in playing.play(game, trial.seats, seed, "easy")][:-1]
    rng = Random(seed)
    bad = list(_planted(game, eye, states))
    found = [
        _word(game, eye, state, action, rng) for state, action in rng.sample(bad, min(PER_GAME, len(bad)))
    ]
    alike = [state for state in states if len(state.legal()) > 1]
    words = [_equal(game, eye, state, rng) for state in rng.sample(alike, min(PER_GAME, len(alike)))]
    return {"planted": found, "equal": [word for word in words if word is not None]}


def _planted(game: Game, eye: Eye, states: list[State]) -> Iterator[tuple[State, int]]:
    """Positions late in an open game, each with an option that is clearly bad."""
    for state in states:
        certainty = eye.judge.certainty(state)
        if certainty < LATE:
            continue
        choices = game.prompt(state, state.actor())["choices"]
        asked = Names(
            state.stack[-1].decision,
            [game.name(choice["id"]) for choice in choices],
            certainty,
            any(choice["args"].get("souk", "none") != "none" for choice in choices),
        )
        for rule in BAD[game.key]:
            name = rule(asked)
            if name is not None and _open(eye, state):
                yield state, game.parse(name)


def _open(eye: Eye, state: State) -> bool:
    """Whether the game is not decided yet: played to its end by simulated players, the seat wins and loses."""
    seat = state.actor()
    looks = [eye.outlook(state.clone(), TO_THE_END, Dice(number))[seat] for number in range(LOOKS)]
    return OPEN[0] < sum(looks) / LOOKS < OPEN[1]


def _word(game: Game, eye: Eye, state: State, action: int, rng: Random) -> str:
    """What a review calls the option."""
    verdict = Verdict(game, eye, _moment(state, action), rng)
    for _ in range(WORLDS):
        verdict.go_on()
    return verdict.word()


def _equal(game: Game, eye: Eye, state: State, rng: Random) -> str | None:
    """What a review calls an option that a much longer search judges equal to the best; None: there is none."""
    look = LOOK._replace(iterations=LONGER * LOOK.iterations)
    verdict = Verdict(game, eye, _moment(state, rng.choice(state.legal())), rng, look)
    for _ in range(LONGER * WORLDS):
        verdict.go_on()
    others = sorted((verdict.lead(number)[0], number) for number in range(1, len(verdict.plans)))
    if not others or abs(others[0][0]) > EQUAL:
        return None
    return _word(game, eye, state, verdict.plans[others[0][1]].actions[0], rng)


def _moment(state: State, action: int) -> Moment:
    return Moment(0, state.actor(), state, action, state, False)
