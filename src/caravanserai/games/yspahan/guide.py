"""The guided games: the first days, and the end of a week."""

from typing import Final

from caravanserai.core.guide import Guide
from caravanserai.games.yspahan.first_guide import FIRST
from caravanserai.games.yspahan.week_guide import WEEK

GUIDES: Final[tuple[Guide, ...]] = (FIRST, WEEK)
