"""A match: checked play of one game. It draws chance, takes automatic choices, keeps the journal, undoes."""

from typing import Final, NamedTuple

from caravanserai.core.events import may_know
from caravanserai.core.game import Game, Prompt, Reason, forced
from caravanserai.core.machine import CHANCE, OVER, Event, State
from caravanserai.core.registry import game as find_game
from caravanserai.play.chance import Chance, commitment, make_seed
from caravanserai.play.history import AUTO, CHOSEN, DRAWN, Entry, Events, Journal, Steps, Undo


class Refusal(Exception):
    """Why nothing happened. False in a condition; may be raised by who prefers exceptions."""

    key = "refusal"

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason)
        self.reason: Final = reason

    def __str__(self) -> str:
        return f"{self.reason.key} {self.reason.args or ''} {self.reason.rule}".strip()

    def __bool__(self) -> bool:
        return False


class NotYourTurn(Refusal):
    """Another seat is asked."""


class NotLegal(Refusal):
    """The action is not allowed now; `reason` has the rule."""


class GameOver(Refusal):
    """The game has ended."""


class Stale(Refusal):
    """The action was meant for an earlier position."""


class CannotUndo(Refusal):
    """There is nothing the seat may take back; `reason` says why."""


class Accepted(NamedTuple):
    """What an accepted action led to: the new version and all events, in order, not yet filtered by seat."""

    version: int
    events: list[Event]

    def __bool__(self) -> bool:
        return True


def visible(events: list[Event], seat: int | None) -> list[Event]:
    """The events that the seat (None: a spectator) may know."""
    return [event for event in events if may_know(event, seat)]


class Match:
    """One game being played. `state` is the present position: a seat's decision, or the end."""

    def __init__(
        self, key: str | Game, seats: int | None = None, seed: str | None = None, **options: object
    ) -> None:
        self._open(find_game(key) if isinstance(key, str) else key, seats, make_seed(seed), options)
        self._go_on()

    def _open(self, game: Game, seats: int | None, seed: bytes | None, options: dict[str, object]) -> None:
        self._begin(game, game.new(seats, **options), seed)

    def _begin(self, game: Game, state: State, seed: bytes | None) -> None:
        self.game: Game = game
        self.state: State = state
        self.seed: bytes | None = seed
        self.commitment: str = commitment(seed) if seed is not None else ""
        self._chance = Chance(seed) if seed is not None else None
        self.journal = Journal()
        """Everything that was done, undone lines included."""
        self.steps = Steps()
        """What led to the present position."""
        self.events = Events()
        """All events so far, each with the number of the step that caused it."""
        self.version = 0
        """Grows with every accepted action and every undo."""
        self._barrier = 0
        self._checkpoint = self.state.clone()

    def first_state(self) -> State:
        """The position before the first step, made anew."""
        return self.game.new(self.seats, **dict(zip(self.game.options, self.state.options, strict=True)))

    # --- playing -------------------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        """How many seats play."""
        return self.state.seats

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.actor() == OVER

    def play(self, seat: int, action: int, version: int | None = None) -> Accepted | Refusal:
        """Do it if the rules allow, else say why not; a refusal changes nothing.

        `version`, if given, is the version the seat saw when it chose.
        """
        refusal = self.refusal(seat, action, version)
        if refusal is not None:
            return refusal
        first = len(self.events)
        self._step(Entry(seat, action, CHOSEN))
        self._go_on()
        self.version += 1
        return Accepted(self.version, [event for _, event in self.events[first:]])

    def refusal(self, seat: int, action: int, version: int | None = None) -> Refusal | None:
        """What `play` would refuse with, if it would."""
        if self.over:
            return GameOver(Reason("", "reason-over", {}))
        if version is not None and version != self.version:
            return Stale(Reason("", "reason-stale", {"seen": version, "now": self.version}))
        actor = self.state.actor()
        if actor == CHANCE:
            return NotYourTurn(Reason("", "reason-chance", {}))
        if seat != actor:
            rule = self.state.stack[-1].rule
            return NotYourTurn(Reason(rule, "reason-not-your-turn", {"actor": f"@{actor}"}))
        if action in self.state.legal():
            return None
        reason = self.game.why_not(self.state, seat, action)
        return NotLegal(reason or Reason(self.state.stack[-1].rule, "reason-not-now", {}))

    def prompt(self, seat: int | None) -> Prompt:
        """What the seat is asked now, or who is waited for."""
        return self.game.prompt(self.state, seat)

    # --- undo ----------------------------------------------------------------------------------------

    def undo(self, seat: int) -> Accepted | Refusal:
        """Take back the seat's last decision, if nothing it did not know before has come to light since."""
        reason = self.why_no_undo(seat)
        if reason is not None:
            return CannotUndo(reason)
        self._rewind(self.steps.last_decision(seat))
        self.journal.append(Undo(seat))
        self.version += 1
        return Accepted(self.version, [])

    def can_undo(self, seat: int) -> Refusal | None:
        """None if `undo` would work, else its refusal."""
        reason = self.why_no_undo(seat)
        return None if reason is None else CannotUndo(reason)

    def why_no_undo(self, seat: int) -> Reason | None:
        """Why the seat may not take back its last decision; None if it may."""
        mine = self.steps.last_decision(seat)
        if mine < 0:
            return Reason("", "reason-undo-nothing", {})
        last = self.steps.last_chosen(self._barrier)
        if last < 0:
            return Reason("", "reason-undo-closed", {})
        if last != mine:
            return Reason("", "reason-undo-others", {"actor": f"@{self.steps[last].actor}"})
        return None

    def _rewind(self, index: int) -> None:
        """Back to the position before step `index`, which lies behind the barrier."""
        state = self._checkpoint.clone()
        for entry in self.steps[self._barrier : index]:
            state.apply(entry.action)
        self.state = state
        self.steps.cut(index)
        self.events.cut(index)

    # --- the machine room ----------------------------------------------------------------------------

    def _step(self, entry: Entry) -> None:
        """Apply one action, keep its events and move the undo barrier where it must."""
        state = self.state
        before = state.clone()
        state.log = []
        state.apply(entry.action)
        number = len(self.steps)
        if entry.how == CHOSEN and self._others_decided(entry.actor):
            self._barrier = number
            self._checkpoint = before
        self.events.extend(number, state.log)
        state.log = None
        self.steps.append(entry)
        self.journal.append(entry)
        if (
            entry.how == DRAWN
            or state.actor() == OVER
            or self.game.closes(before, entry.action, state, entry.how == CHOSEN)
        ):
            self._barrier = len(self.steps)
            self._checkpoint = state.clone()

    def _others_decided(self, seat: int) -> bool:
        """Whether another seat could still take something back: now that this one shows its mind, it no longer may.

        All decisions behind the barrier are one seat's.
        """
        index = self.steps.last_chosen(self._barrier)
        return index >= 0 and self.steps[index].actor != seat

    def _go_on(self) -> None:
        """Draw chance and take automatic choices until a seat has to decide."""
        while (entry := self._next_by_itself()) is not None:
            self._step(entry)

    def _next_by_itself(self) -> Entry | None:
        actor = self.state.actor()
        if actor == OVER:
            return None
        if actor == CHANCE:
            if self._chance is None:
                return None
            return Entry(CHANCE, self._chance.pick(self.state.legal(), self.state.weights()), DRAWN)
        action = forced(self.state)
        return None if action is None else Entry(actor, action, AUTO)
