"""The record of a match: readable text, one named action per line, that replays without any random generator.

    caravanserai record 1
    game yspahan
    rules 1
    seats 4
    option first-player random
    commitment 5f3c…
    hints on
    position {"game": "yspahan", …}
    begin
    * draw first 2
    2 take camel
    2= end
    undo 2
    end
    seed 00ff…

`hints` stands only in the record of a game whose only person could ask for the best options.
`position` stands only in the record of a match that did not begin with the beginning of the game: see `Game.position`.
A line starts with the seat, `*` for chance, and `=` behind the seat for an automatic choice.
`end` and `seed` stand only in the record of a finished game; `seed unknown` if whoever wrote it did not have it.
"""

import json
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import ClassVar, Final

from caravanserai.core.border import shown
from caravanserai.core.game import BadOption, Game, forced
from caravanserai.core.machine import CHANCE, Broken, State
from caravanserai.core.position import Json
from caravanserai.core.registry import UnknownGame
from caravanserai.core.registry import game as find_game
from caravanserai.play.chance import Chance, commitment
from caravanserai.play.history import AUTO, CHOSEN, DRAWN, Entry, Undo
from caravanserai.play.match import Match, Refusal

FORMAT: Final = 1
_FIRST: Final = re.compile(r"caravanserai record ([0-9]{1,9})")
_STEP: Final = re.compile(r"(\*|[0-9]+)(=?) (.+)")
_encode: Final = json.JSONEncoder(ensure_ascii=True).encode
_NUMBER: Final = re.compile(r"[0-9]{1,9}")


class BadRecord(ValueError):
    """A file that is no record, a broken one, or one of other rules; the message says which line and why."""

    code: ClassVar[str] = "bad-record"


class CutRecord(BadRecord):
    """A record that ends in the middle."""

    code = "cut-record"


class OtherRules(BadRecord):
    """A record of a game, of rules or of options that are not here."""

    code = "other-rules"


def header_lines(match: Match) -> list[str]:
    """The lines up to `begin`."""
    game, state = match.game, match.state
    return [
        f"caravanserai record {FORMAT}",
        f"game {game.key}",
        f"rules {game.rules_version}",
        f"seats {state.seats}",
        *(f"option {name} {value}" for name, value in zip(game.options, state.options, strict=True)),
        f"commitment {match.commitment}",
        *(["hints on"] if match.hints else []),
        *([] if match.start is None else [f"position {_encode(match.start)}"]),
        "begin",
    ]


def journal_line(game: Game, entry: Entry | Undo) -> str:
    """One line of the body."""
    if isinstance(entry, Undo):
        return f"undo {entry.seat}"
    actor = "*" if entry.actor == CHANCE else f"{entry.actor}{'=' if entry.how == AUTO else ''}"
    return f"{actor} {game.name(entry.action)}"


def closing_lines(match: Match) -> list[str]:
    """What stands behind the last action of a finished game: its end and the seed that was committed to."""
    if not match.over:
        return []
    return ["end", f"seed {'unknown' if match.seed is None else match.seed.hex()}"]


def record_text(match: Match) -> str:
    """The whole record."""
    body = [journal_line(match.game, entry) for entry in match.journal]
    return "\n".join([*header_lines(match), *body, *closing_lines(match), ""])


def save(match: Match, path: str | os.PathLike[str]) -> None:
    """Write the record whole or not at all. The seed is in it only when the game is over."""
    target = Path(path)
    draft = target.with_name(f".{target.name}.part")
    try:
        draft.write_text(record_text(match), encoding="utf-8")
        os.replace(draft, target)
    except BaseException:
        draft.unlink(missing_ok=True)
        raise


def load(path: str | os.PathLike[str], game: Game | None = None) -> Match:
    """The match from its record. An unfinished one can be looked at and undone, but draws no chance by itself.

    `game`, if given, is used for its key instead of the registered game.
    """
    try:
        text = Path(path).read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise BadRecord(f"not a record: not UTF-8 text ({error.reason} at byte {error.start})") from error
    return parse(text, game)


def parse(text: str, game: Game | None = None) -> Match:
    """The match from the text of its record."""
    return _Reader(text, game).match()


def resume(text: str, seed: bytes, game: Game | None = None) -> Match:
    """The match from its record and its secret seed, ready to be played on."""
    match = parse(text, game)
    if match.commitment != commitment(seed):
        raise BadRecord("the seed is not the one the record committed to")
    match.seed = seed
    match._chance = Chance(seed)
    _check_draws(match, match._chance)
    match._go_on()
    return match


def verify(match: Match) -> list[str]:
    """Check the seed of a finished record against commitment and draws; returns the faults found."""
    if match.seed is None:
        return ["the record has no seed: the game is not finished, so its chance cannot be checked yet"]
    if commitment(match.seed) != match.commitment:
        return ["the seed does not fit the commitment made at the start"]
    try:
        _check_draws(match, Chance(match.seed))
    except BadRecord as error:
        return [str(error)]
    return []


def _check_draws(match: Match, chance: Chance) -> None:
    """Draw every chance step again and compare."""
    fresh = match.first_state()
    for number, entry in enumerate(match.steps, 1):
        if entry.how == DRAWN:
            drawn = chance.pick(fresh.legal(), fresh.weights())
            if drawn != entry.action:
                name = match.game.name
                raise BadRecord(
                    f"step {number}: the seed draws {name(drawn)!r}, the record has {name(entry.action)!r}"
                )
        fresh.apply(entry.action)


class _Reader:
    """Reads one record line by line; every error names its line."""

    def __init__(self, text: str, game: Game | None) -> None:
        self._text: Final = text
        self._given: Final = game
        self._lines: Final = iter(enumerate(text.split("\n"), 1))
        self._number = 0
        self._options: frozenset[str] = frozenset()
        """The options that the record names."""

    def match(self) -> Match:
        first = _FIRST.fullmatch(self._next("the first line"))
        if first is None:
            raise BadRecord("not a record: it does not start with 'caravanserai record'")
        if int(first[1]) != FORMAT:
            raise BadRecord(f"line 1: record format {first[1]}, this program reads format {FORMAT}")
        if not self._text.endswith("\n"):
            raise CutRecord("truncated: the last line is not complete")
        match = self._header()
        self._body(match)
        self._compare(match)
        return match

    def _compare(self, match: Match) -> None:
        """A record has one spelling only, so that what is read is what was written, byte for byte.

        Options that the game did not have when it was written may be missing, and have their defaults.
        """
        found, expected = self._text.split("\n"), record_text(match).split("\n")
        for name in match.game.added_options:
            if name not in self._options:
                expected.remove(f"option {name} {match.game.options[name][0]}")
        for number, (line, wanted) in enumerate(zip(found, expected, strict=False), 1):
            if line != wanted:
                raise BadRecord(f"line {number}: found {line!r}, a record has {wanted!r} here")
        if len(found) != len(expected):
            raise BadRecord(f"line {min(len(found), len(expected))}: an empty line, or one line too few")

    def _header(self) -> Match:
        game = self._game(self._field("game"))
        rules = self._field("rules")
        if rules != str(game.rules_version):
            raise self._error(
                f"rules version {rules} of {game.key}, this program has version {game.rules_version}",
                OtherRules,
            )
        seats = self._field("seats")
        if not _NUMBER.fullmatch(seats):
            raise self._error(f"{seats!r} is no number of seats")
        options: dict[str, object] = {}
        while (line := self._next("the header")).startswith("option "):
            name, _, value = line.removeprefix("option ").partition(" ")
            options[name] = value
        self._options = frozenset(options)
        word, _, promised = line.partition(" ")
        if word != "commitment" or not re.fullmatch(r"[0-9a-f]{64}", promised):
            raise self._error(f"expected 'commitment' and 64 hex digits, found {line!r}")
        match = Match.__new__(Match)
        try:
            state = game.new(int(seats), **options)
        except (BadOption, ValueError) as error:
            raise self._error(str(error), OtherRules) from error
        line = self._next("the header")
        hints = line == "hints on"
        if hints:
            line = self._next("the header")
        start = None
        if line.startswith("position "):
            state, start = self._position(game, state, line.removeprefix("position "))
            line = self._next("the header")
        if line != "begin":
            raise self._error(f"expected 'begin', found {shown(line)!r}")
        match._begin(game, state, None, start)
        match.commitment = promised
        match.hints = hints
        return match

    def _position(self, game: Game, usual: State, text: str) -> tuple[State, Json]:
        """The position that the match began with, at the table that the header describes, and how it is written.

        It stays as it was written: a game that gained an option since would write more.
        """
        try:
            start = json.loads(text)
            state = game.restore(start)
        except (Broken, ValueError) as error:
            raise self._error(f"the position cannot be: {error}") from error
        if (state.seats, state.options) != (usual.seats, usual.options):
            raise self._error("the position has other seats or options than the record")
        return state, start

    def _game(self, key: str) -> Game:
        if self._given is not None and self._given.key == key:
            return self._given
        try:
            return find_game(key)
        except UnknownGame as error:
            raise self._error(str(error), OtherRules) from error

    def _body(self, match: Match) -> None:
        for line in self._rest():
            if line == "end":
                if not match.over:
                    raise self._error("'end' stands before the game is over")
                self._seed(match)
                return
            if match.over:
                raise self._error(f"the game is over, but {line!r} follows")
            if line.startswith("undo "):
                self._undo(match, line.removeprefix("undo "))
            else:
                self._step(match, line)
        if match.over:
            raise CutRecord("truncated: the game is over, but the line 'end' is missing")

    def _undo(self, match: Match, seat: str) -> None:
        if not _NUMBER.fullmatch(seat):
            raise self._error(f"{seat!r} is no seat")
        answer = match.undo(int(seat))
        if isinstance(answer, Refusal):
            raise self._error(f"seat {seat} could not undo here ({answer.reason.key})")

    def _step(self, match: Match, line: str) -> None:
        parts = _STEP.fullmatch(line)
        if parts is None:
            raise self._error(f"{line!r} is not an action")
        who, auto, words = parts.groups()
        actor = match.state.actor()
        expected = "*" if actor == CHANCE else str(actor)
        if who != expected:
            raise self._error(f"{line!r}: it is {_who(expected)} that decides here")
        try:
            action = match.game.parse(words)
        except ValueError as error:
            raise self._error(str(error)) from error
        if action not in match.state.legal():
            raise self._error(f"{words!r} is not legal here{self._why(match, actor, action)}")
        if (forced(match.state) is not None) != bool(auto):
            raise self._error(
                f"{line!r}: an automatic choice carries '=' behind the seat, a made one does not"
            )
        how = DRAWN if actor == CHANCE else AUTO if auto else CHOSEN
        match._step(Entry(actor, action, how))
        match.version += how == CHOSEN

    def _why(self, match: Match, actor: int, action: int) -> str:
        reason = None if actor == CHANCE else match.game.why_not(match.state, actor, action)
        return f" ({reason.rule or reason.key})" if reason else ""

    def _seed(self, match: Match) -> None:
        line = self._next("its last lines: the seed is missing")
        word, _, value = line.partition(" ")
        if word != "seed" or not re.fullmatch(r"[0-9a-f]{64}|unknown", value):
            raise self._error(f"expected 'seed' and 64 hex digits, found {line!r}")
        match.seed = None if value == "unknown" else bytes.fromhex(value)
        for extra in self._rest():
            raise self._error(f"nothing may follow the seed, found {extra!r}")

    def _field(self, word: str) -> str:
        line = self._next("the header")
        if not line.startswith(f"{word} "):
            raise self._error(f"expected {word!r}, found {line!r}")
        return line.removeprefix(f"{word} ")

    def _next(self, place: str) -> str:
        line = next(self._rest(), None)
        if line is None:
            raise CutRecord(f"truncated: the file ends within {place}")
        return line

    def _rest(self) -> Iterator[str]:
        for number, line in self._lines:
            self._number = number
            if line or number == 1:
                yield line

    def _error(self, what: str, kind: type[BadRecord] = BadRecord) -> BadRecord:
        return kind(f"line {self._number}: {what}")


def _who(expected: str) -> str:
    return "chance" if expected == "*" else f"seat {expected}"
