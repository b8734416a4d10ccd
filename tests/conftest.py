"""Settings for all tests: property tests are the same on every run and have no stopwatch, since CI machines are busy."""

from hypothesis import HealthCheck, settings

settings.register_profile(
    "caravanserai", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("caravanserai")
