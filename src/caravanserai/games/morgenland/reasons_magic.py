"""Why a space cannot be entered, an artifact not used, a spell not cast or not aimed there; apart from the engine."""

from typing import Final

from caravanserai.core.game import Reason
from caravanserai.core.reasons import because
from caravanserai.games.morgenland.board import (
    ABRACADABRA,
    ALMS,
    APPRENTICE,
    ARTIFACTS,
    BAKSHEESH,
    BARTER,
    CARPET,
    CLOSE_SESAME,
    COUNTERSPELL,
    DJINN_USES,
    DOPPELGANGER,
    DRAGON_FLIGHT,
    EYE,
    FATA_MORGANA,
    FIRST_ROOM,
    FREE_RIDER,
    GUARD,
    KEY,
    KIND_COUNT,
    LAMP,
    LAST_FIRST,
    LUNAR_ECLIPSE,
    NICHES,
    OFFERING,
    OPEN_SECRET,
    RETURN,
    ROOM_LIMIT,
    SACRIFICE,
    SMUGGLED_IN,
    SOLAR_ECLIPSE,
    SPACES,
    SPELL_RULES,
    SPELLS,
    STRAGGLER,
    SULTANS_TAX,
    TELEPORTATION,
    TENT,
    USES,
    W_BUY,
    W_CITY,
    W_SPACE,
    W_START,
    W_TURN,
)
from caravanserai.games.morgenland.fields import HANDLES, PIECE_COUNT
from caravanserai.games.morgenland.state import State

Finding = Reason | None


def board_tokens(s: State, space: int) -> list[int]:
    """All tokens on a space."""
    return [token for token, where in enumerate(s.where) if where == space]


# --- spaces ------------------------------------------------------------------------------------------


def entry(s: State, seat: int, space: int, asker: int) -> Finding:
    """MO-18 Why a token of the seat may not come to the space, said to the seat that wants it there."""
    where = SPACES[space]
    if space >= FIRST_ROOM + s.seats:
        return because("MO-19", "no-room", space=where)
    if space < s.scored:
        return because("MO-18", "scored", space=where)
    if space == s.closed:
        return because("MO-100", "closed", space=where)
    if space in (TENT, TENT + 1) and not s.magic:
        return because("MO-25", "magic-only", space=where)
    if space < KIND_COUNT and not any(s.niches[space * NICHES : (space + 1) * NICHES]):
        return because("MO-18", "cave-empty", space=where)
    if space == TENT and not s.deck and not s.display:
        return because("MO-18", "tent-empty")
    return room_entry(s, seat, space, asker) if space >= FIRST_ROOM else None


def room_entry(s: State, seat: int, space: int, asker: int) -> Finding:
    """MO-18 A room needs an offer, has room for five tokens of a player, and after the guard is for the admitted."""
    room = space - FIRST_ROOM
    if (s.offer[room] < 0) if s.magic else (s.size[room] == 0):
        return because("MO-18", "no-offer", space=SPACES[space])
    if sum(token // HANDLES == seat for token in board_tokens(s, space)) >= ROOM_LIMIT:
        return full(seat, space, asker, "MO-32")
    if s.scored > GUARD and not s.admitted >> seat & 1:
        return because("MO-49", "not-admitted", space=SPACES[space])
    return None


def full(seat: int, space: int, asker: int, rule: str) -> Reason:
    """MO-32 Five tokens of a player are in the room: one's own, or those of the player whose token is to move."""
    if seat == asker:
        return because(rule, "room-full", space=SPACES[space], number=ROOM_LIMIT)
    return because(rule, "room-full-owner", space=SPACES[space], number=ROOM_LIMIT, owner=f"@{seat}")


# --- artifacts ---------------------------------------------------------------------------------------


def uses(s: State, seat: int) -> int:
    """MO-62 Uses left this round."""
    return (DJINN_USES if s.djinn == seat else USES) - sum(
        s.used[seat * PIECE_COUNT : (seat + 1) * PIECE_COUNT]
    )


def ready(s: State, seat: int, piece: int) -> Finding:
    """MO-61, MO-62 Why the seat has no such artifact to use: none unused, no use left, or only another type."""
    if s.unused[seat * PIECE_COUNT + piece] < 1:
        return because("MO-61", "no-artifact", artifact=ARTIFACTS[piece])
    if uses(s, seat) < 1:
        return because("MO-61", "no-use", number=sum(s.used[seat * PIECE_COUNT : (seat + 1) * PIECE_COUNT]))
    if s.djinn_types and s.used[seat * PIECE_COUNT + piece]:
        return because("MO-62", "same-type", artifact=ARTIFACTS[piece])
    return None


def use(s: State, seat: int, window: int, piece: int) -> Finding:
    """MO-61 to MO-71 Why the artifact cannot be used now."""
    never = {LAMP: ("MO-66", "lamp"), COUNTERSPELL: ("MO-67", "counter-only")}.get(piece, ("MO-71", "scroll"))
    if piece not in (CARPET, DOPPELGANGER, KEY):
        return because(*never)
    found = ready(s, seat, piece)
    if found is not None:
        return found
    if window != W_SPACE:
        return because("MO-73", "space-window", artifact=ARTIFACTS[piece])
    return power(s, seat, piece)


def power(s: State, seat: int, piece: int) -> Finding:
    """MO-68 to MO-70 Why the power would do nothing legal on the current space."""
    own = [token for token in board_tokens(s, s.current) if token // HANDLES == seat]
    if piece == CARPET:
        return entry(s, seat, s.current, seat)
    if piece == DOPPELGANGER:
        if not own:
            return because("MO-68", "nothing-to-copy")
        many = s.current >= FIRST_ROOM and len(own) >= ROOM_LIMIT
        return full(seat, s.current, seat, "MO-68") if many else None
    if s.current != GUARD:
        return because("MO-70", "key-guard")
    if s.keyed >> seat & 1:
        return because("MO-70", "key-twice")
    strong = sum(s.strength[token] for token in own) >= s.guard
    return because("MO-70", "key-strong") if strong else None


def ride(s: State, seat: int, piece: int) -> Finding:
    """MO-105 Why Free Rider cannot copy this type in a space window."""
    if piece not in (CARPET, DOPPELGANGER, KEY):
        return because("MO-105", "no-ride", artifact=ARTIFACTS[piece])
    if not any(s.used[other * PIECE_COUNT + piece] for other in range(s.seats) if other != seat):
        return because("MO-105", "not-used", artifact=ARTIFACTS[piece])
    return power(s, seat, piece)


# --- casting -----------------------------------------------------------------------------------------


def hand_has(s: State, seat: int, spell: int) -> Finding:
    """MO-79 Why the seat cannot cast this title: not in hand, or no Lamp."""
    if not s.spells[seat] >> spell & 1:
        return because("MO-79", "no-spell", spell=SPELLS[spell])
    if s.lit >> seat & 1:
        return None
    if s.unused[seat * PIECE_COUNT + LAMP] < 1:
        return because("MO-79", "no-lamp")
    return None if uses(s, seat) > 0 else because("MO-61", "no-use-lamp")


def idle(s: State, seat: int, window: int, spell: int) -> Finding:
    """MO-73, MO-81 Why the spell cannot be announced in this window: wrong moment, or nothing to do."""
    rule = SPELL_RULES[spell]
    if window not in MOMENTS.get(spell, range(W_BUY)):
        return because(rule, f"when-{SPELLS[spell]}")
    if spell == ABRACADABRA or possible(s, seat, spell):
        return None
    return because(rule, f"idle-{SPELLS[spell]}")


MOMENTS: Final = {
    ABRACADABRA: (W_BUY,),
    SMUGGLED_IN: (W_CITY,),
    OPEN_SECRET: (W_START, W_TURN),
    FREE_RIDER: (W_SPACE,),
}
"""MO-73 The windows of the spells that are not for every general window."""


def possible(s: State, seat: int, spell: int) -> bool:
    """MO-81 Whether the condition of the spell holds and it has a target."""
    if spell in TOKEN_SPELLS:
        tokens = [token for token in range(s.seats * HANDLES) if token_target(s, seat, spell, token) is None]
        return bool(tokens)
    if spell == FREE_RIDER:
        return any(ride(s, seat, piece) is None for piece in (DOPPELGANGER, CARPET, KEY))
    if spell in SPACE_SPELLS:
        return any(space_target(s, seat, spell, space) is None for space in range(len(SPACES)))
    return condition(s, seat, spell)


def condition(s: State, seat: int, spell: int) -> bool:
    """The conditions of the spells without announced targets."""
    bank = s.stock[s.seats * KIND_COUNT :]
    own = s.stock[seat * KIND_COUNT : (seat + 1) * KIND_COUNT]
    taxed = [where for token, where in enumerate(s.where) if token // HANDLES != seat]
    if spell == ALMS:
        return any(bank)
    if spell == BAKSHEESH:
        return any(TENT <= where < GUARD for where in taxed)
    if spell == SULTANS_TAX:
        return any(where >= FIRST_ROOM for where in taxed)
    if spell == LAST_FIRST:
        return any(space >= s.scored for space in range(FIRST_ROOM + s.seats) if space != GUARD)
    if spell == SMUGGLED_IN:
        return any(open_city(s, space) for space in range(TENT, GUARD))
    if spell == OPEN_SECRET:
        return any(mask for other, mask in enumerate(s.unplaced) if other != seat)
    if spell in (SACRIFICE, OFFERING):
        return any(s.stock[: s.seats * KIND_COUNT])
    assert spell == BARTER
    return any(have and sum(bank) > bank[kind] for kind, have in enumerate(own))


def open_city(s: State, space: int) -> bool:
    """MO-92 A city space without token, not closed, the Tent only while a spell is left."""
    if space == s.closed or board_tokens(s, space):
        return False
    return space != TENT or bool(s.deck | s.display)


# --- targets -----------------------------------------------------------------------------------------

TOKEN_SPELLS: Final = (EYE, STRAGGLER, TELEPORTATION)
SPACE_SPELLS: Final = (
    DRAGON_FLIGHT,
    FATA_MORGANA,
    LUNAR_ECLIPSE,
    RETURN,
    CLOSE_SESAME,
    SOLAR_ECLIPSE,
    APPRENTICE,
)


def reach(s: State, token: int) -> Finding:
    """MO-82 Why a spell cannot reach the token."""
    if token >= s.seats * HANDLES or s.where[token] < 0:
        return because("MO-80", "not-on-board")
    return because("MO-82", "guard-safe") if s.where[token] == GUARD else None


def token_target(s: State, seat: int, spell: int, token: int) -> Finding:
    """MO-88, MO-95, MO-104 Why the token is no target of the spell."""
    if spell not in TOKEN_SPELLS:
        return because(SPELL_RULES[spell], "target-space", spell=SPELLS[spell])
    found = reach(s, token)
    if found is not None:
        return found
    if (token // HANDLES == seat) != (spell == STRAGGLER):
        return because(SPELL_RULES[spell], "own-token" if spell == STRAGGLER else "others-token")
    if spell == EYE:
        return None
    if any(destination(s, seat, spell, token, space) is None for space in range(len(SPACES))):
        return None
    return because(SPELL_RULES[spell], "nowhere")


def destination(s: State, seat: int, spell: int, token: int, space: int) -> Finding:
    """MO-82, MO-95, MO-104 Why the token cannot go there."""
    if space == GUARD:
        return because("MO-82", "guard-safe")
    if s.where[token] == space:
        return because(SPELL_RULES[spell], "already-there", space=SPACES[space])
    return entry(s, token // HANDLES, space, seat)


def space_target(s: State, seat: int, spell: int, space: int) -> Finding:
    """MO-80 Why the space is no target of the spell."""
    if spell not in SPACE_SPELLS:
        return because(SPELL_RULES[spell], "target-token", spell=SPELLS[spell])
    if space >= FIRST_ROOM + s.seats:
        return because("MO-19", "no-room", space=SPACES[space])
    if space == GUARD:
        return because("MO-82", "guard-safe")
    if spell in (LUNAR_ECLIPSE, SOLAR_ECLIPSE):
        return eclipse(s, spell, space)
    if spell in (FATA_MORGANA, APPRENTICE):
        return exchange(s, seat, spell, space)
    if space < s.scored:
        return because(SPELL_RULES[spell], "scored", space=SPACES[space])
    if spell == CLOSE_SESAME:
        return because("MO-100", "closed", space=SPACES[space]) if space == s.closed else None
    return dragon(s, spell, space)


def dragon(s: State, spell: int, space: int) -> Finding:
    """MO-91, MO-98 An empty cave for Dragon Flight, a stocked one for Return of the Dragon."""
    rule = SPELL_RULES[spell]
    if space >= KIND_COUNT:
        return because(rule, "caves-only")
    stocked = any(s.niches[space * NICHES : (space + 1) * NICHES])
    if spell == RETURN:
        return None if stocked else because(rule, "cave-empty", space=SPACES[space])
    if stocked:
        return because(rule, "cave-stocked", space=SPACES[space])
    return None if s.stock[s.seats * KIND_COUNT + space] else because(rule, "bank-empty")


def eclipse(s: State, spell: int, space: int) -> Finding:
    """MO-94, MO-101 All tokens face up and at least one of the right parity."""
    tokens = board_tokens(s, space)
    if any(not s.up[token // HANDLES] >> token % HANDLES & 1 for token in tokens):
        return because(SPELL_RULES[spell], "face-down", space=SPACES[space])
    odd = 1 if spell == LUNAR_ECLIPSE else 0
    if any(s.strength[token] % 2 == odd for token in tokens):
        return None
    return because(SPELL_RULES[spell], "no-parity", space=SPACES[space], parity_id="odd" if odd else "even")


def exchange(s: State, seat: int, spell: int, space: int) -> Finding:
    """MO-93, MO-106 A room with an offer, and a stack or an artifact to give."""
    room = space - FIRST_ROOM
    if room < 0:
        return because(SPELL_RULES[spell], "rooms-only")
    if s.offer[room] < 0:
        return because(SPELL_RULES[spell], "no-offer", space=SPACES[space])
    if spell == FATA_MORGANA:
        return None if s.size[room] else because("MO-93", "no-stack", space=SPACES[space])
    own = sum(s.unused[seat * PIECE_COUNT : (seat + 1) * PIECE_COUNT])
    spare = own if s.lit >> seat & 1 else own - 1
    return None if spare > 0 else because("MO-106", "idle-sorcerers-apprentice")
