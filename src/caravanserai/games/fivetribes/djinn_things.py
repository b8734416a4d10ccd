"""The cards of djinns: their power in one sentence, where they lie, and what they would do for the one who looks."""

from typing import Final

from caravanserai.core.events import Line
from caravanserai.core.game import Card
from caravanserai.core.pause import line
from caravanserai.games.fivetribes.board import (
    DJINN_COST,
    DJINN_IDS,
    DJINN_RULE,
    DJINN_VP,
    ELDER_VP,
    FAKIRS_PER_WILD,
    GOODS,
    HAURVATAT_PALM_VP,
    JAFAAR_VIZIER_VP,
    KINDS,
    PALM_VP,
    SET_VALUE,
    SHAMHAT_ELDER_VP,
    TRIBES,
    VIZIER_VP,
)
from caravanserai.games.fivetribes.djinns import in_place
from caravanserai.games.fivetribes.fields import BAG, IN_PILE, PILE
from caravanserai.games.fivetribes.sight import Sight
from caravanserai.games.fivetribes.view import Tile, show_looked_at

COST_IDS: Final = ("none", "any", "pair", "fakir", "fakirs")
PAID_RULES: Final = ["FT-69", "FT-72"]


def djinn_card(v: Sight, thing: str, rest: str) -> Card | None:
    """A djinn, wherever it lies."""
    if rest not in DJINN_IDS:
        return None
    djinn = DJINN_IDS.index(rest)
    cost = COST_IDS[DJINN_COST[djinn]]
    return Card(
        id=thing,
        name=line(f"name-{rest}"),
        kind=line("card-djinn-kind", points=DJINN_VP[djinn], cost_id=cost),
        does=line(f"card-djinn-{rest}"),
        now=[*_place(v, rest), *_effect(v, rest)],
        rules=[DJINN_RULE[djinn], *(["FT-68"] if cost == "none" else PAID_RULES)],
    )


def _place(v: Sight, name: str) -> list[Line]:
    """Where all, or the one who looks, know it to be."""
    for seat in v.players:
        for djinn in seat["djinns"]:
            if djinn["djinn"] == name:
                if seat["seat"] != v.seat:
                    return [line("now-djinn-owner", owner=f"@{seat['seat']}")]
                return [line("now-djinn-used" if djinn["used"] else "now-djinn-yours")]
    if name in v.djinns:
        return [line("now-djinn-display")]
    if name in v.djinn_discards:
        return [line("now-djinn-discarded")]
    drawn = show_looked_at(v.state, v.seat)
    mine = (drawn["djinns"] or []) if drawn else []
    return [line("now-djinn-drawn")] if any(djinn["djinn"] == name for djinn in mine) else []


def _effect(v: Sight, name: str) -> list[Line]:
    """What its power could do now."""
    if name in ("bouraq", "hagis", "monkir"):
        return [line("now-palaces-left", number=v.state.palaces)]
    if name in ("enki", "lamia"):
        return [line("now-palms-left", number=v.state.palms)]
    if name == "sloar":
        return [line("now-djinn-pile", number=sum(v.state.stock[PILE : PILE + KINDS]))]
    if name == "sibittis":
        return [line("now-djinn-djinns", number=in_place(v.state, IN_PILE))]
    if name == "anun-nak":
        bag = line("now-djinn-bag", number=sum(v.state.stock[BAG : BAG + TRIBES]))
        return [line("now-djinn-bare", number=sum(map(_bare, v.tiles))), bag]
    return _own_effect(v, name)


def _own_effect(v: Sight, name: str) -> list[Line]:
    """What its power means with what the one who looks has."""
    mine = v.mine
    if mine is None:
        return []
    camels = line("now-djinn-camels", number=mine["camels"])
    if name == "leta":
        return [line("now-djinn-bare", number=sum(map(_bare, v.tiles))), camels]
    if name == "utug":
        free = sum(_unbuilt(tile) and bool(tile["meeples"]) for tile in v.tiles)
        return [line("now-djinn-settle", number=free), camels]
    if name == "marid":
        return [line("now-djinn-tiles", number=sum(tile["camel"] == v.seat for tile in v.tiles))]
    if name == "kumarbi":
        return [line("now-fakirs", number=v.held("fakir"))]
    owns = any(djinn["djinn"] == name for djinn in mine["djinns"])
    more = None if owns else _more_points(v, name)
    return [] if more is None else [line("now-djinn-more", more=more)]


def _more_points(v: Sight, name: str) -> int | None:
    """What a djinn of the final scoring would add to the points of the one who looks; None: it is no such djinn."""
    mine = v.mine
    assert mine is not None
    if name == "jafaar":
        return mine["viziers"] * (JAFAAR_VIZIER_VP - VIZIER_VP)
    if name == "shamhat":
        return mine["elders"] * (SHAMHAT_ELDER_VP - ELDER_VP)
    if name == "haurvatat":
        palms = sum(tile["palms"] for tile in v.tiles if tile["camel"] == v.seat)
        return palms * (HAURVATAT_PALM_VP - PALM_VP)
    return _wild_points(v) if name == "al-amin" else None


def _wild_points(v: Sight) -> int:
    """FT-77, FT-78 What the Fakirs of the hand would add as wild cards: to the first set, then to the next."""
    mine = v.mine
    hand = (mine["hand"] or []) if mine else []
    wild = v.held("fakir") // FAKIRS_PER_WILD
    more, level = 0, 1
    while wild:
        kinds = sum(card["sells"] and card["count"] >= level for card in hand)
        added = min(wild, GOODS - kinds)
        more += SET_VALUE[kinds + added] - SET_VALUE[kinds]
        wild -= added
        level += 1
    return more


def _unbuilt(tile: Tile) -> bool:
    return tile["camel"] is None and not tile["palms"] and not tile["palaces"]


def _bare(tile: Tile) -> bool:
    """FT-79 No camel, meeple, palm or palace."""
    return _unbuilt(tile) and not tile["meeples"]
