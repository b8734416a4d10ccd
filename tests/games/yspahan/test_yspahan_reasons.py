"""Why not? The rule and the numbers that matter, for typical wrong clicks and in all four languages."""

from collections import Counter

import pytest
from yspahan_clicks import clicks, expected
from yspahan_table import BLUE, EIGHT, GAME, GREEN, NINE, Table

from caravanserai.core.game import Reason
from caravanserai.text.catalogue import LANGUAGES, Catalogue


def why(table: Table, action: str) -> Reason:
    found = GAME.why_not(table.s, table.s.actor(), GAME.parse(action))
    assert found is not None
    return found


def said(reason: Reason, language: str) -> str:
    """The sentence without the rule behind it."""
    text = Catalogue(language, GAME, fallback=False).reason(reason)
    assert text.endswith(f" ({reason.rule})")
    return text.removesuffix(f" ({reason.rule})")


def test_200_wrong_clicks_of_random_and_bot_games() -> None:
    """Each answer has the rule and the numbers that the view alone leads to."""
    rules: Counter[str] = Counter()
    for click in clicks(600, seed=5):
        rule, args = expected(click)
        assert (click.reason.rule, click.reason.args) == (rule, args), (
            click.prompt["decision"],
            click.action,
        )
        rules[rule] += 1
    assert len(rules) >= 20, rules


def test_every_answer_can_be_said_in_four_languages() -> None:
    """All numbers and names of an answer stand in its sentence."""
    for click in clicks(200, seed=8):
        for language in LANGUAGES:
            text = said(click.reason, language)
            assert "reason-" not in text
            assert "{" not in text
            for value in click.reason.args.values():
                if isinstance(value, int) and "souks" not in click.reason.args:
                    assert str(value) in text, (language, click.reason)


def test_ys_87_a_building_that_is_owned() -> None:
    """YS-87: at every moment of the turn the answer is that it stands already."""
    table = Table().owns(BLUE, "paddock").has(BLUE, gold=0)
    assert why(table, "build paddock normal").rule == "YS-87"
    table.tower(camel=(2, 3, 0))
    assert why(table, "build paddock normal").rule == "YS-87"
    table.do("take camel")
    assert why(table, "build paddock no-camels").rule == "YS-87"
    assert why(table.do("use supervisor"), "build paddock normal").rule == "YS-87"


@pytest.mark.parametrize("seats", [2, 3])
def test_ys_63_out_of_turn_there_is_one_answer(seats: int) -> None:
    """YS-63: who is asked about a camel in somebody else's turn hears whose turn it is, whatever is tried."""
    table = Table(seats).date(1, 2).supervisor("w2").cubes(GREEN, "bag-3-1").has(GREEN, camels=1, gold=9)
    table.holds(GREEN, "three-gold", "no-gold").roll(NINE if seats > 2 else EIGHT)
    table.do("take camel", "use supervisor", "move w1")
    assert table.asked() == (GREEN, "D-CAMEL")
    for action in (
        "play three-gold",
        "build paddock normal",
        "build hoist no-gold",
        "take bag",
        "end",
        "move c",
    ):
        assert why(table, action) == Reason("YS-63", "reason-other-turn", {"actor": "@0"})


def test_ys_113_no_group_to_build_with() -> None:
    """YS-113: two players, after the forced draw: there is no group, so none is to be taken."""
    table = Table(2).date(1, 2).has(BLUE, camels=4, gold=4).tower().turn(GREEN).has(GREEN, camels=4, gold=4)
    assert why(table, "build hoist normal") == Reason("YS-113", "reason-no-group-to-build", {})
    table.do("draw", "deal exchange")
    assert table.asked() == (GREEN, "D-END")
    assert why(table, "build hoist normal") == Reason("YS-113", "reason-no-group-to-build", {})


def test_ys_109_two_players_build_with_the_group_in_hand() -> None:
    """YS-109, YS-110: before, with and after the action of two players."""
    table = Table(2).date(1, 3).has(BLUE, camels=4, gold=4).roll(EIGHT)
    assert why(table, "build hoist normal").key == "reason-build-with-group"
    assert why(table.do("take camel"), "build hoist normal").key == "reason-build-with-this-group"
    assert why(table.do("use goods"), "build hoist normal").key == "reason-build-was-action"


def test_ys_39_all_incomplete_souks_are_named() -> None:
    """YS-39, YS-40: with two incomplete souks both stand in the answer."""
    table = Table().date(1, 2).cubes(BLUE, "bag-3-0", "bag-4-0").tower(bag=(2, 3, 0), gold=(6, 5, 0))
    table.do("take bag", "use goods")
    reason = why(table, "supply bag-6-0")
    assert reason == Reason("YS-39", "reason-finish-souk", {"souks": ["bag-3", "bag-4"], "number": 2})
    for language in LANGUAGES:
        assert "3" in said(reason, language)
        assert "4" in said(reason, language)


def test_ys_86_camels_and_gold_are_both_named() -> None:
    """YS-86: what is short is named, both if both are."""
    table = Table().date(1, 2).has(BLUE, camels=1, gold=3).tower().turn(BLUE)
    table.s.stack.pop()
    assert why(table, "build hoist normal").args == {"camels": 4, "gold": 4, "have_camels": 1, "have_gold": 3}
    assert why(table, "build paddock normal").args == {"need": 2, "have": 1}
    assert why(table.has(BLUE, camels=4), "build hoist normal").args == {"need": 4, "have": 3}


def test_ys_13_building_is_no_use_of_dice_for_three_or_four() -> None:
    """YS-13: with three or four players building is not one of the uses of a group."""
    table = Table(3).roll(NINE).do("take camel")
    assert why(table, "use build") == Reason("YS-13", "reason-build-two-players", {})


@pytest.mark.parametrize(
    ("action", "rule", "key"),
    [
        ("take camel", "YS-17", "roll-first"),
        ("supply bag-3-0", "YS-35", "no-cube-now"),
        ("place bag-3-0", "YS-35", "no-cube-now"),
        ("move w1", "YS-46", "supervisor-moment"),
        ("end", "YS-17", "roll-first"),
        ("sell-gold 1", "YS-83", "play-first"),
        ("send-first bag-3-1", "YS-55", "nothing-sent"),
    ],
)
def test_dice_and_shops_before_the_roll(action: str, rule: str, key: str) -> None:
    """YS-17, YS-35, YS-46: the most common clicks at D-YELLOW hear what comes first."""
    reason = why(Table(), action)
    assert (reason.rule, reason.key) == (rule, f"reason-{key}")


def test_dice_and_shops_after_the_group_was_taken() -> None:
    """YS-25, YS-35: with a group in hand no second one, and cubes only of its district, after goods were chosen."""
    table = Table().roll("112233456").do("take bag")
    assert why(table, "take gold") == Reason("YS-25", "reason-action-chosen", {})
    assert why(table, "supply bag-3-0") == Reason("YS-35", "reason-goods-first", {"district": "bag"})
    assert why(table, "supply vase-4-0") == Reason("YS-35", "reason-other-district", {"district": "bag"})
    table.do("use supervisor")
    assert why(table, "supply bag-3-0") == Reason("YS-35", "reason-no-cube-now", {})


def test_ys_76_a_card_is_carried_out_first() -> None:
    """YS-76: in the midst of a card's effect everything else waits."""
    table = Table().date(1, 2).holds(BLUE, "sell-gold").do("play sell-gold")
    for action in ("take camel", "build hoist normal", "play exchange", "buy 1"):
        assert why(table, action) == Reason("YS-76", "reason-finish-card", {"card": "sell-gold"})


def test_one_and_several_pieces_of_gold() -> None:
    """YS-16: one piece of gold is one in every language."""
    table = Table().has(BLUE, gold=0)
    texts = {language: said(why(table, "buy 1"), language) for language in LANGUAGES}
    assert texts["it"] == "Serve 1 oro; ne hai 0."
    assert texts["en"] == "That takes 1 gold; you have 0."
    assert said(why(table, "buy 2"), "it") == "Servono 2 ori; ne hai 0."
    assert "1 pièce d'or" in texts["fr"]
