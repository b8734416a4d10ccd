"""Components, set-up, options and placement: MO-1 to MO-34."""

import pytest
from morgenland_table import asked, heard, legal, owns, placing, play, preparing, put, scoring, table

from caravanserai import BadOption
from caravanserai.games.morgenland import GAME, events
from caravanserai.games.morgenland.actions import BASES, SPACE
from caravanserai.games.morgenland.board import (
    ARTIFACTS,
    DECKS,
    GUARD_STRENGTHS,
    KIND_VALUE,
    LARGE_PIECES,
    LARGE_VALUE,
    SMALL_PIECES,
    SPACES,
    SPELLS,
    STRENGTHS,
    TOKEN_NAMES,
)
from caravanserai.games.morgenland.deck import BadDeck, built_in, read_deck, write_deck
from caravanserai.games.morgenland.fields import BIT
from caravanserai.games.morgenland.kinds import KINDS

CUSTOM = "\n".join(DECKS[4])


def started(seats: int, **options: object):  # type: ignore[no-untyped-def]
    """A game after set-up and first preparation, everybody with 3 red."""
    s = GAME.new(seats, first_player=0, **options)
    for _ in range(seats):
        play(s, "take red 3")
    play(s, "card 1")
    while asked(s) == "* C-ARTIFACT":
        play(s, legal(s)[0])
    return s


def test_literal_bases_are_those_of_the_action_space() -> None:
    assert dict(SPACE.base) == BASES


def test_event_numbers_are_those_of_the_kinds() -> None:
    words = [kind.word for kind in KINDS]
    numbers = {name: value for name, value in vars(events).items() if name.isupper()}
    assert sorted(numbers.values()) == list(range(len(KINDS)))
    for name, value in numbers.items():
        assert words[value] == name.lower().replace("_", "-")


def test_mo_1_to_mo_7_pieces() -> None:
    """MO-1, MO-2, MO-5, MO-6, MO-7."""
    assert sum(STRENGTHS) == 42
    assert 3 not in STRENGTHS
    assert KIND_VALUE == SMALL_PIECES + LARGE_PIECES * LARGE_VALUE == 29
    assert tuple(range(1, 11)) == GUARD_STRENGTHS
    assert (len(ARTIFACTS), len(SPELLS), len(SPACES)) == (6, 21, 15)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_mo_8_to_mo_10_decks(seats: int) -> None:
    """MO-8, MO-9, MO-10: every cave as often and as rich as the others."""
    cards = built_in(seats)
    assert len(cards) == 15
    for cave in range(5):
        piles = [sum(card[cave * 4 : cave * 4 + 4]) for card in cards]
        assert sum(piles) == {3: 43, 4: 58, 5: 73}[seats]
        assert sum(pile > 0 for pile in piles) == {3: 9, 4: 10, 5: 11}[seats]


def test_mo_9_a_deck_of_ones_own() -> None:
    """MO-9, MO-10: any way of writing it leads to the same canonical text."""
    s = GAME.new(4, treasure_deck=f"# my deck\n{CUSTOM}\n")
    assert s.options[5] == write_deck(built_in(4))
    assert " " not in s.options[5]
    assert read_deck(s.options[5], 4) == built_in(4)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (("- 3 - 4/3/1 3/1", "- 3 - 4/3/1/1 3/1"), "card 1, cave-black: 4 niches stocked"),
        (("3/2/1 - 3 4/2/1 -", "3/2/1 - 3 4/5/1 -"), "card 2, cave-black: 5 lies below 4"),
        (("4 3/1 5/2/1 - -", "4 3/1 5/2/1 1 1"), "card 3: at least one cave must be empty"),
        (("3/1 - - 3/2/1 4/2/1", "3/1 - - 3/2/1"), "card 4: 5 caves expected, found 4"),
        (("- - 4/2/1 3/1 3/2/1", "- - 4/x/1 3/1 3/2/1"), "card 5, cave-blue"),
        (("4/3/1 4/2 - 4 -", "30 4/2 - 4 -"), "card 6, cave-red: 30 treasures"),
        (("\n- 4/2/1 3/2/1 4/2 3/2", ""), "15 cards"),
        (("- 3 - 4/3/1 3/1", "0 3 - 4/3/1 3/1"), "card 1, cave-red"),
    ],
)
def test_mo_10_a_bad_deck_is_refused_with_card_and_cave(change: tuple[str, str], message: str) -> None:
    """MO-10."""
    assert change[0] in CUSTOM
    text = CUSTOM.replace(*change, 1)
    with pytest.raises(BadOption, match="treasure-deck") as caught:
        GAME.new(4, treasure_deck=text)
    assert message in str(caught.value)
    with pytest.raises(BadDeck):
        read_deck(text, 4)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"version": "both"}, "version"),
        ({"max_rounds": 14}, "15 to 60"),
        ({"max_rounds": 61}, "15 to 60"),
        ({"max_rounds": "many"}, "max-rounds"),
        ({"first_player": 4}, "first-player"),
        ({"colour": "red"}, "no option"),
    ],
)
def test_bad_options_are_refused(options: dict[str, object], message: str) -> None:
    """MO-20, MO-60."""
    with pytest.raises(BadOption, match=message):
        GAME.new(4, **options)


def test_mo_60_any_number_of_rounds_from_15_to_60() -> None:
    """MO-60."""
    assert GAME.new(3, max_rounds=47).max_rounds == 47


def test_mo_e1_basic_set_up() -> None:
    """MO-E1, MO-19, MO-22, MO-25."""
    s = started(4)
    assert s.total(4) + sum(s.niches) == 133
    assert list(s.size) == [6, 6, 6, 6]
    play(s, "token 1")
    options = legal(s)
    assert not {"place room-5", "place tent", "place djinn"} & set(options)
    assert {"place market", "place caravanserai", "place guard", "place room-4"} <= set(options)


@pytest.mark.parametrize(("seats", "pieces"), [(5, 25), (3, 15)])
def test_mo_e2_magic_set_up(seats: int, pieces: int) -> None:
    """MO-E2, MO-23, MO-24: n of each type, a Lamp for everybody, the rest in the rooms."""
    s = started(seats, version="magic")
    assert s.scores() == [1] * seats
    assert all(offer >= 0 for offer in s.offer)
    assert list(s.size) == [4] * seats
    assert sum(s.size) + seats == pieces
    assert bin(s.deck).count("1") == 21


def test_mo_20_the_first_player_is_drawn_or_named() -> None:
    """MO-20, MO-24."""
    s = GAME.new(5)
    assert asked(s) == "* C-CAMEL"
    assert s.weights() == [1] * 5
    play(s, "first C")
    assert asked(s) == "C D-START"
    assert asked(GAME.new(5, first_player=3)) == "D D-START"


def test_mo_21_starting_treasure_is_secret_until_all_have_chosen() -> None:
    """MO-21."""
    s = GAME.new(3, first_player=0)
    assert heard(s, "take red 1", "take white 0", "take blue 2") == []
    assert owns(s, "A") == ""
    assert asked(s) == "B D-START"
    play(s, "take red 0", "take white 0", "take blue 0", "take black 0")
    told = heard(s, "take red 3")
    assert [args["seat"] for word, args, _ in told if word == "start"] == ["@0", "@1", "@2"]
    assert [owns(s, who) for who in "ABC"] == ["r1 b2", "g3", "r3"]


def test_mo_27_guard_is_unknown_until_it_is_visited() -> None:
    """MO-27, MO-5, MO-112 (2)."""
    s = started(4)
    assert GAME.view(s, 0)["guard"] is None
    assert s.guard == 0


def test_mo_26_mo_31_everybody_places_eight_times() -> None:
    """MO-26, MO-31, MO-34, MO-I2, MO-I3: a token removed during placement is not laid again."""
    s = started(3)
    order = []
    for number in range(24):
        order.append(asked(s)[0])
        if number == 4:
            s.where[0] = -2
        play(s, legal(s)[0], "place guard")
        s.check()
    assert "".join(order) == "ABC" * 8
    assert asked(s) == "* C-GUARD"


def test_mo_32_the_token_lies_face_down_and_has_a_handle() -> None:
    """MO-32, MO-33, MO-13, MO-111: owner, space and handle are public, the strength is not."""
    s = started(4)
    told = heard(s, "token 7", "place market")
    assert told == [
        ("placed", {"seat": "@0", "token": "@0#1", "space": "market"}, -1),
        ("placed-own", {"seat": "@0", "token": "@0#1", "space": "market", "strength": 7}, 1),
    ]
    for viewer, strength in ((0, 7), (1, None), (None, None)):
        (token,) = GAME.view(s, viewer)["spaces"][7]["tokens"]
        assert token == {"id": "token-A-1", "handle": "A#1", "owner": 0, "up": False, "strength": strength}
    assert TOKEN_NAMES[:14][8:12] == ("A#c1", "A#c2", "A#c3", "A#d1")


@pytest.mark.parametrize(
    ("space", "rule"),
    [("cave-red", "MO-18"), ("tent", "MO-25"), ("room-5", "MO-19"), ("room-1", "MO-18"), ("room-2", "MO-32")],
)
def test_mo_18_entry_test_says_why_not(space: str, rule: str) -> None:
    """MO-18, MO-19, MO-25, MO-32."""
    s = table(4, magic=False)
    s.size[0] = 0
    put(s, "A", "room-2", 1, 2, 4, 5, 6)
    placing(s, "A", 20)
    play(s, "token 9")
    action = GAME.parse(f"place {space}")
    assert action not in s.legal()
    reason = GAME.why_not(s, 0, action)
    assert reason is not None
    assert reason.rule == rule


def test_mo_27_empty_rooms_turn_up_their_next_artifact() -> None:
    """MO-27 (b), MO-30."""
    s = table(4)
    s.unused[5] += 1
    s.offer[2] = -1
    preparing(s)
    play(s, "card 5")
    assert asked(s) == "* C-ARTIFACT"
    play(s, "turn-up key")
    assert s.offer[2] == 4
    assert s.size[2] == 3


def test_mo_38_clean_up_ends_everything_of_the_round() -> None:
    """MO-38."""
    s = table(4)
    s.closed, s.secret, s.reversed, s.djinn = 3, 1, 1, 2
    s.smuggler, s.smuggled, s.keyed, s.lit = 1, BIT[5], 3, 1
    s.used[0], s.unused[0] = 1, 0
    s.guard, s.admitted = 3, 0
    offer = list(s.offer)
    scoring(s, "room-4")
    while asked(s) != "* C-CARD":
        play(s, legal(s)[0])
    assert (s.closed, s.secret, s.reversed, s.djinn, s.smuggler) == (-1, -1, 0, -1, -1)
    assert (s.smuggled, s.keyed, s.lit, s.admitted, s.guard, s.card) == (0, 0, 0, 0, 0, -1)
    assert (s.used[0], s.unused[0]) == (0, 1)
    assert list(s.offer) == offer, "offers not sold stay"
    assert s.camel == 0
    assert set(s.where) == {-1}
