"""What may come next, for a seat that plans ahead: worked out on positions in which all that it does not know is dealt anew.

So nothing here can tell a secret: what others may do is what they might do in some of these positions, and what the seat
will be asked is a guess, which is held against the real question when that comes.
"""

import hashlib
from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Final

from caravanserai.core.events import among
from caravanserai.core.game import Game, forced
from caravanserai.core.machine import CHANCE, OVER, Event, State
from caravanserai.core.prompts import Choice, Prompt
from caravanserai.server.messages import AskedInfo, Foreseen, ForeseenChoice, encode
from caravanserai.server.plans import PlanCase, Saying
from caravanserai.server.requests import Foresee, PlanStep

SAMPLES: Final = 8
"""Positions that are looked at."""
MOST_CASES: Final = 200
FURTHEST: Final = 400
"""Steps until the seat is asked again; what is further off is not foreseen."""


def seen_as(actor: int, events: Sequence[Event], seat: int) -> str:
    """What stands for a move as the seat sees it; "": it sees nothing of it."""
    lines = [[kind, list(args)] for kind, args, seen in events if among(seen, seat)]
    return hashlib.sha256(encode([actor, lines])).hexdigest()[:24] if lines else ""


def foresee(game: Game, samples: Sequence[State], seat: int, message: Foresee) -> Foreseen:
    """What may happen after the planned steps, and what the seat is asked then: in the case, or whatever happens."""
    dice = Random(0)
    reached = [state for state in samples if _follow(game, state, seat, message.path, dice)]
    cases = _cases(game, reached, seat) if not message.case else {}
    asked = [
        found for state in reached if (found := _asked(game, state, seat, message.case, dice)) is not None
    ]
    actors = {state.actor() for state in reached}
    return Foreseen(
        request=message.request,
        cases=list(cases.values()) if len(actors) == 1 else [],
        asked=_together(asked),
    )


def _follow(game: Game, state: State, seat: int, path: Sequence[PlanStep], dice: Random) -> bool:
    """Play the planned steps; False: they cannot happen so in this position."""
    for step in path:
        if not _until_asked(game, state, seat, step.case, dice) or step.action not in state.legal():
            return False
        state.apply(step.action)
        if not _by_itself(state, dice):
            return False
    return True


def _by_itself(state: State, dice: Random) -> bool:
    """Go on while nobody chooses; False: the game ends."""
    for _ in range(FURTHEST):
        if state.actor() == OVER:
            return False
        if state.actor() == CHANCE:
            state.apply(dice.choices(state.legal(), state.weights())[0])
        elif (only := forced(state)) is not None:
            state.apply(only)
        else:
            return True
    return False


def _until_asked(game: Game, state: State, seat: int, case: str, dice: Random) -> bool:
    """Let the case happen, if there is one, and the others choose until the seat is asked."""
    if not _by_itself(state, dice):
        return False
    if case:
        action = next((action for action in _others(state, seat) if _seen(state, action, seat) == case), None)
        if action is None:
            return False
        state.apply(action)
    for _ in range(FURTHEST):
        if not _by_itself(state, dice):
            return False
        if state.actor() == seat:
            return True
        state.apply(dice.choice(state.legal()))
    return False


def _others(state: State, seat: int) -> list[int]:
    return state.legal()[:MOST_CASES] if state.actor() not in (seat, CHANCE, OVER) else []


def _seen(state: State, action: int, seat: int) -> str:
    after = state.clone()
    after.log = []
    after.apply(action)
    return seen_as(state.actor(), after.log, seat)


def _cases(game: Game, samples: Sequence[State], seat: int) -> dict[str, PlanCase]:
    """What the one who decides next may do, as far as the seat will see it."""
    found: dict[str, PlanCase] = {}
    for state in samples:
        for action in _others(state, seat):
            seen = _seen(state, action, seat)
            if seen and seen not in found and len(found) < MOST_CASES:
                choice = game.choice(state, action)
                found[seen] = PlanCase(seat=state.actor(), seen=seen, said=_saying(choice))
    return found


def _saying(choice: Choice) -> Saying:
    return Saying(key=choice["key"], args=dict(choice["args"]))


def _asked(game: Game, state: State, seat: int, case: str, dice: Random) -> Prompt | None:
    return game.prompt(state, seat) if _until_asked(game, state, seat, case, dice) else None


def _together(prompts: Sequence[Prompt]) -> AskedInfo | None:
    """The decision that is asked in most positions, with all its choices."""
    if not prompts:
        return None
    decision = Counter(prompt["decision"] for prompt in prompts).most_common(1)[0][0]
    same = [prompt for prompt in prompts if prompt["decision"] == decision]
    choices: dict[int, Choice] = {}
    for prompt in same:
        for choice in prompt["choices"]:
            choices.setdefault(choice["id"], choice)
    return AskedInfo(
        decision=decision,
        key=same[0]["key"],
        args=same[0]["args"],
        sure=len(same) == len(prompts),
        choices=[
            ForeseenChoice(action=each["id"], said=_saying(each)) for _, each in sorted(choices.items())
        ],
    )
