"""The Night Market: a small game that shows how one is added."""

from night_market.game import NightMarket

GAME = NightMarket()
