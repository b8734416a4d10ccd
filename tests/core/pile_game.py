"""A toy game for tests of the core: count down from 3; chance adds a penalty; a step that runs by itself ends it."""

from random import Random
from typing import Any

from caravanserai.core.actions import ActionSpace, Range, numbers
from caravanserai.core.events import NUMBER, SEAT, Kind
from caravanserai.core.game import Game, Reason
from caravanserai.core.machine import CHANCE, NOBODY, Broken, State, Step
from caravanserai.core.pending import BOTTOM, SEATS, Entries, Pending
from caravanserai.core.position import Reader
from caravanserai.core.reasons import Questions, Values, because

TAKE, FLIP = 0, 3


class Pile(State):
    """A pile and what everybody took from it."""

    def __init__(
        self, seats: int, options: tuple[str, ...], stack: list[Step[Any]], pile: int, taken: list[int]
    ) -> None:
        super().__init__(seats, options, stack)
        self.pile = pile
        self.taken = taken

    def clone(self) -> "Pile":
        return Pile(self.seats, self.options, self.stack.copy(), self.pile, self.taken.copy())

    def scores(self) -> list[int]:
        return self.taken.copy()

    def check(self) -> None:
        if self.pile < 0:
            raise Broken("state.pile", "TY-1", "the pile cannot be negative")


class Take(Step[Pile]):
    """TY-1 Take one to three."""

    fields = ("seat", "history")
    decision = "D-TAKE"
    rule = "TY-1"

    def __init__(self, seat: int, history: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.seat = seat
        self.history = history

    def legal(self, s: Pile) -> list[int]:
        return [TAKE + number for number in range(min(3, s.pile))]

    def run(self, s: Pile, action: int) -> None:
        s.pile -= action + 1
        s.taken[self.seat] += action + 1
        s.tell(0, (self.seat, action + 1))
        if s.pile:
            s.push(Next(self.seat))
            s.push(Flip(self.seat))

    def auto(self, s: Pile) -> bool:
        return True


class Flip(Step[Pile]):
    """TY-2 A coin: tails costs one."""

    fields = ("seat",)
    rule = "TY-2"

    def __init__(self, seat: int) -> None:
        super().__init__(CHANCE)
        self.seat = seat

    def legal(self, s: Pile) -> list[int]:
        return [FLIP, FLIP + 1]

    def weights(self, s: Pile) -> list[int]:
        return [3, 1]

    def run(self, s: Pile, action: int) -> None:
        s.taken[self.seat] -= action - FLIP
        s.tell(1, (self.seat, action - FLIP), 1 << self.seat)


class Next(Step[Pile]):
    """TY-3 The next seat."""

    fields = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__(NOBODY)
        self.seat = seat

    def run(self, s: Pile, action: int) -> None:
        assert action == -1
        s.push(Take((self.seat + 1) % s.seats, ()))


class Toy(Game):
    """The toy as a game."""

    key = "toy"
    prefix = "TY"
    package = "caravanserai"
    rules_version = 2
    seats = range(1, 4)
    options = {"pile": ("7", "3", "1"), "house-rule": ("off", "on")}
    actions = ActionSpace(Range("take", count=numbers(1, 3)), Range("flip", side=("heads", "tails")))
    kinds = (Kind("took", seat=SEAT, count=NUMBER), Kind("flipped", seat=SEAT, side=("heads", "tails")))
    steps = (Take, Flip, Next)
    pending = Pending(
        limits={"seat": (0, SEATS)},
        tuples={"history": Entries(0, 99, 9, unique=False)},
        beneath={"Take": BOTTOM, "Next": BOTTOM, "Flip": "Next"},
    )
    categories = ("taken",)
    colours = ("red", "green", "blue")

    def start(self, seats: int, options: tuple[str, ...]) -> State:
        return Pile(seats, options, [Next(seats - 1)], int(options[0]), [0] * seats)

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        assert isinstance(state, Pile)
        seats = [
            {
                "id": f"seat-{each}",
                "seat": each,
                "colour": self.colours[each],
                "points": taken,
                "breakdown": sheet,
            }
            for each, (taken, sheet) in enumerate(zip(state.taken, self.breakdown(state), strict=True))
        ]
        return {"seat": seat, "seats": seats, "pile": state.pile}

    def reason(self, state: State, action: int) -> Reason | None:
        assert isinstance(state, Pile)
        return QUESTIONS.reason(state, action)

    def breakdown(self, state: State) -> list[dict[str, int]]:
        return [{"taken": score} for score in state.scores()]

    def determinize(self, state: State, seat: int | None, rng: Random) -> State:
        return state.clone()

    def write(self, state: State) -> dict[str, Any]:
        assert isinstance(state, Pile)
        return {"pile": state.pile, "taken": state.taken.copy()}

    def read(self, reader: Reader, seats: int, options: tuple[str, ...]) -> State:
        return Pile(
            seats, options, [], reader.number("pile", -5, 99), reader.numbers("taken", seats, -99, 99)
        )


def _take(s: Pile, step: Take, values: Values) -> Reason | None:
    return None if int(values["count"]) <= s.pile else because("TY-1", "not-now")


QUESTIONS = Questions[Pile](Toy.actions, {"Take": {"take": _take}})

TOY = Toy()
