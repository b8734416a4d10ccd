"""The tools of the kit: which games are played, the report, golden games and node counts."""

from pathlib import Path

import pytest
from night_market import GAME
from night_market.game import NightMarket
from night_market.state import State as Market

from caravanserai.core.game import BadOption
from caravanserai.core.machine import CHANCE, State
from caravanserai.testing import golden, perft
from caravanserai.testing.corpus import Corpus, Player, Setup, new, play, setups
from caravanserai.testing.digest import digests
from caravanserai.testing.errors import ConformanceError
from caravanserai.testing.kit import run_kit
from caravanserai.testing.observed import changes


class Picky(NightMarket):
    """A game with several options, one value of which only suits four seats."""

    options = {"guards": ("on", "off"), "moon": ("full", "half", "new")}

    def check_option(self, name: str, value: str, seats: int) -> str:
        if value == "new" and seats < 4:
            raise BadOption("a new moon needs four traders")
        return super().check_option(name, value, seats)


# --- the corpus --------------------------------------------------------------------------------------


def test_setups_cover_every_seat_count_and_option_value() -> None:
    found = setups(Picky())
    assert {setup.seats for setup in found} == {2, 3, 4}
    values = {pair for setup in found for pair in setup.options}
    assert values == {
        ("guards", "on"),
        ("guards", "off"),
        ("moon", "full"),
        ("moon", "half"),
        ("moon", "new"),
    }
    assert all(setup.seats == 4 for setup in found if ("moon", "new") in setup.options)
    assert len(found) == len(set(found))
    assert str(found[0]) == "2 seats guards=on moon=full"


def test_an_option_value_that_nobody_may_choose_is_found() -> None:
    class Pickier(Picky):
        def check_option(self, name: str, value: str, seats: int) -> str:
            if value == "half":
                raise BadOption("never")
            return value

    with pytest.raises(ConformanceError, match="no seat count allows option moon=half"):
        setups(Pickier())


def test_a_corpus_is_reproducible_and_keeps_to_its_budget() -> None:
    first, second = Corpus(GAME, budget=30), Corpus(GAME, budget=30)
    assert first.plays == second.plays
    assert [str(moment) for moment in first.moments] == [str(moment) for moment in second.moments]
    rare = len(GAME.steps) + len(setups(GAME))
    assert 30 <= len(first.moments) <= 31 + rare
    assert len(Corpus(GAME, budget=200).moments) > 190


def test_the_sample_has_every_kind_of_step_and_the_ends() -> None:
    corpus = Corpus(GAME, budget=1)
    kinds = {moment.step for moment in corpus.moments}
    assert kinds == {"Deal", "Act", "Browse", "AnswerSnatch", "Grab", "over"}
    assert sum(moment.step == "over" for moment in corpus.moments) == len(setups(GAME))


def test_samples_do_not_move() -> None:
    corpus = Corpus(GAME, budget=20)
    for moment in corpus.moments:
        state = new(GAME, moment.setup)
        played = next(each for each in corpus.plays if (each.setup, each.seed) == (moment.setup, moment.seed))
        for action in played.actions[: moment.number]:
            state.apply(action)
        assert GAME.position(state) == GAME.position(moment.state)


def test_odd_seeds_lean_and_even_ones_do_not() -> None:
    assert Player(GAME, 2).leanings == {}
    assert len(set(Player(GAME, 3).leanings.values())) > 1


def test_scenarios_are_played_too() -> None:
    class WithScenario(NightMarket):
        def scenarios(self) -> list[State]:
            state = new(GAME, Setup(2, (("guards", "on"),)))
            while state.actor() == CHANCE:
                state.apply(state.legal()[0])
            assert isinstance(state, Market)
            state.caught = [1, 0]
            state.discard[5] = 1
            state.deck[5] -= 1
            return [state]

    corpus = Corpus(WithScenario(), budget=40, rounds=2)
    assert [played.scenario for played in corpus.plays].count(0) == 2
    assert run_kit(WithScenario(), budget=20, place="night_market:GAME").ok


# --- the report --------------------------------------------------------------------------------------


def test_the_report_names_every_check_and_its_time() -> None:
    calls: list[tuple[str, int, int]] = []
    report = run_kit(GAME, budget=10, progress=lambda name, done, total: calls.append((name, done, total)))
    assert report.ok
    assert report.text().splitlines()[-1] == "nightmarket: all passed"
    assert [call[0] for call in calls] == [*(each.name for each in report.results), ""]
    assert calls[-1][1:] == (len(report.results), len(report.results))
    assert all(each.seconds >= 0 for each in report.results)


def test_a_check_that_stumbles_is_a_failure_and_the_others_go_on() -> None:
    class Stumbling(NightMarket):
        def breakdown(self, state: State) -> list[dict[str, int]]:
            raise RuntimeError("no score sheet")

    report = run_kit(Stumbling(), budget=10, place="night_market:GAME")
    failed = {each.name: each.message for each in report.results if not each.passed}
    assert not report.ok
    assert "no score sheet" in failed["scores"]
    assert "legal" not in failed
    assert "FAIL  scores" in report.text()
    assert f"{len(failed)} failed" in report.text()


def test_digests_cover_every_setup() -> None:
    assert len(digests(GAME, rounds=2)) == 2 * len(setups(GAME))
    assert digests(GAME) == digests(GAME)


# --- golden games ------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("golden") / "nightmarket"
    golden.write(GAME, made)
    return made


def test_golden_games_replay(folder: Path) -> None:
    assert golden.check(GAME, folder) == []
    assert sorted(path.name for path in folder.iterdir()) == sorted(
        [*golden.expected_files(GAME), "perft.txt"]
    )


def test_a_missing_golden_game_is_a_fault(folder: Path, tmp_path: Path) -> None:
    assert golden.check(GAME, tmp_path)[0] == "nightmarket: there is no golden game 2-seats.golden"
    for path in folder.glob("*.golden"):
        (tmp_path / path.name).write_bytes(path.read_bytes())
    assert golden.check(GAME, tmp_path) == ["nightmarket: there are no node counts perft.txt"]


def test_any_changed_line_of_a_golden_game_is_a_fault(folder: Path) -> None:
    text = (folder / "2-seats.golden").read_text(encoding="utf-8")
    lines = text.splitlines()
    for number in range(0, len(lines), 7):
        spoilt = [*lines[:number], f"{lines[number]} ", *lines[number + 1 :]]
        with pytest.raises(ConformanceError):
            golden.replay(GAME, "\n".join(spoilt))
    for shorter in (lines[:-1], [*lines, "more"]):
        with pytest.raises(ConformanceError):
            golden.replay(GAME, "\n".join(shorter))


def test_a_change_of_the_rules_shows_in_the_golden_game(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = (folder / "3-seats.golden").read_text(encoding="utf-8")
    monkeypatch.setattr("night_market.scoring.VALUES", (2, 3, 4, 5))
    with pytest.raises(
        ConformanceError, match=r"nightmarket 3-seats, line \d+: recorded 'view of all: seats\[\d\]"
    ):
        golden.replay(GAME, text)


def test_a_golden_game_of_other_rules_says_so(folder: Path) -> None:
    text = (folder / "2-seats.golden").read_text(encoding="utf-8").replace("rules 1", "rules 2", 1)
    with pytest.raises(ConformanceError, match="rules '2', expected '1': write it anew"):
        golden.replay(GAME, text)
    with pytest.raises(ConformanceError, match="caravanserai None"):
        golden.replay(GAME, "hello")


def test_large_games_are_shown_in_less_detail_but_nothing_escapes(monkeypatch: pytest.MonkeyPatch) -> None:
    full = golden.golden_text(GAME, setups(GAME)[0])
    monkeypatch.setattr(golden, "LARGEST", len(full) // 2)
    short = golden.golden_text(GAME, setups(GAME)[0])
    assert len(short) <= len(full) // 2
    assert short.splitlines()[-1] == full.splitlines()[-1]
    golden.replay(GAME, short)


def test_old_files_go_away(folder: Path) -> None:
    (folder / "9-seats.golden").write_text("old")
    golden.write(GAME, folder)
    assert not (folder / "9-seats.golden").exists()


def test_the_command_writes_and_checks(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert golden.main(["night_market:GAME", "--to", str(tmp_path)]) == 0
    assert golden.main(["night_market:GAME", "--to", str(tmp_path), "--check"]) == 0
    assert capsys.readouterr().out.endswith("nightmarket: as recorded\n")
    (tmp_path / "nightmarket" / "perft.txt").write_text("")
    assert golden.main(["night_market:GAME", "--to", str(tmp_path), "--check"]) == 1


def test_differences_of_views_are_lines() -> None:
    before = {"a": {"b": [1, {"c": None}, 3]}, "d": [], "e": {"x": 1}, "f": 1}
    now = {"a": {"b": [1, {"c": 2}]}, "d": [7], "e": {}, "f": True}
    assert list(changes(before, now)) == ["a.b[1].c: 2", "a.b[2]: gone", "d[0]: 7", "e: {}", "f: true"]
    assert list(changes(before, before)) == []
    assert list(changes(None, {"a": {"b": "ü"}, "d": []})) == ['a.b: "ü"', "d: []"]


# --- node counts -------------------------------------------------------------------------------------


def slow_nodes(state: State, depth: int) -> int:
    """The definition, without short cuts."""
    while state.actor() == -1:
        state.apply(state.legal()[0])
    if depth == 0 or not state.stack:
        return 1
    total = 0
    for action in state.legal():
        after = state.clone()
        after.apply(action)
        total += slow_nodes(after, depth - 1)
    return total


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_node_counts_follow_their_definition(seed: int) -> None:
    setup = setups(GAME)[0]
    state = new(GAME, setup)
    for action in play(GAME, setup, seed).actions[:20]:
        state.apply(action)
    for depth in range(4):
        assert perft.nodes(state.clone(), depth) == slow_nodes(state.clone(), depth)


def test_other_node_counts_are_a_fault(folder: Path) -> None:
    text = (folder / "perft.txt").read_text(encoding="utf-8")
    games = {}
    for name in golden.expected_files(GAME):
        read = golden.read(GAME, (folder / name).read_text(encoding="utf-8"))
        games[name.removesuffix(golden.SUFFIX)] = (read.setup, read.actions)
    assert perft.faults(GAME, games, text) == []
    assert "recorded" in perft.faults(GAME, games, text.replace("after 0: 2", "after 0: 3", 1))[0]
    assert "lines of node counts" in perft.faults(GAME, games, text.split("\n", 1)[1])[0]
