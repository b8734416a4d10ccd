"""`serai export`: rows that can be learned from, in both formats, from records and from fresh games."""

import json
from pathlib import Path

import pyarrow.parquet as parquet
import pytest

import caravanserai as cs
from caravanserai.cli import main
from caravanserai.cli.commands import export as command
from caravanserai.play.match import Match
from caravanserai.rl.export import Simulation, rows_of
from caravanserai.rl.observer import Observer

GAMES = Simulation("yspahan", 2, ("random",), "tests", {})


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    folder = tmp_path_factory.mktemp("records")
    paths = [folder / f"{number}.txt" for number in range(2)]
    for number, path in enumerate(paths):
        cs.save(GAMES.play(number), path)
    return paths


def test_rows_hold_what_the_decider_knew_and_how_it_ended() -> None:
    match = GAMES.play(0)
    observer = Observer(match.game)
    rows = list(rows_of(match, 0))
    assert len(rows) == sum(entry.how == "chosen" for entry in match.steps)
    state = match.game.new(2)
    steps = {row["step"]: row for row in rows}
    for number, entry in enumerate(match.steps):
        if number in steps:
            row = steps[number]
            assert row["seat"] == entry.actor == state.actor()
            assert row["legal"] == state.legal()
            assert row["action"] == entry.action
            assert row["observation"] == observer.numbers(state, entry.actor)
            assert row["score"] == match.state.scores()[entry.actor]
        state.apply(entry.action)
    assert {row["result"] for row in rows} <= {1.0, 0.0, -1.0}


def test_both_formats_hold_the_same(records: list[Path], tmp_path: Path) -> None:
    lines, table = tmp_path / "d.jsonl", tmp_path / "d.parquet"
    names = [str(path) for path in records]
    assert main(["export", str(lines), "--records", *names]) == 0
    assert main(["export", str(table), "--records", *names]) == 0
    read = [json.loads(line) for line in lines.read_text(encoding="utf-8").splitlines()]
    assert parquet.read_table(table).to_pylist() == read
    assert {row["game"] for row in read} == {0, 1}
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "d.jsonl",
        "d.jsonl.card.md",
        "d.parquet",
        "d.parquet.card.md",
    ]


def test_simulated_games_are_those_of_the_seed_on_any_number_of_cores(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["--simulate", "yspahan", "--seats", "2", "--bots", "random", "--games", "3", "--seed", "tests"]
    for workers in ("1", "2"):
        path = tmp_path / f"{workers}.jsonl"
        assert main(["export", str(path), *words, "--workers", workers, "--json"]) == 0
        said = json.loads(capsys.readouterr().out)
        assert said["games"] == 3
        assert said["rows"] == len(path.read_text(encoding="utf-8").splitlines())
    assert (tmp_path / "1.jsonl").read_bytes() == (tmp_path / "2.jsonl").read_bytes()
    first = json.loads((tmp_path / "1.jsonl").read_text(encoding="utf-8").splitlines()[0])
    assert first == next(iter(rows_of(GAMES.play(0), 0)))


def test_the_card_explains_every_column_and_number(records: list[Path], tmp_path: Path) -> None:
    path = tmp_path / "d.jsonl"
    main(["export", str(path), "--records", str(records[0])])
    card = (tmp_path / "d.jsonl.card.md").read_text(encoding="utf-8")
    row = json.loads(path.read_text(encoding="utf-8").splitlines()[0])
    for column in row:
        assert f"| {column} |" in card
    observer = Observer(cs.game("yspahan"))
    for field in observer.fields:
        assert f"| {field.size} | {field.name} | {field.what} |" in card
    assert f"{observer.size} numbers" in card
    assert "first-player=random" in card
    assert "D-SUPPLY district, left" in card


def test_an_interruption_keeps_the_finished_games_and_the_same_command_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = Simulation.play
    played = []

    def play(self: Simulation, number: int) -> Match:
        if number == 2 and played.count(2) == 0:
            played.append(number)
            raise KeyboardInterrupt
        played.append(number)
        return real(self, number)

    monkeypatch.setattr(command.Simulation, "play", play)
    path, whole = tmp_path / "d.jsonl", tmp_path / "whole.jsonl"
    words = ["--simulate", "yspahan", "--seats", "2", "--bots", "random", "--games", "5", "--workers", "1"]
    assert main(["export", str(path), *words]) == 130
    found = [json.loads(line)["game"] for line in path.read_text(encoding="utf-8").splitlines()]
    assert set(found) == {0, 1}
    assert "of 2 games" in (tmp_path / "d.jsonl.card.md").read_text(encoding="utf-8")
    assert main(["export", str(path), *words]) == 0
    assert played == [0, 1, 2, 2, 3, 4]
    assert main(["export", str(whole), *words]) == 0
    assert path.read_bytes() == whole.read_bytes()
    assert sorted(each.name for each in tmp_path.iterdir()) == sorted(
        f"{name}{end}" for name in ("d.jsonl", "whole.jsonl") for end in ("", ".card.md")
    )


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["d.csv", "--simulate", "yspahan"], "must end in one of .jsonl, .parquet"),
        (["d.jsonl", "--simulate", "yspahan", "--bots", "genius"], "no bot 'genius'"),
        (["d.jsonl", "--simulate", "yspahan", "--games", "0"], "more than 0"),
        (["d.jsonl", "--simulate", "yspahan", "--seats", "9"], "2 to 4 seats"),
        (["d.jsonl", "--simulate", "chess"], "no game 'chess'"),
        (["d.jsonl", "--records", "nowhere.txt"], "nowhere.txt"),
    ],
)
def test_wrong_input_is_explained(
    words: list[str],
    says: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["export", *words]) == 2
    assert says in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_unfinished_and_mixed_records_are_refused(
    records: list[Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    unfinished, other = tmp_path / "unfinished.txt", tmp_path / "other.txt"
    cs.save(cs.Match("yspahan", seats=2, seed="x"), unfinished)
    assert main(["export", str(tmp_path / "d.jsonl"), "--records", str(unfinished)]) == 2
    assert "not finished" in capsys.readouterr().err
    cs.save(GAMES._replace(options={"zero-move-sends": "off"}).play(0), other)
    assert main(["export", str(tmp_path / "d.jsonl"), "--records", str(records[0]), str(other)]) == 2
    assert "other options" in capsys.readouterr().err
