"""How long something may take until a test says that it has failed: one setting for all of them.

CARAVANSERAI_SLOWNESS=10 pytest      on a machine that takes ten times as long as any that we know
"""

import os
from typing import Final

SLOWNESS: Final = float(os.environ.get("CARAVANSERAI_SLOWNESS", "1"))
PATIENCE: Final = 300.0 * SLOWNESS
"""Seconds until something that does not get on has failed: a busy machine takes its time."""
LIMIT: Final = 1200 * SLOWNESS
"""Seconds for a whole test, as in `pyproject.toml`."""
