"""Positions as JSON: what is refused, with the invariant or rule it breaks."""

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest
from alrashid_table import GAME, A, B, Table, cs

Edit = Callable[[dict[str, Any]], object]


def position() -> dict[str, Any]:
    """A turn of A in year 2 with a bit of everything."""
    table = (
        Table(4).year(2).goods(A, 2, 1, 0, 0, 1).notes(A, 2).influence(B, 3).title(A, "smuggler", "plotter")
    )
    table.hand(A, "red-2", "blue-4").camp("sanmatia", "red-3", seen=(A,)).camp("sanmatia", "blue-3", up=True)
    table.stand("lore", A, "merchant", "sage").stand("lore", B, "sage").stand("al-rashid", B, "pasha").turn()
    table.s.resolved = 1
    table.s.check()
    return json.loads(json.dumps(GAME.position(table.s)))  # type: ignore[no-any-return]


def test_round_trip() -> None:
    written = position()
    assert GAME.position(GAME.restore(copy.deepcopy(written))) == written


EDITS: list[tuple[str, Edit]] = [
    ("AR-I1", lambda p: p["state"]["players"][0]["pawns"]["box"].update(sage=0)),
    (
        "AR-I1",
        lambda p: p["state"]["players"][0]["pawns"].update(
            box={"pasha": 3, "merchant": 2, "sage": 6}, reserve={}
        ),
    ),
    ("AR-25", lambda p: p["state"]["areas"]["lore"]["row"][0]["pawns"].update(merchant=2)),
    ("AR-I1", lambda p: p["state"]["areas"]["lore"]["row"][0]["pawns"].update(pasha=1)),
    ("AR-I2", lambda p: p["state"]["areas"]["lore"]["row"].append({"seat": 0, "pawns": {"sage": 1}})),
    ("AR-I2", lambda p: p["state"]["areas"]["lore"]["row"].append({"seat": 2, "pawns": {}})),
    ("AR-I4", lambda p: p["state"]["players"][0]["hand"].append({"token": "red-2", "batch": 0})),
    ("AR-I4", lambda p: p["state"]["players"][0]["hand"][0].update(batch=4)),
    ("AR-I5", lambda p: p["state"].update(notes=12)),
    ("AR-I5", lambda p: p["state"].update(influence=24)),
    ("AR-I6", lambda p: p["state"]["titles"].update(smuggler=2)),
    ("AR-I7", lambda p: p["state"]["areas"]["sanmatia"]["items"].update(silk=1)),
    ("AR-I8", lambda p: p["state"].update(order=[0, 1, 2, 2])),
    ("AR-I9", lambda p: p["state"]["areas"]["lore"].update(resolved=True)),
    ("AR-I10", lambda p: p["state"].update(year=3)),
    ("AR-I10", lambda p: p["state"].update(tiles=["setup-1", "setup-2"])),
    ("AR-I13", lambda p: p["state"]["players"][0]["used"].update(smuggler=2)),
    ("AR-I14", lambda p: p["state"]["areas"]["sanmatia"]["camp"][1].update(seen_by=[0])),
    ("", lambda p: p["state"].update(looks=[{"year": 1, "seat": 0, "area": "lore"}])),
]


@pytest.mark.parametrize(("rule", "edit"), EDITS)
def test_impossible_positions_are_refused_with_their_rule(rule: str, edit: Edit) -> None:
    broken = position()
    edit(broken)
    with pytest.raises(cs.Broken) as caught:
        GAME.restore(broken)
    assert caught.value.rule == rule


def test_ar_i3_no_merchant_at_court() -> None:
    broken = position()
    court = broken["state"]["areas"]["al-rashid"]["row"][0]["pawns"]
    court.clear()
    court["merchant"] = 1
    pawns = broken["state"]["players"][1]["pawns"]
    pawns["reserve"] = {"pasha": 1}
    with pytest.raises(cs.Broken) as caught:
        GAME.restore(broken)
    assert caught.value.rule == "AR-I3"


PENDING: list[list[dict[str, Any]]] = [
    [{"step": "TakeTurn", "who": 0, "activated": 0}],
    [{"step": "PhaseEnd"}],
    [{"step": "PhaseEnd"}, {"step": "Round", "index": 1}, {"step": "TakeTurn", "who": 4, "activated": 0}],
    [{"step": "PhaseEnd"}, {"step": "Round", "index": 1}, {"step": "TakeTurn", "who": 0, "activated": 2}],
    [
        {"step": "PhaseEnd"},
        {"step": "Round", "index": 1},
        {"step": "RemoveToken", "who": 0, "territory": 8, "colour": 2},
    ],
    [
        {"step": "PhaseEnd"},
        {"step": "Round", "index": 1},
        {"step": "RemoveToken", "who": 0, "territory": 6, "colour": 0},
    ],
    [
        {"step": "PhaseEnd"},
        {"step": "Round", "index": 1},
        {"step": "Negotiate", "who": 0},
        {"step": "Leave", "area": 2},
    ],
    [{"step": "PhaseEnd"}, {"step": "Round", "index": [1]}, {"step": "TakeTurn", "who": 0, "activated": 0}],
    [{"step": "Resolution"}, {"step": "PlaceAsides"}, {"step": "PlacePawn", "who": 0, "place": 0}],
    [{"step": "Dance"}],
]


@pytest.mark.parametrize("pending", PENDING)
def test_impossible_steps_are_refused(pending: list[dict[str, Any]]) -> None:
    broken = position()
    broken["pending"] = pending
    with pytest.raises(cs.Broken):
        GAME.restore(broken)


def test_payments_beyond_the_goods_are_refused() -> None:
    table = Table().goods(A, 2, 2, 2, 0, 0).stand("al-rashid", A, "pasha").turn()
    table.do("resolve al-rashid", "court title", "buy law-expert", "pay hardwood 1")
    written = json.loads(json.dumps(GAME.position(table.s)))
    GAME.restore(copy.deepcopy(written))
    for paid in ([3], [1, 1, 1, 0, 0], "1"):
        broken = copy.deepcopy(written)
        broken["pending"][-1]["paid"] = paid
        with pytest.raises(cs.Broken):
            GAME.restore(broken)


def test_fields_of_the_wrong_shape_are_named() -> None:
    broken = position()
    del broken["state"]["areas"]["lore"]
    with pytest.raises(cs.Broken, match=r"state\.areas\.lore"):
        GAME.restore(broken)
    broken = position()
    broken["state"]["colour"] = "red"
    with pytest.raises(cs.Broken, match="unknown field"):
        GAME.restore(broken)
