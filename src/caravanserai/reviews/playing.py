"""Games that bots play to be looked at."""

from collections.abc import Iterator

from caravanserai.bots import decide, make
from caravanserai.bots.situation import Situation
from caravanserai.core.game import Game
from caravanserai.play.match import Match


def play(game: Game, seats: int, seed: str, bot: str, iterations: float = 1.0) -> Iterator[Match]:
    """A game between bots of one kind; yields the match before every decision and at its end."""
    match = Match(game, seats=seats, seed=seed)
    bots = [make(bot, game, f"{seed} {seat}", iterations=iterations) for seat in range(seats)]
    while not match.over:
        yield match
        seat = match.state.actor()
        answer = match.play(seat, decide(bots[seat], Situation(game, match.state, seat)).action)
        assert answer, answer
    yield match
