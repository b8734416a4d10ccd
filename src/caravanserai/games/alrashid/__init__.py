"""Al-Rashid."""

from caravanserai.games.alrashid.game import AlRashid

GAME = AlRashid()
