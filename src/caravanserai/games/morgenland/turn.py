"""The skeleton of a round: preparation, placement, scoring space by space, clean-up (MO-26 to MO-38, MO-60)."""

from typing import ClassVar, Final

from caravanserai.core.machine import CHANCE, NOBODY, Step
from caravanserai.games.morgenland import events
from caravanserai.games.morgenland.actions import CARD
from caravanserai.games.morgenland.board import (
    CARAVANSERAI,
    CAVE_COUNT,
    DECK_SIZE,
    DJINN,
    FIRST_ROOM,
    GUARD,
    MARKET,
    NICHES,
    TENT,
    TENT_CARDS,
    TOKEN_COUNT,
    W_CITY,
    W_PLACED,
    W_SPACE,
    W_START,
    W_TURN,
)
from caravanserai.games.morgenland.caves import award_cave, clear_cave, stock_caves
from caravanserai.games.morgenland.city import NameFirst, ShowSpells, Trade, award_djinn, award_tent, deserted
from caravanserai.games.morgenland.fields import ALL_TOKENS, BIT, BITS, HANDLES, PIECE_COUNT, UNPLACED
from caravanserai.games.morgenland.guard import Admission, TurnUpGuard
from caravanserai.games.morgenland.offers import FillRooms
from caravanserai.games.morgenland.placement import ChooseSpace, ChooseToken, on_offer, turn_up
from caravanserai.games.morgenland.ranks import anybody_on, rank
from caravanserai.games.morgenland.rooms import Room
from caravanserai.games.morgenland.state import State
from caravanserai.games.morgenland.windows import React, Sweep, asked_in_turn, sweep

# --- preparation -------------------------------------------------------------------------------------


class Round(Step[State]):
    """MO-26 A round: preparation, placement, scoring, clean-up."""

    fields: ClassVar[tuple[str, ...]] = ()
    rule: ClassVar[str] = "MO-26"

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def run(self, s: State, action: int) -> None:
        s.round += 1
        if s.log is not None:
            s.tell(events.ROUND, (s.round,))
        s.push(CleanUp())
        s.push(Visit(0, 0))
        s.push(Turn(0))
        if s.magic:
            s.push(Sweep(W_START, 0, s.seats))
            if s.open_tent:
                s.push(ShowSpells(TENT_CARDS))
            s.push(FillRooms(0))
        s.push(DrawCard())

    def flaw(self, s: State, at: int) -> str:
        return "" if s.round == 0 else "a new round waits only before the first"


class DrawCard(Step[State]):
    """MO-27 (a) Chance: the next treasure card; MO-29 an empty deck is made of the used cards again."""

    fields: ClassVar[tuple[str, ...]] = ()
    decision: ClassVar[str] = "C-CARD"
    rule: ClassVar[str] = "MO-27"

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def legal(self, s: State) -> list[int]:
        cards = s.unused_cards if s.unused_cards else BIT[DECK_SIZE] - 1
        found: list[int] = []
        for card in range(DECK_SIZE):
            if cards & BIT[card]:
                found.append(CARD + card)
        return found

    def run(self, s: State, action: int) -> None:
        if s.unused_cards == 0:
            s.unused_cards = BIT[DECK_SIZE] - 1
            if s.log is not None:
                s.tell(events.RESHUFFLED, ())
        s.card = action - CARD
        s.unused_cards &= ~BIT[s.card]
        if s.log is not None:
            s.tell(events.CARD, (s.card + 1,))
        stock_caves(s, s.card)

    def flaw(self, s: State, at: int) -> str:
        if s.card >= 0:
            return "a treasure card is already turned up"
        below = s.stack[at - 1]
        return "" if isinstance(below, FillRooms) == (s.magic != 0) else "this is not how a round is prepared"


# --- placement ---------------------------------------------------------------------------------------


class Turn(Step[State]):
    """MO-31 Placement number `number`: all players lay eight tokens, one at a time, in player order."""

    fields: ClassVar[tuple[str, ...]] = ("number",)
    rule: ClassVar[str] = "MO-31"

    def __init__(self, number: int) -> None:
        super().__init__(NOBODY)
        self.number: Final = number

    def run(self, s: State, action: int) -> None:
        if self.number == s.seats * TOKEN_COUNT:
            if s.magic:
                sweep(s, W_PLACED, 0, s.seats, 0)
            return
        position = self.number % s.seats
        s.push(Turn(self.number + 1))
        s.push(ChooseToken(s.seat_at(position)))
        if s.magic:
            sweep(s, W_TURN, position, position + asked_in_turn(s), position)

    def flaw(self, s: State, at: int) -> str:
        """MO-31 The tokens that lie, or have lain, on the table are those of the placements before this one."""
        above = s.above(at)
        asked = isinstance(above, ChooseToken | ChooseSpace)
        if above is not None and asked and above.who != s.seat_at((self.number - 1) % s.seats):
            return "another player places next"
        if asked == (self.number == 0) or self.number > s.seats * TOKEN_COUNT:
            return "no such placement"
        placed = self.number - 1 if asked else 0
        for position in range(s.seats):
            expected = placed // s.seats + (1 if position < placed % s.seats else 0)
            if TOKEN_COUNT - BITS[s.unplaced[s.seat_at(position)]] != expected:
                return "the players have not placed in turn"
        return ""


# --- scoring -----------------------------------------------------------------------------------------


def visited(s: State, space: int) -> bool:
    """MO-35, MO-36 Basic: spaces with tokens and the guard; magic: also where a Carpet could land."""
    if space == GUARD or anybody_on(s, space):
        return True
    if not s.magic:
        return False
    if space < CAVE_COUNT:
        return s.niches[space * NICHES] > 0
    if space == TENT:
        return s.spells_left()
    return space < FIRST_ROOM or on_offer(s, space - FIRST_ROOM)


class Visit(Step[State]):
    """MO-35, MO-37 Scoring moves on to the next visited space from `space` on.

    `city` says that the window `w-city` between caves and Tent (MO-72) has been held.
    """

    fields: ClassVar[tuple[str, ...]] = ("space", "city")
    rule: ClassVar[str] = "MO-35"

    def __init__(self, space: int, city: int) -> None:
        super().__init__(NOBODY)
        self.space: Final = space
        self.city: Final = city

    def run(self, s: State, action: int) -> None:
        for space in range(self.space, FIRST_ROOM + s.seats):
            if space == TENT and s.magic and not self.city and deserted(s):
                s.scored = TENT
                s.push(Visit(TENT, 1))
                sweep(s, W_CITY, 0, s.seats, 0)
                return
            if visited(s, space):
                self.open(s, space)
                return
        s.scored = FIRST_ROOM + s.seats

    def open(self, s: State, space: int) -> None:
        """MO-16, MO-37 The space is current: its tokens are turned up and, in magic, its window is held."""
        s.scored = space
        s.current = space
        turn_up(s, space)
        s.push(Award(space))
        if s.magic:
            s.push(Sweep(W_SPACE, 0, s.seats))
        if space == GUARD:
            s.push(TurnUpGuard())

    def flaw(self, s: State, at: int) -> str:
        if (
            s.current >= 0
            or self.space != s.scored
            or self.city > (1 if self.space == TENT and s.magic else 0)
        ):
            return "scoring goes on at the first space that is not scored"
        above = s.above(at)
        if isinstance(above, Turn):
            return "" if self.space == 0 else "placement is over"
        held = isinstance(above, Sweep | React)
        return "" if held == (self.city > 0 or self.space == 0) else "this cannot happen before that space"


class Award(Step[State]):
    """MO-37 The window is closed: the space is scored, the players are ranked and get what it gives."""

    fields: ClassVar[tuple[str, ...]] = ("space",)
    rule: ClassVar[str] = "MO-37"

    def __init__(self, space: int) -> None:
        super().__init__(NOBODY)
        self.space: Final = space

    def run(self, s: State, action: int) -> None:
        space = self.space
        s.scored = space + 1
        s.current = -1
        s.push(Visit(space + 1, 0))
        if space == GUARD:
            s.push(Admission(0))
            return
        ranked = rank(s, space)
        if s.log is not None:
            if ranked:
                s.tell(events.RANKED, (space, *ranked))
            else:
                s.tell(events.NOBODY, (space,))
        award(s, space, ranked)

    def flaw(self, s: State, at: int) -> str:
        return "" if self.space == s.current else "this space is not current"


def award(s: State, space: int, ranked: list[int]) -> None:
    """MO-37 What the space gives to the ranked players."""
    if space == TENT:
        award_tent(s, ranked)
    elif not ranked:
        return
    elif space < CAVE_COUNT:
        award_cave(s, space, ranked)
    elif space == DJINN:
        award_djinn(s, ranked[0])
    elif space == MARKET:
        if s.total(ranked[0]):
            s.push(Trade(ranked[0]))
    elif space == CARAVANSERAI:
        s.push(NameFirst(ranked[0]))
    else:
        s.push(Room(space - FIRST_ROOM, tuple(ranked), 0))


# --- clean-up ----------------------------------------------------------------------------------------


class CleanUp(Step[State]):
    """MO-38 Everything of this round ends; MO-60 after the last round so does the game."""

    fields: ClassVar[tuple[str, ...]] = ()
    rule: ClassVar[str] = "MO-38"

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def run(self, s: State, action: int) -> None:
        for cave in range(CAVE_COUNT):
            clear_cave(s, cave)
        clear_tokens(s)
        for index in range(s.seats * PIECE_COUNT):
            s.unused[index] += s.used[index]
            s.used[index] = 0
        s.card = -1
        s.scored = 0
        s.guard = 0
        s.closed = s.secret = s.smuggler = s.djinn = -1
        s.reversed = s.smuggled = s.admitted = s.keyed = s.lit = 0
        if s.log is not None:
            s.tell(events.CLEANED, ())
        if s.max_rounds == 0 or s.round < s.max_rounds:
            s.push(Round())
        elif s.log is not None:
            s.tell(events.OVER, ())

    def flaw(self, s: State, at: int) -> str:
        return "" if s.round else "the game has not begun"


def clear_tokens(s: State) -> None:
    """MO-38 All tokens return behind the screens."""
    for token in range(s.seats * HANDLES):
        s.where[token] = UNPLACED
        s.strength[token] = 0
    for seat in range(s.seats):
        s.up[seat] = 0
        s.unplaced[seat] = ALL_TOKENS
