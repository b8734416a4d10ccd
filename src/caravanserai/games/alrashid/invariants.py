"""The invariants AR-I1 to AR-I10 and AR-I13, as far as one position shows them."""

from caravanserai.core.machine import Broken
from caravanserai.games.alrashid.board import (
    ACTIVATED,
    ACTIVATED_COUNT,
    AL_RASHID,
    AREA_COUNT,
    AREAS,
    COLOUR_COUNT,
    COLOURS,
    DOUBLE_TITLES,
    EARLY_COUNTS,
    EARLY_INFLUENCE_COUNT,
    EARLY_NOTE_COUNT,
    FAMILY,
    GOODS,
    HARVEST,
    INFLUENCE_COUNT,
    ITEMS,
    MAX_SLOTS,
    MERCHANT,
    NOTE,
    NOTE_COUNT,
    PALACES,
    PASHA,
    PAWN_TYPES,
    PAWNS,
    SETUP_TILES,
    START_PAWNS,
    TERRITORIES,
    TITLE_COUNT,
    TITLES,
    TOKENS,
    VALUE_COUNT,
    YEARS,
)
from caravanserai.games.alrashid.state import (
    AREA_BIT,
    ASIDE,
    BATCHES,
    BIG,
    BOX,
    DISCARDS,
    FACE,
    FAMILY_ROW,
    INFLUENCE,
    NOTES,
    PASHA_HERE,
    POOL,
    RESERVE,
    STRIDE,
    TOKEN_KINDS,
    WEALTH,
    Court,
    has_pawn,
)
from caravanserai.games.alrashid.turn import Resolution, StartYear


def check(s: Court) -> None:
    """Raise `Broken` for the first invariant that does not hold."""
    order(s)
    for seat in range(s.seats):
        pawns(s, seat)
    for area in range(AREA_COUNT):
        row(s, area)
    for colour in range(COLOUR_COUNT):
        tokens(s, colour)
    supplies(s)
    titles(s)
    goods(s)
    tiles(s)
    if preparing(s):
        year_ready(s)
    elif any(
        s.pawns[seat * FAMILY_ROW + ASIDE + pawn] for seat in range(s.seats) for pawn in range(PAWN_TYPES)
    ):
        raise Broken("players", "AR-113", "a pawn is set aside though the placement is over")


def preparing(s: Court) -> bool:
    """Whether a year is about to begin or its pawns are being placed."""
    return bool(s.stack) and isinstance(s.stack[0], StartYear | Resolution)


def order(s: Court) -> None:
    """AR-I8 The turn order is a permutation of the seats."""
    seats = list(range(s.seats))
    undrawn = not s.order and not s.next_order and not s.tiles
    if not undrawn and (sorted(s.order) != seats or sorted(s.next_order) != seats):
        raise Broken("order", "AR-I8", "not every seat stands in it exactly once")
    if len(set(s.announced)) != len(s.announced) or any(not 0 <= seat < s.seats for seat in s.announced):
        raise Broken("announced", "AR-I8", "a seat stands in it twice or does not play")


def pawns(s: Court, seat: int) -> None:
    """AR-I1 Every family has its 3 Pashas, 4 Merchants and 6 Sages, and at least what it started with but for a Sage."""
    gained = 0
    for pawn in range(PAWN_TYPES):
        at = seat * FAMILY_ROW + pawn
        board = 0
        for area in range(AREA_COUNT):
            stack = s.stacks[area * STRIDE + seat]
            board += stack % BIG if pawn == 2 else (1 if has_pawn(stack, pawn) else 0)
        box = s.pawns[at + BOX]
        if box + s.pawns[at + RESERVE] + s.pawns[at + ASIDE] + board != FAMILY[pawn]:
            raise Broken(
                f"players[{seat}].pawns", "AR-I1", f"the pawns of type {PAWNS[pawn]} are not {FAMILY[pawn]}"
            )
        gained += FAMILY[pawn] - box
        if (pawn in (PASHA, MERCHANT)) and box > FAMILY[pawn] - START_PAWNS[pawn]:
            raise Broken(f"players[{seat}].pawns", "AR-I1", f"the family has no {PAWNS[pawn]}")
    if gained < sum(START_PAWNS):
        raise Broken(f"players[{seat}].pawns", "AR-I1", "the family has fewer than 3 pawns")


def row(s: Court, area: int) -> None:
    """AR-I2, AR-I3, AR-I9 Stacks and row agree, one big pawn a stack, no Merchant at court, resolved areas empty."""
    where = f"areas.{AREAS[area]}"
    standing = [seat for seat in range(s.seats) if s.stacks[area * STRIDE + seat]]
    if sorted(s.rows[area]) != standing:
        raise Broken(where, "AR-I2", "the row does not list each player with a stack once")
    for seat in standing:
        stack = s.stacks[area * STRIDE + seat]
        if stack >= PASHA_HERE + BIG:
            raise Broken(where, "AR-I2", "a stack has two big pawns")
        if area == AL_RASHID and stack & BIG:
            raise Broken(where, "AR-I3", "a Merchant stands at court")
    if standing and s.resolved & AREA_BIT[area]:
        raise Broken(where, "AR-I9", "the area is resolved but not empty")


def tokens(s: Court, colour: int) -> None:
    """AR-I4 The 32 tokens of the colour are all there, and no territory has more than 5 (AR-17)."""
    found = [0] * VALUE_COUNT
    for value in range(VALUE_COUNT):
        found[value] += s.pool[colour * POOL + value] + s.pool[colour * POOL + DISCARDS + value]
    held = [token for hand in s.hands for token in hand]
    for camp in s.camps:
        if len(camp) > MAX_SLOTS:
            raise Broken("areas", "AR-17", "more than 5 tokens lie on one territory")
        held += [token // FACE for token in camp]
    for token in held:
        if token % TOKEN_KINDS // VALUE_COUNT == colour:
            found[token % VALUE_COUNT] += 1
            if token // TOKEN_KINDS > s.pool[BATCHES + colour]:
                raise Broken("tokens", "AR-I4", "a token comes from a shuffle that has not been made")
    if found != list(TOKENS):
        raise Broken(
            f"tokens.{COLOURS[colour]}", "AR-I4", f"the values 2, 3, 4 are there {found} times, not 8, 16, 8"
        )
    if any(tuple(sorted(hand)) != hand for hand in s.hands):
        raise Broken("players", "AR-I4", "a hand is not sorted")


def supplies(s: Court) -> None:
    """AR-I5 All notes and influence tokens are there, and notes lie only where one is printed."""
    early = s.edition & EARLY_COUNTS != 0
    notes = s.notes
    influence = s.influence
    for seat in range(s.seats):
        notes += s.wealth[seat * WEALTH + NOTES]
        influence += s.wealth[seat * WEALTH + INFLUENCE]
    for at in range(TERRITORIES):
        notes += s.lying[at * ITEMS + NOTE]
    if notes != (EARLY_NOTE_COUNT if early else NOTE_COUNT):
        raise Broken("notes", "AR-I5", f"there are {notes} credit notes")
    if influence != (EARLY_INFLUENCE_COUNT if early else INFLUENCE_COUNT):
        raise Broken("influence", "AR-I5", f"there are {influence} influence tokens")


def titles(s: Court) -> None:
    """AR-I6, AR-I13 All copies are in palaces or owned; no more copies are turned over than owned."""
    for title in range(TITLE_COUNT):
        copies = 2 if title < DOUBLE_TITLES and s.seats >= 4 else 1
        found = sum([s.titles[seat * TITLE_COUNT + title] for seat in range(s.seats + 1)])
        if found != copies:
            raise Broken("titles", "AR-I6", f"there are {found} copies of {TITLES[title]}, not {copies}")
    for seat in range(s.seats):
        for index in range(ACTIVATED_COUNT):
            owned = s.titles[seat * TITLE_COUNT + ACTIVATED[index]]
            if s.used[seat * ACTIVATED_COUNT + index] > owned:
                raise Broken(
                    f"players[{seat}].used", "AR-I13", f"{TITLES[ACTIVATED[index]]} is used more than owned"
                )
        if s.unique_titles and any(s.titles[seat * TITLE_COUNT + title] > 1 for title in range(TITLE_COUNT)):
            raise Broken(f"players[{seat}].titles", "AR-56", "a title is owned twice")


def goods(s: Court) -> None:
    """AR-I7 No territory has more than is printed."""
    for at in range(TERRITORIES * ITEMS):
        if not 0 <= s.lying[at] <= HARVEST[at]:
            thing = "note" if at % ITEMS == NOTE else GOODS[at % ITEMS]
            raise Broken(f"areas.{AREAS[PALACES + at // ITEMS]}", "AR-I7", f"more {thing} than printed")


def tiles(s: Court) -> None:
    """AR-I10 One set-up tile, then one year tile for each year after the first."""
    if not s.tiles:
        if s.year != 1:
            raise Broken("tiles", "AR-I10", "no tile has been drawn")
        return
    if s.tiles[0] >= SETUP_TILES or any(tile < SETUP_TILES for tile in s.tiles[1:]):
        raise Broken("tiles", "AR-I10", "the first tile is a set-up tile and the others are year tiles")
    if len(set(s.tiles)) != len(s.tiles) or len(s.tiles) != s.year or s.year > YEARS:
        raise Broken("tiles", "AR-I10", "there is one different tile for each year")


def year_ready(s: Court) -> None:
    """AR-I3, AR-I7, AR-I10 Until all pawns are placed courtiers have a Pasha, territories are full, titles are ready."""
    for seat in s.rows[AL_RASHID]:
        if not s.stacks[AL_RASHID * STRIDE + seat] & PASHA_HERE:
            raise Broken("areas.al-rashid", "AR-I3", "a stack at court has no Pasha")
    for at in range(TERRITORIES * ITEMS):
        if at % ITEMS != NOTE and s.lying[at] != HARVEST[at]:
            raise Broken(f"areas.{AREAS[PALACES + at // ITEMS]}", "AR-I7", "the goods are not those printed")
    if any(used > 0 for used in s.used) or s.resolved:
        raise Broken("year", "AR-I10", "a title is used or an area resolved before the placement is over")
    if isinstance(s.stack[0], StartYear) and any(len(row) > 0 for row in s.rows):
        raise Broken("areas", "AR-I10", "a pawn is on the board before the placement")
