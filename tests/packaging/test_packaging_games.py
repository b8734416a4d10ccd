"""The shape that all games share: the same names for the same things, in the four games and in the teaching game."""

import re
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, get_type_hints, is_typeddict

import pytest

from caravanserai.core import machine
from caravanserai.core.game import Game
from caravanserai.core.registry import BUILT_IN, load
from caravanserai.core.view import SeatView
from caravanserai.server import viewtypes

ROOT = Path(__file__).parents[2]
TEACHING = ROOT / "examples" / "teaching-game" / "src"
if str(TEACHING) not in sys.path:
    sys.path.insert(0, str(TEACHING))

PACKAGES = (*(f"caravanserai.games.{key}" for key in BUILT_IN), "night_market")
FILES = [
    "actions",
    "board",
    "choices",
    "events",
    "game",
    "hidden",
    "invariants",
    "kinds",
    "observation",
    "options",
    "pending",
    "position",
    "reasons",
    "scoring",
    "setup",
    "state",
    "steps",
    "things",
    "turn",
    "view",
]
OLD = ("layout", "reading", "reckoning", "skeleton", "start", "telling")
"""Names that stood for some of these things once, or say nothing to a stranger."""


def folder(package: str) -> Path:
    found = import_module(package).__file__
    assert found is not None
    return Path(found).parent


def module(package: str, name: str) -> ModuleType:
    return import_module(f"{package}.{name}")


def game(package: str) -> Game:
    return load(f"{package}:GAME")


@pytest.mark.parametrize("package", PACKAGES)
def test_the_same_files_for_the_same_things(package: str) -> None:
    here = {path.stem for path in folder(package).glob("*.py")}
    assert [name for name in FILES if name not in here] == []
    assert [name for name in OLD if name in here] == []
    if package != "night_market":
        assert "guide" in here
    assert ("scenarios" in here) == (type(game(package)).scenarios is not Game.scenarios)


@pytest.mark.parametrize("package", PACKAGES)
def test_the_contract_is_put_together_from_them(package: str) -> None:
    found = game(package)
    assert found.options is module(package, "options").OPTIONS
    assert found.actions is module(package, "actions").SPACE
    assert found.steps is module(package, "steps").STEPS
    assert found.pending is module(package, "pending").PENDING
    assert found.kinds is module(package, "kinds").KINDS
    assert found.categories is module(package, "scoring").CATEGORIES


@pytest.mark.parametrize("package", PACKAGES)
def test_every_game_has_its_state_and_sets_it_up(package: str) -> None:
    state = module(package, "state").State
    assert issubclass(state, machine.State)
    found = game(package)
    seats = found.seats[0]
    start = module(package, "setup").set_up(seats, found.check_options(seats, {}))
    assert type(start) is state
    assert start.stack
    assert callable(module(package, "invariants").check)


@pytest.mark.parametrize("package", PACKAGES)
def test_events_are_numbers_without_a_prefix(package: str) -> None:
    events = {
        name: value for name, value in vars(module(package, "events")).items() if isinstance(value, int)
    }
    assert set(events.values()) == set(range(len(module(package, "kinds").KINDS)))
    heads = [name.partition("_")[0] for name in events if "_" in name]
    assert all(re.fullmatch(r"[A-Z][A-Z_]*", name) for name in events)
    assert len(heads) < len(events), "all of them begin alike"
    assert not {"E", "TOLD", "EVENT"} & set(heads)


@pytest.mark.parametrize("package", PACKAGES)
def test_decisions_are_words(package: str) -> None:
    decisions = [(step.__name__, step.decision) for step in game(package).steps if step.decision]
    assert [each for each in decisions if not re.fullmatch(r"[A-Z]+(-[A-Z]+)*", each[1])] == []
    words = (folder(package) / "locale" / "en.ftl").read_text(encoding="utf-8")
    asked = re.findall(r"^prompt-[a-z0-9-]+", words, re.MULTILINE)
    assert asked
    assert [key for key in asked if not re.fullmatch(r"prompt-d(-[a-z]+)+", key)] == []


@pytest.mark.parametrize("package", PACKAGES)
def test_the_view_is_a_type_with_seats(package: str) -> None:
    root = viewtypes._source(f"{package}.view").View
    assert is_typeddict(root)
    hints = viewtypes._hints(root)
    assert hints["seat"] == int | None
    (seat,) = viewtypes._parts(hints["seats"])
    assert [name for name in get_type_hints(SeatView) if name not in viewtypes._hints(seat)] == []
    for part in _parts_of(root):
        assert [key for key in viewtypes._hints(part) if not re.fullmatch(r"[a-z][a-z0-9_]*", key)] == [], (
            part
        )


def _parts_of(root: Any) -> list[Any]:
    found = [root]
    for part in found:
        for hint in viewtypes._hints(part).values():
            found += [each for each in viewtypes._parts(hint) if each not in found]
    return found


@pytest.mark.parametrize("package", PACKAGES)
def test_options_are_read_in_one_place(package: str) -> None:
    found = [
        f"{path.name}: {line.strip()}"
        for path in folder(package).glob("*.py")
        if path.name != "options.py"
        for line in path.read_text(encoding="utf-8").splitlines()
        if re.search(r"\.options\[|\boptions\[\d\] ==", line)
    ]
    assert found == []


@pytest.mark.parametrize("package", PACKAGES)
def test_checks_take_the_step_they_are_for(package: str) -> None:
    loose = [
        f"{path.name}: {line.strip()}"
        for path in folder(package).glob("*.py")
        for line in path.read_text(encoding="utf-8").splitlines()
        if re.search(r"\bstep: Any\b", line)
    ]
    assert len(loose) <= 4, loose
