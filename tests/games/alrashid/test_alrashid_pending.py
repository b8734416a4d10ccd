"""Positions from outside that the rules could not have led to: each is refused, with the full field and the rule."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from alrashid_table import GAME, A, B, C, Table, cs

from caravanserai.core.machine import Broken
from caravanserai.games.alrashid.pending import PENDING
from caravanserai.testing.mutants import check_mutants

Position = dict[str, Any]
Edit = Callable[[Position], object]


def written(table: Table) -> Position:
    """A position that is accepted as it is."""
    position: Position = json.loads(json.dumps(GAME.position(table.s)))
    GAME.restore(json.loads(json.dumps(position)))
    return position


def refused(position: Position, where: str, rule: str) -> str:
    """The words with which the position is refused."""
    with pytest.raises(Broken) as caught:
        GAME.restore(position)
    assert (caught.value.where, caught.value.rule) == (where, rule)
    return caught.value.what


def on_turn() -> Table:
    """A is on turn; B and C stand in the Intrigue Guild, A in Lore and Sanmatia."""
    table = Table(3).year(2).goods(A, 3, 3, 3, 3, 3).goods(B, 2, 2, 2, 2, 2).title(A, "smuggler")
    table.stand("intrigue", B, "merchant").stand("intrigue", C, "sage")
    return table.stand("lore", A, "merchant").stand("sanmatia", A, "sage").hand(A, "red-3").turn()


def visiting() -> Table:
    """B chooses the actions of the first visit to the Intrigue Guild; C waits."""
    return on_turn().do("resolve intrigue")


# --- state and pending steps together ------------------------------------------------------------------


@pytest.mark.parametrize("announced", [[2], [0], [1, 2]])
def test_nobody_has_taken_a_service_before_a_palace_is_resolved(announced: list[int]) -> None:
    """AR-86 A seat that took nothing would come first in the next order."""
    position = written(on_turn())
    position["state"]["announced"] = announced
    refused(position, "state.announced", "AR-86")


@pytest.mark.parametrize("announced", [[1], [2], [0], [1, 1]])
def test_nobody_has_taken_the_service_before_his_visit(announced: list[int]) -> None:
    """AR-71 It would make a spy step."""
    position = written(visiting())
    position["state"]["announced"] = announced
    refused(position, "state.announced", "AR-71")


def test_announced_seats_stand_in_the_order_of_their_ranks() -> None:
    """AR-71"""
    position = written(visiting().do("visit service", "visit service"))
    assert position["state"]["announced"] == [1, 2]
    position["state"]["announced"] = [2, 1]
    refused(position, "state.announced", "AR-71")


@pytest.mark.parametrize("year", [1, 2, 5])
def test_nothing_is_pending_only_when_the_game_is_over(year: int) -> None:
    """AR-134"""
    position = written(on_turn().year(year))
    position["pending"] = []
    refused(position, "pending", "AR-134")


def test_a_finished_game_is_accepted() -> None:
    """AR-134 The board is empty after the fifth year."""
    table = Table(2).year(5).stand("lore", A, "sage").turn().do("resolve lore", "visit none", "end")
    assert table.s.actor() == cs.OVER
    written(table)


def test_a_turn_needs_a_pawn_on_the_board() -> None:
    """AR-35"""
    table = Table(3).stand("lore", A, "sage").stand("lore", B, "sage").turn()
    position = written(table)
    position["state"]["areas"]["military"]["resolved"] = True
    position["pending"][1:] = [{"step": "Round", "index": 3}, {"step": "TakeTurn", "who": 2, "activated": 0}]
    assert refused(position, "pending[2].who", "AR-35") == "that seat has no pawn on the board"


@pytest.mark.parametrize(("who", "rank"), [(0, 0), (2, 0), (1, 1), (0, 2)])
def test_visitors_stand_there_at_their_ranks(who: int, rank: int) -> None:
    """AR-32, AR-48 A has no pawn in the Intrigue Guild, B is first there and C second."""
    position = written(visiting())
    position["pending"][-1].update(who=who, rank=rank)
    refused(position, f"pending[{len(position['pending']) - 1}]", "AR-49")


def test_an_area_is_resolved_once_a_year() -> None:
    """AR-41"""
    position = written(on_turn().do("resolve sanmatia", "pick"))
    areas = position["state"]["areas"]
    areas["sanmatia"].update(resolved=True, row=[])
    position["state"]["players"][0]["pawns"]["reserve"]["sage"] = 1
    refused(position, "pending[3]", "AR-41")


def test_the_next_order_comes_from_the_palace() -> None:
    """AR-86 It cannot differ before the palace is resolved, and the others keep their order."""
    position = written(on_turn())
    position["state"]["next_order"] = [1, 0, 2]
    refused(position, "state.next_order", "AR-86")
    table = Table(5).stand("lore", A, "sage").stand("lore", B, "sage").turn(B)
    table.s.resolved |= 1 << 5
    table.s.next_order = (4, 0, 1, 2, 3)
    position = written(table)
    position["state"]["next_order"] = [4, 0, 1, 3, 2]
    refused(position, "state.next_order", "AR-86")


def test_stacks_are_not_shuffled_a_thousand_times() -> None:
    """AR-18 A game has not so many draws."""
    position = written(on_turn())
    position["state"]["tokens"]["red"]["batch"] = 68
    GAME.restore(json.loads(json.dumps(position)))
    for batch in (69, 1000):
        position["state"]["tokens"]["red"]["batch"] = batch
        refused(position, "state.tokens.red.batch", "")


def test_who_knows_a_token_has_looked_at_it() -> None:
    """AR-73"""
    position = written(on_turn().camp("spice-road", "blue-3", seen=(B,)))
    position["state"]["looks"] = []
    refused(position, "state.areas.spice-road.camp", "AR-73")
    position["state"]["looks"] = [{"year": 3, "seat": 1, "area": "spice-road"}]
    refused(position, "state.looks[0].year", "AR-73")


def test_goods_lie_there_until_the_trade() -> None:
    """AR-I7"""
    position = written(on_turn())
    position["state"]["areas"]["silk-road"]["items"]["silk"] = 3
    refused(position, "state.areas.silk-road.items.silk", "AR-I7")


def test_only_big_pawns_are_set_aside_on_diplomats() -> None:
    """AR-113"""
    position = written(Table(2).at_placement())
    pawns = position["state"]["players"][0]["pawns"]
    pawns.update(reserve={"pasha": 1, "merchant": 1}, aside={"sage": 1})
    refused(position, "state.players[0].pawns.aside", "AR-113")


# --- pending steps --------------------------------------------------------------------------------------


def last(**fields: object) -> Edit:
    """Change the step on top."""
    return lambda position: position["pending"][-1].update(fields)


def step(name: str, **fields: object) -> dict[str, object]:
    return {"step": name, **fields}


def on_top(*steps: dict[str, object]) -> Edit:
    """Put steps in place of the one on top."""
    return lambda position: position["pending"].__setitem__(slice(-1, None), steps)


CASES: list[tuple[str, Callable[[], Table], Edit]] = [
    ("a turn of another", on_turn, last(who=1)),
    ("an activation that never was", on_turn, last(activated=1)),
    ("a round before it began", on_turn, lambda p: p["pending"][1].update(index=0)),
    ("a later turn before the first", on_turn, lambda p: p["pending"][1].update(index=2)),
    ("the end of a turn without a resolution", on_turn, on_top(step("AfterResolving", who=0))),
    ("a title at work that is not turned over", on_turn, on_top(step("SmugglerSwap", who=0))),
    ("a Plotter nobody owns", on_turn, on_top(step("PlotPawn", who=0))),
    ("a visit without its palace", on_turn, on_top(step("GuildActions", who=0, palace=2, rank=0))),
    ("a guild that is no guild", visiting, last(palace=5)),
    ("another palace", visiting, last(palace=1)),
    ("a favour that is copied elsewhere", visiting, on_top(step("CopyFavour", who=1, palace=2, rank=0, actions=4))),
    (
        "a favour where none was chosen",
        visiting,
        on_top(step("ChooseTitle", who=1, palace=0, rank=0, actions=2, favour=1)),
    ),
    ("no title where one was chosen", visiting, on_top(step("ChooseTitle", who=1, palace=0, rank=0, actions=1, favour=-1))),
    (
        "a title of another palace",
        lambda: visiting().notes(B, 1),
        on_top(step("SpendNote", who=1, palace=0, rank=0, actions=2, favour=-1, title=9)),
    ),
    (
        "a note that is not there",
        visiting,
        on_top(step("SpendNote", who=1, palace=0, rank=0, actions=2, favour=-1, title=0)),
    ),
    ("an Impostor nobody bought", visiting, on_top(step("ImpostorFavour", who=1, used=0, left=2))),
    ("a Vizier who is not here", lambda: on_turn().do("resolve lore"), on_top(step("VizierSwap", who=0))),
    ("tokens for nothing", lambda: on_turn().do("resolve lore"), on_top(step("DrawToken", who=0, left=1))),
    ("a price that is not the visit's", lambda: visiting().do("visit title", "buy plotter"), last(price=4)),
    ("a payment of another", lambda: visiting().do("visit title", "buy plotter"), last(who=2)),
    ("a payment beyond the goods", lambda: visiting().do("visit title", "buy plotter"), last(paid=[3])),
    ("a spy who took no service", lambda: visiting().do("visit service", "visit none"), last(who=2)),
    (
        "more spy steps than there are",
        lambda: visiting().do("visit none", "visit service"),
        lambda p: p["pending"].append(step("SpyStep", who=2)),
    ),
    ("a trade of more items", lambda: on_turn().do("resolve sanmatia", "pick"), last(left=4)),
    ("a trade of another", lambda: on_turn().do("resolve sanmatia"), last(who=1)),
    ("a trade elsewhere", lambda: on_turn().do("resolve sanmatia"), last(territory=6)),
    ("a trade of the other reading", lambda: on_turn().do("resolve sanmatia", "pick"), on_top(step("TakeDifferent", who=0, territory=8, left=3, taken=[]))),
    ("a battle without tokens", lambda: on_turn().do("resolve sanmatia"), on_top(step("Battle", territory=8), step("FightOrFlee", who=0, territory=8))),
    ("a Raider without a battle", lambda: on_turn().do("resolve sanmatia"), on_top(step("Battle", territory=8), step("RaiderGood", who=0, territory=8))),
    (
        "tokens that are not in hand",
        lambda: on_turn().camp("sanmatia", "red-2").do("resolve sanmatia", "fight"),
        last(chosen=[2]),
    ),
    (
        "a fight of another",
        lambda: on_turn().camp("sanmatia", "red-2").do("resolve sanmatia"),
        last(who=1),
    ),
    ("a placement out of turn", lambda: Table(3).at_placement(), last(who=1, place=1)),
    ("another place in the order", lambda: Table(3).at_placement(), last(place=1)),
    ("a Diplomat nobody owns", lambda: Table(3).at_placement(), on_top(step("PlaceReserves"), step("SetAside", who=0))),
    ("a first token in the second year", lambda: Table(3).year(2).at_placement(), lambda p: p.update(pending=[step("StartYear"), step("StartToken", who=2)])),
    ("a tile after the last year", lambda: Table(3).year(5).at_placement(), lambda p: p.update(pending=[step("StartYear"), step("DrawTile")])),
    ("a token that no tile named", lambda: Table(3).year(2).at_placement(), lambda p: p.update(pending=[step("StartYear"), step("LayTokens", tile=3, index=1), step("LaidToken", territory=12, colour=0)])),
    ("only things that run by themselves", on_turn, lambda p: p.update(pending=p["pending"][:2])),
]  # fmt: skip


@pytest.mark.parametrize(("what", "table", "edit"), CASES, ids=[case[0] for case in CASES])
def test_steps_that_the_rules_could_not_have_pushed_are_refused(
    what: str, table: Callable[[], Table], edit: Edit
) -> None:
    position = written(table())
    edit(position)
    with pytest.raises(Broken) as caught:
        GAME.restore(position)
    assert caught.value.where.startswith(("pending", "state"))
    assert caught.value.what


def test_every_step_and_field_is_declared() -> None:
    for cls in GAME.steps:
        assert cls.__name__ in PENDING.beneath
        for field in cls.fields:
            assert PENDING.limit(cls.__name__, field) is not None, (cls, field)
    assert set(PENDING.beneath) == {cls.__name__ for cls in GAME.steps}


def test_whatever_is_accepted_can_be_played() -> None:
    """A short run; the long one is `python -m caravanserai.testing.mutate alrashid --positions 20000`."""
    check_mutants(GAME, 250, seed=5)


# --- positions of before --------------------------------------------------------------------------------


def test_positions_without_the_new_options_are_read() -> None:
    position = written(on_turn())
    for name in ("trade", "court", "last-activation", "raider"):
        del position["options"][name]
    state = GAME.restore(position)
    assert state.options == ("published", "allowed", "any", "received", "on", "battle", "0-1-2")
