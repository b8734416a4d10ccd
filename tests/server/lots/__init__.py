"""A toy with every kind of secret: hidden dice, secret rolls, a peep at somebody else's die. Only for tests."""

from random import Random
from typing import Any

from caravanserai.core.actions import ActionSpace, Range, numbers
from caravanserai.core.events import NUMBER, SEAT, Kind
from caravanserai.core.game import Card, Game, Line, Reason
from caravanserai.core.machine import CHANCE, Broken, State, Step
from caravanserai.core.pending import BOTTOM, SEATS, Pending
from caravanserai.core.position import Reader
from caravanserai.core.reasons import Questions, Values, because, fine

JARS = ("red", "green", "blue")
SPACE = ActionSpace(
    Range("mark", jar=JARS),
    Range("keep"),
    Range("roll", die=numbers(0, 1)),
    Range("look", seat=numbers(0, 3)),
    Range("face", face=numbers(1, 6)),
)
MARK, KEEP, ROLL, LOOK, FACE = (SPACE.base[word] for word in ("mark", "keep", "roll", "look", "face"))
MARKED, ROLLED, ROLLED_FACE, LOOKED, SEEN, KEPT = range(6)
KINDS = (
    Kind("marked", seat=SEAT, jar=JARS),
    Kind("rolled", seat=SEAT),
    Kind("rolled-face", seat=SEAT, face=NUMBER),
    Kind("looked", seat=SEAT, whom=SEAT),
    Kind("seen", seat=SEAT, face=NUMBER),
    Kind("kept", seat=SEAT),
)


class Lots(State):
    def __init__(
        self,
        seats: int,
        options: tuple[str, ...],
        stack: list[Step[Any]],
        dice: list[int],
        jars: list[int],
        known: list[int],
        turn: int,
    ) -> None:
        super().__init__(seats, options, stack)
        self.dice = dice
        self.jars = jars
        self.known = known
        """For each pair (looker, whom): 1 if the looker knows the first die of whom."""
        self.turn = turn

    def clone(self) -> "Lots":
        return Lots(
            self.seats,
            self.options,
            self.stack.copy(),
            self.dice.copy(),
            self.jars.copy(),
            self.known.copy(),
            self.turn,
        )

    def scores(self) -> list[int]:
        return [self.dice[2 * seat] + self.dice[2 * seat + 1] for seat in range(self.seats)]

    def check(self) -> None:
        if any(not 0 <= face <= 6 for face in self.dice):
            raise Broken("state.dice", "LO-1", "a die has six faces")

    def next(self) -> None:
        self.turn += 1
        if self.turn < int(self.options[0]) * self.seats:
            self.push(Mark(self.turn % self.seats))


class Roll(Step[Lots]):
    """LO-1 LO-2 One die falls, seen by its owner only."""

    fields = ("seat", "die")
    rule = "LO-2"

    def __init__(self, seat: int, die: int) -> None:
        super().__init__(CHANCE)
        self.seat = seat
        self.die = die

    def legal(self, s: Lots) -> list[int]:
        return list(range(FACE, FACE + 6))

    def run(self, s: Lots, action: int) -> None:
        s.dice[2 * self.seat + self.die] = action - FACE + 1
        if self.die == 0:
            for looker in range(s.seats):
                s.known[looker * s.seats + self.seat] = 0
        s.tell(ROLLED, (self.seat,))
        s.tell(ROLLED_FACE, (self.seat, action - FACE + 1), 1 << self.seat)


class Mark(Step[Lots]):
    """LO-1 Put the mark on a jar."""

    fields = ("who",)
    decision = "D-MARK"
    rule = "LO-1"

    def legal(self, s: Lots) -> list[int]:
        return [MARK, MARK + 1, MARK + 2]

    def run(self, s: Lots, action: int) -> None:
        s.jars[action - MARK] += 1
        s.tell(MARKED, (self.who, action - MARK))
        s.push(Dice(self.who, 0))


class Dice(Step[Lots]):
    """LO-2 Keep, roll again or look."""

    fields = ("who", "looked")
    decision = "D-DICE"
    rule = "LO-2"

    def __init__(self, who: int, looked: int) -> None:
        super().__init__(who)
        self.looked = looked

    def legal(self, s: Lots) -> list[int]:
        options = [KEEP, ROLL, ROLL + 1]
        if not self.looked:
            options += [LOOK + seat for seat in range(s.seats) if seat != self.who]
        return options

    def run(self, s: Lots, action: int) -> None:
        if action >= LOOK:
            whom = action - LOOK
            s.known[self.who * s.seats + whom] = 1
            s.tell(LOOKED, (self.who, whom))
            s.tell(SEEN, (self.who, s.dice[2 * whom]), 1 << self.who)
            s.push(Dice(self.who, 1))
            return
        s.next()
        if action >= ROLL:
            s.push(Roll(self.who, action - ROLL))
        else:
            s.tell(KEPT, (self.who,))


class LotsGame(Game):
    key = "lots"
    prefix = "LO"
    package = "lots"
    rules_version = 1
    seats = range(2, 5)
    options = {"rounds": ("3", "30", "200")}
    actions = SPACE
    kinds = KINDS
    steps = (Roll, Mark, Dice)
    pending = Pending(
        limits={"seat": (0, SEATS), "who": (0, SEATS), "die": (0, 1), "looked": (0, 1)},
        tuples={},
        beneath={"Mark": BOTTOM, "Dice": BOTTOM, "Roll": f"{BOTTOM} Mark Roll"},
    )
    categories = ("dice",)
    colours = ("blue", "green", "red", "yellow")

    def start(self, seats: int, options: tuple[str, ...]) -> State:
        state = Lots(seats, options, [], [0] * (2 * seats), [0, 0, 0], [0] * (seats * seats), -1)
        state.next()
        for seat in reversed(range(seats)):
            state.push(Roll(seat, 1))
            state.push(Roll(seat, 0))
        return state

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        assert isinstance(state, Lots)
        over = not state.stack
        sheets = self.breakdown(state) if over else [{"dice": 0}] * state.seats
        return {
            "seat": seat,
            "seats": [
                {
                    "id": f"seat-{each}",
                    "seat": each,
                    "colour": self.colours[each],
                    "points": sheet["dice"],
                    "breakdown": sheet,
                }
                for each, sheet in enumerate(sheets)
            ],
            "jars": dict(zip(JARS, state.jars, strict=True)),
            "turn": state.turn,
            "dice": [
                [state.dice[2 * s + d] if over or self._knows(state, seat, s, d) else None for d in (0, 1)]
                for s in range(state.seats)
            ],
        }

    def _knows(self, state: Lots, seat: int | None, whom: int, die: int) -> bool:
        if seat is None:
            return False
        return seat == whom or (die == 0 and state.known[seat * state.seats + whom] == 1)

    def targets(self, state: State, action: int) -> list[str]:
        found = self.actions.range_of(action)
        things = list(found.values(action - self.actions.base[found.word]).values())
        return [f"{found.word}-{thing}" for thing in things]

    def things(self, state: State, seat: int | None) -> list[str]:
        return [f"mark-{jar}" for jar in JARS]

    def card(self, state: State, seat: int | None, thing: str) -> Card | None:
        assert isinstance(state, Lots)
        jar = thing.removeprefix("mark-")
        return Card(
            id=thing,
            name=Line(key="card-name", args={"thing": jar}),
            kind=None,
            does=Line(key="card-jar", args={}),
            now=[Line(key="now-jar", args={"number": state.jars[JARS.index(jar)]})],
            rules=["LO-1"],
        )

    def reason(self, state: State, action: int) -> Reason | None:
        assert isinstance(state, Lots)
        return QUESTIONS.reason(state, action)

    def closes(self, before: State, action: int, after: State, chosen: bool) -> bool:
        return LOOK <= action < FACE

    def breakdown(self, state: State) -> list[dict[str, int]]:
        return [{"dice": points} for points in state.scores()]

    def determinize(self, state: State, seat: int | None, rng: Random) -> State:
        copy = state.clone()
        assert isinstance(copy, Lots)
        for whom in range(copy.seats):
            for die in (0, 1):
                rolled = rng.randint(1, 6)
                if copy.stack and copy.dice[2 * whom + die] and not self._knows(copy, seat, whom, die):
                    copy.dice[2 * whom + die] = rolled
        return copy

    def write(self, state: State) -> dict[str, Any]:
        assert isinstance(state, Lots)
        return {"dice": state.dice, "jars": state.jars, "known": state.known, "turn": state.turn}

    def read(self, reader: Reader, seats: int, options: tuple[str, ...]) -> State:
        return Lots(
            seats,
            options,
            [],
            reader.numbers("dice", 2 * seats, 0, 6),
            reader.numbers("jars", 3, 0),
            reader.numbers("known", seats * seats, 0, 1),
            reader.number("turn", -1),
        )


def _look(s: Lots, step: Dice, values: Values) -> Reason | None:
    whom = int(values["seat"])
    if whom >= s.seats:
        return because("LO-2", "not-now")
    if whom == step.who:
        return because("LO-2", "yourself")
    return because("LO-2", "looked-already") if step.looked else None


QUESTIONS = Questions[Lots](
    SPACE, {"Mark": {"mark": fine}, "Dice": {"keep": fine, "roll": fine, "look": _look}}
)

GAME = LotsGame()
