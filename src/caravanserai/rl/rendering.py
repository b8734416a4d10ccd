"""A position as plain text or as an SVG picture, for people who watch programs play."""

import re
from io import StringIO

from rich.console import Console

from caravanserai.core.game import Game
from caravanserai.core.machine import State
from caravanserai.text.catalogue import Catalogue
from caravanserai.tui.drawing import drawing


def render_text(game: Game, state: State, seat: int | None, language: str = "en", width: int = 100) -> str:
    """What the seat (None: a spectator) sees, as text."""
    console = Console(width=width, record=True, file=StringIO(), color_system=None)
    console.print(drawing(game, game.view(state, seat), Catalogue(language, game)))
    return console.export_text(styles=False)


def render_svg(game: Game, state: State, seat: int | None, language: str = "en", width: int = 100) -> str:
    """The same as a picture, without any outside link."""
    console = Console(
        width=width, record=True, file=StringIO(), color_system="truecolor", force_terminal=True
    )
    console.print(drawing(game, game.view(state, seat), Catalogue(language, game)))
    picture = console.export_svg(title=game.key)
    return re.sub(r"@font-face\s*\{[^}]*\}|<!--.*?-->", "", picture, flags=re.DOTALL)
