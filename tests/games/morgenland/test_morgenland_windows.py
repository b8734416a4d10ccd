"""Reaction windows, and who is asked in them: MO-72 to MO-78."""

from morgenland_table import (
    artifact,
    asked,
    before_scoring,
    cards,
    go,
    has,
    legal,
    play,
    put,
    room_of,
    scoring,
    stock,
    table,
    turn,
    used,
)

from caravanserai.games.morgenland import GAME
from caravanserai.games.morgenland.artifacts import asked_in_window, asked_to_buy, asked_to_counter
from caravanserai.games.morgenland.board import SPELLS, W_SPACE, W_START
from caravanserai.games.morgenland.fields import BIT
from caravanserai.games.morgenland.turn import CleanUp, Turn, Visit
from caravanserai.games.morgenland.windows import Sweep
from caravanserai.text.catalogue import Catalogue

# --- windows -----------------------------------------------------------------------------------------


def test_mo_72_windows_of_a_round() -> None:
    """MO-72, MO-73: start, every turn of the caster only, placed, city and spaces."""
    s = table(3)
    cards(s, "B", "alms")
    s.stack.extend([CleanUp(), Visit(0, 0), Turn(0), Sweep(W_START, 0, 3)])
    go(s)
    seen = []
    while asked(s) != "* C-CARD":
        if asked(s) == "B D-REACT":
            seen.append(GAME.view(s, 0)["window"] + (f" {s.current}" if s.current >= 0 else ""))
            play(s, "pass")
        elif asked(s).endswith("D-SPACE"):
            play(s, "place guard")
        else:
            play(s, legal(s)[0])
    expected = ["w-start", *["w-turn"] * 8, "w-placed", "w-city"]
    expected += [f"w-space {space}" for space in (5, 6, 7, 8, 9, 10, 11, 12)]
    assert seen == expected


def test_mo_78_who_is_asked_depends_on_public_knowledge_only() -> None:
    """MO-78, MO-107, trap 12: a hand without a castable spell is asked all the same."""
    s = table(4)
    cards(s, "A", "smuggled-in")
    before_scoring(s)
    assert asked(s) == "A D-REACT"
    assert legal(s) == ["pass"]
    assert not s.stack[-1].auto(s)


def test_mo_78_no_spell_or_no_use_is_not_asked() -> None:
    """MO-78 (i), (ii)."""
    s = table(4)
    assert not asked_in_window(s, 0, W_START), "a Lamp, but no spell"
    cards(s, "A", "alms")
    assert asked_in_window(s, 0, W_START)
    used(s, "A", "carpet")
    assert not asked_in_window(s, 0, W_START), "no use left for the Lamp"
    s.lit = 1
    assert asked_in_window(s, 0, W_START), "a lit Lamp"


def test_mo_78_counter_step_asks_for_a_possible_free_rider() -> None:
    """MO-78: once another has used a Counterspell, every caster with a hand may hold Free Rider."""
    s = table(4)
    cards(s, "A", "alms")
    assert not asked_to_counter(s, 0, 0)
    used(s, "B", "counterspell")
    assert asked_to_counter(s, 0, 0)
    assert not asked_to_counter(s, 0, BIT[SPELLS.index("free-rider")]), "it is announced"
    s.deck &= ~BIT[SPELLS.index("free-rider")]
    s.discards |= BIT[SPELLS.index("free-rider")]
    assert not asked_to_counter(s, 0, 0), "it is discarded"


def test_mo_78_open_tent_hands_are_public() -> None:
    """MO-78: with an open Tent the title must really be there."""
    s = table(4, open_tent=True)
    cards(s, "A", "alms")
    used(s, "B", "counterspell")
    assert not asked_to_counter(s, 0, 0)
    assert not asked_to_buy(s, 0)
    cards(s, "A", "free-rider", "abracadabra")
    assert asked_to_counter(s, 0, 0)
    assert asked_to_buy(s, 0)


def test_mo_78_unseen_piece_may_be_anything() -> None:
    """MO-78, MO-86: the owner of an unseen piece is asked wherever any type would make him askable."""
    s = table(4)
    s.unused[0] = 0
    put(s, "A", "market", 5)
    assert not asked_in_window(s, 0, W_SPACE)
    s.veiled = 0
    s.current = s.scored = 7
    assert asked_in_window(s, 0, W_SPACE)
    assert asked_to_counter(s, 0, 0)


def test_mo_74_turn_window_asks_only_the_player_about_to_place() -> None:
    """MO-72 `w-turn`, MO-74: responses by players before him, the counter step by all."""
    s = table(4)
    cards(s, "A", "barter")
    cards(s, "C", "alms")
    artifact(s, "D", "counterspell")
    stock(s, "A", "r1")
    put(s, "A", "guard", 1)
    put(s, "B", "guard", 1)
    turn(s, 2)
    assert asked(s) == "C D-REACT"
    play(s, "cast alms")
    assert asked(s) == "D D-COUNTER"
    play(s, "pass")
    assert asked(s) == "A D-REACT", "A stands before C"
    play(s, "pass")
    assert asked(s) == "C D-TAKE"
    play(s, "take red 3")
    assert asked(s) == "C D-TOKEN"


def test_mo_76_a_seat_that_passed_may_play_later() -> None:
    """MO-76: after every play the sweep starts again."""
    s = table(4)
    cards(s, "A", "offering")
    cards(s, "B", "alms")
    before_scoring(s)
    play(s, "pass", "cast alms")
    assert asked(s) == "A D-REACT", "a response before Alms resolves"
    play(s, "pass", "take red 3")
    assert asked(s) == "A D-REACT"
    assert "cast offering" in legal(s)


def test_mo_65_no_limit_to_what_one_holds() -> None:
    """MO-65."""
    s = table(4)
    cards(s, "A", *[title for title in SPELLS if title != "alms"])
    artifact(s, "A", "key", "key", "carpet", "carpet", "counterspell")
    stock(s, "A", "r29 w29 b29 k29 g29")
    before_scoring(s)
    assert asked(s) == "A D-REACT"
    assert has(s, "A", "key") == 2


def test_room_names() -> None:
    """MO-19: rooms are counted from 1."""
    assert room_of(1) == "room-1"


def test_everybody_sees_who_has_passed() -> None:
    """MO-74, MO-76, MO-110 Who has passed since the last play and who comes next is public, also while one chooses."""
    s = table(4)
    put(s, "A", "djinn", 8)
    put(s, "B", "djinn", 5, 4)
    put(s, "C", "djinn", 2)
    for each, spell in (("A", "lunar-eclipse"), ("B", "straggler"), ("C", "alms")):
        cards(s, each, spell)
    artifact(s, "D", "counterspell")
    assert GAME.view(s, None)["reacting"] is None
    scoring(s, "djinn")
    assert asked(s) == "A D-REACT"
    assert GAME.view(s, 3)["reacting"] == {"passed": [], "waiting": [1, 2]}
    play(s, "pass")
    assert GAME.view(s, None)["reacting"] == {"passed": [0], "waiting": [2]}
    before = GAME.view(s, 3)
    play(s, "cast straggler")
    assert asked(s) == "B D-TARGET"
    assert GAME.view(s, 3) == before, "a play before its announcement is a secret"
    play(s, "on B#1", "move market")
    assert asked(s) == "D D-COUNTER"
    assert GAME.view(s, 0)["reacting"] == {"passed": [], "waiting": []}
    play(s, "pass")
    assert asked(s) == "A D-REACT", "only A is before B"
    assert GAME.view(s, 0)["reacting"] == {"passed": [], "waiting": []}
    prompt = GAME.prompt(s, 0)
    assert prompt["args"]["window_id"] == "w-spell"
    assert prompt["args"]["each_target"] == ["@1#1", "market"]
    play(s, "pass")
    assert asked(s) == "A D-REACT", "the sweep starts again"
    assert GAME.view(s, 1)["reacting"] == {"passed": [], "waiting": [2]}


def test_tokens_have_names() -> None:
    """MO-13 A token is called by its owner and its turn in placing, with its strength only for those who know it."""
    s = table(3)
    put(s, "A", "market", 7)
    put(s, "B", "market", 5)
    put(s, "B", "tent", 4)
    cards(s, "A", "teleportation")
    stock(s, "A", "r3")
    scoring(s, "cave-red")
    play(s, "cast teleportation")
    english = Catalogue("en", GAME, ["Ann", "Ben", "Cid"])
    names = [english.choice(each) for each in GAME.prompt(s, 0)["choices"]]
    assert names == [
        "Move Ben's 1st character from the Market",
        "Move Ben's 2nd character from Aladdin's Tent",
    ]
    german = Catalogue("de", GAME, ["Ann", "Ben", "Cid"])
    assert [german.name(each) for each in ("@1#3", "@1#c1", "@1#d2")] == [
        "3. Figur von Ben",
        "Teppichfigur von Ben",
        "2. Doppelgängerfigur von Ben",
    ]
