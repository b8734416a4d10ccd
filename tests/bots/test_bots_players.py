"""What simulated players go by is learned: numbers in games among themselves, odds from players who search."""

import json
from pathlib import Path
from random import Random

import pytest

from caravanserai.bots.generations import GENERATIONS, LATEST
from caravanserai.bots.judges import make_judge, weights_of
from caravanserai.bots.learning import laying, players
from caravanserai.bots.learning.laying import Choice, likelihood
from caravanserai.bots.learning.lessons import Course
from caravanserai.bots.learning.players import Slope, learn_players
from caravanserai.bots.learning.units import LEAST, UNITS, allowed, unit
from caravanserai.cli.main import main
from caravanserai.spread import JournalError

WEIGHTS = Path(players.__file__).parents[1] / "weights"
TUNED = sorted(UNITS)


def course(game: str, games: int = 4, seats: tuple[int, ...] = (2,)) -> Course:
    return Course(game, seats, ({},), games, "players")


@pytest.mark.parametrize("game", TUNED)
def test_every_number_that_is_tuned_is_one_of_the_weights(game: str) -> None:
    weights = weights_of(game, LATEST)
    assert players.tunable(game, weights)
    for seats in (2, 4):
        where = players.part(weights, seats)
        found = players.numbers(game, weights, where)
        assert found.keys() == UNITS[game].keys()
        assert allowed(game, found) == found, "the weights in use are allowed"
        moved = players.moved(game, found, dict.fromkeys(found, 1.0))
        assert all(moved[name] == found[name] + unit(game, name, found[name]) for name in found)
        assert players.numbers(game, players.changed(weights, where, moved), where) == moved
        make_judge(game, players.changed(weights, where, moved))
    assert LEAST[game].keys() <= UNITS[game].keys()


def test_no_number_falls_below_its_least() -> None:
    weights = weights_of("fivetribes", LATEST)
    found = players.moved(
        "fivetribes", players.numbers("fivetribes", weights, ""), dict.fromkeys(UNITS["fivetribes"], -100.0)
    )
    assert {name: found[name] for name in LEAST["fivetribes"]} == LEAST["fivetribes"]
    assert found["lead"] < weights["lead"]


def test_numbers_go_where_the_margins_say() -> None:
    """What makes the margin, however noisy it is, is raised; what lowers it goes down; what does nothing hardly moves."""
    rng, slope = Random("slope"), Slope({"good": 1.0, "bad": 1.0, "idle": 1.0})
    steps = dict.fromkeys(("good", "bad", "idle"), 0.0)
    for _ in range(6):
        for _ in range(300):
            ways = {name: rng.choice((-1, 1)) for name in steps}
            slope.add(ways, 3 * ways["good"] - 3 * ways["bad"] + rng.gauss(0, 5))
        for name, by in slope.turn(1.0).items():
            steps[name] += by
    assert steps["good"] > 3
    assert steps["bad"] < -3
    assert abs(steps["idle"]) < 2


def test_two_sides_of_the_same_numbers_are_even() -> None:
    weights = weights_of("fivetribes", LATEST)
    both = [players.play("fivetribes", (weights, weights), (2, {}), turn, 7) for turn in (0, 1)]
    assert both[0][0] == -both[1][0]
    assert both[0][1] + both[1][1] == 1


def test_a_course_that_was_interrupted_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plan, weights = course("yspahan", seats=(2, 4)), weights_of("yspahan", LATEST)
    whole = list(learn_players(plan, weights, 2, 2, tmp_path, on="here"))
    assert [each.deals for each in whole] == [2, 2]
    assert whole[0].weights["two"] != weights["two"]
    assert whole[0].weights["more"] != weights["more"]
    assert whole[0].duel.games == 2
    monkeypatch.setattr(players, "play_block", None)  # all of it lies in the folder
    assert list(learn_players(plan, weights, 2, 2, tmp_path, on="here")) == whole
    with pytest.raises(JournalError):
        next(learn_players(plan, {**weights, "horizon": 3}, 2, 2, tmp_path, on="here"))


@pytest.mark.parametrize("game", TUNED)
def test_the_command_tunes_and_says_how(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = f"learn {game} --players --seats 2 --games 2 --rounds 1 --duels 2 --on here --json --write"
    assert main([*command.split(), str(tmp_path)]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told == json.loads((tmp_path / "card.json").read_text())
    assert told["numbers"] == len(UNITS[game])
    assert told["games"] == 2
    assert "--players" in told["command"]
    assert [row["games"] for row in told["against the first"]] == [2]
    assert "against the first" in (tmp_path / "report.html").read_text()
    make_judge(game, json.loads((tmp_path / "model.json").read_text()))


def test_odds_are_learned_from_games_that_were_watched(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Watched are two games, one of them held back; what was watched is not watched again. Anybody can be watched."""
    monkeypatch.setattr(laying, "WATCHED", "random")
    monkeypatch.setattr(laying, "HELD", 2)
    command = "learn morgenland --players --seats 3 --games 2 --on here --json --write"
    assert main([*command.split(), str(tmp_path)]) == 0
    told = json.loads(capsys.readouterr().out)
    model = json.loads((tmp_path / "model.json").read_text())
    assert told["numbers"] == len(model["players"]) > 400
    assert min(told["choices"], told["held back"]["choices"]) > 50
    assert model["players"] != weights_of("morgenland", LATEST)["players"]
    make_judge("morgenland", model)
    monkeypatch.setattr(laying, "watch", None)
    assert main([*command.split(), str(tmp_path)]) == 0
    assert json.loads((tmp_path / "model.json").read_text()) == model


def test_likelihood_is_that_of_what_was_taken() -> None:
    none = laying.NOTHING
    choices: list[Choice] = [([(1, none, none, none), (2, none, none, none)], 0)]
    odds = [1.0] * laying.SIZE
    assert likelihood(odds, choices) == pytest.approx(-0.6931, abs=1e-3)
    odds[1] = 3.0
    assert likelihood(odds, choices) == pytest.approx(-0.2877, abs=1e-3)
    assert likelihood(odds, []) == 0.0


@pytest.mark.parametrize(
    ("command", "word"),
    [
        ("learn fivetribes --players --games 1", "twice"),
        ("learn fivetribes --players --duels 0", "twice"),
        ("learn fivetribes --players", "--write"),
        ("learn fivetribes --players --start nowhere.json", "nothing to start from"),
    ],
)
def test_the_command_refuses_what_cannot_be_with_players(
    command: str, word: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(command.split()) == 2
    assert word in capsys.readouterr().err


@pytest.mark.parametrize(
    "path", sorted(WEIGHTS.glob("*/*.card.json")), ids=lambda path: f"{path.parent.name} {path.stem}"
)
def test_the_card_of_weights_says_how_they_were_made_and_how_good_they_are(path: Path) -> None:
    told = json.loads(path.read_text(encoding="utf-8"))
    weights = path.with_name(f"{told['game']}.json")
    assert weights.stat().st_size < 1_000_000
    assert told["players"]["made"]
    assert told["players"]["good"]


@pytest.mark.parametrize("generation", [number for number in GENERATIONS if number > 1])
def test_all_weights_of_a_generation_with_players_have_a_card(generation: int) -> None:
    names = {path.stem for path in WEIGHTS.glob(f"{generation}/*.json") if ".card." not in path.name}
    assert names == {path.name.partition(".")[0] for path in WEIGHTS.glob(f"{generation}/*.card.json")}
    assert names
