"""Answers to what a seat may ask: what is that, why not, and what if. None of them can tell a secret.

They never touch the true position: they are worked out on positions in which everything hidden from the asker was
resampled.
"""

from collections.abc import Sequence
from random import Random, SystemRandom
from typing import Final

from caravanserai.core.game import Game, Reason, forced
from caravanserai.core.machine import CHANCE, OVER, State
from caravanserai.core.view import View
from caravanserai.play.match import Match
from caravanserai.server.messages import (
    PreviewAnswer,
    WhyNotAnswer,
    encode,
    reason_info,
)
from caravanserai.server.shown import CardInfo, card_info

MOST_REASONS: Final = 5
MOST_TRIED: Final = 200
"""Of longer lists of choices only these are tried out for finality."""

_LUCK: Final = Random(0)
_SAME: Final = _LUCK.getstate()
"""The luck with which choices are tried out, always the same: taking it up again costs a quarter of making it anew."""


def behind_the_wall(game: Game, state: State, seat: int | None) -> State:
    """A position the seat (None: a spectator) cannot tell from the true one."""
    return game.determinize(state, seat, Random(SystemRandom().getrandbits(64)))


# --- what is that, why not -----------------------------------------------------------------------------------------


def card(game: Game, known: State, seat: int | None, thing: str) -> CardInfo | None:
    """What the thing is, if the seat sees such a thing."""
    found = game.card(known, seat, thing) if thing in game.things(known, seat) else None
    return None if found is None else card_info(found)


def why_not(
    game: Game, known: State, seat: int | None, request: str, action: int | None, thing: str
) -> WhyNotAnswer:
    """What the thing is, and why the seat may take neither the action nor anything that the thing stands for."""
    shown = card(game, known, seat, thing) if thing else None
    reasons = [] if seat is None or known.actor() == OVER else _reasons(game, known, seat, action, thing)
    return WhyNotAnswer(
        request=request,
        card=shown,
        allowed=None in reasons,
        reasons=[] if None in reasons else [reason_info(each) for each in reasons[:MOST_REASONS] if each],
    )


def _reasons(game: Game, known: State, seat: int, action: int | None, thing: str) -> list[Reason | None]:
    """The different reasons, most fitting first; None among them: something is allowed."""
    found: list[Reason | None] = []
    for each in [action] if action is not None else _about(game, known, thing):
        reason = game.why_not(known, seat, each)
        if reason is None:
            return [None]
        if reason not in found:
            found.append(reason)
    return sorted(found, key=lambda reason: reason is not None and reason.key == "reason-not-now")


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
    game, state = match.game, match.state
    first = _after(game, behind_the_wall(game, state, seat), seat, action)
    second = _after(game, behind_the_wall(game, state, seat), seat, action)
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
    _LUCK.setstate(_SAME)
    known = game.determinize(state, seat, _LUCK)
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
