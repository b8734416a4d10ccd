"""Every built-in game passes the whole conformance kit."""

import pytest

from caravanserai.core import registry
from caravanserai.testing.kit import run_kit

BUDGETS = {"yspahan": 150}
"""Where more positions than usual are looked at."""


@pytest.mark.long
@pytest.mark.parametrize("key", registry.BUILT_IN)
def test_game_passes_the_conformance_kit(key: str) -> None:
    report = run_kit(registry.game(key), BUDGETS.get(key, 120))
    assert report.ok, f"\n{report.text()}"
