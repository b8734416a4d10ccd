"""The entrance: help, version, exit codes, and errors without tracebacks."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from cli_running import Serai

from caravanserai import compiling
from caravanserai.cli.main import COMMANDS, parser, version_line
from caravanserai.server.serve import Options

COMMAND = [sys.executable, "-m", "caravanserai.cli"]


def test_help_lists_every_command_with_examples(serai: Serai) -> None:
    ran = serai("--help")
    assert ran.code == 0
    for name in COMMANDS:
        assert f"\n    {name} " in ran.out
    assert "examples:" in ran.out
    assert "exit codes" in ran.out


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help_with_examples(serai: Serai, name: str) -> None:
    ran = serai(name, "--help")
    assert ran.code == 0
    assert f"serai {name}" in ran.out.partition("examples:")[2]
    assert "--lang" in ran.out


def test_version_says_how_the_engine_runs(serai: Serai, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiling, "status", lambda: compiling.INTERPRETED)
    ran = serai("--version")
    assert ran.code == 0
    assert ran.out.startswith("caravanserai 0.")
    assert "interpreted" in ran.out
    assert "serai compile" in ran.out
    monkeypatch.setattr(compiling, "status", lambda: compiling.STALE)
    assert "compiled, but older than the sources" in version_line()
    monkeypatch.setattr(compiling, "status", lambda: compiling.COMPILED)
    assert version_line().endswith("(compiled)")


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("play", "chess"), "there is no game 'chess'; there are: alrashid"),
        (("play",), "which game?"),
        (("play", "yspahan", "--seats", "9"), "yspahan is for 2 to 4 seats, not 9"),
        (("play", "yspahan", "--option", "first-player"), "NAME=VALUE"),
        (("play", "yspahan", "--option", "weather=fine"), "no option 'weather'"),
        (("play", "yspahan", "--option", "first-player=9"), "first-player cannot be '9'"),
        (("play", "yspahan", "--seat", "5"), "--seat takes different numbers from 1 to 4"),
        (("play", "yspahan", "--seat", "1,1"), "--seat takes different numbers"),
        (("play", "yspahan", "--bots", "genius"), "there is no bot 'genius'"),
        (("play", "yspahan", "--bots", "easy,easy"), "2 levels for 3 bots"),
        (("play", "no_such_module:GAME"), "No module named 'no_such_module'"),
        (("check", "json:GAME"), "json"),
        (("check", "json:dumps"), "is not a Game"),
        (("check", "yspahan", "--budget", "0"), "--budget"),
        (("rules", "chess"), "there is no game"),
        (("replay", "no-such-file.txt"), "no-such-file.txt: No such file or directory"),
        (("verify", "."), "Is a directory"),
        (("arena", "yspahan", "--bots", "random"), "two or more different"),
        (("arena", "yspahan", "--bots", "random,genius"), "there is no bot 'genius'"),
        (("bench", "--seconds", "0"), "--seconds"),
    ],
)
def test_a_mistake_gets_one_line_and_exit_code_2(serai: Serai, words: tuple[str, ...], says: str) -> None:
    ran = serai(*words)
    assert ran.code == 2
    assert says in ran.err
    assert ran.err.startswith("serai: ")
    assert ran.err.count("\n") == 1


def test_a_command_is_loaded_alone_and_whatever_else_is_said_loads_all() -> None:
    alone, others = parser(["games"]).format_help(), parser(["gmaes"]).format_help()
    assert [name for name in COMMANDS if f"\n    {name} " in alone] == ["games"]
    assert [name for name in COMMANDS if f"\n    {name} " in others] == list(COMMANDS)


def test_an_unknown_command_gets_exit_code_2(serai: Serai) -> None:
    ran = serai("dance")
    assert ran.code == 2
    assert "dance" in ran.err


def test_the_language_comes_from_the_option_else_from_the_system(
    serai: Serai, monkeypatch: pytest.MonkeyPatch
) -> None:
    play = ("play", "night_market:GAME", "--bots", "random", "--seed", "x")
    assert "You are Player 1" in serai(*play).out
    assert "Du bist" in serai("--lang", "de", *play).out
    assert "Du bist" in serai(*play, "--lang", "de").out
    monkeypatch.setenv("LANG", "it_IT.UTF-8")
    assert "Tu sei" in serai(*play).out
    monkeypatch.setenv("LC_ALL", "pt_BR.UTF-8")
    assert "You are" in serai(*play).out


def test_colours_only_if_wanted(serai: Serai, monkeypatch: pytest.MonkeyPatch) -> None:
    play = ("play", "night_market:GAME", "--bots", "random", "--seed", "x")
    assert "\x1b[" not in serai(*play).out
    monkeypatch.setenv("FORCE_COLOR", "1")
    assert "\x1b[1;36m" in serai(*play).out
    assert "\x1b[1;36m" not in serai(*play, "--no-color").out
    monkeypatch.setenv("NO_COLOR", "1")
    assert "\x1b[1;36m" not in serai(*play).out


def test_without_a_command_the_terminal_offers_the_games(
    serai: Serai, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(compiling, "PACKAGE", tmp_path)
    ran = serai(typed="nonsense\nyspahan\n9\n1\nquit\n")
    assert ran.code == 0
    assert "Yspahan, 4 players" in ran.out
    assert "for a child" in ran.out
    assert "are bots (Novice)" in ran.out
    assert "4 players" not in serai(typed="yspahan\nquit\n").out.split("How strong")[-1]
    assert serai(typed="quit\n").code == 0
    assert serai().code == 0


def test_without_a_command_the_web_app_is_served_where_it_is_built(
    serai: Serai, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    page = tmp_path / "server" / "static" / "index.html"
    page.parent.mkdir(parents=True)
    page.write_text("")
    monkeypatch.setattr(compiling, "PACKAGE", tmp_path)
    served: list[Options] = []

    def serve(options: Options) -> int:
        served.append(options)
        return 0

    monkeypatch.setattr("caravanserai.server.serve.serve", serve)
    assert serai("--lang", "fr").code == 0
    assert served[0].open_browser
    assert served[0].language == "fr"


def test_a_closed_pipe_is_no_error() -> None:
    script = f"{sys.executable} -m caravanserai.cli rules yspahan | head -n 1; echo ${{PIPESTATUS[0]}}"
    done = subprocess.run(["bash", "-c", script], capture_output=True, text=True, check=True)
    assert done.stderr == ""
    assert done.stdout.splitlines()[-1] == "0"


def _hears_ctrl_c() -> None:
    """Also when the tests run in the background of a shell, whose processes are started deaf to it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.skipif(os.name == "nt", reason="signals work differently on Windows")
def test_ctrl_c_ends_quietly_with_130_and_keeps_the_game(tmp_path: Path) -> None:
    game = tmp_path / "game.txt"
    words = ["watch", "yspahan", "--bots", "random", "--delay", "60", "--save", str(game)]
    process = subprocess.Popen(
        [*COMMAND, *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=_hears_ctrl_c,
    )
    assert process.stdout is not None
    assert process.stdout.readline()
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=300)
    assert process.returncode == 130
    assert err.strip() == ""
    assert list(tmp_path.iterdir()) == []


def test_an_unexpected_error_is_not_hidden(serai: Serai, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(argv: list[str]) -> int:
        raise ZeroDivisionError

    monkeypatch.setattr(sys.modules["caravanserai.cli.main"], "_run", broken)
    with pytest.raises(ZeroDivisionError):
        serai("games")
