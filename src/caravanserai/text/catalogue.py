"""Fluent catalogues: one per language for the program and one per language and game, shared with the browser."""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from string import ascii_lowercase
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from caravanserai.core.events import Argument
from caravanserai.core.game import Choice, Game, Prompt, Reason
from caravanserai.core.guide import Lesson
from caravanserai.core.machine import Event

LANGUAGES: Final = ("en", "it", "fr", "de")
LANGUAGE_NAMES: Final = {"en": "English", "it": "Italiano", "fr": "Français", "de": "Deutsch"}


def is_language(code: str) -> bool:
    """Whether the code is spelt like one of a language, so that it is safe as part of a file name."""
    return code.isascii() and code.isalpha() and 2 <= len(code) <= 3


def source(package: str, language: str) -> str:
    """The text of a package's catalogue, empty if it has none in that language."""
    if not is_language(language):
        return ""
    place = files(package) / "locale" / f"{language}.ftl"
    return place.read_text(encoding="utf-8") if place.is_file() else ""


def guide_source(package: str, language: str) -> str:
    """The text of a game's guided first game, in the language or, where it is missing, in English."""
    for each in (language, "en"):
        place = files(package) / "locale" / "guide" / f"{each}.ftl"
        if is_language(each) and place.is_file():
            return place.read_text(encoding="utf-8")
    return ""


@cache
def _bundle(package: str, language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source(package, language)))
    return bundle


@cache
def _guide_bundle(package: str, language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(guide_source(package, language)))
    return bundle


class Catalogue:
    """The words of one language for one game (None: the program alone) and one table of players."""

    def __init__(
        self,
        language: str,
        game: Game | None = None,
        players: Sequence[str] = (),
        extra: Sequence[str] = (),
        fallback: bool = True,
    ) -> None:
        """`extra` names further packages with a `locale` folder, such as the terminal's.

        With `fallback` a message that the language lacks is said in English.
        """
        self.language: Final = language
        self.players: Final = tuple(players)
        packages = [*([] if game is None else [game.package]), "caravanserai", *extra]
        languages = [language] if language == "en" or not fallback else [language, "en"]
        self._bundles: Final = [_bundle(package, lang) for lang in languages for package in packages]
        self._game: Final = game

    def has(self, key: str) -> bool:
        """Whether any catalogue knows the key."""
        return any(bundle.has_message(key) for bundle in self._bundles)

    def say(self, key: str, args: Mapping[str, Argument] | None = None) -> str:
        """The sentence for the key; ids in the arguments are replaced by the names of the things.

        Beside the name `$kind` stands the id itself as `$kind_id`, for a catalogue that needs another form of it.
        """
        for bundle in self._bundles:
            if bundle.has_message(key):
                pattern = bundle.get_message(key).value
                if pattern is not None:
                    text, errors = bundle.format_pattern(pattern, self._words(args or {}))
                    if errors:
                        raise ValueError(f"{self.language}: {key}: {errors[0]}")
                    return str(text)
        raise KeyError(f"no catalogue has the message {key!r}")

    def name(self, thing: str) -> str:
        """The name of a thing, a seat (`@2`), a piece of a seat (`@2#3`) or, where there is none, the id itself."""
        if thing.startswith("@"):
            owner, _, piece = thing.partition("#")
            if piece:
                number = piece.lstrip(ascii_lowercase)
                sort = piece.removesuffix(number) or "plain"
                return self.say("name-piece", {"owner": owner, "sort_id": sort, "number": int(number)})
            seat = int(owner[1:])
            return self.players[seat] if seat < len(self.players) else self.say("seat", {"number": seat + 1})
        key = f"name-{thing}"
        return self.say(key) if self.has(key) else thing

    def event(self, event: Event) -> str:
        """The sentence for an event."""
        assert self._game is not None
        kind = self._game.kinds[event[0]]
        return self.say(f"event-{kind.word}", kind.describe(event[1]))

    def prompt(self, prompt: Prompt, seat: int | None) -> str:
        """What is asked: in the second person to the seat that decides, about it to all others."""
        mine = prompt["seat"] is not None and prompt["seat"] == seat
        key = prompt["key"] if mine or prompt["seat"] is None else f"{prompt['key']}-other"
        return self.say(key if self.has(key) else "prompt-other", prompt["args"])

    def choice(self, choice: Choice) -> str:
        """The words of an option."""
        return self.say(choice["key"], choice["args"])

    def lesson(self, lesson: Lesson) -> str:
        """The text of a step of the game's guide; seats 1, 2 and 3 are called `one`, `two` and `three` in it."""
        assert self._game is not None
        bundle = _guide_bundle(self._game.package, self.language)
        pattern = bundle.get_message(f"guide-{lesson.text}").value
        assert pattern is not None
        others = {word: self.name(f"@{seat}") for seat, word in enumerate(("one", "two", "three"), 1)}
        text, errors = bundle.format_pattern(pattern, others)
        if errors:
            raise ValueError(f"{self.language}: guide-{lesson.text}: {errors[0]}")
        return str(text)

    def reason(self, reason: Reason) -> str:
        """The sentence of a refusal, with its rule behind it."""
        text = self.say(reason.key, reason.args)
        return f"{text} ({reason.rule})" if reason.rule else text

    def _words(self, args: Mapping[str, Argument]) -> dict[str, Any]:
        ids = {f"{name}_id": value for name, value in args.items() if isinstance(value, str)}
        return {**ids, **{name: self._word(name, value) for name, value in args.items()}}

    def _word(self, name: str, value: Argument) -> int | str:
        if isinstance(value, int):
            return value
        if isinstance(value, str):
            return value if name.endswith("_id") else self.name(value)
        return ", ".join(self.name(item) for item in value) or self.say("nothing")
