"""Sentences from catalogues: names for ids, fallback to English, errors for what is missing."""

import pytest
from fluent.runtime import FluentBundle, FluentResource
from night_market import GAME
from night_market.events import CAUGHT, SOLD

import caravanserai as cs
from caravanserai.core.game import Reason
from caravanserai.text.catalogue import LANGUAGE_NAMES, LANGUAGES, LATER, Catalogue, part, source
from caravanserai.text.rules import rules_text


@pytest.fixture
def words() -> Catalogue:
    return Catalogue("en", GAME, ["Ali", "Morgiana"])


def test_ids_become_names(words: Catalogue) -> None:
    assert words.name("silk") == "silk"
    assert words.name("@1") == "Morgiana"
    assert words.name("@2") == "Player 3"
    assert words.name("unheard-of") == "unheard-of"


def test_events_are_told_with_players_and_things(words: Catalogue) -> None:
    assert words.event((SOLD, (1, 2, 3), -1)) == "Morgiana sells silk (+3)."
    assert words.event((CAUGHT, (0, 1), -1)) == "Ali calls a guard, and Morgiana is caught."


def test_prompts_speak_to_the_decider_and_about_it(words: Catalogue) -> None:
    state = GAME.new(2)
    while state.actor() < 0:
        state.apply(state.legal()[0])
    assert words.prompt(GAME.prompt(state, 0), 0) == "Your turn: what do you do?"
    assert words.prompt(GAME.prompt(state, 1), 1) == "Ali looks around the market."
    assert words.prompt(GAME.prompt(state, None), None) == "Ali looks around the market."
    assert words.prompt(GAME.prompt(GAME.new(2), 0), 0) == "Chance decides."


def test_a_prompt_without_words_of_its_own_is_told_plainly(words: Catalogue) -> None:
    state = GAME.new(2)
    while state.actor() < 0:
        state.apply(state.legal()[0])
    prompt = GAME.prompt(state, 1)
    prompt["key"] = "prompt-unheard-of"
    assert words.prompt(prompt, 1) == "Ali decides."


def test_numbers_choose_the_plural() -> None:
    state = GAME.new(2)
    while state.actor() < 0:
        state.apply(state.legal()[0])
    choice = GAME.choice(state, GAME.parse("sell dates"))
    assert Catalogue("en", GAME).choice(choice) == "Sell dates for 1 point"
    assert Catalogue("de", GAME).choice(choice) == "Datteln für 1 Punkt verkaufen"
    assert (
        Catalogue("de", GAME).choice(GAME.choice(state, GAME.parse("sell silk")))
        == "Seide für 3 Punkte verkaufen"
    )


def test_reasons_carry_their_rule(words: Catalogue) -> None:
    assert (
        words.reason(Reason("NM-11", "reason-too-early", {}))
        == "You may rest only when the deck is empty. (NM-11)"
    )
    assert words.reason(Reason("", "reason-over", {})) == "The game is over."


def test_lists_are_joined_and_may_be_empty(words: Catalogue, monkeypatch: pytest.MonkeyPatch) -> None:
    assert (
        words.say("event-dealt", {"seat": "@0", "card": ["silk", "guard"]})
        == "Ali is dealt the card silk and guard."
    )
    assert words.say("event-dealt", {"seat": "@0", "card": []}) == "Ali is dealt the card nothing."


def test_arguments_for_selectors_stay_raw(words: Catalogue) -> None:
    found = words._words({"card_id": "silk", "card": "lantern", "n": 3})
    assert (found["card_id"], found["card"], found["n"]) == ("silk", "lantern", 3)


def test_an_id_stands_beside_its_name(words: Catalogue) -> None:
    found = words._words({"who": "@0", "n": 3})
    assert (found["who"], found["who_id"], found["n"]) == ("Ali", "@0", 3)


FORMS = """
and = and
seat-you = you
    .who = you
    .you = yes
seat-named = { $name_id }
    .who = { $sound_id ->
        [vowel] l'{ $name_id }
       *[other] { $name_id }
    }
    .you = no
name-silk-road = Silk Road
    .at = on the Silk Road
name-sanmatia = Sanmatia
    .at = in Sanmatia
    .from = from Sanmatia
event-seen = { $seat_who } saw a light { $each_area_at }.
event-gave = { $to_you ->
    [self] { $seat_who } kept it
    [yes] { $seat_who } gave it to you
   *[no] { $seat_who } gave it to { $to_who }
}.
event-left = { $area_from }.
"""


@pytest.fixture
def formed(monkeypatch: pytest.MonkeyPatch) -> Catalogue:
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(FORMS))
    words = Catalogue("en", None, ["Ali", "Morgiana"], me=1)
    monkeypatch.setattr(words, "_bundles", [bundle])
    return words


def test_names_bring_their_forms_into_the_sentence(formed: Catalogue) -> None:
    seen = {"seat": "@0", "each_area": ["silk-road", "sanmatia"]}
    assert formed.say("event-seen", seen) == "L'Ali saw a light on the Silk Road and in Sanmatia."
    assert formed.forms("sanmatia") == {"at": "in Sanmatia", "from": "from Sanmatia"}
    with pytest.raises(ValueError, match="area_from"):
        formed.say("event-left", {"area": "silk-road"})


def test_the_reader_is_you_and_a_sentence_begins_with_a_capital(formed: Catalogue) -> None:
    assert (
        formed.say("event-seen", {"seat": "@1", "each_area": ["sanmatia"]}) == "You saw a light in Sanmatia."
    )


def test_a_seat_that_is_the_first_one_again_is_told_apart(formed: Catalogue) -> None:
    assert formed.say("event-gave", {"seat": "@0", "to": "@1"}) == "L'Ali gave it to you."
    assert formed.say("event-gave", {"seat": "@1", "to": "@1"}) == "You kept it."
    assert formed.say("event-gave", {"seat": "@1", "to": "@0"}) == "You gave it to l'Ali."


def test_missing_arguments_and_messages_are_errors(words: Catalogue) -> None:
    with pytest.raises(ValueError, match="en: event-sold: "):
        words.say("event-sold", {"seat": "@0"})
    with pytest.raises(KeyError, match="no catalogue has the message 'no-such-key'"):
        words.say("no-such-key")


def test_every_language_speaks() -> None:
    told = {language: Catalogue(language, GAME).say("event-closing") for language in LANGUAGES}
    assert len(set(told.values())) == 4
    assert set(LANGUAGE_NAMES) == set(LANGUAGES)


def test_an_unknown_language_falls_back_to_english_only_if_it_may() -> None:
    assert Catalogue("tlh", GAME).say("event-closing") == Catalogue("en", GAME).say("event-closing")
    assert source("night_market", "tlh") == ""
    strict = Catalogue("tlh", GAME, fallback=False)
    assert not strict.has("event-closing")
    with pytest.raises(KeyError):
        strict.say("event-closing")


def test_a_sentence_that_falls_back_has_english_names_in_it(monkeypatch: pytest.MonkeyPatch) -> None:
    words = Catalogue("de", GAME, ["Ali", "Morgiana"], me=0)
    bundle = FluentBundle(["de"], use_isolating=False)
    bundle.add_resource(FluentResource("name-silk = Seide\nseat-you = du\n    .who = du\n"))
    monkeypatch.setattr(words, "_bundles", [bundle])
    assert words.name("silk") == "Seide"
    assert words.event((SOLD, (1, 2, 3), -1)) == "Morgiana sells silk (+3)."


def test_the_program_alone_has_words_too() -> None:
    words = Catalogue("it")
    assert words.say("seat", {"number": 2}) == "Giocatore 2"
    assert not words.has("event-closing")


def test_a_game_may_say_it_in_its_own_way() -> None:
    """The game's catalogue comes before the program's."""
    words = Catalogue("en", GAME)
    assert words._bundles[0] is not Catalogue("en")._bundles[0]
    assert words.has("name-silk")


@pytest.mark.parametrize("code", ["../locale/en", "..", "", "e", "en/../en", "en\x00", "engl", "ён"])
def test_what_is_no_language_code_opens_no_file(code: str) -> None:
    assert source("caravanserai", code) == ""
    assert rules_text(GAME, code) == rules_text(GAME)


def test_a_card_is_its_lines_in_order(words: Catalogue) -> None:
    state = GAME.new(2)
    while state.actor() < 0:
        state.apply(state.legal()[0])
    card = GAME.card(state, 0, "card-silk")
    assert card is not None
    assert words.card(card) == [
        "Silk",
        "Ware, 4 in the deck, worth 3 points on a stall",
        "Sell it to put it on your stall for good; all four wares together bring 5 points more.",
        "You hold none of them.",
    ]


def test_later_parts_of_a_catalogue_are_taken_out_whole() -> None:
    text = "# A\nname-a = a\ncard-a = It\n  goes { $n ->\n   *[other] on\n}\nnow-a = x\n\nprompt-now-a = y\n"
    assert part(text) == "# A\nname-a = a\nprompt-now-a = y\n"
    assert part(text, "cards") == "card-a = It\n  goes { $n ->\n   *[other] on\n}\nnow-a = x\n\n"
    whole = source(GAME.package, "en")
    assert sorted("".join(part(whole, name) for name in ("", *LATER))) == sorted(whole)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["fivetribes", "morgenland", "yspahan"])
def test_every_standing_pass_can_be_told(game: str, language: str) -> None:
    words = Catalogue(language, cs.game(game), extra=("caravanserai.tui",), fallback=False)
    told = {words.say("tui-skipping", {"until": until}) for until in cs.game(game).promises}
    assert len(told) == len(cs.game(game).promises) > 0
