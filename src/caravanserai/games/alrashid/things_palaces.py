"""The cards of what palaces offer: titles, services, favours."""

from caravanserai.core.game import Card, Line
from caravanserai.games.alrashid.board import (
    AL_RASHID,
    AREAS,
    ASTROLOGIST,
    ASTROLOGY,
    DIPLOMAT,
    FAVORITE_RULE,
    FAVOUR_PRICE,
    FAVOUR_RULE,
    FAVOURS,
    FIRST_TITLE,
    GENERAL,
    HEAD,
    INTRIGUE,
    PALACES,
    POLITICS,
    QADI,
    RAIDER,
    SAGE,
    SCHOLAR,
    SERVICE_PAWN,
    SERVICE_PRICE,
    SERVICE_RULE,
    SILK_MONOPOLIST,
    SPICE_MONOPOLIST,
    TITLE_COST,
    TITLE_COUNT,
    TITLE_MOST,
    TITLE_PALACE,
    TITLE_PRESTIGE,
    TITLE_RULE,
    TITLE_TYPE,
    TITLES,
    TRADER,
    VIZIER,
)
from caravanserai.games.alrashid.fields import NOTES, WEALTH
from caravanserai.games.alrashid.options import loose_trader, must_set_aside, raider_by_colour
from caravanserai.games.alrashid.scoring import condition
from caravanserai.games.alrashid.state import State, copies, family
from caravanserai.games.alrashid.things_areas import service_now
from caravanserai.games.alrashid.things_lines import YES_OR_NO, card, index, line, pawns_line, value_line
from caravanserai.games.alrashid.view_areas import TYPES
from caravanserai.games.alrashid.visits import favour_price, title_price


def title(s: State, seat: int | None, thing: str, rest: str) -> Card | None:
    """A title that its palace sells."""
    which = index(rest, TITLES)
    if which is None:
        return None
    now = [line("now-copies", number=s.titles[s.seats * TITLE_COUNT + which])]
    if seat is not None:
        now += _price(s, seat, which) + _worth(s, seat, which)
    kind = line(
        "card-title-kind",
        type_id=TYPES[TITLE_TYPE[which]],
        cost=TITLE_COST[which],
        points=TITLE_MOST[which],
        open_id=YES_OR_NO[TITLE_MOST[which] != TITLE_PRESTIGE[which]],
    )
    now += reading(s, which)
    return card(
        thing, line("card-name-title", title=rest), kind, f"title-{rest}", now, TITLE_RULE[which], "AR-62"
    )


def _price(s: State, seat: int, which: int) -> list[Line]:
    """AR-62 What the title costs the seat, with a note if it has one."""
    cost = TITLE_COST[which]
    if s.wealth[seat * WEALTH + NOTES]:
        return [line("now-cost-note", price=title_price(s, seat, which, True)), value_line(s, seat)]
    return [line("now-cost", cost=cost), value_line(s, seat)]


def _worth(s: State, seat: int, which: int) -> list[Line]:
    """AR-117 to AR-124, AR-127 to AR-129 What the title would bring the seat now, where that depends."""
    if TITLE_PALACE[which] == POLITICS:
        return [line("now-points", points=TITLE_PRESTIGE[which] + condition(s, seat, which))]
    if which == ASTROLOGIST:
        return [line("now-influence", number=min(ASTROLOGY[family(s, seat, SAGE)], s.influence))]
    other = {SILK_MONOPOLIST: SPICE_MONOPOLIST, SPICE_MONOPOLIST: SILK_MONOPOLIST}.get(which)
    if other is not None and copies(s, seat, other):
        return [line("now-monopoly", title=TITLES[other])]
    return []


def reading(s: State, which: int) -> list[Line]:
    """What the table's options change in a title."""
    if which == RAIDER and raider_by_colour(s):
        return [line("now-raider-colour")]
    if which == DIPLOMAT and must_set_aside(s):
        return [line("now-diplomat-must")]
    if which == TRADER and loose_trader(s):
        return [line("now-trader-loose")]
    return []


def titles(s: State, seat: int | None, thing: str, rest: str) -> Card | None:
    """All titles of a palace."""
    palace = index(rest, AREAS[:PALACES])
    if palace is None:
        return None
    row = s.seats * TITLE_COUNT
    left = sum(s.titles[row + FIRST_TITLE[palace] : row + FIRST_TITLE[palace + 1]])
    now = [line("now-titles", number=left)]
    if seat is not None:
        now.append(value_line(s, seat))
    return card(thing, line("card-name-titles", area=rest), None, "titles", now, "AR-55", "AR-62")


def service(s: State, seat: int | None, thing: str, rest: str) -> Card | None:
    """The service of a palace, or benevolence."""
    palace = index(rest, AREAS[:PALACES])
    if palace is None:
        return None
    first, second, third = (0, 0, 0) if palace == AL_RASHID else SERVICE_PRICE[palace]
    kind = line("card-service-kind", area=rest, first=first, second=second, third=third)
    now: list[Line] = []
    if seat is not None:
        now += service_now(s, seat, palace)
        pawn = -1 if palace == AL_RASHID else SERVICE_PAWN[palace]
        if pawn >= 0:
            now += [pawns_line(s, seat, seat, pawn), value_line(s, seat)]
    return card(
        thing, line("card-name-service", area=rest), kind, f"service-{rest}", now, SERVICE_RULE[palace]
    )


def favour(s: State, seat: int | None, thing: str, rest: str) -> Card | None:
    """The favour of a guild."""
    palace = index(rest, AREAS[:AL_RASHID])
    return None if palace is None else _favour(s, seat, thing, palace)


def head(s: State, seat: int | None, thing: str, rest: str) -> Card | None:
    """The head of a guild, whose favour may be copied."""
    if rest == "favorite":
        return _favour(s, seat, thing, INTRIGUE)
    which = index(rest, FAVOURS)
    return None if which is None else _favour(s, seat, thing, HEAD.index(which))


def _favour(s: State, seat: int | None, thing: str, palace: int) -> Card:
    which = HEAD[palace]
    if which < 0:
        prices = line(
            "now-favorite",
            general=favour_price(s, INTRIGUE, GENERAL),
            scholar=favour_price(s, INTRIGUE, SCHOLAR),
            vizier=favour_price(s, INTRIGUE, VIZIER),
            qadi=favour_price(s, INTRIGUE, QADI),
        )
        kind = line("card-favorite-kind", area=AREAS[palace])
        return card(
            thing,
            line("card-name-favour", favour="favorite"),
            kind,
            "favour-favorite",
            [prices],
            FAVORITE_RULE,
        )
    name = FAVOURS[which]
    kind = line("card-favour-kind", area=AREAS[palace], price=FAVOUR_PRICE[which])
    now = {
        SCHOLAR: [line("now-supply", number=s.notes)],
        QADI: [line("now-supply", number=s.influence)],
    }.get(which, [])
    if seat is not None:
        now = [*now, value_line(s, seat)]
    return card(thing, line("card-name-favour", favour=name), kind, f"favour-{name}", now, FAVOUR_RULE[which])
