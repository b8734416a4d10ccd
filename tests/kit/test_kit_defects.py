"""Each check of the kit can fail: a copy of the teaching game with one defect, and a message that names it."""

from pathlib import Path

import defects_border
import defects_choices
import defects_flow
import defects_pauses
import defects_secrets
import market_by_engine
import market_by_hash
import pytest
from defects import DEFECTS
from night_market import GAME

from caravanserai.testing import corpus, processes
from caravanserai.testing.errors import ConformanceError
from caravanserai.testing.kit import checks, run_kit


def test_the_teaching_game_passes_everything() -> None:
    report = run_kit(GAME)
    assert report.ok, report.text()


def test_the_defects_are_all_entered() -> None:
    files = (defects_border, defects_choices, defects_flow, defects_pauses, defects_secrets)
    entered = {defect.make.__module__ for defect in DEFECTS.values()}
    assert entered == {file.__name__ for file in files}
    assert {defect.check for defect in DEFECTS.values()} >= set(checks(GAME)) - {"hash-seed"}


@pytest.mark.parametrize("name", DEFECTS)
def test_defect_is_found_and_named(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(corpus, "LIMIT", 1000)
    defect = DEFECTS[name]
    game = defect.make(monkeypatch)
    with pytest.raises(ConformanceError) as found:
        checks(game, budget=400)[defect.check]()
    assert defect.says in str(found.value)
    assert "nightmarket" in str(found.value)


def test_a_game_that_depends_on_hash_values_is_found() -> None:
    with pytest.raises(ConformanceError, match="nightmarket: another game under another PYTHONHASHSEED"):
        checks(market_by_hash.GAME, place="market_by_hash:GAME")["hash-seed"]()


def test_a_game_that_no_other_process_can_import_is_found() -> None:
    with pytest.raises(ConformanceError, match="nightmarket: no attribute of night_market is this game"):
        processes.check_hash_seed(type(GAME)())


def test_the_teaching_game_is_the_same_on_the_compiled_engine(compiled: Path) -> None:
    """Core and games are compiled; the teaching game itself runs interpreted on top."""
    processes.check_compiled(GAME, compiled)


def test_a_game_that_differs_on_the_compiled_engine_is_found(compiled: Path) -> None:
    with pytest.raises(ConformanceError, match="nightmarket: interpreted and compiled part"):
        processes.check_compiled(market_by_engine.GAME, compiled, "market_by_engine:GAME")


def test_a_copy_that_is_not_compiled_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ConformanceError, match="there is no compiled engine"):
        processes.check_compiled(GAME, tmp_path)


def test_every_check_has_a_defect() -> None:
    covered = {defect.check for defect in DEFECTS.values()} | {"hash-seed", "compiled"}
    assert covered == {*checks(GAME, compiled=Path("somewhere"))}
