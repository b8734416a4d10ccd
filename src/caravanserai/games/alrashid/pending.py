"""What all pending steps of Al-Rashid share: which field values make sense, and which step may lie on which."""

from typing import Final

from caravanserai.core.machine import CHANCE, NOBODY, Step
from caravanserai.games.alrashid.board import (
    ACTIVATED_COUNT,
    AGHA_TOKENS,
    AREA_COUNT,
    COLOUR_COUNT,
    FAVOUR_COUNT,
    KINDS,
    MAX_PRICE,
    PALACES,
    PAWN_TYPES,
    RANKS,
    TILE_COUNT,
    TITLE_COUNT,
)
from caravanserai.games.alrashid.state import TOKEN_KINDS, Court

SEATS: Final = -1
"""Stands for the last seat in LIMITS."""

LIMITS: Final[dict[str, tuple[int, int]]] = {
    "who": (0, SEATS),
    "seat": (0, SEATS),
    "owner": (0, SEATS),
    "place": (0, SEATS),
    "area": (0, AREA_COUNT - 1),
    "palace": (0, PALACES - 1),
    "territory": (PALACES, AREA_COUNT - 1),
    "origin": (0, AREA_COUNT - 1),
    "rank": (0, RANKS - 1),
    "pawn": (0, PAWN_TYPES - 1),
    "colour": (0, COLOUR_COUNT - 1),
    "kind": (0, TOKEN_KINDS - 1),
    "favour": (-1, FAVOUR_COUNT - 1),
    "title": (-1, TITLE_COUNT - 1),
    "tile": (0, TILE_COUNT - 1),
    "index": (0, ACTIVATED_COUNT),
    "actions": (0, 6),
    "activated": (0, 1),
    "left": (1, AGHA_TOKENS),
    "used": (0, 15),
    "price": (0, MAX_PRICE),
}
"""The values of a step's plain fields, first and last."""

TUPLE_LIMITS: Final[dict[str, tuple[int, int, int, bool]]] = {
    "drawn": (0, SEATS, 5, True),
    "ranked": (0, SEATS, RANKS, True),
    "paid": (0, MAX_PRICE, KINDS - 1, False),
    "chosen": (0, TOKEN_KINDS - 1, 64, False),
}
"""The values of a step's tuples, first and last, how many there may be, and whether all must differ."""

_GUILD: Final = "GuildActions SpySteps Leave"
_COURT: Final = "PalaceActions NewOrder"
_LATER: Final = "Favour GainTitle IdleDishonor ImpostorFavour"
_TURN: Final = "Round TakeTurn"

BENEATH: Final[dict[str, str]] = {
    "StartYear": "-",
    "StartTokens": "StartYear",
    "DrawTile": "StartTokens StartYear",
    "DrawOrder": "DrawTile",
    "LayTokens": "StartTokens StartYear",
    "LaidToken": "LayTokens",
    "StartToken": "StartToken StartYear",
    "Resolution": "-",
    "PlaceAsides": "Resolution",
    "PlaceReserves": "PlaceAsides",
    "SetAside": "PlaceReserves SetAside",
    "PlacePawn": "PlaceAsides",
    "PlaceAside": "Resolution",
    "PhaseEnd": "-",
    "Round": "PhaseEnd",
    "InformPawn": "Round InformPawn PlotPawn",
    "PlotPawn": "Round InformPawn PlotPawn",
    "MovePawn": "Round InformPawn PlotPawn SpyStep Leave",
    "TakeTurn": "Round",
    "AfterResolving": "Round",
    "Leave": "Round AfterResolving",
    "GuildActions": _GUILD,
    "SpySteps": "Leave",
    "SpyStep": "SpyStep Leave",
    "NewOrder": "Leave",
    "PalaceActions": _COURT,
    "CopyFavour": "GuildActions SpySteps",
    "ChooseTitle": f"{_GUILD} {_COURT}",
    "SpendNote": f"{_GUILD} {_COURT}",
    "Effects": f"{_GUILD} {_COURT}",
    "Pay": "Effects",
    "IdleDishonor": _GUILD,
    "GainTitle": f"{_GUILD} {_COURT}",
    "Favour": f"{_GUILD} {_LATER}",
    "Benevolence": f"{_COURT} GainTitle",
    "GiveGood": "DrawToken",
    "VizierSwap": f"{_GUILD} {_LATER}",
    "ImpostorFavour": "GuildActions SpySteps",
    "GainGood": _COURT,
    "Transmute": _COURT,
    "DrawToken": f"{_GUILD} {_COURT} {_LATER} {_TURN}",
    "DrawnToken": f"{_GUILD} {_COURT} {_LATER} {_TURN} DrawToken StartToken StartYear",
    "SmugglerSwap": _TURN,
    "TradeCommon": _TURN,
    "Negotiate": _TURN,
    "OfferToken": _TURN,
    "RemoveToken": _TURN,
    "DiscardToken": "DiscardToken Clash RemoveToken",
    "DiscardedBatch": "DiscardToken Clash RemoveToken",
    "Battle": "Leave",
    "FightOrFlee": "Battle",
    "CommitTokens": "Battle",
    "Clash": "Battle",
    "RaiderGood": "Battle RaiderGood",
    "FirstTrader": "Leave TakeItem",
    "TakeItem": "Leave TakeItem",
}
"""Class of a step -> the classes it may lie on, `-` for the bottom of the stack."""


class CourtStep(Step[Court]):
    """A step of this game."""

    def flaw(self, s: Court, at: int) -> str:
        """Fields out of range, or a step that cannot lie where it lies."""
        for name in self.fields:
            fault = _fault(name, getattr(self, name), s.seats)
            if fault:
                return fault
        beneath = type(s.stack[at - 1]).__name__ if at else "-"
        if beneath not in BENEATH[type(self).__name__].split():
            return f"{type(self).__name__} cannot wait on top of {beneath}"
        return self.misfit(s)

    def misfit(self, s: Court) -> str:
        """What makes the step impossible in this position though its fields are in range."""
        return ""


class Chance(CourtStep):
    """A draw."""

    def __init__(self) -> None:
        super().__init__(CHANCE)


class Automatic(CourtStep):
    """Something that runs by itself."""

    def __init__(self) -> None:
        super().__init__(NOBODY)


def _fault(name: str, value: object, seats: int) -> str:
    """What is wrong with a field's value."""
    if name in TUPLE_LIMITS:
        low, high, most, unique = TUPLE_LIMITS[name]
        if not isinstance(value, tuple):
            return f"{name} must be a list"
        if len(value) > most or (unique and len(value) != len(set(value))):
            return f"{name} has too many or repeated entries"
        for each in value:
            if not low <= each <= (seats - 1 if high == SEATS else high):
                return f"{name} cannot contain {each}"
        return ""
    low, high = LIMITS[name]
    if not isinstance(value, int):
        return f"{name} must be a number"
    if not low <= value <= (seats - 1 if high == SEATS else high):
        return f"{name} cannot be {value}"
    return ""
