"""The contract between a game and everybody else. A game subclasses `Game`; nobody reaches past it."""

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from random import Random
from typing import Any, ClassVar, NamedTuple

from caravanserai.core import border
from caravanserai.core.actions import ActionSpace
from caravanserai.core.card import Card as Card
from caravanserai.core.ending import Ending
from caravanserai.core.events import Argument, Kind, Told
from caravanserai.core.events import Line as Line  # a card is made of lines, so games find both here
from caravanserai.core.guide import Guide
from caravanserai.core.machine import CHANCE, OVER, Broken, State, Step
from caravanserai.core.machine import forced as forced
from caravanserai.core.pause import Pause
from caravanserai.core.pending import Pending, check_stack, read_stack
from caravanserai.core.position import Json, Reader, write_step
from caravanserai.core.prompts import THIS_TURN, Effect, Missing, unasked
from caravanserai.core.prompts import Choice as Choice
from caravanserai.core.prompts import Prompt as Prompt
from caravanserai.core.sheet import Sheet, Writer, blank
from caravanserai.core.view import Field as Field
from caravanserai.core.view import View, ids


class Reason(NamedTuple):
    """Why an action is not allowed: the rule, a message of the catalogue and its arguments."""

    rule: str
    key: str
    args: dict[str, Argument]


class BadOption(ValueError):
    """An option, a value or a number of seats that the game does not have; the message says what is allowed."""


class Game(ABC):
    """One game. Subclasses set the class attributes and implement the abstract methods."""

    key: ClassVar[str]
    """The name in code and on the command line."""
    prefix: ClassVar[str]
    """What its rule ids start with."""
    package: ClassVar[str]
    """The Python package whose `locale` folder holds the catalogues."""
    rules_version: ClassVar[int]
    """Raised whenever the same actions could lead elsewhere than before."""
    seats: ClassVar[range]
    options: ClassVar[Mapping[str, tuple[str, ...]]]
    """Option name -> allowed values, default first. Names use hyphens; keyword arguments may use underscores."""
    added_options: ClassVar[tuple[str, ...]] = ()
    """Options that the game did not have from the beginning: records of before do not name them."""
    actions: ClassVar[ActionSpace]
    waiting_alike: ClassVar[bool] = False
    """Whether all who wait for a seat's decision are told the same of it: then that is worked out once."""
    kinds: ClassVar[tuple[Kind, ...]]
    """The kinds of events; an event's number is its index here."""
    steps: ClassVar[tuple[type[Step[Any]], ...]]
    """All step classes, for reading positions."""
    pending: ClassVar[Pending | None] = None
    """What the fields of pending steps may hold and what may lie beneath each; None: only `Step.flaw` is asked."""
    categories: ClassVar[tuple[str, ...]]
    """The score categories of `breakdown`, in the order of the score sheet."""
    colours: ClassVar[tuple[str, ...]]
    """The player colours by seat."""

    observation: ClassVar[tuple[Field, ...]] = ()
    """What `observe` returns, field by field; empty if the game has no numeric observation."""
    writer: ClassVar[Writer[Any] | None] = None
    """Writes the numbers of `observation`: others' seats come in turn order from the observer's left, missing ones as
    zeros, so one layout fits all tables.
    """

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        border.guard(cls)

    # --- making a position -------------------------------------------------------------------------

    @property
    def action_count(self) -> int:
        """How many actions there are: ids run from 0 to action_count - 1."""
        return self.actions.count

    def new(self, seats: int | None = None, **options: object) -> State:
        """The position at the start. Chance may have to act first (set-up is drawn like anything else)."""
        count = self.seat_count(seats)
        state = self.start(count, self.check_options(count, options))
        state.settle()
        return state

    def seat_count(self, seats: int | None) -> int:
        """The number of seats if it is allowed; None means as many as possible up to four."""
        if seats is None:
            return min(4, self.seats[-1])
        count = border.whole(seats)
        if count is None or isinstance(seats, bool) or count not in self.seats:
            raise BadOption(
                f"{self.key} is for {self.seats[0]} to {self.seats[-1]} seats, not {border.shown(seats)}"
            )
        return count

    def check_options(self, seats: int, given: Mapping[str, object]) -> tuple[str, ...]:
        """All option values in the order of `options`, defaults filled in."""
        wanted = {name.replace("_", "-"): _text(value) for name, value in given.items()}
        for name in wanted:
            if name not in self.options:
                raise BadOption(
                    f"{self.key} has no option {name!r}; it has: {', '.join(self.options) or 'none'}"
                )
        return tuple(
            self.check_option(name, wanted.get(name, allowed[0]), seats)
            for name, allowed in self.options.items()
        )

    def check_option(self, name: str, value: str, seats: int) -> str:
        """The value in its canonical form if it is allowed. Games with open-ended options extend this."""
        allowed = self.options[name]
        if value not in allowed:
            raise BadOption(f"{self.key}: {name} cannot be {value!r}; allowed: {', '.join(allowed)}")
        return value

    @abstractmethod
    def start(self, seats: int, options: tuple[str, ...]) -> State:
        """The set-up position for checked seats and options, its first step on the stack."""

    # --- actions -----------------------------------------------------------------------------------

    def name(self, action: int) -> str:
        """The action in words; `NoSuchAction` if it is none."""
        number = border.whole(action)
        if number is None or not 0 <= number < self.action_count:
            raise border.NoSuchAction(
                f"no action has the number {border.shown(action)}: they run from 0 to {self.action_count - 1}"
            )
        return self.actions.name(number)

    def parse(self, text: str) -> int:
        """The action with this name; ValueError says what is not understood."""
        if not isinstance(text, str):
            raise border.NoSuchAction(f"no action is called {border.shown(text)}: names are text")
        return self.actions.parse(text)

    # --- what a seat may know ----------------------------------------------------------------------

    @abstractmethod
    def view(self, state: State, seat: int | None) -> View:
        """All that the seat may know, as JSON; None is a spectator."""

    def views(self, state: State, seats: Sequence[int | None]) -> Sequence[View]:
        """The views of several seats at once. What several of them see alike may be one object: change nothing in it.

        Games extend this to work such things out once.
        """
        return [self.view(state, seat) for seat in seats]

    def sources(self, state: State) -> Mapping[str, object]:
        """What the long parts of a view are made of: while that is equal, everybody sees the part as before.

        Games extend this and `views_beyond` to spare who looks again and again the parts that have not changed.
        """
        return {}

    def views_beyond(
        self, state: State, seats: Sequence[int | None], known: Collection[str]
    ) -> Sequence[View]:
        """As `views`, but in the place of the `known` parts, all of them of `sources`, there may be anything."""
        return self.views(state, seats)

    def observe(self, state: State, seat: int) -> list[int]:
        """What the seat may know as a fixed number of ints, as `writer` writes them."""
        if self.writer is None:
            raise NotImplementedError(f"{self.key} has no numeric observation")
        sheet = Sheet(blank(sum(field.size for field in self.observation)))
        self.writer.write(state, border.seat_at(state, seat), sheet)
        return list(sheet.numbers[: sheet.at])

    def prompt(self, state: State, seat: int | None) -> Prompt:
        """What is asked: with choices for the seat that decides, who is waited for to all others."""
        actor = state.actor()
        if actor == OVER:
            return unasked("prompt-over")
        step = state.stack[-1]
        decision, rule = step.decision, step.rule
        if actor == CHANCE:
            return unasked("prompt-chance", decision, rule)
        asked = seat == actor
        legal = state.legal() if asked else []
        return Prompt(
            seat=actor,
            decision=decision,
            rule=rule,
            key=f"prompt-{decision.lower()}",
            args=self.prompt_args(state, seat),
            form=self.form(state, seat),
            auto=asked and len(legal) == 1 and step.auto(state),
            choices=self.choices(state, legal) if legal else [],
            missing=self._missed(state) if asked else [],
            optional=self.optional(state) if asked else None,
            waiting=[actor],
        )

    def prompts(self, state: State, seats: Sequence[int | None]) -> Sequence[Prompt]:
        """What several seats are asked. It may be one object for those who wait: change nothing in it."""
        if not self.waiting_alike:
            return [self.prompt(state, seat) for seat in seats]
        actor = state.actor()
        others = self.prompt(state, None) if any(seat != actor for seat in seats) else None
        return [self.prompt(state, seat) if others is None or seat == actor else others for seat in seats]

    def prompt_args(self, state: State, seat: int | None) -> dict[str, Argument]:
        """Arguments of the prompt's sentence, of what that seat may know (the decider is `@actor`)."""
        return {"actor": f"@{state.actor()}"}

    def form(self, state: State, seat: int | None) -> str:
        """The form that the pending decision wants; games extend this where it depends on the position."""
        return state.stack[-1].form

    def choice(self, state: State, action: int) -> Choice:
        """An option as the deciding seat sees it. Games add costs to `args` and things to click to `at`."""
        return {
            "id": action,
            "key": f"choice-{self.actions.range_of(action).word}",
            "args": self.actions.arguments(action),
            "at": self.targets(state, action),
            "effects": self.effects(state, action),
            "idle": self.idle(state, action),
        }

    def choices(self, state: State, actions: Sequence[int]) -> list[Choice]:
        """Several options, each as `choice` says it. Games extend this to look at the position once for all of them."""
        return [self.choice(state, action) for action in actions]

    def effects(self, state: State, action: int) -> list[Effect]:
        """What the option gives and costs at once, in goods that everybody may know of."""
        return []

    def goods(self, state: State, seat: int) -> dict[str, int]:
        """How much of each good that effects speak of the seat has, so that they can be checked."""
        return {}

    def idle(self, state: State, action: int) -> bool:
        """Whether the option does nothing worth a row of its own in a long list."""
        return False

    def missing(self, state: State) -> list[int]:
        """Up to three actions that the deciding seat would have, could it afford them; said with `choice`.

        Never one that depends on what the seat may not know.
        """
        return []

    def _missed(self, state: State) -> list[Missing]:
        found: list[Missing] = []
        for action in self.missing(state):
            reason = self.reason(state, action)
            if reason is not None:
                said = self.choice(state, action)
                why = Line(key=reason.key, args=reason.args)
                found.append(Missing(id=action, key=said["key"], args=said["args"], reason=why))
        return found

    def optional(self, state: State) -> int | None:
        """The action that passes the pending decision, if it is a stop that may be waved through for the turn."""
        return None

    def targets(self, state: State, action: int) -> list[str]:
        """The ids of the things on the table that stand for the action; none means a button."""
        return []

    # --- what things are ---------------------------------------------------------------------------

    def things(self, state: State, seat: int | None) -> list[str]:
        """The ids of all things that the seat sees: those of its view and those it may click.

        Games extend this by the things that have an id by rule, such as the pieces of a counted stock.
        """
        found = dict.fromkeys(ids(self.view(state, seat)))
        for choice in self.prompt(state, seat)["choices"]:
            found.update(dict.fromkeys(choice["at"]))
        return list(found)

    def card(self, state: State, seat: int | None, thing: str) -> Card | None:
        """What the thing is, told with no more than the seat may know; None: there is no such thing, or no card."""
        return None

    def cards(self, state: State, seat: int | None, wanted: Sequence[str]) -> list[Card | None]:
        """The cards of several things at once. Games extend this to look at the table once for all of them."""
        return [self.card(state, seat, thing) for thing in wanted]

    # --- why not -----------------------------------------------------------------------------------

    def why_not(self, state: State, seat: int, action: int) -> Reason | None:
        """None if the seat may do it now, else the reason. Independent of `legal`.

        What is no seat is not asked, and what is no action is refused like a number that is none.
        """
        actor = state.actor()
        if actor == OVER:
            return Reason("", "reason-over", {})
        if actor == CHANCE:
            return Reason("", "reason-chance", {})
        if border.whole(seat) != actor:
            return Reason(state.stack[-1].rule, "reason-not-your-turn", {"actor": f"@{actor}"})
        number = border.whole(action)
        if number is None or not 0 <= number < self.action_count:
            given = border.shown(action) if number is None else number
            return Reason("", "reason-no-such-action", {"number": given})
        return self.reason(state, number)

    @abstractmethod
    def reason(self, state: State, action: int) -> Reason | None:
        """Why the deciding seat may not take this action of the space, worked out without `legal`."""

    def pause(self, state: State, seat: int | None, told: Sequence[Told]) -> Pause | None:
        """The card after an event of a kind that pauses, of what the seat was told after the former one, up to now."""
        return None

    def ending(self, state: State, told: Sequence[Told]) -> Ending | None:
        """Why the game that is over ended, and where the points came from; `told` is all that everybody was told."""
        return None

    @abstractmethod
    def breakdown(self, state: State) -> list[dict[str, int]]:
        """Per seat: points by category (all of `categories`); the sums equal `scores()`."""

    @abstractmethod
    def determinize(self, state: State, seat: int | None, rng: Random) -> State:
        """A copy with everything hidden from the seat (None: from a spectator) resampled consistently."""

    # --- promises ----------------------------------------------------------------------------------

    promises: ClassVar[tuple[str, ...]] = ()
    """Standing answers that a seat may give in advance; whoever sits for the seat keeps them in private.

    A game with `optional` stops has `THIS_TURN` among them, and a `mark` for each turn: then they can be waved through.
    """

    def mark(self, state: State) -> int:
        """When a promise is given: a number that tells one stretch of the game from the next."""
        return 0

    def kept(self, state: State, seat: int, promise: str, since: int) -> bool:
        """Whether a promise given at mark `since` still stands."""
        return promise == THIS_TURN and self.mark(state) == since

    def promised(self, state: State, seat: int, promise: str, since: int) -> int | None:
        """The action with which the promise answers the question now put to the seat; None: ask the seat."""
        stands = state.actor() == seat and self.kept(state, seat, promise, since)
        return self.optional(state) if stands else None

    # --- undo --------------------------------------------------------------------------------------

    def at_once(self, state: State) -> bool:
        """Whether the pending decision is one that the seats make at once, each in secret.

        Until the last of them is made, each seat may take back its own, whatever the others have chosen meanwhile.
        """
        return False

    def closes(self, before: State, action: int, after: State, chosen: bool) -> bool:
        """Whether a seat's step can no longer be taken back, beyond chance and other seats' decisions.

        `chosen` is False for an automatic choice.
        """
        return False

    def scenarios(self) -> list[State]:
        """Positions that random play hardly ever reaches but tests must: the conformance kit plays on from each."""
        return []

    def guides(self) -> tuple[Guide, ...]:
        """Games that teach by playing, if somebody wrote some; the first one is for a first game."""
        return ()

    # --- positions ---------------------------------------------------------------------------------

    def position(self, state: State) -> dict[str, Json]:
        """The whole position, hidden things and pending decisions included, as editable JSON."""
        return {
            "game": self.key,
            "rules": self.rules_version,
            "seats": state.seats,
            "options": dict(zip(self.options, state.options, strict=True)),
            "state": self.write(state),
            "pending": [write_step(step) for step in state.stack],
        }

    def restore(self, value: Json) -> State:
        """The position back from JSON; `Broken` names the field and the rule an impossible one breaks."""
        reader = Reader(value, "")
        if reader.raw("game") != self.key:
            raise Broken("game", "", f"this is a position of {reader.raw('game')!r}, not of {self.key!r}")
        if reader.number("rules", 1) != self.rules_version:
            raise Broken(
                "rules", "", f"rules version {value['rules']}, this program has {self.rules_version}"
            )
        seats = reader.number("seats", self.seats[0], self.seats[-1])
        try:
            options = self.check_options(seats, reader.child("options").value)
        except BadOption as error:
            raise Broken("options", "", str(error)) from error
        body = reader.child("state")
        state = self.read(body, seats, options)
        body.done()
        read_stack(reader, state, self.steps)
        reader.done()
        check_stack(state, self.pending)
        return state

    @abstractmethod
    def write(self, state: State) -> dict[str, Json]:
        """The fields of the position in readable names, without the pending steps."""

    @abstractmethod
    def read(self, reader: Reader, seats: int, options: tuple[str, ...]) -> State:
        """The position that `write` wrote, with an empty stack. Invariants are checked by the caller."""


border.guard(Game)


def _text(value: object) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)
