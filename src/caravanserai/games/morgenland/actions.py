"""The action space: every range of choices, and where it starts as literal ints for the inner loop."""

from typing import Final

from caravanserai.core.actions import ActionSpace, Range, numbers
from caravanserai.games.morgenland.board import (
    ARTIFACTS,
    DECK_SIZE,
    KIND_VALUE,
    KINDS,
    SEAT_NAMES,
    SPACES,
    SPELLS,
    STRENGTHS,
    STRONGEST_GUARD,
    TOKEN_NAMES,
)

AMOUNTS: Final = 30
"""Amounts 0 to 29 of a kind."""

SPACE: Final = ActionSpace(
    Range("pass"),
    Range("token", strength=tuple(str(strength) for strength in STRENGTHS)),
    Range("place", space=SPACES),
    Range("use", artifact=ARTIFACTS),
    Range("cast", spell=SPELLS),
    Range("on", token_id=TOKEN_NAMES),
    Range("at", space=SPACES),
    Range("move", space=SPACES),
    Range("copy", token_id=TOKEN_NAMES),
    Range("ride", artifact=ARTIFACTS),
    Range("keep", spell=SPELLS),
    Range("return", kind=KINDS),
    Range("camel", seat=SEAT_NAMES),
    Range("bribe"),
    Range("buy"),
    Range("with", kind=KINDS),
    Range("pick", artifact=ARTIFACTS),
    Range("pick-offer"),
    Range("pay-tax"),
    Range("remove-all"),
    Range("remove", token_id=TOKEN_NAMES),
    Range("give", artifact=ARTIFACTS),
    Range("pay", kind=KINDS, amount=numbers(0, KIND_VALUE)),
    Range("take", kind=KINDS, amount=numbers(0, KIND_VALUE)),
    Range("barter", kind=KINDS, amount=numbers(0, KIND_VALUE)),
    Range("first", seat=SEAT_NAMES),
    Range("card", number=numbers(1, DECK_SIZE)),
    Range("turn-up", artifact=ARTIFACTS),
    Range("find", artifact=ARTIFACTS),
    Range("draw", spell=SPELLS),
    Range("display", spell=SPELLS),
    Range("guard", strength=numbers(1, STRONGEST_GUARD)),
)

PASS: Final = 0
TOKEN: Final = 1
PLACE: Final = 9
USE: Final = 24
CAST: Final = 30
ON: Final = 51
AT: Final = 121
MOVE: Final = 136
COPY: Final = 151
RIDE: Final = 221
KEEP: Final = 227
RETURN_KIND: Final = 248
CAMEL: Final = 253
BRIBE: Final = 258
BUY: Final = 259
WITH: Final = 260
PICK: Final = 265
PICK_OFFER: Final = 271
PAY_TAX: Final = 272
REMOVE_ALL: Final = 273
REMOVE: Final = 274
GIVE: Final = 344
PAY: Final = 350
TAKE: Final = 500
SWAP: Final = 650
FIRST: Final = 800
CARD: Final = 805
TURN_UP: Final = 820
FIND: Final = 826
DRAW: Final = 832
DISPLAY: Final = 853
GUARD_TOKEN: Final = 874

BASES: Final = {
    "pass": PASS, "token": TOKEN, "place": PLACE, "use": USE, "cast": CAST, "on": ON, "at": AT, "move": MOVE,
    "copy": COPY, "ride": RIDE, "keep": KEEP, "return": RETURN_KIND, "camel": CAMEL, "bribe": BRIBE, "buy": BUY,
    "with": WITH, "pick": PICK, "pick-offer": PICK_OFFER, "pay-tax": PAY_TAX, "remove-all": REMOVE_ALL,
    "remove": REMOVE, "give": GIVE, "pay": PAY, "take": TAKE, "barter": SWAP, "first": FIRST, "card": CARD,
    "turn-up": TURN_UP, "find": FIND, "draw": DRAW, "display": DISPLAY, "guard": GUARD_TOKEN,
}  # fmt: skip
"""The literal bases by word; a test holds them equal to `SPACE.base`."""
