"""Fluent catalogues: one per language for the program and one per language and game, shared with the browser."""

import re
import unicodedata
from collections.abc import Mapping, Sequence
from functools import cache, partial
from importlib.resources import files
from string import ascii_lowercase
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from caravanserai.core.events import Argument
from caravanserai.core.game import Card, Choice, Game, Line, Prompt, Reason
from caravanserai.core.guide import Lesson
from caravanserai.core.machine import Event
from caravanserai.core.prompts import Effect

LANGUAGE_NAMES: Final = {"en": "English", "it": "Italiano", "fr": "Français", "de": "Deutsch"}
LANGUAGES: Final = tuple(LANGUAGE_NAMES)


def is_language(code: str) -> bool:
    """Whether the code is spelt like one of a language, so that it is safe as part of a file name."""
    return code.isascii() and code.isalpha() and 2 <= len(code) <= 3


def source(package: str, language: str) -> str:
    """The text of a package's catalogue, empty if it has none in that language."""
    if not is_language(language):
        return ""
    place = files(package) / "locale" / f"{language}.ftl"
    return place.read_text(encoding="utf-8") if place.is_file() else ""


LATER: Final = {
    "cards": ("card-", "now-"),
    "reasons": ("reason-",),
    "told": ("event-", "pause-", "end-", "option-"),
}
"""The parts of a game's catalogue that a page asks for when it needs them, by how the keys of their messages begin."""
ASIDE: Final = tuple(
    f"ui-{each}"
    for each in (
        *("problem-", "told-", "plan-", "rest-", "lull-", "hook-", "rated-", "report-"),
        *(
            "closed-",
            "leave-",
            "listen-",
            "howto-",
            "pause-",
            "only-here",
            "on-network",
            "firewall",
            "network-",
        ),
        *("about-", "lobby-", "table-", "tables-", "no-tables", "unofficial", "key-", "tie-"),
        *("guide-done", "guide-stop", "for-"),
        *(
            "spectators",
            "speed-",
            "bot-speed",
            "more-settings",
            "add-seat",
            "remove-seat",
            "listed",
            "create",
        ),
        *("open-record", "join-link", "paste-link", "seats-taken", "no-open-tables", "open-tables"),
        *("your-tables", "join-or-watch", "waiting-", "own-link", "copy-", "start-bots", "host-", "invite"),
        *("what-is-played", "change-asks", "try-port", "ready-count", "i-am-ready", "be-ready", "seat-open"),
        *("new-table", "how-to-play", "players-range", "minutes", "choose-seat", "sit-", "just-watch", "qr"),
        *("make-bot", "make-open", "play-here", "chat-who", "ask-rest", "my-holiday", "let-bot", "asks-seat"),
        *("not-let-in", "mute", "unmute", "guide-play", "tell-table", "tell-me", "your-name", "pace"),
        *("final-", "look-board", "save-record", "put-bot", "log-empty", "chat-empty", "chat-say", "rules-"),
        *(
            "replay",
            "first",
            "previous",
            "following",
            "last",
            "moment",
            "eyes",
            "to-present",
            "why-",
            "card-",
        ),
        *("notice-", "rating-hint", "total", "people", "remove", "quiet", "keys"),
        *("look-back-why", "hints", "review", "rematch", "to-rematch", "verif", "not-verified", "seed"),
    )
)
"""How the program's messages begin that the first picture of a table does without."""
_MESSAGE: Final = re.compile(r"^(?=-?[A-Za-z][\w-]* *=)", re.MULTILINE)


_REMARK: Final = re.compile(r"^(#.*)?\n", re.MULTILINE)


def bare(text: str) -> str:
    """A catalogue without what is written for translators: remarks and empty lines."""
    return _REMARK.sub("", text)


def messages(text: str) -> list[str]:
    """The messages of a catalogue, each with all its lines."""
    return _MESSAGE.split(text)


def part(text: str, name: str = "") -> str:
    """The messages of one of the later parts of a catalogue, or ("") all that belong to none."""
    wanted = LATER.get(name, ())
    others = tuple(start for each in LATER.values() for start in each)
    return "".join(
        each for each in messages(text) if (each.startswith(wanted) if name else not each.startswith(others))
    )


def is_sentence(key: str) -> bool:
    """Whether the message is a whole sentence, which starts with a capital whatever word comes first."""
    return key.startswith(
        ("event-", "prompt-", "choice-", "reason-", "now-", "card-", "end-")
    ) and not key.endswith("-gives")


def capital(text: str) -> str:
    """The text with a capital at its beginning."""
    return text[:1].upper() + text[1:]


def is_seat(value: Argument) -> bool:
    """Whether an argument is a seat, `@2`, and not a piece of one."""
    return isinstance(value, str) and value.startswith("@") and "#" not in value


def begins_with_vowel(text: str) -> bool:
    """Whether the text begins with a vowel, with or without an accent: French needs to know."""
    return unicodedata.normalize("NFD", text)[:1].casefold() in tuple("aeiou")


def part_source(package: str, part: str, language: str) -> str:
    """The text of a part that a game's catalogue leaves out (`guide`, `howto`), or, where it is missing, in English."""
    for each in (language, "en"):
        place = files(package) / "locale" / part / f"{each}.ftl"
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
    bundle.add_resource(FluentResource(part_source(package, "guide", language)))
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
        me: int | None = None,
    ) -> None:
        """`extra` names further packages with a `locale` folder, such as the terminal's.

        With `fallback` a message that the language lacks is said in English. `me` is the seat of the reader, whom
        sentences call "you".
        """
        self.language: Final = language
        self.players: Final = tuple(players)
        self.me: Final = me
        packages = [*([] if game is None else [game.package]), "caravanserai", *extra]
        self._bundles: Final = [_bundle(package, language) for package in packages]
        self._english: Final = (
            Catalogue("en", game, players, extra, me=me) if fallback and language != "en" else None
        )
        self._game: Final = game
        self._known_forms: Final[dict[str, dict[str, str]]] = {}
        self._read_by: Final = partial(Catalogue, language, game, players, extra, fallback)

    def read_by(self, seat: int | None) -> "Catalogue":
        """The same words for another reader."""
        return self._read_by(me=seat)

    def has(self, key: str) -> bool:
        """Whether any catalogue knows the key."""
        return self._says(key) or (self._english is not None and self._english.has(key))

    def _says(self, key: str) -> bool:
        return any(bundle.has_message(key) for bundle in self._bundles)

    def say(self, key: str, args: Mapping[str, Argument] | None = None) -> str:
        """The sentence for the key; ids in the arguments are replaced by the names of the things.

        Beside the name `$kind` stand the id itself as `$kind_id` and every form that the name has in the catalogue:
        its attribute `.the` is `$kind_the`. A seat that is also the first one of the sentence has `$to_you` "self".
        """
        if self._english is not None and not self._says(key):
            return self._english.say(key, args)
        bundle = self._bundle_of(key)
        text = self._formatted(key, bundle, bundle.get_message(key).value, self._words(args or {}))
        return capital(text) if is_sentence(key) else text

    def _bundle_of(self, key: str) -> FluentBundle:
        for bundle in self._bundles:
            if bundle.has_message(key) and bundle.get_message(key).value is not None:
                return bundle
        raise KeyError(f"no catalogue has the message {key!r}")

    def _formatted(self, key: str, bundle: FluentBundle, pattern: Any, words: dict[str, Any]) -> str:
        text, errors = bundle.format_pattern(pattern, words)
        if errors:
            raise ValueError(f"{self.language}: {key}: {errors[0]}")
        return str(text)

    def name(self, thing: str) -> str:
        """The name of a thing, a seat (`@2`), a piece of a seat (`@2#3`) or, where there is none, the id itself."""
        if is_seat(thing):
            seat = int(thing[1:])
            return self.players[seat] if seat < len(self.players) else self.say("seat", {"number": seat + 1})
        key, args = self._named(thing)
        return self.say(key, args) if self.has(key) else thing

    def forms(self, thing: str) -> Mapping[str, str]:
        """The forms of a name by the attributes of its message: `the`, `at`, …; of a seat those of the reader or of a player."""
        if thing not in self._known_forms:
            key, args = self._named(thing)
            self._known_forms[thing] = self._formed(key, self._words(args)) if self._says(key) else {}
        return self._known_forms[thing]

    def _named(self, thing: str) -> tuple[str, dict[str, Argument]]:
        """The message that names a thing, and its arguments."""
        if not thing.startswith("@"):
            return f"name-{thing}", {}
        owner, _, piece = thing.partition("#")
        if piece:
            number = piece.lstrip(ascii_lowercase)
            sort = piece.removesuffix(number) or "plain"
            return "name-piece", {"owner": owner, "sort_id": sort, "number": int(number)}
        you = self.me is not None and int(owner[1:]) == self.me
        name = self.name(owner)
        sound = "vowel" if begins_with_vowel(name) else "consonant"
        return "seat-you" if you else "seat-named", {"name_id": name, "sound_id": sound}

    def _formed(self, key: str, words: dict[str, Any]) -> dict[str, str]:
        bundle = self._bundle_of(key)
        attributes = bundle.get_message(key).attributes
        return {form: self._formatted(key, bundle, pattern, words) for form, pattern in attributes.items()}

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

    def gives(self, choice: Choice) -> str:
        """The second line of an option: what it gives, or what breaks; empty if there is nothing to say."""
        return self._second(f"{choice['key']}-gives", choice["args"])

    def effects(self, choice: Choice, seat: int) -> list[str]:
        """What an option costs and gives, good by good: the seat that chooses, or others by name."""
        return [self._effect(effect, seat) for effect in choice["effects"]]

    def _effect(self, effect: Effect, seat: int) -> str:
        what = self.say(f"good-{effect['thing']}", {"amount": abs(effect["amount"])})
        key = "effect-costs" if effect["amount"] < 0 else "effect-gains"
        other = "" if effect["seat"] == seat else "-other"
        return self.say(f"{key}{other}", {"player": f"@{effect['seat']}", "what_id": what})

    def hint(self, prompt: Prompt) -> str:
        """The second line of a question, written for it; empty if there is none."""
        return self._second(f"{prompt['key']}-hint", prompt["args"])

    def _second(self, key: str, args: Mapping[str, Argument]) -> str:
        return self.say(key, args).strip() if self.has(key) else ""

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

    def line(self, line: Line) -> str:
        """The sentence of a line."""
        return self.say(line["key"], line["args"])

    def card(self, card: Card) -> list[str]:
        """What a card says: its name, its kind, what it does, what it is worth now."""
        kind = [] if card["kind"] is None else [card["kind"]]
        return [self.line(line) for line in (card["name"], *kind, card["does"], *card["now"])]

    def _words(self, args: Mapping[str, Argument]) -> dict[str, Any]:
        words: dict[str, Any] = {}
        subject: Argument = ""
        for name, value in args.items():
            words[name] = self._word(name, value)
            if isinstance(value, int) or name.endswith("_id"):
                continue
            things = [value] if isinstance(value, str) else value
            forms = self._common_forms(things) | ({} if isinstance(value, str) else self._all_counted(value))
            words |= {f"{name}_{form}": text for form, text in forms.items()}
            if isinstance(value, str):
                words.setdefault(f"{name}_id", value)
            if is_seat(value):
                words |= {f"{name}_you": "self"} if value == subject else {}
                subject = subject or value
        return words

    def _common_forms(self, things: Sequence[str]) -> dict[str, str]:
        """The forms that all of the things have, as a list in words."""
        each = [self.forms(thing) for thing in things]
        common = set(each[0]).intersection(*each) if each else set()
        return {form: self.listed([forms[form] for forms in each]) for form in common}

    def _all_counted(self, things: Sequence[str]) -> dict[str, str]:
        """A list in which things may come twice, by their numbers, if all of them have a plural."""
        if not all("many" in self.forms(thing) for thing in things):
            return {}
        different = dict.fromkeys(things)
        return {"counted": self.listed([self.counted(things.count(thing), thing) for thing in different])}

    def counted(self, number: int, thing: str) -> str:
        """So many of a thing: "2 Builders"; a name that is no singular has one beside it, `.one`."""
        name, forms = self.name(thing), self.forms(thing)
        one, many = forms.get("one", name), forms.get("many", name)
        return self.say("counted", {"number": number, "one_id": one, "many_id": many})

    def _word(self, name: str, value: Argument) -> int | str:
        if isinstance(value, int):
            return value
        if isinstance(value, str):
            return value if name.endswith("_id") else self.name(value)
        return self.listed([self.name(item) for item in value])

    def listed(self, texts: Sequence[str]) -> str:
        """Several things in a sentence: with commas, and with "and" before the last."""
        if len(texts) < 2:
            return texts[0] if texts else self.say("nothing")
        return f"{', '.join(texts[:-1])} {self.say('and')} {texts[-1]}"
