"""watch, replay and verify."""

import json
from pathlib import Path

import pytest
from cli_running import Serai

from caravanserai import Match, load, save


def test_watch_ends_with_the_result(serai: Serai) -> None:
    ran = serai("watch", "night_market:GAME", "--bots", "random", "--seed", "w", "--table")
    assert ran.code == 0
    assert "Layla" in ran.out
    assert "Total" in ran.out


def test_watch_json_is_one_value_per_line_without_secrets(serai: Serai) -> None:
    ran = serai("watch", "night_market:GAME", "--bots", "random", "--seed", "w", "--json")
    lines = [json.loads(line) for line in ran.out.splitlines()]
    assert set(lines[-1]) == {"scores", "ranking", "breakdown"}
    assert all(set(line) == {"step", "events"} for line in lines[:-1])
    assert "is dealt" not in ran.out


def test_replay_prints_the_log_and_the_result(serai: Serai, finished: Path) -> None:
    ran = serai("replay", str(finished))
    assert ran.code == 0
    assert "Week 3 ended." in ran.out
    assert "Total" in ran.out


def test_replay_shows_any_step_for_any_seat(serai: Serai, finished: Path) -> None:
    steps = len(load(finished).steps)
    start = serai("replay", str(finished), "--step", "0", "--json")
    found = json.loads(start.out)
    assert (found["step"], found["of"], found["last"]) == (0, steps, None)
    last = json.loads(serai("replay", str(finished), "--step", "-1", "--json").out)
    assert last["step"] == steps
    assert last["prompt"]["key"] == "prompt-over"
    for step in range(0, steps, steps // 7):
        own = json.loads(serai("replay", str(finished), "--step", str(step), "--seat", "2", "--json").out)
        match = load(finished)
        state = match.game.new(2, **dict(zip(match.game.options, match.state.options, strict=True)))
        for entry in match.steps[:step]:
            state.apply(entry.action)
        assert own["view"] == json.loads(json.dumps(match.game.view(state, 1)))
    assert "/" in serai("replay", str(finished), "--step", "3").out


@pytest.mark.parametrize(
    ("option", "value"), [("--step", "99999"), ("--step", "-99999"), ("--seat", "0"), ("--seat", "3")]
)
def test_replay_refuses_what_the_record_has_not(
    serai: Serai, finished: Path, option: str, value: str
) -> None:
    ran = serai("replay", str(finished), option, value)
    assert ran.code == 2
    assert option in ran.err


def test_replay_of_an_unfinished_game_shows_where_it_stopped(
    serai: Serai, finished: Path, tmp_path: Path
) -> None:
    lines = finished.read_text().splitlines(keepends=True)
    half = tmp_path / "half.txt"
    half.write_text("".join(lines[: len(lines) // 2]))
    ran = serai("replay", str(half))
    assert ran.code == 0
    assert "Total" not in ran.out
    assert serai("verify", str(half)).code == 1


def test_verify_accepts_the_true_record(serai: Serai, finished: Path) -> None:
    ran = serai("verify", str(finished))
    assert ran.code == 0
    assert "all legal" in ran.out
    found = json.loads(serai("verify", str(finished), "--json").out)
    assert found["ok"]
    assert found["draws"] > 0


def swap_die(text: str) -> str:
    """Another outcome for the first draw of the record."""
    lines = text.splitlines(keepends=True)
    where = next(i for i, line in enumerate(lines) if line.startswith("* "))
    word, _, number = lines[where].strip().rpartition(" ")
    lines[where] = f"{word} {1 - int(number)}\n"
    return "".join(lines)


@pytest.mark.parametrize(
    ("tamper", "says"),
    [
        (lambda text: "hello\n", "not a record"),
        (lambda text: "", ""),
        (lambda text: text[: len(text) // 2], "truncated"),
        (lambda text: text.replace("record 1\n", "record 77\n", 1), "format 77"),
        (lambda text: text.replace("rules 1\n", "rules 99\n", 1), "rules version 99"),
        (lambda text: text.replace("game yspahan", "game chess", 1), "there is no game 'chess'"),
        (lambda text: text.replace("begin\n", "begin\n0 fly\n", 1), "line "),
        (lambda text: text.replace("\nseed ", "\nseed 0000", 1)[:-5] + "\n", "commitment"),
        (swap_die, "line "),
    ],
    ids=["other file", "empty", "half", "format", "rules", "game", "action", "seed", "die"],
)
def test_a_bad_record_gets_exit_code_2_and_a_reason(
    serai: Serai, finished: Path, tmp_path: Path, tamper, says: str
) -> None:  # type: ignore[no-untyped-def]
    bad = tmp_path / "bad.txt"
    bad.write_text(tamper(finished.read_text()))
    ran = serai("verify", str(bad))
    assert ran.code == 2
    assert says in ran.err + ran.out
    assert "Traceback" not in ran.err


def test_a_binary_file_is_no_record(serai: Serai, tmp_path: Path) -> None:
    bad = tmp_path / "bad.bin"
    bad.write_bytes(b"\x89PNG\xff\xfe\x00")
    for command in ("verify", "replay"):
        ran = serai(command, str(bad))
        assert ran.code == 2
        assert "not a record" in ran.err


def test_tables_of_the_server_are_imported_listed_exported_and_backed_up(
    serai: Serai, finished: Path, tmp_path: Path
) -> None:
    data = ("--data", str(tmp_path / "data"))
    brought = serai("tables", *data, "import", str(finished))
    assert brought.code == 0, brought.err
    table = brought.out.strip()
    listed = json.loads(serai("tables", *data, "--json", "list").out)
    assert [(line["id"], line["game"], line["status"]) for line in listed] == [(table, "yspahan", "over")]
    assert table in serai("tables", *data, "list").out
    assert serai("tables", *data, "export", table, str(tmp_path / "again.txt")).code == 0
    assert load(tmp_path / "again.txt").steps == load(finished).steps
    assert serai("tables", *data, "backup", str(tmp_path / "saved.db")).code == 0
    assert (tmp_path / "saved.db").stat().st_size > 0
    wrong = serai("tables", *data, "export", "nobody", str(tmp_path / "none.txt"))
    assert wrong.code == 2
    assert "there is no table nobody" in wrong.err


def test_a_record_that_begins_with_a_position_is_replayed_and_verified(serai: Serai, tmp_path: Path) -> None:
    middle = Match("yspahan", 2, seed="middle")
    for _ in range(30):
        assert middle.play(middle.state.actor(), middle.state.legal()[0])
    match = Match.from_position("yspahan", middle.game.position(middle.state), seed="on")
    while not match.over:
        assert match.play(match.state.actor(), match.state.legal()[-1])
    path = tmp_path / "puzzle.record"
    save(match, path)
    start = json.loads(serai("replay", str(path), "--step", "0", "--seat", "1", "--json").out)
    assert start["view"] == json.loads(json.dumps(match.game.view(match.first_state(), 0)))
    assert serai("replay", str(path)).code == 0
    assert serai("verify", str(path)).code == 0
    rows = tmp_path / "rows.jsonl"
    exported = serai("export", str(rows), "--records", str(path))
    assert exported.code == 0, exported.err
    assert len(rows.read_text().splitlines()) == sum(entry.how == "chosen" for entry in match.steps)
