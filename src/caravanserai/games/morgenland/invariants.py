"""The invariants of the ledger: `check` raises `Broken` for the first that a position breaks.

MO-I10 and MO-I12 compare two positions, MO-I14 two views: they are held by tests over whole games.
"""

from caravanserai.core.machine import Broken
from caravanserai.core.pending import check_pending
from caravanserai.games.morgenland.board import (
    DECK_SIZE,
    FIRST_ROOM,
    GUARD,
    HANDLE_NAMES,
    KIND_COUNT,
    KIND_VALUE,
    KINDS,
    NICHES,
    ROOM_LIMIT,
    SPACES,
    STRENGTHS,
    STRONGEST_GUARD,
    TOKEN_COUNT,
)
from caravanserai.games.morgenland.fields import (
    ALL_TOKENS,
    BIT,
    BITS,
    FIRST_CARPET,
    HANDLES,
    REMOVED,
    UNPLACED,
)
from caravanserai.games.morgenland.guard import Admission, TurnUpGuard, shortfall
from caravanserai.games.morgenland.invariants_magic import check_basic, check_magic, need
from caravanserai.games.morgenland.offers import sold_out
from caravanserai.games.morgenland.pending import PENDING
from caravanserai.games.morgenland.placement import tokens_in_rooms
from caravanserai.games.morgenland.ranks import tokens_on
from caravanserai.games.morgenland.setup import FirstCamel
from caravanserai.games.morgenland.state import State
from caravanserai.games.morgenland.treasure import PayKind
from caravanserai.games.morgenland.turn import DrawCard, Turn


def check(s: State) -> None:
    """All invariants, and the ranges that everything else relies on."""
    check_ranges(s)
    check_cards(s)
    check_end(s)
    check_treasure(s)
    check_tokens(s)
    check_palace(s)
    if s.magic:
        check_magic(s)
    else:
        check_basic(s)
    check_pending(s, PENDING)


def check_ranges(s: State) -> None:
    """MO-I7, MO-I11 and the plain ranges of the round's fields."""
    last = FIRST_ROOM + s.seats
    need(0 <= s.camel < s.seats, "camel", "MO-I11", "exactly one player holds the camel")
    need(s.round >= 0 and (s.max_rounds == 0 or s.round <= s.max_rounds), "round", "MO-60", "no such round")
    need(0 <= s.scored <= last, "scored", "MO-I7", "no such space")
    fits = s.current == -1 or s.current == s.scored < last
    need(fits, "current", "MO-I7", "only the next space can be current")
    need(s.card >= 0 or s.scored == 0, "scored", "MO-38", "between rounds no space is scored")
    need(-1 <= s.closed < last and s.closed != GUARD, "closed", "MO-100", "no space that can be closed")
    for name, seat in (
        ("secret", s.secret),
        ("smuggler", s.smuggler),
        ("djinn", s.djinn),
        ("veiled", s.veiled),
    ):
        need(-1 <= seat < s.seats, name, "", "no such seat")
    for name, mask in (("admitted", s.admitted), ("keyed", s.keyed), ("lit", s.lit)):
        need(0 <= mask < BIT[s.seats], name, "", "no such seats")
    need(0 <= s.reversed <= 1, "reversed", "MO-90", "either reversed or not")


def check_cards(s: State) -> None:
    """MO-27, MO-29 One treasure card is turned up in each round; an empty deck is made of the used cards."""
    need(-1 <= s.card < DECK_SIZE and 0 <= s.unused_cards < BIT[DECK_SIZE], "card", "MO-8", "no such card")
    lying = s.card < 0 or not s.unused_cards & BIT[s.card]
    need(lying, "unused_cards", "MO-8", "the turned-up card is not in the deck")
    drawing = any(isinstance(step, DrawCard) for step in s.stack)
    preparing = drawing or s.round == 0 or not s.stack
    need(s.card >= 0 or preparing, "card", "MO-27", "a treasure card lies open once the round is prepared")
    drawn = s.round - 1 if drawing else s.round
    used = DECK_SIZE - BITS[s.unused_cards & 255] - BITS[s.unused_cards >> 8]
    need(used <= drawn, "unused_cards", "MO-29", f"{used} treasure cards used in round {s.round}")


def check_treasure(s: State) -> None:
    """MO-I1 29 of each kind; MO-I6 at most n-1 stocked niches, never more below than above."""
    for kind in range(KIND_COUNT):
        total, cave = 0, f"caves.{SPACES[kind]}"
        for row in range(s.seats + 1):
            amount = s.stock[row * KIND_COUNT + kind]
            need(amount >= 0, "treasure", "MO-I1", "no amount is negative")
            total += amount
        for niche in range(NICHES):
            pile = s.niches[kind * NICHES + niche]
            need(pile >= 0, cave, "MO-I1", "no pile is negative")
            need(pile == 0 or niche < s.seats - 1, cave, "MO-I6", "too many niches are stocked")
            total += pile
            if niche and kind >= s.scored:
                above = s.niches[kind * NICHES + niche - 1]
                need(pile <= above, cave, "MO-I6", "no niche holds more than the one above")
        need(
            total == KIND_VALUE,
            "treasure",
            "MO-I1",
            f"{total} {KINDS[kind]} treasures instead of {KIND_VALUE}",
        )
    begun = s.round > 0 or sum(s.stock[: s.seats * KIND_COUNT]) == 0
    need(begun, "treasure", "MO-21", "nobody has treasure before all have chosen")
    filled = s.card >= 0 or sum(s.niches) == 0
    need(filled, "caves", "MO-38", "between rounds the caves are empty")


def check_tokens(s: State) -> None:
    """MO-I2 Every token is in one place; MO-I3 five in a room at most; between rounds all are unplaced."""
    placing = s.card < 0 or any(isinstance(step, Turn) for step in s.stack)
    for seat in range(s.seats):
        left, up, unplaced = s.unplaced[seat], s.up[seat], f"unplaced[{seat}]"
        need(0 <= left <= ALL_TOKENS, unplaced, "MO-I2", "no such tokens")
        need(s.card >= 0 or left == ALL_TOKENS, unplaced, "MO-I2", "between rounds all are unplaced")
        need(placing or left == 0, unplaced, "MO-I3", "all tokens are placed before scoring")
        need(0 <= up < BIT[HANDLES], f"tokens[{seat}]", "MO-I2", "no such tokens")
        placed = TOKEN_COUNT - BITS[left]
        inside = 0
        for handle in range(HANDLES):
            token = seat * HANDLES + handle
            place = s.where[token]
            absent = place == UNPLACED and handle >= placed
            if absent and s.strength[token] == 0 and not up & BIT[handle]:
                continue
            check_token(s, seat, handle, placed)
            inside += 1 if place >= FIRST_ROOM else 0
        check_strengths(s, seat, placed)
        for room in range(s.seats if inside > ROOM_LIMIT else 0):
            few = tokens_on(s, seat, FIRST_ROOM + room) <= ROOM_LIMIT
            need(few, f"tokens[{seat}]", "MO-I3", "at most five tokens of a player in a room")


def check_strengths(s: State, seat: int, placed: int) -> None:
    """MO-1, MO-I2 Of the tokens placed and unplaced every strength exists once."""
    strengths = s.unplaced[seat]
    for handle in range(placed):
        strength = s.strength[seat * HANDLES + handle]
        if strength not in STRENGTHS:
            raise impossible(seat, handle, "MO-1", f"no character has the strength {strength}")
        bit = BIT[STRENGTHS.index(strength)]
        if strengths & bit:
            raise impossible(seat, handle, "MO-I2", f"the character {strength} exists once")
        strengths |= bit


def check_token(s: State, seat: int, handle: int, placed: int) -> None:
    """MO-I2, MO-12 One token: its place, strength and facing belong together."""
    token = seat * HANDLES + handle
    place = s.where[token]
    shown = s.up[seat] & BIT[handle] != 0
    if not REMOVED <= place < FIRST_ROOM + s.seats:
        raise impossible(seat, handle, "MO-I2", "no such place")
    if handle < FIRST_CARPET and (place != UNPLACED) != (handle < placed):
        raise impossible(seat, handle, "MO-I2", "handles follow the order of placing")
    if place == UNPLACED:
        if s.strength[token] != 0 or shown:
            raise impossible(seat, handle, "MO-I2", "a token not on the table has no face")
        return
    if handle >= FIRST_CARPET and not (s.magic != 0 and shown):
        raise impossible(seat, handle, "MO-12", "Carpets and Doppelgangers are face up, in magic only")
    if (0 <= place < s.scored or place == s.current) and not shown:
        raise impossible(seat, handle, "MO-37", "tokens on scored and current spaces are face up")


def impossible(seat: int, handle: int, rule: str, what: str) -> Broken:
    """What is wrong with a token."""
    return Broken(f"state.tokens[{seat}].{HANDLE_NAMES[handle]}", rule, what)


def check_palace(s: State) -> None:
    """MO-I9 After the guard only admitted players are in rooms, and nobody is admitted without token or Key."""
    need(0 <= s.guard <= STRONGEST_GUARD, "guard", "MO-5", "no such guard token")
    turning = len(s.stack) > 0 and isinstance(s.stack[-1], TurnUpGuard)
    due = s.scored > GUARD or (s.current == GUARD and not turning)
    need((s.guard > 0) == due, "guard", "MO-37", "the guard is turned up when it is visited")
    need(s.guard > 0 or s.keyed == 0, "keyed", "MO-70", "a Key is used against a turned-up guard")
    early = s.scored > GUARD or s.admitted == 0
    need(early, "admitted", "MO-46", "nobody is admitted before the guard is scored")
    if s.scored > GUARD:
        dealt = dealt_with(s)
        for position in range(s.seats):
            check_admission(s, s.seat_at(position), position < dealt)


def dealt_with(s: State) -> int:
    """MO-46 How many players, in player order, the guard has dealt with."""
    for at, step in enumerate(s.stack):
        if isinstance(step, Admission):
            return step.at if isinstance(s.stack[at + 1], PayKind) else step.at - 1
    return s.seats


def check_admission(s: State, seat: int, dealt: bool) -> None:
    """MO-I9 One player behind the guard: admitted with a reason, or out of the rooms."""
    entered = s.admitted & BIT[seat] != 0
    if not dealt:
        need(not entered, "admitted", "MO-46", "the players are admitted in player order")
        return
    keyed = s.keyed & BIT[seat] != 0
    guarded = tokens_on(s, seat, GUARD) > 0
    need(
        not entered or keyed or guarded,
        "admitted",
        "MO-I9",
        "nobody is admitted without a token on the guard or a Key",
    )
    need(
        entered or not (keyed or shortfall(s, seat) == 0),
        "admitted",
        "MO-46",
        "who is strong enough is admitted",
    )
    need(
        entered or tokens_in_rooms(s, seat) == 0,
        f"tokens[{seat}]",
        "MO-I9",
        "only admitted players are in rooms",
    )


def check_end(s: State) -> None:
    """MO-I13 The game is over exactly when nothing is left to buy, or after the last round."""
    if s.stack:
        need(not sold_out(s), "rooms", "MO-I13", "the last artifact is sold: the game is over")
        need(
            s.round > 0 or isinstance(s.stack[-1], FirstCamel) or s.card < 0,
            "round",
            "MO-26",
            "no round has begun",
        )
        return
    ended = sold_out(s) and s.round > 0 and s.current < 0 and (s.scored > FIRST_ROOM or s.card < 0)
    last = s.max_rounds > 0 and s.round == s.max_rounds and s.card < 0
    if not (ended or last):
        raise Broken("pending", "MO-I13", "the game is not over")
