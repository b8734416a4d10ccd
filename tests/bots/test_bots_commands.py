"""serai tune and the reasons in serai watch."""

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from caravanserai.bots import tune
from caravanserai.bots.judges import weights_of
from caravanserai.cli import main

COURSE = tune.Course("yspahan", 2, 2, "test", "novice", iterations=0.02)


@cache
def tuned() -> list[tune.Weights]:
    """What the course comes to in one process, without an interruption."""
    return list(tune.tune(COURSE, weights_of("yspahan"), 1, workers=1))


def test_tuning_is_repeatable_and_moves_every_weight_a_little() -> None:
    start, once = weights_of("yspahan"), tuned()[-1]
    again = list(tune.tune(COURSE, start, 1, workers=2))[-1]
    assert once == again
    assert set(once) == set(start)
    assert once != start
    assert all(abs(once[name] - value) <= max(abs(value), 0.05) for name, value in start.items())


def test_an_interrupted_course_goes_on_where_it_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    start, played = weights_of("yspahan"), []
    real = tune.play_lesson

    def play(piece: tuple[tune.Course, tune.Weights, str]) -> dict[str, Any]:
        played.append(piece[2])
        if len(played) == 2:
            raise KeyboardInterrupt
        return real(piece)

    monkeypatch.setattr(tune, "play_lesson", play)
    with pytest.raises(KeyboardInterrupt):
        list(tune.tune(COURSE, start, 1, workers=1, folder=tmp_path))
    found = list(tune.tune(COURSE, start, 1, workers=1, folder=tmp_path))
    assert played == ["test 0 0", "test 0 1", "test 0 1"]
    monkeypatch.undo()
    assert found == tuned()


def test_tune_prints_and_writes_weights(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "better.json"
    words = ["tune", "yspahan", "--rounds", "1", "--games", "1", "--iterations", "0.02", "--workers", "1"]
    assert main([*words, "--write", str(file)]) == 0
    assert json.loads(capsys.readouterr().out) == json.loads(file.read_text())


def test_tune_plays_weights_against_others(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Weights that take all goods for a burden lose; against themselves they are even over swapped seats."""
    file = tmp_path / "worse.json"
    file.write_text(json.dumps(dict.fromkeys(weights_of("yspahan"), -20.0)))
    words = ["tune", "yspahan", "--games", "2", "--iterations", "0.1", "--workers", "1"]
    assert main([*words, "--against", str(file)]) == 0
    good = json.loads(capsys.readouterr().out)
    assert (good["games"], good["share"]) == (2, 1.0)
    assert good["margin"] > 0
    assert main([*words, "--start", str(file), "--against", str(file)]) == 0
    assert json.loads(capsys.readouterr().out)["share"] == 0.5


def test_tune_refuses_what_cannot_be_tuned(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tune", "yspahan", "--games", "0"]) == 2
    assert "--games" in capsys.readouterr().err


def test_watch_tells_the_three_best_moves(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["watch", "yspahan", "--seats", "2", "--bots", "easy,random", "--seed", "w", "--json"]
    assert main(words) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    told = [line["reasons"] for line in lines if "reasons" in line]
    assert told
    assert all(1 <= len(reasons) <= 3 for reasons in told)
    assert all(0 <= reason["share"] <= 1 and reason["move"] for reasons in told for reason in reasons)
    assert main([*words, "--no-reasons"]) == 0
    assert "reasons" not in capsys.readouterr().out


@pytest.mark.parametrize(
    "words",
    [
        ["arena", "yspahan", "--bots", "easy,random"],
        ["tune", "yspahan"],
        ["export", "rows.jsonl", "--simulate", "yspahan"],
    ],
    ids=lambda words: words[0],
)
def test_where_work_cannot_be_spread_is_said_before_a_game_is_played(
    words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main([*words, "--on", "moon"]) == 2
    assert "allowed: here, cores, ray, ray://HOST:PORT" in capsys.readouterr().err
    assert main([*words, "--workers", "0"]) == 2
    assert list(tmp_path.iterdir()) == []
