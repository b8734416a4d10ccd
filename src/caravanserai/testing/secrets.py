"""Checks of what a seat may know: views, prompts, resampling of hidden things, undo over a secret."""

import json
from random import Random

from caravanserai.core.game import Game, forced
from caravanserai.core.machine import CHANCE, OVER, Broken, Event, State
from caravanserai.play.match import visible
from caravanserai.testing.corpus import Corpus, Moment, apply_heard
from caravanserai.testing.difference import difference
from caravanserai.testing.errors import ConformanceError


def viewers(state: State) -> list[int | None]:
    """Everybody who may look: a spectator and each seat."""
    return [None, *range(state.seats)]


def who(seat: int | None) -> str:
    """The viewer in words."""
    return "a spectator" if seat is None else f"seat {seat}"


def check_views(game: Game, corpus: Corpus) -> None:
    """Views are JSON, the same when asked again or together with others', and asking changes nothing."""
    made: dict[tuple[object, ...], str] = {}
    for moment in corpus.moments:
        before = game.position(moment.state)
        seats = viewers(moment.state)
        for seat, together in zip(seats, game.views(moment.state, seats), strict=True):
            view = game.view(moment.state, seat)
            _check_json(moment, view, f"the view of {who(seat)}")
            if json.dumps(game.view(moment.state, seat)) != json.dumps(view):
                raise moment.fail(f"the view of {who(seat)} differs when asked a second time")
            if json.dumps(together) != json.dumps(view):
                raise moment.fail(f"among `views` that of {who(seat)} differs: {difference(view, together)}")
        _check_sources(game, moment, made)
        if game.position(moment.state) != before:
            raise moment.fail("looking at the views changed the position")


def _check_sources(game: Game, moment: Moment, made: dict[tuple[object, ...], str]) -> None:
    """For each viewer the parts of `sources` follow from what they are made of, and are all that `views_beyond` leaves out."""
    sources, seats = game.sources(moment.state), viewers(moment.state)
    table = (moment.state.seats, moment.state.options)
    views = game.views(moment.state, seats)
    beyond = game.views_beyond(moment.state, seats, set(sources))
    for seat, view, rest in zip(seats, views, beyond, strict=True):
        for name, source in sources.items():
            part = json.dumps(view[name])
            if made.setdefault((name, source, *table, seat), part) != part:
                raise moment.fail(f"{name!r} of {who(seat)} is made of the same as before, but differs")
        if json.dumps({**rest, **{name: view[name] for name in sources}}) != json.dumps(view):
            raise moment.fail(f"without known parts the view of {who(seat)} differs")


def check_prompts(game: Game, corpus: Corpus) -> None:
    """The decider is offered exactly the legal actions, everybody else is told whom the table waits for; all at once or not."""
    for moment in corpus.moments:
        actor = moment.state.actor()
        seats = viewers(moment.state)
        for seat, together in zip(seats, game.prompts(moment.state, seats), strict=True):
            prompt = game.prompt(moment.state, seat)
            if json.dumps(together) != json.dumps(prompt):
                raise moment.fail(
                    f"among `prompts` that of {who(seat)} differs: {difference(prompt, together)}"
                )
            _check_json(moment, prompt, f"the prompt of {who(seat)}")
            legal = moment.state.legal() if seat is not None and seat == actor else []
            offered = [choice["id"] for choice in prompt["choices"]]
            if offered != legal:
                raise moment.fail(f"the prompt of {who(seat)} offers {offered}, legal are {legal}")
            if prompt["choices"] != [game.choice(moment.state, action) for action in offered]:
                raise moment.fail(f"the prompt of {who(seat)} says its choices otherwise than `choice`")
            if prompt["auto"] and len(legal) != 1:
                raise moment.fail(f"the prompt of {who(seat)} is marked auto with {len(legal)} options")
            if prompt["waiting"] != ([actor] if actor >= 0 else []) or prompt["seat"] != (
                actor if actor >= 0 else None
            ):
                raise moment.fail(
                    f"the prompt of {who(seat)} waits for {prompt['waiting']}, asked is {actor}"
                )
            if actor >= 0 and not (prompt["decision"] and prompt["rule"] and prompt["key"]):
                raise moment.fail(f"the prompt of {who(seat)} lacks decision, rule or key")
            for choice in prompt["choices"]:
                if not all(isinstance(each, str) and each for each in choice["at"]):
                    raise moment.fail(f"the ids to click are {choice['at']!r}", choice["id"])


def _check_json(moment: Moment, value: object, what: str) -> None:
    try:
        text = json.dumps(value, allow_nan=False)
    except (TypeError, ValueError) as error:
        raise moment.fail(f"{what} is not JSON: {error}") from error
    if json.loads(text) != value:
        raise moment.fail(f"{what} changes on the way through JSON: {difference(value, json.loads(text))}")


def check_secrets(game: Game, corpus: Corpus) -> None:
    """Resampling all that is hidden from a seat changes nothing that it sees, nor whether a choice is taken by itself."""
    for moment in corpus.moments:
        state = moment.state
        before = game.position(state)
        for seat in viewers(state):
            sample = _sample(game, moment, seat, moment.number + 3)
            for what, shown in (("view", game.view), ("prompt", game.prompt)):
                real, other = shown(state, seat), shown(sample, seat)
                if json.dumps(real) != json.dumps(other):
                    raise moment.fail(
                        f"the {what} of {who(seat)} betrays hidden things: {difference(real, other)}"
                    )
            if state.actor() >= 0 and (forced(state) is None) != (forced(sample) is None):
                raise moment.fail(f"whether the choice is automatic betrays hidden things to {who(seat)}")
        if game.position(state) != before:
            raise moment.fail("determinize changed the position it was given")


def _sample(game: Game, moment: Moment, seat: int | None, seed: int) -> State:
    try:
        return game.determinize(moment.state, seat, Random(seed))
    except Exception as error:
        raise moment.fail(f"determinize for {who(seat)} raised {error!r}") from error


def check_samples(game: Game, corpus: Corpus) -> None:
    """A resampled position keeps all invariants, can be played on, and depends only on what the seat may know."""
    secret = moved = False
    for moment in corpus.moments:
        for seat in viewers(moment.state):
            sample = _sample(game, moment, seat, 3)
            try:
                sample.check()
            except Broken as broken:
                raise moment.fail(f"the sample for {who(seat)} breaks an invariant: {broken}") from broken
            if sample.actor() != moment.state.actor() or (sample.stack and not sample.legal()):
                raise moment.fail(f"the sample for {who(seat)} has another decider or no options")
            first = game.position(game.determinize(moment.state, seat, Random(7)))
            second = game.position(game.determinize(sample, seat, Random(7)))
            if json.dumps(first) != json.dumps(second):
                raise moment.fail(
                    f"determinize for {who(seat)} depends on hidden things: {difference(first, second)}"
                )
            secret = secret or game.view(moment.state, seat) != game.view(moment.state, None)
            moved = moved or first != game.position(moment.state)
    if secret and not moved:
        raise ConformanceError(
            f"{game.key}: seats know different things, but determinize never changes anything"
        )


def check_whispers(game: Game, corpus: Corpus) -> None:
    """Two draws that leave a viewer with the same knowledge (the same samples) must sound the same to it as well."""
    for moment in corpus.moments:
        if moment.state.actor() != CHANCE:
            continue
        for seat in viewers(moment.state):
            heard: dict[str, tuple[int, str]] = {}
            for action in _some(moment.state.legal(), 12):
                after = moment.state.clone()
                told = _tell(game, visible(apply_heard(after, action), seat))
                known = json.dumps(game.position(game.determinize(after, seat, Random(11))))
                other, same = heard.setdefault(known, (action, told))
                if told != same:
                    raise moment.fail(
                        f"events tell {who(seat)} what it may not see: {told} instead of {same} after {game.name(other)!r}",
                        action,
                    )


def _tell(game: Game, events: list[Event]) -> str:
    return ", ".join(f"{game.kinds[kind].word}{args}" for kind, args, _ in events) or "nothing"


def check_undo_secrets(game: Game, corpus: Corpus) -> None:
    """A step that shows its seat something hidden closes the way back."""
    for moment in corpus.decisions():
        seat = moment.state.actor()
        for action in _some(moment.state.legal(), 12):
            sample = _sample(game, moment, seat, 5)
            real = moment.state.clone()
            told = [visible(apply_heard(each, action), seat) for each in (real, sample)]
            shown = [json.dumps([game.view(each, seat), game.prompt(each, seat)]) for each in (real, sample)]
            if told[0] == told[1] and shown[0] == shown[1]:
                continue
            if real.actor() in (CHANCE, OVER):
                continue
            if not game.closes(moment.state, action, real, True):
                raise moment.fail(f"shows seat {seat} something hidden, but can be taken back", action)


def _some(actions: list[int], count: int) -> list[int]:
    return actions[:: max(1, len(actions) // count)]
