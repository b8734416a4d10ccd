"""MO-108 The starting treasure: asked of all at once, so everybody may change his mind until all have chosen."""

from morgenland_table import asked

from caravanserai import Match
from caravanserai.games.morgenland import GAME
from caravanserai.play.record import parse, record_text


def chosen(*lines: str) -> Match:
    match = Match("morgenland", seats=3, seed="caravan", first_player=0)
    for line in lines:
        seat, _, words = line.partition(" ")
        assert match.play(int(seat), GAME.parse(words)), line
    return match


def test_mo_108_the_first_may_change_though_the_next_has_begun() -> None:
    """MO-108, MO-21: the next player's secret choice stays as it is."""
    match = chosen("0 take red 3", "1 take red 1")
    assert match.undo(0)
    assert asked(match.state) == "A D-START"
    assert match.play(0, GAME.parse("take red 2"))
    assert match.play(0, GAME.parse("take white 1"))
    assert asked(match.state) == "B D-START"
    assert GAME.name(match.state.legal()[0]) == "take white 0", "his first amount was kept"
    assert record_text(parse(record_text(match))) == record_text(match)


def test_mo_108_a_step_taken_back_gives_the_first_his_way_back_again() -> None:
    """MO-108: what the next player took back himself closes nothing."""
    match = chosen("0 take red 3", "1 take red 1")
    assert match.undo(1)
    assert match.undo(0)
    assert asked(match.state) == "A D-START"


def test_mo_108_when_all_have_chosen_it_is_over() -> None:
    """MO-108: the treasures are handed out then."""
    match = chosen("0 take red 3", "1 take red 3", "2 take red 3")
    for seat in range(3):
        assert not match.undo(seat)


def test_mo_108_nothing_leaks_while_minds_are_changed() -> None:
    """MO-108, MO-21: to the others the table looks the same, whatever was chosen and taken back."""
    views = []
    for amount in ("3", "2"):
        match = chosen("0 take red 3", f"1 take red {amount}")
        assert match.undo(0)
        views.append([GAME.view(match.state, seat) for seat in (0, 2, None)])
        views[-1].append(GAME.prompt(match.state, 2))
    assert views[0] == views[1]
