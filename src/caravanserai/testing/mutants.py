"""Changed positions at scale: whatever `restore` accepts must play to its end with every check."""

import json
import re
from random import Random
from typing import Final, NamedTuple

from caravanserai.core.game import Game
from caravanserai.core.machine import Broken, State
from caravanserai.core.position import Json
from caravanserai.core.rollout import Dice, advance
from caravanserai.testing.corpus import Corpus
from caravanserai.testing.difference import difference
from caravanserai.testing.errors import ConformanceError
from caravanserai.testing.mutations import Stock, mutate
from caravanserai.testing.secrets import viewers

_LONGEST: Final = 6000
"""A game that goes on for so many steps after a changed position is taken to be endless."""

_PLACE: Final = re.compile(r"(game|rules|seats|options|state|pending)\b")
"""A refusal names the field with its full path."""

_ENOUGH: Final = 400
"""If none of so many changed positions is accepted, nothing was tried."""

_LOOKS: Final = 3
"""So many steps of a play are looked at from all sides; after that every `_STRIDE`-th."""
_STRIDE: Final = 25

_ASKED: Final = 40
"""Actions that are not legal and yet asked about, at each look."""


class Failure(NamedTuple):
    """A changed position that should not have been accepted, or that stumbles."""

    what: str
    edits: tuple[str, ...]
    position: Json
    steps: int
    """How many steps it took until it failed; -1 if `restore` itself did."""

    @property
    def kind(self) -> str:
        """What failed, without the numbers: failures of one kind are told once."""
        return re.sub(r"-?\d+", "#", self.what)

    @property
    def size(self) -> tuple[int, int, int]:
        """What makes one case simpler than another."""
        return len(self.edits), self.steps, len(json.dumps(self.position))


class Outcome(NamedTuple):
    """What became of all changed positions; of every kind of failure the smallest case."""

    game: str
    accepted: int
    refused: int
    failures: list[Failure]
    failed: int

    def text(self) -> str:
        """For people, with the smallest failing cases as JSON."""
        lines = [f"{self.game}: {self.accepted} accepted, {self.refused} refused, {self.failed} failed"]
        for failure in self.failures:
            lines += ["", f"after {failure.steps} steps: {failure.what}"]
            lines += [f"  {edit}" for edit in failure.edits]
            lines.append(f"  {json.dumps(failure.position)}")
        return "\n".join(lines)


def campaign(game: Game, positions: int, seed: int, plays: int = 1, corpus: Corpus | None = None) -> Outcome:
    """Change so many positions of the corpus; each that is accepted is played to the end `plays` times."""
    rng = Random(seed)
    corpus = corpus or Corpus(game, budget=400, seed=seed + 1)
    written = [game.position(moment.state) for moment in corpus.moments]
    stock = Stock()
    for position in rng.sample(written, len(written)):
        stock.add(position)
    accepted = refused = failed = 0
    smallest: dict[str, Failure] = {}
    for number in range(positions):
        original = rng.choice(written)
        edits: list[str] = []
        position = original
        for _ in range(rng.choice((1, 1, 1, 2, 2, 3))):
            position, edit = mutate(position, stock, rng)
            edits.append(edit)
        if position == original:
            continue
        failure = _try(game, position, tuple(edits), range(number, number + plays))
        if failure is None:
            accepted += 1
        elif failure is _REFUSED:
            refused += 1
        else:
            failed += 1
            known = smallest.get(failure.kind)
            if known is None or failure.size < known.size:
                smallest[failure.kind] = failure
    return Outcome(game.key, accepted, refused, sorted(smallest.values(), key=lambda each: each.size), failed)


_REFUSED: Final = Failure("refused", (), None, -1)


def _try(game: Game, position: Json, edits: tuple[str, ...], seeds: range) -> Failure | None:
    """None if the position was accepted and all went well; `_REFUSED` if it was refused as it should be."""
    for seed in seeds:
        try:
            state = game.restore(json.loads(json.dumps(position)))
        except Broken as broken:
            said = _PLACE.match(broken.where) and broken.what
            return (
                _REFUSED if said else Failure(f"refused without a full path: {broken}", edits, position, -1)
            )
        except Exception as error:
            return Failure(f"restore raised {error!r}", edits, position, -1)
        steps, what = play_on(game, state, seed)
        if what:
            return Failure(what, edits, position, steps)
    return None


def play_on(game: Game, state: State, seed: int) -> tuple[int, str]:
    """Random play to the end with every check: how many steps it took, and what failed, or nothing."""
    dice = Dice(seed)
    for step in range(_LONGEST):
        try:
            state.check()
            if step < _LOOKS or step % _STRIDE == 0 or not state.stack:
                what = look(game, state, Random(seed + step))
                if what:
                    return step, what
            if not state.stack:
                return step, ""
            if not state.legal():
                return step, f"{type(state.stack[-1]).__name__} has no option"
            advance(state, dice)
        except Exception as error:
            pending = type(state.stack[-1]).__name__ if state.stack else "the end"
            return step, f"at {pending}: {error!r}"
    return _LONGEST, f"the game has not ended after {_LONGEST} steps"


def look(game: Game, state: State, rng: Random) -> str:
    """Views, prompts, reasons, samples and the position itself: what is wrong with one of them, or nothing."""
    for seat in viewers(state):
        json.dumps([game.view(state, seat), game.prompt(state, seat)])
        game.determinize(state, seat, rng).check()
    if sum(sum(sheet.values()) for sheet in game.breakdown(state)) != sum(state.scores()):
        return "the points by category are not the score"
    state.ranking()
    written = game.position(state)
    try:
        back = game.position(game.restore(json.loads(json.dumps(written))))
    except Broken as broken:
        return f"its own position is refused: {broken}"
    if back != written:
        return f"its own position comes back changed: {difference(written, back)}"
    return _reasons(game, state, rng)


def _reasons(game: Game, state: State, rng: Random) -> str:
    legal = state.legal() if state.actor() >= 0 else []
    for action in [*legal, *(rng.randrange(game.action_count) for _ in range(_ASKED))]:
        for seat in range(state.seats):
            allowed = game.why_not(state, seat, action) is None
            if allowed != (seat == state.actor() and action in legal):
                said = "allowed" if allowed else "forbidden"
                return f"{game.name(action)!r} of seat {seat} is {said} by why_not, but legal says otherwise"
    return ""


def check_mutants(game: Game, positions: int, seed: int = 1, corpus: Corpus | None = None) -> None:
    """Raise `ConformanceError` with the smallest failing case, if there is one."""
    outcome = campaign(game, positions, seed, corpus=corpus)
    if outcome.failures:
        raise ConformanceError(outcome._replace(failures=outcome.failures[:1]).text())
    if not outcome.accepted and positions >= _ENOUGH:
        raise ConformanceError(f"{game.key}: no changed position was accepted, so nothing was tried")
