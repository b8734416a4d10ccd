"""Standing passes in the terminal (MO-109) and option values from files (MO-10)."""

import io
from pathlib import Path

import pytest
from rich.console import Console

import caravanserai as cs
from caravanserai.cli import main
from caravanserai.tui.screen import Left, Screen
from caravanserai.tui.session import Session
from caravanserai.tui.words import words_for


def play_with(lines: list[str], match: cs.Match) -> tuple[Session, str]:
    """A session of seat 0 that reads these lines and then leaves; the others take their first choice."""
    output = io.StringIO()
    waiting = iter(lines)
    console = Console(file=output, width=120, no_color=True)
    words = words_for("en", match.game, ("Ann", "Ben", "Cleo"))
    screen = Screen(console, words, lambda _: next(waiting, "quit"))
    session = Session(match, (0,), lambda m, seat: m.state.legal()[0], screen, lambda m: None)
    with pytest.raises(Left):
        session.run()
    return session, output.getvalue()


def magic() -> cs.Match:
    match = cs.Match("morgenland", seats=3, seed="skip", version="magic", first_player="0")
    while match.prompt(None)["decision"] not in ("D-REACT",) or match.state.actor() != 0:
        match.play(match.state.actor(), match.state.legal()[0])
    return match


def test_a_standing_pass_answers_every_window_of_the_round() -> None:
    match = magic()
    round_number = match.game.view(match.state, None)["round"]
    before = len(match.steps)
    _, text = play_with(["skip this-round"], match)
    asked = [e for e in match.steps[before:] if e.actor == 0]
    assert "You pass by yourself until the round ends" in text
    assert len(asked) >= 1
    assert all(match.game.name(entry.action) == "pass" for entry in asked)
    assert (
        match.prompt(0)["decision"] != "D-REACT"
        or match.game.view(match.state, None)["round"] != round_number
    )


def test_a_standing_pass_can_be_lifted_and_its_possibilities_are_listed() -> None:
    _, text = play_with(["skip", "skip tomorrow", "skip off"], magic())
    assert text.count("next-placement (my next placement)") == 2
    assert "You are asked again at every window." in text


def test_skip_is_no_command_where_a_game_has_no_promises() -> None:
    _, text = play_with(["skip this-round"], cs.Match("alrashid", seats=3, seed="x"))
    assert "I do not understand" in text


def test_an_option_value_may_come_from_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    deck = tmp_path / "deck.txt"
    deck.write_text("no deck at all")
    assert main(["watch", "morgenland", "--bots", "random", "--option", f"treasure-deck=@{deck}"]) == 2
    assert "a treasure deck has 15 cards, this one 1 (MO-8)" in capsys.readouterr().err
    assert main(["watch", "morgenland", "--option", f"treasure-deck=@{tmp_path / 'none'}"]) == 2
    assert "No such file" in capsys.readouterr().err
