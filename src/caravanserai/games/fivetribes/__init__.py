"""Five Tribes."""

from caravanserai.games.fivetribes.game import FiveTribes

GAME = FiveTribes()
