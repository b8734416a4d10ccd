"""The last page: why the game ended and where the points came from (FT-114 to FT-125)."""

from collections.abc import Sequence

from caravanserai.core.ending import Ending
from caravanserai.core.events import Line, Told
from caravanserai.core.pause import line
from caravanserai.games.fivetribes.board import (
    AL_AMIN,
    CELLS,
    DJINN_IDS,
    FAKIR,
    FAKIRS_PER_WILD,
    GOODS,
)
from caravanserai.games.fivetribes.fields import CAMEL, ELDERS, GOLD, HAND, PALACE, PALM, PLAYER, VIZIERS
from caravanserai.games.fivetribes.scoring import breakdown
from caravanserai.games.fivetribes.state import State


def ending(s: State, told: Sequence[Told]) -> Ending:
    """FT-114, FT-115, FT-117 The last camel, a player without a move, or an empty board."""
    why, rule = line("end-no-move-left", number=s.round), "FT-117"
    for each in told:
        if each["kind"] == "last-camel":
            why, rule = line("end-last-camel", seat=each["args"]["seat"], number=s.round), "FT-114"
        elif each["kind"] == "no-move":
            why, rule = line("end-no-move", seat=each["args"]["seat"], number=s.round), "FT-115"
        else:
            continue
        break
    sources = [_sources(s, seat) for seat in range(s.seats)]
    return Ending(
        why=why,
        rule=rule,
        sources=[
            {category: found[category] for category, amount in points.items() if amount}
            for points, found in zip(breakdown(s), sources, strict=True)
        ],
    )


def _sources(s: State, seat: int) -> dict[str, Line]:
    """What the seat has of each category."""
    mine = seat * PLAYER
    own = [cell for cell in range(CELLS) if s.pieces[CAMEL + cell] == seat]
    viziers = s.players[mine + VIZIERS]
    fewer = sum(s.players[other * PLAYER + VIZIERS] < viziers for other in range(s.seats))
    djinns = [name for djinn, name in enumerate(DJINN_IDS) if s.djinns[djinn] == seat]
    return {
        "gold": line("end-gold", number=s.players[mine + GOLD]),
        "viziers": line("end-viziers", number=viziers, fewer=fewer),
        "elders": line("end-number", number=s.players[mine + ELDERS]),
        "djinns": line("end-djinns", each_djinn=djinns),
        "palms": line("end-number", number=sum(s.pieces[PALM + cell] for cell in own)),
        "palaces": line("end-number", number=sum(s.pieces[PALACE + cell] for cell in own)),
        "tiles": line("end-tiles", number=len(own)),
        "merchandise": line("end-sets", each_size=[str(size) for size in set_sizes(s, seat)]),
    }


def set_sizes(s: State, seat: int) -> list[int]:
    """FT-124, FT-125 The sizes of the seat's sets of different kinds; FT-77 with Al-Amin pairs of Fakirs fill them up."""
    hand = seat * PLAYER + HAND
    wild = s.players[hand + FAKIR] // FAKIRS_PER_WILD if s.djinns[AL_AMIN] == seat else 0
    found: list[int] = []
    while True:
        kinds = sum(s.players[hand + kind] > len(found) for kind in range(GOODS))
        added = min(wild, GOODS - kinds)
        wild -= added
        if kinds + added == 0:
            return found
        found.append(kinds + added)
