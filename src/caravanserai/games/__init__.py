"""The built-in games, one folder each. A game knows the core and nothing else."""

import sys
from types import ModuleType

from caravanserai.core import registry


class _Games(ModuleType):
    """`caravanserai.games` is this package and, called, the keys of all games: loading a game must not hide the call."""

    def __call__(self) -> tuple[str, ...]:
        return registry.games()


sys.modules[__name__].__class__ = _Games
