"""The arena: same command, same table; rotated seats; an interrupted contest goes on."""

import shutil
from pathlib import Path

import pytest

from caravanserai.bots import arena, report
from caravanserai.bots.arena import Contest
from caravanserai.bots.statistics import Outcome, table, wilson, won
from caravanserai.spread import Journal


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the contest, played by one process to its end."""
    folder = tmp_path_factory.mktemp("whole")
    arena.run(contest(), folder, workers=1)
    return folder


def contest(**changes: object) -> Contest:
    return Contest("yspahan", ["easy", "random"], 2, 4, "test", 0.1, {}, False)._replace(**changes)


def outcome(number: int, ranking: list[list[int]], bots: list[str]) -> Outcome:
    return Outcome(number, bots, [10, 20, 30], ranking, [1, 1, 1], [0.1, 0.1, 0.1])


def test_blocks_rotate_the_seats_over_one_seed() -> None:
    four = contest(seats=4)
    assert [four.seating(index) for index in (0, 1)] == [["easy", "random"] * 2, ["random", "easy"] * 2]
    assert four.deal(0) == four.deal(1) != four.deal(2)
    three = contest(seats=3)
    assert [three.seating(index) for index in (0, 3)] == [
        ["easy", "random", "easy"],
        ["random", "easy", "random"],
    ]


def test_the_same_contest_gives_the_same_games_whatever_the_number_of_workers(whole: Path) -> None:
    once = arena.run(contest(), whole, workers=1)  # read from the folder
    again = arena.run(contest(), workers=2)
    assert [o._replace(seconds=[]) for o in once] == [o._replace(seconds=[]) for o in again]
    assert len(once) == 4


def test_an_interrupted_contest_goes_on_where_it_stopped(
    whole: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copytree(whole, tmp_path, dirs_exist_ok=True)
    lines = (tmp_path / "games.jsonl").read_text().splitlines()
    (tmp_path / "games.jsonl").write_text("\n".join(lines[:4]) + '\n{"number": 3, "bo')
    played: list[int] = []
    real = arena.play_game
    monkeypatch.setattr(arena, "play_game", lambda each, index: played.append(index) or real(each, index))
    seen: list[int] = []
    resumed = arena.run(contest(), tmp_path, workers=1, progress=seen.append)
    assert [o.scores for o in resumed] == [o.scores for o in arena.run(contest(), whole, workers=1)]
    assert seen == [1, 2, 3, 4]
    assert played == [3]


def test_a_folder_with_another_contest_is_refused(tmp_path: Path) -> None:
    Journal(tmp_path / "games.jsonl", {"contest": contest()._asdict()})
    with pytest.raises(ValueError, match="other work"):
        arena.run(contest(seed="other"), tmp_path)


def test_shared_wins_are_split() -> None:
    tied = outcome(0, [[0, 1], [2]], ["a", "b", "b"])
    assert (won(tied, "a"), won(tied, "b")) == (0.5, 0.5)


def test_wilson_interval_against_known_values() -> None:
    """For 8 of 10 the textbook interval is 0.490 to 0.943."""
    low, high = wilson(0.8, 10)
    assert (round(low, 3), round(high, 3)) == (0.490, 0.943)
    assert wilson(0.0, 0) == (0.0, 1.0)


def test_a_pairing_stops_after_whole_blocks_when_the_bets_are_won() -> None:
    wins = [
        outcome(n, [[n % 2], [1 - n % 2], [2]], [["a", "b", "b"], ["b", "a", "b"]][n % 2]) for n in range(40)
    ]
    pair = contest(bots=["a", "b"], decisive=True)
    assert not arena.decided(pair, wins[:4])
    assert arena.decided(pair, wins)
    assert not arena.decided(pair, wins[:39])
    assert not arena.decided(pair._replace(decisive=False), wins)
    fixed, open_end = (
        arena.summary(pair._replace(decisive=each), wins)["table"][0] for each in (False, True)
    )
    assert open_end["low"] < fixed["low"] < 1.0 == open_end["high"]


def test_the_table_and_the_page_tell_the_same() -> None:
    games = [outcome(n, [[2], [0, 1]], ["a", "b", "b"]) for n in range(6)]
    rows = table(["a", "b"], games)
    assert [row.share for row in rows] == [0.0, 1.0]
    assert rows[1].rating > rows[0].rating
    text = report.page(arena.summary(contest(bots=["a", "b"]), games), games)
    assert "100.0%" in text
    assert "<script" not in text
    assert "http" not in text.replace("http://www.w3.org/", "")
