"""The table at the start, and who begins (YS-2 to YS-5)."""

from caravanserai.core.machine import CHANCE, Step
from caravanserai.games.yspahan.actions import FIRST_PLAYER
from caravanserai.games.yspahan.board import CARD_COUNT, CENTRE, COPIES, LEVEL_COUNT, SHOP_COUNT, START_GOLD
from caravanserai.games.yspahan.fields import CATEGORY_COUNT, EMPTY, GROUP, NO_SEAT
from caravanserai.games.yspahan.options import first_player
from caravanserai.games.yspahan.state import State
from caravanserai.games.yspahan.turn import begin_day


def set_up(seats: int, options: tuple[str, ...]) -> State:
    """YS-5 The table before the first day; the first player is drawn unless an option names one."""
    s = table(seats, options)
    first = first_player(s)
    if first == NO_SEAT:
        s.push(FirstPlayer())
    else:
        begin_day(s, first)
    return s


def table(seats: int, options: tuple[str, ...]) -> State:
    """YS-2, YS-3, YS-4 Nothing in the city, 2 gold for everybody, all cards in the deck."""
    return State(
        seats,
        options,
        [],
        week=1,
        day=1,
        first=NO_SEAT,
        order=(),
        turn=0,
        built=False,
        supervisor=CENTRE,
        tower=[0] * (LEVEL_COUNT * GROUP),
        shops=[EMPTY] * SHOP_COUNT,
        caravan=[],
        gold=[START_GOLD] * seats,
        camels=[0] * seats,
        buildings=(0,) * seats,
        points=[0] * (seats * CATEGORY_COUNT),
        cards=[COPIES] * CARD_COUNT + [0] * (CARD_COUNT + seats * CARD_COUNT),
        history=b"",
    )


class FirstPlayer(Step[State]):
    """YS-5 The first player of the first day is drawn."""

    decision = "FIRST-PLAYER"
    rule = "YS-5"

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def legal(self, s: State) -> list[int]:
        return [FIRST_PLAYER + seat for seat in range(s.seats)]

    def run(self, s: State, action: int) -> None:
        begin_day(s, action - FIRST_PLAYER)

    def flaw(self, s: State, at: int) -> str:
        if first_player(s) != NO_SEAT:
            return f"an option says that seat {first_player(s)} begins"
        return "" if s.first == NO_SEAT else "there is a first player already"
