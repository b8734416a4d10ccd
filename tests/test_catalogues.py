"""All languages say the same things with the same arguments, and every key used in code exists."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from caravanserai.text.catalogue import LANGUAGES

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "caravanserai"
TEACHING = ROOT / "examples/teaching-game/src/night_market"
FOLDERS = sorted(path.parent for path in [*SOURCE.rglob("locale/en.ftl"), TEACHING / "locale/en.ftl"])
PARTS = sorted({*FOLDERS, *(path.parent for path in SOURCE.rglob("locale/*/en.ftl"))})
FORMS = {"counted", "id"} | {
    match[1]
    for folder in PARTS
    for path in folder.glob("*.ftl")
    for match in re.finditer(r"(?m)^ +\.([a-z]+) =", path.read_text(encoding="utf-8"))
}
OWN = {"seat", "sound"}
"""What a language may need although English does not: who acts, for the verb, and how a name begins."""
_KEY = re.compile(r"(name|prompt|choice|event|reason|category|option|refusal)-[a-z0-9][a-z0-9-]*")


class Variables(Visitor):
    """Collects the arguments a message uses, and the messages that it takes as a part of itself.

    `$pawn_id` is the id of what `$pawn` names and `$pawn_the` a form of that name, so one language may need the one
    where another needs the other.
    """

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()
        self.parts: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        stem, _, form = node.id.name.rpartition("_")
        self.names.add(stem if stem and form in FORMS else node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.parts.add(node.id.name)


def entries(folder: Path, language: str) -> list[ftl.Message | ftl.Term]:
    """The messages of a catalogue; a part that is no Fluent fails."""
    text = (folder / f"{language}.ftl").read_text(encoding="utf-8")
    body = FluentParser().parse(text).body
    broken = [str(entry.content).splitlines()[0] for entry in body if isinstance(entry, ftl.Junk)]
    assert broken == [], f"{folder.parent.name}/{language}.ftl"
    return [entry for entry in body if isinstance(entry, ftl.Message | ftl.Term)]


def arguments(folder: Path, language: str) -> dict[str, set[str]]:
    """Key -> arguments, those of its parts included."""
    found: dict[str, Variables] = {}
    for entry in entries(folder, language):
        found[entry.id.name] = Variables()
        found[entry.id.name].visit(entry)
    return {key: _all_names(key, found) for key in found}


def _all_names(key: str, found: dict[str, Variables]) -> set[str]:
    return found[key].names.union(*(_all_names(part, found) for part in found[key].parts - {key}))


def name(folder: Path) -> str:
    """A package for its catalogue, or a part of one such as `yspahan-guide`."""
    return folder.parent.name if folder.name == "locale" else f"{folder.parents[1].name}-{folder.name}"


def test_the_catalogues_are_found() -> None:
    known = {"caravanserai", "caravanserai-ui", "tui", "server", "night_market", "yspahan", "yspahan-guide"}
    assert known <= {name(folder) for folder in PARTS}


@pytest.mark.parametrize("folder", PARTS, ids=name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_stands_twice(folder: Path, language: str) -> None:
    keys = [entry.id.name for entry in entries(folder, language)]
    assert sorted({key for key in keys if keys.count(key) > 1}) == []


@pytest.mark.parametrize("folder", PARTS, ids=name)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_all_languages_have_the_same_keys_and_arguments(folder: Path, language: str) -> None:
    english, other = arguments(folder, "en"), arguments(folder, language)
    assert sorted(english.keys() - other.keys()) == [], "missing"
    assert sorted(other.keys() - english.keys()) == [], "not in English"
    differ = {key: (english[key], other[key]) for key in english if english[key] ^ other[key]}
    assert {key: pair for key, pair in differ.items() if pair[0] - pair[1] or pair[1] - pair[0] - OWN} == {}


def used(path: Path) -> Iterator[str]:
    """The keys a module mentions: constants that look like one, the first argument of `say`, the second of `because`."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and _KEY.fullmatch(node.value):
            yield node.value
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Attribute)
            and node.func.attr == "say"
            and node.args
        ):
            first = node.args[0]
            if isinstance(first, ast.Constant) and isinstance(first.value, str):
                yield first.value
        if isinstance(node, ast.Call) and _called(node) == "because" and len(node.args) > 1:
            yield from (f"reason-{key}" for key in _constants(node.args[1]))


def _called(call: ast.Call) -> str:
    if isinstance(call.func, ast.Attribute):
        return call.func.attr
    return call.func.id if isinstance(call.func, ast.Name) else ""


def _constants(value: ast.expr) -> Iterator[str]:
    """The texts that an expression may be: one constant, or one of two."""
    if isinstance(value, ast.IfExp):
        yield from (*_constants(value.body), *_constants(value.orelse))
    elif isinstance(value, ast.Constant) and isinstance(value.value, str):
        yield value.value


def packages() -> dict[str, tuple[list[Path], list[Path]]]:
    """Package -> its modules and the catalogues it speaks from."""
    program, terminal, server = SOURCE / "locale", SOURCE / "tui/locale", SOURCE / "server/locale"
    games = [folder for folder in FOLDERS if folder.parent.parent == SOURCE / "games"]
    found = {
        name(folder): (sorted(folder.parent.glob("*.py")), [folder, program])
        for folder in [*games, TEACHING / "locale"]
    }
    for part, catalogues in {
        "core": [program],
        "play": [program],
        "text": [program],
        "bots": [program],
        "cli": [program, terminal],
        "tui": [program, terminal, *games],
        "server": [program, server],
    }.items():
        found[part] = (sorted((SOURCE / part).rglob("*.py")), catalogues)
    return found


@pytest.mark.parametrize("package", packages())
def test_every_key_used_in_code_exists(package: str) -> None:
    modules, catalogues = packages()[package]
    known = {key for folder in catalogues for key in arguments(folder, "en")}
    unknown = {key: path.name for path in modules for key in used(path) if key not in known}
    assert unknown == {}


def test_the_search_for_keys_finds_some() -> None:
    modules, _ = packages()["night_market"]
    assert {"reason-yourself", "reason-no-such-card"} <= {key for path in modules for key in used(path)}
