"""Why not: the answer names the obstacle that matters, with the numbers that hold.

Wrong clicks are collected from random and bot games; `fivetribes_clicks` says what the answers must be.
"""

from random import Random
from typing import Any

from fivetribes_clicks import Click, expected
from fivetribes_table import A, B, C, Table, bidding, closing, turn

from caravanserai import bots
from caravanserai.bots.situation import Situation
from caravanserai.core.machine import State
from caravanserai.core.rollout import Dice, settle_chance
from caravanserai.games.fivetribes import GAME
from caravanserai.server.answers import why_not
from caravanserai.text.catalogue import LANGUAGES, Catalogue

# --- collecting wrong clicks -----------------------------------------------------------------------------


def things(view: Any, seat: int) -> list[str]:
    """Whatever a hand reaches for: tiles, spots, cards, djinns, players."""
    me = view["seats"][seat]
    found = [each["id"] for each in (*view["tiles"], *view["turn_order"], *view["row"], *view["djinns"])]
    found += [each["id"] for player in view["seats"] for each in player["djinns"]]
    return found + [each["id"] for each in me["hand"]] + [player["id"] for player in view["seats"]]


def wrong_clicks(state: State, rng: Random, most: int) -> list[Click]:
    seat = state.actor()
    offered = {thing for choice in GAME.prompt(state, seat)["choices"] for thing in choice["at"]}
    wrong = [thing for thing in things(GAME.view(state, seat), seat) if thing not in offered]
    return [Click(state.clone(), seat, thing) for thing in rng.sample(wrong, min(most, len(wrong)))]


def collected() -> list[Click]:
    """From random play out of all scenarios and a start, and from a bot's turns."""
    rng = Random(11)
    found: list[Click] = []
    for number, state in enumerate([*GAME.scenarios(), GAME.new(3)]):
        dice = Dice(number + 5)
        settle_chance(state, dice)
        for _ in range(90):
            if not state.stack:
                break
            found += wrong_clicks(state, rng, 2)
            legal = state.legal()
            state.apply(legal[dice.below(len(legal))])
            settle_chance(state, dice)
    state = GAME.scenarios()[0]
    for turn_number in range(12):
        seat = state.actor()
        bot = bots.make("easy", GAME, str(turn_number), iterations=0.1)
        found += wrong_clicks(state, rng, 4)
        state.apply(bot.think(Situation(GAME, state, seat)).action)
        settle_chance(state, Dice(turn_number))
    return found


def answer(click: Click) -> Any:
    return why_not(GAME, click.state, click.seat, "", None, click.thing)


def check_said(words: Catalogue, told: Any) -> None:
    """No answer to a wrong click shows a key or a missing word."""
    for reason in told.reasons:
        said = words.say(reason.key, reason.args)
        assert said
        assert "reason-" not in said
        assert "{" not in said


def test_wrong_clicks_get_the_rule_and_the_numbers_that_hold() -> None:
    """Several hundred clicks at all kinds of decisions, each against the calculation above, in every language."""
    seen = set()
    checked = 0
    languages = [Catalogue(language, GAME) for language in LANGUAGES]
    for click in collected():
        wanted = expected(click)
        told = answer(click)
        for words in languages:
            check_said(words, told)
        where = f"{GAME.prompt(click.state, click.seat)['decision']} {click.thing}"
        assert not told.allowed, where
        if wanted is None:
            assert told.reasons == [], where
            continue
        rule, numbers = wanted
        assert told.reasons, where
        first = told.reasons[0]
        assert (first.rule, first.args | numbers) == (rule, first.args), f"{where}: {first}"
        seen.add(first.key)
        checked += 1
    assert checked > 500
    assert len(seen) > 20


# --- answers one by one ----------------------------------------------------------------------------------


def told(table: Table, name: str) -> tuple[str, str]:
    """The rule and the English sentence."""
    found = GAME.why_not(table.state, table.state.actor(), GAME.parse(name))
    assert found is not None
    return found.rule, Catalogue("en", GAME).say(found.key, found.args)


def test_a_start_tile_in_the_opening_window() -> None:
    """FT-27: the most common wrong click; it says to use the power or go on first."""
    table = turn("a1:Y b1:Y", djinns={A: "enki"}, elders={A: 1})
    assert table.asked == "D-POWER"
    assert told(table, "start a1") == (
        "FT-27",
        "Before your move you may use a power: use it or go on, then choose the tile.",
    )
    shown = why_not(GAME, table.state, A, "", None, "tile-a1").reasons[0]
    assert shown.key == "reason-window-first"


def test_kumarbi_counts_the_fakirs() -> None:
    """FT-98, FT-70"""
    table = bidding("ABC", djinns={A: "kumarbi"}, gold={A: 2}, hands={A: "fakir fakir"})
    assert told(table, "bid 18") == ("FT-98", "With your 2 Fakirs that still costs 8 gold; you have 2.")
    table.step("bid 5")
    assert told(table, "fakirs 0") == ("FT-98", "With no Fakirs you pay 5 gold; you have 2.")
    assert told(table, "bid 3") == (
        "FT-17",
        "Your marker lies on 5 and stays there: say how many Fakirs you discard.",
    )
    plain = bidding("ABC", djinns={A: "kumarbi"}, gold={A: 2})
    assert told(plain, "bid 18") == ("FT-18", "That costs 18 gold; you have 2.")


def test_a_drop_where_one_stands_or_too_far() -> None:
    """FT-29"""
    table = turn("b2:YGR d3:RR").step("start b2")
    assert told(table, "drop b2 vizier")[1].startswith("You stand on b2;")
    assert told(table, "drop f5 vizier") == ("FT-29", "Tile f5 does not share an edge with b2.")


def test_a_power_that_cannot_be_paid_names_its_price() -> None:
    """FT-72"""
    table = closing(djinns={A: "sloar leta enki"}, elders={A: 1})
    assert told(table, "use sloar") == ("FT-72", "Sloar costs a Fakir. You have 1 Elder and no Fakirs.")
    assert (
        told(table, "use leta")[1]
        == "Leta costs an Elder and another Elder or a Fakir. You have 1 Elder and no Fakirs."
    )


def test_a_power_without_effect_says_what_is_missing() -> None:
    """FT-73"""
    table = closing(djinns={A: "enki"}, elders={A: 1}, palms={"b1": 12})
    assert told(table, "use enki") == ("FT-73", "Enki would have no effect, because no palm tree is left.")


def test_djinns_of_others_and_with_their_own_moment() -> None:
    """FT-64, FT-68, FT-69, FT-92"""
    table = closing(djinns={A: "ibus boaz", B: "enki"}, elders={A: 1})
    assert told(table, "use enki") == ("FT-69", "Enki is not yours.")
    assert told(table, "use boaz") == ("FT-68", "Boaz works by itself; there is nothing to use.")
    assert told(table, "use ibus") == (
        "FT-91",
        "Iblis is offered when your Assassins strike.",
    )
    assert told(table, "use jafaar")[0] == "FT-64"


def test_a_djinn_clicked_before_it_is_paid() -> None:
    """FT-64, FT-72"""
    table = turn("d3:W c3:W").sow("d3", "c3 W")
    assert table.asked == "D-SACRED"
    shown = why_not(GAME, table.state, A, "", None, "djinn-jafaar").reasons[0]
    assert (shown.rule, shown.key) == ("FT-64", "reason-pay-first")


def test_a_piece_cannot_be_shifted_to_its_own_tile() -> None:
    """FT-88"""
    table = turn("d3:Y d2:Y", djinns={A: "hagis"}, elders={A: 1}).sow("d3", "d2 Y").step("pay elder")
    assert told(table, "shift d2") == ("FT-88", "The palace was meant for d2; choose one of its neighbours.")
    assert told(table, "shift f5") == ("FT-88", "Tile f5 does not touch d2.")


def test_sales_and_the_end_of_the_turn_at_the_wrong_moment() -> None:
    """FT-34, FT-60, FT-64, FT-65, FT-66"""
    table = turn("a1:Y b1:Y", hands={A: "fish"})
    assert told(table, "end-turn") == ("FT-34", "A move is possible, so you must make one.")
    assert told(table, "sell")[0] == "FT-65"
    assert told(table, "buy 1")[0] == "FT-60"
    assert told(table, "take jafaar")[0] == "FT-64"
    assert told(table, "drop a2 vizier") == ("FT-28", "First choose the tile whose meeples you lift.")
    fakirs = closing(hands={A: "fakir"})
    assert told(fakirs, "sell") == ("FT-65", "You hold only Fakirs, and Fakirs are never sold.")


def test_victims_before_the_range_is_settled() -> None:
    """FT-50, FT-83, FT-92"""
    table = turn(
        "e3:R d3:R d2:BGG f5:W", djinns={A: "ibus", C: "boaz"}, hands={A: "fakir"}, viziers={B: 1, C: 1}
    )
    table.sow("e3", "d3 R")
    assert told(table, "kill-on d2") == ("FT-50", "First say how many Fakirs lengthen the range.")
    table.step("fakirs 0")
    assert told(table, "kill-on d2") == ("FT-92", "First say whether you kill two with Iblis.")
    table.step("pay fakir")
    assert told(table, "kill-before 2")[0] == "FT-92"
    assert told(table, "kill-before 3")[0] == "FT-83"
