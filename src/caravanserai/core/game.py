"""The contract between a game and everybody else. A game subclasses `Game`; nobody reaches past it."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar, NamedTuple, TypedDict

from caravanserai.core import border
from caravanserai.core.actions import ActionSpace
from caravanserai.core.events import Argument, Kind
from caravanserai.core.guide import Guide
from caravanserai.core.machine import CHANCE, NOBODY, OVER, Broken, State, Step
from caravanserai.core.pending import Pending, check_flaws, check_pending
from caravanserai.core.position import Json, Reader, read_step, write_step
from caravanserai.core.view import View


class Reason(NamedTuple):
    """Why an action is not allowed: the rule, a message of the catalogue and its arguments."""

    rule: str
    key: str
    args: dict[str, Argument]


class Choice(TypedDict):
    """One option of a prompt: the action, how to say it, and the ids of the things to click for it."""

    id: int
    key: str
    args: dict[str, Argument]
    at: list[str]


class Prompt(TypedDict):
    """What is asked now. `choices` is empty unless it is asked of the seat that looks.

    `form` names the form of the game that asks it best; empty: a list of the choices.
    """

    seat: int | None
    decision: str
    rule: str
    key: str
    args: dict[str, Argument]
    form: str
    auto: bool
    choices: list[Choice]
    waiting: list[int]


class Field(NamedTuple):
    """A run of numbers in an observation: its name, how many, and what they mean."""

    name: str
    size: int
    what: str


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

    def observe(self, state: State, seat: int) -> list[int]:
        """What the seat may know as a fixed number of ints, laid out as `observation` says; others' seats
        come in turn order from the observer's left, missing ones as zeros, so one layout fits all tables.
        """
        raise NotImplementedError(f"{self.key} has no numeric observation")

    def prompt(self, state: State, seat: int | None) -> Prompt:
        """What is asked: with choices for the seat that decides, who is waited for to all others."""
        actor = state.actor()
        if actor == OVER:
            return _unasked("prompt-over")
        step = state.stack[-1]
        decision, rule = step.decision, step.rule
        if actor == CHANCE:
            return _unasked("prompt-chance", decision, rule)
        legal = state.legal() if seat == actor else []
        return Prompt(
            seat=actor,
            decision=decision,
            rule=rule,
            key=f"prompt-{decision.lower()}",
            args=self.prompt_args(state, seat),
            form=self.form(state, seat),
            auto=seat == actor and len(legal) == 1 and step.auto(state),
            choices=[self.choice(state, action) for action in legal],
            waiting=[actor],
        )

    def prompt_args(self, state: State, seat: int | None) -> dict[str, Argument]:
        """Arguments of the prompt's sentence, of what that seat may know (the decider is `@actor`)."""
        return {"actor": f"@{state.actor()}"}

    def form(self, state: State, seat: int | None) -> str:
        """The form that the pending decision wants; games extend this where it depends on the position."""
        return state.stack[-1].form

    def choice(self, state: State, action: int) -> Choice:
        """An option as the deciding seat sees it. Games add costs to `args` and things to click to `at`."""
        return Choice(
            id=action,
            key=f"choice-{self.actions.range_of(action).word}",
            args=self.actions.arguments(action),
            at=self.targets(state, action),
        )

    def targets(self, state: State, action: int) -> list[str]:
        """The ids of the things on the table that stand for the action; none means a button."""
        return []

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

    @abstractmethod
    def breakdown(self, state: State) -> list[dict[str, int]]:
        """Per seat: points by category (all of `categories`); the sums equal `scores()`."""

    @abstractmethod
    def determinize(self, state: State, seat: int | None, rng: Random) -> State:
        """A copy with everything hidden from the seat (None: from a spectator) resampled consistently."""

    # --- promises ----------------------------------------------------------------------------------

    promises: ClassVar[tuple[str, ...]] = ()
    """Standing answers that a seat may give in advance; whoever sits for the seat keeps them in private."""

    def mark(self, state: State) -> int:
        """When a promise is given: a number that tells one stretch of the game from the next."""
        return 0

    def kept(self, state: State, seat: int, promise: str, since: int) -> bool:
        """Whether a promise given at mark `since` still stands."""
        return False

    def promised(self, state: State, seat: int, promise: str, since: int) -> int | None:
        """The action with which the promise answers the question now put to the seat; None: ask the seat."""
        return None

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

    def guide(self) -> Guide | None:
        """A first game that teaches by playing, if somebody wrote one."""
        return None

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
        classes = {cls.__name__: cls for cls in self.steps}
        for index, item in enumerate(reader.items("pending")):
            state.stack.append(read_step(item, f"pending[{index}]", classes, seats))
        reader.done()
        if state.stack and state.stack[-1].who == NOBODY:
            raise Broken(
                f"pending[{len(state.stack) - 1}]", "", "the last pending step must ask a seat or chance"
            )
        if self.pending is None:
            check_flaws(state)
        else:
            check_pending(state, self.pending)
        state.check()
        if state.stack and not state.legal():
            raise Broken(
                f"pending[{len(state.stack) - 1}]", state.stack[-1].rule, "this decision has no option"
            )
        return state

    @abstractmethod
    def write(self, state: State) -> dict[str, Json]:
        """The fields of the position in readable names, without the pending steps."""

    @abstractmethod
    def read(self, reader: Reader, seats: int, options: tuple[str, ...]) -> State:
        """The position that `write` wrote, with an empty stack. Invariants are checked by the caller."""


border.guard(Game)


def _unasked(key: str, decision: str = "", rule: str = "") -> Prompt:
    """The prompt while no seat is asked."""
    return Prompt(
        seat=None,
        decision=decision,
        rule=rule,
        key=key,
        args={},
        form="",
        auto=False,
        choices=[],
        waiting=[],
    )


def forced(state: State) -> int | None:
    """The action that is taken without asking, because it is the only one and the step allows it; None: ask."""
    if state.actor() < 0 or not state.stack[-1].auto(state):
        return None
    legal = state.legal()
    return legal[0] if len(legal) == 1 else None


def _text(value: object) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)
