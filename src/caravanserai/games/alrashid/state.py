"""A position of Al-Rashid: its fields, its copy, and the small questions and changes all chapters share."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from caravanserai.core import machine
from caravanserai.core.machine import Step
from caravanserai.games.alrashid import events
from caravanserai.games.alrashid.board import (
    AL_RASHID,
    AREA_COUNT,
    COLOUR_COUNT,
    FAMILY,
    SAGE,
    TITLE_COUNT,
    VALUE_COUNT,
)
from caravanserai.games.alrashid.fields import (
    BIG,
    BOX,
    DISHONOR,
    FACE,
    FACE_UP,
    FAMILY_ROW,
    INFLUENCE,
    NOTES,
    PASHA_HERE,
    PAWN_UNIT,
    POOL,
    RESERVE,
    STACK_DOMINANCE,
    STRIDE,
    TOKEN_KINDS,
    WEALTH,
)


class State(machine.State):
    """The whole position. Vectors are flat, and what seldom changes is a tuple, so that a copy is cheap."""

    def __init__(
        self,
        seats: int,
        options: tuple[str, ...],
        rules: int,
        stack: list[Step[Any]],
        year: int,
        order: tuple[int, ...],
        next_order: tuple[int, ...],
        notes: int,
        influence: int,
        resolved: int,
        announced: tuple[int, ...],
        tiles: tuple[int, ...],
        looks: tuple[int, ...],
        wealth: vec[i64],
        pawns: vec[i64],
        stacks: vec[i64],
        rows: list[tuple[int, ...]],
        lying: vec[i64],
        titles: vec[i64],
        used: vec[i64],
        camps: list[tuple[int, ...]],
        hands: list[tuple[int, ...]],
        pool: vec[i64],
    ) -> None:
        super().__init__(seats, options, stack)
        self.rules: Final = rules
        """The bits of the readings in force, one for each function of `options`."""
        self.year = year
        self.order = order
        """The turn order in force (AR-12), empty until it is drawn."""
        self.next_order = next_order
        """The order from the next round on (AR-43)."""
        self.notes = notes
        """Credit notes in the supply (AR-6)."""
        self.influence = influence
        """Influence tokens in the supply (AR-6)."""
        self.resolved = resolved
        """The bits of the areas resolved this year (AR-41)."""
        self.announced = announced
        """Who took the Intrigue service (AR-71) or benevolence (AR-86) in this resolution, by rank."""
        self.tiles = tiles
        """The crisis tiles drawn so far."""
        self.looks = looks
        """Who looked where (AR-73, AR-110): year, seat, area and again, oldest first."""
        self.wealth: Final = wealth
        """Per seat: goods, notes, influence, dishonor."""
        self.pawns: Final = pawns
        """Per seat: pawns in the box, in reserve, set aside (AR-11, AR-113)."""
        self.stacks: Final = stacks
        """Per area and seat: the stack standing there."""
        self.rows = rows
        """Per area: the seats with a stack there, left to right (AR-27)."""
        self.lying: Final = lying
        """Per territory: goods and note that lie there (AR-8)."""
        self.titles: Final = titles
        """Per seat the titles owned; the last row has those still in the palaces (AR-9)."""
        self.used: Final = used
        """Per seat: turned-over copies of each activated title (AR-100)."""
        self.camps = camps
        """Per territory: its mercenary tokens in the order of laying (AR-16)."""
        self.hands = hands
        """Per seat: the tokens in hand, sorted (AR-20)."""
        self.pool: Final = pool
        """Stacks, discard piles and batches of the tokens (AR-10, AR-18, AR-19)."""

    def clone(self) -> "State":
        """An independent copy without listeners."""
        return State(
            self.seats,
            self.options,
            self.rules,
            self.stack.copy(),
            self.year,
            self.order,
            self.next_order,
            self.notes,
            self.influence,
            self.resolved,
            self.announced,
            self.tiles,
            self.looks,
            self.wealth[:],
            self.pawns[:],
            self.stacks[:],
            self.rows.copy(),
            self.lying[:],
            self.titles[:],
            self.used[:],
            self.camps.copy(),
            self.hands.copy(),
            self.pool[:],
        )

    def scores(self) -> list[int]:
        """AR-135 Prestige points per seat, as if the game ended now."""
        from caravanserai.games.alrashid.scoring import prestige

        return [prestige(self, seat) for seat in range(self.seats)]

    def ranking(self) -> list[list[int]]:
        """AR-137 The seats by prestige, ties broken by goods and turn order."""
        from caravanserai.games.alrashid.scoring import standings

        return standings(self)

    def check(self) -> None:
        """Raise `Broken` for the first invariant that does not hold."""
        from caravanserai.games.alrashid.invariants import check

        check(self)


# --- goods, notes, influence, dishonor ---------------------------------------------------------------


def gain_goods(s: State, seat: int, kind: int, number: int) -> None:
    """AR-5 Take goods from the endless supply."""
    s.wealth[seat * WEALTH + kind] += number
    if s.log is not None:
        s.tell(events.GAINED, (seat, kind, number))


def gain_note(s: State, seat: int) -> None:
    """AR-6 Take a note, if the supply has one."""
    if s.notes > 0:
        s.notes -= 1
        s.wealth[seat * WEALTH + NOTES] += 1
        if s.log is not None:
            s.tell(events.NOTE, (seat,))


def gain_influence(s: State, seat: int, number: int) -> None:
    """AR-6 Take influence tokens, as many as the supply has."""
    given = min(number, s.influence)
    s.influence -= given
    s.wealth[seat * WEALTH + INFLUENCE] += given
    if s.log is not None and given:
        s.tell(events.INFLUENCE, (seat, given))


def take_dishonor(s: State, seat: int, number: int) -> None:
    """AR-5 Take dishonor tokens, of which there are always enough."""
    s.wealth[seat * WEALTH + DISHONOR] += number
    if s.log is not None:
        s.tell(events.DISHONOR, (seat, number))


def has_goods(s: State, seat: int) -> bool:
    """Whether the seat owns any good."""
    base = seat * WEALTH
    wealth = s.wealth
    return wealth[base] + wealth[base + 1] + wealth[base + 2] + wealth[base + 3] + wealth[base + 4] > 0


def copies(s: State, seat: int, title: int) -> int:
    """AR-56 How many copies of the title the seat owns."""
    return s.titles[seat * TITLE_COUNT + title]


def family(s: State, seat: i64, pawn: i64) -> int:
    """AR-68 How many pawns of the type the family has gained, wherever they are."""
    return FAMILY[pawn] - s.pawns[seat * FAMILY_ROW + BOX + pawn]


def recruit(s: State, seat: int, pawn: int) -> bool:
    """AR-68 Move a pawn from the box to the reserve, if one is left."""
    at = seat * FAMILY_ROW + pawn
    if s.pawns[at] == 0:
        return False
    s.pawns[at] -= 1
    s.pawns[at + RESERVE] += 1
    return True


# --- pawns on the board ------------------------------------------------------------------------------


def fits(s: State, seat: int, pawn: int, area: int) -> bool:
    """AR-25, AR-26, AR-75 Whether the seat's pawn may come to the area."""
    here = s.stacks[area * STRIDE + seat]
    if area == AL_RASHID:
        if pawn == SAGE:
            return here >= PASHA_HERE
        return pawn == 0 and here < BIG
    return pawn == SAGE or here < BIG


def put_pawn(s: State, seat: int, pawn: int, area: int) -> None:
    """AR-27, AR-76 The pawn joins its stack, or starts one at the right end of the row."""
    at = area * STRIDE + seat
    if s.stacks[at] == 0:
        s.rows[area] = (*s.rows[area], seat)
    s.stacks[at] += PAWN_UNIT[pawn]


def lift_pawn(s: State, seat: int, pawn: int, area: int) -> None:
    """AR-76 The pawn leaves its stack; an empty stack gives up its place in the row."""
    at = area * STRIDE + seat
    s.stacks[at] -= PAWN_UNIT[pawn]
    if s.stacks[at] == 0:
        leave_row(s, seat, area)


def leave_row(s: State, seat: int, area: int) -> None:
    """AR-76 The others keep their order."""
    s.rows[area] = tuple([other for other in s.rows[area] if other != seat])


def has_pawn(stack: int, pawn: int) -> bool:
    """Whether a stack holds a pawn of the type."""
    if pawn == SAGE:
        return stack % BIG > 0
    return stack & PAWN_UNIT[pawn] != 0


def send_home(s: State, seat: int, area: int) -> None:
    """AR-40 The seat's pawns in the area return to its reserve."""
    at = area * STRIDE + seat
    stack = s.stacks[at]
    reserve = seat * FAMILY_ROW + RESERVE
    if stack & PASHA_HERE:
        s.pawns[reserve] += 1
    if stack & BIG:
        s.pawns[reserve + 1] += 1
    s.pawns[reserve + SAGE] += stack % BIG
    s.stacks[at] = 0
    leave_row(s, seat, area)
    if s.log is not None:
        s.tell(events.HOME, (seat, area))


def on_board(s: State, seat: int) -> bool:
    """AR-34 Whether the seat has a pawn on the board."""
    stacks = s.stacks
    at = seat
    while at < AREA_COUNT * STRIDE:
        if stacks[at]:
            return True
        at += STRIDE
    return False


def board_empty(s: State) -> bool:
    """AR-42 Whether no pawn is on the board."""
    return all(not row for row in s.rows)


def dominance(s: State, seat: int, area: int) -> int:
    """AR-28 5 per Pasha, 3 per Merchant, 1 per Sage."""
    return STACK_DOMINANCE[s.stacks[area * STRIDE + seat]]


def ranks(s: State, area: int) -> list[int]:
    """AR-29 The seats of the area by dominance, equal ones as they stand in the row."""
    ranked: list[int] = []
    for seat in s.rows[area]:
        place = len(ranked)
        strength = dominance(s, seat, area)
        while place > 0 and dominance(s, ranked[place - 1], area) < strength:
            place -= 1
        ranked.insert(place, seat)
    return ranked


# --- tokens ------------------------------------------------------------------------------------------


def drawable(s: State, colour: int) -> bool:
    """AR-18 Whether a token of the colour can be drawn, from the stack or a new one."""
    at = colour * POOL
    pool = s.pool
    return pool[at] + pool[at + 1] + pool[at + 2] + pool[at + 3] + pool[at + 4] + pool[at + 5] > 0


def tokens_left(s: State) -> int:
    """AR-82 How many tokens of either colour can still be drawn."""
    left = 0
    for at in range(COLOUR_COUNT * POOL):
        left += s.pool[at]
    return left


def in_stack(s: State, colour: int) -> int:
    """AR-10 How many tokens the stack of the colour has."""
    at = colour * POOL
    return s.pool[at] + s.pool[at + 1] + s.pool[at + 2]


def hand_colour(s: State, seat: int, colour: int) -> int:
    """AR-7 How many tokens of the colour the seat has in hand."""
    found = 0
    for token in s.hands[seat]:
        if token % TOKEN_KINDS // VALUE_COUNT == colour:
            found += 1
    return found


def hand_kind(s: State, seat: int, kind: int) -> int:
    """How many tokens of colour and value the seat has in hand."""
    found = 0
    for token in s.hands[seat]:
        if token % TOKEN_KINDS == kind:
            found += 1
    return found


def camp_kind(token: i64) -> i64:
    """Colour and value of a token on a territory."""
    return token // FACE % TOKEN_KINDS


def camp_has(camp: tuple[int, ...], colour: int) -> bool:
    """AR-90 Whether a token of the colour lies there."""
    return any(camp_kind(token) // VALUE_COUNT == colour for token in camp)


def face_down(camp: tuple[int, ...]) -> bool:
    """AR-73 Whether any of the tokens lies face down."""
    return any(token & FACE_UP == 0 for token in camp)
