"""Learning: nets find what was planted, readers write what they name, and a course can be repeated and resumed."""

import json
from pathlib import Path
from random import Random

import numpy as np
import pytest

import caravanserai as cs
from caravanserai import bots
from caravanserai.bots.judges import PLAIN, judge_of, make_judge, weights_of
from caravanserai.bots.learned import LearnedJudge
from caravanserai.bots.learning import course, duels, glances, lessons, look
from caravanserai.bots.learning.fit import fit
from caravanserai.bots.learning.glances import Glance, fit_line
from caravanserai.bots.learning.habits import habits
from caravanserai.bots.learning.lessons import Course, Lesson, pack
from caravanserai.bots.model import inputs_of, judge_from, plain_judge, reader_of, untaught
from caravanserai.bots.net import Net, Row
from caravanserai.cli.main import main
from caravanserai.core.rollout import Dice, advance
from caravanserai.spread import JournalError

WEIGHTS = Path(bots.__file__).parent / "weights"
GAMES = ("alrashid", "fivetribes", "morgenland", "yspahan")


def planted(games: int, bend: float) -> list[Lesson]:
    """Games whose leads are 3 times the second number less the third, and something that no line can tell."""
    rng = Random("planted")
    found = []
    for _ in range(games):
        rows = [[rng.uniform(-1, 1) for _ in range(4)] for _ in range(2)]
        points = [round(100 * (3 * row[1] - row[2] + bend * max(0.0, row[3]))) for row in rows]
        winner = points.index(max(points))
        won = [float(seat == winner) for seat in range(2)]
        found.append(Lesson(2, pack(rows[0] + rows[1]), [0.5], points, won, []))
    return found


def test_a_fit_finds_the_weights_that_were_planted() -> None:
    found = fit(planted(400, 0.0), 4, 0, 0, 1)
    assert found.hidden == 0
    assert found.line > 0.99
    assert found.net == pytest.approx([0, 300, -100, 0], abs=15)


def test_a_hidden_layer_finds_what_no_line_can_tell() -> None:
    found = fit(planted(3000, 4.0), 4, 8, 40, 1)
    assert found.hidden == 8
    assert found.full > found.line + 0.02
    assert len(found.losses) > 1
    assert found.losses[-1][1] < found.losses[0][1]


def test_habits_are_the_odds_by_which_was_chosen() -> None:
    rng = Random("habits")
    odds = [1.0, 3.0, 0.25]
    choices = []
    for _ in range(3000):
        offered = [rng.randrange(3) for _ in range(4)]
        choices.append([rng.choices(offered, [odds[sort] for sort in offered])[0], *offered])
    found = habits(choices, 4)
    assert [found[1] / found[0], found[2] / found[0]] == pytest.approx([3.0, 0.25], rel=0.2)
    assert found[3] == 1.0  # never offered


def test_simulated_players_follow_their_habits() -> None:
    """With all odds on one sort of option that sort is taken; without habits, any."""
    game = cs.game("morgenland")
    model = untaught("morgenland", weights_of("morgenland", PLAIN))
    reader = reader_of("morgenland")
    state, dice = game.new(3), Dice(4)
    while len(state.legal()) < 8 or reader.sort(state, state.legal()[0]) < 0:
        advance(state, dice)
    wanted = state.legal()[5]
    odds = [1.0 if sort == reader.sort(state, wanted) else 1e-9 for sort in range(reader.sorts)]
    stubborn = judge_from("morgenland", {**model, "habits": odds})
    free = judge_from("morgenland", model)
    assert {stubborn.pick(state, state.legal(), dice) for _ in range(30)} == {wanted}
    assert len({free.pick(state, state.legal(), dice) for _ in range(60)}) > 3


@pytest.mark.parametrize("version", ["basic", "magic"])
def test_simulated_players_of_morgenland_play_whole_games(version: str) -> None:
    """They do what is legal, and sell all artifacts within the rounds that people take."""
    game = cs.game("morgenland")
    judge = judge_of(game)
    state, dice = game.new(4, version=version), Dice(9)
    while state.actor() != cs.OVER:
        if state.actor() == cs.CHANCE:
            advance(state, dice)
        else:
            action = judge.pick(state, state.legal(), dice)
            assert action in state.legal()
            state.apply(action)
    assert sum(state.scores()) == 24
    assert judge.clock(state) < 16


def test_a_net_counts_as_numpy_does() -> None:
    rng = np.random.default_rng(5)
    numbers = rng.normal(size=7 * 4 + 6)
    row = Row(7)
    read = [0.0, 1.5, 0.0, -2.0, 0.25, 3.0, 0.0]
    for number in read:
        row.put(number)
    hidden = np.maximum(np.array(read) @ numbers[7:28].reshape(7, 3) + numbers[28:31], 0)
    expected = np.array(read) @ numbers[:7] + hidden @ numbers[31:]
    assert Net(7, 3, list(map(float, numbers))).value(row.numbers) == pytest.approx(expected, abs=1e-12)


@pytest.mark.parametrize("key", GAMES)
def test_readers_write_what_they_name_and_an_untaught_net_judges_plainly(key: str) -> None:
    game = cs.game(key)
    model = untaught(key, weights_of(key, PLAIN))
    judge, plain = judge_from(key, model), plain_judge(key, model["plain"])
    assert len(set(model["inputs"])) == len(model["inputs"])
    for seats in game.seats:
        state, dice = game.new(seats), Dice(seats)
        for step in range(260):
            if state.actor() == cs.OVER:
                break
            if step % 65 == 64:
                assert {row.at for row in judge.rows(state)} == {len(model["inputs"])}
                values, wanted = judge.values(state), plain.values(state)
                assert values[0] - values[1] == pytest.approx(wanted[0] - wanted[1])
                assert judge.scale(state) == pytest.approx(plain.scale(state))
            advance(state, dice)


@pytest.fixture
def little(monkeypatch: pytest.MonkeyPatch) -> Course:
    """The shortest lessons there are."""
    for module in (lessons, duels):
        monkeypatch.setattr(module, "TRIES", (1, 2))
    monkeypatch.setattr(lessons, "POSITIONS", 8)
    return Course("yspahan", (2,), ({},), 2, "little")


def test_a_course_is_repeated_and_resumed_to_the_same_net(little: Course, tmp_path: Path) -> None:
    start = untaught("yspahan", weights_of("yspahan", PLAIN))
    whole = list(course.learn(little, start, 2, tmp_path / "whole", on="here", hidden=2, duels=2))
    cut = tmp_path / "cut"
    cut.mkdir()
    lines = (tmp_path / "whole" / "round-1.jsonl").read_text().splitlines(keepends=True)
    (cut / "round-1.jsonl").write_text("".join(lines[:2]) + lines[2][:40])
    again = list(course.learn(little, start, 2, cut, on="here", hidden=2, duels=2))
    assert [each.model for each in again] == [each.model for each in whole]
    assert whole[1].games == 4
    assert whole[0].step == 0 or whole[0].model["net"] != start["net"]


def test_lessons_of_another_net_are_refused(little: Course, tmp_path: Path) -> None:
    start = untaught("yspahan", weights_of("yspahan", PLAIN))
    once = little._replace(games=1)
    next(course.learn(once, start, 1, tmp_path, on="here", hidden=0, duels=0))
    with pytest.raises(JournalError):
        next(course.learn(once, {**start, "spread": 1.0}, 1, tmp_path, on="here", hidden=0, duels=0))


def test_the_command_writes_net_card_and_page(
    little: Course, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = "learn yspahan --seats 2 --games 2 --rounds 1 --hidden 2 --duels 2 --on here --json --write"
    assert main([*command.split(), str(tmp_path)]) == 0
    told = json.loads(capsys.readouterr().out)
    model = json.loads((tmp_path / "model.json").read_text())
    assert told == json.loads((tmp_path / "card.json").read_text())
    assert told["numbers"] == len(model["net"])
    assert told["inputs"] == len(model["inputs"])
    assert "--games 2" in told["command"]
    assert "Explained" in (tmp_path / "report.html").read_text()
    assert judge_from("yspahan", model).spread >= model["last"]


def test_an_untaught_judge_looks_at_turns_as_the_plain_one_does(
    little: Course, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(look, "MANY", 1)
    monkeypatch.setattr(look, "FIELD", 8)
    assert main(["learn", "yspahan", "--seats", "2", "--look", "1", "--worlds", "2", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [(each["look"], each["worlds"]) for each in found][1:3] == [
        ("learned", "plain"),
        ("plain", "learned"),
    ]
    assert len({round(each["correlation"], 9) for each in found}) == 1


def test_a_first_look_finds_what_tells_plans_apart() -> None:
    """Positions differ by much that all their plans have in common; within each the second number counts."""
    rng = Random("glances")
    games = []
    for _ in range(60):
        common = rng.uniform(-50, 50)
        rows = [[common, rng.uniform(-1, 1), rng.uniform(-1, 1)] for _ in range(8)]
        leads = [3 * common + 2 * row[1] + rng.gauss(0, 0.1) for row in rows]
        games.append(
            [Glance(pack([number for row in rows for number in row]), leads, [row[2] for row in rows])]
        )
    found = fit_line(games, 3)
    assert found.line == pytest.approx([0, 2, 0], abs=0.2)
    assert found.positions == 60
    assert found.after > 0.95 > 0.5 > found.before


def test_a_first_look_is_learned_kept_and_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(glances, "MANY", 1)
    monkeypatch.setattr(glances, "POSITIONS", 2)
    command = "learn yspahan --first-look --glances 2 --seats 2 --games 7 --worlds 1 --on here --json --write"
    assert main([*command.split(), str(tmp_path)]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told == json.loads((tmp_path / "card.json").read_text())
    assert told["first look"]["positions"] > 7
    assert "--first-look --worlds 1 --glances 2" in told["first look"]["command"]
    model = json.loads((tmp_path / "model.json").read_text())
    judge = judge_from("yspahan", model)
    assert judge.glances == 2
    state = cs.game("yspahan").new(2)
    dice = Dice(1)
    for _ in range(60):
        advance(state, dice)
    rows = [list(row.numbers) for row in judge.rows(state)]
    assert judge.look(state) == pytest.approx([float(np.dot(row, model["look"])) for row in rows])
    assert judge.values(state) == plain_judge("yspahan", model["plain"]).values(state)
    monkeypatch.setattr(course, "glances", None)  # all of it lies in the folder
    assert main([*command.split(), str(tmp_path)]) == 0
    assert json.loads((tmp_path / "model.json").read_text()) == model


def test_a_judge_that_is_no_net_learns_to_look_as_well(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(glances, "POSITIONS", 2)
    monkeypatch.setattr(glances, "DRAWN", 8)
    monkeypatch.setattr(lessons, "MANY", 1)
    start = WEIGHTS / "3" / "alrashid.json"
    command = f"learn alrashid --first-look --seats 2 --games 7 --worlds 1 --on here --start {start} --write"
    assert main([*command.split(), str(tmp_path)]) == 0
    model = json.loads((tmp_path / "model.json").read_text())
    assert model == {**json.loads(start.read_text()), "look": model["look"]}
    assert json.loads((tmp_path / "card.json").read_text())["first look"]["positions"] > 7
    judge, before = make_judge("alrashid", model), make_judge("alrashid", json.loads(start.read_text()))
    state = cs.game("alrashid").new(2)
    dice = Dice(1)
    for _ in range(40):
        advance(state, dice)
    rows = [list(row.numbers) for row in reader_of("alrashid").rows(state, before)]
    assert judge.look(state) == pytest.approx([float(np.dot(row, model["look"])) for row in rows])
    assert judge.values(state) == before.values(state) == before.look(state)


def test_what_search_would_keep_is_looked_at_beside_what_is_drawn() -> None:
    judge = judge_of(cs.game("alrashid"), 3)
    state = cs.game("alrashid").new(2)
    advance(state, Dice(1))
    plans = glances.compared(state, judge, Dice(2), 3)
    drawn = look.drawn(state, judge, Dice(2), 3, glances.FIELD // 2)
    assert [plan.actions for plan in plans[: len(drawn)]] == [plan.actions for plan in drawn]
    kept = [plan.value for plan in plans[len(drawn) :]]
    assert kept == sorted(kept, reverse=True)
    assert min(kept) > sum(plan.value for plan in drawn) / len(drawn)


def test_weights_of_another_judge_are_no_net_to_start_from(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    other = WEIGHTS / "2" / "yspahan.json"
    command = f"learn yspahan --seats 2 --start {other} --write {tmp_path}"
    assert main(command.split()) == 2
    assert "another judge" in capsys.readouterr().err
    assert main([*command.split(), "--first-look"]) == 2
    assert "takes no line" in capsys.readouterr().err
    assert main([*command.split(), "--look", "1", "--glances", "2"]) == 2
    assert "in one world" in capsys.readouterr().err


def test_a_first_look_cannot_be_learned_from_a_game_or_two(tmp_path: Path) -> None:
    command = "learn yspahan --first-look --seats 2 --games 1 --worlds 1 --on here --write"
    assert main([*command.split(), str(tmp_path)]) == 2


@pytest.mark.parametrize(
    "command",
    [
        "learn yspahan --rounds 0",
        "learn yspahan",
        "learn yspahan --seats 9 --look 1",
        "learn yspahan --look 1 --glances 0",
    ],
)
def test_the_command_refuses_what_cannot_be(command: str) -> None:
    assert main(command.split()) == 2


def test_inputs_begin_with_the_plain_judge() -> None:
    assert inputs_of(reader_of("yspahan"))[0] == "plain"


LEARNED = sorted(
    path
    for path in WEIGHTS.glob("[2-9]/*.json")
    if not path.name.endswith(".card.json") and "net" in json.loads(path.read_text(encoding="utf-8"))
)


@pytest.mark.parametrize("path", LEARNED, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_learned_weights_are_small_and_their_card_is_true(path: Path) -> None:
    model = json.loads(path.read_text(encoding="utf-8"))
    told = json.loads(path.with_suffix(".card.json").read_text(encoding="utf-8"))
    assert path.stat().st_size < 1_000_000
    assert told["game"] == path.stem
    assert told["inputs"] == len(model["inputs"])
    assert told["hidden"] == model["hidden"]
    assert told["numbers"] == len(model["net"])
    assert told.keys() & {"first look", "players", "rounds"}
    assert ("players" in told) == bool(model.get("players"))
    if "rounds" in told:
        assert told["games"] == told["rounds"] * int(told["command"].partition("--games ")[2].split()[0])
    assert ("first look" in told) == bool(model.get("look"))
    assert len(model.get("look", model["inputs"])) == len(model["inputs"])
    judge = make_judge(path.stem, model)
    state = cs.game(path.stem).new(cs.game(path.stem).seats[0])
    assert 0 < judge.scale(state) < 100
    assert len(model["habits"]) in (0, reader_of(path.stem).sorts)


def test_a_game_without_a_learned_judge_keeps_the_one_it_had() -> None:
    learned = {path.stem for path in LEARNED}
    assert learned
    for key in GAMES:
        assert isinstance(judge_of(cs.game(key), 2), LearnedJudge) == (key in learned)
