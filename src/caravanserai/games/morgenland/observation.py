"""What a seat of Morgenland may know, as numbers. Others come clockwise from the observer; missing seats are zeros.

Treasure of others is included: every piece that moves to or from a screen is shown (MO-111, MO-112).
"""

from typing import Final

from caravanserai.core.flags import flag
from caravanserai.games.morgenland.artifacts import known_unused
from caravanserai.games.morgenland.board import (
    ARTIFACT_COUNT,
    CAVE_COUNT,
    DECK_SIZE,
    FIRST_ROOM,
    KIND_COUNT,
    NICHES,
    SPACES,
    SPELL_COUNT,
    TOKEN_COUNT,
)
from caravanserai.games.morgenland.fields import BIT, HANDLES, PIECE_COUNT, REMOVED
from caravanserai.games.morgenland.placement import face_up, on_offer
from caravanserai.games.morgenland.state import State

MOST: Final = 5
SPACE_COUNT: Final = len(SPACES)
PLAYER_SIZE: Final = KIND_COUNT + 2 * PIECE_COUNT + 8

FIELDS: Final = (
    ("round", 1, "the round"),
    ("magic", 1, "1 in the Magic version"),
    ("camel", MOST, "one flag: the first player, counted from the observer"),
    ("scored", SPACE_COUNT, "a flag per space that is scored"),
    ("current", SPACE_COUNT, "one flag: the space being scored"),
    ("closed", SPACE_COUNT, "one flag: the space closed by a spell"),
    ("guard", 1, "the guard's strength, 0 while face down"),
    ("reversed", 1, "1 while the weakest ranks first"),
    ("bank", KIND_COUNT, "treasure in the bank by kind"),
    ("niches", CAVE_COUNT * NICHES, "per cave the piles, best first"),
    ("tokens", SPACE_COUNT * MOST * 2, "per space and seat: tokens there, and the strength of those the observer can see"),
    ("offers", MOST * (ARTIFACT_COUNT + 2), "per room: 1 if something is on offer, a flag per type (Magic), pieces left below"),
    ("treasure-cards", 1, "treasure cards not used yet"),
    ("spells", 1, "spells in the deck"),
    ("spells-seen", SPELL_COUNT, "a flag per spell discarded or displayed"),
    ("players", MOST * PLAYER_SIZE, "per player: treasure by kind; unused artifacts by type as the observer knows them; used ones; artifacts, spells, unplaced and removed tokens, lit, Djinn, Key, admitted"),
    ("own-tokens", TOKEN_COUNT, "a flag per unplaced token of the observer, weakest first"),
    ("own-spells", SPELL_COUNT, "a flag per spell in the observer's hand"),
)  # fmt: skip
"""Name, size and meaning of each field."""


def observe(s: State, seat: int) -> list[int]:
    """The numbers of FIELDS, in their order."""
    found = [s.round, s.magic]
    flag(found, (s.camel - seat) % s.seats, MOST)
    for space in range(SPACE_COUNT):
        found.append(1 if space < s.scored else 0)
    flag(found, s.current, SPACE_COUNT)
    flag(found, s.closed, SPACE_COUNT)
    found.append(s.guard)
    found.append(1 if s.reversed else 0)
    found.extend(s.stock[s.seats * KIND_COUNT : (s.seats + 1) * KIND_COUNT])
    found.extend(s.niches)
    add_tokens(s, seat, found)
    for room in range(MOST):
        add_room(s, room, found)
    found.append(count(s.unused_cards, DECK_SIZE))
    found.append(count(s.deck, SPELL_COUNT))
    for spell in range(SPELL_COUNT):
        found.append(1 if (s.discards | s.display) & BIT[spell] else 0)
    for away in range(MOST):
        if away < s.seats:
            add_player(s, (seat + away) % s.seats, seat, found)
        else:
            found.extend([0] * PLAYER_SIZE)
    for token in range(TOKEN_COUNT):
        found.append(1 if s.unplaced[seat] & BIT[token] else 0)
    for spell in range(SPELL_COUNT):
        found.append(1 if s.spells[seat] & BIT[spell] else 0)
    return found


def add_tokens(s: State, seat: int, found: list[int]) -> None:
    """Per space and seat: how many tokens lie there, and the strength of those the observer can see."""
    lying = [0] * (SPACE_COUNT * MOST * 2)
    for token in range(s.seats * HANDLES):
        space = s.where[token]
        if space < 0:
            continue
        owner = token // HANDLES
        index = (space * MOST + (owner - seat) % s.seats) * 2
        lying[index] += 1
        if owner == seat or face_up(s, token):
            lying[index + 1] += s.strength[token]
    found.extend(lying)


def add_room(s: State, room: int, found: list[int]) -> None:
    """What a room offers."""
    if room >= s.seats or FIRST_ROOM + room >= SPACE_COUNT:
        found.extend([0] * (ARTIFACT_COUNT + 2))
        return
    found.append(1 if on_offer(s, room) else 0)
    flag(found, s.offer[room] if s.magic else -1, ARTIFACT_COUNT)
    found.append(s.size[room])


def add_player(s: State, who: int, seat: int, found: list[int]) -> None:
    """One player as the observer knows him."""
    found.extend(s.stock[who * KIND_COUNT : (who + 1) * KIND_COUNT])
    for piece in range(PIECE_COUNT):
        if who == seat or not s.magic or piece >= ARTIFACT_COUNT:
            found.append(s.unused[who * PIECE_COUNT + piece])
        else:
            found.append(known_unused(s, who, piece))
    found.extend(s.used[who * PIECE_COUNT : (who + 1) * PIECE_COUNT])
    removed = 0
    for token in range(who * HANDLES, (who + 1) * HANDLES):
        if s.where[token] == REMOVED:
            removed += 1
    found.extend(
        (s.artifacts(who), count(s.spells[who], SPELL_COUNT), count(s.unplaced[who], TOKEN_COUNT), removed)
    )
    bit = BIT[who]
    found.append(1 if s.lit & bit else 0)
    found.append(1 if s.djinn == who else 0)
    found.append(1 if s.keyed & bit else 0)
    found.append(1 if s.admitted & bit else 0)


def count(mask: int, size: int) -> int:
    """How many of the lowest `size` bits are set."""
    total = 0
    for index in range(size):
        if mask & BIT[index]:
            total += 1
    return total
