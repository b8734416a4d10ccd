"""The analysis of a finished game, better with every pass: chances, losses, luck and skill."""

import hashlib
import time
from collections.abc import Callable, Iterator
from random import Random
from typing import Final

from caravanserai.bots.judges import judge_of
from caravanserai.core.rollout import Dice
from caravanserai.play.match import Match
from caravanserai.play.record import record_text
from caravanserai.reviews.chances import Eye, Mean, settle
from caravanserai.reviews.losses import Verdict
from caravanserai.reviews.moments import Moment, story
from caravanserai.reviews.scales import JUDGE, result, scale_of
from caravanserai.reviews.sums import Parts, Sums

SECONDS: Final = 60.0
"""What a review takes at most if nothing else is said."""
METHOD: Final = 2
"""Goes up when the same game would be told otherwise, so that reviews of before are made anew."""
ENOUGH: Final = 64
"""So many looks at every moment are enough then: more would hardly change anything."""


class Analysis:
    """Iterate over it: every pass adds one look at every moment and yields how much of the budget is used up.

    The chances of a moment are those of the true position, `known` what a seat could say then. What chance changed is
    measured against other draws of the same moment. With `iterations` that many passes are made, and the same seed gives
    the same numbers; with `seconds` as many as there is time for, by the `clock`; with both, what comes first. `seat` leaves out the losses of all other seats, and without
    `losses` none are looked for, which takes most of the time.
    """

    def __init__(
        self,
        match: Match,
        seat: int | None = None,
        seconds: float | None = None,
        iterations: int | None = None,
        seed: str = "",
        losses: bool = True,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.match: Final = match
        self.game: Final = match.game
        self.seat: Final = seat
        self._losses: Final = losses
        self.story: Final = story(match)
        self.passes = 0
        self._seconds: Final = SECONDS if seconds is None and iterations is None else seconds
        self._iterations: Final = ENOUGH if seconds is None and iterations is None else iterations
        self._clock: Final = clock
        self._seed: Final = f"{seed} {hashlib.sha256(record_text(match).encode()).hexdigest()}"
        seats = match.seats
        judge = judge_of(match.game, JUDGE)
        self.eye: Final = Eye(judge, scale_of(match.game.key, seats, judge, JUDGE))
        count = len(self.story.moments)
        self._first: Final = [self.eye.chances(self.story.position(k)) for k in range(count)]
        self._looks: Final = [Mean(seats) for _ in range(count)]
        self._known: Final = [Mean(seats) for _ in range(count)]
        self._luck: Final = [Mean(seats) for _ in range(count)]
        self.verdicts: Final[dict[int, Verdict]] = {}
        self._sums: Final = Sums(self.story, seats)
        self._seen: Final[list[list[float]]] = []
        self._given: Final[list[list[float]]] = []

    # --- the work --------------------------------------------------------------------------------------

    def __iter__(self) -> Iterator[float]:
        """Yields the share of the budget that is used up, first before any work, then after every moment looked at.

        The first pass looks at chances only, so that there is something to see; losses are found from the second on.
        """
        end = None if self._seconds is None else self._clock() + self._seconds
        count = len(self.story.moments)
        yield 0.0
        while self._iterations is None or self.passes < self._iterations:
            self._seen.clear()  # a pass that was broken off does not count
            self._given.clear()
            for number, moment in enumerate(self.story.moments):
                if end is not None and self._clock() > end:
                    return
                self._look(number, moment)
                yield self._used(end, (number + 1) / count)
            self._close()

    def _close(self) -> None:
        """A pass is over: what it says of luck and skill."""
        self._sums.add([*self._seen, result(self.story.end)], self._given)
        self.passes += 1

    def _used(self, end: float | None, part: float) -> float:
        parts = [0.0]
        if self._iterations:
            parts.append((self.passes + part) / self._iterations)
        if end is not None and self._seconds:
            parts.append(1 - (end - self._clock()) / self._seconds)
        return min(1.0, max(parts))

    def finish(self) -> "Analysis":
        """All passes at once."""
        for _ in self:
            pass
        return self

    def _look(self, number: int, moment: Moment) -> None:
        """One more look at a moment."""
        rng = self._random(number, "look")
        turns = self.match.seats
        seen = self.eye.outlook(moment.state.clone(), turns, _dice(rng))
        self._looks[number].add(seen)
        self._seen.append(seen)
        self._add_known(number, moment, rng)
        self._given.append(self._add_luck(number, moment, rng) if moment.drawn else [0.0] * turns)
        if self._losses and self.passes and self._judged(moment):
            self._add_loss(number, moment)

    def _judged(self, moment: Moment) -> bool:
        return len(moment.state.legal()) > 1 and self.seat in (None, moment.seat)

    def _add_known(self, number: int, moment: Moment, rng: Random) -> None:
        """By how much each seat's own picture of the position differs from the truth."""
        row = []
        for seat in range(self.match.seats):
            believed = self.game.determinize(moment.state, seat, rng)
            row.append(self.eye.chances(believed)[seat] - self._first[number][seat])
        self._known[number].add(row)

    def _add_luck(self, number: int, moment: Moment, rng: Random) -> list[float]:
        """What was drawn against what might have been, as far ahead as every moment is looked at.

        Looked at less far, a part of what a draw changed would be told as what the decision before it did.
        """
        turns = self.match.seats
        luck, turn = rng.randrange(1 << 30), rng.randrange(1 << 30)
        might = moment.after.clone()
        settle(might, Dice(luck))
        redrawn = self.eye.outlook(might, turns, Dice(turn))
        true = self.eye.outlook(self.story.position(number + 1).clone(), turns, Dice(turn))
        found = [one - other for one, other in zip(true, redrawn, strict=True)]
        self._luck[number].add(found)
        return found

    def _add_loss(self, number: int, moment: Moment) -> None:
        if number in self.verdicts:
            self.verdicts[number].go_on()
        else:
            rng = Random(f"{self._seed} {number} loss")
            self.verdicts[number] = Verdict(self.game, self.eye, moment, rng)

    def _random(self, number: int, what: str) -> Random:
        return Random(f"{self._seed} {number} {what} {self.passes}")

    # --- what was found --------------------------------------------------------------------------------

    def chance(self, number: int, seat: int) -> float:
        """The seat's chance at a moment, by the true position; behind the last moment the result."""
        if number == len(self.story.moments):
            return result(self.story.end)[seat]
        looks = self._looks[number]
        return (self._first[number][seat] + looks.count * looks.mean(seat)) / (1 + looks.count)

    def error(self, number: int, seat: int) -> float:
        """The standard error of that chance."""
        return 0.0 if number == len(self.story.moments) else self._looks[number].error(seat)

    def known(self, number: int, seat: int) -> float:
        """The seat's chance as it could know it then."""
        return min(1.0, max(0.0, self.chance(number, seat) + self._known[number].mean(seat)))

    def luck(self, number: int, seat: int) -> float:
        """What chance gave the seat behind the decision of a moment."""
        return self._luck[number].mean(seat)

    def skill(self, number: int, seat: int) -> float:
        """What the decision of a moment changed for the seat, chance aside, against simulated players' decisions."""
        return self.chance(number + 1, seat) - self.chance(number, seat) - self.luck(number, seat)

    def parts(self, seat: int) -> Parts:
        """The seat's result taken apart, but for its even share: luck, its own decisions, those of the others.

        Decisions are measured against the usual one at this table, so that a table of equals has no skill to tell. A
        decision changes most where most is open: who is as good as lost changes little, however well they decide.
        """
        stakes = [self._stake(number, moment.seat) for number, moment in enumerate(self.story.moments)]
        own = sum(
            stake for stake, moment in zip(stakes, self.story.moments, strict=True) if moment.seat == seat
        )
        share = own / sum(stakes) if sum(stakes) else 0.0
        return self._sums.parts(seat, share, [*self._first, result(self.story.end)])

    def _stake(self, number: int, seat: int) -> float:
        chance = self.chance(number, seat)
        return chance * (1 - chance)


def _dice(rng: Random) -> Dice:
    return Dice(rng.randrange(1 << 30))
