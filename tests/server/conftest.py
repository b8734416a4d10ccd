"""The server's tests play a toy game of their own, installed for them alone, and the real games."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from campaign.running import Running
from patience import PATIENCE
from server_postgres import CHOSEN, Postgres

from caravanserai.core import registry
from caravanserai.core.machine import State
from caravanserai.server import api, bots

HERE = Path(__file__).parent
INSTALLED = HERE / "installed"
PATHS = os.pathsep.join(filter(None, (str(INSTALLED), str(HERE), os.environ.get("PYTHONPATH", ""))))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What is about SQLite's file is left out where tables lie in PostgreSQL."""
    if not CHOSEN:
        return
    for item in items:
        if item.get_closest_marker("sqlite"):
            item.add_marker(pytest.mark.skip(reason="it is about SQLite and its file"))


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


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy machine may take its time to replay a record."""
    monkeypatch.setattr(bots, "REPLAY_SECONDS", PATIENCE)


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


@pytest.fixture
def pausing(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the toy game every mark ends a stretch; its card is called by how many marks there are, and by what was told."""
    import lots

    from caravanserai.core.events import Kind, Told
    from caravanserai.core.pause import Pause, Row, line

    def pause(_: object, state: State, seat: int | None, told: list[Told]) -> Pause:
        assert isinstance(state, lots.Lots)
        words = [each["kind"] for each in told if each["kind"] in ("marked", "kept")]
        return Pause(
            id=" ".join([str(sum(state.jars)), *words]),
            title=line("x"),
            subtitle=line("x"),
            columns=[],
            rows=[Row(seat=each, cells=[], change=0, total=None) for each in range(state.seats)],
            notes=[],
            order=[],
            next=None,
            go=line("x"),
        )

    marked, *others = lots.KINDS
    monkeypatch.setattr(
        lots.LotsGame, "kinds", (Kind(marked.word, "pause", ("jar-{jar}",), **marked.arguments), *others)
    )
    monkeypatch.setattr(lots.LotsGame, "pause", pause)


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server in a process of its own."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", PATHS)
        with Running(tmp_path_factory.mktemp("served"), "--workers", "1") as server:
            yield server


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL for all tests of this run; each takes a database of its own."""
    with Postgres() as found:
        yield found
