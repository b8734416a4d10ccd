"""What the ends of a move in Five Tribes gain, counted on the board without trying them."""

from typing import Final

from librt.vecs import vec

from caravanserai.games.fivetribes.board import (
    BOAZ,
    BUILDER,
    CELLS,
    DISTANCE,
    DJINN_VP,
    DJINNS,
    ELDER,
    ELDER_VP,
    FACE_TYPE,
    FACE_VALUE,
    FAKIR,
    GOODS,
    HAURVATAT,
    HAURVATAT_PALM_VP,
    JAFAAR,
    JAFAAR_VIZIER_VP,
    LARGE_MARKET,
    MARKET_CARDS,
    MARKET_PRICE,
    MARKET_REACH,
    MERCHANT,
    OASIS,
    PALACE_VP,
    PALM_VP,
    SET_VALUE,
    SHAMHAT,
    SHAMHAT_ELDER_VP,
    SMALL_MARKET,
    TRIBES,
    VILLAGE,
    VIZIER,
    VIZIER_LEAD_VP,
    VIZIER_VP,
)
from caravanserai.games.fivetribes.fields import (
    CAMEL,
    ELDERS,
    FACE_UP,
    GOLD,
    HAND,
    PALACE,
    PALM,
    PLAYER,
    RESERVE,
    UNCLAIMED,
    VIZIERS,
)
from caravanserai.games.fivetribes.state import State
from caravanserai.games.fivetribes.tribes import blue_tiles

CODES: Final = 150
"""An end of a move is a code: cell * TRIBES + tribe, as in the path of a position."""
IMPOSSIBLE: Final = -999.0


class Values:
    """What things are worth to one seat as the game stands; the weights are those of the planning judge, in its order."""

    def __init__(self, s: State, seat: int, weights: list[float], left: float) -> None:
        djinns = s.djinns
        self.seat: Final = seat
        self.elder: Final = (SHAMHAT_ELDER_VP if djinns[SHAMHAT] == seat else ELDER_VP) + left * weights[0]
        self.fakir: Final = left * weights[1]
        self.kind: Final = left * weights[2]
        self.vizier: Final = (JAFAAR_VIZIER_VP if djinns[JAFAAR] == seat else VIZIER_VP) + left * weights[3]
        self.djinn: Final = left * weights[4]
        self.camel: Final = left * weights[5]
        self.lead: Final = VIZIER_LEAD_VP + left * weights[6]
        self.palm: Final = HAURVATAT_PALM_VP if djinns[HAURVATAT] == seat else PALM_VP
        self.others: Final = 1.0 / (s.seats - 1)
        """How much of what one opponent loses is a gain."""


def hand_of(s: State, seat: int) -> list[int]:
    """The merchandise of a seat by kind."""
    return [s.players[seat * PLAYER + HAND + kind] for kind in range(GOODS)]


def card_worth(hand: list[int], card: int, v: Values) -> float:
    """What one more card adds to a hand."""
    if card == FAKIR:
        return v.fakir
    level = hand[card] + 1
    kinds = 0
    for number in hand:
        if number >= level:
            kinds += 1
    worth = float(SET_VALUE[kinds + 1] - SET_VALUE[kinds])
    return worth + v.kind if level == 1 else worth


def first_cards(s: State, v: Values, number: int, hand: list[int]) -> float:
    """What the first cards of the row add to the hand, which then holds them."""
    total = 0.0
    for position in range(min(number, len(s.row))):
        card = s.row[position]
        total += card_worth(hand, card, v)
        if card != FAKIR:
            hand[card] += 1
    return total


def best_card(row: list[int], start: int, reach: int, hand: list[int], v: Values, without: int) -> int:
    """The position of the card of the row, from `start` on, that adds most; -1 if there is none."""
    best = -1
    most = IMPOSSIBLE
    for position in range(start, min(start + reach, len(row))):
        if position != without:
            worth = card_worth(hand, row[position], v)
            if worth > most:
                most = worth
                best = position
    return best


def market_worth(s: State, v: Values, market: int, start: int, hand: list[int]) -> float:
    """What a purchase is worth, the price paid, if so many cards of the row are gone; the hand may change."""
    if s.players[v.seat * PLAYER + GOLD] < MARKET_PRICE[market]:
        return 0.0
    row = s.row
    first = best_card(row, start, MARKET_REACH[market], hand, v, -1)
    if first < 0:
        return 0.0
    worth = card_worth(hand, row[first], v) - MARKET_PRICE[market]
    if MARKET_CARDS[market] > 1:
        if row[first] != FAKIR:
            hand[row[first]] += 1
        second = best_card(row, start, MARKET_REACH[market], hand, v, first)
        if second >= 0:
            worth += card_worth(hand, row[second], v)
    return max(0.0, worth)


def vizier_worth(s: State, v: Values, number: int) -> float:
    """What so many Viziers more are worth, with the leads they bring and take."""
    own = s.players[v.seat * PLAYER + VIZIERS]
    worth = number * v.vizier
    for other in range(s.seats):
        if other != v.seat:
            theirs = s.players[other * PLAYER + VIZIERS]
            if own <= theirs < own + number:
                worth += v.lead
            if own < theirs <= own + number:
                worth += v.lead * v.others
    return worth


def vizier_kill_worth(s: State, v: Values, victim: int) -> float:
    """What it is worth to kill a Vizier before the victim."""
    theirs = s.players[victim * PLAYER + VIZIERS]
    if theirs == 0:
        return 0.0
    worth = v.vizier * v.others
    if s.players[v.seat * PLAYER + VIZIERS] == theirs:
        worth += v.lead
    for other in range(s.seats):
        if other != victim and s.players[other * PLAYER + VIZIERS] == theirs - 1:
            worth += v.lead * v.others
    return worth


def strike_worth(s: State, v: Values) -> float:
    """What the best kill before an opponent is worth."""
    best = 0.0
    for victim in range(s.seats):
        if victim != v.seat and s.djinns[BOAZ] != victim:
            best = max(best, vizier_kill_worth(s, v, victim))
            if s.players[victim * PLAYER + ELDERS] > 0:
                best = max(best, v.elder * v.others)
    return best


def djinn_worth(s: State, v: Values, djinn: int) -> float:
    """What a djinn brings: its points, what it makes of what the seat has, and what it may do."""
    worth = DJINN_VP[djinn] + v.djinn
    if djinn == SHAMHAT:
        worth += s.of(v.seat, ELDERS) * 2
    elif djinn == JAFAAR:
        worth += s.of(v.seat, VIZIERS) * 2
    return worth


def best_djinn(s: State, v: Values) -> int:
    """The face-up djinn that is worth most, or -1."""
    best = -1
    most = 0.0
    for djinn in range(DJINNS):
        if s.djinns[djinn] == FACE_UP:
            worth = djinn_worth(s, v, djinn)
            if worth > most:
                most = worth
                best = djinn
    return best


def tile_worth(s: State, v: Values, cell: int) -> float:
    """What a camel on the cell is worth."""
    palaces: int = s.pieces[PALACE + cell]
    palms: int = s.pieces[PALM + cell]
    return FACE_VALUE[s.faces[cell]] + PALACE_VP * palaces + v.palm * palms + v.camel


class Survey:
    """The board as the seat sees it before a move: what is worth what, counted once."""

    def __init__(self, s: State, seat: int, weights: list[float], left: float) -> None:
        v = Values(s, seat, weights, left)
        self.v: Final = v
        self.strike: Final = strike_worth(s, v)
        self.crowds: Final = [s.crowd(cell) for cell in range(CELLS)]
        self.lone: Final[list[int]] = []
        self.tiles: Final[list[float]] = []
        pieces = s.pieces
        reserve = s.players[seat * PLAYER + RESERVE]
        for cell in range(CELLS):
            if reserve > 0 and pieces[CAMEL + cell] == UNCLAIMED:
                self.tiles.append(tile_worth(s, v, cell))
                if self.crowds[cell] == 1:
                    self.lone.append(cell)
            else:
                self.tiles.append(0.0)
        djinn = best_djinn(s, v)
        self.djinn: Final = djinn_worth(s, v, djinn) if djinn >= 0 else 0.0
        hand = hand_of(s, seat)
        self.small: Final = market_worth(s, v, SMALL_MARKET, 0, hand)
        self.large: Final = market_worth(s, v, LARGE_MARKET, 0, hand)
        self.spare: Final = reserve > 1
        self.gains: Final = vec[float]([IMPOSSIBLE] * CODES)

    def gain(self, s: State, code: int) -> float:
        """What the seat gains if its last meeple is dropped there."""
        known: float = self.gains[code]
        if known == IMPOSSIBLE:
            known = self.count(s, code // TRIBES, code % TRIBES)
            self.gains[code] = known
        return known

    def count(self, s: State, cell: int, tribe: int) -> float:
        """The same, counted: the camel, the tribe and the tile."""
        v = self.v
        number: int = s.meeples[cell * TRIBES + tribe] + 1
        rest = self.crowds[cell] - number + 1
        claims = rest == 0 and self.tiles[cell] > 0.0
        total = self.tiles[cell] if claims else 0.0
        elders = s.of(v.seat, ELDERS)
        fakirs = s.of(v.seat, HAND + FAKIR)
        gone = 0
        if tribe == VIZIER:
            total += vizier_worth(s, v, number)
        elif tribe == ELDER:
            total += number * v.elder
            elders += number
        elif tribe == MERCHANT:
            gone = number
        elif tribe == BUILDER:
            blue = blue_tiles(s, cell)
            total += number * blue
            if blue > v.fakir:
                total += fakirs * (blue - v.fakir)
        else:
            total += self.kill(cell, number, rest, claims)
        kind = FACE_TYPE[s.faces[cell]]
        if kind <= SMALL_MARKET:
            if gone:
                hand = hand_of(s, v.seat)
                total += first_cards(s, v, gone, hand)
                total += market_worth(s, v, kind, gone, hand)
            else:
                total += self.small if kind == SMALL_MARKET else self.large
            return total
        if gone:
            total += first_cards(s, v, gone, hand_of(s, v.seat))
        if kind in (OASIS, VILLAGE):
            owner = v.seat if claims else s.pieces[CAMEL + cell]
            if owner != UNCLAIMED and (s.palms if kind == OASIS else s.palaces) > 0:
                worth = float(v.palm if kind == OASIS else PALACE_VP)
                total += worth if owner == v.seat else -worth * v.others
        elif elders > 0:
            if fakirs > 0:
                total += max(0.0, self.djinn - v.elder - v.fakir)
            elif elders > 1:
                total += max(0.0, self.djinn - 2 * v.elder)
        return total

    def kill(self, cell: int, number: int, rest: int, claims: bool) -> float:
        """What so many Assassins gain from there."""
        best = self.strike
        if rest == 1 and self.tiles[cell] > best:
            best = self.tiles[cell]
        if claims and not self.spare:
            return best
        for other in self.lone:
            if other != cell and DISTANCE[cell * CELLS + other] <= number and self.tiles[other] > best:
                best = self.tiles[other]
        return best
