"""The cards of what a family owns, and of the family itself."""

from caravanserai.core.game import Card, Line
from caravanserai.games.alrashid.actions import TOKEN_NAMES
from caravanserai.games.alrashid.battle import token_strength
from caravanserai.games.alrashid.board import (
    ACTIVATED,
    ACTIVATED_COUNT,
    BANKER,
    BANKER_DISCOUNT,
    COLOURS,
    DISHONOR_PRESTIGE,
    GOODS,
    INFLUENCE_CAP,
    NOTE_DISCOUNT,
    PAWNS,
    TITLE_PRESTIGE,
    TITLE_RULE,
    TITLE_TYPE,
    TITLES,
    VALUE_COUNT,
    VALUES,
)
from caravanserai.games.alrashid.fields import DISHONOR, INFLUENCE, NOTES, TOKEN_KINDS, WEALTH
from caravanserai.games.alrashid.scoring import condition, sheet, wealth_of
from caravanserai.games.alrashid.state import State, copies, hand_colour, hand_kind
from caravanserai.games.alrashid.things_areas import good_kind, pawn_card
from caravanserai.games.alrashid.things_lines import YES_OR_NO, card, has, index, line, number
from caravanserai.games.alrashid.things_palaces import reading
from caravanserai.games.alrashid.view_areas import TYPES


def owned(s: State, seat: int | None, thing: str, rest: str) -> Card | None:
    """A title that a family owns."""
    first, _, name = rest.partition("-")
    who, which = number(first, s.seats), index(name, TITLES)
    if who is None or which is None or not copies(s, who, which):
        return None
    count = copies(s, who, which)
    points = TITLE_PRESTIGE[which] + condition(s, who, which)
    kind = line("card-owned-kind", type_id=TYPES[TITLE_TYPE[which]], points=points)
    now: list[Line] = []
    if which in ACTIVATED:
        used = s.used[who * ACTIVATED_COUNT + ACTIVATED.index(which)]
        now.append(line("now-used" if used == count else "now-ready"))
    if count > 1:
        now.append(has(seat, who, count))
    named = line("card-name-owned", title=name, seat=f"@{who}")
    return card(thing, named, kind, f"title-{name}", now + reading(s, which), TITLE_RULE[which], "AR-100")


def goods(s: State, seat: int | None, thing: str, rest: str) -> Card | None:
    """Goods of a family, of one kind."""
    first, _, name = rest.partition("-")
    who, kind = number(first, s.seats), index(name, GOODS)
    if who is None or kind is None:
        return None
    now = [
        has(seat, who, s.wealth[who * WEALTH + kind]),
        line("now-all-goods", seat=f"@{who}", own_id=YES_OR_NO[seat == who], value=wealth_of(s, who)),
    ]
    return card(
        thing, line("card-name-goods", kind=name, seat=f"@{who}"), good_kind(name), "good", now, "AR-57"
    )


def note(s: State, seat: int | None, thing: str, rest: str) -> Card | None:
    """The credit notes of a family."""
    who = number(rest, s.seats)
    if who is None:
        return None
    less = BANKER_DISCOUNT if copies(s, who, BANKER) else NOTE_DISCOUNT
    now = [has(seat, who, s.wealth[who * WEALTH + NOTES]), line("now-less", number=less)]
    return card(thing, line("card-name-notes", seat=f"@{who}"), None, "note", now, "AR-62", "AR-66")


def influence(s: State, seat: int | None, thing: str, rest: str) -> Card | None:
    """The influence tokens of a family."""
    who = number(rest, s.seats)
    if who is None:
        return None
    count = s.wealth[who * WEALTH + INFLUENCE]
    now = [has(seat, who, count), line("now-worth-points", points=min(count, INFLUENCE_CAP))]
    return card(
        thing, line("card-name-influence", seat=f"@{who}"), None, "influence", now, "AR-135", "AR-136"
    )


def dishonor(s: State, seat: int | None, thing: str, rest: str) -> Card | None:
    """The dishonor tokens of a family."""
    who = number(rest, s.seats)
    if who is None:
        return None
    count = s.wealth[who * WEALTH + DISHONOR]
    now = [has(seat, who, count), line("now-worth-points", points=count * DISHONOR_PRESTIGE)]
    return card(
        thing, line("card-name-dishonor", seat=f"@{who}"), None, "dishonor", now, "AR-135", "AR-50", "AR-94"
    )


def reserve(s: State, seat: int | None, thing: str, rest: str) -> Card | None:
    """Pawns in a family's reserve."""
    return _pawns(s, seat, thing, rest, "card-name-reserve")


def aside(s: State, seat: int | None, thing: str, rest: str) -> Card | None:
    """Pawns that wait on a family's Diplomats."""
    return _pawns(s, seat, thing, rest, "card-name-aside")


def _pawns(s: State, seat: int | None, thing: str, rest: str, key: str) -> Card | None:
    first, _, name = rest.partition("-")
    who, pawn = number(first, s.seats), index(name, PAWNS)
    if who is None or pawn is None:
        return None
    return pawn_card(s, seat, thing, who, pawn, line(key, pawn=name, seat=f"@{who}"))


def hand(s: State, seat: int | None, thing: str, rest: str) -> Card | None:
    """A mercenary in the hand of who looks."""
    kind = index(rest, TOKEN_NAMES)
    if seat is None or kind is None or not hand_kind(s, seat, kind):
        return None
    colour = kind // VALUE_COUNT
    total = sum(
        token_strength(s, seat, token % TOKEN_KINDS)
        for token in s.hands[seat]
        if token % TOKEN_KINDS // VALUE_COUNT == colour
    )
    now = [line("now-hand", colour=COLOURS[colour], number=hand_colour(s, seat, colour), sum=total)]
    named = line("card-name-hand", colour=COLOURS[colour], value=VALUES[kind % VALUE_COUNT])
    return card(thing, named, line("card-hand-kind"), "hand", now, "AR-91", "AR-90")


def backs(s: State, seat: int | None, thing: str, rest: str) -> Card | None:
    """The mercenaries of one colour in a family's hand."""
    first, _, name = rest.partition("-")
    who, colour = number(first, s.seats), index(name, COLOURS)
    if who is None or colour is None:
        return None
    now = [has(seat, who, hand_colour(s, who, colour))]
    return card(
        thing, line("card-name-backs", colour=name, seat=f"@{who}"), None, "backs", now, "AR-7", "AR-91"
    )


def family_of(s: State, seat: int | None, thing: str, rest: str) -> Card | None:
    """A family with its prestige."""
    who = number(rest, s.seats)
    if who is None:
        return None
    pashas, merchants, sages, titles, politics, influenced, dishonored = sheet(s, who)
    now = [
        line(
            "now-sheet",
            points=sum(sheet(s, who)),
            pawns=pashas + merchants + sages,
            titles=titles + politics,
            influence=influenced,
            dishonor=dishonored,
        )
    ]
    return card(thing, line("card-name-family", seat=f"@{who}"), None, "seat", now, "AR-1", "AR-135")
