"""Deliberate defects in pause cards and endings: the Night Market pauses after each of its events."""

from collections.abc import Sequence
from typing import Any

from defects import Patch, defect, subclass
from night_market.game import NightMarket
from night_market.state import State as Market

from caravanserai.core.ending import Ending
from caravanserai.core.events import Kind, Told
from caravanserai.core.game import Game
from caravanserai.core.pause import Pause, Row, line

KINDS = tuple(Kind(each.word, "pause", **each.arguments) for each in NightMarket.kinds)


def market(**other: Any) -> Game:
    """The Night Market with a card that is right but for these parts; each may be a function of the position and the seat."""

    def pause(self: Game, s: Market, seat: int | None, told: Sequence[Told]) -> Pause:
        card = Pause(
            id="now",
            title=line("name-lantern"),
            subtitle=line("name-lantern"),
            columns=[],
            rows=[Row(seat=each, cells=[], change=0, total=0) for each in range(s.seats)],
            notes=[],
            order=[],
            next=None,
            go=line("name-lantern"),
        )
        for name, value in other.items():
            card[name] = value(s, seat) if callable(value) else value  # type: ignore[literal-required]
        return card

    return subclass(kinds=KINDS, pause=pause)


@defect("pauses", "the pause card of a spectator has rows for the seats [0]")
def a_card_without_all_seats(patch: Patch) -> Game:
    return market(rows=[Row(seat=0, cells=[], change=0, total=None)])


@defect("pauses", "has 1 columns, but a row of 0")
def a_card_with_an_empty_column(patch: Patch) -> Game:
    return market(columns=[line("name-lantern")])


@defect("pauses", "says +1 for seat 0, but its points went from 0 to 0")
def a_change_that_does_not_add_up(patch: Patch) -> Game:
    return market(
        rows=lambda s, seat: [Row(seat=each, cells=[], change=1, total=0) for each in range(s.seats)]
    )


@defect("pauses", "has the order [0]")
def an_order_without_all_seats(patch: Patch) -> Game:
    return market(order=[0])


@defect("pauses", "the pause card of a spectator betrays hidden things: id")
def a_card_that_shows_the_deck(patch: Patch) -> Game:
    return market(id=lambda s, seat: str(s.deck))


@defect("pauses", "pause-nothing")
def a_card_without_words(patch: Patch) -> Game:
    return market(notes=[line("pause-nothing")])


def ended(rule: str, key: str, other: str = "") -> Game:
    """The Night Market with an ending."""

    def ending(self: Game, s: Market, told: Sequence[Told]) -> Ending:
        sources = [
            {other or name: line(key) for name, amount in sheet.items() if amount}
            for sheet in self.breakdown(s)
        ]
        return Ending(why=line("name-lantern"), rule=rule, sources=sources)

    return subclass(ending=ending)


@defect("endings", "the game ended by 'YS-1', which is no rule of it")
def an_ending_by_the_rule_of_another_game(patch: Patch) -> Game:
    return ended("YS-1", "name-lantern")


@defect("endings", "points come from")
def points_without_a_source(patch: Patch) -> Game:
    return ended("NM-1", "name-lantern", "nothing")


@defect("endings", "end-nothing")
def a_source_without_words(patch: Patch) -> Game:
    return ended("NM-1", "end-nothing")
