"""Games as data for learning: one row per decision with observation, legal actions, action and result."""

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

from caravanserai.bots import Situation, decide, make
from caravanserai.core.game import Game
from caravanserai.play.match import CHOSEN, Match
from caravanserai.rl.observing import Observer, rewards

Row = dict[str, Any]

_CARD: Final = """\
# Data card: {game}

{rows} decisions of {games} games, made by caravanserai {version} (rules version {rules}).

- Source: {source}
- Format: {format}, one row per decision that a seat made; choices that the rules take by themselves and
  draws of chance are left out.
- What is in a row is what the deciding seat could know at that moment, and the result of the whole game.

| column | what it is |
|---|---|
| game | number of the game in this file |
| step | number of the step within the game |
| seats | how many play |
| seat | who decides |
| observation | {size} numbers, laid out below |
| legal | the legal actions, as numbers from 0 to {last} |
| action | the action taken |
| result | what the end was worth to the seat: 1 for the first place down to -1 for the last |
| score | the seat's final points |

## The observation
| from | size | field | meaning |
|---|---|---|---|
{fields}
"""


def rows_of(match: Match, number: int, observer: Observer) -> Iterator[Row]:
    """The rows of a finished match."""
    game = match.game
    options: dict[str, Any] = dict(zip(game.options, match.state.options, strict=True))
    state = game.new(match.seats, **options)
    worth, points = rewards(match.state), match.state.scores()
    for step, entry in enumerate(match.steps):
        if entry.how == CHOSEN:
            yield {
                "game": number,
                "step": step,
                "seats": match.seats,
                "seat": entry.actor,
                "observation": observer.vector(state, entry.actor).tolist(),
                "legal": state.legal(),
                "action": entry.action,
                "result": worth[entry.actor],
                "score": points[entry.actor],
            }
        state.apply(entry.action)


def simulate(game: Game, seats: int, level: str, seed: str, options: dict[str, str]) -> Match:
    """One game between bots of a level, reproducible by its seed."""
    given: dict[str, Any] = dict(options)
    match = Match(game, seats=seats, seed=seed, **given)
    players = [make(level, game, f"{seed} {seat}", iterations=1.0) for seat in range(seats)]
    while not match.over:
        seat = match.state.actor()
        match.play(seat, decide(players[seat], Situation(game, match.state, seat)).action)
    return match


def write_lines(rows: Iterable[Row], path: Path) -> int:
    """JSON lines; returns how many."""
    count = 0
    with path.open("w", encoding="utf-8") as file:
        for row in rows:
            file.write(json.dumps(row, separators=(",", ":")) + "\n")
            count += 1
    return count


def write_parquet(rows: Iterable[Row], path: Path, batch: int = 4096) -> int:
    """Parquet, written batch by batch; returns how many rows."""
    import pyarrow as arrow
    import pyarrow.parquet as parquet

    schema = arrow.schema(
        [
            ("game", arrow.int32()),
            ("step", arrow.int32()),
            ("seats", arrow.int8()),
            ("seat", arrow.int8()),
            ("observation", arrow.list_(arrow.float32())),
            ("legal", arrow.list_(arrow.int32())),
            ("action", arrow.int32()),
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
            if len(waiting) == batch:
                writer.write_table(arrow.Table.from_pylist(waiting, schema))
                waiting = []
        if waiting:
            writer.write_table(arrow.Table.from_pylist(waiting, schema))
    return count


def data_card(observer: Observer, rows: int, games: int, source: str, form: str, version: str) -> str:
    """The text that goes with a data file."""
    lines: list[str] = []
    start = 0
    for field in observer.fields:
        lines.append(f"| {start} | {field.size} | {field.name} | {field.what} |")
        start += field.size
    return _CARD.format(
        game=observer.game.key,
        rows=rows,
        games=games,
        version=version,
        rules=observer.game.rules_version,
        source=source,
        format=form,
        size=observer.size,
        last=observer.game.action_count - 1,
        fields="\n".join(lines),
    )
