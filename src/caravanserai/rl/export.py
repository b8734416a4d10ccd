"""Games as data for learning: one row per decision with observation, legal actions, action and result."""

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from caravanserai.bots import Situation, decide, make
from caravanserai.core.game import Game
from caravanserai.core.registry import game as find_game
from caravanserai.core.registry import load as load_game
from caravanserai.play.history import CHOSEN
from caravanserai.play.match import Match
from caravanserai.play.record import parse, record_text
from caravanserai.rl.describe import field_table, pending_line
from caravanserai.rl.extras import missing
from caravanserai.rl.observer import Observer, rewards
from caravanserai.version import __version__

Row = dict[str, Any]

FORMATS: Final = (".jsonl", ".parquet")
BATCH: Final = 4096
"""Rows that are written to Parquet at a time."""

CARD: Final = """\
# Data card: {game}

{rows} decisions of {games} games, made by caravanserai {version} (rules version {rules}).

- Source: {source}
- Options of the game: {options}
- Format: {format}, one row per decision that a seat made; choices that the rules take by themselves and
  draws of chance are left out.
- A row holds what the deciding seat could know at that moment, and the result of the whole game. Nothing that
  was hidden from the seat is in its row; the rows of all seats together tell more than any of them knew.
- Rows of one game stand together, in the order of play: split by `game`, not by row.

| column | what it is |
|---|---|
| game | number of the game in this file, from 0 |
| step | number of the step within the game |
| seats | how many play |
| seat | who decides |
| observation | {size} numbers, laid out below |
| legal | the legal actions, as numbers from 0 to {last}; every other action is masked |
| action | the action taken, one of them |
| result | what the end was worth to the seat: 1 for the first place down to -1 for the last, ties share |
| score | the seat's final points |

## The observation
Seats are counted clockwise from the observer; what belongs to missing seats is 0.

{fields}

{pending}
"""


class Simulation(NamedTuple):
    """Games between bots that are still to be played; the same one gives the same games."""

    game: str
    """A registered game, or anybody's as MODULE:ATTRIBUTE."""
    seats: int
    bots: tuple[str, ...]
    """Levels, moved on by one seat with every game."""
    seed: str
    options: dict[str, Any]

    def play(self, number: int) -> Match:
        """The number-th game."""
        game = self._game()
        seed = f"{self.seed} {number}"
        match = Match(game, seats=self.seats, seed=seed, **self.options)
        players = [
            make(self.bots[(seat + number) % len(self.bots)], game, f"{seed} {seat}", iterations=1.0)
            for seat in range(self.seats)
        ]
        while not match.over:
            seat = match.state.actor()
            match.play(seat, decide(players[seat], Situation(game, match.state, seat)).action)
        return match

    def told(self, piece: tuple[int, str | None]) -> tuple[str, list[Row]]:
        """The number-th game as its record and its rows: played, unless its record is there already."""
        number, record = piece
        match = self.play(number) if record is None else parse(record, self._game())
        return record or record_text(match), list(rows_of(match, number))

    def _game(self) -> Game:
        return load_game(self.game) if ":" in self.game else find_game(self.game)


def rows_of(match: Match, number: int) -> Iterator[Row]:
    """The rows of a finished match."""
    game = match.game
    observer = Observer(game)
    state = match.first_state()
    worth, points = rewards(match.state), match.state.scores()
    for step, entry in enumerate(match.steps):
        if entry.how == CHOSEN:
            yield {
                "game": number,
                "step": step,
                "seats": match.seats,
                "seat": entry.actor,
                "observation": observer.numbers(state, entry.actor),
                "legal": state.legal(),
                "action": entry.action,
                "result": worth[entry.actor],
                "score": points[entry.actor],
            }
        state.apply(entry.action)


def options_of(match: Match) -> dict[str, Any]:
    """The options a match is played with."""
    return dict(zip(match.game.options, match.state.options, strict=True))


def write(rows: Iterable[Row], path: Path) -> int:
    """All rows into the file, in the format of its name, whole or not at all; returns how many."""
    draft = path.with_name(f".{path.name}.part")
    try:
        count = write_parquet(rows, draft) if path.suffix == ".parquet" else write_lines(rows, draft)
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)
    return count


def write_lines(rows: Iterable[Row], path: Path) -> int:
    """JSON lines; returns how many."""
    count = 0
    with path.open("w", encoding="utf-8") as file:
        for row in rows:
            file.write(json.dumps(row, separators=(",", ":")) + "\n")
            count += 1
    return count


def write_parquet(rows: Iterable[Row], path: Path) -> int:
    """Parquet, written batch by batch; returns how many rows."""
    need_parquet()
    import pyarrow as arrow
    import pyarrow.parquet as parquet

    schema = arrow.schema(
        [
            ("game", arrow.int32()),
            ("step", arrow.int32()),
            ("seats", arrow.int8()),
            ("seat", arrow.int8()),
            ("observation", arrow.list_(arrow.int16())),
            ("legal", arrow.list_(arrow.int16())),
            ("action", arrow.int16()),
            ("result", arrow.float32()),
            ("score", arrow.int32()),
        ]
    )
    count = 0
    waiting: list[Row] = []
    with parquet.ParquetWriter(path, schema) as writer:
        for row in rows:
            waiting.append(row)
            count += 1
            if len(waiting) == BATCH:
                writer.write_table(arrow.Table.from_pylist(waiting, schema))
                waiting = []
        if waiting:
            writer.write_table(arrow.Table.from_pylist(waiting, schema))
    return count


def need_parquet() -> None:
    """Say what to install if Parquet cannot be written, before any game is played for it."""
    try:
        import pyarrow.parquet  # noqa: F401
    except ImportError as error:
        raise missing("writing Parquet", "parquet", error) from error


def data_card(game: Game, rows: int, games: int, source: str, options: dict[str, Any], form: str) -> str:
    """The text that goes with a data file."""
    observer = Observer(game)
    return CARD.format(
        game=game.key,
        rows=rows,
        games=games,
        version=__version__,
        rules=game.rules_version,
        source=source,
        options=", ".join(f"{name}={value}" for name, value in options.items()) or "none",
        format=form,
        size=observer.size,
        last=game.action_count - 1,
        fields=field_table(observer),
        pending=pending_line(observer),
    )
