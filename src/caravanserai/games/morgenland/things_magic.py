"""The cards of artifacts and spells, of the stacks and of the deck they come from."""

from collections.abc import Sequence
from typing import Final

from caravanserai.core.game import Card, Line
from caravanserai.games.morgenland.board import (
    ARTIFACT_RULES,
    ARTIFACTS,
    CITY_END,
    CITY_TAX,
    FIRST_CITY,
    OFFERING_VALUE,
    PIECES,
    PLAIN,
    SACRIFICE_VALUE,
    SPELL_RULES,
    SPELLS,
)
from caravanserai.games.morgenland.things_spaces import line
from caravanserai.games.morgenland.view import View
from caravanserai.games.morgenland.view_seats import SeatView
from caravanserai.games.morgenland.view_spaces import SpaceView

_COLLECTED: Final = {"offering": OFFERING_VALUE, "sacrifice": SACRIFICE_VALUE}
_PARITY: Final = {"lunar-eclipse": 1, "solar-eclipse": 0}

# --- artifacts ---------------------------------------------------------------------------------------


def artifact(seen: View, thing: str, name: str, owner: SeatView | None = None) -> Card:
    """An artifact: its power, who is known to have it, and whether it can still be used this round."""
    plain = name == PIECES[PLAIN]
    rules = ["MO-57", "MO-22"] if plain else [ARTIFACT_RULES[ARTIFACTS.index(name)], "MO-61"]
    kind = line("card-artifact-kind") if owner is None else line("card-artifact-of-kind", seat=_at(owner))
    return Card(
        id=thing,
        name=line("card-artifact-name" if plain else f"name-{name}"),
        kind=kind,
        does=line("card-artifact-plain") if plain else line("artifact-does", artifact=name),
        now=_pieces(seen, name, owner),
        rules=rules,
    )


def _pieces(seen: View, name: str, owner: SeatView | None) -> list[Line]:
    player = owner if owner is not None else None if seen["seat"] is None else seen["seats"][seen["seat"]]
    lines: list[Line] = []
    if player is not None and name in {**player["unused"], **player["used"]}:
        lines += _held(seen, player, name, owner is None)
    rooms = [each["id"] for each in seen["spaces"] if each["room"] and each["room"]["offer"] == name]
    if owner is None and rooms and name != PIECES[PLAIN]:
        lines.append(line("now-offered", each_space=rooms))
    if owner is None and name != PIECES[PLAIN]:
        others = [
            _at(each)
            for each in seen["seats"]
            if each["seat"] != seen["seat"] and name in {**each["unused"], **each["used"]}
        ]
        lines += [line("now-others-have", each_seat=others)] if others else []
    return lines


def _held(seen: View, player: SeatView, name: str, mine: bool) -> list[Line]:
    unused, used = player["unused"].get(name, 0), player["used"].get(name, 0)
    lines = [line("now-held", unused=unused, used=used)]
    if seen["version"] == "magic" and name != "scroll":
        key = "now-own-uses" if mine else "now-uses"
        lines.append(line(key, number=player["uses"], limit=player["limit"]))
    return lines


def stack(seen: View, thing: str, place: str) -> Card:
    """The face-down artifacts of a room, with what the viewer knows of them."""
    room = next(each["room"] for each in seen["spaces"] if each["id"] == place)
    assert room is not None
    known = [piece or "hidden-piece" for piece in room["known"]] if any(room["known"]) else []
    return Card(
        id=thing,
        name=line("card-stack-name", space=place),
        kind=line("card-stack-kind", number=room["stack"]),
        does=line("card-stack"),
        now=[line("now-known-stack", each_artifact=known)] if known else [],
        rules=["MO-27", "MO-30"],
    )


# --- spells ------------------------------------------------------------------------------------------


def spell(seen: View, thing: str, title: str, owner: SeatView | None = None) -> Card:
    """A spell: what it does, whether it could be cast, and what it would do now where that is public."""
    now = _place(seen, title) if owner is None else [line("now-spell-of", seat=_at(owner))]
    return Card(
        id=thing,
        name=line(f"name-{title}"),
        kind=line("card-spell-kind", when_id=title),
        does=line("spell-does", spell=title),
        now=now + _effect(seen, title),
        rules=[SPELL_RULES[SPELLS.index(title)], "MO-66", "MO-79"],
    )


def _place(seen: View, title: str) -> list[Line]:
    """Where the card is, and for a card in hand whether the Lamp allows it."""
    cast = [each for each in seen["pending"] if each["spell"] == title]
    if cast:
        return [line("now-spell-cast", seat=f"@{cast[-1]['caster']}")]
    if title in seen["spells"]["discards"]:
        return [line("now-spell-gone")]
    if title in seen["spells"]["display"]:
        return [line("now-spell-display")]
    owners = [
        each for each in seen["seats"] if title in each["known_spells"] and each["seat"] != seen["seat"]
    ]
    if owners:
        return [line("now-spell-of", seat=_at(owners[0]))]
    if seen["seat"] is None or seen["own"] is None or title not in seen["own"]["spells"]:
        return []
    me = seen["seats"][seen["seat"]]
    if me["lit"]:
        return [line("now-spell-lit")]
    lamp = me["unused"].get("lamp", 0) and me["uses"]
    return [line("now-spell-lights" if lamp else "now-spell-no-lamp")]


def _effect(seen: View, title: str) -> list[Line]:
    """What the spell would do in this position, counted from what lies open."""
    if title in seen["spells"]["discards"]:
        return []
    seat, own = seen["seat"], seen["own"]
    if title in _COLLECTED and own is not None:
        have = sum(own["treasure"].values())
        return [line("now-you-return", number=min(have, _COLLECTED[title]), have=have)]
    if title in ("baksheesh", "sultans-tax"):
        city = title == "baksheesh"
        spaces = seen["spaces"][FIRST_CITY:CITY_END] if city else seen["spaces"][CITY_END + 1 :]
        count = sum(each["owner"] != seat for place in spaces for each in place["tokens"])
        return [line("now-taxed", number=count, cost=count * (CITY_TAX if city else 1))] if count else []
    if title in ("dragon-flight", "return-of-the-dragon"):
        return _caves(seen, title == "return-of-the-dragon")
    if title in _PARITY:
        return _eclipse(seen["spaces"], _PARITY[title])
    return []


def _caves(seen: View, full: bool) -> list[Line]:
    """The caves not yet scored that hold treasure, or none."""
    caves = [
        each["id"]
        for each in seen["spaces"]
        if each["niches"] is not None and each["status"] != "scored" and bool(sum(each["niches"])) == full
    ]
    return [line("now-caves", each_space=caves)] if caves else []


def _eclipse(spaces: Sequence[SpaceView], odd: int) -> list[Line]:
    """The spaces that lie wholly face up, and how many characters would go there."""
    lines: list[Line] = []
    for place in spaces:
        tokens = place["tokens"]
        gone = [each for each in tokens if each["up"] and (each["strength"] or 0) % 2 == odd]
        if place["id"] != "guard" and gone and all(each["up"] for each in tokens):
            lines.append(line("now-eclipse", space=place["id"], number=len(gone)))
    return lines[-2:]


def spell_deck(seen: View, thing: str) -> Card | None:
    """The face-down spells beside the Tent."""
    if seen["version"] == "basic":
        return None
    return Card(
        id=thing,
        name=line("card-spell-deck-name"),
        kind=line("card-spell-deck-kind", number=seen["spells"]["deck"]),
        does=line("card-spell-deck"),
        now=[],
        rules=["MO-40", "MO-41"],
    )


def spell_discards(seen: View, thing: str) -> Card | None:
    """The spells that are out of the game."""
    if seen["version"] == "basic":
        return None
    gone = seen["spells"]["discards"]
    return Card(
        id=thing,
        name=line("card-discards-name"),
        kind=line("card-discards-kind", number=len(gone)),
        does=line("card-discards"),
        now=[line("now-discards", each_spell=gone)] if gone else [],
        rules=["MO-41", "MO-85"],
    )


def _at(player: SeatView) -> str:
    return f"@{player['seat']}"
