"""The tips of the page are for questions that games ask: a renamed decision must take its tip along."""

import re
from importlib.resources import files

import pytest

from caravanserai.core.registry import game as find_game

TIP = re.compile(r"^ui-tip-([a-z]+)-(d-[a-z-]+) =", re.MULTILINE)


def tips() -> list[tuple[str, str]]:
    """Game and decision of every tip in the English catalogue."""
    catalogue = files("caravanserai").joinpath("locale", "ui", "en.ftl").read_text(encoding="utf-8")
    assert len(re.findall(r"^ui-tip-[a-z]+-", catalogue, re.MULTILINE)) == len(TIP.findall(catalogue))
    return TIP.findall(catalogue)


@pytest.mark.parametrize("game", ["yspahan", "fivetribes", "morgenland"])
def test_every_tip_belongs_to_a_decision(game: str) -> None:
    asked = {step.decision.lower() for step in find_game(game).steps}
    told = [decision for key, decision in tips() if key == game]
    assert told
    assert [decision for decision in told if decision not in asked] == []
