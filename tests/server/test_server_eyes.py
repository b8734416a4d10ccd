"""What an audience is sent: its own view, its own events, a version that tells nothing else."""

import random
from typing import Any

import lots
import msgspec
import pytest

import caravanserai as cs
from caravanserai.server.eyes import Beside, Eyes
from caravanserai.server.glance import WRITER, Glance
from caravanserai.server.parts import View, known, nothing, seen


def match(seats: int = 3, seed: str = "a") -> cs.Match:
    return cs.Match("lots", seats=seats, seed=seed)


def update(eyes: Eyes, played: cs.Match) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode(eyes.changes(played, Beside(), 1))
    return found


def play_on(played: cs.Match, rng: random.Random, steps: int) -> None:
    for _ in range(steps):
        if not played.over:
            played.play(played.state.actor(), rng.choice(played.state.legal()))


def test_the_log_is_sent_once_and_shortened_by_undo() -> None:
    played = match()
    eyes = Eyes(0)
    assert eyes.refresh(played)
    first = update(eyes, played)
    assert first["start"] == 0
    played.play(0, lots.MARK + 1)
    assert eyes.refresh(played)
    second = update(eyes, played)
    assert second["start"] == len(first["events"])
    assert [line["kind"] for line in second["events"]] == ["marked"]
    assert second["canUndo"]
    played.undo(0)
    assert eyes.refresh(played)
    third = update(eyes, played)
    assert third["start"] == len(first["events"])
    assert third["events"] == []


def test_what_was_undone_is_gone_also_where_as_much_was_played_since() -> None:
    """Another server may have undone and played on before this one looks again."""
    played = match()
    eyes = Eyes(1)
    played.play(0, lots.MARK)
    eyes.refresh(played)
    before = len(played.events)
    played.undo(0)
    played.play(0, lots.MARK + 1)
    played.play(0, lots.KEEP)
    assert len(played.events) > before
    assert eyes.refresh(played)
    fresh = Eyes(1)
    fresh.refresh(played)
    assert eyes.page(played, 0, eyes.total) == fresh.page(played, 0, fresh.total)
    assert eyes.version == fresh.version
    sent = update(eyes, played)
    assert [line["kind"] for line in sent["events"]] == ["marked", "kept"]
    assert sent["start"] == fresh.total - 2


def test_private_events_reach_only_their_seat() -> None:
    played = match()
    faces = {
        seat: [line for line in _log(played, seat) if line["kind"] == "rolled-face"]
        for seat in (0, 1, 2, None)
    }
    assert [len(faces[seat]) for seat in (0, 1, 2, None)] == [2, 2, 2, 0]
    assert all(line["args"]["seat"] == f"@{seat}" for seat in (0, 1, 2) for line in faces[seat])


def _log(played: cs.Match, seat: int | None) -> list[dict[str, Any]]:
    eyes = Eyes(seat)
    eyes.refresh(played)
    found: list[dict[str, Any]] = update(eyes, played)["events"]
    return found


def test_the_version_is_the_same_after_a_restart() -> None:
    played = match()
    kept = {seat: Eyes(seat) for seat in (0, 1, None)}
    rng = random.Random(4)
    for _ in range(12):
        play_on(played, rng, 1)
        for seat, eyes in kept.items():
            eyes.refresh(played)
            fresh = Eyes(seat)
            fresh.refresh(played)
            assert fresh.version == eyes.version


def test_another_way_to_the_same_table_is_another_version() -> None:
    """A seat undoes and does the same things in another order: the others see the same table, but another log."""
    played = cs.Match("yspahan", 3, "3")
    rng = random.Random(3)
    eyes = [Eyes(seat) for seat in range(3)]
    logs: list[dict[str, list[Any]]] = [{} for _ in eyes]
    tables: list[dict[str, list[Any]]] = [{} for _ in eyes]
    for _ in range(400):
        backs = [seat for seat in range(3) if played.can_undo(seat) is None]
        if backs and rng.random() < 0.35:
            played.undo(backs[0])
        else:
            play_on(played, rng, 1)
        for seat, each in enumerate(eyes):
            each.refresh(played)
            log = msgspec.to_builtins(each.page(played, 0, each.total))
            assert logs[seat].setdefault(each.version, log) == log
            seen = msgspec.json.encode(played.game.view(played.state, seat)).decode()
            tables[seat].setdefault(seen, []).append(log)
    assert any(len(found) > 1 and found[0] != found[-1] for each in tables for found in each.values())


def test_looking_together_shows_each_the_same_as_looking_alone() -> None:
    for game in ("lots", "yspahan", "fivetribes", "alrashid", "morgenland"):
        played = cs.Match(game, 3, "together")
        rng = random.Random(8)
        audiences = (2, None, 0, 1)
        together = {seat: Eyes(seat) for seat in audiences}
        for _ in range(25):
            play_on(played, rng, 1)
            glance = Glance(played, {seat: eyes.view for seat, eyes in together.items()})
            for seat, eyes in together.items():
                alone = Eyes(seat)
                alone.refresh(played)
                eyes.refresh(played, glance)
                assert eyes.version == alone.version
                assert update(alone, played)["view"] == played.game.view(played.state, seat)
                assert eyes.whole(played, Beside(), 1) == alone.whole(played, Beside(), 1)


@pytest.mark.parametrize("game", ["lots", "yspahan", "fivetribes", "alrashid", "morgenland"])
def test_changed_parts_over_the_last_view_are_the_view(game: str) -> None:
    """Also when something is taken back, and when one of the audiences comes later."""
    played = cs.Match(game, 3, "parts")
    rng = random.Random(9)
    audiences: dict[int | None, Eyes] = {0: Eyes(0), 1: Eyes(1)}
    shown: dict[int | None, dict[str, Any]] = {}
    spared = 0
    for turn in range(60):
        if turn == 20:
            audiences[None] = Eyes(None)
        backs = [seat for seat in range(3) if played.can_undo(seat) is None]
        if backs and rng.random() < 0.3:
            played.undo(backs[0])
        else:
            play_on(played, rng, 1)
        glance = Glance(played, {seat: eyes.view for seat, eyes in audiences.items()})
        for seat, eyes in audiences.items():
            if eyes.refresh(played, glance):
                sent = update(eyes, played)
                assert sent["whole"] == (seat not in shown)
                shown[seat] = {**shown.get(seat, {}), **sent["view"]}
                spared += len(shown[seat]) - len(sent["view"])
            assert shown[seat] == played.game.view(played.state, seat)
    assert spared > 60


def test_views_of_different_make_are_encoded_each_by_itself() -> None:
    views: list[dict[str, Any]] = [{"a": [1]}, {"b": [1]}, {"a": [1], "b": {"c": 2}}]
    made = [each.view for each in seen(views, [nothing(), nothing(), nothing()], WRITER, {}, ())]
    assert [
        {name: msgspec.json.decode(part.data) for name, part in view.parts().items()} for view in made
    ] == views
    again = seen(views[::-1], made[::-1], WRITER, {}, ())
    assert [list(each.view.parts().values()) for each in again] == [
        list(view.parts().values()) for view in made[::-1]
    ]
    assert [each.changed for each in again] == [{}, {}, {}]


def test_parts_that_are_made_of_the_same_are_kept_and_all_others_made_again() -> None:
    old = [
        each.view
        for each in seen([{"a": [1], "b": [2]}] * 2, [nothing(), nothing()], WRITER, {"a": 1, "b": 2}, ())
    ]
    assert known(old, {"a": 1, "b": 3}) == {"a"}
    assert known([*old, nothing()], {"a": 1, "b": 2}) == set()
    first, second = seen([{"a": None, "b": [3]}] * 2, old, WRITER, {"a": 1, "b": 3}, {"a"})
    assert first.view.common is second.view.common
    assert first.view.part("a") is old[0].part("a")
    assert list(first.changed) == list(second.changed) == ["b"]
    assert known([first.view, second.view], {"a": 1, "b": 3}) == {"a", "b"}


def test_a_part_that_each_sees_otherwise_is_kept_as_well_while_it_is_made_of_the_same() -> None:
    views: list[dict[str, Any]] = [{"a": [1], "b": [2]}, {"a": [3], "b": [2]}]
    made = seen(views, [nothing(), nothing()], WRITER, {"a": 1}, ())
    old = [each.view for each in made]
    assert known(old, {"a": 1}) == {"a"}
    kept = seen([{"a": [], "b": [4]}] * 2, old, WRITER, {"a": 1}, {"a"})
    assert [each.view.part("a") for each in kept] == [view.part("a") for view in old]
    assert [list(each.changed) for each in kept] == [["b"], ["b"]]
    assert [each.digests[0] for each in kept] == [each.digests[0] for each in made]
    (alone,) = seen(views[:1], [kept[0].view], WRITER, {"a": 2}, ())
    assert list(alone.changed) == ["b"]


def test_a_part_that_goes_or_comes_makes_the_next_update_whole() -> None:
    played = match()
    eyes = Eyes(0)
    eyes.refresh(played)
    eyes.view = View({**eyes.view.common, "gone": eyes.view.common["dice"]}, eyes.view.own, {})
    play_on(played, random.Random(1), 1)
    eyes.refresh(played)
    sent = update(eyes, played)
    assert sent["whole"]
    assert sent["view"] == played.game.view(played.state, 0)


def test_a_version_is_never_met_again_by_the_seat_that_decides() -> None:
    """Taking back and deciding again leads to the same position, but not to the same version."""
    played = match()
    eyes = Eyes(0)
    seen = set()
    for _ in range(5):
        eyes.refresh(played)
        assert eyes.version not in seen
        seen.add(eyes.version)
        played.play(0, lots.MARK)
        eyes.refresh(played)
        assert eyes.version not in seen
        seen.add(eyes.version)
        played.undo(0)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_what_is_hidden_changes_nothing_that_is_sent(seat: int | None) -> None:
    """The same game with other hidden dice looks the same to the last byte, version included."""
    played = match(seed="b")
    play_on(played, random.Random(1), 9)
    eyes, other = Eyes(seat), Eyes(seat)
    eyes.refresh(played)
    before = eyes.changes(played, Beside(), 1)
    played.state = played.game.determinize(played.state, seat, random.Random(9))
    other.refresh(played)
    assert other.changes(played, Beside(), 1) == before


def test_nothing_visible_means_no_change() -> None:
    played = match()
    eyes = Eyes(2)
    eyes.refresh(played)
    assert not eyes.refresh(played)


def test_the_result_comes_with_the_end_only() -> None:
    played = match()
    eyes = Eyes(None)
    rng = random.Random(2)
    while not played.over:
        eyes.refresh(played)
        assert update(eyes, played)["result"] is None
        play_on(played, rng, 1)
    eyes.refresh(played)
    result = update(eyes, played)["result"]
    assert result["scores"] == played.state.scores()
    assert sorted(seat for group in result["ranking"] for seat in group) == [0, 1, 2]


def test_newcomers_get_the_last_lines_and_how_many_there_were_at_their_last_decision() -> None:
    played = cs.Match("lots", seats=2, seed="c", rounds="200")
    play_on(played, random.Random(3), 500)
    eyes = Eyes(0)
    eyes.refresh(played)
    whole = msgspec.json.decode(eyes.whole(played, Beside(), 1))
    assert whole["start"] == eyes.total - 200
    assert len(whole["events"]) == 200
    assert eyes.total - 8 <= whole["recap"] <= eyes.total
    assert eyes.page(played, 0, 3)[0].kind == "rolled"
