"""Every built-in game passes the whole conformance kit."""

import pytest

from caravanserai.core import registry
from caravanserai.testing.kit import run_kit


@pytest.mark.long
@pytest.mark.parametrize("key", registry.BUILT_IN)
def test_game_passes_the_conformance_kit(key: str) -> None:
    report = run_kit(registry.game(key), budget=120)
    assert report.ok, f"\n{report.text()}"
