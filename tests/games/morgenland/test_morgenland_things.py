"""Every thing has a card; its numbers are those of the position, counted here by hand."""

import pytest
from morgenland_table import (
    artifact,
    cards,
    cave,
    placing,
    play,
    put,
    put_extra,
    scoring,
    starting,
    stock,
    table,
    used,
)

from caravanserai.games.morgenland import GAME
from caravanserai.games.morgenland.board import ARTIFACTS, SPELLS
from caravanserai.games.morgenland.state import State
from caravanserai.testing.cards import check_cards
from caravanserai.testing.corpus import Corpus
from caravanserai.text.catalogue import Catalogue

PLAYERS = ("Amina", "Basim", "Celine", "Dara")


def said(s: State, seat: int | None, thing: str) -> list[str]:
    """The card in English: name, kind, what it does, what holds now."""
    card = GAME.card(s, seat, thing)
    assert card is not None
    return Catalogue("en", GAME, PLAYERS).card(card)


def now(s: State, seat: int | None, thing: str) -> list[str]:
    card = GAME.card(s, seat, thing)
    assert card is not None
    words = Catalogue("en", GAME, PLAYERS)
    return [words.line(line) for line in card["now"]]


def test_every_thing_that_anybody_sees_has_a_card_that_keeps_secrets() -> None:
    """MO-110, MO-111 All seats, spectators, versions and scenarios; hidden things dealt anew change no card."""
    check_cards(GAME, Corpus(GAME, budget=12, rounds=1))


def test_all_artifacts_and_spells_have_a_sentence_of_their_own() -> None:
    """MO-66 to MO-71, MO-86 to MO-106"""
    s = starting(table())
    does = [said(s, 0, f"artifact-{piece}")[2] for piece in ARTIFACTS]
    does += [said(s, 0, f"spell-{title}")[2] for title in SPELLS]
    assert len(set(does)) == len(ARTIFACTS) + len(SPELLS)


@pytest.mark.parametrize("thing", ["spell-alms", "artifact-lamp", "spell-deck", "seat-1-uses", "seat-7"])
def test_the_basic_version_has_no_magic_things(thing: str) -> None:
    """MO-22, MO-25"""
    assert GAME.card(placing(table(magic=False), "A"), 0, thing) is None


def test_a_cave_says_its_piles_and_who_lies_there() -> None:
    """MO-39"""
    s = table()
    cave(s, "cave-red", 4, 2, 1)
    put(s, "A", "cave-red", 9, 4)
    put(s, "B", "cave-red", 7)
    put(s, "C", "cave-red", 1)
    name, kind, _, own, others = said(placing(s, "A"), 0, "cave-red")
    assert (name, kind) == ("Red Dragon's Cave", "Space 1, red crowns in piles of 4, 2 and 1")
    assert (own, others) == ("Yours here: 9 and 4, together 13.", "2 of other players: Basim and Celine.")
    assert now(s, None, "cave-red") == ["4 of other players: Amina, Basim and Celine."]


def test_a_room_says_whether_you_could_pay() -> None:
    """MO-52, MO-53 A different kind for every character: 9 + 4 needs 9 of one and 4 of another."""
    s = placing(table(), "A")
    put(s, "A", "room-2", 9, 4)
    stock(s, "A", "r9 w3 b3")
    assert "have too little for that" in now(s, 0, "room-2")[-1]
    stock(s, "A", "r9 w4")
    assert now(s, 0, "room-2")[-1] == "You pay each in a different kind, and you have it."
    assert said(s, 0, "room-2")[1] == "Space 12, on offer: Scroll, 4 more below"
    assert now(s, 1, "room-2") == ["2 of other players: Amina."]


def test_the_guard_says_the_bribe() -> None:
    """MO-46, MO-47 4 against 7 are 3 short; nobody has learned it before."""
    s = table()
    artifact(s, "A", "key")
    put(s, "A", "guard", 4)
    put(s, "B", "guard", 8)
    scoring(s, "guard")
    play(s, "guard 7")
    assert said(s, 0, "guard")[1] == "Space 10, strength 7"
    assert now(s, 0, "guard")[0] == "You are 3 short: that is the bribe."
    assert now(s, 1, "guard")[0] == "You are strong enough."


def test_the_rank_of_a_space_being_scored() -> None:
    """MO-15"""
    s = table(first="B")
    artifact(s, "A", "carpet")
    put(s, "A", "market", 7)
    put(s, "B", "market", 7)
    put(s, "C", "market", 2)
    scoring(s, "market")
    assert now(s, 0, "market")[-1] == "You rank 2 of 3."
    assert now(s, 1, "market")[-1] == "You rank 1 of 3."


def test_a_face_down_character_says_what_all_can_count() -> None:
    """MO-13, MO-33"""
    s = table()
    (secret,) = put(s, "B", "market", 8)
    put(s, "B", "cave-blue", 5, up=True)
    placing(s, "A")
    thing = "token-B-1"
    assert said(s, 0, thing)[:2] == ["Basim's character", "Market, face down"]
    assert now(s, 0, thing) == ["Not yet shown by Basim this round: 1, 2, 4, 6, 7, 8 and 9."]
    assert said(s, 1, thing)[:2] == ["Your 8", "Market, face down (strength 8)"]
    assert now(s, 1, thing) == ["Only you know its strength: 8."]
    s.strength[secret] = 9
    assert said(s, 0, thing)[1] == "Market, face down"
    assert now(s, 0, thing) == ["Not yet shown by Basim this round: 1, 2, 4, 6, 7, 8 and 9."]


def test_a_carpet_on_the_board_is_a_character_of_3() -> None:
    """MO-12, MO-69"""
    s = scoring(table(), "market")
    put_extra(s, "C", "market", 8, 3)
    assert said(s, 0, "token-C-c1")[:2] == ["Celine's Flying Carpet", "Market, strength 3"]


def test_a_character_in_hand_says_with_what_it_could_be_paid() -> None:
    """MO-52"""
    s = placing(table(), "A")
    stock(s, "A", "r5 g7")
    assert now(s, 0, "hand-5") == [
        "Of these kinds you have enough to pay for it in a room: red crowns and gold bars."
    ]
    assert now(s, 0, "hand-8") == ["You have 8 of no kind, so in a room you could not pay for it now."]
    assert GAME.card(s, None, "hand-5") is None


def test_treasure_is_counted_in_hand_bank_and_cave() -> None:
    """MO-2, MO-4"""
    s = placing(table(), "A")
    stock(s, "A", "w6")
    cave(s, "cave-white", 3, 1)
    assert now(s, 0, "kind-white") == ["You have 6.", "In the bank: 19, in the cave: 4."]
    assert now(s, None, "kind-white") == ["In the bank: 19, in the cave: 4."]


def test_a_spell_in_hand_says_whether_the_lamp_allows_it() -> None:
    """MO-66, MO-79"""
    s = table()
    cards(s, "A", "offering")
    stock(s, "A", "r2 b1")
    starting(s)
    assert now(s, 0, "spell-offering") == [
        "Casting it lights your Lamp: that is an artifact use.",
        "You would return 3 of your 3.",
    ]
    used(s, "A", "carpet")
    assert now(s, 0, "spell-offering")[0] == "You have no Lamp to light, or no artifact use left."
    s.lit = 1
    assert now(s, 0, "spell-offering")[0] == "Your Lamp is lit: casting it costs no artifact use."
    assert now(s, 1, "spell-alms") == []


def test_an_eclipse_counts_what_lies_open() -> None:
    """MO-94 At the Market 7 and 9 are odd; a space with one face down is safe."""
    s = table()
    cards(s, "A", "lunar-eclipse")
    put(s, "A", "market", 7, 4)
    put(s, "B", "market", 9)
    put(s, "B", "room-1", 5, up=True)
    put(s, "C", "room-1", 1)
    scoring(s, "market")
    assert now(s, 0, "spell-lunar-eclipse")[-1] == "At the Market it would remove 2."


def test_an_opponents_artifact_says_whose_it_is_and_the_uses_left() -> None:
    """MO-61"""
    s = table()
    artifact(s, "B", "carpet")
    starting(s)
    thing = "seat-1-artifact-carpet"
    assert said(s, 0, thing)[1] == "Basim's artifact, counts 1 for the win"
    assert now(s, 0, thing) == ["Unused: 1, used this round: 0.", "Uses left this round: 1 of 1."]
    assert now(s, 0, "artifact-carpet") == ["Also known to be with Basim."]
    assert GAME.card(s, 0, "seat-2-artifact-carpet") is None
