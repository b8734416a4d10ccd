"""Undo, automatic choices and refusals, as a match sees them."""

from yspahan_table import BLUE, GAME, GREEN, Table

import caravanserai as cs
from caravanserai import Match


def sit(table: Table) -> Match:
    """A match that stands at this position."""
    match = Match("yspahan", seats=table.s.seats, seed="tests")
    match.state = table.s
    match._barrier = len(match.steps)
    match._checkpoint = table.s.clone()
    match._go_on()
    return match


def play(match: Match, *names: str) -> Match:
    for name in names:
        answer = match.play(match.state.actor(), GAME.parse(name))
        assert answer, answer
    return match


def asked(match: Match) -> tuple[int, str]:
    return match.state.actor(), match.prompt(None)["decision"]


def undone(match: Match, seat: int) -> str:
    """Empty if the seat could undo, else why not."""
    answer = match.undo(seat)
    return "" if answer else answer.reason.key  # type: ignore[union-attr]


def table(**levels: tuple[int, int, int]) -> Table:
    return Table().date(2, 2).tower(**(levels or {"camel": (1, 3, 0), "bag": (2, 2, 0), "gold": (6, 4, 0)}))


# --- undo --------------------------------------------------------------------------------------------


def test_undo_step_by_step() -> None:
    match = sit(table().holds(BLUE, "exchange", "no-gold"))
    start = GAME.position(match.state)
    play(
        match, "take bag", "use goods", "boost exchange", "supply bag-8-0", "supply bag-8-1", "supply bag-8-2"
    )
    assert asked(match) == (BLUE, "D-END")
    for decision in ("D-SUPPLY", "D-SUPPLY", "D-SUPPLY", "D-BOOST", "D-ACTION", "D-GROUP"):
        assert undone(match, BLUE) == ""
        assert asked(match) == (BLUE, decision)
    assert GAME.position(match.state) == start


def test_undo_of_cards_and_buildings() -> None:
    match = sit(table().holds(BLUE, "three-gold", "no-camels"))
    play(match, "play three-gold", "build store no-camels")
    assert undone(match, BLUE) == ""
    assert undone(match, BLUE) == ""
    assert undone(match, BLUE).startswith("reason-undo")


def test_undo_ends_at_the_roll() -> None:
    match = Match("yspahan", seats=4, seed="roll", first_player="0")
    play(match, "buy 1")
    assert undone(match, BLUE) == "reason-undo-closed"


def test_undo_ends_at_a_drawn_card() -> None:
    match = play(sit(table()), "take camel", "use card")
    assert undone(match, BLUE) == "reason-undo-closed"


def test_undo_of_a_move_that_asks_nobody_else() -> None:
    match = sit(table().cubes(GREEN, "bag-3-1").cubes(BLUE, "bag-4-0").has(BLUE, camels=9, gold=9))
    play(match, "take camel", "use supervisor", "move w1")
    assert match.state.caravan == [GREEN]  # type: ignore[attr-defined]
    assert undone(match, BLUE) == ""
    assert match.state.caravan == []  # type: ignore[attr-defined]


def test_undo_of_the_own_camel() -> None:
    match = sit(table().cubes(BLUE, "bag-3-1").has(BLUE, camels=3))
    play(match, "take camel", "use supervisor", "move w1", "pay")
    assert undone(match, BLUE) == ""
    assert asked(match) == (BLUE, "D-CAMEL")
    assert undone(match, BLUE) == ""
    assert asked(match) == (BLUE, "D-MOVE")


def test_undo_ends_when_somebody_else_is_asked_about_a_camel() -> None:
    match = sit(table().cubes(GREEN, "bag-3-1").has(GREEN, camels=1))
    play(match, "take camel", "use supervisor", "move w1")
    assert asked(match) == (GREEN, "D-CAMEL")
    assert undone(match, BLUE) == "reason-undo-closed"
    play(match, "pay")
    assert undone(match, GREEN) != ""
    assert undone(match, BLUE) != ""


def test_undo_ends_at_a_chosen_end() -> None:
    match = play(sit(table().has(BLUE, camels=2)), "take camel", "use goods")
    assert asked(match) == (BLUE, "D-END")
    play(match, "end")
    assert undone(match, BLUE) == "reason-undo-closed"


def test_an_automatic_end_stays_open_until_somebody_else_chooses() -> None:
    match = play(sit(table(camel=(1, 1, 0), bag=(2, 2, 0), gold=(6, 4, 0))), "take camel", "use goods")
    assert asked(match) == (GREEN, "D-GROUP")
    assert undone(match, BLUE) == ""
    assert asked(match) == (BLUE, "D-ACTION")
    play(match, "use goods", "take bag")
    assert undone(match, BLUE) == "reason-undo-others"
    assert undone(match, GREEN) == ""
    assert asked(match) == (GREEN, "D-GROUP")
    assert undone(match, BLUE).startswith("reason-undo")


# --- automatic choices -------------------------------------------------------------------------------


def test_auto_yellow_and_group_and_end_only_with_an_empty_hand() -> None:
    empty = Table(4).has(BLUE, gold=0)
    assert GAME.prompt(empty.s, BLUE)["auto"]
    assert not GAME.prompt(empty.s, GREEN)["auto"]
    assert not GAME.prompt(Table(4).has(BLUE, gold=0).holds(BLUE, "sell-gold").s, BLUE)["auto"]
    assert not GAME.prompt(Table(4).s, BLUE)["auto"]
    one = table(camel=(4, 9, 0))
    assert GAME.prompt(one.s, BLUE)["auto"]
    assert not GAME.prompt(table(camel=(4, 9, 0)).holds(BLUE, "no-gold").has(BLUE, camels=0).s, BLUE)["auto"]
    ended = table().do("take camel", "use supervisor", "move n1")
    assert GAME.prompt(ended.s, BLUE)["auto"]
    assert not GAME.prompt(ended.has(BLUE, camels=2).s, BLUE)["auto"]
    kept = table().holds(BLUE, "no-gold").has(BLUE, gold=0).do("take camel", "use supervisor", "move n1")
    assert kept.options() == ["end"]
    assert not GAME.prompt(kept.s, BLUE)["auto"]


def test_auto_action_with_two_players_only_with_an_empty_hand() -> None:
    def only_supervisor(seats: int, *cards: str) -> Table:
        found = Table(seats).first(GREEN).cubes(GREEN, "vase-4-0", "vase-6-0", "vase-12-0").has(BLUE, gold=0)
        found.holds(BLUE, *cards)
        left = found.s.pile(0)
        names = GAME.actions.ranges[3].tables[0]
        found.holds(GREEN, *(name for name, count in zip(names, left, strict=True) for _ in range(count)))
        return found.tower(vase=(5, 3, 0)).turn(BLUE).do("take vase")

    for seats, cards, auto in ((2, (), True), (2, ("exchange",), False), (3, ("exchange",), True)):
        game = only_supervisor(seats, *cards)
        assert game.options() == ["use supervisor"]
        assert GAME.prompt(game.s, BLUE)["auto"] is auto


def test_auto_supply_move_and_card_amounts() -> None:
    game = (
        table(vase=(5, 1, 0), gold=(6, 8, 0))
        .cubes(GREEN, "vase-6-0", "vase-12-0")
        .do("take vase", "use goods")
    )
    assert GAME.prompt(game.s, BLUE)["auto"]
    dead_end = table(camel=(2, 3, 0)).supervisor("n4").has(BLUE, gold=0).do("take camel", "use supervisor")
    assert GAME.prompt(dead_end.s, BLUE)["auto"]
    for card, has in (("sell-gold", {"gold": 1}), ("sell-camels", {"camels": 1}), ("exchange", {"gold": 1})):
        game = table().holds(BLUE, card).has(BLUE, **has).do(f"play {card}")
        assert GAME.prompt(game.s, BLUE)["auto"]


def test_never_auto() -> None:
    camel = table().cubes(GREEN, "bag-3-1").has(GREEN, camels=1).do("take camel", "use supervisor", "move w1")
    assert not GAME.prompt(camel.s, GREEN)["auto"]
    between = table().cubes(GREEN, "bag-3-1", "barrel-3-0").holds(BLUE, "no-gold")
    between.do("take camel", "use supervisor", "move s1")
    assert between.options() == ["continue"]
    assert not GAME.prompt(between.s, BLUE)["auto"]
    build = Table(2).has(BLUE, camels=2, gold=0).tower(camel=(1, 3, 0)).do("take camel", "use build")
    assert build.options() == ["build paddock normal"]
    assert not GAME.prompt(build.s, BLUE)["auto"]
    boost = table().holds(BLUE, "no-gold").do("take camel", "use goods")
    assert not GAME.prompt(boost.s, BLUE)["auto"]


# --- refusals ----------------------------------------------------------------------------------------


def test_refusals_change_nothing() -> None:
    match = sit(table())
    before = GAME.position(match.state)
    wrong_seat = match.play(GREEN, GAME.parse("take camel"))
    wrong_level = match.play(BLUE, GAME.parse("take vase"))
    assert isinstance(wrong_seat, cs.NotYourTurn)
    assert isinstance(wrong_level, cs.NotLegal)
    assert wrong_level.reason.rule == "YS-20"
    assert GAME.position(match.state) == before


def test_a_whole_game_can_be_recorded(tmp_path: object) -> None:
    """YS-5 to YS-101, chance and automatic choices included."""
    match = Match("yspahan", seats=2, seed="a whole game")
    while not match.over:
        match.play(match.state.actor(), match.state.legal()[0])
    path = f"{tmp_path}/game.txt"
    cs.save(match, path)
    assert GAME.position(cs.load(path).state) == GAME.position(match.state)
