"""Which games there are."""

import os
import subprocess
import sys
from importlib.metadata import EntryPoint, EntryPoints
from pathlib import Path

import pytest
from pile_game import TOY

from caravanserai.core import registry

SOURCES = Path(__file__).parents[2] / "examples" / "teaching-game" / "src"


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A third-party game `toy`, one that claims a built-in name, and one that is no game."""
    found = EntryPoints(
        EntryPoint(name, value, registry.GROUP)
        for name, value in (
            ("toy", "pile_game:TOY"),
            ("yspahan", "pile_game:TOY"),
            ("nothing", "pile_game:FLIP"),
        )
    )
    monkeypatch.setattr(registry, "entry_points", lambda group: found)
    registry._found.cache_clear()


@pytest.fixture(autouse=True)
def _fresh_registry() -> object:
    yield
    registry._found.cache_clear()


@pytest.mark.usefixtures("installed")
def test_third_party_games_are_found() -> None:
    assert registry.games() == ("alrashid", "fivetribes", "morgenland", "nothing", "toy", "yspahan")
    assert registry.game("toy") is TOY


@pytest.mark.usefixtures("installed")
def test_nobody_replaces_a_built_in_game() -> None:
    assert registry._found()["yspahan"] == "caravanserai.games.yspahan:GAME"


@pytest.mark.usefixtures("installed")
def test_what_is_no_game_is_refused() -> None:
    with pytest.raises(registry.UnknownGame, match="pile_game:FLIP is not a Game"):
        registry.game("nothing")
    with pytest.raises(registry.UnknownGame, match="there is no game 'chess'; there are: alrashid, "):
        registry.game("chess")


@pytest.mark.parametrize(
    ("place", "says"),
    [
        ("", "names no module"),
        (":GAME", "names no module"),
        (".toy:GAME", "names no module"),
        ("no_such_package:GAME", "cannot be imported: No module named 'no_such_package'"),
        ("pile_game:NOTHING", "pile_game:NOTHING is not a Game"),
        ("pile_game:FLIP", "pile_game:FLIP is not a Game"),
        ("pile_game", "pile_game is not a Game"),
    ],
)
def test_places_that_are_no_games(place: str, says: str) -> None:
    with pytest.raises(registry.UnknownGame) as error:
        registry.load(place)
    assert says in str(error.value)


def test_load_takes_module_and_attribute() -> None:
    assert registry.load("pile_game:TOY") is TOY


def test_an_installed_package_plugs_in_by_entry_point(tmp_path: Path) -> None:
    """The teaching game with the metadata an installer writes is found by a fresh process."""
    metadata = tmp_path / "caravanserai_night_market-1.0.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text(
        "Metadata-Version: 2.1\nName: caravanserai-night-market\nVersion: 1.0.0\n"
    )
    (metadata / "entry_points.txt").write_text("[caravanserai.games]\nnightmarket = night_market:GAME\n")
    done = subprocess.run(
        [
            sys.executable,
            "-c",
            "import caravanserai as cs; print(cs.Match('nightmarket', seed='x').game.key, cs.games())",
        ],
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path), str(SOURCES), *sys.path])},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.startswith("nightmarket (")
    assert "'nightmarket'" in done.stdout
