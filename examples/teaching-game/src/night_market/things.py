"""What the things on the table are: a card for each, told with the looking seat's own view."""

from caravanserai.core.events import Argument
from caravanserai.core.game import Card, Line
from night_market import options
from night_market.board import CARDS, COPIES, GUARD, LANTERN, VALUES, WARES
from night_market.state import State
from night_market.view import View, view


def things(s: State) -> list[str]:
    """The things that have an id by rule: the deck, and every kind of card there is, in the hand or not."""
    return ["deck", *(f"card-{card}" for card in _kinds(s))]


def card(s: State, seat: int | None, thing: str) -> Card | None:
    """The card of a thing; None if there is no such thing."""
    sort, _, which = thing.partition("-")
    seen = view(s, seat)
    if thing == "deck":
        return _card(thing, "NM-5", "deck", [_line("now-deck", number=seen["deck"])])
    if sort == "card" and which in _kinds(s):
        return _of_card(seen, which)
    if sort == "trader" and which.isdecimal() and int(which) < s.seats:
        return _of_trader(seen, int(which))
    return None


def _kinds(s: State) -> tuple[str, ...]:
    """NM-15 Without guards there is no such card."""
    return CARDS if options.guards(s.options) else CARDS[:GUARD]


def _of_card(seen: View, which: str) -> Card:
    index = CARDS.index(which)
    held = seen["hand"]
    now = [] if held is None else [_line("now-held", number=held.get(which, 0))]
    if which not in WARES:
        rule = "NM-7" if index == LANTERN else "NM-9"
        return _card(f"card-{which}", rule, which, now, _line("card-kind", number=COPIES[index]))
    kind = _line("card-ware-kind", points=VALUES[index], number=COPIES[index])
    return _card(f"card-{which}", "NM-6", "ware", now, kind, name=which)


def _of_trader(seen: View, seat: int) -> Card:
    trader = seen["seats"][seat]
    sold = sum(trader["stall"].get(ware, 0) for ware in WARES)
    now = [_line("now-trader", cards=trader["cards"], wares=sold, points=trader["points"])]
    return _card(trader["id"], "NM-8", "trader", now, name=f"@{seat}")


def _card(
    thing: str, rule: str, sort: str, now: list[Line], kind: Line | None = None, name: str = ""
) -> Card:
    return Card(
        id=thing,
        name=_line("card-name", thing=name or sort),
        kind=kind,
        does=_line(f"card-{sort}"),
        now=now,
        rules=[rule],
    )


def _line(key: str, **args: Argument) -> Line:
    return Line(key=key, args=args)
