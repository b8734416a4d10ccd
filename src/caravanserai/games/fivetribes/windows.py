"""The windows W1 to W3, in which powers may be used, and their payment (FT-26, FT-27, FT-72, FT-127)."""

from typing import Final

from caravanserai.core.machine import NOBODY, Step
from caravanserai.games.fivetribes.actions import PASS, PAY, USE
from caravanserai.games.fivetribes.board import (
    BEFORE_MOVE,
    BEFORE_TILE,
    BEFORE_TRIBE,
    DJINN_COST,
    TRIBES,
    WINDOW_DJINNS,
)
from caravanserai.games.fivetribes.djinns import (
    one_way_to_pay,
    pay_for,
    ready_to_use,
    real_payments,
    seems_usable,
)
from caravanserai.games.fivetribes.powers import POWERS
from caravanserai.games.fivetribes.state import State, moved_flaw, turn_flaw

_WINDOW_ON: Final = {"Move": BEFORE_MOVE, "TribeAction": BEFORE_TRIBE, "TileAction": BEFORE_TILE}


def usable_powers(s: State, seat: int) -> list[int]:
    """FT-69, FT-73 The window powers that the seat can really use now, as actions."""
    found: list[int] = []
    for djinn in WINDOW_DJINNS:
        if (
            ready_to_use(s, seat, djinn)
            and real_payments(s, seat, DJINN_COST[djinn])
            and POWERS[djinn].works(s, seat)
        ):
            found.append(USE + djinn)
    return found


def seems_to_have_power(s: State, seat: int) -> bool:
    """FT-127 Whether an observer must think that the seat can use a window power."""
    for djinn in WINDOW_DJINNS:
        if s.djinns[djinn] == seat and seems_usable(s, seat, djinn) and POWERS[djinn].works(s, seat):
            return True
    return False


def has_window_djinn(s: State, seat: int) -> bool:
    """FT-26 Without such a djinn a window cannot open: only another one (Sibittis) could bring the first."""
    return any(s.djinns[djinn] == seat for djinn in WINDOW_DJINNS)


def use_power(s: State, seat: int, djinn: int) -> None:
    """The power is chosen; its payment is asked next."""
    s.push(ChoosePayment(seat, djinn))


class OpenWindow(Step[State]):
    """FT-26 W1, W2 or W3: the player is asked as long as a power seems usable (FT-127)."""

    rule = "FT-26"
    fields = ("seat", "window")

    def __init__(self, seat: int, window: int) -> None:
        super().__init__(NOBODY)
        self.seat: Final = seat
        self.window: Final = window

    def run(self, s: State, action: int) -> None:
        if seems_to_have_power(s, self.seat):
            s.push(UsePower(self.seat, self.window))

    def flaw(self, s: State, at: int) -> str:
        return window_flaw(s, at, self.seat, self.window)


class UsePower(Step[State]):
    """FT-D3, FT-27 In a window any number of different powers may be used, one after another, until the player passes."""

    decision = "D-POWER"
    rule = "FT-27"
    fields = ("who", "window")

    def __init__(self, who: int, window: int) -> None:
        super().__init__(who)
        self.window: Final = window

    def legal(self, s: State) -> list[int]:
        return [PASS, *usable_powers(s, self.who)]

    def run(self, s: State, action: int) -> None:
        if action != PASS:
            s.push(OpenWindow(self.who, self.window))
            use_power(s, self.who, action - USE)

    def auto(self, s: State) -> bool:
        return not seems_to_have_power(s, self.who)

    def flaw(self, s: State, at: int) -> str:
        flaw = window_flaw(s, at, self.who, self.window)
        return flaw or ("" if seems_to_have_power(s, self.who) else "the seat has no power to use")


def window_flaw(s: State, at: int, seat: int, window: int) -> str:
    """What is wrong with a window: W1 waits on the move, W2 on the tribe's action, W3 on the tile's."""
    if _WINDOW_ON.get(type(s.stack[at - 1]).__name__) != window:
        return f"W{window} is not open now"
    return turn_flaw(s, seat) or (
        "" if has_window_djinn(s, seat) else "the seat has no djinn for the windows"
    )


def action_flaw(s: State, at: int, seat: int, tribe: int) -> str:
    """What is wrong with a pending step of the tribe's action: W3 waits beneath it if the player has a djinn for it."""
    below = s.stack[at - 1]
    if isinstance(below, OpenWindow):
        if below.window != BEFORE_TILE:
            return "only W3 waits beneath the tribe's action"
    elif has_window_djinn(s, seat):
        return "W3 must wait beneath the tribe's action"
    flaw = moved_flaw(s, seat)
    return flaw or ("" if s.path[-1] % TRIBES == tribe else "the move took another tribe")


class ChoosePayment(Step[State]):
    """FT-D4, FT-72 The cost of the chosen power is paid in full before its effect."""

    decision = "D-PAYMENT"
    rule = "FT-72"
    fields = ("who", "djinn")

    def __init__(self, who: int, djinn: int) -> None:
        super().__init__(who)
        self.djinn: Final = djinn

    def legal(self, s: State) -> list[int]:
        return real_payments(s, self.who, DJINN_COST[self.djinn])

    def run(self, s: State, action: int) -> None:
        pay_for(s, self.who, self.djinn, action - PAY)
        POWERS[self.djinn].begin(s, self.who, self.djinn)

    def auto(self, s: State) -> bool:
        return one_way_to_pay(s, self.who, DJINN_COST[self.djinn])

    def flaw(self, s: State, at: int) -> str:
        if self.djinn not in WINDOW_DJINNS:
            return "the djinn has no power for the windows"
        flaw = turn_flaw(s, self.who)
        if flaw:
            return flaw
        if not ready_to_use(s, self.who, self.djinn):
            return "the seat does not own the djinn, or has used it"
        return "" if POWERS[self.djinn].works(s, self.who) else "the power would have no effect"
