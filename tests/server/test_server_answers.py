"""Why not, what if and how it was: true answers that tell no secret."""

import random

import lots

import caravanserai as cs
from caravanserai.server import answers
from caravanserai.server.eyes import Eyes
from caravanserai.server.moments import Moments


def ready(seed: str = "a") -> cs.Match:
    """Seat 0 has marked a jar and decides about its dice."""
    played = cs.Match("lots", seats=3, seed=seed)
    played.play(0, lots.MARK)
    return played


def why(played: cs.Match, seat: int, action: int | None = None, thing: str = "") -> tuple[bool, list[str]]:
    known = answers.behind_the_wall(played.game, played.state, seat)
    found = answers.why_not(played.game, known, seat, "q", action, thing)
    return found.allowed, [reason.key for reason in found.reasons]


def test_an_action_is_explained() -> None:
    played = ready()
    assert why(played, 0, lots.KEEP) == (True, [])
    assert why(played, 0, lots.LOOK) == (False, ["reason-yourself"])
    assert why(played, 1, lots.KEEP) == (False, ["reason-not-your-turn"])
    assert why(played, 0, 10_000) == (False, ["reason-no-such-action"])
    assert why(played, 0, -1) == (False, ["reason-no-such-action"])


def test_a_thing_is_explained_by_all_it_stands_for() -> None:
    played = ready()
    assert why(played, 0, thing="look-0") == (False, ["reason-yourself"])
    assert why(played, 0, thing="look-1") == (True, [])
    assert why(played, 0, thing="mark-red") == (False, ["reason-not-now"])
    assert why(played, 0, thing="nothing-of-the-kind") == (False, [])


def test_a_thing_is_told_to_seats_and_spectators_and_after_the_end() -> None:
    played = ready()
    for seat in (0, 1, None):
        known = answers.behind_the_wall(played.game, played.state, seat)
        found = answers.why_not(played.game, known, seat, "q", None, "mark-red")
        assert found.card is not None
        assert (found.card.id, found.card.kind, found.card.rules) == ("mark-red", None, ["LO-1"])
        assert found.card.now[0].args == {"number": 1}
        assert [reason.key for reason in found.reasons] == {
            0: ["reason-not-now"],
            1: ["reason-not-your-turn"],
            None: [],
        }[seat]
    while not played.over:
        played.play(played.state.actor(), lots.MARK if len(played.state.legal()) == 3 else lots.KEEP)
    found = answers.why_not(played.game, played.state, 0, "q", None, "mark-red")
    assert found.card is not None
    assert (found.allowed, found.reasons) == (False, [])


def test_there_is_no_card_of_what_the_seat_does_not_see() -> None:
    """The game would stumble over such an id; it is never asked."""
    played = ready()
    for thing in ("", "look-1", "mark-", "mark-white", "x" * 80):
        assert answers.why_not(played.game, played.state, 0, "q", None, thing).card is None


def test_a_preview_shows_what_is_certain() -> None:
    played = cs.Match("lots", seats=3, seed="a")
    shown = answers.preview(played, 0, "q", lots.MARK + 2).view
    assert shown["jars"] == {"red": 0, "green": 0, "blue": 1}
    assert played.state.jars == [0, 0, 0]


def test_a_preview_shows_nothing_where_chance_or_a_secret_decides() -> None:
    for seed in "abcdef":
        played = ready(seed)
        assert answers.preview(played, 0, "q", lots.ROLL).view is None
        shown = answers.preview(played, 0, "q", lots.LOOK + 1).view
        assert shown is None or shown["dice"][1][1] is None


def test_a_preview_is_worked_out_behind_the_wall() -> None:
    """Over many games, what a look would show is not the true die more often than chance has it."""
    hits = shown = 0
    for number in range(300):
        played = ready(str(number))
        view = answers.preview(played, 0, "q", lots.LOOK + 1).view
        if view is not None:
            shown += 1
            hits += view["dice"][1][0] == played.state.dice[2]
    assert hits <= 0.5 * max(shown, 6)


def test_no_preview_for_others_or_for_what_is_not_legal() -> None:
    played = ready()
    assert answers.preview(played, 1, "q", lots.KEEP).view is None
    assert answers.preview(played, 0, "q", lots.MARK).view is None


def test_there_is_a_moment_for_every_change_that_the_seat_could_see() -> None:
    played = cs.Match("lots", seats=3, seed="a")
    rng = random.Random(5)
    shown: list[tuple[object, int]] = []
    eyes = Eyes(1)
    while True:
        eyes.refresh(played)
        picture = (played.game.view(played.state, 1), eyes.total)
        if not shown or shown[-1] != picture:
            shown.append(picture)
        if played.over:
            break
        played.play(played.state.actor(), rng.choice(played.state.legal()))
    moments = Moments(played, 1)
    moments.find()
    stills = [moments.picture(number) for number in range(moments.count)]
    assert [(still.view, still.lines) for still in stills] == shown
    assert moments.picture(10_000).view == played.game.view(played.state, 1)


def test_a_log_line_leads_to_its_moment() -> None:
    played = cs.Match("lots", seats=2, seed="a")
    rng = random.Random(5)
    while not played.over:
        played.play(played.state.actor(), rng.choice(played.state.legal()))
    moments = Moments(played, 0)
    moments.find()
    for line in range(moments.picture(moments.count - 1).lines):
        moment = moments.at_line(line)
        assert moments.picture(moment).lines > line
        assert moment == 0 or moments.picture(moment - 1).lines <= line
    assert moments.at_line(10_000) == moments.count - 1


def test_choices_without_a_way_back_are_named() -> None:
    """Marking can be undone; keeping asks the next seat, rolling asks chance, looking shows a secret."""
    played = cs.Match("lots", seats=3, seed="a")
    legal = played.state.legal()
    assert answers.final_choices(played.game, played.state, 0, legal) == []
    played.play(0, lots.MARK)
    legal = played.state.legal()
    assert answers.final_choices(played.game, played.state, 0, legal) == legal
    assert played.state.legal() == legal
