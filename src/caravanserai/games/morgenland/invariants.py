"""The invariants of the ledger: `check_all` raises `Broken` for the first that a position breaks.

MO-I10 and MO-I12 compare two positions, MO-I14 two views: they are held by tests over whole games.
"""

from caravanserai.core.machine import Broken
from caravanserai.games.morgenland.board import (
    ARTIFACT_COUNT,
    BASIC_STACK,
    CARPET_STRENGTH,
    CAVE_COUNT,
    CITY_END,
    DECK_SIZE,
    DJINN_USES,
    FIRST_CITY,
    FIRST_ROOM,
    FREE_RIDER,
    GUARD,
    KIND_COUNT,
    KIND_VALUE,
    KINDS,
    LAMP,
    MAGIC_STACK,
    NICHES,
    PLAIN,
    ROOM_LIMIT,
    SCROLL,
    SPELL_COUNT,
    STRENGTHS,
    STRONGEST,
    STRONGEST_GUARD,
    TENT,
    TOKEN_COUNT,
    USES,
    W_BUY,
)
from caravanserai.games.morgenland.chain import stage
from caravanserai.games.morgenland.city import ChooseSpell, DrawSpell
from caravanserai.games.morgenland.fields import (
    ALL_SPELLS,
    ALL_TOKENS,
    BIT,
    BITS,
    EVERY_EYE,
    FIRST_CARPET,
    FIRST_DOUBLE,
    HANDLES,
    HIDDEN,
    PIECE_COUNT,
    REMOVED,
    UNPLACED,
)
from caravanserai.games.morgenland.guard import Admission, TurnUpGuard
from caravanserai.games.morgenland.hidden import replay
from caravanserai.games.morgenland.offers import sold_out
from caravanserai.games.morgenland.ranks import anybody_on, tokens_on
from caravanserai.games.morgenland.skeleton import check_skeleton
from caravanserai.games.morgenland.state import State
from caravanserai.games.morgenland.windows import (
    ChooseDestination,
    ChooseRide,
    ChooseTarget,
    CopyToken,
    Counter,
    React,
    Resolve,
    Sweep,
)


def need(condition: bool, where: str, rule: str, what: str) -> None:
    """Raise `Broken` unless the condition holds."""
    if not condition:
        raise Broken(where, rule, what)


def check_all(s: State) -> None:
    """All invariants, and the ranges that everything else relies on."""
    check_ranges(s)
    check_treasure(s)
    check_tokens(s)
    check_palace(s)
    if s.magic:
        check_magic_rooms(s)
        check_artifacts(s)
        check_spells(s)
    else:
        check_basic(s)
    check_skeleton(s)
    check_windows(s)
    check_end(s)


def check_ranges(s: State) -> None:
    """MO-I7, MO-I11 and the plain ranges of the round's fields."""
    last = FIRST_ROOM + s.seats
    need(0 <= s.camel < s.seats, "camel", "MO-I11", "exactly one player holds the camel")
    need(0 <= s.round <= s.max_rounds, "round", "MO-I13", "no such round")
    need(0 <= s.scored <= last, "scored", "MO-I7", "no such space")
    need(
        s.current == -1 or s.current == s.scored < last,
        "current",
        "MO-I7",
        "only the next space can be current",
    )
    need(
        -1 <= s.card < DECK_SIZE and 0 <= s.unused_cards < BIT[DECK_SIZE],
        "card",
        "MO-8",
        "no such treasure card",
    )
    need(
        s.card < 0 or not s.unused_cards & BIT[s.card],
        "card",
        "MO-8",
        "the turned-up card is not in the deck",
    )
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
    need(
        0 <= s.smuggled < BIT[CITY_END] and s.smuggled & (BIT[FIRST_CITY] - 1) == 0,
        "smuggled",
        "MO-92",
        "not a city space",
    )
    need(
        (s.smuggler >= 0) == (s.smuggled > 0),
        "smuggled",
        "MO-92",
        "a smuggler and his spaces belong together",
    )
    need(s.smuggler < 0 or s.scored >= TENT, "smuggler", "MO-92", "the city window has not been held")
    need(0 <= s.reversed <= 1, "reversed", "MO-90", "either reversed or not")


def check_treasure(s: State) -> None:
    """MO-I1 29 of each kind; MO-I6 at most n-1 stocked niches, never more below than above."""
    for kind in range(KIND_COUNT):
        total = 0
        for row in range(s.seats + 1):
            amount = s.stock[row * KIND_COUNT + kind]
            need(amount >= 0, f"treasure.{KINDS[kind]}", "MO-I1", "no amount is negative")
            total += amount
        for niche in range(NICHES):
            pile = s.niches[kind * NICHES + niche]
            need(pile >= 0, f"caves.{KINDS[kind]}", "MO-I1", "no pile is negative")
            need(
                pile == 0 or niche < s.seats - 1,
                f"caves.{KINDS[kind]}",
                "MO-I6",
                "too many niches are stocked",
            )
            total += pile
            if niche and kind >= s.scored:
                above = s.niches[kind * NICHES + niche - 1]
                need(pile <= above, f"caves.{KINDS[kind]}", "MO-I6", "no niche holds more than the one above")
        need(
            total == KIND_VALUE,
            f"treasure.{KINDS[kind]}",
            "MO-I1",
            f"{total} of this kind instead of {KIND_VALUE}",
        )


def check_tokens(s: State) -> None:
    """MO-I2 Every token is in one place; MO-I3 five in a room at most; between rounds all are unplaced."""
    for seat in range(s.seats):
        need(0 <= s.unplaced[seat] <= ALL_TOKENS, "unplaced", "MO-I2", "no such tokens")
        need(
            s.card >= 0 or s.unplaced[seat] == ALL_TOKENS,
            "unplaced",
            "MO-I2",
            "between rounds all are unplaced",
        )
        need(0 <= s.up[seat] < BIT[HANDLES], "tokens", "MO-I2", "no such tokens")
        placed = TOKEN_COUNT - BITS[s.unplaced[seat]]
        strengths = s.unplaced[seat]
        for handle in range(HANDLES):
            token = seat * HANDLES + handle
            check_token(s, seat, handle, token, placed)
            if handle < placed:
                index = STRENGTHS.index(s.strength[token]) if s.strength[token] in STRENGTHS else 0
                need(not strengths & BIT[index], "tokens", "MO-I2", "every strength exists once")
                strengths |= BIT[index]
        need(strengths == ALL_TOKENS, "tokens", "MO-I2", "every strength exists once")
        for room in range(s.seats):
            few = tokens_on(s, seat, FIRST_ROOM + room) <= ROOM_LIMIT
            need(few, "tokens", "MO-I3", "at most five tokens of a player in a room")


def check_token(s: State, seat: int, handle: int, token: int, placed: int) -> None:
    """MO-I2, MO-12 One token: its place, strength and facing belong together."""
    place = s.where[token]
    shown = s.up[seat] & BIT[handle] != 0
    need(REMOVED <= place < FIRST_ROOM + s.seats, "tokens", "MO-I2", "no such place")
    if handle < FIRST_CARPET:
        need(
            (place != UNPLACED) == (handle < placed), "tokens", "MO-I2", "handles follow the order of placing"
        )
    if place == UNPLACED:
        need(s.strength[token] == 0 and not shown, "tokens", "MO-I2", "a token not on the table has no face")
        return
    if handle >= FIRST_CARPET:
        need(
            s.magic != 0 and shown, "tokens", "MO-12", "Carpets and Doppelgangers are face up, in magic only"
        )
        if handle < FIRST_DOUBLE:
            need(s.strength[token] == CARPET_STRENGTH, "tokens", "MO-69", "a Carpet has strength 3")
        need(1 <= s.strength[token] <= STRONGEST, "tokens", "MO-68", "no such strength")
    if 0 <= place < s.scored or place == s.current:
        need(shown, "tokens", "MO-37", "tokens on scored and current spaces are face up")


def check_palace(s: State) -> None:
    """MO-I9 After the guard only admitted players are in rooms, and nobody is admitted without token or Key."""
    need(0 <= s.guard <= STRONGEST_GUARD, "guard", "MO-5", "no such guard token")
    turning = len(s.stack) > 0 and isinstance(s.stack[-1], TurnUpGuard)
    due = s.scored > GUARD or (s.current == GUARD and not turning)
    need((s.guard > 0) == due, "guard", "MO-37", "the guard is turned up when it is visited")
    need(s.guard > 0 or s.keyed == 0, "keyed", "MO-70", "a Key is used against a turned-up guard")
    need(
        s.scored > GUARD or s.admitted == 0,
        "admitted",
        "MO-46",
        "nobody is admitted before the guard is scored",
    )
    dealing = False
    for step in s.stack:
        dealing = dealing or isinstance(step, Admission)
    for seat in range(s.seats):
        entered = s.admitted & BIT[seat] != 0
        if entered:
            backed = s.keyed & BIT[seat] != 0 or tokens_on(s, seat, GUARD) > 0
            need(backed, "admitted", "MO-I9", "nobody is admitted without a token on the guard or a Key")
        elif s.scored > GUARD and not dealing:
            for room in range(s.seats):
                away = tokens_on(s, seat, FIRST_ROOM + room) == 0
                need(away or bribing(s, seat), "tokens", "MO-I9", "only admitted players are in rooms")


def bribing(s: State, seat: int) -> bool:
    """Whether the seat is just being asked for a bribe, the last of all."""
    return bool(s.stack) and s.stack[-1].decision == "D-BRIBE" and s.stack[-1].who == seat


def check_basic(s: State) -> None:
    """MO-I4 Basic: artifacts in rooms and with players are 6n; nothing of the magic version exists."""
    total = 0
    for room in range(s.seats):
        need(s.offer[room] == -1 and 0 <= s.size[room] <= BASIC_STACK, "rooms", "MO-I4", "no such stack")
        total += s.size[room]
    for index in range(s.seats * PIECE_COUNT):
        count = s.unused[index]
        need(
            count >= 0 and (count == 0 or index % PIECE_COUNT == PLAIN),
            "artifacts",
            "MO-22",
            "types are not used",
        )
        need(s.used[index] == 0, "artifacts", "MO-22", "artifacts have no power in the basic version")
        total += count
    need(
        total == BASIC_STACK * s.seats,
        "artifacts",
        "MO-I4",
        f"{total} artifacts instead of {BASIC_STACK * s.seats}",
    )
    spells = s.deck | s.display | s.discards
    for seat in range(s.seats):
        spells |= s.spells[seat] | s.gave[seat]
    need(spells == 0, "spells", "MO-25", "there are no spells in the basic version")
    rest = (
        s.closed == s.secret == s.djinn == s.veiled == s.smuggler == -1
        and s.reversed == s.lit == s.keyed == 0
    )
    need(rest and s.trick is None, "effects", "MO-22", "there is no magic in the basic version")
    need(
        not anybody_on(s, TENT) and not anybody_on(s, TENT + 1),
        "tokens",
        "MO-25",
        "Tent and Djinn are closed",
    )


def check_magic_rooms(s: State) -> None:
    """MO-I4 Magic: stacks, offers and what nobody has looked at; knowledge only of pieces that were seen."""
    hidden = 0
    for room in range(s.seats):
        need(-1 <= s.offer[room] < ARTIFACT_COUNT, "rooms", "MO-I4", "no such offer")
        need(0 <= s.size[room] <= MAGIC_STACK, "rooms", "MO-I4", "no such stack")
        for index in range(MAGIC_STACK):
            place = room * MAGIC_STACK + index
            piece = s.pieces[place]
            need(HIDDEN <= piece < ARTIFACT_COUNT, "rooms", "MO-I4", "no such artifact")
            need(0 <= s.known[place] <= EVERY_EYE, "rooms", "MO-110", "no such seats")
            if index >= s.size[room]:
                need(piece == HIDDEN, "rooms", "MO-I4", "there is nothing below a stack")
            elif piece == HIDDEN:
                hidden += 1
            need(piece != HIDDEN or s.known[place] == 0, "rooms", "MO-110", "nobody knows an unseen piece")
    for piece in range(ARTIFACT_COUNT):
        need(s.pool[piece] >= 0, "pool", "MO-I4", "no number is negative")
        hidden -= s.pool[piece]
    need(hidden == 0, "pool", "MO-I4", "the pool has as many pieces as the stacks have unseen ones")
    for piece in range(ARTIFACT_COUNT):
        count = s.pool[piece]
        for room in range(s.seats):
            count += 1 if s.offer[room] == piece else 0
        for place in range(s.seats * MAGIC_STACK):
            count += 1 if s.pieces[place] == piece else 0
        for seat in range(s.seats):
            count += s.unused[seat * PIECE_COUNT + piece] + s.used[seat * PIECE_COUNT + piece]
        need(count == s.seats, "artifacts", "MO-I4", f"{count} pieces of a type instead of {s.seats}")
    check_trick(s)


def check_trick(s: State) -> None:
    """MO-86 The story of an unseen piece leads to the present stack."""
    trick = s.trick
    if trick is None:
        need(s.veiled < 0, "veiled", "MO-86", "no artifact was taken unseen")
        return
    need(0 <= trick.room < s.seats and 0 <= trick.taker < s.seats, "trick", "MO-86", "no such room or seat")
    need(0 <= trick.piece < ARTIFACT_COUNT, "trick", "MO-86", "no such artifact")
    need(s.veiled in (-1, trick.taker), "veiled", "MO-86", "only the taker owns the unseen piece")
    need(len(trick.before) == len(trick.known) <= MAGIC_STACK, "trick", "MO-86", "no such stack")
    for mask in trick.known:
        need(0 <= mask <= EVERY_EYE, "trick", "MO-110", "no such seats")
    for piece in trick.before:
        need(0 <= piece < ARTIFACT_COUNT, "trick", "MO-86", "no such artifact")
    for event in trick.later:
        pieces = event < ARTIFACT_COUNT if event < 100 else (event - 100) // 10 < ARTIFACT_COUNT > event % 10
        need(event >= 0 and pieces, "trick", "MO-86", "no such artifact")
    if s.veiled >= 0:
        owned = s.unused[s.veiled * PIECE_COUNT + trick.piece] > 0
        need(owned, "veiled", "MO-86", "the owner has the unseen piece")
    base = trick.room * MAGIC_STACK
    now = s.pieces[base : base + s.size[trick.room]]
    need(
        replay(trick.before, trick.piece, trick.later) == now, "trick", "MO-86", "the stack has another story"
    )
    need(bool(s.discards & BIT[0]), "trick", "MO-86", "Abracadabra was not cast")


def check_artifacts(s: State) -> None:
    """MO-I8 Used artifacts within the limit, never a Scroll; a lit Lamp is a used one."""
    for seat in range(s.seats):
        used = 0
        for piece in range(PIECE_COUNT):
            index = seat * PIECE_COUNT + piece
            need(s.unused[index] >= 0 and s.used[index] >= 0, "artifacts", "MO-I4", "no number is negative")
            used += s.used[index]
        need(
            s.unused[seat * PIECE_COUNT + PLAIN] + s.used[seat * PIECE_COUNT + PLAIN] == 0,
            "artifacts",
            "MO-23",
            "types count",
        )
        need(
            used <= (DJINN_USES if s.djinn == seat else USES), "artifacts", "MO-I8", "too many artifacts used"
        )
        need(s.used[seat * PIECE_COUNT + SCROLL] == 0, "artifacts", "MO-I8", "a Scroll is never used")
        if s.lit & BIT[seat]:
            need(s.used[seat * PIECE_COUNT + LAMP] > 0, "lit", "MO-I8", "a lit Lamp is a used Lamp")


def check_spells(s: State) -> None:
    """MO-I5 Every spell is in exactly one place; who has cast one has a lit Lamp (MO-I8)."""
    places = [s.deck, s.display, s.discards]
    places.extend(s.spells)
    for step in s.stack:
        if isinstance(step, ChooseSpell | DrawSpell):
            places.append(step.cards)
        elif isinstance(step, Counter | Resolve):
            places.append(BIT[step.spell])
            need(bool(s.lit & BIT[step.caster]), "lit", "MO-I8", "who cast a spell has a lit Lamp")
            if isinstance(step, Counter) and step.rider >= 0:
                places.append(BIT[FREE_RIDER])
                need(bool(s.lit & BIT[step.rider]), "lit", "MO-I8", "who cast a spell has a lit Lamp")
    found = 0
    for mask in places:
        need(0 <= mask < BIT[SPELL_COUNT] and not mask & found, "spells", "MO-I5", "a spell is in two places")
        found |= mask
    need(found == ALL_SPELLS, "spells", "MO-I5", "a spell is missing")
    need(s.open_tent != 0 or s.display == 0, "display", "MO-42", "spells are displayed only at an open Tent")
    for seat in range(s.seats):
        need(0 <= s.gave[seat] < BIT[SPELL_COUNT], "gave", "MO-40", "no such spells")
        need(not s.gave[seat] & (s.deck | s.display), "gave", "MO-40", "a spell handed on is in no deck")


def check_windows(s: State) -> None:
    """MO-72 Pending plays belong to the window that the skeleton of the round says is open."""
    window = stage(s)
    for step in s.stack:
        if isinstance(step, React | Sweep | ChooseTarget | ChooseDestination | ChooseRide | CopyToken):
            need(step.window == window, "pending", "MO-72", "another window is open")
        elif isinstance(step, Counter | Resolve):
            fits = step.window == (W_BUY if s.scored > GUARD and s.current < 0 else window)
            need(fits, "pending", "MO-72", "another window is open")


def check_end(s: State) -> None:
    """MO-I13 The game is over exactly when nothing is left to buy, or after the last round."""
    if not s.stack:
        ended = sold_out(s) or (s.round == s.max_rounds and s.card < 0)
        need(ended, "pending", "MO-I13", "the game is not over")
    else:
        need(not sold_out(s), "rooms", "MO-I13", "the last artifact is sold: the game is over")
        for cave in range(CAVE_COUNT):
            need(
                s.card >= 0 or s.niches[cave * NICHES] == 0,
                "caves",
                "MO-38",
                "between rounds the caves are empty",
            )
