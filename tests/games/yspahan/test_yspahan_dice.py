"""Set-up, the course of a day and the supply phase (YS-1 to YS-23)."""

import pytest
from yspahan_table import BLUE, EIGHT, GAME, GREEN, NINE, RED, YELLOW, Table

import caravanserai as cs
from caravanserai.games.yspahan.board import COPIES
from caravanserai.games.yspahan.fields import DECK, DISCARD


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ys_1_ys_2_ys_3_ys_4_set_up(seats: int) -> None:
    """YS-1, YS-2, YS-3, YS-4: set up."""
    state = GAME.new(seats)
    view = GAME.view(state, 0)
    assert (view["week"], view["day"], view["supervisor"]) == (1, 1, "square-c")
    assert [seat["colour"] for seat in view["seats"]] == ["blue", "green", "red", "yellow"][:seats]
    for seat in view["seats"]:
        assert (seat["gold"], seat["camels"], seat["cards"], seat["points"]) == (2, 0, 0, 0)
        assert not any(building["built"] for building in seat["buildings"])
    assert not any(souk["owner"] is not None for souk in view["souks"])
    assert not any(level["white"] or level["yellow"] for level in view["tower"])
    table = Table(seats)
    assert table.s.pile(DECK) == [COPIES] * 9
    assert table.s.pile(DISCARD) == [0] * 9


def test_ys_5_first_player_drawn_or_chosen() -> None:
    """YS-5: first player drawn or chosen."""
    drawn = GAME.new(3)
    assert drawn.actor() == cs.CHANCE
    assert [GAME.name(action) for action in drawn.legal()] == [
        "first-player 0",
        "first-player 1",
        "first-player 2",
    ]
    assert drawn.weights() == [1, 1, 1]
    assert GAME.new(3, first_player="2").actor() == RED


@pytest.mark.parametrize(("seats", "dice"), [(2, 8), (3, 9), (4, 9)])
def test_ys_6_number_of_dice(seats: int, dice: int) -> None:
    """YS-6: number of dice."""
    table = Table(seats).do("buy 2")
    for _ in range(dice):
        assert table.options() == [f"white {face}" for face in range(1, 7)]
        table.do("white 3")
    assert table.options() == [f"yellow {face}" for face in range(1, 7)]
    table.do("yellow 4", "yellow 3")
    assert table.levels() == {"camel": (3, dice, 1), "gold": (4, 0, 1)}


def test_ys_7_nothing_runs_out() -> None:
    """YS-7: nothing runs out."""
    table = Table().has(BLUE, gold=60, camels=60).tower(camel=(1, 2, 0), gold=(6, 7, 0))
    table.do("take gold", "use goods")
    assert table.s.gold[BLUE] == 67


@pytest.mark.parametrize(("seats", "slots"), [(2, 6), (3, 9), (4, 12)])
def test_ys_8_ys_105_ys_107_caravan_slots(seats: int, slots: int) -> None:
    """YS-8, YS-105, YS-107: caravan slots."""
    assert len(GAME.view(Table(seats).s, None)["caravan"]) == slots


def test_ys_9_nothing_passes_between_players() -> None:
    """YS-9 What one player gains never comes out of another one's stock: no action names another seat."""
    assert [each.word for each in GAME.actions.ranges if "seat" in each.names] == ["first-player"]


def test_ys_10_ys_11_ys_12_twenty_one_days_of_one_turn_each() -> None:
    """YS-10, YS-11, YS-12: twenty one days of one turn each."""
    table = Table(3)
    days: list[tuple[int, int]] = []
    turns = 0
    while table.s.stack:
        if table.s.turn == 0:
            days.append((table.s.week, table.s.day))
            table.roll("111222333")
        turns += 1
        table.quick_turn()
    assert days == [(week, day) for week in (1, 2, 3) for day in range(1, 8)]
    assert turns == 63


def test_ys_13_ys_15_an_action_first_then_a_building() -> None:
    table = Table().has(BLUE, camels=2).roll(NINE)
    assert table.options() == ["take camel", "take bag", "take barrel", "take gold"]
    assert table.why("build paddock normal") == ("YS-13", "build-later")
    assert table.why("draw") == ("YS-15", "must-take")
    table.do("take camel", "use goods")
    assert "build paddock normal" in table.options()


def test_ys_14_cards_before_yellow_dice_and_after_the_roll() -> None:
    """YS-14: cards before yellow dice and after the roll."""
    table = Table().has(BLUE, gold=0).holds(BLUE, "three-gold", "three-camels")
    assert table.options() == ["buy 0", "play three-camels", "play three-gold"]
    table.do("play three-gold")
    assert table.options("buy") == ["buy 0", "buy 1", "buy 2", "buy 3"]
    table.roll(NINE, "1")
    assert "play three-camels" in table.options()


def test_ys_16_price_of_yellow_dice() -> None:
    table = Table()
    assert table.options() == ["buy 0", "buy 1", "buy 2"]
    assert table.why("buy 3") == ("YS-16", "gold")
    assert table.has(BLUE, gold=9).options() == ["buy 0", "buy 1", "buy 2", "buy 3"]
    assert table.do("buy 3").s.gold[BLUE] == 6
    assert Table().roll(NINE).do("take camel", "use goods", "end").asked() == (GREEN, "D-GROUP")


def test_ys_17_colours_do_not_matter_for_a_group() -> None:
    """YS-17: colours do not matter for a group."""
    assert Table().roll("111111112", "12").levels() == {"camel": (1, 8, 1), "gold": (2, 1, 1)}


def test_ys_18_the_highest_value_is_gold() -> None:
    """YS-18 Trap 1: gold is filled even when levels below it stay empty."""
    assert list(Table().roll("111111113").levels()) == ["camel", "gold"]
    assert list(Table().roll("111111123").levels()) == ["camel", "bag", "gold"]


def test_ys_19_one_value_is_camel() -> None:
    """YS-19: one value is camel."""
    table = Table().roll("666666666")
    assert table.levels() == {"camel": (6, 9, 0)}
    assert table.options() == ["take camel"]


def test_ys_20_an_empty_level_cannot_be_chosen() -> None:
    table = Table().roll(NINE)
    assert table.why("take vase") == ("YS-20", "level-empty")


def test_ys_21_ys_22_nothing_slides() -> None:
    """YS-21, YS-22 Trap 2."""
    table = Table().has(BLUE, gold=3).roll("222444466", "335")
    table.do("take camel", "use goods", "end")
    assert table.levels() == {"barrel": (4, 4, 0), "gold": (6, 2, 0)}


def test_ys_23_no_second_roll_and_no_refund() -> None:
    """YS-23: no second roll and no refund."""
    table = Table().roll("666666666", "12")
    assert table.s.gold[BLUE] == 0
    table.do("take camel", "use goods", "end")
    assert table.s.gold[BLUE] == 0
    assert table.levels() == {"gold": (6, 9, 0)}
    assert table.asked() == (GREEN, "D-GROUP")


def test_the_first_players_turn_order_is_clockwise() -> None:
    """YS-1, YS-12."""
    table = Table(first=RED).roll(NINE)
    seats = []
    for _ in range(4):
        seats.append(table.s.active())
        table.quick_turn()
    assert seats == [RED, YELLOW, BLUE, GREEN]


def test_two_players_roll_eight() -> None:
    """YS-107."""
    assert sum(white for _, white, _ in Table(2).roll(EIGHT).levels().values()) == 8
