"""The ladder: contests that go on where they stopped, and a page that tells what the games say."""

import itertools
from functools import cache
from pathlib import Path

import pytest

from caravanserai.bots import anchors, generations, identity, ladder, ladder_page
from caravanserai.bots.arena import Contest
from caravanserai.bots.ladder import Game, Standing
from caravanserai.cli import main

DOCS = Path(__file__).parents[2] / "docs"
SHORT = Contest("yspahan", ["novice@2", "random"], 2, 4, "test", 0.1, {}, False)


@cache
def kept() -> list[Standing]:
    """The contests of the page, read once."""
    return ladder.read(DOCS / "ladder")


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> Contest:
    """A ladder of one short contest."""
    monkeypatch.setattr(ladder, "contests", lambda games=(), bots=(): [SHORT])
    monkeypatch.setattr(ladder, "against_openspiel", lambda games=(): [])
    return SHORT


def test_every_level_is_measured_against_the_one_below_in_every_game() -> None:
    levels = ("random", *generations.OFFERED)
    wanted = {
        (game, ladder.played_by(game, above), ladder.played_by(game, below))
        for game in ladder_page.TITLES
        for below, above in itertools.pairwise(levels)
    } | {(game, ladder.played_by(game, "hard"), "hard@1") for game in ladder_page.TITLES}
    every = ladder.contests()
    assert {(each.game, *each.bots) for each in every} == wanted
    assert len({ladder.file_name(each) for each in (*every, *ladder.against_openspiel())}) == len(every) + 4
    assert all(each.games >= 200 and each.games % 2 == 0 for each in every)
    assert {each.seats for each in ladder.contests(["yspahan"], ["easy", "novice@2"])} == {2, 4}
    assert all(each.games >= 40 and each.games % each.seats == 0 for each in ladder.against_openspiel())


def test_an_interrupted_ladder_goes_on_and_begins_anew_for_another_bot(
    short: Contest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played: list[int] = []
    monkeypatch.setattr(
        ladder, "play_piece", lambda piece: played.append(piece[1]) or [[1, 2], [1], [0, 0], ""]
    )
    ladder.play([short], tmp_path, workers=1)
    path = tmp_path / ladder.file_name(short)
    whole = path.read_text()
    path.write_text("".join(whole.splitlines(keepends=True)[:3]) + "[2, [[1,")
    del played[:]
    ladder.play([short], tmp_path, workers=1)
    assert played == [2, 3]
    (standing,) = ladder.read(tmp_path)
    assert standing.done
    assert [outcome.number for outcome in standing.outcomes()] == [0, 1, 2, 3]
    assert not ladder.is_old(path, short)
    monkeypatch.setattr(ladder, "mark", lambda game, bot: "another")
    assert ladder.is_old(path, short)
    ladder.play([short], tmp_path, workers=1)
    assert played == [2, 3, 0, 1, 2, 3]


def test_a_contest_stops_when_bets_have_decided_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    small = SHORT._replace(games=200, decisive=True, pace=0.03, above=0.55)
    monkeypatch.setattr(ladder, "contests", lambda games=(), bots=(): [small])
    monkeypatch.setattr(ladder, "against_openspiel", lambda games=(): [])
    # The first bot always wins: it sits at 0 in even games, at 1 in odd ones.
    monkeypatch.setattr(ladder, "play_piece", lambda piece: [[1, 1], [piece[1] % 2], [0, 0], ""])
    ladder.play([small], tmp_path, workers=1)
    (standing,) = ladder.read(tmp_path)
    assert standing.done
    assert 4 < len(standing.games) < 40
    assert not Standing(small, dict(list(standing.games.items())[:-2])).done
    assert "pace-0.03" in ladder.file_name(small)
    first = (tmp_path / ladder.file_name(small)).read_text().partition("\n")[0]
    assert '"pace": 0.03' in first


def test_games_that_were_quick_to_finish_do_not_count_too_soon() -> None:
    small = SHORT._replace(games=200, decisive=True)
    games = {number: Game([9, 1], [0], [0.0, 0.0], "") for number in (0, 1, 2, 3, 4, 6, 7)}
    assert [each.number for each in Standing(small, games).outcomes()] == [0, 1, 2, 3]
    assert [each.number for each in Standing(SHORT, games).outcomes()] == [0, 1, 2, 3]


def test_contests_of_before_are_told_as_they_were() -> None:
    assert SHORT.told().keys() == {
        "game",
        "bots",
        "seats",
        "games",
        "seed",
        "iterations",
        "options",
        "decisive",
    }
    assert SHORT._replace(iterations=None).told()["iterations"] is None
    assert Contest(**SHORT._replace(pace=0.5).told()).pace == 0.5


def test_only_those_who_think_by_the_clock_have_less_at_a_pace() -> None:
    old = generations.GENERATIONS[1]["hard"]
    hard = old.at_pace(0.1)
    assert hard.seconds == pytest.approx(0.1 * old.seconds)
    assert hard.iterations == round(0.1 * old.iterations)
    assert old.at_pace(1.0) == old
    assert all(level.at_pace(0.1) == level for level in generations.LEVELS.values())


def test_a_game_is_kept_with_what_it_takes_to_count_it() -> None:
    scores, winners, seconds, source = ladder.play_piece((SHORT, 1, "here"))
    assert scores[winners[0]] == max(scores)
    assert len(seconds) == 2
    assert source == "here"


def test_the_command_plays_and_writes_the_page(
    short: Contest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(ladder, "play_piece", lambda piece: [[1, 2], [piece[1] % 2], [0, 0], ""])
    (tmp_path / "ladder.md").write_text(f"# Before\n{ladder_page.BEGIN}\nold\n{ladder_page.END}\nafter\n")
    words = ["ladder", "--workers", "1", "--folder", str(tmp_path / "ladder")]
    assert main([*words, "--list"]) == 0
    assert "0 of 4" in capsys.readouterr().out
    assert main(words) == 0
    text = (tmp_path / "ladder.md").read_text()
    assert "old" not in text
    assert text.startswith("# Before")
    assert text.endswith("after\n")
    assert "| Yspahan | 2 | novice@2 over random | 4 | 100.0% |" in text
    assert main([*words, "--bots", "easy@2,random"]) == 0  # the list is short here, so nothing is left out


def test_whoever_thinks_by_the_clock_is_not_measured_interpreted(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("caravanserai.compiling.status", lambda: "interpreted")
    assert main(["ladder", "yspahan", "--bots", "hard,hard@1", "--folder", str(tmp_path)]) == 2
    assert "serai compile" in capsys.readouterr().err
    assert main(["ladder", "--bots", "easy@1,novice@2", "--folder", str(tmp_path)]) == 2
    assert list(tmp_path.iterdir()) == []


def test_an_unfinished_contest_says_nothing_yet() -> None:
    played = {number: Game([9, 1], [number % 2], [0.0, 0.0], "") for number in range(3)}
    text = ladder_page.results([Standing(SHORT, played)])
    assert "3 of 4" in text
    assert "%" not in text.replace("95 %", "")
    assert ladder_page.scale([Standing(SHORT, played)], "yspahan").keys() == {ladder_page.FIXED}


@pytest.mark.parametrize(
    "other",
    [
        SHORT._replace(bots=["hard@2", "medium@2"], pace=0.03, decisive=True, above=0.55),
        SHORT._replace(bots=["hard@2", ladder.ISMCTS], pace=0.03),
        SHORT._replace(bots=["hard@2", ladder.ISMCTS]),
    ],
)
def test_the_scale_is_made_of_contests_of_our_own_at_full_strength(other: Contest) -> None:
    won = {number: Game([1, 0], [number % 2], [0.0, 0.0], "") for number in range(4)}
    base = [Standing(SHORT._replace(bots=["medium@2", "easy@2"]), won)]
    found = ladder_page.scale([*base, Standing(other, won)], "yspahan")
    assert found == ladder_page.scale(base, "yspahan")
    assert ladder_page.anchors([*base, Standing(other, won)]) == ladder_page.anchors(base)


def test_a_mark_changes_with_the_bot() -> None:
    marks = {name: identity.mark("yspahan", name) for name in ("random", "novice@2", "easy@2", "easy@1")}
    assert len(set(marks.values())) == len(marks) or marks["easy@1"] == marks["easy@2"]
    assert marks["novice@2"] != marks["easy@2"] != marks["random"]


def test_a_bot_keeps_its_name_and_its_contests_until_it_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    """A later generation plays as its own where its numbers or its weights are others, and nowhere else."""
    first, second = generations.GENERATIONS[1], generations.GENERATIONS[2]
    later = dict(second) | {
        "hard": second["hard"]._replace(tries=7),
        "expert": second["expert"]._replace(judge=3),
    }
    monkeypatch.setattr(identity, "GENERATIONS", {1: first, 2: second, 9: later})
    monkeypatch.setattr(generations, "FROZEN", tuple(f"{level}@9" for level in later))
    assert identity.origin("yspahan", "hard@9", 2) == "hard@9"
    assert identity.origin("yspahan", "easy@9", 2) == "easy@2"
    assert identity.origin("yspahan", "easy@9", 1) == "easy@1"  # which has been the same ever since
    assert identity.origin("yspahan", "expert@9", 2) == "expert@2"  # its weights are still those of before
    found = identity._weights
    monkeypatch.setattr(identity, "_weights", lambda key, judge: ["new"] if judge == 3 else found(key, judge))
    assert identity.origin("yspahan", "expert@9", 2) == "expert@9"


def test_the_page_is_made_from_the_games() -> None:
    """If this fails, run `serai ladder --page`."""
    page = (DOCS / "ladder.md").read_text(encoding="utf-8")
    standings = kept()
    assert ladder_page.with_results(page, standings) == page
    assert anchors.read() == {"1": anchors.read()["1"]} | ladder_page.anchors(standings)


def test_the_games_of_the_page_are_whole() -> None:
    for standing in kept():
        for number, game in standing.games.items():
            assert 0 <= number < standing.contest.games
            assert len(game.scores) == standing.contest.seats
            assert max(game.scores) == game.scores[game.winners[0]]
