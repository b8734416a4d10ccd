"""The cards of spaces and of the tokens that lie on them."""

from typing import Final

from caravanserai.core.events import Argument
from caravanserai.core.game import Card, Line
from caravanserai.games.morgenland.board import GUARD, STRENGTHS
from caravanserai.games.morgenland.view import View
from caravanserai.games.morgenland.view_spaces import SpaceView, TokenView

RULES: Final = {
    "cave": ["MO-39", "MO-15"],
    "tent": ["MO-40", "MO-41"],
    "djinn": ["MO-43", "MO-62"],
    "market": ["MO-44"],
    "caravanserai": ["MO-45", "MO-11"],
    "guard": ["MO-46", "MO-47", "MO-49"],
    "room": ["MO-51", "MO-52", "MO-46"],
}
"""The rules of the spaces by sort."""


def space_rules(space: str) -> list[str]:
    """The rules of a space, what it gives first."""
    return RULES[space.partition("-")[0]]


def space(seen: View, thing: str) -> Card:
    """A space: what it gives, who lies there and where you stand."""
    found = next(each for each in seen["spaces"] if each["id"] == thing)
    sort = thing.partition("-")[0]
    does = "card-tent-open" if sort == "tent" and seen["spells"]["display"] else f"card-{sort}"
    return Card(
        id=thing,
        name=line(f"name-{thing}"),
        kind=_kind(seen, found, sort),
        does=line(does),
        now=_standing(seen, found) + _present(seen, found),
        rules=space_rules(thing),
    )


def _kind(seen: View, found: SpaceView, sort: str) -> Line:
    number = found["number"]
    niches, room = found["niches"], found["room"]
    if niches is not None:
        piles = [str(pile) for pile in niches if pile]
        kind = found["id"].replace("cave", "kind")
        return line("card-cave-kind", number=number, piles=len(piles), each_pile=piles, kind=kind)
    if room is not None:
        if room["offer"] is None:
            return line("card-room-sold-kind", number=number, stack=room["stack"])
        return line("card-room-kind", number=number, artifact=room["offer"], stack=room["stack"])
    if sort == "guard":
        return line("card-guard-kind", number=number, strength=seen["guard"] or 0)
    if sort == "tent" and seen["version"] == "magic":
        return line("card-tent-kind", number=number, deck=seen["spells"]["deck"])
    return line("card-city-kind", number=number)


def _standing(seen: View, found: SpaceView) -> list[Line]:
    """What holds for the space at this moment of the round."""
    lines: list[Line] = []
    if found["id"] in ("tent", "djinn") and seen["version"] == "basic":
        return [line("now-magic-only")]
    if found["status"] == "scored":
        lines.append(line("now-scored"))
    if found["closed"]:
        lines.append(line("now-closed"))
    if seen["reversed"] and found["status"] != "scored" and found["id"] != "guard":
        lines.append(line("now-reversed"))
    if found["smuggler"] is not None:
        lines.append(line("now-smuggler", seat=f"@{found['smuggler']}"))
    if found["id"] == "guard":
        lines += _admission(seen)
    if found["room"] is not None and any(found["room"]["known"]):
        names = [piece or "hidden-piece" for piece in found["room"]["known"]]
        lines.append(line("now-known-stack", each_artifact=names))
    return lines


def _admission(seen: View) -> list[Line]:
    """MO-46, MO-47 Whether you are in, or what you would have to pay."""
    seat = seen["seat"]
    if seat is None or not seen["guard"]:
        return []
    me = seen["seats"][seat]
    if me["admitted"] is not None:
        return [line("now-admitted" if me["admitted"] else "now-refused")]
    if me["key"]:
        return [line("now-key")]
    mine = [rank["strength"] for rank in seen["spaces"][GUARD]["ranks"] if rank["seat"] == seat]
    missing = seen["guard"] - sum(mine)
    return [line("now-bribe", number=missing)] if missing > 0 else [line("now-strong")]


def _present(seen: View, found: SpaceView) -> list[Line]:
    """Who lies here, where you rank, and the price that you would pay in a room."""
    seat = seen["seat"]
    lines: list[Line] = []
    own = [each["strength"] or 0 for each in found["tokens"] if each["owner"] == seat]
    others = [each["owner"] for each in found["tokens"] if each["owner"] != seat]
    if own:
        strengths = [str(strength) for strength in sorted(own, reverse=True)]
        lines.append(line("now-own-here", each_strength=strengths, number=len(own), sum=sum(own)))
    if others:
        owners = [f"@{each}" for each in dict.fromkeys(others)]
        lines.append(line("now-others-here", number=len(others), each_owner=owners))
    ranks = [rank["seat"] for rank in found["ranks"]]
    if seat in ranks and found["id"] != "guard":
        lines.append(line("now-rank", number=ranks.index(seat) + 1, all=len(ranks)))
    if own and found["room"] is not None and seen["own"] is not None and found["status"] != "scored":
        amounts = sorted(own, reverse=True)
        stock = sorted(seen["own"]["treasure"].values(), reverse=True)
        payable = len(own) <= len(stock) and all(
            have >= price for have, price in zip(stock, amounts, strict=False)
        )
        lines.append(line("now-price" if payable else "now-price-short", number=len(own)))
    return lines


# --- tokens ------------------------------------------------------------------------------------------

_SORTS: Final = {"c": "carpet", "d": "doppelganger"}


def token(seen: View, thing: str) -> Card | None:
    """A token on the board or removed from it; of others' face-down ones only what all can count (MO-13)."""
    for each in seen["spaces"]:
        for found in each["tokens"]:
            if found["id"] == thing:
                return _token(seen, found, each["id"])
    for player in seen["seats"]:
        for found in player["removed"]:
            if found["id"] == thing:
                return _token(seen, found, None)
    return None


def _token(seen: View, found: TokenView, place: str | None) -> Card:
    sort = _SORTS.get(found["handle"].partition("#")[2][0], "character")
    strength = found["strength"] or 0
    mine = found["owner"] == seen["seat"]
    where: dict[str, Argument] = {"strength": strength, "up": int(found["up"])}
    return Card(
        id=found["id"],
        name=line(
            f"card-{sort}-own-name" if mine else f"card-{sort}-name",
            **({"strength": strength} if mine else {"owner": f"@{found['owner']}"}),
        ),
        kind=line("card-removed-kind", **where)
        if place is None
        else line("card-token-kind", space=place, **where),
        does=line(f"card-{sort}" if place is not None else "card-removed"),
        now=_secret(seen, found),
        rules=["MO-12", "MO-14"] if sort != "character" else ["MO-14", "MO-33", "MO-52"],
    )


def _secret(seen: View, found: TokenView) -> list[Line]:
    """What a face-down token can be: the strengths that its owner has not shown this round."""
    if found["up"]:
        return []
    if found["owner"] == seen["seat"]:
        return [line("now-only-you", strength=found["strength"] or 0)]
    return [line("now-not-seen", owner=f"@{found['owner']}", each_strength=not_seen(seen, found["owner"]))]


def not_seen(seen: View, seat: int) -> list[str]:
    """MO-1 The strengths of a player that nobody has seen face up this round."""
    tokens = [token for each in seen["spaces"] for token in each["tokens"]] + seen["seats"][seat]["removed"]
    shown = [
        each["strength"]
        for each in tokens
        if each["owner"] == seat and each["up"] and each["handle"].partition("#")[2][0].isdigit()
    ]
    return [str(strength) for strength in STRENGTHS if strength not in shown]


def line(key: str, **args: Argument) -> Line:
    """Something to say: a message and its arguments."""
    return Line(key=key, args=args)
