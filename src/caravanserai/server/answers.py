"""Answers to what a seat may ask: why not, and what if. None of them can tell a secret.

`why not` and `what if` never touch the true position: they are worked out on positions in which everything hidden
from the asker was resampled.
"""

from collections.abc import Sequence
from random import Random, SystemRandom
from typing import Final

from caravanserai.core.game import Game, Reason, forced
from caravanserai.core.machine import CHANCE, State
from caravanserai.core.view import View
from caravanserai.play.match import Match
from caravanserai.server.messages import PreviewAnswer, WhyNotAnswer, encode, reason_info

MOST_REASONS: Final = 5
MOST_TRIED: Final = 200
"""Of longer lists of choices only these are tried out for finality."""


def behind_the_wall(match: Match, seat: int) -> State:
    """A position the seat cannot tell from the true one."""
    return match.game.determinize(match.state, seat, Random(SystemRandom().getrandbits(64)))


# --- why not -------------------------------------------------------------------------------------------------------


def why_not(
    game: Game, known: State, seat: int, request: str, action: int | None, thing: str
) -> WhyNotAnswer:
    """Why the seat may not take the action, or nothing that the thing stands for."""
    actions = [action] if action is not None else _about(game, known, thing)
    reasons: list[Reason] = []
    for each in actions:
        reason = game.why_not(known, seat, each)
        if reason is None:
            return WhyNotAnswer(request=request, allowed=True, reasons=[])
        if reason not in reasons:
            reasons.append(reason)
    reasons.sort(key=lambda reason: reason.key == "reason-not-now")
    return WhyNotAnswer(
        request=request, allowed=False, reasons=[reason_info(r) for r in reasons[:MOST_REASONS]]
    )


def _about(game: Game, known: State, thing: str) -> list[int]:
    """All actions that the thing stands for; those of kinds that are asked now come first."""
    asked = {game.actions.range_of(action).word for action in known.legal()} if known.actor() >= 0 else set()
    found = [action for action in range(game.action_count) if thing in _targets(game, known, action)]
    return sorted(found, key=lambda action: (game.actions.range_of(action).word not in asked, action))


def _targets(game: Game, known: State, action: int) -> list[str]:
    """The things of an action, which may make no sense in this position."""
    try:
        return game.targets(known, action)
    except (LookupError, ValueError, AttributeError, AssertionError, TypeError):
        return []


# --- what if -------------------------------------------------------------------------------------------------------


def preview(match: Match, seat: int, request: str, action: int) -> PreviewAnswer:
    """The table after the choice, where neither chance nor a secret has a hand in it."""
    nothing = PreviewAnswer(request=request, view=None)
    if match.state.actor() != seat or action not in match.state.legal():
        return nothing
    first = _after(match.game, behind_the_wall(match, seat), seat, action)
    second = _after(match.game, behind_the_wall(match, seat), seat, action)
    if first is None or second is None or encode(first) != encode(second):
        return nothing
    return PreviewAnswer(request=request, view=first)


def _after(game: Game, state: State, seat: int, action: int) -> View | None:
    state.apply(action)
    while (following := forced(state)) is not None:
        state.apply(following)
    return None if state.actor() == CHANCE else game.view(state, seat)


def final_choices(game: Game, state: State, seat: int, legal: Sequence[int]) -> list[int]:
    """The choices after which chance, another seat or a secret has the word, so that there is no way back.

    Worked out on a resampled position, always the same one for what the seat knows.
    """
    known = game.determinize(state, seat, Random(0))
    return [action for action in legal[:MOST_TRIED] if _is_final(game, known, seat, action)]


def _is_final(game: Game, before: State, seat: int, action: int) -> bool:
    chosen = True
    while True:
        state = before.clone()
        state.apply(action)
        if state.actor() != seat or game.closes(before, action, state, chosen):
            return True
        following = forced(state)
        if following is None:
            return False
        before, action, chosen = state, following, False
