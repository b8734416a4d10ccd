"""Checked play: automatic choices, undo, standing passes (MO-107 to MO-109)."""

from morgenland_table import artifact, asked, cards, legal, play, put, scoring, starting, stock, table, turn

from caravanserai import Match
from caravanserai.core.machine import CHANCE
from caravanserai.games.morgenland import GAME
from caravanserai.games.morgenland.standing import NEXT_PLACEMENT, THIS_ROUND
from caravanserai.games.morgenland.state import State
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


def passes(s: State, seat: int, until: str, since: int) -> bool:
    return GAME.promised(s, seat, until, since) == GAME.parse("pass")


def at_market() -> State:
    s = table(4)
    artifact(s, "A", "carpet")
    put(s, "A", "market", 5)
    return scoring(s, "market")


def test_mo_109_standing_passes_end_where_they_say() -> None:
    """MO-109: until a space or for this round; never for another seat."""
    s = at_market()
    now = GAME.mark(s)
    assert asked(s) == "A D-REACT"
    assert passes(s, 0, NEXT_PLACEMENT, now)
    assert passes(s, 0, THIS_ROUND, now)
    assert passes(s, 0, "guard", now)
    assert not passes(s, 0, "market", now)
    assert not passes(s, 1, THIS_ROUND, now)
    s.round = 2
    assert not GAME.kept(s, 0, THIS_ROUND, now), "the round is over"
    assert not GAME.kept(s, 0, "guard", now)
    assert GAME.kept(s, 0, NEXT_PLACEMENT, now), "his next placement is in the new round"


def test_mo_109_without_magic_nothing_can_be_promised() -> None:
    """MO-109: the basic game asks nothing that a standing pass could answer."""
    for version, some in (("basic", False), ("magic", True)):
        s = GAME.new(3, version=version)
        assert any(GAME.kept(s, 0, promise, GAME.mark(s)) for promise in GAME.promises) == some


def test_mo_109_until_the_first_space_holds_during_the_placement() -> None:
    """MO-109, MO-16: a space that is not current and not scored is still to come."""
    s = table(4)
    cards(s, "B", "alms")
    artifact(s, "B", "carpet")
    starting(s)
    assert asked(s) == "B D-REACT"
    assert passes(s, 1, "cave-red", GAME.mark(s))
    t = table(4)
    cards(t, "B", "alms")
    put(t, "A", "cave-red", 5)
    scoring(t, "cave-red")
    assert not GAME.kept(t, 1, "cave-red", GAME.mark(t))


def test_mo_109_the_camels_holder_passes_in_the_turns_of_others() -> None:
    """MO-109, MO-75: a response before B's spell in B's turn window is no placement of A."""
    s = table(4)
    for who in "AB":
        cards(s, who, "alms" if who == "A" else "sacrifice")
    stock(s, "B", "r3")
    for who in "ABCD":
        put(s, who, "guard", 9)
    put(s, "A", "guard", 8)
    turn(s, 5)
    assert asked(s) == "B D-REACT"
    before = GAME.mark(s)
    play(s, "cast sacrifice")
    assert asked(s) == "A D-REACT", "A, who holds the camel, may act before it"
    assert passes(s, 0, NEXT_PLACEMENT, before)


def test_mo_109_given_in_the_own_turn_it_holds_until_the_next_one() -> None:
    """MO-109: what is announced is kept; the turn in which it is given is not the next placement."""
    s = table(4)
    cards(s, "A", "alms")
    turn(s, 0)
    given = GAME.mark(s)
    assert asked(s) == "A D-REACT"
    assert passes(s, 0, NEXT_PLACEMENT, given)
    play(s, "pass")
    assert asked(s) == "A D-TOKEN"
    assert GAME.kept(s, 0, NEXT_PLACEMENT, given)
    assert not passes(s, 0, THIS_ROUND, given), "a token must be chosen"
    play(s, "token 9", "place guard")
    play(s, *("token 9", "place guard") * 3)
    assert asked(s) == "A D-REACT"
    assert not GAME.kept(s, 0, NEXT_PLACEMENT, given), "his next placement has come"
    assert not passes(s, 0, NEXT_PLACEMENT, given)


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
