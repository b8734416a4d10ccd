"""The walks in ARCHITECTURE.md name files and functions that exist."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
NAMED = re.compile(r"`((?:client/src/)?[\w/.]+\.(?:py|ts|svelte))`((?:,? `[A-Za-z_]+(?:\.[a-z_]+)?`)+)")
"""A file and the names right behind it."""


def walks() -> list[str]:
    """The lines of the two walks."""
    start, end = TEXT.index("## One click"), TEXT.index("## A table at the server")
    return TEXT[start:end].splitlines()


def names() -> list[tuple[str, str]]:
    """File and name, for every name that stands right behind a file."""
    return [
        (file, name)
        for line in walks()
        for file, behind in NAMED.findall(line)
        for name in re.findall(r"`([^`]+)`", behind)
    ]


def files() -> list[str]:
    return [file for line in walks() for file in re.findall(r"`([\w/.]+\.(?:py|ts|svelte))`", line)]


def source(file: str) -> str:
    path = ROOT / file if file.startswith("client/") else ROOT / "src" / "caravanserai" / file
    return path.read_text(encoding="utf-8")


def test_the_walks_are_found() -> None:
    assert len(names()) > 35
    assert {file for file, _ in names()} == set(files()), "every file is named with what to look for in it"
    assert ("play/match.py", "Match.play") in names()


@pytest.mark.parametrize(("file", "name"), names())
def test_every_name_is_where_it_is_said_to_be(file: str, name: str) -> None:
    text = source(file)
    owner, _, method = name.rpartition(".")
    if file.endswith(".py"):
        assert re.search(rf"^\s*(?:(?:async )?def|class) {method}\b", text, re.MULTILINE)
    else:
        assert re.search(
            rf"^\s*(?:export )?(?:private )?(?:class |function )?{method}[(<{{ ]", text, re.MULTILINE
        )
    if owner:
        assert re.search(rf"\bclass {owner}\b", text)
