"""Choices say in words what they do, what they give and cost, and what one cannot afford."""

from alrashid_table import GAME, A, B, C, Table

from caravanserai.core.prompts import Prompt
from caravanserai.text.catalogue import Catalogue

ENGLISH = Catalogue("en", GAME, ["Amina", "Idris", "Noor"])


def asked(table: Table) -> Prompt:
    """What is asked of the seat that decides."""
    return GAME.prompt(table.s, table.actor)


def said(table: Table) -> dict[str, tuple[str, str, dict[str, int]]]:
    """Action -> its first line, its second line, what it changes for who decides."""
    return {
        GAME.name(choice["id"]): (
            ENGLISH.choice(choice),
            ENGLISH.gives(choice),
            {effect["thing"]: effect["amount"] for effect in choice["effects"]},
        )
        for choice in asked(table)["choices"]
    }


def test_a_pawn_is_placed_with_its_rank_in_sight() -> None:
    """AR-28, AR-29 Equal strength stands behind who came first."""
    table = Table(3).stand("lore", B, "merchant").stand("lore", C, "sage").at_placement()
    found = said(table)
    assert found["place merchant lore"] == (
        "Place the Merchant in the Lore Guild",
        "dominance 3, for now rank 2",
        {},
    )
    assert found["place pasha lore"][1] == "dominance 5, for now rank 1"
    assert found["place sage lore"][1] == "dominance 1, for now rank 3"
    assert found["place sage silk-road"][0] == "Place the Sage on the Silk Road"


def test_areas_to_resolve_say_where_one_stands() -> None:
    table = Table(3).stand("lore", B, "merchant").stand("lore", A, "sage").stand("sanmatia", B, "sage")
    found = said(table.camp("sanmatia", "red-3", "blue-2").turn())
    assert found["resolve lore"] == ("Resolve the Lore Guild", "you are rank 2 of 2", {})
    assert found["resolve sanmatia"][1] == "you have no pawn there, 2 mercenaries guard it"


def test_flight_and_idle_visits_are_losses() -> None:
    """AR-50, AR-94 4 and 2 points; a loss is never said as a gain."""
    table = Table(3).hand(A, "red-4").stand("sanmatia", A, "sage").camp("sanmatia", "red-2").turn()
    table.do("resolve sanmatia")
    assert said(table)["flee"] == ("Flee", "2 dishonor, and your pawns go home", {"points": -4})
    table = Table(3).goods(A, hardwood=1).stand("military", A, "sage").turn().do("resolve military")
    assert said(table)["visit none"][1:] == ("1 dishonor, 2 PP less", {"points": -2})
    assert said(table)["visit favour"][0] == "Use the favour of the General"


def test_exchanges_say_what_the_goods_are_worth_then() -> None:
    """AR-57, AR-119 With the Warehouse Keeper a kind less costs points too."""
    table = Table(2).goods(A, 2, 1, 1, 1, 0).title(A, "smuggler", "warehouse-keeper").stand("lore", A, "sage")
    found = said(table.turn().do("activate smuggler"))
    assert found["swap hardwood silk"] == (
        "Give 1 hardwood, take 1 silk",
        "your goods are then worth 15",
        {"hardwood": -1, "silk": 1, "points": 2},
    )
    assert found["swap spice hardwood"][2] == {"spice": -1, "hardwood": 1, "points": -4}


def test_goods_of_a_territory_are_taken_in_words() -> None:
    table = Table(2).stand("silk-road", A, "sage").turn().do("resolve silk-road")
    assert said(table)["all silk"] == ("Take all 4 silk", "your goods are then worth 4", {"silk": 4})
    found = said(table.do("pick"))
    assert found["take note"][::2] == ("Take the Credit Note", {"note": 1})
    assert found["take metal"] == ("Take metal", "your goods are then worth 1", {"metal": 1})


def test_what_cannot_be_paid_is_told() -> None:
    """AR-51 A Sage at rank 1 costs 5; with goods worth 3 the titles of 8 and 12 are out of reach too."""
    table = Table(3).goods(A, hardwood=1, pottery=1).stand("lore", A, "sage").turn().do("resolve lore")
    missing = {GAME.name(each["id"]): ENGLISH.line(each["reason"]) for each in asked(table)["missing"]}
    assert missing["visit service"] == "This costs 5, and your goods are worth 3."
    assert set(missing) == {"visit service", "visit title"}
    rich = Table(3).goods(A, 2, 2, 1, 0, 0).stand("lore", A, "sage").turn().do("resolve lore", "visit title")
    assert [GAME.name(each["id"]) for each in asked(rich)["missing"]] == ["buy enchanter"]


def test_too_many_missing_ones_are_left_out() -> None:
    table = Table(3).goods(A, hardwood=3).stand("al-rashid", A, "pasha").turn()
    table.do("resolve al-rashid", "court title")
    assert len([1 for name in table.options() if name.startswith("buy")]) == 6
    assert [GAME.name(each["id"]) for each in asked(table)["missing"]] == ["buy agha", "buy law-expert"]
    poor = Table(3).goods(A, hardwood=1).notes(A, 1).stand("military", A, "sage").turn()
    poor.do("resolve military", "visit title")
    assert [GAME.name(each["id"]) for each in asked(poor)["missing"]] == [
        "buy strategist",
        "buy recruiter",
        "buy raider",
    ]


def test_looking_again_is_idle() -> None:
    """AR-4, AR-73 Known tokens may be looked at again, which brings nothing."""
    table = (
        Table(2).stand("intrigue", A, "sage").camp("sanmatia", "red-3", seen=(A,)).camp("silk-road", "red-2")
    )
    table.stand("nilus-valley", B, "sage").turn().do("resolve intrigue", "visit service")
    idle = {GAME.name(choice["id"]): choice["idle"] for choice in asked(table)["choices"]}
    assert (idle["look sanmatia"], idle["look silk-road"], idle["pass"]) == (True, False, False)


def test_every_question_has_a_second_line_of_its_own() -> None:
    decisions = sorted({step.decision.lower() for step in GAME.steps if step.decision})
    for language in ("en", "it", "fr", "de"):
        words = Catalogue(language, GAME, fallback=False)
        assert [each for each in decisions if not words.has(f"prompt-{each}-hint")] == []
