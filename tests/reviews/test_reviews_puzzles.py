"""Puzzles: the kept ones can be shown and have one best option; looking for them gives the same every time."""

import json
from pathlib import Path

import pytest

import caravanserai as cs
from caravanserai.reviews import puzzles
from caravanserai.server import puzzling
from caravanserai.server.tables import TableError

SETS = [key for key in cs.games() if puzzles.kept(key) is not None]


@pytest.mark.parametrize("key", SETS)
def test_every_kept_puzzle_has_one_best_option_that_easy_seldom_takes(key: str) -> None:
    found = puzzling.puzzles(key)
    assert len({each.id for each in found.puzzles}) == len(found.puzzles) > 0
    for each in found.puzzles:
        best, *others = each.options
        assert others
        for option in others:
            assert best.worth - option.worth >= puzzles.LEAD - 0.001
        assert best.easy <= puzzles.MOST_FOUND
        assert best.line[0] == best.choice
        assert each.tries == puzzles.TRIES
        asked = json.loads(bytes(each.prompt))
        assert asked["seat"] == each.seat
        assert {option.choice.id for option in each.options} <= {choice["id"] for choice in asked["choices"]}


def test_a_game_without_puzzles_says_so() -> None:
    for key in ("chess", "../sets/yspahan"):
        with pytest.raises(TableError) as caught:
            puzzling.puzzles(key)
        assert caught.value.code == "not-found"
    with pytest.raises(TableError):
        puzzling.position(SETS[0], "no-such-puzzle")


def test_the_search_gives_the_same_puzzles_every_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzles, "LEAD", -1.0)
    monkeypatch.setattr(puzzles, "SURE", -1000.0)
    monkeypatch.setattr(puzzles, "MOST_FOUND", puzzles.TRIES)
    monkeypatch.setattr(puzzles, "WORLDS", 12)
    monkeypatch.setattr(puzzles, "PER_GAME", 4)
    source = puzzles.Source("yspahan", 2, "tried", 1, "random")
    first, again = puzzles.search(source), puzzles.search(source)
    assert first == again
    assert len(first) > 1
    assert puzzles.chosen([first], 1) == [max(first, key=lambda each: each["lead"])]


def test_puzzles_are_kept_as_they_are_written(tmp_path: Path) -> None:
    found = puzzles.kept(SETS[0])
    assert found is not None
    game = cs.game(SETS[0])
    text = puzzles.written(game, found["puzzles"], found["made"])
    assert json.loads(text) == found | {"versions": json.loads(text)["versions"]}
