"""Reviews: chances that add up, losses by what a seat knew, the same numbers for the same seed."""

import json
from random import Random

import pytest
import yspahan_table
from reviews_games import finished, last_of, looked_at, told_of

import caravanserai as cs
from caravanserai.bots.judges import judge_of
from caravanserai.core.machine import State
from caravanserai.core.rollout import Dice, settle_chance
from caravanserai.play.record import parse, record_text
from caravanserai.reviews import Analysis, report
from caravanserai.reviews.chances import Eye
from caravanserai.reviews.losses import FEWEST, Verdict
from caravanserai.reviews.moments import Moment, story
from caravanserai.reviews.scales import JUDGE, scale_of
from caravanserai.reviews.telling import mistakes, turning_point
from caravanserai.text.catalogue import LANGUAGES
from caravanserai.tui.words import words_for

SEATS = {"alrashid": 2, "fivetribes": 2, "morgenland": 3, "yspahan": 2}
NEARLY = 0.001


@pytest.fixture(params=SEATS)
def analysis(request: pytest.FixtureRequest) -> Analysis:
    return looked_at(request.param, SEATS[request.param])


def test_luck_and_decisions_add_up_to_the_result(analysis: Analysis) -> None:
    found, match = told_of(analysis), analysis.match
    for seat, sums in enumerate(found["sums"]):
        parts = sums["even"] + sums["luck"] + sums["own"] + sums["others"]
        assert parts == pytest.approx(sums["result"], abs=NEARLY)
        assert sums["result"] == (1 / len(first) if seat in (first := match.state.ranking()[0]) else 0)
    assert sum(sums["luck"] for sums in found["sums"]) == pytest.approx(0, abs=NEARLY)


def test_every_moment_has_chances_that_sum_to_one(analysis: Analysis) -> None:
    found, match = told_of(analysis), analysis.match
    assert len(found["moments"]) == sum(entry.how == "chosen" for entry in match.steps)
    for moment in found["moments"]:
        assert sum(moment["chances"]) == pytest.approx(1, abs=NEARLY)
        assert all(0 <= chance <= 1 for chance in (*moment["chances"], *moment["known"]))
        assert match.game.name(match.steps[moment["step"]].action) == moment["action"]


def test_the_first_picture_is_there_before_any_pass(analysis: Analysis) -> None:
    fresh = cs.review(analysis.match)
    assert next(iter(fresh)) == 0.0
    found = report(fresh)
    assert found["passes"] == 0
    assert found["moments"][0]["chances"]
    json.dumps(found)


def test_a_seed_and_iterations_give_the_same_numbers() -> None:
    """Chances and luck, and losses of one seat, which are begun in the second pass and go on in the third."""
    match = last_of("yspahan", 2, 24)
    one, again, other = (
        report(Analysis(match, seat=0, iterations=3, seed=seed).finish()) for seed in ("a", "a", "b")
    )
    assert one == again
    assert one != other
    assert {moment["seat"] for moment in one["moments"] if moment["loss"]} == {0}


def moment(s: State, action: str) -> Moment:
    """The decision for that action."""
    number = yspahan_table.GAME.parse(action)
    after = s.clone()
    after.apply(number)
    return Moment(0, s.actor(), s, number, after, False)


def eye(game: cs.Game, seats: int) -> Eye:
    """Who judges in a review."""
    judge = judge_of(game, JUDGE)
    return Eye(judge, scale_of(game.key, seats, judge, JUDGE))


def last_cube() -> State:
    """Twelve points for one die, or two gold that are worth nothing any more."""
    table = yspahan_table.Table(3, first=1).date(3, 7).points(0, 8).cubes(0, "vase-12-0", "vase-12-1")
    s: State = table.tower(vase=(3, 1, 0), gold=(6, 2, 0), camel=(1, 2, 0)).turn(0).s
    settle_chance(s, Dice(1))
    return s


@pytest.mark.parametrize(("action", "bad"), [("take gold", True), ("take vase", False)])
def test_a_decision_that_throws_points_away_is_called_so(action: str, bad: bool) -> None:
    game = yspahan_table.GAME
    verdict = Verdict(game, eye(game, 3), moment(last_cube(), action), Random("seen"))
    for _ in range(FEWEST):
        verdict.go_on()
    assert bool(verdict.word()) == bad
    assert game.name(verdict.best) == "take vase"


def test_a_loss_is_judged_by_what_the_seat_knew() -> None:
    """Whatever lay hidden, the verdict is the same."""
    match = finished("morgenland", 3)
    game = match.game
    decision = next(each for each in story(match).moments[60:] if len(each.state.legal()) > 2)
    swapped = game.determinize(decision.state, decision.seat, Random(5))
    verdicts = []
    for state in (decision.state, swapped):
        verdict = Verdict(game, eye(game, 3), decision._replace(state=state), Random("wall"))
        verdict.go_on()
        verdicts.append((verdict.best, verdict.options(), verdict.loss()))
    assert verdicts[0] == verdicts[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_turning_points_are_told_in_every_language(analysis: Analysis, language: str) -> None:
    words = words_for(language, analysis.game)
    turns = told_of(analysis)["turning"]
    assert len(turns) == 5
    for turn in turns:
        said = turning_point(analysis, turn, words)
        assert words.name(f"@{turn['seat']}") in said
    assert list(mistakes(analysis, words)) == []  # none is called one after a single pass


def test_games_that_cannot_be_reviewed_are_refused() -> None:
    going = cs.Match("yspahan", seats=2, seed="on")
    with pytest.raises(cs.BadRecord, match="not finished"):
        cs.review(going)
    text = record_text(finished("yspahan", 2))
    *most, seed, _ = text.split("\n")
    forged = "\n".join([*most, f"seed {'0' * 64}", ""])
    assert seed.startswith("seed ")
    with pytest.raises(cs.BadRecord, match="does not verify"):
        cs.review(parse(forged))
