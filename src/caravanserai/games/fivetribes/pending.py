"""What the fields of a pending step may hold, and which steps may lie beneath it."""

from typing import Final

from caravanserai.core.pending import BOTTOM, SEATS, Entries, Pending
from caravanserai.games.fivetribes.board import (
    ANUN_NAK_DRAW,
    ASSASSIN,
    BID_SPOTS,
    BIDS,
    BUILDER,
    CELLS,
    COLOUR_IDS,
    DJINNS,
    GOODS,
    LARGE_MARKET,
    MARKET_REACH,
    SIBITTIS_DRAW,
    SMALL_MARKET,
    TRIBE_COUNT,
)
from caravanserai.games.fivetribes.fields import PALACE, PALM

POWER: Final = "OpenWindow Closing"
"""A power is used in a window, or in the closing."""
ACTION: Final = "OpenWindow TileAction"
"""Beneath the tribe's action waits W3, if the player has a djinn for it, else the tile's action."""

PENDING: Final = Pending(
    limits={
        "who": (0, SEATS),
        "seat": (0, SEATS),
        "spot": (0, BID_SPOTS - 1),
        "bid": (1, BIDS - 1),
        "window": (1, 3),
        "djinn": (0, DJINNS - 1),
        "cell": (0, CELLS - 1),
        "SettleMeeple.left": (1, ANUN_NAK_DRAW),
        "old": (0, SIBITTIS_DRAW),
        "more": (0, 1),
        "builders": (2, TRIBE_COUNT[BUILDER]),
        "factor": (1, 2),
        "assassins": (2, TRIBE_COUNT[ASSASSIN]),
        "reach": (2, TRIBE_COUNT[ASSASSIN]),
        "victims": (1, 2),
        "target": (0, CELLS + len(COLOUR_IDS) - 1),
        "killed": (1, 2),
        "piece": (PALM, PALACE),
        "market": (LARGE_MARKET, SMALL_MARKET),
        "BuySecondCard.left": (1, MARKET_REACH[LARGE_MARKET] - 1),
    },
    tuples={
        "drawn": Entries(0, DJINNS - 1, SIBITTIS_DRAW, True),
        "chosen": Entries(0, GOODS - 1, GOODS, True),
    },
    beneath={
        "StartRound": BOTTOM,
        "FillDjinns": "StartRound",
        "FillRow": "FillDjinns",
        "PlaceMarker": "FillRow",
        "DealMeeple": "PlaceMarker",
        "LayTile": "DealMeeple",
        "LayCard": "FillDjinns",
        "LayDjinn": "StartRound",
        "NextTurn": BOTTOM,
        "ChooseSpot": "NextTurn ChooseSpot",
        "ChooseBidFakirs": "NextTurn ChooseSpot",
        "Closing": "NextTurn",
        "Move": "Closing",
        "OpenWindow": "Move TribeAction TileAction",
        "UsePower": "Move TribeAction TileAction",
        "ChoosePayment": POWER,
        "ChooseTarget": POWER,
        "SettleMeeple": POWER,
        "DrawnDjinn": POWER,
        "KeepDjinn": POWER,
        "DrawnCard": f"{POWER} AfterKill",
        "ChooseStart": "Closing",
        "Drop": "Closing",
        "TribeAction": ACTION,
        "AskEchidna": ACTION,
        "BuilderFakirs": ACTION,
        "RangeFakirs": ACTION,
        "AskIbus": ACTION,
        "ChooseVictim": ACTION,
        "ChoosePieces": ACTION,
        "AfterKill": ACTION,
        "TileAction": "Closing",
        "AskShift": POWER,
        "ChooseNeighbour": POWER,
        "BuyCard": "Closing",
        "BuySecondCard": "Closing",
        "AskSacred": "Closing",
        "TakeDjinn": "Closing",
        "SellKind": "Closing",
    },
)
