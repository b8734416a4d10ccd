"""What a seat cannot know, dealt again: hands and deck that agree with the public history of cards (YS-69, YS-71)."""

from math import comb
from random import Random
from typing import Final

from caravanserai.core.mixing import below, shuffle
from caravanserai.games.yspahan.board import (
    CARD_COUNT,
    MODES,
    NO_CAMELS,
    NO_GOLD,
    NORMAL,
    WITHOUT_CAMELS,
    WITHOUT_GOLD,
)
from caravanserai.games.yspahan.buildings import ChooseBuilding, can_pay
from caravanserai.games.yspahan.fields import DECK, DISCARDED, HANDS, RESHUFFLED
from caravanserai.games.yspahan.state import Card, Seat, State

UNKNOWN: Final = -1


class Draw:
    """One draw of the past: who, from which deck, and the card if the watcher knows or has settled it."""

    def __init__(self, seat: Seat, deck: int, card: Card) -> None:
        self.seat: Final = seat
        self.deck: Final = deck
        self.card = card


class Discard:
    """One discard of another seat, and how many draws had been made before it."""

    def __init__(self, seat: Seat, card: Card, draws: int) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.draws: Final = draws


class Builder:
    """YS-109, YS-110 Who has chosen to build, and with which build cards in hand that is possible."""

    def __init__(self, s: State, seat: Seat) -> None:
        self.seat: Final = seat
        self.ways: Final = [mode for mode in range(len(MODES)) if can_pay(s, seat, mode)]

    def can_build(self, no_camels: int, no_gold: int) -> bool:
        """Whether so many of the two build cards are enough."""
        held = (WITHOUT_CAMELS if no_camels else 0) | (WITHOUT_GOLD if no_gold else 0)
        return any(mode & ~held == NORMAL for mode in self.ways)


class Memory:
    """The history as the watcher saw it. `pools[deck]` is what that deck held beyond all settled draws."""

    def __init__(self, s: State, watcher: int) -> None:
        self.draws: Final[list[Draw]] = []
        self.discards: Final[list[Discard]] = []
        self.pools: Final[list[list[int]]] = [[0] * CARD_COUNT]
        self.builder: Final = _builder(s, watcher)
        for code in s.history:
            if code == RESHUFFLED:
                self.pools.append([0] * CARD_COUNT)
            elif code < DISCARDED:
                self._remember_draw(code // CARD_COUNT, code % CARD_COUNT, watcher)
            elif (code - DISCARDED) // CARD_COUNT != watcher:
                seat, card = divmod(code - DISCARDED, CARD_COUNT)
                self.discards.append(Discard(seat, card, len(self.draws)))
        for card in range(CARD_COUNT):
            self.pools[-1][card] += s.cards[DECK + card]

    def _remember_draw(self, seat: Seat, card: Card, watcher: int) -> None:
        """YS-71 A draw: the watcher knows the own card, of others only that they drew."""
        if seat == watcher:
            self.draws.append(Draw(seat, len(self.pools) - 1, card))
        else:
            self.draws.append(Draw(seat, len(self.pools) - 1, UNKNOWN))
            self.pools[-1][card] += 1

    def settle_discards(self, index: int, rng: Random) -> bool:
        """Give each discard a draw it can have come from, going back one pick where that fails."""
        if index == len(self.discards):
            return self.builder is None or len(self._build_hands(self.builder)) > 0
        discard = self.discards[index]
        sources = self._sources(discard)
        while sources:
            deck = _pick(
                rng, [(deck, len(draws) * self.pools[deck][discard.card]) for deck, draws in sources]
            )
            draws = next(draws for each, draws in sources if each == deck)
            draw = draws[below(rng, len(draws))]
            draw.card = discard.card
            self.pools[deck][discard.card] -= 1
            if self.settle_discards(index + 1, rng):
                return True
            draw.card = UNKNOWN
            self.pools[deck][discard.card] += 1
            sources = [(each, rest) for each, rest in sources if each != deck]
        return False

    def _sources(self, discard: Discard) -> list[tuple[int, list[Draw]]]:
        """The decks that can have given the card to the seat, each with the seat's open draws from it."""
        found: list[tuple[int, list[Draw]]] = []
        for deck in range(len(self.pools)):
            if self.pools[deck][discard.card]:
                draws = [
                    draw
                    for draw in self.draws[: discard.draws]
                    if draw.seat == discard.seat and draw.deck == deck and draw.card == UNKNOWN
                ]
                if draws:
                    found.append((deck, draws))
        return found

    def deal_builder(self, rng: Random) -> None:
        """Deal the hand of who has chosen to build: as all hands are dealt, among those that can pay for a building."""
        if self.builder is None:
            return
        hands = self._build_hands(self.builder)
        chosen = _pick(rng, [(index, weight) for index, (weight, _) in enumerate(hands)])
        for deck, (no_camels, no_gold) in enumerate(hands[chosen][1]):
            pool = self.pools[deck]
            draws = self._open_draws(self.builder.seat, deck)
            others = [card for card in range(NO_CAMELS) for _ in range(pool[card])]
            rest = len(draws) - no_camels - no_gold
            dealt = [NO_CAMELS] * no_camels + [NO_GOLD] * no_gold + rng.sample(others, rest)
            shuffle(rng, dealt)
            for draw, card in zip(draws, dealt, strict=True):
                draw.card = card
                pool[card] -= 1

    def _build_hands(self, builder: Builder) -> list[tuple[int, list[tuple[int, int]]]]:
        """How many of the two build cards can have come from each deck, with the number of deals that say so."""
        found: list[tuple[int, list[tuple[int, int]]]] = [(1, [])]
        for deck, pool in enumerate(self.pools):
            size = len(self._open_draws(builder.seat, deck))
            others = sum(pool[:NO_CAMELS])
            found = [
                (
                    weight
                    * comb(pool[NO_CAMELS], one)
                    * comb(pool[NO_GOLD], two)
                    * comb(others, size - one - two),
                    [*before, (one, two)],
                )
                for weight, before in found
                for one in range(min(pool[NO_CAMELS], size) + 1)
                for two in range(min(pool[NO_GOLD], size - one) + 1)
                if size - one - two <= others
            ]
        return [
            (weight, decks)
            for weight, decks in found
            if builder.can_build(sum(one for one, _ in decks), sum(two for _, two in decks))
        ]

    def _open_draws(self, seat: Seat, deck: int) -> list[Draw]:
        return [
            draw for draw in self.draws if draw.seat == seat and draw.deck == deck and draw.card == UNKNOWN
        ]

    def deal_rest(self, rng: Random) -> list[int]:
        """All that is still open is dealt at random; returns the present deck."""
        rest: list[int] = []
        for deck in range(len(self.pools)):
            rest = []
            for card in range(CARD_COUNT):
                rest.extend([card] * self.pools[deck][card])
            shuffle(rng, rest)
            for draw in self.draws:
                if draw.deck == deck and draw.card == UNKNOWN:
                    draw.card = rest.pop()
        return rest


def _pick(rng: Random, weighted: list[tuple[int, int]]) -> int:
    mark = below(rng, sum(weight for _, weight in weighted))
    for value, weight in weighted:
        if mark < weight:
            return value
        mark -= weight
    raise AssertionError("the mark lies below the sum of the weights")


def _builder(s: State, watcher: int) -> Builder | None:
    """Who has chosen to build and could not pay without a card that the watcher does not see."""
    step = s.stack[-1] if s.stack else None
    if not isinstance(step, ChooseBuilding) or step.seat == watcher:
        return None
    builder = Builder(s, step.seat)
    return None if builder.can_build(0, 0) else builder


def resample(s: State, seat: int | None, rng: Random) -> State:
    """A copy in which all that the seat (None: a spectator) cannot know is dealt again, consistently."""
    memory = Memory(s, UNKNOWN if seat is None else seat)
    if not memory.settle_discards(0, rng):
        raise AssertionError("the true history is always a way to settle the discards")
    memory.deal_builder(rng)
    deck = memory.deal_rest(rng)
    copy = s.clone()
    for card in range(CARD_COUNT):
        copy.cards[DECK + card] = deck.count(card)
    copy.history = _rewrite(s.history, memory.draws)
    for index in range(s.seats * CARD_COUNT):
        copy.cards[HANDS + index] = 0
    for code in copy.history:
        if code < DISCARDED:
            copy.cards[HANDS + code] += 1
        elif code != RESHUFFLED:
            copy.cards[HANDS + code - DISCARDED] -= 1
    return copy


def _rewrite(history: bytes, draws: list[Draw]) -> bytes:
    """The history with the dealt cards in its draws."""
    codes: list[int] = []
    index = 0
    for code in history:
        if code < DISCARDED:
            codes.append(draws[index].seat * CARD_COUNT + draws[index].card)
            index += 1
        else:
            codes.append(code)
    return bytes(codes)
