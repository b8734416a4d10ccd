"""Every guided first game can be played as its script says, whatever the learner picks among what it allows."""

import re
from collections.abc import Iterator
from importlib.resources import files
from itertools import permutations

import pytest
from fluent.runtime import FluentBundle, FluentResource

import caravanserai as cs
from caravanserai.core.game import Game
from caravanserai.core.guide import LEARNER
from caravanserai.play.guided import GuidedMatch, OffScript, guide_of, replay
from caravanserai.play.match import Accepted, NotLegal, Refusal
from caravanserai.play.record import journal_line
from caravanserai.text.catalogue import LANGUAGES, Catalogue, part_source
from caravanserai.text.rules import rules

GUIDED = [key for key in cs.games() if cs.game(key).guides()]
SCRIPTS = [(key, guide.key) for key in GUIDED for guide in cs.game(key).guides()]
PLAYERS = {"one": "Samira", "two": "Yusuf", "three": "Noor"}


def messages(game: Game, language: str) -> dict[str, str]:
    """The texts of a guide, the other players' names filled in."""
    source = part_source(game.package, "guide", language)
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    found = {}
    for key in re.findall(r"^([a-z][a-z0-9-]*) =", source, re.MULTILINE):
        pattern = bundle.get_message(key).value
        assert pattern is not None
        text, errors = bundle.format_pattern(pattern, PLAYERS)
        assert errors == [], (language, key)
        found[key] = text
    return found


def ways(match: GuidedMatch) -> Iterator[list[int]]:
    """For each line with several allowed actions: the script once with each of them, the best one elsewhere."""
    yield []
    place = 0
    while wanted := match.wanted():
        for number in range(1, len(wanted)):
            yield [0] * place + [number]
        assert match.play(match.state.actor(), wanted[0])
        place += 1


def play(game: Game, script: str, picks: list[int]) -> GuidedMatch:
    match = GuidedMatch(game, script)
    while wanted := match.wanted():
        pick = picks.pop(0) if picks else 0
        assert match.play(match.state.actor(), wanted[min(pick, len(wanted) - 1)])
        match.state.check()
    return match


@pytest.mark.parametrize(("key", "script"), SCRIPTS)
def test_the_script_can_be_played_to_its_end_in_every_way(key: str, script: str) -> None:
    game = cs.game(key)
    for picks in ways(GuidedMatch(game, script)):
        match = play(game, script, picks)
        lessons = match.guide.lessons
        assert match.lesson == len(lessons), f"stuck in {lessons[match.lesson].text!r} at line {match.place}"
        assert match.state.actor() == LEARNER, (
            "the last pages leave the learner's own decision, nobody thinks"
        )


def test_what_comes_in_any_order_ends_the_same_and_nothing_comes_twice() -> None:
    """Al-Rashid: three goods are taken from the Silk Road, whichever comes first."""
    game = cs.game("alrashid")
    goods = ("take silk", "take spice", "take metal")
    ends = []
    for order in permutations(goods):
        match = GuidedMatch(game)
        while match.guide.lessons[match.lesson].text != "trade" or match.state.actor() != LEARNER:
            match.play(match.state.actor(), match.wanted()[0])
        match.play(LEARNER, game.parse("pick"))
        for number, good in enumerate(order):
            left = [each for each in goods if each not in order[:number]]
            assert [game.name(action) for action in match.wanted()] == left
            for again in order[:number]:
                assert isinstance(match.play(LEARNER, game.parse(again)), Refusal)
            match.play(LEARNER, game.parse(good))
            if number == 1:
                match.undo(LEARNER)
                assert game.parse(good) in match.wanted()
                match.play(LEARNER, game.parse(good))
        assert match.guide.lessons[match.lesson].text == "caliph"
        ends.append(game.position(match.state))
    assert ends == ends[:1] * 6


@pytest.mark.parametrize(("key", "script"), SCRIPTS)
def test_a_guide_is_short_and_mostly_played(key: str, script: str) -> None:
    guide = guide_of(cs.game(key), script)
    assert 10 <= len(guide.lessons) <= 24
    assert sum(lesson.mine for lesson in guide.lessons) >= 6
    assert not guide.lessons[0].mine, "it begins with a word of welcome"
    assert not guide.lessons[-1].mine, "it ends with a word for the road"


@pytest.mark.parametrize("key", GUIDED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lesson_has_its_text_and_nothing_else_is_there(key: str, language: str) -> None:
    game = cs.game(key)
    lessons = [lesson for guide in game.guides() for lesson in guide.lessons]
    assert (files(game.package) / "locale" / "guide" / f"{language}.ftl").is_file()
    found = messages(game, language)
    assert list(found) == [f"guide-{lesson.text}" for lesson in lessons]
    assert [text for text in found.values() if not 40 <= len(text) <= 440] == [], (
        "too short or too long to read"
    )


@pytest.mark.parametrize("key", GUIDED)
def test_the_languages_name_the_same_players(key: str) -> None:
    game = cs.game(key)
    for name in PLAYERS.values():
        named = [{k for k, text in messages(game, lang).items() if name in text} for lang in LANGUAGES]
        assert named == [named[0]] * len(LANGUAGES), name


@pytest.mark.parametrize(("key", "script"), SCRIPTS)
def test_the_rules_and_things_exist(key: str, script: str) -> None:
    game = cs.game(key)
    match = GuidedMatch(game, script)
    known = rules(game)
    for lesson in match.guide.lessons:
        assert lesson.rules, f"{lesson.text} leads to no rule"
        assert [rule for rule in lesson.rules if rule not in known] == []
    while True:
        seen = game.things(match.state, LEARNER)
        at = match.lesson
        before = [lesson for lesson in match.guide.lessons[at - 1 : at + 1] if lesson.point]
        for lesson in before:
            assert [thing for thing in lesson.point if thing not in seen] == [], lesson.text
        if not (wanted := match.wanted()):
            return
        match.play(match.state.actor(), wanted[0])


@pytest.mark.parametrize(("key", "script"), SCRIPTS)
def test_what_the_rules_allow_and_the_guide_does_not_is_answered_and_changes_nothing(
    key: str, script: str
) -> None:
    game = cs.game(key)
    match = GuidedMatch(game, script)
    other = 0
    while wanted := match.wanted():
        seat = match.state.actor()
        before = game.position(match.state)
        for action in match.state.legal():
            if action not in wanted:
                other += seat == LEARNER
                answer = match.play(seat, action)
                assert isinstance(answer, OffScript)
                assert answer.reason.key == "reason-guide"
        illegal = next(a for a in range(game.action_count) if a not in match.state.legal())
        assert isinstance(match.play(seat, illegal), NotLegal)
        assert game.position(match.state) == before
        match.play(seat, wanted[0])
    assert other > 5, "there is nothing to choose from"
    last = match.play(match.state.actor(), match.state.legal()[0])
    assert isinstance(last, OffScript)
    assert last.reason.key == "reason-guide-over"


@pytest.mark.parametrize(("key", "script"), SCRIPTS)
def test_undo_and_the_journal_lead_back_to_the_same_place(key: str, script: str) -> None:
    """A guided match is rebuilt from its journal, undone moves included."""
    game = cs.game(key)
    match = GuidedMatch(game, script)
    undone = 0
    while wanted := match.wanted():
        seat, place = match.state.actor(), match.place
        match.play(seat, wanted[0])
        if seat == LEARNER and isinstance(match.undo(seat), Accepted):
            undone += 1
            assert (match.place, match.wanted()) == (place, wanted)
            match.play(seat, wanted[0])
    assert undone > 0
    lines = "".join(f"{journal_line(game, entry)}\n" for entry in match.journal)
    again = replay(game, lines, script)
    assert game.position(again.state) == game.position(match.state)
    assert again.journal == match.journal


def test_a_journal_of_another_script_is_refused() -> None:
    game = cs.game("yspahan")
    with pytest.raises(OffScript):
        replay(game, "0 buy 1\n")


def test_guides_of_a_game_have_names_of_their_own() -> None:
    for key in GUIDED:
        game = cs.game(key)
        names = [guide.key for guide in game.guides()]
        assert len(set(names)) == len(names)
        for language in LANGUAGES:
            assert all(
                Catalogue(language, game, fallback=False).has(f"name-guide-{name}") for name in names[1:]
            )
    with pytest.raises(ValueError, match="no guided game other"):
        guide_of(cs.game("yspahan"), "other")
