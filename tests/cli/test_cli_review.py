"""`serai review`: what a finished game can teach."""

import json
from pathlib import Path

import pytest
from cli_running import Serai

from caravanserai import Match, save


def test_review_tells_luck_and_skill_and_what_decided_the_game(serai: Serai, finished: Path) -> None:
    ran = serai("review", str(finished), "--iterations", "1", "--lang", "it")
    assert ran.code == 0
    assert "fortuna" in ran.out
    assert "Che cosa ha deciso la partita" in ran.out


def test_review_for_programs_has_every_moment(serai: Serai, finished: Path) -> None:
    found = json.loads(serai("review", str(finished), "--iterations", "1", "--json").out)
    assert found["passes"] == 1
    assert len(found["sums"]) == found["seats"] == 2
    assert {"chances", "known", "loss", "luck"} <= set(found["moments"][0])


@pytest.mark.parametrize(
    ("options", "word"),
    [(("--seconds", "0"), "--seconds"), (("--iterations", "0"), "--iterations"), (("--seat", "3"), "--seat")],
)
def test_review_refuses_what_makes_no_sense(
    serai: Serai, finished: Path, options: tuple[str, ...], word: str
) -> None:
    ran = serai("review", str(finished), *options)
    assert ran.code == 2
    assert word in ran.err


def test_a_game_that_goes_on_is_not_reviewed(serai: Serai, tmp_path: Path) -> None:
    save(Match("yspahan", seats=2, seed="on"), tmp_path / "game.txt")
    ran = serai("review", str(tmp_path / "game.txt"))
    assert ran.code == 2
    assert "not finished" in ran.err


def test_several_records_are_reviewed_at_once(serai: Serai, finished: Path, tmp_path: Path) -> None:
    games = tmp_path / "games"
    games.mkdir()
    for name in ("a.txt", "b.txt"):
        (games / name).write_text(finished.read_text())
    given = ("--iterations", "1", "--on", "here")
    found = json.loads(serai("review", str(games), *given, "--json").out)
    alone = json.loads(serai("review", str(finished), "--iterations", "1", "--json").out)
    assert found == {str(games / name): alone for name in ("a.txt", "b.txt")}
    (games / "b.txt").write_text(finished.read_text()[:-70])
    ran = serai("review", str(games), *given)
    assert ran.code == 1
    assert len(ran.out.splitlines()) == 2
    assert "truncated" in ran.out


def test_reviews_of_several_records_go_on_where_they_stopped(
    serai: Serai, finished: Path, tmp_path: Path
) -> None:
    other = tmp_path / "other.txt"
    other.write_text(finished.read_text())
    kept = tmp_path / "reviews.jsonl"
    given = ("review", str(finished), str(other), "--iterations", "1", "--on", "here", "--keep", str(kept))
    whole = serai(*given, "--json").out
    lines = kept.read_text().splitlines(keepends=True)
    assert len(lines) == 3
    number, found = json.loads(lines[1])
    found["passes"] = "kept"
    kept.write_text(lines[0] + json.dumps([number, found]) + "\n")
    again = json.loads(serai(*given, "--json").out)
    assert [each["passes"] for each in again.values()] == ["kept", 1]
    assert list(again) == list(json.loads(whole))
    ran = serai(*given, "--seed", "other")
    assert ran.code == 2
    assert "other work" in ran.err


def test_one_record_is_not_kept_among_several(serai: Serai, finished: Path, tmp_path: Path) -> None:
    ran = serai("review", str(finished), "--keep", str(tmp_path / "reviews.jsonl"))
    assert ran.code == 2
    assert "--keep" in ran.err


def test_trials_show_a_review_what_is_clearly_bad(serai: Serai, tmp_path: Path) -> None:
    args = ("trials", "yspahan", "--games", "0", "--on", "here", "--folder", str(tmp_path))
    found = json.loads(serai(*args, "--json").out)
    assert (found["planted"], found["equal"]) == (20, 0)
    assert found["found"] == sum(each["word"] != "" for each in found["blunders"]) >= 18
    assert json.loads((tmp_path / "yspahan-trials.json").read_text(encoding="utf-8")) == found
    told = serai(*args)
    assert f"{found['found']} of 20 planted blunders were found" in told.out
    refused = serai("trials", "yspahan", "--games", "-1", "--folder", str(tmp_path))
    assert refused.code == 2
    assert "--games must be at least 0" in refused.err
