"""Caves and city: MO-35 to MO-45."""

import pytest
from morgenland_table import (
    artifact,
    asked,
    before_tent,
    cards,
    cave,
    go,
    heard,
    legal,
    owns,
    pass_all,
    piles,
    play,
    preparing,
    put,
    scoring,
    stock,
    table,
)

from caravanserai.games.morgenland import GAME
from caravanserai.games.morgenland.board import SPELLS
from caravanserai.games.morgenland.fields import BIT
from caravanserai.games.morgenland.placement import may_enter
from caravanserai.games.morgenland.ranks import rank
from caravanserai.games.morgenland.turn import visited


def test_mo_e3_cave_by_rank_with_ties_in_player_order() -> None:
    """MO-E3, MO-14, MO-15, MO-39."""
    s = table(4, magic=False, first="B")
    cave(s, "cave-red", 4, 2, 1)
    put(s, "A", "cave-red", 9)
    put(s, "B", "cave-red", 5, 4)
    put(s, "C", "cave-red", 8)
    put(s, "D", "cave-red", 1)
    scoring(s, "cave-red")
    assert [owns(s, who) for who in "ABCD"] == ["r2", "r4", "r1", ""]
    assert piles(s, "cave-red") == [0, 0, 0, 0]


def test_mo_e4_piles_nobody_takes_return_at_clean_up() -> None:
    """MO-E4, MO-27, MO-38, MO-39."""
    s = GAME.new(3, first_player=0)
    for _ in range(3):
        play(s, "take red 0", "take white 3")
    play(s, "card 1")
    assert piles(s, "cave-red") == [3, 2, 0, 0]
    assert owns(s, "bank").startswith("r24 ")
    for number in range(24):
        play(s, legal(s)[0])
        play(s, "place cave-red" if number == 2 else "place guard")
    assert asked(s) == "* C-GUARD"
    play(s, "guard 10")
    assert owns(s, "C") == "r3 w3"
    assert asked(s) == "* C-CARD", "clean-up is done and round 2 prepares"
    assert owns(s, "bank").startswith("r26 ")
    assert s.round == 2


def test_mo_e5_short_bank_fills_from_the_top() -> None:
    """MO-E5, MO-4, MO-28."""
    s = table(5, magic=False)
    stock(s, "A", "g23")
    preparing(s)
    play(s, "card 2")
    assert piles(s, "cave-gold") == [4, 2, 0, 0]
    assert owns(s, "bank") == "r22 w25 b29 k29"


def test_mo_e5_empty_bank_leaves_the_cave_empty() -> None:
    """MO-E5, MO-18, MO-28."""
    s = table(5, magic=False)
    stock(s, "A", "g29")
    preparing(s)
    play(s, "card 2", "token 1")
    assert piles(s, "cave-gold") == [0, 0, 0, 0]
    assert "place cave-gold" not in legal(s)
    assert "place cave-red" in legal(s)


def test_mo_35_basic_skips_spaces_without_tokens_but_never_the_guard() -> None:
    """MO-35, trap 1."""
    s = table(4, magic=False)
    cave(s, "cave-red", 4)
    scoring(s, "cave-red")
    assert asked(s) == "* C-GUARD"


def test_mo_36_magic_visits_where_a_carpet_could_land() -> None:
    """MO-36, trap 5: with a Carpet in hand a player is asked at stocked caves and at every open space."""
    s = table(4)
    artifact(s, "A", "carpet")
    cave(s, "cave-blue", 3)
    scoring(s, "cave-red")
    stops = []
    while asked(s) != "* C-CARD":
        if asked(s) == "A D-REACT":
            stops.append(s.current)
            play(s, "pass")
        else:
            play(s, legal(s)[0])
    assert stops == [2, 5, 6, 7, 8, 9]


def test_mo_16_current_is_not_scored_and_becomes_so_when_the_window_closes() -> None:
    """MO-16, MO-37."""
    s = table(4)
    artifact(s, "A", "carpet")
    cave(s, "cave-white", 3)
    scoring(s, "cave-red")
    assert (s.scored, s.current) == (1, 1), "the empty red cave is passed over and so scored"
    put_before = owns(s, "A")
    play(s, "use carpet")
    assert owns(s, "A") == put_before + "w3"
    assert s.scored > 1


def test_mo_37_tokens_are_turned_up_when_the_space_is_visited() -> None:
    """MO-37, MO-84."""
    s = table(4, magic=False)
    cave(s, "cave-red", 4)
    put(s, "A", "cave-red", 9)
    put(s, "B", "cave-white", 8)
    assert list(s.up) == [0, 0, 0, 0]
    scoring(s, "cave-red")
    assert s.up[0] & 1


# --- Tent --------------------------------------------------------------------------------------------


def test_mo_40_first_keeps_one_and_hands_the_other_on() -> None:
    """MO-40: nobody else gets a card."""
    s = table(4)
    put(s, "A", "tent", 9)
    put(s, "B", "tent", 8)
    put(s, "C", "tent", 7)
    scoring(s, "tent")
    pass_all(s)
    play(s, "draw alms", "draw barter")
    assert asked(s) == "A D-TENT"
    told = heard(s, "keep barter")
    assert s.spells[0] == BIT[SPELLS.index("barter")]
    assert s.spells[1] == BIT[SPELLS.index("alms")]
    assert s.spells[2] == 0
    secret = [event for event in told if "spell" in event[1]]
    assert secret == [("handed-card", {"seat": "@0", "to": "@1", "spell": "alms"}, 0b11)]


def test_mo_e43_no_second_player_discards_the_other_card() -> None:
    """MO-E43, MO-40, MO-41: the Tent with an empty deck is neither entered nor visited."""
    s = table(3)
    put(s, "A", "tent", 9)
    s.discards = s.deck & ~BIT[1] & ~BIT[17]
    s.deck = BIT[1] | BIT[17]
    scoring(s, "tent")
    pass_all(s)
    play(s, "draw alms", "draw barter", "keep alms")
    assert s.spells[0] == BIT[1]
    assert s.discards & BIT[17]
    assert s.deck == 0
    s.scored = 0
    for token, place in enumerate(s.where):
        if place == 5:
            s.where[token] = -2
    assert not may_enter(s, 0, 5)
    assert not visited(s, 5)


def test_mo_41_a_single_spell_goes_to_the_first() -> None:
    """MO-41."""
    s = table(4)
    put(s, "A", "tent", 9)
    put(s, "B", "tent", 8)
    s.discards = s.deck & ~BIT[1]
    s.deck = BIT[1]
    scoring(s, "tent")
    pass_all(s)
    play(s, "draw alms")
    assert list(s.spells[:2]) == [BIT[1], 0]


def test_mo_e38_open_tent_displays_and_discards() -> None:
    """MO-E38, MO-42, MO-27 (c)."""
    s = GAME.new(4, version="magic", open_tent=True, first_player=0)
    for _ in range(4):
        play(s, "take red 3")
    play(s, "card 1")
    while asked(s) == "* C-ARTIFACT":
        play(s, legal(s)[0])
    play(s, "display alms", "display barter")
    assert s.display == BIT[1] | BIT[17]
    for _ in range(32):
        play(s, legal(s)[0], "place guard")
    play(s, "guard 1")
    while asked(s) != "* C-CARD":
        play(s, legal(s)[0])
    assert s.display == 0
    assert s.discards == BIT[1] | BIT[17]
    assert bin(s.deck).count("1") == 19


def test_mo_42_open_tent_first_chooses_second_gets_the_other() -> None:
    """MO-42: public, and hands are public too."""
    s = table(4, open_tent=True)
    s.deck &= ~(BIT[1] | BIT[17])
    s.display = BIT[1] | BIT[17]
    put(s, "A", "tent", 9)
    put(s, "B", "tent", 8)
    scoring(s, "tent")
    pass_all(s)
    assert asked(s) == "A D-TENT"
    play(s, "keep barter")
    assert GAME.view(s, 2)["seats"][0]["known_spells"] == ["barter"]
    assert GAME.view(s, None)["seats"][1]["known_spells"] == ["alms"]


def test_mo_42_open_tent_single_card_is_simply_the_firsts() -> None:
    """MO-42 with a short deck."""
    s = table(4, open_tent=True)
    s.discards = s.deck & ~BIT[1]
    s.deck, s.display = 0, BIT[1]
    put(s, "A", "tent", 9)
    put(s, "B", "tent", 8)
    scoring(s, "tent")
    pass_all(s)
    assert s.spells[0] == BIT[1]


# --- Djinn, Market, Caravanserai ---------------------------------------------------------------------


def test_mo_43_djinn_raises_the_limit() -> None:
    """MO-43."""
    s = table(4)
    put(s, "A", "djinn", 9)
    scoring(s, "djinn")
    pass_all(s)
    assert s.djinn == 0
    assert GAME.view(s, 1)["seats"][0]["limit"] == 2


def test_mo_e13_market() -> None:
    """MO-E13, MO-44."""
    s = table(4, magic=False)
    put(s, "B", "market", 5)
    stock(s, "B", "k1")
    scoring(s, "market")
    assert asked(s) == "B D-MARKET"
    assert legal(s) == ["pass", "return black"]
    play(s, "return black", "take red 2", "take white 0", "take blue 0", "take black 1")
    assert owns(s, "B") == "r2 k1"
    assert owns(s, "bank") == "r27 w29 b29 k28 g29"


def test_mo_e13_market_without_treasure_is_not_asked() -> None:
    """MO-E13, MO-44."""
    s = table(4, magic=False)
    put(s, "B", "market", 5)
    scoring(s, "market")
    assert asked(s) == "* C-GUARD"


def test_mo_44_market_takes_fewer_only_if_the_whole_bank_has_fewer() -> None:
    """MO-44, MO-4: a bank of no more than the due is taken at once."""
    s = table(4, magic=False)
    put(s, "B", "market", 5)
    stock(s, "B", "k1")
    stock(s, "A", "r29 w29 b29 k28 g28")
    scoring(s, "market")
    play(s, "return black")
    assert owns(s, "B") == "k1 g1"


def test_mo_e12_camel_moves_at_once_and_governs_the_rooms() -> None:
    """MO-E12, MO-11, MO-45, trap 3."""
    s = table(4, magic=False)
    put(s, "C", "caravanserai", 9)
    put(s, "A", "room-1", 6)
    put(s, "D", "room-1", 6)
    put(s, "A", "guard", 9)
    put(s, "D", "guard", 9)
    stock(s, "A", "r6")
    stock(s, "D", "w6")
    scoring(s, "caravanserai")
    assert asked(s) == "C D-CAMEL"
    assert legal(s) == ["camel A", "camel B", "camel C", "camel D"]
    play(s, "camel D")
    assert [s.seat_at(position) for position in range(4)] == [3, 0, 1, 2]
    play(s, "guard 5")
    assert asked(s) == "D D-BUY"


@pytest.mark.parametrize(("turned", "expected"), [(0, [0, 2, 1]), (1, [1, 2, 0])])
def test_mo_15_rank(turned: int, expected: list[int]) -> None:
    """MO-15, MO-90: equal strengths stay in player order either way."""
    s = table(4)
    put(s, "A", "market", 9)
    put(s, "B", "market", 4)
    put(s, "C", "market", 5)
    s.reversed = turned
    assert rank(s, 7) == expected
    put(s, "D", "market", 9)
    assert rank(s, 7) == ([0, 3, 2, 1] if not turned else [1, 2, 0, 3])


def test_mo_e46_used_cards_are_shuffled_again() -> None:
    """MO-E46, MO-29."""
    s = table(4, magic=False)
    s.round = 16
    s.unused_cards = 0
    preparing(s)
    assert len(legal(s)) == 15
    told = heard(s, "card 7")
    assert told[0][0] == "reshuffled"
    assert bin(s.unused_cards).count("1") == 14
    go(s)


def test_mo_72_city_window_needs_a_deserted_space() -> None:
    """MO-72 `w-city`, the Tent counts only while a spell is left."""
    s = table(4)
    cards(s, "A", "alms")
    for who, space in zip("ABCD", ("tent", "djinn", "market", "caravanserai"), strict=True):
        put(s, who, space, 5)
    before_tent(s)
    assert s.current == 5, "no space is deserted: the Tent is visited at once"
