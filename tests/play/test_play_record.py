"""Records: readable, byte for byte the same when read back, and precise about what is wrong with a file."""

import os
import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from night_market import GAME

from caravanserai.play import record
from caravanserai.play.chance import make_seed
from caravanserai.play.history import AUTO, CHOSEN, Undo
from caravanserai.play.match import Match
from caravanserai.play.record import BadRecord, load, parse, record_text, resume, save, verify
from caravanserai.testing.corpus import setups
from caravanserai.testing.matches import random_match


def finished(seed: int = 1) -> Match:
    return random_match(GAME, setups(GAME)[seed % 3], seed)


MATCH = finished()
TEXT = record_text(MATCH)
LINES = TEXT.split("\n")
BEGIN = LINES.index("begin")


def refused(text: str) -> str:
    with pytest.raises(BadRecord) as error:
        parse(text, GAME)
    return str(error.value)


# --- what a record looks like ------------------------------------------------------------------------


def test_a_record_can_be_read_by_people() -> None:
    assert LINES[:6] == [
        "caravanserai record 1",
        "game nightmarket",
        "rules 1",
        f"seats {MATCH.seats}",
        "option guards on",
        f"commitment {MATCH.commitment}",
    ]
    assert LINES[BEGIN + 1].startswith("* draw ")
    assert LINES[-3:] == ["end", f"seed {MATCH.seed.hex() if MATCH.seed else ''}", ""]


def test_the_sample_has_everything() -> None:
    """The record used below has draws, choices, undone choices and automatic ones; else these tests prove little."""
    kinds = {type(entry) for entry in MATCH.journal}
    assert Undo in kinds
    how = {entry.how for seed in range(6) for entry in finished(seed).steps}
    assert how == {"drawn", CHOSEN, AUTO}


@pytest.mark.parametrize("seed", range(6))
def test_records_come_back_byte_for_byte(seed: int, tmp_path: Path) -> None:
    match = finished(seed)
    path = tmp_path / "game.record"
    save(match, path)
    back = load(path, GAME)
    save(back, tmp_path / "again.record")
    assert (tmp_path / "again.record").read_bytes() == path.read_bytes()
    assert GAME.position(back.state) == GAME.position(match.state)
    assert (back.steps, back.journal, back.events) == (match.steps, match.journal, match.events)
    assert (back.version, back.commitment, back.seed) == (match.version, match.commitment, match.seed)
    assert verify(back) == []


def test_a_running_game_keeps_its_seed_to_itself() -> None:
    match = Match(GAME, 2, seed="secret")
    assert match.seed is not None
    assert match.seed.hex() not in record_text(match)
    assert "end" not in record_text(match).split("\n")


def test_saving_leaves_no_half_written_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.record"
    save(MATCH, path)
    before = path.read_bytes()

    def interrupted(source: object, target: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "replace", interrupted)
    with pytest.raises(KeyboardInterrupt):
        save(finished(2), path)
    assert path.read_bytes() == before
    assert [each.name for each in tmp_path.iterdir()] == ["game.record"]


# --- what is wrong with a file -----------------------------------------------------------------------


def test_truncated_at_every_byte() -> None:
    """Whole lines of the body missing at the end are an unfinished game; anything else is an error that says so."""
    data = TEXT.encode()
    unfinished = 0
    for size in range(len(data)):
        text = data[:size].decode()
        if text.endswith("\n") and "\nbegin\n" in text and not parse_fails(text):
            assert record_text(parse(text, GAME)) == text
            assert not parse(text, GAME).over
            unfinished += 1
        else:
            assert re.search(r"truncated|not a record", refused(text))
    assert unfinished == LINES.index("end") - BEGIN - 1


def parse_fails(text: str) -> bool:
    try:
        parse(text, GAME)
    except BadRecord:
        return True
    return False


@pytest.mark.parametrize("number", range(len(LINES) - 1))
def test_no_line_can_be_tampered_with(number: int) -> None:
    """A line that is dropped, doubled or spoilt is noticed by reading or by verifying."""
    for tampered in (
        [*LINES[:number], *LINES[number + 1 :]],
        [*LINES[: number + 1], *LINES[number:]],
        [*LINES[:number], f"{LINES[number]} x", *LINES[number + 1 :]],
        [*LINES[:number], f" {LINES[number]}", *LINES[number + 1 :]],
        [*LINES[:number], f"{LINES[number]}\r", *LINES[number + 1 :]],
        [*LINES[:number], "", *LINES[number:]],
    ):
        text = "\n".join(tampered)
        if text == TEXT:
            continue
        try:
            match = parse(text, GAME)
        except BadRecord as error:
            found = str(error)
        else:
            found = " ".join(verify(match))
            if not found:
                assert record_text(match) == text, tampered[number]
                found = "another game, honestly recorded" if honest(match) else ""
        assert found, tampered[number]


def honest(match: Match) -> bool:
    """Whether the seats' own choices with this seed lead exactly to this record."""
    again = Match(GAME, match.seats, seed=match.seed.hex() if match.seed else None, **dict(OPTIONS))
    for entry in match.journal:
        if isinstance(entry, Undo):
            again.undo(entry.seat)
        elif entry.how == CHOSEN:
            again.play(entry.actor, entry.action)
    return record_text(again) == record_text(match)


OPTIONS = {"guards": "on"}


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        (
            "caravanserai record 1",
            "caravanserai record 2",
            "line 1: record format 2, this program reads format 1",
        ),
        ("caravanserai record 1", "caravanserai record 01", "line 1: found 'caravanserai record 01'"),
        ("caravanserai record 1", f"caravanserai record {'9' * 5000}", "not a record"),
        ("caravanserai record 1", "PGN", "not a record: it does not start with 'caravanserai record'"),
        ("game nightmarket", "game chess", "line 2: there is no game 'chess'"),
        ("game nightmarket", "gam", "line 2: expected 'game', found 'gam'"),
        ("rules 1", "rules 9", "line 3: rules version 9 of nightmarket, this program has version 1"),
        ("rules 1", "rules ١", "line 3: rules version"),
        ("seats 3", "seats four", "line 4: 'four' is no number of seats"),
        ("seats 3", "seats ٣", "line 4: '٣' is no number of seats"),
        ("seats 3", f"seats {'9' * 5000}", "is no number of seats"),
        ("seats 3", "seats 9", "nightmarket is for 2 to 4 seats, not 9"),
        ("option guards on", "option guards sometimes", "guards cannot be 'sometimes'; allowed: on, off"),
        ("option guards on", "option moon full", "nightmarket has no option 'moon'"),
        ("option guards on\n", "", "line 5: found 'commitment"),
        ("commitment ", "commitment z", "line 6: expected 'commitment' and 64 hex digits"),
        ("begin", "start", "line 7: expected 'begin', found 'start'"),
        ("* draw", "0 draw", "it is chance that decides here"),
        ("\n0 ", "\n1 ", "it is seat 0 that decides here"),
        ("\n0 ", "\n0= ", "an automatic choice carries '='"),
        ("\n* draw", "\nhello", "is not an action"),
        ("\n* draw ", "\n* draw camel ", "'draw' takes 1 words"),
        ("\nend\n", "\n0 rest\nend\n", "the game is over, but '0 rest' follows"),
        ("\nseed ", "\nseed x", "expected 'seed' and 64 hex digits"),
    ],
)
def test_errors_say_which_line_and_why(old: str, new: str, says: str) -> None:
    assert old in TEXT, "the sample must have the line that is spoilt"
    assert says in refused(TEXT.replace(old, new, 1))


def test_more_errors_of_the_body() -> None:
    assert "nothing may follow the seed, found 'x'" in refused(f"{TEXT}x\n")
    early = "\n".join([*LINES[: BEGIN + 3], "end", LINES[-2], ""])
    assert "'end' stands before the game is over" in refused(early)
    undo = "\n".join([*LINES[: BEGIN + 1], "undo 0", ""])
    assert refused(undo) == f"line {BEGIN + 2}: seat 0 could not undo here (reason-undo-nothing)"
    assert "is no seat" in refused(undo.replace("undo 0", "undo x"))
    draws = next(number for number, line in enumerate(LINES) if number > BEGIN and not line.startswith("*"))
    illegal = "\n".join([*LINES[:draws], "0 rest", ""])
    assert refused(illegal) == f"line {draws + 1}: 'rest' is not legal here (NM-11)"
    forced = "\n".join([*LINES[: BEGIN + 1], "* browse", ""])
    assert refused(forced) == f"line {BEGIN + 2}: 'browse' is not legal here"


def test_a_seed_may_be_unknown_but_not_missing() -> None:
    unknown = "\n".join([*LINES[:-2], "seed unknown", ""])
    match = parse(unknown, GAME)
    assert match.seed is None
    assert record_text(match) == unknown
    assert "no seed" in verify(match)[0]
    assert (
        refused("\n".join([*LINES[:-2], ""]))
        == "truncated: the file ends within its last lines: the seed is missing"
    )


def test_binary_files_are_no_records(tmp_path: Path) -> None:
    path = tmp_path / "picture.png"
    path.write_bytes(b"\x89PNG\r\n\x1a\n\x00\xff")
    with pytest.raises(BadRecord, match=r"not a record: not UTF-8 text \(invalid start byte at byte 0\)"):
        load(path, GAME)
    path.write_bytes(b"")
    with pytest.raises(BadRecord, match="not a record"):
        load(path, GAME)
    path.write_bytes("﻿".encode() + TEXT.encode())
    with pytest.raises(BadRecord, match="not a record"):
        load(path, GAME)


def test_files_with_other_line_ends_are_read(tmp_path: Path) -> None:
    path = tmp_path / "windows.record"
    path.write_bytes(TEXT.replace("\n", "\r\n").encode())
    assert record_text(load(path, GAME)) == TEXT


@given(st.text(max_size=200))
def test_any_text_is_refused_in_words(text: str) -> None:
    assert refused(text)


@given(st.binary(max_size=100))
def test_any_bytes_are_refused_in_words(tmp_path_factory: pytest.TempPathFactory, data: bytes) -> None:
    path = tmp_path_factory.getbasetemp() / "any.record"
    path.write_bytes(data)
    with pytest.raises(BadRecord):
        load(path, GAME)


@given(st.integers(0, len(TEXT) - 1), st.characters(codec="utf-8"))
def test_any_character_changed_is_noticed(place: int, character: str) -> None:
    text = TEXT[:place] + character + TEXT[place + 1 :]
    if text == TEXT:
        return
    try:
        match = parse(text, GAME)
    except BadRecord:
        return
    assert record_text(match) == text
    assert verify(match) or honest(match)


# --- verifying and going on --------------------------------------------------------------------------


def test_another_seed_is_noticed() -> None:
    other = make_seed("other").hex()
    match = parse("\n".join([*LINES[:-2], f"seed {other}", ""]), GAME)
    assert verify(match) == ["the seed does not fit the commitment made at the start"]


def test_another_draw_is_noticed() -> None:
    """A record whose first card was exchanged replays, but its seed does not draw that card."""
    unfinished = LINES[: BEGIN + 2]
    drawn = unfinished[-1].removeprefix("* draw ")
    for card in ("dates", "copper"):
        if card == drawn:
            continue
        match = parse("\n".join([*unfinished[:-1], f"* draw {card}", ""]), GAME)
        match.seed = MATCH.seed
        assert verify(match) == [f"step 1: the seed draws 'draw {drawn}', the record has 'draw {card}'"]


@pytest.mark.parametrize("share", [0.1, 0.4, 0.9])
def test_a_match_goes_on_where_its_record_ends(share: float) -> None:
    """Resumed from its record and its seed, a match draws what it would have drawn."""
    seed = make_seed("kit 1")
    cut = BEGIN + 1 + int((LINES.index("end") - BEGIN) * share)
    match = resume("\n".join([*LINES[:cut], ""]), seed, GAME)
    assert len(match.journal) >= cut - BEGIN - 1
    while not match.over:
        entry = MATCH.journal[len(match.journal)]
        assert match.undo(entry.seat) if isinstance(entry, Undo) else match.play(entry.actor, entry.action)
    assert record_text(match) == TEXT


def test_a_match_does_not_go_on_with_another_seed() -> None:
    text = record_text(Match(GAME, 2, seed="one"))
    with pytest.raises(BadRecord, match="the seed is not the one the record committed to"):
        resume(text, make_seed("two"), GAME)


def test_a_record_for_another_game_of_that_key_needs_the_registry() -> None:
    with pytest.raises(BadRecord, match="there is no game 'chess'"):
        parse(TEXT.replace("nightmarket", "chess"), GAME)


def test_streaming_lines_add_up_to_the_record() -> None:
    """What a server appends line by line is what `save` writes at once."""
    lines = record.header_lines(MATCH)
    lines += [record.journal_line(GAME, entry) for entry in MATCH.journal]
    assert "\n".join([*lines, *record.closing_lines(MATCH), ""]) == TEXT
