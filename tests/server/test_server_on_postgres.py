"""The tests of tables that do not mind where they are kept, once more on PostgreSQL: those that touch the store most.

`SERAI_TEST_STORE=postgresql pytest tests/server tests/browser` runs all of them there.
"""

import pytest
from server_postgres import CHOSEN, HERE, binaries, pass_there

SETS = {
    "tables": ("seats", "promises", "waiting", "spectators", "pauses", "hall", "attacks", "fairness"),
    "people": ("persons", "strangers", "push", "ratings", "hosting"),
}


@pytest.mark.long
@pytest.mark.skipif(CHOSEN, reason="all tests are on PostgreSQL already")
@pytest.mark.parametrize("name", SETS)
def test_a_chosen_few_pass_on_postgresql(name: str) -> None:
    pass_there(*(HERE / f"test_server_{each}.py" for each in SETS[name]))


def test_without_postgresql_it_is_said_and_in_ci_it_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("server_postgres.binaries", lambda: None)
    monkeypatch.setenv("CI", "false")
    with pytest.raises(pytest.skip.Exception, match="PostgreSQL is not installed"):
        pass_there()
    monkeypatch.setenv("CI", "true")
    with pytest.raises(pytest.fail.Exception, match="PostgreSQL is not installed"):
        pass_there()
    monkeypatch.undo()
    assert binaries() is None or (binaries() / "initdb").exists()  # type: ignore[operator]
