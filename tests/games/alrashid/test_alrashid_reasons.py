"""Why not: the answer names the obstacle that matters, with the numbers that hold.

Wrong clicks are collected from random and bot games; `alrashid_clicks` says what the answers must be.
"""

from random import Random
from typing import Any

from alrashid_clicks import GOODS, SMALL, Click, expected
from alrashid_table import GAME, A, B, C, Table

from caravanserai import bots
from caravanserai.bots.situation import Situation
from caravanserai.core.machine import State
from caravanserai.core.rollout import Dice, settle_chance
from caravanserai.server.answers import why_not
from caravanserai.text.catalogue import LANGUAGES, Catalogue

# --- collecting wrong clicks ----------------------------------------------------------------------------


def things(view: Any, seat: int) -> list[str]:
    """Whatever a hand reaches for: areas, titles, parts of a visit, goods, pawns, tokens, piles."""
    me = view["seats"][seat]
    found = [area["id"] for area in (*view["palaces"], *view["territories"])]
    for palace in view["palaces"]:
        found += [*palace["parts"].values(), *[title["id"] for title in palace["titles"]]]
    found += [title["id"] for title in me["titles"]]
    found += [f"goods-{seat}-{kind}" for kind in GOODS] + [f"reserve-{seat}-{pawn}" for pawn in SMALL]
    found += [f"note-{seat}", *[f"hand-{token}" for token in sorted(set(me["tokens"]))]]
    found += [pile["id"] for pile in view["tokens"].values()]
    found += [f"item-{land['area']}-{kind}" for land in view["territories"] for kind in GOODS]
    return found


def wrong_clicks(state: State, rng: Random, most: int) -> list[Click]:
    seat = state.actor()
    offered = {thing for choice in GAME.prompt(state, seat)["choices"] for thing in choice["at"]}
    wrong = [thing for thing in things(GAME.view(state, seat), seat) if thing not in offered]
    return [Click(state.clone(), seat, thing) for thing in rng.sample(wrong, min(most, len(wrong)))]


def collected() -> list[Click]:
    """From random play out of the scenarios and starts, and from a bot's game."""
    rng = Random(7)
    found: list[Click] = []
    for number, state in enumerate(
        [*GAME.scenarios(), GAME.new(3), GAME.new(4, trade="different"), GAME.new(2)]
    ):
        dice = Dice(number + 3)
        settle_chance(state, dice)
        for _ in range(75):
            if not state.stack:
                break
            found += wrong_clicks(state, rng, 3)
            legal = state.legal()
            state.apply(legal[dice.below(len(legal))])
            settle_chance(state, dice)
    state = GAME.new(2)
    settle_chance(state, Dice(1))
    for number in range(25):
        bot = bots.make("easy", GAME, str(number), iterations=0.1)
        found += wrong_clicks(state, rng, 3)
        state.apply(bot.think(Situation(GAME, state, state.actor())).action)
        settle_chance(state, Dice(number))
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
    """Hundreds of clicks at the usual decisions, each against the calculation of `alrashid_clicks`.

    One in three answers is said in every language.
    """
    seen: dict[str, int] = {}
    languages = [Catalogue(language, GAME) for language in LANGUAGES]
    for number, click in enumerate(collected()):
        wanted = expected(click)
        if wanted is None and number % 3:
            continue
        told = answer(click)
        for words in languages if number % 3 == 0 else ():
            check_said(words, told)
        if wanted is None:
            continue
        where = f"{GAME.prompt(click.state, click.seat)['decision']} {click.thing}"
        assert not told.allowed, where
        assert told.reasons, where
        rule, numbers = wanted
        first = told.reasons[0]
        assert (first.rule, first.args | numbers) == (rule, first.args), f"{where}: {first}, not {wanted}"
        seen[first.key] = seen.get(first.key, 0) + 1
    assert sum(seen.values()) > 400
    assert len(seen) > 20, seen


# --- answers one by one ---------------------------------------------------------------------------------


def told(table: Table, name: str) -> tuple[str, str]:
    """The rule and the English sentence."""
    found = GAME.why_not(table.s, table.s.actor(), GAME.parse(name))
    assert found is not None
    return found.rule, Catalogue("en", GAME).say(found.key, found.args)


def lore(*goods: int) -> Table:
    return Table(2).goods(A, *goods).stand("lore", A, "sage").turn()


def test_a_title_that_is_too_dear() -> None:
    """AR-51 Three titles lie in Lore, the cheapest is the Banker for 6; nothing is gone."""
    table = lore(3, 0, 0, 0, 0).title(B, "loremaster").do("resolve lore")
    assert told(table, "visit title") == ("AR-51", "This costs 6 at least, and your goods are worth 3.")


def test_a_note_lowers_the_price_that_is_named() -> None:
    """AR-62 12 less 3 for the Enchanter, 7 less 3 for the Agha, 7 less 5 with the Banker."""
    table = lore(4, 1, 0, 0, 0).notes(A, 1).do("resolve lore", "visit title")
    assert told(table, "buy enchanter") == ("AR-51", "This costs 9 at least, and your goods are worth 6.")
    table = Table(2).notes(A, 1).goods(A, 2, 0, 0, 0, 0).stand("al-rashid", A, "pasha").turn()
    table.do("resolve al-rashid")
    assert told(table, "buy agha") == ("AR-51", "This costs 4 at least, and your goods are worth 2.")
    table = (
        Table(2).notes(A, 1).goods(A, 1, 0, 0, 0, 0).title(A, "banker").stand("al-rashid", A, "pasha").turn()
    )
    table.do("resolve al-rashid")
    assert told(table, "buy agha") == ("AR-51", "This costs 2 at least, and your goods are worth 1.")


def test_a_title_clicked_before_its_action() -> None:
    """AR-49, AR-84 The click says what comes first, or what stands in the way."""
    table = lore(4, 4, 4, 0, 0).do("resolve lore")
    assert told(table, "buy banker") == (
        "AR-49",
        "First choose the action “title” here, then which one you buy.",
    )
    assert told(table, "buy trader") == ("AR-55", "The Trader belongs to another palace.")
    table = Table(2).goods(A, 4, 4, 4, 0, 0).stand("al-rashid", A, "pasha").turn().do("resolve al-rashid")
    assert told(table, "buy agha")[0] == "AR-84"


def test_no_title_is_left() -> None:
    """AR-55, AR-56"""
    table = lore(9, 9, 9, 0, 0).title(B, "loremaster", "enchanter", "diplomat", "banker").do("resolve lore")
    assert told(table, "visit title") == ("AR-55", "The Lore Guild has no title left that you could buy.")
    table = Table(4, duplicate_titles="forbidden").goods(A, 9, 9, 9, 0, 0).stand("lore", A, "sage")
    table.title(A, "loremaster", "enchanter", "diplomat", "banker").turn().do("resolve lore")
    assert told(table, "visit title") == ("AR-56", "The Lore Guild has no title left that you could buy.")


def test_a_spy_to_a_palace() -> None:
    """AR-74, AR-104, AR-105 Each mover has its own rule."""
    table = Table(2).stand("intrigue", A, "sage").stand("sanmatia", A, "merchant").turn()
    table.do("resolve intrigue", "visit service", "move merchant sanmatia")
    assert told(table, "to lore") == (
        "AR-74",
        "Pawns move from palace to palace or from territory to territory.",
    )
    for title, area, other, rule in (
        ("plotter", "lore", "sanmatia", "AR-104"),
        ("informer", "sanmatia", "lore", "AR-105"),
    ):
        table = Table(2).title(A, title).stand(area, A, "sage").stand("military", B, "sage").at_resolution()
        table.do(f"move sage {area}")
        assert told(table, f"to {other}")[0] == rule


def test_lots_that_are_small_or_not_there() -> None:
    """AR-97"""
    table = Table(2).stand("sanmatia", A, "sage").turn().do("resolve sanmatia")
    assert told(table, "all silk") == ("AR-97", "No silk lies in Sanmatia.")
    assert told(table, "all hardwood") == (
        "AR-97",
        "Only 2 hardwood can be had in Sanmatia; pick one by one.",
    )


def test_no_such_pawn_in_reserve_or_set_aside() -> None:
    """AR-23, AR-113"""
    table = Table(2).at_placement().do("place merchant lore", "place sage lore")
    assert told(table, "place merchant sanmatia") == ("AR-23", "You have no Merchant in reserve.")
    table = Table(2).title(A, "diplomat").at_placement().do("aside pasha")
    while table.decision == "D-PLACE":
        table.do(table.options()[0])
    assert told(table, "place merchant sanmatia") == ("AR-113", "You have set no Merchant aside.")


def test_a_favour_without_a_good_to_give() -> None:
    """AR-77, AR-79, AR-61"""
    table = Table(2).stand("commerce", A, "sage").turn().do("resolve commerce")
    assert told(table, "visit favour") == ("AR-79", "You have no good to give.")
    table = Table(2).goods(A, 1, 0, 0, 0, 0).stand("intrigue", A, "sage").turn().do("resolve intrigue")
    assert told(table, "visit favour") == ("AR-61", "Paying 1 would leave you no good to exchange.")


def test_an_area_has_one_answer() -> None:
    """AR-36, AR-72 Whatever a click on an area could mean."""
    table = Table(3).stand("intrigue", A, "sage").stand("lore", C, "sage").turn()
    table.do("resolve intrigue", "visit service")
    found = why_not(GAME, table.s, A, "", None, "area-politics").reasons
    assert [(reason.rule, reason.key) for reason in found] == [("AR-72", "reason-pawn-first")]
    table.do("pass", "pass", "pass")
    found = why_not(GAME, table.s, A, "", None, "area-lore").reasons
    assert [(reason.rule, reason.key) for reason in found] == [("AR-36", "reason-one-area")]
