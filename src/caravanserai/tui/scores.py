"""The score sheet: one column per seat, one row per category."""

from rich.table import Table

from caravanserai.core.game import Game
from caravanserai.core.machine import State
from caravanserai.text.catalogue import Catalogue


def score_sheet(game: Game, state: State, words: Catalogue) -> Table:
    """Points per seat and category with the total below."""
    seats = range(state.seats)
    parts = game.breakdown(state)
    table = Table(title=words.say("tui-scores"), title_justify="left", show_footer=True)
    table.add_column("", footer=words.say("tui-total"))
    for seat, points in zip(seats, state.scores(), strict=True):
        table.add_column(words.name(f"@{seat}"), justify="right", footer=str(points))
    for category in game.categories:
        key = f"category-{category}"
        name = words.say(key) if words.has(key) else category
        table.add_row(name, *(str(parts[seat][category]) for seat in seats))
    return table


def winners(state: State, words: Catalogue) -> str:
    """The sentence that names who has won."""
    first = [f"@{seat}" for seat in state.ranking()[0]]
    if len(first) == 1:
        return words.say("tui-winner", {"winner": first[0]})
    return words.say("tui-winners", {"each_winner": first})
