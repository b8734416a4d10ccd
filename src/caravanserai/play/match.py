"""A match: checked play of one game. It draws chance, takes automatic choices, keeps the journal, undoes."""

from operator import index
from typing import Final, NamedTuple

from caravanserai.core.border import shown, whole
from caravanserai.core.events import may_know
from caravanserai.core.game import Game, Prompt, Reason, forced
from caravanserai.core.machine import CHANCE, OVER, Event, State
from caravanserai.core.position import Json
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
        game = _known(key)
        self._begin(game, game.new(seats, **options), make_seed(seed))
        self._go_on()

    @classmethod
    def from_position(cls, key: str | Game, position: Json, seed: str | None = None) -> "Match":
        """A match that begins with a position as `Game.position` writes it; `Broken` if that is impossible.

        Its record carries the position, and there is no way back before it.
        """
        game = _known(key)
        state = game.restore(position)
        match = cls.__new__(cls)
        match._begin(game, state, make_seed(seed), game.position(state))
        match._go_on()
        return match

    def _begin(self, game: Game, state: State, seed: bytes | None, start: Json = None) -> None:
        self.game: Game = game
        self.state: State = state
        self.start: Json = start
        """The position the match began with; None: the beginning of the game."""
        self.hints = False
        """Whether the only person at the table could ask for hints; the record says so."""
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
        self._at_once = False
        """Whether the last decision was one that the seats make at once."""
        self._aside: list[Entry] = []
        """Decisions that others made at once with one that was taken back: made again when they are asked for."""

    def first_state(self) -> State:
        """The position before the first step, made anew."""
        if self.start is not None:
            return self.game.restore(self.start)
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
        self._step(Entry(self.state.actor(), index(action), CHOSEN))
        self.version += 1
        self._go_on()
        return Accepted(self.version, [event for _, event in self.events[first:]])

    def refusal(self, seat: int, action: int, version: int | None = None) -> Refusal | None:
        """What `play` would refuse with, if it would."""
        if self.over:
            return GameOver(Reason("", "reason-over", {}))
        if version is not None and whole(version) != self.version:
            seen: int | str = version if isinstance(version, int) else shown(version)
            return Stale(Reason("", "reason-stale", {"seen": seen, "now": self.version}))
        actor = self.state.actor()
        if actor == CHANCE:
            return NotYourTurn(Reason("", "reason-chance", {}))
        if whole(seat) != actor:
            rule = self.state.stack[-1].rule
            return NotYourTurn(Reason(rule, "reason-not-your-turn", {"actor": f"@{actor}"}))
        if whole(action) in self.state.legal():
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
        number = index(seat)
        mine = [place for place, entry in enumerate(self._aside) if entry.actor == number]
        if mine:
            del self._aside[mine[-1]]
        else:
            last = self.steps.last_decision(number)
            others = [entry for entry in self.steps[last + 1 :] if entry.how == CHOSEN]
            self._rewind(last)
            self._aside[:0] = others
        self.journal.append(Undo(number))
        self.version += 1
        return Accepted(self.version, [])

    def can_undo(self, seat: int) -> Refusal | None:
        """None if `undo` would work, else its refusal."""
        reason = self.why_no_undo(seat)
        return None if reason is None else CannotUndo(reason)

    def why_no_undo(self, seat: int) -> Reason | None:
        """Why the seat may not take back its last decision; None if it may."""
        number = whole(seat)
        if self._aside and any(entry.actor == number for entry in self._aside):
            return None
        mine = -1 if number is None else self.steps.last_decision(number)
        if mine < 0:
            return Reason("", "reason-undo-nothing", {})
        last = self.steps.last_chosen(self._barrier)
        if last < 0:
            return Reason("", "reason-undo-closed", {})
        if last != mine and not (self._at_once and mine >= self._barrier):
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
        at_once = self.game.at_once(before)
        if entry.how == CHOSEN:
            if self._others_decided(entry.actor, at_once):
                self._barrier = number
                self._checkpoint = before
            self._at_once = at_once
        self.events.extend(number, state.log)
        state.log = None
        self.steps.append(entry)
        self.journal.append(entry)
        if (
            entry.how == DRAWN
            or state.actor() == OVER
            or (at_once and not self.game.at_once(state))
            or self.game.closes(before, entry.action, state, entry.how == CHOSEN)
        ):
            self._barrier = len(self.steps)
            self._checkpoint = state.clone()
            self._at_once = False
        self._tidy_aside(entry)

    def _others_decided(self, seat: int, at_once: bool) -> bool:
        """Whether another seat could still take something back: now that this one shows its mind, it no longer may.

        All decisions behind the barrier are one seat's, or were all made at once.
        """
        last = self.steps.last_chosen(self._barrier)
        if at_once:
            return last >= 0 and not self._at_once
        return last >= 0 and self.steps[last].actor != seat

    def _tidy_aside(self, done: Entry) -> None:
        """The decision was made again, or another one instead; what cannot be made again any more is given up."""
        if not self._aside:
            return
        if done in self._aside:
            self._aside.remove(done)
        elif done.how == CHOSEN:
            self._aside = [entry for entry in self._aside if entry.actor != done.actor]
        actor = self.state.actor()
        following = self._put_aside(actor)
        if not self._at_once:
            self._aside = []
        elif following is not None and following.action not in self.state.legal():
            self._aside = [entry for entry in self._aside if entry.actor != actor]

    def _put_aside(self, actor: int) -> Entry | None:
        return next((entry for entry in self._aside if entry.actor == actor), None)

    def _go_on(self) -> None:
        """Draw chance, take automatic choices and make decisions again that were put aside, until a seat is asked."""
        while (entry := self._next_by_itself()) is not None:
            self._step(entry)
            self.version += entry.how == CHOSEN

    def _next_by_itself(self) -> Entry | None:
        actor = self.state.actor()
        if actor == OVER:
            return None
        if actor == CHANCE:
            if self._chance is None:
                return None
            return Entry(CHANCE, self._chance.pick(self.state.legal(), self.state.weights()), DRAWN)
        action = forced(self.state)
        return self._put_aside(actor) if action is None else Entry(actor, action, AUTO)


def _known(key: str | Game) -> Game:
    """The game itself, or the one of that key."""
    return key if isinstance(key, Game) else find_game(key)
