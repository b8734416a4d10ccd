"""The cards of tiles and meeples, from what a view shows of them."""

from typing import Final

from caravanserai.core.events import Line
from caravanserai.core.game import Card
from caravanserai.core.pause import line
from caravanserai.games.fivetribes.board import (
    HAURVATAT_PALM_VP,
    MARKET_REACH,
    PALACE_VP,
    PALM_VP,
    TRIBE_IDS,
    TYPE_IDS,
)
from caravanserai.games.fivetribes.seat_view import Heap, Seat
from caravanserai.games.fivetribes.sight import Sight
from caravanserai.games.fivetribes.view import Tile, show_move

TRIBE_RULES: Final = {
    "vizier": ["FT-46", "FT-119"],
    "elder": ["FT-47", "FT-120"],
    "merchant": ["FT-48"],
    "builder": ["FT-49"],
    "assassin": ["FT-50", "FT-51"],
}


def called(v: Sight, seat: Seat, sort: str) -> Line:
    """What a player has, with whose it is: yours, or that player's."""
    mine = seat["seat"] == v.seat
    return line(f"name-{sort}-yours") if mine else line(f"name-{sort}", owner=f"@{seat['seat']}")


def tile_worth(v: Sight, tile: Tile) -> int:
    """FT-122, FT-123 What a tile counts for its owner, or would for the one who looks."""
    owner = v.seat if tile["camel"] is None else tile["camel"]
    grove = owner is not None and any(djinn["djinn"] == "haurvatat" for djinn in v.players[owner]["djinns"])
    palm = HAURVATAT_PALM_VP if grove else PALM_VP
    return (tile["value"] or 0) + tile["palms"] * palm + tile["palaces"] * PALACE_VP


# --- tiles -----------------------------------------------------------------------------------------------


def tile_card(v: Sight, thing: str, rest: str) -> Card | None:
    """A tile: what its action is, what stands on it and what it is worth."""
    tile = v.tile(rest)
    if tile is None:
        return None
    if tile["type"] is None:
        place = line("name-thing-place", tile=tile["cell"])
        return Card(
            id=thing, name=place, kind=None, does=line("card-tile-unlaid"), now=[], rules=["FT-9", "FT-1"]
        )
    return Card(
        id=thing,
        name=line("name-thing-tile", type=tile["type"], tile=tile["cell"]),
        kind=_tile_kind(v, tile),
        does=line(f"card-tile-{tile['type']}"),
        now=[*_on_tile(v, tile), *_of_type(v, tile)],
        rules=[tile["rule"] or "FT-58", "FT-42", "FT-123"],
    )


def _tile_kind(v: Sight, tile: Tile) -> Line:
    value, colour = tile["value"] or 0, tile["colour"] or "red"
    if tile["camel"] is None:
        return line("card-tile-kind", value=value, colour_id=colour)
    if tile["camel"] == v.seat:
        return line("card-tile-yours-kind", value=value, colour_id=colour)
    return line("card-tile-owned-kind", value=value, colour_id=colour, owner=f"@{tile['camel']}")


def _on_tile(v: Sight, tile: Tile) -> list[Line]:
    found: list[Line] = []
    crowd = [heap["tribe"] for heap in tile["meeples"] for _ in range(heap["count"])]
    if crowd:
        found.append(line("now-meeples", each_tribe=crowd))
    if tile["palms"] or tile["palaces"]:
        args = {"palms": tile["palms"], "palaces": tile["palaces"], "points": tile_worth(v, tile)}
        found.append(line("now-pieces", **args))
    return [*found, line("now-blue", blue=v.blue_around(tile["cell"]))]


def _of_type(v: Sight, tile: Tile) -> list[Line]:
    """What the action of the tile could give now."""
    if tile["type"] == "oasis":
        return [line("now-palms-left", number=v.state.palms)]
    if tile["type"] == "village":
        return [line("now-palaces-left", number=v.state.palaces)]
    mine = v.mine
    if tile["type"] == "sacred-place":
        if not v.djinns:
            return [line("now-sacred-none")]
        payers = [line("now-payers", elders=mine["elders"], fakirs=v.held("fakir"))] if mine else []
        return [line("now-sacred", each_djinn=v.djinns), *payers]
    if not v.row:
        return [line("now-row-empty")]
    offer = v.row[: MARKET_REACH[TYPE_IDS.index(str(tile["type"]))]]
    if mine is None:
        return [line("now-market", each_card=offer)]
    return [line("now-market-gold", each_card=offer, gold=mine["gold"] or 0)]


# --- meeples ---------------------------------------------------------------------------------------------


def meeple_card(v: Sight, thing: str, rest: str) -> Card | None:
    """Meeples of one tribe on a tile."""
    cell, _, tribe = rest.partition("-")
    tile = v.tile(cell)
    heap = next((each for each in tile["meeples"] if each["id"] == thing), None) if tile else None
    if heap is None:
        return None
    return Card(
        id=thing,
        name=line("name-thing-meeple", tribe=tribe, tile=cell),
        kind=line("card-meeple-kind", number=heap["count"]),
        does=line(f"card-meeple-{tribe}"),
        now=_if_met(v, heap, cell),
        rules=["FT-41", *TRIBE_RULES[tribe]],
    )


def _if_met(v: Sight, heap: Heap, cell: str) -> list[Line]:
    """FT-41 What one more of the tribe, dropped here last, would bring."""
    number = heap["count"] + 1
    key = f"now-meeple-{heap['tribe']}"
    if heap["tribe"] == "merchant":
        cards = v.row[:number]
        return [line(key, each_card=cards) if cards else line("now-row-empty")]
    if heap["tribe"] == "builder":
        blue = v.blue_around(cell)
        return [line(key, number=number, blue=blue, gold=number * blue)]
    return [line(key, number=number)]


def hand_meeple(v: Sight, thing: str, rest: str) -> Card | None:
    """A meeple of the hand that is being sown, and the tiles where it could be the last."""
    move = show_move(v.state)
    heap = next((each for each in move["hand"] if each["id"] == thing), None) if move else None
    if move is None or heap is None:
        return None
    ends = [end["tile"].removeprefix("tile-") for end in move["ends"] if rest in end["tribes"]]
    return Card(
        id=thing,
        name=line("name-thing-hand", tribe=rest),
        kind=line("card-hand-kind", number=heap["count"]),
        does=line(f"card-meeple-{rest}"),
        now=[line("now-ends", each_tile=ends)] if ends else [],
        rules=["FT-29", "FT-32", *TRIBE_RULES[rest]],
    )


def front_meeples(v: Sight, thing: str, rest: str) -> Card | None:
    """Viziers or Elders in front of a player."""
    number, _, tribe = rest.partition("-")
    seat = v.player(number)
    if seat is None or tribe not in TRIBE_IDS[:2]:
        return None
    mine = seat["seat"] == v.seat
    owner = f"@{seat['seat']}"
    count = seat["viziers"] if tribe == "vizier" else seat["elders"]
    return Card(
        id=thing,
        name=called(v, seat, f"thing-{tribe}"),
        kind=line("card-front-yours-kind", number=count)
        if mine
        else line("card-front-kind", number=count, owner=owner),
        does=line(f"card-meeple-{tribe}"),
        now=[_worth(v, seat, tribe)] if count else [],
        rules=[*TRIBE_RULES[tribe], "FT-50"],
    )


def _worth(v: Sight, seat: Seat, tribe: str) -> Line:
    if tribe == "elder":
        return line("now-elders", points=seat["breakdown"]["elders"])
    fewer = sum(each["viziers"] < seat["viziers"] for each in v.players)
    return line("now-viziers", points=seat["breakdown"]["viziers"], fewer=fewer)
