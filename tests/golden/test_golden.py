"""The golden games of every built-in game are replayed line by line; a game without them fails."""

from pathlib import Path

import pytest

from caravanserai.core import registry
from caravanserai.testing import golden, perft
from caravanserai.testing.errors import ConformanceError

HERE = Path(__file__).parent


def files() -> list[Path]:
    """All golden files, of whatever game."""
    return sorted(HERE.glob(f"*/*{golden.SUFFIX}"))


@pytest.mark.parametrize("key", registry.BUILT_IN)
def test_every_seat_count_and_option_value_has_a_golden_game(key: str) -> None:
    expected = {*golden.expected_files(registry.game(key)), perft.FILE}
    assert {path.name for path in (HERE / key).iterdir()} == expected


@pytest.mark.parametrize("path", files(), ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_golden_game_is_as_recorded(path: Path) -> None:
    golden.replay(registry.game(path.parent.name), path.read_text(encoding="utf-8"))
    assert path.stat().st_size <= golden.LARGEST


@pytest.mark.parametrize("key", registry.BUILT_IN)
def test_node_counts_are_as_recorded(key: str) -> None:
    game = registry.game(key)
    games = {}
    for name in golden.expected_files(game):
        read = golden.read(game, (HERE / key / name).read_text(encoding="utf-8"))
        games[name.removesuffix(golden.SUFFIX)] = (read.setup, read.actions)
    assert perft.faults(game, games, (HERE / key / perft.FILE).read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("key", registry.BUILT_IN)
def test_a_changed_line_is_noticed(key: str) -> None:
    """The comparison itself can fail: one digit altered anywhere in the last checksum, and the replay says so."""
    game = registry.game(key)
    text = (HERE / key / golden.expected_files(game)[0]).read_text(encoding="utf-8").rstrip("\n")
    with pytest.raises(ConformanceError, match=r"line \d+: recorded 'sum"):
        golden.replay(game, f"{text[:-1]}{'1' if text[-1] == '0' else '0'}\n")
