"""Morgenland (Aladdin's Dragons), basic and magic, for three to five players."""

from caravanserai.games.morgenland.game import MorgenlandGame

GAME = MorgenlandGame()
