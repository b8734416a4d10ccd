"""The examples run, in small, and so does the code of the guide."""

import re
import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

from caravanserai.core.registry import BUILT_IN
from caravanserai.core.registry import game as find_game
from caravanserai.rl.observer import Observer

FOLDER = Path(__file__).parents[2] / "examples"
GUIDE = (FOLDER.parent / "docs" / "guides" / "for-researchers.md").read_text(encoding="utf-8")
EXAMPLES = sorted(path.stem for path in FOLDER.glob("*.py"))


def example(name: str) -> ModuleType:
    spec = spec_from_file_location(f"example_{name}", FOLDER / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_every_example_is_run_here() -> None:
    text = Path(__file__).read_text(encoding="utf-8")
    assert [name for name in EXAMPLES if f'example("{name}")' not in text] == []


def test_every_example_explains_itself() -> None:
    for name in EXAMPLES:
        head = (FOLDER / f"{name}.py").read_text(encoding="utf-8").split('"""')[1]
        assert f"python examples/{name}.py" in head


def test_the_bot_beats_random_players() -> None:
    bot = example("bot_in_40_lines")
    assert bot.main(["yspahan", "--games", "2"]) == 2
    code = (FOLDER / "bot_in_40_lines.py").read_text(encoding="utf-8").split("def main")[0].split('"""', 2)[2]
    assert sum(bool(line.strip()) for line in code.splitlines()) <= 40


def test_learning_improves_on_random() -> None:
    """In a process of its own: the example holds numpy to one thread, which works only before it is imported."""
    assert example("learn_yspahan").ROWS > 1
    command = [sys.executable, str(FOLDER / "learn_yspahan.py"), "--lessons", "4", "--games", "64"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    told = [[float(number) for number in re.findall(r"([\d.]+)%", line)] for line in done.stdout.splitlines()]
    before, after = (shares for shares in told if shares)
    assert before[1] < 50 < before[2]
    assert after[1] > 60
    assert "s of a core for a lesson" in done.stdout


def test_a_rule_variant_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    found = example("rule_variant").main(["--games", "3", "--bot", "random", "--workers", "1"])
    assert [each.measure for each in found] == list(example("rule_variant").MEASURES)
    for each in found:
        assert each.low <= each.change <= each.high
        assert each.change == pytest.approx(each.two - each.one)
    assert any(each.change for each in found), "the edition changes something"
    assert "95 % interval" in capsys.readouterr().out


def test_our_bot_meets_openspiels(capsys: pytest.CaptureFixture[str]) -> None:
    found = example("against_openspiel").main(
        ["yspahan", "--level", "easy", "--seconds", "0.001", "--pairs", "1", "--quiet"]
    )
    assert [each.opponent for each in found] == ["mcts", "ismcts"]
    for each in found:
        assert each.games == 2
        assert 0 <= each.low <= each.share <= each.high <= 1
        assert each.ours > 0 < each.theirs
    assert "an equal share would be 50%" in capsys.readouterr().out


@pytest.mark.parametrize("number", range(4))
def test_the_code_of_the_guide_runs(number: int) -> None:
    blocks = re.findall(r"^```python\n(.*?)^```$", GUIDE, re.MULTILINE | re.DOTALL)
    assert len(blocks) == 4
    exec(compile(blocks[number], f"block {number} of the guide", "exec"), {})


def test_the_guide_names_every_example_and_the_true_sizes() -> None:
    assert [name for name in EXAMPLES if f"{name}.py" not in GUIDE] == []
    for key in BUILT_IN:
        game = find_game(key)
        numbers = f"| {game.action_count} | {Observer(game).size:,} |"
        assert f"| `{key}` | {game.seats[0]}-{game.seats[-1]} {numbers}" in GUIDE
