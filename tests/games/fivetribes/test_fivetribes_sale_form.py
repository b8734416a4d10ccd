"""The page's form of a sale reckons with the same scale as the rules."""

import re
from pathlib import Path

from caravanserai.games.fivetribes.board import SET_VALUE

SOURCE = Path(__file__).parents[3] / "client" / "src" / "games" / "fivetribes" / "sale.ts"


def test_the_scale_of_the_form_is_that_of_the_rules() -> None:
    """FT-5 What so many different kinds are worth."""
    found = re.search(r"SCALE = \[([^\]]*)\]", SOURCE.read_text(encoding="utf-8"))
    assert found
    assert tuple(int(each) for each in found[1].split(",")) == SET_VALUE
