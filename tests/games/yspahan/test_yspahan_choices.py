"""Choices in words: what each gives and costs, which are missing, which may be waved through."""

import pytest
from yspahan_table import BLUE, GAME, GREEN, RED, YELLOW, Table

from caravanserai.core.prompts import Choice
from caravanserai.text.catalogue import LANGUAGES, Catalogue

PLAYERS = ("Amina", "Idris", "Noor", "Samir")
WORDS = Catalogue("en", GAME, PLAYERS)


def choices(table: Table) -> dict[str, Choice]:
    table.complete()
    prompt = GAME.prompt(table.s, table.s.actor())
    return {GAME.name(choice["id"]): choice for choice in prompt["choices"]}


def said(table: Table, name: str) -> tuple[str, str, list[str]]:
    """Line 1, line 2 and the chips of a choice."""
    choice = choices(table)[name]
    chips = [
        f"{'' if each['seat'] == table.s.actor() else PLAYERS[each['seat']] + ' '}{each['amount']:+} {each['thing']}"
        for each in choice["effects"]
    ]
    return WORDS.choice(choice), WORDS.gives(choice), chips


def hint(table: Table) -> str:
    return WORDS.hint(GAME.prompt(table.s, table.s.actor()))


def missing(table: Table) -> list[tuple[str, str]]:
    prompt = GAME.prompt(table.s, table.s.actor())
    return [(WORDS.say(each["key"], each["args"]), WORDS.line(each["reason"])) for each in prompt["missing"]]


def test_the_first_question_is_asked_in_words() -> None:
    table = Table()
    assert WORDS.prompt(GAME.prompt(table.s, BLUE), BLUE) == "Do you add yellow dice to your roll?"
    assert hint(table).endswith("each yellow die costs 1 gold, you have 2.")
    assert said(table, "buy 0")[:2] == ("Roll the 9 white dice", "no cost")
    assert said(table, "buy 2")[:2] == ("Roll 11, two of them yellow", "0 gold left")
    assert missing(table) == [("Roll 12, three of them yellow", "That takes 3 gold; you have 2.")]


def test_a_level_says_all_it_is_good_for() -> None:
    table = Table().owns(BLUE, "store").cubes(BLUE, "chest-6-0", "chest-6-1").cubes(GREEN, "vase-4-0")
    table.cubes(RED, "vase-6-0").cubes(YELLOW, "vase-12-0")
    table.tower(camel=(1, 1, 0), bag=(2, 2, 0), chest=(4, 1, 0), vase=(5, 2, 0), gold=(6, 2, 0))
    assert said(table, "take gold")[:2] == ("Gold: 4 gold", "or move 6, or a card · Store +2")
    assert said(table, "take bag")[:2] == ("Bag: 2 cubes", "or move 2, or a card")
    assert said(table, "take chest")[0] == "Chest: 1 cube, Chest souk 6 complete"
    assert said(table, "take vase")[:2] == (
        "Vase: move 5, or a card",
        "no cube: no shop there is open to you",
    )
    assert hint(table) == "You take all dice of one level, for one of three uses. 6 groups are left."


def test_a_move_says_whose_cubes_go_and_what_breaks() -> None:
    """YS-E5, with a souk of Blue's that is complete."""
    table = Table().date(2, 2).first(YELLOW).supervisor("w2").has(YELLOW, gold=1)
    table.cubes(BLUE, "barrel-3-0", "barrel-3-1").cubes(YELLOW, "bag-3-1", "bag-3-2").tower(camel=(3, 9, 0))
    table.do("take camel", "use supervisor")
    assert hint(table) == "The dice say 3. Each step more or fewer costs 1 gold; you have 1."
    assert said(table, "move s2") == (
        "Move to South 2",
        "sends your Bag cube",
        ["-1 gold", "+2 points"],
    )
    assert said(table, "move e1") == (
        "Move to East 1",
        "sends Amina's Barrel cube, breaks a souk",
        ["Amina +2 points"],
    )
    assert said(table, "move s1")[1] == "sends your cube and another, breaks a souk"
    assert said(table, "move c") == ("Move to the crossroads", "sends no cube", ["-1 gold"])
    assert {name for name, choice in choices(table).items() if not choice["idle"]} == {
        "move e1",
        "move e2",
        "move s1",
        "move s2",
    }


def test_no_square_is_idle_if_none_sends() -> None:
    table = Table().tower(camel=(3, 9, 0)).do("take camel", "use supervisor")
    assert not any(choice["idle"] for choice in choices(table).values())


def test_a_cube_that_fills_the_caravan_scores_for_all() -> None:
    """YS-E17 Red's cube fills the caravan: the chips say what everybody gets."""
    table = Table(3, GREEN).date(2, 2).caravan("BBR GBR GG").cubes(RED, "barrel-3-1").has(GREEN, gold=0)
    table.tower(camel=(2, 9, 0)).do("take camel", "use supervisor")
    assert sorted(said(table, "move e2")[2]) == ["+9 points", "Amina +6 points", "Noor +9 points"]


def test_keeping_a_cube_costs_a_camel() -> None:
    table = Table().date(2, 2).cubes(BLUE, "vase-4-0").has(BLUE, camels=1).caravan("GGGG")
    table.tower(camel=(1, 9, 0)).do("take camel", "use supervisor", "move n1")
    assert said(table, "pay") == (
        "Pay 1 camel and keep the cube",
        "one from your stock goes on camel 5, +1 VP; no camel left",
        ["-1 camels", "+1 points"],
    )
    assert said(table, "send")[1:] == ("on camel 5, +1 VP; Vase souk 4 is no longer complete", ["+1 points"])


def test_goods_cards_and_boosts() -> None:
    table = Table().owns(BLUE, "paddock").tower(camel=(1, 3, 0))
    table.do("take camel")
    assert said(table, "use goods") == (
        "Take 4 camels",
        "for buildings, or to keep cubes in their shops",
        ["+4 camels"],
    )
    assert said(table, "use card")[2] == ["+1 card"]
    table = Table().date(2, 2).holds(BLUE, "exchange").tower(camel=(1, 3, 0)).do("take camel", "use goods")
    assert said(table, "boost exchange") == ("Discard Exchange, take 4 camels", "", ["-1 card", "+4 camels"])
    assert said(table, "boost none")[2] == ["+3 camels"]
    assert hint(table) == "Without it you take 3 camels. The card's own effect is lost."


def test_buildings_say_their_price_and_those_too_dear_stay_in_sight() -> None:
    table = Table().owns(BLUE, "paddock", "store").has(BLUE, camels=3, gold=3).tower(camel=(1, 9, 0))
    table.do("take camel", "use supervisor", "move w1")
    assert said(table, "build hammam normal") == (
        "Build the Hammam",
        "3 free steps for the Supervisor",
        ["-2 camels", "-2 gold", "+5 points"],
    )
    assert missing(table) == [
        ("Build the Bazaar", "That takes 4 camels and 4 gold; you have 3 and 3."),
        ("Build the Hoist", "That takes 4 camels and 4 gold; you have 3 and 3."),
    ]
    table.do("build hammam normal")
    assert table.s.actor() != BLUE or missing(table) == []


def test_only_a_turn_without_a_building_to_build_may_be_waved_through() -> None:
    table = Table().date(2, 2).holds(BLUE, "exchange").has(BLUE, camels=0).tower(camel=(1, 9, 0))
    table.do("take camel", "use supervisor", "move w1")
    assert GAME.prompt(table.s, BLUE)["optional"] == GAME.parse("end")
    table = Table().date(2, 2).holds(BLUE, "exchange").has(BLUE, camels=2).tower(camel=(1, 9, 0))
    table.do("take camel", "use supervisor", "move w1")
    assert GAME.prompt(table.s, BLUE)["optional"] is None


def test_the_last_turn_of_a_week_says_so() -> None:
    table = Table().date(2, 7).holds(YELLOW, "sell-gold").turn(YELLOW).tower(camel=(1, 1, 0))
    table.s.turn = 3
    table.do("take camel", "use supervisor", "move w1")
    assert said(table, "end")[:2] == ("End the turn", "then week 2 is scored")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_shop_says_how_full_the_souk_is_then(language: str) -> None:
    table = Table().cubes(BLUE, "chest-8-0", "chest-8-1").tower(chest=(4, 2, 0))
    table.do("take chest", "use goods")
    words = Catalogue(language, GAME, PLAYERS, fallback=False)
    lines = {name: words.gives(choice) for name, choice in choices(table).items()}
    assert set(lines) == {"supply chest-8-2", "supply chest-8-3"}
    assert len(set(lines.values())) == 1
    table.do("supply chest-8-2")
    if table.asked() == (BLUE, "D-SUPPLY"):
        assert "8" in words.gives(choices(table)["supply chest-8-3"])
