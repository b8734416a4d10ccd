"""What the fields of pending steps may hold, and what may lie beneath each (see `core.pending`).

A round is `CleanUp`, then the `Visit` of the next space or the `Award` of the current one; above it placement, windows
and awards. A seat is asked by the topmost step alone; the turn to place waits beneath its window, a choice among the
pieces of a stack until the stack is looked through.
"""

from typing import Final

from caravanserai.core.pending import BOTTOM, SEATS, Entries, Pending
from caravanserai.games.morgenland.board import (
    CITY_END,
    FIRST_CITY,
    KIND_COUNT,
    KIND_VALUE,
    MAGIC_STACK,
    MOST_SEATS,
    OFFERING_VALUE,
    ROOM_LIMIT,
    SACRIFICE_VALUE,
    SPACES,
    SPELL_COUNT,
    START_TREASURE,
    STRONGEST,
    TENT_CARDS,
    TOKEN_COUNT,
    W_BUY,
    W_CITY,
)
from caravanserai.games.morgenland.fields import ALL_SPELLS, BIT, HANDLES

_TOKENS: Final = MOST_SEATS * HANDLES - 1
_ALL: Final = KIND_COUNT * KIND_VALUE
_KINDS: Final = BIT[KIND_COUNT] - 1

_WINDOW: Final = "Turn ChooseToken Visit Award Resolve"
"""What a window opens on: before the placement, before a token, between spaces, at a space, before a spell."""

PENDING: Final = Pending(
    limits={
        "who": (0, SEATS),
        "seat": (0, SEATS),
        "caster": (0, SEATS),
        "second": (-1, SEATS),
        "rider": (-1, SEATS),
        "to": (0, MOST_SEATS),
        "room": (0, SEATS),
        "FillRooms.room": (0, MOST_SEATS),
        "kind": (0, KIND_COUNT - 1),
        "StartTreasure.kind": (0, KIND_COUNT - 2),
        "StartTreasure.left": (1, START_TREASURE),
        "PayKind.left": (1, _ALL),
        "TakeKind.left": (1, _ALL),
        "ShowSpells.left": (0, TENT_CARDS),
        "barred": (0, _KINDS),
        "returned": (0, _KINDS),
        "taken": (0, _KINDS),
        "last": (-1, KIND_COUNT - 1),
        "total": (0, _ALL),
        "amount": (min(OFFERING_VALUE, SACRIFICE_VALUE), max(OFFERING_VALUE, SACRIFICE_VALUE)),
        "at": (0, MOST_SEATS),
        "PayToken.index": (0, ROOM_LIMIT - 1),
        "FindPiece.index": (0, MAGIC_STACK - 1),
        "CityTax.index": (0, (CITY_END - FIRST_CITY) * HANDLES),
        "number": (0, MOST_SEATS * TOKEN_COUNT),
        "space": (0, len(SPACES)),
        "city": (0, 1),
        "cards": (0, ALL_SPELLS),
        "spell": (0, SPELL_COUNT - 1),
        "window": (0, W_CITY),
        "Counter.window": (0, W_BUY),
        "first": (0, MOST_SEATS - 1),
        "until": (0, 2 * MOST_SEATS - 1),
        "target": (-1, _TOKENS),
        "dest": (-1, _TOKENS),
        "token": (0, _TOKENS),
        "ChooseSpace.token": (0, TOKEN_COUNT - 1),
        "riding": (0, 1),
    },
    tuples={
        "chosen": Entries(0, START_TREASURE, MOST_SEATS * KIND_COUNT, unique=False),
        "ranked": Entries(0, SEATS, MOST_SEATS, unique=True),
        "amounts": Entries(1, STRONGEST, ROOM_LIMIT, unique=False),
    },
    beneath={
        "Round": BOTTOM,
        "StartTreasures": "Round",
        "FirstCamel": "StartTreasures",
        "StartTreasure": "Round",
        "CleanUp": BOTTOM,
        "Visit": "CleanUp",
        "Award": "CleanUp",
        "Turn": "Visit",
        "ShowSpells": "Sweep",
        "ShowSpell": "ShowSpells",
        "FillRooms": "Sweep ShowSpells",
        "TurnUp": "FillRooms",
        "DrawCard": "FillRooms Turn",
        "ChooseToken": "Turn",
        "ChooseSpace": "Turn",
        "Sweep": _WINDOW,
        "React": _WINDOW,
        "ChooseTarget": "Sweep",
        "ChooseDestination": "Sweep",
        "ChooseRide": "Sweep",
        "CopyToken": "Sweep",
        "Counter": "Sweep Visit",
        "Resolve": "Sweep",
        "TurnUpGuard": "Sweep Award",
        "Admission": "Visit",
        "Bribe": "Admission",
        "DrawSpell": "Visit",
        "ChooseSpell": "Visit",
        "Trade": "Visit",
        "NameFirst": "Visit",
        "Buy": "Visit",
        "PayToken": "Visit",
        "CastAbracadabra": "Visit",
        "PickPiece": "Sweep Visit",
        "LookThrough": "PickPiece",
        "FindPiece": "LookThrough",
        "GiveArtifact": "Sweep",
        "Retaliate": "Sweep",
        "CityTax": "Sweep",
        "PayCityTax": "CityTax",
        "RoomTax": "Sweep",
        "PayRoomTax": "RoomTax",
        "Collect": "Sweep",
        "SwapKind": "Sweep",
        "PayKind": "Sweep Admission CityTax RoomTax Collect",
        "TakeKind": "Sweep Visit",
    },
)
