"""The terminal's catalogues: complete in every language, and every key that the code uses exists."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from caravanserai.text.catalogue import LANGUAGES, source
from caravanserai.tui import words

FOLDERS = [Path(words.__file__).parent, Path(words.__file__).parents[1] / "cli"]


class Placeholders(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(language: str) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(source(words.PACKAGE, language)).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            seen = Placeholders()
            seen.visit(entry)
            found[entry.id.name] = seen.names
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_and_placeholders(language: str) -> None:
    assert messages(language) == messages("en")


def test_every_key_in_the_code_exists_and_every_message_is_used() -> None:
    code = "\n".join(path.read_text() for folder in FOLDERS for path in folder.rglob("*.py"))
    used = set(re.findall(r'"(tui-[a-z-]+)"', code))
    assert used == set(messages("en"))
