"""The terminal's catalogues: complete in every language, and every key that the code uses exists."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from caravanserai.text.catalogue import LANGUAGES, source
from caravanserai.tui import words

FOLDERS = [Path(words.__file__).parent, Path(words.__file__).parents[1] / "cli"]


REVIEWS = "review-"
FORM = re.compile(r"((?<=winner)|(?<=player)|(?<=until))_[a-z]+$")
"""Each language takes the form of a name that its grammar needs."""


class Placeholders(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(FORM.sub("", node.id.name))


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
    assert used == {key for key in messages("en") if not key.startswith(REVIEWS)}


def test_every_message_of_reviews_is_used() -> None:
    """Some of their keys are put together from the word for a part of a result or for the weight of a mistake."""
    package = Path(words.__file__).parents[1]
    code = "\n".join(
        path.read_text() for name in ("cli", "reviews") for path in (package / name).rglob("*.py")
    )
    keys = [key for key in messages("en") if key.startswith(REVIEWS)]
    assert keys
    assert [
        key for key in keys if f'"{key}"' not in code and f'"{key.removeprefix(REVIEWS)}"' not in code
    ] == []
