"""Interrupted work goes on where it stopped, and a file of other work is refused."""

import json
from pathlib import Path

import pytest
from spread_work import digest

from caravanserai import spread
from caravanserai.spread import Journal, JournalError

PIECES = [f"piece {number}" for number in range(6)]
WORK = {"work": "digest", "pieces": 6}


def test_what_is_done_is_not_done_again(tmp_path: Path) -> None:
    path = tmp_path / "done.jsonl"
    journal = Journal(path, WORK)
    with spread.backend("here") as workers:
        found = spread.resume(workers, digest, PIECES, journal)
        assert [next(found)[0] for _ in range(3)] == [0, 1, 2]
        found.close()
    asked: list[str] = []

    def counted(piece: str) -> str:
        asked.append(piece)
        return digest(piece)

    with spread.backend("here") as workers:
        again = list(spread.in_order(spread.resume(workers, counted, PIECES, Journal(path, WORK))))
    assert again == [digest(piece) for piece in PIECES]
    assert asked == PIECES[3:]


def test_a_line_cut_off_is_done_again(tmp_path: Path) -> None:
    path = tmp_path / "done.jsonl"
    journal = Journal(path, WORK)
    journal.add(0, "a")
    journal.add(1, "b")
    path.write_text(path.read_text(encoding="utf-8")[:-4], encoding="utf-8")
    again = Journal(path, WORK)
    assert again.done == {0: "a"}
    again.add(1, "b")
    assert Journal(path, WORK).done == {0: "a", 1: "b"}


def test_a_file_of_other_work_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "done.jsonl"
    Journal(path, WORK)
    with pytest.raises(JournalError, match="other work"):
        Journal(path, {**WORK, "pieces": 7})


def test_without_a_path_nothing_is_written(tmp_path: Path) -> None:
    journal = Journal(None, WORK)
    journal.add(3, {"x": 1})
    assert journal.done == {3: {"x": 1}}
    assert list(tmp_path.iterdir()) == []


def test_results_come_in_the_order_of_their_pieces() -> None:
    assert list(spread.in_order([(2, "c"), (0, "a"), (1, "b"), (3, "d")])) == ["a", "b", "c", "d"]


def test_the_journal_is_readable_json(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "done.jsonl", WORK)
    journal.add(0, {"scores": [1, 2]})
    lines = (tmp_path / "done.jsonl").read_text(encoding="utf-8").splitlines()
    assert [json.loads(line) for line in lines] == [WORK, [0, {"scores": [1, 2]}]]
