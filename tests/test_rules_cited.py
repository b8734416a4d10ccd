"""Every rule of a reference is cited by the code and by the tests of its game: `grep YS-65` finds all three."""

import re
from pathlib import Path

import pytest

from caravanserai.core.registry import BUILT_IN

ROOT = Path(__file__).parents[1]
TEACHING = ROOT / "examples" / "teaching-game"
_ID = re.compile(r"^\*\*([A-Z]{2}-\d+)\*\*", re.MULTILINE)


def places(key: str) -> tuple[Path, Path, Path]:
    """Rules, code and tests of a game."""
    if key == "nightmarket":
        return (
            TEACHING / "src/night_market/rules/nightmarket.md",
            TEACHING / "src/night_market",
            TEACHING / "tests",
        )
    return ROOT / f"docs/rules/{key}.md", ROOT / f"src/caravanserai/games/{key}", ROOT / f"tests/games/{key}"


def cited(folder: Path) -> set[str]:
    """Every id in the Python files of a folder, spelled as in the rules so that a search finds it."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*.py")))
    return set(re.findall(r"(?<![A-Za-z0-9])[A-Z]{2}-\d+(?!\d)", text))


@pytest.mark.parametrize("key", [*BUILT_IN, "nightmarket"])
def test_every_rule_is_cited_in_code_and_tests(key: str) -> None:
    reference, code, tests = places(key)
    ids = _ID.findall(reference.read_text(encoding="utf-8"))
    assert len(ids) >= 15
    assert len(ids) == len(set(ids)), "a rule id stands twice in the reference"
    in_code, in_tests = cited(code), cited(tests)
    missing = {
        "code": [each for each in ids if each not in in_code],
        "tests": [each for each in ids if each not in in_tests],
    }
    assert missing == {"code": [], "tests": []}


@pytest.mark.parametrize("key", [*BUILT_IN, "nightmarket"])
def test_no_rule_is_cited_that_does_not_exist(key: str) -> None:
    reference, code, tests = places(key)
    ids = set(_ID.findall(reference.read_text(encoding="utf-8")))
    prefix = next(iter(ids)).split("-")[0]
    named = {each for each in cited(code) | cited(tests) if each.startswith(f"{prefix}-")}
    assert sorted(named - ids - NOT_RULES.get(key, set())) == []


NOT_RULES: dict[str, set[str]] = {}
"""Ids that look like rules but are meant not to exist, such as the made-up rule in a test of refusals."""
