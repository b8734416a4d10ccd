"""The cards of the players and of everything that stands in their rows."""

from typing import Final

from caravanserai.core.game import Card, Line
from caravanserai.games.morgenland.board import KINDS
from caravanserai.games.morgenland.things_magic import artifact, spell
from caravanserai.games.morgenland.things_spaces import line, not_seen
from caravanserai.games.morgenland.view import View
from caravanserai.games.morgenland.view_seats import SeatView

RULES: Final = {
    "points": ["MO-57", "MO-56"],
    "unplaced": ["MO-31", "MO-1"],
    "treasure": ["MO-3", "MO-59"],
    "removed": ["MO-17"],
    "admitted": ["MO-46", "MO-49"],
    "passed": ["MO-76"],
    "spells": ["MO-79", "MO-40"],
    "uses": ["MO-61", "MO-62"],
    "lit": ["MO-66", "MO-79"],
    "djinn": ["MO-43", "MO-62"],
    "unseen": ["MO-86"],
}
"""What stands in a player's row, and the rules of it; the last five only with magic."""
_MAGIC: Final = ("spells", "uses", "lit", "djinn", "unseen")


def of_seat(seen: View, thing: str) -> Card | None:
    """A player, or something in the row of that player."""
    player = seen["seats"][int(thing[len("seat-")])]
    part = thing[len(player["id"]) + 1 :]
    if not part:
        return _player(seen, player) if thing == player["id"] else None
    if part in RULES:
        return None if part in _MAGIC and seen["version"] == "basic" else _number(seen, player, part, thing)
    sort, _, name = part.partition("-")
    if sort == "artifact" and name in {**player["unused"], **player["used"]}:
        return artifact(seen, thing, name, player)
    if sort == "spell" and name in player["known_spells"]:
        return spell(seen, thing, name, player)
    if sort == "kind" and name in KINDS and player["treasure"] is not None:
        return _treasure(player, name, thing)
    return None


def _player(seen: View, player: SeatView) -> Card:
    place = seen["order"].index(player["seat"]) + 1
    now = [line("now-player", artifacts=player["points"], unplaced=player["unplaced"])]
    if seen["version"] == "magic":
        now.append(line("now-player-magic", spells=player["spells"], uses=player["uses"]))
    if player["admitted"] is not None:
        now.append(line("now-player-in" if player["admitted"] else "now-player-out"))
    return Card(
        id=player["id"],
        name=line("card-player-name", seat=f"@{player['seat']}"),
        kind=line("card-player-kind", colour=player["colour"], number=place),
        does=line("card-player"),
        now=now,
        rules=["MO-57", "MO-11"],
    )


def _treasure(player: SeatView, kind: str, thing: str) -> Card:
    assert player["treasure"] is not None
    return Card(
        id=thing,
        name=line("card-treasure-of-name", kind=f"kind-{kind}", seat=f"@{player['seat']}"),
        kind=line("card-treasure-of-kind", number=player["treasure"][kind]),
        does=line("card-kind"),
        now=[],
        rules=["MO-2", "MO-52"],
    )


def _number(seen: View, player: SeatView, part: str, thing: str) -> Card:
    return Card(
        id=thing,
        name=line(f"card-{part}-name", seat=f"@{player['seat']}"),
        kind=None,
        does=line(f"card-{part}"),
        now=_value(seen, player, part),
        rules=RULES[part],
    )


def _value(seen: View, player: SeatView, part: str) -> list[Line]:
    """The number itself, or whether it holds."""
    if part == "points":
        return [line("now-points", number=player["points"])]
    if part == "treasure":
        held = player["treasure"]
        return [line("now-hidden") if held is None else line("now-treasure", number=sum(held.values()))]
    if part == "unplaced":
        hidden = line(
            "now-not-seen", owner=f"@{player['seat']}", each_strength=not_seen(seen, player["seat"])
        )
        return [line("now-unplaced", number=player["unplaced"]), hidden]
    if part == "removed":
        return [line("now-removed", number=len(player["removed"]))]
    if part == "spells":
        known = (
            [line("now-spells-known", each_spell=player["known_spells"])] if player["known_spells"] else []
        )
        return [line("now-spells", number=player["spells"]), *known]
    if part == "uses":
        return [line("now-uses", number=player["uses"], limit=player["limit"])]
    return _state(seen, player, part)


def _state(seen: View, player: SeatView, part: str) -> list[Line]:
    reacting = seen["reacting"]
    holds = {
        "lit": player["lit"],
        "djinn": player["djinn"],
        "unseen": player["unseen"] > 0,
        "admitted": player["key"] or player["admitted"] is True,
        "passed": reacting is not None and player["seat"] in reacting["passed"],
    }[part]
    return [line(f"now-{part}-yes" if holds else f"now-{part}-no", seat=f"@{player['seat']}")]
