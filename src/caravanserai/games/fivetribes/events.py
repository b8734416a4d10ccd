"""The numbers of the event kinds, as literals for compiled code; `kinds` says what they mean."""

from typing import Final

ROUND: Final = 0
BID: Final = 1
TURN: Final = 2
NO_MOVE: Final = 3
LIFTED: Final = 4
DROPPED: Final = 5
TOOK: Final = 6
CLAIMED: Final = 7
LAST_CAMEL: Final = 8
GATHERED: Final = 9
ROW_CARDS: Final = 10
BUILT: Final = 11
RANGE: Final = 12
NOBODY_KILLED: Final = 13
KILLED: Final = 14
KILLED_BEFORE: Final = 15
CAPTURED: Final = 16
CAPTURED_BEFORE: Final = 17
INCOME: Final = 18
USED: Final = 19
DREW: Final = 20
DREW_CARD: Final = 21
SHUFFLED: Final = 22
PLACED: Final = 23
SETTLED: Final = 24
BOUGHT: Final = 25
SACRIFICED: Final = 26
GAINED: Final = 27
LOOKED: Final = 28
LOOKED_AT: Final = 29
DISCARDED_DJINN: Final = 30
SOLD: Final = 31
CARD_LAID: Final = 32
DJINN_LAID: Final = 33
OVER: Final = 34
NO_MORE_MOVES: Final = 35

# The decks of `shuffled`
RESOURCE_DECK: Final = 0
DJINN_DECK: Final = 1
