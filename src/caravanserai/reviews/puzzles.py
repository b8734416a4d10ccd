"""Puzzles: moments in which one option is clearly the best, and `easy` does not see it."""

import hashlib
import json
from collections import Counter
from collections.abc import Sequence
from importlib.resources import files
from random import Random
from typing import Any, Final, NamedTuple

from caravanserai.bots import decide, make
from caravanserai.bots.judges import judge_of
from caravanserai.bots.levels import Level
from caravanserai.bots.situation import Situation
from caravanserai.core.game import Game
from caravanserai.core.machine import State
from caravanserai.core.registry import game as find_game
from caravanserai.play.match import Match
from caravanserai.play.record import parse
from caravanserai.reviews import playing
from caravanserai.reviews.chances import Eye
from caravanserai.reviews.losses import Verdict
from caravanserai.reviews.moments import Moment, story
from caravanserai.reviews.scales import JUDGE, scale_of
from caravanserai.version import __version__

LOOK: Final = Level(24, 4, 12, 96, seconds=10.0, patience=1, trust=1.0, foresight=True, blur=0.0)
"""How the best option is looked for."""
SHOWN: Final = 6
TRIES: Final = 5
"""So often `easy` is asked."""
MOST_FOUND: Final = 1
"""It may find the best option so often."""
GLANCE, WORLDS = 10, 60
"""Worlds after which a moment without a clear lead is given up, and those that a puzzle is judged in."""
LEAD: Final = 0.05
"""By so much the best option must lead all others, as a share of a win,"""
SURE: Final = 3.0
"""and by so many standard errors."""
FEWEST_OPTIONS: Final = 3
FEWEST_STEPS: Final = 2
"""A line of one step explains nothing."""
PER_GAME: Final = 40
"""So many moments of a game are looked at closely."""


class Source(NamedTuple):
    """Where puzzles are looked for: a record, or a game that bots play for it."""

    game: str
    seats: int
    seed: str
    number: int
    bot: str
    record: str = ""


def search(source: Source) -> list[dict[str, Any]]:
    """The puzzles of one game as JSON: a piece of work."""
    match = parse(source.record) if source.record else _played(source)
    rng = Random(f"{source.seed} {source.game} {source.number} puzzles")
    moments = [each for each in _beginnings(story(match).moments) if _worth_a_look(each)]
    found = []
    for each in rng.sample(moments, min(PER_GAME, len(moments))):
        puzzle = judged(match.game, each, rng)
        if puzzle is not None:
            found.append(puzzle)
    return found


def _played(source: Source) -> Match:
    seed = f"{source.seed} {source.number}"
    *_, match = playing.play(find_game(source.game), source.seats, seed, source.bot)
    return match


def _beginnings(moments: Sequence[Moment]) -> list[Moment]:
    """The decisions with which a turn begins: behind them lies a plan."""
    return [
        each
        for before, each in zip([None, *moments], moments, strict=False)
        if before is None or before.seat != each.seat or before.drawn
    ]


def _worth_a_look(moment: Moment) -> bool:
    return len(moment.state.legal()) >= FEWEST_OPTIONS


def judged(game: Game, moment: Moment, rng: Random) -> dict[str, Any] | None:
    """The moment as a puzzle, if it is one."""
    state, seat = game.determinize(moment.state, moment.seat, Random(0)), moment.seat
    taken = _easy(game, state, seat)
    usual = taken.most_common(1)[0][0]
    judge = judge_of(game, JUDGE)
    eye = Eye(judge, scale_of(game.key, state.seats, judge, JUDGE))
    moment = moment._replace(state=state, action=usual)
    verdict = Verdict(game, eye, moment, rng, LOOK, SHOWN)
    if taken[verdict.best] > MOST_FOUND or len(verdict.plans[0].actions) < FEWEST_STEPS:
        return None
    for worlds in (GLANCE, WORLDS - GLANCE):
        for _ in range(worlds):
            verdict.go_on()
        if not clear(verdict, SURE if worlds != GLANCE else min(SURE, 1.0)):
            return None
    return _written(game, state, seat, verdict, taken)


def _easy(game: Game, state: State, seat: int) -> Counter[int]:
    """What `easy` would do, asked several times."""
    situation = Situation(game, state, seat)
    return Counter(
        decide(make("easy", game, f"puzzle {number}", iterations=1.0), situation).action
        for number in range(TRIES)
    )


def clear(verdict: Verdict, sure: float) -> bool:
    """Whether the best option leads all others clearly."""
    leads = [verdict.lead(number) for number in range(1, len(verdict.plans))]
    return all(lead >= LEAD and lead >= sure * error for lead, error in leads)


def _written(game: Game, state: State, seat: int, verdict: Verdict, taken: Counter[int]) -> dict[str, Any]:
    position = game.position(state)
    lines = {plan.actions[0]: plan.actions for plan in verdict.plans}
    return {
        "id": hashlib.sha256(json.dumps(position, sort_keys=True).encode()).hexdigest()[:10],
        "seat": seat,
        "lead": round(min(verdict.lead(number)[0] for number in range(1, len(verdict.plans))), 4),
        "options": [
            {
                "line": [game.name(action) for action in lines[each.action]],
                "worth": round(each.worth, 4),
                "error": round(each.error, 4),
                "easy": taken[each.action],
            }
            for each in verdict.options()
        ],
        "position": position,
    }


# --- the kept ones -----------------------------------------------------------------------------------


def chosen(found: Sequence[Sequence[dict[str, Any]]], most: int) -> list[dict[str, Any]]:
    """The clearest puzzles of many games, one or two of a game, in an order that has nothing to do with it."""
    best = [sorted(each, key=lambda puzzle: -puzzle["lead"]) for each in found]
    firsts = [puzzle for each in best for puzzle in each[:1]]
    seconds = [puzzle for each in best for puzzle in each[1:2]]
    kept: list[dict[str, Any]] = []
    for group in (firsts, seconds):
        kept += sorted(group, key=lambda puzzle: -puzzle["lead"])[: most - len(kept)]
    return sorted(kept, key=lambda puzzle: str(puzzle["id"]))


def written(game: Game, puzzles: Sequence[dict[str, Any]], made: dict[str, Any]) -> str:
    """A set of puzzles as JSON, with what it was made by."""
    versions = {"engine": __version__, "rules": game.rules_version, "judge": JUDGE}
    head = json.dumps({"game": game.key, "versions": versions, "tries": TRIES, "made": made})
    lines = ",\n".join(json.dumps(each, ensure_ascii=True) for each in puzzles)
    return f'{head[:-1]}, "puzzles": [\n{lines}\n]}}\n'


def kept(key: str) -> dict[str, Any] | None:
    """The puzzles that come with the program; None: the game has none."""
    place = files("caravanserai.reviews") / "sets" / f"{key}.json"
    if not place.is_file():
        return None
    found: dict[str, Any] = json.loads(place.read_text(encoding="utf-8"))
    return found
