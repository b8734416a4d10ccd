"""The city: Tent, Djinn's House, Market and Caravanserai (MO-40 to MO-45)."""

from typing import ClassVar, Final

from caravanserai.core.machine import CHANCE, NOBODY, Step
from caravanserai.games.morgenland import events
from caravanserai.games.morgenland.actions import CAMEL, DISPLAY, DRAW, KEEP, PASS, RETURN_KIND
from caravanserai.games.morgenland.board import (
    CARAVANSERAI,
    CITY_END,
    FIRST_CITY,
    KIND_COUNT,
    MARKET,
    MARKET_RETURN,
    MARKET_TAKE,
    SPELL_COUNT,
    TENT,
    TENT_CARDS,
)
from caravanserai.games.morgenland.fields import BIT
from caravanserai.games.morgenland.ranks import anybody_on, rank
from caravanserai.games.morgenland.state import State
from caravanserai.games.morgenland.treasure import take, transfer


def deserted(s: State) -> int:
    """MO-72, MO-92 The mask of city spaces without token and not closed; the Tent only while a spell is left."""
    mask = 0
    for space in range(FIRST_CITY, CITY_END):
        if space != s.closed and not anybody_on(s, space) and (space != TENT or s.spells_left()):
            mask |= BIT[space]
    return mask


# --- Tent --------------------------------------------------------------------------------------------


def spells_of(mask: int, first: int) -> list[int]:
    """The titles of a mask as actions from `first` on."""
    found: list[int] = []
    for spell in range(SPELL_COUNT):
        if mask & BIT[spell]:
            found.append(first + spell)
    return found


def lowest(mask: int) -> int:
    """The first title of a mask that is not empty."""
    spell = 0
    while not mask & BIT[spell]:
        spell += 1
    return spell


def discard(s: State, spell: int) -> None:
    """MO-41, MO-85 The spell lies face up and never comes back."""
    s.discards |= BIT[spell]
    if s.log is not None:
        s.tell(events.SPELL_DISCARDED, (spell,))


def award_tent(s: State, ranked: list[int]) -> None:
    """MO-40 to MO-42 The first draws two spells (or takes from the display) and hands one to the second."""
    if s.open_tent:
        _award_display(s, ranked)
    elif ranked and s.deck:
        second = ranked[1] if len(ranked) > 1 else -1
        s.push(DrawSpell(ranked[0], second, 0))


def _award_display(s: State, ranked: list[int]) -> None:
    """MO-42 Open Tent: two cards are chosen from, a single one is simply the first player's."""
    shown = s.display
    if not ranked:
        while shown:
            spell = lowest(shown)
            shown &= ~BIT[spell]
            discard(s, spell)
        s.display = 0
    elif shown:
        if shown & (shown - 1):
            s.display = 0
            s.push(ChooseSpell(ranked[0], ranked[1] if len(ranked) > 1 else -1, shown))
        else:
            s.display = 0
            _gain(s, ranked[0], lowest(shown))


def _gain(s: State, seat: int, spell: int) -> None:
    s.spells[seat] |= BIT[spell]
    if s.log is not None and s.open_tent:
        s.tell(events.TENT_TAKEN, (seat, spell))


class DrawSpell(Step[State]):
    """MO-40 Chance: the spells that the first-ranked player draws; MO-41 the last one he simply keeps."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "second", "cards")
    decision: ClassVar[str] = "C-SPELL"
    rule: ClassVar[str] = "MO-40"

    def __init__(self, seat: int, second: int, cards: int) -> None:
        super().__init__(CHANCE)
        self.seat: Final = seat
        self.second: Final = second
        self.cards: Final = cards

    def legal(self, s: State) -> list[int]:
        return spells_of(s.deck, DRAW)

    def run(self, s: State, action: int) -> None:
        spell = action - DRAW
        s.deck &= ~BIT[spell]
        if s.log is not None:
            s.tell(events.DREW_CARD, (self.seat, spell), BIT[self.seat])
        cards = self.cards | BIT[spell]
        if self.cards:
            if s.log is not None:
                s.tell(events.DREW, (self.seat, TENT_CARDS))
            s.push(ChooseSpell(self.seat, self.second, cards))
        elif s.deck:
            s.push(DrawSpell(self.seat, self.second, cards))
        else:
            if s.log is not None:
                s.tell(events.DREW, (self.seat, 1))
            _gain(s, self.seat, spell)

    def flaw(self, s: State, at: int) -> str:
        if s.open_tent or not s.deck:
            return "there is nothing to draw"
        if len(spells_of(self.cards, 0)) > 1:
            return "two spells are drawn at most"
        return _tent_flaw(s, self.seat, self.second)


class ChooseSpell(Step[State]):
    """MO-40 Keep one of the two spells; the other goes to the second-ranked player or is discarded."""

    fields: ClassVar[tuple[str, ...]] = ("who", "second", "cards")
    decision: ClassVar[str] = "D-TENT"
    rule: ClassVar[str] = "MO-40"

    def __init__(self, who: int, second: int, cards: int) -> None:
        super().__init__(who)
        self.second: Final = second
        self.cards: Final = cards

    def legal(self, s: State) -> list[int]:
        return spells_of(self.cards, KEEP)

    def run(self, s: State, action: int) -> None:
        kept = action - KEEP
        other = lowest(self.cards & ~BIT[kept])
        _gain(s, self.who, kept)
        if self.second < 0:
            discard(s, other)
            return
        _gain(s, self.second, other)
        if not s.open_tent:
            s.gave[self.who] |= BIT[other]
            if s.log is not None:
                s.tell(events.HANDED, (self.who, self.second))
                s.tell(events.HANDED_CARD, (self.who, self.second, other), BIT[self.who] | BIT[self.second])

    def flaw(self, s: State, at: int) -> str:
        if len(spells_of(self.cards, 0)) != TENT_CARDS:
            return "there are two spells to choose from"
        return _tent_flaw(s, self.who, self.second)


def _tent_flaw(s: State, first: int, second: int) -> str:
    """MO-40 What is wrong with the two players at the Tent."""
    if s.scored != TENT + 1:
        return "the Tent is not being scored"
    ranked = rank(s, TENT)
    fits = ranked[:1] == [first] and second == (ranked[1] if len(ranked) > 1 else -1)
    return "" if fits else "these are not the first and the second at the Tent"


def _winner_flaw(s: State, seat: int, space: int) -> str:
    """What is wrong with a seat that is asked as the first-ranked of a city space."""
    if s.scored != space + 1:
        return "this space is not being scored"
    return "" if rank(s, space)[:1] == [seat] else "this seat is not the first there"


class ShowSpells(Step[State]):
    """MO-27 (c), MO-42 Open Tent: spells are displayed, `left` more, as far as there are any."""

    fields: ClassVar[tuple[str, ...]] = ("left",)
    rule: ClassVar[str] = "MO-42"

    def __init__(self, left: int) -> None:
        super().__init__(NOBODY)
        self.left: Final = left

    def run(self, s: State, action: int) -> None:
        if self.left > 0 and s.deck:
            s.push(ShowSpells(self.left - 1))
            s.push(ShowSpell())

    def flaw(self, s: State, at: int) -> str:
        if not s.open_tent:
            return "the Tent is not open"
        shown = len(spells_of(s.display, 0))
        above = s.above(at)
        missing = self.left + (1 if isinstance(above, ShowSpell) else 0)
        return "" if shown + missing == TENT_CARDS else "the display has another number of spells"


class ShowSpell(Step[State]):
    """MO-42 Chance: the next spell of the display."""

    fields: ClassVar[tuple[str, ...]] = ()
    decision: ClassVar[str] = "C-SPELL"
    rule: ClassVar[str] = "MO-42"

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def legal(self, s: State) -> list[int]:
        return spells_of(s.deck, DISPLAY)

    def run(self, s: State, action: int) -> None:
        spell = action - DISPLAY
        s.deck &= ~BIT[spell]
        s.display |= BIT[spell]
        if s.log is not None:
            s.tell(events.DISPLAYED, (spell,))

    def flaw(self, s: State, at: int) -> str:
        return "" if s.deck else "there is no spell to display"


# --- Djinn, Market, Caravanserai ---------------------------------------------------------------------


def award_djinn(s: State, seat: int) -> None:
    """MO-43 The winner may use two artifacts this round."""
    s.djinn = seat
    if s.log is not None:
        s.tell(events.DJINN, (seat,))


class Trade(Step[State]):
    """MO-44 You may return 1 treasure and take any 3."""

    fields: ClassVar[tuple[str, ...]] = ("who",)
    decision: ClassVar[str] = "D-MARKET"
    rule: ClassVar[str] = "MO-44"

    def legal(self, s: State) -> list[int]:
        found = [PASS]
        for kind in range(KIND_COUNT):
            if s.stock[self.who * KIND_COUNT + kind] > 0:
                found.append(RETURN_KIND + kind)
        return found

    def run(self, s: State, action: int) -> None:
        if action != PASS:
            transfer(s, self.who, s.seats, action - RETURN_KIND, MARKET_RETURN)
            take(s, self.who, MARKET_TAKE, 0)

    def flaw(self, s: State, at: int) -> str:
        return _winner_flaw(s, self.who, MARKET) if s.total(self.who) else "this seat has nothing to trade"


class NameFirst(Step[State]):
    """MO-45 Name the new first player; the camel moves at once."""

    fields: ClassVar[tuple[str, ...]] = ("who",)
    decision: ClassVar[str] = "D-CAMEL"
    rule: ClassVar[str] = "MO-45"

    def legal(self, s: State) -> list[int]:
        return list(range(CAMEL, CAMEL + s.seats))

    def run(self, s: State, action: int) -> None:
        s.camel = action - CAMEL
        if s.log is not None:
            s.tell(events.CAMEL, (self.who, s.camel))

    def flaw(self, s: State, at: int) -> str:
        return _winner_flaw(s, self.who, CARAVANSERAI)
