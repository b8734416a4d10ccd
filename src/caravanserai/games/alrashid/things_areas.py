"""The cards of areas and of what stands and lies in them."""

from caravanserai.core.game import Card, Line
from caravanserai.games.alrashid.actions import ITEM_NAMES
from caravanserai.games.alrashid.board import (
    AL_RASHID,
    AREAS,
    COLOUR_COUNT,
    COLOURS,
    DOMINANCE,
    GOODS,
    HARVEST,
    INTRIGUE,
    ITEMS,
    KINDS,
    MILITARY,
    NOTE,
    PALACES,
    PAWN_PRESTIGE,
    PAWNS,
    RANKS,
    SAGE,
    SERVICE_AMOUNT,
    VALUE_COUNT,
    VALUES,
)
from caravanserai.games.alrashid.fields import AREA_BIT, BIG, FACE_UP, NOTES, SEAT_BIT, STRIDE, WEALTH
from caravanserai.games.alrashid.state import State, camp_kind, dominance, has_pawn, ranks
from caravanserai.games.alrashid.things_lines import (
    card,
    has,
    index,
    line,
    number,
    one_more,
    pawns_line,
    value_line,
)
from caravanserai.games.alrashid.view_areas import knows
from caravanserai.games.alrashid.visits import SERVICE, Visit, service_price


def printed(area: int, item: int) -> int:
    """AR-8 How many of the item are printed for a territory."""
    return HARVEST[(area - PALACES) * ITEMS + item]


def area(s: State, seat: int | None, thing: str, rest: str) -> Card | None:
    """A palace or a territory."""
    where = index(rest, AREAS)
    if where is None:
        return None
    name = line("card-name-area", area=rest)
    now = _ranks(s, where)
    if where >= PALACES:
        most = max(range(KINDS), key=lambda kind: printed(where, kind))
        kind = line("card-territory-kind", kind=GOODS[most], number=printed(where, most))
        return card(thing, name, kind, "territory", now + _camps(s, seat, where), "AR-87", "AR-97")
    if seat is not None:
        now += service_now(s, seat, where)
        now.append(value_line(s, seat))
    if where == AL_RASHID:
        return card(thing, name, line("card-court-kind"), f"area-{rest}", now, "AR-84", "AR-26")
    return card(thing, name, line("card-palace-kind"), f"area-{rest}", now, "AR-49", "AR-50")


def _ranks(s: State, where: int) -> list[Line]:
    """AR-29 Who would act here, the strongest first."""
    if s.resolved & AREA_BIT[where]:
        return [line("now-resolved")]
    ranked = ranks(s, where)
    if not ranked:
        return [line("now-empty")]
    first = ranked[:RANKS]
    args: dict[str, int | str | list[str]] = {}
    for place, seat in enumerate(first):
        args[("first", "second", "third")[place]] = f"@{seat}"
        args[("one", "two", "three")[place]] = dominance(s, seat, where)
    lines = [Line(key=f"now-ranks-{len(first)}", args=args)]
    if ranked[RANKS:]:
        lines.append(line("now-behind", each_seat=[f"@{seat}" for seat in ranked[RANKS:]]))
    return lines


def service_now(s: State, seat: int, palace: int) -> list[Line]:
    """AR-67, AR-69, AR-71 What the service would cost or give the seat at its present rank."""
    ranked = ranks(s, palace)
    if palace == AL_RASHID or seat not in ranked[:RANKS]:
        return []
    rank = ranked.index(seat)
    if palace in (INTRIGUE, MILITARY):
        return [line("now-amount", area=AREAS[palace], rank=rank + 1, number=SERVICE_AMOUNT[rank])]
    return [line("now-price-rank", rank=rank + 1, price=service_price(s, Visit(seat, palace, rank, SERVICE)))]


def _camps(s: State, seat: int | None, where: int) -> list[Line]:
    """AR-91 What has to be beaten here, colour by colour, as far as the seat knows."""
    lines: list[Line] = []
    for colour in range(COLOUR_COUNT):
        tokens = [token for token in s.camps[where - PALACES] if camp_kind(token) // VALUE_COUNT == colour]
        known = [VALUES[camp_kind(token) % VALUE_COUNT] for token in tokens if knows(token, seat)]
        hidden = len(tokens) - len(known)
        if hidden:
            least, most = sum(known) + hidden * VALUES[0], sum(known) + hidden * VALUES[-1]
            lines.append(line("now-camp-range", colour=COLOURS[colour], least=least, most=most))
        elif tokens:
            lines.append(line("now-camp-sum", colour=COLOURS[colour], sum=sum(known)))
    return lines or [line("now-no-camp")]


def stack(s: State, seat: int | None, thing: str, rest: str) -> Card | None:
    """The pawns of a family in an area."""
    name, _, last = rest.rpartition("-")
    where, who = index(name, AREAS), number(last, s.seats)
    if where is None or who is None or who not in s.rows[where]:
        return None
    held = s.stacks[where * STRIDE + who]
    now = [
        line(
            "now-pawns", pawn=PAWNS[pawn], number=held % BIG if pawn == SAGE else 1, dominance=DOMINANCE[pawn]
        )
        for pawn in range(len(PAWNS))
        if has_pawn(held, pawn)
    ]
    kind = line("card-stack-kind", dominance=dominance(s, who, where), rank=ranks(s, where).index(who) + 1)
    return card(
        thing, line("card-name-stack", seat=f"@{who}", area=name), kind, "stack", now, "AR-28", "AR-29"
    )


def pawn(s: State, seat: int | None, thing: str, rest: str) -> Card | None:
    """A pawn in an area."""
    name, _, last = rest.rpartition("-")
    place, _, owner = name.rpartition("-")
    where, who, which = index(place, AREAS), number(owner, s.seats), index(last, PAWNS)
    if where is None or who is None or which is None or not has_pawn(s.stacks[where * STRIDE + who], which):
        return None
    named = line("card-name-pawn", pawn=last, seat=f"@{who}", area=place)
    return pawn_card(s, seat, thing, who, which, named)


def pawn_card(s: State, seat: int | None, thing: str, who: int, which: int, name: Line) -> Card:
    """A pawn, wherever it is."""
    kind = line("card-pawn-kind", dominance=DOMINANCE[which], points=PAWN_PRESTIGE[which])
    now = [pawns_line(s, seat, who, which)]
    return card(thing, name, kind, f"pawn-{PAWNS[which]}", now, "AR-28", "AR-25")


def item(s: State, seat: int | None, thing: str, rest: str) -> Card | None:
    """Goods or the credit note of a territory."""
    name, _, last = rest.rpartition("-")
    where, which = index(name, AREAS[PALACES:]), index(last, ITEM_NAMES)
    if where is None or which is None or not printed(where + PALACES, which):
        return None
    most = printed(where + PALACES, which)
    now = [line("now-lying", number=s.lying[where * ITEMS + which], printed=most)]
    named = line("card-name-item", kind=last, area=name)
    if which == NOTE:
        if seat is not None:
            now.append(has(seat, seat, s.wealth[seat * WEALTH + NOTES]))
        return card(thing, named, None, "note", now, "AR-62", "AR-98")
    if seat is not None:
        now.append(one_more(s, seat, which))
    return card(thing, named, good_kind(last), "good", now, "AR-57", "AR-97")


def good_kind(kind: str) -> Line:
    """Whether a good is common or rare."""
    return line("card-good-kind", kind=kind)


def camp(s: State, seat: int | None, thing: str, rest: str) -> Card | None:
    """A mercenary on a territory."""
    name, _, last = rest.rpartition("-")
    where = index(name, AREAS[PALACES:])
    slot = None if where is None else number(last, len(s.camps[where]))
    if where is None or slot is None:
        return None
    token = s.camps[where][slot]
    colour = COLOURS[camp_kind(token) // VALUE_COUNT]
    up = token & FACE_UP != 0
    value = VALUES[camp_kind(token) % VALUE_COUNT] if knows(token, seat) else 0
    seen = [] if up else [f"@{who}" for who in range(s.seats) if token & SEAT_BIT[who]]
    now = [] if value else [line("now-unknown")]
    if seen:
        now.append(line("now-seen", each_seat=seen))
    kind = line("card-camp-kind", face_id="up" if up else "down")
    named = line("card-name-camp", colour=colour, value=value, area=name)
    return card(thing, named, kind, "camp", now + _camps(s, seat, where + PALACES), "AR-91", "AR-16")
