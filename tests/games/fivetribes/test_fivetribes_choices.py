"""What options say: what they give and cost, which are missing or idle, and the rule of the question."""

import pytest
from fivetribes_table import A, B, Table, bidding, closing, turn

from caravanserai.core.prompts import Choice, Prompt
from caravanserai.games.fivetribes import GAME
from caravanserai.text.catalogue import Catalogue

WORDS = Catalogue("en", GAME, ("Amina", "Noor", "Idris"))


def asked(table: Table) -> Prompt:
    return GAME.prompt(table.state, table.state.actor())


def option(table: Table, name: str) -> Choice:
    action = GAME.parse(name)
    return next(choice for choice in asked(table)["choices"] if choice["id"] == action)


def said(table: Table, name: str) -> tuple[str, str]:
    """Both lines of an option."""
    choice = option(table, name)
    gives = f"{choice['key']}-gives"
    return WORDS.choice(choice), WORDS.say(gives, choice["args"]) if WORDS.has(gives) else ""


def chips(table: Table, name: str) -> list[tuple[int, str, int]]:
    return [(each["seat"], each["thing"], each["amount"]) for each in option(table, name)["effects"]]


def test_a_bid_says_place_and_price() -> None:
    """FT-18, FT-23"""
    table = bidding("ABC", gold={B: 7}).play("bid 5")
    assert said(table, "bid 3") == ("Bid 3", "place 2 as the bids stand, 4 gold left")
    assert chips(table, "bid 3") == [(B, "gold", -3)]
    assert chips(table, "bid 0") == []
    assert [GAME.name(each["id"]) for each in asked(table)["missing"]] == ["bid 8", "bid 12", "bid 18"]


def test_the_last_drop_says_what_it_takes() -> None:
    """FT-41, FT-42, FT-49: d2 with two Builders and four blue tiles around; FT-46 Viziers are gathered at once."""
    table = turn("e2:B d2:B")
    table.step("start e2")
    line, gives = said(table, "drop d2 builder")
    assert line == "Drop a Builder on d2"
    assert gives == "2 Builders times 4 blue: 8 gold, then the Village acts; the tile is yours: 5 VP"
    viziers = turn("a1:Y b1:Y").step("start a1")
    assert (A, "vizier", 2) in chips(viziers, "drop b1 vizier")
    assert (A, "points", 2 + 2 * 10 + 8 + 3) in chips(viziers, "drop b1 vizier"), "Viziers, lead, tile, palm"


def test_gains_of_others_are_told_too() -> None:
    """FT-102, FT-E23: a meeple on a tile with the camel of Marid's owner brings 2 gold."""
    table = turn("c3:YWW d3:W d2:Y e3:R", djinns={B: "marid"}, camels={B: "d3 d2"}).step(
        "start c3", "drop c2 vizier"
    )
    assert (B, "gold", 2) in chips(table, "drop d2 elder")


def test_fakirs_and_payments_say_what_they_bring() -> None:
    """FT-49, FT-85, FT-72"""
    table = turn("e5:B f5:BBY", djinns={A: "echidna"}, elders={A: 2}, hands={A: "fakir"}).sow("e5", "f5 B")
    assert said(table, "pay elder-fakir") == (
        "Pay an Elder and a Fakir for Echidna",
        "9 gold more before Fakirs",
    )
    assert chips(table, "pay elder-elder") == [(A, "elder", -2), (A, "points", -4)]
    table.play("no")
    assert said(table, "fakirs 1")[0] == "Add 1 Fakir: 12 gold"
    assert {(A, "gold", 12), (A, "fakir", -1)} <= set(chips(table, "fakirs 1"))


def test_a_sale_says_what_it_costs_in_the_end() -> None:
    """FT-5, FT-124: six kinds are worth 30; two sold bring 3 and leave 13."""
    table = closing(hands={A: "ivory jewels papyrus silk spice fish"})
    assert said(table, "sell") == ("Sell goods", "up to 6 kinds for 30 gold")
    table.step("sell", "sell-kind ivory")
    assert said(table, "sell-kind jewels") == ("Add Jewels", "2 kinds sell for 3 gold")
    table.step("sell-kind jewels")
    assert said(table, "done") == (
        "Sell 2 kinds for 3 gold",
        "kept, all would be worth 30 VP; so you are left with 13 VP, 14 VP less in all",
    )
    assert chips(table, "done") == [(A, "gold", 3), (A, "card", -2)]


def test_pieces_for_others_are_idle_where_own_tiles_are() -> None:
    """FT-87"""
    table = turn("a1:Y b1:Y", djinns={A: "enki"}, elders={A: 1}, camels={A: "c2", B: "a3"})
    table.step("use enki", "pay elder")
    assert not option(table, "target c2")["idle"]
    assert option(table, "target a3")["idle"]
    assert said(table, "target a3") == ("Place the palm tree on a3", "Oasis, Noor's tile")
    assert chips(table, "target c2") == [(A, "points", 3)]
    none = turn("a1:Y b1:Y", djinns={A: "enki"}, elders={A: 1}).step("use enki", "pay elder")
    assert not any(choice["idle"] for choice in asked(none)["choices"])


def test_djinns_that_cannot_be_paid_are_missing() -> None:
    """FT-69: with a Fakir Sloar can be used, Utug needs an Elder too."""
    table = turn("a1:Y b1:Y c3:G", djinns={A: "sloar utug"}, hands={A: "fakir"})
    assert [GAME.name(each["id"]) for each in asked(table)["missing"]] == ["use utug"]
    assert said(table, "use sloar") == ("Use Sloar, pay a Fakir", "the top card of the pile")


@pytest.mark.parametrize(("djinn", "rule"), [("enki", "FT-87"), ("bouraq", "FT-84"), ("leta", "FT-101")])
def test_a_djinn_is_asked_about_with_its_own_rule(djinn: str, rule: str) -> None:
    table = turn("a1:Y b1:Y", djinns={A: djinn}, elders={A: 3}).step(f"use {djinn}")
    assert asked(table)["rule"] == rule
    table.play("pay elder" if djinn != "leta" else "pay elder-elder")
    assert asked(table)["rule"] == rule


def test_the_last_meeple_is_asked_about_with_the_rule_of_the_last() -> None:
    table = turn("b2:YGR d3:RR").step("start b2")
    assert asked(table)["rule"] == "FT-29"
    table.step("drop c2 merchant", "drop d2 vizier")
    assert asked(table)["rule"] == "FT-32"
