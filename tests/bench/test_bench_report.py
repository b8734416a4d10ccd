"""The benchmark measures what it says, and its page carries the numbers."""

from pathlib import Path

import pytest

from caravanserai.benchmark import peer, report, runs, worker
from caravanserai.cli import main
from caravanserai.core.registry import game
from caravanserai.rl import speed


def row(speed: float) -> dict[str, object]:
    return {
        "decisions_per_second": speed,
        "steps_per_second": 2 * speed,
        "clone_us": 1.5,
        "bytes": 2048,
        "stepper_per_second": speed / 10,
    }


def test_the_page_says_how_much_two_processes_gain() -> None:
    two = {"two_per_second": 1_850.0, "more_per_second": 1_900.0, "apart_per_second": 1_960.0}
    measured = {**row(100.0), "many_per_second": 1_000.0, **two}
    page = report.markdown(runs.Measured({"yspahan": {"interpreted": measured}}, None, []), 5)
    assert "| 10 | 1,000 | 1,850 | 1.85 | 1,900 | 1.90 | 1,960 | 1.96 |" in page


def test_the_worker_counts_decisions_draws_and_clones() -> None:
    found = worker.measure(game("yspahan"), 2, 0.2, {})
    assert found["games"] >= 1
    assert found["decisions"] > 50
    assert found["draws"] > 50
    assert found["seconds"] >= 0.2
    assert found["decisions_per_second"] == pytest.approx(found["decisions"] / found["seconds"])
    assert 0 < found["clone_us"] < 10_000
    assert 200 < found["bytes"] < 100_000


def test_the_stepper_is_measured_where_numpy_is() -> None:
    found = speed.measure("yspahan", 2, 0.1, {})
    assert found["stepper_per_second"] > 100
    assert found["rows"] == 64
    assert all(found[what] > 0 for what in ("many_per_second", *report.TWO))


def test_cases_cover_every_game_and_the_magic_variant() -> None:
    found = [str(case) for case in runs.cases()]
    assert {name.split()[0] for name in found} == set(runs.BUILT_IN)
    assert any(name.startswith("morgenland ") for name in found)


def test_the_page_has_ratios_against_the_interpreter_and_the_peer() -> None:
    rows = {"yspahan": {"interpreted": row(100_000.0), "compiled": row(900_000.0), "before": row(600_000.0)}}
    page = report.markdown(
        runs.Measured(rows, {"version": "9", "decisions_per_second": 20_000.0, "clone_us": 50.0}, []), 5
    )
    assert (
        "| yspahan | interpreted | 100,000 | 200,000 | 1.0 |  | 5.0 | 1.50 | 2,048 | 10,000 |  |  |  |  |  |  |  |"
        in page
    )
    assert (
        "| yspahan | compiled | 900,000 | 1,800,000 | 9.0 | 1.5 | 45.0 | 1.50 | 2,048 | 90,000 |  |  |  |  |  |  |  |"
        in page
    )
    assert "| Catanatron 9 | | 20,000 | | | | 1.0 | 50.0 | | | | | | | | | |" in page


def test_what_could_not_be_measured_is_said() -> None:
    page = report.markdown(runs.Measured({"yspahan": {"interpreted": row(1.0)}}, None, ["no network"]), 5)
    assert "Note: no network" in page


def test_a_peer_that_cannot_be_installed_is_a_note_not_an_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fails(folder: Path) -> Path:
        raise peer.NoPeer("no network")

    monkeypatch.setattr(peer, "install", fails)
    output = tmp_path / "results.md"
    assert main(["bench", "yspahan", "--seconds", "0.1", "--no-compiled", "--output", str(output)]) == 0
    assert "Note: no network" in output.read_text()
    assert "| yspahan | interpreted |" in output.read_text()
    assert "no network" in capsys.readouterr().out


def test_a_command_that_fails_says_its_last_line() -> None:
    import sys

    with pytest.raises(peer.NoPeer, match="oh no"):
        peer._run([sys.executable, "-c", "raise SystemExit('oh no')"])
