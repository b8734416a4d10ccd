"""Changed positions: every way changes something, and what a game accepts wrongly is found and shown small."""

import json
from random import Random

import pytest
from defects_border import nothing_is_conserved
from night_market import GAME

from caravanserai.core import registry
from caravanserai.testing import ConformanceError, mutations
from caravanserai.testing.corpus import Corpus
from caravanserai.testing.mutants import campaign, check_mutants
from caravanserai.testing.mutate import main

YSPAHAN = registry.game("yspahan")
POSITIONS = [YSPAHAN.position(moment.state) for moment in Corpus(YSPAHAN, budget=60, rounds=1).moments]


@pytest.fixture(scope="module")
def stock() -> mutations.Stock:
    found = mutations.Stock()
    for position in POSITIONS:
        found.add(position)
    return found


@pytest.mark.parametrize("way", dict.fromkeys(mutations.WAYS), ids=lambda way: way.__name__)
def test_every_way_changes_something_and_says_what(stock: mutations.Stock, way: mutations.Way) -> None:
    rng = Random(1)
    said: set[str] = set()
    for original in POSITIONS:
        position = json.loads(json.dumps(original))
        what = way(position, stock, rng)
        assert bool(what) or position == original
        if position != original:
            said.add(what)
    assert said


def test_the_original_stays_as_it_is(stock: mutations.Stock) -> None:
    before = json.dumps(POSITIONS)
    rng = Random(2)
    for position in POSITIONS:
        mutations.mutate(position, stock, rng)
    assert json.dumps(POSITIONS) == before


def test_a_sound_game_passes_and_the_same_seed_tries_the_same() -> None:
    first, second = campaign(GAME, 600, 1), campaign(GAME, 600, 1)
    assert first == second
    assert first.failures == []
    assert first.accepted > 5
    assert first.refused > 50


def test_what_is_accepted_wrongly_is_shown_with_its_position(monkeypatch: pytest.MonkeyPatch) -> None:
    nothing_is_conserved(monkeypatch)
    outcome = campaign(GAME, 600, 1)
    assert outcome.failures
    smallest = outcome.failures[0]
    assert smallest.size == min(each.size for each in outcome.failures)
    assert smallest.position["game"] == GAME.key
    with pytest.raises(ConformanceError, match="failed"):
        check_mutants(GAME, 600)


def test_the_command_tells_the_counts(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["yspahan", "--positions", "40", "--seed", "3"]) == 0
    assert capsys.readouterr().out.startswith("yspahan: ")


@pytest.mark.parametrize("key", registry.BUILT_IN)
def test_changed_positions_of_every_game_play_to_their_end(key: str) -> None:
    check_mutants(registry.game(key), positions=80)
