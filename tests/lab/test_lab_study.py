"""Whole studies: what is kept of a game, planted effects, and the same report whatever it is played on."""

import importlib.util
import json
import random
import shutil
import socket
from pathlib import Path
from typing import Any

import pytest

from caravanserai.cli import main
from caravanserai.core.machine import OVER
from caravanserai.core.registry import game as find_game
from caravanserai.core.rollout import Dice, advance
from caravanserai.games.fivetribes import board, scoring
from caravanserai.lab.report import report
from caravanserai.lab.results import compared, results
from caravanserai.lab.study import Played, Study, deeds, play

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


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What the command has written in this process; to be read."""
    folder = tmp_path_factory.mktemp("here")
    assert lab(folder, "--on", "here") == 0
    return folder


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


def rolled_out(study: Study) -> list[Played]:
    """The games of a study by random play of the bare engine, which is quick."""
    game = find_game(study.game)
    found = []
    for number in range(study.games):
        state, dice = game.new(study.seats), Dice(number)
        state.log = []
        while state.actor() != OVER:
            advance(state, dice)
        first = state.ranking()[0]
        wins = [1 / len(first) if seat in first else 0.0 for seat in range(study.seats)]
        found.append(
            Played(
                number,
                0,
                study.seating(number),
                state.scores(),
                wins,
                game.breakdown(state),
                [{"any": 1}] * study.seats,
                deeds(game, state.log, study.seats),
                1,
            )
        )
    return found


def test_a_djinn_worth_ten_points_more_stands_at_the_top(monkeypatch: pytest.MonkeyPatch) -> None:
    """The study must find by itself what was planted in a copy of the scoring."""
    djinn = board.DJINN_IDS.index("sloar")
    worth = list(board.DJINN_VP)
    worth[djinn] += 10
    monkeypatch.setattr(scoring, "DJINN_VP", tuple(worth))
    study = Study("fivetribes", 3, ("random",), 1000, "planted", 1.0, {})
    rows = results(study, rolled_out(study))["deeds"]
    gained = [row for row in rows if row["deed"].startswith("gained djinn")]
    assert gained[0]["deed"] == "gained djinn sloar"
    assert gained[0]["winners_more"]["sure"]


def test_the_same_option_twice_shows_nothing() -> None:
    """On the same deals the same bots do the same: not one number differs."""
    study = STUDY._replace(other={})
    rows = results(study, played(study))["compared"]
    assert rows
    assert not any(row["difference"]["value"] for row in rows)


def test_where_only_chance_differs_95_of_100_comparisons_show_nothing() -> None:
    """A hundred studies of 20 pairs, drawn from games under the same option: whatever is called sure is a false alarm."""
    games = rolled_out(STUDY._replace(seats=2, games=160, seed="null"))
    rng = random.Random(1)
    alarms = 0
    for _ in range(100):
        drawn = rng.sample(games, 40)
        pairs = [
            game._replace(number=place // 2, side=place % 2, luck=None) for place, game in enumerate(drawn)
        ]
        alarms += any(row["difference"]["sure"] for row in compared(pairs))
    assert alarms <= 5


def test_an_option_that_matters_is_seen_on_the_same_deals() -> None:
    study = Study(
        "morgenland", 3, ("random",), 8, "compared", 1.0, {"version": "basic"}, {"version": "magic"}
    )
    rows = {row["measure"]: row["difference"] for row in results(study, played(study))["compared"]}
    assert rows["decisions"]["sure"]
    assert rows["decisions"]["value"] > 0


def test_one_process_and_two_write_the_same_report(here: Path, tmp_path: Path) -> None:
    assert lab(tmp_path, "--workers", "2") == 0
    for name in FILES:
        assert (here / name).read_bytes() == (tmp_path / name).read_bytes()


def test_a_study_goes_on_where_it_stopped(here: Path, tmp_path: Path) -> None:
    lines = (here / "games.jsonl").read_text(encoding="utf-8").splitlines()
    shutil.copytree(here, tmp_path, dirs_exist_ok=True)
    for name in FILES:
        (tmp_path / name).unlink()
    (tmp_path / "games.jsonl").write_text("\n".join(lines[:7]) + "\n[9, {", encoding="utf-8")
    assert lab(tmp_path, "--on", "here") == 0
    assert [(tmp_path / name).read_bytes() for name in FILES] == [
        (here / name).read_bytes() for name in FILES
    ]


def test_the_table_has_a_row_per_game_and_seat(here: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    rows: list[dict[str, Any]] = parquet.read_table(here / "games.parquet").to_pylist()
    assert len(rows) == 48
    assert all(sum(points for _, points in row["sheet"]) == row["points"] for row in rows)


def test_the_page_stands_alone_and_names_its_pictures(tmp_path: Path) -> None:
    lab(tmp_path, "--on", "here", "--compare", "zero-move-sends=off")
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert "http" not in page.replace("http://www.w3.org", "")
    assert "<script" not in page
    assert page.count('role="img"') >= 4
    assert "The two options side by side" in page
    found = json.loads((tmp_path / "report.json").read_text(encoding="utf-8"))
    assert page.count("winners have it more") >= 1
    assert page.count("sure   ") + page.count("open   ") >= found["study"]["seats"]
    asked = [kind.removeprefix("D-").replace("-", " ").lower() for kind in found["decisions"]["asked"]]
    assert all(f"<td>{kind}</td>" in page for kind in asked)


def test_what_the_same_seats_did_with_a_thing_is_said_once(here: Path) -> None:
    found = json.loads((here / "report.json").read_text(encoding="utf-8"))
    sure = {
        "value": 0.2,
        "error": 0.01,
        "low": 0.18,
        "high": 0.22,
        "wide_low": 0.1,
        "wide_high": 0.3,
        "sure": True,
    }
    row = {**found["deeds"][0], "deed": "built building bazaar", "winners_more": sure}
    found["deeds"] = [row, {**row, "deed": "used building bazaar"}, {**row, "deed": "built building paddock"}]
    page = report(found)
    assert "Winners have more often: Bazaar (built), Paddock (built)<" in page


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


@pytest.mark.skipif(importlib.util.find_spec("ray") is None, reason="Ray has no wheel here")
def test_a_cluster_that_is_not_there_is_said_at_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.socket() as closed:
        closed.bind(("127.0.0.1", 0))
        address = f"ray://127.0.0.1:{closed.getsockname()[1]}"
        assert lab(tmp_path, "--on", address) == 2
    assert f"no Ray to be reached at {address}" in capsys.readouterr().err
