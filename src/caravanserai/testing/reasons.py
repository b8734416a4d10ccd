"""Check of the answers to "why not?"."""

from caravanserai.core.game import Game
from caravanserai.testing.corpus import Corpus, Moment
from caravanserai.text.rules import rules


def check_why_not(game: Game, corpus: Corpus) -> None:
    """Over the whole action space `why_not` agrees with `legal`, and every refusal cites a rule of the reference."""
    known = rules(game)
    for moment in corpus.moments:
        state = moment.state
        actor = state.actor()
        if actor < 0:
            if game.why_not(state, 0, 0) is None:
                raise moment.fail("no seat is asked, but why_not allows an action", 0)
            continue
        before = game.position(state)
        legal = set(state.legal())
        for action in range(game.action_count):
            try:
                reason = game.why_not(state, actor, action)
            except Exception as error:
                raise moment.fail(f"why_not raised {error!r}", action) from error
            if (reason is None) != (action in legal):
                said = (
                    "why_not allows it"
                    if reason is None
                    else f"why_not forbids it ({reason.rule} {reason.key})"
                )
                raise moment.fail(f"{'legal' if action in legal else 'not legal'}, but {said}", action)
            if reason is not None and (reason.rule not in known or not reason.key):
                raise moment.fail(
                    f"refused with the rule {reason.rule!r}, which the reference does not have", action
                )
        _check_outside(game, moment, actor)
        if game.position(state) != before:
            raise moment.fail("asking why_not changed the position")


def _check_outside(game: Game, moment: Moment, actor: int) -> None:
    for seat in range(moment.state.seats):
        if seat != actor and game.why_not(moment.state, seat, moment.state.legal()[0]) is None:
            raise moment.fail(f"why_not allows an action to seat {seat}, but seat {actor} is asked")
    for action in (-1, game.action_count):
        if game.why_not(moment.state, actor, action) is None:
            raise moment.fail(f"why_not allows the number {action}, which is no action")
