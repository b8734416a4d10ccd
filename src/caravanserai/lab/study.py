"""A study: which games are played, and what is kept of each."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any, Final, NamedTuple

from caravanserai.bots import decide, make
from caravanserai.bots.situation import Situation
from caravanserai.core.events import SEAT, Kind
from caravanserai.core.game import Game
from caravanserai.core.machine import Event
from caravanserai.core.registry import game as find_game
from caravanserai.play.match import Match
from caravanserai.reviews import Analysis, report

LOOKS: Final = 8
"""How often each moment is looked at for its luck."""
PARTS: Final = ("even", "luck", "own", "others", "result")


class Study(NamedTuple):
    """What is played: everything that decides the results."""

    game: str
    seats: int
    bots: tuple[str, ...]
    games: int
    seed: str
    iterations: float
    options: dict[str, str]
    other: dict[str, str] | None = None
    """The options of the other side of a comparison, which plays the same deals."""
    luck: int = 0
    """So many games are reviewed for what was luck in them."""

    def sides(self) -> list[dict[str, str]]:
        """The options of one side or of two."""
        return [self.options] if self.other is None else [self.options, self.other]

    def seating(self, number: int) -> list[str]:
        """Who sits where: everybody moves on by a seat every game."""
        return [self.bots[(seat + number) % len(self.bots)] for seat in range(self.seats)]

    def deal(self, number: int) -> str:
        """The seed of a game: as long as everybody moves on, the deal stays the same."""
        return f"{self.seed} {self.game} {self.seats} {number // len(self.bots)}"

    def pieces(self) -> list[tuple["Study", int, int]]:
        """The games to play, side by side."""
        return [(self, number, side) for number in range(self.games) for side in range(len(self.sides()))]


class Played(NamedTuple):
    """What is kept of a game."""

    number: int
    side: int
    bots: list[str]
    scores: list[int]
    wins: list[float]
    """Each seat's part of the win: shared wins are split."""
    sheets: list[dict[str, int]]
    decisions: list[dict[str, int]]
    """Per seat: how often it was asked what."""
    deeds: list[dict[str, int]]
    """Per seat: how often it did or got what, as told by the events: `built building paddock`."""
    steps: int
    luck: list[dict[str, float]] | None = None
    """Per seat: an even share, what luck, the own and the others' decisions added to it, and the result."""


def play(piece: tuple[Study, int, int]) -> dict[str, Any]:
    """One game as JSON: a piece of work."""
    study, number, side = piece
    game = find_game(study.game)
    options: dict[str, Any] = dict(study.sides()[side])
    match = Match(game, seats=study.seats, seed=study.deal(number), **options)
    names = study.seating(number)
    bots = [
        make(name, game, f"{study.deal(number)} {seat}", iterations=study.iterations)
        for seat, name in enumerate(names)
    ]
    asked: list[Counter[str]] = [Counter() for _ in names]
    while not match.over:
        seat = match.state.actor()
        asked[seat][match.state.stack[-1].decision] += 1
        answer = match.play(seat, decide(bots[seat], Situation(game, match.state, seat)).action)
        assert answer, answer
    first = match.state.ranking()[0]
    return Played(
        number,
        side,
        names,
        match.state.scores(),
        [1 / len(first) if seat in first else 0.0 for seat in range(study.seats)],
        game.breakdown(match.state),
        [dict(sorted(each.items())) for each in asked],
        deeds(game, (event for _, event in match.events), study.seats),
        len(match.steps),
        _sums(match, study) if number < study.luck and side == 0 else None,
    )._asdict()


def _sums(match: Match, study: Study) -> list[dict[str, float]]:
    """What a review says of luck and skill; losses are not looked for."""
    seed = f"{study.seed} luck"
    found = report(Analysis(match, iterations=LOOKS, seed=seed, losses=False).finish())["sums"]
    return [{part: sums[part] for part in PARTS} for sums in found]


def deeds(game: Game, events: Iterable[Event], seats: int) -> list[dict[str, int]]:
    """What each seat did or got: every event of a seat counts for each thing that it names."""
    found: list[Counter[str]] = [Counter() for _ in range(seats)]
    for kind, args, _ in events:
        for seat, deed in _named(game.kinds[kind], args):
            found[seat][deed] += 1
    return [dict(sorted(each.items())) for each in found]


def _named(kind: Kind, args: tuple[int, ...]) -> Iterator[tuple[int, str]]:
    """The seat an event is about (the first it names) with each thing in it."""
    meanings = list(kind.arguments.values())
    if SEAT not in meanings or any(name.startswith("each_") for name in kind.arguments):
        return
    seat = args[meanings.index(SEAT)]
    for value, (name, meaning) in zip(args, kind.arguments.items(), strict=True):
        if isinstance(meaning, tuple):
            yield seat, f"{kind.word} {name} {meaning[value]}"
