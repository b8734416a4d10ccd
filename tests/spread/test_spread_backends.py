"""The same pieces give the same bytes in this process, on the cores and on Ray; dead workers are replaced."""

import importlib.util
import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from spread_work import always_dies, dies_once, digest, fails, game

from caravanserai import spread
from caravanserai.spread import CannotSpread

PIECES = [f"piece {number}" for number in range(40)]
GAMES = [(key, number) for number in range(2) for key in ("yspahan", "morgenland")]
RAY = importlib.util.find_spec("ray") is not None


@pytest.fixture(autouse=True)
def own_home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ray writes a token into the home folder."""
    monkeypatch.setenv("HOME", str(tmp_path_factory.mktemp("home")))


@pytest.fixture(scope="module", params=["here", "cores"])
def workers(request: pytest.FixtureRequest) -> Iterator[spread.Backend]:
    """Each backend but Ray, with two workers."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(Path(__file__).parent))
        with spread.backend(request.param, 2) as found:
            yield found


def test_results_are_the_same_everywhere(workers: spread.Backend) -> None:
    assert list(spread.in_order(workers.done(digest, PIECES))) == [digest(piece) for piece in PIECES]


def test_whole_games_are_the_same_byte_for_byte(workers: spread.Backend) -> None:
    found = list(spread.in_order(workers.done(game, GAMES)))
    assert json.dumps(found) == json.dumps([game(piece) for piece in GAMES])


def test_an_error_in_a_piece_comes_through(workers: spread.Backend) -> None:
    with pytest.raises(ValueError, match=r"piece [25] cannot be done"):  # whichever is done first
        list(workers.done(fails, range(6)))


@pytest.mark.parametrize("workers", ["cores"], indirect=True)
def test_a_killed_worker_is_replaced(workers: spread.Backend, tmp_path: Path) -> None:
    pieces = [(str(tmp_path), number) for number in range(12)]
    assert list(spread.in_order(workers.done(dies_once, pieces))) == [number**2 for number in range(12)]
    assert (tmp_path / "killed").exists()


@pytest.mark.skipif(not RAY, reason="Ray has no wheel here")
def test_all_of_it_is_so_on_ray(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In one test: starting Ray takes longer than all of it, and test processes side by side would each start one."""
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parent))
    with spread.backend("ray", 2) as workers:
        test_results_are_the_same_everywhere(workers)
        test_whole_games_are_the_same_byte_for_byte(workers)
        test_an_error_in_a_piece_comes_through(workers)
        test_a_killed_worker_is_replaced(workers, tmp_path)


def test_a_piece_that_kills_every_worker_is_given_up() -> None:
    with spread.backend("cores", 2) as workers, pytest.raises(CannotSpread, match="died"):
        list(workers.done(always_dies, [1]))


def test_an_unknown_backend_is_refused() -> None:
    with pytest.raises(CannotSpread, match="allowed: here, cores, ray, ray://HOST:PORT"):
        spread.check("moon")


def test_without_ray_the_message_names_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("caravanserai.spread.backends.find_spec", lambda name: None)
    with pytest.raises(CannotSpread, match=r"caravanserai\[ray\]"):
        spread.check("ray://somewhere:10001")


def test_one_core_needs_no_process() -> None:
    with spread.backend("cores", 1) as workers:
        assert workers.workers == 1
        assert list(workers.done(digest, PIECES[:2])) == [(0, digest(PIECES[0])), (1, digest(PIECES[1]))]
