"""Everything that can be observed of a position, as text: for golden games."""

import hashlib
import json
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Final

from msgspec.json import encode

from caravanserai.core.events import Argument
from caravanserai.core.game import Choice, Game, Prompt
from caravanserai.core.machine import CHANCE, EVERYBODY, Event, State
from caravanserai.core.position import Json

SPECTATOR: Final = "-"
GONE: Final = "gone"

_MISSING: Final = object()
_encode: Final = json.JSONEncoder(ensure_ascii=False).encode
MOST: Final = 10_000
"""How many texts are kept: from one position to the next most parts of a view stay as they are."""
_written: Final[dict[bytes, str]] = {}


def changes(before: object, now: object, path: str = "") -> Iterator[str]:
    """The lines `path: value` of all leaves that are not as before; empty lists and objects are leaves."""
    if before == now and type(before) is type(now):
        return
    old, new = _parts(before, path), _parts(now, path)
    if new is None:
        yield f"{path}: {GONE if now is _MISSING else _encode(now)}"
        return
    for name, value in new.items():
        yield from changes(_MISSING if old is None else old.get(name, _MISSING), value, name)
    for name in old or ():
        if name not in new:
            yield f"{name}: {GONE}"


def _parts(value: Json, path: str) -> dict[str, Json] | None:
    """What a list or object holds, by path; None for a leaf."""
    if isinstance(value, dict) and value:
        return {f"{path}.{key}" if path else str(key): each for key, each in value.items()}
    if isinstance(value, list) and value:
        return {f"{path}[{index}]": each for index, each in enumerate(value)}
    return None


def described(args: dict[str, Argument]) -> list[str]:
    """Arguments of a sentence as words."""
    return [f"{name}={','.join(value) if isinstance(value, list) else value}" for name, value in args.items()]


def event_line(game: Game, event: Event) -> str:
    """An event with who may know it."""
    kind, args, seen = event
    whom = (
        "all"
        if seen == EVERYBODY
        else "seats " + ",".join(str(seat) for seat in range(32) if seen >> seat & 1)
    )
    return " ".join([f"event to {whom}:", game.kinds[kind].word, *described(game.kinds[kind].describe(args))])


_LATER: Final = ("form", "missing", "optional", "effects", "idle")
"""Parts of prompts and choices that games did not have from the beginning: where there is nothing they are left out."""


def _filled(part: Mapping[str, object]) -> dict[str, object]:
    return {
        name: value
        for name, value in part.items()
        if name not in _LATER or value not in ("", [], False, None)
    }


def _digested(prompt: Prompt) -> dict[str, object]:
    return {**_filled(prompt), "choices": [_filled(choice) for choice in prompt["choices"]]}


def _listed(texts: Iterable[str]) -> str:
    return f"[{', '.join(texts)}]"


def _prompt_text(prompt: Prompt, known: dict[int, str]) -> str:
    """A prompt as JSON; what is the same object for several viewers is written once, as in `_view_text`."""
    text = known.get(id(prompt))
    if text is None:
        text = known[id(prompt)] = _spaced(_digested(prompt))
    return text


def _spaced(value: object) -> str:
    """A value as JSON, with the spaces that checksums have; found by its short form, which is made in a tenth of the time."""
    short = encode(value)
    text = _written.get(short)
    if text is None:
        if len(_written) >= MOST:
            _written.clear()
        text = _written[short] = json.dumps(value)
    return text


_named: Final = cache(json.dumps)
"""The name of a part as JSON: there are few, and all stand in every view."""


def _view_text(view: Mapping[str, object], known: dict[int, str]) -> str:
    parts: list[str] = []
    for name, value in view.items():
        text = known.get(id(value))
        if text is None:
            text = known[id(value)] = _spaced(value)
        parts.append(f"{_named(name)}: {text}")
    return f"{{{', '.join(parts)}}}"


def _option(name: str, choice: Choice) -> str:
    """An option as a line: its words, the things to click, what it gives and costs."""
    effects = [f"{each['seat']}:{each['thing']}{each['amount']:+}" for each in choice["effects"]]
    words = [f"  {name}:", choice["key"], *described(choice["args"]), "at", *(choice["at"] or ["button"])]
    words += [*(["gives", *effects] if effects else []), *(["idle"] if choice["idle"] else [])]
    return " ".join(words)


class Observed:
    """One position seen by everybody: views, prompts, options and scores, and a checksum over all of it."""

    def __init__(self, game: Game, state: State) -> None:
        self._game: Final = game
        seats: list[int | None] = [None, *range(state.seats)]
        self._viewers: Final = [SPECTATOR if seat is None else str(seat) for seat in seats]
        self.actor: Final = state.actor()
        self.legal: Final = state.legal()
        self.weights: Final = state.weights() if self.actor == CHANCE else []
        self._views: Final = game.views(state, seats)
        self._prompts: Final = game.prompts(state, seats)
        self._scores: Final = [state.scores(), state.ranking(), game.breakdown(state)]
        self._step: Final = type(state.stack[-1]).__name__ if state.stack else "over"

    def digest(self, running: "hashlib._Hash") -> None:
        """Add everything to a running checksum."""
        known: dict[int, str] = {}
        everything = [
            json.dumps([self.actor, self.legal, self.weights])[1:-1],
            _listed([_view_text(view, known) for view in self._views]),
            _listed([_prompt_text(prompt, known) for prompt in self._prompts]),
            json.dumps([self._scores, self._step])[1:-1],
        ]
        running.update(_listed(everything).encode())

    def who(self) -> str:
        """The decider: a seat, `*` for chance, `over`."""
        return "over" if not self.legal else "*" if self.actor == CHANCE else str(self.actor)

    def asked(self) -> list[str]:
        """The pending decision and what everybody is told about it, with the options in words."""
        name = self._game.name
        lines = [f"asks {self.who()}: {self._step}, {len(self.legal)} options"]
        if self.actor == CHANCE:
            lines += [
                f"  {name(action)}: weight {weight}"
                for action, weight in zip(self.legal, self.weights, strict=True)
            ]
        told: dict[str, list[str]] = {}
        for viewer, prompt in zip(self._viewers, self._prompts, strict=True):
            parts = [prompt["decision"], prompt["rule"], prompt["key"], *described(prompt["args"])]
            parts += [f"form={prompt['form']}"] if prompt["form"] else []
            words = " ".join(part for part in [*parts, "auto" if prompt["auto"] else ""] if part)
            told.setdefault(words, []).append(viewer)
            lines += [_option(name(each["id"]), each) for each in prompt["choices"]]
            lines += [f"  missing {name(each['id'])}: {each['reason']['key']}" for each in prompt["missing"]]
        return [*lines, *(f"prompt of {','.join(viewers)}: {words}" for words, viewers in told.items())]

    def seen(self, before: "Observed | None") -> list[str]:
        """The views and scores, all of them or what is not as it was before; equal lines of several viewers are one."""
        lines: dict[str, list[str]] = {}
        for index, viewer in enumerate(self._viewers):
            for line in changes(_MISSING if before is None else before._views[index], self._views[index]):
                lines.setdefault(line, []).append(viewer)
        if before is None or before._scores != self._scores:
            lines[f"scores {self._scores[0]} ranking {self._scores[1]}"] = self._viewers
        return [f"view of {self._short(viewers)}: {line}" for line, viewers in lines.items()]

    def _short(self, viewers: list[str]) -> str:
        return "all" if len(viewers) == len(self._viewers) else ",".join(viewers)
