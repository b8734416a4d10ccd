"""The cards of what lies beside the board: stacks, supplies, crisis tiles, turn order, year."""

from caravanserai.core.game import Card, Line
from caravanserai.games.alrashid.board import (
    AREAS,
    COLOUR_COUNT,
    COLOURS,
    CRISIS,
    CRISIS_FRENCH,
    GOODS,
    SETUP_TILES,
    TILE_COUNT,
    TILES,
    YEARS,
)
from caravanserai.games.alrashid.fields import DISCARDS, INFLUENCE, NOTES, POOL, WEALTH
from caravanserai.games.alrashid.options import french_tiles
from caravanserai.games.alrashid.state import State, in_stack
from caravanserai.games.alrashid.things_areas import good_kind
from caravanserai.games.alrashid.things_lines import card, has, index, line, one_more
from caravanserai.games.alrashid.view_moment import phase


def pile(s: State, seat: int | None, thing: str, rest: str) -> Card | None:
    """The stack of mercenaries of a colour, with its discards."""
    colour = index(rest, COLOURS)
    if colour is None:
        return None
    two, three, four = s.pool[colour * POOL + DISCARDS : colour * POOL + DISCARDS + 3]
    now = [
        line("now-stack", number=in_stack(s, colour)),
        line("now-discards", two=two, three=three, four=four),
    ]
    return card(thing, line("card-name-pile", colour=rest), None, "pile", now, "AR-20", "AR-18")


def supply(s: State, seat: int | None, thing: str, rest: str) -> Card | None:
    """The common stock of a good, of credit notes, of influence tokens."""
    if rest == "note":
        now = _stock(s, seat, s.notes, NOTES)
        return card(thing, line("card-name-supply-note"), None, "note", now, "AR-62", "AR-6")
    if rest == "influence":
        now = _stock(s, seat, s.influence, INFLUENCE)
        return card(thing, line("card-name-supply-influence"), None, "influence", now, "AR-135", "AR-6")
    kind = index(rest, GOODS)
    if kind is None:
        return None
    more = [] if seat is None else [one_more(s, seat, kind)]
    return card(thing, line("card-name-supply", kind=rest), good_kind(rest), "good", more, "AR-57", "AR-5")


def _stock(s: State, seat: int | None, left: int, field: int) -> list[Line]:
    own = [] if seat is None else [has(seat, seat, s.wealth[seat * WEALTH + field])]
    return [line("now-supply", number=left), *own]


def tile(s: State, seat: int | None, thing: str, rest: str) -> Card | None:
    """AR-16, AR-47 A crisis tile that was resolved: the first at set-up, the others for the years 2 to 5."""
    which = index(rest, TILES)
    if which is None or which not in s.tiles:
        return None
    entries = (CRISIS_FRENCH if french_tiles(s) else CRISIS)[which]
    now = [
        line(
            "now-tile",
            colour=COLOURS[colour],
            each_area=[AREAS[area] for area, of in entries if of == colour],
        )
        for colour in range(COLOUR_COUNT)
        if any(of == colour for _, of in entries)
    ]
    left = TILE_COUNT - SETUP_TILES - len([1 for each in s.tiles if each >= SETUP_TILES])
    now.append(line("now-tiles-left", number=left))
    name = line("card-name-tile", year=s.tiles.index(which) + 1)
    return card(thing, name, line("card-tile-kind"), "tile", now, "AR-16", "AR-47")


def order(s: State, seat: int | None, thing: str, rest: str) -> Card | None:
    """The turn order, of which nothing is known before it is drawn."""
    if thing != "order":
        return None
    now = [line("now-order", each_seat=[f"@{who}" for who in s.order])] if len(s.order) else []
    if len(s.next_order) and s.next_order != s.order:
        now.append(line("now-next-order", each_seat=[f"@{who}" for who in s.next_order]))
    return card(thing, line("card-name-order"), None, "order", now, "AR-34", "AR-86")


def year(s: State, seat: int | None, thing: str, rest: str) -> Card | None:
    """The year marker."""
    if thing != "year":
        return None
    now = [line("now-year", year=max(1, s.year), years=YEARS, phase=phase(s))]
    return card(thing, line("card-name-year"), None, "year", now, "AR-21", "AR-45")
