"""The server's tests play a toy game of their own, installed for them alone, and the real games."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from campaign.running import Running

from caravanserai.core import registry
from caravanserai.core.machine import State
from caravanserai.server import api

HERE = Path(__file__).parent
INSTALLED = HERE / "installed"
PATHS = os.pathsep.join((str(INSTALLED), str(HERE)))


def _forget_games() -> None:
    registry._found.cache_clear()
    api.words.cache_clear()


@pytest.fixture
def anyio_backend() -> str:
    """Tables run on asyncio."""
    return "asyncio"


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The game `lots` is installed, here and in processes started from here."""
    monkeypatch.syspath_prepend(str(INSTALLED))
    monkeypatch.setenv("PYTHONPATH", PATHS)
    _forget_games()
    yield
    monkeypatch.undo()
    _forget_games()


@pytest.fixture
def promising(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the toy game one may promise to keep the dice: `rest` for two turns of every seat, `doze` for ever."""
    import lots

    def kept(_: object, state: State, seat: int, promise: str, since: int) -> bool:
        assert isinstance(state, lots.Lots)
        return promise == "doze" or state.turn < since + 2 * state.seats

    def promised(_: object, state: State, seat: int, promise: str, since: int) -> int | None:
        asked = state.stack[-1]
        return lots.KEEP if isinstance(asked, lots.Dice) and asked.who == seat else None

    monkeypatch.setattr(lots.LotsGame, "promises", ("rest", "doze"))
    monkeypatch.setattr(lots.LotsGame, "mark", lambda _, state: state.turn)
    monkeypatch.setattr(lots.LotsGame, "kept", kept)
    monkeypatch.setattr(lots.LotsGame, "promised", promised)


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server in a process of its own."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", PATHS)
        with Running(tmp_path_factory.mktemp("served"), "--workers", "1") as server:
            yield server
