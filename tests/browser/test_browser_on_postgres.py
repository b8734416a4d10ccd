"""A few of the browser tests once more with their tables in PostgreSQL: the first minute, the waiting room, home, a line lost.

`SERAI_TEST_STORE=postgresql pytest tests/browser` runs all of them there.
"""

from pathlib import Path

import pytest
from server_postgres import CHOSEN, pass_there

HERE = Path(__file__).parent
SETS = {"tables": ("first_minute", "waiting"), "people": ("home", "line")}
"""Each has a browser, a server and a PostgreSQL of its own."""


@pytest.mark.long
@pytest.mark.skipif(CHOSEN, reason="all tests are on PostgreSQL already")
@pytest.mark.parametrize("name", SETS)
def test_a_browser_does_not_notice_where_tables_lie(name: str) -> None:
    pass_there(*(HERE / f"test_browser_{each}.py" for each in SETS[name]))
