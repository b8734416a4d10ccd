"""Printed data: the cards and their numbers."""

from typing import Final

CARDS: Final = ("dates", "copper", "silk", "spice", "lantern", "guard")
"""All kinds of cards; the first four are wares."""
WARES: Final = CARDS[:4]
CARD_COUNT: Final = len(CARDS)
WARE_COUNT: Final = len(WARES)
LANTERN: Final = 4
GUARD: Final = 5

COPIES: Final = (6, 5, 4, 3, 4, 3)
"""NM-2 How many cards of each kind the deck has."""
VALUES: Final = (1, 2, 3, 4)
"""NM-13 Points per ware on the stall."""
HAND: Final = 3
"""NM-3 Cards at the start."""
ASSORTMENT: Final = 5
"""NM-13 Points for having all four wares on the stall."""
CAUGHT: Final = 1
"""NM-9 Points lost each time a guard catches you."""
COLOURS: Final = ("amber", "indigo", "jade", "crimson")
