"""What a seat cannot know, dealt again: hands and deck that agree with the public history of cards (YS-69, YS-71)."""

from random import Random
from typing import Final

from caravanserai.games.yspahan.board import CARD_COUNT
from caravanserai.games.yspahan.buildings import ChooseBuilding
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


class Memory:
    """The history as the watcher saw it. `pools[deck]` is what that deck held beyond all settled draws."""

    def __init__(self, s: State, watcher: int) -> None:
        self.draws: Final[list[Draw]] = []
        self.discards: Final[list[Discard]] = []
        self.pools: Final[list[list[int]]] = [[0] * CARD_COUNT]
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
            return True
        discard = self.discards[index]
        sources = self._sources(discard)
        while sources:
            deck = _pick(
                rng, [(deck, len(draws) * self.pools[deck][discard.card]) for deck, draws in sources]
            )
            draws = next(draws for each, draws in sources if each == deck)
            draw = draws[rng.randrange(len(draws))]
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

    def deal_rest(self, rng: Random) -> list[int]:
        """All that is still open is dealt at random; returns the present deck."""
        rest: list[int] = []
        for deck in range(len(self.pools)):
            rest = []
            for card in range(CARD_COUNT):
                rest.extend([card] * self.pools[deck][card])
            rng.shuffle(rest)
            for draw in self.draws:
                if draw.deck == deck and draw.card == UNKNOWN:
                    draw.card = rest.pop()
        return rest


def _pick(rng: Random, weighted: list[tuple[int, int]]) -> int:
    mark = rng.randrange(sum(weight for _, weight in weighted))
    for value, weight in weighted:
        if mark < weight:
            return value
        mark -= weight
    raise AssertionError("the mark lies below the sum of the weights")


def resample(s: State, seat: int | None, rng: Random) -> State:
    """A copy in which all that the seat (None: a spectator) cannot know is dealt again, consistently."""
    while True:
        copy = _deal(s, UNKNOWN if seat is None else seat, rng)
        if can_go_on(copy):
            return copy


def can_go_on(s: State) -> bool:
    """YS-109, YS-110 Whoever chose to build can pay for a building, if need be with a build card in hand."""
    step = s.stack[-1] if s.stack else None
    return not isinstance(step, ChooseBuilding) or len(step.legal(s)) > 0


def _deal(s: State, watcher: int, rng: Random) -> State:
    """One sample that agrees with the history of cards as the watcher saw it."""
    memory = Memory(s, watcher)
    if not memory.settle_discards(0, rng):
        raise AssertionError("the true history is always a way to settle the discards")
    deck = memory.deal_rest(rng)
    copy = s.clone()
    for card in range(CARD_COUNT):
        copy.cards[DECK + card] = deck.count(card)
    copy.history = _rewrite(s.history, memory.draws)
    for index in range(s.seats * CARD_COUNT):
        copy.cards[HANDS + index] = copy.history.count(index) - copy.history.count(DISCARDED + index)
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
