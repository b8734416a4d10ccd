"""The decision stack: a position is plain fields plus a stack of immutable steps, and nothing else moves the game."""

from typing import Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

CHANCE: Final = -1
"""The actor when dice or a shuffled deck decide."""
OVER: Final = -2
"""The actor when the game has ended."""
NOBODY: Final = -3
"""The actor of a step that runs by itself; never seen from outside."""

EVERYBODY: Final = -1
"""The visibility of an event that all may know; otherwise a bit mask of seats."""

Event = tuple[int, tuple[int, ...], int]
"""What happened: kind, arguments, and who may know it (EVERYBODY or a mask of seats)."""

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One pending thing: who decides, which options there are, what happens then.

    Steps are immutable, so clones share them. `fields` names the constructor's arguments in order;
    each is an int or a tuple of ints, kept in an attribute of the same name.
    `decision` and `rule` say which decision of the rules this is, `form` what a screen asks it with: the name of
    one of the game's forms, or nothing for a list of the options.
    """

    fields: ClassVar[tuple[str, ...]] = ()
    decision: ClassVar[str] = ""
    rule: ClassVar[str] = ""
    form: ClassVar[str] = ""

    def __init__(self, who: int) -> None:
        self.who: Final = who

    def legal(self, s: S) -> list[int]:
        """The options, sorted, without duplicates, never empty."""
        raise NotImplementedError

    def weights(self, s: S) -> list[int]:
        """Positive integer weights parallel to `legal`, for a step of CHANCE."""
        return [1] * len(self.legal(s))

    def run(self, s: S, action: int) -> None:
        """Carry out the option. The step is already off the stack; push what follows, later things first."""
        raise NotImplementedError

    def flaw(self, s: S, at: int) -> str:
        """What makes this step, which is `s.stack[at]`, impossible in the position, or nothing.

        Asked when a position is checked: the fields are in range then, and the whole stack is there.
        """
        return ""

    def auto(self, s: S) -> bool:
        """Whether a single remaining option is taken without asking. Must depend on public facts only."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position. Subclasses add plain fields and must implement `clone`, `scores` and `check`."""

    def __init__(self, seats: int, options: tuple[str, ...], stack: list[Step[Any]]) -> None:
        self.seats: Final = seats
        self.options: Final = options
        """The chosen values of the game's options, in their order."""
        self.stack: Final = stack
        self.log: list[Event] | None = None

    def actor(self) -> int:
        """The seat that decides, CHANCE or OVER."""
        if not self.stack:
            return OVER
        return self.stack[-1].who

    def legal(self) -> list[int]:
        """The options of the pending decision, sorted; empty when the game is over."""
        if not self.stack:
            return []
        return self.stack[-1].legal(self)

    def weights(self) -> list[int]:
        """Integer weights parallel to `legal()` when chance decides."""
        return self.stack[-1].weights(self)

    def apply(self, action: int) -> None:
        """Carry out a legal action, then everything that runs by itself. Trusts its caller."""
        stack = self.stack
        stack.pop().run(self, action)
        while stack:
            top = stack[-1]
            if top.who != NOBODY:
                return
            stack.pop()
            top.run(self, -1)

    def settle(self) -> None:
        """Run the steps of NOBODY on top of the stack (used once, after set-up)."""
        stack = self.stack
        while stack and stack[-1].who == NOBODY:
            stack.pop().run(self, -1)

    def push(self, step: Step[Any]) -> None:
        """Make the step the next thing that happens."""
        self.stack.append(step)

    def above(self, at: int) -> Step[Any] | None:
        """The step that lies on the one at that place of the stack, if any."""
        return self.stack[at + 1] if at + 1 < len(self.stack) else None

    def tell(self, kind: int, args: tuple[int, ...], seen: int = EVERYBODY) -> None:
        """Report what happened, if anybody listens. Guard hot calls with `if s.log is not None`."""
        if self.log is not None:
            self.log.append((kind, args, seen))

    def clone(self) -> "State":
        """An independent copy without listeners."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """Points per seat, final or so far."""
        raise NotImplementedError

    def ranking(self) -> list[list[int]]:
        """Groups of tied seats, best first. Games with tie-breaks override this."""
        points = self.scores()
        groups: list[list[int]] = []
        for value in sorted(set(points), reverse=True):
            groups.append([seat for seat in range(self.seats) if points[seat] == value])
        return groups

    def check(self) -> None:
        """Raise `Broken` for the first invariant of the rules that does not hold."""
        raise NotImplementedError


def forced(state: State) -> int | None:
    """The action that is taken without asking, because it is the only one and the step allows it; None: ask."""
    if state.actor() < 0 or not state.stack[-1].auto(state):
        return None
    legal = state.legal()
    return legal[0] if len(legal) == 1 else None


class Broken(Exception):
    """A position breaks an invariant or a rule: `where` is the field, `rule` the id of what it breaks."""

    def __init__(self, where: str, rule: str, what: str) -> None:
        super().__init__(f"{where}: {what} ({rule})" if rule else f"{where}: {what}")
        self.where: Final = where
        self.rule: Final = rule
        self.what: Final = what
