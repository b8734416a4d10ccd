"""A finished match that began with a position: a table that shows it is built again from what is stored."""

from caravanserai import Match
from caravanserai.play.record import record_text
from caravanserai.server.matches import finished_table, rebuild
from caravanserai.server.store import Stored


def test_a_match_from_a_position_is_stored_and_built_again() -> None:
    middle = Match("yspahan", 2, seed="middle")
    for _ in range(30):
        assert middle.play(middle.state.actor(), middle.state.legal()[0])
    match = Match.from_position("yspahan", middle.game.position(middle.state), seed="on")
    while not match.over:
        assert match.play(match.state.actor(), match.state.legal()[-1])
    _, _, (saved, added) = finished_table(record_text(match))
    back = rebuild(Stored(saved.table, saved.pulse, saved.seed, [added.move], []))
    assert back is not None
    assert back.start == match.start
    assert (back.steps, back.commitment) == (match.steps, match.commitment)
    assert match.game.position(back.state) == match.game.position(match.state)
