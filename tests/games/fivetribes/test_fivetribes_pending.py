"""Positions from outside whose pending steps the rules could not have pushed: each is refused, with field and rule."""

import copy
from collections.abc import Callable
from typing import Any

import pytest
from fivetribes_table import A, B, C, Table, bidding, closing, turn

import caravanserai as cs
from caravanserai.core.rollout import Dice, advance
from caravanserai.games.fivetribes import GAME
from caravanserai.games.fivetribes.board import TURN_SPOT_IDS
from caravanserai.games.fivetribes.pending import PENDING
from caravanserai.games.fivetribes.steps import STEPS
from caravanserai.testing.mutants import check_mutants

Position = dict[str, Any]


def written(table: Table) -> Position:
    return copy.deepcopy(GAME.position(table.state))


def refused(position: Position) -> cs.Broken:
    with pytest.raises(cs.Broken) as found:
        GAME.restore(position)
    assert found.value.where.split(".")[0].split("[")[0] in ("state", "pending")
    return found.value


def step(name: str, **fields: int) -> dict[str, Any]:
    return {"step": name, **fields}


TURN = [step("NextTurn"), step("Closing", who=A)]


def with_pending(table: Table, *above: dict[str, Any]) -> Position:
    """The position, with these steps on the closing of A's turn."""
    position = written(table)
    position["pending"] = [*TURN, *above]
    return position


# --- whose turn it is ------------------------------------------------------------------------------------


def test_a_turn_before_the_first_round() -> None:
    """FT-15, FT-I5: with empty tracks the bids would go round for ever."""
    position = written(closing())
    position["state"]["round"] = 0
    assert refused(position).rule == "FT-15"
    position["state"].update({"bid-order": [None] * 4, "turn-order": dict.fromkeys(TURN_SPOT_IDS)})
    assert refused(position).where == "state.round"
    position["state"]["round"] = 1
    assert refused(position).rule == "FT-I5"


def opening(steps: int) -> Position:
    """The set-up after so many draws of chance."""
    state = GAME.new(3)
    dice = Dice(4)
    for _ in range(steps):
        advance(state, dice)
    return GAME.position(state)


@pytest.mark.parametrize("steps", [0, 12, 30, 75, 120, 121, 122, 123, 128, 132, 134])
def test_every_moment_of_the_set_up_comes_back(steps: int) -> None:
    """FT-9 to FT-13"""
    position = opening(steps)
    assert GAME.position(GAME.restore(position)) == position


def test_a_marker_on_the_turn_order_track_before_the_first_bid() -> None:
    """FT-11, FT-I5: nobody would be left to place the others."""
    position = opening(121)
    assert position["pending"][-1]["step"] == "PlaceMarker"
    placed = position["state"]["bid-order"][0]
    position["state"]["bid-order"][0] = None
    position["state"]["turn-order"]["18"] = placed
    assert refused(position).rule == "FT-11"


@pytest.mark.parametrize(
    ("steps", "field", "value", "rule"),
    [
        (121, "palms", 11, "FT-I4"),
        (121, "no-move", True, "FT-6"),
        (121, "row", ["fish"], "FT-I2"),
        (50, "bid-order", [0, None, None, None], "FT-11"),
        (128, "path", ["a1"], "FT-29"),
    ],
)
def test_nothing_happens_before_the_set_up_is_done(steps: int, field: str, value: object, rule: str) -> None:
    """FT-6 to FT-13"""
    position = opening(steps)
    position["state"][field] = value
    assert refused(position).rule == rule


@pytest.mark.parametrize("above", [[], [step("ChooseStart", who=A)]])
def test_a_turn_of_a_seat_whose_marker_still_waits(above: list[dict[str, Any]]) -> None:
    """FT-25: A's marker lies on the Turn Order track, C's is the last on the Bid Order track."""
    position = written(turn("a1:Y b1:Y")) if above else written(closing())
    position["state"]["bid-order"] = [C, None, None, None]
    position["state"]["turn-order"] = dict.fromkeys(TURN_SPOT_IDS) | {"0-front": A, "0-middle": B}
    found = refused(position)
    assert (found.where, found.rule) == ("pending[1]", "FT-25")


def test_markers_played_leave_no_gap() -> None:
    """FT-25, FT-I5"""
    position = written(closing())
    position["state"]["bid-order"] = [None, A, None, None]
    assert refused(position).rule == "FT-25"
    position = written(closing())
    position["state"]["turn-order"] |= {"0-front": None, "0-middle": B, "0-back": None, "5": C}
    assert refused(position).rule == "FT-I5"


# --- the end ---------------------------------------------------------------------------------------------


def test_no_start_tile_once_nobody_can_move() -> None:
    """FT-115"""
    position = written(turn("a1:Y b1:Y"))
    assert position["pending"][-1]["step"] == "ChooseStart"
    position["state"]["no-move"] = True
    found = refused(position)
    assert (found.where, found.rule) == ("state.no-move", "FT-115")


def test_no_bids_after_the_end_was_announced() -> None:
    """FT-114, FT-115, FT-117"""
    position = written(bidding("ABC"))
    position["state"]["no-move"] = True
    assert refused(position).rule == "FT-115"
    camels = written(bidding("ABC"))
    for cell in ("a2", "b2", "c2", "d2", "e2", "f2", "a4", "b4"):
        camels["state"]["tiles"][cell]["camel"] = B
    camels["state"]["players"][B]["camels"] = 0
    assert refused(camels).rule == "FT-114"
    stuck = written(bidding("ABC", board="a1:Y b1:Y"))
    stuck["state"]["tiles"]["b1"]["meeples"] = ""
    stuck["state"]["bag"]["vizier"] += 1
    assert refused(stuck).rule == "FT-117"


def test_the_game_is_not_over_before_its_end() -> None:
    """FT-117: no pending step means that the game is over."""
    position = written(closing())
    position["pending"] = []
    assert refused(position).rule == "FT-25"
    position["state"]["bid-order"] = [A, B, C, None]
    position["state"]["turn-order"] = dict.fromkeys(TURN_SPOT_IDS)
    position["state"]["path"] = []
    assert refused(position).rule == "FT-117"
    position["state"]["no-move"] = True
    assert GAME.restore(position).actor() == cs.OVER
    position["state"]["djinns"]["looked-at"] = [position["state"]["djinns"]["pile"].pop()]
    assert refused(position).rule == "FT-107"


def test_bids_are_made_with_full_rows() -> None:
    """FT-I7"""
    position = written(bidding("ABC"))
    card = position["state"]["row"].pop()
    position["state"]["pile"][card] = position["state"]["pile"].get(card, 0) + 1
    found = refused(position)
    assert (found.where, found.rule) == ("state.row", "FT-I7")
    position = written(bidding("ABC"))
    djinn = position["state"]["djinns"]["face-up"].pop()
    position["state"]["djinns"]["pile"].append(djinn)
    assert refused(position).rule == "FT-I7"


# --- steps 4 to 6 ----------------------------------------------------------------------------------------


def assassins(**given: Any) -> Table:
    """Assassins were taken on d3; their range is asked."""
    return turn("e3:R d3:R d2:BGG f5:W", hands={A: "fakir"}, **given).sow("e3", "d3 R")


@pytest.mark.parametrize(
    "wrong",
    [
        step("ChooseVictim", who=A, cell=15, reach=99, victims=1),
        step("ChooseVictim", who=A, cell=15, reach=9, victims=1),
        step("ChooseVictim", who=A, cell=15, reach=2, victims=2),
        step("ChooseVictim", who=A, cell=3, reach=2, victims=1),
        step("AskIbus", who=A, cell=15, reach=2),
        step("ChoosePieces", who=A, target=9, victims=2),
        step("ChoosePieces", who=A, target=0, victims=1),
        step("ChoosePieces", who=A, target=30, victims=1),
        step("RangeFakirs", who=A, cell=15, assassins=18),
        step("AfterKill", seat=A, target=9, killed=1),
        step("BuilderFakirs", who=A, builders=2, factor=1),
    ],
)
def test_assassins_do_what_they_can(wrong: dict[str, Any]) -> None:
    """FT-50, FT-91, FT-92: range, victims and targets are those of the Assassins in the bag."""
    position = written(assassins())
    assert position["pending"][-1] == step("RangeFakirs", who=A, cell=15, assassins=2)
    bag = position["state"]["bag"]
    moved = bag["assassin"] - 2
    bag["assassin"] = 2
    position["state"]["tiles"]["a1"]["meeples"] = "R" * moved
    GAME.restore(position)
    position["pending"][-1] = wrong
    refused(position)


def builders(**given: Any) -> Table:
    """Builders were taken on f5, with blue tiles around."""
    return turn("e5:B f5:BBY a1:" + "B" * 15, hands={A: "fakir"}, **given).sow("e5", "f5 B")


@pytest.mark.parametrize(
    "wrong",
    [
        step("BuilderFakirs", who=A, builders=3, factor=2),
        step("BuilderFakirs", who=A, builders=18, factor=1),
        step("BuilderFakirs", who=A, builders=3, factor=3),
        step("AskEchidna", who=A, builders=3),
        step("BuilderFakirs", who=B, builders=3, factor=1),
    ],
)
def test_builders_earn_what_they_can(wrong: dict[str, Any]) -> None:
    """FT-49, FT-85: doubled by Echidna alone, and no more Builders than were taken."""
    position = written(builders())
    assert position["pending"][-1] == step("BuilderFakirs", who=A, builders=3, factor=1)
    GAME.restore(position)
    position["pending"][-1] = wrong
    refused(position)


def test_a_market_is_the_one_where_the_move_ended() -> None:
    """FT-60, FT-61"""
    table = turn("e3:Y d3:YY").sow("e3", "d3 Y")
    assert table.asked == "D-MARKET"
    position = written(table)
    assert position["pending"][-1] == step("BuyCard", who=A, market=1)
    position["pending"][-1] = step("BuyCard", who=A, market=0)
    assert refused(position).where == "pending[2]"
    position["pending"][-1] = step("BuySecondCard", who=A, left=5)
    refused(position)


@pytest.mark.parametrize(
    "wrong",
    [
        step("TakeDjinn", who=A),
        step("AskSacred", who=A),
        step("SettleMeeple", seat=A, cell=4, left=3),
        step("ChooseTarget", who=A, djinn=6),
        step("ChoosePayment", who=A, djinn=6),
        step("DrawnCard", seat=A, more=0),
        step("AskShift", who=A, piece=30, cell=1),
        step("ChooseNeighbour", who=A, piece=45, cell=1),
        step("UsePower", who=A, window=1),
        step("TileAction", seat=A),
        step("Drop", who=A),
        step("ChooseSpot", who=A, spot=0),
    ],
)
def test_nothing_waits_on_the_closing_that_was_not_begun(wrong: dict[str, Any]) -> None:
    """FT-24, FT-64, FT-72: no payment, no power, no tile for it."""
    found = refused(with_pending(closing(), wrong))
    assert found.where.startswith("pending[2]")


def test_a_power_under_way_was_paid_and_marked() -> None:
    """FT-69, FT-72"""
    table = closing(djinns={A: "enki"}, elders={A: 1})
    table.step("use enki")
    table.step("pay elder")
    position = written(table)
    GAME.restore(position)
    position["state"]["players"][A]["used"] = []
    assert refused(position).where == "pending[2]"


def test_windows_wait_where_they_open() -> None:
    """FT-26"""
    table = turn("a1:Y b1:Y", djinns={A: "enki"}, elders={A: 1})
    position = written(table)
    assert position["pending"][-1] == step("UsePower", who=A, window=1)
    for window in (0, 2, 3, 4):
        position["pending"][-1] = step("UsePower", who=A, window=window)
        assert refused(position).where.startswith("pending[3]")


def test_used_powers_are_those_of_the_turn() -> None:
    """FT-68, FT-69, FT-70: a djinn without a cost, another seat's, or one used before the bids."""
    position = written(closing(djinns={A: "boaz enki", B: "leta"}))
    for seat, djinn in ((A, "boaz"), (B, "leta")):
        changed = copy.deepcopy(position)
        changed["state"]["players"][seat]["used"] = [djinn]
        assert refused(changed).where == f"state.players[{seat}].used"
    bids = written(bidding("ABC", djinns={A: "enki"}))
    bids["state"]["players"][A]["used"] = ["enki"]
    assert refused(bids).rule == "FT-69"


def test_a_move_under_way_fits_the_board() -> None:
    """FT-28, FT-29, FT-41"""
    sowing = written(turn("b2:YGR d3:RR").step("start b2", "drop c2 merchant"))
    GAME.restore(sowing)
    changed = copy.deepcopy(sowing)
    changed["state"]["path"] = ["b2", "c2 builder"]
    assert refused(changed).rule == "FT-29"
    changed = copy.deepcopy(sowing)
    changed["state"]["tiles"]["b2"]["meeples"] = "Y"
    changed["state"]["bag"]["vizier"] -= 1
    assert refused(changed).rule == "FT-28"
    nothing = written(closing())
    nothing["state"]["path"] = []
    assert refused(nothing).rule == "FT-34"


def test_refusals_speak_in_words() -> None:
    """FT-I1, FT-I2, FT-I3: whole fields, and things by their names."""
    position = written(closing())
    position["state"]["bag"]["vizier"] -= 1
    assert str(refused(position)) == "state.tiles: 15 Viziers, there are 16 (FT-I1)"
    position = written(closing())
    position["state"]["pile"]["fakir"] -= 1
    assert str(refused(position)) == "state.pile: 17 cards of fakir, there are 18 (FT-I2)"
    position = written(closing())
    position["state"]["players"][B]["camels"] = 7
    assert refused(position).where == "state.players[1].camels"


# --- all of it -------------------------------------------------------------------------------------------


def test_every_step_says_what_it_may_lie_on() -> None:
    names = {cls.__name__ for cls in STEPS}
    assert set(PENDING.beneath) == names
    assert {below for each in PENDING.beneath.values() for below in each} <= names | {"-"}


def changes_of_pending(position: Position) -> list[Callable[[], Position]]:
    """Every pending step left out, once each."""
    return [
        lambda at=at: {**position, "pending": position["pending"][:at] + position["pending"][at + 1 :]}
        for at in range(len(position["pending"]))
    ]


def test_no_step_can_be_left_out_below_the_top() -> None:
    """FT-24: windows, actions and the closing of a turn with a power under way."""
    table = turn("d4:G e4:GY d3:R", djinns={A: "leta"}, elders={A: 2}).step("pass")
    table.sow("d4", "e4 G").step("use leta")
    position = written(table)
    assert [each["step"] for each in position["pending"][2:4]] == ["TileAction", "OpenWindow"]
    for change in changes_of_pending(position)[:-1]:
        refused(change())


def test_changed_positions_are_refused_or_play_to_the_end() -> None:
    """A short run; the long one is `python -m caravanserai.testing.mutate fivetribes --positions 20000`."""
    check_mutants(GAME, 250, seed=8)
