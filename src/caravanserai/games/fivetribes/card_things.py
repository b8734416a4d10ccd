"""The cards of resource cards: in the row, in the own hand, and known in the hands of others."""

from caravanserai.core.events import Line
from caravanserai.core.game import Card
from caravanserai.core.pause import line
from caravanserai.games.fivetribes.board import CARD_COUNT, CARD_IDS, MARKET_REACH, SET_VALUE
from caravanserai.games.fivetribes.sight import Sight

GOODS_RULES = ["FT-5", "FT-65", "FT-124"]
FAKIR_RULES = ["FT-49", "FT-50", "FT-72"]


def row_card(v: Sight, thing: str, rest: str) -> Card | None:
    """A card of the row: which market reaches it, what it would add to the own set."""
    row = v.row
    if not rest.isdecimal() or thing != f"row-{int(rest)}" or not 1 <= int(rest) <= len(row):
        return None
    at = int(rest) - 1
    kind = row[at]
    large, small = MARKET_REACH
    reach = "both" if at < small else "large" if at < large else "none"
    number = CARD_COUNT[CARD_IDS.index(kind)]
    return _resource(
        thing,
        kind,
        line(f"name-{kind}"),
        line("card-row-kind", place=at + 1, number=number),
        [line("now-reach", reach_id=reach), *_for_the_set(v, kind)],
        ["FT-60", "FT-61"],
    )


def hand_card(v: Sight, thing: str, rest: str) -> Card | None:
    """Cards of one kind in a hand that is shown; the own one with what it is worth."""
    if rest not in CARD_IDS:
        return None
    number = v.held(rest)
    if not number:
        kind = line("card-goods-kind", number=CARD_COUNT[CARD_IDS.index(rest)])
        return _resource(thing, rest, line(f"name-{rest}"), kind, [], [])
    now = line("now-fakirs", number=number) if rest == "fakir" else _hand_worth(v)
    kind = line("card-card-kind", number=number)
    return _resource(thing, rest, line(f"name-{rest}"), kind, [now], [])


def known_card(v: Sight, thing: str, rest: str) -> Card | None:
    """FT-134 Cards of a player that all have seen."""
    number, _, kind = rest.partition("-")
    seat = v.player(number)
    count = seat["known"].get(kind, 0) if seat else 0
    if not count:
        return None
    name = line("name-thing-known", card=kind, owner=f"@{number}")
    return _resource(thing, kind, name, line("card-known-kind", number=count), [], ["FT-134"])


def _resource(thing: str, kind: str, name: Line, sort: Line, now: list[Line], more: list[str]) -> Card:
    fakir = kind == "fakir"
    return Card(
        id=thing,
        name=name,
        kind=sort,
        does=line("card-fakir" if fakir else "card-goods"),
        now=now,
        rules=[*(FAKIR_RULES if fakir else GOODS_RULES), *more],
    )


def kinds_held(v: Sight) -> int:
    """How many different kinds of merchandise the one who looks holds: the largest set."""
    mine = v.mine
    return sum(card["sells"] for card in (mine["hand"] or [])) if mine else 0


def _for_the_set(v: Sight, kind: str) -> list[Line]:
    """FT-5 What one more card of the kind would be to the one who looks."""
    if v.seat is None:
        return []
    number = v.held(kind)
    if kind == "fakir":
        return [line("now-fakirs", number=number)]
    if number:
        return [line("now-set-double", number=number)]
    kinds = kinds_held(v)
    return [line("now-set-with", kinds=kinds, worth=SET_VALUE[kinds], more=SET_VALUE[kinds + 1])]


def _hand_worth(v: Sight) -> Line:
    mine = v.mine
    kinds = kinds_held(v)
    points = mine["breakdown"]["merchandise"] if mine else 0
    return line("now-hand", points=points, kinds=kinds, gold=SET_VALUE[kinds])
