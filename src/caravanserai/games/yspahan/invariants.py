"""The invariants of the rules, as far as one position can show them (YS-I1 to YS-I14)."""

from typing import Final, NoReturn

from caravanserai.core.machine import Broken
from caravanserai.core.pending import check_pending
from caravanserai.games.yspahan.board import (
    BAZAAR,
    BAZAAR_POINTS,
    BUILDING_COUNT,
    BUILDING_POINTS,
    CARD_COUNT,
    CARDS,
    CENTRE,
    COPIES,
    DAYS,
    PLACE_CUBE,
    SHOP_COUNT,
    SOUK_POINTS,
    SOUK_SHOPS,
    SOUKS,
    SQUARE_COUNT,
    WEEKS,
)
from caravanserai.games.yspahan.cards import Exchange, PlaceCube, SellCamels, SellGold
from caravanserai.games.yspahan.dice import BuyYellow, Roll
from caravanserai.games.yspahan.fields import (
    BAZAAR_SCORE,
    BUILDING_SCORE,
    CATEGORY_COUNT,
    DECK,
    DISCARD,
    DISCARDED,
    EMPTY,
    HANDS,
    NO_SEAT,
    RESHUFFLED,
    SOUK_SCORE,
)
from caravanserai.games.yspahan.options import build_cards_any_time, first_player
from caravanserai.games.yspahan.pending import PENDING
from caravanserai.games.yspahan.setup import FirstPlayer
from caravanserai.games.yspahan.state import State
from caravanserai.games.yspahan.tower import check_tower

CARD_EFFECTS: Final = (Exchange, PlaceCube, SellCamels, SellGold)


def check(s: State) -> None:
    """Raise `Broken` for the first invariant that does not hold."""
    _check_cards(s)
    _check_history(s)
    _check_amounts(s)
    _check_city(s)
    _check_buildings(s)
    _check_calendar(s)
    _check_order(s)
    _check_points(s)
    _check_built(s)
    if not s.stack:
        _check_end(s)
    check_pending(s, PENDING)
    check_tower(s)


def _fail(where: str, rule: str, what: str) -> NoReturn:
    raise Broken(where, rule, what)


def _check_cards(s: State) -> None:
    """YS-I1, YS-4 Deck, discard pile and hands hold every card exactly twice."""
    for card in range(CARD_COUNT):
        held = sum(s.cards[card::CARD_COUNT])
        if held != COPIES:
            _fail(
                f"state.deck.{CARDS[card]}",
                "YS-I1",
                f"{held} in deck, discard pile and hands, there are {COPIES}",
            )


def _check_history(s: State) -> None:
    """YS-69 Draws, discards and reshuffles lead to the hands and piles there are."""
    hands = [0] * (s.seats * CARD_COUNT)
    drawn = [[0] * CARD_COUNT]
    dropped = [[0] * CARD_COUNT]
    for code in s.history:
        if code == RESHUFFLED:
            drawn.append([0] * CARD_COUNT)
            dropped.append([0] * CARD_COUNT)
            continue
        index = code if code < DISCARDED else code - DISCARDED
        if index >= len(hands):
            _fail("state.history", "YS-72", "a seat that does not play drew or discarded")
        hands[index] += 1 if code < DISCARDED else -1
        (drawn if code < DISCARDED else dropped)[-1][index % CARD_COUNT] += 1
        if hands[index] < 0:
            _fail("state.history", "YS-72", f"seat {index // CARD_COUNT} discarded a card it did not hold")
    if hands != s.cards[HANDS:]:
        _fail("state.history", "YS-72", "its draws and discards do not lead to these hands")
    for card in range(CARD_COUNT):
        drawn[-1][card] += s.cards[DECK + card]
        if (
            (dropped[-1][card] != s.cards[DISCARD + card])
            if len(drawn) > 1
            else (dropped[-1][card] > s.cards[DISCARD + card])
        ):
            _fail("state.history", "YS-72", "its discards do not lead to this discard pile")
        for deck in range(1, len(drawn)):
            # Before the first reshuffle a position that was set up may have had a discard pile already.
            before = dropped[deck - 1][card]
            if drawn[deck][card] < before or (deck > 1 and drawn[deck][card] != before):
                _fail("state.history", "YS-69", "a new deck is not the discard pile before it")


def _check_amounts(s: State) -> None:
    """YS-I2 Gold, camels and points are never negative."""
    for seat in range(s.seats):
        if s.gold[seat] < 0 or s.camels[seat] < 0:
            _fail(f"state.players[{seat}]", "YS-I2", "less than no gold or camels")
    if min(s.points) < 0 or min(s.cards) < 0:
        _fail("state.players", "YS-I2", "less than no points or cards")


def _check_city(s: State) -> None:
    """YS-I3, YS-I4, YS-I9 Souks have one owner, the caravan has room left, the Supervisor stands in the street."""
    for shop in range(SHOP_COUNT):
        if not EMPTY <= s.shops[shop] < s.seats:
            _fail("state.shops", "YS-I3", f"no seat {s.shops[shop]} plays")
    for souk in range(len(SOUKS)):
        owners = sorted(
            {owner for owner in s.shops[SOUK_SHOPS[souk] : SOUK_SHOPS[souk + 1]] if owner != EMPTY}
        )
        if len(owners) > 1:
            _fail("state.shops", "YS-I3", f"{SOUKS[souk]} holds cubes of seats {owners}")
    if len(s.caravan) >= s.caravan_size():
        _fail(
            "state.caravan",
            "YS-I4",
            f"{len(s.caravan)} cubes, a full caravan of {s.caravan_size()} is emptied at once",
        )
    if any(not 0 <= owner < s.seats for owner in s.caravan):
        _fail("state.caravan", "YS-I4", "a cube of a seat that does not play")
    if not 0 <= s.supervisor < SQUARE_COUNT:
        _fail("state.supervisor", "YS-I9", "not on a square of the street")


def _check_buildings(s: State) -> None:
    """YS-I5, YS-I11 One of each kind, scored in order, not more than the days allow."""
    days = (s.week - 1) * DAYS + s.day
    for seat in range(s.seats):
        mask = s.buildings[seat]
        if not 0 <= mask < 1 << BUILDING_COUNT:
            _fail(f"state.players[{seat}].buildings", "YS-I5", "no such building")
        count = sum(mask >> building & 1 for building in range(BUILDING_COUNT))
        points = s.points[seat * CATEGORY_COUNT + BUILDING_SCORE]
        if points != sum(BUILDING_POINTS[:count]):
            _fail(f"state.players[{seat}].points", "YS-I5", f"{points} points for {count} buildings")
        if count > (2 * days if s.seats == 2 else days):
            _fail(f"state.players[{seat}].buildings", "YS-I11", f"{count} buildings on day {days}")


def _check_calendar(s: State) -> None:
    """YS-I9, YS-I10 A day of the calendar; before the first roll of a week the city is as good as empty."""
    if not 1 <= s.week <= WEEKS or not 1 <= s.day <= DAYS:
        _fail("state.day", "YS-I10", f"week {s.week}, day {s.day}")
    if s.day > 1 or not any(isinstance(step, BuyYellow | Roll | FirstPlayer) for step in s.stack):
        return
    if s.supervisor != CENTRE:
        _fail("state.supervisor", "YS-I9", "a week begins with the Supervisor on the crossroads")
    played = s.cards[DISCARD + PLACE_CUBE]
    if len([owner for owner in s.shops if owner == s.first != EMPTY]) > played:
        _fail("state.shops", "YS-I9", "before the roll cubes come from Delivery only")
    if any(owner not in (EMPTY, s.first) for owner in s.shops):
        _fail("state.shops", "YS-I9", "a week begins with empty shops")


def _check_order(s: State) -> None:
    """YS-I12 Who is first player and in which order the turns of the day come."""
    if s.first == NO_SEAT:
        if s.order or s.turn or s.built or len(s.stack) != 1 or not isinstance(s.stack[0], FirstPlayer):
            _fail("state.first", "YS-I12", "there is no first player")
        return
    last = s.week == WEEKS and s.day == DAYS
    clockwise = tuple((s.first + index) % s.seats for index in range(s.seats))
    usual = (s.first, 1 - s.first, s.first) if s.seats == 2 else clockwise
    if s.order != usual and not (
        last and s.seats == 4 and s.order[:1] == (s.first,) and sorted(s.order) == [0, 1, 2, 3]
    ):
        _fail("state.order", "YS-I12", f"turns {list(s.order)} with first player {s.first}")
    if not 0 <= s.turn < len(s.order):
        _fail("state.turn", "YS-I10", f"turn {s.turn} of {len(s.order)}")
    start = first_player(s)
    days = (s.week - 1) * DAYS + s.day - 1
    if start != NO_SEAT and s.first != (start + days) % s.seats and not (last and s.seats != 3):
        _fail("state.first", "YS-I12", f"seat {s.first} cannot be first player on this day")


def _check_points(s: State) -> None:
    """YS-I14 The souks score at most once a week, and with the Bazaar only for who owns it."""
    weeks = s.week if not s.stack else s.week - 1
    souks = sum(s.points[SOUK_SCORE::CATEGORY_COUNT])
    bazaar = sum(s.points[BAZAAR_SCORE::CATEGORY_COUNT])
    if souks > weeks * sum(SOUK_POINTS) or bazaar > weeks * len(SOUKS) * BAZAAR_POINTS:
        _fail(
            "state.players",
            "YS-I14",
            f"{souks} points for souks and {bazaar} for bazaars after {weeks} weeks",
        )
    for seat in range(s.seats):
        extra = s.points[seat * CATEGORY_COUNT + BAZAAR_SCORE]
        if extra and not s.has(seat, BAZAAR):
            _fail(f"state.players[{seat}].points", "YS-94", f"{extra} points for a Bazaar that is not there")
        if extra % BAZAAR_POINTS or extra > s.points[seat * CATEGORY_COUNT + SOUK_SCORE]:
            _fail(
                f"state.players[{seat}].points",
                "YS-94",
                f"{extra} points for the Bazaar are not {BAZAAR_POINTS} a souk",
            )


def _check_built(s: State) -> None:
    """YS-89, YS-90, YS-109 A building of this turn stands on the player's board, and was built when it could be."""
    if not s.built or not s.stack:
        return
    if not s.order or not s.buildings[s.active()]:
        _fail("state.built", "YS-89", "the player whose turn it is has no building")
    done = len(s.stack) == 1 or isinstance(s.stack[1], CARD_EFFECTS)
    if not done and (s.seats == 2 or not build_cards_any_time(s)):
        _fail("state.built", "YS-109" if s.seats == 2 else "YS-90", "nothing can have been built yet")


def _check_end(s: State) -> None:
    """YS-I13, YS-101 Without anything pending the game is over."""
    over = s.week == WEEKS and s.day == DAYS and s.turn == len(s.order) - 1 and s.dice_left() == 0
    if not over or max(s.shops) != EMPTY:
        _fail("pending", "YS-I13", "nothing is pending, but the game is not over")
