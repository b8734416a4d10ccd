"""Checked play: automatic choices, undo, standing passes (MO-107 to MO-109)."""

from morgenland_table import artifact, asked, cards, legal, play, put, scoring, stock, table, turn

from caravanserai import Match
from caravanserai.core.machine import CHANCE
from caravanserai.games.morgenland import GAME
from caravanserai.games.morgenland.standing import NEXT_PLACEMENT, THIS_ROUND, passes
from caravanserai.play.history import AUTO


def opened(**options: object) -> Match:
    match = Match("morgenland", seats=3, seed="caravan", first_player=0, **options)
    for seat in range(3):
        assert match.play(seat, GAME.parse("take red 3"))
    return match


def test_mo_108_a_token_may_be_changed_until_its_space_is_confirmed() -> None:
    """MO-108."""
    match = opened()
    assert match.play(0, GAME.parse("token 9"))
    assert match.undo(0)
    assert asked(match.state) == "A D-TOKEN"
    assert match.play(0, GAME.parse("token 4"))
    assert match.play(0, GAME.parse("place guard"))
    assert not match.undo(0), "the space is final"


def test_mo_108_start_treasure_until_all_have_chosen() -> None:
    """MO-108, MO-21."""
    match = Match("morgenland", seats=3, seed="caravan", first_player=0)
    assert match.play(0, GAME.parse("take red 1"))
    assert match.play(0, GAME.parse("take white 2"))
    assert asked(match.state) == "B D-START"
    assert match.undo(0), "the others are asked at the same time, so it is still open"
    assert asked(match.state) == "A D-START"
    assert match.play(0, GAME.parse("take white 0"))
    assert match.undo(0)
    assert match.undo(0)
    for seat in range(3):
        assert match.play(seat, GAME.parse("take red 3"))
    assert not match.undo(2), "all have chosen"


def test_mo_107_the_last_token_chooses_itself() -> None:
    """MO-107: and it is marked in the journal."""
    match = opened()
    for _ in range(21):
        seat = match.state.actor()
        if asked(match.state).endswith("D-TOKEN"):
            assert match.play(seat, match.state.legal()[0])
        assert match.play(seat, GAME.parse("place guard"))
    assert asked(match.state) == "A D-SPACE"
    assert match.steps[-1].how == AUTO


def closes(s, *texts: str) -> list[bool]:  # type: ignore[no-untyped-def]
    """Whether each of the steps closes the way back."""
    found = []
    for text in texts:
        before = s.clone()
        play(s, text)
        found.append(s.actor() == CHANCE or GAME.closes(before, GAME.parse(text), s, True))
    return found


def test_mo_108_targets_are_open_until_the_announcement() -> None:
    """MO-108, MO-80."""
    s = table(4)
    put(s, "A", "cave-red", 9, 8)
    cards(s, "A", "straggler", "alms")
    for who in "BCD":
        put(s, who, "guard", 1, 2)
    turn(s, 8)
    assert closes(s, "cast straggler", "on A#1", "move market") == [False, False, True]


def test_mo_108_payments_are_open_until_something_new_is_seen() -> None:
    """MO-108: market, purchase and bribe may be taken back while nobody else is asked."""
    s = table(4, magic=False)
    put(s, "A", "market", 5)
    put(s, "B", "caravanserai", 5)
    stock(s, "A", "r1")
    scoring(s, "market")
    steps = ("return red", "take red 0", "take white 0", "take blue 0", "take black 3")
    assert closes(s, *steps) == [False, False, False, False, True]


def test_mo_108_every_pass_is_final() -> None:
    """MO-108."""
    s = table(4)
    cards(s, "A", "alms")
    put(s, "A", "market", 5)
    stock(s, "A", "r1")
    scoring(s, "market")
    assert closes(s, "pass", "pass") == [True, True]


def test_mo_107_forced_kind_is_automatic_but_buying_is_asked() -> None:
    """MO-107."""
    s = table(4, magic=False)
    put(s, "A", "room-1", 5)
    put(s, "A", "guard", 9)
    s.admitted, s.guard = 1, 3
    stock(s, "A", "r5")
    scoring(s, "room-1")
    assert not GAME.prompt(s, 0)["auto"]
    play(s, "buy")
    assert legal(s) == ["with red"]
    assert GAME.prompt(s, 0)["auto"]


def test_mo_109_standing_passes() -> None:
    """MO-109: until the next placement, until a space, or for this round; never a choice that is no ask."""
    s = table(4)
    artifact(s, "A", "carpet")
    put(s, "A", "market", 5)
    scoring(s, "market")
    assert asked(s) == "A D-REACT"
    assert passes(s, 0, NEXT_PLACEMENT, 1)
    assert passes(s, 0, THIS_ROUND, 1)
    assert not passes(s, 0, THIS_ROUND, 0)
    assert passes(s, 0, "guard", 1)
    assert not passes(s, 0, "market", 1)
    assert not passes(s, 1, THIS_ROUND, 1)
    t = table(4)
    cards(t, "A", "alms")
    turn(t, 0)
    assert not passes(t, 0, NEXT_PLACEMENT, 1), "his own placement has come"
    play(t, "pass")
    assert not passes(t, 0, THIS_ROUND, 1), "a token must be chosen"


def test_a_refusal_names_the_rule() -> None:
    """MO-31, MO-32: and nothing changes."""
    match = opened()
    refusal = match.play(0, GAME.parse("pass"))
    assert not refusal
    assert refusal.reason.rule == "MO-31"
    assert match.play(0, GAME.parse("token 9"))
    refusal = match.play(0, GAME.parse("place tent"))
    assert refusal.reason == ("MO-25", "reason-magic-only", {"space": "tent"})
    assert asked(match.state) == "A D-SPACE"
