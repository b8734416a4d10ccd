"""What every thing on the table is, told from the view of the seat that looks, so that no card knows more (MO-110)."""

from collections.abc import Callable, Sequence
from typing import Final

from caravanserai.core.game import Card
from caravanserai.games.morgenland.board import (
    KIND_IDS,
    KIND_VALUE,
    KINDS,
    PIECES,
    PLAIN,
    SPELLS,
)
from caravanserai.games.morgenland.state import State
from caravanserai.games.morgenland.things_magic import artifact, spell, spell_deck, spell_discards, stack
from caravanserai.games.morgenland.things_seats import of_seat
from caravanserai.games.morgenland.things_spaces import line, space, token
from caravanserai.games.morgenland.view import View, view


def card(s: State, seat: int | None, thing: str) -> Card | None:
    """What the thing is, as the seat may know it; None: there is no such thing."""
    return told(view(s, seat), thing)


def cards(s: State, seat: int | None, wanted: Sequence[str]) -> list[Card | None]:
    """The same of several things, of one view."""
    seen = view(s, seat)
    return [told(seen, thing) for thing in wanted]


def told(seen: View, thing: str) -> Card | None:
    """The card of a thing of this view."""
    if thing in _SINGLE:
        return _SINGLE[thing](seen, thing)
    sort, _, rest = thing.partition("-")
    if sort == "seat" and rest[:1].isdigit() and int(rest[0]) < len(seen["seats"]):
        return of_seat(seen, thing)
    if sort == "hand":
        return _hand(seen, thing)
    if sort == "kind" and rest in KINDS:
        return _kind(seen, thing)
    if sort == "token":
        return token(seen, thing)
    return _by_name(seen, thing)


def _by_name(seen: View, thing: str) -> Card | None:
    """Spaces, artifacts, spells and stacks are called by their names."""
    sort, _, rest = thing.partition("-")
    magic = seen["version"] == "magic"
    if thing in (each["id"] for each in seen["spaces"]):
        return space(seen, thing)
    if sort == "artifact" and rest in PIECES and (rest == PIECES[PLAIN]) != magic:
        return artifact(seen, thing, rest)
    if sort == "spell" and magic and rest in SPELLS:
        return spell(seen, thing, rest)
    if sort == "stack" and rest in (each["id"] for each in seen["spaces"] if each["room"] is not None):
        return stack(seen, thing, rest)
    return None


def by_rule(seen: View) -> list[str]:
    """The things that have an id by rule: numbers in the players' rows, supplies and stacks."""
    found = ["camel", "bank", "treasure-card", *KIND_IDS]
    magic = seen["version"] == "magic"
    found += ["spell-deck", "discards"] if magic else [f"artifact-{PIECES[PLAIN]}"]
    found += [f"artifact-{piece}" for piece in PIECES[:PLAIN] if magic]
    found += [f"spell-{title}" for title in SPELLS if magic]
    found += [f"stack-{each['id']}" for each in seen["spaces"] if each["room"] is not None]
    for each in seen["seats"]:
        numbers = ["points", "unplaced", "treasure", "removed", "admitted", "passed"]
        numbers += ["spells", "uses", "lit", "djinn", "unseen"] if magic else []
        numbers += [f"artifact-{piece}" for piece in {**each["unused"], **each["used"]}]
        numbers += [f"spell-{title}" for title in each["known_spells"]]
        numbers += KIND_IDS if each["treasure"] is not None else []
        found += [f"{each['id']}-{number}" for number in numbers]
    return found


# --- treasure and characters in hand -----------------------------------------------------------------


def _hand(seen: View, thing: str) -> Card | None:
    own = seen["own"]
    found = [] if own is None else [each for each in own["tokens"] if each["id"] == thing]
    if own is None or not found:
        return None
    strength = found[0]["strength"]
    rich = [f"kind-{kind}" for kind, number in own["treasure"].items() if number >= strength]
    pays = line("now-hand-pays", each_kind=rich) if rich else line("now-hand-too-dear", strength=strength)
    return Card(
        id=thing,
        name=line("card-hand-name", strength=strength),
        kind=line("card-hand-kind", number=len(own["tokens"])),
        does=line("card-hand", strength=strength),
        now=[pays],
        rules=["MO-1", "MO-32", "MO-52"],
    )


def _kind(seen: View, thing: str) -> Card:
    name = thing.removeprefix("kind-")
    cave = sum(seen["spaces"][KINDS.index(name)]["niches"] or [])
    now = [line("now-kind-table", bank=seen["bank"][name], cave=cave)]
    if seen["own"] is not None:
        now.insert(0, line("now-kind-own", number=seen["own"]["treasure"][name]))
    return Card(
        id=thing,
        name=line(f"name-{thing}"),
        kind=line("card-kind-kind", number=KIND_VALUE),
        does=line("card-kind"),
        now=now,
        rules=["MO-2", "MO-52", "MO-47"],
    )


# --- supplies ----------------------------------------------------------------------------------------


def _camel(seen: View, thing: str) -> Card:
    return Card(
        id=thing,
        name=line("card-camel-name"),
        kind=None,
        does=line("card-camel"),
        now=[line("now-camel", seat=f"@{seen['camel']}")],
        rules=["MO-11", "MO-15"],
    )


def _bank(seen: View, thing: str) -> Card:
    return Card(
        id=thing,
        name=line("card-bank-name"),
        kind=None,
        does=line("card-bank"),
        now=[line("now-bank", **seen["bank"])],
        rules=["MO-4"],
    )


def _treasure_card(seen: View, thing: str) -> Card:
    number = 0 if seen["card"] is None else int(seen["card"].partition("-")[2])
    return Card(
        id=thing,
        name=line("name-treasure-card"),
        kind=line("card-treasure-card-kind", number=number),
        does=line("card-treasure-card"),
        now=[line("now-cards-left", number=len(seen["cards"]))],
        rules=["MO-8", "MO-27", "MO-9"],
    )


_SINGLE: Final[dict[str, Callable[[View, str], Card | None]]] = {
    "camel": _camel,
    "bank": _bank,
    "treasure-card": _treasure_card,
    "spell-deck": spell_deck,
    "discards": spell_discards,
}
