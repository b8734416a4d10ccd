"""The repository stands alone: no paths of a machine, no addresses of a registry, commands as the README says."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from caravanserai import compiling

ROOT = Path(__file__).parents[2]
LINT = Path(sys.executable).parent / "lint-imports"


def tracked() -> list[Path]:
    if shutil.which("git") is None or not (ROOT / ".git").exists():
        pytest.skip("not a git checkout")
    listed = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout
    return [ROOT / name for name in listed.split("\0") if name and (ROOT / name).is_file()]


def text_of(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return ""


def test_no_file_names_a_folder_of_this_machine() -> None:
    here = [str(ROOT.parent) + os.sep, str(Path.home()) + os.sep]
    marks = [mark for mark in here if mark.count(os.sep) > 1]
    found = [path for path in tracked() for mark in marks if mark in text_of(path)]
    assert found == []


def test_no_lock_file_names_a_registry() -> None:
    files = tracked()
    assert "uv.lock" not in {path.name for path in files}
    for path in files:
        if path.name == "package-lock.json":
            assert '"resolved"' not in text_of(path)


def test_ci_runs_the_second_command_of_the_readme() -> None:
    readme = text_of(ROOT / "README.md")
    assert "\npython3 run.py\n" in readme
    assert "\npython3 run.py test\n" in readme
    assert text_of(ROOT / ".ci" / "run").rstrip().endswith("python3 run.py test")
    assert os.access(ROOT / ".ci" / "run", os.X_OK)


def test_every_command_in_the_readme_exists() -> None:
    from caravanserai.cli.main import COMMANDS

    used = set(re.findall(r"`serai ([a-z]+)", text_of(ROOT / "README.md")))
    assert used <= set(COMMANDS)


def test_links_between_documents_lead_somewhere() -> None:
    for path in tracked():
        if path.suffix == ".md":
            for target in re.findall(r"\]\(([^)#:\s]+)(?:#[^)]*)?\)", text_of(path)):
                assert (path.parent / target).exists(), f"{path.relative_to(ROOT)} links to {target}"


def lint(folder: Path) -> subprocess.CompletedProcess[str]:
    environment = dict(os.environ, PYTHONPATH=str(folder))
    command = [str(LINT), "--config", str(ROOT / "pyproject.toml"), "--no-cache"]
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    ("module", "line", "broken"),
    [
        ("core/machine.py", "", None),
        (
            "core/machine.py",
            "import caravanserai.play.match",
            "caravanserai.core is not allowed to import caravanserai.play",
        ),
        ("games/yspahan/board.py", "import caravanserai.text.rules", "caravanserai.games is not allowed"),
        (
            "games/yspahan/board.py",
            "import caravanserai.games.morgenland.board",
            "Games know nothing of each other BROKEN",
        ),
        ("play/match.py", "import caravanserai.server", "caravanserai.play is not allowed"),
        ("extra.py", "", "extra"),
    ],
)
def test_the_import_contract_is_kept_and_notices_a_breach(
    tmp_path: Path, module: str, line: str, broken: str | None
) -> None:
    folder = compiling.plain_copy(tmp_path / "copy")
    with (folder / "caravanserai" / module).open("a") as file:
        file.write(f"\n{line}\n")
    done = lint(folder)
    assert (done.returncode == 0) == (broken is None), done.stdout
    assert broken is None or broken in done.stdout
