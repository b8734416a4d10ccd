"""Checks of the flow of the game: options, chance, clones, replay, invariants, scores."""

from itertools import pairwise

from caravanserai.core.game import Game
from caravanserai.core.machine import CHANCE, EVERYBODY, Broken, Event, State
from caravanserai.core.rollout import Dice, advance
from caravanserai.testing.corpus import Corpus, Moment, apply_heard, begin
from caravanserai.testing.difference import difference


def check_legal(game: Game, corpus: Corpus) -> None:
    """Options are ints of the action space, sorted, unique, never none, the same when asked again; all can be applied."""
    for played in corpus.plays:
        for moment in corpus.walk(played):
            _check_options(moment)
    for moment in corpus.moments:
        before = game.position(moment.state)
        for action in moment.state.legal():
            copy = moment.state.clone()
            try:
                copy.apply(action)
            except Exception as error:
                raise moment.fail(f"apply raised {error!r}", action) from error
        if game.position(moment.state) != before:
            raise moment.fail("asking for the legal actions changed the position")


def _check_options(moment: Moment) -> None:
    options = moment.state.legal()
    if not moment.state.stack:
        if options:
            raise moment.fail(f"the game is over, but there are options: {options[:5]}")
        return
    if not options:
        raise moment.fail("a decision without options")
    for action in options:
        if type(action) is not int or not 0 <= action < moment.game.action_count:
            raise moment.fail(f"option {action!r} is no action of the space of {moment.game.action_count}")
    if any(first >= second for first, second in pairwise(options)):
        raise moment.fail(f"the options are not sorted and unique: {options}")
    if moment.state.legal() != options:
        raise moment.fail("the options differ when asked a second time")
    actor = moment.state.actor()
    if actor != CHANCE and not 0 <= actor < moment.state.seats:
        raise moment.fail(f"the decider {actor} is neither a seat nor chance")


def check_chance(game: Game, corpus: Corpus) -> None:
    """Chance has a positive integer weight for every outcome (the corpus itself stops if their numbers differ)."""
    for played in corpus.plays:
        for moment in corpus.walk(played):
            if moment.state.actor() != CHANCE:
                continue
            options, weights = moment.state.legal(), moment.state.weights()
            for action, weight in zip(options, weights, strict=True):
                if type(weight) is not int or weight <= 0:
                    raise moment.fail(f"the weight of an outcome is {weight!r}", action)


def check_termination(game: Game, corpus: Corpus) -> None:
    """Every random game ends, with nothing pending and an actor that says so (the corpus itself stops endless ones)."""
    for played in corpus.plays:
        if not played.actions:
            raise Moment(game, played.setup, played.seed, 0, begin(game, played), -1).fail(
                "the game is over before it begins"
            )


def check_clones(game: Game, corpus: Corpus) -> None:
    """A clone taken at any decision continues identically and leaves the original untouched."""
    for played in corpus.shortest():
        clone: State | None = None
        for moment in corpus.walk(played):
            now = game.position(moment.state)
            if clone is not None and game.position(clone) != now:
                raise moment.fail(f"a clone took another way: {difference(game.position(clone), now)}")
            clone = moment.state.clone()
            if clone is moment.state or clone.stack is moment.state.stack:
                raise moment.fail("the clone shares its stack with the original")
            if clone.options != moment.state.options or clone.seats != moment.state.seats:
                raise moment.fail("the clone has other seats or options")
            if moment.action >= 0:
                clone.apply(moment.action)
                after = game.position(moment.state)
                if after != now:
                    raise moment.fail(f"playing on a clone changed the original: {difference(now, after)}")
    for moment in corpus.moments:
        _check_far_clone(game, moment)


def _check_far_clone(game: Game, moment: Moment) -> None:
    """Two clones played on with the same dice stay equal; the original does not move."""
    now = game.position(moment.state)
    first, second = moment.state.clone(), moment.state.clone()
    dice, same = Dice(moment.seed), Dice(moment.seed)
    for _ in range(60):
        if not first.stack:
            break
        if advance(first, dice) != advance(second, same):
            raise moment.fail("two clones with the same dice part")
    if game.position(first) != game.position(second):
        raise moment.fail(f"two clones part: {difference(game.position(first), game.position(second))}")
    if game.position(moment.state) != now:
        raise moment.fail(
            f"playing on a clone changed the original: {difference(now, game.position(moment.state))}"
        )


def check_replay(game: Game, corpus: Corpus) -> None:
    """The same actions lead through the same events to the same end, with and without listeners."""
    for played in corpus.plays:
        listened, silent = begin(game, played), begin(game, played)
        for number, (action, heard) in enumerate(zip(played.actions, played.told, strict=True)):
            place = Moment(game, played.setup, played.seed, number, silent, action)
            again = apply_heard(listened, action)
            if heard != again:
                raise place.fail(f"another telling at the second playing: {heard} and {again}", action)
            silent.apply(action)
            if silent.legal() != listened.legal() or silent.actor() != listened.actor():
                raise place.fail("listening to the events changes the game", action)
        if game.position(listened) != game.position(silent):
            raise Moment(game, played.setup, played.seed, len(played.actions), listened, -1).fail(
                f"a replay ends elsewhere: {difference(game.position(listened), game.position(silent))}"
            )


def check_invariants(game: Game, corpus: Corpus) -> None:
    """The game's own `check()` holds at every step."""
    for played in corpus.plays:
        for moment in corpus.walk(played):
            try:
                moment.state.check()
            except Broken as broken:
                raise moment.fail(f"check() found a broken invariant: {broken}") from broken


def check_scores(game: Game, corpus: Corpus) -> None:
    """Scores equal their breakdown at every step, and the ranking holds each seat once."""
    for played in corpus.plays:
        for moment in corpus.walk(played):
            state = moment.state
            scores, parts = state.scores(), game.breakdown(state)
            if len(scores) != state.seats or len(parts) != state.seats:
                raise moment.fail(f"{len(scores)} scores and {len(parts)} breakdowns for {state.seats} seats")
            for seat, (score, part) in enumerate(zip(scores, parts, strict=True)):
                if tuple(part) != game.categories:
                    raise moment.fail(
                        f"the breakdown of seat {seat} has {tuple(part)}, not {game.categories}"
                    )
                if sum(part.values()) != score:
                    raise moment.fail(
                        f"seat {seat} scores {score}, its breakdown adds up to {sum(part.values())}"
                    )
            ranked = [seat for group in state.ranking() for seat in group]
            if sorted(ranked) != list(range(state.seats)) or not all(state.ranking()):
                raise moment.fail(f"the ranking {state.ranking()} does not hold each seat once")


def check_events(game: Game, corpus: Corpus) -> None:
    """Every event is of a known kind, its arguments can be described, and it is meant for seats at the table."""
    for (event, seats), (played, number) in corpus.told().items():
        fault = _event_fault(game, event, seats)
        if fault:
            raise corpus.at(played, number).fail(fault, played.actions[number])


def _event_fault(game: Game, event: Event, seats: int) -> str:
    """What is wrong with an event at a table with so many seats."""
    kind, args, seen = event
    if not 0 <= kind < len(game.kinds):
        return f"an event of kind {kind}: there are {len(game.kinds)}"
    if seen != EVERYBODY and not 0 <= seen < 1 << seats:
        return f"event {game.kinds[kind].word} is meant for seats {seen:b}"
    try:
        game.kinds[kind].describe(args)
    except (ValueError, IndexError, TypeError) as error:
        return f"event {game.kinds[kind].word}{args} has no description: {error}"
    return ""
