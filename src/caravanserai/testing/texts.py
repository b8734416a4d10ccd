"""Checks that everything a game says has words in every language."""

from collections import Counter
from collections.abc import Mapping, Sequence

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk

from caravanserai.core.events import Argument
from caravanserai.core.game import Game
from caravanserai.testing.corpus import Corpus, Moment
from caravanserai.testing.errors import ConformanceError
from caravanserai.testing.secrets import viewers
from caravanserai.text.catalogue import LANGUAGES, Catalogue, source

_EACH = 6
"""How many different sentences of one key are tried."""


def shipped(game: Game) -> tuple[str, ...]:
    """The languages the game has a catalogue in."""
    return tuple(language for language in LANGUAGES if source(game.package, language))


class Speaker:
    """Tries every sentence once in every language."""

    def __init__(self, game: Game, languages: Sequence[str]) -> None:
        self._game = game
        self._catalogues = [Catalogue(language, game, fallback=False) for language in languages]
        self._known: set[str] = set()
        self._tried: Counter[str] = Counter()

    def second(self, key: str, args: Mapping[str, Argument], where: Moment) -> None:
        """A second line, which need not be there; but if it is, then in every language."""
        if any(words.has(key) for words in self._catalogues):
            self.say(key, args, where, empty=True)

    def say(
        self, key: str, args: Mapping[str, Argument], where: Moment | None = None, empty: bool = False
    ) -> None:
        """Say it in all languages, unless it was said before."""
        mark = f"{key} {args}"
        if mark in self._known:
            return
        self._known.add(mark)
        self._things(args, key, where)
        if self._tried[key] >= _EACH:
            return
        self._tried[key] += 1
        for words in self._catalogues:
            try:
                text = words.say(key, args)
            except (KeyError, ValueError) as error:
                raise self._fail(
                    f"{words.language}: {key} with {dict(args)}: {error.args[0]}", where
                ) from error
            if not (empty or text.strip()):
                raise self._fail(f"{words.language}: {key} says nothing", where)

    def _things(self, args: Mapping[str, Argument], key: str, where: Moment | None) -> None:
        for name, value in args.items():
            if name.endswith("_id") or isinstance(value, int):
                continue
            for thing in [value] if isinstance(value, str) else value:
                if thing.startswith("@") or thing.isdecimal():
                    continue
                for words in self._catalogues:
                    if not words.has(f"name-{thing}"):
                        raise self._fail(
                            f"{words.language}: {key} speaks of {thing!r}, but name-{thing} is missing", where
                        )

    def _fail(self, what: str, where: Moment | None) -> ConformanceError:
        return ConformanceError(f"{self._game.key}: {what}") if where is None else where.fail(what)


def check_texts(game: Game, corpus: Corpus, languages: Sequence[str] | None = None) -> None:
    """Prompts, choices, events, reasons, options and categories have a sentence in every language of the game."""
    chosen = shipped(game) if languages is None else tuple(languages)
    if not chosen:
        raise ConformanceError(f"{game.key}: {game.package} has no catalogue locale/en.ftl")
    _readable(game, chosen)
    speaker = Speaker(game, chosen)
    _declared(game, speaker)
    for moment in corpus.moments:
        for seat in viewers(moment.state):
            prompt = game.prompt(moment.state, seat)
            other = "-other" if prompt["seat"] is not None and prompt["seat"] != seat else ""
            speaker.say(f"{prompt['key']}{other}", prompt["args"], moment)
            speaker.second(f"{prompt['key']}-hint", prompt["args"], moment)
            for choice in prompt["choices"]:
                speaker.say(choice["key"], choice["args"], moment)
                speaker.second(f"{choice['key']}-gives", choice["args"], moment)
                for effect in choice["effects"]:
                    speaker.say(f"good-{effect['thing']}", {"amount": abs(effect["amount"])}, moment)
            for missing in prompt["missing"]:
                speaker.say(missing["key"], missing["args"], moment)
                speaker.say(missing["reason"]["key"], missing["reason"]["args"], moment)
        actor = moment.state.actor()
        for action in range(game.action_count) if actor >= 0 else ():
            reason = game.why_not(moment.state, actor, action)
            if reason is not None:
                speaker.say(reason.key, reason.args, moment)
    for ((kind, args, _), _), (played, number) in corpus.told().items():
        try:
            speaker.say(f"event-{game.kinds[kind].word}", game.kinds[kind].describe(args))
        except ConformanceError as error:
            what = str(error).removeprefix(f"{game.key}: ")
            raise corpus.at(played, number).fail(what) from error


def _readable(game: Game, languages: Sequence[str]) -> None:
    """A part of a catalogue that is no Fluent would silently be missing."""
    for language in languages:
        for entry in FluentParser().parse(source(game.package, language)).body:
            if isinstance(entry, Junk):
                line = str(entry.content).splitlines()[0]
                raise ConformanceError(f"{game.key}: {language}.ftl cannot be read at {line!r}")


def _declared(game: Game, speaker: Speaker) -> None:
    for category in game.categories:
        speaker.say(f"category-{category}", {})
    for option, values in game.options.items():
        speaker.say(f"option-{option}", {})
        for value in values:
            speaker.say(f"option-{option}-{value}", {})
    for colour in game.colours:
        speaker.say(f"name-{colour}", {})
