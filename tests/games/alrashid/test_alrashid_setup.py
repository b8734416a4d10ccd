"""Set-up, crisis tiles and mercenary tokens: AR-5 to AR-20."""

import pytest
from alrashid_table import GAME, A, B, C, Table, cs

from caravanserai.games.alrashid.board import CRISIS, DOUBLE_TITLES
from caravanserai.games.alrashid.mercenaries import LayTokens
from caravanserai.games.alrashid.state import State
from caravanserai.games.alrashid.turn import DrawTile, StartYear


def start(seats: int = 4, **options: object) -> State:
    state = GAME.new(seats, **options)
    assert isinstance(state, State)
    return state


def play(state: State, *names: str) -> State:
    for name in names:
        assert GAME.parse(name) in state.legal()
        state.apply(GAME.parse(name))
        state.check()
    return state


def test_ar_5_dishonor_has_no_end() -> None:
    """AR-5: dishonor has no end."""
    table = Table().stand("lore", A, "sage")
    table.s.wealth[7] = 40
    table.turn().do("resolve lore", "visit none")
    assert table.owns(A)[2] == 41


def test_ar_6_an_effect_gives_what_the_supply_holds() -> None:
    """AR-6: an effect gives what the supply holds."""
    table = Table().influence(B, 24).goods(A, hardwood=6).stand("al-rashid", A, "pasha").turn()
    table.do("resolve al-rashid", "court title", "buy law-expert", "pay hardwood 6")
    table.do("pay pottery 0", "pay metal 0", "pay spice 0", "pay silk 0")
    assert table.owns(A)[1] == 0
    assert start(edition="early-counts").notes == 11
    assert start(edition="early-counts").influence == 20


def test_ar_7_open_information_is_the_same_for_all() -> None:
    """AR-7 AR-I15 Two views differ only in hands and looked-at tokens."""
    table = (
        Table()
        .hand(A, "red-2", "blue-4")
        .camp("silk-road", "red-3", seen=(A,))
        .stand("lore", A, "sage")
        .turn()
    )
    mine, other = GAME.view(table.s, A), GAME.view(table.s, B)
    assert mine["seats"][A]["hand"] == other["seats"][A]["hand"]
    assert mine["seats"][A]["tokens"] == ["red-2", "blue-4"]
    assert other["seats"][A]["tokens"] is None
    for view in (mine, other):
        view["seats"][A]["tokens"] = view["seats"][B]["tokens"] = None
        view["territories"][0]["camp"][0]["value"] = None
        view["seat"] = None
    assert mine == other


def test_ar_8_goods_and_notes_on_the_map() -> None:
    """AR-8: goods and notes on the map."""
    state = start()
    assert [state.lying[at * 6 + 5] for at in range(7)] == [1, 1, 1, 0, 0, 1, 0]
    assert (state.notes, state.year) == (12, 1)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_ar_9_copies_of_titles(seats: int) -> None:
    """AR-9 AR-15 Nothing else changes with the number of players."""
    state = start(seats)
    market = list(state.titles[seats * 32 :])
    assert market == [2 if seats >= 4 else 1] * DOUBLE_TITLES + [1] * 16
    assert sum(market) == (48 if seats >= 4 else 32)


def test_ar_10_token_stacks() -> None:
    """AR-10: token stacks."""
    assert list(start().pool) == [8, 16, 8, 0, 0, 0, 8, 16, 8, 0, 0, 0, 0, 0]


def test_ar_11_each_family() -> None:
    """AR-11: each family."""
    state = start(2)
    assert list(state.pawns) == [2, 3, 5, 1, 1, 1, 0, 0, 0] * 2
    assert list(state.titles[:64]) == [0] * 64


def test_ar_12_turn_order_and_start_goods() -> None:
    """AR-12: turn order and start goods."""
    state = play(start(3), "order 2", "order 0")
    assert state.order == (2, 0, 1)
    assert [list(state.wealth[seat * 8 : seat * 8 + 5]) for seat in (2, 0, 1)] == [
        [1, 1, 1, 0, 0],
        [2, 1, 1, 0, 0],
        [3, 1, 1, 0, 0],
    ]
    fixed = start(3, turn_order="1-2-0")
    assert fixed.order == (1, 2, 0)
    assert list(fixed.wealth[8:13]) == [1, 1, 1, 0, 0]


def test_ar_13_the_set_up_tile() -> None:
    """AR-13: the set up tile."""
    state = start(2, turn_order="0-1")
    assert [GAME.name(action) for action in state.legal()] == ["tile setup-1", "tile setup-2", "tile setup-3"]
    play(state, "tile setup-2", "value 2", "value 3", "value 4")
    assert [len(camp) for camp in state.camps] == [1, 1, 0, 1, 0, 0, 0]
    assert state.year == 1


def test_ar_14_start_tokens_in_turn_order() -> None:
    """AR-14: start tokens in turn order."""
    state = play(start(2, turn_order="1-0"), "tile setup-1", "value 2", "value 3", "value 4")
    assert (state.actor(), state.stack[-1].decision) == (1, "D-START-TOKEN")
    play(state, "draw blue", "value 4", "draw red", "value 2")
    assert state.hands == [(0,), (5,)]
    assert state.stack[-1].decision == "D-PLACE"


def test_ar_16_tokens_are_laid_face_down_in_order() -> None:
    """AR-16: tokens are laid face down in order."""
    for edition, areas in (("published", [6, 8, 7, 9]), ("crisis-french", [6, 7, 9])):
        state = start(2, turn_order="0-1", edition=edition)
        play(state, "tile setup-3")
        laid = []
        while state.actor() == cs.CHANCE:
            before = [len(camp) for camp in state.camps]
            play(state, "value 3")
            after = [len(camp) for camp in state.camps]
            laid.append(6 + [b - a for a, b in zip(before, after, strict=True)].index(1))
        assert laid == areas
        assert all(
            token["value"] is None for area in GAME.view(state, 0)["territories"] for token in area["camp"]
        )


def test_ar_17_tokens_stay_as_they_are() -> None:
    """AR-17: tokens stay as they are."""
    table = Table().camp("silk-road", "red-4", up=True).camp("silk-road", "red-3").year(3)
    table.s.stack[:] = [StartYear(), LayTokens(4, 0)]
    table.s.settle()
    table.do("value 2")
    assert table.tokens("silk-road") == ["red-4+", "red-3", "red-2"]


def drained(stack: tuple[int, int, int], discards: tuple[int, int, int]) -> Table:
    """Red tokens are as given, and all others are in the hand of B."""
    table = Table()
    table.piles("red", stack, discards)
    left = [8 - stack[0] - discards[0], 16 - stack[1] - discards[1], 8 - stack[2] - discards[2]]
    table.s.hands[B] = tuple(kind for kind in range(3) for _ in range(left[kind]))
    return table


def test_ar_18_the_discard_pile_becomes_the_stack() -> None:
    """AR-18: the discard pile becomes the stack."""
    table = (
        drained((0, 0, 0), (1, 2, 0))
        .stand("military", A, "pasha")
        .turn()
        .do("resolve military", "visit service")
    )
    table.do("draw red")
    assert list(table.s.pool[:6]) == [1, 2, 0, 0, 0, 0]
    assert table.s.pool[12] == 1
    assert ("reshuffled", {"colour": "red", "number": 3}) in table.told
    table.do("value 3")
    assert table.s.hands[A] == (7,)


def test_ar_18_no_token_of_that_colour() -> None:
    table = (
        drained((0, 0, 0), (0, 0, 0))
        .stand("military", A, "sage")
        .turn()
        .do("resolve military", "visit service")
    )
    assert table.options() == ["draw blue"]
    assert table.why("draw red") == "AR-18"
    table = drained((0, 0, 0), (0, 0, 0))
    table.year(4).s.stack[:] = [StartYear(), DrawTile()]
    table.do("tile year-8")
    assert ("no-token", {"colour": "red"}) in table.told
    assert table.s.stack[-1].rule == "AR-16"
    assert [colour for _, colour in CRISIS[10]] == [0, 0, 1, 1]


def test_ar_19_tokens_leave_face_up() -> None:
    """AR-19 Of like tokens from two shuffles chance picks one, each token being as likely."""
    table = Table().stand("sanmatia", A, "merchant").stand("lore", B, "sage").camp("sanmatia", "red-4")
    table.hand(A, "red-3", "red-3")
    table.s.pool[12] = 1
    table.hand(A, "red-3").turn().do("resolve sanmatia", "fight", "commit red-3", "commit red-3", "done")
    assert table.s.actor() == cs.CHANCE
    assert (table.options(), table.s.weights()) == (["batch 0", "batch 1"], [2, 1])
    table.do("batch 0")
    assert table.s.weights() == [1, 1]
    table.do("batch 1")
    assert table.s.hands[A] == (1,)
    assert list(table.s.pool[3:6]) == [0, 2, 1]
    assert table.tokens("sanmatia") == []


def test_ar_20_colours_are_named_one_by_one() -> None:
    """AR-20: colours are named one by one."""
    table = Table().stand("military", A, "merchant").turn().do("resolve military", "visit service")
    assert (table.decision, table.options()) == ("D-DRAW", ["draw red", "draw blue"])
    table.do("draw red", "value 4", "draw blue", "value 2", "draw blue", "value 2")
    assert table.holds(A) == ["blue-2", "blue-2", "red-4"]
    assert GAME.view(table.s, C)["seats"][A]["hand"] == [
        {"colour": "red", "batch": 0, "number": 1},
        {"colour": "blue", "batch": 0, "number": 2},
    ]
    assert table.decision == "D-AFTER"
