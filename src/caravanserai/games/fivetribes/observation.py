"""What a seat of Five Tribes may know, as numbers. Others come clockwise from the observer; missing seats are zeros.

Gold of others is included: it is concealed, not unknowable, for every amount is announced (FT-132).
"""

from typing import Final

from caravanserai.core.flags import flag
from caravanserai.games.fivetribes.board import (
    BID_SPOTS,
    CELLS,
    DJINNS,
    FACES,
    KINDS,
    ROW_CARDS,
    TRIBES,
    TURN_SPOTS,
)
from caravanserai.games.fivetribes.fields import (
    BAG,
    CAMEL,
    CARRIED,
    DISCARDED,
    DISCARDS,
    ELDERS,
    FACE_UP,
    GOLD,
    HAND,
    KNOWN,
    PALACE,
    PALM,
    PILE,
    PLAYER,
    RESERVE,
    TURN_ORDER,
    VIZIERS,
)
from caravanserai.games.fivetribes.hands import hand_size
from caravanserai.games.fivetribes.state import State

MOST: Final = 4
PLAYER_SIZE: Final = 6 + KINDS + DJINNS
TILE_SIZE: Final = FACES + TRIBES + MOST + 2

FIELDS: Final = (
    ("round", 1, "the round"),
    ("tiles", CELLS * TILE_SIZE, "per tile a1-f1, a2-f2 …: a flag per face, meeples by tribe, a flag for the camel's owner counted from the observer, palms, palaces"),
    ("carried", TRIBES, "meeples in the mover's hand by tribe"),
    ("path", CELLS, "how often the present move has passed each tile, its start included"),
    ("bid-order", BID_SPOTS * MOST, "per spot one flag: whose marker lies there"),
    ("turn-order", TURN_SPOTS * MOST, "per spot from 18 down to the last 0 one flag: whose marker lies there"),
    ("row", ROW_CARDS * KINDS, "per position one flag: the kind of card"),
    ("face-up-djinns", DJINNS, "a flag per djinn on offer"),
    ("djinn-discards", DJINNS, "a flag per discarded djinn"),
    ("used", DJINNS, "a flag per djinn used in this turn (in this round with that option)"),
    ("discards", KINDS, "discarded cards by kind"),
    ("pile", 1, "cards in the pile"),
    ("bag", TRIBES, "meeples in the bag by tribe"),
    ("supplies", 2, "palms and palaces left"),
    ("players", MOST * PLAYER_SIZE, "per player: gold, camels in reserve, Viziers, Elders, cards, unknown cards, known cards by kind, a flag per djinn"),
    ("hand", KINDS, "the observer's cards by kind"),
)  # fmt: skip
"""Name, size and meaning of each field."""


def observe(s: State, seat: int) -> list[int]:
    """The numbers of FIELDS, in their order."""
    found = [s.round]
    for cell in range(CELLS):
        flag(found, s.faces[cell] if cell < len(s.faces) else -1, FACES)
        found.extend(s.meeples[cell * TRIBES : (cell + 1) * TRIBES])
        flag(found, away(s, s.pieces[CAMEL + cell], seat), MOST)
        found.append(s.pieces[PALM + cell])
        found.append(s.pieces[PALACE + cell])
    found.extend(s.stock[CARRIED : CARRIED + TRIBES])
    passed = [0] * CELLS
    for code in s.path:
        passed[code // TRIBES] += 1
    found.extend(passed)
    for spot in range(BID_SPOTS):
        flag(found, away(s, s.tracks[spot], seat), MOST)
    for spot in range(TURN_SPOTS):
        flag(found, away(s, s.tracks[TURN_ORDER + spot], seat), MOST)
    for position in range(ROW_CARDS):
        flag(found, s.row[position] if position < len(s.row) else -1, KINDS)
    for place in (FACE_UP, DISCARDED):
        for djinn in range(DJINNS):
            found.append(1 if s.djinns[djinn] == place else 0)
    for djinn in range(DJINNS):
        found.append(s.used >> djinn & 1)
    found.extend(s.stock[DISCARDS : DISCARDS + KINDS])
    found.append(sum(s.stock[PILE : PILE + KINDS]))
    found.extend(s.stock[BAG : BAG + TRIBES])
    found.extend((s.palms, s.palaces))
    for other in range(MOST):
        add_player(s, (seat + other) % s.seats if other < s.seats else -1, found)
    found.extend(s.players[seat * PLAYER + HAND : seat * PLAYER + HAND + KINDS])
    return found


def add_player(s: State, who: int, found: list[int]) -> None:
    """One player's public row."""
    if who < 0:
        found.extend([0] * PLAYER_SIZE)
        return
    base = who * PLAYER
    known = s.players[base + KNOWN : base + KNOWN + KINDS]
    cards = hand_size(s, who)
    found.extend(
        (
            s.players[base + GOLD],
            s.players[base + RESERVE],
            s.players[base + VIZIERS],
            s.players[base + ELDERS],
        )
    )
    found.extend((cards, cards - sum(known)))
    found.extend(known)
    for djinn in range(DJINNS):
        found.append(1 if s.djinns[djinn] == who else 0)


def away(s: State, who: int, seat: int) -> int:
    """A seat counted clockwise from the observer; -1 for nobody."""
    return (who - seat) % s.seats if who >= 0 else -1
