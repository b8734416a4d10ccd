"""Settings for all tests: property tests are the same on every run and have no stopwatch, since CI machines are busy."""

from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile(
    "caravanserai", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("caravanserai")

BROWSER = Path(__file__).parent / "browser"


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browser tests come last: their driver keeps an event loop running in the process from then on."""
    items.sort(key=lambda item: BROWSER in item.path.parents)
