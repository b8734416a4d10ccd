"""The invariants AR-I1 to AR-I10, AR-I13 and AR-I14, as far as one position shows them, and what is pending."""

from caravanserai.core.machine import Broken
from caravanserai.core.pending import check_pending
from caravanserai.games.alrashid.board import (
    ACTIVATED,
    ACTIVATED_COUNT,
    AL_RASHID,
    ALCHEMIST,
    AREA_COUNT,
    AREAS,
    COLOUR_COUNT,
    COLOURS,
    DIPLOMAT,
    DOUBLE_SEATS,
    DOUBLE_TITLES,
    EARLY_INFLUENCE_COUNT,
    EARLY_NOTE_COUNT,
    FAMILY,
    GOODS,
    HARVEST,
    INFLUENCE_COUNT,
    INTRIGUE,
    ITEMS,
    MERCHANT,
    NOTE,
    NOTE_COUNT,
    PALACES,
    PASHA,
    PAWN_TYPES,
    PAWNS,
    RANKS,
    SAGE,
    SETUP_TILES,
    START_PAWNS,
    TERRITORIES,
    TITLE_COUNT,
    TITLES,
    TOKENS,
    VALUE_COUNT,
    YEARS,
)
from caravanserai.games.alrashid.fields import (
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
    SEAT_BIT,
    STRIDE,
    TOKEN_KINDS,
    WEALTH,
)
from caravanserai.games.alrashid.options import early_counts, unique_titles
from caravanserai.games.alrashid.pending import PENDING
from caravanserai.games.alrashid.placement import set_aside
from caravanserai.games.alrashid.setup import DrawOrder, StartToken, StartTokens, lay_out
from caravanserai.games.alrashid.stack import area_resolved, first_visit_at, visiting_at
from caravanserai.games.alrashid.state import State, board_empty, copies, has_pawn, ranks
from caravanserai.games.alrashid.turn import Resolution, StartYear
from caravanserai.games.alrashid.visits import Choosing, Effects


def check(s: State) -> None:
    """Raise `Broken` for the first invariant that does not hold, or the first pending step that cannot be."""
    order(s)
    for seat in range(s.seats):
        pawns(s, seat)
    for area in range(AREA_COUNT):
        row(s, area)
    for colour in range(COLOUR_COUNT):
        tokens(s, colour)
    camps(s)
    looks(s)
    supplies(s)
    titles(s)
    goods(s)
    tiles(s)
    check_pending(s, PENDING)
    moment(s)
    new_order(s)
    announced(s)


def moment(s: State) -> None:
    """AR-I10, AR-113, AR-134 What holds before, in and after the placement, and when all is over."""
    if not s.stack:
        over(s)
    if preparing(s):
        year_ready(s)
    elif any(set_aside(s, seat) for seat in range(s.seats)):
        raise Broken("state.players", "AR-113", "a pawn is set aside though the placement is over")
    if any(isinstance(step, StartTokens | StartToken) for step in s.stack):
        beginning(s)


def preparing(s: State) -> bool:
    """Whether a year is about to begin or its pawns are being placed."""
    return bool(s.stack) and isinstance(s.stack[0], StartYear | Resolution)


def over(s: State) -> None:
    """AR-42, AR-134 Nothing is pending only after the last year."""
    if s.year != YEARS or not board_empty(s) or not s.resolved:
        raise Broken("pending", "AR-134", "the game is not over, so something must be pending")


def beginning(s: State) -> None:
    """AR-8 to AR-13 While tokens are still laid and drawn for the first time nothing else has happened."""
    if s.year != 1:
        raise Broken("state.year", "AR-14", "first tokens are drawn in the first year")
    fresh = lay_out(s.seats, s.options)
    if (s.titles, s.pawns, s.lying, s.influence, s.looks) != (
        fresh.titles,
        fresh.pawns,
        fresh.lying,
        fresh.influence,
        (),
    ):
        raise Broken("state", "AR-8", "something has happened before the set-up is over")


# --- order ---------------------------------------------------------------------------------------------


def order(s: State) -> None:
    """AR-I8 The turn order is a permutation of the seats, once it is drawn."""
    seats = list(range(s.seats))
    if not s.order and not s.next_order and s.stack and isinstance(s.stack[-1], DrawOrder):
        return
    if sorted(s.order) != seats:
        raise Broken("state.order", "AR-I8", "not every seat stands in it exactly once")
    if sorted(s.next_order) != seats:
        raise Broken("state.next_order", "AR-I8", "not every seat stands in it exactly once")


def new_order(s: State) -> None:
    """AR-43, AR-86 Another order for the next round comes from Al-Rashid's Palace, of takers first and then the others."""
    if s.order == s.next_order:
        return
    if not s.resolved & AREA_BIT[AL_RASHID]:
        raise Broken("state.next_order", "AR-86", "Al-Rashid's Palace is not resolved yet")
    if not s.stack:
        raise Broken("state.next_order", "AR-44", "the new order is in force when the phase is over")
    others = s.next_order[RANKS:]
    if list(others) != [seat for seat in s.order if seat in others]:
        raise Broken("state.next_order", "AR-86", "those who took no benevolence do not keep their order")


def announced(s: State) -> None:
    """AR-71, AR-86 Who took the service whose effect comes later: visitors of the palace being resolved, by rank."""
    if not s.announced:
        return
    area = area_resolved(s)
    rule = "AR-86" if area != INTRIGUE else "AR-71"
    if area not in (INTRIGUE, AL_RASHID):
        raise Broken(
            "state.announced", rule, "neither the Intrigue Guild nor Al-Rashid's Palace is being resolved"
        )
    ranked = ranks(s, area)
    visited = [seat for seat in ranked if seat not in yet_to_choose(s)]
    taken = list(s.announced)
    known = not any(copies(s, seat, ALCHEMIST) for seat in ranked)
    if len(set(taken)) != len(taken) or any(seat not in visited for seat in taken):
        raise Broken("state.announced", rule, "a seat stands in it twice or has not made its visit")
    if (area == INTRIGUE or known) and taken != [seat for seat in ranked if seat in taken]:
        raise Broken("state.announced", rule, "the seats do not stand in the order of their ranks")


def yet_to_choose(s: State) -> list[int]:
    """The seats whose visit to the palace being resolved waits, or is not paid yet."""
    first, last = first_visit_at(s), visiting_at(s)
    found = [step.who for step in s.stack[first:last]] if first >= 0 else []
    if first >= 0:
        for step in s.stack[last:]:
            if isinstance(step, Choosing):
                found.append(step.who)
            elif isinstance(step, Effects):
                found.append(step.seat)
    return found


# --- pawns ---------------------------------------------------------------------------------------------


def pawns(s: State, seat: int) -> None:
    """AR-I1 Every family has its 3 Pashas, 4 Merchants and 6 Sages, and at least what it started with but for a Sage."""
    where = f"state.players[{seat}].pawns"
    gained = 0
    for pawn in range(PAWN_TYPES):
        at = seat * FAMILY_ROW + pawn
        board = 0
        for area in range(AREA_COUNT):
            stack = s.stacks[area * STRIDE + seat]
            board += stack % BIG if pawn == SAGE else (1 if has_pawn(stack, pawn) else 0)
        box = s.pawns[at + BOX]
        found = box + s.pawns[at + RESERVE] + s.pawns[at + ASIDE] + board
        if found != FAMILY[pawn]:
            raise Broken(
                where, "AR-I1", f"the family has {found} pawns of type {PAWNS[pawn]}, not {FAMILY[pawn]}"
            )
        gained += FAMILY[pawn] - box
        if (pawn in (PASHA, MERCHANT)) and box > FAMILY[pawn] - START_PAWNS[pawn]:
            raise Broken(where, "AR-I1", f"the family has no {PAWNS[pawn]}")
    if gained < sum(START_PAWNS):
        raise Broken(where, "AR-I1", "the family has fewer than 3 pawns")
    if s.pawns[seat * FAMILY_ROW + ASIDE + SAGE] or set_aside(s, seat) > copies(s, seat, DIPLOMAT):
        raise Broken(f"{where}.aside", "AR-113", "only one big pawn is set aside for each Diplomat")


def row(s: State, area: int) -> None:
    """AR-I2, AR-I3, AR-I9 Stacks and row agree, one big pawn a stack, no Merchant at court, resolved areas empty."""
    where = f"state.areas.{AREAS[area]}"
    standing = [seat for seat in range(s.seats) if s.stacks[area * STRIDE + seat]]
    if sorted(s.rows[area]) != standing:
        raise Broken(f"{where}.row", "AR-I2", "the row does not list each player with a stack once")
    for seat in standing:
        stack = s.stacks[area * STRIDE + seat]
        if stack >= PASHA_HERE + BIG:
            raise Broken(f"{where}.row", "AR-I2", "a stack has two big pawns")
        if area == AL_RASHID and stack & BIG:
            raise Broken(f"{where}.row", "AR-I3", "a Merchant stands at court")
    if standing and s.resolved & AREA_BIT[area]:
        raise Broken(f"{where}.resolved", "AR-I9", "the area is resolved but not empty")


# --- tokens --------------------------------------------------------------------------------------------


def tokens(s: State, colour: int) -> None:
    """AR-I4 The 32 tokens of the colour are all there."""
    where = f"state.tokens.{COLOURS[colour]}"
    found = [0] * VALUE_COUNT
    for value in range(VALUE_COUNT):
        found[value] += s.pool[colour * POOL + value] + s.pool[colour * POOL + DISCARDS + value]
    held = [token for hand in s.hands for token in hand]
    for camp in s.camps:
        held += [token // FACE for token in camp]
    for token in held:
        if token % TOKEN_KINDS // VALUE_COUNT == colour:
            found[token % VALUE_COUNT] += 1
            if token // TOKEN_KINDS > s.pool[BATCHES + colour]:
                raise Broken(f"{where}.batch", "AR-I4", "a token comes from a shuffle that has not been made")
    if found != list(TOKENS):
        raise Broken(where, "AR-I4", f"the values 2, 3, 4 are there {found} times, not 8, 16, 8")
    if any(tuple(sorted(hand)) != hand for hand in s.hands):
        raise Broken("state.players", "AR-I4", "a hand is not sorted")


def camps(s: State) -> None:
    """AR-17 Each tile names a territory once at most, so that 5 tokens can never be passed."""
    for territory in range(TERRITORIES):
        found = len(s.camps[territory])
        if found > len(s.tiles):
            where = f"state.areas.{AREAS[PALACES + territory]}.camp"
            raise Broken(
                where, "AR-17", f"{found} tokens lie there, but only {len(s.tiles)} tiles were drawn"
            )


def looks(s: State) -> None:
    """AR-73, AR-I14 Looks come year by year, and who knows a face-down token has looked where it lies."""
    last = 1
    seen: set[tuple[int, int]] = set()
    for at in range(0, len(s.looks), 3):
        if not last <= s.looks[at] <= s.year:
            raise Broken(f"state.looks[{at // 3}].year", "AR-73", "looks do not come year by year up to now")
        last = s.looks[at]
        seen.add((s.looks[at + 1], s.looks[at + 2]))
    for territory in range(TERRITORIES):
        for token in s.camps[territory]:
            for seat in range(s.seats):
                if token & SEAT_BIT[seat] and (seat, PALACES + territory) not in seen:
                    where = f"state.areas.{AREAS[PALACES + territory]}.camp"
                    raise Broken(where, "AR-73", "a token is known to a seat that never looked there")


# --- supply, titles, goods, tiles ----------------------------------------------------------------------


def supplies(s: State) -> None:
    """AR-I5 All notes and influence tokens are there."""
    early = early_counts(s)
    notes = s.notes
    influence = s.influence
    for seat in range(s.seats):
        notes += s.wealth[seat * WEALTH + NOTES]
        influence += s.wealth[seat * WEALTH + INFLUENCE]
    for at in range(TERRITORIES):
        notes += s.lying[at * ITEMS + NOTE]
    if notes != (EARLY_NOTE_COUNT if early else NOTE_COUNT):
        raise Broken("state.notes", "AR-I5", f"there are {notes} credit notes")
    if influence != (EARLY_INFLUENCE_COUNT if early else INFLUENCE_COUNT):
        raise Broken("state.influence", "AR-I5", f"there are {influence} influence tokens")


def titles(s: State) -> None:
    """AR-I6, AR-I13 All copies are in palaces or owned; no more copies are turned over than owned."""
    for title in range(TITLE_COUNT):
        wanted = 2 if title < DOUBLE_TITLES and s.seats >= DOUBLE_SEATS else 1
        found = sum([s.titles[seat * TITLE_COUNT + title] for seat in range(s.seats + 1)])
        if found != wanted:
            where = f"state.titles.{TITLES[title]}"
            raise Broken(where, "AR-I6", f"there are {found} copies of {TITLES[title]}, not {wanted}")
    for seat in range(s.seats):
        for index in range(ACTIVATED_COUNT):
            name = TITLES[ACTIVATED[index]]
            if s.used[seat * ACTIVATED_COUNT + index] > copies(s, seat, ACTIVATED[index]):
                raise Broken(
                    f"state.players[{seat}].used.{name}", "AR-I13", f"{name} is used more than owned"
                )
        if unique_titles(s) and any(copies(s, seat, title) > 1 for title in range(TITLE_COUNT)):
            raise Broken(f"state.players[{seat}].titles", "AR-56", "a title is owned twice")


def goods(s: State) -> None:
    """AR-I7 No territory has more than is printed, and before its trade none has fewer goods."""
    traded = area_resolved(s)
    for at in range(TERRITORIES * ITEMS):
        area = PALACES + at // ITEMS
        item = at % ITEMS
        thing = "note" if item == NOTE else GOODS[item]
        where = f"state.areas.{AREAS[area]}.items.{thing}"
        if not 0 <= s.lying[at] <= HARVEST[at]:
            raise Broken(where, "AR-I7", f"more {thing} than printed")
        if item != NOTE and s.lying[at] < HARVEST[at] and area != traded and not s.resolved & AREA_BIT[area]:
            raise Broken(where, "AR-I7", f"less {thing} than printed before any trade")


def tiles(s: State) -> None:
    """AR-I10 One set-up tile, then one year tile for each year after the first."""
    if not s.tiles:
        if s.year != 1 or not (s.stack and isinstance(s.stack[0], StartYear)):
            raise Broken("state.tiles", "AR-I10", "no tile has been drawn")
        return
    if s.tiles[0] >= SETUP_TILES or any(tile < SETUP_TILES for tile in s.tiles[1:]):
        raise Broken("state.tiles", "AR-I10", "the first tile is a set-up tile and the others are year tiles")
    if len(set(s.tiles)) != len(s.tiles) or len(s.tiles) != s.year or s.year > YEARS:
        raise Broken("state.tiles", "AR-I10", "there is one different tile for each year")


def year_ready(s: State) -> None:
    """AR-I3, AR-I10 Until all pawns are placed courtiers have a Pasha, titles are ready, and no area is resolved."""
    for seat in s.rows[AL_RASHID]:
        if not s.stacks[AL_RASHID * STRIDE + seat] & PASHA_HERE:
            raise Broken("state.areas.al-rashid.row", "AR-I3", "a stack at court has no Pasha")
    if any(used > 0 for used in s.used) or s.resolved:
        raise Broken("state", "AR-I10", "a title is used or an area resolved before the placement is over")
    if isinstance(s.stack[0], StartYear) and not board_empty(s):
        raise Broken("state.areas", "AR-I10", "a pawn is on the board before the placement")
