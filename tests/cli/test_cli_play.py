"""Playing in the terminal: choices by number and by words, the other commands, keeping and resuming."""

import re
from pathlib import Path

import pytest
from cli_running import Serai

from caravanserai import load

MARKET = ("play", "night_market:GAME", "--bots", "random", "--seed", "tests")


def test_choices_are_numbered_and_a_number_plays(serai: Serai) -> None:
    ran = serai(*MARKET, typed="1\nquit\n")
    assert ran.code == 0
    assert "The Night Market, 4 players" in ran.out
    assert "Layla, Idris and Noor are bots (Random)." in ran.out
    assert "Player 1 browses." in ran.out
    assert "You have left the table." in ran.out


def test_words_of_a_choice_play_it_or_list_what_they_could_mean(serai: Serai) -> None:
    assert "Player 1 browses." in serai(*MARKET, typed="browse\nquit\n").out
    several = serai(*MARKET, typed="e\nquit\n").out
    assert "That could mean:" in several
    assert "Player 1 browses." not in several


def test_a_wrong_line_changes_nothing_and_says_what_to_type(serai: Serai) -> None:
    ran = serai(*MARKET, typed="99\n0\nabracadabra\n\nquit\n")
    assert ran.code == 0
    assert ran.out.count("type a number from 1 to") == 2
    assert "I do not understand “abracadabra”" in ran.out
    assert "Player 1 browses." not in ran.out


def test_what_tells_a_thing_by_its_name(serai: Serai) -> None:
    ran = serai(*MARKET, typed="what lantern\nwhat\nwhat moon\nquit\n")
    assert "Discard it to do two things this turn instead of one." in ran.out
    assert "NM-7 Light a lantern" in ran.out
    assert "for example: what" in ran.out
    assert "nothing here that is called moon" in ran.out


def test_why_gives_the_rule(serai: Serai) -> None:
    ran = serai(*MARKET, typed="why rest\nwhy browse\nwhy\nwhy 1\nwhy fly away\nquit\n")
    assert "(NM-" in ran.out.partition("why")[0] or "NM-" in ran.out
    assert ran.out.count("That is allowed now.") == 2
    assert "Say what you would like to do" in ran.out
    assert "no action is called 'fly away'" in ran.out


def test_rules_by_id_by_words_and_of_the_question(serai: Serai) -> None:
    ran = serai(*MARKET, typed="rules\nrules NM-1\nrules lantern\nrules zebra\nquit\n")
    assert "NM-4  A turn" in ran.out
    assert "NM-1  " in ran.out
    assert "No rule says anything about “zebra”." in ran.out


def test_log_shows_only_what_the_seat_may_know(serai: Serai) -> None:
    ran = serai(*MARKET, typed="1\nlog 50\nquit\n")
    log = ran.out.rpartition("Your choice")[0]
    assert "Player 1 is dealt" in log
    assert "Layla is dealt" not in ran.out


def test_undo_takes_back_what_the_rules_allow(serai: Serai) -> None:
    ran = serai(*MARKET, typed="undo\nquit\n")
    assert "You have made no decision yet." in ran.out
    play = ("play", "yspahan", "--seats", "2", "--seat", "all", "--seed", "u", "--option", "first-player=0")
    ran = serai(*play, typed="\n1\nundo\n1\nquit\n")
    assert ran.code == 0
    assert "Taken back." in ran.out or "come to light" in ran.out


def test_two_people_at_one_screen_hand_it_over(serai: Serai) -> None:
    ran = serai(
        "play", "night_market:GAME", "--seats", "2", "--seat", "all", "--seed", "h", typed="\n1\n\nquit\n"
    )
    assert ran.code == 0
    first, _, second = ran.out.partition("Player 2, it is your turn.")
    assert "Player 1, it is your turn." in first
    assert "Player 1 is dealt" in first
    assert "Player 1 is dealt" not in second


def test_whoever_looks_at_the_screen_is_you(serai: Serai) -> None:
    play = ("play", "yspahan", "--seats", "2", "--seat", "all", "--seed", "u", "--option", "first-player=0")
    ran = serai(*play, typed="\n1\n1\n1\n\nquit\n")
    first, _, second = ran.out.partition("Player 2, it is your turn.")
    assert "You rolled" in first
    assert "Player 1 rolled" not in first
    assert "Player 1 rolled" in second
    assert "You rolled" not in second


def test_a_whole_game_can_be_played_and_ends_with_the_score_sheet(serai: Serai, tmp_path: Path) -> None:
    game = tmp_path / "game.txt"
    ran = serai(
        "play", "yspahan", "--seats", "2", "--bots", "random", "--save", str(game), typed="1\n" * 2000
    )
    assert ran.code == 0
    assert "Total" in ran.out
    assert re.search(r"^(You win|Layla wins|The victory is shared by you and Layla)\.", ran.out, re.MULTILINE)
    sentences = [line.strip() for line in ran.out.splitlines() if line.strip().endswith(".")]
    assert [line for line in sentences if "Player 1" in line] == ["You are Player 1."]
    assert load(game).over
    assert [path.name for path in tmp_path.iterdir()] == ["game.txt"]
    assert serai("verify", str(game)).code == 0


def test_a_kept_game_is_resumed_where_it_was_left(serai: Serai, tmp_path: Path) -> None:
    game = tmp_path / "game.txt"
    play = ("play", "yspahan", "--seats", "2", "--bots", "random")
    first = serai(*play, "--save", str(game), typed="1\n1\nquit\n")
    assert (
        f"serai play --resume {game}" in first.out.replace("\n", " ").replace("  ", " ")
        or "--resume" in first.out
    )
    left = load(game)
    assert not left.over
    secret = tmp_path / "game.txt.secret"
    assert secret.stat().st_mode & 0o077 == 0
    again = serai("play", "--resume", str(game), "--bots", "random", typed="1\nquit\n")
    assert again.code == 0
    on = load(game)
    assert on.commitment == left.commitment
    assert on.steps[: len(left.steps)] == left.steps
    assert len(on.steps) > len(left.steps)


def test_a_file_that_is_there_is_never_overwritten_by_a_new_game(serai: Serai, tmp_path: Path) -> None:
    game = tmp_path / "game.txt"
    game.write_text("precious")
    ran = serai("play", "yspahan", "--bots", "random", "--save", str(game))
    assert ran.code == 2
    assert "is there already" in ran.err
    assert game.read_text() == "precious"


@pytest.mark.parametrize("secret", [None, "nonsense", "00" * 32])
def test_resume_without_the_right_secret_says_so(serai: Serai, tmp_path: Path, secret: str | None) -> None:
    game = tmp_path / "game.txt"
    serai("play", "yspahan", "--seats", "2", "--bots", "random", "--save", str(game), typed="quit\n")
    beside = tmp_path / "game.txt.secret"
    if secret is None:
        beside.unlink()
    else:
        beside.write_text(secret)
    ran = serai("play", "--resume", str(game), "--bots", "random")
    assert ran.code == 2
    assert ran.err.startswith("serai: ")


def test_resume_takes_no_other_table(serai: Serai, tmp_path: Path) -> None:
    ran = serai("play", "yspahan", "--resume", str(tmp_path / "game.txt"))
    assert ran.code == 2
    assert "--resume takes game, seats and options from the file" in ran.err


def test_save_writes_the_record_and_says_if_it_cannot(serai: Serai, tmp_path: Path) -> None:
    ran = serai(*MARKET, typed=f"save\nsave {tmp_path}/a.txt\nsave {tmp_path}/none/b.txt\nquit\n")
    assert ran.code == 0
    assert "save FILE" in ran.out
    assert (tmp_path / "a.txt").read_text().startswith("caravanserai record")
    assert "Could not write" in ran.out
    assert [path.name for path in tmp_path.iterdir()] == ["a.txt"]


def test_the_same_seed_gives_the_same_game(serai: Serai) -> None:
    assert serai(*MARKET, typed="1\n1\nquit\n").out == serai(*MARKET, typed="1\n1\nquit\n").out
