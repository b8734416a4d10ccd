"""Checks of a game in checked play: refusals, undo and records."""

from copy import deepcopy
from random import Random
from typing import Final, NamedTuple

from caravanserai.core.game import Game
from caravanserai.core.machine import Event, State
from caravanserai.play.history import CHOSEN, DRAWN, Undo
from caravanserai.play.match import Accepted, Match, Refusal
from caravanserai.play.record import BadRecord, parse, record_text, verify
from caravanserai.testing.corpus import LIMIT, Setup, apply_heard, new, setups
from caravanserai.testing.difference import difference
from caravanserai.testing.errors import ConformanceError


def random_match(game: Game, setup: Setup, seed: int, undos: float = 0.2) -> Match:
    """A whole random match in which seats change their mind now and then; everything on the way is checked."""
    rng = Random(seed)
    match = Match(game, setup.seats, seed=f"kit {seed}", **dict(setup.options))
    beside = _Beside(match, setup, seed)
    for _ in range(LIMIT):
        if match.over:
            _same_as_replay(match, setup, seed)
            return match
        seat = match.state.actor()
        if rng.random() < undos:
            _take_back(match, setup, seed, rng.randrange(match.seats), beside)
        if rng.random() < 0.1:
            _refused(match, setup, seed, rng)
        seat = match.state.actor()
        answer = match.play(seat, rng.choice(match.state.legal()), match.version)
        if isinstance(answer, Refusal):
            raise _fail(match, setup, seed, f"a legal action was refused: {answer}")
    raise _fail(match, setup, seed, f"the match has not ended after {LIMIT} decisions")


def _take_back(match: Match, setup: Setup, seed: int, seat: int, beside: "_Beside") -> None:
    before, steps = match.game.position(match.state), deepcopy(match.steps)
    at_once = match.game.at_once(match.state)
    expected = match.can_undo(seat)
    answer = match.undo(seat)
    if isinstance(answer, Refusal):
        if expected is None or match.game.position(match.state) != before or match.steps != steps:
            raise _fail(match, setup, seed, f"a refused undo of seat {seat} changed something")
        return
    gone = steps[len(match.steps) :]
    steps.cut(len(match.steps))
    if match.steps != steps:
        raise _fail(match, setup, seed, f"undo of seat {seat} changed the steps before")
    if at_once and not gone:
        return  # a decision that was put aside when another seat took back its own
    if gone[0].actor != seat or gone[0].how != CHOSEN:
        raise _fail(match, setup, seed, f"undo of seat {seat} went back to a step of {gone[0].actor}")
    for entry in gone:
        if entry.how == DRAWN or (entry.how == CHOSEN and entry.actor != seat and not at_once):
            raise _fail(
                match, setup, seed, f"undo of seat {seat} took back {match.game.name(entry.action)!r}"
            )
    if match.state.actor() != seat or gone[0].action not in match.state.legal():
        raise _fail(match, setup, seed, f"after an undo seat {seat} is not asked again as before")
    beside.compare()


class _Beside:
    """The steps of a match played beside it, as far as they are not taken back.

    At every change of mind the match must be where its steps lead, and have told what they tell. They are played on
    from the last such place that is left: at the end of the match all of them are played once more.
    """

    def __init__(self, match: Match, setup: Setup, seed: int) -> None:
        self._match: Final = match
        self._setup: Final = setup
        self._seed: Final = seed
        self._places: Final = [_Place(0, 0, new(match.game, setup))]

    def compare(self) -> None:
        """Fail if the match is elsewhere."""
        match = self._match
        while self._places[-1].steps > len(match.steps):
            self._places.pop()
        steps, told, before = self._places[-1]
        state = before.clone()
        events = _replayed(state, match, steps)
        _same(match, state, self._setup, self._seed)
        if len(match.events) != told + len(events) or match.events[told:] != events:
            raise _fail(match, self._setup, self._seed, "the events are not those of its steps")
        self._places.append(_Place(len(match.steps), len(match.events), state))


class _Place(NamedTuple):
    """Where steps have led: how many there were, how many events they told, and the position."""

    steps: int
    events: int
    state: State


def _same_as_replay(match: Match, setup: Setup, seed: int) -> None:
    """The present position and events are those of the remaining steps played afresh."""
    state = new(match.game, setup)
    events = _replayed(state, match, 0)
    _same(match, state, setup, seed)
    if events != match.events:
        raise _fail(match, setup, seed, "the events are not those of its steps")


def _replayed(state: State, match: Match, first: int) -> list[tuple[int, Event]]:
    """What the steps of the match tell from that one on, with their numbers; the state is where they lead then."""
    return [
        (number, event)
        for number, entry in enumerate(match.steps[first:], first)
        for event in apply_heard(state, entry.action)
    ]


def _same(match: Match, state: State, setup: Setup, seed: int) -> None:
    now, fresh = match.game.position(match.state), match.game.position(state)
    if now != fresh:
        raise _fail(match, setup, seed, f"the position is not that of its steps: {difference(now, fresh)}")


def _refused(match: Match, setup: Setup, seed: int, rng: Random) -> None:
    """A random action of the space by a random seat: refused with a reason and nothing changed, if it is not legal."""
    seat, action = rng.randrange(match.seats), rng.randrange(match.game.action_count)
    before = match.game.position(match.state), match.version, len(match.journal)
    allowed = seat == match.state.actor() and action in match.state.legal()
    refusal = match.refusal(seat, action)
    if allowed:
        return
    if refusal is None or isinstance(match.play(seat, action), Accepted):
        raise _fail(match, setup, seed, f"seat {seat} may do {match.game.name(action)!r}, which is not legal")
    if before != (match.game.position(match.state), match.version, len(match.journal)):
        raise _fail(match, setup, seed, f"the refusal of {match.game.name(action)!r} changed something")


def check_undo(game: Game, rounds: int = 1) -> None:
    """Random matches with random changes of mind end where their remaining steps lead."""
    for number in range(rounds):
        for setup in setups(game):
            match = random_match(game, setup, number)
            for seat in range(match.seats):
                if match.undo(seat):
                    raise _fail(match, setup, number, f"seat {seat} takes something back after the end")


def check_records(game: Game) -> None:
    """The record of a match, finished or not, is read back to the same position and the same text, and verifies."""
    for number, setup in enumerate(setups(game)):
        match = random_match(game, setup, 50 + number, undos=0.1)
        back = _read_back(match, setup, number)
        faults = verify(back)
        if faults:
            raise _fail(match, setup, number, f"the record does not verify: {faults[0]}")
        half = Match(game, setup.seats, seed=f"kit {50 + number}", **dict(setup.options))
        for index, entry in enumerate(match.journal[: len(match.journal) // 2]):
            if index < len(half.journal):
                continue  # it came by itself
            if isinstance(entry, Undo):
                half.undo(entry.seat)
            elif entry.how == CHOSEN:
                half.play(entry.actor, entry.action)
        _read_back(half, setup, number)


def _read_back(match: Match, setup: Setup, seed: int) -> Match:
    text = record_text(match)
    try:
        back = parse(text, match.game)
    except BadRecord as error:
        raise _fail(match, setup, seed, f"its own record is refused: {error}") from error
    if record_text(back) != text:
        raise _fail(match, setup, seed, "the record comes back with another text")
    now, then = match.game.position(match.state), match.game.position(back.state)
    if now != then:
        raise _fail(match, setup, seed, f"the record leads elsewhere: {difference(now, then)}")
    return back


def _fail(match: Match, setup: Setup, seed: int, what: str) -> ConformanceError:
    return ConformanceError(f"{match.game.key}, {setup}, match 'kit {seed}', step {len(match.steps)}: {what}")
