"""The Python example of the README runs as it stands."""

import re
from pathlib import Path

import pytest

from caravanserai import load

README = Path(__file__).parents[2] / "README.md"


def test_the_python_example_plays_a_game_and_saves_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    examples = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    assert len(examples) == 1
    exec(compile(examples[0], "README.md", "exec"), {})
    match = load(tmp_path / "game.txt")
    assert match.over
    assert capsys.readouterr().out.strip() == f"{match.state.scores()} {match.state.ranking()}"
