"""What every thing on the table is: its card, told with what the one who looks may know.

Cards are made of what a seat sees, so they cannot say more. Some things have no entry with an id in
the view but an id by rule: supplies and piles, and the numbers of a player.
"""

from collections.abc import Callable, Sequence
from typing import Final

from caravanserai.core.events import Line
from caravanserai.core.game import Card
from caravanserai.core.pause import line
from caravanserai.games.fivetribes.board import (
    CARD_IDS,
    KINDS,
    MARKERS,
    TRIBE_IDS,
    TRIBES,
    TURN_SPOT_IDS,
    TURN_SPOTS,
)
from caravanserai.games.fivetribes.card_things import hand_card, known_card, row_card
from caravanserai.games.fivetribes.djinn_things import djinn_card
from caravanserai.games.fivetribes.djinns import in_place
from caravanserai.games.fivetribes.fields import BAG, DISCARDS, IN_PILE, PILE, TURN_ORDER
from caravanserai.games.fivetribes.sight import Sight
from caravanserai.games.fivetribes.state import State
from caravanserai.games.fivetribes.tile_things import (
    called,
    front_meeples,
    hand_meeple,
    meeple_card,
    tile_card,
)
from caravanserai.games.fivetribes.view import active, show_bid_spot, show_turn_spot

SUPPLIES: Final = ("pile", "discards", "djinn-pile", "djinn-discards", "palms", "palaces", "bag")
SEAT_THINGS: Final = ("points", "gold", "camels", "cards")
SUPPLY_RULES: Final = {
    "pile": ["FT-111", "FT-113"],
    "discards": ["FT-72", "FT-113"],
    "djinn-pile": ["FT-112", "FT-113"],
    "djinn-discards": ["FT-107", "FT-113"],
    "palms": ["FT-58", "FT-122"],
    "palaces": ["FT-59", "FT-122"],
    "bag": ["FT-54", "FT-79"],
}


def card(s: State, seat: int | None, thing: str) -> Card | None:
    """The card of a thing as the seat may know it; None: there is no such thing."""
    return _told(Sight(s, seat), thing)


def cards(s: State, seat: int | None, wanted: Sequence[str]) -> list[Card | None]:
    """The same of several things, at one sight."""
    shown = Sight(s, seat)
    return [_told(shown, thing) for thing in wanted]


def _told(shown: Sight, thing: str) -> Card | None:
    if thing in SUPPLIES:
        return _supply(shown, thing)
    sort, _, rest = thing.partition("-")
    make = _SORTS.get(sort)
    return make(shown, thing, rest) if make else None


def by_rule(s: State, seat: int | None) -> list[str]:
    """The ids that stand in no list of the view."""
    found = list(SUPPLIES)
    for each in Sight(s, seat).players:
        found += [f"{sort}-{each['seat']}" for sort in SEAT_THINGS]
        found += [f"front-{each['seat']}-vizier", f"front-{each['seat']}-elder"]
        found += [f"known-{each['seat']}-{name}" for name in each["known"]]
    return found


# --- tracks ----------------------------------------------------------------------------------------------


def _spot(v: Sight, thing: str, rest: str) -> Card | None:
    if rest not in TURN_SPOT_IDS:
        return None
    spot = show_turn_spot(v.state, TURN_SPOT_IDS.index(rest))
    price, zero = spot["price"], spot["price"] == 0
    taken = spot["seat"] is not None
    return Card(
        id=thing,
        name=line("name-thing-spot", price=price),
        kind=line("card-spot-zero-kind" if zero else "card-spot-kind"),
        does=line("card-spot-zero") if zero else line("card-spot", price=price),
        now=[line("now-spot-taken", owner=f"@{spot['seat']}")] if taken else _if_bid(v, price),
        rules=["FT-20", "FT-23"] if zero else ["FT-18", "FT-23"],
    )


def _if_bid(v: Sight, price: int) -> list[Line]:
    """What a bid here would mean to the one who looks, while that seat still has to bid."""
    mine = v.mine
    bidding = active(v.state) is None and v.seat in v.state.tracks[:TURN_ORDER]
    if mine is None or not bidding:
        return []
    left = (mine["gold"] or 0) - price
    if left < 0:
        return [line("now-spot-short", missing=-left)]
    spots = [show_turn_spot(v.state, spot) for spot in range(TURN_SPOTS)]
    before = sum(spot["seat"] is not None and spot["price"] > price for spot in spots)
    place = line("now-spot-place", place=before + 1)
    return [place] if price == 0 else [place, line("now-spot-left", left=left)]


def _bid(v: Sight, thing: str, rest: str) -> Card | None:
    if rest not in ("1", "2", "3", "4")[: MARKERS[v.state.seats]]:
        return None
    spot = show_bid_spot(v.state, int(rest) - 1)
    return Card(
        id=thing,
        name=line("name-thing-bid", place=int(rest)),
        kind=None,
        does=line("card-bid"),
        now=[] if spot["seat"] is None else [line("now-bid-marker", owner=f"@{spot['seat']}")],
        rules=["FT-17", "FT-25"],
    )


# --- players ---------------------------------------------------------------------------------------------


def _player(v: Sight, thing: str, rest: str) -> Card | None:
    seat = v.player(rest)
    if seat is None:
        return None
    sheet = seat["breakdown"]
    hidden = [name for name in ("gold", "merchandise") if name not in sheet]
    open_parts = {name: value for name, value in sheet.items() if name not in ("gold", "merchandise")}
    more = [
        line(f"now-sheet-{name}", **{name: sheet[name]}) for name in ("gold", "merchandise") if name in sheet
    ]
    return Card(
        id=thing,
        name=line("name-thing-player", owner=f"@{seat['seat']}"),
        kind=line("card-player-part-kind" if hidden else "card-player-kind", points=seat["points"]),
        does=line("card-player"),
        now=[line("now-sheet", **open_parts), *more],
        rules=["FT-126", "FT-119", "FT-122"],
    )


def _gold(v: Sight, thing: str, rest: str) -> Card | None:
    seat = v.player(rest)
    if seat is None:
        return None
    gold = seat["gold"]
    return Card(
        id=thing,
        name=called(v, seat, "thing-gold"),
        kind=line("card-gold-secret-kind") if gold is None else line("card-gold-kind", number=gold),
        does=line("card-gold"),
        now=[line("now-gold-secret")] if gold is None else [],
        rules=["FT-118", "FT-132"],
    )


def _camels(v: Sight, thing: str, rest: str) -> Card | None:
    seat = v.player(rest)
    if seat is None:
        return None
    tiles = [tile for tile in v.tiles if tile["camel"] == seat["seat"]]
    points = sum(tile["value"] or 0 for tile in tiles)
    return Card(
        id=thing,
        name=called(v, seat, "thing-camels"),
        kind=line("card-camels-kind", number=seat["camels"]),
        does=line("card-camels"),
        now=[line("now-tiles", number=len(tiles), points=points)],
        rules=["FT-42", "FT-43", "FT-114"],
    )


def _cards(v: Sight, thing: str, rest: str) -> Card | None:
    seat = v.player(rest)
    if seat is None:
        return None
    known = [name for name in CARD_IDS for _ in range(seat["known"].get(name, 0))]
    now = [line("now-known", each_card=known)] if known else []
    if seat["unknown"]:
        now.append(line("now-unknown", number=seat["unknown"]))
    return Card(
        id=thing,
        name=called(v, seat, "thing-cards"),
        kind=line("card-cards-kind", number=seat["cards"]),
        does=line("card-cards"),
        now=now,
        rules=["FT-133", "FT-134"],
    )


# --- supplies --------------------------------------------------------------------------------------------


def _supply(v: Sight, thing: str) -> Card:
    kind, now = _stock(v, thing)
    sort = f"thing-{thing}"
    return Card(
        id=thing,
        name=line("name-bag" if thing == "bag" else f"name-{sort}"),
        kind=kind,
        does=line(f"card-{thing}"),
        now=now,
        rules=SUPPLY_RULES[thing],
    )


def _stock(v: Sight, thing: str) -> tuple[Line, list[Line]]:
    """How much of it there is, and what lies openly in it."""
    if thing == "palms":
        return line("card-supply-kind", number=v.state.palms), []
    if thing == "palaces":
        return line("card-supply-kind", number=v.state.palaces), []
    if thing == "bag":
        bag = dict(zip(TRIBE_IDS, v.state.stock[BAG : BAG + TRIBES], strict=True))
        return line("card-bag-kind", number=sum(bag.values())), [line("now-bag", **bag)]
    if thing == "pile":
        return line("card-stack-kind", number=sum(v.state.stock[PILE : PILE + KINDS])), []
    if thing == "djinn-pile":
        return line("card-stack-kind", number=in_place(v.state, IN_PILE)), []
    if thing == "discards":
        counts = v.state.stock[DISCARDS : DISCARDS + KINDS]
        cards = [name for name, count in zip(CARD_IDS, counts, strict=True) for _ in range(count)]
        return line("card-stack-kind", number=len(cards)), [
            line("now-lies", each_card=cards)
        ] if cards else []
    djinns = v.djinn_discards
    return line("card-stack-kind", number=len(djinns)), (
        [line("now-lies-djinns", each_djinn=djinns)] if djinns else []
    )


_SORTS: Final[dict[str, Callable[[Sight, str, str], Card | None]]] = {
    "tile": tile_card,
    "meeple": meeple_card,
    "hand": hand_meeple,
    "front": front_meeples,
    "spot": _spot,
    "bid": _bid,
    "row": row_card,
    "card": hand_card,
    "known": known_card,
    "djinn": djinn_card,
    "player": _player,
    "points": _player,
    "gold": _gold,
    "camels": _camels,
    "cards": _cards,
}
