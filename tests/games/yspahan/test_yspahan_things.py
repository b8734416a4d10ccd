"""Cards of things: every drawn id has one, what is told about now is right, nothing hidden is told."""

import json
import re
from random import Random

import pytest
from yspahan_table import BLUE, GAME, GREEN, RED, YELLOW, Table

from caravanserai.core.game import Card
from caravanserai.core.rollout import playout
from caravanserai.games.yspahan.board import BUILDINGS, CARDS, DISTRICTS, LEVELS, SHOPS, SOUKS, SQUARES
from caravanserai.text.catalogue import LANGUAGES, Catalogue


def card(table: Table, thing: str, seat: int | None = BLUE) -> Card:
    found = GAME.card(table.s, seat, thing)
    assert found is not None, thing
    return found


def now(table: Table, thing: str, seat: int | None = BLUE) -> list[str]:
    """The lines about now, in English."""
    words = Catalogue("en", GAME, ("Blue", "Green", "Red", "Yellow"))
    return [words.line(line) for line in card(table, thing, seat)["now"]]


def kind(table: Table, thing: str, seat: int | None = BLUE) -> str:
    line = card(table, thing, seat)["kind"]
    assert line is not None
    return Catalogue("en", GAME, ("Blue", "Green", "Red", "Yellow")).line(line)


def drawn(seats: int) -> set[str]:
    """Every id that the page draws at a table of so many seats."""
    return {
        *(f"level-{level}" for level in LEVELS),
        *(f"square-{square}" for square in SQUARES),
        *(f"district-{district}" for district in DISTRICTS),
        *(f"souk-{souk}" for souk in SOUKS),
        *(f"shop-{shop}" for shop in SHOPS),
        *(f"slot-{slot}" for slot in range(1, 3 * seats + 1)),
        *(f"card-{name}" for name in CARDS),
        *(f"building-{seat}-{building}" for seat in range(seats) for building in BUILDINGS),
        *(
            f"{sort}-{seat}"
            for seat in range(seats)
            for sort in ("player", "points", "camels", "gold", "cards")
        ),
        *("calendar", "first", "caravan", "deck", "discard"),
    }


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_drawn_thing_has_a_card_from_the_first_moment_to_the_last(seats: int) -> None:
    state = GAME.new(seats)
    for steps in (0, 40, 400, 10_000):
        playout(state, seats, steps)
        for seat in (None, *range(seats)):
            assert set(GAME.things(state, seat)) == drawn(seats)
            assert [thing for thing in sorted(drawn(seats)) if GAME.card(state, seat, thing) is None] == []
    assert not state.stack


@pytest.mark.parametrize(
    "thing",
    ["", "level", "level-", "level-9", "square-w11", "slot-13", "slot-0", "gold-4", "building-4-hoist"],
)
def test_what_is_no_thing_has_no_card(thing: str) -> None:
    assert GAME.card(Table().s, BLUE, thing) is None


def test_a_group_says_what_it_gives_me() -> None:
    table = Table().owns(BLUE, "paddock", "hoist").holds(BLUE, "exchange")
    table.tower(camel=(1, 2, 1), bag=(2, 3, 0), gold=(6, 4, 0))
    assert now(table, "level-camel") == [
        "4 camels, or move 1, or 1 card.",
        "Paddock: 1 more, already counted.",
        "A discarded card makes it 5 camels.",
    ]
    assert now(table, "level-bag")[0] == "4 cubes, or move 2, or 1 card."
    assert now(table, "level-gold")[0] == "4 gold, or move 6, or 1 card."
    assert now(table, "level-camel", GREEN) == ["2 camels, or move 1, or 1 card."], "yellow dice are Blue's"
    assert now(table, "level-vase") == now(table, "level-camel", None) == []


def test_a_group_of_yellow_dice_is_for_the_first_player() -> None:
    table = Table(2).tower(camel=(1, 0, 2), gold=(6, 8, 0))
    assert now(table, "level-camel", GREEN) == ["Only yellow dice, and those are for the first player."]
    assert now(table, "level-camel", BLUE) == ["2 camels, or move 1, or 1 card."]


def test_a_district_without_an_open_shop_leaves_the_other_uses() -> None:
    table = Table().cubes(GREEN, "vase-4-0", "vase-6-0").cubes(RED, "vase-12-1").tower(vase=(5, 2, 0))
    assert now(table, "level-vase") == ["No shop there is open to you: move 5, or take a card."]
    assert now(table, "district-vase") == ["No shop here is open to you."]
    assert now(table, "district-vase", RED) == ["2 shops here are open to you."]
    assert now(table, "district-bag") == ["18 shops here are open to you."]


def test_a_square_says_what_lies_beside_it_and_what_the_way_costs() -> None:
    """YS-E5: the Supervisor on w2, Yellow with 1 gold, a group of value 3."""
    table = Table().date(2, 2).first(YELLOW).supervisor("w2").has(YELLOW, gold=1)
    table.cubes(BLUE, "barrel-3-0").cubes(YELLOW, "bag-3-1", "bag-3-2").tower(camel=(3, 9, 0))
    table.do("take camel", "use supervisor")
    assert now(table, "square-s2", YELLOW) == [
        "Beside it: your cube in shop 3 of Bag souk 3.",
        "The dice say 3: 1 gold, you have 1.",
    ]
    assert now(table, "square-s1", YELLOW) == [
        "Beside it: your cube in shop 2 of Bag souk 3.",
        "Beside it: Blue's cube in shop 1 of Barrel souk 3.",
        "The dice say 3: free.",
    ]
    assert now(table, "square-s2", BLUE) == ["Beside it: Yellow's cube in shop 3 of Bag souk 3."]
    assert kind(table, "square-s2") == "Street square, 4 steps from the Supervisor"
    assert kind(table, "square-w2") == "Street square, the Supervisor stands here"


def test_a_souk_says_whose_it_is_and_what_it_scores() -> None:
    table = Table().owns(BLUE, "bazaar").cubes(BLUE, "chest-6-0", "chest-6-1", "chest-6-2")
    table.cubes(RED, "chest-4-1")
    assert now(table, "souk-chest-6") == [
        "Complete: 8 VP for you at the end of the week.",
        "The Supervisor can reach 3 of its shops.",
    ]
    assert now(table, "souk-chest-6", RED)[0] == "Complete: 8 VP for Blue at the end of the week."
    assert now(table, "souk-chest-4")[0] == "Red holds 1 of 2 shops; it is closed to all others."
    assert now(table, "souk-chest-4", RED)[0] == "You hold 1 of 2 shops."
    assert now(table, "souk-chest-8")[0] == "Without a cube: anybody may start it."
    assert now(table, "shop-chest-4-1", RED) == ["Your cube stands here.", "You hold 1 of 2 shops."]
    assert kind(table, "shop-chest-8-2") == "Shop away from the street, safe from the Supervisor"
    assert kind(table, "shop-bag-3-1") == "Shop beside the street: West 1 and South 1"


def test_the_caravan_says_what_everybody_would_score() -> None:
    """YS-E9: Green 2x2, Yellow 4x3, Blue 2x2, Red 1x2."""
    table = Table().date(2, 2).caravan("Y G B Y | G B R Y | Y")
    assert now(table, "caravan") == [
        "You: 2 × 2 = 4 VP.",
        "Green: 2 × 2 = 4 VP.",
        "Red: 1 × 2 = 2 VP.",
        "Yellow: 4 × 3 = 12 VP.",
    ]
    assert now(table, "slot-3") == ["Your cube stands here.", "You: 2 × 2 = 4 VP."]
    assert now(table, "slot-10") == ["The next cube goes here: +0 VP for its owner."]
    assert now(table, "slot-11") == []
    assert kind(table, "slot-5") == "Middle row: +1 VP at once, ×2 later"


def test_a_building_says_what_the_next_one_brings() -> None:
    table = Table().owns(BLUE, "paddock", "bazaar").cubes(BLUE, "vase-4-0")
    assert now(table, "building-0-hammam") == ["Your 3rd building: 5 VP at once."]
    assert now(table, "building-1-hammam") == [
        "Not built yet: it would be Green's 1st building.",
    ]
    assert now(table, "building-1-hammam", GREEN) == [
        "Your 1st building: no VP yet, from the 3rd on they score."
    ]
    assert now(table, "building-0-bazaar", RED) == ["1 complete souk now: +2 VP."]
    assert kind(table, "building-0-store") == "Building, costs 2 camels and 2 gold"
    assert kind(table, "building-1-paddock") == "Building, costs 2 camels"


def test_a_card_in_my_hand_says_what_it_would_do() -> None:
    table = Table().date(2, 2).has(BLUE, gold=12, camels=3).caravan("BGRYB")
    table.holds(BLUE, "sell-camels", "sell-gold", "load-caravan", "no-gold", "place-cube", "three-gold")
    assert now(table, "card-sell-camels") == ["You have 3 camels: up to 6 VP."]
    assert now(table, "card-sell-gold") == ["You have 12 gold: up to 10 VP."]
    assert now(table, "card-load-caravan") == [
        "Camel 6 of 12: +1 VP.",
        "When the caravan scores, your cubes then count at least ×2.",
    ]
    assert now(table, "card-no-gold") == [
        "You could pay the rest of Paddock, Store, Hammam and Caravanserai."
    ]
    assert now(table, "card-place-cube") == ["47 shops are open to you."]
    assert now(table, "card-three-gold") == ["You would have 15 gold."]
    assert now(table, "card-three-gold", GREEN) == now(table, "card-three-gold", None) == []
    assert kind(table, "card-three-gold", GREEN) == "Card, 2 of each kind in the game"


def test_numbers_of_a_seat_say_where_they_come_from() -> None:
    table = Table().owns(BLUE, "paddock", "store", "hammam").points(7)
    words = Catalogue("en", GAME, ("Blue", "Green", "Red", "Yellow"))
    assert words.line(card(table, "points-0")["name"]) == "Blue's points: 12"
    assert now(table, "points-0") == [
        "Souks 0, Bazaar 0, caravan loads 0, caravan scoring 7, buildings 5, cards 0."
    ]
    assert words.line(card(table, "cards-2")["name"]) == "Red's cards: 0"


def test_cards_of_others_hands_are_told_to_nobody() -> None:
    table = Table().date(2, 2).holds(GREEN, "sell-gold", "no-gold").holds(RED, "exchange")
    for seat in (None, BLUE, RED):
        for seed in range(5):
            other = GAME.determinize(table.s, seat, Random(seed))
            for thing in GAME.things(table.s, seat):
                told, again = GAME.card(table.s, seat, thing), GAME.card(other, seat, thing)
                assert json.dumps(told) == json.dumps(again)
    assert card(table, "card-sell-gold", GREEN) != card(table, "card-sell-gold", RED)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_card_shows_an_id(language: str) -> None:
    """What players read has no names of the engine."""
    ids = re.compile(
        r"\b(bag|barrel|chest|vase|slot|shop|souk|level|square|card|building)-\w|[{}_]|\b[wens]\d"
    )
    table = Table().date(2, 2).caravan("BG").cubes(RED, "bag-3-1").holds(BLUE, "sell-gold")
    words = Catalogue(language, GAME, ("Blue", "Green", "Red", "Yellow"), fallback=False)
    for thing in GAME.things(table.s, BLUE):
        for said in words.card(card(table, thing)):
            assert not ids.search(said)
