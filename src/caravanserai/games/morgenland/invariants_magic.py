"""The invariants of what the magic version adds: stacks and offers, artifacts, spells, and what holds for a round."""

from caravanserai.core.machine import Broken
from caravanserai.core.position import part
from caravanserai.games.morgenland.board import (
    ARTIFACT_COUNT,
    ARTIFACTS,
    BASIC_STACK,
    CARPET,
    CARPET_STRENGTH,
    CITY_END,
    CLOSE_SESAME,
    COUNTERSPELL,
    DJINN,
    DJINN_USES,
    DOPPELGANGER,
    FIRST_CITY,
    FIRST_ROOM,
    FREE_RIDER,
    HANDLE_NAMES,
    KEY,
    LAMP,
    LAST_FIRST,
    MAGIC_STACK,
    OPEN_SECRET,
    PLAIN,
    SCROLL,
    SMUGGLED_IN,
    SPELL_COUNT,
    SPELL_RULES,
    SPELLS,
    TENT,
    TENT_CARDS,
    USES,
)
from caravanserai.games.morgenland.city import ChooseSpell, DrawSpell, ShowSpells
from caravanserai.games.morgenland.fields import (
    ALL_SPELLS,
    BIT,
    EVERY_EYE,
    EXTRAS,
    FIRST_CARPET,
    FIRST_DOUBLE,
    HANDLES,
    HIDDEN,
    PIECE_COUNT,
    UNPLACED,
)
from caravanserai.games.morgenland.hidden import replay
from caravanserai.games.morgenland.offers import FillRooms
from caravanserai.games.morgenland.ranks import anybody_on
from caravanserai.games.morgenland.state import State
from caravanserai.games.morgenland.windows import Counter, Resolve


def need(condition: bool, where: str, rule: str, what: str) -> None:
    """Raise `Broken` for a field of the position unless the condition holds."""
    if not condition:
        raise Broken(f"state.{where}", rule, what)


def check_basic(s: State) -> None:
    """MO-I4 Basic: artifacts in rooms and with players are 6n; nothing of the magic version exists."""
    total = 0
    for room in range(s.seats):
        need(s.offer[room] == -1 and 0 <= s.size[room] <= BASIC_STACK, "rooms", "MO-I4", "no such stack")
        total += s.size[room]
    for index in range(s.seats * PIECE_COUNT):
        count = s.unused[index]
        if count == 0 and s.used[index] == 0:
            continue
        need(
            count >= 0 and (count == 0 or index % PIECE_COUNT == PLAIN),
            "unused",
            "MO-22",
            "types are not used",
        )
        need(s.used[index] == 0, "used", "MO-22", "artifacts have no power in the basic version")
        total += count
    need(
        total == BASIC_STACK * s.seats,
        "unused",
        "MO-I4",
        f"{total} artifacts instead of {BASIC_STACK * s.seats}",
    )
    spells = s.deck | s.display | s.discards
    for seat in range(s.seats):
        spells |= s.spells[seat] | s.gave[seat]
    need(spells == 0, "spells", "MO-25", "there are no spells in the basic version")
    in_force(s, "MO-22", "there is no magic in the basic version")
    need(s.trick is None and s.veiled < 0, "trick", "MO-22", "there is no magic in the basic version")
    need(
        not anybody_on(s, TENT) and not anybody_on(s, TENT + 1),
        "tokens",
        "MO-25",
        "Tent and Djinn are closed",
    )


def in_force(s: State, rule: str, what: str) -> None:
    """Refuse every effect of a round."""
    for name, value in (
        ("closed", s.closed),
        ("secret", s.secret),
        ("smuggler", s.smuggler),
        ("djinn", s.djinn),
    ):
        need(value < 0, name, rule, what)
    for name, mask in (
        ("smuggled", s.smuggled),
        ("keyed", s.keyed),
        ("lit", s.lit),
        ("reversed", s.reversed),
    ):
        need(mask == 0, name, rule, what)


def check_magic(s: State) -> None:
    """All of it."""
    check_rooms(s)
    check_trick(s)
    check_artifacts(s)
    check_copies(s)
    check_spells(s)
    check_display(s)
    check_effects(s)


def check_rooms(s: State) -> None:
    """MO-I4 Magic: stacks, offers and what nobody has looked at."""
    hidden = 0
    for room in range(s.seats):
        hidden += check_stack(s, room)
    for piece in range(ARTIFACT_COUNT):
        need(s.pool[piece] >= 0, "pool", "MO-I4", "no number is negative")
        hidden -= s.pool[piece]
    need(hidden == 0, "pool", "MO-I4", "the pool has as many pieces as the stacks have unseen ones")
    check_pieces(s)
    preparing = any(isinstance(step, FillRooms) for step in s.stack) or s.card < 0
    for room in range(s.seats):
        sold = preparing or FIRST_ROOM + room < s.scored or s.size[room] == 0
        need(
            sold or s.offer[room] >= 0,
            f"rooms[{room}].offer",
            "MO-27",
            "every room with a stack has an offer",
        )


def check_stack(s: State, room: int) -> int:
    """MO-I4, MO-110 One room's offer and stack, known only where it was seen; returns how many are unseen."""
    where = f"rooms[{room}]"
    hidden = 0
    need(-1 <= s.offer[room] < ARTIFACT_COUNT, where, "MO-I4", "no such offer")
    need(0 <= s.size[room] <= MAGIC_STACK, where, "MO-I4", "no such stack")
    for index in range(MAGIC_STACK):
        place = room * MAGIC_STACK + index
        piece = s.pieces[place]
        need(HIDDEN <= piece < ARTIFACT_COUNT, where, "MO-I4", "no such artifact")
        need(0 <= s.known[place] <= EVERY_EYE, where, "MO-110", "no such seats")
        if index >= s.size[room]:
            need(piece == HIDDEN, where, "MO-I4", "there is nothing below a stack")
        elif piece == HIDDEN:
            hidden += 1
        need(piece != HIDDEN or s.known[place] == 0, where, "MO-110", "nobody knows an unseen piece")
    return hidden


def check_pieces(s: State) -> None:
    """MO-I4 Of every artifact there are as many as seats, wherever they lie."""
    lying = [0] * ARTIFACT_COUNT
    for room in range(s.seats):
        if s.offer[room] >= 0:
            lying[s.offer[room]] += 1
    for place in range(s.seats * MAGIC_STACK):
        if s.pieces[place] != HIDDEN:
            lying[s.pieces[place]] += 1
    for piece in range(ARTIFACT_COUNT):
        count = s.pool[piece] + lying[piece]
        for seat in range(s.seats):
            count += s.unused[seat * PIECE_COUNT + piece] + s.used[seat * PIECE_COUNT + piece]
        need(count == s.seats, "unused", "MO-I4", f"{count} pieces {ARTIFACTS[piece]} instead of {s.seats}")


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
    now = part(s.pieces, base, s.size[trick.room])
    need(
        replay(trick.before, trick.piece, trick.later) == now, "trick", "MO-86", "the stack has another story"
    )
    need(bool(s.discards & BIT[0]), "trick", "MO-86", "Abracadabra was not cast")


def check_artifacts(s: State) -> None:
    """MO-I8 Used artifacts within the limit, never a Scroll; a lit Lamp is the one used Lamp; nothing is used before."""
    for seat in range(s.seats):
        row = s.used[seat * PIECE_COUNT : (seat + 1) * PIECE_COUNT]
        where = f"used[{seat}]"
        need(min(row) >= 0 and min(s.unused) >= 0, where, "MO-I4", "no number is negative")
        plain = row[PLAIN] + s.unused[seat * PIECE_COUNT + PLAIN]
        need(plain == 0, f"unused[{seat}]", "MO-23", "every artifact has its type")
        limit = DJINN_USES if s.djinn == seat else USES
        need(sum(row) <= limit, where, "MO-I8", f"{sum(row)} artifacts used instead of {limit} at most")
        need(max(row) <= 1 or not s.djinn_types, where, "MO-62", "the Djinn's winner uses different types")
        need(row[SCROLL] == 0, where, "MO-I8", "a Scroll is never used")
        need(row[LAMP] == (1 if s.lit & BIT[seat] else 0), "lit", "MO-I8", "a lit Lamp is a used Lamp")
        scoring = s.scored > 0 or s.current >= 0
        need(scoring or row[CARPET] + row[DOPPELGANGER] == 0, where, "MO-73", "they are used at a space")
        need(s.guard > 0 or row[KEY] == 0, where, "MO-70", "a Key is used at the guard")
        need(row[COUNTERSPELL] == 0 or s.discards > 0, where, "MO-67", "no spell was cancelled")
        need(row[KEY] == 0 or bool(s.keyed & BIT[seat]), "keyed", "MO-70", "a used Key admits")


def check_copies(s: State) -> None:
    """MO-68 to MO-70, MO-105 Every Carpet, Doppelganger and Key effect is an artifact used, but for one by Free Rider."""
    copies = 0
    for seat in range(s.seats):
        row = s.used[seat * PIECE_COUNT : (seat + 1) * PIECE_COUNT]
        for first, piece in ((FIRST_CARPET, CARPET), (FIRST_DOUBLE, DOPPELGANGER)):
            copies += check_extras(s, seat, first, row[piece])
        if s.keyed & BIT[seat] and not row[KEY]:
            copies += _copied(s, seat, "keyed")
    need(copies <= 1, "tokens", "MO-105", "Free Rider copies one artifact")


def check_extras(s: State, seat: int, first: int, used: int) -> int:
    """MO-12 The Carpets or Doppelgangers of a seat come in order; how many more there are than it has used."""
    count = 0
    for handle in range(first, first + EXTRAS):
        token = seat * HANDLES + handle
        if s.where[token] == UNPLACED:
            continue
        where = f"tokens[{seat}].{HANDLE_NAMES[handle]}"
        need(handle == first + count, where, "MO-13", "handles follow the order of use")
        count += 1
        if first == FIRST_CARPET:
            need(s.strength[token] == CARPET_STRENGTH, where, "MO-69", "a Carpet has strength 3")
        else:
            need(
                _has(s, seat, s.strength[token]), where, "MO-68", "there is no token of this strength to copy"
            )
    need(count >= used, f"tokens[{seat}]", "MO-12", "an artifact used as a token lies on the table")
    return _copied(s, seat, f"tokens[{seat}]") if count > used else 0


def _has(s: State, seat: int, strength: int) -> bool:
    """Whether a character or Carpet of that strength is, or was, on the table this round."""
    for token in range(seat * HANDLES, seat * HANDLES + FIRST_DOUBLE):
        if s.where[token] != UNPLACED and s.strength[token] == strength:
            return True
    return False


def _copied(s: State, seat: int, where: str) -> int:
    """One effect of Free Rider, which the seat must have cast."""
    cast = s.discards & BIT[FREE_RIDER] and s.lit & BIT[seat]
    need(bool(cast), where, "MO-105", "neither the artifact nor Free Rider was used for it")
    return 1


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
    for seat in range(s.seats):
        need(0 <= s.gave[seat] < BIT[SPELL_COUNT], f"gave[{seat}]", "MO-40", "no such spells")
        need(
            not s.gave[seat] & (s.deck | s.display),
            f"gave[{seat}]",
            "MO-40",
            "a spell handed on is in no deck",
        )


def check_display(s: State) -> None:
    """MO-42 Two spells are displayed from the preparation until the Tent is scored, as far as there are any."""
    if not s.open_tent or s.scored > TENT or s.card < 0 or s.round == 0:
        need(
            s.display == 0, "display", "MO-42", "spells are displayed only at an open Tent that is not scored"
        )
        return
    preparing = any(isinstance(step, ShowSpells | FillRooms) for step in s.stack)
    count = sum(1 for spell in range(SPELL_COUNT) if s.display & BIT[spell])
    full = preparing or count == TENT_CARDS or (count < TENT_CARDS and s.deck == 0)
    need(full, "display", "MO-42", f"{count} spells displayed instead of {TENT_CARDS}")


def check_effects(s: State) -> None:
    """MO-38, MO-81 What holds for a round comes from a spell that was cast, or from a space that is scored."""
    if s.card < 0:
        in_force(s, "MO-38", "everything of a round ends with it")
        need(sum(s.used) == 0, "used", "MO-38", "between rounds no artifact is used")
    need(s.djinn < 0 or s.scored > DJINN, "djinn", "MO-43", "the Djinn's House is not scored yet")
    for name, value, spell in (
        ("closed", s.closed, CLOSE_SESAME),
        ("secret", s.secret, OPEN_SECRET),
        ("smuggler", s.smuggler, SMUGGLED_IN),
        ("reversed", s.reversed - 1, LAST_FIRST),
    ):
        cast = value < 0 or s.discards & BIT[spell]
        need(bool(cast), name, SPELL_RULES[spell], f"{SPELLS[spell]} was not cast")
        need(value < 0 or s.lit > 0, "lit", "MO-I8", "who cast a spell has a lit Lamp")
    for name, seat in (("secret", s.secret), ("smuggler", s.smuggler)):
        need(seat < 0 or bool(s.lit & BIT[seat]), name, "MO-I8", "who cast a spell has a lit Lamp")
    need(
        (s.smuggler >= 0) == (s.smuggled > 0),
        "smuggled",
        "MO-92",
        "a smuggler and his spaces belong together",
    )
    city = 0 <= s.smuggled < BIT[CITY_END] and s.smuggled & (BIT[FIRST_CITY] - 1) == 0
    need(city, "smuggled", "MO-92", "not a city space")
    need(s.smuggler < 0 or s.scored >= TENT, "smuggler", "MO-92", "the city window has not been held")
