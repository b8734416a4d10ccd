"""games, rules, check, arena, compile."""

import json
from pathlib import Path

import pytest
from cli_running import Serai

import caravanserai as cs
from caravanserai import compiling


def test_games_are_listed_with_seats_and_options(serai: Serai) -> None:
    ran = serai("games")
    assert ran.code == 0
    for key in cs.games():
        assert key in ran.out
    found = {each["key"]: each for each in json.loads(serai("games", "--json").out)}
    assert found["yspahan"]["seats"] == [2, 3, 4]
    assert found["yspahan"]["actions"] == cs.game("yspahan").action_count
    assert list(found["yspahan"]["options"]) == list(cs.game("yspahan").options)


def test_the_call_and_the_package_of_the_same_name_live_together() -> None:
    import caravanserai.games.yspahan as yspahan

    assert "yspahan" in cs.games()
    assert cs.game("yspahan") is yspahan.GAME


def test_a_broken_plug_in_does_not_hide_the_other_games(
    serai: Serai, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("caravanserai.cli.commands.games.games", lambda: ("json:GAME", "yspahan"))
    ran = serai("games")
    assert ran.code == 0
    assert "yspahan" in ran.out
    assert "json" in ran.err


def test_rules_by_id_in_any_spelling(serai: Serai) -> None:
    one = serai("rules", "yspahan", "YS-3").out
    assert "2 gold" in one
    assert serai("rules", "yspahan", "ys3").out == one
    assert serai("rules", "yspahan", "3").out == one


def test_rules_by_words_and_whole(serai: Serai) -> None:
    found = json.loads(serai("rules", "yspahan", "yellow", "dice", "--json").out)
    assert found
    assert all("yellow" in f"{rule['chapter']} {rule['text']}".lower() for rule in found)
    every = serai("rules", "yspahan")
    assert every.code == 0
    assert "YS-1" in every.out
    none = serai("rules", "yspahan", "zebra")
    assert none.code == 1
    assert "zebra" in none.out


def test_check_runs_the_kit(serai: Serai) -> None:
    ran = serai("check", "night_market:GAME", "--budget", "10", "--json")
    report = json.loads(ran.out)
    assert ran.code == 0, report
    assert report["ok"]
    assert {"legal", "why-not", "secrets"} <= {each["name"] for each in report["checks"]}


def test_check_says_no_with_exit_code_1(serai: Serai, monkeypatch: pytest.MonkeyPatch) -> None:
    import night_market

    def leaky(*args: object) -> dict[str, object]:
        raise RuntimeError("no view today")

    monkeypatch.setattr(type(night_market.GAME), "view", leaky)
    ran = serai("check", "night_market:GAME", "--budget", "5")
    assert ran.code == 1
    assert "FAIL" in ran.out
    assert "no view today" in ran.out


def test_arena_reports_and_goes_on_where_it_stopped(serai: Serai, tmp_path: Path) -> None:
    words = (
        "arena",
        "yspahan",
        "--bots",
        "random,greedy",
        "--iterations",
        "0.05",
        "--workers",
        "1",
        "--folder",
        str(tmp_path),
    )
    first = serai(*words, "--games", "2", "--json")
    assert first.code == 0
    assert json.loads(first.out)["games"] == 2
    assert (tmp_path / "report.html").read_text().startswith("<!doctype html>")
    before = (tmp_path / "games.jsonl").read_text()
    again = serai(*words, "--games", "2")
    assert again.code == 0
    assert "greedy" in again.out
    assert (tmp_path / "games.jsonl").read_text() == before
    other = serai(*words, "--games", "2", "--seed", "other")
    assert other.code == 2
    assert "other work" in other.err


def test_compile_without_a_compiler_says_what_is_missing(
    serai: Serai, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compiling, "has_compiler", lambda: False)
    ran = serai("compile")
    assert ran.code == 2
    assert "a C compiler" in ran.err
    assert "apt install gcc" in ran.err
