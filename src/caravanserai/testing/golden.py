"""Golden games: whole recorded games with everything that could be observed, replayed line by line.

    caravanserai golden 1
    game nightmarket
    rules 1
    seats 3
    option guards off
    detail 30 first, 15 last, every 4
    …
    #17
    asks 1: Act, 4 options
      sell silk: choice-sell ware=silk points=3 at card-silk
    prompt of -,0,2: …
    > sell silk
    event to all: sold seat=@1 ware=silk points=3
    view of all: seats[1].score: 3
    sum 1f5a…

A step in full shows who is asked and told what, every option, the action taken, the events with who may know them,
and every line of a view that changed. Other steps show the action. `sum` is a running checksum over all observables
of all steps so far, so that nothing escapes. `python -m caravanserai.testing.golden [GAME…]` writes them anew.
"""

import argparse
import hashlib
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from caravanserai.core import registry
from caravanserai.core.game import BadOption, Game
from caravanserai.testing import perft
from caravanserai.testing.corpus import Setup, apply_heard, new, play, setups
from caravanserai.testing.errors import ConformanceError
from caravanserai.testing.observed import Observed, event_line

FORMAT: Final = 1
SUFFIX: Final = ".golden"
LARGEST: Final = 250_000
"""A file that would be larger shows fewer steps in full."""


class Detail(NamedTuple):
    """Which steps are shown in full."""

    first: int
    last: int
    every: int

    def __str__(self) -> str:
        return f"{self.first} first, {self.last} last, every {self.every}"

    def shows(self, number: int, total: int) -> bool:
        """Whether the step is shown in full."""
        return number < self.first or number >= total - self.last or number % self.every == 0


DETAILS: Final = tuple(
    Detail(*each)
    for each in ((0, 0, 1), (30, 15, 4), (20, 10, 10), (12, 8, 25), (8, 5, 60), (4, 3, 200), (2, 2, 5000))
)


def name_of(game: Game, setup: Setup) -> str:
    """The file name of a setup's golden game: seats and whatever is not the default."""
    other = [f"{name}-{value}" for name, value in setup.options if value != game.options[name][0]]
    return "-".join([f"{setup.seats}-seats", *other])


class Section(NamedTuple):
    """The lines of one step: in full, and what is always shown."""

    full: list[str]
    short: list[str]


def header(game: Game, setup: Setup, detail: Detail) -> list[str]:
    """The lines before the first step's view."""
    return [
        f"caravanserai golden {FORMAT}",
        f"game {game.key}",
        f"rules {game.rules_version}",
        f"seats {setup.seats}",
        *(f"option {name} {value}" for name, value in setup.options),
        f"detail {detail}",
    ]


def sections(
    game: Game, setup: Setup, actions: Sequence[int], detail: Detail = DETAILS[0]
) -> Iterator[Section]:
    """The start, every step, and the end; steps that the detail does not show have no full lines."""
    state = new(game, setup)
    running = hashlib.sha256()
    now = Observed(game, state)
    yield Section([], now.seen(None))
    for number, action in enumerate(actions):
        now.digest(running)
        if action not in now.legal:
            raise ConformanceError(f"step {number}: {game.name(action)!r} is not legal")
        events = [event_line(game, event) for event in apply_heard(state, action)]
        running.update("\n".join(events).encode())
        before, now = now, Observed(game, state)
        first, done = f"#{number}", f"> {game.name(action)}"
        full: list[str] = []
        if detail.shows(number, len(actions)):
            seen = now.seen(before)
            full = [first, *before.asked(), done, *events, *seen, f"sum {running.hexdigest()[:16]}"]
        yield Section(full, [first, done])
    now.digest(running)
    yield Section([], ["#end", *now.asked(), *now.seen(None), f"sum {running.hexdigest()}"])


def lines_of(game: Game, setup: Setup, actions: Sequence[int], detail: Detail) -> Iterator[str]:
    """The golden text of a game, line by line."""
    yield from header(game, setup, detail)
    for section in sections(game, setup, actions, detail):
        yield from section.full or section.short


def golden_text(game: Game, setup: Setup, seed: int = 1, recorded: Sequence[int] = ()) -> str:
    """The golden text of the actions recorded before, or of a seeded random game, in as much detail as fits."""
    actions = recorded or play(game, setup, seed).actions
    start, *steps, end = sections(game, setup, actions)
    for detail in DETAILS:
        lines = [*header(game, setup, detail), *start.short]
        for number, step in enumerate(steps):
            lines += step.full if detail.shows(number, len(steps)) else step.short
        text = "\n".join([*lines, *end.short, ""])
        if len(text.encode()) <= LARGEST:
            break
    return text


class Golden(NamedTuple):
    """A golden file read back: enough to play its game again."""

    setup: Setup
    actions: list[int]
    detail: Detail
    lines: list[str]


def read(game: Game, text: str) -> Golden:
    """The game of a golden text; ConformanceError says what does not fit."""
    lines = text.splitlines()
    header: dict[str, str] = {}
    options: list[tuple[str, str]] = []
    for line in lines:
        word, _, rest = line.partition(" ")
        if word == "option":
            name, _, value = rest.partition(" ")
            options.append((name, value))
        elif word != "view":
            header.setdefault(word, rest)
        if line == "#0":
            break
    for word, expected in (
        ("caravanserai", f"golden {FORMAT}"),
        ("game", game.key),
        ("rules", str(game.rules_version)),
    ):
        if header.get(word) != expected:
            raise ConformanceError(
                f"the golden game says {word} {header.get(word)!r}, expected {expected!r}: write it anew"
            )
    try:
        first, last, every = (int("".join(filter(str.isdigit, part))) for part in header["detail"].split(","))
        setup = Setup(int(header["seats"]), tuple(options))
        actions = [game.parse(line[2:]) for line in lines if line.startswith("> ")]
    except (KeyError, ValueError) as error:
        raise ConformanceError(f"not a golden game of these rules: {error}") from error
    return Golden(setup, actions, Detail(first, last, every), lines)


def replay(game: Game, text: str) -> None:
    """Play the golden game again; ConformanceError names the first line that is not as recorded."""
    golden = read(game, text)
    last = 0
    produced = lines_of(game, golden.setup, golden.actions, golden.detail)
    try:
        for last, line in enumerate(produced, 1):
            recorded = golden.lines[last - 1] if last <= len(golden.lines) else "the end of the file"
            if line != recorded:
                raise ConformanceError(f"recorded {recorded!r}, now {line!r}")
    except BadOption as error:
        raise ConformanceError(f"the golden game cannot begin: {error}") from error
    except ConformanceError as error:
        raise ConformanceError(f"{game.key} {name_of(game, golden.setup)}, line {last}: {error}") from error
    if len(golden.lines) != last:
        raise ConformanceError(f"{game.key}: line {last + 1}: recorded {golden.lines[last]!r}, now nothing")


def expected_files(game: Game) -> list[str]:
    """The golden files every game must have: each seat count and each option value."""
    return [f"{name_of(game, setup)}{SUFFIX}" for setup in setups(game)]


def recorded_actions(game: Game, path: Path) -> list[int]:
    """The actions of a golden file, if there is one and they can still be played from its start to its end."""
    try:
        golden = read(game, path.read_text(encoding="utf-8"))
        state = new(game, golden.setup)
        for action in golden.actions:
            if action not in state.legal():
                return []
            state.apply(action)
    except (OSError, ConformanceError, BadOption):
        return []
    return golden.actions if not state.stack else []


def write(game: Game, folder: Path) -> list[Path]:
    """Write the golden games and node counts of a game into its folder; files of setups it no longer has go away.

    A game that is there already keeps its actions, so that what is observed of it can be compared with before.
    """
    folder.mkdir(parents=True, exist_ok=True)
    texts: dict[str, str] = {}
    for seed, setup in enumerate(setups(game), 1):
        name = f"{name_of(game, setup)}{SUFFIX}"
        texts[name] = golden_text(game, setup, seed, recorded_actions(game, folder / name))
    for old in folder.glob(f"*{SUFFIX}"):
        if old.name not in texts:
            old.unlink()
    for name, text in texts.items():
        (folder / name).write_text(text, encoding="utf-8")
    games = {name.removesuffix(SUFFIX): read(game, text) for name, text in texts.items()}
    counted = perft.text(game, {name: (each.setup, each.actions) for name, each in games.items()})
    (folder / perft.FILE).write_text(counted, encoding="utf-8")
    return [*(folder / name for name in texts), folder / perft.FILE]


def check(game: Game, folder: Path) -> list[str]:
    """Everything that is not as recorded, missing files included; nothing if all is well."""
    faults: list[str] = []
    games: dict[str, tuple[Setup, list[int]]] = {}
    for name in expected_files(game):
        if not (folder / name).is_file():
            faults.append(f"{game.key}: there is no golden game {name}")
            continue
        text = (folder / name).read_text(encoding="utf-8")
        try:
            replay(game, text)
            golden = read(game, text)
            games[name.removesuffix(SUFFIX)] = (golden.setup, golden.actions)
        except ConformanceError as error:
            faults.append(f"{name}: {error}")
    if faults:
        return faults
    counts = folder / perft.FILE
    if not counts.is_file():
        return [f"{game.key}: there are no node counts {perft.FILE}"]
    return perft.faults(game, games, counts.read_text(encoding="utf-8"))


def main(arguments: Sequence[str] | None = None) -> int:
    """Write golden games, or check them with --check."""
    parser = argparse.ArgumentParser(prog="golden", description="Write or check the golden games.")
    parser.add_argument(
        "games", nargs="*", metavar="GAME", help="games by key or MODULE:GAME (default: all built in)"
    )
    parser.add_argument(
        "--to", type=Path, default=Path("tests/golden"), help="the folder of the golden games"
    )
    parser.add_argument("--check", action="store_true", help="compare instead of writing")
    given = parser.parse_args(arguments)
    failed = False
    for key in given.games or registry.BUILT_IN:
        game = registry.load(key) if ":" in key else registry.game(key)
        if given.check:
            faults = check(game, given.to / game.key)
            failed = failed or bool(faults)
            print("\n".join(faults) or f"{game.key}: as recorded")
        else:
            for path in write(game, given.to / game.key):
                print(f"{path}  {path.stat().st_size} bytes")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
