"""Check that random play reaches everything the game declares."""

from caravanserai.core.game import Game
from caravanserai.testing.corpus import Corpus, Play, play, play_scenarios, setups
from caravanserai.testing.errors import ConformanceError


class Reached:
    """What has been seen so far: step classes, action ranges, kinds of events."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.steps: set[str] = set()
        self.ranges: set[str] = set()
        self.kinds: set[str] = set()

    def look(self, played: Play) -> None:
        """See what a game reaches."""
        self.steps.update(step.__name__ for step in played.steps)
        self.ranges.update(self.game.actions.range_of(action).word for action in set(played.actions))
        kinds = {event[0] for events in played.told for event in events}
        self.kinds.update(self.game.kinds[kind].word for kind in kinds)

    def missing(self) -> list[str]:
        """What the game declares and nobody has seen."""
        game = self.game
        return [
            *(f"step {cls.__name__}" for cls in game.steps if cls.__name__ not in self.steps),
            *(f"actions {each.word!r}" for each in game.actions.ranges if each.word not in self.ranges),
            *(f"event {kind.word!r}" for kind in game.kinds if kind.word not in self.kinds),
        ]


def check_coverage(game: Game, corpus: Corpus, extra: int = 1000) -> None:
    """Every step class, action range and event kind is reached by the corpus or by up to `extra` further games."""
    reached = Reached(game)
    every = setups(game)
    for played in [*corpus.plays, *play_scenarios(game, 10, 7000)]:
        reached.look(played)
    for number in range(extra):
        if not reached.missing():
            return
        reached.look(play(game, every[number % len(every)], 5000 + number))
    if missing := reached.missing():
        raise ConformanceError(
            f"{game.key}: never reached by {len(corpus.plays) + extra} games: {', '.join(missing)}"
        )
