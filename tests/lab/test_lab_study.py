"""Whole studies: what is kept of a game, planted effects, and the same report whatever it is played on."""

import json
from pathlib import Path
from typing import Any

import pytest

from caravanserai.cli import main
from caravanserai.games.fivetribes import board, scoring
from caravanserai.lab.results import results
from caravanserai.lab.study import Played, Study, play

STUDY = Study("yspahan", 3, ("random",), 24, "test", 1.0, {})
FILES = ("report.html", "report.json")


def played(study: Study) -> list[Played]:
    return [Played(**play(piece)) for piece in study.pieces()]


def lab(folder: Path, *words: str) -> int:
    """The command with quick games."""
    return main(
        [
            "lab",
            "yspahan",
            "--bots",
            "random",
            "--games",
            "24",
            "--seats",
            "2",
            "--folder",
            str(folder),
            *words,
        ]
    )


def test_what_is_kept_of_a_game_fits_together() -> None:
    game = Played(**play((STUDY, 0, 0)))
    assert [sum(sheet.values()) for sheet in game.sheets] == game.scores
    assert sum(game.wins) == pytest.approx(1)
    assert sum(sum(each.values()) for each in game.decisions) <= game.steps
    built = [sum(count for deed, count in each.items() if deed.startswith("built ")) for each in game.deeds]
    assert any(built)


def test_a_game_is_json_and_the_same_again() -> None:
    once, again = play((STUDY, 3, 0)), play((STUDY, 3, 0))
    assert json.dumps(once) == json.dumps(again)


def test_a_djinn_worth_ten_points_more_stands_at_the_top(monkeypatch: pytest.MonkeyPatch) -> None:
    """The study must find by itself what was planted in a copy of the scoring."""
    djinn = board.DJINN_IDS.index("sloar")
    worth = list(board.DJINN_VP)
    worth[djinn] += 60
    monkeypatch.setattr(scoring, "DJINN_VP", tuple(worth))
    study = Study("fivetribes", 3, ("random",), 150, "planted", 1.0, {})
    rows = results(study, played(study))["deeds"]
    gained = [row for row in rows if row["deed"].startswith("gained djinn")]
    assert gained[0]["deed"] == "gained djinn sloar"
    assert gained[0]["winners_more"]["sure"]


def test_the_same_option_twice_shows_nothing() -> None:
    study = STUDY._replace(other={})
    rows = results(study, played(study))["compared"]
    assert rows
    assert not any(row["difference"]["sure"] for row in rows)


def test_an_option_that_matters_is_seen_on_the_same_deals() -> None:
    study = Study(
        "morgenland", 3, ("random",), 20, "compared", 1.0, {"version": "basic"}, {"version": "magic"}
    )
    rows = {row["measure"]: row["difference"] for row in results(study, played(study))["compared"]}
    assert rows["decisions"]["sure"]
    assert rows["decisions"]["value"] > 0


def test_one_process_and_two_write_the_same_report(tmp_path: Path) -> None:
    assert lab(tmp_path / "here", "--on", "here") == 0
    assert lab(tmp_path / "cores", "--workers", "2") == 0
    for name in FILES:
        assert (tmp_path / "here" / name).read_bytes() == (tmp_path / "cores" / name).read_bytes()


def test_a_study_goes_on_where_it_stopped(tmp_path: Path) -> None:
    lab(tmp_path, "--on", "here")
    whole = {name: (tmp_path / name).read_bytes() for name in FILES}
    journal = tmp_path / "games.jsonl"
    journal.write_text("\n".join(journal.read_text().splitlines()[:7]) + "\n[9, {", encoding="utf-8")
    assert lab(tmp_path, "--on", "here") == 0
    assert {name: (tmp_path / name).read_bytes() for name in FILES} == whole


def test_the_table_has_a_row_per_game_and_seat(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    lab(tmp_path, "--on", "here")
    rows: list[dict[str, Any]] = parquet.read_table(tmp_path / "games.parquet").to_pylist()
    assert len(rows) == 48
    assert all(sum(points for _, points in row["sheet"]) == row["points"] for row in rows)


def test_the_page_stands_alone_and_names_its_pictures(tmp_path: Path) -> None:
    lab(tmp_path, "--on", "here", "--compare", "zero-move-sends=off")
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert "http" not in page.replace("http://www.w3.org", "")
    assert "<script" not in page
    assert page.count('role="img"') >= 4
    assert "The two options side by side" in page


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--bots", "giant"], "there is no bot"),
        (["--games", "3"], "at least 20"),
        (["--compare", "colour=red"], "no option"),
        (["--compare", "zero-move-sends"], "OPTION=VALUE"),
        (["--option", "first-player=7"], "first-player"),
        (["--seats", "9"], "seats"),
    ],
)
def test_bad_input_is_refused_before_any_game(
    words: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert lab(tmp_path / "new", *words) == 2
    assert said in capsys.readouterr().err
    assert not (tmp_path / "new").exists()


def test_a_folder_that_cannot_be_written_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").touch()
    assert lab(tmp_path / "file") == 2
    assert "cannot be written" in capsys.readouterr().err
