"""Yspahan (rules YS-1 to YS-117)."""

from caravanserai.games.yspahan.game import Yspahan

GAME = Yspahan()
