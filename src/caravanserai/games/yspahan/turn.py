"""The skeleton: days, turns, weeks and the end (YS-10 to YS-13, YS-95 to YS-101, YS-106, YS-108, YS-114 to YS-117)."""

from typing import Final

from caravanserai.core.machine import Step
from caravanserai.games.yspahan import events
from caravanserai.games.yspahan.actions import END
from caravanserai.games.yspahan.board import CENTRE, DAYS, LEVEL_COUNT, SHOP_COUNT, WEEKS
from caravanserai.games.yspahan.buildings import add_builds
from caravanserai.games.yspahan.cards import add_plays, play
from caravanserai.games.yspahan.dice import BuyYellow, clear_level, remove_yellow
from caravanserai.games.yspahan.fields import EMPTY, NO_SEAT
from caravanserai.games.yspahan.groups import TakeGroup
from caravanserai.games.yspahan.scoring import score_caravan, score_souks
from caravanserai.games.yspahan.state import Seat, State


def begin_day(s: State, first: Seat) -> None:
    """YS-11, YS-12, YS-108 A day begins with the first player's turn; two players have three turns."""
    if is_last_day(s) and s.seats == 4 and s.first != NO_SEAT:
        s.order = last_order(s)
        if s.log is not None:
            s.tell(events.LAST_ORDER, s.order)
    else:
        s.order = usual_order(s.seats, first)
    s.first = s.order[0]
    s.turn = 0
    if s.log is not None:
        s.tell(events.DAY, (s.week, s.day, s.first))
    begin_turn(s)


def is_last_day(s: State) -> bool:
    """YS-114, YS-116 Week 3, day 7."""
    return s.week == WEEKS and s.day == DAYS


def usual_order(seats: int, first: Seat) -> tuple[int, ...]:
    """YS-1, YS-12, YS-106, YS-108 Clockwise from the first player; with two the first player comes again."""
    if seats == 2:
        return (first, 1 - first, first)
    if seats == 3:
        return (first, (first + 1) % 3, (first + 2) % 3)
    return (first, (first + 1) % 4, (first + 2) % 4, (first + 3) % 4)


def last_order(s: State) -> tuple[int, ...]:
    """YS-116, YS-117 By rising points; among tied players the one farther clockwise from yesterday's first."""
    points = s.scores()
    ranked = sorted((points[(s.first + away) % 4], -away) for away in range(4))
    return tuple([(s.first - away) % 4 for _, away in ranked])


def next_first(s: State) -> Seat:
    """YS-96, YS-114 The left neighbour; two players on the last day: whoever has fewer points."""
    if is_last_day(s) and s.seats == 2:
        points = s.scores()
        if points[0] != points[1]:
            return 0 if points[0] < points[1] else 1
    return (s.first + 1) % s.seats


def begin_turn(s: State) -> None:
    """YS-13, YS-14, YS-115 A turn: the roll if it is the day's first, a group, then building and cards."""
    seat = s.order[s.turn]
    s.built = False
    s.push(EndTurn(seat))
    s.push(TakeGroup(seat))
    if s.turn == 0:
        s.push(BuyYellow(seat))


class EndTurn(Step[State]):
    """YS-13, YS-31, YS-73, YS-86, YS-89, YS-115 After the action: cards, one building (not with two players), the end."""

    fields = ("seat",)
    decision = "D-END"
    rule = "YS-13"

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat)
        self.seat: Final = seat

    def legal(self, s: State) -> list[int]:
        legal = [END]
        add_plays(s, self.seat, legal)
        if s.seats > 2 and not s.built:
            add_builds(s, self.seat, legal, True, True)
        return legal

    def run(self, s: State, action: int) -> None:
        if action == END:
            end_turn(s)
        else:
            s.push(self)
            play(s, self.seat, action)

    def auto(self, s: State) -> bool:
        return s.hand_size(self.seat) == 0

    def flaw(self, s: State, at: int) -> str:
        return s.turn_flaw(self.seat)


def end_turn(s: State) -> None:
    """YS-22, YS-111 The next turn begins; with three or four players yellow dice go with the first player."""
    if s.turn == 0 and s.seats > 2:
        remove_yellow(s)
    if s.turn + 1 < len(s.order):
        s.turn += 1
        begin_turn(s)
    else:
        end_day(s)


def end_day(s: State) -> None:
    """YS-95 The tower is emptied; the next day, or the end of the week."""
    for level in range(LEVEL_COUNT):
        clear_level(s, level)
    if s.day < DAYS:
        s.day += 1
        begin_day(s, next_first(s))
    else:
        end_week(s)


def end_week(s: State) -> None:
    """YS-67, YS-97, YS-98, YS-99, YS-100, YS-101 Souks score, shops are emptied, the caravan scores and stays."""
    if s.log is not None:
        s.tell(events.WEEK_ENDED, (s.week,))
    score_souks(s)
    for shop in range(SHOP_COUNT):
        s.shops[shop] = EMPTY
    s.tell(events.SHOPS_EMPTIED, ())
    score_caravan(s)
    if s.week == WEEKS:
        s.tell(events.ENDED, ())
        return
    s.week += 1
    s.day = 1
    s.supervisor = CENTRE
    begin_day(s, next_first(s))
