"""Matches that begin with a position: played, undone, recorded, verified and read back like any other."""

import json
from pathlib import Path

import pytest
from night_market import GAME

from caravanserai.core.machine import Broken
from caravanserai.play.match import CannotUndo, Match
from caravanserai.play.record import BadRecord, load, parse, record_text, resume, save, verify


def middle(decisions: int = 9) -> dict[str, object]:
    """A position in the middle of a game."""
    match = Match(GAME, 3, seed="middle")
    for _ in range(decisions):
        assert match.play(match.state.actor(), match.state.legal()[0])
    return GAME.position(match.state)


def finished() -> Match:
    match = Match.from_position(GAME, middle(), seed="puzzle")
    while not match.over:
        assert match.play(match.state.actor(), match.state.legal()[-1])
    return match


def test_the_match_begins_with_the_position() -> None:
    position = middle()
    match = Match.from_position(GAME, position, seed="puzzle")
    assert GAME.position(match.state) == position == match.start
    assert GAME.position(match.first_state()) == position
    assert (len(match.steps), match.version) == (0, 0)


def test_what_chance_owes_is_drawn_first() -> None:
    waiting = Match(GAME, 2, seed="x").game.new(2)
    match = Match.from_position(GAME, GAME.position(waiting), seed="puzzle")
    assert match.state.actor() == 0
    assert len(match.steps) == 6


def test_there_is_no_way_back_before_it() -> None:
    match = Match.from_position(GAME, middle(), seed="puzzle")
    for seat in range(3):
        assert isinstance(match.undo(seat), CannotUndo)
    before = GAME.position(match.state)
    sale = next(action for action in match.state.legal() if GAME.name(action).startswith("sell"))
    actor = match.state.actor()
    assert match.play(actor, sale)
    assert match.undo(actor)
    assert GAME.position(match.state) == before


def test_the_record_carries_it_and_comes_back_byte_for_byte(tmp_path: Path) -> None:
    match = finished()
    path = tmp_path / "puzzle.record"
    save(match, path)
    assert f"position {json.dumps(match.start)}" in path.read_text(encoding="utf-8").split("\n")
    back = load(path, GAME)
    assert record_text(back) == record_text(match)
    assert back.start == match.start
    assert GAME.position(back.state) == GAME.position(match.state)
    assert verify(back) == []


def test_another_seed_does_not_verify() -> None:
    match = finished()
    other = finished()
    other.seed = Match(GAME, seed="else").seed
    assert verify(match) == []
    assert verify(other)


def test_an_unfinished_one_is_played_on() -> None:
    match = Match.from_position(GAME, middle(), seed="puzzle")
    assert match.play(match.state.actor(), match.state.legal()[0])
    assert match.seed is not None
    back = resume(record_text(match), match.seed, GAME)
    for each in (match, back):
        while not each.over:
            assert each.play(each.state.actor(), each.state.legal()[0])
    assert record_text(back) == record_text(match)


def test_an_impossible_position_is_refused() -> None:
    position = middle()
    position["pending"] = [{"step": "Act", "seat": 7}]
    with pytest.raises(Broken, match="pending"):
        Match.from_position(GAME, position)


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("position {", "the position cannot be"),
        ("position []", "the position cannot be: position: expected an object"),
        ('position {"game": "chess"}', "the position cannot be: game"),
    ],
)
def test_a_record_with_a_bad_position_says_which_line(line: str, says: str) -> None:
    text = record_text(finished())
    bad = "\n".join(line if each.startswith("position ") else each for each in text.split("\n"))
    with pytest.raises(BadRecord, match=r"line 7: ") as error:
        parse(bad, GAME)
    assert says in str(error.value)


def test_the_position_must_be_of_the_table_in_the_header() -> None:
    text = record_text(finished()).replace("seats 3", "seats 2")
    with pytest.raises(BadRecord, match="other seats or options"):
        parse(text, GAME)


def test_a_position_has_one_spelling() -> None:
    text = record_text(finished()).replace('"rules": 1', '"rules":1')
    with pytest.raises(BadRecord, match="line 7"):
        parse(text, GAME)


def test_a_position_written_before_an_option_existed_is_read() -> None:
    class Later(type(GAME)):  # type: ignore[misc]
        options = {**GAME.options, "moon": ("full", "new")}
        added_options = ("moon",)

    text = record_text(finished())
    back = parse(text, Later())
    assert back.state.options == ("on", "full")
    assert verify(back) == []
