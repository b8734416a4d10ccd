"""A few of the browser tests once more with their tables in PostgreSQL: the first minute, the waiting room, home, a line lost.

`SERAI_TEST_STORE=postgresql pytest tests/browser` runs all of them there.
"""

from pathlib import Path

import pytest
from server_postgres import CHOSEN, pass_there

HERE = Path(__file__).parent
FILES = ("first_minute", "waiting", "home", "line")
"""One after another, with one browser, one server and one PostgreSQL."""
BUT = "languages or wrong_link"
"""Words come from no store; a link to no table is among those of `line` that lead nowhere."""


@pytest.mark.long
@pytest.mark.skipif(CHOSEN, reason="all tests are on PostgreSQL already")
def test_a_browser_does_not_notice_where_tables_lie() -> None:
    pass_there(*(HERE / f"test_browser_{each}.py" for each in FILES), but=BUT)
