"""Pending steps that the rules could not have pushed are refused, with the place and the rule."""

from typing import Any

import pytest
from yspahan_table import BLUE, GAME, GREEN, NINE, RED, Table

import caravanserai as cs
from caravanserai.games.yspahan.board import SHOPS
from caravanserai.testing.mutants import campaign

BAG, BARREL = SHOPS.index("bag-3-1"), SHOPS.index("barrel-3-0")


def refused(position: Any) -> tuple[str, str]:
    with pytest.raises(cs.Broken) as caught:
        GAME.restore(position)
    return caught.value.where, caught.value.rule


def step(name: str, **fields: Any) -> dict[str, Any]:
    return {"step": name, **fields}


END = step("EndTurn", seat=BLUE)
TAKE = step("TakeGroup", seat=BLUE)


def sending(*owners: int) -> Any:
    """Blue's turn, the Supervisor stopped at s1 beside cubes of these seats; everybody has a camel."""
    table = Table().date(1, 2).supervisor("s1").caravan("B").tower(camel=(2, 3, 0))
    for owner, shop in zip(owners, ("bag-3-1", "barrel-3-0"), strict=True):
        table.cubes(owner, shop)
    for seat in range(4):
        table.has(seat, camels=1)
    return table.position()


def pending(position: Any, *steps: dict[str, Any]) -> Any:
    return {**position, "pending": [END, *steps]}


@pytest.mark.parametrize(
    ("steps", "found"),
    [
        ([step("SecondCube", seat=0, shop=BAG), step("PayCamel", seat=1, shop=BAG)], ("pending[1]", "YS-58")),
        ([step("SecondCube", seat=0, shop=0), step("PayCamel", seat=1, shop=BAG)], ("pending[1]", "YS-58")),
        ([step("PayCamel", seat=2, shop=BAG)], ("pending[1]", "YS-59")),
        (
            [step("SecondCube", seat=1, shop=BARREL), step("PayCamel", seat=1, shop=BAG)],
            ("pending[1]", "YS-58"),
        ),
        ([step("BetweenCubes", seat=0, shop=BARREL)], ("pending[1]", "YS-74")),
        ([step("ChooseOrder", seat=0, first=BARREL, second=BAG)], ("pending[1]", "YS-57")),
        ([step("DrawCard", seat=1)], ("pending[1]", "YS-68")),
        ([step("PayCamel", seat=1, shop=BAG), step("SellCamels", seat=0)], ("pending[2]", "YS-82")),
        ([TAKE, step("PayCamel", seat=1, shop=BAG)], ("pending[2]", "YS-59")),
    ],
)
def test_ys_57_ys_58_ys_59_two_cubes_one_after_the_other(
    steps: list[dict[str, Any]], found: tuple[str, str]
) -> None:
    """YS-57, YS-58, YS-59, YS-62: two different shops beside the Supervisor, each cube with its owner."""
    assert refused(pending(sending(GREEN, RED), *steps)) == found


def test_ys_58_a_right_pair_is_accepted() -> None:
    """YS-58: the second cube waits while the first owner is asked; the third seat gains nothing."""
    position = pending(
        sending(GREEN, RED), step("SecondCube", seat=0, shop=BARREL), step("PayCamel", seat=1, shop=BAG)
    )
    state = GAME.restore(position)
    state.apply(GAME.parse("send"))
    state.apply(GAME.parse("send"))
    assert state.scores() == [0, 2, 2, 0]


def test_ys_57_one_owner_without_caravanserai_has_no_order() -> None:
    """YS-57: D-ORDER is not asked for one owner without Caravanserai, and bag goes before barrel."""
    position = sending(GREEN, GREEN)
    order = step("ChooseOrder", seat=0, first=BAG, second=BARREL)
    assert refused(pending(position, order)) == ("pending[1]", "YS-57")
    late = [step("SecondCube", seat=0, shop=BAG), step("PayCamel", seat=1, shop=BARREL)]
    assert refused(pending(position, *late)) == ("pending[1]", "YS-58")
    position["state"]["players"][1]["buildings"] = ["caravanserai"]
    GAME.restore(pending(position, order))
    GAME.restore(pending(position, *late))


def test_ys_61_the_second_cube_comes_after_a_load() -> None:
    """YS-61, YS-66: before the second cube the first is on the caravan, or the caravan was full."""
    position = pending(sending(GREEN, RED), step("BetweenCubes", seat=0, shop=BARREL))
    position["state"]["players"][0]["hand"] = {"exchange": 1}
    position["state"]["deck"]["exchange"] = 1
    position["state"]["history"] = ["draw 0 exchange"]
    GAME.restore(position)
    position["state"]["caravan"] = []
    assert refused(position) == ("pending[1]", "YS-74")
    position["state"]["players"][1]["points"] = {"caravan": 3}
    GAME.restore(position)


def test_ys_5_no_lot_where_an_option_names_the_first_player() -> None:
    """YS-5: FirstPlayer is pending only if the first player is drawn."""
    position = GAME.position(GAME.new(4))
    assert position["pending"] == [step("FirstPlayer")]
    position["options"]["first-player"] = "0"
    assert refused(position) == ("pending[0]", "YS-5")


def test_ys_76_a_card_that_takes_effect_lies_on_the_discard_pile() -> None:
    """YS-75, YS-76: the card is discarded first, and could do something."""
    table = Table().date(1, 2).roll(NINE)
    position = {**table.position(), "pending": [END, TAKE, step("Exchange", seat=0)]}
    assert refused(position) == ("pending[2]", "YS-77")
    position["state"]["deck"]["exchange"] = 1
    position["state"]["discard"] = {"exchange": 1}
    position["state"]["history"] = None
    GAME.restore(position)
    position["state"]["players"][0]["gold"] = 0
    assert refused(position) == ("pending[2]", "YS-77")


def test_ys_i6_a_card_before_the_group_but_no_dice() -> None:
    """YS-I6: an effect above TakeGroup in the first turn, after the roll, needs the dice of the roll."""
    position = Table().date(1, 2).position()
    position["state"].update(
        deck={**position["state"]["deck"], "exchange": 1}, discard={"exchange": 1}, history=None
    )
    position["pending"] = [END, TAKE, step("Exchange", seat=0)]
    assert refused(position) == ("state.tower", "YS-I6")
    position["pending"] = [END, TAKE, step("BuyYellow", seat=0), step("Exchange", seat=0)]
    GAME.restore(position)


@pytest.mark.parametrize(
    ("levels", "found"),
    [
        ({"camel": (1, 4), "bag": (2, 5)}, ("state.tower", "YS-I6")),
        ({"camel": (1, 4), "barrel": (2, 3), "gold": (6, 2)}, ("state.tower", "YS-I6")),
        ({"bag": (2, 4), "gold": (6, 5)}, ("state.tower", "YS-I6")),
        ({"gold": (6, 9)}, ("state.tower", "YS-I6")),
        ({"camel": (1, 4), "gold": (6, 4)}, ("state.tower", "YS-I6")),
        (
            {"camel": (1, 3), "bag": (2, 3), "barrel": (3, 1), "chest": (4, 1), "vase": (5, 1)},
            ("state.tower", "YS-I6"),
        ),
    ],
)
def test_ys_i6_right_after_the_roll(levels: dict[str, tuple[int, int]], found: tuple[str, str]) -> None:
    """YS-I6, YS-18, YS-19: all dice, no gap from camel up, the highest value on gold."""
    position = Table().roll(NINE).position()
    position["state"]["tower"] = {
        level: {"white": white, "yellow": 0, "value": value} for level, (value, white) in levels.items()
    }
    assert refused(position) == found


def in_hand(seats: int = 4, turn: int = 0, **fields: int) -> Any:
    """A group in hand, two white dice of value 3 on barrel and three of value 6 on gold."""
    table = Table(seats).date(1, 2)
    table.s.turn = turn
    seat = table.s.active()
    table.tower(barrel=(3, 2, 0), gold=(6, 3, 0))
    group = {"level": 1, "dice": 4, "value": 2, **fields}
    table.s.stack[:] = table.s.stack[:1]
    position = table.position()
    position["pending"] = [step("EndTurn", seat=seat), step("UseGroup", seat=seat, **group)]
    return position


@pytest.mark.parametrize(
    ("fields", "where"),
    [
        ({"level": 4, "value": 1}, "pending[1]"),
        ({"level": 4, "value": 3}, "pending[1]"),
        ({"level": 5, "value": 6}, "pending[1]"),
        ({"level": 2, "value": 4}, "pending[1]"),
        ({"level": 1, "value": 1}, "pending[1]"),
        ({"level": 1, "value": 3}, "pending[1]"),
        ({"level": 0, "value": 6}, "pending[1]"),
        ({"dice": 9}, "pending[1].dice"),
        ({"dice": 12}, "pending[1].dice"),
        ({"dice": 8, "seats": 2}, "pending[1].dice"),
        ({"dice": 4, "seats": 2, "turn": 1}, "pending[1].dice"),
        ({"dice": 5, "turn": 2}, "pending[1].dice"),
    ],
)
def test_ys_i6_the_group_in_hand_fits_the_tower(fields: dict[str, int], where: str) -> None:
    """YS-I6, YS-I7, YS-112: its value lies between those below and above, its dice are missing in the tower."""
    assert refused(in_hand(**fields)) == (where, "YS-I6")


def test_ys_i6_groups_that_can_be_in_hand() -> None:
    """YS-I6: up to three dice may have been yellow, in the first player's turn."""
    for fields in ({}, {"dice": 7}, {"dice": 6, "seats": 2}, {"dice": 3, "seats": 2, "turn": 1}, {"turn": 2}):
        GAME.restore(in_hand(**fields))


def test_ys_35_no_more_cubes_than_dice_boost_and_hoist() -> None:
    """YS-35: eight dice in hand, a boost and no Hoist make nine cubes."""
    position = Table().date(1, 2).tower(gold=(6, 4, 0)).position()
    position["state"]["tower"] = {"gold": {"white": 4, "yellow": 0, "value": 6}}
    for left, fine in ((9, True), (10, False)):
        position["pending"] = [END, step("Supply", seat=0, district=0, left=left)]
        if fine:
            GAME.restore(position)
        else:
            assert refused(position) == ("pending[1].left", "YS-35")


def test_ys_i9_a_week_begins_with_empty_shops() -> None:
    """YS-I9: at D-YELLOW of day 1 only the first player can have placed cubes, with Delivery."""
    position = Table().position()
    position["state"]["shops"] = {"bag-3-0": GREEN}
    assert refused(position) == ("state.shops", "YS-I9")
    position["state"]["shops"] = {"bag-3-0": BLUE}
    assert refused(position) == ("state.shops", "YS-I9")
    played = Table().date(2, 1).holds(BLUE, "place-cube").do("play place-cube", "place bag-3-0").position()
    GAME.restore(played)


@pytest.mark.parametrize(
    ("buildings", "points"),
    [
        ([], {"souks": 12, "bazaar": 2}),
        (["bazaar"], {"souks": 12, "bazaar": 3}),
        (["bazaar"], {"bazaar": 2}),
    ],
)
def test_ys_94_bazaar_points_need_a_bazaar(buildings: list[str], points: dict[str, int]) -> None:
    """YS-94: two points a complete souk, for who owns the Bazaar."""
    position = Table().date(2, 2).position()
    position["state"]["players"][2].update(buildings=buildings, points=points)
    assert refused(position) == ("state.players[2].points", "YS-94")


@pytest.mark.parametrize(
    ("seats", "options", "rule"),
    [(2, {}, "YS-109"), (3, {"build_card_timing": "build-step"}, "YS-90"), (3, {}, "")],
)
def test_ys_89_a_building_of_this_turn(seats: int, options: dict[str, str], rule: str) -> None:
    """YS-89, YS-90, YS-109: nothing is built before the action, unless with a card at a table that allows it."""
    table = Table(seats, **options).date(1, 2).roll(NINE if seats > 2 else NINE[:8])
    position = table.position()
    position["state"]["built"] = True
    assert refused(position) == ("state.built", "YS-89")
    position["state"]["players"][0]["buildings"] = ["paddock"]
    if rule:
        assert refused(position) == ("state.built", rule)
    else:
        GAME.restore(position)


def test_changed_positions_are_refused_or_play_to_the_end() -> None:
    """What `python -m caravanserai.testing.mutate yspahan` does at scale."""
    outcome = campaign(GAME, positions=250, seed=3)
    assert outcome.failures == [], outcome.text()
    assert outcome.accepted > 10
