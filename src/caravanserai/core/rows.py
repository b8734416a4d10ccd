"""Many games of one kind that go on from decision to decision: what the stepper runs on, compiled."""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64, mypyc_attr, u8

from caravanserai.core.heading import Heading
from caravanserai.core.machine import CHANCE, State, Step
from caravanserai.core.rollout import Dice
from caravanserai.core.sheet import Sheet, Writer, blank


@mypyc_attr(allow_interpreted_subclasses=True)
class Rival:
    """Plays the seats that are not the learner's: evenly at random, unless a subclass knows better."""

    def choose(self, row: int, state: State, options: list[int], dice: Dice) -> int:
        """One of the options. Everything it draws comes from the dice, so that the seed fixes it."""
        return options[dice.below(len(options))]


@final
class Rows:
    """N games that restart by themselves, one row each, and the pages on which they are shown.

    Whoever begins or steps must have wiped `sheet.numbers` and `masks` before. A row is shown as soon as it has moved,
    while the processor still has its position at hand.
    """

    def __init__(
        self, start: State, heading: Heading, writer: Writer[Any], width: int, actions: int, rows: int
    ) -> None:
        self.count: Final = rows
        self._start: Final = start
        self._heading: Final = heading
        self._writer: Final = writer
        self._width: Final[i64] = width
        self._actions: Final[i64] = actions
        self.own = vec[u8]([1] * start.seats)
        """Per seat 1 if whoever steps decides for it."""
        self.rival: Rival = Rival()
        self.states: list[State] = []
        self._chance: list[Dice] = []
        self._whims: list[Dice] = []
        self.sheet: Final = Sheet(blank(rows * width))
        self.masks = vec[u8]([0] * (rows * actions))
        self.seats = vec[u8]([0] * rows)
        self.whims = vec[i32]([0] * rows)
        """Per row a legal action, drawn evenly."""
        self.ended: list[tuple[int, State]] = []
        """The rows whose game ended with the last step, and how."""

    def begin(self, chance: list[Dice], whims: list[Dice]) -> None:
        """New games in all rows. `chance` is drawn from for the games, `whims` for everything else."""
        self._chance = chance
        self._whims = whims
        self.ended = []
        self.states = [self._start.clone() for _ in range(self.count)]
        for row in range(self.count):
            self._go_on(row, self.states[row])

    def refused(self, actions: list[int]) -> int:
        """The first row whose action is not legal, or -1."""
        for row in range(self.count):
            action: i64 = actions[row]
            if action < 0 or action >= self._actions or self.masks[row * self._actions + action] == 0:
                return row
        return -1

    def step(self, actions: list[int]) -> None:
        """One decision in every row. Trusts its caller."""
        self.ended = []
        for row in range(self.count):
            state = self.states[row]
            state.apply(actions[row])
            self._go_on(row, state)

    def _go_on(self, row: int, state: State) -> None:
        """Go on until whoever steps has to decide; a game that is over is followed by the next."""
        while not self._decides(row, state):
            self.ended.append((row, state))
            state = self._start.clone()
            self.states[row] = state

    def _decides(self, row: int, state: State) -> bool:
        """Draw chance, take what the rules take by themselves, let rivals play; False if that ends the game."""
        stack = state.stack
        dice = self._chance[row]
        while stack:
            top = stack[-1]
            who: i64 = top.who
            options = top.legal(state)
            if who == CHANCE:
                state.apply(dice.pick(options, top.weights(state)))
            elif len(options) == 1 and top.auto(state):
                state.apply(options[0])
            elif self.own[who]:
                self._show(row, state, top, options)
                return True
            else:
                state.apply(self.rival.choose(row, state, options, self._whims[row]))
        return False

    def _show(self, row: i64, state: State, step: Step[Any], options: list[int]) -> None:
        """What the seat that decides may know and do."""
        sheet = self.sheet
        start: i64 = row * self._width
        sheet.at = start
        self._heading.write_decider(state, step, sheet)
        self._writer.write(state, step.who, sheet)
        if sheet.at != start + self._width:
            raise ValueError(f"{sheet.at - start} numbers were written, {self._width} are declared")
        masks = self.masks
        first: i64 = row * self._actions
        for action in options:
            masks[first + action] = 1
        self.seats[row] = step.who
        self.whims[row] = options[self._whims[row].below(len(options))]
