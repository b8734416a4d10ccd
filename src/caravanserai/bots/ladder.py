"""The ladder: all contests that say how strong the bots are, listed here with their numbers of games, and played over days.

Each contest is a file of one line for each game, in the order they were finished. Its first line says what is
played and by whom; a bot that has changed since has another mark, and its contests begin anew.
"""

import json
import subprocess
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import closing
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from caravanserai import spread
from caravanserai.bots.arena import Contest, decided, play_game
from caravanserai.bots.generations import parse
from caravanserai.bots.identity import mark, origin
from caravanserai.bots.statistics import Outcome
from caravanserai.spread import Journal
from caravanserai.version import __version__

SEED: Final = "ladder 2"
GAMES: Final = 200
"""How many games of a contest are played, fixed beforehand."""
PACES: Final[Mapping[str, float]] = {
    "alrashid": 0.01,
    "fivetribes": 0.01,
    "morgenland": 0.04,
    "yspahan": 0.05,
}
"""The part of its time that whoever thinks by the clock has beside `hard`, who counts its thoughts: no less than those take."""


class Pairing(NamedTuple):
    """Who plays whom at every table; by the clock, as at a table, or by counted thoughts.

    What is claimed of the first one: that its interval lies above `above`, and that its share is at least `share`.
    With `early` a contest ends as soon as the bets have excluded `above`, or after so many games; without, all games are
    played.
    """

    first: str
    second: str
    games: int
    timed: bool = False
    above: float = 0.55
    share: float = 0.0
    early: bool = False

    def pace(self, game: str) -> float:
        """The part of their time that those have who think by the clock."""
        return PACES[game] if self.timed else 1.0


PAIRINGS: Final = (
    Pairing("novice", "random", GAMES),
    Pairing("easy", "novice", GAMES),
    Pairing("medium", "easy", GAMES),
    Pairing("hard", "medium", GAMES),
    Pairing("hard", "hard@1", GAMES, timed=True, share=0.65, early=True),
    Pairing("expert", "hard", GAMES, above=0.5),
)
"""Each level over the one below, and the new one over the old.

What is nearer to an equal share takes more games by bets than a number that is fixed: expert plays all of its."""
ISMCTS: Final = "ismcts"
OTHERS: Final = (Pairing("hard", ISMCTS, 40, timed=True, above=0.0, share=0.95),)
"""Against OpenSpiel's search, at the smallest tables; it has that part of the seconds that hard may take.
`examples/against_openspiel.py` plays it."""
TABLES: Final[Sequence[tuple[str, int, dict[str, str]]]] = (
    ("yspahan", 2, {}),
    ("fivetribes", 2, {}),
    ("morgenland", 3, {"version": "basic"}),
    ("morgenland", 3, {"version": "magic"}),
    ("alrashid", 2, {}),
    ("yspahan", 4, {}),
    ("fivetribes", 4, {}),
    ("morgenland", 4, {"version": "basic"}),
    ("morgenland", 4, {"version": "magic"}),
    ("alrashid", 4, {}),
)
"""The smallest table of every game, and one with 4; in the order in which they are played."""


BEGUN: Final = 2
"""The generation with which these contests began; those of the one before have a page of their own."""


def played_by(game: str, bot: str) -> str:
    """The name a bot has in contests of a game: that of the generation since which it is the same there."""
    if bot in ("random", ISMCTS) or parse(bot).generation < BEGUN:
        return bot
    return origin(game, bot, BEGUN)


def sides(game: str, pairing: Pairing) -> list[str]:
    """Who plays whom in a game."""
    return [played_by(game, pairing.first), played_by(game, pairing.second)]


def contests(games: Sequence[str] = (), bots: Sequence[str] = ()) -> list[Contest]:
    """The contests, the quickest first; only those of these games, and only between these bots, if any are named."""
    return [
        Contest(
            game,
            sides(game, each),
            seats,
            each.games,
            SEED,
            None if each.timed else 1.0,
            options,
            each.early,
            each.pace(game),
            each.above if each.early else 0.0,
        )
        for each in PAIRINGS
        for game, seats, options in TABLES
        if (not games or game in games)
        and (not bots or set(sides(game, each)) <= {played_by(game, bot) for bot in bots})
    ]


def against_openspiel(games: Sequence[str] = ()) -> list[Contest]:
    """One of ours among OpenSpiel's, in every seat as often."""
    found = []
    for each in OTHERS:
        for game, seats, options in TABLES:
            if (not games or game in games) and seats < 4 and options.get("version") != "basic":
                first, second = sides(game, each)
                bots = [first, *[second] * (seats - 1)]
                rounds = -(-each.games // seats)
                pace = each.pace(game)
                found.append(Contest(game, bots, seats, rounds * seats, SEED, None, options, False, pace))
    return found


class Game(NamedTuple):
    """What is kept of a game: points by seat, who shared the win, seconds of a decision by bot, and the sources."""

    scores: list[int]
    winners: list[int]
    seconds: list[float]
    source: str


class Standing(NamedTuple):
    """A contest as far as it was played."""

    contest: Contest
    games: dict[int, Game]

    def _in_a_row(self) -> int:
        """How many games of whole blocks there are from the first one on."""
        found = next(number for number in range(len(self.games) + 1) if number not in self.games)
        return found - found % len(self.contest.bots)

    @property
    def done(self) -> bool:
        """Whether all its games are played, or bets have decided it: before that it says nothing."""
        return len(self.games) >= self.contest.games or decided(self.contest, self.outcomes())

    def outcomes(self) -> list[Outcome]:
        """The games that count as the arena has them, in order.

        Where a contest may stop early these are whole blocks from the first one on: one that was quick to finish must
        not count before those that were begun earlier.
        """
        found = []
        counted = self._in_a_row() if self.contest.decisive else self.contest.games
        for number, game in sorted(self.games.items())[:counted]:
            rest = [seat for seat in range(self.contest.seats) if seat not in game.winners]
            nothing = [0] * self.contest.seats
            ranking = [game.winners, rest] if rest else [game.winners]
            found.append(
                Outcome(
                    number, self.contest.seating(number), game.scores, ranking, nothing, [0.0] * len(nothing)
                )
            )
        return found


def file_name(contest: Contest) -> str:
    """A contest's file; two contests never share one."""
    table = [contest.game, str(contest.seats), *contest.options.values()]
    bots = [bot.replace("@", ".") for bot in dict.fromkeys(contest.bots)]
    pace = [f"pace-{contest.pace:g}"] if contest.pace != 1 else []
    return "-".join((*table, *bots, *pace)) + ".jsonl"


def play_piece(piece: tuple[Contest, int, str]) -> list[Any]:
    """One game as it is kept: a piece of work."""
    contest, index, source = piece
    outcome = play_game(contest, index)
    seconds = []
    for bot in contest.bots:
        own = [seat for seat, name in enumerate(outcome.bots) if name == bot]
        decided = sum(outcome.decisions[seat] for seat in own)
        seconds.append(round(sum(outcome.seconds[seat] for seat in own) / max(1, decided), 4))
    return [outcome.scores, outcome.ranking[0], seconds, source]


def head(contest: Contest) -> dict[str, Any]:
    """What the games of a contest have in common, with the marks of who played them."""
    own = [bot for bot in contest.bots if bot != ISMCTS]
    return {"contest": contest.told(), "marks": [mark(contest.game, bot) for bot in own]}


def play(
    chosen: Iterable[Contest],
    folder: Path,
    workers: int | None = None,
    on: str = "cores",
    progress: Callable[[Contest, int], None] = lambda contest, done: None,
) -> None:
    """Play what is missing of the contests; whatever interrupts it, no finished game is lost."""
    with spread.backend(on, workers) as backend:
        for contest in chosen:
            path = folder / file_name(contest)
            drop_if_old(path, contest)
            journal = Journal(path, head(contest))
            pieces = [(contest, index, source()) for index in range(contest.games)]
            with closing(spread.resume(backend, play_piece, pieces, journal)) as finished:
                for done, _ in enumerate(finished, 1):
                    progress(contest, done)
                    games = {number: Game(*game) for number, game in journal.done.items()}
                    if contest.decisive and Standing(contest, games).done:
                        break


def is_old(path: Path, contest: Contest) -> bool:
    """Whether a contest's file has games of other bots than today's, or of another number of them."""
    if not path.is_file():
        return False
    first = path.read_text(encoding="utf-8").partition("\n")[0]
    return first != json.dumps(head(contest), sort_keys=True)


def drop_if_old(path: Path, contest: Contest) -> None:
    """Remove a contest's file if it has other games than are to be played."""
    if is_old(path, contest):
        path.unlink()


def read(folder: Path) -> list[Standing]:
    """All contests of the list as far as they were played, whoever the bots of their names were."""
    found = []
    for contest in (*contests(), *against_openspiel()):
        path = folder / file_name(contest)
        found.append(Standing(contest, _games(path, contest) if path.is_file() else {}))
    return found


def _games(path: Path, contest: Contest) -> dict[int, Game]:
    first, *lines = path.read_text(encoding="utf-8").splitlines()
    if json.loads(first)["contest"] != contest.told():
        return {}  # played before the list was changed
    kept = (json.loads(line) for line in lines if line.endswith("]]"))
    return {number: Game(*game) for number, game in kept}


@cache
def source() -> str:
    """The version, and in a checkout also the commit."""
    place = Path(__file__).parents[3]
    if not (place / ".git").exists():
        return __version__
    command = ["git", "-C", str(place), "describe", "--always", "--dirty", "--exclude=*"]
    try:
        said = subprocess.run(command, capture_output=True, text=True, check=True, timeout=10).stdout.strip()
    except (OSError, subprocess.SubprocessError):
        return __version__
    return f"{__version__}+{said}"
