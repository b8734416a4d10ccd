"""No bot that judges passes up an obviously free gain, not even an easy one."""

import alrashid_table
import fivetribes_table
import morgenland_table
import pytest
import yspahan_table

import caravanserai as cs
from caravanserai import bots
from caravanserai.bots.situation import Situation
from caravanserai.core.machine import State
from caravanserai.core.rollout import Dice, settle_chance

LUCK = ("one", "two", "three")
"""Seeds: what is obvious must not depend on luck."""


@pytest.fixture(params=["greedy", "novice", "easy", "medium", "hard"])  # expert is hard, but slower
def level(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def play_turn(key: str, level: str, luck: str, s: State) -> State:
    """Let a bot decide as long as it is the same seat's turn; whatever is random happens somehow."""
    game = cs.game(key)
    seat = s.actor()
    s = s.clone()
    while s.actor() == seat:
        bot = bots.make(level, game, luck, iterations=0.2)
        s.apply(bot.think(Situation(game, s, seat)).action)
        settle_chance(s, Dice(1))
    return s


# --- Yspahan -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("luck", LUCK)
def test_yspahan_the_last_cube_of_a_souk_is_placed_at_the_end(level: str, luck: str) -> None:
    """Twelve points for one die, or two gold that are worth nothing any more."""
    table = yspahan_table.Table(3, first=1).date(3, 7).cubes(0, "vase-12-0", "vase-12-1")
    table.tower(vase=(3, 1, 0), gold=(6, 2, 0), camel=(1, 2, 0)).turn(0)
    assert play_turn("yspahan", level, luck, table.s).scores()[0] == 12


@pytest.mark.parametrize("luck", LUCK)
def test_yspahan_a_building_that_scores_is_built_on_the_last_turn(level: str, luck: str) -> None:
    table = yspahan_table.Table(3, first=1).date(3, 7).owns(0, "paddock", "store").has(0, gold=9, camels=9)
    table.tower(gold=(6, 2, 0)).turn(0)
    built = play_turn("yspahan", level, luck, table.s).scores()[0]
    assert built >= yspahan_table.GAME.breakdown(table.s)[0]["buildings"] + 5


# --- Five Tribes -------------------------------------------------------------------------------------


@pytest.mark.parametrize("luck", LUCK)
def test_fivetribes_fakirs_become_gold_in_the_last_turn(level: str, luck: str) -> None:
    """Every Fakir adds one to the Builders, on a block of four blue tiles; later it is worth nothing."""
    table = fivetribes_table.turn(
        "c3:B b3:B", later="", hands={0: "fakir fakir fakir"}, gold={0: 50, 1: 74, 2: 60}
    ).sow("c3", "b3 B")
    after = play_turn("fivetribes", level, luck, table.state)
    assert fivetribes_table.Table(after).fakirs(0) <= 1


@pytest.mark.parametrize("luck", LUCK)
def test_fivetribes_a_djinn_is_worth_two_elders(level: str, luck: str) -> None:
    """Elders count 2 each at the end, the djinns on offer 6 and more."""
    table = fivetribes_table.turn("d1:W e1:W", later="", elders={0: 3}).play("start d1", "drop e1 elder")
    after = fivetribes_table.Table(play_turn("fivetribes", level, luck, table.state))
    assert after.djinns(0)


# --- Al-Rashid ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("luck", LUCK)
def test_alrashid_service_and_title_are_bought_at_the_end(level: str, luck: str) -> None:
    """Goods are worth nothing after the last visit: a Pasha (3) and the Weapon Master (3) are."""
    table = alrashid_table.Table(3).year(5).goods(0, 3, 3, 3, 3, 3).stand("politics", 0, "pasha").turn()
    before = table.score(0)
    table.do("resolve politics")
    assert play_turn("alrashid", level, luck, table.s).scores()[0] >= before + 6


@pytest.mark.parametrize("luck", LUCK)
def test_alrashid_nobody_takes_dishonor_for_nothing(level: str, luck: str) -> None:
    """The Military service is free; a visit without service or title costs two points."""
    table = alrashid_table.Table(3).year(2).stand("military", 0, "pasha").stand("lore", 1, "sage").turn()
    table.do("resolve military")
    after = play_turn("alrashid", level, luck, table.s)
    assert alrashid_table.Table.dishonor(_court(after))[0] == 0


def _court(s: State) -> alrashid_table.Table:
    table = alrashid_table.Table(3)
    assert isinstance(s, type(table.s))
    table.s = s
    return table


# --- Morgenland --------------------------------------------------------------------------------------


@pytest.mark.parametrize("magic", [False, True])
@pytest.mark.parametrize("luck", LUCK)
def test_morgenland_an_artifact_is_bought_where_it_can_be_paid(level: str, luck: str, magic: bool) -> None:
    s = morgenland_table.table(3, magic=magic)
    morgenland_table.put(s, "A", "room-1", 5)
    morgenland_table.put(s, "A", "guard", 9)
    morgenland_table.stock(s, "A", "r6 w2")
    s.admitted, s.guard, s.round = 1, 1, 30
    morgenland_table.pass_all(morgenland_table.scoring(s, "room-1"))
    before = s.scores()[0]
    assert play_turn("morgenland", level, luck, s).scores()[0] == before + 1


@pytest.mark.parametrize("luck", LUCK)
def test_morgenland_a_bribe_that_leads_to_a_purchase_is_paid(level: str, luck: str) -> None:
    s = morgenland_table.table(3, magic=False)
    morgenland_table.put(s, "A", "guard", 6)
    morgenland_table.put(s, "A", "room-1", 4)
    morgenland_table.stock(s, "A", "r4 w5")
    s.round = 30
    morgenland_table.play(morgenland_table.scoring(s, "guard"), "guard 8")
    assert play_turn("morgenland", level, luck, s).scores()[0] == 1
